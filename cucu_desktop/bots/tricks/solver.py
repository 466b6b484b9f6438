"""The best play with all cards open, to the last card.

The search asks one thing only: can our side still take so much? A yes or no needs far fewer cards tried than
a number. The number is found from the end: a line of likely play is laid out first, and going back along it
card by card, what was right a card later is mostly right now, or nearly.

What makes it quick besides: positions between tricks are remembered by their `patterns`, cards that come to
the same are tried once (`candidates`), and a leader who can take so much with cards that nobody beats need
not be looked at further.
"""

from collections.abc import Callable, Iterator, Sequence
from functools import partial

from cucu_desktop.bots.tricks.candidates import Candidates, candidates
from cucu_desktop.bots.tricks.deck import ABOVE_ALL
from cucu_desktop.bots.tricks.patterns import Patterns, holders
from cucu_desktop.bots.tricks.position import Contest, Position

_MUCH = 32
"""From so many parts on, the search for the number takes longer steps."""

Question = Callable[[int], bool]
"""Asks whether a side can take so much of what is left."""


class Solver:
    """What our side can take of what is left, if both sides play their best."""

    def __init__(self, contest: Contest, hands: Sequence[int]) -> None:
        """Get ready to solve any position with these hands, or with what is left of them."""
        self._contest = contest
        self._hands = tuple(hands)
        self._candidates = candidates(contest)
        self._counter = [0]
        self._lead, self._follow = _searches(contest, self._hands, self._candidates, self._counter)

    @property
    def work(self) -> int:
        """How many leads have been looked at so far."""
        return self._counter[0]

    def value(self, position: Position, out: int) -> int:
        """Return the points, in parts, that our side takes from the trick under way on; `out` is in hand."""
        value = 0
        for is_ours, can_take, left, taken in reversed([*self._line(position, out)]):
            value += taken
            if is_ours:
                value = _furthest(can_take, value, left)
            else:
                value = left - _furthest(_spoiling(can_take, left), left - value, left)
        return value

    def _line(self, position: Position, out: int) -> Iterator[tuple[bool, Question, int, int]]:
        """Yield for each card of a line of likely play who plays it, and what our side takes right after it.

        Yields:
            whether our side plays the card, the question what it can take from there on, what is left
            including the trick under way, and what the trick brings us if this card ends it.
        """
        contest, ours = self._contest, self._contest.ours
        left = contest.deck.worth(out) + position.points
        if not position.to_come:
            taken = position.points if ours[position.winner] else 0
            yield True, partial(self._end, position, out, left=left), left, taken
            left -= position.points
            position = Position(position.winner, len(ours))
        while out:
            seat = position.seat
            card, series = self._likely(position, out)
            if position.series:
                question = partial(self._follow, out, *position, left=left)
            else:
                question = partial(self._lead, out, seat, left=left)
            position = position.after(card, contest, series)
            out ^= card
            taken = 0 if position.to_come or not ours[position.winner] else position.points
            yield ours[seat], question, left, taken
            if not position.to_come:
                left -= position.points
                position = Position(position.winner, len(ours))

    def _end(self, position: Position, out: int, need: int, *, left: int) -> bool:
        """Tell the same of a trick to which all have played."""
        taken = position.points if self._contest.ours[position.winner] else 0
        return self._lead(out, position.winner, need - taken, left - position.points)

    def _likely(self, position: Position, out: int) -> tuple[int, str | None]:
        """Return the card that is tried first, and the series named if the trump card is led."""
        contest = self._contest
        hand = self._hands[position.seat] & out
        others = out ^ hand
        if position.series:
            _, to_come, series, worthy, height, winner, _ = position
            with_us = contest.ours[winner] == contest.ours[position.seat] and series & others <= height
            return self._candidates.answers(
                hand, others, series, worthy, height, with_us, False, to_come == 1
            )[0], None  # fmt: skip
        leads = self._candidates.leads(hand, others, self._candidates.sure(hand, others), 0)
        return (leads[0], None) if leads else (contest.trump, next(iter(contest.deck.series)))


def _spoiling(can_take: Question, left: int) -> Question:
    """Return the other side's question: whether they can keep so much from us."""
    return lambda theirs: not can_take(left - theirs + 1)


def _furthest(holds: Callable[[int], bool], known: int, most: int) -> int:
    """Return the highest number up to `most` for which it holds, as it does for the known one.

    It is likely to be near: so the steps begin small, and grow where there is much to go.
    """
    step, beyond = 1, most + 1
    while known + 1 < beyond:
        tried = min(known + step, beyond - 1)
        if holds(tried):
            known, step = tried, step + most // _MUCH
        else:
            beyond, step = tried, max(1, (tried - known) // 2)
    return known


def _searches(  # noqa: C901, PLR0915 - one search; what stays the same is in local names
    contest: Contest, hands: tuple[int, ...], worth_trying: Candidates, counter: list[int]
) -> tuple[Callable[..., bool], Callable[..., bool]]:
    """Return the search from a trick's lead and the one from its middle, for these hands."""
    deck, ours, trump, is_strict = contest
    points_of, high, worth = deck.points, deck.high, deck.worth
    one, other = deck.masks
    plain_one, plain_other = one & ~trump, other & ~trump
    worthy_after_lead = deck.valued if is_strict else 0
    seats = len(hands)
    after = [*range(1, seats), 0]
    sure_of, leads, answers = worth_trying
    patterns, holder = Patterns(deck, hands), holders(hands)
    known: dict[int, tuple[int, int, int]] = {}

    def last_trick(card: int, others: int, leader: int) -> bool:
        """Tell whether our side takes the last trick, to which this card is led."""
        beating = others & (one if card & one else other)
        if card == trump or not beating | others & trump:
            return ours[leader]
        if others & trump:
            return ours[holder[trump]]
        top = 1 << beating.bit_length() - 1
        if top <= high[card]:
            return ours[leader]
        twin = deck.low[top] & beating or top
        return ours[min(holder[top], holder[twin], key=lambda seat: (seat - leader) % seats)]

    def lead(out: int, seat: int, need: int, left: int) -> bool:  # noqa: C901, PLR0911, PLR0912 - one piece, for speed
        """Tell whether our side can take so much of what is left when this seat leads."""
        if need <= 0:
            return True
        if need > left:
            return False
        counter[0] += 1
        hand, is_ours = hands[seat] & out, ours[seat]
        others = out ^ hand
        if not hand & hand - 1:
            return last_trick(hand, others, seat)
        first, second = patterns[out & plain_one], patterns[out & plain_other]
        if first < second and not trump:  # neither series is better than the other
            first, second = second, first
        key = (first << 32 | second) << 4 | (8 if trump & out else 0) | seat
        bounds = known.get(key)
        if bounds:
            least, most, best = bounds
            if least >= need:
                return True
            if most < need:
                return False
            sure = sure_of(hand, others)
        else:
            least, most, best = 0, left, 0
            sure = sure_of(hand, others)
            if sure:
                taken = left if sure == hand else worth(sure)
                if is_ours and taken >= need:
                    return True
                if not is_ours and left - taken < need:
                    return False
        follower, to_come = after[seat], seats - 1
        can = not is_ours
        for card in leads(hand, others, sure, best):
            series = one if card & one else other
            if is_ours is follow(
                out ^ card, follower, to_come, series, worthy_after_lead, high[card], seat, points_of[card],
                need, left,
            ):  # fmt: skip
                can, best = is_ours, card
                break
        if can is not is_ours and hand & trump:
            for series in (one, other):
                if is_ours is follow(
                    out ^ trump, follower, to_come, series, 0, ABOVE_ALL, seat, points_of[trump], need, left
                ):
                    can = is_ours
                    break
        known[key] = (need, most, best) if can else (least, need - 1, best)
        return can

    def follow(  # noqa: C901, PLR0913, PLR0917 - a position in local names, for speed
        out: int, seat: int, to_come: int, series: int, worthy: int, height: int, winner: int, points: int,
        need: int, left: int,
    ) -> bool:  # fmt: skip
        """Tell the same with a trick under way, what lies in it included."""
        hand, is_ours = hands[seat] & out, ours[seat]
        others = out ^ hand
        if to_come == 1:
            for card in answers(hand, others, series, worthy, height, ours[winner] == is_ours, True, True):
                by = seat if card == trump or (card & series and card > height) else winner
                total = points + points_of[card]
                if is_ours is lead(out ^ card, by, need - total if ours[by] else need, left - total):
                    return is_ours
            return not is_ours
        with_us = ours[winner] == is_ours and series & others <= height
        is_settled = not trump & out and (with_us or series & out <= height)
        if is_settled:
            if ours[winner] and points >= need:
                return True
            if not ours[winner] and left - points < need:
                return False
        follower, to_come = after[seat], to_come - 1
        for card in answers(hand, others, series, worthy, height, with_us, is_settled, False):
            now, by = height, winner
            if card == trump:
                now, by = ABOVE_ALL, seat
            elif card & series and card > height:
                now, by = high[card], seat
            if is_ours is follow(
                out ^ card, follower, to_come, series, worthy, now, by, points + points_of[card], need, left
            ):
                return is_ours
        return not is_ours

    return lead, follow
