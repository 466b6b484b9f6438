"""Double dummy solver: the best play with all cards open, to the last card.

Our side maximises its points and the other side minimises them. The search answers one question only: can our
side still take this many points? A yes or no needs far fewer cards tried than a number, which is found by
bisection. Bounds on positions between tricks are stored. Of adjacent cards of a hand with the same value only
one is tried: if no card of another hand, and not the one that wins the trick so far, lies between, both have
the same effect. With VII out of play VIII and VI are adjacent.
"""

from collections.abc import Sequence

from cucu_desktop.bots.tricks.bitboard import ABOVE_ALL, GAP
from cucu_desktop.bots.tricks.heuristics import upward
from cucu_desktop.bots.tricks.trick_position import DealContext, Position


class Solver:
    """The points that our side can take of those left, with best play of both sides.

    Attributes:
        work: the number of leads examined so far.
    """

    def __init__(self, context: DealContext, hands: Sequence[int]) -> None:
        """Prepare to solve any position with these hands, or with a part of them."""
        self._context, self._hands = context, hands
        self._bounds: dict[tuple[int, int], tuple[int, int]] = {}
        """By the cards out and the leader: the least and the greatest number of points of our side."""
        self.work = 0

    def value(self, position: Position, out: int) -> int:
        """Return the points, in parts, that our side takes from the trick under way on; `out` is in hand."""
        least, most = 0, position.points + self._context.pack.worth(out)
        while least < most:
            need = (least + most + 1) // 2
            if self.can_take(position, out, need):
                least = need
            else:
                most = need - 1
        return least

    def can_take(self, position: Position, out: int, need: int) -> bool:
        """Return whether our side can take this many points from the trick under way on."""
        left = position.points + self._context.pack.worth(out)
        return need <= 0 or (need <= left and self._follow(out, *position, need, left))

    def _lead(self, out: int, seat: int, need: int, left: int) -> bool:
        """Return the same with this seat to lead; `left` points are out."""
        if need <= 0 or need > left:
            return need <= 0
        least, most = self._bounds.get((out, seat), (0, left))
        if need <= least or need > most:
            return need <= least
        self.work += 1
        found = self._follow(out, seat, len(self._hands), 0, 0, 0, seat, 0, need, left)
        self._bounds[out, seat] = (need, most) if found else (least, need - 1)
        return found

    def _follow(  # noqa: PLR0913, PLR0917 - a position in local names: for speed
        self, out: int, seat: int, to_come: int, series: int, worthy: int, height: int, winner: int,
        points: int, need: int, left: int,
    ) -> bool:  # fmt: skip
        """Return the same with a `Position`; `left` points are out or in the trick."""
        pack, ours, following, trump, is_strict = self._context
        if not to_come:
            if ours[winner]:
                return self._lead(out, winner, need - points, left - points)
            return self._lead(out, winner, need, left - points)
        is_ours, hand = ours[seat], self._hands[seat] & out
        cards = self._context.playable(hand, series, worthy)
        for card in self._ordered(cards, out ^ hand, series, height, is_safe=ours[winner] is is_ours):
            now, by = height, winner
            if card == trump:
                now, by = ABOVE_ALL, seat
            elif card > height and (card & series or not series):
                now, by = pack.high[card], seat
            least = worthy if series or card == trump or not is_strict else pack.valued
            for led in (series,) if series else pack.masks:
                if (series or card & led or card == trump) and is_ours is self._follow(
                    out ^ card, following[seat], to_come - 1, led, least, now, by, points + pack.points[card],
                    need, left,
                ):  # fmt: skip
                    return is_ours
        return not is_ours

    def _ordered(self, cards: int, others: int, series: int, height: int, *, is_safe: bool) -> list[int]:
        """Return one of each run of adjacent cards that count the same, the likely best first.

        Args:
            cards: the legal cards.
            others: the cards of the other hands.
            series: the series led, or 0.
            height: the card that wins the trick so far.
            is_safe: whether that is one of the own side.
        """
        pack, trump = self._context.pack, self._context.trump
        points, apart = pack.points, others | height | GAP
        found: list[int] = []
        last = 0
        for card in upward(cards & ~trump):
            if last and points[last] == points[card] and not apart & (pack.high[card] << 1) - pack.low[last]:
                found.pop()
            found.append(card)
            last = card
        if not series:
            found.reverse()
        elif is_safe:
            found.sort(key=points.__getitem__, reverse=True)
        else:
            found.sort(key=lambda card: -card if card & series and card > height else points[card])
        if cards & trump:
            found.insert(0 if series else len(found), trump)
        return found
