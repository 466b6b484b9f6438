"""Looks at an open table by holding an answer: the card shows, and letting go answers.

So a look needs no press of its own where the choice follows it. A short click or key answers without a look.
Whoever changes their mind slides off the button, or presses the key of another answer.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from PySide6.QtCore import QObject, QTimer
from PySide6.QtGui import QKeySequence

from cucu_desktop.ui.play.covers.held_looks import REPEATS

if TYPE_CHECKING:
    from PySide6.QtGui import QKeyEvent

    from cucu_desktop.ui.play.covers.held_looks import HeldLooks
    from cucu_desktop.ui.play.decision_bar import DecisionBar
    from cucu_desktop.ui.play.session import Session
    from cucu_desktop.ui.widgets.paper_widgets import PaperButton

UNTIL_LOOK: Final = 250
"""Milliseconds for which an answer is held before the card shows."""
_SOURCE: Final = "answer"


class HeldAnswers(QObject):
    """The held answers of one table; a child of its looks, made after the prompter has made buttons."""

    def __init__(self, looks: HeldLooks, session: Session, decision_bar: DecisionBar) -> None:
        super().__init__(looks)
        self._looks, self._session, self._decision_bar = looks, session, decision_bar
        self._by_key: PaperButton | None = None
        self._look = QTimer(self, singleShot=True)
        self._look.setInterval(UNTIL_LOOK)
        self._look.timeout.connect(self._begin)
        self._given = QTimer(self, singleShot=True)
        self._given.setInterval(REPEATS)
        self._given.timeout.connect(self._give)
        session.asked.connect(self._watch)
        session.answered.connect(self._let_go)

    def _watch(self, _seat: int) -> None:
        for button in self._decision_bar.buttons:
            button.pressed.connect(self._look.start)
            button.released.connect(self._end)

    def _begin(self) -> None:
        seat = self._session.match_view.asked
        if seat is not None:
            self._looks.begin(_SOURCE, seat)

    def _end(self) -> None:
        self._look.stop()
        self._looks.end(_SOURCE)

    def holds(self, event: QKeyEvent) -> bool:
        """Return whether a key is that of an answer whose player may look."""
        return self._button_of(event) is not None

    def press_key(self, event: QKeyEvent) -> bool:
        """Hold the answer of a key; return whether it has one."""
        button = self._button_of(event)
        if button is None:
            return False
        if not event.isAutoRepeat():
            self._given.stop()
            if button is not self._by_key:
                self._let_go()
                self._by_key = button
                button.setDown(True)
                self._look.start()
        return True

    def release_key(self, event: QKeyEvent) -> None:
        """Give the answer of a key a moment later: a busy machine tells some repeats as a release."""
        if self._by_key is not None and not event.isAutoRepeat() and self._by_key is self._button_of(event):
            self._given.start()

    def _button_of(self, event: QKeyEvent) -> PaperButton | None:
        view = self._session.match_view
        if not view.is_open or view.asked not in self._looks.allowed:
            return None
        pressed = QKeySequence(event.keyCombination())
        return next((each for each in self._decision_bar.buttons if each.shortcut() == pressed), None)

    def _give(self) -> None:
        button = self._by_key
        self._let_go()
        if button is not None:
            button.click()

    def _let_go(self) -> None:
        self._given.stop()
        self._end()
        if self._by_key is not None:
            self._by_key.setDown(False)
        self._by_key = None
