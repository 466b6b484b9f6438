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
        3: ("987", "444", "b88", "666"),
        4: ("9877", "4444", "9888", "5444"),
        5: ("88876", "34444", "88777", "45555"),
        6: ("887665", "333333", "777766", "444444"),
        8: ("77666554", "33333333", "76666555", "33333333"),
    },
    KILLE.name: {
        2: ("a8", "bb", "7b"),
        3: ("a88", "333", "b88", "fff"),
        4: ("9876", "3333", "9777", "9555"),
        5: ("87766", "32222", "77666", "57766"),
        6: ("877665", "322222", "776665", "655555"),
        8: ("66665554", "22222222", "66666555", "44455555"),
        10: ("7665555433", "2222222222", "7665555444", "4444444444"),
    },
}
"""By pack and number of players the borders when unasked, asked, given and stopped, the dealer's first.

Those of Slabberjan are Gnav's. Found by `benchmarks/fits`, and by watching the best: they keep from where
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
    return read(sizes[size], players - size, FARTHER)
