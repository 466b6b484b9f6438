"""A deal that is being written: seats, options, cards, and what everybody does in it.

A draft is a value. Whoever changes it gets another one, so that the one before can always be had back. It may
be wrong in every way that a hand at the table can bring about; `faults` tells what is wrong, and a draft
without faults is read by `cucu-desktop scenario` as it stands here.

The cards lie in a *pile*, in the order in which they leave the pack. What a seat is dealt, and what stays in
the pack, are parts of it (`zones`); a place of the pile where nothing has been laid yet is `EMPTY`.
"""

from collections import Counter
from collections.abc import Mapping, Sequence
from dataclasses import field, replace
from random import Random
from typing import Any, Final, cast

from cucu_desktop.engine.cards import Pack
from cucu_desktop.engine.options import GameOptions
from cucu_desktop.frozen import frozen
from cucu_desktop.games.catalogue import GAMES
from cucu_desktop.games.game import ExchangeGame, Game, TrickGame
from cucu_desktop.match.scenario.draft.choices import PRESET, choices_with, orders_of, usual_of
from cucu_desktop.match.scenario.draft.seats import USUAL_COINS, USUAL_TOKENS, DraftSeat, usual_names
from cucu_desktop.match.scenario.fields import Table
from cucu_desktop.match.scenario.reader import usual_tokens
from cucu_desktop.match.scenario.schema import SCHEMAS, OptionChoices

EMPTY: Final = ""
USUAL_SEATS: Final = 4


@frozen
class Zone:
    """Places of the pile that belong together.

    Attributes:
        seat: whose cards they are; None: they stay in the pack, or have left it.
        places: their positions in the pile.
        is_open: whether they have left the pack and lie open (B15).
    """

    seat: int | None
    places: tuple[int, ...]
    is_open: bool = False


@frozen
class Draft:
    """A deal that is being written.

    Attributes:
        game: the game's id.
        options: what is chosen of what a scenario may choose, by name.
        seats: who sits there, in playing order, the dealer last.
        pile: the cards as they leave the pack, `EMPTY` where none is laid.
        opened: so many of them, the last ones, have left it and lie open, the first laid first (B15).
        number: the number of the deal in its pot (B17).
        settled: how many pots have been settled before.
        stake: the coins that everybody pays.
        pool: what lies in the middle; None: everybody's stake.
        eliminations, reentries: how many have happened in the game before.
        agreement: what the first of the last two gets of the pool, in percent; None: nothing is agreed.
        bets_agreed: whether the bets are agreed on, and nobody is asked for them.
        slippers_taken: whether somebody has had slippers before who is out by now (N8).
        actions: what everybody does, in order.
        title, notes: texts by language; "" for one that is there for all.
        source: where the deal is from.
        expect: what has to come of it, as it was read; what is changed expects nothing.
    """

    game: str
    options: Mapping[str, object]
    seats: tuple[DraftSeat, ...]
    pile: tuple[str, ...]
    opened: int = 0
    number: int = 1
    settled: int = 0
    stake: int = 1
    pool: int | None = None
    eliminations: int = 0
    reentries: int = 0
    agreement: int | None = None
    bets_agreed: bool = False
    slippers_taken: bool = False
    actions: tuple[str, ...] = ()
    title: Mapping[str, str] = field(default_factory=dict)
    notes: Mapping[str, str] = field(default_factory=dict)
    source: Mapping[str, str] = field(default_factory=dict)
    expect: Table = field(default_factory=dict)

    # What is played

    @property
    def rules(self) -> Game:
        """The game."""
        return GAMES[self.game]

    @property
    def game_options(self) -> GameOptions:
        """The game's options, as far as they are chosen here."""
        chosen = dict(self.options)
        if PRESET not in chosen:
            return self.rules.options(**chosen)
        chosen_set: Any = self.rules.presets[str(chosen.pop(PRESET))]
        return cast("GameOptions", replace(chosen_set, **chosen))

    @property
    def pack(self) -> Pack:
        """The pack that it is played with."""
        return self.rules.pack_of(self.game_options)

    @property
    def choices(self) -> Mapping[str, OptionChoices]:
        """What may be chosen for each option as the others are chosen; an order without a name is none."""
        return choices_with(self.game, self.game_options)

    @property
    def orders(self) -> Mapping[str, frozenset[str]]:
        """The options that are orders of cards, with the cards of this pack that each lists."""
        return {name: cards[self.pack.name] for name, cards in orders_of(self.game).items()}

    @property
    def wears_slippers(self) -> bool:
        """Whether somebody may play on in slippers (N8)."""
        return self.options.get("slippers", "none") != "none"

    @property
    def usual_tokens(self) -> int:
        """How many lives somebody has of whom nothing is written."""
        rules = self.rules
        if isinstance(rules, TrickGame):
            return USUAL_TOKENS
        assert isinstance(rules, ExchangeGame)
        return usual_tokens(rules, self.game_options, len(self.seats))

    @property
    def keys(self) -> tuple[str, ...]:
        """The keys of the format that only some games know: "agreement", "bets"."""
        return SCHEMAS[self.game].keys if self.game in SCHEMAS else ()

    @property
    def has_chips(self) -> bool:
        """Whether its coins are chips, which everybody begins with as many of."""
        rules = self.rules
        return isinstance(rules, ExchangeGame) and bool(rules.chips)

    @property
    def seats_allowed(self) -> range:
        """How many may sit there, dummies among them."""
        rules = self.rules
        if isinstance(rules, TrickGame):
            return range(rules.hands, rules.hands + 1)
        return rules.seats_of(self.game_options)

    @property
    def is_begun(self) -> bool:
        """Whether anything is written yet."""
        return self != new_draft(self.game)

    # Who is in the game

    @property
    def playing(self) -> tuple[int, ...]:
        """The seats that are dealt in."""
        return tuple(number for number, seat in enumerate(self.seats) if not seat.out)

    # Where the cards lie

    @property
    def hand_size(self) -> int:
        """How many cards a seat is dealt."""
        rules = self.rules
        return sum(rules.state_class.packets) if isinstance(rules, TrickGame) else 1

    @property
    def zones(self) -> tuple[Zone, ...]:
        """Where cards lie: each seat's in playing order, what stays in the pack, and what lies open."""
        dealt = self.playing
        hands = dealt_to(self.rules, len(dealt))
        zones = [Zone(seat, places) for seat, places in zip(dealt, hands, strict=True)]
        at, size = sum(len(places) for places in hands), len(self.pile)
        rest = Zone(None, tuple(range(at, size - self.opened)))
        opened = Zone(None, tuple(range(max(at, size - self.opened), size)), is_open=True)
        return (*zones, *(zone for zone in (rest, opened) if zone.places))

    @property
    def in_order(self) -> tuple[int, ...]:
        """The places of the pile, zone by zone: the order in which one fills them."""
        return tuple(place for zone in self.zones for place in zone.places)

    def copies_left(self) -> Counter[str]:
        """Return how many of each card have not been laid."""
        whole = Counter(card.id for card in self.pack.cards)
        whole.subtract(card for card in self.pile if card != EMPTY)
        return whole

    @property
    def laid(self) -> int:
        """How far the pack has been laid: nothing lies in it behind this place."""
        return max((place + 1 for place, card in enumerate(self.face_down) if card != EMPTY), default=0)

    @property
    def face_down(self) -> tuple[str, ...]:
        """The pile without the cards that lie open."""
        return self.pile[: len(self.pile) - self.opened]

    @property
    def open_cards(self) -> tuple[str, ...]:
        """The cards that lie open."""
        return self.pile[len(self.pile) - self.opened :]

    @property
    def next_open(self) -> int | None:
        """The place behind all others, at which the next open card is laid; None if none can be."""
        room = EMPTY in self.face_down[len(self.playing) :]
        return len(self.pile) if room and "pile" in self.keys else None

    def card_at(self, place: int) -> str:
        """Return what lies at a place: nothing yet where the next open card is laid."""
        return self.pile[place] if place < len(self.pile) else EMPTY

    @property
    def usual_coins(self) -> int:
        """How many coins somebody has of whom nothing is written."""
        schema = SCHEMAS.get(self.game)
        return cast("int", self.options[schema.purse]) if schema and schema.purse else USUAL_COINS

    # Laying cards

    def lay(self, place: int, card: str) -> "Draft":
        """Lay a card that is left at a place; what lay there goes back.

        Raises:
            ValueError: no copy of it is left.
        """
        if self.card_at(place) == card:
            return self
        if not self.copies_left()[card]:
            msg = f"no {card} is left"
            raise ValueError(msg)
        return self._with_cards({place: card})

    def swap(self, place: int, other: int) -> "Draft":
        """Let two places change what lies there."""
        return self._with_cards({place: self.card_at(other), other: self.card_at(place)})

    def clear(self, place: int) -> "Draft":
        """Take the card at a place away."""
        return self._with_cards({place: EMPTY})

    def cleared(self) -> "Draft":
        """Take all cards away."""
        return self._changed(pile=(EMPTY,) * len(self.pile), opened=0)

    def dealt(self, random: Random) -> "Draft":
        """Lay what is left wherever nothing lies, as chance has it."""
        left = list(self.copies_left().elements())
        random.shuffle(left)
        return self._changed(pile=tuple(card or left.pop() for card in self.pile))

    def _with_cards(self, cards: Mapping[int, str]) -> "Draft":
        """Put cards where they are to lie; in an exchange game no gap stays between those of pack or pile."""
        pile = tuple(cards.get(place, card) for place, card in enumerate(self.pile))
        if isinstance(self.rules, TrickGame):
            return self if pile == self.pile else self._changed(pile=pile)
        size = len(pile)
        at = size - self.opened
        dealt = min(len(self.playing), at)
        opened = [card for card in (*pile[at:], cards.get(size, EMPTY)) if card != EMPTY]
        rest = [card for card in pile[dealt:at] if card != EMPTY]
        gap = (EMPTY,) * (size - dealt - len(rest) - len(opened))
        pile = (*pile[:dealt], *rest, *gap, *opened)
        return self if pile == self.pile else self._changed(pile=pile, opened=len(opened))

    # Who sits where

    def change_seat(self, number: int, **changes: Any) -> "Draft":  # noqa: ANN401 - any attribute of a seat
        """Change something about a seat; a new name is written wherever the old one was."""
        before = self.seats[number]
        after = replace(before, **changes).tidied()
        seats = list(self.seats)
        if after.slippers and self.options.get("slippers") == "first":
            seats = [replace(seat, slippers=False).tidied() for seat in seats]
        seats[number] = after
        draft = self._seated(seats, list(range(len(seats))))
        if after.name == before.name or not before.name:
            return draft
        actions = tuple(
            f"{after.name}{action.removeprefix(before.name)}" if self.actor(action) == number else action
            for action in draft.actions
        )
        return replace(draft, actions=actions)

    def actor(self, action: str) -> int | None:
        """Return who does an action as it is written; None if nobody is called so."""
        fitting = [number for number, seat in enumerate(self.seats) if action.startswith(f"{seat.name} ")]
        return max(fitting, key=lambda number: len(self.seats[number].name), default=None)

    def add_seat(self) -> "Draft":
        """Let somebody else sit down, before the dealer, if there is a seat."""
        if len(self.seats) >= self.seats_allowed[-1]:
            return self
        at = len(self.seats) - 1
        seats = [*self.seats[:at], self._newcomer(), *self.seats[at:]]
        return self._seated(seats, [*range(at), None, at])

    def remove_seat(self, number: int) -> "Draft":
        """Send somebody away, and their cards back, if enough are left."""
        if len(self.seats) <= self.seats_allowed[0]:
            return self
        left = [each for each in range(len(self.seats)) if each != number]
        return self._seated([self.seats[each] for each in left], left)

    def move_seat(self, number: int, to: int) -> "Draft":
        """Let somebody sit elsewhere; they take their cards along."""
        order = [each for each in range(len(self.seats)) if each != number]
        order.insert(to, number)
        return self._seated([self.seats[each] for each in order], order)

    def _newcomer(self) -> DraftSeat:
        taken = {seat.name for seat in self.seats}
        free = (name for name in usual_names() if name not in taken)
        usual = self.options.get("chips", self.usual_tokens)
        tokens = usual if isinstance(usual, int) else USUAL_TOKENS
        return DraftSeat(next(free), tokens=tokens, coins=self.usual_coins).tidied()

    def _seated(self, seats: Sequence[DraftSeat], before: Sequence[int | None]) -> "Draft":
        """Return the draft with other seats, each with the cards that it had; `before`: its number so far."""
        face_down = (*self.face_down, *(EMPTY,) * self.opened)
        zones = [zone for zone in self.zones if not zone.is_open]
        had = {zone.seat: tuple(face_down[place] for place in zone.places) for zone in zones}
        none = (EMPTY,) * self.hand_size
        hands = [
            had.get(number, none) if number is not None else none
            for seat, number in zip(seats, before, strict=True)
            if not seat.out
        ]
        size = len(self.pile)
        where = dealt_to(self.rules, len(hands))
        dealt = {
            place: card
            for places, hand in zip(where, hands, strict=True)
            for place, card in zip(places, hand, strict=True)
        }
        opened = self.open_cards
        pile = [*(dealt[place] for place in sorted(dealt)), *had.get(None, ()), *(EMPTY,) * size]
        pile = pile[: size - len(opened)]
        return self._changed(seats=tuple(seats), pile=(*pile, *opened))

    # What is agreed

    def choose(self, option: str, value: object) -> "Draft":
        """Choose for an option, or a set of all; with another pack the cards that it does not have go."""
        draft = self._changed(options={**self.options, option: value, **self._of_set(option, value)})
        usual = draft.usual_tokens
        purses = self.usual_coins, draft.usual_coins
        seats = (
            replace(seat, coins=purses[1] if seat.coins == purses[0] else seat.coins).agreed(
                self.usual_tokens, usual, slippers=draft.wears_slippers
            )
            for seat in draft.seats
        )
        draft = replace(draft, seats=tuple(seats))
        pack = draft.pack
        if pack.cards == self.pack.cards:
            return draft
        left, size = Counter(card.id for card in pack.cards), len(pack.cards)
        kept: dict[bool, list[str]] = {False: [], True: []}
        for place, card in enumerate(self.pile):
            is_there = bool(left[card])
            left[card] -= is_there
            kept[place >= len(self.face_down)].append(card if is_there else EMPTY)
        opened = [card for card in kept[True] if card != EMPTY]
        pile = [*kept[False], *(EMPTY,) * size][: size - len(opened)]
        return replace(draft, pile=(*pile, *opened), opened=len(opened))

    def _of_set(self, option: str, value: object) -> Mapping[str, object]:
        """Return what is chosen for all others with a set of options; nothing with any other option."""
        if option != PRESET:
            return {}
        chosen = self.rules.presets[str(value)]
        return {name: getattr(chosen, name) for name in self.options if name != PRESET}

    def with_(self, **changes: Any) -> "Draft":  # noqa: ANN401 - any attribute
        """Change numbers, the agreement or the actions."""
        return self._changed(**changes)

    def told(self, **texts: Any) -> "Draft":  # noqa: ANN401 - any text
        """Change title, notes or source: what is expected of the deal stays."""
        return replace(self, **texts)

    def do(self, action: str) -> "Draft":
        """Write down what is done next."""
        return self._changed(actions=(*self.actions, action))

    def undo_from(self, number: int) -> "Draft":
        """Take back what is done from this action on."""
        return self._changed(actions=self.actions[:number])

    def _changed(self, **changes: Any) -> "Draft":  # noqa: ANN401 - any attribute
        """Return another deal, of which nothing is expected yet."""
        draft = replace(self, **changes, expect={})
        most = draft.most_tokens
        if most is None or all(seat.tokens <= most for seat in draft.seats):
            return draft
        seats = tuple(replace(seat, tokens=min(seat.tokens, most)).tidied() for seat in draft.seats)
        return replace(draft, seats=seats)

    @property
    def most_tokens(self) -> int | None:
        """How many tokens everybody begins with and nobody has more than; None where that is not limited."""
        schema = SCHEMAS.get(self.game)
        return cast("int", self.options["chips"]) if schema and schema.capped else None


def dealt_to(game: Game, players: int) -> tuple[tuple[int, ...], ...]:
    """Return which places of the pile come to each of so many who are dealt in, in playing order."""
    if not isinstance(game, TrickGame):
        return tuple((number,) for number in range(players))
    hands: list[tuple[int, ...]] = [() for _ in range(players)]
    at = 0
    for packet in game.state_class.packets:
        for number in range(players):
            hands[number] += tuple(range(at, at + packet))
            at += packet
    return tuple(hands)


def new_draft(game: str, names: Sequence[str] = ()) -> Draft:
    """Return a deal of a game of which nothing but the seats is written yet."""
    draft = Draft(game, usual_of(game), (), ())
    allowed = draft.seats_allowed
    number = min(max(len(names) or USUAL_SEATS, allowed[0]), allowed[-1])
    called = dict.fromkeys((*(name for name in names if name), *usual_names()))
    coins = draft.usual_coins
    seats = [DraftSeat(name, coins=coins) for name, _ in zip(called, range(number), strict=False)]
    return replace(draft, seats=tuple(seats), pile=(EMPTY,) * len(draft.pack.cards))
