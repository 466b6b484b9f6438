"""Playing policies without search: the rules taught to beginners, and those of players who count cards.

A policy picks one of the legal cards from public information and the hand. The holder of the trump card of
Cuccu a trionfo wins a trick with it that the others are about to win: a beginner the first trick of any
value, a counting player a valuable one.
"""

from collections.abc import Callable, Iterator
from typing import Final

from cucu_desktop.bots.tricks.bitboard import BitPack
from cucu_desktop.bots.tricks.trick_position import DealContext, Position

Policy = Callable[[int, int, Position, bool], int]
"""Picks a card from the legal ones, all cards of the others, the trick, and whether the trick is ours."""

SAFE: Final = 0.5
"""The fraction of the cards of the series that a partner's card has to beat to be trusted with points."""
LIKELY: Final = 0.9
"""The fraction of the series' cards that the player's own card has to beat with one player to come."""


def beginner_policy(pack: BitPack) -> Policy:
    """Return the policy of a beginner, who looks at the trick and at the hand.

    Lead the highest card of a series, if in hand, else a low one of the longest series. Put points on
    the partner's cards. Take a trick if possible, whatever its value, the last to play as cheaply as
    possible; else give little away.
    """
    masks, tops, points_of = pack.masks, pack.tops, pack.points

    def pick(cards: int, others: int, trick: Position, is_ours: bool) -> int:  # noqa: FBT001 - as a Policy
        del others
        if not trick.series:
            return highest(cards & tops) or lowest_of_longest(cards, masks)
        follow = cards & trick.series
        if not follow:
            return (dearest if is_ours else cheapest)(cards, masks, points_of)
        if is_ours:
            return highest(follow)
        winning = follow & -(trick.height << 1)
        if trick.to_come == 1:
            return lowest(winning or follow)
        return highest(winning) or lowest(follow)

    return pick


def counting_policy(pack: BitPack) -> Policy:  # noqa: C901 - four short ones: to lead, to give, to take, to pick
    """Return the policy of a player who knows the cards still out.

    As a beginner's, but: an unbeatable card is led, and not put on a partner's if another
    one is legal; points go only to a partner whose card will probably hold; and nobody but the last but one
    rises below a card that is out, unless for many points or where it hardly matters.
    """
    masks, points_of, low = pack.masks, pack.points, pack.low
    much = pack.much

    def spare(cards: int, others: int) -> int:
        """Return the beatable cards, or all if there are none."""
        beaten = 0
        for mask in masks:
            out = others & mask
            beaten |= cards & mask & low[highest(out)] - 1 if out else 0
        return beaten or cards

    def lead(cards: int, others: int) -> int:
        best = 0
        for mask in masks:
            out = others & mask
            sure = highest(cards & mask & (-low[highest(out)] if out else -1))
            if sure and (not best or points_of[sure] >= points_of[best]):
                best = sure
        return best or lowest_of_longest(cards, masks)

    def give(cards: int, others: int, trick: Position) -> int:
        follow, out = cards & trick.series, others & trick.series
        higher = (out & -(trick.height << 1)).bit_count()
        holds = trick.to_come == 1 or not higher or 1 - higher / out.bit_count() >= SAFE
        if not follow:
            if holds:
                return dearest(spare(cards, others), masks, points_of)
            return cheapest(cards, masks, points_of)
        if holds:  # of cards of equal value the lowest: a high one may win another trick
            given = spare(follow, others)
            top = highest(given)
            return next(card for card in upward(given) if points_of[card] == points_of[top])
        top = highest(follow)
        return top if low[top] >= low[highest(out)] else lowest(follow)

    def take(cards: int, others: int, trick: Position) -> int:
        follow, out = cards & trick.series, others & trick.series
        if not follow:
            return cheapest(cards, masks, points_of)
        winning = follow & -(trick.height << 1)
        if not winning or trick.to_come == 1:
            return lowest(winning or follow)
        top = highest(winning)
        if not out or low[top] >= low[highest(out)]:
            return top
        beaten = 1 - (out & -(top << 1)).bit_count() / out.bit_count()
        is_worth_it = trick.to_come == 2 and (beaten >= LIKELY or trick.points >= much)
        return top if is_worth_it else lowest(follow)

    def pick(cards: int, others: int, trick: Position, is_ours: bool) -> int:  # noqa: FBT001 - as a Policy
        if not trick.series:
            return lead(cards, others)
        return (give if is_ours else take)(cards, others, trick)

    return pick


def policies(context: DealContext) -> tuple[Policy, Policy]:
    """Return the policies of a beginner and of a counting player in a deal, which may have a trump card."""
    pack, trump = context.pack, context.trump
    beginner, counting = beginner_policy(pack), counting_policy(pack)
    if not trump:
        return beginner, counting
    return _with_trump(beginner, trump, 1), _with_trump(counting, trump, pack.much)


def _with_trump(policy: Policy, trump: int, least: int) -> Policy:
    """Return the policy with the trump card kept for a trick of at least this many parts."""

    def pick(cards: int, others: int, trick: Position, is_ours: bool) -> int:  # noqa: FBT001 - as a Policy
        if cards & trump and cards != trump:
            cards ^= trump
            if trick.series and not is_ours and trick.points >= least:
                return trump
        return policy(cards, others & ~trump, trick, is_ours)

    return pick


def highest(cards: int) -> int:
    """Return the highest card, 0 for none."""
    return 1 << cards.bit_length() - 1 if cards else 0


def lowest(cards: int) -> int:
    """Return the lowest card, 0 for none."""
    return cards & -cards


def upward(cards: int) -> Iterator[int]:
    """Yield the cards from the lowest to the highest."""
    while cards:
        card = cards & -cards
        yield card
        cards ^= card


def lowest_of_longest(cards: int, masks: tuple[int, ...]) -> int:
    """Return the lowest card of the longest series."""
    one, other = cards & masks[0], cards & masks[1]
    return lowest(one if one.bit_count() >= other.bit_count() else other)


def dearest(cards: int, masks: tuple[int, ...], points_of: dict[int, int]) -> int:
    """Return the highest card of a series among those of the greatest value."""
    one, other = highest(cards & masks[0]), highest(cards & masks[1])
    return one if not other or (one and points_of[one] > points_of[other]) else other


def cheapest(cards: int, masks: tuple[int, ...], points_of: dict[int, int]) -> int:
    """Return the lowest card of a series among those of the least value."""
    one, other = lowest(cards & masks[0]), lowest(cards & masks[1])
    return one if not other or (one and points_of[one] <= points_of[other]) else other
