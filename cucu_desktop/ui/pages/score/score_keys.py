"""The keys of the score page: letters of people, digits for answers, N for the next deal, Ctrl+Z.

No key has two meanings. A letter or digit that means nothing at the moment is refused with a sound and a
sentence, so that a loss typed in rhythm is neither lost unnoticed nor taken for an answer.
"""

from __future__ import annotations

from typing import Final

from PySide6.QtCore import QEvent, Qt
from PySide6.QtGui import QKeyEvent, QKeySequence
from PySide6.QtWidgets import QAbstractSpinBox, QApplication, QLineEdit

from cucu_desktop.ui.pages.score.score_frame import ANOTHER, ScoreFrame
from cucu_desktop.ui.pages.score.score_words import LETTERS
from cucu_desktop.ui.widgets.language import tr
from cucu_desktop.ui.widgets.page import takes_undo

_PLAIN: Final = (Qt.KeyboardModifier.NoModifier, Qt.KeyboardModifier.ShiftModifier)


class ScoreKeys(ScoreFrame):
    """Takes the keys of the counter, and presses the tiles and buttons that they mean."""

    def event(self, event: QEvent) -> bool:
        """Take the keys of this page before the menus, whose mnemonics include some of them."""
        if not isinstance(event, QKeyEvent) or event.type() != QEvent.Type.ShortcutOverride:
            return super().event(event)
        is_meant = self._ends_deal(event) or self._seat_of(event) is not None
        if not (is_meant or takes_undo(event) or self._key_at_question(event) is not None):
            return super().event(event)
        event.accept()
        return True

    def keyPressEvent(self, event: QKeyEvent) -> None:
        """Tap a person by a letter, with Shift for a penalty; answer a question by a digit."""
        key, seat = self._key_at_question(event), self._seat_of(event)
        if event.matches(QKeySequence.StandardKey.Undo):
            self.undo_button.click()
        elif event.isAutoRepeat() and (key is not None or seat is not None or self._ends_deal(event)):
            event.accept()  # a key that is held is one tap: a second one would take it back
        elif self._ends_deal(event):
            self.next.click()
        elif key is not None:
            self._answer_by(key)
        elif seat is None:
            super().keyPressEvent(event)
        elif not self.board.tiles[seat].isEnabled():
            name = self.board.tiles[seat].accessibleName()
            self._refuse_key(tr("Score", "Not entered: {name} is out.").format(name=name))
        elif event.modifiers() & Qt.KeyboardModifier.ShiftModifier:
            self.board.penalised.emit(self.board.tiles[seat].accessibleName())
        else:
            self.board.tapped.emit(seat)

    def _seat_of(self, event: QKeyEvent) -> int | None:
        """Return the seat whose key was pressed; None if there is none, or a field has the focus."""
        if self._part != "counter" or not self.theme.letter_keys or is_typing():
            return None
        seat, tiles = seat_of_key(event), self.board.tiles
        return seat if 0 <= seat < len(tiles) else None

    def _ends_deal(self, event: QKeyEvent) -> bool:
        """Return whether the key of the next deal was pressed while one is under way."""
        stands = self._standing
        if self._part != "counter" or stands is None or not stands.waits_for_deal or is_typing():
            return False
        return is_plain(event) and event.text().upper() == self.theme.key("N") != ""

    def _key_at_question(self, event: QKeyEvent) -> str | None:
        """Return the letter or digit that was pressed while a question is asked, or the game is over."""
        stands, key = self._standing, event.text().upper()
        if self._part != "counter" or stands is None or stands.waits_for_deal or not self.theme.letter_keys:
            return None
        is_digit_typed = is_typing() and not key.isalpha()
        return key if key.isalnum() and is_plain(event) and not is_digit_typed else None

    def _answer_by(self, key: str) -> None:
        """Press the button of this key; a key that answers nothing is refused, and changes nothing."""
        stands = self._standing
        assert stands is not None
        is_over = bool(stands.seen.winners)
        answers = {ANOTHER: self.next} if is_over else self.ask.keys
        if key in answers:
            answers[key].click()
        elif is_over:
            self._refuse_key(tr("Score", "Not entered: the game is over."))
        else:
            told = tr("Score", "Not entered. Answer the question first: {keys}.")
            self._refuse_key(told.format(keys=", ".join(answers)))

    def _refuse_key(self, why: str) -> None:
        """Refuse a key, audibly and in words."""
        QApplication.beep()
        self.say(why)
        self.settle()


def is_plain(event: QKeyEvent) -> bool:
    """Return whether a key was pressed without Ctrl, Alt or Meta."""
    return event.modifiers() & ~Qt.KeyboardModifier.KeypadModifier in _PLAIN


def seat_of_key(event: QKeyEvent) -> int:
    """Return the seat whose letter was typed, with Shift or without; -1 if there is none."""
    letter = event.text().upper()
    return LETTERS.find(letter) if len(letter) == 1 and event.modifiers() in _PLAIN else -1


def is_typing() -> bool:
    """Return whether a field for text or a number has the focus."""
    return isinstance(QApplication.focusWidget(), QLineEdit | QAbstractSpinBox)
