"""The cards that lie pushed forward before all others: those of whoever pays for the deal."""

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
    """Return whether a token is paid for the card, which is then pushed forward."""
    return event.reason in _CHOSEN


def pushed_after(events: "Sequence[Event]") -> list[int]:
    """Return whose cards lie pushed forward after these events, which begin with a deal or before it."""
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
    """Lays such cards, each beside those that lie there, and again in a window of another size."""

    def __init__(
        self,
        cards: "Callable[[], Sequence[CardItem | None]]",
        spot_of: "Callable[[int, Mapping[int, Spot]], Spot]",
    ) -> None:
        """Lay cards forward.

        Args:
            cards: those of all seats.
            spot_of: where one lies, beside those that lie there already.
        """
        self._cards, self._spot_of = cards, spot_of
        self._spots: dict[int, Spot] = {}

    @property
    def seats(self) -> list[int]:
        """Whose cards these are."""
        return [*self._spots]

    def take(self, seat: int) -> "Spot":
        """Return where the card of a seat lies from now on."""
        self._spots.pop(seat, None)
        self._spots[seat] = self._spot_of(seat, self._spots)
        return self._spots[seat]

    def push(self, seats: Sequence[int]) -> None:
        """Lay the cards of these seats forward at once, as far as there are any that all see."""
        self._spots.clear()
        for seat in seats:
            card = self._cards()[seat]
            if card and card.face:
                card.lie(self.take(seat))
                card.setZValue(z.PUSHED)

    def lie(self) -> None:
        """Lay them where they belong in the present layout."""
        self.push(self.seats)

    def clear(self) -> None:
        """Let none lie there: all are gathered."""
        self._spots.clear()
