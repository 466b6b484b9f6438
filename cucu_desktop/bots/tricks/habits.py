"""Habits of level 3: the probability that a searching player plays each legal card.

A player who searches cannot be modelled by searching. But their play has patterns: a high card is led rather
than a low one of its series, points go on a trick that will hold. The weights of these features were learnt
from deals of level 3, as those of a multinomial logit with a penalty on large weights. A card's score is the
weighted sum of its features; its probability is proportional to e to the power of its score.
"""

from collections.abc import Mapping
from math import exp
from operator import mul
from typing import Final

from cucu_desktop.bots.tricks.bitboard import BitPack
from cucu_desktop.bots.tricks.heuristics import highest, upward
from cucu_desktop.bots.tricks.trick_position import Position

Situation = str
"""The situation: "lead"; to follow, or to throw a card away, on a trick that is "ours" or "theirs"."""
Weights = Mapping[Situation, tuple[float, ...]]
"""For each situation the weight of each feature that `describe` gives."""

LEAD: Final = "lead"
TOLD: Final = {
    LEAD: ("sure", "risk", "points", "sure points", "length", "only here", "below sure", "top left", "rank"),
    "follow": (
        "wins", "holds", "risk", "points", "points held", "points risked", "trick won", "rank", "rank held",
        "trump", "points safe",
    ),
    "discard": ("points", "points safe", "sure", "length", "rank", "trump"),
}  # fmt: skip
"""The features of a card, in the order of the weights."""


def describe(
    pack: BitPack, cards: int, hand: int, others: int, trick: Position, is_ours: bool, trump: int  # noqa: FBT001
) -> tuple[Situation, dict[int, tuple[float, ...]]]:  # fmt: skip
    """Return the situation, and the features of each legal design, by its lower copy.

    Args:
        pack: the cards.
        cards: the legal ones.
        hand: the hand.
        others: all cards that this player cannot see.
        trick: the trick under way.
        is_ours: whether its winner so far is a friend, as this player knows.
        trump: the trump card, or 0.
    """
    if not trick.series:
        return LEAD, {pack.low[card]: _lead(pack, card, hand, others, trump) for card in upward(cards)}
    side = "ours" if is_ours else "theirs"
    safe = float(is_ours and (trick.to_come == 1 or not others & trick.series & -(trick.height << 1)))
    if cards & trick.series:
        told = {
            pack.low[card]: _follow(pack, card, cards, others, trick, safe, trump) for card in upward(cards)
        }
        return f"follow {side}", told
    return f"discard {side}", {
        pack.low[card]: _discard(pack, card, hand, others, trick, safe, trump) for card in upward(cards)
    }


def _lead(pack: BitPack, card: int, hand: int, others: int, trump: int) -> tuple[float, ...]:
    if card == trump:
        return (0.0,) * len(TOLD[LEAD])
    series = pack.masks[0] if card & pack.masks[0] else pack.masks[1]
    out, mine = others & series, hand & series
    above = (out & -(pack.high[card] << 1)).bit_count()
    sure = float(not above)
    points = pack.points[card] / pack.much
    top = highest(mine)
    is_below = pack.low[top] > card and not out & -(pack.high[top] << 1)
    return (
        sure,
        above / (out.bit_count() or 1),
        points,
        sure * points,
        mine.bit_count() / hand.bit_count(),
        float(not out),
        float(is_below and bool(above)),
        pack.points[top] / pack.much if pack.low[top] > card else 0.0,
        (mine & card - 1).bit_count() / mine.bit_count(),
    )


def _follow(
    pack: BitPack, card: int, cards: int, others: int, trick: Position, safe: float, trump: int
) -> tuple[float, ...]:
    out = others & trick.series
    is_trump = card == trump
    wins = is_trump or (bool(card & trick.series) and card > trick.height)
    above = 0 if is_trump or trick.to_come == 1 else (out & -(pack.high[card] << 1)).bit_count()
    risk = above / (out.bit_count() or 1) if wins else 0.0
    holds = float(wins and not above)
    points = pack.points[card] / pack.much
    rank = (cards & card - 1).bit_count() / cards.bit_count()
    return (
        float(wins),
        holds,
        risk,
        points,
        points * holds,
        points * risk,
        wins * (1 - risk) * trick.points / pack.much,
        rank,
        rank * holds,
        float(is_trump),
        points * safe * (not wins),
    )


def _discard(
    pack: BitPack, card: int, hand: int, others: int, trick: Position, safe: float, trump: int
) -> tuple[float, ...]:
    series = pack.masks[0] if card & pack.masks[0] else pack.masks[1]
    out, mine = others & series, hand & series
    points = pack.points[card] / pack.much
    return (
        points,
        points * safe,
        float(bool(out) and not out & -(pack.high[card] << 1)),
        mine.bit_count() / hand.bit_count(),
        (mine & card - 1).bit_count() / mine.bit_count(),
        (1 + trick.points / pack.much) * (card == trump),
    )


def powers(weights: Weights, situation: Situation, told: Mapping[int, tuple[float, ...]]) -> dict[int, float]:
    """Return for each described card its likelihood, up to a common factor."""
    of = weights[situation]
    return {card: exp(sum(map(mul, of, numbers))) for card, numbers in told.items()}
