"""The page of settings: every change takes effect at once, on the table visible around the page."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from PySide6.QtCore import Qt, Signal
from PySide6.QtGui import QFontMetrics
from PySide6.QtWidgets import (
    QBoxLayout,
    QCheckBox,
    QComboBox,
    QGridLayout,
    QHBoxLayout,
    QSizePolicy,
    QSlider,
    QVBoxLayout,
    QWidget,
)

from cucu_desktop.names import as_named
from cucu_desktop.ui.audio.sound import Sounds
from cucu_desktop.ui.audio.voice import Speech
from cucu_desktop.ui.widgets.fields import NameField
from cucu_desktop.ui.widgets.language import tr
from cucu_desktop.ui.widgets.page import Page
from cucu_desktop.ui.widgets.paper_widgets import Rule, written
from cucu_desktop.ui.widgets.preferences import ROWS, speed_of, volume_name

if TYPE_CHECKING:
    from PySide6.QtCore import QRect
    from PySide6.QtGui import QShowEvent

    from cucu_desktop.ui.widgets.settings_file import Settings
    from cucu_desktop.ui.widgets.theme import Theme

_COLUMNS: Final = (("table", "sound"), ("reading",))
"""The groups of preferences in each column."""
_WIDE: Final = 760
"""Width from which the groups are in two columns."""


class SettingsPage(Page):
    """All preferences, each with its control."""

    WIDTH = 920
    keys_wanted = Signal()
    """Open the page of the letter keys."""

    def __init__(self, theme: Theme, settings: Settings) -> None:
        super().__init__(theme)
        self._settings = settings
        self._name = NameField()
        self._name.editingFinished.connect(lambda: settings.change(name=as_named(self._name.text())))
        self._volume = Loudness(theme)
        self._volume.chosen.connect(lambda volume: settings.change(volume=volume, muted=False))
        self._volume.tried.connect(self._try_volume)
        self._sounds = Sounds()
        self._speech: Speech | None = None
        self._voiceless = written("", "small", "second", wrap=True)
        self._switches: dict[str, QCheckBox] = {}
        self._boxes: dict[str, QComboBox] = {}
        self.title.setText(tr("Settings", "Settings"))
        self._columns = QBoxLayout(QBoxLayout.Direction.LeftToRight)
        for groups in _COLUMNS:
            column = QVBoxLayout()
            column.setSpacing(theme.space(4))
            for group in groups:
                column.addWidget(self._group(group))
            column.addStretch(1)
            self._columns.addLayout(column, 1)
        self.body.addLayout(self._columns)
        self.body.addStretch(1)
        self.button(tr("Keys", "Keyboard shortcuts")).clicked.connect(self.keys_wanted)
        self.foot.addStretch(1)
        self.button(tr("Settings", "Done"), loud=True).clicked.connect(self.closed)
        settings.changed.connect(self._show_preferences)
        self._show_preferences()

    def _group(self, group: str) -> QWidget:
        """Return the preferences of a group, with its heading."""
        widget = QWidget()
        grid = QGridLayout(widget)
        grid.setContentsMargins(0, 0, 0, 0)
        grid.setHorizontalSpacing(self.theme.space(3))
        grid.setVerticalSpacing(self.theme.space(2))
        grid.setColumnStretch(1, 1)
        heads = {
            "table": tr("Settings", "Game"),
            "sound": tr("Settings", "Sound"),
            "reading": tr("Settings", "Display"),
        }
        grid.addWidget(written(heads[group], "heading", "call"), 0, 0, 1, 2)
        grid.addWidget(Rule(self.theme), 1, 0, 1, 2)
        for name in (name for name, row in ROWS.items() if row.group == group):
            control = self._control(name)
            line = grid.rowCount()
            if isinstance(control, QCheckBox):
                grid.addWidget(control, line, 0, 1, 2)
                continue
            label = written(ROWS[name].label(), "body", wrap=True)
            label.setBuddy(control)
            control.setAccessibleName(label.text())
            grid.addWidget(label, line, 0)
            grid.addWidget(control, line, 1)
        if group == "sound":
            grid.addWidget(self._voiceless, grid.rowCount(), 0, 1, 2)
        return widget

    def _control(self, name: str) -> QWidget:
        """Return the control of a preference; created at the first call, unless it has a special control."""
        if name in ("name", "volume"):
            return self._name if name == "name" else self._volume
        if ROWS[name].choices:
            return self._boxes.get(name) or self._box(name)
        return self._switches.get(name) or self._switch(name)

    def _switch(self, name: str) -> QCheckBox:
        switch = self._switches[name] = QCheckBox(ROWS[name].label())
        switch.toggled.connect(lambda on: self._settings.change(**{name: on}))
        return switch

    def _box(self, name: str) -> QComboBox:
        box = self._boxes[name] = QComboBox()
        for value, told in ROWS[name].choices.items():
            box.addItem(told(), value)
        box.activated.connect(lambda number: self._settings.change(**{name: box.itemData(number)}))
        return box

    def fit_into(self, area: QRect) -> None:
        """Centre the page; where it is narrow the groups are in one column."""
        wide = min(self.theme.px(self.WIDTH), area.width()) >= self.theme.px(_WIDE)
        wide = wide and self._fits_beside(area)
        way = QBoxLayout.Direction.LeftToRight if wide else QBoxLayout.Direction.TopToBottom
        self._columns.setDirection(way)
        self._columns.setSpacing(self.theme.space(8 if wide else 4))
        super().fit_into(area)

    def _fits_beside(self, area: QRect) -> bool:
        """Return whether two columns have room for their longest words."""
        for part in self.findChildren(QWidget):
            part.ensurePolished()
        self._columns.setDirection(QBoxLayout.Direction.LeftToRight)
        self._columns.setSpacing(self.theme.space(8))
        self._columns.invalidate()
        around, inside = self.contentsMargins(), self.body.contentsMargins()
        room = min(self.theme.px(self.WIDTH), area.width() - 2 * self.theme.space(3))
        room -= around.left() + around.right() + inside.left() + inside.right() + 4 * self.theme.space(2)
        return self._columns.minimumSize().width() <= room

    def _show_preferences(self) -> None:
        preferences = self._settings.now
        if not self._name.hasFocus():
            self._name.setText(preferences.name)
        for name, box in self._boxes.items():
            now = speed_of(preferences) if name == "speed" else getattr(preferences, name)
            box.setCurrentIndex(box.findData(now))
        self._volume.show_volume(preferences.volume)
        for name, switch in self._switches.items():
            switch.setChecked(getattr(preferences, name))
        if preferences.calls and self._speech is None:
            self._speech = Speech(self)
            self._speech.known.connect(self._tell_voices)
            self.destroyed.connect(self._speech.close)
        self._tell_voices()

    def _tell_voices(self) -> None:
        """Show a message if no voice can speak the calls."""
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
        """Play the sound of a coin at the selected volume."""
        self._sounds.volume = self._settings.now.volume
        self._sounds.play("coin")

    def save_state(self) -> str:
        """Return the name as typed."""
        return self._name.text()

    def restore_state(self, state: str) -> None:
        self._name.setText(state)

    def showEvent(self, event: QShowEvent) -> None:
        super().showEvent(event)
        self._sounds.get_ready()
        self._name.setCursorPosition(0)
        self._name.setFocus()


class Loudness(QWidget):
    """A slider with its value in words."""

    chosen = Signal(int)
    tried = Signal()
    """The user has finished a change of the volume, which can be played now."""
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
        metrics = QFontMetrics(theme.font("body"))
        told = (volume_name(volume) for volume in (0, 100))  # the slider does not scroll with them
        self._told.setFixedWidth(max(map(metrics.horizontalAdvance, told)) + theme.space(1))
        self._told.setAlignment(Qt.AlignmentFlag.AlignRight | Qt.AlignmentFlag.AlignVCenter)
        self._told.setSizePolicy(QSizePolicy.Policy.Fixed, QSizePolicy.Policy.Preferred)
        line = QHBoxLayout(self)
        line.setContentsMargins(0, 0, 0, 0)
        line.addWidget(self.slider, 1)
        line.addWidget(self._told)
        self.slider.valueChanged.connect(self._choose)
        self.slider.sliderReleased.connect(self.tried)

    def show_volume(self, volume: int) -> None:
        """Set the slider to this volume."""
        self.slider.blockSignals(True)
        self.slider.setValue(volume)
        self.slider.blockSignals(False)
        self._tell()

    def setAccessibleName(self, name: str) -> None:
        super().setAccessibleName(name)
        self.slider.setAccessibleName(name)

    def _tell(self) -> None:
        told = volume_name(self.slider.value())
        self._told.setText(told)
        self.slider.setAccessibleDescription(told)

    def _choose(self, volume: int) -> None:
        self._tell()
        self.chosen.emit(volume)
        if not self.slider.isSliderDown():
            self.tried.emit()
