"""How large every text is that a window shows: what widgets write, and what is painted by hand."""

from collections import defaultdict
from math import hypot

from PySide6.QtGui import QFontInfo, QPainter
from PySide6.QtWidgets import (
    QAbstractButton,
    QAbstractSpinBox,
    QComboBox,
    QLabel,
    QLineEdit,
    QListWidget,
    QTextEdit,
    QWidget,
)

from cucu_desktop.ui.widgets.paper_widgets import PaperButton
from cucu_desktop.ui.widgets.round_button import RoundButton


class Letters:
    """Notes all texts from now on, also those that are painted into a picture and kept."""

    def __init__(self, monkeypatch):
        self._painted = defaultdict(list)
        draw = QPainter.drawText

        def note(painter, *arguments):
            text = next((each for each in arguments if isinstance(each, str)), "")
            turned = painter.transform()
            if text.strip():
                pixels = painter.font().pixelSize() * hypot(turned.m11(), turned.m12())
                self._painted[text].append(pixels)
            return draw(painter, *arguments)

        monkeypatch.setattr(QPainter, "drawText", note)

    def begin(self):
        """Forget what was painted so far."""
        self._painted.clear()

    def of(self, window):
        """Return by text how many pixels its letters have, the smallest of them if it is written twice."""
        top = window.window()
        paints = top.updatesEnabled()
        top.setUpdatesEnabled(True)
        window.grab()
        top.setUpdatesEnabled(paints)
        sizes = {text: min(each) for text, each in self._painted.items()}
        for widget in window.findChildren(QWidget):
            text = _text_of(widget)
            if text.strip() and widget.isVisibleTo(window):
                pixels = QFontInfo(widget.font()).pixelSize()
                sizes[text] = min(sizes.get(text, pixels), pixels)
        return sizes


def _text_of(widget):
    if isinstance(widget, PaperButton | RoundButton):
        return ""  # which paints its words by itself
    if isinstance(widget, QLabel | QAbstractButton | QLineEdit):
        return widget.text()
    if isinstance(widget, QComboBox):
        return widget.currentText()
    if isinstance(widget, QAbstractSpinBox):
        return widget.text()
    return type(widget).__name__ if isinstance(widget, QListWidget | QTextEdit) else ""
