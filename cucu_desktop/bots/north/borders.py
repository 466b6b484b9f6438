"""Borders of the northern games, with twenty-one ranks: from which card on sensible players keep.

Who asks may meet one of five matadors of twenty-one, so that one keeps lower cards than elsewhere.
"""

from functools import cache
from typing import Final

from cucu_desktop.bots.borders import Borders, read
from cucu_desktop.engine.cards import GNAV, KILLE

_FOUND: Final = {
    GNAV.name: {
        2: ("b9", "bb", "ab"),
        3: ("a98", "5aa", "88a"),
        4: ("9887", "5588", "8778"),
        6: ("977766", "442377", "765647"),
        8: ("76655555", "43443566", "76554446"),
    },
    KILLE.name: {
        2: ("a8", "bb", "7b"),
        3: ("a98", "5aa", "88a"),
        4: ("9887", "5588", "8778"),
        5: ("88777", "55588", "77774"),
        6: ("877665", "544577", "876657"),
        8: ("77666544", "54444466", "76666446"),
        10: ("7665555433", "5544443344", "6665555444"),
    },
}
"""By pack and number of players the borders when unasked, asked and given, the dealer's first.

Those of Slabberjan are Gnav's. Found by `fit_north_borders`: in Kille nobody saves more than 0.001 lives a
deal by others; of three, the best go round in a circle.
"""
FARTHER: Final = "4"
"""The border of who has still more players after them."""


@cache
def borders(players: int, pack: str = GNAV.name) -> Borders:
    """Return the borders at a table of so many players; between two sizes the smaller one's hold."""
    sizes = _FOUND.get(pack, _FOUND[GNAV.name])
    size = max(size for size in sizes if size <= players)
    return read(kind + FARTHER * (players - size) for kind in sizes[size])
