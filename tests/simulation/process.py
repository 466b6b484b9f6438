"""What a process of the program has of its own, where two windows in one process would share it."""

from __future__ import annotations

import weakref
from functools import cache
from importlib import import_module
from typing import TYPE_CHECKING

from PySide6.QtCore import QCoreApplication, QEvent, QLockFile
from shiboken6 import isValid

from tests.simulation.clock import CLOCK

if TYPE_CHECKING:
    from cucu_desktop.ui.window.main_window import MainWindow

_GLOBALS = (
    ("kept_stores", "_waiting", dict),
    ("kept_stores", "_afterwards", dict),
    ("kept_stores", "_listener", lambda: None),
    ("ui.play.saved_matches", "_unwritten", dict),
)
"""Modules, their globals about files, and what makes each at the start of a process."""


class Process:
    """The stores that wait, the language and the looks of one window.

    Attributes:
        window: the window, once it is open.
        language: of the window.
        locks: those of its files, as long as they exist.
    """

    def __init__(self) -> None:
        self.window: MainWindow | None = None
        self.language = "en"
        self.locks: list[weakref.ref[QLockFile]] = []
        self.stores = [make() for _, _, make in _GLOBALS]


def enter(process: Process | None) -> None:
    """Go on in another process; timers go on in the one that has made them."""
    from cucu_desktop.ui.widgets.language import spoken  # noqa: PLC0415 - after the clock

    left = CLOCK.process
    if process is left or process is None:
        return
    if isinstance(left, Process):
        left.stores = [getattr(_module(module), name) for module, name, _ in _GLOBALS]
        left.language = spoken()
    CLOCK.process = process
    for (module, name, _), value in zip(_GLOBALS, process.stores, strict=True):
        setattr(_module(module), name, value)
    if process.window is not None and isValid(process.window):
        _speak(process.language)


def end() -> None:
    """End the process of now: its locks are of no process any more."""
    for held in CLOCK.process.locks:
        if (lock := held()) is not None:
            lock.unlock()


@cache
def _module(name: str) -> object:
    return import_module(f"cucu_desktop.{name}")


class _Lock(QLockFile):
    """A lock that its process knows."""

    def __init__(self, path: str) -> None:
        super().__init__(path)
        CLOCK.process.locks.append(weakref.ref(self))


class _Application:
    """The application as `speak` sees it: a change of language reaches the windows of one process."""

    instance = staticmethod(QCoreApplication.instance)
    removePostedEvents = staticmethod(QCoreApplication.removePostedEvents)  # noqa: N815 - as Qt's

    @staticmethod
    def sendEvent(_: object, event: QEvent) -> None:  # noqa: N802
        process = CLOCK.process
        if process is not None and process.window is not None and isValid(process.window):
            QCoreApplication.sendEvent(process.window, event)


def _speak(language: str) -> None:
    """Change the language as `speak`, but tell no window."""
    from PySide6.QtCore import QCollator, QLibraryInfo, QLocale  # noqa: PLC0415

    from cucu_desktop.names import Collation  # noqa: PLC0415 - after the clock
    from cucu_desktop.ui.widgets import language as told  # noqa: PLC0415

    if told.spoken() == language:
        return
    QLocale.setDefault(QLocale(language))
    told._spoken[0] = language
    Collation.key = QCollator(QLocale(language)).sortKey
    if told._qts:
        translations = QLibraryInfo.path(QLibraryInfo.LibraryPath.TranslationsPath)
        told._qts[0].load(f"qtbase_{language}", translations)
        QCoreApplication.removePostedEvents(QCoreApplication.instance(), QEvent.Type.LanguageChange.value)


def install() -> None:
    """Separate the processes."""
    from cucu_desktop.ui.widgets import language  # noqa: PLC0415 - after the clock

    CLOCK.enter = enter
    language.QCoreApplication = _Application
    _module("ui.play.saved_matches").QLockFile = _Lock
