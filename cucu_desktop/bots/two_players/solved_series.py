"""Series of deals between the last two: their plans at every score, and their chances to win the game.

The chances at all scores depend on each other, since the deal passes each time (E7). They are found by
policy iteration: plans from the chances, chances from the plans, until neither changes.
"""

from collections.abc import Callable, Iterable, Mapping, Sequence
from typing import Final, Generic, TypeVar

from cucu_desktop.bots.two_players.deal import (
    DEALER,
    ELDEST,
    After,
    Deal,
    DealPlan,
    End,
    Pair,
    SolvableDeal,
    ValuedDeal,
)
from cucu_desktop.bots.two_players.equilibrium import equilibrium, gains
from cucu_desktop.bots.win_chance import LAST_TWO, win_chance_among
from cucu_desktop.engine.observation import Observation

Score = tuple[int, ...]
"""The tokens of the eldest hand and of the dealer before a deal; and further state."""
Chances = Mapping[Score, Pair]
"""By score the chances of eldest hand and dealer to win the game, or by agreement their parts of the pool."""
MOST_SOLVED: Final = 12
"""Scores with more tokens are not solved: it would take minutes, and only a scenario can have as many."""
_PRECISION: Final = 1e-13
_ROUNDS: Final = 100


D = TypeVar("D", bound=SolvableDeal)


class SolvedSeries(Generic[D]):
    """The solution of a game between two.

    Attributes:
        chances: by score the chances of both.
        plans: by score the plans of both.
    """

    def __init__(
        self,
        scores: Iterable[Score],
        deal_at: Callable[[Score, After], D],
        after: Callable[[Chances, Score, End], Pair],
        start: DealPlan,
    ) -> None:
        """Solve the game.

        Args:
            scores: all possible scores.
            deal_at: gives the deal at a score, from the values of its ends.
            after: from the chances at all scores, gives the value to both of an end of a deal at a score.
            start: a plan to start from.
        """
        self._deal_at = deal_at
        self._after = after
        self.chances = {score: _guess(*score[:2]) for score in scores}
        self.plans = dict.fromkeys(self.chances, start)
        for _ in range(_ROUNDS):
            if self._improve() < _PRECISION:
                break

    def valued(self, score: Score) -> D:
        """Return the deal at a score with valued ends."""
        known: dict[End, Pair] = {}

        def after(end: End) -> Pair:
            if end not in known:
                known[end] = self._after(self.chances, score, end)
            return known[end]

        return self._deal_at(score, after)

    def exploitability(self) -> float:
        """Return the largest gain in the chance to win by deviating in one deal at any score."""
        return max(max(gains(self.valued(score), plan)) for score, plan in self.plans.items())

    def _improve(self) -> float:
        """Update the plans from the chances, and the chances from the plans; return the largest change."""
        ends = {}
        for score in self.chances:
            deal = self.valued(score)
            plan = self.plans[score] = equilibrium(deal, self.plans[score])
            ends[score] = deal.ends(plan)
        before = dict(self.chances)
        for _ in range(_ROUNDS):
            change = 0.0
            for score, found in ends.items():
                worths = [(chance, self._after(self.chances, score, end)) for end, chance in found.items()]
                eldest = sum(chance * worth[0] for chance, worth in worths)
                dealer = sum(chance * worth[1] for chance, worth in worths)
                change = max(change, abs(eldest - self.chances[score][ELDEST]))
                self.chances[score] = eldest, dealer
            if change < _PRECISION:
                break
        return max(abs(pair[ELDEST] - before[score][ELDEST]) for score, pair in self.chances.items())


def _guess(mine: int, theirs: int) -> Pair:
    return mine / (mine + theirs), theirs / (mine + theirs)


def passed_on(chances: Chances, mine: int, theirs: int, *more: int) -> Pair:
    """Return the value of these tokens after the deal has passed, or after one player is out."""
    if not mine or not theirs:
        return float(mine > 0), float(theirs > 0)
    eldest, dealer = chances[theirs, mine, *more]
    return dealer, eldest


def series_of(
    ranks: int,
    scores: Iterable[Score],
    deal_at: Callable[[Score], Deal],
    after: Callable[[Chances, Score, End], Pair],
) -> SolvedSeries[ValuedDeal]:
    """Return the solution of a game, given the deal at each score.

    Args:
        ranks: the number of ranks of the pack.
        scores: all possible scores.
        deal_at: gives the ends by cards at a score.
        after: from the chances at all scores, gives the value to both of an end of a deal at a score.
    """
    low = tuple(float(rank < ranks // 2) for rank in range(ranks))
    return SolvedSeries(
        scores, lambda score, valued: ValuedDeal(deal_at(score), ranks, valued), after, DealPlan(low, low)
    )


def scores_up_to(most: int) -> list[Score]:
    """Return all scores with at most this many tokens."""
    return [(mine, theirs) for mine in range(1, most + 1) for theirs in range(1, most + 1)]


def chance_to_win(
    seat: int,
    tokens: Sequence[int],
    dealer: int | None,
    full: int,
    chances_of: Callable[[int], Chances],
    most_solved: int = MOST_SOLVED,
) -> float:
    """Return the chance that the seat takes the pool: solved for two players, else by the tokens alone.

    Args:
        seat, tokens, dealer, full: as for `WinChance`.
        chances_of: gives the solution of the last two with at most this many tokens.
        most_solved: the largest number of tokens for which there is one.
    """
    mine = tokens[seat]
    if mine <= 0:
        return 0.0
    rivals = [count for other, count in enumerate(tokens) if count > 0 and other != seat]
    most = max(full, mine, *rivals)
    if len(rivals) != 1 or most > most_solved:
        return win_chance_among(mine, rivals)
    chances = chances_of(most)
    eldest, dealing = chances[mine, rivals[0]][ELDEST], chances[rivals[0], mine][DEALER]
    return (eldest + dealing) / 2 if dealer is None else dealing if dealer == seat else eldest


def score_of_two(observation: Observation) -> Score | None:
    """Return the tokens of eldest hand and dealer; None with more players or tokens than are solved."""
    score = tuple([observation.tokens[seat] for seat in observation.order])
    return score if len(score) == LAST_TWO and max(score) <= MOST_SOLVED else None
