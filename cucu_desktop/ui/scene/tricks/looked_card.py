"""The card of the pile that a robber looks at before taking or leaving it."""

from typing import TYPE_CHECKING, Final

from cucu_desktop.ui.scene import z
from cucu_desktop.ui.scene.items.card import CardItem
from cucu_desktop.ui.widgets.seat_geometry import Spot

if TYPE_CHECKING:
    from cucu_desktop.ui.scene.tricks.hands import HandsScene

_SIZE: Final = 1.15
"""Its width, in widths of a played card."""


class LookedCard:
    """Adds the card to the scene and removes it again; owned by the scene.

    Attributes:
        item: the card, or None while no player looks at one.
    """

    def __init__(self, scene: "HandsScene") -> None:
        self._scene = scene
        self.item: CardItem | None = None

    @property
    def spot(self) -> Spot:
        """Its enlarged spot: in the middle, which is empty at that time."""
        layout = self._scene.lay
        return Spot(layout.pool.center(), layout.trick[0].width * _SIZE, -4)

    def arrange(self) -> None:
        if self.item:
            self.show(self.item.face)

    def show(self, face: str | None) -> CardItem:
        """Show a card of the pile: this design, or None if hidden from the viewer."""
        self.put_back()
        self.item = CardItem(self._scene.art, self.spot)
        self.item.show_face(face, public=False)
        self.item.keep_picture()
        self.item.is_covered = self._scene.is_covered
        self.item.setZValue(z.CARD)
        self._scene.addItem(self.item)
        return self.item

    def put_back(self) -> None:
        if self.item:
            self._scene.removeItem(self.item)
            self.item = None
