"""Trial of cards in one world after the other: what each brings, and which need not be tried any more."""

from collections.abc import Mapping, Sequence
from math import sqrt
from typing import Final, NamedTuple

from cucu_desktop.bots.assessment import DIGITS, Assessment, Estimate
from cucu_desktop.engine.actions import Action

ROUND: Final = 15
"""After so many worlds one looks which cards are far behind."""
FAR: Final = 3.0
"""A card is far behind if it brings less by so many standard errors of the difference."""
ALIKE: Final = 30
"""After so many worlds two cards that have brought the same in each are one."""


class End(NamedTuple):
    """How a deal ends in one world.

    Attributes:
        ahead: by how many points our side comes out ahead.
        won: 1, 0.5 or 0: won, drawn or lost.
    """

    ahead: float
    won: float


class Trial:
    """The ends of a deal with each card, in worlds that have weights.

    Attributes:
        left: the cards that are still tried.
    """

    def __init__(self, options: Sequence[Action], *, may_stop: bool) -> None:
        """Begin.

        Args:
            options: the cards.
            may_stop: whether cards far behind are left; who is to tell what each is worth goes on.
        """
        self.left = list(options)
        self._may_stop = may_stop
        self._ends: dict[Action, list[End]] = {option: [] for option in options}
        self._weights: list[float] = []
        self._origins: list[int] = []

    @property
    def is_settled(self) -> bool:
        """Whether one card only is left, and nobody asks what it is worth."""
        return self._may_stop and len(self.left) == 1

    def note(self, ends: Mapping[Action, End], weight: float, origin: int) -> None:
        """Note how a world of this weight ends with each card that is left.

        Args:
            ends: of each card that is left.
            weight: how often the world counts.
            origin: worlds of the same one are alike, so together they tell less.
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
        """Tell whether a card brings much less, or for long has brought the same in every world."""
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

    def assessment(self) -> Assessment:
        """Return what each card is worth; the best of those left is played."""
        worths = {option: self._mean(option) for option in self._ends}
        likings = {}
        for option in self.left:
            wins, _ = weighted([end.won for end in self._ends[option]], self._weights, self._origins)
            likings[option] = (round(worths[option].worth, DIGITS), wins)  # of equal ones the one that wins
        return Assessment.of("points", worths, likings)


def weighted(
    values: Sequence[float], weights: Sequence[float], origins: Sequence[int]
) -> tuple[float, float]:
    """Return the mean of values with its standard error; of weights and origins there may be more.

    Values of one origin go together (a clustered sample): what they are off the mean adds up. With few
    origins that would look like less than it is, so they are never taken for surer than if all were apart.
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
