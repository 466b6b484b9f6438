"""Borders of the northern games, with twenty-one ranks: from which card on sensible players keep.

Who asks may meet one of five matadors of twenty-one, so that one keeps lower cards than elsewhere.
"""

from functools import cache
from typing import Final

from cucu_desktop.bots.borders import Borders, read

_FOUND: Final = {
    2: ("b9", "bb", "ab"),
    3: ("a98", "5aa", "88a"),
    4: ("9887", "5588", "8778"),
    6: ("977766", "442377", "765647"),
    8: ("76655555", "43443566", "76554446"),
}
"""By number of players the borders when unasked, asked and given, the dealer's first."""
FARTHER: Final = "4"
"""The border of who has still more players after them."""


@cache
def borders(players: int) -> Borders:
    """Return the borders at a table of so many players; between two sizes the smaller one's hold."""
    size = max(size for size in _FOUND if size <= players)
    return read(kind + FARTHER * (players - size) for kind in _FOUND[size])
