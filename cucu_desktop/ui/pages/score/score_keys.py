"""The keys of the score page: letters of people, digits for answers, N for the next deal, Ctrl+Z.

No key has two meanings. A letter or digit that means nothing at the moment is refused with a sound and a
sentence, so that a loss typed in rhythm is neither lost unnoticed nor taken for an answer.
"""

from __future__ import annotations

from functools import partial
from typing import TYPE_CHECKING, Final

from PySide6.QtCore import QEvent, Qt
from PySide6.QtGui import QKeyEvent, QKeySequence
from PySide6.QtWidgets import QAbstractSpinBox, QApplication, QLineEdit

from cucu_desktop.ui.pages.score.score_frame import ANOTHER, ScoreFrame
from cucu_desktop.ui.pages.score.score_words import LETTERS
from cucu_desktop.ui.widgets.language import tr
from cucu_desktop.ui.widgets.page import takes_undo

if TYPE_CHECKING:
    from collections.abc import Callable

_SHIFT: Final = Qt.KeyboardModifier.ShiftModifier
_PLAIN: Final = (Qt.KeyboardModifier.NoModifier, _SHIFT)


class ScoreKeys(ScoreFrame):
    """Takes the keys of the counter, and presses the tiles and buttons that they mean."""

    def event(self, event: QEvent) -> bool:
        """Take the keys of this page before the menus, whose mnemonics include some of them."""
        if not isinstance(event, QKeyEvent) or event.type() != QEvent.Type.ShortcutOverride:
            return super().event(event)
        if not takes_undo(event) and self._meaning(event) is None:
            return super().event(event)
        event.accept()
        return True

    def keyPressEvent(self, event: QKeyEvent) -> None:
        """Do what a key means; one that is held is one tap, as a second one would take it back."""
        does = self._meaning(event)
        if event.matches(QKeySequence.StandardKey.Undo):
            self.undo_button.click()
        elif does is None:
            super().keyPressEvent(event)
        elif not event.isAutoRepeat():
            does()

    def _meaning(self, event: QKeyEvent) -> Callable[[], object] | None:
        """Return the action of a letter or digit at present; None if the page has none for it."""
        stands, key = self._standing, event.text().upper()
        is_plain = event.modifiers() & ~Qt.KeyboardModifier.KeypadModifier in _PLAIN
        if self._part != "counter" or stands is None or not key.isalnum() or not is_plain:
            return None
        is_typing = isinstance(QApplication.focusWidget(), QLineEdit | QAbstractSpinBox)
        if not stands.waits_for_deal:
            is_taken = self.theme.letter_keys and (key.isalpha() or not is_typing)
            return partial(self._answer_by, key) if is_taken else None
        if is_typing or not self.theme.letter_keys:
            return None
        if key == self.theme.key("N"):
            return self.next.click
        seat = LETTERS.find(key)
        is_penalty = bool(event.modifiers() & _SHIFT)
        return partial(self._tap, seat, is_penalty) if 0 <= seat < len(self.board.tiles) else None

    def _tap(self, seat: int, is_penalty: bool) -> None:  # noqa: FBT001 - bound by position
        """Tap a person, with Shift for a penalty."""
        tile = self.board.tiles[seat]
        if tile.isEnabled():
            (tile.penalised if is_penalty else tile.tapped).emit()
        else:
            self._refuse_key(tr("Score", "Not entered: {name} is out.").format(name=tile.accessibleName()))

    def _answer_by(self, key: str) -> None:
        """Press the button of this key; a key that answers nothing is refused, and changes nothing."""
        answers = self.ask.keys or {ANOTHER: self.next}  # without a question the game is over
        if key in answers:
            answers[key].click()
        else:
            told = tr("Score", "Not entered. Only these keys count now: {keys}.")
            self._refuse_key(told.format(keys=", ".join(answers)))

    def _refuse_key(self, why: str) -> None:
        """Refuse a key, audibly and in words."""
        QApplication.beep()
        self.say(why)
        self.settle()
