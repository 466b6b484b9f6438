"""Drafts: every scenario opens as one and is written back equal; a valid one can be read."""

import tomllib
from collections import Counter
from pathlib import Path
from random import Random

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from cucu_desktop.engine.cards import PACKS
from cucu_desktop.games import gnav
from cucu_desktop.games.catalogue import GAMES
from cucu_desktop.games.game import TrickGame
from cucu_desktop.match.scenario.draft.draft import EMPTY, new_draft
from cucu_desktop.match.scenario.draft.draft_course import course_of
from cucu_desktop.match.scenario.draft.faults import faults
from cucu_desktop.match.scenario.draft.scenario_form import read, written
from cucu_desktop.match.scenario.draft.toml_text import toml_of
from cucu_desktop.match.scenario.draft.typed_cards import lay_typed, next_empty
from cucu_desktop.match.scenario.runner import run
from cucu_desktop.match.scenario.scenario_fields import InvalidScenarioError
from cucu_desktop.match.scenario.schema import SCHEMAS
from tests.oracle import random_exchange, random_scenarios, random_trick_scenarios

COLLECTED = sorted(Path(__file__).parents[4].glob("assets/scenarios/*/*.toml"))
EACH = 60
TOLD_AT_RANDOM = {"campli", *random_exchange.GAMES, *random_trick_scenarios.GAMES}


def parsed(text):
    return tomllib.loads(text)


def random_ones(game):
    if game == "campli":
        return random_scenarios.scenarios("drafts", EACH)
    if game in random_exchange.GAMES:
        return random_exchange.scenarios(game, "drafts", EACH)
    return random_trick_scenarios.scenarios(game, "drafts", EACH)


@pytest.mark.parametrize("path", COLLECTED, ids=lambda path: f"{path.parent.name}/{path.stem}")
def test_a_deal_of_the_collection_is_written_back_equal(path):
    scenario = parsed(path.read_text("utf-8"))
    draft = read(scenario)
    assert faults(draft) == ()
    again = parsed(toml_of(written(draft)))
    assert read(again) == draft
    assert run(again) == run(scenario)
    assert {key: again[key] for key in ("title", "notes", "expect") if key in scenario} == {
        key: scenario[key] for key in ("title", "notes", "expect") if key in scenario
    }


@pytest.mark.parametrize("game", [game for game in GAMES if game in TOLD_AT_RANDOM])
def test_any_scenario_that_can_be_read_is_written_back_equal_in_meaning(game):
    read_ones = 0
    for scenario in random_ones(game):
        told = run(scenario)
        try:
            draft = read(scenario)
        except InvalidScenarioError:
            assert "error" in told
            continue
        assert read(written(draft)) == draft
        again = run(parsed(toml_of(written(draft))))
        assert ("error" in told) == bool(faults(draft)), (faults(draft), told)
        if "error" not in told:
            read_ones += 1
            assert with_null_as_text(again) == with_null_as_text(told)
    assert read_ones > EACH / 3


def any_gnav(random):
    """A scenario of Gnav with whatever may be agreed on, orders among it, and a few things done."""
    preset, game = random.choice(list(gnav.GAME.presets.items()))
    schema = SCHEMAS["gnav"]
    options = {
        name: random.choice(values) for name, values in schema.options.items() if random.random() < 0.5
    }
    if game.pack != "slabberjan":
        options.pop("tariff", None)
    for name, cards in schema.orders.items():
        if random.random() < 0.5:
            named = [
                listed.split() for listed in gnav.ORDERS.values() if set(listed.split()) == cards[game.pack]
            ]
            mixed = random.sample(sorted(cards[game.pack]), len(cards[game.pack]))
            options[name] = random.choice([*named, mixed])
    names = random.sample(
        ["Ada", "Bo", "Cy", "Di", "Ed", "Flo", "Gus", "Hal", "Ida", "Jo"], random.randint(2, 10)
    )
    worn = options.get("slippers", game.slippers) == "all"
    gone = [{"out": True}] + [{"slippers": True}] * worn
    seats = [
        {"name": name} | random.choice([{}, {}, {"tokens": random.randint(1, 5)}, random.choice(gone)])
        for name in names[2:]
    ]
    scenario = {
        "format": 1,
        "game": "gnav",
        "options": {"preset": preset, **options},
        "seats": [*seats, *({"name": name} for name in names[:2])],
        "pack": random.sample([card.id for card in PACKS[game.pack].cards], random.randint(20, 42)),
        "actions": [],
    }
    if random.random() < 0.3:
        scenario["slippers_taken"] = True
    for _ in range(3):
        told = run(scenario)
        if told.get("legal"):
            scenario["actions"].append(f"{told['to_act']} {random.choice(told['legal'])}")
    return scenario


def test_a_scenario_of_gnav_is_written_back_with_its_orders():
    for seed in range(EACH):
        scenario = any_gnav(Random(seed))
        draft = read(scenario)
        assert faults(draft) == ()
        assert read(written(draft)) == draft
        assert with_null_as_text(run(parsed(toml_of(written(draft))))) == with_null_as_text(run(scenario))


def test_an_order_has_its_name_or_its_cards_and_only_those_of_the_pack_are_offered():
    draft = new_draft("gnav").dealt(Random(1)).choose("low", "fool-before-pot")
    assert written(draft)["options"]["low"] == ["NARR", "POTTE", "UGLE"]
    assert draft.choices["low"] == ("usual", "fool-before-pot")
    assert draft.choices["tariff"] == ("one",)
    zeeland = draft.choose("preset", "zeeland")
    assert zeeland.options["low"] == "usual"
    assert zeeland.choices["low"] == ("usual", "pot-before-face", "pot-lowest")
    assert zeeland.options["slippers"] == "all", "a set is chosen whole"
    assert {seat.tokens for seat in zeeland.seats} == {4}, "as many as everybody begins with there"


def test_only_one_has_the_slippers_where_the_first_gets_them_and_nobody_where_there_are_none():
    draft = new_draft("gnav").choose("slippers", "first").change_seat(0, slippers=True)
    draft = draft.change_seat(1, slippers=True)
    assert [(seat.slippers, seat.tokens) for seat in draft.seats[:2]] == [(False, 1), (True, 0)]
    assert not draft.change_seat(1, out=True).seats[1].slippers
    assert not any(seat.slippers for seat in draft.choose("slippers", "none").seats)


def with_null_as_text(result):
    """The result as TOML has it, which knows no null."""
    if isinstance(result, dict):
        return {key: with_null_as_text(value) for key, value in result.items()}
    if isinstance(result, list):
        return [with_null_as_text(value) for value in result]
    return "null" if result is None else result


def tried(draft, random):
    """Return the draft after something that can be done with a mouse."""
    seats, pile = draft.seats, draft.pile
    number, place = random.randrange(len(seats)), random.randrange(len(pile))
    left = [card for card, copies in draft.copies_left().items() if copies]
    deeds = {
        "lay": lambda: draft.lay(place, random.choice(left)) if left else draft,
        "lay low": lambda: draft.lay(random.randrange(8), random.choice(left)) if left else draft,
        "swap": lambda: draft.swap(place, random.randrange(len(pile))),
        "clear": lambda: draft.clear(place),
        "deal": lambda: draft.dealt(random),
        "out": lambda: draft.change_seat(number, out=not seats[number].out),
        "tokens": lambda: draft.change_seat(number, tokens=random.randrange(5)),
        "virgin": lambda: draft.change_seat(number, virgin=not seats[number].virgin),
        "coins": lambda: draft.change_seat(number, coins=random.randrange(200), bet=random.randrange(120)),
        "name": lambda: draft.change_seat(number, name=random.choice(["Ada", "Bo Bo", 'O"\\', "Zoë"])),
        "dummy": lambda: draft.change_seat(number, dummy=not seats[number].dummy),
        "add": draft.add_seat,
        "remove": lambda: draft.remove_seat(number) if len(seats) > 1 else draft,
        "move": lambda: draft.move_seat(number, random.randrange(len(seats))),
        "choose": lambda: chosen(draft, random),
        "agree": lambda: (
            draft.with_(agreement=random.choice([None, 60])) if "agreement" in draft.keys else draft
        ),
        "slippers": lambda: draft.change_seat(number, slippers=draft.wears_slippers),
        "bets": lambda: draft.with_(bets_agreed=not draft.bets_agreed) if "bets" in draft.keys else draft,
        "do": lambda: acted(draft, random),
    }
    if draft.next_open is not None:
        deeds |= {
            "open": lambda: draft.lay(draft.next_open, random.choice(left)) if left else draft,
            "throw": lambda: draft.swap(place, draft.next_open),
            "open first": lambda: draft.swap(len(draft.face_down) - 1, draft.next_open),
            "count": lambda: draft.with_(number=random.randrange(1, 6), settled=random.randrange(3)),
        }
    if isinstance(draft.rules, TrickGame):
        for name in ("out", "tokens", "virgin", "coins", "slippers"):
            del deeds[name]
        if draft.rules.may_be_dummies is None:
            del deeds["dummy"]
    else:
        del deeds["dummy"]
    return random.choice([*deeds.values()])()


def chosen(draft, random):
    if not draft.choices:
        return draft
    option = random.choice([*draft.choices])
    return draft.choose(option, random.choice(draft.choices[option][:9]))


def acted(draft, random):
    told = run(written(draft))
    if "error" in told or not told["legal"]:
        return draft.do("Nobody keep")
    action = random.choice(told["legal"])
    return draft.do(f"{told['to_act']} {action}" + (" 1" if action in ("offer", "bet") else ""))


@pytest.mark.parametrize("game", GAMES)
def test_what_the_hands_have_laid_is_read_again_or_told_to_be_wrong(game):
    right = 0
    for seed in range(12):
        random = Random(seed)
        draft = new_draft(game).dealt(random) if seed % 3 else new_draft(game)
        for _ in range(12):
            draft = tried(draft, random)
            assert len(draft.pile) == len(draft.pack.cards)
            assert min(draft.copies_left().values()) >= 0
            places = Counter(place for zone in draft.zones for place in zone.places)
            assert places == dict.fromkeys(range(len(draft.pile)), 1)
            told = faults(draft)
            assert not any(fault.what == "other" for fault in told)
            if told:
                continue
            right += 1
            scenario = parsed(toml_of(written(draft)))
            assert "error" not in run(scenario)
            assert read(scenario).pile == draft.pile
            assert written(read(scenario)) == scenario
    assert right > 10


# What lies where


def test_in_an_exchange_game_the_cards_come_to_those_in_the_game_one_by_one():
    draft = new_draft("campli", ["Ada", "Bea", "Cia"]).lay(0, "X").lay(2, "II")
    assert [zone.seat for zone in draft.zones] == [0, 1, 2, None]
    assert [(fault.what, fault.seat, fault.place) for fault in faults(draft)] == [("missing card", 1, 1)]
    out = draft.change_seat(1, out=True)
    assert out.pile[:3] == ("X", "II", EMPTY), "who is out has no card, and the others keep theirs"
    assert faults(out) == ()
    assert out.change_seat(1, out=False).pile[:3] == ("X", EMPTY, "II")
    assert written(out)["seats"][1] == {"name": "Bea", "out": True}


def test_who_moves_takes_the_cards_along_and_who_leaves_gives_them_back():
    draft = new_draft("campli", ["Ada", "Bea", "Cia"]).lay(0, "X").lay(1, "I").lay(2, "II").lay(3, "V")
    moved = draft.move_seat(0, 1)
    assert [seat.name for seat in moved.seats] == ["Bea", "Ada", "Cia"]
    assert moved.pile[:4] == ("I", "X", "II", "V")
    gone = moved.remove_seat(0)
    assert gone.pile[:4] == ("X", "II", "V", EMPTY)
    assert gone.copies_left()["I"] == 2
    assert gone.add_seat().pile[:4] == ("X", EMPTY, "II", "V")


def test_in_a_trick_game_a_hand_lacks_cards_until_it_has_all():
    draft = new_draft("coch").lay(0, "X")
    told = faults(draft)
    assert [(fault.what, fault.number) for fault in told] == [
        ("missing cards", 9),
        *[("missing cards", 10)] * 3,
    ]
    assert faults(draft.dealt(Random(1))) == ()
    two = draft.dealt(Random(1)).change_seat(1, dummy=True)
    assert faults(two) == ()
    assert {fault.what for fault in faults(two.change_seat(3, dummy=True))} == {"dummy"}


def test_cards_that_another_pack_does_not_have_go():
    draft = new_draft("cuckoo").lay(0, "KH").lay(1, "7D").choose("pack", "italian40")
    assert draft.pile[:2] == (EMPTY, "7D")
    assert len(draft.pile) == 40


def test_a_new_name_is_written_wherever_the_old_one_was():
    draft = new_draft("campli", ["Ada", "Ada II"]).do("Ada keep").do("Ada II keep")
    assert draft.change_seat(0, name="Bea").actions == ("Bea keep", "Ada II keep")


def test_what_cannot_be_done_is_told_with_where_it_stands():
    draft = new_draft("campli", ["Ada", "Bea"]).do("Ada keep").do("Ada exchange")
    assert [(fault.what, fault.action, fault.name) for fault in faults(draft)] == [
        ("action", 1, "Ada exchange")
    ]
    assert faults(draft.undo_from(1)) == ()


def test_only_the_last_two_agree_and_bets_are_paid_from_what_one_has():
    three = new_draft("campli", ["Ada", "Bea", "Cia"]).with_(agreement=60)
    assert [fault.what for fault in faults(three)] == ["agreement"]
    two = three.change_seat(0, out=True)
    assert faults(two) == ()
    assert written(two)["agreement"] == {"Bea": 60, "Cia": 40}
    bets = new_draft("ace_chasing", ["Ada", "Bea", "Cia", "Dea"]).with_(bets_agreed=True)
    poor = bets.change_seat(0, bet=90, coins=80).change_seat(1, bet=50)
    assert [(fault.what, fault.name) for fault in faults(poor)] == [("bet", "Ada"), ("matador", "Dea")]
    assert written(bets.change_seat(0, bet=9))["bets"] == {"Ada": 9}


def test_what_is_changed_expects_nothing_any_more_but_what_is_retold_does():
    scenario = parsed(COLLECTED[0].read_text("utf-8"))
    draft = read(scenario)
    assert draft.expect
    assert draft.told(title={"": "Other"}).expect == draft.expect
    assert draft.undo_from(0).expect == {}


# TOML

TEXTS = st.text(st.characters(exclude_categories=("Cs",)), max_size=8)
VALUES = st.recursive(
    TEXTS | st.booleans() | st.integers(-(10**12), 10**12) | st.floats(allow_nan=False, allow_infinity=False),
    lambda inner: st.lists(inner, max_size=5) | st.dictionaries(TEXTS, inner, max_size=4),
    max_leaves=8,
)


@settings(max_examples=40)
@given(st.dictionaries(TEXTS, VALUES, max_size=6))
def test_any_table_is_read_again_as_it_was_written(table):
    assert parsed(toml_of(table)) == table


def test_nothing_is_written_as_the_text_that_stands_for_it():
    assert parsed(toml_of({"expect": {"winner": None}})) == {"expect": {"winner": "null"}}


def test_long_lists_are_broken_into_lines_that_can_be_read():
    text = toml_of({"actions": [f"Ada play {number}" for number in range(20)], "seats": [{"name": "Ada"}]})
    assert max(map(len, text.splitlines())) <= 110
    assert parsed(text)["actions"][19] == "Ada play 19"


# The course


@pytest.mark.parametrize("path", COLLECTED[::4], ids=lambda path: f"{path.parent.name}/{path.stem}")
def test_the_course_of_a_deal_is_that_of_the_scenario(path):
    scenario = parsed(path.read_text("utf-8"))
    told, course = run(scenario), course_of(read(scenario))
    names = [seat["name"] for seat in scenario["seats"]]
    assert len(course.events) == len(scenario.get("actions", ())) + 1
    assert (None if course.seat is None else names[course.seat]) == told["to_act"]
    assert [str(option) for option in course.options] == told["legal"]


# Typing


def test_cards_are_typed_one_after_the_other_as_they_are_called_or_printed():
    typed = lay_typed(new_draft("campli", ["Ada", "Bea", "Cia"]), 0, "xii, IIII  matto")
    assert typed.draft.pile[:4] == ("XII", "IV", "MATTO", EMPTY)
    assert (typed.place, typed.why) == (3, "")
    wrong = lay_typed(typed.draft, 3, "XII XII")
    assert (wrong.draft.pile[3], wrong.wrong, wrong.why) == ("XII", "XII", "none left")
    assert lay_typed(typed.draft, 3, "KH").why == "unknown"
    same = lay_typed(typed.draft.lay(3, "XII"), 0, "XII")
    assert (same.place, same.why) == (1, ""), "it lies there already"


def test_typing_goes_from_hand_to_hand():
    draft = new_draft("trionfo")
    order = draft.in_order
    typed = lay_typed(draft, order[7], "I II")
    assert [typed.draft.pile[order[7]], typed.draft.pile[order[8]]] == ["I", "II"]
    assert typed.draft.zones[1].places[0] == order[8]
    assert next_empty(typed.draft, order[6]) == order[9]
    full = draft.dealt(Random(3))
    assert next_empty(full, order[6]) == order[6]
    assert lay_typed(full.clear(order[-1]), order[-1], full.pile[order[-1]]).place == order[-1]
