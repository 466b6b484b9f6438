"""The four suits as painter paths, for large symbols."""

from collections.abc import Callable, Mapping
from typing import Final

from PySide6.QtCore import QPointF, QRectF, Qt
from PySide6.QtGui import QColor, QPainterPath, QTransform

from cucu_desktop.ui.widgets.theme import ornament

_RED: Final = "DH"


def suit_colour(suit: str) -> QColor:
    """Return the ink of a suit's symbol."""
    return ornament("wax" if suit in _RED else "black")


def suit_path(suit: str, area: QRectF) -> QPainterPath:
    """Return the suit's shape, centred in the area and as large as the area allows."""
    shape = _SHAPES[suit]()
    bounds = shape.boundingRect()
    scale = min(area.width() / bounds.width(), area.height() / bounds.height())
    middle = area.center() - bounds.center() * scale
    return QTransform(scale, 0, 0, scale, middle.x(), middle.y()).map(shape)


def _diamond() -> QPainterPath:
    path = QPainterPath(QPointF(0, -10))
    path.quadTo(QPointF(2.4, -4.6), QPointF(7.4, 0))
    path.quadTo(QPointF(2.4, 4.6), QPointF(0, 10))
    path.quadTo(QPointF(-2.4, 4.6), QPointF(-7.4, 0))
    path.quadTo(QPointF(-2.4, -4.6), QPointF(0, -10))
    return path


def _heart() -> QPainterPath:
    path = QPainterPath(QPointF(0, 10))
    path.cubicTo(QPointF(-3, 5), QPointF(-9.6, 1), QPointF(-9.6, -4.4))
    path.cubicTo(QPointF(-9.6, -10.4), QPointF(-2, -11), QPointF(0, -5.4))
    path.cubicTo(QPointF(2, -11), QPointF(9.6, -10.4), QPointF(9.6, -4.4))
    path.cubicTo(QPointF(9.6, 1), QPointF(3, 5), QPointF(0, 10))
    return path


def _foot() -> QPainterPath:
    path = QPainterPath(QPointF(0, 1))
    path.quadTo(QPointF(0.4, 8), QPointF(4.2, 10))
    path.lineTo(QPointF(-4.2, 10))
    path.quadTo(QPointF(-0.4, 8), QPointF(0, 1))
    return path


def _spade() -> QPainterPath:
    path = QPainterPath(QPointF(0, -10))
    path.cubicTo(QPointF(3, -5), QPointF(9.4, -2), QPointF(9.4, 3))
    path.cubicTo(QPointF(9.4, 8.4), QPointF(2.4, 8.4), QPointF(0, 4))
    path.cubicTo(QPointF(-2.4, 8.4), QPointF(-9.4, 8.4), QPointF(-9.4, 3))
    path.cubicTo(QPointF(-9.4, -2), QPointF(-3, -5), QPointF(0, -10))
    return _joined(path, _foot())


def _club() -> QPainterPath:
    path = QPainterPath()
    for x, y in ((0.0, -5.4), (-5.0, 2.2), (5.0, 2.2)):
        leaf = QPainterPath()
        leaf.addEllipse(QPointF(x, y), 4.6, 4.6)
        path = _joined(path, leaf)
    heart = QPainterPath()
    heart.addRect(QRectF(-2, -3, 4, 6))
    return _joined(_joined(path, heart), _foot())


def _joined(one: QPainterPath, other: QPainterPath) -> QPainterPath:
    both = one.united(other)
    both.setFillRule(Qt.FillRule.WindingFill)
    return both


_SHAPES: Final[Mapping[str, Callable[[], QPainterPath]]] = {
    "C": _club,
    "D": _diamond,
    "H": _heart,
    "S": _spade,
}
