"""Le Her's scenarios played by a script, plainly, from family-cambio's rulings LH and E."""

from __future__ import annotations

import copy

from tests.oracle.common import FRENCH, Ask, arrest, read, read_pack, run_with

PARTS = "losers arrests drawn pool".split()
RANKS = "A 2 3 4 5 6 7 8 9 10 J Q K".split()


def run(scenario):
    return run_with(scenario, table, play, PARTS)


def table(scenario):
    deal = read(without_tokens(scenario), "le_her", 2, lambda _: 2, {})
    deal.pack = read_pack(scenario, FRENCH)
    deal.drawn = []
    return deal


def without_tokens(scenario):
    """The scenario without what means nothing here."""
    scenario = copy.deepcopy(scenario)
    for seat in scenario["seats"] if isinstance(scenario.get("seats"), list) else []:
        if isinstance(seat, dict):
            seat.pop("tokens", None)
            seat.pop("virgin", None)
    return scenario


def play(deal):
    paul, pierre = deal.players
    deal.hand = {paul: next(deal.pack), pierre: next(deal.pack)}
    yield from turns(deal, paul, pierre)
    higher = rank(deal.hand[paul]) > rank(deal.hand[pierre])
    winner, loser = (paul, pierre) if higher else (pierre, paul)
    deal.losers = [loser]
    deal.coins[winner] += deal.pool
    deal.pool = 0
    if deal.coins[loser] < deal.stake:
        deal.winner = winner


def turns(deal, paul, pierre):
    if (yield Ask(paul, ["keep", "exchange"])) == "exchange":
        if deal.hand[pierre][:-1] == "K":
            arrest(deal, pierre, paul)
            return
        deal.hand[paul], deal.hand[pierre] = deal.hand[pierre], deal.hand[paul]
    if (yield Ask(pierre, ["keep", "exchange"])) == "exchange":
        card = next(deal.pack)
        deal.drawn.append({"seat": pierre, "card": card})
        if card[:-1] != "K":
            deal.hand[pierre] = card


def rank(card):
    return RANKS.index(card[:-1])
