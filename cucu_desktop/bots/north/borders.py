"""Borders of the northern games, with twenty-one ranks: from which card on sensible players keep.

Who asks may meet one of five matadors of twenty-one, so that one keeps lower cards than elsewhere.
"""

from functools import cache
from typing import Final

from cucu_desktop.bots.borders import Borders, read
from cucu_desktop.engine.cards import GNAV, KILLE

_FOUND: Final = {
    GNAV.name: {
        2: ("b9", "bb", "ab", "bb"),
        3: ("9 8.34 6:8/50/92", "3.9 4 4", "9 8.7 8", "5 6 6"),
        4: ("8.89 8.04 6:8/64 6:50/96", "3.96 3.9 4 4", "9 8 7.7 8", "5 4.8 4 4"),
        5: ("8 7.67 7.03 5:6/66 5:24/90", "3.4 3.3 3.6 4 4", "8 7.2 7 7 7", "5.1 5 5 5 5"),
        6: ("7.9 7.55 7 6.35 5:18/98 5.2", "3.2 3.2 3.1 3 3 3", "8 7 7 6.3 6 6", "4.6 5 4.6 4.5 4.5 4.5"),
        8: ("77666554", "33333333", "76666555", "33333333"),
    },
    KILLE.name: {
        2: ("a8", "bb", "7b", "bb"),
        3: ("9.95 8:20/90 6:16/60/80", "3.9 3 3", "9 8:40/80 8", "18 15 15"),
        4: ("9 8.1 6:8/65 5:6/68/80", "3.6 3 3 3", "9.5 8 6:6/78 7", "9.2 9.6 8 8"),
        5: ("8.9 7.85 7.25 5:10/60 5:48/72", "3.5 3 3 3 3", "9 8 6.9 6.2 6", "8.9 8 8 8 8"),
        6: (
            "8.1 7.5 7 6.3 5:50/80 4:20/88/95",
            "3.2 2.7 2.7 2.7 2.7 2.7",
            "8.5 7.4 6.8 6.1 6 5",
            "8.2 7.6 7.6 7.5 7 7",
        ),
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
_ASKED_BEFORE_A_FOOL: Final = 2
"""The same once somebody is known to have a low card: only the lowest of all is lost anyhow then."""
FARTHER: Final = "4"
"""The border of who has still more players after them."""


@cache
def borders(players: int, pack: str = GNAV.name) -> Borders:
    """Return the borders at a table of so many players; between two sizes the smaller one's hold."""
    sizes = _FOUND.get(pack, _FOUND[GNAV.name])
    size = max(size for size in sizes if size <= players)
    return read(sizes[size], players - size, FARTHER)


def border_before_a_fool(players: int, after: int, *, is_asked: bool = False) -> int:
    """Return from which rank on one keeps a card when the next of so many players has a fool.

    Args:
        players: how many play.
        after: how many come after.
        is_asked: whether somebody is known to have a low card.
    """
    found = _BEFORE_A_FOOL[min(max(players, min(_BEFORE_A_FOOL)), max(_BEFORE_A_FOOL))]
    border = found[min(after, len(found)) - 1]
    return min(border, _ASKED_BEFORE_A_FOOL) if is_asked else border
