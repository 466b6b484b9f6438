"""Drawing functions for paper on the table: ribbons for names, bubbles for speech, tags for numbers.

Outlines are thicker away from the lamp, as on the cards: a black shape is drawn under the paper, offset
to the lower right.
"""

from random import Random
from typing import Final

from PySide6.QtCore import QPointF, QRectF, Qt
from PySide6.QtGui import (
    QColor,
    QFont,
    QFontMetricsF,
    QPainter,
    QPainterPath,
    QPainterPathStroker,
    QPen,
    QPolygonF,
)

from cucu_desktop.ui.widgets.theme import Theme, ornament

_LINE: Final = 1.7
_NOTE_TAIL: Final = 6.0
"""Half the width of the tail of a note: thinner than that of a bubble, as it may cross a card."""


def ribbon(painter: QPainter, theme: Theme, area: QRectF, body: float, *, lit: bool) -> QRectF:
    """Draw a ribbon with forked tails in the middle of `area`; return its front's area, `body` wide."""
    high = area.height() * 0.84
    front = QRectF(0, 0, body, high)
    front.moveCenter(QPointF(area.center().x(), area.top() + high / 2 + 1))
    tail, drop = min((area.width() - body) / 2 + 6, 6 + high * 0.62), high * 0.19
    painter.setPen(_pen(theme, _LINE))
    for side, x in ((-1, front.left()), (1, front.right())):
        far = x + side * (tail - 6)
        fork = [
            QPointF(x - side * 7, front.top() + drop),
            QPointF(far, front.top() + drop),
            QPointF(far - side * 6, front.center().y() + drop),
            QPointF(far, front.bottom() + drop),
            QPointF(x - side * 7, front.bottom() + drop),
        ]
        painter.setBrush(theme.color("shade"))
        painter.drawPolygon(QPolygonF(fork))
        painter.setBrush(theme.color("ink"))
        fold = [
            QPointF(x - side * 7, front.bottom()),
            QPointF(x, front.bottom()),
            QPointF(x - side * 7, front.bottom() + drop),
        ]  # fmt: skip
        painter.drawPolygon(QPolygonF(fold))
    _sheet(painter, theme, _slip(front, 1.0), theme.color("active" if lit else "cream"))
    return front


def tag(painter: QPainter, theme: Theme, area: QRectF) -> None:
    """Draw a small piece of paper as background for a number."""
    _sheet(painter, theme, _slip(area, 0.7), theme.color("cream"))


def note(painter: QPainter, theme: Theme, area: QRectF, *, lit: bool, tip: QPointF | None = None) -> None:
    """Draw a larger piece of paper; `lit` highlights it, and a tail points at `tip`."""
    shape = _slip(area, 1.0)
    if tip is not None and not area.contains(tip):
        shape = shape.united(_tail(area, tip, _NOTE_TAIL).toFillPolygon())
    _sheet(painter, theme, shape, theme.color("active" if lit else "cream"))


def veil(painter: QPainter, area: QRectF) -> None:
    """Darken the pixels already painted, and no transparent ones."""
    painter.setCompositionMode(QPainter.CompositionMode.CompositionMode_SourceAtop)
    painter.fillRect(area, QColor(20, 15, 8, 105))
    painter.setCompositionMode(QPainter.CompositionMode.CompositionMode_SourceOver)


def pill(painter: QPainter, area: QRectF) -> None:
    """Draw a dark background that makes a number legible on any picture."""
    painter.setPen(Qt.PenStyle.NoPen)
    painter.setBrush(QColor(24, 15, 8, 205))
    painter.drawRoundedRect(area, area.height() / 2, area.height() / 2)


def slip(painter: QPainter, theme: Theme, area: QRectF) -> None:
    """Draw a light background that makes tokens visible on cloth and rim of any colour."""
    painter.setPen(QPen(theme.color("ink"), _LINE * 0.7))
    painter.setBrush(theme.color("cream"))
    painter.drawRoundedRect(area, area.height() * 0.3, area.height() * 0.3)


def label(painter: QPainter, theme: Theme, area: QRectF, text: str) -> None:
    """Draw a text on a small piece of paper, in the painter's font."""
    tag(painter, theme, area)
    painter.setPen(theme.color("ink"))
    painter.drawText(area.adjusted(0, -1, 0, 0), Qt.AlignmentFlag.AlignCenter, text)


def shrunk(font: QFont, text: str, width: float, least: int) -> QFont:
    """Return the font made smaller until the text is at most `width` wide, but not below `least` px."""
    while font.pixelSize() > least and QFontMetricsF(font).horizontalAdvance(text) > width:
        font.setPixelSize(font.pixelSize() - 1)
    return font


def number(painter: QPainter, area: QRectF, text: str) -> None:
    """Draw a number in light letters, in the painter's font."""
    painter.setPen(ornament("ivory"))
    painter.drawText(area.adjusted(0, -1, 0, 0), Qt.AlignmentFlag.AlignCenter, text)


def ring_pen(theme: Theme, radius: float, *, dashed: bool) -> QPen:
    """Return the pen of the ring round the acting seat; `dashed`: of the ring round a drop target."""
    pen = QPen(theme.color("active"), max(2.4, radius * 0.07))
    if dashed:
        pen.setDashPattern([2.2, 1.6])
    return pen


def bubble(painter: QPainter, theme: Theme, body: QRectF, tip: QPointF) -> None:
    """Draw a bubble whose tail points at `tip`."""
    path = QPainterPath()
    path.addRoundedRect(body, 15, 15)
    path = path.united(_tail(body, tip)) if not body.contains(tip) else path
    shadow = path.translated(3, 5)
    painter.fillPath(shadow, QColor(14, 8, 3, 105))
    # The path is used twice; computing it takes as long as all the rest.
    ink = theme.color("ink")
    line = QPainterPathStroker(_pen(theme, 2.0)).createStroke(path)
    painter.fillPath(path.translated(0.9, 1.1), ink)
    painter.fillPath(line.translated(0.9, 1.1), ink)
    painter.fillPath(path, theme.color("cream"))
    painter.fillPath(line, ink)


def _tail(body: QRectF, tip: QPointF, half: float = 12) -> QPainterPath:
    """Return the outline of the tail, from the bubble's nearest side to the tip; `half` its width there."""
    inside = body.adjusted(24, 20, -24, -20)
    root = QPointF(
        min(max(tip.x(), inside.left()), inside.right()), min(max(tip.y(), inside.top()), inside.bottom())
    )
    along = tip - root
    far = max((along.x() ** 2 + along.y() ** 2) ** 0.5, 1.0)
    side = QPointF(-along.y(), along.x()) / far * half
    path = QPainterPath(root + side)
    bend = root + along * 0.55 + side * 0.5
    path.quadTo(bend, tip)
    path.quadTo(bend - side * 0.8, root - side)
    path.closeSubpath()
    return path


def _slip(area: QRectF, waver: float) -> QPolygonF:
    """Return the slightly uneven outline of a piece of paper."""
    chance = Random(int(area.width() * 7))
    corners = (area.topLeft(), area.topRight(), area.bottomRight(), area.bottomLeft())
    points = []
    for at, to in zip(corners, (*corners[1:], corners[0]), strict=True):
        steps = max(int(abs(to.x() - at.x()) + abs(to.y() - at.y())) // 18, 1)
        points += [
            at + (to - at) * step / steps + QPointF(0, chance.uniform(-waver, waver) * (0 < step < steps))
            for step in range(steps)
        ]
    return QPolygonF(points)


def _sheet(painter: QPainter, theme: Theme, shape: QPolygonF, colour: QColor) -> None:
    painter.setPen(Qt.PenStyle.NoPen)
    painter.setBrush(QColor(18, 10, 5, 110))
    painter.drawPolygon(shape.translated(2, 3.2))
    painter.setPen(_pen(theme, _LINE))
    painter.setBrush(theme.color("ink"))
    painter.drawPolygon(shape.translated(0.7, 0.9))
    painter.setBrush(colour)
    painter.drawPolygon(shape)


def _pen(theme: Theme, width: float) -> QPen:
    pen = QPen(theme.color("ink"), width)
    pen.setJoinStyle(Qt.PenJoinStyle.RoundJoin)
    return pen
