"""A second start while a window is open: passes its file on, or asks whether to open a second window."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final, Literal

from PySide6.QtGui import QIcon
from PySide6.QtWidgets import QApplication, QMessageBox

from cucu_desktop.resources import asset
from cucu_desktop.ui.widgets.language import speak, tr
from cucu_desktop.ui.widgets.paper_widgets import dress
from cucu_desktop.ui.widgets.preferences import scheme_of
from cucu_desktop.ui.widgets.theme import Theme
from cucu_desktop.ui.window import first_window

if TYPE_CHECKING:
    from pathlib import Path

    from cucu_desktop.ui.widgets.preferences import Preferences

_ICON: Final = 64
Choice = Literal["show", "second", "none"]


def is_handed_over(app: QApplication, preferences: Preferences, data: Path, file: str | None) -> bool:
    """Return whether this start has nothing left to do: the open window does it, or the user cancelled.

    Args:
        app: the application.
        preferences: language and theme of the question.
        data: the folder of the user's data.
        file: the file to open; if given, no question is asked.
    """
    if not first_window.answers(data):
        return False
    if file is not None:
        return first_window.ask(data, file)
    chosen = ask(app, preferences)
    return chosen == "none" or (chosen == "show" and first_window.ask(data))


def ask(app: QApplication, preferences: Preferences) -> Choice:
    """Ask whether to show the open window or open a second one; "none": neither."""
    speak(preferences.language)
    dress(app, Theme(scheme_of(preferences, app), preferences.text / 100))
    box = QMessageBox()
    box.setWindowTitle("Cucù")
    icon = QIcon(str(asset("icons", "cucu-desktop.svg")))
    box.setWindowIcon(icon)
    box.setIconPixmap(icon.pixmap(_ICON, _ICON))
    box.setText(tr("SecondStart", "Cucù is already open."))
    box.setInformativeText(
        tr("SecondStart", "In a second window you can play another game at the same time.")
    )
    show = box.addButton(tr("SecondStart", "&Show it"), QMessageBox.ButtonRole.AcceptRole)
    second = box.addButton(tr("SecondStart", "&Open a second window"), QMessageBox.ButtonRole.ActionRole)
    neither = box.addButton(tr("Common", "Cancel"), QMessageBox.ButtonRole.RejectRole)
    box.setDefaultButton(show)
    box.setEscapeButton(neither)
    app.setQuitOnLastWindowClosed(False)  # or closing the question would end the program
    box.exec()
    app.setQuitOnLastWindowClosed(True)
    clicked = box.clickedButton()
    if clicked is show:
        return "show"
    return "second" if clicked is second else "none"
