"""A season: who sits where, who is ahead, what the other table plays, and what stands on the shelf."""

import json
from io import BytesIO

import pytest

from cucu_desktop.match.evening import evening_store as store
from cucu_desktop.match.evening import other_table
from cucu_desktop.match.evening import prize_shelf as shelf
from cucu_desktop.match.evening.evening import Evening
from cucu_desktop.match.evening.evening_plan import EveningPlan, usual_round
from cucu_desktop.match.evening.round_result import RoundResult
from cucu_desktop.match.evening.season import (
    EVENINGS,
    HERE,
    TABLE,
    THERE,
    Season,
    company,
    new_season,
    season_points,
)
from cucu_desktop.match.log import LogError
from cucu_desktop.match.match import Player

ANNA = Player("Anna", "you-1")
PLAN = new_season((ANNA,), 7)


@pytest.fixture
def matches(tmp_path):
    return tmp_path / "matches"


@pytest.fixture
def season(matches):
    return Season.begin(PLAN, shelf.folder(matches) / "a.season")


def points(number, table, first="Anna", last=None):
    """Points of an evening: the player named first wins it, the one named last comes last."""
    names = [player.name for player in company(PLAN, number, table)]
    names.sort(key=lambda name: (name == last) - (name == first))
    return {name: 10 - 2 * place for place, name in enumerate(names)}


def play_all(season, **who):
    for number in range(EVENINGS):
        for table in (HERE, THERE):
            season.take(number, table, points(number, table, **who))


def test_a_dozen_sit_at_two_tables_and_the_rival_always_here():
    assert len(PLAN.everybody) == 2 * TABLE
    for number in range(EVENINGS):
        here, there = (company(PLAN, number, table) for table in (HERE, THERE))
        assert {player.name for player in (*here, *there)} == {player.name for player in PLAN.everybody}
        assert len(here) == len(there) == TABLE
        assert here[0] == ANNA
        assert here[1].bot == PLAN.rival
    assert len({company(PLAN, number, HERE) for number in range(EVENINGS)}) > 1


def test_a_season_follows_from_its_seed():
    assert new_season((ANNA,), 7) == PLAN
    assert new_season((ANNA,), 8) != PLAN


def test_several_persons_sit_at_one_table_and_too_many_do_not():
    persons = tuple(Player(f"P{number}", f"you-{number + 1}") for number in range(5))
    assert company(new_season(persons, 1), 0, HERE)[:5] == persons
    with pytest.raises(ValueError, match="table"):
        new_season((*persons, ANNA), 1)


def test_a_regular_goes_by_another_name_beside_a_namesake():
    namesake = Player("bruna", "you-1")
    names = [player.name for player in new_season((namesake,), 3).everybody]
    assert len({name.casefold() for name in names}) == len(names)


def test_the_season_is_over_when_both_tables_have_played(season):
    for number in range(EVENINGS):
        season.take(number, HERE, points(number, HERE))
    assert season.next_evening == EVENINGS
    assert season.missing == tuple(range(EVENINGS))
    assert not season.is_over
    assert season.prizes() == []
    for number in range(EVENINGS):
        season.take(number, THERE, points(number, THERE))
    assert season.is_over


def test_who_is_ahead_wins_and_beating_the_rival_is_a_prize_of_its_own(season):
    play_all(season, last=season.rival.name)
    first = season.standings[0]
    assert (first.player, first.place, first.points, first.won, first.last) == (ANNA, 1, 60, 6, 10)
    assert season.duel("Anna") == (EVENINGS, 0)
    assert season.prizes() == [("first", "Anna"), ("rival", "Anna")]


def test_whoever_is_last_wins_nothing(season):
    play_all(season, first=season.rival.name, last="Anna")
    assert season.duel("Anna") == (0, EVENINGS)
    assert season.prizes() == []


def test_what_is_kept_stays(season):
    season.take(0, HERE, points(0, HERE))
    season.take(0, HERE, points(0, HERE, last="Anna", first=season.rival.name))
    assert season.standings[0].player == ANNA


def test_a_season_is_read_back_and_a_damaged_line_costs_one_evening(season, matches):
    play_all(season)
    season.close()
    assert Season.read(season.path).standings == season.standings
    lines = season.path.read_bytes().split(b"\n")
    season.path.write_bytes(b"\n".join([*lines[:3], b"{", *lines[4:]]))
    again = Season.open(season.path)
    again.close()
    assert again.next_evening == 1
    assert (matches.parent / "damaged" / "a.season").is_file()
    again.take(1, HERE, points(1, HERE))
    assert again.is_over


@pytest.mark.parametrize(
    ("change", "reason"),
    [
        ({"season": 2}, "newer"),
        ({"season": None, "rival": "nobody"}, "damaged"),
        ({"regulars": ["nobody"] * 11}, "damaged"),
        ({"evenings": [["briscola"]], "version": "99"}, "newer"),
        ({"seed": "x"}, "damaged"),
        ({"evenings": []}, "damaged"),
        ({"persons": [{"name": "A" * 1000, "face": "you-1", "bot": None}]}, "damaged"),
    ],
)
def test_what_cannot_be_read_is_told(season, change, reason):
    season.close()
    header = json.loads(season.path.read_bytes())
    season.path.write_bytes(json.dumps(header | change).encode() + b"\n")
    with pytest.raises(LogError) as caught:
        Season.open(season.path)
    assert caught.value.reason == reason
    season.path.write_bytes(b"[1]\n")
    with pytest.raises(LogError):
        Season.read(season.path)


def test_the_shelf_shows_what_was_won(season, matches):
    assert shelf.prizes(matches) == ()
    play_all(season, last=season.rival.name)
    season.close()
    (matches.parent / "seasons" / "odd.season").write_bytes(b"odd\n")
    assert [prize.kind for prize in shelf.prizes(matches)] == ["first", "rival"]
    assert shelf.newest(matches) == season.path


def test_an_evening_that_was_over_when_the_program_was_killed_counts(season, matches):
    plan = season.evening_plan(0)
    evening = Evening.begin(plan, store.folder(matches) / "e.evening")
    names = [player.name for player in plan.company]
    for each in plan.rounds:
        playing = names[: each.seats[-1]]
        places = tuple(range(1, len(playing) + 1))
        evening.keep(RoundResult("x", tuple(playing), places, (0,) * len(playing), (0,) * len(playing)))
    evening.close()
    store.put_away(evening.path)
    shelf.recount(season, matches)
    assert season.next_evening == 1
    assert season.standings[0].points == 10


def test_points_of_an_evening_are_for_places():
    plan = EveningPlan((ANNA, Player("Ugo", "you-2"), Player("Ada", "you-3")), (usual_round("campli"),))
    played = RoundResult("x", ("Anna", "Ugo", "Ada"), (2, 1, 2), (0, 0, 0), (0, 0, 0))
    assert season_points(plan, [played]) == {"Ugo": 4, "Anna": 1, "Ada": 1}


def test_the_other_table_plays_for_itself_and_the_same_each_time():
    there = tuple(player for player in company(PLAN, 0, THERE))
    plan = EveningPlan(there, tuple(usual_round(game) for game in ("cuckoo", "tiebreak")))
    answers = BytesIO()
    other_table.serve(BytesIO(other_table.question_of(plan, "7/0") * 2), answers)
    first, again = (json.loads(line) for line in answers.getvalue().splitlines())
    assert first == again
    assert set(first) == {player.name for player in there}
    assert sum(first.values()) == TABLE * (TABLE - 1)
