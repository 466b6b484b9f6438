"""The base of a table's scene: what its parts know of it, and the items that do not stay."""

from __future__ import annotations

from typing import TYPE_CHECKING

from PySide6.QtCore import QRectF, Signal
from PySide6.QtWidgets import QGraphicsItem, QGraphicsScene
from shiboken6 import isValid

from cucu_desktop.ui.scene import z
from cucu_desktop.ui.scene.items.bubble import BubbleItem, NoteItem
from cucu_desktop.ui.scene.items.sprite import SlotItem, Sprite
from cucu_desktop.ui.widgets.art import Art
from cucu_desktop.ui.widgets.seat_geometry import Spot

if TYPE_CHECKING:
    from collections.abc import Collection

    from cucu_desktop.games.game import Game
    from cucu_desktop.ui.scene.items.card import CardItem
    from cucu_desktop.ui.scene.items.seat import SeatItem
    from cucu_desktop.ui.scene.layout.layout import Layout
    from cucu_desktop.ui.widgets.theme import Theme


class BaseScene(QGraphicsScene):
    """Base of all tables' scenes: their seats and cards, and the items that do not stay.

    Attributes:
        game: the game played.
        layout_: the positions of all items.
        seats: the items of the seats, by number.
        cards: the card before each seat, or None.
        dealer: the seat with the pack, or None before the first deal.
        theme: the theme of the window.
        art: renders the pictures.
        bubbles: the bubbles shown now.
        notes: the notes, shown or waiting until no bubble lies in their place.
        crossed: the area that something large is about to cross, where bubbles would be hidden.
        ease: the milliseconds that an item takes to move aside while no cue is shown; 0: none.
    """

    sounded = Signal(str)
    """Emitted with the name of a sound to play."""
    spoke = Signal(object)
    """Emitted with the `Bubble` that is shown."""
    rearranged = Signal()
    """Emitted after the scene has moved everything by itself: players have changed places."""

    def __init__(self, theme: Theme, ratio: float, game: Game) -> None:
        super().__init__()
        # With few, mostly moving items an index costs more than it saves.
        self.setItemIndexMethod(QGraphicsScene.ItemIndexMethod.NoIndex)
        self.theme, self.game = theme, game
        self.layout_: Layout | None = None
        self.seats: list[SeatItem] = []
        self.cards: list[CardItem | None] = []
        self.dealer: int | None = None
        self.art = Art(ratio=ratio)
        self.bubbles: list[BubbleItem] = []
        self.notes: list[NoteItem] = []
        self.crossed: list[QRectF] = []
        self.ease = 0
        self._passing: list[QGraphicsItem] = []

    @property
    def lay(self) -> Layout:
        assert self.layout_ is not None
        return self.layout_

    def card_of(self, seat: int) -> CardItem:
        """Return the card before a seat that has one."""
        card = self.cards[seat]
        assert card is not None
        return card

    def home(self, seat: int) -> Spot:
        geometry = self.lay.seats[seat]
        return geometry.card or Spot(geometry.face, geometry.radius)

    def pack_spot(self) -> Spot:
        geometry = self.lay.seats[self.dealer or 0]
        return geometry.pack or Spot(geometry.face, geometry.radius)

    def stand_back(self, playing: Collection[int] | None) -> None:
        """Dim all seats and cards but these; None: dim none."""
        for seat, item in enumerate(self.seats):
            faint = playing is not None and seat not in playing
            item.is_faint = faint
            if card := self.cards[seat]:
                card.is_faint = faint

    @property
    def passing(self) -> tuple[QGraphicsItem, ...]:
        """The items removed at the end of the present cue at the latest."""
        return tuple(self._passing)

    def add_passing(self, item: QGraphicsItem, level: float = z.EFFECT) -> None:
        """Add an item that is removed at the end of the present cue at the latest."""
        item.setZValue(level)
        self._passing.append(item)
        self.addItem(item)

    def remove_passing(self, item: QGraphicsItem) -> None:
        if item in self._passing:
            self._passing.remove(item)
            self.removeItem(item)
        if isinstance(item, BubbleItem) and item in self.bubbles:
            self.bubbles.remove(item)
            self.show_notes()

    def remove_note(self, note: NoteItem) -> None:
        """Remove a note, unless the scene is gone."""
        if note in self.notes and isValid(note):
            self.notes.remove(note)
            self.removeItem(note)
            self.show_notes()

    def show_notes(self) -> None:
        """Show the notes that lie on no bubble and on no other note; hide the others for now."""
        taken = [bubble.area for bubble in self.bubbles]
        for note in self.notes:
            note.setVisible(not any(note.area.intersects(area) for area in taken))
            if note.isVisible():
                taken.append(note.area)

    def sprite(
        self,
        name: str,
        width: float,
        height: float | None = None,
        *,
        mirrored: bool = False,
        **anchor: tuple[float, float],
    ) -> Sprite:
        """Return a transient picture, invisible at first; `mirrored`: flipped horizontally."""
        sprite = Sprite(self.art.thing(name, width, height), mirrored=mirrored, **anchor)
        sprite.setVisible(False)
        self.add_passing(sprite)
        return sprite

    def slot(self, spot: Spot) -> SlotItem:
        slot = SlotItem(self.theme, spot)
        slot.setZValue(z.SLOT)
        self.addItem(slot)
        return slot

    def hush(self, area: QRectF) -> None:
        """Remove the bubbles that would hide this area."""
        for bubble in [*self.bubbles]:
            if area.intersects(bubble.area):
                self.remove_passing(bubble)

    def clear_passing(self) -> None:
        self.crossed = []
        for item in [*self._passing]:
            self.remove_passing(item)
