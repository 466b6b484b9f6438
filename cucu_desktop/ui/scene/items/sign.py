"""The item of the inn's sign, shown beside the innkeeper while a guest is stopped."""

from typing import TYPE_CHECKING, Final

from PySide6.QtCore import QPointF, QRectF
from PySide6.QtWidgets import QGraphicsItem

from cucu_desktop.ui.widgets.art import Art
from cucu_desktop.ui.widgets.safe_paint import safe_paint

if TYPE_CHECKING:
    from PySide6.QtGui import QPainter
    from PySide6.QtWidgets import QStyleOptionGraphicsItem, QWidget

HEIGHT: Final = 1.5
"""The height of bracket and sign, as a multiple of their width."""


class SignItem(QGraphicsItem):
    """The sign, which can swing; its bracket is on the innkeeper's side.

    Attributes:
        innkeeper, guest: the seat of the sign's owner, and the seat that is stopped.
        room: the area of the sign at rest.
    """

    def __init__(self, art: Art, innkeeper: int, guest: int, room: QRectF, *, points_right: bool) -> None:
        super().__init__()
        self.innkeeper, self.guest, self.room = innkeeper, guest, room
        self._is_mirrored = not points_right
        self._swung = 0.0
        self._wide = wide = room.width()
        self._bracket = art.thing("inn-bracket", wide * 0.9, wide * 0.45)
        self._board = art.thing("inn-sign", wide * 0.8, wide * 0.96)
        self.setPos(QPointF(room.center().x(), room.top() + wide * 0.24))

    def swing(self, degrees: float) -> None:
        """Set the angle from the vertical."""
        self._swung = degrees
        self.update()

    def boundingRect(self) -> QRectF:
        """The area reached by the largest swing."""
        wide = self._wide
        return QRectF(-wide * 1.1, -wide * 0.5, wide * 2.2, wide * 1.7)

    @safe_paint
    def paint(
        self, painter: "QPainter", option: "QStyleOptionGraphicsItem", widget: "QWidget | None" = None
    ) -> None:
        del option, widget
        painter.setRenderHint(painter.RenderHint.SmoothPixmapTransform)
        painter.save()
        painter.scale(-1 if self._is_mirrored else 1, 1)
        painter.drawPixmap(QPointF(-self._wide * 0.45, -self._wide * 0.45 * 28 / 60), self._bracket)
        painter.restore()
        painter.rotate(self._swung)
        painter.drawPixmap(QPointF(-self._wide * 0.4, 0), self._board)
