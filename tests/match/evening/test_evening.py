"""An evening: who plays what, who is ahead, and what survives kills and damage."""

import json
from dataclasses import replace
from random import Random

import pytest

from cucu_desktop import kept_stores
from cucu_desktop.bots import PERSONS
from cucu_desktop.engine.actions import Amount
from cucu_desktop.games.catalogue import GAMES
from cucu_desktop.match.evening import evening_store as store
from cucu_desktop.match.evening.evening import Evening
from cucu_desktop.match.evening.evening_plan import EveningPlan, house_proposals, misfits, seated, usual_round
from cucu_desktop.match.evening.round_result import RoundResult, round_result, stakes
from cucu_desktop.match.evening.standings import points_of, standings
from cucu_desktop.match.log import LogError
from cucu_desktop.match.match import Match, Player, Setup


def company(bots=3, people=("Anna",)):
    names = list(PERSONS)[:bots]
    return (
        *(Player(name, f"you-{number}") for number, name in enumerate(people, 1)),
        *(Player(PERSONS[name].name, name, name) for name in names),
    )


def plan_of(*games, counts="places", **who):
    return EveningPlan(company(**who), tuple(usual_round(game) for game in games), counts)


def play(match, random=None):
    """Play a match to its end by chance: the rules are what matters here."""
    random = random or Random(5)
    while not match.is_over:
        seat = match.to_act
        chosen = random.choice(match.observation(seat).decision.options)
        match.submit(seat, chosen.of(chosen.low) if isinstance(chosen, Amount) else chosen)
    return match


def play_round(evening, matches, number):
    name = f"{number}.cucu"
    evening.begin_round(name)
    match = Match.begin(evening.next_setup(number), matches / name)
    play(match)
    match.close()
    return match


@pytest.fixture
def matches(tmp_path):
    return tmp_path / "matches"


@pytest.fixture
def log(matches):
    return store.folder(matches) / ("a" + store.ENDING)


def result(names, places, coins=None):
    return RoundResult(
        "x.cucu", tuple(names), tuple(places), tuple(coins or [0] * len(names)), (0,) * len(names)
    )


@pytest.mark.parametrize("game", [game for game in GAMES if GAMES[game].has_option("agreement")])
@pytest.mark.parametrize(("bots", "divides"), [(1, False), (2, True)])
def test_two_alone_are_not_asked_to_divide_the_pool(log, game, bots, divides):
    setup = Evening(plan_of(game, bots=bots), log).next_setup(1)
    assert len(setup.players) == bots + 1
    assert setup.options == replace(GAMES[game].usual, agreement=divides)


def test_everybody_left_behind_is_two_points_and_an_equal_one():
    assert points_of(result("abcd", (1, 3, 3, 2))) == {"a": 6, "d": 4, "b": 1, "c": 1}


def test_whoever_sits_out_gets_what_the_middle_has():
    plan = plan_of("coch", bots=4)
    names = [player.name for player in plan.company]
    table = standings(plan, [result(names[:4], (1, 2, 1, 2))])
    points = {each.player.name: each.points for each in table}
    assert points[names[4]] == 3
    assert points[names[0]] == 5
    assert [each.place for each in table] == [1, 1, 3, 4, 4]


def test_by_purses_the_coins_decide():
    plan = plan_of("campli", "campli", counts="purse", bots=1)
    anna, peppe = (player.name for player in plan.company)
    played = [result((anna, peppe), (1, 2), (5, -5)), result((anna, peppe), (2, 1), (-8, 8))]
    assert [(each.player.name, each.purse) for each in standings(plan, played)] == [(peppe, 103), (anna, 97)]


def test_persons_play_and_bots_take_turns():
    plan = plan_of("coch", "coch", "coch", bots=5)
    first = {player.name for player in seated(plan, 0, {})}
    out = {player.name: 1 for player in plan.company if player.name not in first}
    second = {player.name for player in seated(plan, 1, out)}
    assert "Anna" in first & second
    assert len(out) == 2
    assert set(out) <= second


def test_the_stakes_of_the_losers_are_divided():
    assert stakes((1, 2, 2)) == [10, -5, -5]
    assert stakes((1, 1, 3, 3, 3)) == [8, 7, -5, -5, -5]
    assert stakes((1, 1)) == [0, 0]


def test_the_house_proposes_what_can_be_played():
    found = house_proposals()
    assert len({proposal.name for proposal in found}) == len(found) >= 5
    for proposal in found:
        assert not misfits(proposal.seats, proposal.rounds)
    assert found[0].games == ("campli", "campli", "campli", "coch")


def test_a_game_too_large_for_the_company_is_told():
    assert [each.game for each in misfits(4, plan_of("campli", "zifuli").rounds)] == ["zifuli"]


@pytest.mark.parametrize("game", list(GAMES))
def test_every_game_has_places_and_coins_that_add_up(game):
    possible = GAMES[game].seats_of(GAMES[game].usual)
    seats = min(max(possible[0], 4), possible[-1])
    players = tuple(Player(PERSONS[name].name, name, name) for name in list(PERSONS)[:seats])
    match = play(Match.begin(Setup(game, players, GAMES[game].usual, seed=3)))
    told = round_result(match, "x")
    assert min(told.places) == 1
    assert sum(told.coins) == 0
    assert set(told.winners) <= {player.name for player in players}


def test_a_game_for_pots_is_ranked_by_chips():
    """Three chips each: who has run dry is last, though nobody goes out before the end."""
    options = replace(GAMES["cambio"].usual, chips=3, talk=False)
    match = play(Match.begin(Setup("cambio", company(bots=5, people=()), options, seed=4)))
    told = round_result(match, "x")
    held = [coins + 3 for coins in told.coins]
    assert list(told.places) == [1 + sum(other > mine for other in held) for mine in held]
    assert len(set(told.places)) > 2


def test_an_evening_is_gone_on_with_as_it_was(matches, log):
    evening = Evening.begin(plan_of("campli", "coch", "cuckoo"), log)
    match = play_round(evening, matches, 0)
    assert evening.take(match)
    assert not evening.take(match)
    play_round(evening, matches, 1)  # and the program is killed before it has counted this
    evening.close()
    again = Evening.open(log)
    assert (again.plan, again.results) == (evening.plan, evening.results)
    assert again.under_way == "1.cucu"
    again.catch_up(lambda name: store.match_of(matches, name))
    assert again.next_round == 2
    assert again.under_way is None
    assert {each.purse for each in again.standings} != {100}


def test_purses_go_from_game_to_game(matches, log):
    evening = Evening.begin(plan_of("campli", "campli"), log)
    evening.take(play_round(evening, matches, 0))
    held = {each.player.name: each.purse for each in evening.standings}
    setup = evening.next_setup(9)
    assert setup.purses == held
    evening.begin_round("1.cucu")
    match = Match.begin(setup, matches / "1.cucu")
    stake = setup.options.stake
    coins = dict(zip((player.name for player in match.players), match.observation(0).coins, strict=True))
    assert coins == {name: coins - stake for name, coins in held.items()}
    match.close()
    resumed = Match.resume(matches / "1.cucu")
    assert resumed.setup == setup
    resumed.close()


def test_a_damaged_line_costs_what_it_says_and_no_more(matches, log):
    evening = Evening.begin(plan_of("campli", "coch"), log)
    evening.take(play_round(evening, matches, 0))
    evening.close()
    lines = log.read_bytes().split(b"\n")
    lines[2] = lines[2][:40] + b"#" + lines[2][40:]
    log.write_bytes(b"\n".join(lines))
    again = Evening.open(log)
    assert again.under_way == "0.cucu"
    again.catch_up(lambda name: store.match_of(matches, name))
    assert again.results == evening.results
    again.close()
    assert lines[2] not in log.read_bytes()
    assert (matches.parent / "damaged" / log.name).read_bytes() == b"\n".join(lines)


@pytest.mark.parametrize(
    ("change", "reason"),
    [
        ({"evening": 2}, "newer"),
        ({"rounds": [{"game": "briscola", "options": {}}]}, "damaged"),
        ({"rounds": [{"game": "briscola", "options": {}}], "version": "99.0"}, "newer"),
        ({"counts": "beauty"}, "damaged"),
        ({"company": []}, "damaged"),
        ({"company": [{"name": name * 1000, "face": "you-1", "bot": None} for name in "AB"]}, "damaged"),
        ({"purse": 0}, "damaged"),
        ({"evening": None}, "damaged"),
    ],
)
def test_what_cannot_be_read_is_told(log, change, reason):
    Evening.begin(plan_of("campli"), log).close()
    header = json.loads(log.read_bytes().split(b"\n")[0])
    log.write_bytes(json.dumps(header | change).encode() + b"\n")
    with pytest.raises(LogError) as caught:
        Evening.open(log)
    assert caught.value.reason == reason


def test_a_full_disk_stops_the_writing_and_not_the_evening(matches, log):
    log.parent.mkdir(parents=True)
    log.mkdir()  # nothing can be written there
    evening = Evening.begin(plan_of("campli", "coch"), log)
    assert kept_stores.unwritten() == ("evening",)
    evening.take(play_round(evening, matches, 0))
    assert evening.next_round == 1
    log.rmdir()
    kept_stores.try_again()
    evening.close()
    assert Evening.read(log).results == evening.results


def test_waiting_evenings_are_found_and_those_over_are_not(matches, log):
    assert list(store.waiting(matches)) == []
    evening = Evening.begin(plan_of("campli"), log)
    evening.begin_round("0.cucu")
    (left,) = store.waiting(matches)
    assert (left.games, left.names[0], left.done, left.match) == (("campli",), "Anna", 0, "0.cucu")
    assert store.belonging(matches, "0.cucu") == log
    assert store.belonging(matches, "1.cucu") is None
    evening.matches.clear()
    evening.take(play_round(evening, matches, 0))
    evening.close()
    assert list(store.waiting(matches)) == []
    there = store.put_away(log)
    assert there.is_file()
    (log.parent / "odd.evening").write_bytes(b"[" * 9)
    (log.parent / "folder.evening").mkdir()
    assert list(store.waiting(matches)) == []


def test_an_evening_of_others_is_damaged_and_nothing_impossible_is_written(matches, log):
    """One letter of the company was changed: what was played does not belong to it any more."""
    evening = Evening.begin(plan_of("campli", "campli"), log)
    evening.take(play_round(evening, matches, 0))
    evening.begin_round("1.cucu")
    evening.close()
    log.write_bytes(log.read_bytes().replace(b'"name":"Anna"', b'"name":"A.na"', 1))
    again = Evening.open(log)
    before = log.read_bytes()
    with pytest.raises(LogError, match="damaged"):
        again.catch_up(lambda name: store.match_of(matches, name))
    again.close()
    assert log.read_bytes() == before


def test_a_match_of_another_game_is_no_match_of_the_evening(matches, log):
    evening = Evening.begin(plan_of("campli", "coch"), log)
    evening.begin_round("other.cucu")
    players = evening.plan.company
    match = Match.begin(Setup("cuckoo", players, GAMES["cuckoo"].usual, seed=3), matches / "other.cucu")
    play(match)
    match.close()
    with pytest.raises(LogError, match="damaged"):
        evening.catch_up(lambda name: store.match_of(matches, name))
    assert evening.results == ()


@pytest.mark.parametrize(
    "name", ["../outside.cucu", "/{}/outside.cucu", "..", "", "x" * 300, "a\0b", "\ud800"]
)
def test_an_evening_names_no_match_outside_its_folder(matches, log, tmp_path, name):
    outside = tmp_path / "outside.cucu"
    evening = Evening.begin(plan_of("campli", "coch"), log)
    play_round(evening, matches, 0)
    evening.close()
    (matches / "0.cucu").rename(outside)
    outside.write_bytes(outside.read_bytes() + b'{"torn')
    outside.chmod(0o644)
    before = outside.read_bytes(), outside.stat().st_mode
    name = name.replace("{}", str(tmp_path)[1:])
    log.write_bytes(log.read_bytes().replace(b'"0.cucu"', json.dumps(name).encode()))
    assert store.match_of(matches, name) is None
    again = Evening.open(log)
    again.catch_up(lambda name: store.match_of(matches, name))
    assert again.under_way is None
    with pytest.raises(ValueError, match="no match"):
        again.begin_round(name)
    again.close()
    assert json.dumps(name).encode() not in log.read_bytes()
    assert (outside.read_bytes(), outside.stat().st_mode) == before
    assert [left.match for left in store.waiting(matches)] == [None]


@pytest.mark.parametrize("text", [b"nothing of ours\n", b'{"evening":1}\n', b""])
def test_a_damaged_evening_is_set_aside(matches, log, text):
    log.parent.mkdir(parents=True)
    for path in (log, log.parent / "over" / "b.evening"):
        path.parent.mkdir(exist_ok=True)
        path.write_bytes(text)
    assert list(store.waiting(matches)) == list(store.over(matches)) == []
    assert {path.name for path in (matches.parent / "damaged").iterdir()} == {"a.evening", "b.evening"}
    assert not log.exists()
