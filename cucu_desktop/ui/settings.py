"""The settings, on a sheet: everything takes effect as it is chosen, on the table that one sees around it."""

from __future__ import annotations

from dataclasses import replace
from typing import TYPE_CHECKING, Any

from PySide6.QtWidgets import QCheckBox, QComboBox, QGridLayout, QLabel, QLineEdit

from cucu_desktop.ui.language import tr
from cucu_desktop.ui.menus import scheme_name, speed_name
from cucu_desktop.ui.paper import written
from cucu_desktop.ui.preferences import LANGUAGES, MOTIONS, SCHEMES, SPEEDS, TEXT_SIZES, VOLUMES
from cucu_desktop.ui.seating import LONGEST_NAME
from cucu_desktop.ui.sheet import Sheet
from cucu_desktop.ui.start import LANGUAGE_NAMES

if TYPE_CHECKING:
    from collections.abc import Callable, Sequence

    from PySide6.QtGui import QShowEvent
    from PySide6.QtWidgets import QWidget

    from cucu_desktop.ui.preferences import Preferences
    from cucu_desktop.ui.theme import Theme


def motion_name(motion: str) -> str:
    """Return in the language of the window whether things move."""
    return {
        "full": tr("Settings", "Everything moves"),
        "reduced": tr("Settings", "As little as possible"),
        "system": tr("Menus", "As the system has it"),
    }[motion]


def volume_name(volume: int) -> str:
    """Return in the language of the window how loud it is."""
    return f"{volume} %" if volume else tr("Settings", "Silence")


class SettingsSheet(Sheet):
    """All wishes, each with its control."""

    WIDTH = 620

    def __init__(self, theme: Theme, preferences: Preferences, parent: QWidget | None = None) -> None:
        super().__init__(theme, parent)
        self._preferences = preferences
        self._name = QLineEdit()
        self._name.setMaxLength(LONGEST_NAME)
        self._name.editingFinished.connect(lambda: self._put(name=self._name.text().strip()))
        self._boxes: dict[str, QComboBox] = {}
        for wish, values in (
            ("language", LANGUAGES),
            ("text", TEXT_SIZES),
            ("scheme", SCHEMES),
            ("speed", SPEEDS),
            ("motion", MOTIONS),
            ("volume", VOLUMES),
        ):
            self._boxes[wish] = self._box(wish, values)
        self._switches: dict[str, QCheckBox] = {}
        for wish in ("table_talk", "calls", "four_colours", "account", "full_screen"):
            switch = self._switches[wish] = QCheckBox()
            switch.toggled.connect(lambda on, wish=wish: self._put(**{wish: on}))
        self._labels: dict[str, QLabel] = {}
        grid = QGridLayout()
        grid.setHorizontalSpacing(theme.space(4))
        grid.setVerticalSpacing(theme.space(2))
        grid.setColumnStretch(1, 1)
        for line, (wish, control) in enumerate({"name": self._name, **self._boxes}.items()):
            label = self._labels[wish] = written("", "body", wrap=True)
            label.setBuddy(control)
            grid.addWidget(label, line, 0)
            grid.addWidget(control, line, 1)
        self.body.addLayout(grid)
        for switch in self._switches.values():
            self.body.addWidget(switch)
        self.body.addStretch(1)
        self.foot.addStretch(1)
        self._done = self.button(loud=True)
        self._done.clicked.connect(self.closed)
        preferences.changed.connect(self._show_wishes)
        self.retranslate()

    def retranslate(self) -> None:
        """Write everything in the language of the window."""
        self.title.setText(tr("Settings", "Settings"))
        self.label(self._done, tr("Settings", "Done"))
        names = {
            "name": tr("Settings", "Your name"),
            "language": tr("Settings", "Language"),
            "text": tr("Settings", "Size of text"),
            "scheme": tr("Settings", "Light"),
            "speed": tr("Settings", "Speed"),
            "motion": tr("Settings", "Motion"),
            "volume": tr("Settings", "Sounds"),
        }
        for wish, label in self._labels.items():
            label.setText(names[wish])
        told: dict[str, Callable[[Any], str]] = {
            "language": LANGUAGE_NAMES.__getitem__,
            "text": "{} %".format,
            "scheme": scheme_name,
            "speed": speed_name,
            "motion": motion_name,
            "volume": volume_name,
        }
        for wish, box in self._boxes.items():
            for number in range(box.count()):
                box.setItemText(number, told[wish](box.itemData(number)))
        self._switches["table_talk"].setText(tr("Settings", "The others may chat"))
        self._switches["calls"].setText(tr("Settings", "Calls are spoken, if the system has a voice"))
        self._switches["four_colours"].setText(tr("Settings", "A colour for each of the four suits"))
        self._switches["account"].setText(tr("Settings", "Running account beside the table"))
        self._switches["full_screen"].setText(tr("Settings", "Full screen"))
        self._show_wishes()

    def _box(self, wish: str, values: Sequence[Any]) -> QComboBox:
        box = QComboBox()
        for value in values:
            box.addItem("", value)
        box.activated.connect(lambda number: self._put(**{wish: box.itemData(number)}))
        return box

    def _show_wishes(self) -> None:
        wishes = self._preferences.now
        if not self._name.hasFocus():
            self._name.setText(wishes.name)
        for wish, box in self._boxes.items():
            value = getattr(wishes, wish)
            nearest = min(VOLUMES, key=lambda volume: abs(volume - value)) if wish == "volume" else value
            box.setCurrentIndex(box.findData(nearest))
        for wish, switch in self._switches.items():
            switch.setChecked(getattr(wishes, wish))

    def _put(self, **wish: object) -> None:
        self._preferences.put(replace(self._preferences.now, **wish))  # type: ignore[arg-type]

    def showEvent(self, event: QShowEvent) -> None:
        """Begin at the top."""
        super().showEvent(event)
        self._name.setCursorPosition(0)
        self._name.setFocus()
