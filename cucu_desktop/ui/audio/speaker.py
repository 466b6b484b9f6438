"""A process of its own that speaks: `cucu-desktop --child speaker` reads what to say, and how.

The system's voices may take seconds to wake, and their libraries may break down: neither is to hold up a
table (see `soundboard`). First of all a line on standard output tells the languages there are voices for, by
their codes; none, where the system cannot speak. Then each line of input is an object in JSON:

    {"say": "Keep.", "language": "en", "volume": 0.7, "pitch": 0.1}

What is said breaks off what was being said; to say nothing is to be silent. The process ends with its input.
"""

from __future__ import annotations

import json
import os
import sys
from typing import TYPE_CHECKING, Any, NoReturn

from PySide6.QtCore import QCoreApplication, QLocale, QLoggingCategory, QObject

from cucu_desktop.ui.audio.soundboard import Ear, answered, attend

if TYPE_CHECKING:
    from collections.abc import Iterable

    from PySide6.QtTextToSpeech import QTextToSpeech, QVoice


class Speaker(QObject):
    """Says what is asked for, with the voice of its language."""

    def __init__(self, speech: QTextToSpeech, parent: QObject | None = None) -> None:
        super().__init__(parent)
        self._speech = speech
        self._language = ""
        self.languages = sorted(
            {QLocale.languageToCode(locale.language()) for locale in speech.availableLocales()} - {"C", ""}
        )

    def hear(self, request: str) -> None:
        """Say what a line of input asks for."""
        with answered():
            self._answer(json.loads(request))

    def _answer(self, wanted: dict[str, Any]) -> None:
        if not wanted["say"] or wanted["language"] not in self.languages:
            self._speech.stop()
            return
        if wanted["language"] != self._language:
            self._language = wanted["language"]
            self._speech.setLocale(QLocale(self._language))
            self._speech.setVoice(plainest(self._speech.availableVoices()))
        self._speech.setVolume(wanted["volume"])
        self._speech.setPitch(wanted["pitch"])
        self._speech.say(wanted["say"])


def plainest(voices: Iterable[QVoice]) -> QVoice:
    """Return the voice that its name tells least about: it is the language as most people speak it."""
    return min(voices, key=lambda voice: (len(voice.name()), voice.name()))


def find_speech() -> QTextToSpeech | None:
    """Return something that speaks, if the system has it."""
    QLoggingCategory.setFilterRules("qt.multimedia*=false\nqt.speech*=false")
    os.environ.setdefault("QT_AUDIO_BACKEND", "pulseaudio")
    try:
        from PySide6.QtTextToSpeech import QTextToSpeech  # noqa: PLC0415 - not there without its libraries
    except ImportError:
        return None
    if not [engine for engine in QTextToSpeech.availableEngines() if engine != "mock"]:
        return None
    speech = QTextToSpeech()
    return None if speech.state() is QTextToSpeech.State.Error else speech


def serve(requests: Iterable[str]) -> int:
    """Say what is asked for until nothing can be asked any more."""
    application = QCoreApplication(["speaker"])
    ear = Ear()
    attend(ear, requests)  # what is said before a voice is found is no news any more when it is
    with answered():
        speech = find_speech()
        speaker = None if speech is None else Speaker(speech)
    if speaker is None:
        sys.stdout.write("\n")
        return 0
    sys.stdout.write(" ".join(speaker.languages) + "\n")
    sys.stdout.flush()
    ear.heard.connect(speaker.hear)
    return application.exec()


def main() -> NoReturn:
    """Be the process that speaks."""
    code = serve(sys.stdin)
    sys.stdout.flush()
    os._exit(code)  # without waiting for the thread that waits for input
