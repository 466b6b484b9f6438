"""Lines with the controls of preferences; a control changes its preference at once."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

from PySide6.QtCore import QSignalBlocker, Qt
from PySide6.QtWidgets import QCheckBox, QComboBox, QGridLayout, QSlider, QWidget

from cucu_desktop.games.catalogue import GAMES
from cucu_desktop.names import as_named
from cucu_desktop.ui.text.wording import place_names
from cucu_desktop.ui.widgets.fields import NameField
from cucu_desktop.ui.widgets.language import spoken, tr
from cucu_desktop.ui.widgets.paper_widgets import written
from cucu_desktop.ui.widgets.preferences import ROWS, speed_of

if TYPE_CHECKING:
    from collections.abc import Sequence

    from cucu_desktop.engine.options import GameOptions
    from cucu_desktop.ui.widgets.preferences import Group
    from cucu_desktop.ui.widgets.settings_file import Settings
    from cucu_desktop.ui.widgets.theme import Theme


class PreferenceRows(QWidget):
    """A line for each preference of some groups: its label and its control, or a check box.

    Attributes:
        controls: the control of each preference, by its name.
    """

    def __init__(self, theme: Theme, settings: Settings, groups: Sequence[Group], game: str = "") -> None:
        """Build the lines; `game`: the id of the only game whose preferences are shown."""
        super().__init__()
        self._settings = settings
        self._grid = QGridLayout(self)
        self._grid.setContentsMargins(0, 0, 0, 0)
        self._grid.setHorizontalSpacing(theme.space(3))
        self._grid.setVerticalSpacing(theme.space(2))
        self._grid.setColumnStretch(1, 1)
        self.controls: dict[str, QWidget] = {}
        for name, row in ROWS.items():
            if row.group in groups and (not game or row.games(GAMES[game])):
                self._add(name)
        settings.changed.connect(self._show_preferences)
        self._show_preferences()

    def _add(self, name: str) -> None:
        control = self.controls[name] = self._control(name)
        if isinstance(control, QCheckBox):
            self._grid.addWidget(control, self._grid.rowCount(), 0, 1, 2)
        else:
            self.add_line(ROWS[name].label(), control)

    def add_line(self, words: str, control: QWidget) -> None:
        """Add a line with this label and control."""
        label = written(words, "body", wrap=True)
        label.setBuddy(control)
        control.setAccessibleName(words)
        at = self._grid.rowCount()
        self._grid.addWidget(label, at, 0)
        self._grid.addWidget(control, at, 1)

    def _control(self, name: str) -> QWidget:
        if name == "name":
            field = NameField()
            field.editingFinished.connect(lambda: self._settings.change(name=as_named(field.text())))
            return field
        if name == "volume":
            slider = QSlider(Qt.Orientation.Horizontal)
            slider.setRange(0, 100)
            slider.setSingleStep(5)
            slider.setPageStep(25)
            slider.valueChanged.connect(lambda volume: self._settings.change(volume=volume, muted=False))
            return slider
        if ROWS[name].choices:
            box = QComboBox()
            for value, told in ROWS[name].choices.items():
                box.addItem(told(), value)
            box.activated.connect(lambda number: self._settings.change(**{name: box.itemData(number)}))
            return box
        switch = QCheckBox(ROWS[name].label())
        switch.toggled.connect(lambda on: self._settings.change(**{name: on}))
        return switch

    def _show_preferences(self) -> None:
        preferences = self._settings.now
        for name, control in self.controls.items():
            now: Any = speed_of(preferences) if name == "speed" else getattr(preferences, name)
            if isinstance(control, QCheckBox):
                control.setChecked(now)
            elif isinstance(control, QComboBox):
                control.setCurrentIndex(control.findData(now))
            elif isinstance(control, QSlider):
                blocked = QSignalBlocker(control)
                control.setValue(now)
                blocked.unblock()
            elif isinstance(control, NameField) and not control.hasFocus():
                control.setText(now)


class TableRows(PreferenceRows):
    """The preferences that concern one game: the place whose words it has, and those of the group "game".

    Where several persons share the screen, also those of the group "screen".
    """

    def __init__(
        self, theme: Theme, settings: Settings, game: str, options: GameOptions | None, *, is_shared: bool
    ) -> None:
        super().__init__(theme, settings, ("screen", "game") if is_shared else ("game",), game)
        names = place_names(spoken(), game, options)
        if len(names) > 1:
            self._add_places(game, names)

    def _add_places(self, game: str, names: dict[str, str]) -> None:
        box = QComboBox()
        for place, name in names.items():
            box.addItem(name, place)
        box.setCurrentIndex(max(0, box.findData(self._settings.now.places.get(game))))
        box.activated.connect(
            lambda number: self._settings.change(
                places={**self._settings.now.places, game: box.itemData(number)}
            )
        )
        self.add_line(tr("Settings", "Place"), box)
