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


@pytest.mark.parametrize("batch", BATCHES)
@pytest.mark.parametrize("game", GAMES)
def test_engine_and_oracle_agree(game, batch):
    for scenario in scenarios(game, batch, EACH):
        ours, theirs = run(scenario), trick_reading.run(GAMES[game], scenario)
        assert comparable(ours) == comparable(theirs), scenario


@pytest.mark.parametrize("game", GAMES)
def test_random_scenarios_reach_every_corner(game):
    """Or the agreement above would say little."""
    met = set()
    for batch in BATCHES:
        for scenario in scenarios(game, batch, EACH):
            result = trick_reading.run(GAMES[game], scenario)
            if "error" in result:
                met.add("error at " + result["error"]["where"].split("[")[0].split(".")[0])
                continue
            met |= {result["state"], "as expected" if result["ok"] else "not as expected"}
            met |= {word for action in scenario["actions"] for word in action.split(" ")}
            met |= {"draw"} if result["result"] == "draw" else set()
            met |= {"recount"} if result.get("recount") else set()
            met |= {"dummy"} if any(seat.get("dummy") for seat in scenario["seats"]) else set()
            if result.get("bidder") and result["points"]:
                met.add("alone" if result["partner"] is None else "with a partner")
            if game == "zifuli" and result["state"] == "deal over" and not result["bidder"]:
                met.add("thrown in")
            if any(len(cards) > 3 for cards in result.get("robbed", {}).values()):
                met.add("more than three robbed")
            if result.get("indicator"):
                met.add("trump card" if result["trump"] else "no trump card")
    errors = {f"error at {key}" for key in ("actions", "seats", "hands", "pack", "options", "expect")}
    assert met >= errors | {"decision", "deal over", "as expected", "not as expected", "play"}
    assert (
        met
        >= {
            "coch": {"dummy", "recount"},
            "zifuli": {"bid", "pass", "alone", "with a partner", "thrown in", "recount"},
            "trionfo": {
                *("rob", "leave", "discard", "numeri", "figure", "more than three robbed", "trump card"),
                "no trump card",
            },
        }[game]
    )
