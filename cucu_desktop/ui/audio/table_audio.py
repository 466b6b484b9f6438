"""The audio of a table: its sounds, and the calls if they are spoken."""

from __future__ import annotations

from typing import TYPE_CHECKING

from cucu_desktop.ui.audio.sound import Sounds
from cucu_desktop.ui.audio.voice import Voice

if TYPE_CHECKING:
    from cucu_desktop.ui.view.view import TableView
    from cucu_desktop.ui.widgets.preferences import Preferences


class TableAudio:
    """Connects a table to sounds and voice, at the preferred volume."""

    def __init__(self, view: TableView, language: str) -> None:
        self.sounds, self.voice = Sounds(), Voice(language, view)
        view.table.sounded.connect(self.sounds.play)
        view.table.spoke.connect(self.voice.say)

    def take_preferences(self, preferences: Preferences) -> None:
        self.sounds.take_preferences(preferences.volume, muted=preferences.muted)
        self.voice.set_wanted(wanted=preferences.calls and not preferences.muted, volume=preferences.volume)
