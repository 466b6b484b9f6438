"""The slips at the faces of a table: why losers pay, and first-time notes."""

from __future__ import annotations

from typing import TYPE_CHECKING

from PySide6.QtCore import QObject

from cucu_desktop.ui.scene.speech import put_note

if TYPE_CHECKING:
    from collections.abc import Mapping

    from cucu_desktop.ui.scene.items.bubble import NoteItem
    from cucu_desktop.ui.view.view import TableView


class Slips(QObject):
    """The slips at one table, by the topic they are about; a child of its view."""

    def __init__(self, view: TableView) -> None:
        super().__init__(view)
        self._view = view
        self._texts: dict[str, Mapping[int, str]] = {}
        self._notes: list[NoteItem] = []
        view.geometry_changed.connect(self._lay)

    @property
    def can_be_read(self) -> bool:
        """Whether the seats are drawn large enough."""
        scene = self._view.table
        return scene.layout_ is not None and scene.lay.lens is None

    @property
    def texts(self) -> list[str]:
        return [note.meaning for note in self._notes]

    def put(self, topic: str, texts: Mapping[int, str]) -> None:
        """Replace the slips about a topic by these, by seat."""
        if texts != self._texts.get(topic, {}):
            self._texts[topic] = texts
            self._lay()

    def _lay(self) -> None:
        for note in self._notes:
            self._view.table.remove_note(note)
        self._notes.clear()
        if self.can_be_read:
            slips = [slip for texts in self._texts.values() for slip in texts.items()]
            seats = len(self._view.table.lay.seats)  # the next game may have fewer
            self._notes += [put_note(self._view.table, seat, text) for seat, text in slips if seat < seats]
