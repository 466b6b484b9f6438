"""The page of the letter keys: each action with its letter, which the user can change.

Changes take effect as soon as no two actions share a letter; until then a sentence names the conflict.
"""

from __future__ import annotations

from itertools import zip_longest
from typing import TYPE_CHECKING

from PySide6.QtCore import Qt
from PySide6.QtWidgets import QGridLayout, QLineEdit

from cucu_desktop.ui.pages.preference_rows import PreferenceRows
from cucu_desktop.ui.text.key_names import action_names, default_letters, letters, place_letters
from cucu_desktop.ui.widgets.language import spoken, tr
from cucu_desktop.ui.widgets.page import Page
from cucu_desktop.ui.widgets.paper_widgets import written

if TYPE_CHECKING:
    from PySide6.QtCore import QEvent, QObject

    from cucu_desktop.ui.widgets.settings_file import Settings
    from cucu_desktop.ui.widgets.theme import Theme


class KeysPage(Page):
    """A field for each letter key, in two columns where there is room."""

    def __init__(self, theme: Theme, settings: Settings) -> None:
        super().__init__(theme)
        self._settings = settings
        self.title.setText(tr("Common", "Keyboard shortcuts"))
        self._told = written("", "body", "second", wrap=True)
        self.head.addWidget(self._told)
        grid = QGridLayout()
        grid.setHorizontalSpacing(theme.space(3))
        grid.setVerticalSpacing(theme.space(1.5))
        self._fields: dict[str, QLineEdit] = {}
        names = action_names()
        half = (len(names) + 1) // 2
        for number, (action, told) in enumerate(names.items()):
            field = self._fields[action] = QLineEdit()
            field.setMaxLength(1)
            field.setAlignment(Qt.AlignmentFlag.AlignCenter)
            field.setFixedWidth(theme.px(44))
            field.setAccessibleName(tr("Keys", "Key for: {what}").format(what=told))
            field.textEdited.connect(self._take)
            field.installEventFilter(self)
            if number:  # the grid is one Tab stop
                field.setFocusPolicy(Qt.FocusPolicy.ClickFocus)
            else:
                self.first_focus = field
            does = written(told, "body", wrap=True)
            does.setBuddy(field)
            row, column = number % half, 2 * (number // half)
            grid.addWidget(field, row, column, Qt.AlignmentFlag.AlignTop)
            grid.addWidget(does, row, column + 1)
        for column in (1, 3):
            grid.setColumnStretch(column, 1)
        rule = " ".join(
            (
                tr(
                    "Keys",
                    "Space continues and never decides. Arrows and Tab choose, Enter plays the choice.",
                ),
                tr("Keys", "H, then Enter: plays the hint. Esc: one step back."),
                tr("Keys", "Several players at one screen: hold the key at your seat to see your card."),
                *self._of_places(),
            )
        )
        self.body.addWidget(written(rule, "body", wrap=True))
        self.body.addSpacing(theme.space(2))
        self.body.addLayout(grid)
        self.body.addWidget(PreferenceRows(theme, settings, ("keys",)))
        self.body.addStretch(1)
        self.button(tr("Keys", "Restore defaults")).clicked.connect(self._restore)
        self.foot.addStretch(1)
        self.button(tr("Common", "Done"), loud=True).clicked.connect(self.closed)
        self._show_keys()
        self._tell()

    def _of_places(self) -> list[str]:
        """Return a sentence for each place with letters of its own."""
        does, told = action_names(), tr("Keys", "{place} has letters of its own: {keys}.")
        return [
            told.format(
                place=place, keys=", ".join(f"{key} ({does[action]})" for action, key in keys.items())
            )
            for place, keys in place_letters(spoken()).items()
        ]

    def _show_keys(self) -> None:
        keys = letters(spoken(), self._settings.now.keys)
        for action, field in self._fields.items():
            field.setText(keys[action])

    def _take(self) -> None:
        """Store the letters, if each has one action."""
        if self._tell():
            return
        usual = default_letters(spoken())
        chosen = {action: field.text().upper() for action, field in self._fields.items()}
        self._settings.change(keys={action: key for action, key in chosen.items() if key != usual[action]})

    def _restore(self) -> None:
        for action, letter in default_letters(spoken()).items():
            self._fields[action].setText(letter)
        self._take()

    def _tell(self) -> str:
        """Mark the conflicting letters and show the message; return it, or ""."""
        does, fault = action_names(), ""
        taken: dict[str, str] = {}
        for action, field in self._fields.items():
            key = field.text().upper()
            wrong = ""
            if len(key) != 1 or not key.isalpha():
                wrong = tr("Keys", "Type a letter for “{what}”.").format(what=does[action])
            elif key in taken:
                wrong = tr("Keys", "{key} is used twice: {one}; {other}.").format(
                    key=key, one=does[taken[key]], other=does[action]
                )
            taken.setdefault(key, action)
            fault = fault or wrong
            if bool(field.property("invalid")) != bool(wrong):
                field.setProperty("invalid", bool(wrong))
                field.style().unpolish(field)
                field.style().polish(field)
        told = fault or tr("Keys", "To change a shortcut, type another letter.")
        if self._told.text() != told:
            self._told.setText(told)
            self._told.setProperty("tone", "call" if fault else "second")
            self._told.style().unpolish(self._told)
            self._told.style().polish(self._told)
        for field in self._fields.values():
            field.setAccessibleDescription(fault if field.property("invalid") else "")
        return fault

    def eventFilter(self, watched: QObject, event: QEvent) -> bool:
        """Go from field to field of the grid by the arrow keys."""
        fields = list(self._fields.values())
        half = (len(fields) + 1) // 2
        rows = [field for pair in zip_longest(fields[:half], fields[half:]) for field in pair if field]
        return self.step_in_grid(event, watched, rows, 2) or super().eventFilter(watched, event)

    def save_state(self) -> dict[str, str]:
        """Return the letters that are not stored: the others depend on the language."""
        stored = letters(spoken(), self._settings.now.keys)
        return {
            action: field.text()
            for action, field in self._fields.items()
            if field.text().upper() != stored[action]
        }

    def restore_state(self, state: dict[str, str]) -> None:
        for action, typed in state.items():
            self._fields[action].setText(typed)
        self._tell()
