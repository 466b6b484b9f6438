"""The state machine that every game runs on.

A game has named phases in a fixed order that reads like the table of contents of its rules. A phase has three
hooks: `enter` (once, when it begins), `ask` (which decision is due? None when the phase is over) and
`answer` (what does this action do?). `State.apply` is: answer, then go on through the phases until a decision
is due or the game is over. A phase may be interrupted by another (the inn's question in the middle of
a turn), which then runs to its end first. A shuffle is a decision of the seat CHANCE, answered by `shuffled`.

A phase object holds no data of its own; whatever changes is in the state, so that `clone` copies a game at
any point. A state is a value: copies, pickled states and states reached by the same actions are equal, and
the same actions keep them equal.
"""

from abc import ABC, abstractmethod
from collections.abc import Mapping
from types import MappingProxyType
from typing import Any, ClassVar, Generic, Self, TypeVar, cast

from cucu_desktop.engine.actions import CHANCE, Action, Decision, IllegalActionError, Shuffled
from cucu_desktop.engine.deciding import Deciding
from cucu_desktop.engine.options import GameOptions
from cucu_desktop.engine.values import Cloneable, Comparable, Immutable
from cucu_desktop.engine.vocabulary import Vocabulary, merged

StateT = TypeVar("StateT", bound="State")
OptionsT = TypeVar("OptionsT", bound=GameOptions)


class Phase(Immutable, Generic[StateT, OptionsT]):
    """One phase of the rules, a singleton: creating, copying or pickling it gives the same object.

    It fits into every game that has such a state and such options.
    """

    _only: ClassVar["AnyPhase"]

    def __new__(cls) -> Self:
        """Return the one object of this class."""
        if "_only" not in vars(cls):
            cls._only = super().__new__(cls)
        return cast("Self", cls._only)

    def __reduce__(self) -> tuple[type[Self], tuple[()]]:
        return type(self), ()

    def __repr__(self) -> str:
        return type(self).__name__

    def enter(self, state: StateT) -> None:
        """Do what happens when the phase begins."""

    def ask(self, state: StateT) -> Decision | None:  # noqa: ARG002 - a phase that asks nobody
        """Return the decision that is due, or None when the phase is over."""
        return None

    def answer(self, state: StateT, action: Action) -> None:
        """Apply the action, one of the options of the decision that `ask` returned."""
        raise NotImplementedError

    def shuffled(self, state: StateT, shuffled: Shuffled) -> None:
        """Apply a decision of chance."""
        raise NotImplementedError

    def vocabulary(self, options: OptionsT) -> Vocabulary:  # noqa: ARG002 - a phase that asks nobody
        """Return the kinds of decisions that the phase asks under these options, each with all its words."""
        return {}


AnyPhase = Phase[Any, Any]


class State(Deciding, Comparable, Cloneable, ABC):
    """A game under way.

    Attributes:
        table: the cards and coins on the table; each family has its own kind of table.
        decision: the decision that is due; None when the game is over.
    """

    __slots__ = ("_interrupted", "_phase", "decision", "table")

    table: object
    phases: tuple[AnyPhase, ...]
    """The phases in order."""
    cycle: int | None
    """The index in `phases` at which every deal after the first begins; None: the last phase is the end."""
    interrupts: Mapping[AnyPhase, tuple[AnyPhase, ...]] = MappingProxyType({})
    """For each phase that can be interrupted, the phases that may interrupt it."""
    early_ends: tuple[AnyPhase, ...] = ()
    """The phases besides the last that may end the game."""
    _following: dict[AnyPhase, AnyPhase]

    def __init_subclass__(cls) -> None:
        """Link each phase to the one that follows."""
        super().__init_subclass__()
        if hasattr(cls, "phases"):
            again = () if cls.cycle is None else (cls.phases[cls.cycle],)
            cls._following = dict(zip(cls.phases, (*cls.phases[1:], *again), strict=False))

    def __init__(self, table: object) -> None:
        self.table = table
        self._interrupted: list[AnyPhase] = []
        self._phase = self.phases[0]
        self.decision: Decision | None = None

    @classmethod
    def vocabulary(cls, options: GameOptions) -> Vocabulary:
        """Return for each kind of decision all options that may ever be in it under these rules."""
        interrupting = (phase for phases in cls.interrupts.values() for phase in phases)
        return merged(phase.vocabulary(options) for phase in (*cls.phases, *interrupting))

    @property
    def is_over(self) -> bool:
        return self.decision is None

    @property
    @abstractmethod
    def ended(self) -> bool:
        """Whether the rules have brought the game to its end, so that no phase follows."""

    @property
    def phase(self) -> str:
        return repr(self._phase)

    @abstractmethod
    def scores(self) -> tuple[int, ...]:
        """Return each seat's coins."""

    def apply(self, action: Action | Shuffled) -> None:
        """Apply an action and go on until the next decision.

        Raises:
            IllegalActionError: the action is not among the options; nothing has changed.
        """
        decision = self.decision
        if decision is None or not decision.allows(action):
            raise IllegalActionError(action, decision)
        phase: Any = self._phase
        if decision.seat == CHANCE:
            phase.shuffled(self, action)
        else:
            phase.answer(self, action)
        self.decision = self._phase.ask(self) or self._go_on()

    def interrupt(self, phase: AnyPhase) -> None:
        """Run a phase to its end before the present one goes on.

        Raises:
            ValueError: the phase is not listed in `interrupts`.
        """
        if phase not in self.interrupts.get(self._phase, ()):
            msg = f"{phase} may not interrupt {self._phase}"
            raise ValueError(msg)
        self._interrupted.append(self._phase)
        self._phase = phase
        phase.enter(self)

    def start(self, phase: AnyPhase | None = None) -> None:
        """Begin with the first phase, or with a later one when the phases before it have been set up."""
        self._phase = phase or self._phase
        self._phase.enter(self)
        self.decision = self._phase.ask(self) or self._go_on()

    def _go_on(self) -> Decision | None:
        """Leave finished phases until a decision is due; return None when the game is over."""
        while not self.ended:
            if self._interrupted:
                self._phase = self._interrupted.pop()
            else:
                self._phase = self._following[self._phase]
                self._phase.enter(self)
            decision = self._phase.ask(self)
            if decision is not None:
                return decision
        return None
