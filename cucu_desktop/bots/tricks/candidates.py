# ruff: noqa: FBT001 - positional throughout, for speed
"""Which cards a search has to try, and in which order: few, and the best first.

Of cards of one hand with nothing between them in what is left, and that count the same, one stands for all.
Once it is settled which side takes the trick, one stands for all of them whatever they count: the most one
can give to one's own side, the least one can give to the other.
"""

from collections.abc import Callable
from typing import Final, NamedTuple

from cucu_desktop.bots.tricks.deck import ABOVE_ALL, GAP, Deck
from cucu_desktop.bots.tricks.position import Contest

Cards = list[int]

_WIDE: Final = 64
"""So many bits take a set of cards or a height in."""


class Candidates(NamedTuple):
    """The cards worth trying in one contest; what was found once is kept.

    Attributes:
        sure: of a hand and the others' cards those that take a trick each on lead, whatever the others do.
        leads: of a hand, the others' cards, the sure ones and the best known those to lead, but for the trump
            card: the best known first, then the sure ones, then low ones.
        answers: the cards to play to a trick, the likely ones first; see there.
    """

    sure: Callable[[int, int], int]
    leads: Callable[[int, int, int, int], Cards]
    answers: Callable[[int, int, int, int, int, bool, bool, bool], Cards]


def candidates(  # noqa: C901, PLR0915 - what stays the same is in local names
    contest: Contest,
) -> Candidates:
    """Get ready for this contest."""
    deck, _, trump, is_strict = contest
    valued, low, points_of = deck.valued, deck.low, deck.points
    one, other = deck.masks
    distinct, of_runs = _equals(deck, is_strict=is_strict)
    answering: tuple[dict[int, Cards], ...] = ({}, {}, {}, {}, {}, {}, {}, {})
    discarding: tuple[dict[int, Cards], ...] = ({}, {}, {}, {})

    def sure(hand: int, others: int) -> int:
        if others & trump:
            return 0
        ones, rest = others & one, others & other
        return (
            hand & trump
            | hand & one & (-low[1 << ones.bit_length() - 1] if ones else -1)
            | hand & other & (-low[1 << rest.bit_length() - 1] if rest else -1)
        )

    def leads(hand: int, others: int, sure: int, best: int) -> Cards:
        cards = hand & ~trump
        if is_strict and hand & (valued | trump):
            cards &= valued
        sure &= cards
        found = of_runs(sure, others, True) if sure else []
        low_first = distinct(cards ^ sure, others)
        low_first.reverse()
        found += low_first
        if best in found and found[0] != best:
            found.remove(best)
            found.insert(0, best)
        return found

    def answers(  # noqa: PLR0913, PLR0917 - a position in local names, for speed
        hand: int, others: int, series: int, worthy: int, height: int,
        with_us: bool, is_settled: bool, is_last: bool,
    ) -> Cards:  # fmt: skip
        """Return the cards to play to a trick, the likely ones first.

        Args:
            hand: the hand whose turn it is.
            others: the cards in the other hands.
            series: the cards that follow.
            worthy: the cards that who can has to follow with, or 0.
            height: what wins so far.
            with_us: whether the trick is safe with the player's own side.
            is_settled: whether nobody who is still to play can change who takes it, nor this card.
            is_last: whether nobody plays to it any more.
        """
        cards = hand & series
        if cards:
            if worthy:
                cards = cards & worthy or cards
            if not cards & cards - 1:
                found = [cards]
            else:
                cards &= ~trump
                others = (others | height) & series
                key = (cards << _WIDE | others) << _WIDE | height
                memory = answering[with_us | is_settled << 1 | is_last << 2]
                kept = memory.get(key)
                if kept:
                    found = kept
                else:
                    memory[key] = found = following(cards, others, height, with_us, is_settled, is_last)
        else:
            cards = hand & ~trump
            if not cards & cards - 1:
                found = [cards] if cards else []
            else:
                is_settled = is_settled or is_last
                others &= ~series
                key = cards << _WIDE | others
                memory = discarding[with_us | is_settled << 1]
                kept = memory.get(key)
                if kept:
                    found = kept
                else:
                    found = of_runs(cards, others, with_us) if is_settled else distinct(cards, others)
                    found.sort(key=points_of.__getitem__, reverse=with_us)
                    memory[key] = found
        if hand & trump and trump not in found:
            return [*found, trump]
        return found

    def following(
        cards: int, others: int, height: int, with_us: bool, is_settled: bool, is_last: bool
    ) -> Cards:
        if with_us:
            return of_runs(cards, others, True) if is_settled or is_last else distinct(cards, others)
        if is_last:
            winning = cards & -(height << 1) if height < ABOVE_ALL else 0
            found = of_runs(winning, others, True)[::-1]
            return found + of_runs(cards ^ winning, others, False)[::-1]
        # From the lowest up, but first those that win.
        found = of_runs(cards, others, False) if is_settled else distinct(cards, others)
        found.reverse()
        losing = sum(card < height for card in found)
        return found[losing:] + found[:losing]

    return Candidates(sure, leads, answers)


def _equals(
    deck: Deck, *, is_strict: bool
) -> tuple[Callable[[int, int], Cards], Callable[[int, int, bool], Cards]]:
    """Return what leaves of equal cards of a hand one."""
    high, low, points_of = deck.high, deck.low, deck.points

    def distinct(cards: int, others: int) -> Cards:
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

    def of_runs(cards: int, others: int, rich: bool) -> Cards:
        """Return of each run of cards that are as high as each other the one that counts most, or least.

        Where the restrictions hold, what counts nothing may not stand for what does (001, a trionfo, 3 to 5).
        """
        found: Cards = []
        others |= GAP
        last, its_points = 0, -1
        while cards:
            card = 1 << cards.bit_length() - 1
            cards ^= card
            points = points_of[card]
            if (
                not last
                or others & ((high[last] << 1) - low[card])
                or (is_strict and (not points) != (not its_points))
            ):
                found.append(card)
                its_points = points
            elif points > its_points if rich else points < its_points:
                found[-1] = card
                its_points = points
            last = card
        return found

    return distinct, of_runs
