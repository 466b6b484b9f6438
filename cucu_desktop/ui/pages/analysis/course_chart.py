"""The course of a game as a line: where one stood after every deal, and what one's own decisions cost.

Within a deal the line goes first where cards and others have led, and falls then by what was lost against the
best: each fall is red, with a point at its foot, so that it is seen without colours, too.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from PySide6.QtCore import QPointF, QRectF, Qt
from PySide6.QtGui import QPainter, QPen, QPolygonF

from cucu_desktop.ui.widgets.pictograms import Figure

if TYPE_CHECKING:
    from collections.abc import Callable, Sequence

    from cucu_desktop.ui.widgets.art import Art
    from cucu_desktop.ui.widgets.theme import Theme

FALL_AT: Final = 0.6
"""How far into a deal its own decisions are drawn."""
LEAST: Final = 0.002
"""What part of the height a fall has at least to be marked."""
STEPS: Final = (0.01, 0.02, 0.05, 0.1, 0.2, 0.25, 0.5, 1, 2, 5, 10, 20, 50, 100, 200, 500, 1000)
LINES: Final = 5
"""So many lines across, at the most."""


class CourseChart(Figure):
    """The line, with what its heights are at the left and the deals beneath."""

    HIGH: Final = 220

    def __init__(self, theme: Theme, art: Art) -> None:
        super().__init__(theme, art)
        self._course: tuple[float, ...] = (0.0,)
        self._falls: tuple[float, ...] = ()
        self._told: Callable[[float], str] = str
        self._has_floor = True

    def show_course(
        self, course: Sequence[float], own: Sequence[float], told: Callable[[float], str], *, is_chance: bool
    ) -> None:
        """Show a course.

        Args:
            course: where one stood before the first deal and after each.
            own: for each deal what one's own decisions cost, below 0.
            told: how a height is written.
            is_chance: whether it is a chance, from 0 to 1.
        """
        self._course, self._falls, self._told = tuple(course), tuple(own), told
        self._has_floor = is_chance
        self.update()

    @property
    def falls(self) -> int:
        """How many deals have a fall that is marked."""
        low, high = self._range()
        return sum(-fall > LEAST * (high - low) for fall in self._falls)

    def high(self) -> int:
        """High enough to see a hundredth."""
        return self.theme.px(self.HIGH)

    def _range(self) -> tuple[float, float]:
        """Return the lowest and the highest that is drawn."""
        before_falls = [after - fall for after, fall in zip(self._course[1:], self._falls, strict=True)]
        low, high = min(0.0, *self._course, *before_falls), max(*self._course, *before_falls, 0.0)
        if self._has_floor:
            return 0.0, min(max(high * 1.08, 0.25), 1.0)
        air = (high - low or 2.0) * 0.06
        return low - air, high + air

    def draw(self, painter: QPainter, area: QRectF) -> None:
        """Heights, deals, the line and its falls."""
        theme = self.theme
        low, high = self._range()
        painter.setFont(theme.font("small"))
        metrics = painter.fontMetrics()
        heights = _heights(low, high)
        left = max(metrics.horizontalAdvance(self._told(height)) for height in heights) + theme.px(10)
        inside = area.adjusted(left, theme.px(10), -theme.px(10), -metrics.height() - theme.px(6))

        def at(deal: float, value: float) -> QPointF:
            part = (min(max(value, low), high) - low) / (high - low)
            return QPointF(
                inside.left() + inside.width() * deal / max(len(self._falls), 1),
                inside.bottom() - inside.height() * part,
            )

        for height in heights:
            here = at(0, height)
            painter.setPen(QPen(theme.color("shade"), 2 if not height else 1))
            painter.drawLine(here, QPointF(inside.right(), here.y()))
            painter.setPen(theme.color("third"))
            where = QRectF(area.left(), here.y() - 20, left - theme.px(8), 40)
            painter.drawText(
                where, Qt.AlignmentFlag.AlignRight | Qt.AlignmentFlag.AlignVCenter, self._told(height)
            )
        self._draw_deals(painter, inside, metrics.horizontalAdvance("000"))
        line = [at(0, self._course[0])]
        falls = []
        for deal, (after, fall) in enumerate(zip(self._course[1:], self._falls, strict=True)):
            top, foot = at(deal + FALL_AT, after - fall), at(deal + FALL_AT, after)
            line += [top, foot, at(deal + 1, after)]
            if -fall > LEAST * (high - low):
                falls.append((top, foot))
        painter.setPen(QPen(theme.color("ink"), 2.2 * theme.text_scale))
        painter.drawPolyline(QPolygonF(line))
        for top, foot in falls:
            self._draw_fall(painter, top, foot)

    def _draw_deals(self, painter: QPainter, inside: QRectF, wide: int) -> None:
        """Write the numbers of the deals beneath, as many as there is room for."""
        number = len(self._falls)
        pitch = inside.width() / max(number, 1)
        every = next((step for step in (1, 2, 5, 10, 20, 50) if step * pitch >= wide), 100)
        for deal in range(every, number + 1, every):
            middle = inside.left() + pitch * (deal - 1 + FALL_AT)
            where = QRectF(middle - 40, inside.bottom() + self.theme.px(4), 80, self.theme.px(24))
            painter.drawText(where, Qt.AlignmentFlag.AlignHCenter | Qt.AlignmentFlag.AlignTop, str(deal))

    def _draw_fall(self, painter: QPainter, top: QPointF, foot: QPointF) -> None:
        red, size = self.theme.color("call"), self.theme.px(5)
        painter.setPen(QPen(red, self.theme.px(4), Qt.PenStyle.SolidLine, Qt.PenCapStyle.FlatCap))
        painter.drawLine(top, foot)
        painter.setPen(Qt.PenStyle.NoPen)
        painter.setBrush(red)
        beneath = foot + QPointF(0, size)
        painter.drawPolygon(QPolygonF([foot - QPointF(size, 0), foot + QPointF(size, 0), beneath]))
        painter.setBrush(Qt.BrushStyle.NoBrush)


def _heights(low: float, high: float) -> list[float]:
    """Return the round heights at which a line goes across.

    >>> _heights(0.0, 0.25)
    [0.0, 0.05, 0.1, 0.15, 0.2, 0.25]
    """
    step = next((step for step in STEPS if (high - low) / step <= LINES), STEPS[-1])
    first = -(-low // step)
    found, number = [], int(first)
    while number * step <= high + 1e-9:
        found.append(round(number * step, 6))
        number += 1
    return found
