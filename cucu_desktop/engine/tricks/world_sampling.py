"""Uniform sampling of the hidden cards of a trick game, given the knowledge of one seat, for search.

A world is drawn from a seat's observation and from nothing else, so a search through worlds uses no more
than the seat knows. All consistent worlds are equally likely: copies of a design count as different cards,
and all ways to deal the unseen cards are counted, subject to the designs that each seat lacks (`lacks`),
a copy held by each bidder of a card, and a copy held or laid away by each seat that robbed one.

The hard idea is counting without listing. Unseen cards that may go to the same locations are one group,
locations that take the same groups are one room; then the ways to fill the rooms group by group are a short
product.
"""

from collections import Counter
from collections.abc import Iterator, Sequence
from functools import cache
from itertools import accumulate
from math import comb
from random import Random
from typing import Final, NamedTuple

from cucu_desktop.engine.cards import CUCCO, HIDDEN, Card, SeenCard
from cucu_desktop.engine.tricks.observation import TrickObservation
from cucu_desktop.frozen import frozen


@frozen
class World:
    """The positions of all cards that are not on the table.

    Attributes:
        hands: for each seat its cards.
        discards: the cards laid away in order, each with its seat.
        pile: the cards not dealt, the next one last.
    """

    hands: tuple[tuple[Card, ...], ...]
    discards: tuple[tuple[int, Card], ...]
    pile: tuple[Card, ...]

    @property
    def away(self) -> tuple[Card, ...]:
        """The cards that are out of play."""
        return *self.pile, *(card for _, card in self.discards)


class _Location(NamedTuple):
    """A location of unseen cards: a seat's hand, a seat's discards, or the pile (seat -1)."""

    what: str
    seat: int


PILE: Final = _Location("pile", -1)
Sizes = tuple[int, ...]
"""The number of cards that fit into each room."""


class _Need(NamedTuple):
    """A constraint: one of these locations has a copy of a card: either copy (bid), or the robbed one."""

    card: Card
    locations: frozenset[_Location]
    is_either: bool


class Worlds:
    """All worlds consistent with a seat's observation."""

    def __init__(self, observation: TrickObservation) -> None:
        """Count the worlds of an observation.

        Raises:
            ValueError: the cards are not on the table yet, or not any more.
        """
        self._seen = observation
        self._played = _played_by_seat(observation)
        self._sizes = self._locations()
        unseen = self._unseen()
        if sum(self._sizes.values()) != unseen.total():
            msg = "the cards are not on the table"
            raise ValueError(msg)
        self._needs = self._needed()
        groups = self._groups(unseen)
        rooms: dict[tuple[bool, ...], list[_Location]] = {}
        for location in self._sizes:
            rooms.setdefault(tuple(location in locations for locations in groups), []).append(location)
        self._cards = list(groups.values())
        self._rooms = list(rooms.values())
        self._open = [[room for room, takes in enumerate(rooms) if takes[at]] for at in range(len(groups))]
        self._size = tuple(sum(self._sizes[location] for location in room) for room in self._rooms)
        self._ways = cache(self._count)

    def sample(self, random: Random) -> World:
        """Return a world, all being equally likely."""
        while True:
            lying = self._fill(random)
            # Where each copy of a card would satisfy a need and both do, the world was counted
            # for each of them.
            if not any(
                need.is_either
                and sum(lying[location].count(need.card) for location in need.locations) > 1
                and random.random() < 1 / 2
                for need in self._needs
            ):
                return self._world(lying)

    # Constraints

    def _locations(self) -> dict[_Location, int]:
        """Return the number of unseen cards at each location."""
        seen = self._seen
        sizes = {_Location("hand", seat): hand.count(HIDDEN) for seat, hand in enumerate(seen.hands)}
        for seat, card in seen.discards:
            if card is HIDDEN:
                location = _Location("discards", seat)
                sizes[location] = sizes.get(location, 0) + 1
        sizes[PILE] = seen.pile - (seen.peeked is not None)
        return {location: size for location, size in sizes.items() if size}

    def _unseen(self) -> Counter[Card]:
        """Return the cards that this seat does not see."""
        seen = self._seen
        open_cards = [card for hand in seen.hands for card in hand]
        open_cards += [card for played in self._played for card in played.elements()]
        open_cards += [card for _, card in seen.discards]
        open_cards += [card for card in (seen.indicator, seen.peeked) if card]
        return Counter(CUCCO.cards) - Counter(card for card in open_cards if card is not HIDDEN)

    def _needed(self) -> list[_Need]:
        """Return the constraints of bids and robbed cards, without cards played since."""
        needs = []
        for seat, played in enumerate(self._played):
            mine = frozenset(location for location in self._sizes if location.seat == seat)
            if not mine:
                continue
            bid = Counter(card for bidder, card in self._seen.bids if bidder == seat and card)
            robbed = Counter(self._seen.robbed[seat])
            needs += [_Need(card, mine, is_either=True) for card in bid - played]
            needs += [_Need(card, mine, is_either=False) for card in (robbed - played).elements()]
        return needs

    def _groups(self, unseen: Counter[Card]) -> dict[frozenset[_Location], list[Card]]:
        """Return the unseen cards by the locations where they may lie, the narrowest first."""
        groups: dict[frozenset[_Location], list[Card]] = {}
        rest = unseen.copy()
        for need in self._needs:
            locations = frozenset(
                location for location in need.locations if self._may_hold(location, need.card)
            )
            groups.setdefault(locations, []).append(need.card)
            rest[need.card] -= 1
        for card in (+rest).elements():
            locations = frozenset(location for location in self._sizes if self._may_hold(location, card))
            groups.setdefault(locations, []).append(card)
        return dict(sorted(groups.items(), key=lambda group: (len(group[0]), sorted(map(str, group[0])))))

    def _may_hold(self, location: _Location, card: Card) -> bool:
        """Return whether a card may be at a location: not in a hand that lacks it."""
        return location.what != "hand" or not self._seen.lacks[location.seat] >> card.rank & 1

    # Counting and drawing

    def _splits(self, at: int, free: Sizes) -> Iterator[tuple[Sizes, int]]:
        """Yield the free space after each split of group `at` over its rooms, and the number of ways."""
        *others, last = self._open[at]

        def split(cards: int, rooms: Sequence[int], left: Sizes, ways: int) -> Iterator[tuple[Sizes, int]]:
            if not rooms:
                if cards <= left[last]:
                    yield _less(left, last, cards), ways
                return
            room, *rest = rooms
            for some in range(min(cards, left[room]) + 1):
                yield from split(cards - some, rest, _less(left, room, some), ways * comb(cards, some))

        yield from split(len(self._cards[at]), others, free, 1)

    def _count(self, at: int, free: Sizes) -> int:
        """Return the number of ways to deal the groups from `at` on to the free space."""
        if at == len(self._cards):
            return 1
        return sum(ways * self._ways(at + 1, left) for left, ways in self._splits(at, free))

    def _fill(self, random: Random) -> dict[_Location, list[Card]]:
        """Deal the groups to the rooms, and each room's cards to its locations."""
        free = self._size
        rooms: list[list[Card]] = [[] for _ in self._rooms]
        for at, group in enumerate(self._cards):
            splits = list(self._splits(at, free))
            chances = accumulate(ways * self._ways(at + 1, left) for left, ways in splits)
            drawn = random.randrange(self._ways(at, free))
            left, _ = splits[next(location for location, chance in enumerate(chances) if drawn < chance)]
            cards = random.sample(group, len(group))
            for room, (before, after) in enumerate(zip(free, left, strict=True)):
                for _ in range(before - after):
                    rooms[room].append(cards.pop())
            free = left
        lying = {}
        for locations, cards in zip(self._rooms, rooms, strict=True):
            random.shuffle(cards)
            for location in locations:
                lying[location] = [cards.pop() for _ in range(self._sizes[location])]
        return lying

    def _world(self, lying: dict[_Location, list[Card]]) -> World:
        """Return the world with the hidden cards at these locations."""
        seen = self._seen
        laid = {seat: iter(lying.get(_Location("discards", seat), ())) for seat in seen.order}
        pile = tuple(lying.get(PILE, ()))
        if seen.peeked:  # the dealer looks at the top card, the cutter at the lowest (R11)
            pile = (*pile, seen.peeked) if seen.seat == seen.dealer else (seen.peeked, *pile)
        return World(
            hands=tuple(
                tuple(lying.get(_Location("hand", seat), ())) if HIDDEN in hand else _open(hand)
                for seat, hand in enumerate(seen.hands)
            ),
            discards=tuple(
                (seat, next(laid[seat]) if card is HIDDEN else card) for seat, card in seen.discards
            ),
            pile=pile,
        )


def _less(sizes: Sizes, room: int, cards: int) -> Sizes:
    """Return the sizes with a number of free places fewer in a room."""
    return *sizes[:room], sizes[room] - cards, *sizes[room + 1 :]


def _open(hand: Sequence[SeenCard]) -> tuple[Card, ...]:
    """Return the visible cards of a hand."""
    return tuple(card for card in hand if card is not HIDDEN)


def _played_by_seat(observation: TrickObservation) -> list[Counter[Card]]:
    """Return the cards that each seat has played."""
    played: list[Counter[Card]] = [Counter() for _ in observation.hands]
    for leader, cards in (
        *((trick.leader, trick.cards) for trick in observation.tricks),
        (observation.leader, observation.trick),
    ):
        for seat, card in zip(observation.seats_from(leader), cards, strict=False):
            played[seat][card] += 1
    return played
