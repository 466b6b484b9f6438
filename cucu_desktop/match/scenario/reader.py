"""Reading a scenario: all checks but those of its actions, each error with its location.

Nothing is guessed: a missing key has the format's default, and an unknown key is an
error. The two families differ in the keys that they refuse, in their seats and in their cards.
"""

from collections import Counter
from collections.abc import Sequence
from dataclasses import replace
from typing import Final

from cucu_desktop.engine.cards import Card, Pack, UnknownCardError
from cucu_desktop.engine.options import ExchangeOptions, GameOptions, TrickOptions
from cucu_desktop.frozen import frozen
from cucu_desktop.games.catalogue import CATALOGUE, GAMES
from cucu_desktop.games.game import ExchangeGame, TrickGame
from cucu_desktop.match.scenario.scenario_fields import (
    MOST_TIMES,
    InvalidScenarioError,
    Table,
    expected,
    flag_at,
    list_at,
    opened,
    table_at,
    text_at,
    texts_at,
    whole_at,
)
from cucu_desktop.match.scenario.scenario_seats import LAST_TWO, Seat, exchange_seats, trick_seats
from cucu_desktop.match.scenario.schema import MOST, SCHEMAS, ScenarioSchema

WHOLE: Final = 100

REFUSED: Final[dict[type, tuple[str, ...]]] = {
    ExchangeGame: (
        *("hands", "cut", "stock", "agreement", "bets", "slippers_taken"),
        *("deal", "pile", "settled"),
    ),
    TrickGame: ("agreement", "bets", "cut", "stock"),
}
"""By family the keys that would change the deal: an error in the games that do not have them."""
UNUSED: Final = {"stake": MOST, "pool": MOST, "eliminations": MOST_TIMES, "reentries": MOST_TIMES}
"""Numbers that no trick game uses, and their largest ignored values."""


@frozen
class ParsedScenario:
    """A valid scenario, its actions not yet checked.

    Attributes:
        schema: the format of its scenarios.
        seats: the seats in playing order, the dealer's last.
        pack: the cards in the order in which they leave the pack.
    """

    game: ExchangeGame | TrickGame
    schema: ScenarioSchema
    options: GameOptions
    seats: tuple[Seat, ...]
    pack: tuple[Card, ...]
    actions: tuple[str, ...]
    expect: Table

    @property
    def names(self) -> tuple[str, ...]:
        return tuple(seat.name for seat in self.seats)


@frozen
class ParsedTricks(ParsedScenario):
    """A valid scenario of a trick game."""

    game: TrickGame
    options: TrickOptions


@frozen
class ParsedExchange(ParsedScenario):
    """A valid scenario of an exchange game."""

    game: ExchangeGame
    options: ExchangeOptions
    pile: tuple[Card, ...]
    deal: int
    settled: int
    stake: int
    pool: int
    eliminations: int
    reentries: int
    agreement: dict[int, int]
    bets: dict[int, int] | None
    slippers_taken: bool


def read(scenario: object) -> ParsedTricks | ParsedExchange:
    """Check everything but the actions.

    Raises:
        InvalidScenarioError: it is not valid.
    """
    keys = opened(scenario)
    game = _game(keys)
    schema = SCHEMAS[game.id]
    if isinstance(game, TrickGame):
        return _read_tricks(keys, game, schema)
    return _read_exchange(keys, game, schema)


def _game(keys: Table) -> ExchangeGame | TrickGame:
    known = ", ".join(game.id for family in REFUSED for game in CATALOGUE if isinstance(game, family))
    if "game" not in keys:
        raise InvalidScenarioError("game", f"the game is missing; known are {known}")
    name = text_at("game", keys["game"])
    if name not in GAMES:
        raise InvalidScenarioError("game", f"there is no game {name!r}; known are {known}")
    game = GAMES[name]
    for key in REFUSED[type(game)]:
        if key in keys and key not in SCHEMAS[name].keys:
            raise InvalidScenarioError(key, f"{key!r} is not for {name}")
    return game


def _read_tricks(keys: Table, game: TrickGame, schema: ScenarioSchema) -> ParsedTricks:
    for key, most in UNUSED.items():
        whole_at(key, keys.get(key, 0), most)
    seats = trick_seats(keys, game, schema)
    return ParsedTricks(
        game=game,
        schema=schema,
        options=game.options(**_options(keys, game, schema)),
        seats=seats,
        pack=_trick_cards(keys, game, [seat.name for seat in seats]),
        actions=texts_at("actions", keys.get("actions", [])),
        expect=expected(keys),
    )


def _read_exchange(keys: Table, game: ExchangeGame, schema: ScenarioSchema) -> ParsedExchange:
    stake = whole_at("stake", keys.get("stake", 1))
    options = replace(_preset(keys, game, schema), **{**_options(keys, game, schema), **schema.quiet})
    if game.has_option("stake"):
        options = replace(options, stake=stake)
    _check_together(keys, options, schema)
    seats = exchange_seats(keys, game, options, schema)
    pack, pile = _exchange_cards(keys, game.pack_of(options))
    return ParsedExchange(
        game=game,
        schema=schema,
        options=options,
        seats=seats,
        pack=pack,
        pile=pile,
        deal=_ordinal(keys),
        settled=_settled(keys, options),
        stake=stake,
        pool=whole_at("pool", keys["pool"]) if "pool" in keys else stake * len(seats),
        eliminations=whole_at("eliminations", keys.get("eliminations", 0), MOST_TIMES),
        reentries=whole_at("reentries", keys.get("reentries", 0), MOST_TIMES),
        agreement=_agreement(keys, seats, game),
        bets=_bets(keys, seats),
        slippers_taken=_slippers_taken(keys, seats),
        actions=texts_at("actions", keys.get("actions", [])),
        expect=expected(keys),
    )


def _preset(keys: Table, game: ExchangeGame, schema: ScenarioSchema) -> ExchangeOptions:
    """Return the options from which the scenario begins: the usual ones, or a named preset."""
    chosen = table_at("options", keys.get("options", {}))
    if not schema.presets:
        return game.options()
    name = text_at("options.preset", chosen.get("preset", next(iter(schema.presets))))
    if name not in schema.presets:
        told = " or ".join(schema.presets)
        raise InvalidScenarioError("options.preset", f"{name!r} is no choice; it may be {told}")
    return schema.presets[name]


def _options(keys: Table, game: ExchangeGame | TrickGame, schema: ScenarioSchema) -> Table:
    chosen = dict(table_at("options", keys.get("options", {})))
    if schema.presets:
        chosen.pop("preset", None)
    for key, value in chosen.items():
        if isinstance(game, ExchangeGame) and key in schema.orders:
            pack = game.pack_of(_preset(keys, game, schema)).name
            chosen[key] = _order(f"options.{key}", value, schema.orders[key][pack])
            continue
        if key not in schema.options:
            raise InvalidScenarioError(f"options.{key}", f"{game.id} has no option {key!r}")
        choices = schema.options[key]
        if isinstance(game, TrickGame):
            if text_at(f"options.{key}", value) not in choices:
                known = ", ".join(map(str, choices))
                raise InvalidScenarioError(f"options.{key}", f"{key} is one of {known}, not {value!r}")
            continue
        # The type first: membership in a range of another type is a search through all its numbers.
        if type(value) is not type(choices[0]) or value not in choices:
            told = (
                f"{choices[0]} to {choices[-1]}"
                if isinstance(choices, range)
                else " or ".join(str(choice) for choice in choices)
            )
            raise InvalidScenarioError(f"options.{key}", f"{value!r} is no choice; it may be {told}")
    return chosen


def _order(where: str, value: object, cards: frozenset[str]) -> str:
    """Return an order of these cards in the notation of the rules."""
    listed = texts_at(where, value)
    if len(listed) != len(cards) or cards != set(listed):
        told = ", ".join(sorted(cards))
        raise InvalidScenarioError(where, f"each of these cards has to be listed once: {told}")
    return " ".join(listed)


def _check_together(keys: Table, options: ExchangeOptions, schema: ScenarioSchema) -> None:
    """Check options that depend on another one."""
    chosen = keys.get("options", {})
    for key, (other, values) in schema.needs.items():
        if key in chosen and chosen[key] != schema.options[key][0] and getattr(options, other) not in values:
            told = " or ".join(values)
            raise InvalidScenarioError(f"options.{key}", f"{chosen[key]!r} goes only with {told}")


def _slippers_taken(keys: Table, seats: Sequence[Seat]) -> bool:
    worn = any(seat.slippers for seat in seats)
    taken = flag_at("slippers_taken", keys.get("slippers_taken", worn))
    if worn and not taken:
        raise InvalidScenarioError("slippers_taken", "somebody wears slippers now")
    return taken


class _ListedCards:
    """The cards of a pack that a scenario lists in several keys; `used` counts the copies listed so far."""

    def __init__(self, pack: Pack) -> None:
        self.pack = pack
        self.used: Counter[Card] = Counter()

    def read(self, where: str, value: object) -> tuple[Card, ...]:
        """Parse a list of cards, each no more often than the pack has it."""
        cards: list[Card] = []
        for index, name in enumerate(texts_at(where, value)):
            try:
                card = self.pack[name]
            except UnknownCardError as error:
                raise InvalidScenarioError(f"{where}[{index}]", str(error)) from None
            self.used[card] += 1
            most = self.pack.cards.count(card)
            if self.used[card] > most:
                why = f"the pack has only {most} {name}" if most else f"the pack has no {name}"
                raise InvalidScenarioError(f"{where}[{index}]", why)
            cards.append(card)
        return tuple(cards)


def _exchange_cards(keys: Table, pack: Pack) -> tuple[tuple[Card, ...], tuple[Card, ...]]:
    """Return the pack in order, and the pile; unlisted cards follow in the pack."""
    cards = _ListedCards(pack)
    listed, pile = (cards.read(key, keys.get(key, [])) for key in ("pack", "pile"))
    whole = pack.complete((*listed, *pile))
    return listed + whole[len(listed) + len(pile) :], pile


def _trick_cards(keys: Table, game: TrickGame, names: Sequence[str]) -> tuple[Card, ...]:
    """Return the whole pile, the first card to be dealt first, the card under the cut last (R11)."""
    if "hands" in keys and "pack" in keys:
        raise InvalidScenarioError("hands", "hands stand instead of a pack, not beside it")
    if "stock" in keys and "hands" not in keys:
        raise InvalidScenarioError("stock", "a stock goes with hands")
    pack = game.state_class.pack
    cards = _ListedCards(pack)
    if "hands" in keys:
        top = _dealt(_hands(cards, keys["hands"], game, names), game.state_class.packets)
    else:
        top = cards.read("pack", keys.get("pack", []))
    undealt, listed = game.undealt, 0
    for key in ("cut", "stock"):
        listed += len(list_at(key, keys.get(key, [])))
        if listed > undealt:
            raise InvalidScenarioError(key, f"only {undealt} cards are not dealt")
    cut = cards.read("cut", keys.get("cut", []))
    stock = cards.read("stock", keys.get("stock", []))
    between = (Counter(pack.cards) - cards.used).elements()
    return (*top, *stock, *between, *reversed(cut))


def _hands(
    cards: _ListedCards, value: object, game: TrickGame, names: Sequence[str]
) -> list[tuple[Card, ...]]:
    listed, size = table_at("hands", value), sum(game.state_class.packets)
    for name in listed:
        if name not in names:
            raise InvalidScenarioError(f"hands.{name}", f"there is no seat {name!r}")
    hands = []
    for name in names:
        if name not in listed:
            raise InvalidScenarioError(f"hands.{name}", f"the hand of {name!r} is missing")
        hand = cards.read(f"hands.{name}", listed[name])
        if len(hand) != size:
            raise InvalidScenarioError(f"hands.{name}", f"a hand has {size} cards, not {len(hand)}")
        hands.append(hand)
    return hands


def _dealt(hands: Sequence[Sequence[Card]], packets: Sequence[int]) -> tuple[Card, ...]:
    """Return the order of the pack that deals these hands: packet by packet, round the table."""
    pack: list[Card] = []
    for number, packet in enumerate(packets):
        begin = sum(packets[:number])
        for hand in hands:
            pack += hand[begin : begin + packet]
    return tuple(pack)


def _ordinal(keys: Table) -> int:
    """Return the number of the deal in its pot."""
    number = whole_at("deal", keys.get("deal", 1), MOST_TIMES)
    if not number:
        raise InvalidScenarioError("deal", "the first deal of a pot has the number 1")
    return number


def _settled(keys: Table, options: ExchangeOptions) -> int:
    """Return the number of settled pots."""
    settled = whole_at("settled", keys.get("settled", 0), MOST_TIMES)
    pots = getattr(options, "pots", 0)
    if pots and settled >= pots:
        raise InvalidScenarioError("settled", f"the game is over after {pots} pots")
    return settled


def _agreement(keys: Table, seats: Sequence[Seat], game: ExchangeGame) -> dict[int, int]:
    if "agreement" not in keys:
        return {}
    if not keys.get("options", {}).get("agreement", game.has_option("agreement")):
        raise InvalidScenarioError("agreement", "by these options the last two make no agreement")
    percents = table_at("agreement", keys["agreement"])
    last_two = [seat.name for seat in seats if not seat.out]
    for name, percent in percents.items():
        if name not in last_two:
            raise InvalidScenarioError(f"agreement.{name}", f"{name!r} is not in the game")
        whole_at(f"agreement.{name}", percent, WHOLE)
    if len(last_two) != len(percents) or len(last_two) != LAST_TWO:
        raise InvalidScenarioError("agreement", "an agreement is between the last two players in the game")
    if sum(percents.values()) != WHOLE:
        raise InvalidScenarioError("agreement", "the percentages have to make 100")
    names = [seat.name for seat in seats]
    return {names.index(name): percent for name, percent in percents.items()}


def _bets(keys: Table, seats: Sequence[Seat]) -> dict[int, int] | None:
    if "bets" not in keys:
        return None
    *players, matador = [index for index, seat in enumerate(seats) if not seat.out]
    by_name = {seats[index].name: index for index in players}
    bets = {}
    for name, coins in table_at("bets", keys["bets"]).items():
        if name not in by_name:
            raise InvalidScenarioError(f"bets.{name}", f"{name!r} is no player who bets against the matador")
        index = by_name[name]
        if whole_at(f"bets.{name}", coins) > seats[index].coins:
            raise InvalidScenarioError(f"bets.{name}", f"{name!r} has only {seats[index].coins} coins")
        bets[index] = coins
    if sum(bets.values()) > seats[matador].coins:
        raise InvalidScenarioError("bets", f"the matador has only {seats[matador].coins} coins to pay them")
    return bets
