"""Icons, painted by Qt at any size: faces, things of the table, cards."""

from __future__ import annotations

import functools
from typing import TYPE_CHECKING

from PySide6.QtCore import QByteArray, QPoint, QRect, QRectF, QSize, Qt
from PySide6.QtGui import QIcon, QIconEngine, QPainter, QPixmap
from PySide6.QtSvg import QSvgRenderer

from cucu_desktop.resources import asset
from cucu_desktop.ui.widgets.pictures.drawings import drawing, face_file
from cucu_desktop.ui.widgets.safe_paint import safe_paint

if TYPE_CHECKING:
    from pathlib import Path


class _FaceEngine(QIconEngine):
    """Paints a face as an icon: Qt's own engine handles whole files only."""

    def __init__(self, path: tuple[str, ...]) -> None:
        super().__init__()
        self._path = path
        self._painted: dict[tuple[int, int], QPixmap] = {}

    def clone(self) -> QIconEngine:
        return _FaceEngine(self._path)

    @safe_paint
    def paint(self, painter: QPainter, rect: QRect, mode: QIcon.Mode, state: QIcon.State) -> None:
        del mode, state
        QSvgRenderer(QByteArray(drawing(self._path))).render(painter, QRectF(rect))

    def pixmap(self, size: QSize, mode: QIcon.Mode, state: QIcon.State) -> QPixmap:
        key = size.width(), size.height()
        if (known := self._painted.get(key)) is not None:
            return known
        pixmap = QPixmap(size)
        pixmap.fill(Qt.GlobalColor.transparent)
        painter = QPainter(pixmap)
        self.paint(painter, QRect(QPoint(0, 0), size), mode, state)
        painter.end()
        self._painted[key] = pixmap
        return pixmap


@functools.cache
def portrait(face: str, mood: str = "") -> QIcon:
    """Return a face, calm or in a mood, if that mood was drawn."""
    return QIcon(_FaceEngine(("faces", face_file(face, mood))))


@functools.cache
def thing(name: str) -> QIcon:
    return _icon(asset("table", f"{name}.svg"))


@functools.cache
def card_face(pack: str, card: str) -> QIcon:
    return _icon(asset("packs", pack, f"{card}.svg"))


def _icon(path: Path) -> QIcon:
    return QIcon(str(path))
