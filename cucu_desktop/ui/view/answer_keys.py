"""The rule for keys and clicks at the table, the same in every game.

- Space continues: a result, a step, an animation. It never decides anything.
- Enter presses the widget with the focus.
- A widget that decides, a button or a card, gets the focus by an arrow or Tab, or when a requested hint
  points to it, and not automatically: when a question appears, the question has the focus.
- For a moment after a question has appeared, or a hint has moved the focus, Enter and clicks on buttons are
  ignored: they were meant for the previous state. Letters are not ignored.

`ui/play/prompter.py` moves the focus, `ui/window/stack/page_guard.py` ignores early input in the same
way when a page appears, and `ui/pages/keys_page.py` explains the rule.
"""

from __future__ import annotations

from typing import Final

from PySide6.QtCore import QElapsedTimer, QEvent, QObject, Qt
from PySide6.QtGui import QKeyEvent

from cucu_desktop.ui.animation.durations import DURATIONS

_ENTER: Final = (Qt.Key.Key_Return, Qt.Key.Key_Enter)
_CLICKS: Final = (QEvent.Type.MouseButtonPress, QEvent.Type.MouseButtonDblClick, QEvent.Type.TouchBegin)


class AnswerKeys(QObject):
    """An event filter of all widgets that decide: blocks Space, and for a moment Enter and clicks, too."""

    def __init__(self, parent: QObject) -> None:
        super().__init__(parent)
        self._since = QElapsedTimer()

    def begin(self) -> None:
        """Ignore input for a moment from now on."""
        self._since.start()

    @property
    def is_deaf(self) -> bool:
        """Whether Enter and clicks are still ignored."""
        return self._since.isValid() and self._since.elapsed() < DURATIONS["question_guard"]

    def eventFilter(self, watched: QObject, event: QEvent) -> bool:
        """Leave the space bar to the table, and drop early input."""
        del watched
        if isinstance(event, QKeyEvent) and event.type() == QEvent.Type.KeyPress:
            if event.key() == Qt.Key.Key_Space:
                event.ignore()  # so that the table gets it
                return True
            return event.key() in _ENTER and self.is_deaf
        return event.type() in _CLICKS and self.is_deaf
