"""Cambio's scenarios played by a script, plainly, from family-cambio's rulings B.

`dealt` tells for each seat to whom its card was dealt, "" for one off the pack.
"""

from __future__ import annotations

import copy
from typing import NamedTuple

from tests.oracle.campli import CARDS, Invalid, advance, demand, judge, number, of_kind
from tests.oracle.common import read

PARTS = "losers arrests drawn pool may_call cost caller fallen out paid pile pack pot_winner carried".split()
ANSWERS = ("XI", "XII", "XIII", "XIV")
OPTIONS = {
    "chips": [25, *range(1, 1001)],
    "owls": [2, 1],
    "children": [3, *range(101)],
    "pay": ["deal", "one"],
    "pots": [0, *range(1, 1001)],
    "skip": ["named", "unnamed"],
    "fallen": ["open", "closed"],
}
OWN = ("pile", "deal", "settled")


class Ask(NamedTuple):
    """Whose decision it is, what they may do, and who else may call."""

    seat: str
    legal: list
    callers: list
    some: object = None


def run(scenario):
    try:
        deal = table(scenario)
        going = play(deal)
        asked = advance(going, None)
        for index, action in enumerate(scenario.get("actions", [])):
            demand(asked is not None, f"actions[{index}]", "the deal is over")
            asked = advance(going, heard(asked, action, f"actions[{index}]"))
        return judge(scenario.get("expect", {}), describe(deal, asked))
    except Invalid as invalid:
        return {"error": {"where": invalid.where, "message": str(invalid)}}


def heard(asked, action, where):
    """Who does what."""
    for seat in asked.callers:
        if action == f"{seat} call":
            return seat, "call"
    seat, blank, choice = action.partition(asked.seat + " ")
    demand(not seat and blank and choice in asked.legal, where, f"not legal; legal are {asked.legal}")
    return asked.seat, choice


def describe(deal, asked):
    over = bool(deal.winner)
    deal.may_call = asked.callers if asked else []
    deal.out = [seat for seat in deal.seats if seat not in deal.in_pot]
    deal.pack = list(deal.pack)
    result = {
        "state": "decision" if asked else "game over" if over else "deal over",
        "to_act": asked.seat if asked else None,
        "legal": list(asked.legal) if asked else [],
        "cards": {seat: deal.hand.get(seat) for seat in deal.seats},
        "coins": dict(deal.coins),
        "winner": deal.winner,
        "next": None if asked or over else deal.next,
    }
    return result | {part: getattr(deal, part) for part in PARTS}


def table(scenario):
    plain = without_tokens(scenario)
    deal = read({key: value for key, value in plain.items() if key not in OWN}, "cambio", 2, most, OPTIONS)
    for seat, written in zip(deal.seats, scenario["seats"], strict=True):
        deal.coins[seat] = written.get("coins", deal.options["chips"])
    deal.number = number(scenario, "deal", 1, "", most=1000)
    demand(deal.number, "deal", "counted from one")
    deal.settled = number(scenario, "settled", 0, "", most=1000)
    pots = deal.options["pots"]
    demand(not pots or deal.settled < pots, "settled", "the game would be over")
    left = sorted(CARDS * 2, key=CARDS.index)
    if deal.options["owls"] == 1:
        left.remove("XV")
    listed = {}
    for key in ("pack", "pile"):
        listed[key] = list(of_kind(scenario, key, list, []))
        for index, card in enumerate(listed[key]):
            demand(isinstance(card, str) and card in CARDS, f"{key}[{index}]", "unknown card")
            demand(card in left, f"{key}[{index}]", "once too often")
            left.remove(card)
    deal.pack, deal.pile = listed["pack"] + left, listed["pile"]
    deal.in_pot = deal.players
    deal.__dict__.update(dealt={}, fallen=[], drawn=[], caller=None, pot_winner=None, carried=False)
    deal.paid = dict.fromkeys(deal.seats, 0)
    return deal


def most(_options):
    return 20


def without_tokens(scenario):
    """The scenario without what means nothing here."""
    scenario = copy.deepcopy(scenario)
    for seat in scenario["seats"] if isinstance(scenario.get("seats"), list) else []:
        if isinstance(seat, dict):
            seat.pop("tokens", None)
            seat.pop("virgin", None)
    return scenario


def play(deal):
    for seat in deal.in_pot:
        deal.hand[seat], deal.dealt[seat] = draw(deal), seat
    yield from turns(deal)
    compare(deal)
    yield from penalties(deal)
    settle(deal)


def draw(deal):
    if not deal.pack:
        deal.pack, deal.pile[:] = list(deal.pile), []
    return deal.pack.pop(0)


def standing(deal):
    down = {entry["seat"] for entry in deal.fallen}
    return [seat for seat in deal.in_pot if seat not in down]


def turns(deal):
    for seat in list(deal.in_pot):
        if len(standing(deal)) < 2:
            return
        if seat not in standing(deal):
            continue
        owls = [other for other in standing(deal) if deal.hand[other] == "XV"]
        legal = ["keep", "exchange"] + ["call"] * (seat in owls)
        who, choice = yield Ask(seat, legal, owls)
        if choice == "call":
            deal.caller = who
            return
        if choice == "exchange":
            exchange(deal, seat)


def fall(deal, seat, card):
    if seat in standing(deal):
        deal.fallen.append({"seat": seat, "card": card})


def exchange(deal, seat):
    behind = deal.in_pot[deal.in_pot.index(seat) + 1 :]
    for other in [each for each in behind if each in standing(deal)]:
        card = deal.hand[other]
        if card in ANSWERS:
            deal.arrests.append({"card": card, "holder": other, "exchanger": seat, "reverse": False})
        if card == "XIV":
            fall(deal, seat, card)
        elif card == "XII":
            fall(deal, deal.dealt[seat], card)
        elif card not in ("XI", "XIII"):
            for cards in (deal.hand, deal.dealt):
                cards[seat], cards[other] = cards[other], cards[seat]
            for each in (seat, other):
                if deal.hand[each] == "MATTO":
                    fall(deal, each, "MATTO")
        if card not in ("XI", "XIII"):
            return
    exchange_with_pack(deal, seat)


def exchange_with_pack(deal, seat):
    while True:
        card = draw(deal)
        deal.drawn.append({"seat": seat, "card": card})
        if card == "XIV":
            fall(deal, seat, card)
        if card == "XII":
            fall(deal, deal.dealt[seat], card)
        if card not in ("XI", "XII", "XIII", "XIV", "XV"):
            deal.pile.append(deal.hand[seat])
            deal.hand[seat], deal.dealt[seat] = card, ""
            return
        deal.pile.append(card)
        if card not in ("XI", "XIII"):
            return


def height(deal, seat):
    card = deal.hand[seat]
    return 99 if card == "MATTO" and not deal.dealt[seat] else CARDS.index(card)


def compare(deal):
    left = standing(deal)
    if len(left) > 1:
        lowest = min(height(deal, seat) for seat in left)
        deal.losers = [seat for seat in left if height(deal, seat) == lowest]
    deal.pile += [deal.hand[seat] for seat in deal.in_pot]


def penalties(deal):
    *others, dealer = deal.in_pot
    lost = {*deal.losers, *(entry["seat"] for entry in deal.fallen)}
    for seat in [each for each in (dealer, *others) if each in lost]:
        price = deal.number if deal.options["pay"] == "deal" else 1
        if deal.number <= deal.options["children"]:
            deal.cost = price
            legal = ["pay", "leave"] if deal.coins[seat] >= price else ["leave"]
            _, choice = yield Ask(seat, legal, [])
            deal.cost = None
            if choice == "pay":
                deal.coins[seat] -= price
                deal.pool += price
                deal.paid[seat] = price
                continue
        deal.in_pot = [each for each in deal.in_pot if each != seat]


def settle(deal):
    with_chips = [seat for seat in deal.seats if deal.coins[seat]]
    if len(deal.in_pot) > 1:
        deal.next = coming(deal, deal.in_pot, deal.number + 1, 0)
        return
    if not deal.in_pot and len(with_chips) != 1:
        deal.carried = True
        if with_chips:
            deal.next = coming(deal, with_chips, 1, 1)
        else:
            deal.next = coming(deal, deal.seats, deal.options["children"] + 1, 0)
        return
    (deal.pot_winner,) = deal.in_pot or with_chips
    deal.coins[deal.pot_winner] += deal.pool
    deal.pool = 0
    deal.settled += 1
    if 0 in deal.coins.values() or deal.settled == deal.options["pots"]:
        most_chips = max(deal.coins.values())
        best = [seat for seat in deal.seats if deal.coins[seat] == most_chips]
        deal.winner = best if len(best) > 1 else best[0]
    else:
        deal.next = coming(deal, deal.seats, 1, 1)


def coming(deal, players, deal_number, fee):
    """The deal goes from the old dealer, who sits last, to the next who plays."""
    dealer, *others = [seat for seat in deal.seats if seat in players]
    return {"deal": deal_number, "dealer": dealer, "players": [*others, dealer], "fee": fee}
