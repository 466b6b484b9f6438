"""What is heard at the table: one short file for each sound, played when the picture of it begins.

Sound is never needed. Qt's multimedia library is loaded with the first sound that is wanted (it takes 50 ms
and 20 MB), and only where there is something to play it; without it, without a device or at volume 0 the
table is silent, and nobody is told.
"""

from __future__ import annotations

import os
import sys
import time
from pathlib import Path
from typing import TYPE_CHECKING, Final

from PySide6.QtCore import QLoggingCategory, QUrl

from cucu_desktop.resources import asset

if TYPE_CHECKING:
    from types import ModuleType

    from PySide6.QtMultimedia import QSoundEffect

NAMES: Final = (
    "deal", "flip", "exchange", "shuffle", "knock", "token", "coin",
    "cuckoo", "shot", "horse", "neigh", "cat", "inn", "win", "out",
)  # fmt: skip
"""All sounds there are: files of assets/sounds."""
LOUDEST: Final = 100
APART: Final = 0.05
"""Seconds between two of a kind: cards that are swept up together are one sound."""
AT_ONCE: Final = 3
"""So many players for a sound: a card may land before the last one has been heard."""


class Sounds:
    """Plays the sounds, as loud as it is wished."""

    def __init__(self) -> None:
        self.volume = LOUDEST
        self.muted = False
        self._heard: dict[str, float] = {}
        self._players: dict[str, list[QSoundEffect]] = {}
        self._deaf: bool | None = None

    @property
    def are_heard(self) -> bool:
        """Whether anything would be heard now, as far as anybody wants it."""
        return self.volume > 0 and not self.muted

    def play(self, name: str) -> None:
        """Let a sound be heard, if any is."""
        now = time.monotonic()
        if not self.are_heard or now - self._heard.get(name, 0.0) < APART:
            return
        self._heard[name] = now
        if self._deaf is None:
            self._deaf = not _can_play()
        if not self._deaf:
            player = self._player(name)
            # As we hear, not as the samples are: half the way is half as loud.
            player.setVolume((self.volume / LOUDEST) ** 2)
            player.play()

    def _player(self, name: str) -> QSoundEffect:
        """Return a player of this sound that is not playing; when all are, the first."""
        players = self._players.setdefault(name, [])
        for player in players:
            if not player.isPlaying():
                return player
        if len(players) < AT_ONCE:
            players.append(_multimedia().QSoundEffect())
            players[-1].setSource(QUrl.fromLocalFile(str(asset("sounds", f"{name}.wav"))))
            return players[-1]
        return players[0]


def _can_play() -> bool:
    """Tell whether there is something to play sounds with."""
    if not has_sound():
        return False
    try:
        return bool(_multimedia().QMediaDevices.audioOutputs())
    except ImportError:  # a system without the library of its sound server
        return False


def _multimedia() -> ModuleType:
    """Return Qt's multimedia library: only who hears something loads it, and it is not to chat."""
    QLoggingCategory.setFilterRules("qt.multimedia*=false")
    from PySide6 import QtMultimedia  # noqa: PLC0415 - see above

    return QtMultimedia


def has_sound() -> bool:
    """Tell whether the system may have sound: on Linux a sound server listens, or Qt would complain."""
    if sys.platform != "linux":
        return True
    if os.environ.get("PULSE_SERVER"):
        return True
    run = os.environ.get("XDG_RUNTIME_DIR", f"/run/user/{os.getuid()}")
    return Path(os.environ.get("PULSE_RUNTIME_PATH", f"{run}/pulse"), "native").exists()
