"""Assessment of a decision: the expected value of each option, its error, and the policy of the bot.

All decisions of all games use it. The bot's choice, the advice in the window, its reason
and `cucu-desktop advise` read the same assessment, so that they cannot contradict each other.
"""

from collections.abc import Callable, Iterable, Mapping, Sequence
from dataclasses import replace
from math import hypot
from random import Random
from typing import Any, Final, Literal, NamedTuple

from cucu_desktop.engine.actions import Action
from cucu_desktop.frozen import frozen

Unit = Literal["chance", "tokens", "coins", "points"]
"""The unit of a worth: the chance to win the game, tokens won less lost in this deal, coins, or points of
the own side less the other side's.
"""
Policy = Mapping[Action, float]
"""The probability of each action; a missing action has probability 0."""
DIGITS: Final = 12
"""Worths that agree to this many digits count as equal: the rest is rounding."""
MOODS: Final = 16
"""The number of equally likely moods of a player who decides by feel."""


CLEAR: Final = 3.0
"""The number of standard errors of a difference that other samples would not reverse."""


class Estimate(NamedTuple):
    """A worth with its standard error, which is 0 for an exact value."""

    worth: float
    error: float = 0.0


@frozen
class OptionAssessment:
    """One option of a decision.

    Attributes:
        action: the action; for an option with an amount, an amount worth considering.
        worth: the seat's expected value; more is better.
        error: the standard error of `worth`; 0 for an exact value.
        policy: the probability that this bot plays it.
        advised: the probability that the counsellor plays it; None: the same as `policy`.
        behind_error: the standard error of the difference to the greatest worth, where options were played in
            the same worlds; None if that is not known.
    """

    action: Action
    worth: float
    error: float
    policy: float
    advised: float | None = None
    behind_error: float | None = None

    def error_beside(self, best: "OptionAssessment") -> float:
        """Return the standard error of the difference to the best option."""
        return hypot(self.error, best.error) if self.behind_error is None else self.behind_error

    @property
    def counsel(self) -> float:
        """The probability that the counsellor plays it."""
        return self.policy if self.advised is None else self.advised


@frozen
class Assessment:
    """All options of a decision.

    Attributes:
        unit: the unit of the worths.
        options: the legal actions; their policies add up to 1.
    """

    unit: Unit
    options: tuple[OptionAssessment, ...]

    @classmethod
    def of(
        cls,
        unit: Unit,
        worths: Mapping[Action, float] | Mapping[Action, Estimate],
        likings: Mapping[Action, float | tuple[float, ...]] | None = None,
        behind_errors: Mapping[Action, float] | None = None,
        apart: float | None = None,
    ) -> "Assessment":
        """Return the assessment of a player who takes the option of greatest liking, the first of equals.

        Args:
            unit: the unit of the worths.
            worths: the worth of each option.
            likings: the ranking of the options by this bot; by default their worths.
            behind_errors: the standard errors of the differences to the greatest worth, if known.
            apart: of two options the standard error of their difference, if known.
        """
        behind = behind_errors or ({} if apart is None else dict.fromkeys(worths, apart))
        estimates = {
            action: worth if isinstance(worth, Estimate) else Estimate(worth)
            for action, worth in worths.items()
        }
        rounded = {action: round(estimate.worth, DIGITS) + 0.0 for action, estimate in estimates.items()}
        liked: Mapping[Action, Any] = likings or rounded
        played = max(liked, key=liked.__getitem__)
        return cls(
            unit,
            tuple(
                OptionAssessment(
                    action,
                    rounded[action],
                    estimate.error,
                    float(action == played),
                    behind_error=behind.get(action),
                )
                for action, estimate in estimates.items()
            ),
        )

    @property
    def policy(self) -> Policy:
        """The probability of each option."""
        return {option.action: option.policy for option in self.options}

    @property
    def best(self) -> OptionAssessment:
        """The option with the greatest worth; of equal ones the one with the greater `counsel`."""
        return max(self.options, key=lambda option: (option.worth, option.counsel))

    @property
    def close(self) -> tuple[OptionAssessment, ...]:
        """The other options that samples cannot tell from the best one."""
        best = self.best
        return tuple(
            option
            for option in self.options
            if option is not best and best.worth - option.worth <= CLEAR * option.error_beside(best)
        )

    def option(self, action: Action) -> OptionAssessment:
        return next(option for option in self.options if option.action == action)

    def with_policy(self, policy: Policy) -> "Assessment":
        return replace(
            self,
            options=tuple(replace(option, policy=policy.get(option.action, 0.0)) for option in self.options),
        )

    def played_by(self, policy: Policy) -> "Assessment":
        """Return the counsellor's assessment with another player's policy; the advice stays the same."""
        counsel = (replace(option, advised=option.counsel) for option in self.options)
        return replace(self, options=tuple(counsel)).with_policy(policy)

    def in_coins(self, pool: int) -> "Assessment":
        """Return the same in coins, where worths are fractions of a pool and not chances to win it."""
        options = (
            replace(
                option,
                worth=round(pool * option.worth, DIGITS),
                error=pool * option.error,
                behind_error=None if option.behind_error is None else pool * option.behind_error,
            )
            for option in self.options
        )
        return replace(self, unit="coins", options=tuple(options))

    def among(self, options: Sequence[object]) -> "Assessment":
        """Return the assessment of the legal options only; all considered amounts of an option are kept."""
        legal = tuple(option for option in self.options if _is_among(option.action, options))
        if len(legal) == len(self.options):
            return self
        whole = sum(option.policy for option in legal)
        if not whole:
            best = max(legal, key=lambda option: option.worth)
            return replace(self, options=legal).with_policy({best.action: 1.0})
        return replace(self, options=legal).with_policy(
            {option.action: option.policy / whole for option in legal}
        )


def _is_among(action: Action, options: Sequence[object]) -> bool:
    return any(
        option == action if isinstance(option, Action) else getattr(option, "word", "") == action.word
        for option in options
    )


def certain(action: Action) -> Policy:
    return {action: 1.0}


def draw(policy: Policy, random: Random) -> Action:
    """Sample an action from the policy; a policy with one action uses no randomness."""
    likely = [(action, chance) for action, chance in policy.items() if chance]
    if len(likely) == 1:
        return likely[0][0]
    actions, chances = zip(*likely, strict=True)
    drawn: Action = random.choices(actions, chances)[0]
    return drawn


def mixed(parts: Iterable[tuple[float, Policy]]) -> Policy:
    """Return the mixture of these policies with their probabilities."""
    found: dict[Action, float] = {}
    for part, policy in parts:
        for action, chance in policy.items():
            if part * chance:
                found[action] = found.get(action, 0.0) + part * chance
    return found


def moods(low: float, high: float) -> tuple[float, ...]:
    """Return the equally likely moods of a player who decides by feel, from the lowest to the highest.

    >>> moods(0.0, 1.0)[0], moods(0.0, 1.0)[-1]
    (0.03125, 0.96875)
    """
    return tuple(low + (high - low) * (mood + 0.5) / MOODS for mood in range(MOODS))


def by_mood(low: float, high: float, decide: Callable[[float], Action]) -> Policy:
    """Return the policy of a player whose action `decide` gives for each of these moods."""
    return mixed((1 / MOODS, certain(decide(mood))) for mood in moods(low, high))
