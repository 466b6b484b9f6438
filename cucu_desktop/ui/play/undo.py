"""Undo of the last choice at the table, and the reason if it cannot be undone."""

from __future__ import annotations

from functools import partial
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
    """Return why a choice cannot be undone, in the language of the window; "" if it can.

    Args:
        undo_status: the choice that may be undone, or the reason against it.
        names: of the players, by seat.
        alone: whether there is only one person at the screen, who is addressed as "you".
    """
    reason = undo_status.reason
    who = "" if undo_status.seat is None else names[undo_status.seat]
    name = "" if undo_status.about is None else names[undo_status.about]
    return _sentence(reason, alone=alone).format(who=who, name=name)


def _sentence(reason: UndoReason | Literal[""], *, alone: bool) -> str:  # noqa: C901, PLR0911 - a table
    """Return the sentence for a reason; the type checker proves the match exhaustive."""
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


class Undo(QObject):
    """Undoes choices at one table."""

    def __init__(
        self, session: Session, decision_bar: DecisionBar, accessibility: TableAccessibility
    ) -> None:
        super().__init__(session)
        self._session, self._decision_bar, self._accessibility = session, decision_bar, accessibility
        session.taken_back.connect(self._tell)
        decision_bar.undo.clicked.connect(self.ask)

    @property
    def is_possible(self) -> bool:
        return self._session.undo_status.is_allowed

    @property
    def reason(self) -> str:
        return self._told(self._session.undo_status)

    def _told(self, undo_status: UndoStatus) -> str:
        view = self._session.match_view
        return why_not(undo_status, view.names, alone=len(view.persons) == 1)

    def ask(self) -> None:
        """Undo the last choice, or show and announce why it cannot be undone."""
        if not self.is_possible:
            self._decision_bar.advise(None, partial(self._told, self._session.undo_status))
            if reads_focus_only():
                self._decision_bar.take_focus(anew=True)
            else:
                self._accessibility.announce(self.reason)
            return
        self._session.take_back()

    def _tell(self, seat: int) -> None:
        """Announce whose choice is undone, before the question is asked again."""
        name = self._session.match_view.names[seat]
        self._accessibility.announce(tr("Undo", "Undone: {name}’s last move.").format(name=name))
