"""Each player of a table has a face of their own."""

import json
from dataclasses import asdict, replace

from cucu_desktop.bots import PERSONS
from cucu_desktop.games.catalogue import GAMES
from cucu_desktop.match.evening.evening_plan import EveningPlan, plan_from_json, plan_to_json, usual_round
from cucu_desktop.match.evening.season import Season, new_season
from cucu_desktop.match.match import Match, Player, Setup
from cucu_desktop.match.setup import with_own_faces
from cucu_desktop.ui.pages.setup import seating
from cucu_desktop.ui.pages.setup.seating import next_bot, next_person, unlike, usual
from cucu_desktop.ui.widgets.preferences import Preferences
from cucu_desktop.ui.window.inn import evening_company

EQUAL = (
    Player("Anna", "you-2"),
    Player("Dan", "you-2"),
    Player("Ben", "peppe"),
    Player("Zi\N{RIGHT SINGLE QUOTATION MARK} Peppe", "peppe", "peppe"),
)


def faces(players):
    return [player.face for player in players]


def all_differ(players):
    return len(set(faces(players))) == len(players)


def test_twenty_people_have_twenty_faces():
    company = ()
    while len(company) < 20:
        company = (*company, next_person(company))
    assert len({player.face for player in company}) == 20


def test_a_person_and_a_bot_do_not_share_a_face():
    plan = usual("campli", "Anna")
    for _ in range(12):
        plan = replace(plan, players=(*plan.players, next_person(plan.everybody)))
    for _ in range(2):
        plan = replace(plan, players=(*plan.players, next_bot(plan)))
    assert len({player.face for player in plan.players}) == len(plan.players)


def test_a_known_person_with_the_face_of_another_player_gets_another():
    first = next_person(())
    second = replace(next_person((first,)), face=first.face)
    assert unlike(second, (first,)).face != first.face
    assert unlike(first, ()) == first


def test_a_saved_match_with_equal_faces_is_continued_with_different_ones(tmp_path):
    path = tmp_path / "match.jsonl"
    with_faces = Setup("campli", EQUAL, GAMES["campli"].usual, seed=3)
    Match.begin(with_faces, path).close()
    old = [json.loads(line) for line in path.read_text(encoding="utf-8").splitlines()]
    for line in old:
        game = line.get("game")
        for player in (game if isinstance(game, dict) else line).get("players", ()):
            player["face"] = next(each.face for each in EQUAL if each.name == player["name"])
    path.write_text("".join(f"{json.dumps(line, ensure_ascii=False)}\n" for line in old), encoding="utf-8")
    match = Match.resume(path)
    assert all_differ(match.players)
    kept = {player.name: player.face for player in match.players}
    assert kept["Anna"] == "you-2", "the first by name keeps it"
    assert kept["Ben"] != "peppe", "a bot keeps its own"
    match.close()


def test_the_order_of_the_seats_changes_no_face():
    first, second = with_own_faces(EQUAL), with_own_faces(EQUAL[::-1])
    assert set(first) == set(second)


def test_a_saved_table_an_evening_and_a_season_with_equal_faces_get_different_ones():
    plan = replace(usual("campli", "Anna"), players=EQUAL)
    assert all_differ(seating.read("campli", seating.written(plan)).players)
    evening = EveningPlan(EQUAL, (usual_round("campli"),), "places")
    assert all_differ(plan_from_json(plan_to_json(evening)).company)
    kept = Preferences(tables={evening_company.KEPT: evening_company.kept(evening)})
    assert all_differ(evening_company.plan_for(kept, None).company)
    season = new_season(EQUAL[:3], 5)
    regular = PERSONS[season.regulars[0]].face
    stored = Season.header_of(season) | {
        "persons": [asdict(replace(player, face=regular)) for player in EQUAL[:3]]
    }
    for played in (season, Season.plan_in(stored)):
        assert all_differ(played.everybody)
