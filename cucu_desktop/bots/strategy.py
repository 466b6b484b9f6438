"""Strategy of the bots in one exchange game: who judges each kind of decision, and what else is asked."""

from collections.abc import Callable, Mapping, Sequence
from dataclasses import replace
from random import Random
from typing import Final, Generic, TypeVar

from cucu_desktop.bots.assessment import Assessment, Policy, draw, mixed
from cucu_desktop.bots.persons import COUNSELLOR, Person
from cucu_desktop.bots.win_chance import BEST, WinChance
from cucu_desktop.engine.actions import Action, DecisionKind
from cucu_desktop.engine.events import Event
from cucu_desktop.engine.observation import Observation
from cucu_desktop.frozen import frozen

SeenT = TypeVar("SeenT")
"""What a seat may know of a game, in one of the two families."""
OptionsT = TypeVar("OptionsT")

RECKONS: Final = 2
"""From this level on one reckons what options are worth; below, one goes by rules of thumb."""
RECOLLECTIONS: Final = 8
"""In so many ways it is thought out what somebody does who may forget cards."""


def options_of(observation: Observation, kind: type[OptionsT]) -> OptionsT:
    """Return the game's options: of this class, or in a variant of one that is derived from it."""
    options = observation.options
    assert isinstance(options, kind)
    return options


@frozen
class Judge(Generic[SeenT]):
    """How one kind of decision is made: whatever is done and said about it comes from here.

    Attributes:
        reckon: what each option is worth to somebody of level 2 or 3, and which they play.
        habit: how likely somebody of a lower level, who does not reckon, does what.
        reckons_from: from which level on one reckons.
    """

    reckon: Callable[[Person, SeenT, Sequence[Event], Random], Assessment]
    habit: Callable[[Person, SeenT, Sequence[Event], Random], Policy]
    reckons_from: int = RECKONS

    def choose(self, person: Person, observation: SeenT, heard: Sequence[Event], random: Random) -> Action:
        """Return what the person does."""
        return draw(self._policy(person, observation, heard, random), random)

    def assess(
        self, person: Person, observation: SeenT, heard: Sequence[Event], random: Random
    ) -> Assessment:
        """Return what each option is worth, and how likely this person plays it.

        Worths are the counsellor's, whoever plays: what somebody does who does not reckon well, or for the
        sake of their character, is told beside what it is worth.
        """
        reckoned = self.reckon(COUNSELLOR, observation, heard, random)
        if person == COUNSELLOR:
            return reckoned
        forgets = person.memory < 1 and person.level >= self.reckons_from
        ways = RECOLLECTIONS if forgets else 1
        policies = [self._policy(person, observation, heard, random) for _ in range(ways)]
        return reckoned.played_by(mixed((1 / ways, policy) for policy in policies))

    def _policy(self, person: Person, observation: SeenT, heard: Sequence[Event], random: Random) -> Policy:
        if person.level < self.reckons_from:
            return self.habit(person, observation, heard, random)
        return self.reckon(person, observation, heard, random).policy


ExchangeJudge = Judge[Observation]
Solve = Callable[[Observation], Assessment | None]
"""Tells the exact worths where a decision is solved."""


def exact_first(solve: Solve, judge: ExchangeJudge, *, if_agreed: bool = True) -> ExchangeJudge:
    """Return who judges by the exact solution where there is one, at the level that knows it.

    Args:
        solve: tells the worths where a decision is solved.
        judge: judges elsewhere.
        if_agreed: whether persons go by it under an agreement, too: it counts coins alone, and some like to
            win as well. Who gives advice always does.
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
    """How the bots play one exchange game.

    Attributes:
        judges: for each kind of decision who makes it.
        border: from which rank on one is content with a card, for praising it.
        win_chance: how likely somebody takes the pool with their tokens, where that can be bought or divided.
        survival: how likely the matador survives, where that can be bet on.
    """

    judges: Mapping[DecisionKind, ExchangeJudge]
    border: Callable[[Observation], int]
    win_chance: WinChance | None = None
    survival: Callable[[Person, Observation, Sequence[Event], Random], float] | None = None
