"""Borders of Cambio, with twenty ranks: from which card on sensible players keep.

Who asks may meet human, cat or fool, and the fallen lose beside the lowest: so one keeps lower cards than
elsewhere.
"""

from functools import cache
from typing import Final

from cucu_desktop.bots.borders import Borders, read

_FOUND: Final = {
    2: ("aa", "99", "99"),
    3: ("a98", "555", "b98", "eee"),
    4: ("9887", "4444", "9877", "9999"),
    5: ("88876", "43333", "88777", "87777"),
    6: ("787765", "333333", "777666", "566666"),
    8: ("66665554", "33333333", "66666655", "55555555"),
}
"""By number of players the borders when unasked, asked, given and stopped, the last player's first."""
FARTHER: Final = "5"
"""The border of who has still more players after them."""


@cache
def borders(players: int) -> Borders:
    """Return the borders at a table of so many players; between two sizes the smaller one's hold."""
    size = max((size for size in _FOUND if size <= players), default=min(_FOUND))
    return read(_FOUND[size], players - size, FARTHER)
