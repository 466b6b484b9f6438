"""Writes a leaflet, or the sheet for tokens and pot, by its name in the command."""

# ruff: noqa: PLC0415 - imported when something is printed
from __future__ import annotations

from cucu_desktop.match.printing.print_command import LEAFLET


def write_sheet(name: str, paper: str, language: str, path: str) -> None:
    """Write a sheet as a PDF file; a program without a window gets what fonts need.

    Args:
        name: its name, `LEAFLET` with the id of a game, or `TOKENS`.
        paper: a name in `PAPERS`.
        language: the code of its language.
        path: the file.

    Raises:
        OSError: the file cannot be written.
    """
    import os

    from PySide6.QtGui import QGuiApplication

    from cucu_desktop.ui.pages.printing.leaflet import print_leaflet
    from cucu_desktop.ui.pages.printing.play_sheet import print_play_sheet
    from cucu_desktop.ui.text.wording import wording_of

    application = QGuiApplication.instance()
    if application is None:
        os.environ.setdefault("QT_QPA_PLATFORM", "offscreen")
        application = QGuiApplication([])
    if name.startswith(LEAFLET):
        print_leaflet(path, wording_of(language, name.removeprefix(LEAFLET)), paper)
    else:
        print_play_sheet(path, paper, language)
