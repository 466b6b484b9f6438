"""The schema of each game's scenarios: its options, its own keys, and the parts of its result."""

from collections.abc import Mapping
from dataclasses import field, fields, replace
from typing import Any, Final

from cucu_desktop.engine.cards import ITALIAN
from cucu_desktop.engine.options import ExchangeOptions
from cucu_desktop.frozen import frozen
from cucu_desktop.games import gnav
from cucu_desktop.games.catalogue import GAMES
from cucu_desktop.games.game import ExchangeGame, TrickGame
from cucu_desktop.games.trionfo import TrionfoState
from cucu_desktop.games.zifuli import ZifuliState

MOST: Final = 10**12

OptionChoices = range | tuple[str, ...] | tuple[int, ...] | tuple[bool, ...]


@frozen
class ScenarioSchema:
    """The format of scenarios of one game.

    Attributes:
        results: the parts of the result that only some games have.
        options: the values of the options that a scenario may choose, the default first; the game's other
            options are added as the game declares them.
        keys: the keys of the format that only some games have.
        quiet: the fixed options of a scenario, which has no talk of sharing or dividing.
        presets: the presets from which a scenario may begin, by the names for `preset`; the first is the
            default.
        orders: the options that are lists of cards, with those that each has to list, by pack.
        needs: the options whose other values than the first require these values of another one.
        seat_keys: the keys of a seat that only some games have.
        counts_tokens: whether tokens are counted; in some games each player in the game has one.
        ignored: the keys of a seat without effect.
        purse: the option with the default number of coins.
        capped: whether the options set the tokens at the start and the most to have.
    """

    results: tuple[str, ...]
    options: Mapping[str, OptionChoices] = field(default_factory=dict)
    keys: tuple[str, ...] = ()
    quiet: Mapping[str, Any] = field(default_factory=dict)
    presets: Mapping[str, ExchangeOptions] = field(default_factory=dict)
    orders: Mapping[str, Mapping[str, frozenset[str]]] = field(default_factory=dict)
    needs: Mapping[str, tuple[str, tuple[str, ...]]] = field(default_factory=dict)
    seat_keys: tuple[str, ...] = ()
    counts_tokens: bool = True
    ignored: tuple[str, ...] = ()
    purse: str = ""
    capped: bool = False


_WITH_REENTRY: Final = tuple("cost tokens virgin lost gained losers arrests out reentered pool".split())
_FOR_THE_POOL: Final = ("tokens", "lost", "losers", "arrests", "out", "pool")
_SCHEMAS: Final[Mapping[str, ScenarioSchema]] = {
    "campli": ScenarioSchema(
        _WITH_REENTRY,
        dict.fromkeys(("lions", "reentry", "sharing", "agreement"), (True, False)),
        ("agreement",),
        {"sharing": False, "agreement": False, "talk": False},
    ),
    "lu_stu": ScenarioSchema(
        _WITH_REENTRY,
        {"reentry": ("double", "stake"), "matti": (2, 1), "lions": (True, False)},
        ("agreement",),
        {"sharing": False, "agreement": False, "fools_bargain": False},
    ),
    "cuckoo": ScenarioSchema(
        (*_FOR_THE_POOL, "reentered"),
        {
            **GAMES["cuckoo"].choices,
            "direction": ("clockwise", "anticlockwise"),
            "saltacavallo": (False, True),
            "past_kings": (False, True),
            "packs": (1, 2),
        },
        needs={"saltacavallo": ("pack", (ITALIAN.name,))},
    ),
    "tiebreak": ScenarioSchema((*_FOR_THE_POOL, "gained", "rounds"), {"chips": range(1, MOST + 1)}),
    "ace_chasing": ScenarioSchema(
        ("down", "eliminated", "matador_survives"), {"bets": ("matador", "either")}, ("bets",)
    ),
    "gnav": ScenarioSchema(
        (*_FOR_THE_POOL, "drawn", "slippers", "knocked"),
        {"knock": (True, False)}
        | {name: values for name, values in gnav.GAME.choices.items() if name not in ("pack", "high", "low")},
        ("slippers_taken",),
        presets=gnav.GAME.presets,  # type: ignore[arg-type]  # an exchange game's
        orders={"high": gnav.HIGH, "low": gnav.LOW},
        needs={"tariff": ("pack", ("slabberjan",))},
        seat_keys=("slippers",),
        ignored=("virgin",),
    ),
    "kille": ScenarioSchema(
        tuple("losers arrests out pool drawn dead reentered bought cost lowered".split()),
        {"buys": range(10), **GAMES["kille"].choices},
        seat_keys=("bought",),
        counts_tokens=False,
        ignored=("tokens", "virgin"),
    ),
    "le_her": ScenarioSchema(("losers", "arrests", "drawn", "pool"), ignored=("tokens", "virgin")),
    "coucou": ScenarioSchema(
        ("losers", "arrests", "drawn", "pool", "tokens", "lost", "out"),
        {
            "dealer": ("three", "one"),
            "pack": ("standard52", "piquet32"),
            "ties": ("all", "first"),
            "chips": range(1, 1001),
        },
        ignored=("virgin",),
        capped=True,
    ),
    "cambio": ScenarioSchema(
        (
            *("losers", "arrests", "drawn", "pool", "may_call", "cost", "caller", "fallen", "out", "paid"),
            *("pile", "pack", "pot_winner", "carried", "next"),
        ),
        {**GAMES["cambio"].limits, **GAMES["cambio"].choices},
        ("deal", "pile", "settled"),
        quiet={"talk": False},
        counts_tokens=False,
        ignored=("tokens", "virgin"),
        purse="chips",
    ),
}
_WRITTEN_ELSEWHERE: Final = ("stake", "tokens", "talk")
"""Options that a scenario does not choose: `stake` is a key of its own, seats have tokens, talk is off."""


def _with_all_options(game: ExchangeGame, schema: ScenarioSchema) -> ScenarioSchema:
    """Return a schema with the game's other options added."""
    elsewhere = {*_WRITTEN_ELSEWHERE, *schema.quiet, *schema.orders, *(("pack",) if schema.presets else ())}
    names = (option.name for option in fields(game.options))
    rest = {name: _choices(game, name) for name in names if name not in {*schema.options, *elsewhere}}
    return replace(schema, options={**schema.options, **rest})


def _choices(game: ExchangeGame | TrickGame, name: str) -> OptionChoices:
    """Return the values of an option, the usual one first."""
    usual = getattr(game.usual, name)
    values = game.limits.get(name) or game.choices.get(name) or (False, True)
    return values if values[0] == usual else (usual, *(value for value in values if value != usual))


def _row_of(game: ExchangeGame) -> ScenarioSchema | None:
    """Return the row of a game; a variant without one has that of the game that its state derives from."""
    by_state = {other.state_class: _SCHEMAS.get(other.id) for other in GAMES.values()}
    rows = (by_state.get(kind) for kind in game.state_class.__mro__)
    return next((row for row in rows if row is not None), None)


def _schema_of(game: ExchangeGame | TrickGame) -> ScenarioSchema | None:
    """Return the schema of a game; that of a trick game follows from its rules."""
    if isinstance(game, ExchangeGame):
        row = _row_of(game)
        return row and _with_all_options(game, row)
    results = ["tricks", "points", "result", *(["recount"] if game.second_values else [])]
    if issubclass(game.state_class, ZifuliState):
        results += ["bidder", "bid", "partner", "score"]
    if issubclass(game.state_class, TrionfoState):
        results += ["robbed", "indicator", "trump"]
    return ScenarioSchema(
        tuple(results),
        {name: _choices(game, name) for name in game.choices},
        ("cut", "stock") if game.undealt else (),
        seat_keys=("dummy",) if game.may_be_dummies else (),
    )


SCHEMAS: Final[Mapping[str, ScenarioSchema]] = {
    game.id: schema for game in GAMES.values() if (schema := _schema_of(game)) is not None
}
"""The schema of each game, by the game's id."""
