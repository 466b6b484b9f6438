"""Every scenario of the collection can be laid on the table, played as it is written, and resumed."""

import json
from dataclasses import replace
from random import Random

import pytest

from cucu_desktop.engine.actions import EXCHANGE, KEEP
from cucu_desktop.games import coch, trionfo, zifuli
from cucu_desktop.games.catalogue import GAMES
from cucu_desktop.match.log import LogError
from cucu_desktop.match.match import Match, Player, Setup
from cucu_desktop.match.scenario.collection import collected, entries
from cucu_desktop.match.scenario.runner import run
from cucu_desktop.match.scenario.scripted_deal import ScenarioSeating, ScriptedDeal
from tests.games.random_play import GAMES as OTHERS

TRICKS = {game.ID: game.GAME for game in (coch, zifuli, trionfo)}
ALL = [entry for game in ("campli", *OTHERS, *TRICKS) for entry in entries(game)]


def entry_of(game, name):
    return next(entry for entry in entries(game) if entry.name == name)


def setup_of(entry):
    players = tuple(Player(name, "you-1") for name in entry.seats)
    return Setup(entry.game, players, ScriptedDeal(entry.scenario).options, seed=3, case=entry.scenario)


def play_as_written(match):
    while match.scripted_deal.left:
        match.submit(*match.scripted_deal.left[0])


@pytest.mark.parametrize("entry", ALL, ids=lambda entry: f"{entry.game}/{entry.name}")
def test_a_scenario_is_played_as_it_is_written_and_read_again(entry, tmp_path):
    match = Match.begin(setup_of(entry), tmp_path / "log")
    assert [player.name for player in match.players] == list(entry.seats)
    play_as_written(match)
    match.close()
    told = run(entry.scenario)
    assert (match.scripted_deal.deals == 2 or match.is_over) == (told["state"] != "decision")
    if told["state"] == "decision":
        due = match.scripted_deal.seating.read_action(f"{told['to_act']} keep")[0]
        assert match.to_act == due
    again = Match.resume(tmp_path / "log")
    again.close()
    assert again.feed(0) == match.feed(0)
    assert [again.observation(seat) for seat in range(len(again.players))] == [
        match.observation(seat) for seat in range(len(match.players))
    ]


def test_the_collection_has_the_games_that_can_be_played():
    assert {entry.game for entry in collected()} == set(GAMES)
    entry = entry_of("campli", "all-return-with-a-matto")
    assert entry.seats == ("Ada", "Bruno", "Cesira")
    assert entry.playing == ("Ada", "Cesira")
    assert "fool" in entry.notes("en")
    assert entry.title("it") == "Il Matto richiama tutti"


def test_who_leaves_the_scenario_makes_another_deal_of_it():
    entry = entry_of("campli", "horse-hunter-cat")
    match = Match.begin(setup_of(entry))
    assert match.scripted_deal.due(0) == EXCHANGE
    assert match.scripted_deal.due(1) is None
    match.submit(0, KEEP)
    assert match.scripted_deal.left == []
    assert match.scripted_deal.due(match.to_act) is None


def test_the_next_deal_is_shuffled_and_the_next_game_begins_as_any(tmp_path):
    entry = entry_of("campli", "winner-takes-the-pool")
    match = Match.begin(setup_of(entry), tmp_path / "log")
    play_as_written(match)
    assert match.is_over
    match.next_game()
    assert match.scripted_deal is None
    assert match.game_number == 2
    tokens = match.observation(0).tokens
    assert set(tokens) == {3}
    match.close()
    again = Match.resume(tmp_path / "log")
    again.close()
    assert again.observation(0) == match.observation(0)


def test_two_seeds_part_after_the_scenarios_deal():
    entry = entry_of("campli", "tie")
    cards = []
    for seed in (1, 2):
        match = Match.begin(replace(setup_of(entry), seed=seed))
        play_as_written(match)
        cards.append([match.observation(seat).card for seat in range(len(match.players))])
    assert cards[0] != cards[1]


@pytest.mark.parametrize(
    "break_it",
    [
        lambda header: header["case"].update(game="poker"),
        lambda header: header["case"]["seats"].pop(),
        lambda header: header["case"].update(pack=["XXX"]),
        lambda header: header.update(case="a scenario"),
    ],
)
def test_a_log_with_a_broken_scenario_is_damaged(tmp_path, break_it):
    match = Match.begin(setup_of(entry_of("campli", "tie")), tmp_path / "log")
    match.close()
    header, *lines = (tmp_path / "log").read_text(encoding="utf-8").splitlines()
    broken = json.loads(header)
    break_it(broken)
    (tmp_path / "log").write_text("\n".join([json.dumps(broken), *lines, ""]), encoding="utf-8")
    with pytest.raises(LogError, match="damaged"):
        Match.resume(tmp_path / "log")


def test_a_match_without_a_scenario_says_nothing_of_one(tmp_path):
    setup = replace(setup_of(entry_of("campli", "tie")), case=None)
    match = Match.begin(setup, tmp_path / "log")
    match.close()
    assert '"case"' not in (tmp_path / "log").read_text(encoding="utf-8")


def test_dummies_sit_last_and_their_partners_play_for_them():
    entry = entry_of("coch", "coch-two-players")
    assert (entry.seats, entry.dealer) == (("Nina", "Tista"), 1)
    match = Match.begin(setup_of(entry))
    seen = match.observation(0)
    assert (match.to_act, seen.about, seen.dealer) == (0, 2, 1)
    assert sorted(map(str, seen.hands[2])) == sorted(entry.scenario["hands"]["Primo"])


@pytest.mark.parametrize(("dummy", "partners"), [("A", "CDBCDB"), ("B", "DACDAC"), ("C", "ABDABD")])
def test_after_a_deal_for_three_the_dummy_goes_on_from_whomever_it_was_with(tmp_path, dummy, partners):
    """The dummy of a scenario lies anywhere; in the deals after it all have it equally often (H4)."""
    seats = [{"name": name} | ({"dummy": True} if name == dummy else {}) for name in "ABCD"]
    case = {"game": "coch", "seats": seats}
    seating = ScenarioSeating.of(case)
    assert [seating.names[seat] for seat in seating.order] == list("ABCD")
    players = tuple(Player(name, "you-1") for name in seating.names[:3])
    match, random = (
        Match.begin(Setup("coch", players, coch.Options(), case=case), tmp_path / "log"),
        Random(1),
    )
    had = {}
    while not match.is_over:
        seen = match.observation(match.to_act)
        had[seen.number] = match.players[seen.player_for(3)].name
        match.submit(match.to_act, random.choice(seen.decision.options))
    match.close()
    assert "".join(had.values()) == partners
    again = Match.resume(tmp_path / "log")
    again.close()
    assert again.feed(0) == match.feed(0)
