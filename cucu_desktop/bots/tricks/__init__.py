"""Bots of the trick games of the Cucco pack: Cöch, Zifuli, Cuccu a trionfo.

Begin with `play`: a policy of `heuristics` picks a card at once; stronger bots sample worlds from their
information set (`trick_belief`, `trick_inference`) and finish each by `trick_playout` or by the exact
`solver`. `bid_decisions` and `rob_decisions` have the other decisions.
"""

from typing import Final

from cucu_desktop.bots.strategy import Judge
from cucu_desktop.bots.tricks.bid_decisions import BidJudge
from cucu_desktop.bots.tricks.bitboard import BitPack
from cucu_desktop.bots.tricks.habit_weights import COCH_HABITS, TRIONFO_HABITS, ZIFULI_HABITS
from cucu_desktop.bots.tricks.habits import Weights
from cucu_desktop.bots.tricks.play import CardPlay
from cucu_desktop.bots.tricks.rob_decisions import DiscardJudge, RobJudge
from cucu_desktop.bots.tricks.trick_strategy import TrickJudge, TrickStrategy
from cucu_desktop.games import coch, trionfo, zifuli

_COCH: Final = BitPack(coch.RANKS, coch.POINTS, 2, coch.ONES)
_ZIFULI: Final = BitPack(zifuli.RANKS, coch.POINTS, 2, coch.ONES)
_TRIONFO: Final = BitPack(trionfo.RANKS, trionfo.VALUES, 1)
_SEARCHES: Final = 3
"""The level from which players search for a card; below, they play by a policy."""


def _play(pack: BitPack, weights: Weights) -> TrickJudge:
    play = CardPlay(pack, weights)
    return Judge(play.reckon, play.habit, _SEARCHES)


_bid, _rob, _discard = BidJudge(_ZIFULI), RobJudge(_TRIONFO), DiscardJudge(_TRIONFO)

COCH: Final = TrickStrategy(_COCH, {"play": _play(_COCH, COCH_HABITS)})
ZIFULI: Final = TrickStrategy(
    _ZIFULI, {"play": _play(_ZIFULI, ZIFULI_HABITS), "bid": Judge(_bid.reckon, _bid.habit)}
)
TRIONFO: Final = TrickStrategy(
    _TRIONFO,
    {
        "play": _play(_TRIONFO, TRIONFO_HABITS),
        "rob": Judge(_rob.reckon, _rob.habit, _SEARCHES),
        "discard": Judge(_discard.reckon, _discard.habit),
    },
)
