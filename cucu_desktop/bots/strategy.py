"""Strategy of the bots in one exchange game: a judge for each kind of decision, and some estimates."""

from collections.abc import Callable, Mapping, Sequence
from dataclasses import replace
from random import Random
from typing import Final, Generic, TypeVar

from cucu_desktop.bots.assessment import Assessment, Policy, draw, mixed
from cucu_desktop.bots.learnt_borders import good_rank
from cucu_desktop.bots.persons import COUNSELLOR, Person
from cucu_desktop.bots.win_chance import BEST, WinChance
from cucu_desktop.engine.actions import Action, DecisionKind
from cucu_desktop.engine.events import Event
from cucu_desktop.engine.observation import Observation
from cucu_desktop.frozen import frozen

SeenT = TypeVar("SeenT")
"""The observation of a seat, in one of the two families."""
OptionsT = TypeVar("OptionsT")

RECKONS: Final = 2
"""The level from which players compute worths; below, they use rules of thumb."""
RECOLLECTIONS: Final = 8
"""The number of samples of a forgetful person's policy."""


def options_of(observation: Observation, kind: type[OptionsT]) -> OptionsT:
    """Return the game's options, checked to be of this class or, in a variant, of a derived class."""
    options = observation.options
    assert isinstance(options, kind)
    return options


@frozen
class Judge(Generic[SeenT]):
    """The method for one kind of decision, from which choice, advice and reasons derive.

    Attributes:
        reckon: gives the worth of each option at level 2 or 3, and the policy.
        habit: gives the policy of a lower level, which does not compute worths.
        reckons_from: the level from which `reckon` is used.
    """

    reckon: Callable[[Person, SeenT, Sequence[Event], Random], Assessment]
    habit: Callable[[Person, SeenT, Sequence[Event], Random], Policy] | None = None
    reckons_from: int = RECKONS

    def choose(self, person: Person, observation: SeenT, heard: Sequence[Event], random: Random) -> Action:
        return draw(self._policy(person, observation, heard, random), random)

    def assess(
        self, person: Person, observation: SeenT, heard: Sequence[Event], random: Random
    ) -> Assessment:
        """Return the worth of each option, and this person's policy.

        Worths are the counsellor's for every person: the policy of a weaker or biased person is reported
        beside them.
        """
        reckoned = self.reckon(COUNSELLOR, observation, heard, random)
        if person == COUNSELLOR:
            return reckoned
        forgets = person.memory < 1 and person.level >= self.reckons_from
        ways = RECOLLECTIONS if forgets else 1
        policies = [self._policy(person, observation, heard, random) for _ in range(ways)]
        return reckoned.played_by(mixed((1 / ways, policy) for policy in policies))

    def _policy(self, person: Person, observation: SeenT, heard: Sequence[Event], random: Random) -> Policy:
        if self.habit is not None and person.level < self.reckons_from:
            return self.habit(person, observation, heard, random)
        return self.reckon(person, observation, heard, random).policy


ExchangeJudge = Judge[Observation]
Solve = Callable[[Observation], Assessment | None]
"""Gives the exact worths where a decision is solved, else None."""


def exact_first(solve: Solve, judge: ExchangeJudge, *, if_agreed: bool = True) -> ExchangeJudge:
    """Return a judge that uses the exact solution if it exists and the person's level knows it.

    Args:
        solve: gives the exact worths, or None.
        judge: the judge elsewhere.
        if_agreed: whether persons use it under an agreement, too: it counts coins alone, and some prefer to
            win as well. The counsellor always uses it.
    """

    def reckon(
        person: Person, observation: Observation, heard: Sequence[Event], random: Random
    ) -> Assessment:
        knows = person.level >= BEST and (if_agreed or person.is_counsellor or not observation.agreement)
        solved = solve(observation) if knows else None
        return solved or judge.reckon(person, observation, heard, random)

    return replace(judge, reckon=reckon)


@frozen
class Strategy:
    """The strategy of the bots in one exchange game.

    Attributes:
        judges: for each kind of decision its judge.
        border: gives the rank from which a card is good, for praising it.
        win_chance: gives the chance of taking the pool by the tokens, where that can be bought or divided.
    """

    judges: Mapping[DecisionKind, ExchangeJudge]
    border: Callable[[Observation], int] = good_rank
    win_chance: WinChance | None = None
