"""A deal that is being written: seats, options, cards, and actions.

A draft is a value. A change makes another draft, so that the old one remains for undo. It may
be wrong in every way that editing allows; `faults` lists its faults, and a draft
without faults is a valid scenario for `cucu-desktop scenario`.

The cards are in a *pile*, in the order in which they leave the pack. The cards of each seat, and those that
stay in the pack, are ranges of it (`zones`); a position of the pile without a card is `EMPTY`.
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
from cucu_desktop.match.scenario.draft.draft_choices import PRESET, choices_with, orders_of, usual_of
from cucu_desktop.match.scenario.draft.seats import USUAL_COINS, USUAL_TOKENS, DraftSeat, usual_names
from cucu_desktop.match.scenario.draft.zones import Zone, dealt_to
from cucu_desktop.match.scenario.reader import usual_tokens
from cucu_desktop.match.scenario.scenario_fields import Table
from cucu_desktop.match.scenario.schema import SCHEMAS, OptionChoices

EMPTY: Final = ""
USUAL_SEATS: Final = 4


@frozen
class Draft:
    """A deal that is being written.

    Attributes:
        game: the game's id.
        options: the chosen options of those that a scenario may choose, by name.
        seats: the seats, in playing order, the dealer last.
        pile: the cards in the order of leaving the pack, `EMPTY` for a gap.
        opened: the number of cards, at the end, that have left it and are face up, in order (B15).
        number: the number of the deal in its pot (B17).
        settled: the number of pots settled before.
        stake: the coins that each player pays.
        pool: the coins in the middle; None: all stakes.
        eliminations, reentries: their numbers in the game so far.
        agreement: the first of the last two's part of the pool, in percent; None without an agreement.
        bets_agreed: whether the bets are agreed on, without a phase of betting.
        slippers_taken: whether a player who is out by now has had slippers (N8).
        actions: the actions, in order.
        title, notes: texts by language; "" for one text for all.
        source: the source of the deal.
        expect: the expected result, as it was read; a change of the deal clears it.
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

    # The game

    @property
    def rules(self) -> Game:
        return GAMES[self.game]

    @property
    def game_options(self) -> GameOptions:
        """The game's options, with the usual values for those not chosen."""
        chosen = dict(self.options)
        if PRESET not in chosen:
            return self.rules.options(**chosen)
        chosen_set: Any = self.rules.presets[str(chosen.pop(PRESET))]
        return cast("GameOptions", replace(chosen_set, **chosen))

    @property
    def pack(self) -> Pack:
        return self.rules.pack_of(self.game_options)

    @property
    def choices(self) -> Mapping[str, OptionChoices]:
        """The values of each option, given the others; an order without a name is left out."""
        return choices_with(self.game, self.game_options)

    @property
    def orders(self) -> Mapping[str, frozenset[str]]:
        """The options that are orders of cards, with the cards of this pack that each lists."""
        return {name: cards[self.pack.name] for name, cards in orders_of(self.game).items()}

    @property
    def wears_slippers(self) -> bool:
        """Whether a player may play on in slippers (N8)."""
        return self.options.get("slippers", "none") != "none"

    @property
    def usual_tokens(self) -> int:
        """The default number of lives."""
        rules = self.rules
        if isinstance(rules, TrickGame):
            return USUAL_TOKENS
        assert isinstance(rules, ExchangeGame)
        return usual_tokens(rules, self.game_options, len(self.seats))

    @property
    def keys(self) -> tuple[str, ...]:
        """The scenario keys that only some games have: "agreement", "bets"."""
        return SCHEMAS[self.game].keys if self.game in SCHEMAS else ()

    @property
    def has_chips(self) -> bool:
        """Whether its coins are chips, of which all players begin with the same number."""
        rules = self.rules
        return isinstance(rules, ExchangeGame) and bool(rules.chips)

    @property
    def seats_allowed(self) -> range:
        """The possible numbers of seats, dummies included."""
        rules = self.rules
        if isinstance(rules, TrickGame):
            return range(rules.hands, rules.hands + 1)
        return rules.seats_of(self.game_options)

    @property
    def is_begun(self) -> bool:
        """Whether anything differs from a new draft."""
        return self != new_draft(self.game)

    @property
    def playing(self) -> tuple[int, ...]:
        """The seats that are dealt in."""
        return tuple(number for number, seat in enumerate(self.seats) if not seat.out)

    # Cards

    @property
    def hand_size(self) -> int:
        """The number of cards of a seat."""
        rules = self.rules
        return sum(rules.state_class.packets) if isinstance(rules, TrickGame) else 1

    @property
    def zones(self) -> tuple[Zone, ...]:
        """The zones: each seat's in playing order, the rest of the pack, and the open cards."""
        dealt = self.playing
        hands = dealt_to(self.rules, len(dealt))
        zones = [Zone(seat, places) for seat, places in zip(dealt, hands, strict=True)]
        at, size = sum(len(places) for places in hands), len(self.pile)
        rest = Zone(None, tuple(range(at, size - self.opened)))
        opened = Zone(None, tuple(range(max(at, size - self.opened), size)), is_open=True)
        return (*zones, *(zone for zone in (rest, opened) if zone.places))

    @property
    def in_order(self) -> tuple[int, ...]:
        """The positions of the pile, zone by zone: the order of filling them."""
        return tuple(place for zone in self.zones for place in zone.places)

    def copies_left(self) -> Counter[str]:
        """Return the number of unused copies of each card."""
        whole = Counter(card.id for card in self.pack.cards)
        whole.subtract(card for card in self.pile if card != EMPTY)
        return whole

    @property
    def laid(self) -> int:
        """The number of positions up to the last card in the pack."""
        return max((place + 1 for place, card in enumerate(self.face_down) if card != EMPTY), default=0)

    @property
    def face_down(self) -> tuple[str, ...]:
        """The pile without the open cards."""
        return self.pile[: len(self.pile) - self.opened]

    @property
    def open_cards(self) -> tuple[str, ...]:
        return self.pile[len(self.pile) - self.opened :]

    @property
    def next_open(self) -> int | None:
        """The position of the next open card, after all others; None if none can be added."""
        room = EMPTY in self.face_down[len(self.playing) :]
        return len(self.pile) if room and "pile" in self.keys else None

    def card_at(self, place: int) -> str:
        """Return the card at a position, `EMPTY` at the next open one."""
        return self.pile[place] if place < len(self.pile) else EMPTY

    @property
    def usual_coins(self) -> int:
        """The default number of coins."""
        schema = SCHEMAS.get(self.game)
        return cast("int", self.options[schema.purse]) if schema and schema.purse else USUAL_COINS

    # Moving cards

    def lay(self, place: int, card: str) -> "Draft":
        """Put an unused card at a position; the card there becomes unused.

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
        """Swap the cards at two positions."""
        return self._with_cards({place: self.card_at(other), other: self.card_at(place)})

    def clear(self, place: int) -> "Draft":
        return self._with_cards({place: EMPTY})

    def cleared(self) -> "Draft":
        """Remove all cards."""
        return self.with_(pile=(EMPTY,) * len(self.pile), opened=0)

    def dealt(self, random: Random) -> "Draft":
        """Fill all gaps with random unused cards."""
        left = list(self.copies_left().elements())
        random.shuffle(left)
        return self.with_(pile=tuple(card or left.pop() for card in self.pile))

    def _with_cards(self, cards: Mapping[int, str]) -> "Draft":
        """Put cards at positions; in an exchange game gaps in pack or pile are closed."""
        pile = tuple(cards.get(place, card) for place, card in enumerate(self.pile))
        if isinstance(self.rules, TrickGame):
            return self if pile == self.pile else self.with_(pile=pile)
        size = len(pile)
        at = size - self.opened
        dealt = min(len(self.playing), at)
        opened = [card for card in (*pile[at:], cards.get(size, EMPTY)) if card != EMPTY]
        rest = [card for card in pile[dealt:at] if card != EMPTY]
        gap = (EMPTY,) * (size - dealt - len(rest) - len(opened))
        pile = (*pile[:dealt], *rest, *gap, *opened)
        return self if pile == self.pile else self.with_(pile=pile, opened=len(opened))

    # Seats

    def change_seat(self, number: int, **changes: Any) -> "Draft":  # noqa: ANN401 - any attribute of a seat
        """Change attributes of a seat; a new name replaces the old one everywhere."""
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
        """Return the seat of an action's player; None for an unknown name."""
        fitting = [number for number, seat in enumerate(self.seats) if action.startswith(f"{seat.name} ")]
        return max(fitting, key=lambda number: len(self.seats[number].name), default=None)

    def add_seat(self) -> "Draft":
        """Add a seat before the dealer, if possible."""
        if len(self.seats) >= self.seats_allowed[-1]:
            return self
        at = len(self.seats) - 1
        seats = [*self.seats[:at], self._newcomer(), *self.seats[at:]]
        return self._seated(seats, [*range(at), None, at])

    def remove_seat(self, number: int) -> "Draft":
        """Remove a seat and its cards, if enough seats are left."""
        if len(self.seats) <= self.seats_allowed[0]:
            return self
        left = [each for each in range(len(self.seats)) if each != number]
        return self._seated([self.seats[each] for each in left], left)

    def move_seat(self, number: int, to: int) -> "Draft":
        """Move a seat with its cards."""
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
        """Return the draft with other seats, each with its own cards; `before`: the old number of each."""
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
        return self.with_(seats=tuple(seats), pile=(*pile, *opened))

    # Options

    def choose(self, option: str, value: object) -> "Draft":
        """Choose an option's value, or a preset; with another pack the cards that it lacks are removed."""
        draft = self.with_(options={**self.options, option: value, **self._of_set(option, value)})
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
        """Return the values of all other options in a preset; empty for any other option."""
        if option != PRESET:
            return {}
        chosen = self.rules.presets[str(value)]
        return {name: getattr(chosen, name) for name in self.options if name != PRESET}

    def told(self, **texts: Any) -> "Draft":  # noqa: ANN401 - any text
        """Return the draft with changed title, notes or source: the expected result stays."""
        return replace(self, **texts)

    def do(self, action: str) -> "Draft":
        """Append an action."""
        return self.with_(actions=(*self.actions, action))

    def undo_from(self, number: int) -> "Draft":
        """Remove the actions from this number on."""
        return self.with_(actions=self.actions[:number])

    def with_(self, **changes: Any) -> "Draft":  # noqa: ANN401 - any attribute
        """Return a changed deal, without an expected result."""
        draft = replace(self, **changes, expect={})
        most = draft.most_tokens
        if most is None or all(seat.tokens <= most for seat in draft.seats):
            return draft
        seats = tuple(replace(seat, tokens=min(seat.tokens, most)).tidied() for seat in draft.seats)
        return replace(draft, seats=seats)

    @property
    def most_tokens(self) -> int | None:
        """The number of tokens at the start and at most; None where it is not limited."""
        schema = SCHEMAS.get(self.game)
        return cast("int", self.options["chips"]) if schema and schema.capped else None


def new_draft(game: str, names: Sequence[str] = ()) -> Draft:
    """Return a new draft of a game, with seats only."""
    draft = Draft(game, usual_of(game), (), ())
    allowed = draft.seats_allowed
    number = min(max(len(names) or USUAL_SEATS, allowed[0]), allowed[-1])
    called = dict.fromkeys((*(name for name in names if name), *usual_names()))
    coins = draft.usual_coins
    seats = [DraftSeat(name, coins=coins) for name, _ in zip(called, range(number), strict=False)]
    return replace(draft, seats=tuple(seats), pile=(EMPTY,) * len(draft.pack.cards))
