"""The sign of the inn, shown at the seat where a guest is stopped."""

from typing import TYPE_CHECKING, Final

from PySide6.QtCore import QPointF, QRectF, QSizeF

from cucu_desktop.ui.scene import z
from cucu_desktop.ui.scene.items.picture import PaintedItem
from cucu_desktop.ui.scene.layout.bubble_layout import bubble_area
from cucu_desktop.ui.scene.scene_dump import inn_of
from cucu_desktop.ui.widgets.art import Art

if TYPE_CHECKING:
    from PySide6.QtGui import QPainter

    from cucu_desktop.engine.observation import Observation
    from cucu_desktop.ui.scene.base_scene import BaseScene


HEIGHT: Final = 1.5
"""The height of bracket and sign, as a multiple of their width."""


class SignItem(PaintedItem):
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
        self._swung = degrees
        self.update()

    def boundingRect(self) -> QRectF:
        wide = self._wide
        return QRectF(-wide * 1.1, -wide * 0.5, wide * 2.2, wide * 1.7)

    def draw(self, painter: "QPainter") -> None:
        painter.setRenderHint(painter.RenderHint.SmoothPixmapTransform)
        painter.save()
        painter.scale(-1 if self._is_mirrored else 1, 1)
        painter.drawPixmap(QPointF(-self._wide * 0.45, -self._wide * 0.45 * 28 / 60), self._bracket)
        painter.restore()
        painter.rotate(self._swung)
        painter.drawPixmap(QPointF(-self._wide * 0.4, 0), self._board)


class Inn:
    """Adds the sign to the scene and removes it again; owned by the scene.

    Attributes:
        sign: the sign, while a guest is stopped.
    """

    def __init__(self, scene: "BaseScene") -> None:
        self._scene = scene
        self.sign: SignItem | None = None

    def arrange(self) -> None:
        if self.sign:
            self.hang(self.sign.innkeeper, self.sign.guest)

    def hang(self, innkeeper: int, guest: int) -> SignItem:
        """Add the sign beside the innkeeper's face and card, clear of the guest's card."""
        self.take_down()
        home, geometry = self._scene.home, self._scene.lay.seats[innkeeper]
        wide = max(geometry.radius * 2.4, 76)
        keep = [home(guest).rect, home(innkeeper).rect]
        room = bubble_area(self._scene.lay, innkeeper, QSizeF(wide, wide * HEIGHT), keep, above_buttons=True)
        points_right = room.center().x() > geometry.face.x()
        self.sign = SignItem(self._scene.art, innkeeper, guest, room, points_right=points_right)
        self.sign.setZValue(z.SIGN)
        self._scene.addItem(self.sign)
        return self.sign

    def take_down(self) -> None:
        if self.sign:
            self._scene.removeItem(self.sign)
            self.sign = None

    def show(self, observation: "Observation") -> None:
        """Show the sign while guest or innkeeper decides in this observation; otherwise remove it."""
        inn = inn_of(observation)
        if inn is None:
            self.take_down()
        elif self.sign is None or (self.sign.innkeeper, self.sign.guest) != inn:
            self.hang(*inn)

    def kept_clear(self) -> list[QRectF]:
        """The areas that bubbles avoid: the sign, and the innkeeper's card."""
        return [self.sign.room, self._scene.home(self.sign.innkeeper).rect] if self.sign else []
