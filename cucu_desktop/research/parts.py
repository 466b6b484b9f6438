"""Parts of an observation vector: how one attribute of an observation becomes numbers.

Every number lies between -1 and 1. Seats are counted from the observer, who is seat 0, in the order in which
they are numbered; so a player learns the same whichever chair they sit on. What is not there is 0 throughout.
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
"""A vector under way: 32-bit numbers."""
Write = Callable[..., None]
"""Writes an attribute: takes the vector, where the part begins, the attribute, and the whole observation."""
WHOLE: Final = 100
FEW_TRICKS: Final = 256
"""More than a deal has: each is looked at again until the deal is over."""
EXCHANGED: Final = ("keep", "exchange")
"""What the holder of a Matto may be bound to."""


@frozen
class Part:
    """Some numbers of a vector that are made of one attribute.

    Attributes:
        name: what it is called.
        shape: how many numbers, by seat, card and so on.
        meaning: what they say.
        write: writes them.
        may_be_zero: whether a 0 is something, as seat 0 is; what is nothing is then None.
        made_of: the attribute of the observation, if it is not called the same.
    """

    name: str
    shape: tuple[int, ...]
    meaning: str
    write: Write
    may_be_zero: bool = False
    made_of: str = ""

    @property
    def source(self) -> str:
        """The attribute that it is made of."""
        return self.made_of or self.name

    @property
    def size(self) -> int:
        """How many numbers it has."""
        return prod(self.shape)


def number(unit: float) -> Write:
    """Write a count in this unit, at most 1."""

    def write(values: Values, at: int, count: float, seen: AnyObservation) -> None:
        del seen
        values[at] = count / unit if count < unit else 1

    return write


def one_of(names: Sequence[str]) -> Write:
    """Write 1 for this name; one that is not listed is nobody's to know."""
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
        """Say how many seats there are, and how many coins on the table."""
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
        """Write the place of each seat in an order, in parts of it; the last one's is 1."""
        seat = seen.seat
        count, share = self.count, 1 / len(order)
        for place, each in enumerate(order, 1):
            values[at + (each - seat) % count] = place * share

    def flags(self, values: Values, at: int, flags: tuple[bool, ...], seen: AnyObservation) -> None:
        """Write 1 for each seat of which it is true."""
        if True in flags:
            seat = seen.seat
            values[at : at + self.count] = array("f", flags[seat:] + flags[:seat])

    def each(self, unit: float) -> Write:
        """Write a number for each seat in this unit, -1 to 1."""
        times = 1 / unit

        def write(values: Values, at: int, numbers: Iterable[float], seen: AnyObservation) -> None:
            seat, seats = seen.seat, self.count
            for each, count in enumerate(numbers):
                if count:
                    share = count * times
                    values[at + (each - seat) % seats] = share if -1 < share < 1 else 1 if share > 0 else -1

        return write

    def amounts(self, unit: float) -> Write:
        """Write for pairs of seat and number the number in this unit, at most 1."""

        def write(values: Values, at: int, pairs: Iterable[tuple[int, float]], seen: AnyObservation) -> None:
            seat = seen.seat
            for who, count in pairs:
                values[at + (who - seat) % self.count] = min(count / unit, 1)

        return write

    def pairs(self, values: Values, at: int, pairs: Iterable[tuple[int, int]], seen: AnyObservation) -> None:
        """Write 1 for each pair of seats: a row is the first one's."""
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
        """Write what each seat has put into another's re-entry: a row is who came back."""
        seat = seen.seat
        count = self.count
        for who, parts in shares:
            for holder, coins in parts:
                values[at + (who - seat) % count * count + (holder - seat) % count] = coins / self.coins

    def ledger(
        self, values: Values, at: int, lines: Iterable[tuple[int, int, int]], seen: AnyObservation
    ) -> None:
        """Write the shares of winnings that are promised: a row is who promised."""
        seat = seen.seat
        count = self.count
        for who, other, percent in lines:
            values[at + (who - seat) % count * count + (other - seat) % count] += percent / WHOLE

    def proposal(self, values: Values, at: int, proposed: tuple[int, int], seen: AnyObservation) -> None:
        """Write who proposed a division, and their percentage."""
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
        """Write what each seat offers: coins and a share."""
        seat = seen.seat
        for who, offer in bids:
            place = at + (who - seat) % self.count * 2
            values[place] = (offer.coins or 0) / self.coins
            values[place + 1] = (offer.percent or 0) / WHOLE

    def bound(self, values: Values, at: int, bound: tuple[int, Action], seen: AnyObservation) -> None:
        """Write who is bound to keep a Matto, or to exchange it."""
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
        """Write 1 for whoever plays with the observer, the observer among them."""
        for side in sides:
            if seen.seat in side:
                self.some(values, at, side, seen)

    def bets(
        self, values: Values, at: int, bets: Iterable[tuple[int, int, str | None]], seen: AnyObservation
    ) -> None:
        """Write the coins that each seat has bet, by outcome; one without an outcome is on the first."""
        seat = seen.seat
        for who, coins, outcome in bets:
            place = at + (who - seat) % self.count * 2
            values[place + (OUTCOMES.index(outcome) if outcome else 0)] = coins / self.coins


class Cards:
    """Writes cards of a pack: by name, and after the names those that are hidden."""

    def __init__(self, cards: Sequence[Card], names: Mapping[Card, str]) -> None:
        """Say which cards there are, and what each design is called."""
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
        """Write how many there are of each design, in copies, and of hidden ones, in packs."""
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
                if held[0] is HIDDEN:  # then all are
                    values[place + self.count] = len(held) / self.cards
                else:
                    self.some(values, place, held, seen)

    def bits(self, values: Values, at: int, sets: Sequence[int], seen: AnyObservation) -> None:
        """Write for each seat a set of designs, which is bits by rank."""
        seat = seen.seat
        seats, width, by_rank = len(sets), self.count, self.by_rank
        for each, bits in enumerate(sets):
            place, left = at + (each - seat) % seats * width, bits
            while left:
                lowest = left & -left
                values[place + by_rank[lowest.bit_length() - 1]] = 1
                left ^= lowest

    def tricks(self, values: Values, at: int, tricks: Iterable[Trick], seen: AnyObservation) -> None:
        """Write for each seat what it has played to finished tricks, in copies."""
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
        """Write for each seat what lies in the tricks that it has taken, in copies."""
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
        """Write for each seat what it has laid away, as far as the observer knows."""
        seats, width = len(as_tricks(seen).order), self.count + 1
        for who, card in cards:
            self.some(values, at + (who - seen.seat) % seats * width, (card,), seen)
