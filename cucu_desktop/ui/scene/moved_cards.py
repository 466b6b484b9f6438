"""The cards of a deal that have left their seats: pushed forward above all others, or discarded.

Those of the players who pay for the deal are pushed forward; the discarded ones are a heap under the pack, or
an open pile.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from PySide6.QtCore import QPointF

from cucu_desktop.engine.events import Compared, DealBegan, TokenLost
from cucu_desktop.ui.scene import z
from cucu_desktop.ui.widgets.seat_geometry import Spot

if TYPE_CHECKING:
    from collections.abc import Callable, Mapping, Sequence

    from cucu_desktop.engine.events import Event
    from cucu_desktop.ui.scene.items.card import CardItem
    from cucu_desktop.ui.scene.layout.layout import Layout
    from cucu_desktop.ui.scene.transient_items import TransientItemsScene


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

    def __init__(
        self,
        cards: Callable[[], Sequence[CardItem | None]],
        spot_of: Callable[[int, Mapping[int, Spot]], Spot],
    ) -> None:
        """Start without pushed cards.

        Args:
            cards: the cards of all seats.
            spot_of: returns the spot of a seat's card, clear of the given pushed ones.
        """
        self._cards, self._spot_of = cards, spot_of
        self._spots: dict[int, Spot] = {}

    @property
    def seats(self) -> list[int]:
        return [*self._spots]

    def take(self, seat: int) -> Spot:
        """Record a seat's card as pushed, and return its spot."""
        self._spots.pop(seat, None)
        self._spots[seat] = self._spot_of(seat, self._spots)
        return self._spots[seat]

    def push(self, seats: Sequence[int]) -> None:
        """Move the cards of these seats forward at once, if all players see them."""
        self._spots.clear()
        for seat in seats:
            card = self._cards()[seat]
            if card and card.face:
                card.place(self.take(seat))
                card.setZValue(z.PUSHED)

    def arrange(self) -> None:
        """Move the cards to their spots in the present layout."""
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
