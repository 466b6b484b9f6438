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
        3: ("988", "444", "b88"),
        4: ("9876", "4444", "9888"),
        5: ("88876", "34444", "88777"),
        6: ("887755", "444444", "877766"),
        8: ("77666554", "33333333", "76666555"),
    },
    KILLE.name: {
        2: ("a8", "bb", "7b"),
        3: ("a87", "444", "a88"),
        4: ("9876", "3333", "8877"),
        5: ("87765", "32222", "77777"),
        6: ("877655", "332222", "776666"),
        8: ("66665554", "32222222", "66666655"),
        10: ("7665555433", "3222222222", "7665555444"),
    },
}
"""By pack and number of players the borders when unasked, asked and given, the dealer's first.

Those of Slabberjan are Gnav's. Found by `fit_north_borders`, and by watching the best: they keep from where
the best do who reckon with these. At small tables, for the first players, these are not quite the borders
with which nobody saves a life.
"""
FARTHER: Final = "4"
"""The border of who has still more players after them."""


@cache
def borders(players: int, pack: str = GNAV.name) -> Borders:
    """Return the borders at a table of so many players; between two sizes the smaller one's hold."""
    sizes = _FOUND.get(pack, _FOUND[GNAV.name])
    size = max(size for size in sizes if size <= players)
    return read(kind + FARTHER * (players - size) for kind in sizes[size])
