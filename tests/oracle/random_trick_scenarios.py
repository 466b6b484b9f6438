"""Random scenarios of the trick games, played by their oracles; some broken on purpose."""

from __future__ import annotations

import copy
import random

from tests.oracle import coch, trionfo, zifuli
from tests.oracle.campli import CARDS, advance
from tests.oracle.random_scenarios import HUGE, NAMES, random_expectation
from tests.oracle.trick_reading import read, run

GAMES = {"coch": coch, "zifuli": zifuli, "trionfo": trionfo}
ROBBED = ["X", "XIV", "XV"]


def random_scenario(rng, game):
    """A valid one, its actions legal; now and then it stops midway."""
    rules = GAMES[game]
    scenario = {"game": game, "seats": [{"name": name} for name in rng.sample(NAMES, rules.SEATS)]}
    if game == "coch" and rng.random() < 0.5:
        for index in rng.choice([[0], [1], [2], [0, 1], [1, 2]]):
            scenario["seats"][index]["dummy"] = True
        if rng.random() < 0.2:
            scenario["seats"][3]["dummy"] = False
    if game == "trionfo" and rng.random() < 0.6:
        scenario["options"] = {"sheet": rng.choice(["smith", "masenghini", "masenghini"])}
    idle = {
        "format": 1, "stake": 5, "pool": HUGE, "reentries": 4, "eliminations": 1000, "title": {"it": "Mano"},
        "source": "001", "notes": "",
    }  # fmt: skip
    scenario |= {key: value for key, value in idle.items() if rng.random() < 0.05}
    if rng.random() < 0.1:
        rng.choice(scenario["seats"]).update(tokens=rng.choice([0, 1, 3]), virgin=True, out=True, coins=0)
    lay_cards(rng, scenario, rules)
    scenario["actions"] = random_actions(rng, scenario, rules)
    if rng.random() < 0.3:
        scenario["expect"] = random_expectation(rng, run(rules, scenario))
    return scenario


def lay_cards(rng, scenario, rules):
    """A pack, hands with cut and stock, or nothing; mixes differ."""
    pack = CARDS * 2
    rng.shuffle(pack)
    taste = rng.choice(["plain", "plain", "rob", "series", "worthless"])
    if taste == "rob":  # what can be robbed sinks to the bottom of the pile
        pack.sort(key=lambda card: rng.random() + (0.8 if card in ROBBED else 0))
    elif taste == "series":  # long series in one hand
        pack.sort(key=lambda card: rng.random() + (0.5 if card in coch.FIGURE else 0))
    elif taste == "worthless":  # one hand crowded with pictures without value
        pack.sort(key=lambda card: rng.random() + (0.6 if card in trionfo.NOTHING else 0))
        turn = rng.randrange(40)
        pack = pack[turn:] + pack[:turn]
    kind = rng.random()
    if kind < 0.1:
        pack = [card for card in CARDS for _ in range(2)] if kind < 0.02 else pack
        scenario["pack"] = pack[: rng.choice([0, 10, 32, 40, rng.randint(0, 40)])]
    elif kind < 0.45:
        scenario["pack"] = pack
    else:
        names = [seat["name"] for seat in scenario["seats"]]
        scenario["hands"] = {
            name: pack[index * rules.HAND : (index + 1) * rules.HAND] for index, name in enumerate(names)
        }
    if rules.UNDEALT:
        rest = pack[rules.SEATS * rules.HAND :]
        if "hands" in scenario:
            cut = rng.choice([0, 0, 3, 8, rng.randint(0, 8)])
            stock = rng.choice([0, 8 - cut, rng.randint(0, 8 - cut)])
            scenario |= {"cut": rest[:cut], "stock": rest[8 - stock :]} if rng.random() < 0.9 else {}
        elif len(scenario["pack"]) <= 30 and rng.random() < 0.5:
            free = [card for card in CARDS for _ in range(2 - scenario["pack"].count(card))]
            rng.shuffle(free)
            scenario["cut"] = free[: rng.randint(0, 8)]


def random_actions(rng, scenario, rules):
    """Somebody plays it; some like to rob and to bid, some do not."""
    eager = rng.choice([0, 0.2, 0.8, 1])
    stop = rng.choice([1, 1, 1, 0.97, 0.8])
    script = rules.play(read(rules, scenario))
    asked = next(script)
    actions = []
    while asked and rng.random() < stop:
        seat, legal = asked
        bold = [choice for choice in legal if choice.startswith(("bid", "rob"))]
        timid = [choice for choice in legal if choice in ("pass", "leave")]
        choice = rng.choice((bold if rng.random() < eager else timid) or sorted(legal))
        actions.append(f"{seat} {choice}")
        asked = advance(script, choice)
    return actions


def broken(rng, scenario):
    """A copy with one thing wrong in it (once in a while it happens to be still in order)."""
    scenario = copy.deepcopy(scenario)
    rng.choice([break_top, break_seat, break_seats, break_cards, break_action, break_expect])(rng, scenario)
    return scenario


def break_top(rng, scenario):
    key, value = rng.choice(
        [
            ("format", 2), ("format", True), ("title", 5), ("notes", ["a"]), ("title", {"en": 3}),
            ("options", []), ("options", {"matti": 1}), ("options", {"sheet": "smit"}),
            ("options", {"sheet": 1}), ("options", {"sheet": ["smith"]}), ("seats", {}), ("seats", "Ada"),
            ("stake", -1), ("stake", HUGE + 1), ("pool", HUGE + 1), ("pool", "1"), ("eliminations", 1001),
            ("reentries", 1001), ("agreement", {}), ("bets", {}), ("actions", "A play V"), ("expect", []),
            ("dealer", 1), ("tricks", []), ("trump", "V"),
        ]
    )  # fmt: skip
    scenario[key] = value


def break_seat(rng, scenario):
    seat = rng.choice(scenario["seats"])
    key, value = rng.choice(
        [
            ("name", 5), ("name", None), ("name", ""), ("name", rng.choice(scenario["seats"])["name"]),
            ("tokens", -1), ("tokens", HUGE + 1), ("coins", 0.5), ("out", 0), ("virgin", "true"),
            ("dummy", 1), ("dummy", "true"), ("card", "XV"), ("Name", "A"),
        ]
    )  # fmt: skip
    seat[key] = value


def break_seats(rng, scenario):
    kind = rng.randrange(5)
    if kind == 0:
        scenario["seats"][rng.randrange(len(scenario["seats"]))] = rng.choice(["Ada", 3, None, []])
    elif kind == 1:
        del scenario["seats"][rng.randrange(len(scenario["seats"])) :]
    elif kind == 2:
        scenario["seats"].append({"name": "One more"})
    elif kind == 3:
        del scenario["seats"]
    else:
        for index in rng.sample(range(4), rng.randint(1, 4)):
            scenario["seats"][index]["dummy"] = True


def break_cards(rng, scenario):
    odd = rng.choice(["XVI", "", "matto", 15, None, ["XV"], "XV ", "KC", rng.choice(CARDS)])
    lists = [scenario[key] for key in ("pack", "cut", "stock") if key in scenario]
    lists += list(scenario.get("hands", {}).values())
    kind = rng.randrange(8)
    if kind < 3 and lists:
        cards = rng.choice(lists)
        if cards and rng.random() < 0.7:
            cards[rng.randrange(len(cards))] = odd
        else:
            cards.insert(rng.randint(0, len(cards)), odd)
    elif kind == 3 and "hands" in scenario:
        name = rng.choice(list(scenario["hands"]))
        if rng.random() < 0.5:
            del scenario["hands"][name]
        else:
            del scenario["hands"][name][rng.randrange(3) :]
    elif kind == 4 and "hands" in scenario:
        scenario["hands"]["Nobody"] = []
    elif kind == 5:
        scenario[rng.choice(["cut", "stock"])] = rng.choice([[], ["XV"], ["V"] * 2, "XV", CARDS[:9]])
    elif kind == 6:
        scenario["pack"] = rng.choice([[], ["XV"]])
    else:
        scenario["hands"] = rng.choice([[], {}, "XV", {"Nobody": []}])


def break_action(rng, scenario):
    actions = scenario["actions"]
    name = rng.choice(scenario["seats"])["name"]
    words = ["play", f"play {rng.choice(CARDS)}", "play XVI", "play V numeri", "play XI figure", "play V 5"]
    words += [f"bid {rng.choice(CARDS)}", "pass", "rob", "leave", f"discard {rng.choice(CARDS)}", "keep", ""]
    spoilt = [f"{name} {word}" for word in words] + [name, "play V", "", f"{name}  play V", 5, None]
    if actions and rng.random() < 0.8:
        index = rng.randrange(len(actions))
        seat, _, rest = actions[index].partition(" ")
        spoilt += [f"{seat} {word}" for word in words]
        spoilt += [actions[index] + " ", actions[index] + " numeri", actions[index].lower()]
        spoilt += [*actions, f"{name} {rest}"]
        actions[index] = rng.choice(spoilt)
    else:
        actions.insert(rng.randint(0, len(actions)), rng.choice(spoilt))


def break_expect(rng, scenario):
    scenario.setdefault("expect", {})[rng.choice(["looser", "trick", "state ", "Ok", "suit", ""])] = "null"


def scenarios(game, seed, count):
    """`count` of them, every sixth broken in one place."""
    for number in range(count):
        rng = random.Random(f"{game}/{seed}/{number}")
        scenario = random_scenario(rng, game)
        yield broken(rng, scenario) if number % 6 == 5 else scenario
