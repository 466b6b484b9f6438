"""Calls spoken aloud, where the system has a voice for the language of the place; off unless it is wished.

As with sounds, Qt's library is loaded when something is first to be said, and where it cannot speak nobody is
told.
"""

from __future__ import annotations

import re
from typing import TYPE_CHECKING, Any

from PySide6.QtCore import QLocale, QLoggingCategory

from cucu_desktop.ui.sound import sound_server

if TYPE_CHECKING:
    from cucu_desktop.ui.wording import Bubble

_UNSPOKEN = re.compile(r"[«»„“”\"…]")


class Voice:
    """Says the words in bubbles: the meaning, in the language of the window, for dialects have no voice."""

    def __init__(self, language: str) -> None:
        self._language = language
        self._wanted = False
        self._speech: Any = None
        self._mute = False
        """Whether the system has turned out to have no voice."""

    def set_wanted(self, *, wanted: bool) -> None:
        """Speak from now on, or not."""
        self._wanted = wanted
        if not wanted and self._speech is not None:
            self._speech.stop()

    def set_language(self, language: str) -> None:
        """Speak another language."""
        self._language = language
        if self._speech is not None:
            self._speech.setLocale(QLocale(language))

    def say(self, _seat: int, bubble: Bubble) -> None:
        """Say what somebody says, if it is wished and can be."""
        if not self._wanted or self._mute:
            return
        if self._speech is None:
            self._speech = _speech(self._language)
            self._mute = self._speech is None
        if self._speech is not None:
            self._speech.say(_UNSPOKEN.sub("", bubble.meaning))


def _speech(language: str) -> Any:  # noqa: ANN401 - a class of a library that may not be there
    """Return something that speaks the language, or None."""
    if sound_server() is None:
        return None
    QLoggingCategory.setFilterRules("qt.multimedia*=false\nqt.speech*=false")
    try:
        from PySide6.QtTextToSpeech import QTextToSpeech  # noqa: PLC0415 - only who hears somebody loads it
    except ImportError:
        return None
    if not [engine for engine in QTextToSpeech.availableEngines() if engine != "mock"]:
        return None
    speech = QTextToSpeech()
    if QLocale(language).language() not in {locale.language() for locale in speech.availableLocales()}:
        return None
    speech.setLocale(QLocale(language))
    return speech
