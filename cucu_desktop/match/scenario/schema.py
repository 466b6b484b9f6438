"""What a scenario may say in which game: its options, its own keys, and the parts of its result."""

from collections.abc import Mapping
from dataclasses import field
from typing import Any, Final

from cucu_desktop.engine.cards import ITALIAN
from cucu_desktop.engine.options import ExchangeOptions
from cucu_desktop.frozen import frozen
from cucu_desktop.games import (
    ace_chasing,
    cambio,
    campli,
    coucou,
    cuckoo,
    gnav,
    kille,
    le_her,
    lu_stu,
    tiebreak,
)

MOST: Final = 10**12

OptionChoices = range | tuple[str, ...] | tuple[int, ...] | tuple[bool, ...]


@frozen
class ScenarioSchema:
    """How scenarios of one exchange game are written.

    Attributes:
        results: the parts of the result that only some games have.
        options: what a scenario may choose, the default first.
        keys: the keys of the format that only some games know.
        quiet: the options for what a scenario never asks for: nobody talks of sharing or dividing.
        presets: the sets of options that a scenario may begin from, by the name that `preset` gives them; the
            first is the default.
        by_pack: the options that follow from the pack where a scenario does not choose.
        orders: the options that are lists of cards, with those that each has to list, by pack.
        named_orders: the lists that have a name.
        needs: the options whose other values than the first go only with these values of another one.
        seat_keys: the keys of a seat that only some games know.
        counts_tokens: whether tokens are counted: in some games who is in has one, and nobody writes it down.
        ignored: the keys of a seat that mean nothing there.
        purse: the option that says how many coins have those of whom it is not written.
        capped: whether a seat begins with as many tokens as the options say, and none has more.
    """

    results: tuple[str, ...]
    options: Mapping[str, OptionChoices] = field(default_factory=dict)
    keys: tuple[str, ...] = ()
    quiet: Mapping[str, Any] = field(default_factory=dict)
    presets: Mapping[str, ExchangeOptions] = field(default_factory=dict)
    by_pack: tuple[str, ...] = ()
    orders: Mapping[str, Mapping[str, frozenset[str]]] = field(default_factory=dict)
    named_orders: Mapping[str, str] = field(default_factory=dict)
    needs: Mapping[str, tuple[str, tuple[str, ...]]] = field(default_factory=dict)
    seat_keys: tuple[str, ...] = ()
    counts_tokens: bool = True
    ignored: tuple[str, ...] = ()
    purse: str = ""
    capped: bool = False


_WITH_REENTRY: Final = tuple("cost tokens virgin lost gained losers arrests out reentered pool".split())
_FOR_THE_POOL: Final = ("tokens", "lost", "losers", "arrests", "out", "pool")
SCHEMAS: Final[Mapping[str, ScenarioSchema]] = {
    campli.ID: ScenarioSchema(
        _WITH_REENTRY,
        dict.fromkeys(("lions", "reentry", "sharing", "agreement"), (True, False)),
        ("agreement",),
        {"sharing": False, "agreement": False, "talk": False},
    ),
    lu_stu.ID: ScenarioSchema(
        _WITH_REENTRY,
        {"reentry": ("double", "stake"), "matti": (2, 1), "lions": (True, False)},
        ("agreement",),
        {"sharing": False, "agreement": False, "fools_bargain": False},
    ),
    cuckoo.ID: ScenarioSchema(
        (*_FOR_THE_POOL, "reentered"),
        {
            **cuckoo.GAME.choices,
            "direction": ("clockwise", "anticlockwise"),
            "saltacavallo": (False, True),
            "past_kings": (False, True),
            "packs": (1, 2),
        },
        by_pack=("direction",),
        needs={"saltacavallo": ("pack", (ITALIAN.name,))},
    ),
    tiebreak.ID: ScenarioSchema((*_FOR_THE_POOL, "gained", "rounds"), {"chips": range(1, MOST + 1)}),
    ace_chasing.ID: ScenarioSchema(
        ("down", "eliminated", "matador_survives"), {"bets": ("matador", "either")}, ("bets",)
    ),
    gnav.ID: ScenarioSchema(
        (*_FOR_THE_POOL, "drawn", "slippers", "knocked"),
        {"knock": (True, False)}
        | {name: values for name, values in gnav.GAME.choices.items() if name not in ("pack", "high", "low")},
        ("slippers_taken",),
        presets=gnav.GAME.presets,  # type: ignore[arg-type]  # an exchange game's
        orders={"high": gnav.HIGH, "low": gnav.LOW},
        named_orders=gnav.ORDERS,
        needs={"tariff": ("pack", ("slabberjan",))},
        seat_keys=("slippers",),
        ignored=("virgin",),
    ),
    kille.ID: ScenarioSchema(
        tuple("losers arrests out pool drawn dead reentered bought cost lowered".split()),
        {"buys": range(10), **kille.GAME.choices},
        seat_keys=("bought",),
        counts_tokens=False,
        ignored=("tokens", "virgin"),
    ),
    le_her.ID: ScenarioSchema(("losers", "arrests", "drawn", "pool"), ignored=("tokens", "virgin")),
    coucou.ID: ScenarioSchema(
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
    cambio.ID: ScenarioSchema(
        (
            *("losers", "arrests", "drawn", "pool", "may_call", "cost", "caller", "fallen", "out", "paid"),
            *("pile", "pack", "pot_winner", "carried", "next"),
        ),
        {**cambio.GAME.limits, **cambio.GAME.choices},
        ("deal", "pile", "settled"),
        quiet={"talk": False},
        counts_tokens=False,
        ignored=("tokens", "virgin"),
        purse="chips",
    ),
}
"""What a scenario of each exchange game may say, by the game's id.

What one of a trick game may say follows from the game: its choices, its hands, and what is left undealt.
"""
