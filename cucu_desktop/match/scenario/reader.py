"""Reading a scenario: all checks but those of its actions, each error with its location.

Nothing is guessed: a missing key has the format's default, and an unknown key is an
error.
"""

from collections import Counter
from collections.abc import Sequence
from dataclasses import replace
from typing import Final

from cucu_desktop.engine.cards import Card, Pack, UnknownCardError
from cucu_desktop.engine.options import ExchangeOptions, GameOptions
from cucu_desktop.frozen import frozen
from cucu_desktop.games.catalogue import CATALOGUE, GAMES
from cucu_desktop.games.game import ExchangeGame
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
from cucu_desktop.match.scenario.schema import MOST, SCHEMAS, ScenarioSchema

VIRGIN: Final = 3
COINS: Final = 100
WHOLE: Final = 100
LAST_TWO: Final = 2

OWN_KEYS: Final = (
    *("hands", "cut", "stock", "agreement", "bets", "slippers_taken"),
    *("deal", "pile", "settled"),
)
"""Keys of some games that would change the deal: an error in the others."""
SEAT_KEYS: Final = frozenset("name tokens virgin coins out".split())


@frozen
class Seat:
    """A seat of a scenario."""

    name: str
    tokens: int
    virgin: bool
    coins: int
    out: bool
    slippers: bool = False
    bought: int = 0


@frozen
class ParsedScenario:
    """A valid scenario, its actions not yet checked."""

    game: ExchangeGame
    schema: ScenarioSchema
    options: ExchangeOptions
    seats: tuple[Seat, ...]
    pack: tuple[Card, ...]
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
    actions: tuple[str, ...]
    expect: Table


def read(scenario: object) -> ParsedScenario:
    """Check everything but the actions.

    Raises:
        InvalidScenarioError: it is not valid.
    """
    keys = opened(scenario)
    game = _game(keys)
    schema = SCHEMAS[game.id]
    stake = whole_at("stake", keys.get("stake", 1))
    options = replace(_preset(keys, game, schema), **{**_options(keys, game, schema), **schema.quiet})
    if game.has_option("stake"):
        options = replace(options, stake=stake)
    _check_together(keys, options, schema)
    seats = _seats(keys, game, options, schema)
    pack, pile = _cards(keys, game.pack_of(options))
    return ParsedScenario(
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


def _game(keys: Table) -> ExchangeGame:
    known = ", ".join((*SCHEMAS, *(game.id for game in CATALOGUE if game.id not in SCHEMAS)))
    if "game" not in keys:
        raise InvalidScenarioError("game", f"the game is missing; known are {known}")
    name = text_at("game", keys["game"])
    game = GAMES.get(name)
    if not isinstance(game, ExchangeGame):
        raise InvalidScenarioError("game", f"there is no game {name!r}; known are {known}")
    for key in OWN_KEYS:
        if key in keys and key not in SCHEMAS[name].keys:
            raise InvalidScenarioError(key, f"{key!r} is not for {name}")
    return game


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


def _options(keys: Table, game: ExchangeGame, schema: ScenarioSchema) -> Table:
    chosen = dict(table_at("options", keys.get("options", {})))
    if schema.presets:
        chosen.pop("preset", None)
    for key, value in chosen.items():
        if key in schema.orders:
            pack = game.pack_of(_preset(keys, game, schema)).name
            chosen[key] = _order(f"options.{key}", value, schema.orders[key][pack])
            continue
        if key not in schema.options:
            raise InvalidScenarioError(f"options.{key}", f"{game.id} has no option {key!r}")
        choices = schema.options[key]
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


def _seats(
    keys: Table, game: ExchangeGame, options: ExchangeOptions, schema: ScenarioSchema
) -> tuple[Seat, ...]:
    if "seats" not in keys:
        raise InvalidScenarioError("seats", "the seats are missing")
    listed = list_at("seats", keys["seats"])
    allowed = game.seats_of(options)
    if len(listed) not in allowed:
        told = f"{game.id} has {allowed[0]} to {allowed[-1]} seats, not {len(listed)}"
        raise InvalidScenarioError("seats", told)
    seats: list[Seat] = []
    usual = usual_tokens(game, options, len(listed))
    for index, entry in enumerate(listed):
        seat = _seat(f"seats[{index}]", entry, usual, options, schema)
        if any(seat.name == other.name for other in seats):
            raise InvalidScenarioError(f"seats[{index}].name", f"another seat is called {seat.name!r} too")
        if seat.slippers and getattr(options, "slippers", "") == "first" and any(s.slippers for s in seats):
            raise InvalidScenarioError(f"seats[{index}].slippers", "only the first to run dry has slippers")
        seats.append(seat)
    if seats[-1].out:
        raise InvalidScenarioError(
            f"seats[{len(seats) - 1}].out", "the dealer, who is last, has to be in the game"
        )
    if sum(not seat.out for seat in seats) < LAST_TWO:
        raise InvalidScenarioError("seats", "at least two players have to be in the game")
    return tuple(seats)


def usual_tokens(game: ExchangeGame, options: GameOptions, seats: int) -> int:
    """Return the default number of tokens of a seat."""
    schema = SCHEMAS[game.id]
    counts = schema.presets or schema.capped  # in other games three, whatever the options
    return game.tokens_of(options, seats) if counts else VIRGIN


def _seat(
    where: str, entry: object, usual_tokens: int, options: ExchangeOptions, schema: ScenarioSchema
) -> Seat:
    keys = table_at(where, entry)
    for key in keys:
        if key not in SEAT_KEYS and key not in schema.seat_keys:
            why = "there are no dummies in this game" if key == "dummy" else f"a seat has no key {key!r}"
            raise InvalidScenarioError(f"{where}.{key}", why)
    if not text_at(f"{where}.name", keys.get("name")):
        raise InvalidScenarioError(f"{where}.name", "a seat needs a name")
    out = flag_at(f"{where}.out", keys.get("out", False))
    slippers = _slippers(f"{where}.slippers", keys.get("slippers", False), options, out=out)
    keys = {key: value for key, value in keys.items() if key not in schema.ignored}
    most_tokens = options.tokens if schema.capped else MOST
    usual = 0 if out or slippers else usual_tokens
    tokens = whole_at(f"{where}.tokens", keys.get("tokens", usual), most_tokens)
    if not schema.counts_tokens:
        tokens = int(not out)
    if bool(tokens) is (out or slippers):
        why = (
            "who is out or in slippers has 0 tokens"
            if slippers
            else "who is out has 0 tokens"
            if out
            else "who is in the game has a token; who has none needs out = true"
        )
        raise InvalidScenarioError(f"{where}.tokens", why)
    virgin = flag_at(f"{where}.virgin", keys.get("virgin", tokens >= VIRGIN))
    if virgin and tokens < VIRGIN:
        raise InvalidScenarioError(f"{where}.virgin", "a virgin has 3 tokens or more")
    most = getattr(options, "buys", 0)
    return Seat(
        keys["name"],
        tokens,
        virgin,
        whole_at(f"{where}.coins", keys.get("coins", getattr(options, schema.purse, COINS))),
        out,
        slippers,
        whole_at(f"{where}.bought", keys.get("bought", 0), most),
    )


def _slippers(where: str, value: object, options: ExchangeOptions, *, out: bool) -> bool:
    """Return whether the seat is in slippers, where the options allow it (N8)."""
    wears = flag_at(where, value)
    if wears and getattr(options, "slippers", "none") == "none":
        raise InvalidScenarioError(where, "nobody plays in slippers under these options")
    if wears and out:
        raise InvalidScenarioError(where, "who is out wears no slippers")
    return wears


def _slippers_taken(keys: Table, seats: Sequence[Seat]) -> bool:
    worn = any(seat.slippers for seat in seats)
    taken = flag_at("slippers_taken", keys.get("slippers_taken", worn))
    if worn and not taken:
        raise InvalidScenarioError("slippers_taken", "somebody wears slippers now")
    return taken


def _cards(keys: Table, pack: Pack) -> tuple[tuple[Card, ...], tuple[Card, ...]]:
    """Return the pack in order, and the pile; unlisted cards follow in the pack."""
    used: Counter[Card] = Counter()
    listed, pile = (_listed(keys, key, pack, used) for key in ("pack", "pile"))
    whole = pack.complete((*listed, *pile))
    return listed + whole[len(listed) + len(pile) :], pile


def _listed(keys: Table, key: str, pack: Pack, used: Counter[Card]) -> tuple[Card, ...]:
    """Return the listed cards of a key; `used` counts the copies used so far."""
    cards: list[Card] = []
    for index, name in enumerate(texts_at(key, keys.get(key, []))):
        try:
            card = pack[name]
        except UnknownCardError as error:
            raise InvalidScenarioError(f"{key}[{index}]", str(error)) from None
        used[card] += 1
        if used[card] > pack.cards.count(card):
            count = pack.cards.count(card)
            told = f"the pack has only {count} {name}" if count else f"the pack has no {name}"
            raise InvalidScenarioError(f"{key}[{index}]", told)
        cards.append(card)
    return tuple(cards)


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
