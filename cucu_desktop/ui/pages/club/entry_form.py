"""A form for an entry of a tournament: a line of fields with their labels, and a button."""

from __future__ import annotations

from typing import TYPE_CHECKING

from PySide6.QtCore import Qt, Signal
from PySide6.QtWidgets import QComboBox, QGridLayout, QLineEdit, QSizePolicy, QWidget

from cucu_desktop.names import cleaned
from cucu_desktop.ui.pages.club.people_field import PeopleField
from cucu_desktop.ui.widgets.fields import NameField, NumberField
from cucu_desktop.ui.widgets.notices import name_choice
from cucu_desktop.ui.widgets.paper_widgets import Button, written

if TYPE_CHECKING:
    from collections.abc import Mapping, Sequence

    from PySide6.QtGui import QKeyEvent

    from cucu_desktop.ui.widgets.theme import Theme

LONGEST_TEXT = 160
PLAYOFF, IN_ORDER = "playoff", "out"
"""The values of choices: a game settles a tie; its players are in the order of going out."""
_FIELD, _NUMBER = 190, 96
"""The least widths of fields for texts and numbers, at the usual text size."""


class EntryRefusedError(ValueError):
    """What was entered cannot be; the message says why, in the language of the window."""


class EntryForm(QWidget):
    """Fields by name; Enter in a text or number, or the button, emits `entered`.

    Attributes:
        fields: the fields by name.
        label: the usual text on the button.
        button: the button.
    """

    entered = Signal()

    def __init__(self, theme: Theme, label: str, fields: Mapping[str, tuple[str, QWidget]]) -> None:
        """Make a form of labels and fields, given by name, and a button with the label."""
        super().__init__()
        self.theme = theme
        self.fields = {name: field for name, (_, field) in fields.items()}
        self._labels = [written(told, "small", "third") for told, _ in fields.values()]
        self.label, self.button = label, Button(label)
        self.button.setSizePolicy(QSizePolicy.Policy.Maximum, QSizePolicy.Policy.Fixed)
        self.button.clicked.connect(self.entered)
        self._grid = QGridLayout(self)
        self._grid.setContentsMargins(0, 0, 0, 0)
        self._columns = 0, 0
        self._left_out: set[QWidget] = set()
        for label_of, (told, field) in zip(self._labels, fields.values(), strict=True):
            label_of.setBuddy(field)
            field.setAccessibleName(told)
            if isinstance(field, QLineEdit):
                field.returnPressed.connect(self.entered)
            elif isinstance(field, PeopleField):
                field.finished.connect(self.entered)
        self.lay_out(theme.px(_FIELD) * len(self.fields) * 2)
        for field in self.fields.values():
            if isinstance(field, QComboBox):
                name_choice(field, field.accessibleName())

    def lay_out(self, width: int) -> None:
        """Arrange the fields in as many columns as fit."""
        gap, shown = self.theme.space(1), self._shown
        needs = [
            self.theme.px(_NUMBER if isinstance(each, NumberField) else _FIELD) + gap for _, each in shown
        ]
        columns = len(needs) + 1
        while columns > 1 and sum(sorted(needs)[-columns:]) + self.button.sizeHint().width() > width:
            columns -= 1
        if (columns, len(shown)) == self._columns:
            return
        self._columns = columns, len(shown)
        for number, (label, field) in enumerate(shown):
            row, column = divmod(number, columns)
            self._grid.addWidget(label, 2 * row, column)
            self._grid.addWidget(field, 2 * row + 1, column, Qt.AlignmentFlag.AlignTop)
        row, column = divmod(len(shown), columns)
        self._grid.addWidget(self.button, 2 * row + 1, column, Qt.AlignmentFlag.AlignTop)
        for _, field in shown:
            if isinstance(field, PeopleField):
                self._grid.addWidget(field.chosen, 2 * row + 2, 0, 1, columns + 1)
        self._grid.setSpacing(gap)
        fields = [field for _, field in shown]
        for column in range(len(self.fields) + 1):
            is_text = any(not isinstance(each, NumberField) for each in fields[column::columns])
            self._grid.setColumnStretch(column, int(column < columns and is_text))

    @property
    def _shown(self) -> list[tuple[QWidget, QWidget]]:
        """The fields that are shown, each after its label."""
        pairs = zip(self._labels, self.fields.values(), strict=True)
        return [(label, field) for label, field in pairs if field not in self._left_out]

    def show_field(self, name: str, *, shown: bool) -> None:
        """Show or hide a field with its label; it takes effect at the next `lay_out`."""
        field, label = self.fields[name], self._labels[[*self.fields].index(name)]
        self._left_out.discard(field)
        if not shown:
            self._left_out.add(field)
        for part in (field, label):
            part.setVisible(shown)

    def name_field(self, name: str, told: str) -> None:
        """Set the label of a field."""
        self._labels[[*self.fields].index(name)].setText(told)
        self.fields[name].setAccessibleName(told)

    def offer(self, name: str, choices: Sequence[tuple[str, str]]) -> None:
        """Replace the choices of a field, given by text and value; the chosen value stays if it can."""
        field, before = self.fields[name], self.choice(name)
        assert isinstance(field, QComboBox)
        field.clear()
        for text, value in choices:
            field.addItem(text, value)
        self.put(**{name: before})

    # Values

    def text(self, name: str) -> str:
        """Return the text of a field, without superfluous blanks."""
        field = self.fields[name]
        assert isinstance(field, QLineEdit)
        return cleaned(field.text())

    def number(self, name: str) -> int:
        field = self.fields[name]
        assert isinstance(field, NumberField)
        return field.value()

    def choice(self, name: str) -> str:
        field = self.fields[name]
        assert isinstance(field, QComboBox)
        return str(field.currentData() or "")

    def people(self, name: str) -> list[str]:
        field = self.fields[name]
        assert isinstance(field, PeopleField)
        return field.ids

    def put(self, **values: str | int | Sequence[str]) -> None:
        for name, value in values.items():
            field = self.fields[name]
            if isinstance(field, QLineEdit):
                field.setText(str(value))
            elif isinstance(field, NumberField) and isinstance(value, int):
                field.setValue(min(value, field.maximum()))  # a file may have any number
            elif isinstance(field, PeopleField) and not isinstance(value, int):
                field.choose(value)
            elif isinstance(field, QComboBox):
                field.setCurrentIndex(max(0, field.findData(value)))

    def focus_first(self) -> None:
        """Focus the first text, else the first field."""
        fields = list(self.fields.values())
        next((each for each in fields if isinstance(each, QLineEdit)), fields[0]).setFocus()

    def keyPressEvent(self, event: QKeyEvent) -> None:
        """Enter what is in the fields by Enter in a choice, or a number, which has taken what was typed."""
        is_enter = event.key() in (Qt.Key.Key_Return, Qt.Key.Key_Enter)
        others = (each for each in self.fields.values() if isinstance(each, NumberField | QComboBox))
        if is_enter and any(each.hasFocus() for each in others):
            self.entered.emit()
        else:
            super().keyPressEvent(event)

    def save_state(self) -> dict[str, str | int | Sequence[str]]:
        return {
            name: field.text()
            if isinstance(field, QLineEdit)
            else field.value()
            if isinstance(field, NumberField)
            else field.ids
            if isinstance(field, PeopleField)
            else self.choice(name)
            for name, field in self.fields.items()
        }


def text_field(most: int = LONGEST_TEXT) -> NameField:
    return NameField(most=most)


def number_field(least: int, most: int, value: int | None = None, none: str = "") -> NumberField:
    """Return a field for a number; `none` is shown for the smallest."""
    field = NumberField()
    field.setRange(least, most)
    field.setValue(least if value is None else value)
    field.setSpecialValueText(none)
    return field


def choice_field(choices: Sequence[tuple[str, str]] = ()) -> QComboBox:
    """Return a choice among values, each given by text and value."""
    field = QComboBox()
    field.setSizeAdjustPolicy(QComboBox.SizeAdjustPolicy.AdjustToMinimumContentsLengthWithIcon)
    field.setMinimumContentsLength(10)
    field.setSizePolicy(QSizePolicy.Policy.Expanding, QSizePolicy.Policy.Fixed)
    for text, value in choices:
        field.addItem(text, value)
    return field
