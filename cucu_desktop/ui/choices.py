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
from typing import Final

from PySide6.QtCore import QPoint, QRect, Qt, Signal
from PySide6.QtGui import QKeySequence, QShortcut
from PySide6.QtWidgets import QHBoxLayout, QLabel, QVBoxLayout, QWidget

from cucu_desktop.engine.actions import Action, Amount, Option
from cucu_desktop.engine.events import SPECTATOR
from cucu_desktop.engine.observation import Observation
from cucu_desktop.ui.amounts import AmountSlider, amount_slider
from cucu_desktop.ui.paper import Arrangement, PaperButton
from cucu_desktop.ui.talk import TalkMenu
from cucu_desktop.ui.theme import Theme
from cucu_desktop.ui.wording import Wording

_SMALLEST: Final = 0.8
_ARRANGEMENTS: Final[tuple[Arrangement, ...]] = ("beside", "beneath")


class Choices(QWidget):
    """The line that asks and the row of buttons that answer."""

    acted = Signal(object)
    """An `Action` among the options."""
    said = Signal(str, object)
    """Table talk: a phrase and, for "have", the name of a card."""

    def __init__(self, theme: Theme, wording: Wording, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._theme, self._wording = theme, wording
        self._observation: Observation | None = None
        self._names: tuple[str, ...] = ()
        self._note = ""
        self._place = QRect()
        self._answers: list[tuple[Option, PaperButton, AmountSlider | None]] = []
        self._talk = PaperButton(theme)
        self._talk.clicked.connect(self.open_talk)
        self._menu: TalkMenu | None = None
        self._question = _question()
        self._row = QHBoxLayout()
        self._row.setContentsMargins(0, 0, 0, 0)
        layout = QVBoxLayout(self)
        layout.setContentsMargins(0, 0, 0, 0)
        layout.setSpacing(0)
        layout.addWidget(self._question)
        layout.addLayout(self._row)
        for key, steps in (("+", 1), ("-", -1)):
            shortcut = QShortcut(QKeySequence(key), self)
            shortcut.activated.connect(partial(self.nudge, steps))
        self._fill()

    # What is shown

    def ask(self, observation: Observation, names: Sequence[str]) -> None:
        """Ask what the observation's seat is asked, or say whom everybody waits for."""
        self._observation, self._names, self._note = observation, tuple(names), ""
        self._fill()

    def tell(self, text: str) -> None:
        """Say something instead: no buttons, nothing to answer; table talk goes on."""
        self._note = text
        self._fill()

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
        return tuple(button for _, button, _ in self._answers)

    def set_wording(self, wording: Wording) -> None:
        """Speak another language, amounts untouched."""
        self._wording = wording
        self._fit()

    def set_theme(self, theme: Theme) -> None:
        """Take another look."""
        self._theme = theme
        self._fit()

    def place(self, rect: QRect) -> None:
        """Lie down in this part of the parent, as large as it allows."""
        self._place = rect
        self._fit()

    def nudge(self, steps: int) -> None:
        """Push the amount up or down, if there is one to choose."""
        for _, _, slider in self._answers:
            if slider:
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
        while self._row.takeAt(0):
            pass
        for old in self._parts():
            old.hide()
            old.deleteLater()
        self._answers = []
        self._row.addStretch()
        observation = self._observation
        decision = observation.decision if observation else None
        if decision and not self._note:
            for option in decision.options:
                self._answers.append(self._answer(option))
        talks = observation is not None and self._may_talk(observation)
        self._row.addWidget(self._talk, 0, Qt.AlignmentFlag.AlignVCenter)
        self._talk.setVisible(talks)
        self._row.addStretch()
        self._fit()
        self.setVisible(observation is not None)

    def _answer(self, option: Option) -> tuple[Option, PaperButton, AmountSlider | None]:
        button = PaperButton(self._theme, parent=self)
        slider = None
        if isinstance(option, Amount):
            slider = amount_slider(self._theme, option, self)
            slider.valueChanged.connect(self._write)
            self._row.addWidget(slider, 0, Qt.AlignmentFlag.AlignVCenter)
            slider.show()
        button.clicked.connect(lambda: self._answered(option, slider))
        self._row.addWidget(button, 0, Qt.AlignmentFlag.AlignVCenter)
        button.show()
        return option, button, slider

    def _answered(self, option: Option, slider: AmountSlider | None) -> None:
        action = option if isinstance(option, Action) else option.of(slider.value() if slider else option.low)
        self.acted.emit(action)

    def _write(self, *_: object, widest: bool = False) -> None:
        """Write all words; `widest`: with the largest amounts, to see whether there is room."""
        observation = self._observation
        if observation is None:
            self._question.setText("")
            return
        self._question.setText(self._note or self._wording.question(observation, self._names))
        self._question.setAccessibleName(self._question.text())
        for option, button, slider in self._answers:
            amount = None if slider is None else slider.maximum() if widest else slider.value()
            label = self._wording.option(option, observation, amount)
            button.say(label.local, label.meaning, label.key)
            if slider:
                slider.setAccessibleName(label.local)
                slider.setAccessibleDescription(label.meaning)
                slider.setToolTip(label.meaning)
        talk = self._wording.talk_button()
        self._talk.say(talk.local, "", talk.key)
        self._talk.setAccessibleName(f"{talk.local}: {talk.meaning}")
        self._talk.setToolTip(talk.meaning)

    # Fitting

    def _fit(self) -> None:
        """Take the largest letters and the widest arrangement that fit the place."""
        self._write(widest=True)
        place = self._place
        if place.isValid():
            height = self._arrange_within(place.width(), place.height())
            self.setGeometry(place.left(), place.top(), place.width(), height)
        else:
            self._arrange(self._theme.text_scale, "beside")
            self.adjustSize()
        self._write()
        self._row.invalidate()  # hidden widgets do not tell their layout that they have changed

    def _arrange_within(self, width: int, height: int) -> int:
        """Arrange everything as large as fits and return the height it takes."""
        scale = self._theme.text_scale
        while True:
            for arrangement in _ARRANGEMENTS:
                self._arrange(scale, arrangement)
                across, high = self._measure(width)
                if across <= width and high <= height:
                    return high
            if scale <= _SMALLEST:
                return high
            scale = max(_SMALLEST, scale - 0.05)

    def _arrange(self, scale: float, arrangement: Arrangement) -> None:
        theme = replace(self._theme, text_scale=scale)
        self._question.setStyleSheet(f"font-size: {theme.font('status').pixelSize()}px")
        for _, button, slider in self._answers:
            button.set_theme(theme)
            button.arrange(arrangement)
            if slider:
                slider.set_theme(theme)
        self._talk.set_theme(theme)
        self._row.setSpacing(theme.space(1))

    def _measure(self, width: int) -> tuple[int, int]:
        """Return the width that the buttons want and the height of all."""
        shown = self._parts()
        if not self._talk.isHidden():
            shown.append(self._talk)
        across = sum(w.sizeHint().width() for w in shown) + self._row.spacing() * (len(shown) + 1)
        row = max((w.sizeHint().height() for w in shown), default=0)
        return across, row + self._question.heightForWidth(width)

    def _parts(self) -> list[QWidget]:
        return [widget for _, button, slider in self._answers for widget in (button, slider) if widget]


def _question() -> QLabel:
    """The line that asks; Tab reaches it, so that a screen reader can read it again."""
    label = QLabel()
    label.setProperty("role", "status")
    label.setProperty("tone", "on_room")
    label.setProperty("asked", True)
    label.setTextFormat(Qt.TextFormat.PlainText)
    label.setWordWrap(True)
    label.setAlignment(Qt.AlignmentFlag.AlignCenter)
    label.setFocusPolicy(Qt.FocusPolicy.StrongFocus)
    return label
