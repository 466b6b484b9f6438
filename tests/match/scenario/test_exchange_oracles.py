"""Each exchange game and its oracle know nothing of each other, and agree on random scenarios."""

import copy

import pytest

from cucu_desktop.match.scenario.runner import run
from tests.oracle import campli, random_scenarios
from tests.oracle.random_exchange import GAMES, scenarios

EACH = {"lu_stu": 1500, "cuckoo": 2500, "tiebreak": 200, "ace_chasing": 250, "le_her": 250, "coucou": 300}
EACH |= {"cambio": 500, "kille": 500, "gnav": 700}
CORNERS = {
    "lu_stu": {
        *("decision", "deal over", "game over", "as expected", "not as expected", "gained", "returned"),
        *("XI", "XII", "XIII", "XIV", "XV", "XI back", "XII back", "XIII back", "XIV back", "XV back"),
        *("offer", "no-offer", "accept", "refuse", "reenter", "leave", "keep", "exchange"),
        *("error at actions", "error at options", "error at pack", "error at agreement", "error at seats"),
    },
    "cuckoo": {
        *("decision", "deal over", "game over", "shared", "KC", "RB", "CD", "error at options"),
        *("error at agreement", "error at pack", "error at seats", "returned", "lost twice"),
        *("may only keep", "nobody asked", "lost before the comparison", "more than twenty"),
    },
    "tiebreak": {"decision", "deal over", "game over", "gained", "KC", "many rounds", "error at options"},
    "coucou": {
        *("decision", "deal over", "game over", "KC", "keep", "exchange", "drawn"),
        *("error at options", "error at seats", "error at pack", "error at agreement"),
    },
    "le_her": {
        *("decision", "deal over", "game over", "KC", "keep", "exchange", "drawn"),
        *("error at options", "error at seats", "error at pack", "error at agreement"),
    },
    "gnav": {
        *("decision", "deal over", "game over", "shared", "keep", "exchange", "drawn", "knocked"),
        *("GJOK", "DRAGON", "KATT", "HEST", "HUS", "KAPAF", "VOGEL", "POES", "HERBERG", "error at options"),
        *("error at seats", "error at pack", "error at slippers_taken", "in slippers"),
    },
    "cambio": {
        *("decision", "deal over", "game over", "keep", "exchange", "pay", "leave", "drawn"),
        *("XI", "XII", "XIII", "XIV", "as expected", "not as expected", "error at pile", "error at deal"),
        *("error at settled", "error at options", "error at seats", "error at pack", "called", "carried"),
        *("shared", "a fool"),
    },
    "kille": {
        *("decision", "deal over", "game over", "shared", "keep", "exchange", "buy", "leave", "drawn"),
        *("KUKU", "HUSAR", "HUSU", "KAVALL", "VARDSHUS", "lowered", "error at options", "error at seats"),
        *("error at pack", "error at slippers_taken", "returned"),
    },
    "ace_chasing": {
        *("decision", "deal over", "game over", "bet", "agree", "refuse", "survives", "knocked out"),
        *("error at bets", "error at actions", "error at options"),
    },
}


def told_apart(result):
    """The result without what is free: the sentence of an error."""
    return {"error": result["error"]["where"]} if "error" in result else result


def corners(result):
    """What the result shows that the deal has come to."""
    if "error" in result:
        yield "error at " + result["error"]["where"].split("[")[0].split(".")[0]
        return
    yield result["state"]
    yield "as expected" if result["ok"] else "not as expected"
    yield from result["legal"]
    for arrest in result.get("arrests", ()):
        yield arrest["card"] + (" back" if arrest["reverse"] else "")
    found = {
        "gained": any(result.get("gained", {}).values()),
        "returned": result.get("reentered"),
        "drawn": result.get("drawn"),
        "lowered": result.get("lowered"),
        "knocked": result.get("knocked"),
        "in slippers": any(result.get("slippers", {}).values()),
        "called": result.get("caller"),
        "carried": result.get("carried"),
        "a fool": any(each["card"] == "MATTO" for each in result.get("fallen", ())),
        "shared": isinstance(result["winner"], list),
        "many rounds": len(result.get("rounds", ())) > 2,
        "survives": result.get("matador_survives"),
        "knocked out": result.get("matador_survives") is False,
        "may only keep": result["legal"] == ["keep"],
        "nobody asked": result["state"] != "decision" and not result.get("arrests", True),
        "lost twice": any(lost > 1 for lost in result.get("lost", {}).values()),
        "lost before the comparison": any(
            lost and seat not in result["losers"] for seat, lost in result.get("lost", {}).items()
        ),
        "more than twenty": len(result["cards"]) > 20,
    }
    yield from (corner for corner, met in found.items() if met)


def agreed(scenario, oracle):
    """The result of a scenario by the oracle, after the comparison with that of the engine."""
    before = copy.deepcopy(scenario)
    ours, theirs = run(scenario), oracle.run(scenario)
    assert told_apart(ours) == told_apart(theirs), scenario
    assert scenario == before, "a scenario that is run stays as it is"
    assert "error" not in ours or ours["error"]["message"]
    return theirs


@pytest.mark.parametrize("game", GAMES)
def test_engine_and_oracle_agree(game):
    oracle, _ = GAMES[game]
    met = set()
    for scenario in scenarios(game, "suite", EACH[game]):
        met.update(corners(agreed(scenario, oracle)))
    assert met >= CORNERS[game], "or the agreement would say little"


CAMPLI = {
    *("decision", "deal over", "game over", "as expected", "not as expected"),
    *("XI", "XII", "XIII", "XIV", "XV"),
    *("keep", "exchange", "ask", "agree", "refuse", "reenter", "leave"),
    *("all return", "some return", "the pool is divided", "several lose"),
    "an inn given away, and a cat",
    *("error at actions", "error at seats", "error at pack", "error at expect", "error at agreement"),
    *("error at game", "error at stake", "error at pool", "error at format", "error at options"),
}


def corners_at_campli(scenario, result):
    yield from corners(result)
    if "error" not in result:
        cards = [arrest["card"] for arrest in result["arrests"]]
        yield from cards
        given_away = any("refuse" in action for action in scenario.get("actions", ()))
        found = {
            "all return": len(result["reentered"]) == len(result["cards"]),
            "some return": 0 < len(result["reentered"]) < len(result["cards"]),
            "the pool is divided": result["winner"] and "agreement" in scenario,
            "several lose": len(result["losers"]) > 1,
            "an inn given away, and a cat": given_away and "XII" in cards,
        }
        yield from (corner for corner, met in found.items() if met)


def test_engine_and_oracle_agree_at_campli():
    met = set()
    for batch in range(5):
        for scenario in random_scenarios.scenarios(batch, 400):
            met.update(corners_at_campli(scenario, agreed(scenario, campli)))
    assert met >= CAMPLI
