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
        3: ("9 8.16 7.44", "3.8 4 4", "b88", "5 6 6"),
        4: ("8.84 8 7.22 6.61", "3.96 3.88 4 4", "9888", "4.98 4 4 4"),
        5: ("8.75 7.85 7.09 6.39 5.57", "3.58 3.76 4 4 4", "88777", "4.96 5.05 5 5 5"),
        6: ("7.8 7.45 6.79 6.2 5.7 5.13", "3.08 3.27 3.14 3 3 3", "777766", "4.32 4.37 4.44 4 4 4"),
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
_BEFORE_A_FOOL: Final = {3: (5, 3), 4: (4, 3, 2), 5: (3, 2), 6: (3, 2)}
"""From which ranks on the best keep if the next one has a fool that pays beside the lowest, as watched.

By number of players, for who has one player after them, two, and so on. A lower card is lost anyhow, and who
has the fool at least draws somebody else down.
"""
FARTHER: Final = "4"
"""The border of who has still more players after them."""


@cache
def borders(players: int, pack: str = GNAV.name) -> Borders:
    """Return the borders at a table of so many players; between two sizes the smaller one's hold."""
    sizes = _FOUND.get(pack, _FOUND[GNAV.name])
    size = max(size for size in sizes if size <= players)
    return read(sizes[size], players - size, FARTHER)


def border_before_a_fool(players: int, after: int) -> int:
    """Return from which rank on one keeps a card when the next of so many players has a fool."""
    found = _BEFORE_A_FOOL[min(max(players, min(_BEFORE_A_FOOL)), max(_BEFORE_A_FOOL))]
    return found[min(after, len(found)) - 1]
