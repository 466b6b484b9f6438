"""`cucu-desktop advise`: what a bot would do in a written-down deal, and what each option is worth."""

import io
import json
import sys
from itertools import product
from random import Random
from types import SimpleNamespace

import pytest

from cucu_desktop.app import main
from cucu_desktop.bots.persons import COUNSELLOR, PERSONS
from cucu_desktop.engine.cards import CUCCO
from cucu_desktop.games.catalogue import GAMES
from cucu_desktop.match.advice.scenario_advice import advise_on

KEYS = ["seat", "decision", "unit", "options", "best", "reason"]
SEATS = {"coch": 4, "zifuli": 5, "trionfo": 4, "le_her": 2}
TWO = [{"name": "Ada", "virgin": False}, {"name": "Bea", "virgin": False}]


def advised(person=COUNSELLOR, seed=0, language="en", **scenario):
    return advise_on(scenario, person, seed, language)


def two(*pack, actions=(), tokens=(3, 3)):
    """What is advised to the last two of Campli, of whom nobody can come back."""
    seats = [{**seat, "tokens": count} for seat, count in zip(TWO, tokens, strict=True)]
    return advised(game="campli", seats=seats, pack=list(pack), actions=list(actions))


def a_deal(game, seats=None):
    names = "ABCDEF"[: seats or SEATS.get(game, 4)]
    return {"game": game, "seats": [{"name": name} for name in names]}


def worth_of(result, action):
    return next(option["worth"] for option in result["options"] if option["action"] == action)


@pytest.mark.parametrize("game", GAMES)
def test_a_result_has_all_that_the_format_names(game):
    result = advised(**a_deal(game))
    assert list(result) == KEYS
    assert result["seat"] == ("C" if game == "trionfo" else "A")
    assert result["unit"] in ("chance", "tokens", "coins", "points")
    assert sum(option["policy"] for option in result["options"]) == pytest.approx(1)
    assert all(option["error"] >= 0 for option in result["options"])
    assert worth_of(result, result["best"]) == max(option["worth"] for option in result["options"])
    assert result["reason"].endswith(".")


LOW = "LEONE MASCHERA SECCHIA NULLA I II III IV V VI VII VIII IX X".split()


@pytest.mark.parametrize("card", [design.id for design in CUCCO.designs])
def test_best_play_of_the_last_two_at_three_tokens_each(card):
    other = "V" if card != "V" else "VI"
    eldest = two(card, other)
    assert (eldest["best"] == "exchange") == (card in LOW[: LOW.index("III")])
    dealer = two(other, card, actions=["Ada keep"])
    assert (dealer["best"] == "exchange") == (card in LOW[: LOW.index("VIII")])
    if card in LOW:
        assert two(card, "XI", actions=["Ada exchange"])["best"] == "ask"
        assert two(card, "XI", actions=["Ada exchange", "Ada ask"])["best"] == "agree"


@pytest.mark.parametrize("score", [*product((1, 2, 3), repeat=2)])
def test_every_score_of_the_last_two_is_exact(score):
    for card in ("MATTO", "II", "X", "XV"):
        result = two(card, "V", tokens=score)
        assert result["unit"] == "chance"
        assert all(option["error"] == 0 for option in result["options"])
        assert all(0 <= option["worth"] <= 1 for option in result["options"])


@pytest.mark.parametrize("game", ["campli", "lu_stu", "cuckoo", "tiebreak", "gnav", "coucou"])
def test_the_last_two_with_a_thousand_tokens_are_advised_at_once(game):
    """More than in any game: advice to the last two is sampled then, and not solved."""
    options = {"chips": 1000} if game in ("tiebreak", "coucou") else {}
    seats = [{"name": "A", "tokens": 1000}, {"name": "B", "tokens": 1000}]
    if game == "tiebreak":
        seats.insert(0, {"name": "C", "out": True})
    found = advised(game=game, seats=seats, options=options)
    assert {option["action"] for option in found["options"]} == {"keep", "exchange"}
    assert found["unit"] in ("chance", "coins")


def test_what_the_seat_cannot_see_makes_no_difference():
    results = [two(card, "VI", actions=["Ada keep"]) for card in ("IV", "X", "XV", "MATTO")]
    assert all(result == results[0] for result in results)


@pytest.mark.parametrize("game", [game for game in GAMES if game != "trionfo"])
def test_the_rest_of_the_pack_makes_no_difference(game):
    """The pack is written to its end in two ways: the seat to act is the first, and sees its cards only."""
    pack = [card.id for card in GAMES[game].pack_of(GAMES[game].usual).cards]
    packets = {"coch": (5, 5), "zifuli": (4, 4)}.get(game)
    mine = [0]
    if packets:
        seats = SEATS[game]
        mine = [*range(packets[0]), *(packets[0] * seats + at for at in range(packets[1]))]
    Random(1).shuffle(pack)
    rest = [card for at, card in enumerate(pack) if at not in mine]
    results = []
    for seed in range(2):
        Random(seed).shuffle(rest)
        others = iter(rest)
        dealt = [card if at in mine else next(others) for at, card in enumerate(pack)]
        results.append(advised(**a_deal(game), pack=dealt))
    assert results[0] == results[1]


def test_what_lies_in_the_middle_of_the_pile_makes_no_difference():
    one, other = (advised(**a_deal("trionfo"), cut=["XV", card]) for card in ("I", "XIV"))
    assert one["decision"] == "rob"
    assert one == other


def test_the_same_seed_brings_the_same_and_another_other_samples():
    deal = {**a_deal("lu_stu"), "pack": ["IV"]}
    assert advised(**deal) == advised(**deal)
    assert advised(**deal)["options"] != advised(**deal, seed=1)["options"]


LOW_NUMBERS = "I I II II III III IV IV V V".split()
FORCED = {
    "coch": ([LOW_NUMBERS, "X XI XI XII XII XIII XIV XV LEONE MATTO".split()], ["A play V"]),
    "zifuli": (
        [LOW_NUMBERS[2:], "X XI XI XII XII XIII XIV XV".split()],
        ["A pass", "B bid XV", "C pass", "D pass", "E pass", "A play V"],
    ),
    "trionfo": (
        [LOW_NUMBERS[2:], "VI XI XI XII XII XIII MATTO NULLA".split()],
        ["C leave", "D leave", "A play V"],
    ),
}
"""The first two hands, and what is done until the second has one card that follows."""


def forced(game, seed):
    """The advice on the only card that may be played."""
    hands, actions = FORCED[game]
    rest = [card.id for card in CUCCO.cards]
    for card in [card for hand in hands for card in hand]:
        rest.remove(card)
    Random(3).shuffle(rest)
    rest.sort(key=lambda card: card in ("X", "XIV", "XV"))  # there is nothing to rob
    names, size = "ABCDE"[: SEATS[game]], len(hands[0])
    told = {name: hands[at] if at < 2 else rest[-(size * (at - 1)) :][:size] for at, name in enumerate(names)}
    result = advised(seed=seed, **a_deal(game), hands=told, actions=actions)
    assert result["seat"] == "B"
    return result


@pytest.mark.parametrize("game", FORCED)
def test_what_the_only_card_is_worth_is_told_from_many_worlds(game):
    found = [forced(game, seed)["options"] for seed in range(3)]
    assert all(len(options) == 1 for options in found)
    assert all(option["error"] > 0 for (option,) in found)
    for (one,), (other,) in product(found, repeat=2):
        assert abs(one["worth"] - other["worth"]) <= 5 * max(one["error"], other["error"])


@pytest.mark.parametrize(
    ("scenario", "where"),
    [
        ({"game": "campli", "seats": TWO, "actions": ["Ada keep", "Bea keep"]}, "actions"),
        ({"game": "campli", "seats": TWO, "actions": ["Ada keep", "Ada keep"]}, "actions[1]"),
        ({"game": "scopa", "seats": TWO}, "game"),
        ({"game": "campli", "seats": TWO[:1]}, "seats"),
        ({"game": "campli", "seats": TWO, "packs": []}, "packs"),
        ({"game": "campli", "seats": TWO, "pack": ["XVI"]}, "pack[0]"),
        ({"game": "coch", "seats": [{"name": name} for name in "ABC"]}, "seats"),
        ([], "scenario"),
    ],
)
def test_errors_are_those_of_a_scenario(scenario, where):
    result = advise_on(scenario, COUNSELLOR, 0, "en")
    assert list(result) == ["error"]
    assert result["error"]["where"] == where


def test_a_dummys_card_is_asked_for_by_the_dummys_name():
    seats = [{"name": "A"}, {"name": "B", "dummy": True}, {"name": "C"}, {"name": "D"}]
    first = advised(game="coch", seats=seats)
    assert first["seat"] == "A"
    second = advised(game="coch", seats=seats, actions=[f"A {first['best']}"])
    assert second["seat"] == "B"


def test_a_level_tells_how_likely_it_is_to_do_what():
    deal = {**a_deal("campli", 6), "pack": ["VI"]}
    worths, surest = set(), {1: [], 2: [], 3: []}
    for level in (1, 2, 3):
        for person in PERSONS.values():
            result = advised(PERSONS_AT[level, person.id], **deal)
            worths.add(json.dumps([option["worth"] for option in result["options"]]))
            policies = [option["policy"] for option in result["options"]]
            assert sum(policies) == pytest.approx(1)
            surest[level].append(max(policies))
    assert min(surest[1]) < 1, "some beginners misjudge this card"
    assert min(surest[2]) < 1
    assert set(surest[3]) == {1}
    assert len(worths) == 1, "what an option is worth does not depend on who is asked"


@pytest.mark.parametrize("card", ["XIV", "II"])
def test_what_is_best_does_not_depend_on_who_is_asked(card):
    deal = {**a_deal("campli"), "pack": [card, "XI"], "actions": ["A exchange"]}
    results = [advised(person, **deal) for person in (COUNSELLOR, *PERSONS_AT.values())]
    assert len({result["best"] for result in results}) == 1
    assert len({result["reason"] for result in results}) == 1
    assert len({json.dumps(result["options"]) for result in results}) > 1


PERSONS_AT = {
    (level, person.id): type(person)(
        **{name: getattr(person, name) for name in person.__slots__ if name != "level"}, level=level
    )
    for level in (1, 2, 3)
    for person in PERSONS.values()
}


def piped(monkeypatch, *lines):
    text = "\n".join(line if isinstance(line, str) else json.dumps(line) for line in lines)
    monkeypatch.setattr(sys, "stdin", SimpleNamespace(buffer=io.BytesIO(text.encode())))


def test_a_line_each(monkeypatch, capsys):
    good = {"game": "campli", "seats": TWO, "pack": ["II"]}
    piped(monkeypatch, good, "", "{", {**good, "actions": ["Ada keep", "Bea keep"]})
    assert main(["advise", "--jsonl", "--level", "2", "--person", "bruna", "--seed", "7"]) == 2
    results = [json.loads(line) for line in capsys.readouterr().out.splitlines()]
    assert [next(iter(result)) for result in results] == ["seat", "error", "error"]
    piped(monkeypatch, good)
    assert main(["advise", "--jsonl"]) == 0


@pytest.mark.parametrize(
    ("language", "told"),
    [("en", "Keeping wins about "), ("de", "Behalten gewinnt etwa "), ("it", "Se tieni")],
)
def test_a_file_and_the_reason_in_each_language(tmp_path, capsys, language, told):
    file = tmp_path / "deal.toml"
    seats = "".join(f'[[seats]]\nname = "{name}"\nvirgin = false\n' for name in "AB")
    file.write_text(f'game = "campli"\npack = ["II"]\n{seats}')
    assert main(["advise", str(file), "--lang", language]) == 0
    assert told in json.loads(capsys.readouterr().out)["reason"]


def test_nobody_known_by_that_name(capsys):
    assert main(["advise", "--jsonl", "--person", "nobody", "--lang", "de"]) == 2
    assert "'nobody'" in capsys.readouterr().err


def at_a_pause(seat_name, *cards, actions=()):
    seats = [{"name": name} for name in "ABCD"]
    scenario = {"game": "cambio", "seats": seats, "pack": list(cards), "actions": list(actions)}
    return advise_on(scenario, COUNSELLOR, 0, "en", seat_name)


def test_at_a_pause_who_may_call_is_advised_and_each_time_the_same():
    told = at_a_pause("B", "VI", "XV", "VII", "X")
    assert (told["seat"], told["decision"]) == ("B", "call")
    assert [option["action"] for option in told["options"]] == ["call", "wait"]
    assert told == at_a_pause("B", "VI", "XV", "VII", "X")
    assert at_a_pause("A", "VI", "XV", "VII", "X") == at_a_pause(None, "VI", "XV", "VII", "X")


@pytest.mark.parametrize("name", ["C", "Nobody"])
def test_who_may_not_call_at_a_pause_is_not_advised(name):
    assert at_a_pause(name, "VI", "XV", "VII", "X")["error"]["where"] == "seat"


def test_at_tricks_only_who_is_to_act_is_advised():
    deal = a_deal("trionfo")
    first = advised(**deal)["seat"]
    assert advise_on(deal, COUNSELLOR, 0, "en", first)["seat"] == first
    other = next(name for name in "ABCD" if name != first)
    assert advise_on(deal, COUNSELLOR, 0, "en", other)["error"]["where"] == "seat"


def test_the_command_takes_the_seat(monkeypatch, capsys):
    scenario = {"game": "cambio", "seats": [{"name": "A"}, {"name": "B"}], "pack": ["VI", "XV"]}
    piped(monkeypatch, scenario)
    assert main(["advise", "--jsonl", "--seat", "B", "--lang", "en"]) == 0
    assert json.loads(capsys.readouterr().out)["seat"] == "B"
