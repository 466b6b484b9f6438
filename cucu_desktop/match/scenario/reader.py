"""Reading a scenario: everything that can be wrong with it but its actions, each told with where it stands.

Nothing is guessed: what is not written down has the format's default, and what the format does not know is an
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
from cucu_desktop.match.scenario.fields import (
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
from cucu_desktop.match.scenario.schema import SCHEMAS, ScenarioSchema

VIRGIN: Final = 3
WHOLE: Final = 100
LAST_TWO: Final = 2

OWN_KEYS: Final = ("hands", "cut", "stock", "agreement", "bets")
"""Keys that belong to some games and would change the deal: in the others nothing to be ignored."""
SEAT_KEYS: Final = frozenset("name tokens virgin coins out".split())


@frozen
class Seat:
    """A seat of a scenario."""

    name: str
    tokens: int
    virgin: bool
    coins: int
    out: bool


@frozen
class ParsedScenario:
    """A scenario that has been read and is valid, its actions not yet checked."""

    game: ExchangeGame
    schema: ScenarioSchema
    options: ExchangeOptions
    seats: tuple[Seat, ...]
    pack: tuple[Card, ...]
    stake: int
    pool: int
    eliminations: int
    reentries: int
    agreement: dict[int, int]
    bets: dict[int, int] | None
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
    options = game.options(**_options(keys, game.id, schema), **schema.quiet)
    if game.has_option("stake"):
        options = replace(options, stake=stake)
    seats = _seats(keys, game, options)
    return ParsedScenario(
        game=game,
        schema=schema,
        options=options,
        seats=seats,
        pack=_pack(keys, game.pack_of(options)),
        stake=stake,
        pool=whole_at("pool", keys["pool"]) if "pool" in keys else stake * len(seats),
        eliminations=whole_at("eliminations", keys.get("eliminations", 0), MOST_TIMES),
        reentries=whole_at("reentries", keys.get("reentries", 0), MOST_TIMES),
        agreement=_agreement(keys, seats),
        bets=_bets(keys, seats),
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


def _options(keys: Table, game: str, schema: ScenarioSchema) -> Table:
    chosen = table_at("options", keys.get("options", {}))
    for key, value in chosen.items():
        if key not in schema.options:
            raise InvalidScenarioError(f"options.{key}", f"{game} has no option {key!r}")
        choices = schema.options[key]
        # The type first: a range looks at all its numbers for what is none.
        if type(value) is not type(choices[0]) or value not in choices:
            told = (
                f"{choices[0]} to {choices[-1]}"
                if isinstance(choices, range)
                else " or ".join(str(choice) for choice in choices)
            )
            raise InvalidScenarioError(f"options.{key}", f"{value!r} is no choice; it may be {told}")
    return chosen


def _seats(keys: Table, game: ExchangeGame, options: GameOptions) -> tuple[Seat, ...]:
    if "seats" not in keys:
        raise InvalidScenarioError("seats", "the seats are missing")
    listed = list_at("seats", keys["seats"])
    allowed = game.seats_of(options)
    if len(listed) not in allowed:
        told = f"{game.id} has {allowed[0]} to {allowed[-1]} seats, not {len(listed)}"
        raise InvalidScenarioError("seats", told)
    seats: list[Seat] = []
    for index, entry in enumerate(listed):
        seat = _seat(f"seats[{index}]", entry)
        if any(seat.name == other.name for other in seats):
            raise InvalidScenarioError(f"seats[{index}].name", f"another seat is called {seat.name!r} too")
        seats.append(seat)
    if seats[-1].out:
        raise InvalidScenarioError(
            f"seats[{len(seats) - 1}].out", "the dealer, who is last, has to be in the game"
        )
    if sum(not seat.out for seat in seats) < LAST_TWO:
        raise InvalidScenarioError("seats", "at least two players have to be in the game")
    return tuple(seats)


def _seat(where: str, entry: object) -> Seat:
    keys = table_at(where, entry)
    for key in keys:
        if key not in SEAT_KEYS:
            why = "there are no dummies in this game" if key == "dummy" else f"a seat has no key {key!r}"
            raise InvalidScenarioError(f"{where}.{key}", why)
    if not text_at(f"{where}.name", keys.get("name")):
        raise InvalidScenarioError(f"{where}.name", "a seat needs a name")
    out = flag_at(f"{where}.out", keys.get("out", False))
    tokens = whole_at(f"{where}.tokens", keys.get("tokens", 0 if out else VIRGIN))
    if bool(tokens) is out:
        why = (
            "who is out has 0 tokens"
            if out
            else "who is in the game has a token; who has none needs out = true"
        )
        raise InvalidScenarioError(f"{where}.tokens", why)
    virgin = flag_at(f"{where}.virgin", keys.get("virgin", tokens >= VIRGIN))
    if virgin and tokens < VIRGIN:
        raise InvalidScenarioError(f"{where}.virgin", "a virgin has 3 tokens or more")
    return Seat(keys["name"], tokens, virgin, whole_at(f"{where}.coins", keys.get("coins", 100)), out)


def _pack(keys: Table, pack: Pack) -> tuple[Card, ...]:
    cards: list[Card] = []
    used: Counter[Card] = Counter()
    for index, name in enumerate(texts_at("pack", keys.get("pack", []))):
        try:
            card = pack[name]
        except UnknownCardError as error:
            raise InvalidScenarioError(f"pack[{index}]", str(error)) from None
        used[card] += 1
        if used[card] > pack.cards.count(card):
            raise InvalidScenarioError(f"pack[{index}]", f"the pack has only {pack.cards.count(card)} {name}")
        cards.append(card)
    return pack.complete(cards)


def _agreement(keys: Table, seats: Sequence[Seat]) -> dict[int, int]:
    if "agreement" not in keys:
        return {}
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
