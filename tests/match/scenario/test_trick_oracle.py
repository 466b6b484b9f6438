"""Engine and oracles of the trick games know nothing of each other and come to the same result."""

import pytest

from cucu_desktop.match.scenario.runner import run
from tests.oracle import trick_reading
from tests.oracle.random_trick_scenarios import GAMES, scenarios

BATCHES = range(3)
EACH = 300


def comparable(result):
    """The result without what is free: the sentence of an error, the order of legal actions."""
    if "error" in result:
        return {"error": result["error"]["where"]}
    mismatch = [
        wrong | {"actual": sorted(wrong["actual"])} if wrong["key"] == "legal" else wrong
        for wrong in result["mismatch"]
    ]
    return result | {"legal": sorted(result["legal"]), "mismatch": mismatch}


def corners(game, scenario, result):
    """What the result shows that the deal has come to."""
    if "error" in result:
        yield "error at " + result["error"]["where"].split("[")[0].split(".")[0]
        return
    yield result["state"]
    yield "as expected" if result["ok"] else "not as expected"
    for action in scenario["actions"]:
        yield from action.split(" ")
    found = {
        "draw": result["result"] == "draw",
        "recount": result.get("recount"),
        "dummy": any(seat.get("dummy") for seat in scenario["seats"]),
        "thrown in": game == "zifuli" and result["state"] == "deal over" and not result["bidder"],
        "more than three robbed": any(len(cards) > 3 for cards in result.get("robbed", {}).values()),
        "trump card": result.get("indicator") and result["trump"],
        "no trump card": result.get("indicator") and not result["trump"],
    }
    if result.get("bidder") and result["points"]:
        found["alone" if result["partner"] is None else "with a partner"] = True
    yield from (corner for corner, met in found.items() if met)


CORNERS = {
    "coch": {"dummy", "recount"},
    "zifuli": {"bid", "pass", "alone", "with a partner", "thrown in", "recount"},
    "trionfo": {
        *("rob", "leave", "discard", "numeri", "figure", "more than three robbed", "trump card"),
        "no trump card",
    },
}


@pytest.mark.parametrize("game", GAMES)
def test_engine_and_oracle_agree_and_scenarios_reach_every_corner(game):
    met = set()
    for batch in BATCHES:
        for scenario in scenarios(game, batch, EACH):
            ours, theirs = run(scenario), trick_reading.run(GAMES[game], scenario)
            assert comparable(ours) == comparable(theirs), scenario
            met.update(corners(game, scenario, theirs))
    errors = {f"error at {key}" for key in ("actions", "seats", "hands", "pack", "options", "expect")}
    assert met >= errors | {"decision", "deal over", "as expected", "not as expected", "play"}
    assert met >= CORNERS[game], "or the agreement would say little"
