"""Move ordering of the solver: the best card first, probably, so that the others are cut off."""

from collections.abc import Callable, Mapping
from typing import NamedTuple

from cucu_desktop.bots.tricks.trick_position import DealContext

Cards = list[int]


class Orders(dict[int, Cards]):
    """The cards of a set in one order, each set sorted once."""

    def __init__(self, points: Mapping[int, int] | None = None, *, backwards: bool = False) -> None:
        """Order by value if `points` is given, else by rank; lowest first, or reversed if `backwards`."""
        super().__init__()
        self._points, self._backwards = points, backwards

    def __missing__(self, cards: int) -> Cards:
        """Sort a set."""
        found, rest = [], cards
        while rest:
            card = rest & -rest
            found.append(card)
            rest ^= card
        if self._points is not None:
            found.sort(key=self._points.__getitem__, reverse=self._backwards)
        elif self._backwards:
            found.reverse()
        self[cards] = found
        return found


class MoveOrdering(NamedTuple):
    """The cards to try in one deal, the likely best first.

    Attributes:
        sure: from a hand and the others' cards, those that take a trick each on lead, whatever the others do.
        leads: from a hand, the others' cards, the sure ones and whether the hand is on our side, the cards to
            lead, without the trump card.
        replies: from the legal cards, the series led, the height to beat, whether the trick is safe
            with the own side and whether the card is the last of it, the cards to play.
    """

    sure: Callable[[int, int], int]
    leads: Callable[[int, int, int, bool], Cards]
    replies: Callable[[int, int, int, bool, bool], Cards]


def order_moves(context: DealContext, holder: Mapping[int, int]) -> MoveOrdering:  # noqa: C901 - three functions
    """Return the ordering for a deal, given the holder of each card."""
    pack, ours, _, trump, is_strict = context
    one, other = pack.masks
    low, valued = pack.low, pack.valued
    rich, poor = Orders(pack.points, backwards=True), Orders(pack.points)
    rising, falling = Orders(), Orders(backwards=True)

    def sure(hand: int, others: int) -> int:
        if others & trump:
            return 0
        ones, rest = others & one, others & other
        return (
            hand & trump
            | hand & one & (-low[1 << ones.bit_length() - 1] if ones else -1)
            | hand & other & (-low[1 << rest.bit_length() - 1] if rest else -1)
        )

    def leads(hand: int, others: int, sure: int, is_ours: bool) -> Cards:  # noqa: FBT001 - positional, for speed
        """Return the sure cards, the dear ones first, then those of a series whose highest a partner has.

        Leads to a partner are high, so that nobody wins in between; to an opponent low.
        """
        cards = hand & ~trump
        if is_strict and hand & (valued | trump):
            cards &= valued
        sure &= cards
        cards ^= sure
        found = rich[sure]
        if not cards:
            return found
        ones, rest = cards & one, cards & other
        above_ones, above_rest = others & one, others & other
        feared = above_ones and ours[holder[1 << above_ones.bit_length() - 1]] is not is_ours
        feared_too = above_rest and ours[holder[1 << above_rest.bit_length() - 1]] is not is_ours
        of_ones = falling[ones] if above_ones and not feared else rising[ones]
        of_rest = falling[rest] if above_rest and not feared_too else rising[rest]
        if ones and rest and (feared, ones.bit_count()) > (feared_too, rest.bit_count()):
            return [*found, *of_rest, *of_ones]
        return [*found, *of_ones, *of_rest]

    def replies(cards: int, series: int, height: int, is_safe: bool, is_last: bool) -> Cards:  # noqa: FBT001
        """Return the cards that add most to an own trick; else those that take it, then cheap ones.

        The last player takes it with the most valuable card, an earlier one with the hardest to beat, the
        trump card before all.
        """
        hand, cards = cards, cards & ~trump
        if is_safe:
            found = rich[cards]
        elif cards & series:
            winning = cards & -(height << 1)
            found = (rich if is_last else falling)[winning]
            if winning != cards:
                found = [*found, *rising[cards ^ winning]]
        else:
            found = poor[cards]
        if hand == cards:
            return found
        return [*found, trump] if is_last else [trump, *found]

    return MoveOrdering(sure, leads, replies)
