"""The process that speaks: `cucu-desktop --child speaker` reads texts with their voices.

The system's voices may take seconds to start, and their libraries may crash: neither may delay a
table (see `soundboard`). The first line of standard output has the codes of the languages with a
voice; none, where the system cannot speak. Then each line of input is an object in JSON:

    {"say": "Keep.", "language": "en", "volume": 0.7, "pitch": 0.1}

A text interrupts the one being spoken; an empty text is silence. The process ends with its input.
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
    """Speaks requested texts with the voice of their language."""

    def __init__(self, speech: QTextToSpeech, parent: QObject | None = None) -> None:
        super().__init__(parent)
        self._speech = speech
        self._language = ""
        self.languages = sorted(
            {QLocale.languageToCode(locale.language()) for locale in speech.availableLocales()} - {"C", ""}
        )

    def hear(self, request: str) -> None:
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
    """Return the voice with the shortest name: the standard one of the language."""
    return min(voices, key=lambda voice: (len(voice.name()), voice.name()))


def find_speech() -> QTextToSpeech | None:
    """Return a speech engine, if the system has one."""
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
    """Speak requested texts until the input ends."""
    application = QCoreApplication(["speaker"])
    ear = Ear()
    attend(ear, requests)  # requests before a voice is found are outdated
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
    code = serve(sys.stdin)
    sys.stdout.flush()
    os._exit(code)  # without waiting for the input thread
