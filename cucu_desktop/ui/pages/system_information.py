"""The system information of error reports, without personal data."""

from __future__ import annotations

import os
from pathlib import Path

import platformdirs
from PySide6 import __version__ as pyside_version
from PySide6.QtCore import QLocale, qVersion
from PySide6.QtGui import QGuiApplication
from PySide6.QtWidgets import QApplication

from cucu_desktop import __version__


def versions() -> str:
    """Return the versions of the program and its libraries, in one line; callable from any thread."""
    import platform  # noqa: PLC0415 - needed for a report

    python = f"Python {platform.python_version()} ({platform.python_implementation()})"
    return (
        f"cucu-desktop {__version__}, {python}, PySide6 {pyside_version}, Qt {qVersion()}, "
        f"{platform.platform()}"
    )


def system_information() -> str:
    """Return versions, screens, language and folders, a line each; in English, for developers.

    Call it in the thread of the window.
    """
    app = QApplication.instance()
    assert isinstance(app, QApplication)
    hints = QGuiApplication.styleHints()
    style = app.style().name() or app.style().metaObject().className()  # under a style sheet it has no name
    lines = [
        *versions().split(", "),
        f"Window system: {QGuiApplication.platformName()}, session {os.environ.get('XDG_SESSION_TYPE', '-')}",
        f"Style: {style}, colours {hints.colorScheme().name}",
    ]
    for number, screen in enumerate(QGuiApplication.screens(), 1):
        size = screen.size()
        lines.append(
            f"Screen {number}: {size.width()} x {size.height()}, scale {screen.devicePixelRatio():g}, "
            f"{screen.logicalDotsPerInch():.0f} dpi, {screen.refreshRate():.0f} Hz"
        )
    lines.append(f"Language: {QLocale().name()}, of the system {QLocale.system().name()}")
    for name, find in (
        ("Settings", platformdirs.user_config_path),
        ("Data", platformdirs.user_data_path),
        ("Log", platformdirs.user_log_path),
    ):
        lines.append(f"{name}: {find('cucu-desktop', appauthor=False)}")
    lines.append(f"Program: {Path(__file__).parents[2]}")
    return without_home("\n".join(lines))


def without_home(text: str) -> str:
    """Return the text with "~" for the user's home folder, whose name is often the user's."""
    home = str(Path.home())
    if len(home) > 1:
        text = text.replace(home, "~")
        # In the escaped form of a Python string.
        text = text.replace(repr(home)[1:-1], "~")
    return text
