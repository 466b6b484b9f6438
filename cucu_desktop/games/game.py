"""What a game is to everybody who does not play it but offers, seats, shows or records it.

Each rules module declares one, its `GAME`; `catalogue` lists them. What the bots, the scenarios and the
window need to know about a game they ask of this: a variant that has the same things on the table says
nothing new to them.
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
"""What may be said at a table where one talks (C9); "have" goes with a card's name."""
USUAL_SEATS: Final = 6
APART: Final = "apart"
"""The row of the cards that are as high as the others let them be."""


@frozen(eq=False, kw_only=True)
class Game(ABC):
    """A game of either family; there is one object for each.

    Attributes:
        id: as it is called in logs, settings and the names of files.
        options: the class of its options, which without arguments makes the usual ones.
        limits: what may be chosen for the numbers among the options.
        choices: what may be chosen for the words among the options.
        pack_of_choice: of some choices the only pack with which they mean anything.
        presets: sets of options that have a name.
        seats: how many may play.
        seats_with: how many may play with these options, if that depends on them.
        usual_seats: how many sit down when nobody says how many.
        clockwise: whether the next player sits at one's left, as is usual.
        clockwise_with: whether they do with these options, if that depends on them.
        kept_without: what was played where an option is not named in the log of a match: it came later, and
            its usual value is another one now.
        house_rules: the options that stand apart, as hardly anybody changes them.
        places: at whose tables it is played, by files of translations/local, the usual one first.
        phrases: what may be said at the table.
        sections: the sections of its rules page, in order.
        emblem: the card of its own pack that stands for it.
        highest_drawn: the card that is above all others in the draw for the seats; "": none but by its rank.
        ending_card: the card whose holder may end the deal, and which arrests nobody; "": none.
        drawings: for a card the drawing that stands for it at this table.
        suits_matter: whether one speaks of the ace of clubs and not of any ace.
        dealt_first: whether everybody has a card before anybody has a turn (E3).
        handed_late: whether tokens come to a seat only when one is lost or won (003, rule 5).
        deal_unit: what a deal brings, in which tournaments count: tokens, coins or points.
        chips: the option that says with how many coins everybody begins each game; "": with what they bring.
        has_tokens: whether lives are things on the table; where everybody has only one, they are none.
        has_virgins: whether it matters who has never lost one: as long as somebody may come back.
        has_pool: whether stakes lie in the middle (A6).
        has_pot: whether lost chips lie there, too, to be won back (T1).
        has_pile: whether what is laid away lies open on a pile, deal after deal (B15).
        has_matador: whether the last in playing order is hunted by all others (A1).
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
        """The options as they usually are."""
        return self.options()

    @property
    def home(self) -> str:
        """At whose table the game is at home: the name of a file of local words."""
        return self.places[0]

    def seats_of(self, options: GameOptions) -> range:
        """Return how many may play with these options."""
        return self.seats_with(options) if self.seats_with else self.seats

    def is_clockwise(self, options: GameOptions) -> bool:
        """Tell whether with these options the next player sits at one's left."""
        return self.clockwise_with(options) if self.clockwise_with else self.clockwise

    def changed_rules(self, options: GameOptions) -> tuple[str, ...]:
        """Return the names of the house rules that are not as usual."""
        usual = self.usual
        return tuple(name for name in self.house_rules if getattr(options, name) != getattr(usual, name))

    def rules_of(self, options: GameOptions | None) -> tuple[str, ...]:
        """Return the house rules that change what is said at the table, as `words.by_rules` wants them."""
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
        """Return how many tokens each of so many players begins with."""

    def coins_of(self, options: GameOptions, purse: int) -> int:
        """Return how many coins somebody with this purse begins a game with."""
        return int(getattr(options, self.chips)) if self.chips else purse

    @abstractmethod
    def pack_of(self, options: GameOptions) -> Pack:
        """Return the pack that is played with under these options."""

    @abstractmethod
    def order_of(
        self, pack: Pack, options: GameOptions | None = None
    ) -> Mapping[str, tuple[tuple[Card, ...], ...]]:
        """Return the cards of this pack in rows, each from its lowest rank to its highest.

        They stand as they usually do, or as they do by these options, if any are given.

        Designs that are equally high share a rank. Cards of different rows are not higher or lower
        than each other: a row is a series, or `APART`; a game's only row is called "".
        """

    def choices_with(self, name: str, pack: str) -> tuple[str, ...]:
        """Return what may be chosen for a word among the options if this pack is played with."""
        return tuple(each for each in self.choices[name] if self._goes_with(pack, each))

    def of_pack(self, options: GameOptions) -> GameOptions:
        """Return the options with the usual choice for each that means nothing with the pack they name."""
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
        """Refuse, with a ValueError, options that cannot be chosen."""
        usual = asdict(self.usual)
        for name, value in asdict(options).items():
            allowed = self.limits.get(name) or self.choices.get(name)
            if type(value) is not type(usual[name]) or (allowed and value not in allowed):
                msg = f"{value!r} cannot be chosen for {name}"
                raise ValueError(msg)

    def has_option(self, name: str) -> bool:
        """Tell whether this can be chosen before the game."""
        return any(option.name == name for option in fields(self.options))


@frozen(eq=False, kw_only=True)
class ExchangeGame(Game):
    """A game in which one has a card, and keeps it or passes it on.

    Attributes:
        state_class: the class of a game under way.
        apart: the cards that are as high as the others let them be (000, "The Result"; 003, rule 12).
        powers: what its matadors do who answer of themselves, whatever the pack.
        heights_of: how high each card is by some options, where that is not always its rank.
    """

    state_class: type[ExchangeState]
    options: type[ExchangeOptions]
    apart: tuple[str, ...] = ()
    powers: tuple[Power, ...] = ()
    heights_of: Callable[[Any], Mapping[Card, int]] | None = None

    def pack_of(self, options: GameOptions) -> Pack:
        """Return the pack that is played with under these options."""
        assert isinstance(options, self.options)
        pack: object = self.state_class.pack  # a property where it follows from the options
        return pack if isinstance(pack, Pack) else self.state_class(options, (), 0).pack

    def tokens_of(self, options: GameOptions, players: int) -> int:
        """Return how many tokens each of so many players begins with."""
        assert isinstance(options, self.options)
        return self.state_class(options, [0] * players, 0).tokens_at_start()

    def order_of(
        self, pack: Pack, options: GameOptions | None = None
    ) -> Mapping[str, tuple[tuple[Card, ...], ...]]:
        """Return one row of ranks, the Ace or the lion the lowest, and what stands `APART`."""
        heights = {card: card.rank for card in pack.cards}
        if options is not None and self.heights_of is not None:
            heights.update(self.heights_of(options))
        rows: dict[str, dict[int, tuple[Card, ...]]] = {}
        for card in dict.fromkeys(pack.cards):  # a part of a pack has not all of its designs
            row = rows.setdefault(APART if card.id in self.apart else "", {})
            row[heights[card]] = (*row.get(heights[card], ()), card)
        return {name: tuple(row[rank] for rank in sorted(row)) for name, row in sorted(rows.items())}


@frozen(eq=False, kw_only=True)
class TrickGame(Game):
    """A game of tricks, played deal by deal.

    Attributes:
        state_class: the class of a deal under way.
        has_partners: whether partners sit opposite, so that who sits where is who plays with whom.
        may_be_dummies: whether these seats may go without a player under this dealer; None: no seat may.
        names_partner: whether a card is named to find a partner.
    """

    state_class: type[TrickState]
    options: type[TrickOptions]
    has_partners: bool = False
    may_be_dummies: Callable[[Collection[int], int], bool] | None = None
    names_partner: bool = False

    def pack_of(self, options: GameOptions) -> Pack:
        """Return the pack that is played with, whatever the options."""
        del options
        return self.state_class.pack

    def tokens_of(self, options: GameOptions, players: int) -> int:
        """Return 0: nobody plays for lives."""
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
        """How many hands are dealt, to players and dummies."""
        return self.state_class.seats

    def length_of(self, options: TrickOptions, players: int) -> int:
        """Return how many deals so many players play, if not until somebody has won so many."""
        return self.state_class.length_of(options, players)

    @property
    def ranks(self) -> Mapping[str, Mapping[Card, int]]:
        """For each series the ranks of its cards."""
        return self.state_class.ranks

    @property
    def values(self) -> Mapping[Card, float]:
        """What each card counts in the tricks."""
        return self.state_class.values

    @property
    def second_values(self) -> Mapping[Card, float] | None:
        """What each card counts if the sides are equal and count again; None: equal is drawn."""
        return self.state_class.second_values

    @property
    def undealt(self) -> int:
        """How many cards are left over."""
        return len(self.state_class.pack.cards) - self.hands * sum(self.state_class.packets)

    @property
    def good_cards(self) -> frozenset[str]:
        """The cards that one is glad to take and cross to lose: those that count as much as a X."""
        worth_a_ten = self.values[CUCCO["X"]]
        return frozenset(card.id for card, value in self.values.items() if value >= worth_a_ten)

    def position_in_hand(self, card_id: str) -> tuple[int, int]:
        """Return what a hand is sorted by: series by series, the highest card first."""
        card = self.state_class.pack[card_id]
        series = self.series_of(card)
        return list(self.ranks).index(series), -self.ranks[series][card]

    def series_of(self, card: Card) -> str:
        """Return the series that a card is of."""
        return self.state_class.series[card]
