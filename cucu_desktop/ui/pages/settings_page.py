"""The page of settings: every change takes effect at once, on the table visible around the page."""

from __future__ import annotations

from functools import partial
from typing import TYPE_CHECKING, Final

from PySide6.QtCore import Signal
from PySide6.QtWidgets import QBoxLayout, QSlider, QVBoxLayout, QWidget

from cucu_desktop.ui.audio.sound import Sounds
from cucu_desktop.ui.audio.voice import Speech
from cucu_desktop.ui.pages.list_page import Fold
from cucu_desktop.ui.pages.preference_rows import PreferenceRows
from cucu_desktop.ui.widgets.fields import NameField
from cucu_desktop.ui.widgets.language import tr
from cucu_desktop.ui.widgets.page import Page
from cucu_desktop.ui.widgets.paper_widgets import Rule, written

if TYPE_CHECKING:
    from PySide6.QtCore import QRect
    from PySide6.QtGui import QShowEvent

    from cucu_desktop.ui.pages.preference_rows import TableRows
    from cucu_desktop.ui.widgets.preferences import Group
    from cucu_desktop.ui.widgets.settings_file import Settings
    from cucu_desktop.ui.widgets.theme import Theme

_COLUMNS: Final[tuple[tuple[Group, ...], ...]] = (("person", "reading"), ("table", "sound"))
"""The groups of preferences in each column."""


class SettingsPage(Page):
    """The preferences for all games and, folded, those that concern the game on the screen."""

    keys_wanted = Signal()
    """Open the page of the letter keys."""

    def __init__(self, theme: Theme, settings: Settings, table: TableRows | None = None) -> None:
        """Build the page; `table`: the preferences of the game on the screen, if there is one."""
        super().__init__(theme)
        self._settings = settings
        self._sounds = Sounds()
        self._speech: Speech | None = None
        self._voiceless = written("", "small", "second", wrap=True)
        self.title.setText(tr("Common", "Settings"))
        self._columns = QBoxLayout(QBoxLayout.Direction.LeftToRight)
        self.body.addLayout(self._columns)
        for groups in _COLUMNS:
            self._add_column(groups)
        self._fold = Fold(tr("Common", "This table"), () if table is None else (table,))
        self._fold.turned.connect(lambda on: self.reach(self._fold) if on else self.refit())
        self.body.addWidget(self._fold)
        self._fold.setVisible(table is not None)
        self.body.addStretch(1)
        self.button(tr("Common", "Keyboard shortcuts")).clicked.connect(self.keys_wanted)
        self.foot.addStretch(1)
        self.button(tr("Common", "Done"), loud=True).clicked.connect(self.closed)
        settings.changed.connect(self._show_speech)
        self._show_speech()

    def _add_column(self, groups: tuple[Group, ...]) -> None:
        column = QVBoxLayout()
        column.setSpacing(self.theme.space(2))
        self._columns.addLayout(column, 1)
        for group in groups:
            if column.count():
                column.addWidget(Rule(self.theme))
            rows = PreferenceRows(self.theme, self._settings, (group,))
            column.addWidget(rows)
            if isinstance(field := rows.controls.get("name"), NameField):
                self._name = field
            if isinstance(volume := rows.controls.get("volume"), QSlider):
                for signal in (volume.valueChanged, volume.sliderReleased):
                    signal.connect(partial(self._try, volume))
                column.addWidget(self._voiceless)
        column.addStretch(1)

    def fit_into(self, area: QRect) -> None:
        """Place the page; where it is narrow the groups are in one column."""
        for part in self.findChildren(QWidget):
            part.ensurePolished()
        self._columns.setDirection(QBoxLayout.Direction.LeftToRight)
        self._columns.setSpacing(self.theme.space(8))
        self._columns.invalidate()
        inside = self.body.contentsMargins()
        room = self._line_width(self.paper_width(area)) - inside.left() - inside.right()
        if self._columns.minimumSize().width() > room - 4 * self.theme.space(2):
            self._columns.setDirection(QBoxLayout.Direction.TopToBottom)
            self._columns.setSpacing(self.theme.space(2))
        super().fit_into(area)

    def _show_speech(self) -> None:
        """Show a message if no voice can speak the calls; the voices are known after a while."""
        preferences = self._settings.now
        if preferences.calls and self._speech is None:
            self._speech = Speech(self)
            self._speech.known.connect(self._show_speech)
            self.destroyed.connect(self._speech.close)
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
            self.refit()

    def _try(self, volume: QSlider, *_: int) -> None:
        """Play the sound of a coin at the selected volume."""
        if not volume.isSliderDown():
            self._sounds.volume = self._settings.now.volume
            self._sounds.play("coin")

    def save_state(self) -> tuple[str, bool]:
        """Return the name as typed, and whether the preferences of the table are shown."""
        return self._name.text(), self._fold.is_open

    def restore_state(self, state: tuple[str, bool]) -> None:
        name, is_open = state
        self._name.setText(name)
        self._fold.button.setChecked(is_open)

    def showEvent(self, event: QShowEvent) -> None:
        super().showEvent(event)
        self._sounds.get_ready()
        self._name.setCursorPosition(0)
        self._name.setFocus()
