"""The description of a game for all modules that do not play it but offer, seat, show or record it.

Each rules module declares one, its `GAME`; `catalogue` lists them. The bots, the scenarios and the
window ask this object, not the game's id: a variant with the same things on the table needs no
code of theirs.
"""

from abc import ABC, abstractmethod
from collections.abc import Callable, Collection, Mapping
from dataclasses import asdict, field, fields
from typing import Any, Final, Literal

from cucu_desktop.engine.cards import CUCCO, Card, Pack
from cucu_desktop.engine.exchange import ExchangeState
from cucu_desktop.engine.options import ExchangeOptions, GameOptions, TrickOptions
from cucu_desktop.engine.power import Power
from cucu_desktop.engine.tricks.state import TrickState
from cucu_desktop.frozen import frozen

TABLE_TALK: Final = (
    "good-card", "bad-card", "will-keep", "will-exchange", "do-not-try", "have", "beware", "bluff", "hurry",
)  # fmt: skip
"""Remarks of table talk (C9); "have" is followed by a card's name."""
USUAL_SEATS: Final = 6
APART: Final = "apart"
"""The row of the cards whose height depends on the others."""


@frozen(eq=False, kw_only=True)
class Game(ABC):
    """A game of either family; there is one object for each.

    Attributes:
        id: its id in logs, settings and file names.
        options: the class of its options; without arguments it makes the usual ones.
        limits: the ranges of the numbers among the options.
        choices: the values of the words among the options.
        pack_of_choice: of some choices the only pack to which they apply.
        presets: named sets of options.
        seats: the possible numbers of players.
        seats_with: gives the possible numbers of players with some options, where it depends on them.
        usual_seats: the usual number of players.
        clockwise: whether the next player sits at a player's left, by the usual options.
        clockwise_with: gives the same for some options, where it depends on them.
        kept_without: the values of options that a match's log does not name: the option is younger than the
            log, and its usual value is another one now.
        house_rules: the options that are shown apart, as they are rarely changed.
        places: the places where it is played, by files of translations/local, the usual one first.
        phrases: the remarks of table talk.
        sections: the sections of its rules page, in order.
        emblem: the card of its own pack that represents it.
        highest_drawn: the card that is above all others in the draw for the seats; "" if the ranks decide.
        ending_card: the card whose holder may end the deal, and which arrests nobody, or "".
        first_of_equals: whether of equal lowest cards the first in playing order alone loses, by any options.
        drawings: for a card the drawing that represents it in this game.
        suits_matter: whether a card is named with its suit.
        dealt_first: whether all players have a card before the first turn (E3).
        handed_late: whether a seat gets its tokens only when one is lost or won (003, rule 5).
        deal_unit: the unit of a deal's result in tournaments: tokens, coins or points.
        chips: the option with the number of coins of each player at the start; "": coins are brought along.
        has_tokens: whether lives are shown on the table; they are not where each player has only one.
        has_virgins: whether virgins matter: where a player may come back.
        has_pool: whether stakes are in the middle (A6).
        has_pot: whether lost chips are there, too, and can be won back (T1).
        has_pile: whether discards are on an open pile, deal after deal (B15).
        has_matador: whether the last in playing order plays against all others (A1).
    """

    id: str
    options: type[GameOptions]
    limits: Mapping[str, range] = field(default_factory=dict)
    choices: Mapping[str, tuple[str, ...]] = field(default_factory=dict)
    pack_of_choice: Mapping[str, str] = field(default_factory=dict)
    presets: Mapping[str, GameOptions]
    seats: range
    seats_with: Callable[[Any], range] | None = None
    usual_seats: int = USUAL_SEATS
    clockwise: bool = False
    clockwise_with: Callable[[Any], bool] | None = None
    kept_without: Mapping[str, object] = field(default_factory=dict)
    house_rules: tuple[str, ...] = ()
    places: tuple[str, ...]
    phrases: tuple[str, ...] = ()
    sections: tuple[str, ...]
    emblem: str
    highest_drawn: str = ""
    ending_card: str = ""
    first_of_equals: bool = False
    drawings: Mapping[str, str] = field(default_factory=dict)
    suits_matter: bool = False
    dealt_first: bool = False
    handed_late: bool = False
    deal_unit: Literal["tokens", "coins", "points"] = "tokens"
    chips: str = ""
    has_tokens: bool = True
    has_virgins: bool = False
    has_pool: bool = True
    has_pot: bool = False
    has_pile: bool = False
    has_matador: bool = False

    @property
    def usual(self) -> GameOptions:
        return self.options()

    @property
    def home(self) -> str:
        """The place where the game is at home: the name of a file of local words."""
        return self.places[0]

    def seats_of(self, options: GameOptions) -> range:
        """Return the possible numbers of players with these options."""
        return self.seats_with(options) if self.seats_with else self.seats

    def is_clockwise(self, options: GameOptions) -> bool:
        """Return whether with these options the next player sits at a player's left."""
        return self.clockwise_with(options) if self.clockwise_with else self.clockwise

    def first_pays(self, options: GameOptions | None) -> bool:
        """Return whether of equal lowest cards only the first in playing order loses."""
        return self.first_of_equals or getattr(options, "ties", "") == "first"

    def changed_rules(self, options: GameOptions) -> tuple[str, ...]:
        """Return the names of the house rules that differ from the usual ones."""
        usual = self.usual
        return tuple(name for name in self.house_rules if getattr(options, name) != getattr(usual, name))

    def rules_of(self, options: GameOptions | None) -> tuple[str, ...]:
        """Return the house rules that change the words of the table, for `words.by_rules`."""
        if options is None or not self.house_rules:
            return ()
        usual = self.usual
        values = {name: getattr(options, name) for name in (*self.house_rules, *self.choices)}
        changed = {name: value for name, value in values.items() if value != getattr(usual, name)}
        rules = [name if value is True else f"{name}-{value}" for name, value in changed.items()]
        is_turned = self.clockwise and not self.is_clockwise(options)
        return (*rules, "anticlockwise") if is_turned else tuple(rules)

    @abstractmethod
    def tokens_of(self, options: GameOptions, players: int) -> int:
        """Return the number of tokens that each of `players` players begins with."""

    def coins_of(self, options: GameOptions, purse: int) -> int:
        """Return the coins with which a player with this purse begins a game."""
        return int(getattr(options, self.chips)) if self.chips else purse

    @abstractmethod
    def pack_of(self, options: GameOptions) -> Pack:
        """Return the pack of a game with these options."""

    @abstractmethod
    def order_of(
        self, pack: Pack, options: GameOptions | None = None
    ) -> Mapping[str, tuple[tuple[Card, ...], ...]]:
        """Return the cards of this pack in rows, each from its lowest rank to its highest.

        They are in their usual order, or, if options are given, in the order by these.

        Designs of equal height share a rank. Cards of different rows are not compared: a row is a series,
        or `APART`; a game's only row is called "".
        """

    def choices_with(self, name: str, pack: str) -> tuple[str, ...]:
        return tuple(each for each in self.choices[name] if self._goes_with(pack, each))

    def of_pack(self, options: GameOptions) -> GameOptions:
        """Return options with the usual value for each choice that does not apply to their pack."""
        pack = self.pack_of(options).name
        chosen = {
            option.name: getattr(
                options if self._goes_with(pack, getattr(options, option.name)) else self.usual, option.name
            )
            for option in fields(options)
        }
        return self.options(**chosen)

    def _goes_with(self, pack: str, choice: object) -> bool:
        return self.pack_of_choice.get(str(choice), pack) == pack

    def check(self, options: GameOptions) -> None:
        """Raise a ValueError for options that are not valid."""
        usual = asdict(self.usual)
        for name, value in asdict(options).items():
            allowed = self.limits.get(name) or self.choices.get(name)
            if type(value) is not type(usual[name]) or (allowed and value not in allowed):
                msg = f"{value!r} cannot be chosen for {name}"
                raise ValueError(msg)

    def has_option(self, name: str) -> bool:
        return any(option.name == name for option in fields(self.options))


@frozen(eq=False, kw_only=True)
class ExchangeGame(Game):
    """A game in which each player has one card, and keeps it or passes it on.

    Attributes:
        state_class: the class of a game under way.
        apart: the cards whose height depends on the others (000, "The Result"; 003, rule 12).
        powers: the powers of its automatic matadors, of all its packs.
        heights_of: gives the height of each card by some options, where that is not always its rank.
    """

    state_class: type[ExchangeState]
    options: type[ExchangeOptions]
    apart: tuple[str, ...] = ()
    powers: tuple[Power, ...] = ()
    heights_of: Callable[[Any], Mapping[Card, int]] | None = None

    @property
    def has_pauses(self) -> bool:
        """Whether players may call before the turns of others."""
        return self.state_class.has_pauses

    def pack_of(self, options: GameOptions) -> Pack:
        assert isinstance(options, self.options)
        pack: object = self.state_class.pack  # a property where it depends on the options
        return pack if isinstance(pack, Pack) else self.state_class(options, (), 0).pack

    def tokens_of(self, options: GameOptions, players: int) -> int:
        """Return the number of tokens that each of `players` players begins with."""
        assert isinstance(options, self.options)
        return self.state_class(options, [0] * players, 0).tokens_at_start()

    def order_of(
        self, pack: Pack, options: GameOptions | None = None
    ) -> Mapping[str, tuple[tuple[Card, ...], ...]]:
        """Return one row of ranks, the Ace or the lion the lowest, and the row `APART`."""
        heights = {card: card.rank for card in pack.cards}
        if options is not None and self.heights_of is not None:
            heights.update(self.heights_of(options))
        rows: dict[str, dict[int, tuple[Card, ...]]] = {}
        for card in dict.fromkeys(pack.cards):  # a part of a pack lacks some designs
            row = rows.setdefault(APART if card.id in self.apart else "", {})
            row[heights[card]] = (*row.get(heights[card], ()), card)
        return {name: tuple(row[rank] for rank in sorted(row)) for name, row in sorted(rows.items())}


@frozen(eq=False, kw_only=True)
class TrickGame(Game):
    """A game of tricks, played deal by deal.

    Attributes:
        state_class: the class of a deal under way.
        has_partners: whether partners sit opposite, so that seating decides partnership.
        may_be_dummies: whether these seats may be dummies under this dealer; None if no seat may.
        names_partner: whether a card is named to find a partner.
    """

    state_class: type[TrickState]
    options: type[TrickOptions]
    has_partners: bool = False
    may_be_dummies: Callable[[Collection[int], int], bool] | None = None
    names_partner: bool = False

    def pack_of(self, options: GameOptions) -> Pack:
        """Return the pack, which no option changes."""
        del options
        return self.state_class.pack

    def tokens_of(self, options: GameOptions, players: int) -> int:
        """Return 0: a trick game has no lives."""
        del options, players
        return 0

    def order_of(
        self, pack: Pack, options: GameOptions | None = None
    ) -> Mapping[str, tuple[tuple[Card, ...], ...]]:
        """Return the series."""
        del pack, options  # there is only one order
        return {
            name: tuple((card,) for card in sorted(ranks, key=ranks.__getitem__))
            for name, ranks in self.ranks.items()
        }

    @property
    def hands(self) -> int:
        return self.state_class.seats

    def length_of(self, options: TrickOptions, players: int) -> int:
        """Return the number of deals with `players` players, unless the option `target` ends the match."""
        return self.state_class.length_of(options, players)

    @property
    def ranks(self) -> Mapping[str, Mapping[Card, int]]:
        return self.state_class.ranks

    @property
    def values(self) -> Mapping[Card, float]:
        return self.state_class.values

    @property
    def second_values(self) -> Mapping[Card, float] | None:
        """The values of a second count, if the sides are equal; None: an equal count is a draw."""
        return self.state_class.second_values

    @property
    def undealt(self) -> int:
        return len(self.state_class.pack.cards) - self.hands * sum(self.state_class.packets)

    @property
    def good_cards(self) -> frozenset[str]:
        """The cards that are good to win and bad to lose: those that count as much as a X."""
        worth_a_ten = self.values[CUCCO["X"]]
        return frozenset(card.id for card, value in self.values.items() if value >= worth_a_ten)

    def position_in_hand(self, card_id: str) -> tuple[int, int]:
        """Return the sort key of a card in a hand: series by series, the highest card first."""
        card = self.state_class.pack[card_id]
        series = self.series_of(card)
        return list(self.ranks).index(series), -self.ranks[series][card]

    def series_of(self, card: Card) -> str:
        return self.state_class.series[card]
