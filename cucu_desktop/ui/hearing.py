"""All that is heard of a table: its sounds, and the calls if they are spoken."""

from __future__ import annotations

from typing import TYPE_CHECKING

from cucu_desktop.ui.sound import Sounds
from cucu_desktop.ui.voice import Voice

if TYPE_CHECKING:
    from cucu_desktop.ui.preferences import Wishes
    from cucu_desktop.ui.view import TableView


class Hearing:
    """Listens to a table and lets it be heard, as loud as it is wished."""

    def __init__(self, view: TableView, language: str) -> None:
        self.sounds, self.voice = Sounds(), Voice(language, view)
        view.table.sounded.connect(self.sounds.play)
        view.spoke.connect(self.voice.say)

    def take_wishes(self, wishes: Wishes) -> None:
        """Be as loud as is wished from now on."""
        self.sounds.take_wishes(wishes.volume, muted=wishes.muted)
        self.voice.set_wanted(wanted=wishes.calls and not wishes.muted, volume=wishes.volume)
