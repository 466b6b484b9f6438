"""A verdict on an answer that a screen reader reads before the button for the next question."""

from __future__ import annotations

from typing import TYPE_CHECKING

from PySide6.QtCore import QEvent, QObject, Qt
from PySide6.QtGui import QKeyEvent

from cucu_desktop.ui.widgets.reading.screen_reader import screen_reader

if TYPE_CHECKING:
    from collections.abc import Iterable, Sequence

    from PySide6.QtWidgets import QAbstractButton, QLabel

_PRESSES = (Qt.Key.Key_Return, Qt.Key.Key_Enter, Qt.Key.Key_Space)


class VerdictFocus(QObject):
    """Focuses the button for the next question or, where a screen reader runs, first the verdict.

    A change of focus interrupts an announcement. Return on the verdict presses the button.
    """

    def __init__(self, verdict: QLabel, button: QAbstractButton) -> None:
        super().__init__(verdict)
        self._verdict, self._button = verdict, button
        verdict.installEventFilter(self)

    def take(self, told: str, rows: Iterable[Sequence[str]] = ()) -> None:
        """Take the focus.

        Args:
            told: the text of the verdict with its reason.
            rows: the values of the options, as in the table beside.
        """
        if screen_reader() is None:
            self._button.setFocus()
            return
        worths = "; ".join(": ".join(filter(None, row)) for row in rows)
        self._verdict.setAccessibleName(f"{told} {worths}." if worths else told)
        self._verdict.setFocusPolicy(Qt.FocusPolicy.StrongFocus)
        self._verdict.setFocus(Qt.FocusReason.OtherFocusReason)

    def eventFilter(self, watched: QObject, event: QEvent) -> bool:
        """Press the button by Return or the space bar; on focus, keep the label from becoming an editor."""
        if event.type() == QEvent.Type.FocusIn:
            self._verdict.update()
            return True
        if isinstance(event, QKeyEvent) and event.type() == QEvent.Type.KeyPress and event.key() in _PRESSES:
            self._button.click()
            return True
        return super().eventFilter(watched, event)
