"""A PDF file of one paper size, painted in millimetres."""

from __future__ import annotations

from pathlib import Path
from typing import Final

from PySide6.QtCore import QBuffer, QIODevice, QMarginsF, QRectF, QSizeF, Qt
from PySide6.QtGui import QColor, QFont, QPageLayout, QPageSize, QPainter, QPdfWriter

from cucu_desktop.match.printing.sheets import PAPERS
from cucu_desktop.own_files import write_out
from cucu_desktop.ui.widgets.theme import load_fonts

DOTS: Final = 600
MM: Final = DOTS / 25.4
"""Dots in a millimetre."""
POINT: Final = DOTS / 72
TEXT: Final = "EB Garamond"
CAPITALS: Final = "Cucu Old Capitals"
RED: Final = "#8e2a1a"


class PaperWriter:
    """Pages of a PDF file without margins; `painter` paints on the present page, its unit a dot.

    Attributes:
        width, height: of the paper, in dots.
        device: the device that texts are laid out for.
    """

    def __init__(self, path: str, paper: str, title: str) -> None:
        """Begin a file, which `end` writes."""
        load_fonts()
        self._path, self._written = Path(path), QBuffer()
        self._written.open(QIODevice.OpenModeFlag.WriteOnly)
        self.device = QPdfWriter(self._written)
        self.device.setResolution(DOTS)
        self.device.setTitle(title)
        self.device.setCreator("cucu-desktop")
        width, height = PAPERS[paper]
        size = QPageSize(QSizeF(width, height), QPageSize.Unit.Millimeter, paper)
        unit = QPageLayout.Unit.Millimeter
        self.device.setPageLayout(
            QPageLayout(size, QPageLayout.Orientation.Portrait, QMarginsF(0, 0, 0, 0), unit)
        )
        self.width, self.height = width * MM, height * MM
        self.painter = QPainter(self.device)

    def new_page(self) -> None:
        self.device.newPage()

    def write(
        self, text: str, area: QRectF, points: float, where: Qt.AlignmentFlag, *, is_title: bool = False
    ) -> None:
        """Write a text of this size into an area, by default in black."""
        self.painter.setPen(QColor(RED if is_title else "black"))
        self.painter.setFont(letters(CAPITALS if is_title else TEXT, points))
        self.painter.drawText(area, where, text)

    def end(self) -> None:
        """Write the file.

        Raises:
            OSError: it cannot be written.
        """
        self.painter.end()
        write_out(self._path, bytes(self._written.data().data()), mode=0o644)


def letters(family: str, points: float) -> QFont:
    """Return a font in points on paper."""
    font = QFont(family)
    font.setPixelSize(max(1, round(points * POINT)))
    return font
