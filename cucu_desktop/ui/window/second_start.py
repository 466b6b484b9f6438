"""What a start does while a window is open: hands over its file, or asks whether there is to be a second."""

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
    """Tell whether nothing is left to be done here: the window that is open has it, or nobody wants anything.

    Args:
        app: the application.
        preferences: language and look of the question.
        data: the folder of the user's data.
        file: what is to be opened, if anything is; then nothing is asked.
    """
    if not first_window.answers(data):
        return False
    if file is not None:
        return first_window.ask(data, file)
    chosen = ask(app, preferences)
    return chosen == "none" or (chosen == "show" and first_window.ask(data))


def ask(app: QApplication, preferences: Preferences) -> Choice:
    """Ask whether the window is to be shown that is open, or a second one opened; "none": neither."""
    speak(preferences.language)
    dress(app, Theme(scheme_of(preferences, app), preferences.text / 100))
    box = QMessageBox()
    box.setWindowTitle("Cucù")
    icon = QIcon(str(asset("icons", "cucu-desktop.svg")))
    box.setWindowIcon(icon)
    box.setIconPixmap(icon.pixmap(_ICON, _ICON))
    box.setText(tr("SecondStart", "Cucù is already open."))
    box.setInformativeText(
        tr("SecondStart", "In a second window you can play another match at the same time.")
    )
    show = box.addButton(tr("SecondStart", "&Show it"), QMessageBox.ButtonRole.AcceptRole)
    second = box.addButton(tr("SecondStart", "&Open a second window"), QMessageBox.ButtonRole.ActionRole)
    neither = box.addButton(tr("SecondStart", "Cancel"), QMessageBox.ButtonRole.RejectRole)
    box.setDefaultButton(show)
    box.setEscapeButton(neither)
    app.setQuitOnLastWindowClosed(False)  # or the window that follows the question would end at once
    box.exec()
    app.setQuitOnLastWindowClosed(True)
    clicked = box.clickedButton()
    if clicked is show:
        return "show"
    return "second" if clicked is second else "none"
