"""A form for an entry of a tournament: a line of fields with their labels, and a button."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

from PySide6.QtCore import QMetaMethod, Qt, Signal
from PySide6.QtWidgets import QCheckBox, QComboBox, QGridLayout, QLabel, QLineEdit, QSizePolicy, QWidget

from cucu_desktop.names import cleaned
from cucu_desktop.ui.pages.club.people_field import PeopleField
from cucu_desktop.ui.widgets.fields import NameField, NumberField
from cucu_desktop.ui.widgets.notices import name_choice
from cucu_desktop.ui.widgets.paper_widgets import Button, written

if TYPE_CHECKING:
    from collections.abc import Iterable, Mapping

    from PySide6.QtGui import QKeyEvent

    from cucu_desktop.ui.widgets.theme import Theme

LONGEST_TEXT = 160
_FIELD, _NUMBER = 190, 96
"""The least widths of fields for texts and numbers, at the usual text size."""


class EntryRefusedError(ValueError):
    """What was entered cannot be.

    The message says why, in the language of the window; "" if the field `missing` has to be filled in.
    """

    def __init__(self, told: str = "", missing: str = "") -> None:
        super().__init__(told)
        self.missing = missing


class ChoiceBox(QComboBox):
    """A choice among values, each given by text and value."""

    def __init__(self, choices: Iterable[tuple[str, str]] = ()) -> None:
        super().__init__()
        self.setSizeAdjustPolicy(QComboBox.SizeAdjustPolicy.AdjustToMinimumContentsLengthWithIcon)
        self.setMinimumContentsLength(10)
        self.setSizePolicy(QSizePolicy.Policy.Expanding, QSizePolicy.Policy.Fixed)
        self.offer(choices)

    @property
    def value(self) -> str:
        return str(self.currentData() or "")

    def choose(self, value: str) -> None:
        self.setCurrentIndex(max(0, self.findData(value)))

    def offer(self, choices: Iterable[tuple[str, str]], chosen: str = "") -> None:
        """Offer other choices, without a signal."""
        self.blockSignals(True)
        self.clear()
        for text, value in choices:
            self.addItem(text, value)
        self.choose(chosen)
        self.blockSignals(False)


class EntryForm(QWidget):
    """Fields by name; Enter in one of them, or the button, emits `entered`.

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
        self._labels: dict[str, QLabel] = {}
        self.label, self.button = label, Button(label)
        self.button.setSizePolicy(QSizePolicy.Policy.Maximum, QSizePolicy.Policy.Fixed)
        self.button.clicked.connect(self.entered)
        self._grid = QGridLayout(self)
        self._grid.setContentsMargins(0, 0, 0, 0)
        self._columns = 0, 0
        self._left_out: set[str] = set()
        for name, (told, field) in fields.items():
            is_switch = isinstance(field, QCheckBox)
            label_of = self._labels[name] = written("" if is_switch else told, "small", "third")
            label_of.setBuddy(field)
            field.setAccessibleName(told)
            if isinstance(field, QCheckBox):
                field.setText(told)
            elif isinstance(field, QLineEdit):
                field.returnPressed.connect(self.entered)
            elif isinstance(field, PeopleField):
                field.finished.connect(self.entered)
        self.lay_out(theme.px(_FIELD) * len(self.fields) * 2)
        for field in self.fields.values():
            if isinstance(field, QComboBox):
                name_choice(field, field.accessibleName())
        self._usual = self.values()

    def lay_out(self, width: int) -> None:
        """Arrange the fields in as many columns as fit."""
        gap = self.theme.space(1)
        shown = {name: field for name, field in self.fields.items() if name not in self._left_out}
        are_numbers = [isinstance(each, NumberField) for each in shown.values()]
        needs = [self.theme.px(_NUMBER if is_number else _FIELD) + gap for is_number in are_numbers]
        columns = len(needs) + 1
        while columns > 1 and sum(sorted(needs)[-columns:]) + self.button.sizeHint().width() > width:
            columns -= 1
        if (columns, len(shown)) == self._columns:
            return
        self._columns = columns, len(shown)
        for number, (name, field) in enumerate(shown.items()):
            row, column = divmod(number, columns)
            self._grid.addWidget(self._labels[name], 2 * row, column)
            self._grid.addWidget(field, 2 * row + 1, column, Qt.AlignmentFlag.AlignTop)
        row, column = divmod(len(shown), columns)
        self._grid.addWidget(self.button, 2 * row + 1, column, Qt.AlignmentFlag.AlignTop)
        for field in shown.values():
            if isinstance(field, PeopleField):
                self._grid.addWidget(field.chosen, 2 * row + 2, 0, 1, columns + 1)
        self._grid.setSpacing(gap)
        for column in range(len(self.fields) + 1):
            has_text = not all(are_numbers[column::columns])
            self._grid.setColumnStretch(column, int(column < columns and has_text))

    def show_field(self, name: str, *, shown: bool) -> None:
        """Show or hide a field with its label; it takes effect at the next `lay_out`."""
        self._left_out.discard(name)
        if not shown:
            self._left_out.add(name)
        for part in (self.fields[name], self._labels[name]):
            part.setVisible(shown)

    def name_field(self, name: str, told: str) -> None:
        self._labels[name].setText(told)
        self.fields[name].setAccessibleName(told)

    def offer(self, name: str, choices: Iterable[tuple[str, str]], chosen: str | None = None) -> None:
        """Replace the choices of a field, without a signal; by default the chosen value stays if it can."""
        field = self.fields[name]
        assert isinstance(field, ChoiceBox)
        field.offer(choices, field.value if chosen is None else chosen)

    # Values

    def value(self, name: str) -> Any:  # noqa: ANN401 - by the kind of field
        """Return a text without superfluous blanks, a number, a choice, a switch, or the ids of people."""
        field = self.fields[name]
        if isinstance(field, QLineEdit):
            return cleaned(field.text())
        if isinstance(field, QCheckBox):
            return field.isChecked()
        if isinstance(field, PeopleField):
            return field.ids
        assert isinstance(field, NumberField | ChoiceBox)
        return field.value() if isinstance(field, NumberField) else field.value

    def values(self) -> dict[str, Any]:
        return {name: self.value(name) for name in self.fields}

    def put(self, **values: Any) -> None:  # noqa: ANN401 - as `value` returns them
        for name, value in values.items():
            field = self.fields[name]
            if isinstance(field, QLineEdit):
                field.setText(value)
            elif isinstance(field, NumberField):
                field.setValue(min(value, field.maximum()))  # a file may have any number
            elif isinstance(field, QCheckBox):
                field.setChecked(value)
            else:
                assert isinstance(field, PeopleField | ChoiceBox)
                field.choose(value)

    def clear(self) -> None:
        """Empty the texts, and put the numbers as they were at first."""
        kept = (ChoiceBox, QCheckBox, PeopleField)
        self.put(
            **{name: self._usual[name] for name in self.fields if not isinstance(self.fields[name], kept)}
        )

    def focus_first(self) -> None:
        """Focus the first text, else the first field."""
        fields = list(self.fields.values())
        next((each for each in fields if isinstance(each, QLineEdit)), fields[0]).setFocus()

    def keyPressEvent(self, event: QKeyEvent) -> None:
        """Enter what is in the fields by Enter in a choice, or a number, which has taken what was typed."""
        is_enter = event.key() in (Qt.Key.Key_Return, Qt.Key.Key_Enter)
        others = (NumberField, ChoiceBox, QCheckBox)
        is_enter &= self.isSignalConnected(QMetaMethod.fromSignal(self.entered))
        if is_enter and any(each.hasFocus() for each in self.fields.values() if isinstance(each, others)):
            self.entered.emit()
        else:
            super().keyPressEvent(event)


def text_field(most: int = LONGEST_TEXT) -> NameField:
    return NameField(most=most)


def number_field(least: int, most: int, value: int | None = None, none: str = "") -> NumberField:
    """Return a field for a number; `none` is shown for the smallest."""
    field = NumberField()
    field.setRange(least, most)
    field.setValue(least if value is None else value)
    field.setSpecialValueText(none)
    return field
