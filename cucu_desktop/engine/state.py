"""The state machine that every game runs on.

A game has named phases in a fixed order that reads like the table of contents of its rules. A phase has three
hooks: `enter` (once, when it begins), `ask` (whose decision is it? None: nobody's, the phase is over) and
`answer` (what does this action do?). `State.apply` is: answer, then go on through the phases until somebody
has to choose or the game is over. A phase may be interrupted by another (the inn's question in the middle of
a turn), which then runs to its end first. What chance has to decide is a decision too, of the seat CHANCE,
answered by `shuffled`.

A phase object holds no data of its own; whatever changes is in the state, so that `clone` copies a game at
any point.
"""

from abc import ABC, abstractmethod
from typing import Any, Generic, Self, TypeVar

from cucu_desktop.engine.actions import CHANCE, Action, Decision, IllegalActionError, Shuffled

S = TypeVar("S", bound="State")


class Phase(Generic[S]):
    """One phase of a game's rules."""

    def __repr__(self) -> str:
        return type(self).__name__

    def enter(self, state: S) -> None:
        """Do what happens when the phase begins."""

    def ask(self, state: S) -> Decision | None:  # noqa: ARG002 - a phase that asks nobody
        """Return the decision that is due, or None when the phase is over."""
        return None

    def answer(self, state: S, action: Action) -> None:
        """Do what the action does. It is one of the options of the decision that `ask` returned."""
        raise NotImplementedError

    def shuffled(self, state: S, shuffled: Shuffled) -> None:
        """Do what chance decided."""
        raise NotImplementedError


class State(ABC):
    """A game under way.

    Attributes:
        table: what lies on the table; each family has a table of its own kind.
        decision: what is to be decided now; None when the game is over.
    """

    __slots__ = ("_interrupted", "_phase", "decision", "table")

    table: Any
    phases: tuple[Phase[Any], ...]
    """The phases in order; after the last the first of `cycle` follows."""
    cycle: int
    """Where in `phases` every deal begins."""
    _following: dict[Phase[Any], Phase[Any]]

    def __init_subclass__(cls) -> None:
        """Link each phase to the one that follows."""
        super().__init_subclass__()
        if hasattr(cls, "phases"):
            following = (*cls.phases[1:], cls.phases[cls.cycle])
            cls._following = dict(zip(cls.phases, following, strict=True))

    def __init__(self, table: Any) -> None:  # noqa: ANN401 - each family has its own
        self.table = table
        self._interrupted: list[Phase[Any]] = []
        self._phase = self.phases[0]
        self.decision: Decision | None = None

    @property
    def is_over(self) -> bool:
        """Whether the game has ended."""
        return self.decision is None

    @property
    @abstractmethod
    def ended(self) -> bool:
        """Whether the rules have brought the game to its end, so that no phase follows."""

    @property
    def phase(self) -> str:
        """The name of the phase under way."""
        return repr(self._phase)

    @abstractmethod
    def scores(self) -> tuple[int, ...]:
        """Return each seat's coins."""

    @abstractmethod
    def clone(self) -> Self:
        """Return a copy to try things with; it records no events."""

    def apply(self, action: Action | Shuffled) -> None:
        """Do an action and go on until the next decision.

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

    def interrupt(self, phase: Phase[Any]) -> None:
        """Let a phase run to its end before the present one goes on."""
        self._interrupted.append(self._phase)
        self._phase = phase
        phase.enter(self)

    def start(self, phase: Phase[Any] | None = None) -> None:
        """Begin with the first phase, or with another one when what comes before it has been set up."""
        self._phase = phase or self._phase
        self._phase.enter(self)
        self.decision = self._phase.ask(self) or self._go_on()

    def _go_on(self) -> Decision | None:
        """Go on from a phase that is over to the next decision; None: the game is over."""
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
