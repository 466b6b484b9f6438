"""The settings, on a sheet: everything takes effect as it is chosen, on the table that one sees around it."""

from __future__ import annotations

from dataclasses import replace
from typing import TYPE_CHECKING, Any, Final

from PySide6.QtCore import Qt, Signal
from PySide6.QtGui import QFontMetrics
from PySide6.QtWidgets import (
    QBoxLayout,
    QCheckBox,
    QComboBox,
    QGridLayout,
    QHBoxLayout,
    QLabel,
    QLineEdit,
    QSizePolicy,
    QSlider,
    QVBoxLayout,
    QWidget,
)

from cucu_desktop.ui.language import tr
from cucu_desktop.ui.menus import scheme_name, speed_name
from cucu_desktop.ui.naming import LONGEST_NAME
from cucu_desktop.ui.paper import Rule, written
from cucu_desktop.ui.preferences import LANGUAGES, MOTIONS, SCHEMES, SPEEDS, TEXT_SIZES
from cucu_desktop.ui.sheet import Sheet
from cucu_desktop.ui.sound import Sounds
from cucu_desktop.ui.start import LANGUAGE_NAMES
from cucu_desktop.ui.voice import Speech

if TYPE_CHECKING:
    from collections.abc import Callable, Sequence

    from PySide6.QtCore import QRect
    from PySide6.QtGui import QShowEvent

    from cucu_desktop.ui.preferences import Preferences
    from cucu_desktop.ui.theme import Theme

GROUPS: Final = {
    "table": ("name", "speed", "motion", "table_talk"),
    "sound": ("volume", "calls"),
    "reading": ("language", "text", "scheme", "four_colours", "other_back", "account", "full_screen"),
}
"""Which wishes stand together."""
_WIDE: Final = 760
"""From this width on the groups stand in two columns."""


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

    WIDTH = 920

    def __init__(self, theme: Theme, preferences: Preferences, parent: QWidget | None = None) -> None:
        super().__init__(theme, parent)
        self._preferences = preferences
        self._name = QLineEdit()
        self._name.setMaxLength(LONGEST_NAME)
        self._name.editingFinished.connect(lambda: self._put(name=self._name.text().strip()))
        self._volume = Loudness(theme)
        self._volume.chosen.connect(lambda volume: self._put(volume=volume, muted=False))
        self._volume.tried.connect(self._try_volume)
        self._sounds = Sounds()
        self._boxes = {
            wish: self._box(wish, values)
            for wish, values in (
                ("language", LANGUAGES),
                ("text", TEXT_SIZES),
                ("scheme", SCHEMES),
                ("speed", SPEEDS),
                ("motion", MOTIONS),
            )
        }
        self._switches: dict[str, QCheckBox] = {}
        for wish in ("table_talk", "calls", "four_colours", "other_back", "account", "full_screen"):
            switch = self._switches[wish] = QCheckBox()
            switch.toggled.connect(lambda on, wish=wish: self._put(**{wish: on}))
        self._speech: Speech | None = None
        self._voiceless = written("", "small", "second", wrap=True)
        self._labels: dict[str, QLabel] = {}
        self._heads = {group: written("", "heading", "call") for group in GROUPS}
        groups = {group: self._group(group, wishes) for group, wishes in GROUPS.items()}
        left = QVBoxLayout()
        for group in ("table", "sound"):
            left.addWidget(groups[group])
        left.addStretch(1)
        right = QVBoxLayout()
        right.addWidget(groups["reading"])
        right.addStretch(1)
        self._columns = QBoxLayout(QBoxLayout.Direction.LeftToRight)
        for column in (left, right):
            column.setSpacing(theme.space(4))
            self._columns.addLayout(column, 1)
        self.body.addLayout(self._columns)
        self.body.addStretch(1)
        self.foot.addStretch(1)
        self._done = self.button(loud=True)
        self._done.clicked.connect(self.closed)
        preferences.changed.connect(self._show_wishes)
        self.retranslate()

    def _group(self, group: str, wishes: Sequence[str]) -> QWidget:
        """Return wishes that belong together, under their heading."""
        widget = QWidget()
        grid = QGridLayout(widget)
        grid.setContentsMargins(0, 0, 0, 0)
        grid.setHorizontalSpacing(self.theme.space(3))
        grid.setVerticalSpacing(self.theme.space(2))
        grid.setColumnStretch(1, 1)
        grid.addWidget(self._heads[group], 0, 0, 1, 2)
        grid.addWidget(Rule(self.theme), 1, 0, 1, 2)
        for line, wish in enumerate(wishes, 2):
            if wish in self._switches:
                grid.addWidget(self._switches[wish], line, 0, 1, 2)
                if wish == "calls":
                    grid.addWidget(self._voiceless, len(wishes) + 2, 0, 1, 2)
                continue
            control = self._control(wish)
            label = self._labels[wish] = written("", "body", wrap=True)
            label.setBuddy(control)
            grid.addWidget(label, line, 0)
            grid.addWidget(control, line, 1)
        return widget

    def _control(self, wish: str) -> QWidget:
        return {"name": self._name, "volume": self._volume}.get(wish) or self._boxes[wish]

    def lie_in(self, room: QRect) -> None:
        """Lie in the middle; where it is narrow the groups stand beneath each other."""
        wide = min(self.theme.px(self.WIDTH), room.width()) >= self.theme.px(_WIDE)
        way = QBoxLayout.Direction.LeftToRight if wide else QBoxLayout.Direction.TopToBottom
        self._columns.setDirection(way)
        self._columns.setSpacing(self.theme.space(8 if wide else 4))
        super().lie_in(room)

    def retranslate(self) -> None:
        """Write everything in the language of the window."""
        self.title.setText(tr("Settings", "Settings"))
        self.label(self._done, tr("Settings", "Done"))
        self._heads["table"].setText(tr("Settings", "At the table"))
        self._heads["sound"].setText(tr("Settings", "Sound"))
        self._heads["reading"].setText(tr("Settings", "To see and read"))
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
            self._control(wish).setAccessibleName(names[wish])
        told: dict[str, Callable[[Any], str]] = {
            "language": LANGUAGE_NAMES.__getitem__,
            "text": "{} %".format,
            "scheme": scheme_name,
            "speed": speed_name,
            "motion": motion_name,
        }
        for wish, box in self._boxes.items():
            for number in range(box.count()):
                box.setItemText(number, told[wish](box.itemData(number)))
        self._switches["table_talk"].setText(tr("Settings", "The others may chat"))
        self._switches["calls"].setText(tr("Settings", "Calls are spoken, if the system has a voice"))
        self._switches["four_colours"].setText(tr("Settings", "A colour for each of the four suits"))
        self._switches["other_back"].setText(tr("Settings", "Cucù cards with red backs, cuckoos on them"))
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
            box.setCurrentIndex(box.findData(getattr(wishes, wish)))
        self._volume.show_volume(wishes.volume)
        for wish, switch in self._switches.items():
            switch.setChecked(getattr(wishes, wish))
        if wishes.calls and self._speech is None:
            self._speech = Speech(self)
            self._speech.known.connect(self._tell_voices)
            self.destroyed.connect(self._speech.close)
        self._tell_voices()

    def _tell_voices(self) -> None:
        """Say so if nobody is going to speak the calls."""
        wishes = self._preferences.now
        spoken = self._speech.languages if self._speech is not None else None
        silent = wishes.calls and spoken is not None and wishes.language not in spoken
        self._voiceless.setText(
            tr("Settings", "This system has no voice for the language of the window, so calls stay silent.")
            if spoken
            else tr(
                "Settings",
                "Nothing on this system can speak, so calls stay silent. "
                "On Linux Speech Dispatcher is what speaks.",
            )
        )
        if silent != self._voiceless.isVisibleTo(self):
            self._voiceless.setVisible(silent)
            room = self.parentWidget()
            if self.isVisible() and room is not None:
                self.lie_in(room.rect())

    def _try_volume(self) -> None:
        """Drop a coin, to hear how loud that is."""
        self._sounds.volume = self._preferences.now.volume
        self._sounds.play("coin")

    def _put(self, **wish: object) -> None:
        self._preferences.put(replace(self._preferences.now, **wish))  # type: ignore[arg-type]

    def showEvent(self, event: QShowEvent) -> None:
        """Begin at the top."""
        super().showEvent(event)
        self._sounds.get_ready()
        self._name.setCursorPosition(0)
        self._name.setFocus()


class Loudness(QWidget):
    """A slider, and beside it in words how loud it is."""

    chosen = Signal(int)
    tried = Signal()
    """It stays as loud as this, for now."""
    STEP: Final = 5
    LEAP: Final = 25

    def __init__(self, theme: Theme) -> None:
        super().__init__()
        self.slider = QSlider(Qt.Orientation.Horizontal)
        self.slider.setRange(0, 100)
        self.slider.setSingleStep(self.STEP)
        self.slider.setPageStep(self.LEAP)
        self.setFocusProxy(self.slider)
        self._told = written("", "body")
        self._told.setAlignment(Qt.AlignmentFlag.AlignRight | Qt.AlignmentFlag.AlignVCenter)
        self._told.setSizePolicy(QSizePolicy.Policy.Fixed, QSizePolicy.Policy.Preferred)
        line = QHBoxLayout(self)
        line.setContentsMargins(0, 0, 0, 0)
        line.addWidget(self.slider, 1)
        line.addWidget(self._told)
        self.set_theme(theme)
        self.slider.valueChanged.connect(self._choose)
        self.slider.sliderReleased.connect(self.tried)

    def set_theme(self, theme: Theme) -> None:
        """Take another look: whatever is said beside the slider, it keeps its place."""
        self._theme = theme
        metrics = QFontMetrics(theme.font("body"))
        told = (volume_name(volume) for volume in (0, 100))
        self._told.setFixedWidth(max(map(metrics.horizontalAdvance, told)) + theme.space(1))

    def show_volume(self, volume: int) -> None:
        """Show how loud it is."""
        self.slider.blockSignals(True)
        self.slider.setValue(volume)
        self.slider.blockSignals(False)
        self._tell()

    def setAccessibleName(self, name: str) -> None:
        """Be called so."""
        super().setAccessibleName(name)
        self.slider.setAccessibleName(name)

    def _tell(self) -> None:
        told = volume_name(self.slider.value())
        self._told.setText(told)
        self.slider.setAccessibleDescription(told)
        self.set_theme(self._theme)

    def _choose(self, volume: int) -> None:
        self._tell()
        self.chosen.emit(volume)
        if not self.slider.isSliderDown():
            self.tried.emit()
