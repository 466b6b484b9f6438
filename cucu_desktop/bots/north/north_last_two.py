"""The last two of the northern games, solved: best play and the chance to win at every score.

Gnav and Slabberjan are exact with all options, except while only the first player to run out gets slippers
and nobody has had them yet; Kille is exact once nobody can buy in any more. A player who is dealt a fool may
have to knock: then each plays by their card and by whether the other has knocked; the two together are a
hand.
"""

from collections.abc import Callable, Sequence
from typing import Final, NamedTuple

from cucu_desktop.bots.assessment import Assessment
from cucu_desktop.bots.north.north_playout import NorthPlayout
from cucu_desktop.bots.north.north_rules import NorthRules, rules_of
from cucu_desktop.bots.two_players.deal import DEALER, ELDEST, End, Pair, ValuedDeal
from cucu_desktop.bots.two_players.played_deal import PlayedDeal
from cucu_desktop.bots.two_players.solutions import kept
from cucu_desktop.bots.two_players.solved_series import (
    MOST_SOLVED,
    Chances,
    Score,
    SolvedSeries,
    passed_on,
    scores_up_to,
    series_of,
)
from cucu_desktop.bots.two_players.turn_advice import assessed_two
from cucu_desktop.bots.win_chance import lives_of
from cucu_desktop.engine.cards import Card
from cucu_desktop.engine.events import Event
from cucu_desktop.engine.observation import Observation
from cucu_desktop.games import gnav, kille
from cucu_desktop.learning.turn_key import TurnHistory

TWO: Final = 2
MANY: Final = 99
"""More lives than can be lost in a deal: the number of lives decides only the value of its end."""
SHARED: Final = (0.5, 0.5)
"""The value to both players if nobody is left, and they share the pool (N10, KL8)."""


class NorthEnd(NamedTuple):
    """The end of a deal.

    Attributes:
        paid: the payers before the comparison, in order.
        due: the cost of the comparison to the eldest hand and the dealer.
    """

    paid: tuple[int, ...]
    due: tuple[int, int]


@kept
def deal_of_two(rules: NorthRules) -> PlayedDeal[NorthPlayout]:
    """Return the ends of a deal."""
    counts = [sum(card.rank == rank for card in rules.pack.cards) for rank in range(rules.highest)]
    # A player who draws an inn is sent on to the next card.
    skipped = {rank for rank, kind in enumerate(rules.powers) if kind == "inn" and rules.drawn != "kept"}
    drawable = [0 if rank in skipped else each for rank, each in enumerate(counts)]

    def start(cards: list[int], draw: Callable[[], int]) -> NorthPlayout:
        return NorthPlayout(rules, cards, MANY, draw)

    compared: dict[tuple[int, ...], NorthEnd] = {}

    def end(deal: NorthPlayout) -> NorthEnd:
        cards = (*deal.cards, *deal.fallen, *deal.paid)
        if cards not in compared:  # thousands of deals lead to few hundred comparisons
            losers = deal.losers()[len(deal.paid) :]
            due = losers.count(ELDEST), losers.count(DEALER)
            compared[cards] = NorthEnd(tuple(deal.paid), due)
        return compared[cards]

    return PlayedDeal(counts, start, end, drawable, looks_back=True)


@kept
def north_series(rules: NorthRules, most: int, *, knocks: bool) -> SolvedSeries[ValuedDeal]:
    """Return the solution of the last two.

    Args:
        rules: the rules.
        most: the largest number of lives of a player.
        knocks: whether a player who is dealt a fool knocks (N11).
    """
    deal = deal_of_two(rules).deal(rules.fools if knocks else ())
    hands = rules.highest * (1 + knocks)
    return series_of(hands, scores_up_to(most), lambda _: deal, _after(rules))


def _after(rules: NorthRules) -> Callable[[Chances, Score, End], Pair]:
    def after(chances: Chances, score: Score, end: End) -> Pair:
        assert isinstance(end, NorthEnd)
        lives = [*score]
        for position in end.paid:
            lives[position] -= 1
            if not lives[position]:  # no opponent is left for a comparison (N9)
                return float(position != ELDEST), float(position != DEALER)
        left = [max(count - due, 0) for count, due in zip(lives, end.due, strict=True)]
        if any(left):
            return passed_on(chances, *left)
        return passed_on(chances, *lives) if rules.replays else SHARED

    return after


def solve(observation: Observation, heard: Sequence[Event]) -> Assessment | None:
    """Return the exact chance to win with each option, if this is a solved turn of the last two.

    Args:
        observation: that of the seat on turn.
        heard: the events of this deal.
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
    assert isinstance(card, Card)  # the deciding seat has seen its card
    if observation.seat in TurnHistory(heard).came:  # the dealer holds the other's card, and knows both
        assert isinstance(other, Card)
        keep, draw = deal_of_two(rules).passed(card.rank, other.rank)
        return assessed_two(deal.worth_of(keep)[DEALER], deal.worth_of(draw)[DEALER], None)
    hand = card.rank + rules.highest * (knocks and isinstance(other, Card))
    if is_eldest:
        return assessed_two(*deal.eldest_options(hand, plan), plan.passes[hand])
    return assessed_two(*deal.dealer_options(hand, plan), plan.draws[hand])


def _is_solved(observation: Observation) -> bool:
    """Return whether nobody else can come into the game, and the score is the lives alone."""
    options = observation.options
    if isinstance(options, gnav.Options):
        return options.slippers != "first" or observation.slippers_taken
    assert isinstance(options, kille.Options)
    return all(observation.bought[seat] >= options.buys for seat in observation.order)
