"""The sign of the inn, shown at the seat where a guest is stopped."""

from typing import TYPE_CHECKING

from PySide6.QtCore import QRectF, QSizeF

from cucu_desktop.ui.scene import z
from cucu_desktop.ui.scene.items.sign import HEIGHT, SignItem
from cucu_desktop.ui.scene.layout.bubble_layout import bubble_area
from cucu_desktop.ui.scene.marks import inn_of

if TYPE_CHECKING:
    from collections.abc import Callable

    from cucu_desktop.engine.observation import Observation
    from cucu_desktop.ui.scene.layout.layout import Layout
    from cucu_desktop.ui.scene.transient_items import TransientItemsScene
    from cucu_desktop.ui.widgets.seat_geometry import Spot


class Inn:
    """Adds the sign to the scene and removes it again; owned by the scene.

    Attributes:
        sign: the sign, while a guest is stopped.
    """

    def __init__(self, scene: "TransientItemsScene", home: "Callable[[int], Spot]") -> None:
        """`home` returns the spot of a seat's card."""
        self._scene, self._home = scene, home
        self._layout: Layout | None = None
        self.sign: SignItem | None = None

    def arrange(self, layout: "Layout") -> None:
        """Move the sign to its spot in this layout."""
        self._layout = layout
        if self.sign:
            self.hang(self.sign.innkeeper, self.sign.guest)

    def hang(self, innkeeper: int, guest: int) -> SignItem:
        """Add the sign beside the innkeeper's face and card, clear of the guest's card."""
        assert self._layout is not None
        self.take_down()
        geometry = self._layout.seats[innkeeper]
        wide = max(geometry.radius * 2.4, 76)
        keep = [self._home(guest).rect, self._home(innkeeper).rect]
        room = bubble_area(self._layout, innkeeper, QSizeF(wide, wide * HEIGHT), keep, above_buttons=True)
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
        return [self.sign.room, self._home(self.sign.innkeeper).rect] if self.sign else []
