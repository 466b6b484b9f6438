"""The cards pushed forward above all others: those of the players who pay for the deal."""

from collections.abc import Sequence
from typing import TYPE_CHECKING, Final

from cucu_desktop.engine.events import Compared, DealBegan, TokenLost
from cucu_desktop.ui.scene import z

if TYPE_CHECKING:
    from collections.abc import Callable, Mapping

    from cucu_desktop.engine.events import Event
    from cucu_desktop.ui.scene.items.card import CardItem
    from cucu_desktop.ui.widgets.seat_geometry import Spot

_CHOSEN: Final = ("lowest", "matto", "fool", "blaren")
"""The reasons of payments for which the card is pushed forward."""


def is_for_its_card(event: TokenLost) -> bool:
    """Return whether the token is paid for the player's card, which is then pushed forward."""
    return event.reason in _CHOSEN


def pushed_after(events: "Sequence[Event]") -> list[int]:
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
        cards: "Callable[[], Sequence[CardItem | None]]",
        spot_of: "Callable[[int, Mapping[int, Spot]], Spot]",
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

    def take(self, seat: int) -> "Spot":
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
