"""Why each loser of a deal pays, on a slip at their face while the result is read."""

from __future__ import annotations

from typing import TYPE_CHECKING

from PySide6.QtCore import QObject
from shiboken6 import isValid

from cucu_desktop.ui.scene.notes import put_note

if TYPE_CHECKING:
    from cucu_desktop.ui.play.deal_end import DealEnd
    from cucu_desktop.ui.play.session import Session
    from cucu_desktop.ui.scene.items.bubble import NoteItem
    from cucu_desktop.ui.text.wording import Wording
    from cucu_desktop.ui.view.view import TableView


class ReasonNotes(QObject):
    """The slips at one table; a child of its view."""

    def __init__(self, session: Session, view: TableView, deal_end: DealEnd, wording: Wording) -> None:
        super().__init__(view)
        self._session, self._view = session, view
        self._deal_end, self._wording = deal_end, wording
        self._notes: list[NoteItem] = []
        deal_end.waits.connect(self._update)
        view.geometry_changed.connect(self._update)

    def set_wording(self, wording: Wording) -> None:
        self._wording = wording
        self._update()

    @property
    def texts(self) -> list[str]:
        return [note.meaning for note in self._notes]

    def _update(self, *_: object) -> None:
        self._remove()
        scene = self._view.table
        if not self._deal_end.is_waiting or scene.layout_ is None or scene.lay.lens is not None:
            return
        seen = self._session.match_view
        for seat, text in self._deal_end.reasons(self._wording, seen.names, seen.first).items():
            self._notes.append(put_note(scene, seat, text))

    def _remove(self) -> None:
        for note in self._notes:
            if isValid(note) and note.scene() is not None:
                note.scene().removeItem(note)
        self._notes.clear()
