"""One fault in a random scenario of an exchange game."""

from __future__ import annotations

from tests.oracle import gnav
from tests.oracle.random_scenarios import HUGE, broken

OPTION_BREAKS = [{"matti": 3}, {"matti": True}, {"matti": "1"}, {"reentry": "never"}, {"reentry": None}]
OPTION_BREAKS += [{"all_out": "Share"}, {"pack": "italian"}, {"pack": 40}, {"saltacavallo": 1}]
OPTION_BREAKS += [{"direction": "usual"}, {"kings": True}, {"past_kings": 0}, {"packs": 3}, {"packs": True}]
OPTION_BREAKS += [{"saltacavallo": True}, {"ties": "none"}, {"lions": 0}]
OPTION_BREAKS += [
    {"bets": "out"},
    {"chips": 0},
    {"chips": "3"},
    {"chips": True},
    {"chips": HUGE + 1},
    {"x": 1},
]


def spoil_amount(rng, scenario):
    """Another number, or a second one, in the last action with an amount."""
    for index in reversed(range(len(scenario["actions"]))):
        action = scenario["actions"][index]
        if " offer " in action or " bet " in action:
            seat = action.split(" offer ")[0].split(" bet ")[0]
            word = "offer" if " offer " in action else "bet"
            tails = ["", "0", "0%", "101%", "100%", "5 5", "5% 5", "05", "5  5%", "5 0%", "+5", "-1", "5.0"]
            tails += [
                "1000000000001",
                "9" * 30,
                "5 5% out",
                "5 out",
                "0 out",
                "5 through",
                "out",
                "5 Out",
                "0",
            ]
            tails += ["1", "2", "1 1%", "1% 1%", "²", "5%%", "% 5", "1%", "3 through out"]
            scenario["actions"][index] = f"{seat} {word} {rng.choice(tails)}"
            return


def spoil_kille(rng, scenario):
    """One purchase too many, or something that is Gnav's."""
    seat = rng.choice(scenario["seats"])
    most = scenario["options"].get("buys", 3)
    how = rng.choice([{"bought": most + 1}, {"bought": "1"}, {"bought": -1}, {"slippers": True}, None])
    if how:
        seat.update(how)
    else:
        scenario["slippers_taken"] = False


def spoil_gnav(rng, scenario):
    """Slippers that nobody may wear, a faulty order, a tariff from elsewhere, or what is Kille's."""
    seat, options = rng.choice(scenario["seats"]), scenario["options"]
    pieces = options.get("preset") == "zeeland"
    how = rng.choice(["worn", "kind", "bought", "taken", "order", "preset", "tariff"])
    if how == "worn":
        scenario.pop("slippers_taken", None)
        seat["slippers"] = True
        if options.get("slippers") == "first" or rng.random() < 0.5:  # a second pair is fault enough
            seat.pop("tokens", None)
    elif how == "kind":
        seat["slippers"] = rng.choice([0, 1, "true", None])
    elif how == "bought":
        seat["bought"] = 0
    elif how == "taken":
        scenario["slippers_taken"] = rng.choice([0, "false", False])
    elif how == "order":
        usual = gnav.LOW["pieces" if pieces else "gnav"]
        faulty = [usual[1:], [*usual, usual[0]], " ".join(usual), [*usual[1:], "0"], [*usual[1:], 3], []]
        options["low"] = rng.choice(faulty)
    elif how == "preset":
        options["preset"] = rng.choice(["Norway", "denmark", "", 1, None])
    elif not pieces:
        options["tariff"] = "baan"


def spoil_cambio(rng, scenario):
    """A third card on the pile, a deal before the first, or a pot too many."""
    pots = scenario["options"].get("pots", 0)
    how = rng.choice(["pile", "deal", "settled", "call", "tokens"])
    if how == "pile":
        scenario["pile"] = [*scenario.get("pile", ()), *rng.choice([["XV"] * 3, ["KC"], [7]])]
    elif how == "deal":
        scenario["deal"] = rng.choice([0, -1, 1001, "1", True, None])
    elif how == "settled":
        scenario["settled"] = rng.choice([pots or 1001, -1, "0", 1001])
    elif how == "call":
        scenario["actions"] = [*scenario["actions"], f"{rng.choice(scenario['seats'])['name']} call"]
    else:
        rng.choice(scenario["seats"])["slippers"] = True


def spoiled(game, rng, scenario):
    """Return the scenario with one fault."""
    which = rng.random()
    if which < 0.2:
        scenario["options"] = rng.choice(OPTION_BREAKS)
    elif which < 0.6 and game == "cambio":
        spoil_cambio(rng, scenario)
    elif which < 0.4 and game == "kille":
        spoil_kille(rng, scenario)
    elif which < 0.5 and game == "gnav":
        spoil_gnav(rng, scenario)
    elif which < 0.4:
        spoil_amount(rng, scenario)
    else:
        for seat in scenario["seats"] if game == "gnav" else ():
            seat.pop("slippers", None)  # or what is broken besides would be a second fault
        scenario = broken(rng, scenario)
        if len(scenario.get("seats") or ()) == 21:  # one fault only: these are no last two
            scenario.pop("agreement", None)
    return scenario
