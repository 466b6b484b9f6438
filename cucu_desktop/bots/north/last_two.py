"""The last two of the northern games, solved: best play and the chance to win at every score.

All of Gnav and Slabberjan is exact, whatever the options, but while only the first to run dry gets slippers
and nobody has had them yet; Kille is once nobody can buy in any more. Who is dealt a fool may have to knock:
then each plays by their card and by whether the other has knocked, and both together are called a hand.
"""

from collections.abc import Callable, Sequence
from typing import Final, NamedTuple

from cucu_desktop.bots.assessment import Assessment
from cucu_desktop.bots.north.playout import NorthPlayout
from cucu_desktop.bots.north.rules import NO_POWER, NorthRules, lives_of, rules_of
from cucu_desktop.bots.two_players.advice import assessed_two
from cucu_desktop.bots.two_players.cards import Pack, next_card
from cucu_desktop.bots.two_players.deal import (
    DEALER,
    ELDEST,
    Deal,
    End,
    Ends,
    Meeting,
    Once,
    Pair,
    ValuedDeal,
)
from cucu_desktop.bots.two_players.series import (
    MOST_SOLVED,
    Chances,
    Score,
    Series,
    passed_on,
    scores_up_to,
    series_of,
)
from cucu_desktop.bots.two_players.solutions import kept
from cucu_desktop.engine.cards import Card
from cucu_desktop.engine.observation import Observation
from cucu_desktop.games import gnav, kille

TWO: Final = 2
MANY: Final = 99
"""More lives than can be lost in a deal: how many somebody has decides only what is made of its end."""
SHARED: Final = (0.5, 0.5)
"""What it is worth to both that nobody is left, and they share the pool (N10, KL8)."""


class NorthEnd(NamedTuple):
    """How a deal ends.

    Attributes:
        paid: who had to pay before the comparison, one after the other.
        due: what the comparison costs the eldest hand and the dealer.
    """

    paid: tuple[int, ...]
    due: tuple[int, int]


class DealOfTwo:
    """What may come of the cards of two, by the rules."""

    def __init__(self, rules: NorthRules) -> None:
        """Look at the cards."""
        self._rules = rules
        cards = rules.pack.cards
        self._counts: Pack = [sum(card.rank == rank for card in cards) for rank in range(rules.highest)]
        # Whoever meets an inn in the pack is sent on to the next card.
        skipped = {rank for rank, kind in enumerate(rules.powers) if kind == "inn" and rules.drawn != "kept"}
        self._drawn: Pack = [0 if rank in skipped else each for rank, each in enumerate(self._counts)]

    def deal(self, *, knocks: bool) -> Deal:
        """Return what may come of which hands, whoever is dealt a fool knocking or not."""
        fools = self._rules.fools if knocks else frozenset()
        ranks, once = self._rules.highest, Once()
        return {
            (mine + ranks * (theirs in fools), theirs + ranks * (mine in fools)): Meeting(
                first * second, once(self.kept(mine, theirs)), once(self.passed(mine, theirs))
            )
            for mine, first in next_card(self._counts)
            for theirs, second in next_card(self._counts, mine)
        }

    def kept(self, mine: int, dealers: int) -> tuple[Ends, ...]:
        """Return how it ends when the eldest hand has kept and the dealer keeps, and draws."""
        return self._ends(mine, dealers), self._with_a_draw(mine, dealers, DEALER)

    def passed(self, mine: int, dealers: int) -> tuple[Ends, ...]:
        """Return how it ends when the eldest hand passes a card; who gets it has the choice again."""
        kind = self._rules.powers[dealers]
        if kind == "inn":
            return (self._with_a_draw(mine, dealers, ELDEST),)
        if kind != NO_POWER:
            return (self._ends(mine, dealers, ELDEST),)
        return self._ends(mine, dealers, ELDEST), self._with_a_draw(mine, dealers, ELDEST, DEALER)

    def _with_a_draw(self, mine: int, dealers: int, *turns: int) -> Ends:
        found: dict[End, float] = {}
        gone = [rank for rank in (mine, dealers) if self._drawn[rank]]
        for card, chance in next_card(self._drawn, *gone):
            for end in self._ends(mine, dealers, *turns, drawn=card):
                found[end] = found.get(end, 0.0) + chance
        return found

    def _ends(self, mine: int, dealers: int, *turns: int, drawn: int = -1) -> Ends:
        """Return how it ends when they exchange in these turns, the next card of the pack being this one."""
        deal = NorthPlayout(self._rules, [mine, dealers], [MANY, MANY], (), (), [False, False], lambda: drawn)
        for position in turns:
            deal.exchange(position)
        losers = deal.losers()[len(deal.paid) :]
        return {NorthEnd(tuple(deal.paid), (losers.count(ELDEST), losers.count(DEALER))): 1.0}


@kept
def deal_of_two(rules: NorthRules) -> DealOfTwo:
    """Return what may come of the cards of two."""
    return DealOfTwo(rules)


@kept
def north_series(rules: NorthRules, most: int, *, knocks: bool) -> Series[ValuedDeal]:
    """Return how the last two play.

    Args:
        rules: the rules.
        most: the most lives that somebody has.
        knocks: whether who is dealt a fool knocks (N11).
    """
    deal = deal_of_two(rules).deal(knocks=knocks)
    hands = rules.highest * (1 + knocks)
    return series_of(hands, scores_up_to(most), lambda _: deal, _after(rules))


def _after(rules: NorthRules) -> Callable[[Chances, Score, End], Pair]:
    def after(chances: Chances, score: Score, end: End) -> Pair:
        assert isinstance(end, NorthEnd)
        lives = [*score]
        for position in end.paid:
            lives[position] -= 1
            if not lives[position]:  # nobody is left to be compared with (N9)
                return float(position != ELDEST), float(position != DEALER)
        left = [max(count - due, 0) for count, due in zip(lives, end.due, strict=True)]
        if any(left):
            return passed_on(chances, *left)
        return passed_on(chances, *lives) if rules.replays else SHARED

    return after


def solve(observation: Observation, exchanges: Sequence[tuple[int, int]]) -> Assessment | None:
    """Return the exact chance to win with each option, if this is a turn of the last two that is solved.

    Args:
        observation: what the seat may know whose turn it is.
        exchanges: the exchanges of this deal that stand.
    """
    if len(observation.order) != TWO or not _is_solved(observation):
        return None
    options = observation.options
    rules = rules_of(observation)
    knocks = isinstance(options, gnav.Options) and options.knock
    eldest, dealer = observation.order
    lives = lives_of(observation)
    score = lives[eldest], lives[dealer]
    if max(score) > MOST_SOLVED:
        return None
    series = north_series(rules, max(score), knocks=knocks)
    deal, plan = series.valued(score), series.plans[score]
    is_eldest = observation.seat == eldest
    card, other = observation.card, observation.cards[dealer if is_eldest else eldest]
    assert isinstance(card, Card)  # whoever is asked holds a card and has seen it
    if exchanges:  # the dealer holds what the other has given, and knows both
        assert isinstance(other, Card)
        keep, draw = deal_of_two(rules).passed(card.rank, other.rank)
        return assessed_two(deal.worth_of(keep)[DEALER], deal.worth_of(draw)[DEALER], None)
    hand = card.rank + rules.highest * (knocks and isinstance(other, Card))
    if is_eldest:
        return assessed_two(*deal.eldest_options(hand, plan), plan.passes[hand])
    return assessed_two(*deal.dealer_options(hand, plan), plan.draws[hand])


def _is_solved(observation: Observation) -> bool:
    """Tell whether nobody else can come into the game, and all that may come is told by lives."""
    options = observation.options
    if isinstance(options, gnav.Options):
        return options.slippers != "first" or observation.slippers_taken
    assert isinstance(options, kille.Options)
    return all(observation.bought[seat] >= options.buys for seat in observation.order)
