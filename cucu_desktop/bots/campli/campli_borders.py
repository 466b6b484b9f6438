"""Borders of Campli, where a Matto is passed on, unless it came for another."""

from functools import lru_cache
from typing import Final

from cucu_desktop.bots.borders import Blur
from cucu_desktop.bots.learnt_borders import CAME, Kind, learnt_blurs
from cucu_desktop.engine.options import ExchangeOptions
from cucu_desktop.learning.turn_key import ASKED, LATE, STOPPED, UNASKED

TRIED: Final = (STOPPED, ASKED, STOPPED)
"""For each kind of turn in which a player is stopped while exchanging, the kind of the next turn."""
GIVEN: Final = 3
"""The offset from the kind of the turn in which a card set out to the kind of its receiver's turn."""
_KINDS: Final = (
    (Kind(UNASKED),),
    (Kind(ASKED), Kind(LATE)),
    (Kind(STOPPED), Kind(ASKED)),
    CAME[0],
    CAME[1],
    CAME[0][::-1],
)
Habits = tuple[tuple[Blur, ...], ...]
"""By the kind of a turn and the number of later players, the keep threshold of the best players."""


@lru_cache(maxsize=256)
def habits(options: ExchangeOptions, players: int, last: tuple[bool, ...] = ()) -> Habits:
    """Return the keep thresholds of the best players.

    Args:
        options: the options of the game.
        players: the number of players.
        last: by number of players after it, whether a player is at the last token; see `learnt_borders`.
    """
    return tuple([learnt_blurs(options, players, 0, last, kinds) for kinds in _KINDS])
