"""The cards of a deal that have left their seats: pushed forward above all others, or discarded.

Those of the players who pay for the deal are pushed forward; the discarded ones are a heap under the pack, or
an open pile.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from PySide6.QtCore import QPointF

from cucu_desktop.engine.events import Compared, DealBegan, TokenLost
from cucu_desktop.ui.scene import z
from cucu_desktop.ui.scene.layout.pushed_card import pushed
from cucu_desktop.ui.widgets.seat_geometry import Spot

if TYPE_CHECKING:
    from collections.abc import Sequence

    from cucu_desktop.engine.events import Event
    from cucu_desktop.ui.scene.base_scene import BaseScene
    from cucu_desktop.ui.scene.items.card import CardItem


_CHOSEN: Final = ("lowest", "matto", "fool", "blaren")
"""The reasons of payments for which the card is pushed forward."""


def is_for_its_card(event: TokenLost) -> bool:
    """Return whether the token is paid for the player's card, which is then pushed forward."""
    return event.reason in _CHOSEN


def pushed_after(events: Sequence[Event]) -> list[int]:
    """Return the seats of the pushed cards after these events, which include the deal's beginning."""
    seats: list[int] = []
    for number, event in enumerate(events):
        if isinstance(event, DealBegan):
            seats.clear()
        elif isinstance(event, TokenLost) and is_for_its_card(event):
            seats.append(event.seat)
        elif isinstance(event, Compared) and not isinstance(events[number - 1], TokenLost):
            seats += event.losers
    return seats


class Forward:
    """Places the pushed cards clear of each other, and again in a window of another size."""

    def __init__(self, scene: BaseScene) -> None:
        self._scene = scene
        self._spots: dict[int, Spot] = {}

    @property
    def seats(self) -> list[int]:
        return [*self._spots]

    def take(self, seat: int) -> Spot:
        """Record a seat's card as pushed, and return its spot, clear of the other cards."""
        self._spots.pop(seat, None)
        scene = self._scene
        others = [
            self._spots.get(other, scene.home(other)).rect
            for other, card in enumerate(scene.cards)
            if card and other != seat
        ]
        self._spots[seat] = pushed(scene.lay, seat, others, scene.pack_spot().pack_rect)
        return self._spots[seat]

    def push(self, seats: Sequence[int]) -> None:
        """Move the cards of these seats forward at once, if all players see them."""
        self._spots.clear()
        for seat in seats:
            card = self._scene.cards[seat]
            if card and card.face:
                card.place(self.take(seat))
                card.setZValue(z.PUSHED)

    def arrange(self) -> None:
        self.push(self.seats)

    def clear(self) -> None:
        self._spots.clear()


_SEEN_ON_PILE: Final = 7
"""The number of cards of the open pile that are visible."""
_HEAP: Final = 3
"""The number of discarded cards with different offsets; then the offsets repeat."""


class Discards:
    """Places the discarded cards; owned by the scene.

    Attributes:
        cards: the items, in the order in which they were discarded.
    """

    def __init__(self, scene: BaseScene) -> None:
        self._scene = scene
        self.cards: list[CardItem] = []

    def arrange(self) -> None:
        for number, card in enumerate(self.cards):
            card.place(self.spot(number))

    def spot(self, number: int | None = None) -> Spot:
        """Return the spot of a card by its number, or of the next one."""
        number = len(self.cards) if number is None else number
        on_pile = self._scene.lay.on_pile(number)
        if on_pile is not None:
            return on_pile
        pack = self._scene.pack_spot()
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
        if self._scene.game.has_pile:
            for under, each in enumerate(reversed(self.cards)):
                each.setVisible(under < _SEEN_ON_PILE)
                each.setZValue(z.LAID - under / 100)

    def clear(self) -> None:
        for card in self.cards:
            self._scene.removeItem(card)
        self.cards = []
