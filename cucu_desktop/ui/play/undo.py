"""Taking back one's last choice at the table, and being told why it cannot be taken back."""

from __future__ import annotations

from typing import TYPE_CHECKING

from PySide6.QtCore import QObject

from cucu_desktop.ui.widgets.language import tr
from cucu_desktop.ui.widgets.reading.screen_reader import reads_focus_only

if TYPE_CHECKING:
    from collections.abc import Sequence
    from typing import Literal

    from cucu_desktop.match.undo_rules import UndoReason, UndoStatus
    from cucu_desktop.ui.play.decision_bar import DecisionBar
    from cucu_desktop.ui.play.session import Session
    from cucu_desktop.ui.view.accessibility import TableAccessibility


def why_not(undo_status: UndoStatus, names: Sequence[str], *, alone: bool) -> str:
    """Return why a choice stands, in the language of the window; "" if it may be taken back.

    Args:
        undo_status: what may be taken back.
        names: of those at the table, by seat.
        alone: whether there is one person at the screen only, who is spoken to.
    """
    reason = undo_status.reason
    who = "" if undo_status.seat is None else names[undo_status.seat]
    name = "" if undo_status.about is None else names[undo_status.about]
    return _sentence(reason, alone=alone).format(who=who, name=name)


def _sentence(reason: UndoReason | Literal[""], *, alone: bool) -> str:  # noqa: C901, PLR0911, PLR0912 - a table
    """Return what is said for a reason; a table that the type checker finds complete."""
    match reason:
        case "":
            return ""
        case "nothing":
            return tr("Undo", "Nothing to undo.")
        case "over":
            return tr("Undo", "The game is over, so nothing can be undone.")
        case "card" if alone:
            return tr("Undo", "Too late to undo: you’ve since seen {name}’s card.")
        case "card":
            return tr("Undo", "Too late to undo: {who} has since seen {name}’s card.")
        case "own" if alone:
            return tr("Undo", "Too late to undo: you’ve since seen another card.")
        case "own":
            return tr("Undo", "Too late to undo: {who} has since seen another card.")
        case "pack" if alone:
            return tr("Undo", "Too late to undo: you’ve since seen a card from the pack.")
        case "pack":
            return tr("Undo", "Too late to undo: {who} has since seen a card from the pack.")
        case "answered":
            return tr("Undo", "Too late to undo: {name} has already answered.")
        case "spoken":
            return tr("Undo", "Too late to undo: {name} has already played.")
        case "looked":
            return tr("Undo", "Too late to undo: {name} has already looked at the table.")
        case "shown":
            return tr("Undo", "This is only a demonstration, so there’s nothing to undo.")


class Undo(QObject):
    """Takes choices back at one table."""

    def __init__(
        self, session: Session, decision_bar: DecisionBar, accessibility: TableAccessibility
    ) -> None:
        super().__init__(session)
        self._session, self._decision_bar, self._accessibility = session, decision_bar, accessibility
        session.taken_back.connect(self._tell)
        decision_bar.undo_wanted.connect(self.ask)

    @property
    def is_possible(self) -> bool:
        """Whether the last choice may be taken back now."""
        return self._session.undo_status.is_allowed

    @property
    def reason(self) -> str:
        """Why it may not be, in a sentence."""
        session = self._session
        return why_not(
            session.undo_status, session.match_view.names, alone=len(session.match_view.persons) == 1
        )

    def ask(self) -> None:
        """Take the last choice back, or tell why it stands."""
        if not self.is_possible:
            self._decision_bar.advise(None, self.reason)
            if reads_focus_only():
                self._decision_bar.take_focus(anew=True)
            else:
                self._accessibility.announce(self.reason)
            return
        self._session.take_back()

    def _tell(self, seat: int) -> None:
        """Tell whose choice is taken back, before it is asked for again."""
        name = self._session.match_view.names[seat]
        self._accessibility.announce(tr("Undo", "Undone: {name}’s last move.").format(name=name))
