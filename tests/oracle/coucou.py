"""Coucou's scenarios played by a script, plainly, from family-cambio's rulings D and E."""

from __future__ import annotations

import copy

from tests.oracle.common import FRENCH, Ask, arrest, demand, read, read_pack, run_with

PARTS = "losers arrests drawn pool tokens lost out".split()
RANKS = "A 2 3 4 5 6 7 8 9 10 J Q K".split()
PIQUET = [card for card in FRENCH if card[:-1] not in ("2", "3", "4", "5", "6")]
OPTIONS = {
    "dealer": ["three", "one"],
    "pack": ["standard52", "piquet32"],
    "ties": ["all", "first"],
    "chips": [3, *range(1, 1001)],
}


def run(scenario):
    return run_with(scenario, table, play, PARTS)


def table(scenario):
    chips = (
        scenario.get("options", {}).get("chips", 3) if isinstance(scenario.get("options", {}), dict) else 3
    )
    deal = read(with_tokens(scenario, chips), "coucou", 2, lambda _: 20, OPTIONS)
    for index, seat in enumerate(deal.seats):
        demand(deal.tokens[seat] <= deal.options["chips"], f"seats[{index}].tokens", "more than chips")
    deal.pack = read_pack(scenario, FRENCH if deal.options["pack"] == "standard52" else PIQUET)
    deal.drawn = []
    return deal


def with_tokens(scenario, chips):
    """The scenario with the tokens that are not written down, and without virgins, which mean nothing."""
    scenario = copy.deepcopy(scenario)
    for seat in scenario["seats"] if isinstance(scenario.get("seats"), list) else []:
        if isinstance(seat, dict):
            if "tokens" not in seat and seat.get("out") is not True:
                seat["tokens"] = chips
            seat["virgin"] = False
    return scenario


def rank(card):
    return RANKS.index(card[:-1])


def play(deal):
    *others, dealer = deal.players
    for seat in deal.players:
        deal.hand[seat] = next(deal.pack)
    acting = deal.players
    if deal.options["dealer"] == "three":
        acting = others
        for _ in range(2):
            card = next(deal.pack)
            if rank(card) > rank(deal.hand[dealer]):
                deal.hand[dealer] = card
    yield from turns(deal, acting)
    compare(deal)


def turns(deal, acting):
    number = 0
    while number < len(acting):
        me = acting[number]
        number += 1
        if (yield Ask(me, ["keep", "exchange"])) == "keep":
            continue
        if number == len(acting):
            card = next(deal.pack)
            deal.drawn.append({"seat": me, "card": card})
            if card[:-1] != "K":
                deal.hand[me] = card
            continue
        other = acting[number]
        if deal.hand[other][:-1] == "K":
            arrest(deal, other, me)
            number += 1
        else:
            deal.hand[me], deal.hand[other] = deal.hand[other], deal.hand[me]


def compare(deal):
    lowest = min(rank(deal.hand[seat]) for seat in deal.players)
    losing = [seat for seat in deal.players if rank(deal.hand[seat]) == lowest]
    if len(losing) == len(deal.players):
        losing = []
    if deal.options["ties"] == "first":
        losing = losing[:1]
    deal.losers = losing
    for seat in losing:
        deal.tokens[seat] -= 1
        deal.lost[seat] += 1
    left = [seat for seat in deal.players if deal.tokens[seat]]
    if len(left) == 1:
        deal.winner = left[0]
        deal.coins[left[0]] += deal.pool
        deal.pool = 0
