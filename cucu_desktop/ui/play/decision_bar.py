"""What is asked of you, in one line by your seat, and the buttons that answer it.

The options of a decision are the buttons; nothing here judges what is legal. An option with an amount brings
along what the amount is chosen with. The button for table talk is there at any time, for one may speak out of
turn.

All of it fits the place that the table leaves free: if it does not, the meanings go beneath the words, then
the letters shrink.
"""

from collections.abc import Sequence
from dataclasses import replace
from functools import partial
from itertools import pairwise
from typing import Final

from PySide6.QtCore import QPoint, QRect, Qt, Signal
from PySide6.QtGui import QFocusEvent, QFontMetrics, QKeySequence, QPainter, QPaintEvent, QShortcut
from PySide6.QtWidgets import QLabel, QWidget

from cucu_desktop.engine.actions import Action
from cucu_desktop.engine.events import SPECTATOR
from cucu_desktop.engine.observation import Observation
from cucu_desktop.ui.answers import Answer, with_buttons
from cucu_desktop.ui.focus import paint_ring_in
from cucu_desktop.ui.language import tr
from cucu_desktop.ui.paper import Arrangement, PaperButton
from cucu_desktop.ui.quiet import QuietButton
from cucu_desktop.ui.shortcuts import ADVICE, TAKE_BACK
from cucu_desktop.ui.talk import TalkMenu
from cucu_desktop.ui.theme import Theme
from cucu_desktop.ui.wording import Wording

_SMALLEST: Final = 0.7
_ARRANGEMENTS: Final[tuple[tuple[Arrangement, bool, bool], ...]] = (
    ("beside", False, True),
    ("beneath", False, True),
    ("beside", False, False),
    ("beneath", False, False),
    ("beside", True, False),
    ("beneath", True, False),
)
"""Where the meanings stand, whether there are two rows, and whether the button for table talk, which answers
nothing, tells its meaning, too; the first that fits is taken."""

_GAP: Final = 2  # a button has room for its focus ring on all sides, which keeps buttons apart
_OVERLAP: Final = 8  # and that room two rows may share


class Choices(QWidget):
    """The line that asks and the row of buttons that answer."""

    acted = Signal(object)
    """An `Action` among the options."""
    said = Signal(str, object)
    """Table talk: a phrase and, for "have", the name of a card."""
    hint_wanted = Signal()
    """Somebody wants advice."""
    undo_wanted = Signal()
    """Somebody wants to take their last choice back."""

    def __init__(self, theme: Theme, wording: Wording, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._theme, self._wording = theme, wording
        self._observation: Observation | None = None
        self._names: tuple[str, ...] = ()
        self._note = ""
        self._among: tuple[Action, ...] = ()
        self._advised: Action | None = None
        self._advice = ""
        self._place = QRect()
        self._answers: list[Answer] = []
        self._talk = PaperButton(theme, parent=self)
        self._talk_told = True
        self._talk.clicked.connect(self.open_talk)
        self._menu: TalkMenu | None = None
        self._hint, self._undo = (QuietButton(theme, key, self) for key in (ADVICE, TAKE_BACK))
        self._hint.clicked.connect(self.hint_wanted)
        self._undo.clicked.connect(self.undo_wanted)
        self._offered: frozenset[QuietButton] = frozenset()
        self._question = Question(self)
        for key, steps in (("+", 1), ("-", -1)):
            shortcut = QShortcut(QKeySequence(key), self)
            shortcut.activated.connect(partial(self.nudge, steps))
        self._fill()

    # What is shown

    def ask(self, observation: Observation, names: Sequence[str]) -> None:
        """Ask what the observation's seat is asked, or say whom everybody waits for."""
        self._observation, self._names, self._note = observation, tuple(names), ""
        self._advised, self._advice = None, ""
        self._fill()

    def tell(self, text: str) -> None:
        """Say something instead: no buttons, nothing to answer; table talk goes on."""
        self._note = text
        self._fill()

    def point_out(self, actions: Sequence[Action]) -> None:
        """Have it said which of these it is to be: their buttons stand in the light, the keyboard at them."""
        self._among = tuple(actions)
        for answer in self._answers:
            answer.light(self._among)
        self._fit()
        lit = [answer for answer in self._answers if answer.is_lit]
        if lit:
            lit[0].buttons[0].setFocus(Qt.FocusReason.OtherFocusReason)

    def advise(self, action: Action | None, told: str) -> None:
        """Point to what is advised and say why, instead of asking; None: ask again."""
        if action is not None and self._advised != action:
            for answer in self._answers:
                answer.take(action)
        self._advised, self._advice = action, told
        self._fit()

    def focus_advised(self) -> None:
        """Take the keyboard to what is pointed to."""
        pointed = [button for button in self.buttons if button.is_pointed_to and not button.isHidden()]
        if pointed:
            pointed[0].setFocus(Qt.FocusReason.OtherFocusReason)

    def clear(self) -> None:
        """Ask nothing and offer nothing."""
        self._observation, self._note = None, ""
        self._fill()

    @property
    def question(self) -> str:
        """The line as it stands."""
        return self._question.text()

    @property
    def buttons(self) -> tuple[PaperButton, ...]:
        """The buttons of the options, in their order."""
        return tuple(button for answer in self._answers for button in answer.buttons)

    def set_wording(self, wording: Wording, names: Sequence[str] = ()) -> None:
        """Speak another language, amounts untouched; those at the table may have other names in it."""
        self._wording, self._names = wording, tuple(names) or self._names
        self._fit()

    def set_theme(self, theme: Theme) -> None:
        """Take another look."""
        self._theme = theme
        self._fit()

    def place(self, rect: QRect) -> None:
        """Lie down in this part of the parent, as large as it allows."""
        self._place = rect
        self._fit()

    def offer(self, *, hint: bool, undo: bool) -> None:
        """Offer advice beside the line that asks, and to take back what was chosen last, or not."""
        buttons = ((self._undo, undo), (self._hint, hint))
        self._offered = frozenset(button for button, wanted in buttons if wanted)
        self._fit()

    def nudge(self, steps: int) -> None:
        """Push the amount up or down, if there is one to choose: of two the one that has the keyboard."""
        sliders = [slider for answer in self._answers for slider in answer.sliders]
        for slider in sorted(sliders, key=lambda slider: not slider.hasFocus())[:1]:
            slider.setValue(slider.value() + steps * slider.singleStep())

    def take_focus(self) -> None:
        """Put the keyboard on the line that asks: Tab leads on to the buttons, and no stray key answers."""
        self._question.setFocus(Qt.FocusReason.OtherFocusReason)

    # Table talk

    def open_talk(self) -> None:
        """Open the menu of what one may say."""
        observation = self._observation
        if observation is None or not self._may_talk(observation):
            return
        self._menu = TalkMenu(self._wording, self)
        self._menu.said.connect(self.said)
        height = self._menu.sizeHint().height()
        self._menu.popup(self._talk.mapToGlobal(QPoint(0, -height)))

    @staticmethod
    def _may_talk(observation: Observation) -> bool:
        return bool(observation.options.talk) and observation.seat != SPECTATOR and not observation.winners

    # Building

    def _fill(self) -> None:
        """Put the right buttons into the row."""
        self._among = ()
        for old in self._answers:
            old.remove()
        self._answers = []
        observation = self._observation
        decision = observation.decision if observation else None
        if decision and not self._note:
            self._answers = [
                Answer(self._theme, option, self, self.acted.emit)
                for option in with_buttons(decision.options)
            ]
        for answer in self._answers:
            if self._advised is not None:
                answer.take(self._advised)
            for slider in answer.sliders:
                slider.valueChanged.connect(self._write)
        self._talk.setVisible(observation is not None and self._may_talk(observation))
        self.update()
        quiet = (self._hint, self._undo)
        for before, after in pairwise((self._question, *self._parts(), self._talk, *quiet)):
            QWidget.setTabOrder(before, after)
        self._fit()
        self.setVisible(observation is not None)

    def _write(self, *_: object, widest: bool = False) -> None:
        """Write all words; `widest`: with the largest amounts, to see whether there is room."""
        observation = self._observation
        if observation is None:
            self._question.setText("")
            return
        asked = self._wording.which if self._among else self._wording.question
        self._question.setText(self._note or self._advice or asked(observation, self._names))
        self._question.setAccessibleName(self._question.text())
        for answer in self._answers:
            answer.write(self._wording, observation, widest=widest)
            answer.point_to(self._advised)
        self._write_talk()
        self._hint.say(tr("Counsel", "Advice"), tr("Counsel", "What would you do?"))
        self._undo.say(tr("Counsel", "Take back"), tr("Counsel", "Take my last choice back"))

    def _write_talk(self) -> None:
        talk = self._wording.talk_button()
        self._talk.say(talk.local, talk.meaning if self._talk_told else "", talk.key)
        self._talk.setAccessibleName(f"{talk.local}: {talk.meaning}")
        self._talk.setToolTip(talk.meaning)

    def paintEvent(self, event: QPaintEvent) -> None:
        """Darken or lighten the floor beneath the line that asks: it must be legible on any plank."""
        del event
        text = self._question.text()
        if not text:
            return
        ground = self._ground()
        colour = self._theme.color("room")
        colour.setAlpha(205)
        painter = QPainter(self)
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        painter.setPen(Qt.PenStyle.NoPen)
        painter.setBrush(colour)
        area = ground.intersected(self.rect())
        painter.drawRoundedRect(area, 8, 8)
        if self._question.hasFocus():
            paint_ring_in(painter, self._theme, area, 6)

    def _ground(self) -> QRect:
        """Where the line that asks is written."""
        metrics = QFontMetrics(self._question.font())
        centred = Qt.TextFlag.TextWordWrap | Qt.AlignmentFlag.AlignCenter
        ground = metrics.boundingRect(self._question.geometry(), centred, self._question.text())
        return ground.adjusted(-12, -2, 12, 3)

    # Fitting

    def _fit(self) -> None:
        """Take the largest letters and the widest arrangement that fit the place, and lay all there."""
        place = self._place
        if not place.isValid():
            return
        self._write(widest=True)
        rows, scale = self._arrange_within(place.width(), place.height())
        self._write()
        scale = self._largest_question(scale, place.width(), place.height() - self._high(rows))
        offered = max((button.sizeHint().height() for button in self._offered), default=0)
        top = max(self._question_high(scale, place.width()), min(offered, place.height() - self._high(rows)))
        self._question.setStyleSheet(f"font-size: {_at(self._theme, scale).font('status').pixelSize()}px")
        self._question.setGeometry(0, 0, place.width(), top)
        for row in rows:
            high = max(widget.sizeHint().height() for widget in row)
            left = (place.width() - self._wide(row)) // 2
            for widget in row:
                hint = widget.sizeHint()
                widget.setGeometry(QRect(QPoint(left, top + (high - hint.height()) // 2), hint))
                left += hint.width() + _GAP
            top += high - _OVERLAP
        self.setGeometry(place.left(), place.top(), place.width(), top + _OVERLAP if rows else top)
        self._lay_quiet(scale)
        self.update()  # the ground beneath the line reaches beyond it, and a shorter line leaves none of it

    def _lay_quiet(self, scale: float) -> None:
        """Lay what is offered beside the line that asks, as far as there is room; the menu has it all.

        Advice that is given need not be offered: its long line would push the offer off the floor.
        """
        ground = self._ground() if self._question.text() else QRect()
        for button in (self._hint, self._undo):
            button.set_theme(_at(self._theme, min(scale, 1.3)))
        offered = self._offered - {self._hint} if self._advice else self._offered
        if self._advice and self._hint.hasFocus():
            self.take_focus()
        wide = sum(button.sizeHint().width() + _GAP for button in offered)
        left = ground.right() + 6 if ground.isValid() else (self._place.width() - wide) // 2
        for button in (self._hint, self._undo):
            hint = button.sizeHint()
            fits = left + hint.width() <= self._place.width() and self._question.height() >= hint.height() - 6
            button.setVisible(button in offered and fits)
            if not button.isHidden():
                middle = (ground if ground.isValid() else self._question.geometry()).center().y()
                button.setGeometry(QRect(QPoint(left, max(0, middle - hint.height() // 2)), hint))
                left += hint.width() + _GAP

    def _arrange_within(self, width: int, height: int) -> tuple[list[list[QWidget]], float]:
        """Arrange everything as large as fits; return what stands in each row, and how large the text is."""
        scale = self._theme.text_scale
        while True:
            for arrangement, in_two, told in _ARRANGEMENTS:
                self._arrange(scale, arrangement, told=told)
                rows = self._rows(in_two=in_two)
                high = self._question_high(scale, width) + self._high(rows)
                if all(self._wide(row) <= width for row in rows) and high <= height:
                    return rows, scale
            if scale <= _SMALLEST:
                return rows, scale
            scale = max(_SMALLEST, scale - 0.05)

    def _arrange(self, scale: float, arrangement: Arrangement, *, told: bool) -> None:
        theme = _at(self._theme, scale)
        self._talk_told = told
        self._write_talk()
        self._talk.arrange(arrangement)
        for answer in self._answers:
            answer.arrange(theme, arrangement)
        self._talk.set_theme(theme)

    def _question_high(self, scale: float, width: int) -> int:
        """How high the line that asks is, with room for the ring of the focus."""
        metrics = QFontMetrics(_at(self._theme, scale).font("status"))
        room = QRect(0, 0, width, 10_000)
        return metrics.boundingRect(room, Qt.TextFlag.TextWordWrap, self._question.text()).height() + 5

    def _largest_question(self, scale: float, width: int, height: int) -> float:
        """How large the line that asks can be, if the buttons had to be smaller for their width alone."""
        larger = self._theme.text_scale
        while larger > scale and self._question_high(larger, width) > height:
            larger -= 0.05
        return max(larger, scale)

    def _rows(self, *, in_two: bool) -> list[list[QWidget]]:
        """What stands beside each other: all of it, or in a row of its own what has an amount."""
        rest = [] if self._talk.isHidden() else [self._talk]
        if not in_two:
            rows = [[*self._parts(), *rest]]
        else:
            amounts = [widget for answer in self._answers if answer.sliders for widget in answer.widgets]
            plain = [widget for answer in self._answers if not answer.sliders for widget in answer.widgets]
            rows = [amounts, [*plain, *rest]]
        return [row for row in rows if row]

    @staticmethod
    def _wide(row: list[QWidget]) -> int:
        return sum(widget.sizeHint().width() for widget in row) + _GAP * (len(row) - 1)

    @staticmethod
    def _high(rows: list[list[QWidget]]) -> int:
        return sum(max(widget.sizeHint().height() for widget in row) - _OVERLAP for row in rows) + _OVERLAP

    def _parts(self) -> list[QWidget]:
        return [widget for answer in self._answers for widget in answer.widgets]


def _at(theme: Theme, scale: float) -> Theme:
    return replace(theme, text_scale=scale)


class Question(QLabel):
    """The line that asks. Tab reaches it, so that a screen reader can read it again."""

    def __init__(self, parent: QWidget) -> None:
        super().__init__(parent)
        self._ground = parent
        self.setProperty("role", "status")
        self.setProperty("tone", "on_room")
        self.setTextFormat(Qt.TextFormat.PlainText)
        self.setWordWrap(True)
        self.setAlignment(Qt.AlignmentFlag.AlignCenter)
        self.setFocusPolicy(Qt.FocusPolicy.StrongFocus)

    def focusInEvent(self, event: QFocusEvent) -> None:
        """Let the ground beneath show the focus."""
        super().focusInEvent(event)
        self._ground.update()

    def focusOutEvent(self, event: QFocusEvent) -> None:
        """Let the ground beneath show it no longer."""
        super().focusOutEvent(event)
        self._ground.update()
