"""The lens: at a crowded table it shows the acting seat and its neighbours enlarged in the middle."""

from collections.abc import Sequence
from typing import Final

from PySide6.QtCore import QPointF, QRectF, Qt
from PySide6.QtGui import QColor, QPainter, QPen, QPolygonF

from cucu_desktop.ui.scene.items.picture import PaintedItem
from cucu_desktop.ui.scene.items.seat import SeatItem
from cucu_desktop.ui.scene.layout.seat_sizes import Sizes
from cucu_desktop.ui.widgets.art import Art
from cucu_desktop.ui.widgets.theme import Theme, ornament

_PRINT: Final = ornament("print")
_ARROW: Final = ((1.3, 0.0), (-0.8, 1.0), (-0.25, 0.0), (-0.8, -1.0))


class LensItem(PaintedItem):
    """Three enlarged seats side by side, in playing order; each copies the look of the seat it represents."""

    def __init__(self, art: Art, theme: Theme) -> None:
        super().__init__()
        self._area = QRectF(-100, -40, 200, 80)
        self._clockwise = False
        self._shown: tuple[SeatItem | None, ...] = (None, None, None)
        self._coming = SeatItem(art, theme, "", "")
        """Hidden seats, which render in advance the pictures needed at the next turn."""
        self.large = [SeatItem(art, theme, "", "") for _ in range(3)]
        for item in (*self.large, self._coming):
            item.setParentItem(self)
            item.setVisible(False)
            item.ribbons = self._coming.ribbons

    def place(self, area: QRectF, sizes: Sizes, *, clockwise: bool) -> None:
        """Set the area of the lens, and the sizes of the seats in it."""
        self.prepareGeometryChange()
        self._area = area.translated(-area.center())
        self._clockwise = clockwise
        self.setPos(area.center())
        step = sizes.wide * 1.08 * (-1 if clockwise else 1)
        for number, item in enumerate((*self.large, self._coming)):
            face = QPointF((number - 1) * step, sizes.radius - sizes.high / 2)
            item.sit(sizes.seat_at(face, None, None, QPointF(0, -1)), QPointF())
        self.update()

    def set_theme(self, theme: Theme) -> None:
        for item in (*self.large, self._coming):
            item.set_theme(theme)

    def look_at(self, seats: Sequence[SeatItem], order: Sequence[int], seat: int | None) -> None:
        """Show a seat between the previous one and the next one in playing order; None: show none."""
        for old in self._shown:
            if old:
                old.echo = None
        around = (None, None, None) if seat is None else _beside(order, seat)
        self._shown = tuple(None if at is None else seats[at] for at in around)
        for shown, item in zip(self._shown, self.large, strict=True):
            item.setVisible(shown is not None)
            if shown:
                shown.echo = item
                item.resemble(shown)
        self.update()

    def prepare(self, seats: Sequence[SeatItem], order: Sequence[int], seat: int) -> None:
        """Render in advance the pictures of the next turn: of the next seat, and of the one after it."""
        coming = _beside(order, seat)[2]
        after = None if coming is None else _beside(order, coming)[2]
        for at, acts in ((coming, True), (after, False)):
            if at is not None:
                self._coming.resemble(seats[at])
                self._coming.is_to_act = acts
                self._coming.prepare_large()

    def boundingRect(self) -> QRectF:
        return self._area.adjusted(-4, -4, 4, 4)

    def draw(self, painter: QPainter) -> None:
        """Paint the background, and the arrow of the playing direction."""
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


def _beside(order: Sequence[int], seat: int) -> tuple[int | None, int, int | None]:
    """Return the previous seat in playing order, this seat, and the next one."""
    if seat not in order:
        return None, seat, None
    at = order.index(seat)
    return order[at - 1] if at else None, seat, order[at + 1] if at + 1 < len(order) else None
