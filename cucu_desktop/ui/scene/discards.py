"""The cards that are discarded in a deal: a heap under the pack, or an open pile."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from PySide6.QtCore import QPointF

from cucu_desktop.ui.scene import z
from cucu_desktop.ui.widgets.seat_geometry import Spot

if TYPE_CHECKING:
    from collections.abc import Callable

    from cucu_desktop.ui.scene.items.card import CardItem
    from cucu_desktop.ui.scene.layout.layout import Layout
    from cucu_desktop.ui.scene.transient_items import TransientItemsScene

_SEEN_ON_PILE: Final = 7
"""The number of cards of the open pile that are visible."""
_HEAP: Final = 3
"""The number of discarded cards with different offsets; then the offsets repeat."""


class Discards:
    """Places the discarded cards; owned by the scene.

    Attributes:
        cards: the items, in the order in which they were discarded.
        has_pile: whether they lie on an open pile.
    """

    def __init__(self, scene: TransientItemsScene, pack_spot: Callable[[], Spot], *, has_pile: bool) -> None:
        self._scene, self._pack_spot = scene, pack_spot
        self._layout: Layout | None = None
        self.cards: list[CardItem] = []
        self.has_pile = has_pile

    def arrange(self, layout: Layout) -> None:
        self._layout = layout
        for number, card in enumerate(self.cards):
            card.place(self.spot(number))

    def spot(self, number: int | None = None) -> Spot:
        """Return the spot of a card by its number, or of the next one."""
        number = len(self.cards) if number is None else number
        on_pile = self._layout.on_pile(number) if self._layout else None
        if on_pile is not None:
            return on_pile
        pack = self._pack_spot()
        # The offsets repeat, so that the heap stays small.
        away = QPointF(3, 3) * (number % _HEAP + 1)
        return Spot(pack.centre + away, pack.width, pack.angle + 24 + number * 13)

    def add(self, card: CardItem) -> None:
        card.place(self.spot())
        self._scene.addItem(card)
        self.take(card)

    def take(self, card: CardItem) -> None:
        """Add a card of the scene, wherever it is; of a pile only the last cards are visible."""
        card.setZValue(z.LAID)
        self.cards.append(card)
        if self.has_pile:
            for under, each in enumerate(reversed(self.cards)):
                each.setVisible(under < _SEEN_ON_PILE)
                each.setZValue(z.LAID - under / 100)

    def clear(self) -> None:
        for card in self.cards:
            self._scene.removeItem(card)
        self.cards = []
