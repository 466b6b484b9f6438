"""Random scenarios of Campli, played by the oracle: crowded with special cards, some broken on purpose."""

from __future__ import annotations

import copy
import random

from tests.oracle import campli

NAMES = ["Ada", "Bruno", "Cesira", "Dino", "Elda", "Franco", "Zia Pina", "Nonno  Tó", "null", "keep"]
NAMES += [f"P{number}" for number in range(20)]
SPECIAL = ["XI", "XII", "XIII", "XIV", "XV", "MATTO", "NULLA"]
SCARCE = ["XIII", "XI", "XII"]
HUGE = 10**12


def random_scenario(rng: random.Random) -> dict:
    """A valid one, its actions legal; now and then it stops midway."""
    scenario = {"game": "campli", "seats": random_seats(rng)}
    if rng.random() < 0.3:
        choose_options(rng, scenario)
    if rng.random() < 0.5:
        scenario["format"] = 1
    if rng.random() < 0.95:
        scenario["pack"] = random_pack(rng, scenario)
    if rng.random() < 0.5:
        scenario["stake"] = rng.choice([0, 1, 2, 5, 10, 99, HUGE])
    if rng.random() < 0.5:
        scenario["pool"] = rng.choice([0, 1, 7, 20, 33, 101, rng.randrange(10**6), HUGE])
    if rng.random() < 0.5:
        scenario["eliminations"] = rng.choice([0, 1, 2, 3, 5, 40, 1000])
    idle = {
        "reentries": 4,
        "source": "000",
        "title": {"it": "Una smazzata", "de": "Ein Spiel"},
    }
    scenario |= {key: value for key, value in idle.items() if rng.random() < 0.1}
    living = [seat["name"] for seat in scenario["seats"] if not seat.get("out")]
    may_agree = scenario.get("options", {}).get("agreement", True)
    if may_agree and len(living) == 2 and rng.random() < 0.5:
        percent = rng.choice([0, 1, 30, 33, 50, 50, 67, 100, rng.randrange(101)])
        scenario["agreement"] = {living[0]: percent, living[1]: 100 - percent}
    scenario["actions"] = [] if "error" in campli.run(scenario) else random_actions(rng, scenario)
    if rng.random() < 0.3 and "error" not in campli.run(scenario):
        scenario["expect"] = random_expectation(rng, campli.run(scenario))
    return scenario


def choose_options(rng, scenario):
    scenario["options"] = {key: rng.random() < 0.5 for key in campli.OPTIONS if rng.random() < 0.5}
    if not scenario["options"].get("lions", True):
        scenario["seats"] = scenario["seats"][-19:]
        scenario["seats"][0] = {"name": scenario["seats"][0]["name"]}


def random_seats(rng):
    few = rng.random() < 0.6
    count = rng.randint(2, 5) if few else rng.randint(2, 20)
    last_tokens = rng.random() < 0.4
    poor = rng.random() < 0.3
    gone = rng.choice([0, 0, 0.3, 0.7])
    seats = []
    for name in rng.sample(NAMES, count):
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
            if rng.random() < 0.5:
                seat["tokens"] = 0
        elif rng.random() < 0.05:
            seat["out"] = False
    return seats


def random_pack(rng, scenario):
    """The first cards are what matters; mixes differ in how often nothing happens."""
    pack = campli.CARDS * 2
    rng.shuffle(pack)
    taste = rng.choice(["plain", "special", "low", "extreme"])
    if taste != "plain":
        liked = {
            "special": SPECIAL,
            "low": [*campli.CARDS[:10], *SCARCE],
            "extreme": ["MATTO", "XV", "XIII", "XIV"],
        }
        pack.sort(key=lambda card: rng.random() - (0.6 if card in liked[taste] else 0))
    if rng.random() < 0.2:
        equal = rng.choice(campli.CARDS)
        pack.sort(key=lambda card: card != equal or rng.random() < 0.3)
    if not scenario.get("options", {}).get("lions", True) and rng.random() < 0.95:
        pack = [card for card in pack if card != "LEONE"]
    return pack[: rng.choice([40, 40, len(scenario["seats"]) + 3, rng.randint(0, 40)])]


def random_actions(rng, scenario):
    """Somebody plays it; a few of the players would always exchange, a few never."""
    leaning = rng.choice([0.3, 0.5, 0.7, 0.9])
    stop = rng.choice([1, 1, 1, 0.9])
    script = campli.play(campli.read(scenario))
    asked = next(script)
    actions = []
    while asked and rng.random() < stop:
        seat, legal = asked
        eager = [choice for choice in legal if choice in ("exchange", "ask", "refuse", "reenter")]
        choice = rng.choice(eager) if eager and rng.random() < leaning else rng.choice(legal)
        actions.append(f"{seat} {choice}")
        asked = campli.advance(script, choice)
    return actions


def random_expectation(rng, result):
    """Some keys of the true result, at times with one of them wrong."""
    keys = rng.sample([key for key in result if key not in ("ok", "mismatch")], rng.randint(1, 6))
    expect = {key: with_null(copy.deepcopy(result[key])) for key in keys}
    for key, value in expect.items():
        if isinstance(value, dict) and rng.random() < 0.5:
            for name in rng.sample(list(value), rng.randint(0, len(value))):
                del value[name]
        if key == "legal":
            rng.shuffle(value)
    if rng.random() < 0.5:
        key = rng.choice(keys)
        expect[key] = distorted(rng, expect[key])
    return expect


def with_null(value):
    """As TOML has to write it."""
    if isinstance(value, dict):
        return {key: with_null(inner) for key, inner in value.items()}
    return "null" if value is None else value


def distorted(rng, value):
    if isinstance(value, dict) and value:
        name = rng.choice(list(value))
        return value | {name: distorted(rng, value[name])}
    if isinstance(value, list):
        return rng.choice([[*value, "Ada"], value[1:], value[::-1], [], "null"])
    return rng.choice(["null", None, 0, 1, True, False, "X", 3, [], {}])


def broken(rng: random.Random, scenario: dict) -> dict:
    """A copy with one thing wrong in it (once in a while it happens to be still in order)."""
    scenario = copy.deepcopy(scenario)
    rng.choice(BREAKS)(rng, scenario)
    return scenario


def break_top(rng, scenario):
    key, value = rng.choice(
        [
            ("format", 2), ("format", True), ("format", "1"), ("game", "cucu"), ("game", 3),
            ("game", "Campli"),
            ("title", 5), ("notes", ["a"]), ("source", False), ("title", {"en": 3}), ("options", []),
            ("options", {"sheeet": 1}), ("options", None), ("options", {"reentry": 0}),
            ("options", {"lions": "no"}),
            ("options", {"talk": False}), ("seats", {}), ("seats", "Ada"), ("pack", "XV"),
            ("pack", {}), ("stake", -1), ("stake", HUGE + 1), ("stake", 1.5), ("stake", True), ("stake", "1"),
            ("pool", -1), ("pool", HUGE + 1), ("pool", None), ("pool", 2.0), ("eliminations", 1001),
            ("eliminations", -1), ("eliminations", False), ("reentries", 1001), ("agreement", []),
            ("agreement", {}), ("agreement", "half"), ("actions", "Ada keep"), ("actions", {}),
            ("expect", []), ("expect", "ok"), ("hands", {}), ("cut", []), ("stock", []),
            ("bets", {}), ("dealer", 1), ("seed", 7), ("Pack", []), ("rounds", []), ("tokens", {}),
        ]
    )  # fmt: skip
    scenario[key] = value


def break_missing(rng, scenario):
    del scenario[rng.choice(["game", "seats"])]


def break_seat(rng, scenario):
    seat = rng.choice(scenario["seats"])
    key, value = rng.choice(
        [
            ("name", 5), ("name", None), ("name", ""), ("name", rng.choice(scenario["seats"])["name"]),
            ("tokens", -1), ("tokens", "3"), ("tokens", 2.0), ("tokens", True), ("tokens", HUGE + 1),
            ("tokens", HUGE), ("virgin", 1), ("virgin", "true"), ("virgin", None), ("coins", -1),
            ("coins", HUGE + 1), ("coins", 0.5),
            ("coins", False), ("out", 0), ("out", "yes"), ("dummy", True), ("dummy", False), ("card", "XV"),
        ]
    )  # fmt: skip
    seat[key] = value


def break_tokens(rng, scenario):
    """At odds with each other: tokens of a player who is out, a virgin who has lost one."""
    seat = rng.choice(scenario["seats"])
    if seat.get("out"):
        seat.update(rng.choice([{"tokens": 1}, {"virgin": True}]))
    else:
        seat.pop("virgin", None)
        seat.update(rng.choice([{"tokens": 2, "virgin": True}, {"tokens": 0}, {"tokens": 1, "virgin": True}]))


def break_seats(rng, scenario):
    kind = rng.randrange(6)
    if kind == 0:
        scenario["seats"][rng.randrange(len(scenario["seats"]))] = rng.choice(["Ada", 3, None, []])
    elif kind == 1:
        scenario["seats"] = scenario["seats"][:1]
    elif kind == 2:
        scenario["seats"] = [{"name": f"S{number}"} for number in range(21)]
    elif kind == 3:
        scenario["seats"][-1] = {"name": scenario["seats"][-1]["name"], "out": True}
        scenario["seats"].insert(0, {"name": "one"})
        scenario["seats"].insert(0, {"name": "two"})
        scenario["seats"] = scenario["seats"][-20:]
    elif kind == 4:
        for seat in scenario["seats"][:-1]:
            seat.pop("virgin", None)
            seat.update(out=True, tokens=0)
    else:
        del rng.choice(scenario["seats"])["name"]


def break_pack(rng, scenario):
    pack = scenario.setdefault("pack", [])
    index = rng.randint(0, len(pack))
    pack.insert(
        index, rng.choice(["XVI", "", "matto", 15, None, ["XV"], "XV ", "1", "KC", *pack[:3], *pack[:3]])
    )


def break_action(rng, scenario):
    actions = scenario["actions"]
    seat = rng.choice(scenario["seats"])["name"]
    spoilt = [f"{seat} {word}" for word in ("raise 5", "propose 50%", "offer 5", f"raise {'9' * 5000}")]
    spoilt += ["Ada", "keep", "", "Ada  keep", "Ada keep ", " Ada keep", "Ada KEEP", 5, None, ["Ada", "keep"]]
    spoilt += [
        f"{rng.choice(NAMES)} {word}" for word in ("keep", "exchange", "agree", "leave", "reenter", "pass")
    ]
    if actions and rng.random() < 0.7:
        index = rng.randrange(len(actions))
        if isinstance(actions[index], str):
            seat = actions[index].rpartition(" ")[0]
            words = ["keep", "exchange", "ask", "agree", "refuse", "reenter", "leave", "no-offer", ""]
            spoilt += [f"{seat} {word}" for word in words] + [actions[index] + "!", actions[index].upper()]
        actions[index] = rng.choice(spoilt)
    else:
        actions.insert(rng.randint(0, len(actions)), rng.choice(spoilt))


def break_expect(rng, scenario):
    scenario.setdefault("expect", {})[rng.choice(["looser", "card", "state ", "Ok", "arrest", ""])] = "null"


def break_agreement(rng, scenario):
    """One fault only: among more than two, any agreement; between two, one that does not add up."""
    living = [seat["name"] for seat in scenario["seats"] if not seat.get("out")]
    one, other = living[0], living[-1]
    scenario["agreement"] = {one: 50, other: 50}
    if len(living) == 2 and rng.random() < 0.2:
        scenario["options"] = {"agreement": False}
    elif len(living) == 2:
        scenario["agreement"] = rng.choice(
            [
                {one: 50, other: 49}, {one: 100}, {one: 101, other: 0}, {one: 100, other: -1},
                {one: 50.0, other: 50}, {one: "50", other: 50}, {one: True, other: 99},
                {one: 100, "Nobody": 0}, {one: HUGE + 1, other: 0}, {one: 50, other: 50, "Nobody": 0},
                {one: None, other: 100}, {one: 50, other: 51},
            ]
        )  # fmt: skip


BREAKS = [
    break_top,
    break_missing,
    break_seat,
    break_tokens,
    break_seats,
    break_pack,
    break_action,
    break_expect,
    break_agreement,
]


def scenarios(seed: int, count: int):
    """`count` of them, every sixth broken in one place."""
    for number in range(count):
        rng = random.Random(f"{seed}/{number}")
        scenario = random_scenario(rng)
        yield broken(rng, scenario) if number % 6 == 5 else scenario
