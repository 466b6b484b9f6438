"""What the tellings of the other exchange games share: asking, reading a scenario, and the verdict.

A deal is one generator that yields an `Ask` wherever a player has to choose.
"""

from __future__ import annotations

from types import SimpleNamespace
from typing import NamedTuple

from tests.oracle.campli import (
    KEYS,
    RESULTS,
    Invalid,
    advance,
    demand,
    judge,
    number,
    of_kind,
    read_seats,
    read_texts,
)

OWN = ["hands", "cut", "stock", "agreement", "bets"]
FRENCH = [value + suit for suit in "CDHS" for value in "A 2 3 4 5 6 7 8 9 10 J Q K".split()]
ITALIAN = [value + suit for suit in "BCDS" for value in "A 2 3 4 5 6 7 F C R".split()]


class Ask(NamedTuple):
    """The deciding seat and its options; `amounts` tells whether a text with an amount is legal.

    `some` makes up a text with an amount, for the random scenarios.
    """

    seat: str
    legal: list
    amounts: object = None
    some: object = None

    def allows(self, text):
        if self.amounts and text.split(" ")[0] in ("offer", "bet"):
            return self.amounts(text)
        return text in self.legal


def whole(text, low, high):
    """Whether the text is a number without leading zeros within bounds."""
    return text.isascii() and text.isdigit() and str(int(text[:20])) == text and low <= int(text) <= high


def divided(amount, weights):
    """E9; `weights` has the earlier player first."""
    total = sum(weights.values())
    shares = {who: amount * weight // total for who, weight in weights.items()}
    spare = amount - sum(shares.values())
    left = sorted(weights, key=lambda who: -(amount * weights[who] % total))
    for who in left[:spare]:
        shares[who] += 1
    return shares


def read(scenario, game, least, most, options, own=()):
    """The table before the first card; `options` has for each option its choices, the default first."""
    for key in scenario:
        demand(key in KEYS, key, "unknown key")
    demand(number(scenario, "format", 1, "") == 1, "format", "must be 1")
    demand(scenario.get("game") == game, "game", "unknown game")
    for key in OWN:
        demand(key not in scenario or key in own, key, "belongs to other games")
    read_texts(scenario)
    chosen = {key: choices[0] for key, choices in options.items()}
    for key, value in of_kind(scenario, "options", dict, {}).items():
        demand(key in options, f"options.{key}", "unknown option")
        fine = any(value == choice and type(value) is type(choice) for choice in options[key])
        demand(fine, f"options.{key}", "no such choice")
        chosen[key] = value
    for key in of_kind(scenario, "expect", dict, {}):
        demand(key in RESULTS, f"expect.{key}", "no result has this")
    for index, action in enumerate(of_kind(scenario, "actions", list, [])):
        demand(isinstance(action, str), f"actions[{index}]", "must be text")
    seats = read_seats(scenario, least, most(chosen))
    names = [seat["name"] for seat in seats]
    stake = number(scenario, "stake", 1, "")
    return SimpleNamespace(
        seats=names,
        players=[seat["name"] for seat in seats if not seat["out"]],
        tokens={seat["name"]: seat["tokens"] for seat in seats},
        virgin={seat["name"]: seat["virgin"] for seat in seats},
        coins={seat["name"]: seat["coins"] for seat in seats},
        options=chosen,
        stake=stake,
        pool=number(scenario, "pool", stake * len(seats), ""),
        eliminations=number(scenario, "eliminations", 0, "", most=1000),
        reentries=number(scenario, "reentries", 0, "", most=1000),
        hand={},
        slippers={},
        lost=dict.fromkeys(names, 0),
        gained=dict.fromkeys(names, 0),
        losers=[],
        arrests=[],
        reentered=[],
        cost=None,
        winner=None,
    )


def read_pack(scenario, cards):
    """The whole pack in order; `cards` is the new pack, equal cards side by side."""
    written = of_kind(scenario, "pack", list, [])
    left = list(cards)
    for index, card in enumerate(written):
        demand(isinstance(card, str) and card in cards, f"pack[{index}]", "unknown card")
        demand(card in left, f"pack[{index}]", "once too often")
        left.remove(card)
    return iter(written + left)


def run_with(scenario, table, script, parts):
    """Play the script and give the result; `parts` are the results that not all games have."""
    try:
        deal = table(scenario)
        going = script(deal)
        asked = advance(going, None)
        for index, action in enumerate(scenario.get("actions", [])):
            demand(asked is not None, f"actions[{index}]", "the deal is over")
            seat, blank, choice = action.partition(asked.seat + " ")
            fine = not seat and blank and asked.allows(choice)
            demand(fine, f"actions[{index}]", f"not legal; legal are {asked.legal}")
            asked = advance(going, choice)
        return judge(scenario.get("expect", {}), describe(deal, asked, parts))
    except Invalid as invalid:
        return {"error": {"where": invalid.where, "message": str(invalid)}}


def describe(deal, asked, parts):
    result = {
        "state": "decision" if asked else "game over" if deal.winner else "deal over",
        "to_act": asked.seat if asked else None,
        "legal": list(asked.legal) if asked else [],
        "cards": {seat: deal.hand.get(seat) for seat in deal.seats},
        "coins": dict(deal.coins),
        "winner": deal.winner,
    }
    deal.out = [seat for seat in deal.seats if not (deal.tokens[seat] or deal.slippers.get(seat))]
    return result | {part: getattr(deal, part) for part in parts}


def arrest(deal, holder, exchanger, *, reverse=False):
    card = deal.hand[holder]
    deal.arrests.append({"card": card, "holder": holder, "exchanger": exchanger, "reverse": reverse})
