"""Equivalent cards, of which a search tries one for all.

A card that failed represents others of its hand and series, which then fail as well and need not be tried:

- cards adjacent to it: if no card of another hand, and not the one that wins the trick so far, lies
  between, both have the same effect. With VII out of play VIII and VI are adjacent.
- if its own rank did not matter, all those whose rank did not matter either: swap the two, and every step
  of the proof that it fails still holds.

In both cases the cards must have the same value. But if the trick went to the player's own side whatever was
tried, cards of lower value fail too, and if it always went to the other side, cards of higher value:
a cheaper card given now saves at best its later value, and the reverse.
"""

from collections.abc import Callable, Mapping
from functools import cache
from typing import Final, NamedTuple

from cucu_desktop.bots.tricks.bitboard import ABOVE_ALL, BitPack
from cucu_desktop.bots.tricks.trick_position import DealContext

BY_US: Final = ABOVE_ALL << 1
"""A mark beside the cards that mattered: our side took the trick under way in an examined line."""
BY_THEM: Final = ABOVE_ALL << 2
"""The same mark for the other side: it took the trick under way in an examined line."""
_BY_ANYBODY: Final = BY_US | BY_THEM

Cards = Mapping[int, int]
"""For each card a set of cards."""


class CardEquivalence(NamedTuple):
    """The equivalence of cards in one deal.

    Attributes:
        upward: for each card those of its series of equal or greater height; none for `ABOVE_ALL`.
        speaks_for: from a card that failed, the cards that mattered, whether our side played it, its hand,
            and the
            cards that may lie between its cards: the cards that fail too, possibly with some not in the hand.
    """

    upward: Cards
    speaks_for: Callable[[int, int, bool, int, int], int]


def find_equivalence(context: DealContext) -> CardEquivalence:
    return _find_equivalence(context.pack, context.trump, context.is_strict)


@cache
def _find_equivalence(pack: BitPack, trump: int, is_strict: bool) -> CardEquivalence:  # noqa: FBT001 - the key of a cache
    """Return the equivalence, computed once for each pack, trump card and sheet of rules."""
    low, high = pack.low, pack.high
    series = {card: mask for mask in pack.masks for card in pack.points if card & mask}
    upward = {card: mask & -low[card] for card, mask in series.items()}
    downward = {card: mask & (high[card] << 1) - 1 for card, mask in series.items()}
    upward[ABOVE_ALL] = 0
    by_worth = _by_worth(pack, trump, is_strict=is_strict)

    def speaks_for(card: int, mattered: int, is_ours: bool, hand: int, others: int) -> int:  # noqa: FBT001
        cards = by_worth[is_ours][mattered & _BY_ANYBODY][card]
        if not mattered & card:
            return cards & ~mattered
        cards &= hand  # only those that are adjacent
        above = others & upward[card]
        if above:
            cards &= low[above & -above] - 1
        below = others & downward[card]
        if below:
            cards &= -(high[1 << below.bit_length() - 1] << 1)
        return cards

    return CardEquivalence(upward, speaks_for)


def _by_worth(pack: BitPack, trump: int, *, is_strict: bool) -> Mapping[bool, Mapping[int, Cards]]:
    """Return by side and trick winner, for each card, the cards of its series that it represents by value.

    Under the restrictions a card without value may not represent one with value (001, a trionfo, 3 to 5).
    """
    points = pack.points
    same, no_more, no_less = {trump: 0}, {trump: 0}, {trump: 0}
    for mask in pack.masks:
        for card in points:
            if card & mask and card != trump:
                others = [
                    each
                    for each in points
                    if each & mask & ~trump and not (is_strict and (not points[each]) != (not points[card]))
                ]
                same[card] = sum(each for each in others if points[each] == points[card])
                no_more[card] = sum(each for each in others if points[each] <= points[card])
                no_less[card] = sum(each for each in others if points[each] >= points[card])
    return {
        True: {_BY_ANYBODY: same, BY_US: no_more, BY_THEM: no_less},
        False: {_BY_ANYBODY: same, BY_THEM: no_more, BY_US: no_less},
    }
