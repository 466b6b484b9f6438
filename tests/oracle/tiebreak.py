"""Tie-break Cuckoo's scenarios played by a script, plainly, from source 004 and the rulings T."""

from __future__ import annotations

from tests.oracle.common import FRENCH, Ask, arrest, read, read_pack, run_with

PARTS = "tokens lost losers arrests out pool gained rounds".split()
ORDER = "A 2 3 4 5 6 7 8 9 10 J Q K".split()


def run(scenario):
    return run_with(scenario, table, play, PARTS)


def table(scenario):
    deal = read(scenario, "tiebreak", 3, lambda _: 12, {"chips": [3, *range(1, 10)]})
    deal.queue = list(read_pack(scenario, FRENCH))
    deal.rounds = []
    return deal


def take(deal):
    """The next card; discards have been put under it in their order, as if the pack never ran out (T4)."""
    return deal.queue.pop(0)


def turns(deal, players):
    """Each in turn may exchange with the next of these, the last with the pack."""
    number = 0
    while number < len(players):
        me = players[number]
        choice = yield Ask(me, ["keep", "exchange"])
        number += 1
        if choice == "keep":
            continue
        if number == len(players):
            new = take(deal)
            old = deal.hand[me]
            if new[:-1] == "K":
                new, old = old, new
            deal.hand[me] = new
            deal.queue.append(old)
        elif deal.hand[players[number]][:-1] == "K":
            king = players[number]
            arrest(deal, king, me)
            if deal.tokens[king] < deal.options["chips"]:
                deal.tokens[king] += 1
                deal.gained[king] += 1
            number += 1
        else:
            other = players[number]
            deal.hand[me], deal.hand[other] = deal.hand[other], deal.hand[me]


def tied(deal):
    """(rank, players) in the order of their earliest player."""
    found = []
    for seat in deal.players:
        rank = deal.hand[seat][:-1]
        seats = [other for other in deal.players if deal.hand[other][:-1] == rank]
        if rank != "K" and len(seats) > 1 and seats[0] == seat:
            found.append((rank, seats))
    return found


def play(deal):
    for seat in deal.players:
        deal.hand[seat] = take(deal)
    yield from turns(deal, deal.players)
    while found := tied(deal):
        listed = []
        for rank, seats in found:
            deal.queue += [deal.hand[seat] for seat in seats]
            for seat in seats:
                deal.hand[seat] = None
            for seat in seats:
                deal.hand[seat] = take(deal)
            yield from turns(deal, seats)
            if not listed:
                deal.rounds.append(listed)
            listed.append({"rank": rank, "seats": seats, "cards": [deal.hand[seat] for seat in seats]})
    paying = [seat for seat in deal.players if deal.hand[seat][:-1] != "K"]
    if paying:
        loser = min(paying, key=lambda seat: ORDER.index(deal.hand[seat][:-1]))
        deal.losers = [loser]
        deal.tokens[loser] -= 1
        deal.lost[loser] += 1
    left = [seat for seat in deal.players if deal.tokens[seat]]
    if len(left) == 1:
        deal.winner = left[0]
        deal.coins[deal.winner] += deal.pool
        deal.pool = 0
