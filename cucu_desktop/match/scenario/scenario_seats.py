"""The seats of a scenario: names and dummies, and what each player of an exchange game has."""

from collections.abc import Iterator
from typing import Final

from cucu_desktop.engine.options import ExchangeOptions, GameOptions
from cucu_desktop.frozen import frozen
from cucu_desktop.games.game import ExchangeGame, TrickGame
from cucu_desktop.match.scenario.scenario_fields import (
    InvalidScenarioError,
    Table,
    flag_at,
    list_at,
    table_at,
    text_at,
    whole_at,
)
from cucu_desktop.match.scenario.schema import MOST, SCHEMAS, ScenarioSchema
from cucu_desktop.names import same_key

VIRGIN: Final = 3
COINS: Final = 100
LAST_TWO: Final = 2
SEAT_KEYS: Final = frozenset("name tokens virgin coins out".split())


@frozen
class Seat:
    """A seat of a scenario."""

    name: str
    tokens: int = 0
    virgin: bool = False
    coins: int = COINS
    out: bool = False
    slippers: bool = False
    bought: int = 0
    dummy: bool = False


def trick_seats(keys: Table, game: TrickGame, schema: ScenarioSchema) -> tuple[Seat, ...]:
    """Return the seats; InvalidScenarioError for a dummy where the rules have none (H2)."""
    seats: list[Seat] = []
    for where, entry in _entries(keys, game, range(game.hands, game.hands + 1), str(game.hands), schema):
        for key in ("tokens", "coins"):
            whole_at(f"{where}.{key}", entry.get(key, 0))
        for key in ("virgin", "out"):
            flag_at(f"{where}.{key}", entry.get(key, False))
        seat = Seat(entry["name"], dummy=flag_at(f"{where}.dummy", entry.get("dummy", False)))
        _sit_down(where, seat, seats)
        dummies = [index for index, each in enumerate(seats) if each.dummy]
        if seat.dummy and not (game.may_be_dummies and game.may_be_dummies(dummies, game.hands - 1)):
            raise InvalidScenarioError(f"{where}.dummy", "the dealer and each dummy's partner are players")
    return tuple(seats)


def exchange_seats(
    keys: Table, game: ExchangeGame, options: ExchangeOptions, schema: ScenarioSchema
) -> tuple[Seat, ...]:
    """Return the seats; InvalidScenarioError for tokens, slippers or purchases against the options."""
    seats: list[Seat] = []
    allowed = game.seats_of(options)
    for where, entry in _entries(keys, game, allowed, f"{allowed[0]} to {allowed[-1]}", schema):
        usual = usual_tokens(game, options, len(keys["seats"]))
        seat = _exchange_seat(where, entry, usual, options, schema)
        _sit_down(where, seat, seats)
        if sum(each.slippers for each in seats) > 1 and getattr(options, "slippers", "") == "first":
            raise InvalidScenarioError(f"{where}.slippers", "only the first to run dry has slippers")
    if seats[-1].out:
        raise InvalidScenarioError(
            f"seats[{len(seats) - 1}].out", "the dealer, who is last, has to be in the game"
        )
    if sum(not seat.out for seat in seats) < LAST_TWO:
        raise InvalidScenarioError("seats", "at least two players have to be in the game")
    return tuple(seats)


def _entries(
    keys: Table, game: ExchangeGame | TrickGame, allowed: range, told: str, schema: ScenarioSchema
) -> Iterator[tuple[str, Table]]:
    """Yield location and keys of each seat; an error names the `allowed` numbers of seats by `told`."""
    if "seats" not in keys:
        raise InvalidScenarioError("seats", "the seats are missing")
    listed = list_at("seats", keys["seats"])
    if len(listed) not in allowed:
        raise InvalidScenarioError("seats", f"{game.id} has {told} seats, not {len(listed)}")
    for index, entry in enumerate(listed):
        where = f"seats[{index}]"
        for key in table_at(where, entry):
            if key not in SEAT_KEYS and key not in schema.seat_keys:
                place = game.id if isinstance(game, TrickGame) else "this game"
                why = f"there are no dummies in {place}" if key == "dummy" else f"a seat has no key {key!r}"
                raise InvalidScenarioError(f"{where}.{key}", why)
        if not text_at(f"{where}.name", entry.get("name")):
            raise InvalidScenarioError(f"{where}.name", "a seat needs a name")
        yield where, entry


def _sit_down(where: str, seat: Seat, seats: list[Seat]) -> None:
    """Add a seat; InvalidScenarioError for a second one of its name."""
    if any(same_key(seat.name) == same_key(other.name) for other in seats):
        raise InvalidScenarioError(f"{where}.name", f"another seat is called {seat.name!r} too")
    seats.append(seat)


def usual_tokens(game: ExchangeGame, options: GameOptions, seats: int) -> int:
    """Return the default number of tokens of a seat."""
    schema = SCHEMAS[game.id]
    counts = schema.presets or schema.capped  # in other games three, whatever the options
    return game.tokens_of(options, seats) if counts else VIRGIN


def _exchange_seat(
    where: str, keys: Table, usual_tokens: int, options: ExchangeOptions, schema: ScenarioSchema
) -> Seat:
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
