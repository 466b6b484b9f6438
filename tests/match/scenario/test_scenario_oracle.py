"""The engine and the oracle know nothing of each other and come to the same result on random scenarios."""

import copy

import pytest

from cucu_desktop.match.scenario.runner import run
from tests.oracle import campli
from tests.oracle.random_scenarios import scenarios

BATCHES = range(5)
EACH = 400


def told_apart(result):
    """The result without what is free: the sentence of an error."""
    return {"error": result["error"]["where"]} if "error" in result else result


@pytest.mark.parametrize("batch", BATCHES)
def test_engine_and_oracle_agree(batch):
    for scenario in scenarios(batch, EACH):
        before = copy.deepcopy(scenario)
        ours, theirs = run(scenario), campli.run(scenario)
        assert told_apart(ours) == told_apart(theirs), scenario
        assert scenario == before, "a scenario that is run stays as it is"
        if "error" in ours:
            assert ours["error"]["message"]


def test_random_scenarios_reach_every_corner():
    """Or the agreement above would say little."""
    met = set()
    for batch in BATCHES:
        for scenario in scenarios(batch, EACH):
            result = campli.run(scenario)
            if "error" in result:
                met.add("error at " + result["error"]["where"].split("[")[0].split(".")[0])
                continue
            met |= {result["state"], "as expected" if result["ok"] else "not as expected"}
            met |= {arrest["card"] for arrest in result["arrests"]}
            met |= set(result["legal"])
            if result["reentered"]:
                met.add(
                    "all return" if len(result["reentered"]) == len(result["cards"]) else "somebody returns"
                )
            if result["winner"] and "agreement" in scenario:
                met.add("the pool is divided")
            if len(result["losers"]) > 1:
                met.add("several lose")
            if any("refuse" in action for action in scenario.get("actions", ())) and "XII" in str(
                result["arrests"]
            ):
                met.add("an inn given away, and a cat")
    assert met >= {
        *("decision", "deal over", "game over", "as expected", "not as expected"),
        *("XI", "XII", "XIII", "XIV", "XV"),
        *("keep", "exchange", "ask", "agree", "refuse", "reenter", "leave"),
        *("all return", "somebody returns", "the pool is divided", "several lose"),
        "an inn given away, and a cat",
        *("error at actions", "error at seats", "error at pack", "error at expect", "error at agreement"),
        *("error at game", "error at stake", "error at pool", "error at format", "error at options"),
    }
