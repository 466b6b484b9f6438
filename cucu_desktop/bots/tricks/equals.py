"""Which cards come to the same, so that a search tries one for all of them.

A card that failed speaks for others of the hand. It does so for those that are as high as it is, because no
other hand has a card between; and for all whose rank did not matter, as little as its own, in all that was
looked at. In both cases the others have to count the same. But if the trick went to the player's own side
whatever was tried, those that count less fail too, and if it always went to the other side, those that count
more: what one did not give now one can at best give later, and what one gave now one can at best save later.
"""

from collections.abc import Callable, Mapping
from functools import cache
from typing import Final, NamedTuple

from cucu_desktop.bots.tricks.deck import ABOVE_ALL, Deck
from cucu_desktop.bots.tricks.position import Contest

BY_US: Final = ABOVE_ALL << 1
"""Among what mattered: our side took the trick under way, in something that was looked at."""
BY_THEM: Final = ABOVE_ALL << 2
"""The other side took it."""
BY_ANYBODY: Final = BY_US | BY_THEM

Cards = Mapping[int, int]
"""Of each card a set of cards."""


class Equals(NamedTuple):
    """What cards of one contest have to do with each other.

    Attributes:
        upward: of each card those of its series that are as high or higher; of `ABOVE_ALL` none.
        alike: for our side and the other one, by who took the trick, of each card those that it speaks for.
        level: of a card, its hand and the other hands' cards, all of its series, the hand's cards as high.
    """

    upward: Cards
    alike: Mapping[bool, Mapping[int, Cards]]
    level: Callable[[int, int, int], int]


def equals(contest: Contest) -> Equals:
    """Return it for this contest."""
    return _equals(contest.deck, contest.trump, contest.is_strict)


@cache
def _equals(deck: Deck, trump: int, is_strict: bool) -> Equals:  # noqa: FBT001 - the key of a memory
    """Return it, found once for each pack, trump card and sheet of rules."""
    points, low, high = deck.points, deck.low, deck.high
    upward = {card: mask & -low[card] for mask in deck.masks for card in points if card & mask}
    upward[ABOVE_ALL] = 0

    def level(card: int, hand: int, others: int) -> int:
        above = others & -low[card]
        if above:
            hand &= low[above & -above] - 1
        below = others & (high[card] << 1) - 1
        if below:
            hand &= -(high[1 << below.bit_length() - 1] << 1)
        return hand

    return Equals(upward, _alike(deck, trump, is_strict=is_strict), level)


def _alike(deck: Deck, trump: int, *, is_strict: bool) -> Mapping[bool, Mapping[int, Cards]]:
    """Return which cards of a series each card speaks for, by what they count.

    Where the restrictions hold, what counts nothing may not stand for what does (001, a trionfo, 3 to 5).
    """
    points = deck.points
    same, no_more, no_less = {trump: 0}, {trump: 0}, {trump: 0}
    for mask in deck.masks:
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
        True: {0: same, BY_ANYBODY: same, BY_US: no_more, BY_THEM: no_less},
        False: {0: same, BY_ANYBODY: same, BY_THEM: no_more, BY_US: no_less},
    }
