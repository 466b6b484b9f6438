"""A widget that shows a text as a QR code."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

import segno
from PySide6.QtCore import QRectF, QSize, Qt
from PySide6.QtGui import QColor, QPainter
from PySide6.QtWidgets import QSizePolicy, QWidget

from cucu_desktop.ui.widgets.safe_paint import safe_paint
from cucu_desktop.ui.widgets.themed import Themed

if TYPE_CHECKING:
    from PySide6.QtGui import QPaintEvent

    from cucu_desktop.ui.widgets.theme import Theme

_SIDE: Final = 240
"""About the side in px at the usual text size."""
_QUIET: Final = 4
"""The margin of a code in modules, which readers need."""


class QrView(Themed, QWidget):
    """Black on white in every theme: some readers know no other codes."""

    def __init__(self, theme: Theme) -> None:
        super().__init__()
        self.theme = theme
        self._text = ""
        self._matrix: tuple[bytearray, ...] = ()
        self.setSizePolicy(QSizePolicy.Policy.Fixed, QSizePolicy.Policy.Fixed)

    def show_text(self, text: str, name: str) -> None:
        """Show a text; `name` is what a screen reader says."""
        self.setAccessibleName(name)
        if text == self._text:  # as at most changes of the page: the code takes some 10 ms
            return
        self._text = text
        self._matrix = segno.make_qr(text, error="m", mode="byte", boost_error=False).matrix
        self.updateGeometry()
        self.update()

    def sizeHint(self) -> QSize:
        whole = len(self._matrix) + 2 * _QUIET
        side = whole * max(1, round(self.theme.px(_SIDE) / whole))
        return QSize(side, side)

    @safe_paint
    def paintEvent(self, event: QPaintEvent) -> None:
        del event
        if not self._matrix:
            return
        painter = QPainter(self)
        painter.fillRect(self.rect(), QColor("white"))
        whole = len(self._matrix) + 2 * _QUIET
        module = max(1, min(self.width(), self.height()) // whole)
        left = (self.width() - module * len(self._matrix)) // 2
        top = (self.height() - module * len(self._matrix)) // 2
        painter.setPen(Qt.PenStyle.NoPen)
        for row, line in enumerate(self._matrix):
            for column, dark in enumerate(line):
                if dark:
                    place = QRectF(left + column * module, top + row * module, module, module)
                    painter.fillRect(place, QColor("black"))
