"""A glass over a crowd: who is to act, and the neighbours, seen large in the middle of the table."""

from collections.abc import Sequence
from typing import TYPE_CHECKING, Final

from PySide6.QtCore import QPointF, QRectF, Qt
from PySide6.QtGui import QColor, QPainter, QPen, QPolygonF
from PySide6.QtWidgets import QGraphicsItem

from cucu_desktop.ui.art import Art
from cucu_desktop.ui.items.seat import SeatItem
from cucu_desktop.ui.sketch import Sizes
from cucu_desktop.ui.theme import Theme, ornament

if TYPE_CHECKING:
    from PySide6.QtWidgets import QStyleOptionGraphicsItem, QWidget

_PRINT: Final = ornament("print")
_ARROW: Final = ((1.3, 0.0), (-0.8, 1.0), (-0.25, 0.0), (-0.8, -1.0))


class LensItem(QGraphicsItem):
    """Three seats side by side, as play goes round; each looks like the seat it stands for."""

    def __init__(self, art: Art, theme: Theme) -> None:
        super().__init__()
        self._area = QRectF(-100, -40, 200, 80)
        self._clockwise = False
        self._shown: tuple[SeatItem | None, ...] = (None, None, None)
        self._large = [SeatItem(art, theme, "", "") for _ in range(3)]
        for item in self._large:
            item.setParentItem(self)
            item.setVisible(False)

    def lie(self, area: QRectF, sizes: Sizes, *, clockwise: bool) -> None:
        """Lie here; seats are so large in it."""
        self.prepareGeometryChange()
        self._area = area.translated(-area.center())
        self._clockwise = clockwise
        self.setPos(area.center())
        step = sizes.wide * 1.08 * (-1 if clockwise else 1)
        for number, item in enumerate(self._large):
            face = QPointF((number - 1) * step, sizes.radius - sizes.high / 2)
            item.sit(sizes.place(face, None, None, QPointF(0, -1)), QPointF())
        self.update()

    def wear(self, theme: Theme) -> None:
        """Look as this theme says."""
        for item in self._large:
            item.wear(theme)

    def look_at(self, seats: Sequence[SeatItem | None]) -> None:
        """Show these three: who was before, who is to act, who comes after."""
        for old in self._shown:
            if old:
                old.echo = None
        self._shown = tuple(seats)
        for seat, item in zip(self._shown, self._large, strict=True):
            item.setVisible(seat is not None)
            if seat:
                seat.echo = item
                item.resemble(seat)
        self.update()

    def boundingRect(self) -> QRectF:
        """What it may paint on."""
        return self._area.adjusted(-4, -4, 4, 4)

    def paint(
        self, painter: QPainter, option: "QStyleOptionGraphicsItem", widget: "QWidget | None" = None
    ) -> None:
        """Paint the ground, and which way it goes on."""
        del option, widget
        if not any(self._shown):
            return
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        painter.setPen(QPen(_PRINT, 1.6))
        painter.setBrush(QColor(16, 14, 6, 70))
        painter.drawRoundedRect(self._area, self._area.height() * 0.24, self._area.height() * 0.24)
        painter.setPen(Qt.PenStyle.NoPen)
        painter.setBrush(_PRINT)
        size = self._area.height() * 0.07 * (-1 if self._clockwise else 1)
        for side, seat in ((-1, self._shown[0]), (1, self._shown[2])):
            if seat is None:
                continue
            middle = QPointF(side * self._area.width() / 6.2 * (-1 if self._clockwise else 1), 0)
            middle -= QPointF(0, self._area.height() * 0.16)
            painter.drawPolygon(QPolygonF([middle + QPointF(x, y) * size for x, y in _ARROW]))


def beside(order: Sequence[int], seat: int) -> tuple[int | None, int, int | None]:
    """Return who was before a seat in this deal, the seat, and who comes after."""
    if seat not in order:
        return None, seat, None
    at = order.index(seat)
    return order[at - 1] if at else None, seat, order[at + 1] if at + 1 < len(order) else None
