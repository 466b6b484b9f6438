"""What the oracles of the trick games share: reading a scenario, playing tricks, telling the result."""

from __future__ import annotations

from dataclasses import dataclass, field

from tests.oracle.campli import (
    CARDS,
    KEYS,
    RESULTS,
    Invalid,
    advance,
    demand,
    judge,
    number,
    of_kind,
    read_texts,
)

NUMERALS = "I II III IV V VI VII VIII IX X XI XII XIII XIV XV".split()
SEAT_KEYS = "name tokens virgin coins out dummy".split()


@dataclass
class Deal:
    """One deal; all tables go by the seat's name. `rest` are the cards not dealt, the top one first."""

    seats: list
    hands: dict
    rest: list
    dummies: list = field(default_factory=list)
    options: dict = field(default_factory=dict)
    tricks: list = field(default_factory=list)
    finished: bool = False
    told: dict = field(default_factory=dict)


def run(game, scenario):
    """The result of a scenario of this oracle's game, or its error."""
    try:
        deal = read(game, scenario)
        script = game.play(deal)
        asked = next(script)
        for index, action in enumerate(scenario.get("actions", [])):
            seat, legal = asked or (None, [])
            possible = [f"{seat} {choice}" for choice in legal]
            demand(action in possible, f"actions[{index}]", f"not legal; legal are {possible}")
            asked = advance(script, action.removeprefix(f"{seat} "))
        result = {
            "state": "decision" if asked else "deal over",
            "to_act": asked[0] if asked else None,
            "legal": sorted(asked[1]) if asked else [],
            "tricks": deal.tricks,
        }
        return judge(scenario.get("expect", {}), result | game.describe(deal))
    except Invalid as invalid:
        return {"error": {"where": invalid.where, "message": str(invalid)}}


def read(game, scenario):
    for key in scenario:
        demand(key in KEYS, key, "unknown key")
    demand(number(scenario, "format", 1, "") == 1, "format", "must be 1")
    for key in ("agreement", "bets", *([] if game.UNDEALT else ["cut", "stock"])):
        demand(key not in scenario, key, "belongs to other games")
    read_texts(scenario)
    for key, most in {"stake": 10**12, "pool": 10**12, "eliminations": 1000, "reentries": 1000}.items():
        number(scenario, key, 0, "", most=most)
    options = of_kind(scenario, "options", dict, {})
    for key, value in options.items():
        demand(key in game.OPTIONS, f"options.{key}", "the game has no such option")
        demand(value in game.OPTIONS[key], f"options.{key}", "the option has no such value")
    for key in of_kind(scenario, "expect", dict, {}):
        demand(key in RESULTS, f"expect.{key}", "no result has this")
    for index, action in enumerate(of_kind(scenario, "actions", list, [])):
        demand(isinstance(action, str), f"actions[{index}]", "must be text")
    seats, dummies = read_seats(game, scenario)
    hands, rest = read_cards(game, scenario, seats)
    return Deal(seats, hands, rest, dummies, options)


def read_seats(game, scenario):
    demand(len(of_kind(scenario, "seats", list, [])) == game.SEATS, "seats", f"must be {game.SEATS}")
    names, dummies = [], []
    for index, seat in enumerate(scenario["seats"]):
        prefix = f"seats[{index}]"
        demand(isinstance(seat, dict), prefix, "must be a table")
        prefix += "."
        for key in seat:
            demand(key in SEAT_KEYS, prefix + key, "unknown key")
            demand(key != "dummy" or game.DUMMIES, prefix + key, "belongs to other games")
        name = of_kind(seat, "name", str, None, prefix)
        demand(name and name not in names, prefix + "name", "must be a name of its own")
        names.append(name)
        for key in ("tokens", "coins"):
            number(seat, key, 0, prefix)
        for key in ("virgin", "out"):
            of_kind(seat, key, bool, False, prefix)
        if of_kind(seat, "dummy", bool, False, prefix):
            demand(index < 3, prefix + "dummy", "the dealer is a player")
            demand(index - 2 not in dummies, prefix + "dummy", "a dummy's partner is a player")
            dummies.append(index)
    return names, [names[index] for index in dummies]


def read_cards(game, scenario, seats):
    """The hands, and the cards under them."""
    used = []

    def cards(table, key, prefix=""):
        written = of_kind(table, key, list, [], prefix)
        for index, card in enumerate(written):
            where = f"{prefix}{key}[{index}]"
            demand(card in CARDS, where, "unknown card")
            demand(used.count(card) < 2, where, "the pack has only two of these")
            used.append(card)
        return list(written)

    demand("hands" not in scenario or "pack" not in scenario, "hands", "stands instead of the pack")
    demand("hands" in scenario or "stock" not in scenario, "stock", "goes with hands")
    hands = {}
    if "hands" in scenario:
        written = of_kind(scenario, "hands", dict, {})
        for name in written:
            demand(name in seats, f"hands.{name}", "no seat is called so")
        for name in seats:
            demand(name in written, f"hands.{name}", "is missing")
            hands[name] = cards(written, name, "hands.")
            demand(len(hands[name]) == game.HAND, f"hands.{name}", f"must be {game.HAND}")
        pack = []
    else:
        pack = cards(scenario, "pack")
    many = [len(of_kind(scenario, key, list, [])) for key in ("cut", "stock")]
    demand(many[0] <= game.UNDEALT, "cut", "too many")
    demand(sum(many) <= game.UNDEALT, "stock", "too many")
    cut, stock = cards(scenario, "cut"), cards(scenario, "stock")
    others = [card for card in CARDS for _ in range(2 - used.count(card))]
    if hands:
        return hands, stock + others + cut[::-1]
    pile = pack + others + cut[::-1]
    hands = {name: [] for name in seats}
    for _ in range(2):
        for name in seats:
            hands[name] += pile[: game.HAND // 2]
            del pile[: game.HAND // 2]
    return hands, pile


def plays(cards):
    """The actions of playing one of these."""
    return [f"play {card}" for card in sorted(set(cards))]


def play_tricks(deal, first, legal, wins, note=lambda seat, card: None):
    """All tricks. `legal(deal, seat, trick)`: the actions; `wins(words)`: the index of the winning card."""
    leader = first
    while deal.hands[leader]:
        trick = {"leader": leader, "cards": [], "winner": None}
        turn = deal.seats.index(leader)
        around = deal.seats[turn:] + deal.seats[:turn]
        words = []
        for seat in around:
            action = yield seat, legal(deal, seat, words)
            if not words:
                deal.tricks.append(trick)
            words.append(action)
            card = action.split(" ")[1]
            deal.hands[seat].remove(card)
            trick["cards"].append(card)
            note(seat, card)
        leader = trick["winner"] = around[wins(words)]
    deal.finished = True


def counted(deal, sides, worth):
    """What the finished tricks count for each side."""
    points = {}
    for side in sides:
        won = [card for trick in deal.tricks if trick["winner"] in side for card in trick["cards"]]
        points["+".join(side)] = sum(worth(card) for card in won)
    return points


def more(points):
    """The side with more, or draw."""
    (one, ones), (other, others) = points.items()
    return "draw" if ones == others else one if ones > others else other
