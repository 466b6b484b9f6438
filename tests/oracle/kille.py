"""Kille's scenarios played by a script, plainly, from family-north's rulings N1-N5, N9 and KL.

A Harlekin is distinguished by the card itself, which remembers that it has been exchanged; and what the sow
undoes is found in what everybody held when the card set out.
"""

from __future__ import annotations

import copy

from tests.oracle.campli import demand, number
from tests.oracle.common import Ask, divided, read, read_pack, run_with

PARTS = "losers arrests drawn out pool dead reentered bought cost lowered".split()
NUMBERS = [str(value) for value in range(12, 0, -1)]
HIGH_TO_LOW = "HARLEKIN KUKU HUSAR HUSU KAVALL VARDSHUS".split() + NUMBERS
HIGH_TO_LOW += "KRANSEN BLOMPOTTAN BLAREN".split()
CARDS = [card for card in HIGH_TO_LOW for _ in range(2)]
OPTIONS = {
    "buys": [3, 0, 1, 2, 4, 5, 6, 7, 8, 9],
    "drawn": ["acts", "passes", "kept"],
    "husu": ["chain", "all"],
    "blaren": ["dies", "low"],
    "all_out": ["replay", "share"],
}


class Paper:
    """One of the forty-two."""

    def __init__(self, name):
        self.name, self.fallen = name, False

    @property
    def height(self):
        return -1 if self.fallen else len(HIGH_TO_LOW) - HIGH_TO_LOW.index(self.name)


def run(scenario):
    return run_with(scenario, table, play, PARTS)


def table(scenario):
    seats = scenario.get("seats")
    lean = copy.deepcopy(scenario)
    for seat in lean["seats"] if isinstance(seats, list) else []:
        if isinstance(seat, dict):
            for key in ("tokens", "virgin", "bought"):
                seat.pop(key, None)
    deal = read(lean, "kille", 3, lambda _: 15, OPTIONS)
    deal.bought = {
        seat["name"]: number(seat, "bought", 0, f"seats[{index}].", most=deal.options["buys"])
        for index, seat in enumerate(seats)
    }
    demand(all(deal.bought[seat] >= 0 for seat in deal.seats), "seats", "no such number")
    deal.pack = [*read_pack(scenario, CARDS)]
    deal.tokens = {seat: int(seat in deal.players) for seat in deal.seats}
    deal.drawn, deal.dead, deal.lowered = [], [], []
    return deal


def play(deal):
    deal.papers = {seat: Paper(deal.pack.pop(0)) for seat in deal.players}
    deal.dealt = dict(deal.papers)
    lay(deal)
    yield from turns(deal)
    alive = living(deal)
    if len(alive) > 1:
        showing(deal, alive)
    yield from buying(deal)
    ending(deal, alive)


def living(deal):
    return [seat for seat in deal.players if seat not in deal.dead]


def lay(deal):
    """What lies before everybody: nothing, where a player died before the showing."""
    deal.hand = {seat: deal.papers[seat].name for seat in living(deal)}
    deal.lowered = [seat for seat in living(deal) if deal.papers[seat].fallen]


def turns(deal):
    order, number = deal.players, 0
    way, before = [], {}
    while number < len(order) and len(living(deal)) > 1:
        me = order[number]
        can = ["keep", "exchange"] if deal.pack or number < len(order) - 1 else ["keep"]
        if (yield Ask(me, can)) == "keep":
            way, number = [], number + 1
            continue
        if not way:
            before = dict(deal.papers)
        number += 1
        while number < len(order) and deal.papers[order[number]].name in ("KAVALL", "VARDSHUS"):
            arrested(deal, order[number], me)
            number += 1
        if number == len(order):
            from_the_pack(deal, me, way, before)
            lay(deal)
            return
        other = order[number]
        power = deal.papers[other].name
        if power in ("KUKU", "HUSAR", "HUSU"):
            arrested(deal, other, me)
            if power == "KUKU":
                return
            strike(deal, power, me, way, before)
            way, number = [], number + 1
        else:
            for seat in (me, other):
                deal.papers[seat].fallen |= deal.papers[seat].name == "HARLEKIN"
            deal.papers[me], deal.papers[other] = deal.papers[other], deal.papers[me]
            way = [*(way or [me]), other]
        lay(deal)


def arrested(deal, holder, asker):
    card = deal.papers[holder].name
    deal.arrests.append({"card": card, "holder": holder, "exchanger": asker, "reverse": False})


def strike(deal, power, me, way, before):
    """Who dies of the hussar or the sow; `before`: who held what when the card on its way set out."""
    if power == "HUSAR":
        die(deal, me)
        return
    if deal.options["husu"] == "all":
        deal.papers = dict(deal.dealt)
    else:
        deal.papers |= {seat: before[seat] for seat in way}
    die(deal, way[0] if way else me)


def die(deal, seat):
    deal.dead.append(seat)
    deal.tokens[seat] = 0


def from_the_pack(deal, me, way, before):
    """N4, and N3 for the player who was sent past the dealer."""
    powers = {"acts": "KUKU HUSAR HUSU KAVALL VARDSHUS", "passes": "KAVALL VARDSHUS", "kept": ""}
    while deal.pack:
        card = deal.pack.pop(0)
        deal.drawn.append({"seat": me, "card": card})
        if card not in powers[deal.options["drawn"]].split():
            deal.papers[me] = Paper(card)
            return
        if card in ("HUSAR", "HUSU"):
            strike(deal, card, me, way, before)
        if card in ("KUKU", "HUSAR", "HUSU"):
            return


def showing(deal, alive):
    lowest = min(deal.papers[seat].height for seat in alive)
    dying = []
    for seat in alive:
        paper = deal.papers[seat]
        masked = paper.name == "BLAREN" and deal.options["blaren"] == "dies"
        if paper.height == lowest or masked:
            dying.append(seat)
    if dying == alive and deal.options["all_out"] == "replay":
        return
    deal.losers = dying
    for seat in dying:
        die(deal, seat)


def buying(deal):
    dead = [seat for seat in deal.players if seat in deal.dead]
    for seat in dead:
        if deal.bought[seat] >= deal.options["buys"]:
            continue
        deal.cost = deal.stake
        bought = yield Ask(seat, ["buy", "leave"] if deal.coins[seat] >= deal.stake else ["leave"])
        deal.cost = None
        if bought == "buy":
            deal.coins[seat] -= deal.stake
            deal.pool += deal.stake
            deal.bought[seat] += 1
            deal.tokens[seat] = 1
            deal.reentered.append(seat)


def ending(deal, shown):
    """KL7, KL8; `shown`: who was alive when the cards were shown."""
    left = [seat for seat in deal.players if deal.tokens[seat]]
    if len(left) > 1:
        return
    winners = left or shown
    for seat, coins in divided(deal.pool, dict.fromkeys(winners, 1)).items():
        deal.coins[seat] += coins
    deal.pool = 0
    deal.winner = winners[0] if len(winners) == 1 else list(winners)
