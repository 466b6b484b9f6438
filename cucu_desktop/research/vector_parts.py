"""Parts of an observation vector: the encoding of one attribute of an observation.

All numbers are between -1 and 1. Seats are counted from the observer, who is seat 0, in numerical
order; so learning does not depend on the observer's chair. A missing value is 0 throughout.
"""

from array import array
from collections import Counter
from collections.abc import Callable, Iterable, Mapping, Sequence
from functools import lru_cache
from math import prod
from typing import Any, Final, TypeAlias

from cucu_desktop.engine.actions import OUTCOMES, Action
from cucu_desktop.engine.any_observation import AnyObservation, as_tricks
from cucu_desktop.engine.cards import HIDDEN, Card, SeenCard
from cucu_desktop.engine.tricks.events import Trick
from cucu_desktop.engine.tricks.seating import Order, turned
from cucu_desktop.engine.tricks.state import Sides
from cucu_desktop.frozen import frozen

Values: TypeAlias = "array[float]"
"""A vector being written: 32-bit numbers."""
Write = Callable[..., None]
"""Writes an attribute: takes the vector, the part's offset, the attribute, and the whole observation."""
WHOLE: Final = 100
FEW_TRICKS: Final = 256
"""An upper limit of the bits that a deal needs."""
EXCHANGED: Final = ("keep", "exchange")
"""The choices to which the holder of a Matto may be bound."""


@frozen
class Part:
    """A part of a vector, made of one attribute.

    Attributes:
        name: its name.
        shape: its dimensions, by seat, card and so on.
        meaning: the meaning of its numbers.
        write: writes them.
        may_be_zero: whether 0 is a value, as seat 0 is; a missing value is then None.
        made_of: the attribute of the observation, if its name differs.
    """

    name: str
    shape: tuple[int, ...]
    meaning: str
    write: Write
    may_be_zero: bool = False
    made_of: str = ""

    @property
    def source(self) -> str:
        """The name of the observation's attribute that is encoded."""
        return self.made_of or self.name

    @property
    def size(self) -> int:
        return prod(self.shape)


def number(unit: float) -> Write:
    """Return a function that writes a count in this unit, at most 1."""

    def write(values: Values, at: int, count: float, seen: AnyObservation) -> None:
        del seen
        values[at] = count / unit if count < unit else 1

    return write


def one_of(names: Sequence[str]) -> Write:
    """Return a function that writes 1 for this name; an unlisted name is ignored."""
    places = {name: place for place, name in enumerate(names)}

    def write(values: Values, at: int, name: str, seen: AnyObservation) -> None:
        del seen
        place = places.get(name)
        if place is not None:
            values[at + place] = 1

    return write


class Seats:
    """Writes what belongs to seats, counted from the observer."""

    def __init__(self, seats: int, coins: int) -> None:
        """Take the number of seats, and of coins on the table."""
        self.count = seats
        self.coins = coins

    def one(self, values: Values, at: int, who: int | None, seen: AnyObservation) -> None:
        """Write 1 for this seat."""
        seat = seen.seat
        if who is not None:
            values[at + (who - seat) % self.count] = 1

    def some(self, values: Values, at: int, who: Iterable[int], seen: AnyObservation) -> None:
        """Write 1 for each of these seats."""
        seat = seen.seat
        count = self.count
        for each in who:
            values[at + (each - seat) % count] = 1

    def in_order(self, values: Values, at: int, order: Sequence[int], seen: AnyObservation) -> None:
        """Write the position of each seat in an order, as a fraction; the last seat's is 1."""
        seat = seen.seat
        count, share = self.count, 1 / len(order)
        for place, each in enumerate(order, 1):
            values[at + (each - seat) % count] = place * share

    def flags(self, values: Values, at: int, flags: tuple[bool, ...], seen: AnyObservation) -> None:
        """Write 1 for each seat with a true flag."""
        if True in flags:
            seat = seen.seat
            values[at : at + self.count] = array("f", flags[seat:] + flags[:seat])

    def each(self, unit: float) -> Write:
        """Return a function that writes a number for each seat in this unit, -1 to 1."""
        times = 1 / unit

        def write(values: Values, at: int, numbers: Iterable[float], seen: AnyObservation) -> None:
            seat, seats = seen.seat, self.count
            for each, count in enumerate(numbers):
                if count:
                    share = count * times
                    values[at + (each - seat) % seats] = share if -1 < share < 1 else 1 if share > 0 else -1

        return write

    def amounts(self, unit: float) -> Write:
        """Return a function that writes, for pairs of seat and number, the number in this unit, at most 1."""

        def write(values: Values, at: int, pairs: Iterable[tuple[int, float]], seen: AnyObservation) -> None:
            seat = seen.seat
            for who, count in pairs:
                values[at + (who - seat) % self.count] = min(count / unit, 1)

        return write

    def pairs(self, values: Values, at: int, pairs: Iterable[tuple[int, int]], seen: AnyObservation) -> None:
        """Write 1 for each pair of seats; the row is the first seat."""
        seat = seen.seat
        count = self.count
        for who, other in pairs:
            values[at + (who - seat) % count * count + (other - seat) % count] = 1

    def shares(
        self,
        values: Values,
        at: int,
        shares: Iterable[tuple[int, Iterable[tuple[int, int]]]],
        seen: AnyObservation,
    ) -> None:
        """Write each seat's contribution to another's re-entry; the row is the returning player."""
        seat = seen.seat
        count = self.count
        for who, parts in shares:
            for holder, coins in parts:
                values[at + (who - seat) % count * count + (holder - seat) % count] = coins / self.coins

    def ledger(
        self, values: Values, at: int, lines: Iterable[tuple[int, int, int]], seen: AnyObservation
    ) -> None:
        """Write the promised shares of winnings; the row is the promising player."""
        seat = seen.seat
        count = self.count
        for who, other, percent in lines:
            values[at + (who - seat) % count * count + (other - seat) % count] += percent / WHOLE

    def proposal(self, values: Values, at: int, proposed: tuple[int, int], seen: AnyObservation) -> None:
        """Write the proposer of a division, and their percentage."""
        seat = seen.seat
        who, percent = proposed
        values[at + (who - seat) % self.count] = 1
        values[at + self.count] = percent / WHOLE

    def action(self, values: Values, at: int, action: Action, seen: AnyObservation) -> None:
        """Write an offer or a bet: its coins, its share, its outcome."""
        del seen
        values[at] = (action.coins or 0) / self.coins
        values[at + 1] = (action.percent or 0) / WHOLE
        if action.outcome is not None:
            values[at + 2 + OUTCOMES.index(action.outcome)] = 1

    def bids(self, values: Values, at: int, bids: Iterable[tuple[int, Action]], seen: AnyObservation) -> None:
        """Write each seat's offer: coins and a share."""
        seat = seen.seat
        for who, offer in bids:
            place = at + (who - seat) % self.count * 2
            values[place] = (offer.coins or 0) / self.coins
            values[place + 1] = (offer.percent or 0) / WHOLE

    def bound(self, values: Values, at: int, bound: tuple[int, Action], seen: AnyObservation) -> None:
        """Write the seat that is bound to keep a Matto, or to exchange it."""
        seat = seen.seat
        who, action = bound
        values[at + (who - seat) % self.count * 2 + EXCHANGED.index(action.word)] = 1

    def tied(self, values: Values, at: int, tie: tuple[Any, ...], seen: AnyObservation) -> None:
        """Write 1 for each seat of a tie, which is a rank, its seats and its cards."""
        self.some(values, at, tie[1], seen)

    def all_tied(
        self, values: Values, at: int, ties: Iterable[tuple[Any, ...]], seen: AnyObservation
    ) -> None:
        """Write 1 for each seat of any of these ties."""
        for tie in ties:
            self.tied(values, at, tie, seen)

    def sides(self, values: Values, at: int, sides: Sides, seen: AnyObservation) -> None:
        """Write 1 for each seat on the observer's side, the observer included."""
        for side in sides:
            if seen.seat in side:
                self.some(values, at, side, seen)

    def bets(
        self, values: Values, at: int, bets: Iterable[tuple[int, int, str | None]], seen: AnyObservation
    ) -> None:
        """Write each seat's bet in coins, by outcome; one without an outcome is on the first."""
        seat = seen.seat
        for who, coins, outcome in bets:
            place = at + (who - seat) % self.count * 2
            values[place + (OUTCOMES.index(outcome) if outcome else 0)] = coins / self.coins


class Cards:
    """Writes cards of a pack: by name, with hidden cards last."""

    def __init__(self, cards: Sequence[Card], names: Mapping[Card, str]) -> None:
        """Take the cards, and the name of each design."""
        places = {name: place for place, name in enumerate(dict.fromkeys(names.values()))}
        self.places = {card: places[name] for card, name in names.items()}
        self.by_rank = {card.rank: place for card, place in self.places.items()}
        self.count = len(places)
        self.copies = max(Counter(names[card] for card in cards).values())
        self.cards = len(cards)
        self._played = lru_cache(FEW_TRICKS)(self._places_of)

    def one(self, values: Values, at: int, card: Card, seen: AnyObservation) -> None:
        """Write 1 for this card."""
        del seen
        values[at + self.places[card]] = 1

    def held(self, values: Values, at: int, cards: Sequence[SeenCard | None], seen: AnyObservation) -> None:
        """Write each seat's card, by design or as hidden."""
        seat = seen.seat
        places, hidden, seats = self.places, self.count, len(cards)
        width = hidden + 1
        for each, card in enumerate(cards):
            if card is not None:
                place = at + (each - seat) % seats * width
                values[place + (hidden if card is HIDDEN else places[card])] = 1

    def some(self, values: Values, at: int, cards: Iterable[SeenCard], seen: AnyObservation) -> None:
        """Write the number of cards of each design, in copies, and of hidden ones, in packs."""
        del seen
        places, one = self.places, 1 / self.copies
        for card in cards:
            if card is HIDDEN:
                values[at + self.count] += 1 / self.cards
            else:
                values[at + places[card]] += one

    def by_seat(
        self, values: Values, at: int, cards: Sequence[Sequence[SeenCard]], seen: AnyObservation
    ) -> None:
        """Write the same for each seat."""
        seat = seen.seat
        seats, width = len(cards), self.count + 1
        for each, held in enumerate(cards):
            if held:
                place = at + (each - seat) % seats * width
                if held[0] is HIDDEN:  # then all of them are
                    values[place + self.count] = len(held) / self.cards
                else:
                    self.some(values, place, held, seen)

    def bits(self, values: Values, at: int, sets: Sequence[int], seen: AnyObservation) -> None:
        """Write for each seat a set of designs, given as bits by rank."""
        seat = seen.seat
        seats, width, by_rank = len(sets), self.count, self.by_rank
        for each, bits in enumerate(sets):
            place, left = at + (each - seat) % seats * width, bits
            while left:
                lowest = left & -left
                values[place + by_rank[lowest.bit_length() - 1]] = 1
                left ^= lowest

    def tricks(self, values: Values, at: int, tricks: Iterable[Trick], seen: AnyObservation) -> None:
        """Write for each seat its cards in finished tricks, in copies."""
        found = as_tricks(seen)
        order, one, width = found.order, 1 / self.copies, self.count
        first, size = found.seat * width, len(order) * width
        for trick in tricks:
            for place in self._played(order, trick):
                values[at + (place - first) % size] += one

    def _places_of(self, order: Order, trick: Trick) -> tuple[int, ...]:
        seats = turned(order, trick.leader)
        return tuple(
            seat * self.count + self.places[card] for seat, card in zip(seats, trick.cards, strict=True)
        )

    def taken(self, values: Values, at: int, tricks: Iterable[Trick], seen: AnyObservation) -> None:
        """Write for each seat the cards of the tricks that it has taken, in copies."""
        seat, places, width, one = seen.seat, self.places, self.count, 1 / self.copies
        seats = len(as_tricks(seen).order)
        for trick in tricks:
            place = at + (trick.winner - seat) % seats * width
            for card in trick.cards:
                values[place + places[card]] += one

    def trick(self, values: Values, at: int, cards: Iterable[Card], seen: AnyObservation) -> None:
        """Write for each seat its card in the trick under way."""
        seat, places, width = seen.seat, self.places, self.count
        found = as_tricks(seen)
        for each, card in zip(turned(found.order, found.leader), cards, strict=False):
            values[at + (each - seat) % len(found.order) * width + places[card]] = 1

    def bids(
        self, values: Values, at: int, bids: Iterable[tuple[int, Card | None]], seen: AnyObservation
    ) -> None:
        """Write for each seat the cards that it has named, and in the last column a pass."""
        seat, seats, width = seen.seat, len(as_tricks(seen).order), self.count + 1
        for who, card in bids:
            values[
                at + (who - seat) % seats * width + (self.count if card is None else self.places[card])
            ] = 1

    def discards(
        self, values: Values, at: int, cards: Iterable[tuple[int, SeenCard]], seen: AnyObservation
    ) -> None:
        """Write for each seat its discards, as far as the observer knows them."""
        seats, width = len(as_tricks(seen).order), self.count + 1
        for who, card in cards:
            self.some(values, at + (who - seen.seat) % seats * width, (card,), seen)
