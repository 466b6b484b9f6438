"""A plate on the shelf: the picture of a feat, with a seal once earned."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from PySide6.QtCore import QPointF, QRectF, Qt
from PySide6.QtGui import QPainter, QPen, QPixmap, QPixmapCache
from PySide6.QtSvg import QSvgRenderer

from cucu_desktop.resources import asset

if TYPE_CHECKING:
    from cucu_desktop.ui.widgets.theme import Theme

SIZE: Final = 74
"""Width and height of a plate, at the usual text size."""
_INSIDE: Final = 0.62
"""Width of the picture, as a fraction of the plate."""


def plate_picture(theme: Theme, feat: str, ratio: float, *, is_earned: bool) -> QPixmap:
    """Return the plate of a feat, for a screen with this ratio of pixels."""
    side = theme.px(SIZE)
    picture = QPixmap(_painted(feat, round(side * ratio)))
    picture.setDevicePixelRatio(ratio)
    if is_earned:
        painter = QPainter(picture)
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        _draw_seal(painter, theme, QPointF(side * 0.84, side * 0.84), side * 0.13)
        painter.end()
    return picture


def _draw_seal(painter: QPainter, theme: Theme, middle: QPointF, radius: float) -> None:
    """Draw the mark of an earned plate, a tick in a circle, so that colour is not the only sign."""
    painter.setPen(QPen(theme.color("ink"), 1.4))
    painter.setBrush(theme.color("active"))
    painter.drawEllipse(middle, radius, radius)
    painter.setPen(QPen(theme.color("ink"), max(radius * 0.26, 1.6)))
    corners = ((-0.45, 0.02), (-0.1, 0.4), (0.5, -0.38))
    painter.drawPolyline([middle + QPointF(x, y) * radius for x, y in corners])


def _painted(feat: str, pixels: int) -> QPixmap:
    """Return the plate with its picture."""
    key, picture = f"feat/{feat}/{pixels}", QPixmap()
    if QPixmapCache.find(key, picture):
        return picture
    picture = QPixmap(pixels, pixels)
    picture.fill(Qt.GlobalColor.transparent)
    painter = QPainter(picture)
    QSvgRenderer(str(asset("feats", "plate.svg"))).render(painter, QRectF(0, 0, pixels, pixels))
    edge = pixels * (1 - _INSIDE) / 2
    inside = QRectF(edge, edge, pixels * _INSIDE, pixels * _INSIDE)
    QSvgRenderer(str(asset("feats", f"{feat}.svg"))).render(painter, inside)
    painter.end()
    QPixmapCache.insert(key, picture)
    return picture
