"""Decisions that are due: the public one, and silent ones that only their own seat knows of.

Nearly always one seat is to act. Where a player may end the deal out of turn (B9), their decision is
*silent*: it precedes the public one, and only its seat knows of it. `due` is the public decision;
`decision` is the first one, silent or not, for callers that make one decision after the other.
"""

from abc import abstractmethod
from typing import Final

from cucu_desktop.engine.actions import WAIT, Action, Decision, DecisionKind, IllegalActionError, Shuffled

SILENT: Final[frozenset[DecisionKind]] = frozenset(("call",))
"""The kinds of silent decisions."""


def is_silent(decision: Decision | None) -> bool:
    """Return whether the decision is silent: known to its seat only."""
    return decision is not None and decision.kind in SILENT


class Deciding:
    """Base class of an object with a decision due: the state of a game."""

    __slots__ = ()

    has_pauses = False
    """Whether players who are not to act may decide something before each turn."""

    @property
    @abstractmethod
    def decision(self) -> Decision | None:
        """The decision that comes first, silent or not; None when no more follow."""

    @property
    def is_pause(self) -> bool:
        """Whether a player who is not to act could call now, judged by public knowledge."""
        due = self.due
        return self.has_pauses and due is not None and due.kind == "turn"

    @property
    def silent(self) -> tuple[int, ...]:
        """The seats with a silent decision, in the order in which they decide."""
        return ()

    @abstractmethod
    def apply(self, action: Action | Shuffled) -> None:
        """Apply an action to the first decision, and go on until the next one."""

    @property
    def due(self) -> Decision | None:
        """The public decision; a silent one may precede it (`mechanisms.calls`)."""
        return self.decision

    @property
    def open_due(self) -> Decision | None:
        """The public decision with the options of any card that the seat to act might have.

        `due` has only the options that the seat's hidden card allows, so those options reveal it.
        """
        return self.due

    def decision_of(self, seat: int) -> Decision | None:
        """Return the decision that this seat can make now, or None."""
        due = self.due
        return due if due is not None and due.seat == seat else None

    def hush(self, seat: int) -> None:
        """Answer "wait" for the silent decisions that precede the decision of this seat."""
        while is_silent(self.decision) and self.decision is not None and self.decision.seat != seat:
            self.apply(WAIT)

    def act(self, seat: int, action: Action) -> None:
        """Apply an action of a seat, in turn or out of turn; seats with an earlier silent decision wait.

        Raises:
            IllegalActionError: this seat may not do so now; nothing has changed.
        """
        decision = self.decision_of(seat)
        if decision is None or not decision.allows(action):
            raise IllegalActionError(action, decision)
        self.hush(seat)
        self.apply(action)
