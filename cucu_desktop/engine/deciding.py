"""Who decides: the seat that is asked, and whoever may do something beside it without being asked.

Nearly always one seat is to act, and that is all. But where somebody may end the deal out of turn (B9) their
decision is *silent*: it stands before the one that is due, and only they know of it. What everybody knows is
`due`; `decision` is what comes first, silent or not, for whoever makes one decision after the other.
"""

from abc import abstractmethod
from typing import Final

from cucu_desktop.engine.actions import WAIT, Action, Decision, DecisionKind, IllegalActionError, Shuffled

SILENT: Final[frozenset[DecisionKind]] = frozenset(("call",))
"""What is decided without anybody being asked."""


def is_silent(decision: Decision | None) -> bool:
    """Tell whether this is a decision that only its seat knows of."""
    return decision is not None and decision.kind in SILENT


class Deciding:
    """What has a decision due; a state of a game."""

    __slots__ = ()

    has_pauses = False
    """Whether before each turn others may be heard who are not asked."""

    @property
    @abstractmethod
    def decision(self) -> Decision | None:
        """What is to be decided first; None: nothing any more."""

    @property
    def is_pause(self) -> bool:
        """Whether somebody who is not to act could be heard now, as everybody knows."""
        due = self.due
        return self.has_pauses and due is not None and due.kind == "turn"

    @property
    def silent(self) -> tuple[int, ...]:
        """Who may do something now without being asked, in the order in which they are heard."""
        return ()

    @abstractmethod
    def apply(self, action: Action | Shuffled) -> None:
        """Do what is decided first, and go on until the next decision."""

    @property
    def due(self) -> Decision | None:
        """The decision that everybody knows of; a silent one may stand before it (`mechanisms.calls`)."""
        return self.decision

    def decision_of(self, seat: int) -> Decision | None:
        """Return what this seat may decide now; None: nothing."""
        due = self.due
        return due if due is not None and due.seat == seat else None

    def hush(self, seat: int) -> None:
        """Let silent decisions go by that stand before the decision of this seat."""
        while is_silent(self.decision) and self.decision is not None and self.decision.seat != seat:
            self.apply(WAIT)

    def act(self, seat: int, action: Action) -> None:
        """Do what a seat does, in its turn or beside it; whoever could have been heard before is silent.

        Raises:
            IllegalActionError: this seat may not do so now; nothing has changed.
        """
        decision = self.decision_of(seat)
        if decision is None or not decision.allows(action):
            raise IllegalActionError(action, decision)
        self.hush(seat)
        self.apply(action)
