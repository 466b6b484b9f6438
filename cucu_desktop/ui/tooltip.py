"""Tooltips tell what a card is, and must not tell it a moment longer than they may."""

from PySide6.QtWidgets import QApplication


def drop_tooltip() -> None:
    """Take away at once what a tooltip says of a card; Qt would leave it for a moment."""
    for window in QApplication.topLevelWidgets():
        if window.inherits("QTipLabel"):
            window.hide()
