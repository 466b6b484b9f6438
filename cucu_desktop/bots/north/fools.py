"""The fools that were knocked for (N11): all hear who is dealt one, and see where it goes."""

from collections.abc import Mapping, Sequence
from typing import Final

from cucu_desktop.bots.north.borders import border_before_a_fool
from cucu_desktop.bots.north.rules import NorthRules
from cucu_desktop.bots.opponent_model import SURPRISE
from cucu_desktop.bots.sampling import Weights
from cucu_desktop.engine.events import DealBegan, Drew, Event, Exchanged, Kept
from cucu_desktop.engine.observation import Observation
from cucu_desktop.engine.rarer_events import Knocked

LOWER: Final = 0.3
"""How likely somebody keeps a lower card than they would, as it came for one that is lower still."""


class Fools:
    """What knocking tells of a deal.

    Attributes:
        holders: who has a fool now.
        beside: who has kept a card when the next player had a fool, and how many come after them: all but
            the lowest cards are kept then.
        givers: for each of them whose card came for another, who gave it: that tells nothing of the other.
    """

    __slots__ = ("_players", "beside", "givers", "holders")

    def __init__(self, observation: Observation, heard: Sequence[Event]) -> None:
        order, dead = observation.order, observation.dead
        holders: set[int] = set()
        beside: dict[int, int] = {}
        givers: dict[int, int] = {}
        for event in heard:
            if isinstance(event, DealBegan):
                holders, beside, givers = set(), {}, {}
            elif isinstance(event, Knocked):
                holders.add(event.seat)
            elif isinstance(event, Exchanged):
                pair = {event.seat, event.other}
                givers[event.other] = event.seat
                if len(pair & holders) == 1:
                    holders ^= pair
            elif isinstance(event, Drew):
                holders.discard(event.seat)
            elif isinstance(event, Kept):
                after = order[order.index(event.seat) + 1 :]
                if next((seat for seat in after if not dead[seat]), None) in holders:
                    beside[event.seat] = len(after)
        self.holders = frozenset(holders)
        self.beside = beside
        self.givers = {seat: giver for seat, giver in givers.items() if seat in beside}
        self._players = len(order)

    def weighed(self, likely: Mapping[int, Weights], rules: NorthRules) -> dict[int, Weights]:
        """Return the weights of hidden cards with what is known of fools."""
        found: dict[int, Weights] = {}
        for seat, weights in likely.items():
            has_fool = seat in self.holders
            weighs = weights
            if has_fool:
                weighs = [1.0] * len(weights)
            elif seat in self.beside:
                weighs = self._kept(seat, weights, rules)
            elif seat in self.givers.values():
                weighs = [float(rank < rules.arrest) for rank in range(len(weights))]
            found[seat] = [
                float((rank in rules.fools) == has_fool) * weight for rank, weight in enumerate(weighs)
            ]
        return found

    def _kept(self, seat: int, weights: Weights, rules: NorthRules) -> Weights:
        """Return how likely a card is of each rank that was kept beside a fool."""
        least = border_before_a_fool(self._players, self.beside[seat]) if rules.helpless else 0
        came = seat in self.givers
        return [
            (weight if came else 1.0) * (1.0 if rank >= least else LOWER if came else SURPRISE)
            for rank, weight in enumerate(weights)
        ]
