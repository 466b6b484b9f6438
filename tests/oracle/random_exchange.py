"""Random scenarios of the other exchange games, played by their oracles: crowded with what matters."""

from __future__ import annotations

import copy
import random

from tests.oracle import ace_chasing, cambio, campli, coucou, cuckoo, gnav, kille, le_her, lu_stu, tiebreak
from tests.oracle.broken_exchange import (
    spoiled,
)
from tests.oracle.common import FRENCH, ITALIAN
from tests.oracle.random_scenarios import HUGE, NAMES, SCARCE, SPECIAL, random_expectation

MORE_NAMES = [*NAMES, *(f"Q{number}" for number in range(30))]


def cucco_pack(rng, options, count):
    pack = campli.CARDS * 2
    if options.get("matti") == 1:
        pack.remove("MATTO")
    if options.get("lions") is False and rng.random() < 0.95:
        pack = [card for card in pack if card != "LEONE"]
    rng.shuffle(pack)
    taste = rng.choice(["plain", "special", "low", "extreme", "inns", "cats"])
    liked = {
        "plain": [],
        "special": SPECIAL,
        "low": [*campli.CARDS[:10], *SCARCE],
        "extreme": ["MATTO", "XV", "XIII", "XIV"],
        "inns": ["XI", "XII", "NULLA", "I", "II"],
        "cats": ["XII", "XIV", "XIII", "XI", "III", "IV", "V", "VI", "VII"],
    }[taste]
    pack.sort(key=lambda card: rng.random() - (0.6 if card in liked else 0))
    if rng.random() < 0.2:
        equal = rng.choice(campli.CARDS)
        pack.sort(key=lambda card: card != equal or rng.random() < 0.3)
    return pack


def seats_for(rng, least, most):
    few = rng.random() < 0.7
    count = rng.randint(least, min(most, least + 4)) if few else rng.randint(least, most)
    last_tokens, poor = rng.random() < 0.4, rng.random() < 0.3
    gone = rng.choice([0, 0, 0.3, 0.7])
    seats = []
    for name in rng.sample(MORE_NAMES, count):
        seat = {"name": name}
        if rng.random() < 0.8:
            seat["tokens"] = 1 if last_tokens and rng.random() < 0.8 else rng.choice([1, 1, 2, 2, 3, 3, 4])
        if seat.get("tokens", 3) >= 3 and rng.random() < 0.4:
            seat["virgin"] = rng.random() < 0.5
        if rng.random() < 0.6:
            seat["coins"] = rng.randrange(12) if poor else rng.choice([0, 3, 10, 50, 640, 10**6, HUGE])
        seats.append(seat)
    for seat in seats[:-1]:
        if rng.random() < gone and sum(not other.get("out") for other in seats) > 2:
            seat["out"] = True
            seat.pop("virgin", None)
            seat.pop("tokens", None)
    return seats


def lu_stu_scenario(rng):
    options = {}
    if rng.random() < 0.4:
        options["matti"] = rng.choice([1, 2])
    if rng.random() < 0.4:
        options["reentry"] = rng.choice(["double", "stake"])
    if rng.random() < 0.3:
        options["lions"] = rng.choice([True, False])
    scenario = {"game": "lu_stu", "seats": seats_for(rng, 2, lu_stu.most(options))}
    if options or rng.random() < 0.1:
        scenario["options"] = options
    pack = cucco_pack(rng, options, len(scenario["seats"]))
    scenario["pack"] = pack[: rng.choice([40, 40, len(scenario["seats"]) + 3, rng.randint(0, 40)])]
    living = [seat["name"] for seat in scenario["seats"] if not seat.get("out")]
    if len(living) == 2 and rng.random() < 0.5:
        percent = rng.choice([0, 1, 30, 33, 50, 67, 100, rng.randrange(101)])
        scenario["agreement"] = {living[0]: percent, living[1]: 100 - percent}
    return scenario


def suited_pack(rng, cards, high):
    """With more of a few values than chance would bring, so that they tie, and of those that stop or jump."""
    pack = list(cards)
    rng.shuffle(pack)
    values = sorted({card[:-1] for card in cards})
    liked = set(rng.sample(values, rng.choice([0, 1, 2, 3]))) | set(
        rng.sample(high, rng.randint(0, len(high)))
    )
    bias = rng.choice([0, 0.4, 0.8])
    pack.sort(key=lambda card: rng.random() - (bias if card[:-1] in liked else 0))
    return pack


def cuckoo_scenario(rng):
    often = rng.choice([0.2, 0.6])
    options = {key: rng.choice(values) for key, values in cuckoo.OPTIONS.items() if rng.random() < often}
    italian, packs = options.get("pack") == "italian40", options.get("packs", 1)
    if not italian and rng.random() < 0.95:
        options.pop("saltacavallo", None)
    scenario = {"game": "cuckoo", "seats": seats_for(rng, 2, 20 * packs), "options": options}
    pack = suited_pack(rng, (ITALIAN if italian else FRENCH) * packs, ["R", "C"] if italian else ["K"])
    if rng.random() < 0.2:
        pack.sort(key=lambda card: card[:-1] not in "KR")  # whole hands of Kings
    scenario["pack"] = pack[: rng.choice([104, 104, len(scenario["seats"]) + 1, rng.randint(0, 52)])]
    return scenario


def tiebreak_scenario(rng):
    scenario = {"game": "tiebreak", "seats": seats_for(rng, 3, 12)}
    if rng.random() < 0.5:
        scenario["options"] = {"chips": rng.choice([1, 2, 3, 4, 5])}
    pack = suited_pack(rng, FRENCH, ["K"])
    if rng.random() < 0.3:
        pack.sort(key=lambda card: FRENCH.index(card) % 13 // rng.choice([1, 2, 3]))
    scenario["pack"] = pack[: rng.choice([52, 52, len(scenario["seats"]) + 6, rng.randint(0, 52)])]
    return scenario


def ace_chasing_scenario(rng):
    scenario = {"game": "ace_chasing", "seats": seats_for(rng, 4, 52)}
    if rng.random() < 0.5:
        scenario["options"] = {"bets": rng.choice(["matador", "either"])}
    pack = suited_pack(rng, FRENCH, ["A", "2"])
    scenario["pack"] = pack[: rng.choice([52, 52, len(scenario["seats"]), rng.randint(0, 52)])]
    if rng.random() < 0.4:
        *players, matador = [seat for seat in scenario["seats"] if not seat.get("out")]
        left = matador.get("coins", 100)
        scenario["bets"] = {}
        for seat in players:
            if rng.random() < 0.6:
                bet = rng.choice([0, 1, min(left, seat.get("coins", 100))])
                if bet <= min(left, seat.get("coins", 100)) or rng.random() < 0.02:
                    scenario["bets"][seat["name"]] = bet
                    left -= bet
    return scenario


def le_her_scenario(rng):
    names = rng.sample(MORE_NAMES, 2)
    scenario = {"game": "le_her", "seats": [{"name": name} for name in names]}
    for seat in scenario["seats"]:
        if rng.random() < 0.6:
            seat["coins"] = rng.choice([0, 1, 2, 5, 9, 100, HUGE])
        if rng.random() < 0.3:  # means nothing here
            seat["tokens"] = rng.choice([0, 1, 7, "many"])
        if rng.random() < 0.2:
            seat["virgin"] = rng.choice([True, False, None])
    pack = suited_pack(rng, FRENCH, ["K"])
    scenario["pack"] = pack[: rng.choice([52, 3, 2, rng.randint(0, 52)])]
    return scenario


def coucou_scenario(rng):
    choices = {"dealer": ["three", "one"], "pack": ["standard52", "piquet32"], "ties": ["all", "first"]}
    options = {key: rng.choice(values) for key, values in choices.items() if rng.random() < 0.6}
    if rng.random() < 0.4:
        options["chips"] = rng.choice([1, 2, 3, 4, 1000])
    scenario = {"game": "coucou", "seats": seats_for(rng, 2, 20), "options": options}
    for seat in scenario["seats"]:
        if seat.get("tokens", 0) > options.get("chips", 3):
            seat["tokens"] = rng.randint(1, options.get("chips", 3))
        if rng.random() < 0.1:
            seat["virgin"] = rng.choice([True, False, None])
    pack = suited_pack(rng, coucou.PIQUET if options.get("pack") == "piquet32" else FRENCH, ["K"])
    scenario["pack"] = pack[: rng.choice([52, len(scenario["seats"]) + 3, rng.randint(0, 52)])]
    return scenario


def cambio_scenario(rng):
    choices = {
        key: [*values[:1], *rng.sample(values, min(3, len(values)))] for key, values in cambio.OPTIONS.items()
    }
    options = {key: rng.choice(values) for key, values in choices.items() if rng.random() < 0.3}
    scenario = {"game": "cambio", "seats": seats_for(rng, 2, 20), "options": options}
    for seat in scenario["seats"]:
        if rng.random() < 0.4:
            seat["coins"] = rng.choice([0, 0, 1, 2, 3, 25])
    pack = list(cambio.CARDS) * 2
    if options.get("owls") == 1:
        pack.remove("XV")
    rng.shuffle(pack)
    liked = set(rng.sample(["XIV", "XIII", "XII", "XI", "XV", "MATTO"], rng.randint(0, 6)))
    bias = rng.choice([0, 0.4, 0.8])
    pack.sort(key=lambda card: rng.random() - (bias if card in liked else 0))
    if rng.random() < 0.2:
        equal = rng.choice(cambio.CARDS)
        pack.sort(key=lambda card: card != equal)
    laid = rng.choice([0, 0, rng.randint(0, len(pack)), len(pack), len(pack) - len(scenario["seats"])])
    listed = pack[: len(pack) - laid]
    scenario["pack"] = listed[: rng.choice([40, 40, rng.randint(0, 40)])]
    if laid:
        scenario["pile"] = pack[len(pack) - laid :]
    if rng.random() < 0.6:
        scenario["deal"] = rng.choice([1, 2, 3, 4, 7, 1000])
    pots = options.get("pots", 0)
    if rng.random() < 0.4:
        scenario["settled"] = rng.randrange(min(pots, 1000)) if pots else rng.choice([0, 1, 1000])
    return scenario


def kille_scenario(rng):
    options = {key: rng.choice(values) for key, values in kille.OPTIONS.items() if rng.random() < 0.4}
    buys = options.get("buys", 3)
    scenario = {"game": "kille", "seats": seats_for(rng, 3, 15), "options": options}
    for seat in scenario["seats"]:
        if rng.random() < 0.3:  # means nothing here
            seat["tokens"] = rng.choice([0, 1, 7, "many"])
        if rng.random() < 0.4:
            seat["bought"] = rng.choice([0, buys, rng.randint(0, buys)])
    pack = list(kille.CARDS)
    rng.shuffle(pack)
    matadors = kille.HIGH_TO_LOW[:6]
    liked = set(rng.sample(kille.HIGH_TO_LOW, rng.randint(0, 4))) | set(
        rng.sample(matadors, rng.randint(0, 6))
    )
    bias = rng.choice([0, 0.4, 0.8])
    pack.sort(key=lambda card: rng.random() - (bias if card in liked else 0))
    if rng.random() < 0.2:  # two are left, with equal cards
        equal = rng.choice(kille.HIGH_TO_LOW)
        pack.sort(key=lambda card: card != equal)
        options["all_out"] = rng.choice(kille.OPTIONS["all_out"])
        for seat in scenario["seats"]:
            seat["out"] = seat not in scenario["seats"][-2:]
    scenario["pack"] = pack[: rng.choice([42, 42, len(scenario["seats"]) + 1, rng.randint(0, 42)])]
    return scenario


def gnav_scenario(rng, preset=None):
    options = {key: rng.choice(values) for key, values in gnav.VALUES.items() if rng.random() < 0.3}
    preset = preset or rng.choice([*gnav.COLUMNS, "zeeland", None])
    if preset:
        options["preset"] = preset
    pieces = preset == "zeeland"
    if not pieces and options.get("tariff") == "baan":
        options["tariff"] = "one"
    kind = gnav.PACK[preset or "norway"]
    for key, usual in (("high", gnav.HIGH[kind]), ("low", gnav.LOW[kind])):
        if rng.random() < 0.2:
            options[key] = rng.sample(usual, len(usual))
    scenario = {"game": "gnav", "seats": seats_for(rng, 2, 42), "options": options}
    gnav_purses(rng, scenario, options.get("slippers", "all" if pieces else "none"))
    cards = gnav.HIGH_TO_LOW[kind]
    pack = cards * 2
    rng.shuffle(pack)
    liked = set(rng.sample(cards, rng.randint(0, 4)))
    liked |= set(rng.sample(gnav.HIGH[kind], rng.randint(0, len(gnav.HIGH[kind]))))
    liked |= set(rng.sample(gnav.LOW[kind], rng.randint(0, len(gnav.LOW[kind]))))
    bias = rng.choice([0, 0.4, 0.8])
    pack.sort(key=lambda card: rng.random() - (bias if card in liked else 0))
    if rng.random() < 0.2:  # two are left, with equal cards
        equal = rng.choice(cards)
        pack.sort(key=lambda card: card != equal)
        scenario["seats"] = scenario["seats"][-2:]
        scenario["seats"][0].pop("out", None)
    scenario["pack"] = pack[: rng.choice([42, 42, len(scenario["seats"]) + 1, rng.randint(0, 42)])]
    return scenario


def gnav_purses(rng, scenario, wearing):
    """Some of them in slippers, if the rules allow it."""
    worn = False
    for seat in scenario["seats"]:
        if rng.random() < 0.5:  # means nothing here
            seat["virgin"] = rng.choice([True, False, None, "no"])
        may = wearing == "all" or (wearing == "first" and not worn)
        if may and not seat.get("out") and rng.random() < 0.3:
            seat["slippers"] = worn = True
            seat.pop("tokens", None)
    if rng.random() < 0.3:
        scenario["slippers_taken"] = worn or rng.choice([True, False])


GAMES = {
    "ace_chasing": (ace_chasing, ace_chasing_scenario),
    "lu_stu": (lu_stu, lu_stu_scenario),
    "cuckoo": (cuckoo, cuckoo_scenario),
    "tiebreak": (tiebreak, tiebreak_scenario),
    "gnav": (gnav, gnav_scenario),
    "kille": (kille, kille_scenario),
    "le_her": (le_her, le_her_scenario),
    "coucou": (coucou, coucou_scenario),
    "cambio": (cambio, cambio_scenario),
}


def scenario_of(game, rng, **wished):
    """A valid one, its actions legal; now and then it stops midway."""
    oracle, make = GAMES[game]
    scenario = make(rng, **wished)
    if rng.random() < 0.5:
        scenario["stake"] = rng.choice([0, 1, 2, 5, 10, 99, HUGE])
    if rng.random() < 0.5:
        scenario["pool"] = rng.choice([0, 1, 7, 20, 33, 101, rng.randrange(10**6), HUGE])
    for key in ("eliminations", "reentries"):
        if rng.random() < 0.4:
            scenario[key] = rng.choice([0, 1, 2, 3, 5, 40, 1000])
    scenario["actions"] = actions_for(oracle, rng, scenario) if "error" not in oracle.run(scenario) else []
    if rng.random() < 0.3 and "error" not in oracle.run(scenario):
        scenario["expect"] = random_expectation(rng, oracle.run(scenario))
    return scenario


MOST_ACTIONS = 120  # twelve players can tie for long
EAGER = ("exchange", "offer", "accept", "reenter", "bet", "agree", "buy")


def actions_for(oracle, rng, scenario):
    leaning, stop = rng.choice([0.3, 0.5, 0.7, 0.9]), rng.choice([1, 1, 1, 0.95])
    script = oracle.play(oracle.table(scenario))
    asked = campli.advance(script, None)
    actions = []
    while asked and rng.random() < stop and len(actions) < MOST_ACTIONS:
        eager = [choice for choice in asked.legal if choice in EAGER]
        choice = rng.choice(eager) if eager and rng.random() < leaning else rng.choice(asked.legal)
        if asked.some and choice in ("offer", "bet"):
            choice = asked.some(rng)
        seat = asked.seat
        callers = getattr(asked, "callers", None)
        if callers and rng.random() < 0.15:
            seat, choice = rng.choice(callers), "call"
        actions.append(f"{seat} {choice}")
        asked = campli.advance(script, choice if callers is None else (seat, choice))
    return actions


def scenarios(game, seed, count, **wished):
    """`count` of them, every sixth broken in one place."""
    for number in range(count):
        rng = random.Random(f"{game}/{seed}/{number}")
        scenario = scenario_of(game, rng, **wished)
        yield spoiled(game, rng, copy.deepcopy(scenario)) if number % 6 == 5 else scenario
