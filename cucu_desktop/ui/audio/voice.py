"""The audio of a table: its sounds, and spoken calls, where the system has a voice for the language.

Spoken calls are off by default. The speaker is a child process (see `speaker`), started when spoken calls are
switched on. It reports its languages once it has found them; until then, and without a voice, calls are
silent. The settings show the state (`Speech.known`).
"""

from __future__ import annotations

import json
import re
from typing import TYPE_CHECKING, Final

from PySide6.QtCore import QObject, Signal

from cucu_desktop.match.child_process import command, is_stopped, surroundings
from cucu_desktop.ui.audio.sound import LOUDEST, Sounds, sound_server

if TYPE_CHECKING:
    from cucu_desktop.ui.text.calls import Bubble
    from cucu_desktop.ui.view.view import TableView
    from cucu_desktop.ui.widgets.preferences import Preferences


_UNSPOKEN: Final = re.compile(r"[«»„“”\"…]")
_PITCHES: Final = (0.0, -0.25, 0.2, -0.1, 0.35, -0.4, 0.1)
"""The pitch of each seat's voice, so that players sound different."""


class Speech(QObject):
    """The client of the speaker process.

    Attributes:
        languages: the codes of the languages it can speak; None before its report.
    """

    known = Signal()
    """Emitted when the process has reported its languages."""

    def __init__(self, parent: QObject | None = None) -> None:
        """Start the process, if it can be started."""
        from PySide6.QtCore import QProcess  # noqa: PLC0415 - few wish for a voice

        super().__init__(parent)
        self.languages: frozenset[str] | None = None
        self._process = QProcess(self)
        self._process.setEnvironment([f"{name}={value}" for name, value in surroundings().items()])
        self._process.setStandardErrorFile(QProcess.nullDevice())
        self._process.readyReadStandardOutput.connect(self._learn)
        self._process.errorOccurred.connect(self._lose)
        self._process.finished.connect(self._lose)
        if sound_server() is None:
            self.languages = frozenset()
        else:
            self._start()

    def _start(self) -> None:
        program, *arguments = command("speaker")
        self._process.start(program, arguments)

    def say(self, text: str, language: str, volume: float, pitch: float) -> None:
        """Speak this text instead of any other; an empty text is silence."""
        from PySide6.QtCore import QProcess  # noqa: PLC0415 - as above

        if is_stopped(self._process.processId()):
            self._process.blockSignals(True)
            self._process.kill()
            self._process.waitForFinished(1000)
            self._process.blockSignals(False)
            self._start()
        if self._process.state() is not QProcess.ProcessState.NotRunning:
            wanted = {"say": text, "language": language, "volume": volume, "pitch": pitch}
            self._process.write(json.dumps(wanted).encode() + b"\n")

    def close(self) -> None:
        self._process.blockSignals(True)
        self._process.kill()
        self._process.waitForFinished(1000)

    def _learn(self) -> None:
        if self.languages is None and self._process.canReadLine():
            self.languages = frozenset(bytes(self._process.readLine().data()).decode().split())
            self.known.emit()

    def _lose(self) -> None:
        if self.languages != frozenset():
            self.languages = frozenset()
            self.known.emit()


class Voice:
    """Speaks the words in bubbles: the meaning, in the language of the window, as dialects have no voice."""

    def __init__(self, language: str, parent: QObject) -> None:
        self._language = language
        self._parent = parent
        self._volume = 1.0
        self._wanted = False
        self._speech: Speech | None = None

    def set_wanted(self, *, wanted: bool, volume: int = LOUDEST) -> None:
        """Set whether calls are spoken, and the volume."""
        self._wanted = wanted and volume > 0
        # At the volume of the sounds.
        self._volume = (volume / LOUDEST) ** 2
        if self._wanted and self._speech is None:
            self._speech = Speech(self._parent)
            self._parent.destroyed.connect(self._speech.close)
        elif not self._wanted and self._speech is not None:
            self._speech.say("", self._language, 0, 0)

    def set_language(self, language: str) -> None:
        self._language = language

    def say(self, bubble: Bubble) -> None:
        """Speak a call, if this is preferred and possible."""
        if self._wanted and self._speech is not None:
            pitch = _PITCHES[bubble.seat % len(_PITCHES)]
            self._speech.say(_UNSPOKEN.sub("", bubble.meaning), self._language, self._volume, pitch)


class TableAudio:
    """Connects a table to sounds and voice, at the preferred volume."""

    def __init__(self, view: TableView, language: str) -> None:
        self.sounds, self.voice = Sounds(), Voice(language, view)
        view.table.sounded.connect(self.sounds.play)
        view.table.spoke.connect(self.voice.say)

    def take_preferences(self, preferences: Preferences) -> None:
        self.sounds.take_preferences(preferences.volume, muted=preferences.muted)
        self.voice.set_wanted(wanted=preferences.calls and not preferences.muted, volume=preferences.volume)
