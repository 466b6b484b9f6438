"""Cuckoo's scenarios played by a script, plainly, from source 004 and the rulings E and K."""

from __future__ import annotations

from tests.oracle.campli import demand
from tests.oracle.common import FRENCH, ITALIAN, Ask, arrest, divided, read, read_pack, run_with

PARTS = "tokens lost losers arrests out reentered pool".split()
OPTIONS = {
    "all_out": ["share", "replay", "carry", "stake"],
    "pack": ["standard52", "italian40"],
    "saltacavallo": [False, True],
    "direction": ["clockwise", "anticlockwise"],
    "kings": ["asked", "open"],
    "past_kings": [False, True],
    "ties": ["all", "first", "cancel"],
    "drawn_king": ["refused", "life", "next"],
    "ace": ["low", "high"],
    "packs": [1, 2],
}
RANKS = {"standard52": "A 2 3 4 5 6 7 8 9 10 J Q K".split(), "italian40": "A 2 3 4 5 6 7 F C R".split()}


def run(scenario):
    return run_with(scenario, table, play, PARTS)


def table(scenario):
    deal = read(scenario, "cuckoo", 2, most, OPTIONS)
    cards = FRENCH if deal.options["pack"] == "standard52" else ITALIAN
    deal.pack = read_pack(scenario, [card for card in cards for _ in range(deal.options["packs"])])
    deal.dead = set()
    return deal


def most(options):
    fits = options["pack"] == "italian40" or not options["saltacavallo"]
    demand(fits, "options.saltacavallo", "there is no Cavallo")
    return 20 * options["packs"]


def play(deal):
    ranks = list(RANKS[deal.options["pack"]])
    deal.king = ranks[-1]
    if deal.options["ace"] == "high":
        ranks = [*ranks[1:], ranks[0]]

    def rank(seat):
        return ranks.index(value(deal, seat))

    for seat in deal.players:
        deal.hand[seat] = next(deal.pack)
    deal.open = set()
    if deal.options["kings"] == "open":
        deal.open = {seat for seat in deal.players if value(deal, seat) == deal.king}
    yield from turns(deal)
    deal.hand |= dict.fromkeys(deal.dead)
    compare(deal, rank)


def value(deal, seat):
    return deal.hand[seat][:-1]


def turns(deal):
    """Who comes after the player on turn is `waiting`; nobody else can be met."""
    waiting = list(deal.players)
    while waiting:
        me = waiting.pop(0)
        if me in deal.open:
            continue
        shut = bool(waiting) and waiting[0] in deal.open and not deal.options["past_kings"]
        if (yield Ask(me, ["keep"] if shut else ["keep", "exchange"])) == "keep":
            continue
        if not waiting:
            draw(deal, me, jumped=False)
            return
        if not exchanged(deal, me, waiting):
            draw(deal, me, jumped=True)


def exchanged(deal, me, waiting):
    """False if everybody after `me` was jumped; who is jumped or stops is not waiting any more."""
    jumps = {"C"} if deal.options["saltacavallo"] else set()
    if deal.options["past_kings"]:
        jumps.add(deal.king)
    while waiting:
        other = waiting[0]
        card = value(deal, other)
        if card not in (*jumps, deal.king):
            deal.hand[me], deal.hand[other] = deal.hand[other], deal.hand[me]
            return True
        if other not in deal.open:
            arrest(deal, other, me)
        waiting.pop(0)
        if card not in jumps:
            return True
    return False


def draw(deal, me, *, jumped):
    how = deal.options["drawn_king"]
    if jumped and deal.options["saltacavallo"] and not deal.options["past_kings"] and how == "refused":
        deal.hand[me] = next(deal.pack)
        return
    card = next(deal.pack)
    while how == "next" and card[:-1] == deal.king:
        card = next(deal.pack)
    if card[:-1] != deal.king:
        deal.hand[me] = card
    elif how == "life":
        lose(deal, me)
        if not deal.tokens[me]:
            deal.dead.add(me)


def lose(deal, seat):
    deal.tokens[seat] -= 1
    deal.lost[seat] += 1


def compare(deal, rank):
    live = [seat for seat in deal.players if deal.tokens[seat]]
    losing = losers_of(deal, {seat: rank(seat) for seat in live})
    if all(deal.tokens[seat] == (seat in losing) for seat in live) and deal.options["all_out"] == "replay":
        losing = []
    deal.losers = losing
    for seat in losing:
        lose(deal, seat)
    survivors = [seat for seat in live if deal.tokens[seat]]
    if not survivors:
        come_back(deal)
    if not survivors and deal.reentered:
        return
    if len(survivors) <= 1:
        winners = survivors or live
        for seat, coins in divided(deal.pool, dict.fromkeys(winners, 1)).items():
            deal.coins[seat] += coins
        deal.pool = 0
        deal.winner = list(winners) if len(winners) > 1 else winners[0]


def losers_of(deal, worth):
    if len(worth) == 1:
        return []
    held = list(worth.values())
    if deal.options["ties"] == "cancel":
        alone = sorted(rank for rank in held if held.count(rank) == 1)
        return [seat for seat in worth if worth[seat] in alone[:1]]
    losing = [seat for seat in worth if worth[seat] == min(held)]
    return losing[:1] if deal.options["ties"] == "first" else losing


def come_back(deal):
    how = deal.options["all_out"]
    if how not in ("carry", "stake"):
        return
    due = deal.stake if how == "stake" else 0
    able = [seat for seat in deal.seats if deal.coins[seat] >= due]
    if len(able) < 2:
        return
    for seat in able:
        deal.coins[seat] -= due
        deal.pool += due
        deal.tokens[seat] = 3
    deal.reentered = able
