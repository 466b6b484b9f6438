"""The widgets of the score page and its keys: letters of people, digits for answers, N for the next deal.

No key has two meanings. A letter or digit that means nothing at the moment is refused with a sound and a
sentence, so that a loss typed in rhythm is neither lost unnoticed nor taken for an answer.
"""

from __future__ import annotations

from functools import partial
from typing import TYPE_CHECKING, Final, Literal

from PySide6.QtCore import QEvent, Qt, Signal
from PySide6.QtGui import QKeyEvent, QKeySequence
from PySide6.QtWidgets import QAbstractSpinBox, QApplication, QLineEdit, QPlainTextEdit

from cucu_desktop.match.score.standing import end_fault
from cucu_desktop.ui.pages.score.ask_panel import AskPanel
from cucu_desktop.ui.pages.score.bargain_form import BargainForm
from cucu_desktop.ui.pages.score.change_panel import ChangePanel
from cucu_desktop.ui.pages.score.deal_form import DealForm
from cucu_desktop.ui.pages.score.note_panel import NotePanel
from cucu_desktop.ui.pages.score.phones_panel import PhonesPanel
from cucu_desktop.ui.pages.score.score_setup import ScoreSetup
from cucu_desktop.ui.pages.score.score_words import LETTERS, Shown, shown_of
from cucu_desktop.ui.pages.score.seat_tile import SeatBoard
from cucu_desktop.ui.pages.score.tap_meaning import TapMeaning
from cucu_desktop.ui.widgets.language import tr
from cucu_desktop.ui.widgets.notices import announce
from cucu_desktop.ui.widgets.page import Page, takes_undo
from cucu_desktop.ui.widgets.paper_widgets import written

if TYPE_CHECKING:
    from collections.abc import Callable, Sequence

    from PySide6.QtCore import QRect

    from cucu_desktop.match.score.kept_score import KeptScore
    from cucu_desktop.match.score.standing import ScoreStanding
    from cucu_desktop.ui.text.wording import Wording
    from cucu_desktop.ui.widgets.art import Art
    from cucu_desktop.ui.widgets.theme import Theme

Part = Literal["setup", "counter", "log", "phones"]
ANOTHER: Final = "1"
"""The key of the button for another game; N means the next deal alone."""
_TIGHT: Final = 600
_BAR: Final = 24
"""The width of a scroll bar with the space beside it."""
_SHIFT: Final = Qt.KeyboardModifier.ShiftModifier
_PLAIN: Final = (Qt.KeyboardModifier.NoModifier, _SHIFT)


def refusals(tr: Callable[[str, str], str]) -> dict[str, str]:
    """Return the reasons for which an entry is refused, in words; `tr` translates."""
    return {
        "entry": tr("Score", "That can’t be: check the entry."),
        "twice": tr("Score", "That person has lost this deal already. A token lost before is a penalty."),
        "many": tr("Score", "More people have lost than the rules allow. Tap one of them again."),
        "few": tr("Score", "Fewer people have lost than the rules allow. Tap everyone who lost."),
        "penalty": tr("Score", "By the rules of this game that penalty can’t be."),
        "won": tr("Score", "Two fools win one token each, and one other person loses."),
        "empty": tr("Score", "Nothing is entered for this deal. If that is right, press “Next deal” again."),
    }


class ScoreFrame(Page):
    """The set-up, the counter with its questions, the log, and the codes for phones.

    Attributes:
        kept: the current score.
        standing: the standing that is shown; None without a game of tokens.
        phones: the codes for phones.
        refused: why the latest entry was refused; None if it was valid.
    """

    begun = Signal(object)
    """Begin a game with this plan, in the form that `score_reader` reads."""
    shown = Signal()
    """The standing has changed."""

    def __init__(
        self,
        theme: Theme,
        art: Art,
        words_of: Callable[..., Wording],
        kept: KeptScore | None = None,
        known: Sequence[str] = (),
    ) -> None:
        """Continue a stored score, or begin with the set-up, which suggests the names `known`."""
        super().__init__(theme)
        self._words_of, self.kept = words_of, kept
        self.standing: ScoreStanding | None = None
        self._part: Part = "setup"
        self.refused: str | None = None
        self._is_narrow = False
        self.title.setText(tr("Score", "Scorekeeper"))
        self.setup = ScoreSetup(theme, words_of, known)
        self.board, self.deal = SeatBoard(theme, art), DealForm(theme)
        self.ask, self.means = AskPanel(theme), TapMeaning(theme)
        self.bargain, self.note = BargainForm(theme), NotePanel(theme)
        self.change, self.phones = ChangePanel(theme), PhonesPanel(theme)
        self.log = QPlainTextEdit()
        self.log.setAccessibleName(tr("Common", "Log"))
        self.log.setReadOnly(True)
        self.noted = written("", "body", "second", wrap=True)
        self.stands = written("", "title", wrap=True)
        self.stands.setAlignment(Qt.AlignmentFlag.AlignCenter)
        self.head.addWidget(self.stands)
        tall = (self.setup, self.board, self.log, self.phones)
        asked = (self.ask, self.means, self.bargain, self.note)
        for part in (
            self.setup,
            *asked,
            self.board,
            self.deal,
            self.change,
            self.log,
            self.noted,
            self.phones,
        ):
            self.body.addWidget(part, int(part in tall))
        self._back = self.button(tr("Common", "Back"), back=True)
        self.show_log = self.button(tr("Common", "Log"))
        self.club_button = self.button()
        self._club_words = ""
        self.screen_button = self.button(tr("Common", "Screen"))
        self.phone_button = self.button(tr("Score", "Phones"))
        self._new, self.undo_button = self.button(tr("Score", "New game")), self.button()
        self.told = written("", "body", "second", wrap=True)
        self.foot.addWidget(self.told, 1)
        self.next = self.button(loud=True)

    @property
    def wording(self) -> Wording:
        if self.kept is None:
            return self._words_of(self.setup.game)
        game = self.kept.sheet.game
        return self._words_of(game.game.id, game.options)

    @property
    def is_counting(self) -> bool:
        """Whether a game is under way on this page, and no other one is being set up."""
        return self.kept is not None and self._part != "setup"

    def offer_club(self, words: str) -> None:
        """Offer to enter a finished game in the tournament, or to remove it; "" offers neither."""
        if words == self._club_words:
            return
        self._club_words = words
        self.label(self.club_button, words)
        self._label_foot()
        self.refit()  # the foot has another width

    def say(self, told: str) -> None:
        """Show a text in the first line, which has more room than the foot; at the set-up in the foot."""
        where = self.told if self._part == "setup" else self.stands
        where.setText(told)
        where.show()
        announce(self, told)

    def refuse_entry(self, why: str) -> None:
        """Show why an entry was refused, on phones, too."""
        self.refused = why
        self.say(refusals(tr)[why])
        self.settle()
        self.shown.emit()

    def _confirms(self) -> bool:
        """Return whether the deal may end, by the rules; an empty one by a second press.

        So a double tap adds no deal.
        """
        stands = self.standing
        is_empty = self.deal.is_empty if stands is None else not any(stands.lost)
        if stands is not None and self.kept is not None and (fault := end_fault(self.kept.score)):
            self.refuse_entry(fault)
            return False
        if is_empty and self.refused != "empty":
            self.refuse_entry("empty")
            return False
        return True

    def _offer_undo(self, last: str, first: str) -> None:
        """Offer to undo the entry `last`, in words; without one say `first`."""
        self.undo_button.setEnabled(bool(last))
        told = tr("Common", "Undo: {what}").format(what=last) if last else ""
        self.undo_button.setAccessibleDescription(told)
        self.undo_button.setToolTip(told)
        self.told.setText(tr("Score", "Last: {what}").format(what=last) if last else first)

    @property
    def for_room(self) -> Shown | None:
        """The contents of the screen for the room; None without a game."""
        return shown_of(self.kept.sheet, self.standing, self.wording) if self.kept is not None else None

    def _label_foot(self) -> None:
        """Show the buttons of this part of the page."""
        kept, stands, counts = self.kept, self.standing, self._part == "counter"
        is_over = kept is not None and kept.is_over
        if self._part == "setup":
            self.label(self.next, tr("Common", "Start"))
            self.next.setEnabled(True)
        elif is_over:
            self.label(self.next, tr("Score", "New game"), ANOTHER)
            self.next.setEnabled(True)
        else:
            self.label(self.next, tr("Common", "Next deal"), "N")
            self.next.setEnabled(counts and (stands is None or stands.waits_for_deal))
        has_room = counts and not self._is_narrow
        self._new.setVisible(self._part == "log" or (has_room and not is_over))
        self.show_log.setVisible(counts)
        self.screen_button.setVisible(has_room)
        self.club_button.setVisible(has_room and bool(self._club_words))
        self.phone_button.setVisible(has_room and not self._club_words)  # the foot has no room for both
        self.undo_button.setVisible(self._part in ("counter", "log"))
        self.next.setVisible(self._part in ("setup", "counter"))

    def _check_setup(self) -> None:
        if self._part == "setup":
            is_begun = any(field.text() for field in self.setup.names)
            self.told.setText(self.setup.fault if is_begun else "")

    def _lay_out(self, area: QRect) -> None:
        """Arrange the parts of the body in its width, beside its scroll bar."""
        width = self._line_width(self.paper_width(area)) - self.theme.space(3) - self.theme.px(_BAR)
        self.board.ask_room(width)
        for part in (self.ask, self.means, self.bargain, self.note, self.deal, self.change, self.setup):
            part.lay_out(width)
        self.phones.lay_out(stacked=area.width() < self.theme.px(_TIGHT))

    # Keys

    def event(self, event: QEvent) -> bool:
        """Accept the keys of this page before the shortcuts of the window take them."""
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
        stands, key = self.standing, event.text().upper()
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
        if tile.isEnabled() and is_penalty:
            tile.penalised.emit()
        elif tile.isEnabled():
            tile.click()
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
