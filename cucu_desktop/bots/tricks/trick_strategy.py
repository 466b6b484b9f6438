"""Strategy of the bots in one trick game: its cards as bits, and a judge for each kind of decision."""

from collections.abc import Mapping

from cucu_desktop.bots.strategy import Judge
from cucu_desktop.bots.tricks.bitboard import BitPack
from cucu_desktop.engine.actions import DecisionKind
from cucu_desktop.engine.tricks.observation import TrickObservation
from cucu_desktop.frozen import frozen

TrickJudge = Judge[TrickObservation]


@frozen
class TrickStrategy:
    """The strategy of the bots in one trick game.

    Attributes:
        pack: its cards.
        judges: for each kind of decision its judge.
    """

    pack: BitPack
    judges: Mapping[DecisionKind, TrickJudge]
