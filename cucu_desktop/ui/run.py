"""Opens the window and keeps it open: what the command line calls."""

from __future__ import annotations

import signal
import sys
from dataclasses import replace
from typing import TYPE_CHECKING

import platformdirs
from PySide6.QtCore import QTimer
from PySide6.QtGui import QIcon
from PySide6.QtWidgets import QApplication

from cucu_desktop import __version__
from cucu_desktop.resources import asset
from cucu_desktop.ui.main_window import MainWindow
from cucu_desktop.ui.motion import UNHURRIED
from cucu_desktop.ui.preferences import LANGUAGES, Preferences
from cucu_desktop.ui.saves import folder

if TYPE_CHECKING:
    from pathlib import Path


def run(
    language: str | None = None, match: Path | None = None, *, play: bool = False, seed: int | None = None
) -> int:
    """Open the window; return the program's exit code when it is closed.

    Args:
        language: of the window, from now on; as it was last if not given.
        match: the log of a match to go on with at once.
        play: whether to sit down at once at the usual table.
        seed: what the cards of the first match follow from.
    """
    # Qt's loop runs no Python that could hear Ctrl+C; to die at once loses nothing.
    signal.signal(signal.SIGINT, signal.SIG_DFL)
    app = QApplication(sys.argv[:1])
    app.setApplicationName("cucu-desktop")
    app.setApplicationDisplayName("Cucù")
    app.setApplicationVersion(__version__)
    app.setDesktopFileName("io.github.cucu_desktop.CucuDesktop")
    path = platformdirs.user_config_path("cucu-desktop", appauthor=False) / "settings.ini"
    preferences = Preferences(path)
    if language in LANGUAGES:
        preferences.put(replace(preferences.now, language=language))
    window = MainWindow(preferences, folder(), seed=seed)
    window.show()
    QTimer.singleShot(UNHURRIED, lambda: app.setWindowIcon(QIcon(str(asset("icons", "cucu-desktop.svg")))))
    if match is not None:
        QTimer.singleShot(0, lambda: window.resume(match))
    elif play:
        QTimer.singleShot(0, window.papers.play_now)
    return app.exec()
