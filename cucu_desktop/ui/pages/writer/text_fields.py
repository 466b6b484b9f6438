"""The title and the notes of an edited deal."""

from __future__ import annotations

from math import ceil
from typing import TYPE_CHECKING

from PySide6.QtCore import QSignalBlocker, Signal
from PySide6.QtWidgets import QFormLayout, QLineEdit, QPlainTextEdit, QWidget

from cucu_desktop.ui.widgets.language import spoken, tr
from cucu_desktop.ui.widgets.paper_widgets import written

if TYPE_CHECKING:
    from collections.abc import Mapping

    from cucu_desktop.match.scenario.draft.draft import Draft

_LINES = 2


class TextFields(QWidget):
    """Title and notes, in the language of the window if there are several languages."""

    told = Signal(object)
    """The draft with changed texts."""

    def __init__(self) -> None:
        super().__init__()
        self._draft: Draft | None = None
        self.title, self.notes = QLineEdit(), QPlainTextEdit()
        self.notes.setTabChangesFocus(True)
        form = QFormLayout(self)
        form.setContentsMargins(0, 0, 0, 0)
        for told, field in ((tr("Writer", "Title"), self.title), (tr("Writer", "Story"), self.notes)):
            label = written(told, "body")
            label.setBuddy(field)
            field.setAccessibleName(told)
            form.addRow(label, field)
        self.title.textEdited.connect(lambda text: self._tell("title", text))
        self.notes.textChanged.connect(lambda: self._tell("notes", self.notes.toPlainText()))
        around = 2 * (self.notes.frameWidth() + self.notes.document().documentMargin())
        self.notes.ensurePolished()
        self.notes.setFixedHeight(ceil(self.notes.fontMetrics().lineSpacing() * _LINES + around))

    def show_draft(self, draft: Draft) -> None:
        """Show the texts of a draft."""
        self._draft = draft
        if self.title.text() != _text(draft.title):
            self.title.setText(_text(draft.title))
        if self.notes.toPlainText() != _text(draft.notes):
            with QSignalBlocker(self.notes):
                self.notes.setPlainText(_text(draft.notes))

    def _tell(self, key: str, text: str) -> None:
        assert self._draft is not None
        texts: Mapping[str, str] = getattr(self._draft, key)
        language = spoken() if set(texts) - {""} else ""
        self.told.emit(self._draft.told(**{key: {**texts, language: text}}))


def _text(texts: Mapping[str, str]) -> str:
    """Return a text in the language of the window, or in the only language it has."""
    return texts.get(spoken()) or texts.get("") or next((text for text in texts.values() if text), "")
