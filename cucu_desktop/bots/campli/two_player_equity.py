"""Values of tokens at Campli, and of every option of the last two: the chance of taking the pool.

Between two players who cannot come back a game is a stochastic game. Its states are the tokens of eldest hand
and dealer before a deal; the deal passes each time (E7). Players who are out together return with all their
tokens, and so do all others of the game (E6): in a larger game each is then assumed equally likely to win,
which is exact but for the seating. There the game is not zero-sum, and where both would mix the plan is an
approximation: a deviation gains at most some millionths of the game; with two players nothing.

Under an agreement (C8) coins are counted (`divided_pool`), and a large part is worth a little less than its
percentage.
"""

from collections.abc import Sequence
from functools import partial
from typing import Final

from cucu_desktop.bots.assessment import Assessment
from cucu_desktop.bots.campli.deal_of_two import AT_THE_INN, DealOfTwo
from cucu_desktop.bots.campli.odds import RANKS
from cucu_desktop.bots.strategy import options_of
from cucu_desktop.bots.two_players.deal import DEALER, ELDEST, After, DealPlan, End, Pair
from cucu_desktop.bots.two_players.divided_pool import WHOLE, divided, with_sides
from cucu_desktop.bots.two_players.solutions import kept
from cucu_desktop.bots.two_players.solved_series import (
    Chances,
    Score,
    SolvedSeries,
    chance_to_win,
    passed_on,
    scores_up_to,
)
from cucu_desktop.bots.win_chance import LAST_TWO, can_come_back
from cucu_desktop.engine.actions import AGREE, ASK, EXCHANGE, KEEP, REFUSE, Action
from cucu_desktop.engine.cards import Card
from cucu_desktop.engine.observation import Observation
from cucu_desktop.games.campli import Options, V

TWO: Final = 2
_PASSES: Final = range(1, V.rank - 1)
_DRAWS: Final = range(1, V.rank + 3)
FIRST_PLAN: Final = DealPlan(
    (*[float(rank in _PASSES) for rank in range(AT_THE_INN)], *[0.0] * RANKS),
    (*[float(rank in _DRAWS) for rank in range(AT_THE_INN)], 0.0),
)


@kept
def campli_series(
    tokens: int, players: int = TWO, part: int | None = None, *, lions: bool = True
) -> SolvedSeries[DealOfTwo]:
    """Return the solution of the last two at every score.

    A score is the tokens of eldest hand and dealer, and under an agreement whether the eldest hand has the
    first or the second part of it.

    Args:
        tokens: the tokens with which players begin and come back.
        players: the number of players in the game.
        part: the first part of the pool in an agreement, in percent; None without an agreement.
        lions: whether they are in the pack (C11).
    """
    scores = scores_up_to(tokens)
    if part is not None:
        scores = with_sides(scores)

    def deal_at(score: Score, after: After) -> DealOfTwo:
        return DealOfTwo(after, last=score[0] == 1, bound=part is not None, lions=lions)

    after = partial(_after, full=tokens, players=players, part=part, lions=lions)
    return SolvedSeries(scores, deal_at, after, FIRST_PLAN)


def _after(
    chances: Chances,
    score: Score,
    end: End,
    *,
    full: int,
    players: int,
    part: int | None,
    lions: bool,
) -> Pair:
    """Return the value to both players of a deal at this score that ends with these losses."""
    assert isinstance(end, tuple)  # the losses of both
    mine, theirs = max(score[0] - end[0], 0), max(score[1] - end[1], 0)
    if not mine and not theirs:
        if players > TWO:
            return 1 / players, 1 / players
        again = chances if part is None else campli_series(full, lions=lions).chances
        return passed_on(again, full, full)
    if part is None:
        return passed_on(chances, mine, theirs)
    return divided(chances, score, mine, theirs, part)


MORE_OFTEN: Final = 0.5
DIVISIONS: Final = (10, 50, 90)
"""The agreements that are solved; beyond the fair one a part is worth a little less."""
MOST_TOKENS: Final = 9
"""Scores with more tokens are not solved: the options of a game allow no more."""


def win_chance(seat: int, tokens: Sequence[int], dealer: int | None, full: int) -> float:
    """Return the chance that the seat takes the pool, as `chance_to_win`.

    For two players who cannot come back it is exact, if nobody else was in the game and there are lions;
    without them it is an approximation.
    """
    return chance_to_win(seat, tokens, dealer, full, lambda most: campli_series(most).chances, MOST_TOKENS)


def has_lions(observation: Observation) -> bool:
    """Return whether the lions are in the pack (C11)."""
    return options_of(observation, Options).lions


def is_solved(observation: Observation) -> bool:
    """Return whether two players are left and no player can buy back in."""
    tokens = [observation.tokens[seat] for seat in observation.order]
    within = min(tokens, default=0) > 0 and max(tokens, default=0) <= observation.options.tokens
    return (
        observation.kind in _KINDS
        and len(tokens) == LAST_TWO
        and within
        and observation.options.tokens <= MOST_TOKENS
        and not can_come_back(observation)
    )


def assess_last_two(observation: Observation) -> Assessment | None:
    """Return the exact worth of each option, and the choice of best play.

    It is the chance to win the game; under an agreement coins, as the winner then does not matter (C8).

    Args:
        observation: that of the seat to act; None is returned if it is not solved.
    """
    if not is_solved(observation):
        return None
    eldest, dealer = observation.order
    agreed = dict(observation.agreement)
    series = campli_series(
        observation.options.tokens, observation.players, agreed.get(eldest), lions=has_lions(observation)
    )
    score: tuple[int, ...] = observation.tokens[eldest], observation.tokens[dealer]
    if agreed:
        score = (*score, 0)
    ways, part = _ways(observation, series.valued(score), series.plans[score], eldest)
    assessment = Assessment.of("chance", ways)
    if agreed:
        assessment = assessment.in_coins(observation.pool)
    if part is None or len(ways) == 1 or not 0 < part < 1:
        return assessment
    first, second = ways
    return assessment.with_policy({first: 1 - part, second: part})


def dealer_plan(observation: Observation) -> frozenset[int]:
    """Return the ranks with which the dealer draws after "keep", if nobody can come back."""
    tokens = tuple(min(observation.tokens[seat], MOST_TOKENS) for seat in observation.order)
    most = max(observation.options.tokens, *tokens)
    draws = campli_series(most, lions=has_lions(observation)).plans[tokens[0], tokens[-1]].draws[:AT_THE_INN]
    return frozenset([rank for rank, chance in enumerate(draws) if chance > MORE_OFTEN])


def worth_of_part(observation: Observation, percent: float) -> float:
    """Return the value of a division of the pool between the last two, in percent (C8).

    Hardly less than the seat's part, unless both may soon be out together (`divided_pool`). Between the
    solved divisions it is interpolated.

    Args:
        observation: that of the seat that is to get a part.
        percent: the part.
    """
    seat = observation.seat
    left = [other for other, count in enumerate(observation.tokens) if count]
    most = max(observation.options.tokens, *observation.tokens)
    if len(left) != LAST_TWO or most > MOST_TOKENS or can_come_back(observation):
        return percent
    deals = observation.dealer == seat
    eldest, dealer = sorted(left, key=lambda other: (other == seat) == deals)
    score = observation.tokens[eldest], observation.tokens[dealer], int(deals)
    known = [
        WHOLE * series.chances[score][DEALER if deals else ELDEST]
        for series in (
            campli_series(most, observation.players, part, lions=has_lions(observation)) for part in DIVISIONS
        )
    ]
    at = 0 if percent < DIVISIONS[1] else 1
    slope = (known[at + 1] - known[at]) / (DIVISIONS[at + 1] - DIVISIONS[at])
    return known[at] + slope * (percent - DIVISIONS[at])


_KINDS: Final = ("turn", "inn", "promise")


def _ways(
    observation: Observation, deal: DealOfTwo, plan: DealPlan, eldest: int
) -> tuple[dict[Action, float], float | None]:
    """Return the worth of each option, and the probability of the second; None: the better one is played."""
    if observation.kind == "promise":
        return _both(AGREE, REFUSE, deal.dealer_options(AT_THE_INN, plan)), plan.draws[AT_THE_INN]
    card, other = observation.card, observation.cards[eldest]
    assert isinstance(card, Card)  # the deciding seat has seen its card
    if observation.kind == "inn":
        at = AT_THE_INN + card.rank
        return _both(ASK, KEEP, deal.eldest_options(at, plan)), plan.passes[at]
    if observation.seat == eldest:
        ways = _both(KEEP, EXCHANGE, deal.eldest_options(card.rank, plan))
        allowed = observation.decision.options if observation.decision else ways
        return {action: worth for action, worth in ways.items() if action in allowed}, plan.passes[card.rank]
    if isinstance(other, Card):
        return _both(KEEP, EXCHANGE, deal.dealer_knows(other.rank, card.rank)), None
    return _both(KEEP, EXCHANGE, deal.dealer_options(card.rank, plan)), plan.draws[card.rank]


def _both(first: Action, second: Action, worths: tuple[float, float | None]) -> dict[Action, float]:
    return {action: worth for action, worth in zip((first, second), worths, strict=True) if worth is not None}
