"""A match of its own, from where one looks at another."""

from random import Random

import pytest

from cucu_desktop.bots.persons import PERSONS
from cucu_desktop.engine.events import SPECTATOR
from cucu_desktop.games.catalogue import GAMES
from cucu_desktop.match.match import Match
from cucu_desktop.match.playback.play_on import can_play_on, play_on
from cucu_desktop.match.records.game_result import record
from tests.match.playback.test_playback import person, played
from tests.match.test_undo import any_action


def to_the_end(match):
    chance = Random(1)
    while not match.is_over:
        match.submit(match.to_act, any_action(match, chance))


@pytest.mark.parametrize("game", GAMES)
def test_it_stands_there_and_goes_its_own_way(game, tmp_path):
    match, _ = played(game, path=tmp_path / "log")
    match.close()
    whole = (tmp_path / "log").read_bytes()
    playback = match.playback()
    me = person(match)
    at = playback.decision_after(-1, me)
    own = play_on(playback, at, me, seed=77, path=tmp_path / "own")
    assert own.observation(me) == playback.observation(at, me)
    assert own.to_act == me
    to_the_end(own)
    own.close()
    assert (tmp_path / "log").read_bytes() == whole
    again = Match.resume(tmp_path / "own")
    assert again.is_over
    again.close()


@pytest.mark.parametrize("game", GAMES)
def test_one_takes_the_place_that_one_looks_from(game):
    match, _ = played(game, persons=2)
    playback = match.playback()
    at = playback.deals[0].first
    own = play_on(playback, at, 2, seed=77)
    assert [player.bot is None for player in own.players] == [seat == 2 for seat in range(len(own.players))]
    assert [player.name for player in own.players] == [player.name for player in match.players]
    assert [player.face for player in own.players] == [player.face for player in match.players]
    assert all(player.bot in PERSONS for player in own.players if player.bot)


def test_what_is_won_from_there_is_no_result(tmp_path):
    match, _ = played("campli")
    own = play_on(match.playback(), 3, 0, seed=9, path=tmp_path / "own")
    to_the_end(own)
    own.close()
    assert record(own, tmp_path / "results.sqlite", None)
    assert not (tmp_path / "results.sqlite").exists()


def test_the_deals_after_it_are_others():
    match, _ = played("campli")
    playback = match.playback()
    own = play_on(playback, playback.deals[1].first, 0, seed=9)
    assert own.game_number == 1
    to_the_end(own)
    numbers = [deal.number for deal in own.finished_deals]
    assert numbers[:2] == [deal.number for deal in playback.deals[:2]]
    assert not set(numbers[2:]) & {deal.number for deal in playback.deals}


def test_nothing_begins_in_a_deal_under_way_nor_after_the_end():
    match, _ = played("campli", choices=6)
    playback = match.playback()
    now = playback.length - 1
    assert not can_play_on(playback, now)
    with pytest.raises(ValueError, match="no match"):
        play_on(playback, now, 0, seed=9)
    match, _ = played("coch")
    playback = match.playback()
    assert not can_play_on(playback, playback.length - 1)
    assert can_play_on(playback, playback.length - 2)


def test_the_end_of_a_deal_goes_on_with_another_one():
    match, _ = played("coch")
    playback = match.playback()
    own = play_on(playback, playback.deals[0].last, 0, seed=9)
    assert own.observation(SPECTATOR).deals == 2
    assert own.finished_deals[0].number == playback.deals[0].number
