"""Tournaments of bots: the same result in any number of processes, and what a deal brings adds up."""

import json
import sys
from dataclasses import replace
from itertools import count
from multiprocessing import active_children
from pathlib import Path
from time import sleep

import pytest

from cucu_desktop.app import main
from cucu_desktop.bots import PERSONS
from cucu_desktop.bots.tricks import play as card_play
from cucu_desktop.games.catalogue import GAMES
from cucu_desktop.match import tournament as tournaments
from cucu_desktop.match.tournament import Result, Tournament, chairs_of, mean_and_error, play, play_game

SEATS = {
    "campli": 4,
    "lu_stu": 3,
    "cuckoo": 4,
    "ace_chasing": 4,
    "tiebreak": 3,
    "coch": 4,
    "zifuli": 5,
    "trionfo": 4,
}
NOTHING_COMES_IN = ("ace_chasing", "coch", "zifuli", "trionfo")
"""Games in which what one wins another loses, deal by deal."""


@pytest.fixture(autouse=True)
def _little_thought(monkeypatch):
    monkeypatch.setattr(card_play, "WORLDS", 8)
    monkeypatch.setattr(card_play, "SOLVED", 2)


def seats_at(game):
    """How many play in a tournament here; of a game that is not listed as few as may."""
    return SEATS.get(game, GAMES[game].seats[0])


def tournament(game="campli", deals=6, **others):
    chairs = chairs_of(seats_at(game), (2, 1))
    return Tournament(game, GAMES[game].options(), chairs, deals, **others)


def result(*arguments):
    *_, last = play(*arguments)
    assert isinstance(last, Result)
    return replace(last, seconds=0.0)


def test_those_who_have_a_level_sit_where_it_is_asked_for():
    for person, level in zip(chairs_of(6, (3, 1)), (3, 1) * 3, strict=True):
        assert PERSONS[person.id] == person
        assert person.level == level


def test_who_is_given_the_highest_level_forgets_nothing():
    peppe, assunta = chairs_of(2, (3, 2), ("peppe", "assunta"))
    assert (peppe.level, peppe.memory) == (3, 1.0)
    assert assunta == replace(PERSONS["assunta"], level=2)


@pytest.mark.parametrize("duplicate", [False, True])
def test_the_number_of_processes_makes_no_difference(duplicate):
    once = result(tournament(duplicate=duplicate), 1)
    assert result(tournament(duplicate=duplicate), 2) == once
    assert result(tournament(duplicate=duplicate, seed=2), 1) != once


def _play_until_told(tournament, number):
    """Play the first game; the others last until the test releases them, and then leave a note."""
    if number:
        told = Path("told")
        while not told.exists():
            sleep(0.01)
        Path("went on").touch()
    return play_game(tournament, number)


@pytest.mark.skipif(
    sys.platform != "linux", reason="elsewhere processes begin with the module as it is on the disk"
)
def test_nobody_plays_on_after_the_result_is_told(monkeypatch, tmp_path):
    monkeypatch.setattr(tournaments, "play_game", _play_until_told)
    monkeypatch.chdir(tmp_path)
    result(tournament(deals=1), 2)
    players = active_children()
    Path("told").touch()
    for player in players:
        player.join()
    assert not Path("went on").exists()


@pytest.mark.parametrize("game", GAMES)
def test_every_game_is_measured(game):
    measured = result(tournament(game, 3), 1)
    assert measured.deals == 3
    assert len(measured.standings) == seats_at(game)
    if game in NOTHING_COMES_IN:
        deals = play_game(tournament(game, 3), 0).deals
        assert [sum(brought or 0 for brought in deal) for deal in deals] == pytest.approx([0] * len(deals))


def test_partners_win_the_same_points():
    first, second, third, fourth = (
        standing.per_deal.mean for standing in result(tournament("coch", 4), 1).standings
    )
    assert (first, second) == (third, fourth)
    assert first == -second


def test_in_duplicate_equal_players_with_the_same_chance_come_out_even():
    """Nobody decides by chance here, so from every seat a player does what the player there did before."""
    person = replace(PERSONS["assunta"], level=2)
    even = Tournament("coch", GAMES["coch"].options(), (person,) * 4, 8, duplicate=True)
    assert [standing.per_deal.mean for standing in result(even, 1).standings] == [0, 0, 0, 0]


def test_what_is_lost_in_a_game_is_what_everybody_had():
    """Without re-entry all tokens are lost in the end but those of the player who wins."""
    options = GAMES["campli"].options(reentry=False, sharing=False, agreement=False)
    played = play_game(Tournament("campli", options, chairs_of(4, (2,)), 1000), 3)
    lost = [-sum(brought[chair] or 0 for brought in played.deals) for chair in range(4)]
    (winner,) = played.winners
    assert [lost[chair] for chair in range(4) if chair != winner] == [3, 3, 3]
    assert lost[winner] < 3


@pytest.mark.parametrize("duplicate", [False, True])
def test_a_deal_counts_only_for_the_chairs_that_were_dealt_into_it(duplicate):
    """A chair that is out loses nothing, which is not to make its average look better."""
    options = GAMES["campli"].options(tokens=1, reentry=False, sharing=False, agreement=False)
    setting = Tournament("campli", options, chairs_of(4, (2,)), 30, duplicate=duplicate)
    games = [play_game(setting, number) for number in range(8)]
    assert None not in games[0].deals[0]
    assert any(None in deal for game in games for deal in game.deals)
    for game in games if not duplicate else ():  # the winner is in the last deal
        for winner in game.winners:
            assert game.deals[-1][winner] is not None
    measured, dealt = result(setting, 1), []
    for number in count():
        dealt += play_game(setting, number).deals
        if len(dealt) >= 30:
            break
    for chair, standing in enumerate(measured.standings):
        played = [deal[chair] for deal in dealt[:30] if deal[chair] is not None]
        assert standing.per_deal == mean_and_error(played)
        assert len(played) < 30 or duplicate


def test_the_share_of_games_won():
    """Over the numbered games, the repetitions of one game taken together; none if no game is over."""
    short = GAMES["campli"].options(tokens=1, reentry=False, sharing=False, agreement=False)
    measured = result(Tournament("campli", short, chairs_of(3, (3, 1)), 40, duplicate=True), 1)
    shares = [standing.won_share for standing in measured.standings]
    assert [round(share.mean * measured.games) for share in shares] == [
        standing.won for standing in measured.standings
    ]
    assert sum(share.mean for share in shares) == pytest.approx(1)
    assert all(share.error > 0 for share in shares)
    unfinished = result(tournament("campli", 1), 1)
    assert not unfinished.games
    assert [standing.won_share for standing in unfinished.standings] == [None] * 4


def test_mean_and_error():
    assert mean_and_error([2.0]) == (2.0, 0.0)
    mean, error = mean_and_error([0.0, 1.0, 2.0, 3.0])
    assert (mean, round(error, 6)) == (1.5, 0.645497)


def test_short_lists_repeat():
    chairs = chairs_of(5, (3, 1), ("peppe", "nina", "carlo"))
    assert [person.id for person in chairs] == ["peppe", "nina", "carlo", "peppe", "nina"]
    assert [person.level for person in chairs] == [3, 1, 3, 1, 3]
    assert [person.level for person in chairs_of(2, (), ("assunta", "peppe"))] == [3, 1]


def test_the_command_prints_one_object(capsys):
    words = "simulate --seats 3 --deals 4 --levels 2,1 --preset short --options stake=7 --json --jobs 1"
    assert main(words.split()) == 0
    told = json.loads(capsys.readouterr().out)
    assert set(told) == {"game", "deals", "games", "unit", "decisions_per_second", "seats"}
    assert (told["game"], told["deals"], told["unit"]) == ("campli", 4, "tokens")
    assert told["decisions_per_second"] is None, "the same seed gives the same bytes"
    assert [seat["level"] for seat in told["seats"]] == [2, 1, 2]
    for seat in told["seats"]:
        assert set(seat) == {"level", "person", "won", "per_deal", "won_share"}
        assert set(seat["per_deal"]) == set(seat["won_share"]) == {"mean", "error"}


def test_how_fast_it_went_is_told_to_who_asks(capsys):
    words = "simulate --seats 3 --deals 2 --levels 1 --jobs 1 --lang en --timing"
    assert main([*words.split(), "--json"]) == 0
    assert json.loads(capsys.readouterr().out)["decisions_per_second"] > 0
    assert main(words.split()) == 0
    assert "decisions" in capsys.readouterr().err


@pytest.mark.parametrize(("game", "language"), [("campli", "it"), ("ace_chasing", "de"), ("coch", "en")])
def test_the_command_tells_it_in_every_language(game, language, capsys):
    words = f"simulate --game {game} --seats 4 --deals 2 --levels 1 --jobs 1 --lang {language}"
    assert main(words.split()) == 0
    first, *rows = capsys.readouterr().out.splitlines()
    assert "2" in first
    assert len(rows) == 4


@pytest.mark.parametrize(
    ("words", "named"),
    [
        ("--levels 4", "'4'"),
        ("--levels 1,,2", "'1,,2'"),
        ("--persons nobody", "'nobody'"),
        ("--preset none", "'none'"),
        ("--levels=", "''"),
        ("--persons=", "''"),
        ("--options pot", "'pot'"),
        ("--options pot=3", "'pot=3'"),
        ("--options stake", "stake=VALUE"),
        ("--options stake=", "''"),
        ("--options stake=0", "'0'"),
        ("--options stake=many", "'many'"),
        ("--options reentry=maybe", "'maybe'"),
        ("--jobs 0", "0"),
    ],
)
def test_what_cannot_be_chosen_is_refused_in_a_sentence(words, named, capsys):
    assert main(["simulate", "--json", "--lang", "en", *words.split()]) == 2
    told = capsys.readouterr()
    assert not told.out
    assert named in told.err
    assert told.err.count("\n") == 1


@pytest.mark.parametrize("option", ["--json", "--levels 3,1", "--persons peppe", "--duplicate", "--jobs 1"])
def test_deals_are_either_told_in_words_or_measured(option, capsys):
    assert main(["simulate", "--transcript", *option.split()]) == 2
    told = capsys.readouterr()
    assert not told.out
    assert option.split()[0] in told.err
    assert told.err.count("\n") == 1
