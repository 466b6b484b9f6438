"""Matches of the other exchange games: drawn for, played, written down, read again to the same decision."""

from random import Random

import pytest

from cucu_desktop.engine.actions import CHANCE, RESHUFFLE
from cucu_desktop.games.catalogue import GAMES
from cucu_desktop.match.match import Match, Player, Setup
from tests.games.random_play import any_action


def play(match, random, most):
    for _ in range(most):
        if match.is_over:
            return
        state = match._replay.state
        assert state.decision.seat != CHANCE, "chance is asked by itself"
        match.submit(state.decision.seat, any_action(state, random))


@pytest.mark.parametrize(
    ("game", "seats"),
    [
        *(("lu_stu", 38), ("cuckoo", 6), ("tiebreak", 5), ("ace_chasing", 52), ("gnav", 42), ("kille", 15)),
        *(("coucou", 20), ("cambio", 20), ("le_her", 2)),
    ],
)
def test_a_match_is_read_again_to_the_same_decision(game, seats, tmp_path):
    players = tuple(Player(f"P{seat}", "face") for seat in range(seats))
    match = Match.begin(Setup(game, players, GAMES[game].options(), seed=5), tmp_path / "log")
    play(match, Random(game), 150)
    match.close()
    again = Match.resume(tmp_path / "log")
    again.close()
    assert [again.observation(seat) for seat in range(seats)] == [
        match.observation(seat) for seat in range(seats)
    ]
    assert again.feed(0) == match.feed(0)


def test_a_pack_that_runs_out_is_written_down_too(tmp_path):
    players = tuple(Player(f"P{seat}", "face") for seat in range(12))
    match = Match.begin(Setup("tiebreak", players, GAMES["tiebreak"].options(), seed=1), tmp_path / "log")
    play(match, Random(3), 400)
    match.close()
    log = (tmp_path / "log").read_text(encoding="utf-8")
    assert len({len(line.split()) for line in log.splitlines() if '"shuffle"' in line}) > 1
    again = Match.resume(tmp_path / "log")
    again.close()
    assert again.observation(3) == match.observation(3)
    assert again._replay.state.decision is not RESHUFFLE
