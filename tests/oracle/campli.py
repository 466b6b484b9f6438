"""Campli's scenarios played by a script: the plainest telling of the rules, for the engine to be held to.

It shares nothing with `cucu_desktop` and is built the other way round: one deal is one generator that runs
from the first card to the pool and stops wherever a player has to choose. Source 000, first part; rulings
E1-E9, C1-C12.
"""

from __future__ import annotations

import itertools
from dataclasses import dataclass, field

LOW_TO_HIGH = "LEONE MASCHERA SECCHIA NULLA I II III IV V VI VII VIII IX X XI XII XIII XIV XV".split()
CARDS = ["MATTO", *LOW_TO_HIGH]
OPTIONS = ["lions", "reentry", "sharing", "agreement"]
GAMES = "campli lu_stu cuckoo ace_chasing tiebreak coch zifuli trionfo".split()
TEXTS = ["title", "notes", "source"]
OF_OTHER_GAMES = ["hands", "cut", "stock", "bets"]
KEYS = ["format", "game", *TEXTS, "options", "seats", "pack", *OF_OTHER_GAMES, "stake", "pool"]
KEYS += ["eliminations", "reentries", "agreement", "actions", "expect"]
RESULTS = "ok mismatch state to_act legal cost cards tokens virgin lost gained losers arrests".split()
RESULTS += "out reentered coins pool winner".split()
RESULTS += "down eliminated matador_survives rounds bidder bid partner robbed indicator".split()
RESULTS += "trump tricks points recount score result".split()
RESULTS += "slippers knocked dead bought lowered drawn may_call caller fallen paid pile pack".split()
RESULTS += "pot_winner carried next".split()
MOST = 10**12


class Invalid(Exception):  # noqa: N818 - the scenario is, nothing went wrong here
    """A scenario that cannot be played, and the place where it cannot."""

    def __init__(self, where, message):
        super().__init__(message)
        self.where = where


@dataclass
class Deal:
    """What lies and stands on the table; every table of it goes by the seat's name."""

    seats: list
    players: list
    tokens: dict
    virgin: dict
    coins: dict
    pack: object  # an iterator: what is taken has left it
    stake: int
    pool: int
    eliminations: int
    agreement: dict | None
    reentry: bool = True
    front: dict = field(default_factory=dict)
    dead: set = field(default_factory=set)
    lost: dict = field(default_factory=dict)
    losers: list = field(default_factory=list)
    arrests: list = field(default_factory=list)
    reentered: list = field(default_factory=list)
    guests: dict = field(default_factory=dict)
    cost: int | None = None
    winner: str | None = None

    def lose(self, seat):
        self.tokens[seat] -= 1
        self.lost[seat] = self.lost.get(seat, 0) + 1
        self.virgin[seat] = False

    def swap(self, one, other):
        self.front[one], self.front[other] = self.front[other], self.front[one]

    def arrest(self, card, holder, exchanger):
        self.arrests.append({"card": card, "holder": holder, "exchanger": exchanger, "reverse": False})


def play(deal):
    """The whole deal; yields (seat, legal actions) and wants the action sent."""
    undealt = list(deal.players)
    while undealt:
        on_turn = undealt.pop(0)
        deal.front[on_turn] = next(deal.pack)
        way = []  # the exchanges that the card now travelling has made
        while on_turn:
            on_turn = yield from take_turn(deal, on_turn, undealt, way)
    compare(deal)
    yield from reenter(deal)
    finish(deal)


def take_turn(deal, seat, undealt, way):
    """One decision and the result; returns the seat that decides on the card handed on."""
    choice = yield seat, (["exchange"] if must_exchange(deal, seat) else ["keep", "exchange"])
    if choice == "keep":
        return None
    if seat == deal.players[-1]:
        deal.front[seat] = next(deal.pack)
        return None
    while undealt:
        other = undealt.pop(0)
        card = deal.front[other] = next(deal.pack)
        if card == "XIII":
            deal.arrest(card, other, seat)
            continue
        if card in ("XII", "XIV", "XV"):
            stop(deal, card, other, seat, way)
            return None
        if card == "XI" and (yield from stay_at_inn(deal, other, seat)):
            return None
        deal.swap(seat, other)
        way.append((seat, other))
        return other
    deal.front[seat] = next(deal.pack)  # over the dealer's horse (E4)
    return None


def stop(deal, card, holder, exchanger, way):
    """The cuckoo stops; hunter and cat cost a token, and the cat sends the card back (C5)."""
    deal.arrest(card, holder, exchanger)
    if card == "XV":
        return
    deal.lose(exchanger)
    if deal.tokens[exchanger] == 0:
        deal.dead.add(exchanger)
    if card == "XII":
        for giver, taker in reversed(way):
            deal.swap(giver, taker)


def stay_at_inn(deal, innkeeper, guest):
    """True if both keep their cards (C6)."""
    if (yield guest, ["keep", "ask"]) == "ask":
        if (yield innkeeper, ["agree", "refuse"]) == "refuse":
            return False
        deal.guests[guest] = innkeeper
    deal.arrest("XI", innkeeper, guest)
    return True


def must_exchange(deal, seat):
    """C8: under an agreement the non-dealer exchanges whatever is lower than V."""
    low = ["MATTO", *LOW_TO_HIGH[: LOW_TO_HIGH.index("V")]]
    return deal.agreement is not None and seat != deal.players[-1] and deal.front[seat] in low


def compare(deal):
    """C2, C3, C4; the innkeeper keeps the promise (C6)."""
    live = [seat for seat in deal.players if deal.tokens[seat]]
    matti = [seat for seat in live if deal.front[seat] == "MATTO"]
    worth = {seat: LOW_TO_HIGH.index(deal.front[seat]) for seat in live if seat not in matti}
    cuckoo = LOW_TO_HIGH.index("XV")
    if len(matti) == 2:
        worth |= dict.fromkeys(matti, cuckoo - 0.5)
    lowest = min(worth.values(), default=cuckoo)
    losing = {seat for seat in worth if worth[seat] == lowest < cuckoo}
    if len(matti) == 1:
        losing |= set(matti)
    for seat in sorted(losing):
        if seat in deal.guests and deal.front[seat] == "NULLA":
            losing.remove(seat)
            losing.add(deal.guests[seat])
    deal.losers = [seat for seat in deal.players if seat in losing]
    for seat in deal.losers:
        deal.lose(seat)


def reenter(deal):
    """E5 with the price of C7, or everybody for nothing (E6)."""
    if not any(deal.tokens.values()):
        deal.tokens = dict.fromkeys(deal.seats, 3)
        deal.virgin = dict.fromkeys(deal.seats, False)
        deal.reentered = list(deal.seats)
        return
    fallen = [seat for seat in deal.players if not deal.tokens[seat]]
    for number, seat in enumerate(fallen, deal.eliminations):
        if not deal.reentry or not any(deal.virgin.values()):
            return
        deal.cost = deal.stake * 2**number
        choice = yield seat, (["reenter", "leave"] if deal.coins[seat] >= deal.cost else ["leave"])
        if choice == "reenter":
            deal.coins[seat] -= deal.cost
            deal.pool += deal.cost
            deal.tokens[seat] = 3
            deal.reentered.append(seat)
        deal.cost = None


def finish(deal):
    """The last one with tokens takes the pool, or what was agreed of it (C8, E9)."""
    survivors = [seat for seat in deal.seats if deal.tokens[seat]]
    if len(survivors) > 1:
        return
    deal.winner = survivors[0]
    percent = deal.agreement or {deal.winner: 100}
    shares = {seat: deal.pool * percent[seat] // 100 for seat in deal.players if seat in percent}
    # Sorting keeps the playing order among equal remainders.
    by_remainder = sorted(shares, key=lambda seat: -(deal.pool * percent[seat] % 100))
    for seat in by_remainder[: deal.pool - sum(shares.values())]:
        shares[seat] += 1
    for seat, share in shares.items():
        deal.coins[seat] += share
    deal.pool = 0


def run(scenario):
    """The result of a scenario, or its error."""
    try:
        deal = read(scenario)
        script = play(deal)
        asked = next(script)
        for number, action in enumerate(scenario.get("actions", [])):
            seat, legal = asked or (None, [])
            possible = [f"{seat} {choice}" for choice in legal]
            demand(action in possible, f"actions[{number}]", f"not legal; legal are {possible}")
            asked = advance(script, action.removeprefix(f"{seat} "))
        return judge(scenario.get("expect", {}), describe(deal, asked))
    except Invalid as invalid:
        return {"error": {"where": invalid.where, "message": str(invalid)}}


def advance(script, choice):
    """What is asked next, None when the deal is through."""
    try:
        return script.send(choice)
    except StopIteration:
        return None


def describe(deal, asked):
    """All that a result tells but whether it was expected."""
    waiting = "game over" if deal.winner else "deal over"
    shown = {seat: None if seat in deal.dead else deal.front.get(seat) for seat in deal.seats}
    return {
        "state": "decision" if asked else waiting,
        "to_act": asked[0] if asked else None,
        "legal": list(asked[1]) if asked else [],
        "cost": deal.cost,
        "cards": shown,
        "tokens": dict(deal.tokens),
        "virgin": dict(deal.virgin),
        "lost": {seat: deal.lost.get(seat, 0) for seat in deal.seats},
        "gained": dict.fromkeys(deal.seats, 0),
        "losers": list(deal.losers),
        "arrests": list(deal.arrests),
        "out": [seat for seat in deal.seats if not deal.tokens[seat]],
        "reentered": list(deal.reentered),
        "coins": dict(deal.coins),
        "pool": deal.pool,
        "winner": deal.winner,
    }


def judge(expect, result):
    """The result with its verdict on what was expected of it."""
    mismatch = []
    for key, wanted in expect.items():
        if key in ("ok", "mismatch"):
            continue
        same = equal_sets if key == "legal" else equal
        if key not in result or not same(wanted, result[key]):
            mismatch.append({"key": key, "expected": wanted, "actual": result.get(key)})
    verdict = {"ok": not mismatch, "mismatch": mismatch}
    for key in ("ok", "mismatch"):
        if key in expect and not equal(expect[key], verdict[key]):
            actual = list(mismatch) if key == "mismatch" else verdict["ok"]
            verdict["ok"] = False
            mismatch.append({"key": key, "expected": expect[key], "actual": actual})
    return verdict | result


def equal(wanted, actual):
    if wanted is None or wanted == "null":
        return actual is None
    if isinstance(wanted, dict):
        return isinstance(actual, dict) and all(
            key in actual and equal(value, actual[key]) for key, value in wanted.items()
        )
    if isinstance(wanted, list):
        return (
            isinstance(actual, list)
            and len(wanted) == len(actual)
            and all(itertools.starmap(equal, zip(wanted, actual, strict=True)))
        )
    return isinstance(wanted, bool) == isinstance(actual, bool) and wanted == actual


def equal_sets(wanted, actual):
    return (
        isinstance(wanted, list)
        and all(isinstance(action, str) for action in wanted)
        and set(wanted) == set(actual)
    )


def read(scenario):
    """The table before the first card, if everything written down is in order."""
    for key in scenario:
        demand(key in KEYS, key, "unknown key")
    demand(number(scenario, "format", 1, "") == 1, "format", "must be 1")
    demand(scenario.get("game") in GAMES, "game", "unknown game")
    demand(scenario["game"] == "campli", "game", "only campli is told here")
    for key in OF_OTHER_GAMES:
        demand(key not in scenario, key, "belongs to other games")
    read_texts(scenario)
    options = of_kind(scenario, "options", dict, {})
    for key, chosen in options.items():
        demand(key in OPTIONS and type(chosen) is bool, f"options.{key}", "no such option or choice")
    for key in of_kind(scenario, "expect", dict, {}):
        demand(key in RESULTS, f"expect.{key}", "no result has this")
    for index, action in enumerate(of_kind(scenario, "actions", list, [])):
        demand(isinstance(action, str), f"actions[{index}]", "must be text")
    number(scenario, "reentries", 0, "", most=1000)
    lions = options.get("lions", True)
    seats = read_seats(scenario, 2, 20 if lions else 19)
    names = [seat["name"] for seat in seats]
    players = [seat["name"] for seat in seats if not seat["out"]]
    stake = number(scenario, "stake", 1, "")
    return Deal(
        seats=names,
        players=players,
        tokens={seat["name"]: seat["tokens"] for seat in seats},
        virgin={seat["name"]: seat["virgin"] for seat in seats},
        coins={seat["name"]: seat["coins"] for seat in seats},
        pack=iter(read_pack(scenario, lions)),
        stake=stake,
        pool=number(scenario, "pool", stake * len(seats), ""),
        eliminations=number(scenario, "eliminations", 0, "", most=1000),
        agreement=read_agreement(scenario, players, may=options.get("agreement", True)),
        reentry=options.get("reentry", True),
    )


def demand(fine, where, message):
    if not fine:
        raise Invalid(where, message)


def of_kind(table, key, kind, default, prefix=""):
    value = table.get(key, default)
    demand(type(value) is kind, prefix + key, f"must be {kind.__name__}")
    return value


def number(table, key, default, prefix, most=MOST):
    value = of_kind(table, key, int, default, prefix)
    demand(key not in table or 0 <= value <= most, prefix + key, f"must be 0 to {most}")
    return value


def read_texts(scenario):
    for key in TEXTS:
        text = scenario.get(key, "")
        demand(isinstance(text, (str, dict)), key, "must be text or a table of languages")
        for language, words in text.items() if isinstance(text, dict) else ():
            demand(isinstance(words, str), f"{key}.{language}", "must be text")


def read_seats(scenario, least, most):
    demand(least <= len(of_kind(scenario, "seats", list, [])) <= most, "seats", "too few or too many")
    seats = []
    for index, written in enumerate(scenario["seats"]):
        demand(isinstance(written, dict), f"seats[{index}]", "must be a table")
        seats.append(read_seat(written, f"seats[{index}].", [seat["name"] for seat in seats]))
    demand(not seats[-1]["out"], f"seats[{len(seats) - 1}].out", "the dealer is in the game")
    demand(sum(not seat["out"] for seat in seats) >= 2, "seats", "at least two are in the game")
    return seats


def read_seat(written, prefix, taken):
    for key in written:
        demand(key in ("name", "tokens", "virgin", "coins", "out", "dummy"), prefix + key, "unknown key")
    demand("dummy" not in written, prefix + "dummy", "belongs to other games")
    name = of_kind(written, "name", str, None, prefix)
    demand(name and name not in taken, prefix + "name", "must be a name of its own")
    out = of_kind(written, "out", bool, False, prefix)
    tokens = number(written, "tokens", 0 if out else 3, prefix)
    demand((tokens == 0) == out, prefix + "tokens", "who is out has none, who is in has some")
    virgin = of_kind(written, "virgin", bool, tokens >= 3, prefix)
    demand(tokens >= 3 or not virgin, prefix + "virgin", "a virgin has three or more")
    coins = number(written, "coins", 100, prefix)
    return {"name": name, "tokens": tokens, "virgin": virgin, "coins": coins, "out": out}


def read_pack(scenario, lions):
    written = of_kind(scenario, "pack", list, [])
    cards = [card for card in CARDS if lions or card != "LEONE"]
    for index, card in enumerate(written):
        demand(card in cards, f"pack[{index}]", "unknown card")
        demand(written[:index].count(card) < 2, f"pack[{index}]", "the pack has only two of these")
    return written + [card for card in cards for _ in range(2 - written.count(card))]


def read_agreement(scenario, players, *, may=True):
    if "agreement" not in scenario:
        return None
    demand(may, "agreement", "there are none")
    agreement = of_kind(scenario, "agreement", dict, None)
    demand(len(players) == 2, "agreement", "is for the last two players")
    for name in agreement:
        demand(name in players, f"agreement.{name}", "is not one of the last two")
        number(agreement, name, 0, "agreement.", most=100)
    demand(len(agreement) == 2 and sum(agreement.values()) == 100, "agreement", "both, 100 in all")
    return agreement
