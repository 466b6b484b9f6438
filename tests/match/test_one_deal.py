"""A match that was agreed to be over with a deal is over with it, and is gone on with until then."""

from dataclasses import replace

import pytest

from cucu_desktop.engine.events import SPECTATOR
from cucu_desktop.games.catalogue import GAMES
from cucu_desktop.match.log import LogError
from cucu_desktop.match.match import Match, Player, Setup
from cucu_desktop.match.past_decisions import TableStanding, go_through
from tests.match.daily.days import play_on

EXCHANGES = [game for game in GAMES if GAMES[game].deal_unit != "points" and game != "zifuli"]


def setup_of(game="campli", **agreed):
    players = tuple(
        Player(f"P{seat}", "peppe", "peppe" if seat else None)
        for seat in range(min(4, GAMES[game].seats[-1]))
    )
    return Setup(game, players, GAMES[game].usual, seed=6, **{"deals": 1} | agreed)


@pytest.mark.parametrize("game", EXCHANGES)
def test_it_is_over_with_the_deal(game, tmp_path):
    path = tmp_path / "match.cucu"
    match = Match.begin(setup_of(game), path)
    assert not match.is_over
    play_on(match)
    assert match.is_over
    assert match.to_act is None
    assert match.winners == ()
    assert len(match.finished_deals) == 1
    assert match.playback().deals[-1].is_over
    assert match.undo_status.reason in ("over", "nothing")
    assert match.observation(SPECTATOR).deals == 1
    match.close()
    with pytest.raises(ValueError, match="not over"):
        match.next_game()
    before = path.read_bytes()
    again = Match.resume(path)
    assert again.is_over
    again.close()
    assert path.read_bytes() == before
    standings = [each for each in go_through(path) if isinstance(each, TableStanding)]
    assert [standing.is_over for standing in standings] == [False, True]


def test_it_may_be_the_second_deal():
    match = Match.begin(setup_of(deals=2))
    play_on(match)
    assert [deal.ordinal for deal in match.finished_deals] == [1, 2]


def test_it_is_over_with_the_game_if_that_comes_first():
    options = GAMES["coch"].options(deals=1)
    match = Match.begin(replace(setup_of("coch", deals=9), options=options))
    play_on(match)
    assert match.winners
    assert len(match.finished_deals) == 1


@pytest.mark.parametrize("wrong", ["0", "-1", "true", '"1"', "1.5"])
def test_a_header_with_another_number_is_damaged(tmp_path, wrong):
    path = tmp_path / "match.cucu"
    Match.begin(setup_of(), path).close()
    path.write_text(path.read_text().replace('"deals":1', f'"deals":{wrong}', 1))
    with pytest.raises(LogError, match="damaged"):
        Match.resume(path)
