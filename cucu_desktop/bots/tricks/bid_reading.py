"""Inference from bids in Zifuli about hands, and a model of further bids: their probabilities by level.

A beginner bids by a rule with a hidden boldness. Level 2 tries bids in worlds, and level 3, which searches,
cannot be modelled by searching: its bids are modelled as a habit, as with cards (`habits`). A bid has a
score, the weighted sum of its features, and a probability proportional to e to the power of its score;
passing has the score 0. The weights were learnt from the bids of level 2, as those of
a multinomial logit.
"""

from collections.abc import Sequence
from math import exp
from operator import mul
from typing import Final, NamedTuple

from cucu_desktop.bots.persons import PERSONS
from cucu_desktop.bots.tricks.bitboard import WIDTH, BitPack
from cucu_desktop.bots.tricks.heuristics import upward
from cucu_desktop.engine.tricks.observation import TrickObservation

STRONG: Final = 5.0
"""The points in hand from which a beginner bids: a quarter more than the average."""
ALONE: Final = 7.0
"""The points from which a beginner bids alone: nearly all cards of value."""
SLIP: Final = 0.05
"""The probability that a player with a rule deviates from it."""
HIGH: Final = 3
"""The number of high designs of each series."""
TOLD: Final = ("bid", "high", "alone", "rank", "overcalls", "has called")
"""The features of a bid, in the order of the weights."""
WEIGHTS: Final = (-8.81, 1.23, -2.03, 5.11, -1.38, 1.62)
SHIFTS: Final = tuple(person.caution - person.boldness for person in PERSONS.values() if person.level == 1)
"""The range of a beginner's shift of the threshold."""

Chances = tuple[float, ...]
"""For each level the joint probability that a seat is of it and has acted as it did."""
Bid = int
"""The card named, as its lower copy, or 0 for a pass."""


def biddable(pack: BitPack, hand: int, bid: Bid) -> list[Bid]:
    """Return the cards of a hand that may be named after a bid, lowest first: lower ones of its series."""
    may = hand
    if bid:
        may &= next(mask for mask in pack.masks if bid & mask) & bid - 1
    return sorted({pack.low[card] for card in upward(may)})


def bid_by_rule(pack: BitPack, hand: int, bids: Sequence[Bid], shift: float) -> Bid:
    """Return a beginner's bid: the dearest card of which the hand has one copy, if it is worth enough."""
    return _rule(pack, hand, bids).bid(shift)


class _Rule(NamedTuple):
    """A beginner's bid with a hand.

    Attributes:
        points: the value of the hand.
        single, dearest: the dearest card of which it has one copy, and the dearest of all; 0 for none.
    """

    points: float
    single: Bid
    dearest: Bid

    def bid(self, shift: float) -> Bid:
        """Return the bid of a beginner whose threshold is shifted by `shift`."""
        if self.points < STRONG + shift:
            return 0
        return self.single if self.points < ALONE + shift else self.dearest


def _rule(pack: BitPack, hand: int, bids: Sequence[Bid]) -> _Rule:
    dear = sorted(bids, key=lambda bid: (pack.points[bid], bid), reverse=True)
    single = next((bid for bid in dear if not hand & bid or not hand & bid << 1), 0)
    return _Rule(pack.worth(hand) / pack.part, single, dear[0] if dear else 0)


def describe(pack: BitPack, hand: int, bids: Sequence[Bid], bid: Bid) -> dict[Bid, tuple[float, ...]]:
    """Return for each legal card the features of naming it; `bid` is the highest bid so far."""
    high = (hand & sum(mask & -(1 << mask.bit_length() - 2 * HIGH) for mask in pack.masks)).bit_count()
    overcalls, has_called = float(bool(bid)), float(bool(bid and hand & (bid | bid << 1)))
    told: dict[Bid, tuple[float, ...]] = {}
    for named in bids:
        mask = pack.masks[0] if named & pack.masks[0] else pack.masks[1]
        alone = float(bool(hand & named and hand & named << 1))
        told[named] = (1.0, float(high), alone, (mask & named - 1).bit_count() / WIDTH, overcalls, has_called)
    return told


def by_rule(pack: BitPack, hand: int, bid: Bid) -> dict[Bid, float]:
    """Return a beginner's probability of each bid after this bid, or of a pass (0)."""
    bids = biddable(pack, hand, bid)
    rule = _rule(pack, hand, bids)
    named = [rule.bid(shift) for shift in SHIFTS]
    return {each: named.count(each) / len(SHIFTS) for each in (0, *bids)}


def by_trial(pack: BitPack, hand: int, bid: Bid) -> dict[Bid, float]:
    """Return the probability of each bid, or of a pass (0), for a player who tries bids in worlds."""
    told = describe(pack, hand, biddable(pack, hand, bid), bid)
    powers = {0: 1.0} | {named: exp(sum(map(mul, WEIGHTS, numbers))) for named, numbers in told.items()}
    whole = sum(powers.values())
    return {named: power / whole for named, power in powers.items()}


class BidReading:
    """Inference from the bids so far about the hands.

    Attributes:
        seats: the other seats that have bid or passed.
    """

    def __init__(self, pack: BitPack, seen: TrickObservation) -> None:
        """Take the bids."""
        self._pack = pack
        self._said: dict[int, list[tuple[Bid, Bid]]] = {}
        standing = 0
        for seat, card in seen.bids:
            named = pack.lows[card] if card else 0
            if seat != seen.seat:
                self._said.setdefault(seat, []).append((standing, named))
            standing = named or standing
        self.seats = frozenset(self._said)

    def chances(self, seat: int, hand: int) -> tuple[float, float]:
        """Return the likelihoods of the bids with this dealt hand, for a beginner and a trying player."""
        beginner = counting = 1.0
        for standing, named in self._said.get(seat, ()):
            ruled, tried = (how(self._pack, hand, standing) for how in (by_rule, by_trial))
            beginner *= SLIP / len(ruled) + (1 - SLIP) * ruled.get(named, 0.0)
            counting *= tried.get(named, 0.0)
        return beginner, counting
