"""Borders of the northern games, with twenty-one ranks.

An exchanger may meet one of five matadors of twenty-one, so that lower cards are kept.
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

Slabberjan shares those of Gnav. Found by `benchmarks/fits`, as the observed play of the best: a fixed point
of best responses. At small tables, for the first players, they are not quite those that minimise the loss of
lives.
"""
_BEFORE_A_FOOL: Final = {3: (5, 3), 4: (4, 3, 2), 5: (3, 2), 6: (3, 2)}
"""The observed keep thresholds before a player with a fool that pays besides the lowest.

By number of players, for the turn with one player after it, two, and so on. A lower card is lost in any case,
and its exchange for the fool makes another player pay as well.
"""
_ASKED_BEFORE_A_FOOL: Final = 2
"""The keep threshold if a player is known to have a low card: then only the lowest card surely loses."""
FARTHER: Final = "4"
"""The border of players with still more players after them."""


@cache
def borders(players: int, pack: str = GNAV.name) -> Borders:
    """Return the borders for a number of players; between two sizes the smaller one's hold."""
    sizes = _FOUND.get(pack, _FOUND[GNAV.name])
    size = max(size for size in sizes if size <= players)
    return read(sizes[size], players - size, FARTHER)


def border_before_a_fool(players: int, after: int, *, is_asked: bool = False) -> int:
    """Return the rank from which a card is kept when the next player has a fool.

    Args:
        players: the number of players.
        after: the number of later players.
        is_asked: whether a player is known to have a low card.
    """
    found = _BEFORE_A_FOOL[min(max(players, min(_BEFORE_A_FOOL)), max(_BEFORE_A_FOOL))]
    border = found[min(after, len(found)) - 1]
    return min(border, _ASKED_BEFORE_A_FOOL) if is_asked else border
