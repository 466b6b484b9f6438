"""The fools that were knocked for (N11): all hear who is dealt one, and see where it goes."""

from collections.abc import Mapping, Sequence

from cucu_desktop.bots.north.rules import NorthRules
from cucu_desktop.bots.sampling import Weights
from cucu_desktop.engine.events import DealBegan, Drew, Event, Exchanged, Kept
from cucu_desktop.engine.observation import Observation
from cucu_desktop.engine.rarer_events import Knocked


class Fools:
    """What knocking tells of a deal.

    Attributes:
        holders: who has a fool now.
        beside: who has kept a card when the next player had a fool: whatever it was, they would have.
    """

    __slots__ = ("beside", "holders")

    def __init__(self, observation: Observation, heard: Sequence[Event]) -> None:
        order, dead = observation.order, observation.dead
        holders: set[int] = set()
        beside: set[int] = set()
        for event in heard:
            if isinstance(event, DealBegan):
                holders, beside = set(), set()
            elif isinstance(event, Knocked):
                holders.add(event.seat)
            elif isinstance(event, Exchanged):
                pair = {event.seat, event.other}
                if len(pair & holders) == 1:
                    holders ^= pair
            elif isinstance(event, Drew):
                holders.discard(event.seat)
            elif isinstance(event, Kept):
                behind = (seat for seat in order[order.index(event.seat) + 1 :] if not dead[seat])
                if next(behind, None) in holders:
                    beside.add(event.seat)
        self.holders = frozenset(holders)
        self.beside = frozenset(beside)

    def weighed(self, likely: Mapping[int, Weights], rules: NorthRules) -> dict[int, Weights]:
        """Return the weights of hidden cards with what is known of fools."""
        found: dict[int, Weights] = {}
        for seat, weights in likely.items():
            has_fool = seat in self.holders
            plain = has_fool or seat in self.beside
            found[seat] = [
                float((rank in rules.fools) == has_fool) * (1.0 if plain else weight)
                for rank, weight in enumerate(weights)
            ]
        return found
