"""Scenarios of the trick games: what the format says of errors, of dummies and of a pile."""

import pytest

from cucu_desktop.match.scenario.runner import run


def seats(count, **more):
    return [{"name": name} | more.get(name, {}) for name in "ABCDE"[:count]]


HANDS = {
    "A": "MATTO LEONE III IV V VI XI XII".split(),
    "B": "MATTO LEONE III IV V VI XI XII".split(),
    "C": "MASCHERA SECCHIA NULLA VII VIII IX XIII II".split(),
    "D": "MASCHERA SECCHIA NULLA VII VIII IX XIII XIV".split(),
}


def error_of(**keys):
    return run(keys)["error"]["where"]


@pytest.mark.parametrize(
    ("where", "keys"),
    [
        ("seats", {"game": "coch", "seats": seats(5)}),
        ("seats", {"game": "zifuli", "seats": seats(4)}),
        ("seats", {"game": "trionfo"}),
        ("seats[1].name", {"game": "coch", "seats": seats(4, B={"name": "A"})}),
        ("seats[3].dummy", {"game": "coch", "seats": seats(4, D={"dummy": True})}),
        ("seats[2].dummy", {"game": "coch", "seats": seats(4, A={"dummy": True}, C={"dummy": True})}),
        ("seats[0].dummy", {"game": "zifuli", "seats": seats(5, A={"dummy": False})}),
        ("options.sheet", {"game": "trionfo", "seats": seats(4), "options": {"sheet": "Smith"}}),
        ("options.sheet", {"game": "coch", "seats": seats(4), "options": {"sheet": "smith"}}),
        ("cut", {"game": "coch", "seats": seats(4), "cut": []}),
        ("stock", {"game": "zifuli", "seats": seats(5), "stock": []}),
        ("stock", {"game": "trionfo", "seats": seats(4), "stock": ["X"]}),
        ("hands", {"game": "trionfo", "seats": seats(4), "hands": HANDS, "pack": []}),
        ("hands.D", {"game": "trionfo", "seats": seats(4), "hands": HANDS | {"D": ["XIV"]}}),
        ("hands.E", {"game": "trionfo", "seats": seats(4), "hands": HANDS | {"E": []}}),
        ("hands.D", {"game": "trionfo", "seats": seats(4), "hands": {name: HANDS[name] for name in "ABC"}}),
        ("hands.B[0]", {"game": "trionfo", "seats": seats(4), "hands": HANDS | {"B": ["XVI"]}}),
        ("cut[1]", {"game": "trionfo", "seats": seats(4), "hands": HANDS, "cut": ["XIV", "XIV"]}),
        ("cut", {"game": "trionfo", "seats": seats(4), "cut": "I I II II X X XIV XV XV".split()}),
        (
            "stock",
            {
                "game": "trionfo", "seats": seats(4), "hands": HANDS, "cut": "I I II".split(),
                "stock": "X X XIV XV XV XI".split(),
            },
        ),
        ("pack[2]", {"game": "coch", "seats": seats(4), "pack": ["V", "V", "V"]}),
        ("agreement", {"game": "coch", "seats": seats(4), "agreement": {}}),
        ("stake", {"game": "coch", "seats": seats(4), "stake": 10**12 + 1}),
        ("actions[0]", {"game": "coch", "seats": seats(4), "actions": ["B play V"]}),
        ("actions[0]", {"game": "coch", "seats": seats(4), "actions": ["A play V figure"]}),
    ],
)  # fmt: skip
def test_an_error_says_where(where, keys):
    assert error_of(**keys) == where


def test_the_message_lists_what_is_legal():
    message = run({"game": "zifuli", "seats": seats(5), "actions": ["A keep"]})["error"]["message"]
    assert "A pass" in message
    assert "A bid" in message


def test_keys_of_no_use_are_ignored():
    odd = {"tokens": 0, "virgin": True, "out": True, "coins": 7}
    result = run({"game": "zifuli", "seats": seats(5, E=odd), "stake": 9, "eliminations": 3, "reentries": 1})
    assert result["ok"]
    assert "pool" not in result


def test_what_is_listed_of_a_pile_lies_at_its_ends():
    """The dealer finds the stock on top, the cutter the cut below; the rest lies between."""
    keys = {"game": "trionfo", "seats": seats(4), "hands": HANDS, "cut": ["X"], "stock": ["XV"]}
    result = run(keys | {"actions": ["C rob", "C leave", "D rob", "D leave"]})
    assert result["robbed"] == {"A": [], "B": [], "C": ["X"], "D": ["XV"]}
    assert result["indicator"] == "I"
    assert result["trump"] is None


def test_a_cut_goes_with_a_pack_too():
    result = run(
        {"game": "trionfo", "seats": seats(4), "cut": ["X", "XV", "I"], "actions": ["C rob", "C rob"]}
    )
    assert result["legal"] == ["leave"]
    assert result["robbed"]["C"] == ["X", "XV"]


def test_thrown_in():
    result = run({"game": "zifuli", "seats": seats(5), "actions": [f"{name} pass" for name in "ABCDE"]})
    assert result["state"] == "deal over"
    nothing = ("bidder", "bid", "partner", "points", "recount", "result", "to_act")
    assert [result[key] for key in nothing] == [None] * 7
    assert result["score"] == dict.fromkeys("ABCDE", 0)
    after = run({"game": "zifuli", "seats": seats(5), "actions": [f"{name} pass" for name in "ABCDEA"]})
    assert after["error"]["where"] == "actions[5]"


def test_a_dummy_is_called_by_its_own_name():
    result = run({"game": "coch", "seats": seats(4, A={"dummy": True}), "actions": ["A play MATTO"]})
    assert result["tricks"] == [{"leader": "A", "cards": ["MATTO"], "winner": None}]
    assert result["to_act"] == "B"


@pytest.mark.parametrize("dummy", "ABC")
def test_the_dummy_of_three_may_be_anywhere_but_at_the_dealers_seat(dummy):
    scenario = {"game": "coch", "seats": seats(4, **{dummy: {"dummy": True}}), "actions": []}
    asked = []
    while (result := run(scenario))["to_act"]:
        asked.append(result["to_act"])
        scenario["actions"].append(f"{result['to_act']} {result['legal'][0]}")
    assert asked[:4] == list("ABCD")
    assert asked.count(dummy) == 10
    assert set(result["points"]) == {"A+C", "B+D"}
    assert sum(result["points"].values()) == 19
    assert result["result"] in ("A+C", "B+D", "draw")
