"""The best play with all cards open, to the last card: alpha-beta with a memory.

What makes it quick: a card belongs to one seat for good, so the cards still out and who leads tell the whole
position between tricks, as one number to remember it by. Of cards of one hand that lie side by side in what
is left, and count the same, one is tried for all. A trick's leader who can take so much with cards that
nobody beats need not be looked at further when that decides.
"""

from collections.abc import Callable, Sequence

from cucu_desktop.bots.tricks.deck import ABOVE_ALL, GAP
from cucu_desktop.bots.tricks.position import Contest, Position

MUCH = 10_000
"""More than all cards of any pack count."""


class Solver:
    """What our side can take of what is left, if both sides play their best.

    Attributes:
        work: how many cards have been tried so far.
    """

    def __init__(self, contest: Contest, hands: Sequence[int]) -> None:
        """Get ready to solve any position with these hands, or with what is left of them."""
        self._contest = contest
        self._hands = tuple(hands)
        self._counter = [0]
        self._lead, self._follow = _searches(contest, self._hands, self._counter)

    @property
    def work(self) -> int:
        """How many cards have been tried."""
        return self._counter[0]

    def value(self, position: Position, out: int) -> int:
        """Return the points, in parts, that our side takes from the trick under way on; `out` is in hand."""
        left = self._contest.deck.worth(out) + position.points
        seat, to_come, series, worthy, height, winner, points = position
        if not series:
            return self._lead(out, seat, -1, left + 1, left)
        return self._follow(out, seat, to_come, series, worthy, height, winner, points, -1, left + 1, left)


Search = Callable[..., int]


def _searches(  # noqa: C901, PLR0915 - one search; what stays the same is in local names
    contest: Contest, hands: tuple[int, ...], counter: list[int]
) -> tuple[Search, Search]:
    """Return the search from a trick's lead and the one from its middle, for these hands."""
    deck, ours, trump, is_strict = contest
    seats, points_of, low, high = len(hands), deck.points, deck.low, deck.high
    masks, one, valued, worth = deck.masks, deck.masks[0], deck.valued, deck.worth
    worthy_after_lead = valued if is_strict else 0
    known: dict[int, tuple[int, int, int]] = {}

    def distinct(cards: int, others: int) -> list[int]:
        """Return these cards of a hand from the highest down, of equal ones the highest."""
        found = []
        others |= GAP
        last, its_points = 0, -1
        while cards:
            card = 1 << cards.bit_length() - 1
            cards ^= card
            points = points_of[card]
            if points != its_points or others & ((high[last] << 1) - low[card]):
                found.append(card)
                its_points = points
            last = card
        return found

    def leads(hand: int, others: int, sure: int, best: int) -> list[tuple[int, int]]:
        """Return the cards to lead, with the series to follow: the best known, the sure ones, low ones."""
        cards = hand & (valued | trump) or hand if is_strict else hand
        moves = [(card, one if card & one else masks[1]) for card in distinct(cards & ~trump, others)]
        moves = [move for move in moves if move[0] & sure] + [
            move for move in reversed(moves) if not move[0] & sure
        ]
        if cards & trump:
            moves += [(trump, mask) for mask in masks]
        for place, move in enumerate(moves):
            if move[0] == best and place:
                moves.insert(0, moves.pop(place))
                break
        return moves

    def sure_of(hand: int, others: int) -> int:
        """Return the cards with which this hand, on lead, takes a trick each, whatever the others do."""
        if others & trump:
            return 0
        sure = hand & trump
        for mask in masks:
            rest = others & mask
            sure |= hand & mask & (-low[1 << rest.bit_length() - 1] if rest else -1)
        return sure

    def lead(  # noqa: C901, PLR0912 - alpha-beta, in one piece for speed
        out: int, seat: int, alpha: int, beta: int, left: int
    ) -> int:
        """Return what our side takes of `left` when this seat leads."""
        if not out or alpha >= left:
            return left
        if beta <= 0:
            return 0
        key = out << 3 | seat
        least, most, best = known.get(key, (0, left, 0))
        counter[0] += 1
        hand, is_ours = hands[seat] & out, ours[seat]
        others = out ^ hand
        sure = sure_of(hand, others)
        if sure:
            taken = left if sure == hand else worth(sure)
            if is_ours:
                least = max(least, taken)
            else:
                most = min(most, left - taken)
        if least >= beta or least == most:
            return least
        if most <= alpha:
            return most
        floor, ceiling = alpha, beta = max(alpha, least), min(beta, most)
        following = (seat + 1) % seats
        value = -1 if is_ours else MUCH
        for card, series in leads(hand, others, sure, best):
            worthy, height = (0, ABOVE_ALL) if card == trump else (worthy_after_lead, high[card])
            points = points_of[card]
            found = follow(
                out ^ card, following, seats - 1, series, worthy, height, seat, points, floor, ceiling, left
            )
            if is_ours:
                if found > value:
                    value, best = found, card
                    floor = max(floor, found)
            elif found < value:
                value, best = found, card
                ceiling = min(ceiling, found)
            if floor >= ceiling:
                break
        if value > alpha:
            least = value
        if value < beta:
            most = value
        known[key] = (least, most, best)
        return value

    def answers(hand: int, others: int, series: int, worthy: int, height: int, with_us: bool) -> list[int]:  # noqa: FBT001 - fast
        """Return the cards to play to a trick, the likely ones first.

        Args:
            hand: the hand whose turn it is.
            others: the cards in the other hands.
            series: the cards that follow.
            worthy: the cards that who can has to follow with, or 0.
            height: what wins so far.
            with_us: whether the trick is safe with the player's own side.
        """
        cards = hand & series
        if cards:
            if worthy:
                cards = cards & worthy or cards
            if not cards & cards - 1:
                moves = [cards]
            else:
                moves = distinct(cards & ~trump, others | height)
                if not with_us and len(moves) > 1:
                    moves.reverse()  # low cards first, but for those that win
                    if moves[-1] > height:
                        beats = next(place for place, card in enumerate(moves) if card > height)
                        moves = moves[beats:] + moves[:beats]
        else:
            moves = distinct(hand & ~trump, others)
            moves.sort(key=points_of.__getitem__, reverse=with_us)
        if hand & trump and trump not in moves:
            moves.append(trump)
        return moves

    def follow(  # noqa: PLR0913, PLR0917 - a position in local names, for speed
        out: int, seat: int, to_come: int, series: int, worthy: int, height: int, winner: int, points: int,
        alpha: int, beta: int, left: int,
    ) -> int:  # fmt: skip
        """Return what our side takes of `left` with a trick under way, what lies in it included."""
        if not to_come:
            if ours[winner]:
                return points + lead(out, winner, alpha - points, beta - points, left - points)
            return lead(out, winner, alpha, beta, left - points)
        counter[0] += 1
        hand, is_ours = hands[seat] & out, ours[seat]
        others = out ^ hand
        with_us = ours[winner] == is_ours and (to_come == 1 or series & others <= height)
        following = (seat + 1) % seats
        value = -1 if is_ours else MUCH
        for card in answers(hand, others, series, worthy, height, with_us):
            now, by = height, winner
            if card == trump:
                now, by = ABOVE_ALL, seat
            elif card & series and card > height:
                now, by = high[card], seat
            found = follow(
                out ^ card, following, to_come - 1, series, worthy, now, by, points + points_of[card],
                alpha, beta, left,
            )  # fmt: skip
            if is_ours:
                if found > value:
                    value = found
                    alpha = max(alpha, found)
            elif found < value:
                value = found
                beta = min(beta, found)
            if alpha >= beta:
                break
        return value

    return lead, follow
