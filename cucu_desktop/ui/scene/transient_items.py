"""A scene on which things come and go: effects, coins in flight, words, sounds, slots for cards."""

from PySide6.QtCore import QRectF, Signal
from PySide6.QtWidgets import QGraphicsItem, QGraphicsScene

from cucu_desktop.ui.scene import z
from cucu_desktop.ui.scene.items.bubble import BubbleItem
from cucu_desktop.ui.scene.items.sprite import SlotItem, Sprite
from cucu_desktop.ui.widgets.art import Art
from cucu_desktop.ui.widgets.seat_geometry import Spot
from cucu_desktop.ui.widgets.theme import Theme


class TransientItemsScene(QGraphicsScene):
    """What every table has that does not stay on it.

    Attributes:
        theme: how it looks.
        art: the pictures.
        bubbles: what is being said.
        crossed: where something large is about to pass, and words would be hidden.
        ease: how many ms a thing takes that makes way while nothing else is shown; 0: it is there at once.
    """

    sounded = Signal(str)
    """Something is to be heard: the name of a sound."""
    spoke = Signal(object)
    """Somebody says something at the table: the `Bubble`."""
    rearranged = Signal()
    """By itself the table has laid everything elsewhere: people have changed places."""

    def __init__(self, theme: Theme, ratio: float) -> None:
        super().__init__()
        # Few items, most of them moving: an index costs more than it saves.
        self.setItemIndexMethod(QGraphicsScene.ItemIndexMethod.NoIndex)
        self.theme = theme
        self.art = Art(ratio=ratio)
        self.bubbles: list[BubbleItem] = []
        self.crossed: list[QRectF] = []
        self.ease = 0
        self._passing: list[QGraphicsItem] = []

    @property
    def passing(self) -> tuple[QGraphicsItem, ...]:
        """What is gone after the present cue at the latest."""
        return tuple(self._passing)

    def add_passing(self, item: QGraphicsItem, level: float = z.EFFECT) -> None:
        """Show something that is gone after the present cue at the latest."""
        item.setZValue(level)
        self._passing.append(item)
        self.addItem(item)

    def remove_passing(self, item: QGraphicsItem) -> None:
        """Take it away again."""
        if item in self._passing:
            self._passing.remove(item)
            self.removeItem(item)
        if isinstance(item, BubbleItem) and item in self.bubbles:
            self.bubbles.remove(item)

    def sprite(
        self,
        name: str,
        width: float,
        height: float | None = None,
        *,
        mirrored: bool = False,
        **anchor: tuple[float, float],
    ) -> Sprite:
        """Something that comes and goes, at first unseen; `mirrored`: it looks the other way."""
        sprite = Sprite(self.art.thing(name, width, height), mirrored=mirrored, **anchor)
        sprite.setVisible(False)
        self.add_passing(sprite)
        return sprite

    def slot(self, spot: Spot) -> SlotItem:
        """Show a slot where a card may be dropped."""
        slot = SlotItem(self.theme, spot)
        slot.setZValue(z.SLOT)
        self.addItem(slot)
        return slot

    def hush(self, area: QRectF) -> None:
        """Let what was being said be over if it would hide what is to be seen here."""
        for bubble in [*self.bubbles]:
            if area.intersects(QRectF(bubble.pos(), bubble.size)):
                self.remove_passing(bubble)

    def clear_passing(self) -> None:
        """Remove transient items."""
        self.crossed = []
        for item in [*self._passing]:
            self.remove_passing(item)
