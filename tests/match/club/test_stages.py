"""The stages of a tournament: who plays in each, who goes on, and the winner of each class."""

import json
from pathlib import Path
from types import SimpleNamespace

import pytest

from cucu_desktop.app import main
from cucu_desktop.match.club import sample
from cucu_desktop.match.club.book_reader import read_book
from cucu_desktop.match.club.club_command import as_json
from cucu_desktop.match.club.club_lists import listed
from cucu_desktop.match.club.club_standings import RankingGroup, Tie, qualification, standings
from cucu_desktop.match.club.draw import are_uneven
from cucu_desktop.match.club.entries import Device, merge
from cucu_desktop.match.club.rules import PRESETS, rules_from
from cucu_desktop.match.club.stages import entrants, ties, winners
from tests.match.club.written_entries import AT, game, tournament


def entered(device, *names, rules="one-evening", **says):
    return tournament(device, *names, rules=rules, **says)


def people(book, stage):
    return entrants(book, book.rules.stage(stage))


def through(book, stage=""):
    return [each.person for each in qualification(book, stage).through]


def test_the_qualified_of_one_stage_are_the_people_of_the_next_one():
    device = Device("a")
    entries = [*entered(device, "Anna", "Bea", "Carla"), game(device, "Anna", "Bea", "Carla", out=["Carla"])]
    book = read_book(entries)
    assert people(book, "final") == ["Anna", "Bea", "Carla"], "eight go on, without a win too"
    entries.append(game(device, "Bea", "Anna", stage="final"))
    book = read_book(entries)
    assert winners(book) == {0: "Bea"}
    assert through(book) == ["Anna", "Bea", "Carla"], "the final counts in no other standing"
    assert [row.person for row in _rows(book, "")] == ["Anna", "Bea", "Carla"]


def _rows(book, stage):
    (rows,) = standings(book, book.rules.stage(stage).steps[0], stage=stage).values()
    return rows


def test_a_game_of_a_later_stage_needs_no_place_and_an_older_program_leaves_it_out():
    device = Device("a")
    first, final = game(device, "Anna", "Bea"), game(device, "Anna", "Bea", stage="final")
    assert (first.fields()["club"], final.fields()["club"]) == (1, 2)
    nowhere = device.write("game", AT, place="", players=["Anna", "Bea"], winner="Anna")
    book = read_book([*entered(device, "Anna", "Bea"), final, nowhere])
    assert [each.stage for each in book.games] == ["final"]
    assert [each.about for each in book.conflicts if each.key == "invalid"] == ["game"]


def test_last_years_champion_begins_in_the_final():
    device = Device("a")
    entries = [*entered(device, "Anna", "Bea", "Carla", rules="grande-torneo")]
    entries.append(
        device.write("club", AT, name="Torneo", year=2025, rules="grande-torneo", champion="Carla")
    )
    entries += [game(device, "Carla", "Anna"), game(device, "Anna", "Bea"), game(device, "Bea", "Anna")]
    book = read_book(entries)
    assert set(through(book)) == {"Anna", "Bea"}, "the champion takes nobody's place"
    assert people(book, "final") == ["Carla"]


def test_people_are_invited_by_name_and_strangers_are_reported():
    device = Device("a")
    entries = [*entered(device, "Anna", "Bea", "Zoe"), game(device, "Anna", "Bea")]
    entries.append(game(device, "Anna", "Zoe", stage="final"))
    assert [each.about for each in read_book(entries).conflicts if each.key == "uninvited"] == ["Zoe"]
    entries.append(device.write("invited", AT, stage="final", person="Zoe"))
    book = read_book(entries)
    assert people(book, "final") == ["Anna", "Bea", "Zoe"]
    assert not book.conflicts


def test_a_person_plays_in_one_class_or_in_both():
    device = Device("a")
    entries = [*entered(device, "Old", rules="grande-torneo", born=1950)]
    for name, classes in (("Both", []), ("Child", [16]), ("Grown", [0])):
        entries.append(
            device.write("person", AT, person=name, name=name, place="p1", born=2012, classes=classes)
        )
    book = read_book(entries)
    assert people(book, "") == ["Old", "Both", "Grown"]
    assert people(book, "young") == ["Both", "Child"]


def test_a_tie_of_seconds_at_a_table_is_settled_by_a_play_off_at_any_table():
    device = Device("a")
    names = ("Anna", "Bea", "Carla", "Dino")
    entries = [*entered(device, *names, rules="grande-torneo")]
    entries.append(game(device, *names, stage="qualified", table=3))
    book = read_book(entries)
    assert through(book, "qualified") == ["Anna"]
    (tie,) = ties(book)
    assert (set(tie.persons), tie.places, tie.group.stage) == ({"Bea", "Carla", "Dino"}, 1, "qualified")
    entries.append(game(device, "Dino", "Bea", "Carla", stage="qualified", table=1, playoff=True))
    book = read_book(entries)
    assert through(book, "qualified") == ["Anna", "Dino"]
    assert not ties(book)


def test_a_league_is_ranked_by_points_over_evenings():
    device = Device("a")
    names = ("Anna", "Bea", "Carla")
    entries = [*entered(device, *names, rules="league")]
    entries.append(game(device, "Anna", "Bea", "Carla", out=["Carla", "Bea"], shift=1))
    entries.append(game(device, "Bea", "Anna", "Carla", out=["Carla", "Anna"], shift=2))
    entries.append(game(device, "Bea", "Carla", out=["Carla"], shift=3))
    book = read_book(entries)
    assert [(row.person, row.points) for row in _rows(book, "")] == [("Bea", 4), ("Anna", 3), ("Carla", 0)]
    assert listed("standings", book).columns[2] == "points"


def test_who_withdraws_after_qualifying_is_replaced_by_the_next_unless_seen_in_the_later_stage():
    device = Device("a")
    entries = [*entered(device, "Anna", "Bea", "Carla", rules="grande-torneo")]
    entries += [game(device, name, "Dino") for name in ("Anna", "Anna", "Bea", "Bea", "Carla")]
    played = game(device, "Anna", "Bea", stage="qualified")
    gone = device.write("withdrawn", AT, person="Anna")
    assert through(read_book([*entries, gone])) == ["Bea", "Carla"]
    assert through(read_book([*entries, played, gone])) == ["Anna", "Bea"]


def test_a_corrected_game_replaces_the_first_one_and_undo_brings_that_back():
    device = Device("a")
    wrong = game(device, "Anna", "Bea")
    right = game(device, "Bea", "Anna", replaces=wrong.id)
    book = read_book([*entered(device, "Anna", "Bea"), wrong, right])
    assert [each.winner for each in book.games] == ["Bea"]
    void = device.write("void", AT, entry=right.id)
    assert [each.winner for each in read_book([*entered(device), wrong, right, void]).games] == ["Anna"]


@pytest.mark.parametrize(
    "said",
    [
        None,
        "mine",
        {},
        {"steps": [{"take": True}]},
        {"steps": [{"take": 2, "per": "town"}]},
        {"steps": [3]},
        {"stages": []},
        {"stages": [{"steps": []}, {"steps": [], "id": ""}]},
        {"stages": [{"steps": [], "id": "x"}]},
        {"stages": [{"steps": []}, {"steps": [], "id": "x", "after": ["y"]}]},
        {"stages": [{"steps": [], "table": 1}]},
        {"stages": [{"steps": [], "points": 1}]},
        {"stages": [{"steps": [], "name": 3}]},
    ],
)
def test_steps_and_stages_that_are_not_valid_are_no_rules(said):
    assert rules_from(said) is None


def test_rules_of_one_stage_are_written_as_format_1_did():
    assert PRESETS["two-of-a-place"].as_json() == {
        "steps": [{"take": 2, "per": "place", "under": 0}], "champion": True,
    }  # fmt: skip


def test_tables_are_uneven_where_another_draw_makes_them_more_equal():
    assert are_uneven([[*"abcd"], [*"efgh"], ["i"]], 4)
    assert not are_uneven([[*"abc"], [*"def"], [*"ghi"]], 4)


def test_the_season_is_played_to_the_champions_on_the_command_line(tmp_path, capsys):
    assert main(["club", "--sample", str(tmp_path)]) == 0
    files = sorted(map(str, tmp_path.iterdir()))
    assert len(files) == 48
    out = str(tmp_path / "all.cucu-club")
    assert main(["club", *files[:24], "--play-on", "7", "--json", "--out", out]) == 0
    told = json.loads(capsys.readouterr().out)
    stages = {each["stage"]: each for each in told["stages"]}
    assert list(stages) == ["", "qualified", "semifinal", "final", "young", "young-final"]
    assert [len(stages[each]["qualified"]) for each in stages][:4] == [48, 12, 9, 1]
    assert len(stages["final"]["people"]) == 10
    assert [len(draw["tables"]) for draw in stages["qualified"]["draws"]] == [3, 3]
    assert [each["under"] for each in told["winners"]] == [None, 16]
    assert told["winners"][0]["person"] == stages["final"]["qualified"][0]["person"]
    assert not told["ties"]
    again = merge([("all", Path(out).read_bytes())])
    assert json.loads(json.dumps(as_json(read_book(again.entries), again))) == told


def test_a_dry_run_ends_where_a_tie_cannot_be_settled(monkeypatch):
    device = Device("aaaa")
    entries = list(entered(device, "Anna", "Bea", "Carla"))
    tie = Tie(("Anna", "Bea"), 0, RankingGroup("p1", 0), 1, 1)
    monkeypatch.setattr(sample, "qualification", lambda *_: SimpleNamespace(ties=(tie,)))
    assert [entry.kind for entry in sample.play_on(entries)].count("game") >= 1
