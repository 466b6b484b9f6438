# ruff: noqa: C901, PLR0912, PLR0913, PLR0915, PLR0917 - a position in local names, in one piece: for speed
"""The search of the solver: whether our side can take so much of what is left.

A yes or no needs far fewer cards tried than a number; the answer still is a number, on the right side of what
was asked, and as far from it as was seen. With it comes what mattered: in each series the cards from the
lowest on whose rank the answer hangs. Whoever holds the cards below, as long as they hold as many of the same
worth, the answer is the same. So positions between tricks are remembered by no more than that (`memory`),
and cards that did not matter need not be tried one by one (`equals`).

What mattered is of one card played all that mattered after it, and the rank of who takes the trick; of
several tried in vain what mattered in any of them.
"""

from collections.abc import Callable, Sequence
from typing import NamedTuple

from cucu_desktop.bots.tricks.candidates import candidates, foremost
from cucu_desktop.bots.tricks.deck import ABOVE_ALL
from cucu_desktop.bots.tricks.equals import BY_ANYBODY, BY_THEM, BY_US, equals
from cucu_desktop.bots.tricks.memory import memory
from cucu_desktop.bots.tricks.patterns import holders
from cucu_desktop.bots.tricks.position import Contest

Answer = tuple[int, int]
"""What our side can take, at least or at most, and what mattered."""


class Search(NamedTuple):
    """The search for one deal.

    Attributes:
        lead: of the cards out, who leads, what is asked for and what is left the answer.
        follow: the same with a trick under way, what lies in it included: of the cards out, the `Position`,
            what is asked for and what is left.
    """

    lead: Callable[[int, int, int, int], Answer]
    follow: Callable[[int, int, int, int, int, int, int, int, int, int], Answer]


def search(contest: Contest, hands: Sequence[int], counter: list[int]) -> Search:
    """Get ready to search this deal; `counter` counts the leads that are looked at."""
    deck, ours, trump, is_strict = contest
    points_of, high, low, worth = deck.points, deck.high, deck.low, deck.worth
    one, other = deck.masks
    both = one | other
    worthy_after_lead = deck.valued if is_strict else 0
    seats = len(hands)
    after = [*range(1, seats), 0]
    holder = holders(hands)
    trumping = holder.get(trump, 0)
    sure_of, leads, rich, poor, rising, falling = candidates(contest, holder)
    upward, alike, level = equals(contest)
    alike_for = [alike[is_ours] for is_ours in ours]
    recall, keep = memory(contest, hands)
    led: dict[int, int] = {}
    """By the hand, what was right the last time."""
    answered: list[dict[int, int]] = [{} for _ in hands]
    ended: list[dict[int, int]] = [{} for _ in hands]
    """By who wins so far, the hand and what is to beat, what was right; at the end of a trick too."""

    def last_trick(card: int, others: int, leader: int, left: int) -> Answer:
        """Answer for the last trick, to which this card is led."""
        following = others & (one if card & one else other)
        if card == trump or not following | others & trump:
            return left if ours[leader] else 0, 0
        if others & trump:
            return left if ours[trumping] else 0, 0
        top = 1 << following.bit_length() - 1
        if top <= high[card]:
            return left if ours[leader] else 0, upward[card]
        by, twin = holder[top], low[top] & following
        if twin and (holder[twin] - leader) % seats < (by - leader) % seats:
            by = holder[twin]
        return left if ours[by] else 0, upward[top]

    def lead(out: int, seat: int, need: int, left: int) -> Answer:
        """Answer for the lead of this seat."""
        if need <= 0:
            return 0, 0
        if need > left:
            return left, 0
        counter[0] += 1
        hand, is_ours = hands[seat] & out, ours[seat]
        others = out ^ hand
        if not hand & hand - 1:
            return last_trick(hand, others, seat, left)
        known, mattered, best = recall(out, seat, need)
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
        alike = alike_for[seat]
        follower, to_come = after[seat], seats - 1
        value = 0 if is_ours else left
        mattered = spoken_for = 0
        is_found = False
        cards = leads(hand, others, sure, is_ours)
        likely = led.get(hand) or best
        if likely and len(cards) > 1:
            cards = foremost(likely, cards)
        for card in cards:
            if card & spoken_for:
                continue
            series = one if card & one else other
            got, matter = follow(
                out ^ card, follower, to_come, series, worthy_after_lead,
                high[card] if others & series else ABOVE_ALL, seat, points_of[card], need, left,
            )  # fmt: skip
            if is_ours is (got >= need):
                value, mattered, is_found = got, matter, True
                best = led[hand] = card
                break
            if (got > value) is is_ours:
                value = got
            mattered |= matter
            equal = level(card, hand & series, others & series) if matter & card else ~matter
            spoken_for |= alike[matter & BY_ANYBODY][card] & equal
        if not is_found and hand & trump:
            for series in (one, other):
                got, matter = follow(
                    out ^ trump, follower, to_come, series, 0, ABOVE_ALL, seat, points_of[trump], need, left
                )
                if is_ours is (got >= need):
                    value, mattered = got, matter
                    break
                if (got > value) is is_ours:
                    value = got
                mattered |= matter
        return value, keep(out, seat, need, left, value, mattered, best)

    def follow(
        out: int, seat: int, to_come: int, series: int, worthy: int, height: int, winner: int, points: int,
        need: int, left: int,
    ) -> Answer:  # fmt: skip
        """Answer with a trick under way."""
        while to_come > 1:  # as long as nobody has a choice
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
            return close(out, seat, series, worthy, height, winner, points, need, left)
        is_ours, others = ours[seat], out ^ hand
        with_us = ours[winner] is is_ours and series & others <= height
        mattered = spoken_for = 0
        if (with_us or series & out <= height) and (not trump & out or (trumping - seat) % seats >= to_come):
            mattered = upward[height]
            if ours[winner]:  # it is settled
                if points >= need:
                    return points, mattered | BY_US
            elif left - points < need:
                return left - points, mattered | BY_THEM
        alike = alike_for[seat]
        follower, to_come = after[seat], to_come - 1
        value = 0 if is_ours else left
        key = hand | height
        cards &= ~trump
        if with_us:
            found = rich[cards]
        elif cards & series:
            winning = cards & -(height << 1) if height < ABOVE_ALL else 0
            found = falling[winning]
            if winning != cards:
                found = [*found, *rising[cards ^ winning]]
        else:
            found = poor[cards]
        if hand & trump:
            found = [trump, *found]
        likely = answered[winner].get(key)
        if likely and likely != found[0]:
            found = foremost(likely, found)
        kin = series if cards & series else both ^ series
        for card in found:
            if card & spoken_for:
                continue
            now, by = height, winner
            if card == trump:
                now, by = ABOVE_ALL, seat
            elif card & series and card > height:
                now, by = high[card], seat
            if to_come == 1:
                got, matter = close(
                    out ^ card, follower, series, worthy, now, by, points + points_of[card], need, left
                )
            else:
                got, matter = follow(
                    out ^ card, follower, to_come, series, worthy, now, by, points + points_of[card],
                    need, left,
                )  # fmt: skip
            if is_ours is (got >= need):
                answered[winner][key] = card
                return got, matter
            if (got > value) is is_ours:
                value = got
            mattered |= matter
            if card != found[-1]:
                equal = level(card, cards, (others | height) & kin) if matter & card else ~matter
                spoken_for |= alike[matter & BY_ANYBODY][card] & equal
        return value, mattered

    def close(
        out: int, seat: int, series: int, worthy: int, height: int, winner: int, points: int, need: int,
        left: int,
    ) -> Answer:  # fmt: skip
        """Answer for the last card of a trick."""
        hand, is_ours = hands[seat] & out, ours[seat]
        others = out ^ hand
        alike = alike_for[seat]
        value = 0 if is_ours else left
        mattered = spoken_for = 0
        key = hand | height
        cards = hand & series
        if cards and worthy:
            cards = cards & worthy or cards
        cards = (cards or hand) & ~trump
        if ours[winner] is is_ours:
            found = rich[cards]
        elif cards & series:
            winning = cards & -(height << 1) if height < ABOVE_ALL else 0
            found = rich[winning]
            if winning != cards:
                found = [*found, *rising[cards ^ winning]]
        else:
            found = poor[cards]
        if hand & trump:
            found = [*found, trump]
        likely = ended[winner].get(key)
        if likely and likely != found[0]:
            found = foremost(likely, found)
        kin = series if cards & series else both ^ series
        for card in found:
            if card & spoken_for:
                continue
            by, rank = winner, upward[height]
            if card == trump:
                by, rank = seat, 0
            elif card & series and card > height:
                by, rank = seat, upward[card]
            total = points + points_of[card]
            if ours[by]:
                got, matter = lead(out ^ card, by, need - total, left - total)
                got += total
                matter |= rank | BY_US
            else:
                got, matter = lead(out ^ card, by, need, left - total)
                matter |= rank | BY_THEM
            if is_ours is (got >= need):
                ended[winner][key] = card
                return got, matter
            if (got > value) is is_ours:
                value = got
            mattered |= matter
            if card != found[-1]:
                equal = level(card, cards, (others | height) & kin) if matter & card else ~matter
                spoken_for |= alike[matter & BY_ANYBODY][card] & equal
        return value, mattered

    return Search(lead, follow)
