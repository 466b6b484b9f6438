"""Cut paper and its printed frame: the ground of every button, panel and dialog.

The edge is slightly irregular and the black line swells away from the light, as on the cards. One piece of
paper is cut once for its size and kept in Qt's pixmap cache; painting it again is one blit.
"""

import math
from random import Random
from typing import Final

from PySide6.QtCore import QPointF, QRectF, QSize, QSizeF, Qt
from PySide6.QtGui import QColor, QPainter, QPainterPath, QPen, QPixmap, QPixmapCache, QPolygonF

from cucu_desktop.frozen import frozen
from cucu_desktop.ui.widgets.focus import paint_ring
from cucu_desktop.ui.widgets.theme import Theme, Tone

_LIGHT: Final = (-0.6, -0.8)
_STEP: Final = 7.0  # px between two points of an edge: enough for the waver, few enough to be cheap


@frozen
class Cut:
    """The parameters of a piece of paper.

    Attributes:
        face: its colour.
        radius: of the corners.
        waver: the amplitude of the edge, in px.
        line: width of the outer black line.
        inner: distance of the fine inner line, 0 for none.
        drop: the offset of its shadow, in px; the paper is that much smaller than the pixmap.
        specks: whether fibres are visible, as in rough paper.
        ring: whether it has a focus ring, for which `RING` px are kept free on all sides.
    """

    face: Tone = "cream"
    radius: float = 7.0
    waver: float = 0.6
    line: float = 2.4
    inner: float = 4.5
    drop: float = 4.0
    specks: bool = False
    ring: bool = False


_OFF: Final = 4.5
"""The distance of the focus ring from the edge."""
RING: Final = 7
"""The space for the focus ring on every side of a button, focused or not."""


def cut(theme: Theme, size: QSize, ratio: float, how: Cut, margin: int = 0) -> QPixmap:
    """Return a piece of paper that fills a pixmap of `size` except for `margin` on every side."""
    key = f"paper/{theme.scheme}/{size.width()}x{size.height()}@{ratio}/{margin}/{how}"
    pixmap = QPixmap()
    if QPixmapCache.find(key, pixmap):
        return pixmap
    pixmap = QPixmap((QSizeF(size) * ratio).toSize())
    pixmap.setDevicePixelRatio(ratio)
    pixmap.fill(Qt.GlobalColor.transparent)
    painter = QPainter(pixmap)
    painter.setRenderHint(QPainter.RenderHint.Antialiasing)
    _paint(painter, theme, QRectF(0, 0, size.width(), size.height()), how, margin)
    painter.end()
    QPixmapCache.insert(key, pixmap)
    return pixmap


def _paint(painter: QPainter, theme: Theme, area: QRectF, how: Cut, margin: int) -> None:
    room = margin + how.line / 2 + how.waver
    sheet = area.adjusted(room, room, -room - how.drop * 0.6, -room - how.drop)
    chance = Random(int(area.width()) * 31 + int(area.height()))
    outline = _wavering(_rounded(sheet, how.radius), how.waver, chance)
    edge = QPolygonF([QPointF(x, y) for x, y in outline])
    painter.setPen(Qt.PenStyle.NoPen)
    if how.drop:
        painter.setBrush(theme.color("shadow"))
        painter.drawPolygon(edge.translated(how.drop * 0.5, how.drop * 0.9))
    painter.setBrush(theme.color(how.face))
    painter.drawPolygon(edge)
    if how.specks and theme.scheme != "contrast":
        _specks(painter, theme.color("shade"), sheet, chance)
    painter.fillPath(_thick_thin(outline, how.line, chance), theme.color("ink"))
    if how.inner:
        painter.setBrush(Qt.BrushStyle.NoBrush)
        painter.setPen(QPen(theme.color("ink"), 1.0))
        gap = how.inner
        painter.drawRoundedRect(sheet.adjusted(gap, gap, -gap, -gap), how.radius * 0.5, how.radius * 0.5)
    if how.ring:
        paint_ring(painter, theme, sheet.adjusted(-_OFF, -_OFF, _OFF, _OFF), how.radius + 3)


def _rounded(rect: QRectF, radius: float) -> list[tuple[float, float]]:
    """Return points along a rectangle with round corners, clockwise from the top right corner."""
    points: list[tuple[float, float]] = []
    corners = (
        (rect.right() - radius, rect.top() + radius, -90),
        (rect.right() - radius, rect.bottom() - radius, 0),
        (rect.left() + radius, rect.bottom() - radius, 90),
        (rect.left() + radius, rect.top() + radius, 180),
    )
    for x, y, start in corners:
        arc = [math.radians(start + turn) for turn in (0, 30, 60, 90)]
        corner = [(x + radius * math.cos(a), y + radius * math.sin(a)) for a in arc]
        if points:
            points += _between(points[-1], corner[0])
        points += corner
    return points + _between(points[-1], points[0])


def _between(a: tuple[float, float], b: tuple[float, float]) -> list[tuple[float, float]]:
    number = max(1, round(math.dist(a, b) / _STEP))
    return [(a[0] + (b[0] - a[0]) * k / number, a[1] + (b[1] - a[1]) * k / number) for k in range(1, number)]


def _wavering(points: list[tuple[float, float]], waver: float, chance: Random) -> list[tuple[float, float]]:
    """Return an irregular edge: two slow waves of noise, one for each direction."""
    across = down = 0.0
    cut_points = []
    random = chance.random
    for x, y in points:
        across = 0.75 * across + 0.5 * (2 * waver * random() - waver)
        down = 0.75 * down + 0.5 * (2 * waver * random() - waver)
        cut_points.append((x + across, y + down))
    return cut_points


def _thick_thin(points: list[tuple[float, float]], width: float, chance: Random) -> QPainterPath:
    """Return a closed line along the edge, thick away from the light at the top left."""
    outer, inner = [], []
    random, (light_x, light_y) = chance.random, _LIGHT
    before_x, before_y = points[-1]
    for (x, y), (after_x, after_y) in zip(points, [*points[1:], points[0]], strict=True):
        dx, dy = after_x - before_x, after_y - before_y
        length = math.hypot(dx, dy) or 1.0
        nx, ny = dy / length, -dx / length
        half = width / 2 * (1 - 0.5 * (nx * light_x + ny * light_y)) * (0.82 + 0.36 * random())
        outer.append(QPointF(x + nx * half, y + ny * half))
        inner.append(QPointF(x - nx * half, y - ny * half))
        before_x, before_y = x, y
    path = QPainterPath()
    for side in (outer, inner):
        path.addPolygon(QPolygonF(side))
        path.closeSubpath()
    return path


def _specks(painter: QPainter, colour: QColor, sheet: QRectF, chance: Random) -> None:
    colour.setAlpha(140)
    painter.setBrush(colour)
    for _ in range(min(120, int(sheet.width() * sheet.height() / 1400))):
        x = chance.uniform(sheet.left() + 4, sheet.right() - 4)
        y = chance.uniform(sheet.top() + 4, sheet.bottom() - 4)
        painter.drawEllipse(QPointF(x, y), chance.uniform(0.4, 0.8), chance.uniform(0.4, 1.4))
