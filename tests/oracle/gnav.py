"""Gnav's and Slabberjan's scenarios played by a script, plainly, from family-north's rulings N1-N13.

A purse tells a seat's tokens, and slippers or none.
"""

from __future__ import annotations

import copy

from tests.oracle.campli import demand, number, of_kind
from tests.oracle.common import Ask, divided, read, read_pack, run_with

PARTS = "losers arrests drawn out pool tokens lost slippers knocked".split()
NUMBERS = [str(value) for value in range(12, -1, -1)]
HIGH = {"gnav": "GJOK DRAGON KATT HEST HUS".split(), "pieces": "KAPAF VOGEL POES HERBERG".split()}
LOW = {"gnav": "POTTE UGLE NARR".split(), "pieces": "WITTEBROOD SMOEL PISPOT JANRIT".split()}
HIGH_TO_LOW = {pack: HIGH[pack] + NUMBERS + LOW[pack] for pack in HIGH}
PACK = {"norway": "gnav", "copenhagen": "gnav", "zeeland": "pieces"}
FOOLS = ("NARR", "JANRIT")
POWER = {"GJOK": "cuckoo", "DRAGON": "dragoon", "KATT": "cat", "HEST": "inn", "HUS": "inn"}
POWER |= {"VOGEL": "cuckoo", "KAPAF": "dragoon", "POES": "cat", "HERBERG": "inn"}
BAAN = {"WITTEBROOD": 2, "PISPOT": 3, "SMOEL": 4, "JANRIT": 5}
VALUES = {
    "cuckoo": ["free", "pays", "goes-on"],
    "cat": ["pays", "undoes", "both"],
    "inn": ["free", "pays"],
    "drawn": ["acts", "passes", "kept"],
    "fool": ["lowest", "next", "extra"],
    "knock": [True, False],
    "tariff": ["one", "baan"],
    "slippers": ["none", "first", "all"],
    "all_out": ["share", "replay"],
}
COLUMNS = {
    "norway": ("free", "both", "free", "acts", "next", True, "one", "none", "share"),
    "copenhagen": ("free", "pays", "free", "kept", "lowest", False, "one", "none", "share"),
    "zeeland": ("pays", "undoes", "free", "kept", "lowest", False, "one", "all", "share"),
}
MANY = 8


def run(scenario):
    return run_with(scenario, table, play, PARTS)


def table(scenario):
    lean = copy.deepcopy(scenario)
    preset, order = read_options(lean)
    column = dict(zip(VALUES, COLUMNS[preset], strict=True))
    choices = {key: sorted(VALUES[key], key=lambda value, key=key: value != column[key]) for key in VALUES}
    if preset != "zeeland":
        choices["tariff"] = ["one"]
    for seat in lean["seats"] if isinstance(lean.get("seats"), list) else []:
        if isinstance(seat, dict):
            for key in ("tokens", "virgin", "slippers"):
                seat.pop(key, None)
    lean.pop("slippers_taken", None)
    deal = read(lean, "gnav", 2, lambda _: 42, choices)
    deal.order = order
    deal.pack = [*read_pack(scenario, [card for card in HIGH_TO_LOW[PACK[preset]] for _ in range(2)])]
    read_purses(deal, scenario, 4 if preset == "zeeland" and len(deal.seats) <= MANY else 3)
    deal.drawn, deal.knocked = [], []
    return deal


def read_options(lean):
    """Take from the scenario its preset and its orders, which no other game has."""
    options = of_kind(lean, "options", dict, {})
    preset = options.pop("preset", "norway")
    demand(isinstance(preset, str) and preset in COLUMNS, "options.preset", "no such preset")
    pack = PACK[preset]
    order = []
    for key, usual in (("high", HIGH[pack]), ("low", LOW[pack])):
        told = of_kind(options, key, list, usual, "options.")
        options.pop(key, None)
        for index, card in enumerate(told):
            demand(isinstance(card, str), f"options.{key}[{index}]", "must be text")
        demand(sorted(told) == sorted(usual), f"options.{key}", "each of them once")
        order += told if key == "low" else told + NUMBERS
    return preset, order


def read_purses(deal, scenario, usual):
    """Tokens and slippers, which need not be written."""
    wearing = deal.options["slippers"]
    for index, name in enumerate(deal.seats):
        written, prefix = scenario["seats"][index], f"seats[{index}]."
        out = name not in deal.players
        wears = of_kind(written, "slippers", bool, False, prefix)
        second = wearing == "first" and any(deal.slippers.values())
        demand(not wears or not (out or wearing == "none" or second), prefix + "slippers", "none to be had")
        tokens = number(written, "tokens", 0 if out or wears else usual, prefix)
        demand((tokens == 0) == (out or wears), prefix + "tokens", "not so many")
        deal.tokens[name], deal.slippers[name] = tokens, wears
    worn = any(deal.slippers.values())
    deal.slippers_taken = of_kind(scenario, "slippers_taken", bool, worn)
    demand(deal.slippers_taken or not worn, "slippers_taken", "somebody wears them")


def play(deal):
    deal.dealt = {seat: deal.pack.pop(0) for seat in deal.players}
    deal.hand = dict(deal.dealt)
    if deal.options["knock"]:
        deal.knocked = [seat for seat in deal.players if deal.hand[seat] in FOOLS]
    yield from turns(deal)
    shown = there(deal)
    if len(shown) > 1:
        compare(deal, shown)
    left = there(deal)
    if len(left) > 1:
        return
    winners = left or shown
    for seat, coins in divided(deal.pool, dict.fromkeys(winners, 1)).items():
        deal.coins[seat] += coins
    deal.pool = 0
    deal.winner = winners[0] if len(winners) == 1 else winners


def there(deal):
    """The seats in the game."""
    return [seat for seat in deal.players if deal.tokens[seat] or deal.slippers[seat]]


def pay(deal, seat):
    """N8, a single token."""
    if deal.slippers[seat]:
        deal.slippers[seat] = False
        return
    deal.tokens[seat] -= 1
    deal.lost[seat] += 1
    may = deal.options["slippers"] == "all" or (
        deal.options["slippers"] == "first" and not deal.slippers_taken
    )
    if not deal.tokens[seat] and may:
        deal.slippers[seat] = deal.slippers_taken = True


def pay_in_turn(deal, seat):
    """A token for a matador: who is out by it has their card set aside. True if they are still there."""
    pay(deal, seat)
    if seat not in there(deal):
        del deal.hand[seat]
        return False
    return True


def turns(deal):
    """N2, N3, N5, N9."""
    order, at = deal.players, 0
    while at < len(order) and len(there(deal)) > 1:
        me, is_dealer = order[at], at == len(order) - 1
        if (yield Ask(me, ["keep", "exchange"] if deal.pack or not is_dealer else ["keep"])) == "keep":
            at += 1
            continue
        at += 1
        while at < len(order) and POWER.get(deal.hand[order[at]]) == "inn":
            tell_arrest(deal, order[at], me)
            at += 1
            if deal.options["inn"] == "pays" and not pay_in_turn(deal, me):
                break
        else:
            if at == len(order):
                draw(deal, me)
                return
            other = order[at]
            if POWER.get(deal.hand[other]) in ("cuckoo", "dragoon", "cat"):
                tell_arrest(deal, other, me)
                if does(deal, POWER[deal.hand[other]], me) == "over":
                    return
                at += 1
            else:
                deal.hand[me], deal.hand[other] = deal.hand[other], deal.hand[me]


def tell_arrest(deal, holder, asker):
    told = {"card": deal.hand[holder], "holder": holder, "exchanger": asker, "reverse": False}
    deal.arrests.append(told)


def does(deal, power, asker):
    """What a matador does to the player who has asked for it, or has drawn it."""
    how = deal.options
    if power == "dragoon" or (power == "cuckoo" and how["cuckoo"] != "free"):
        pay_in_turn(deal, asker)
    if power == "cat":
        if how["cat"] in ("pays", "both"):
            pay_in_turn(deal, asker)
        if how["cat"] in ("undoes", "both"):
            deal.hand = {seat: deal.dealt[seat] for seat in there(deal)}
    return "over" if power == "cuckoo" and how["cuckoo"] != "goes-on" else "on"


def draw(deal, me):
    """N4."""
    while deal.pack:
        card = deal.pack.pop(0)
        deal.drawn.append({"seat": me, "card": card})
        power = POWER.get(card)
        if power is None or deal.options["drawn"] == "kept":
            deal.hand[me] = card
            return
        if power == "inn":
            continue
        if deal.options["drawn"] == "acts":
            does(deal, power, me)
        else:
            deal.hand[me] = card
        return


def compare(deal, shown):
    """N7, N8, N10."""
    how = deal.options["fool"]
    fools = [seat for seat in shown if deal.hand[seat] in FOOLS]
    compared = [seat for seat in shown if how != "next" or seat not in fools]
    worst = max((deal.order.index(deal.hand[seat]) for seat in compared), default=None)
    due = dict.fromkeys(shown, 0)
    for seat in shown:
        is_lowest = seat in compared and deal.order.index(deal.hand[seat]) == worst
        if is_lowest or (how == "next" and seat in fools):
            due[seat] += BAAN.get(deal.hand[seat], 1) if deal.options["tariff"] == "baan" else 1
        if how == "extra" and seat in fools:
            due[seat] += 1
    before = copy.deepcopy((deal.tokens, deal.slippers, deal.lost, deal.slippers_taken))
    for seat in shown:
        for _ in range(due[seat]):
            if seat in there(deal):
                pay(deal, seat)
    if not there(deal) and deal.options["all_out"] == "replay":
        deal.tokens, deal.slippers, deal.lost, deal.slippers_taken = before
        return
    deal.losers = [seat for seat in shown if due[seat]]
