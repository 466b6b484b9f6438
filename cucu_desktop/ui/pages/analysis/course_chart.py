"""A chart of a game: the position of a player after every deal, and the cost of the player's decisions.

Within a deal the line first shows the effect of cards and other players, then falls by the loss of each
decision against the best: each fall is red, with a point at its foot, so that it shows without colours.
"""

from __future__ import annotations

from math import ceil, floor
from typing import TYPE_CHECKING, Final

from PySide6.QtCore import QPointF, QRectF, Qt, Signal
from PySide6.QtGui import QMouseEvent, QPainter, QPen, QPolygonF

from cucu_desktop.ui.widgets.pictograms import Figure

if TYPE_CHECKING:
    from collections.abc import Callable, Iterable, Sequence

    from PySide6.QtGui import QKeyEvent

    from cucu_desktop.ui.widgets.art import Art
    from cucu_desktop.ui.widgets.theme import Theme

FALL_AT: Final = 0.6
"""Horizontal position of a deal's decisions between deals: the fraction of a deal for their middle."""
APART: Final = 0.2
"""Distance between the decisions of one deal, in deals, if there is room."""
LEAST: Final = 0.002
"""The least fall that is marked, as a fraction of the height."""
AIR: Final = 0.06
"""Free fraction of the height above and below, so that a mark at the edge is not cut."""
STEPS: Final = (
    *(0.001, 0.002, 0.005, 0.01, 0.02, 0.05, 0.1, 0.2, 0.25, 0.5),
    *(1, 2, 5, 10, 20, 50, 100, 200, 500, 1000),
)
NEAR: Final = 16
"""Distance from its point within which a fall is selected by the mouse, in px at the usual text size."""
RING: Final = 11
LINES: Final = 5
"""The most horizontal lines."""


class CourseChart(Figure):
    """The line, with heights at the left and deal numbers beneath."""

    HIGH: Final = 220
    chosen = Signal(int, int)
    """A fall was selected: its deal, from 0, and its number among the marked falls of the deal."""

    def __init__(self, theme: Theme, art: Art) -> None:
        super().__init__(theme, art)
        self._course: tuple[float, ...] = (0.0,)
        self._falls: tuple[tuple[float, ...], ...] = ()
        self._told: Callable[[float, int], str] = lambda height, decimals: f"{height:.{decimals}f}"
        self._is_chance = True
        self.feet: dict[tuple[int, int], QPointF] = {}
        """The positions of the points of the falls, by deal and number of the fall in it, both from 0."""
        self._at: tuple[int, int] | None = None
        """The fall under the mouse or the keyboard cursor."""
        self.setMouseTracking(True)

    def show_course(
        self,
        course: Sequence[float],
        falls: Iterable[Iterable[float]],
        told: Callable[[float, int], str],
        *,
        is_chance: bool,
    ) -> None:
        """Show a course.

        Args:
            course: the position of the player before the first deal and after each deal.
            falls: for each deal the costs of the player's decisions, each above 0.
            told: formats a height with a number of decimals; for a chance, decimals of its percentage.
            is_chance: whether heights are chances, from 0 to 1.
        """
        self._course, self._told = tuple(course), told
        self._falls = tuple(tuple(costs) for costs in falls)
        self._is_chance, self._at = is_chance, None
        self.update()

    @property
    def falls(self) -> int:
        """The number of marked falls."""
        low, high = self.range
        return sum(cost > LEAST * (high - low) for costs in self._falls for cost in costs)

    @property
    def range(self) -> tuple[float, float]:
        """The lowest and the highest value of the vertical axis."""
        before_falls = [
            after + sum(costs) for after, costs in zip(self._course[1:], self._falls, strict=True)
        ]
        low, high = min(0.0, *self._course, *before_falls), max(*self._course, *before_falls, 0.0)
        air = AIR * (high - low or (0.01 if self._is_chance else 2.0))
        return low - air, high + air

    def high(self) -> int:
        """The height in pixels, enough to show a hundredth."""
        return self.theme.px(self.HIGH)

    def draw(self, painter: QPainter, area: QRectF) -> None:
        """Draw heights, deals, the line and its falls."""
        theme = self.theme
        low, high = self.range
        painter.setFont(theme.font("small"))
        metrics = painter.fontMetrics()
        heights = self.heights_told()
        left = max(metrics.horizontalAdvance(told) for told in heights.values()) + theme.px(10)
        inside = area.adjusted(left, theme.px(10), -theme.px(10), -metrics.height() - theme.px(6))

        def at(deal: float, value: float) -> QPointF:
            part = (value - low) / (high - low)
            return QPointF(
                inside.left() + inside.width() * deal / max(len(self._falls), 1),
                inside.bottom() - inside.height() * part,
            )

        for height, told in heights.items():
            here = at(0, height)
            painter.setPen(QPen(theme.color("shade"), 2 if not height else 1))
            painter.drawLine(here, QPointF(inside.right(), here.y()))
            painter.setPen(theme.color("third"))
            where = QRectF(area.left(), here.y() - 20, left - theme.px(8), 40)
            painter.drawText(where, Qt.AlignmentFlag.AlignRight | Qt.AlignmentFlag.AlignVCenter, told)
        self._draw_deals(painter, inside, metrics.horizontalAdvance("000"))
        line, falls = [at(0, self._course[0])], []
        self.feet.clear()
        for deal, (after, costs) in enumerate(zip(self._course[1:], self._falls, strict=True)):
            marked = [cost for cost in costs if cost > LEAST * (high - low)]
            apart = min(APART, 0.8 / max(len(marked), 1))
            begin = deal + max(FALL_AT - apart * max(len(marked) - 1, 0) / 2, 0.1)
            level = after + sum(costs)
            line.append(at(begin, level))
            for number, cost in enumerate(marked):
                place = begin + number * apart
                top, foot = at(place, level), at(place, level - cost)
                line += [top, foot]
                self.feet[deal, number] = foot
                falls.append((top, foot, apart * inside.width() / max(len(self._falls), 1)))
                level -= cost
            line += [QPointF(line[-1].x(), at(0, after).y()), at(deal + 1, after)]
        painter.setPen(QPen(theme.color("ink"), 2.2 * theme.text_scale))
        painter.drawPolyline(QPolygonF(line))
        for top, foot, room in falls:
            self._draw_fall(painter, top, foot, room)
        if self._at in self.feet:
            painter.setPen(QPen(theme.color("focus"), 2))
            painter.drawEllipse(self.feet[self._at], theme.px(RING), theme.px(RING))

    # Selection of a fall

    def mouseMoveEvent(self, event: QMouseEvent) -> None:
        self._go_to(self._nearest(event.position()))

    def mousePressEvent(self, event: QMouseEvent) -> None:
        self._go_to(self._nearest(event.position()))
        self._choose()

    def keyPressEvent(self, event: QKeyEvent) -> None:
        """The arrows move from fall to fall; Enter or the space bar selects one."""
        feet = list(self.feet)
        step = {Qt.Key.Key_Left: -1, Qt.Key.Key_Right: 1}.get(Qt.Key(event.key()), 0)
        if step and feet:
            at = feet.index(self._at) + step if self._at in feet else 0
            self._go_to(feet[max(0, min(len(feet) - 1, at))])
        elif event.key() in (Qt.Key.Key_Return, Qt.Key.Key_Enter, Qt.Key.Key_Space) and self._at in feet:
            self._choose()
        else:
            super().keyPressEvent(event)

    def _nearest(self, where: QPointF) -> tuple[int, int] | None:
        """Return the nearest fall within `NEAR`, or None."""
        found = [
            ((foot - where).manhattanLength(), fall)
            for fall, foot in self.feet.items()
            if (foot - where).manhattanLength() <= self.theme.px(NEAR)
        ]
        return min(found)[1] if found else None

    def _go_to(self, fall: tuple[int, int] | None) -> None:
        if fall != self._at:
            self._at = fall
            hand = Qt.CursorShape.ArrowCursor if fall is None else Qt.CursorShape.PointingHandCursor
            self.setCursor(hand)
            self.update()

    def _choose(self) -> None:
        if self._at is not None:
            self.chosen.emit(*self._at)

    def heights_told(self) -> dict[float, str]:
        """Return the heights of the horizontal lines, with their labels."""
        low, high = self.range
        step = _step(low, high)
        scale = 100 if self._is_chance else 1
        decimals = next(
            places for places in range(4) if abs(round(scale * step, places) - scale * step) < 1e-9
        )
        heights = _heights(low, min(high, 1.0) if self._is_chance else high, step)
        return {height: self._told(height, decimals) for height in heights}

    def _draw_deals(self, painter: QPainter, inside: QRectF, wide: int) -> None:
        """Write the numbers of the deals beneath, as many as fit."""
        number = len(self._falls)
        pitch = inside.width() / max(number, 1)
        every = next((step for step in (1, 2, 5, 10, 20, 50) if step * pitch >= wide), 100)
        for deal in range(every, number + 1, every):
            middle = inside.left() + pitch * (deal - 1 + FALL_AT)
            where = QRectF(middle - 40, inside.bottom() + self.theme.px(4), 80, self.theme.px(24))
            painter.drawText(where, Qt.AlignmentFlag.AlignHCenter | Qt.AlignmentFlag.AlignTop, str(deal))

    def _draw_fall(self, painter: QPainter, top: QPointF, foot: QPointF, room: float) -> None:
        """Draw a fall, at most as wide as `room`."""
        red, size = self.theme.color("call"), min(self.theme.px(5), 0.45 * room)
        wide = min(self.theme.px(4), 0.6 * room)
        painter.setPen(QPen(red, wide, Qt.PenStyle.SolidLine, Qt.PenCapStyle.FlatCap))
        painter.drawLine(top, foot)
        painter.setPen(Qt.PenStyle.NoPen)
        painter.setBrush(red)
        beneath = foot + QPointF(0, size)
        painter.drawPolygon(QPolygonF([foot - QPointF(size, 0), foot + QPointF(size, 0), beneath]))
        painter.setBrush(Qt.BrushStyle.NoBrush)


def _step(low: float, high: float) -> float:
    """Return the distance between the horizontal lines."""
    return next((step for step in STEPS if (high - low) / step <= LINES), STEPS[-1])


def _heights(low: float, high: float, step: float) -> list[float]:
    """Return the round heights of the horizontal lines.

    >>> _heights(-0.01, 0.26, 0.05)
    [0.0, 0.05, 0.1, 0.15, 0.2, 0.25]
    """
    return [
        round(number * step, 6) + 0.0 for number in range(ceil(low / step), floor(high / step + 1e-9) + 1)
    ]
