# ruff: noqa: C901, PLR0912, PLR0913, PLR0915, PLR0917 - a position in local names, in one piece: for speed
"""Alpha-beta search of the solver: whether our side can take a number of points of those left.

It searches with a null window, as double dummy solvers of bridge hands do: a yes or no needs far fewer cards
tried than a number. The answer is still a number, a bound on the points that our side can take: a lower bound
if it reaches the points asked for, else an upper bound.

The answer includes the cards that mattered: in each series all cards from the lowest one whose rank decided
anything. Say of one series of Cöch we have IX and II, and they have VIII and VI, and the lead is ours. Can we
take a point? Yes: the IX takes one of theirs, whichever. So only the IX mattered, and it is the same with IX
and III against VII and VI, or with any cards below the IX, as long as each hand has as many that count as
much. For the legal cards depend on the number of cards of a series in a hand and on their values, and the
value of a trick on theirs; neither changes. The winner of a trick depends on ranks, and those are all among
the cards that mattered: for a card that succeeded, the rank that took the trick and the cards that mattered
after it; for cards that failed, those that mattered with any of them. So cards of the same value below these
can be swapped, and every step of the proof still holds.

So positions between tricks are stored by the cards that mattered alone (`transposition_table`), and a card
that failed represents others that need not be tried (`card_equivalence`). The remaining cards are tried in
the order of `move_ordering`.
"""

from collections.abc import Callable, Sequence
from typing import NamedTuple

from cucu_desktop.bots.tricks.bitboard import ABOVE_ALL
from cucu_desktop.bots.tricks.card_equivalence import BY_THEM, BY_US, find_equivalence
from cucu_desktop.bots.tricks.move_ordering import order_moves
from cucu_desktop.bots.tricks.suit_patterns import holders
from cucu_desktop.bots.tricks.transposition_table import new_table
from cucu_desktop.bots.tricks.trick_position import DealContext

Bound = tuple[int, int]
"""A bound on the points that our side can take, from below or above, and the cards that mattered for it."""


class Search(NamedTuple):
    """The search for one deal.

    Attributes:
        lead: from the cards out, the leader, the points asked for and the points left, the answer.
        follow: the same with a trick under way, its cards included: from the cards out, the `Position`,
            the points asked for and the points left.
        work: the number of leads examined so far.
        forget: frees all memory; the search cannot be used afterwards.
    """

    lead: Callable[[int, int, int, int], Bound]
    follow: Callable[[int, int, int, int, int, int, int, int, int, int], Bound]
    work: Callable[[], int]
    forget: Callable[[], None]


def _distances(after: Sequence[int], seat: int) -> dict[int, int]:
    """Return for each seat the number of others that play before it."""
    found = {seat: 0}
    for distance in range(len(after) - 1, 0, -1):
        seat = after[seat]
        found[seat] = distance
    return found


def search(context: DealContext, hands: Sequence[int]) -> Search:
    """Return the search for this deal."""
    pack, ours, after, trump, is_strict = context
    points_of, high, worth = pack.points, pack.high, pack.worth
    one, other = pack.masks
    worthy_after_lead = pack.valued if is_strict else 0
    seats = len(hands)
    holder = holders(hands)
    to_trump = _distances(after, holder.get(trump, 0))
    sure_of, leads, replies = order_moves(context, holder)
    upward, speaks_for = find_equivalence(context)
    recall, keep = new_table(context, hands)
    led: dict[int, int] = {}
    """By hand, the last card that succeeded."""
    answered: list[list[dict[int, int]]] = [[{} for _ in hands], [{} for _ in hands]]
    """The last reply that succeeded, before and at a trick's last card, by winner, hand and rank to beat."""
    leads_seen = 0

    def lead(out: int, seat: int, need: int, left: int) -> Bound:
        """Return the bound for the lead of this seat."""
        nonlocal leads_seen
        if need <= 0:
            return 0, 0
        if need > left:
            return left, 0
        leads_seen += 1
        hand, is_ours = hands[seat] & out, ours[seat]
        others = out ^ hand
        if not hand & hand - 1:
            series = one if hand & one else other
            height = high[hand] if others & series and hand != trump else ABOVE_ALL
            return follow(
                others, after[seat], seats - 1, series, 0, height, seat, points_of[hand], need, left
            )
        known, mattered, best, key = recall(out, seat, need)
        if known is not None:
            return known, mattered
        sure = sure_of(hand, others)
        if sure:
            taken = left if sure == hand else worth(sure)
            if taken >= need if is_ours else left - taken < need:
                mattered = 0
                for series in (one, other):
                    if sure & series and others & series:
                        mattered |= upward[sure & series & -(sure & series)]
                return taken if is_ours else left - taken, mattered
        follower, to_come = after[seat], seats - 1
        value = 0 if is_ours else left
        mattered = spoken_for = 0  # cards that failed, or are represented by one that did
        cards = leads(hand, others, sure, is_ours)
        likely = led.get(hand) or best
        if likely and likely in cards:
            cards = [likely, *cards]
        for card in cards:
            if card & spoken_for:
                continue
            series = one if card & one else other
            got, matter = follow(
                out ^ card, follower, to_come, series, worthy_after_lead,
                high[card] if others & series else ABOVE_ALL, seat, points_of[card], need, left,
            )  # fmt: skip
            if is_ours is (got >= need):  # success for the side that plays
                value, mattered = got, matter
                best = led[hand] = card
                break
            if (got > value) is is_ours:
                value = got
            mattered |= matter
            spoken_for |= card | speaks_for(card, matter, is_ours, hand, others)
        else:
            for series in (one, other) if hand & trump else ():
                got, matter = follow(
                    out ^ trump, follower, to_come, series, 0, ABOVE_ALL, seat, points_of[trump], need, left
                )
                if is_ours is (got >= need):
                    value, mattered = got, matter
                    break
                if (got > value) is is_ours:
                    value = got
                mattered |= matter
        return value, keep(key, need, left, value, mattered, best)

    def follow(
        out: int, seat: int, to_come: int, series: int, worthy: int, height: int, winner: int, points: int,
        need: int, left: int,
    ) -> Bound:  # fmt: skip
        """Return the bound for every card of a trick but the lead."""
        while to_come:  # while moves are forced
            hand = hands[seat] & out
            cards = hand & series
            if cards:
                if worthy:
                    cards = cards & worthy or cards
                cards |= hand & trump
            else:
                cards = hand
            if cards & cards - 1:
                break
            if cards == trump:
                height, winner = ABOVE_ALL, seat
            elif cards & series and cards > height:
                height, winner = high[cards], seat
            out ^= cards
            seat = after[seat]
            to_come -= 1
            points += points_of[cards]
        else:
            return finish(out, height, winner, points, need, left)
        is_ours, others = ours[seat], out ^ hand
        is_last = to_come == 1
        is_safe = ours[winner] is is_ours and (is_last or series & others < height << 1)
        if (  # the winner is settled; at the last card it shows at once anyway
            not is_last
            and (is_safe or series & out < height << 1)
            and (not trump & out or to_trump[seat] >= to_come)
        ):
            if ours[winner]:
                if points >= need:
                    return points, upward[height] | BY_US
            elif left - points < need:
                return left - points, upward[height] | BY_THEM
        value = 0 if is_ours else left
        mattered = spoken_for = 0
        key = hand | height
        found = replies(cards, series, height, is_safe, is_last)
        right = answered[is_last][winner]
        likely = right.get(key)
        if likely and likely & cards:
            found = [likely, *found]
        parting = others | height
        follower, to_come = after[seat], to_come - 1
        for card in found:
            if card & spoken_for:
                continue
            now, by = height, winner
            if card == trump:
                now, by = ABOVE_ALL, seat
            elif card & series and card > height:
                now, by = high[card], seat
            if to_come:
                got, matter = follow(
                    out ^ card, follower, to_come, series, worthy, now, by, points + points_of[card],
                    need, left,
                )  # fmt: skip
            else:
                got, matter = finish(out ^ card, now, by, points + points_of[card], need, left)
            if is_ours is (got >= need):
                right[key] = card
                return got, matter
            if (got > value) is is_ours:
                value = got
            mattered |= matter
            spoken_for |= card
            if cards & ~spoken_for:
                spoken_for |= speaks_for(card, matter, is_ours, hand, parting)
        return value, mattered

    def finish(out: int, height: int, winner: int, points: int, need: int, left: int) -> Bound:
        """Return the bound for a complete trick: its points, and those after it."""
        if ours[winner]:
            value, mattered = lead(out, winner, need - points, left - points)
            return value + points, mattered | upward[height] | BY_US
        value, mattered = lead(out, winner, need, left - points)
        return value, mattered | upward[height] | BY_THEM

    def forget() -> None:
        nonlocal lead, follow, finish
        del lead, follow, finish  # their reference cycle would need the garbage collector

    return Search(lead, follow, lambda: leads_seen, forget)
