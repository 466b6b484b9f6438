"""The card of the pile that a robber looks at before taking or leaving it."""

from typing import TYPE_CHECKING, Final

from PySide6.QtCore import QPointF

from cucu_desktop.ui.scene import z
from cucu_desktop.ui.scene.items.card import CardItem
from cucu_desktop.ui.widgets.seat_geometry import Spot

if TYPE_CHECKING:
    from cucu_desktop.ui.scene.transient_items import TransientItemsScene
    from cucu_desktop.ui.scene.tricks.layout import TrickLayout

_SIZE: Final = 1.15
"""Its width, in widths of a played card."""


class LookedCard:
    """Adds the card to the scene and removes it again; owned by the scene.

    Attributes:
        item: the card, or None while no player looks at one.
        spot: its enlarged spot: in the middle, which is empty at that time.
    """

    def __init__(self, scene: "TransientItemsScene") -> None:
        self._scene = scene
        self._is_covered = False
        self.item: CardItem | None = None
        self.spot = Spot(QPointF(), 0)

    def arrange(self, layout: "TrickLayout") -> None:
        self.spot = Spot(layout.pool.center(), layout.trick[0].width * _SIZE, -4)
        if self.item:
            self.show(self.item.face)

    def show(self, face: str | None) -> CardItem:
        """Show a card of the pile: this design, or None if hidden from the viewer."""
        self.put_back()
        self.item = CardItem(self._scene.art, self.spot)
        self.item.show_face(face, public=False)
        self.item.keep_picture()
        self.item.is_covered = self._is_covered
        self.item.setZValue(z.CARD)
        self._scene.addItem(self.item)
        return self.item

    def put_back(self) -> None:
        if self.item:
            self._scene.removeItem(self.item)
            self.item = None

    def cover(self, *, covered: bool) -> None:
        """Hide the face from the person at the screen, or show it again."""
        self._is_covered = covered
        if self.item:
            self.item.is_covered = covered
