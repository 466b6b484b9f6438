"""The answers of a question are lit for a moment after a key that answers nothing."""

from __future__ import annotations

from typing import TYPE_CHECKING

from PySide6.QtCore import QObject, Qt, QTimer
from shiboken6 import isValid

from cucu_desktop.ui.animation.durations import DURATIONS

if TYPE_CHECKING:
    from PySide6.QtGui import QKeyEvent

    from cucu_desktop.ui.play.decision_bar import DecisionBar
    from cucu_desktop.ui.view.view import TableView
    from cucu_desktop.ui.widgets.paper_widgets import PaperButton

_PRESSING = (Qt.Key.Key_Space, Qt.Key.Key_Return, Qt.Key.Key_Enter)


class Blink(QObject):
    """Lights the answers of one decision bar once; not at all if motion is reduced."""

    def __init__(self, decision_bar: DecisionBar, view: TableView) -> None:
        super().__init__(decision_bar)
        self._decision_bar, self._view = decision_bar, view
        self._lit: list[PaperButton] = []
        self._over = QTimer(self, singleShot=True)
        self._over.setInterval(DURATIONS["blink"])
        self._over.timeout.connect(self._end)

    def answer_nothing(self, event: QKeyEvent) -> None:
        """Light the answers if a key without a use could have been meant as one."""
        is_meant = event.text().isalnum() or event.key() in _PRESSING
        if self._lit or not is_meant or event.isAutoRepeat() or self._view.director.pace.reduced:
            return
        self._lit = [button for button in self._decision_bar.buttons if not button.is_lit]
        for button in self._lit:
            button.light(lit=True)
        self._over.start()

    def _end(self) -> None:
        for button in self._lit:
            if isValid(button):
                button.light(lit=False)
        self._lit = []
