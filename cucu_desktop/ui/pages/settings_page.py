"""The settings, on a page: everything takes effect as it is chosen, on the table that one sees around it."""

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
    QSizePolicy,
    QSlider,
    QVBoxLayout,
    QWidget,
)

from cucu_desktop.catalogues import LANGUAGES
from cucu_desktop.names import as_named
from cucu_desktop.ui.audio.sound import Sounds
from cucu_desktop.ui.audio.voice import Speech
from cucu_desktop.ui.text.preference_names import (
    motion_name,
    reading_time_name,
    scheme_name,
    speed_name,
    volume_name,
)
from cucu_desktop.ui.widgets.fields import NameField
from cucu_desktop.ui.widgets.language import name_of, tr
from cucu_desktop.ui.widgets.page import Page
from cucu_desktop.ui.widgets.paper_widgets import Rule, written
from cucu_desktop.ui.widgets.preferences import (
    MOTIONS,
    READING_TIMES,
    SCHEMES,
    SPEEDS,
    TEXT_SIZES,
    speed_of,
)
from cucu_desktop.ui.widgets.themed import Themed

if TYPE_CHECKING:
    from collections.abc import Callable, Sequence

    from PySide6.QtCore import QRect
    from PySide6.QtGui import QShowEvent

    from cucu_desktop.ui.widgets.preferences import Settings
    from cucu_desktop.ui.widgets.theme import Theme

GROUPS: Final = {
    "table": (
        "name",
        "speed",
        "result_seconds",
        "pause_seconds",
        "motion",
        "last_card",
        "table_talk",
        "letter_keys",
    ),
    "sound": ("volume", "calls"),
    "reading": (
        "language",
        "text",
        "scheme",
        "four_colours",
        "other_back",
        "glosses",
        "trick_points",
        "account",
        "full_screen",
    ),
}
"""Which wishes stand together."""
_WIDE: Final = 760
"""From this width on the groups stand in two columns."""


class SettingsPage(Page):
    """All wishes, each with its control."""

    WIDTH = 920
    keys_wanted = Signal()
    """Somebody wants other letters as keys."""

    def __init__(self, theme: Theme, settings: Settings, parent: QWidget | None = None) -> None:
        super().__init__(theme, parent)
        self._settings = settings
        self._name = NameField()
        self._name.editingFinished.connect(lambda: self._put(name=as_named(self._name.text())))
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
                ("result_seconds", READING_TIMES),
                ("pause_seconds", READING_TIMES),
                ("motion", MOTIONS),
            )
        }
        self._switches: dict[str, QCheckBox] = {}
        for wish in (
            "last_card",
            "trick_points",
            "glosses",
            "table_talk",
            "letter_keys",
            "calls",
            "four_colours",
            "other_back",
            "account",
            "full_screen",
        ):
            switch = self._switches[wish] = QCheckBox()
            switch.toggled.connect(lambda on, wish=wish: self._put(**{wish: on}))
        self._speech: Speech | None = None
        self._voiceless = written("", "small", "second", wrap=True)
        self._labels: dict[str, QLabel] = {}
        self._heads = {group: written("", "heading", "call") for group in GROUPS}
        groups = {group: self._group(group, preferences) for group, preferences in GROUPS.items()}
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
        self._keys = self.button()
        self._keys.clicked.connect(self.keys_wanted)
        self.foot.addStretch(1)
        self._done = self.button(loud=True)
        self._done.clicked.connect(self.closed)
        settings.changed.connect(self._show_preferences)
        self.retranslate()

    def _group(self, group: str, preferences: Sequence[str]) -> QWidget:
        """Return wishes that belong together, under their heading."""
        widget = QWidget()
        grid = QGridLayout(widget)
        grid.setContentsMargins(0, 0, 0, 0)
        grid.setHorizontalSpacing(self.theme.space(3))
        grid.setVerticalSpacing(self.theme.space(2))
        grid.setColumnStretch(1, 1)
        grid.addWidget(self._heads[group], 0, 0, 1, 2)
        grid.addWidget(Rule(self.theme), 1, 0, 1, 2)
        for line, wish in enumerate(preferences, 2):
            if wish in self._switches:
                grid.addWidget(self._switches[wish], line, 0, 1, 2)
                if wish == "calls":
                    grid.addWidget(self._voiceless, len(preferences) + 2, 0, 1, 2)
                continue
            control = self._control(wish)
            label = self._labels[wish] = written("", "body", wrap=True)
            label.setBuddy(control)
            grid.addWidget(label, line, 0)
            grid.addWidget(control, line, 1)
        return widget

    def _control(self, wish: str) -> QWidget:
        return {"name": self._name, "volume": self._volume}.get(wish) or self._boxes[wish]

    def fit_into(self, area: QRect) -> None:
        """Stand in the middle; where it is narrow the groups stand beneath each other."""
        wide = min(self.theme.px(self.WIDTH), area.width()) >= self.theme.px(_WIDE)
        wide = wide and self._fits_beside(area)
        way = QBoxLayout.Direction.LeftToRight if wide else QBoxLayout.Direction.TopToBottom
        self._columns.setDirection(way)
        self._columns.setSpacing(self.theme.space(8 if wide else 4))
        super().fit_into(area)

    def _fits_beside(self, area: QRect) -> bool:
        """Tell whether two columns have room for their longest words."""
        for part in self.findChildren(QWidget):
            part.ensurePolished()
        self._columns.setDirection(QBoxLayout.Direction.LeftToRight)
        self._columns.setSpacing(self.theme.space(8))
        self._columns.invalidate()
        around, inside = self.contentsMargins(), self.body.contentsMargins()
        room = min(self.theme.px(self.WIDTH), area.width() - 2 * self.theme.space(3))
        room -= around.left() + around.right() + inside.left() + inside.right() + 4 * self.theme.space(2)
        return self._columns.minimumSize().width() <= room

    def retranslate(self) -> None:
        """Write everything in the language of the window."""
        self.title.setText(tr("Settings", "Settings"))
        self.label(self._done, tr("Settings", "Done"))
        self._heads["table"].setText(tr("Settings", "Game"))
        self._heads["sound"].setText(tr("Settings", "Sound"))
        self._heads["reading"].setText(tr("Settings", "Display"))
        names = {
            "name": tr("Settings", "Your name"),
            "language": tr("Settings", "Language"),
            "text": tr("Settings", "Text size"),
            "scheme": tr("Settings", "Light"),
            "speed": tr("Settings", "Speed"),
            "result_seconds": tr("Settings", "Show results"),
            "pause_seconds": tr("Settings", "Pause for calls"),
            "motion": tr("Settings", "Animation"),
            "volume": tr("Settings", "Sounds"),
        }
        for wish, label in self._labels.items():
            label.setText(names[wish])
            self._control(wish).setAccessibleName(names[wish])
        told: dict[str, Callable[[Any], str]] = {
            "language": name_of,
            "text": "{} %".format,
            "scheme": scheme_name,
            "speed": speed_name,
            "result_seconds": reading_time_name,
            "pause_seconds": reading_time_name,
            "motion": motion_name,
        }
        for wish, box in self._boxes.items():
            for number in range(box.count()):
                box.setItemText(number, told[wish](box.itemData(number)))
        self._switches["last_card"].setText(
            tr("Settings", "Play the last card and forced choices automatically")
        )
        self._switches["trick_points"].setText(tr("Settings", "Show points so far beside the score"))
        self._switches["glosses"].setText(tr("Settings", "Explain series names"))
        self._switches["table_talk"].setText(tr("Settings", "Others may chat"))
        self.label(self._keys, tr("Keys", "Keyboard shortcuts"))
        self._switches["letter_keys"].setText(tr("Settings", "Single-letter shortcuts"))
        self._switches["calls"].setText(tr("Settings", "Speak calls aloud"))
        self._switches["four_colours"].setText(tr("Settings", "Four-colour suits"))
        self._switches["other_back"].setText(tr("Settings", "Cucù cards with red cuckoo backs"))
        self._switches["account"].setText(tr("Settings", "Show the log beside the table"))
        self._switches["full_screen"].setText(tr("Settings", "Full screen"))
        self._show_preferences()

    def _box(self, wish: str, values: Sequence[Any]) -> QComboBox:
        box = QComboBox()
        for value in values:
            box.addItem("", value)
        box.activated.connect(lambda number: self._put(**{wish: box.itemData(number)}))
        return box

    def _show_preferences(self) -> None:
        preferences = self._settings.now
        if not self._name.hasFocus():
            self._name.setText(preferences.name)
        for wish, box in self._boxes.items():
            now = speed_of(preferences) if wish == "speed" else getattr(preferences, wish)
            box.setCurrentIndex(box.findData(now))
        self._volume.show_volume(preferences.volume)
        for wish, switch in self._switches.items():
            switch.setChecked(getattr(preferences, wish))
        if preferences.calls and self._speech is None:
            self._speech = Speech(self)
            self._speech.known.connect(self._tell_voices)
            self.destroyed.connect(self._speech.close)
        self._tell_voices()

    def _tell_voices(self) -> None:
        """Say so if nobody is going to speak the calls."""
        preferences = self._settings.now
        spoken = self._speech.languages if self._speech is not None else None
        silent = preferences.calls and spoken is not None and preferences.language not in spoken
        self._voiceless.setText(
            tr("Settings", "Your system has no voice for this language, so calls can’t be spoken.")
            if spoken
            else tr(
                "Settings",
                "Your system has no speech output, so calls can’t be spoken. On Linux, install Speech "
                "Dispatcher.",
            )
        )
        if silent != self._voiceless.isVisibleTo(self):
            self._voiceless.setVisible(silent)
            room = self.parentWidget()
            if self.isVisible() and room is not None:
                self.fit_into(room.rect())

    def _try_volume(self) -> None:
        """Drop a coin, to hear how loud that is."""
        self._sounds.volume = self._settings.now.volume
        self._sounds.play("coin")

    def _put(self, **wish: object) -> None:
        self._settings.put(replace(self._settings.now, **wish))  # type: ignore[arg-type]

    def showEvent(self, event: QShowEvent) -> None:
        """Begin at the top."""
        super().showEvent(event)
        self._sounds.get_ready()
        self._name.setCursorPosition(0)
        self._name.setFocus()


class Loudness(Themed, QWidget):
    """A slider, and beside it in words how loud it is."""

    chosen = Signal(int)
    tried = Signal()
    """It stays as loud as this, for now."""
    STEP: Final = 5
    LEAP: Final = 25

    def __init__(self, theme: Theme) -> None:
        super().__init__()
        self.theme = theme
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
        self.restyle()
        self.slider.valueChanged.connect(self._choose)
        self.slider.sliderReleased.connect(self.tried)

    def restyle(self) -> None:
        """Reserve room for the longest value, so that the slider does not move."""
        metrics = QFontMetrics(self.theme.font("body"))
        told = (volume_name(volume) for volume in (0, 100))
        self._told.setFixedWidth(max(map(metrics.horizontalAdvance, told)) + self.theme.space(1))

    def show_volume(self, volume: int) -> None:
        """Show how loud it is."""
        self.slider.blockSignals(True)
        self.slider.setValue(volume)
        self.slider.blockSignals(False)
        self._tell()

    def setAccessibleName(self, name: str) -> None:
        """Set the name."""
        super().setAccessibleName(name)
        self.slider.setAccessibleName(name)

    def _tell(self) -> None:
        told = volume_name(self.slider.value())
        self._told.setText(told)
        self.slider.setAccessibleDescription(told)
        self.restyle()

    def _choose(self, volume: int) -> None:
        self._tell()
        self.chosen.emit(volume)
        if not self.slider.isSliderDown():
            self.tried.emit()
