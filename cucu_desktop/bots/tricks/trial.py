"""Trial of cards in successive worlds: the average result of each, and the cards that are dropped."""

from collections.abc import Mapping, Sequence
from math import sqrt
from typing import Final, NamedTuple

from cucu_desktop.bots.assessment import CLEAR, DIGITS, Assessment, Estimate
from cucu_desktop.engine.actions import Action

ROUND: Final = 15
"""The number of worlds between tests for cards that are far behind."""
FAR: Final = 3.0
"""The number of standard errors of the difference by which a card is far behind."""
ALIKE: Final = 30
"""The number of worlds after which two cards with equal results in each count as one."""


class End(NamedTuple):
    """The end of a deal in one world.

    Attributes:
        ahead: our side's point difference.
        won: 1, 0.5 or 0: won, drawn or lost.
    """

    ahead: float
    won: float


class Trial:
    """The ends of a deal with each card, in weighted worlds.

    Attributes:
        left: the cards that are still tried.
    """

    def __init__(self, options: Sequence[Action], *, may_stop: bool) -> None:
        """Begin.

        Args:
            options: the cards.
            may_stop: whether cards far behind are dropped; not where the worth of each is asked for.
        """
        self.left = list(options)
        self._may_stop = may_stop
        self._ends: dict[Action, list[End]] = {option: [] for option in options}
        self._weights: list[float] = []
        self._origins: list[int] = []

    @property
    def is_settled(self) -> bool:
        """Whether only one card is left, and its worth is not asked for."""
        return self._may_stop and len(self.left) == 1

    def note(self, ends: Mapping[Action, End], weight: float, origin: int) -> None:
        """Record the end of a weighted world with each card that is left.

        Args:
            ends: of each card that is left.
            weight: the weight of the world.
            origin: worlds of the same origin are correlated, and carry less information.
        """
        for option, end in ends.items():
            self._ends[option].append(end)
        self._weights.append(weight)
        self._origins.append(origin)
        if self._may_stop and not len(self._weights) % ROUND:
            self._leave_those_behind()

    def _leave_those_behind(self) -> None:
        means = {option: self._mean(option).worth for option in self.left}
        best = max(self.left, key=means.__getitem__)
        self.left = [
            option for option in self.left if option == best or not self._is_far_behind(option, best)
        ]

    def _is_far_behind(self, option: Action, best: Action) -> bool:
        """Return whether a card is far behind, or has long had the same result in every world."""
        if self._ends[option] == self._ends[best]:
            return len(self._weights) >= ALIKE
        differences = [
            ours.ahead - theirs.ahead
            for ours, theirs in zip(self._ends[best], self._ends[option], strict=True)
        ]
        mean, error = weighted(differences, self._weights, self._origins)
        return mean > FAR * error

    def _mean(self, option: Action) -> Estimate:
        ends = [end.ahead for end in self._ends[option]]
        return Estimate(*weighted(ends, self._weights, self._origins))

    def leave_clearly_behind(self) -> bool:
        """Drop the cards that other worlds would not put first; return whether one is left, or equal ones."""
        means = {option: self._mean(option).worth for option in self.left}
        best = max(self.left, key=means.__getitem__)
        behind = {option: self._behind(option, best) for option in self.left}
        self.left = [option for option in self.left if not behind[option].is_clear]
        return not any(behind[option].error for option in self.left)

    def _behind(self, option: Action, best: Action) -> "_Behind":
        """Return the difference of a card to the best one, in the worlds in which both were tried."""
        pairs = zip(self._ends[best], self._ends[option], strict=False)
        differences = [ours.ahead - theirs.ahead for ours, theirs in pairs]
        return _Behind(*weighted(differences, self._weights, self._origins))

    def assessment(self) -> Assessment:
        """Return the worth of each card; the best of those left is played.

        A card that was dropped is as far behind the best one as in the worlds in which both were tried.
        """
        worths = {option: self._mean(option) for option in self._ends}
        likings = {}
        for option in self.left:
            wins, _ = weighted([end.won for end in self._ends[option]], self._weights, self._origins)
            likings[option] = (round(worths[option].worth, DIGITS), wins)  # of equal ones that with more wins
        best = max(likings, key=likings.__getitem__)
        behind = {option: self._behind(option, best) for option in worths}
        if not self._may_stop:
            for option in worths.keys() - likings.keys():
                worth = worths[best].worth - behind[option].mean
                worths[option] = worths[option]._replace(worth=worth)
        errors = {option: each.error for option, each in behind.items()}
        return Assessment.of("points", worths, likings, errors)


class _Behind(NamedTuple):
    """The mean difference of a card to the best one, with its standard error."""

    mean: float
    error: float

    @property
    def is_clear(self) -> bool:
        return self.mean > CLEAR * self.error


def weighted(
    values: Sequence[float], weights: Sequence[float], origins: Sequence[int]
) -> tuple[float, float]:
    """Return the mean of values with its standard error; weights and origins may be longer.

    Values of one origin form a cluster: their deviations add up. With few origins that would underestimate
    the error, so it is never less than that of independent values.
    """
    whole = sum(weights[: len(values)])
    mean = sum(weight * value for weight, value in zip(weights, values, strict=False)) / whole
    apart = 0.0
    together: dict[int, float] = {}
    for value, weight, origin in zip(values, weights, origins, strict=False):
        off = weight * (value - mean)
        apart += off * off
        together[origin] = together.get(origin, 0.0) + off
    return mean, sqrt(max(apart, sum(off * off for off in together.values()))) / whole
