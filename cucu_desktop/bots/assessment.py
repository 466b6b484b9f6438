"""Assessment of a decision: what each option is worth, how sure that is, and how likely it is played.

There is one for every decision of every game. What a bot plays, what the window advises, the reason given for
it and `cucu-desktop advise` all read from it, so that they cannot contradict each other.
"""

from collections.abc import Callable, Iterable, Mapping, Sequence
from dataclasses import replace
from random import Random
from typing import Any, Final, Literal, NamedTuple

from cucu_desktop.engine.actions import EXCHANGE, KEEP, Action
from cucu_desktop.frozen import frozen

Unit = Literal["chance", "tokens", "coins", "points"]
"""What a worth counts: the chance to win the game, tokens won less lost in this deal, coins, or points of the
own side less the other side's."""
Policy = Mapping[Action, float]
"""How likely each action is; what is not in it is never done."""
DIGITS: Final = 12
"""Worths that differ by less than this many digits show are the same: the rest is rounding."""
MOODS: Final = 16
"""In so many moods may be who judges by feel, each as likely as the others."""


class Estimate(NamedTuple):
    """A worth with its standard error, which is 0 where it is reckoned and not sampled."""

    worth: float
    error: float = 0.0


@frozen
class OptionAssessment:
    """One option of a decision.

    Attributes:
        action: what is done; where an amount belongs to it, with one worth considering.
        worth: what the seat may expect of it, more is better.
        error: the standard error of `worth`; 0 where it is reckoned and not sampled.
        policy: how likely this bot does it.
        advised: how likely the counsellor does it; None: as likely as this bot.
    """

    action: Action
    worth: float
    error: float
    policy: float
    advised: float | None = None

    @property
    def counsel(self) -> float:
        """How likely the counsellor does it."""
        return self.policy if self.advised is None else self.advised


@frozen
class Assessment:
    """All options of a decision.

    Attributes:
        unit: what worths count.
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
    ) -> "Assessment":
        """Return the assessment of somebody who does what they like best, the first of equals.

        Args:
            unit: what worths count.
            worths: of each option.
            likings: how much this bot likes each; without them as much as it is worth.
        """
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
                OptionAssessment(action, rounded[action], estimate.error, float(action == played))
                for action, estimate in estimates.items()
            ),
        )

    @property
    def policy(self) -> Policy:
        """How likely each option is played."""
        return {option.action: option.policy for option in self.options}

    @property
    def best(self) -> OptionAssessment:
        """The option with the greatest worth; of equal ones the one that the counsellor does likelier."""
        return max(self.options, key=lambda option: (option.worth, option.counsel))

    def option(self, action: Action) -> OptionAssessment:
        """Return what there is to say of one action."""
        return next(option for option in self.options if option.action == action)

    def with_policy(self, policy: Policy) -> "Assessment":
        """Return the same worths for somebody who plays otherwise."""
        return replace(
            self,
            options=tuple(replace(option, policy=policy.get(option.action, 0.0)) for option in self.options),
        )

    def played_by(self, policy: Policy) -> "Assessment":
        """Return the counsellor's assessment for somebody else: what is advised stays the same."""
        counsel = (replace(option, advised=option.counsel) for option in self.options)
        return replace(self, options=tuple(counsel)).with_policy(policy)

    def in_coins(self, pool: int) -> "Assessment":
        """Return the same in coins, where worths are parts of a pool and not chances to win it."""
        options = (
            replace(option, worth=round(pool * option.worth, DIGITS), error=pool * option.error)
            for option in self.options
        )
        return replace(self, unit="coins", options=tuple(options))

    def among(self, options: Sequence[object]) -> "Assessment":
        """Return the assessment without what is not legal here; the options of an amount are all kept."""
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
    """Return the policy of somebody who does this."""
    return {action: 1.0}


def draw(policy: Policy, random: Random) -> Action:
    """Return an action as likely as the policy has it; where it has only one no chance is needed."""
    likely = [(action, chance) for action, chance in policy.items() if chance]
    if len(likely) == 1:
        return likely[0][0]
    actions, chances = zip(*likely, strict=True)
    drawn: Action = random.choices(actions, chances)[0]
    return drawn


def mixed(parts: Iterable[tuple[float, Policy]]) -> Policy:
    """Return the policy of somebody who follows each of these with its chance."""
    found: dict[Action, float] = {}
    for part, policy in parts:
        for action, chance in policy.items():
            if part * chance:
                found[action] = found.get(action, 0.0) + part * chance
    return found


def keeping(chance: float) -> Policy:
    """Return the policy of somebody who keeps with this chance, and else exchanges."""
    return {action: part for action, part in ((KEEP, chance), (EXCHANGE, 1 - chance)) if part}


def moods(low: float, high: float) -> tuple[float, ...]:
    """Return the equally likely moods of somebody who judges by feel: from the least to the most.

    >>> moods(0.0, 1.0)[0], moods(0.0, 1.0)[-1]
    (0.03125, 0.96875)
    """
    return tuple(low + (high - low) * (mood + 0.5) / MOODS for mood in range(MOODS))


def by_mood(low: float, high: float, decide: Callable[[float], Action]) -> Policy:
    """Return the policy of somebody who decides so in each of these moods."""
    return mixed((1 / MOODS, certain(decide(mood))) for mood in moods(low, high))
