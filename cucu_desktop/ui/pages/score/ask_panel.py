"""The questions of the rules between two deals of a game with real cards, with answers as buttons."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final, cast

from PySide6.QtCore import Qt, Signal
from PySide6.QtWidgets import QBoxLayout, QHBoxLayout, QSizePolicy, QVBoxLayout, QWidget

from cucu_desktop.engine.actions import Action
from cucu_desktop.ui.text.amount_words import starting_amount
from cucu_desktop.ui.widgets.fields import NumberField
from cucu_desktop.ui.widgets.paper_widgets import PaperButton, written
from cucu_desktop.ui.widgets.soon import delete_soon
from cucu_desktop.ui.widgets.themed import Themed

if TYPE_CHECKING:
    from cucu_desktop.engine.actions import Amount, Option
    from cucu_desktop.engine.observation import Observation
    from cucu_desktop.ui.text.amount_words import Part
    from cucu_desktop.ui.text.wording import Wording
    from cucu_desktop.ui.widgets.theme import Theme


_WIDE: Final = 900


class AskPanel(Themed, QWidget):
    """A question to one person, or for the winner."""

    answered = Signal(object)
    """This action was selected."""

    def __init__(self, theme: Theme) -> None:
        super().__init__()
        self.theme = theme
        self.question = written("", "title", "call", wrap=True)
        self.question.setAlignment(Qt.AlignmentFlag.AlignCenter)
        self._answers = QHBoxLayout()
        self.parts: list[QWidget] = []
        self._width = theme.px(_WIDE)
        self.buttons: list[PaperButton] = []
        lines = QVBoxLayout(self)
        lines.setContentsMargins(0, 0, 0, 0)
        lines.addWidget(self.question)
        self._answers.setAlignment(Qt.AlignmentFlag.AlignCenter)
        around = QHBoxLayout()
        around.addStretch(1)
        around.addLayout(self._answers)
        around.addStretch(1)
        lines.addLayout(around)

    def ask(self, question: str, seen: Observation | None, wording: Wording) -> None:
        """Ask this question, with the answers to the decision of `seen`."""
        for part in self.parts:
            delete_soon(part)
        self.parts, self.buttons = [], []
        self.question.setText(question)
        if seen is None or seen.decision is None:
            return
        for option in seen.decision.options:
            self._answer(option, seen, wording)
        self.lay_out(self._width)

    def _answer(self, option: Option, seen: Observation, wording: Wording) -> None:
        """Add the button of an option, after a field if it has an amount."""
        field = None if isinstance(option, Action) else self._field(option, wording)
        button, key = PaperButton(self.theme), self._key(len(self.buttons))
        button.setSizePolicy(QSizePolicy.Policy.Maximum, QSizePolicy.Policy.Fixed)

        def show() -> None:
            amount = None if field is None else field.value()
            label = wording.buttons.option(option, seen, amount)
            button.say(*label.lines(), key, bound=False)
            button.setAccessibleName(label.name)

        show()
        if isinstance(option, Action):
            button.clicked.connect(lambda: self.answered.emit(option))
        elif field is not None:
            field.valueChanged.connect(show)
            button.clicked.connect(lambda: self.answered.emit(option.of(field.value())))
        self._add(button)
        self.buttons.append(button)

    def _field(self, option: Amount, wording: Wording) -> NumberField:
        """Add the field of an amount."""
        field = NumberField()
        field.setRange(option.low, option.high)
        field.setValue(starting_amount(option))
        field.setSuffix("\N{NO-BREAK SPACE}%" if option.percent else "")
        field.setAccessibleName(wording.amounts.name(cast("Part", option.word)))
        self._add(field)
        return field

    @property
    def amounts(self) -> list[int]:
        return [part.value() for part in self.parts if isinstance(part, NumberField)]

    def restore_amounts(self, amounts: list[int]) -> None:
        fields = [part for part in self.parts if isinstance(part, NumberField)]
        for field, amount in zip(fields, amounts, strict=False):
            field.setValue(amount)

    @property
    def keys(self) -> dict[str, PaperButton]:
        """The buttons of the answers by their keys; digits, which mean no person and no deal."""
        return {self._key(number): button for number, button in enumerate(self.buttons)}

    @staticmethod
    def _key(number: int) -> str:
        return str(number + 1)

    def _add(self, part: QWidget) -> None:
        self._answers.addWidget(part)
        part.show()
        self.parts.append(part)

    def lay_out(self, width: int) -> None:
        """Arrange the answers beside each other where this width allows, else one below the other."""
        self._width = width
        gap = self.theme.space(3)
        stacked = sum(part.sizeHint().width() + gap for part in self.parts) > width
        self._answers.setSpacing(self.theme.space(1) if stacked else gap)
        way = QBoxLayout.Direction
        self._answers.setDirection(way.TopToBottom if stacked else way.LeftToRight)
