"""The rule for keys and clicks at the table, which is the same in every game.

- Space continues what waits: a result, a step, what moves. It never decides anything.
- Enter presses what has the keyboard.
- What decides, a button or a card, gets the keyboard by an arrow or Tab, or when a hint that was asked for
  points to it, and not by itself: a question that appears has the keyboard.
- For a moment after a question has appeared, or a hint has moved the keyboard, Enter and clicks on buttons do
  nothing: they were meant for what was there before. Letters are meant for what they say.

`ui/play/prompter.py` gives the keyboard away, `ui/window/page_guard.py` is as deaf when a page appears,
and `ui/pages/keys_page.py` tells the rule.
"""

from __future__ import annotations

from typing import Final

from PySide6.QtCore import QElapsedTimer, QEvent, QObject, Qt
from PySide6.QtGui import QKeyEvent

from cucu_desktop.ui.animation.durations import DURATIONS

_ENTER: Final = (Qt.Key.Key_Return, Qt.Key.Key_Enter)
_CLICKS: Final = (QEvent.Type.MouseButtonPress, QEvent.Type.MouseButtonDblClick, QEvent.Type.TouchBegin)


class AnswerKeys(QObject):
    """An event filter of all that decides: keeps the space bar away, and at first Enter and clicks, too."""

    def __init__(self, parent: QObject) -> None:
        super().__init__(parent)
        self._since = QElapsedTimer()

    def begin(self) -> None:
        """Be deaf for a moment from now on."""
        self._since.start()

    @property
    def is_deaf(self) -> bool:
        """Whether Enter and clicks do nothing yet."""
        return self._since.isValid() and self._since.elapsed() < DURATIONS["question_guard"]

    def eventFilter(self, watched: QObject, event: QEvent) -> bool:
        """Leave the space bar to the table, and drop what comes too early."""
        del watched
        if isinstance(event, QKeyEvent) and event.type() == QEvent.Type.KeyPress:
            if event.key() == Qt.Key.Key_Space:
                event.ignore()  # so that the table gets it
                return True
            return event.key() in _ENTER and self.is_deaf
        return event.type() in _CLICKS and self.is_deaf
