"""Cuckoo's scenarios played by a script, plainly, from source 004 and the rulings E and K."""

from __future__ import annotations

from tests.oracle.common import FRENCH, ITALIAN, Ask, arrest, divided, read, read_pack, run_with

PARTS = "tokens lost losers arrests out pool".split()
OPTIONS = {
    "all_out": ["share", "replay"],
    "pack": ["standard52", "italian40"],
    "saltacavallo": [False, True],
}
RANKS = {"standard52": "A 2 3 4 5 6 7 8 9 10 J Q K".split(), "italian40": "A 2 3 4 5 6 7 F C R".split()}


def run(scenario):
    return run_with(scenario, table, play, PARTS)


def table(scenario):
    deal = read(scenario, "cuckoo", 2, lambda _: 20, OPTIONS)
    deal.pack = read_pack(scenario, FRENCH if deal.options["pack"] == "standard52" else ITALIAN)
    return deal


def play(deal):
    ranks = RANKS[deal.options["pack"]]
    horses = deal.options["saltacavallo"] and deal.options["pack"] == "italian40"

    def rank(seat):
        return ranks.index(deal.hand[seat][:-1])

    for seat in deal.players:
        deal.hand[seat] = next(deal.pack)
    yield from turns(deal, ranks, horses, rank)
    compare(deal, rank)


def turns(deal, ranks, horses, rank):
    last = len(deal.players) - 1
    number = 0
    while number <= last:
        me = deal.players[number]
        number += 1
        if (yield Ask(me, ["keep", "exchange"])) == "keep":
            continue
        if number > last:
            card = next(deal.pack)
            if ranks[-1] != card[:-1]:
                deal.hand[me] = card
            break
        while horses and number <= last and deal.hand[deal.players[number]][:-1] == "C":
            arrest(deal, deal.players[number], me)
            number += 1
        if number > last:
            deal.hand[me] = next(deal.pack)
            break
        other = deal.players[number]
        if rank(other) == len(ranks) - 1:
            arrest(deal, other, me)
            number += 1
        else:
            deal.hand[me], deal.hand[other] = deal.hand[other], deal.hand[me]


def compare(deal, rank):
    lowest = min(rank(seat) for seat in deal.players)
    losing = [seat for seat in deal.players if rank(seat) == lowest]
    survivors = [seat for seat in deal.players if deal.tokens[seat] > (seat in losing)]
    if not survivors and deal.options["all_out"] == "replay":
        return
    deal.losers = losing
    for seat in losing:
        deal.tokens[seat] -= 1
        deal.lost[seat] += 1
    if len(survivors) <= 1:
        winners = survivors or deal.players
        for seat, coins in divided(deal.pool, dict.fromkeys(winners, 1)).items():
            deal.coins[seat] += coins
        deal.pool = 0
        deal.winner = list(winners) if len(winners) > 1 else winners[0]
