"""Matches of the trick games: deal after deal with the score kept, written down, read again."""

from dataclasses import replace
from itertools import pairwise
from random import Random

import pytest

from cucu_desktop.engine.actions import PASS, SHUFFLE, IllegalActionError, Shuffled
from cucu_desktop.engine.events import SPECTATOR, DealBegan, SeatsDrawn
from cucu_desktop.engine.tricks.events import DealWon, ThrownIn, TokensMoved
from cucu_desktop.engine.tricks.series import Series
from cucu_desktop.match.match import Match, Player, Setup
from tests.trick_playing import GAMES as TRICKS

TABLES = [("coch", 4), ("coch", 3), ("coch", 2), ("zifuli", 5), ("trionfo", 4)]


def begin(game, seats, path=None, **options):
    players = tuple(Player(f"P{seat}", "face") for seat in range(seats))
    return Match.begin(Setup(game, players, TRICKS[game].options(**options), seed=5), path)


def step(match, random):
    decision = match.observation(match.to_act).decision
    match.submit(match.to_act, random.choice(decision.options))


def told(match, seats):
    return [(match.observation(seat), match.feed(seat)) for seat in (*range(seats), SPECTATOR)]


@pytest.mark.parametrize(("game", "seats"), TABLES)
def test_a_match_is_so_many_deals_of_which_the_score_is_the_sum(game, seats):
    match, random = begin(game, seats, deals=3), Random(game)
    while not match.is_over:
        step(match, random)
    feed = match.feed(SPECTATOR)
    thrown_in = sum(isinstance(event, ThrownIn) for event in feed)
    begun = [event for event in feed if isinstance(event, DealBegan)]
    assert len(begun) == 3 + thrown_in
    assert [event.number for event in begun] == list(range(1, len(begun) + 1))
    for one, following in pairwise(begun):
        assert following.dealer == (one.dealer + 1) % seats
    assert match._replay.state.played == 3
    score = [0] * len(match.observation(0).hands)
    for event in match.feed(0):
        if isinstance(event, TokensMoved):
            score[event.seat] += event.tokens
        elif isinstance(event, DealWon) and game != "zifuli":
            for seat in event.winners:
                score[seat] += 1
    assert match.observation(0).standing == tuple(score)
    best = max(score[:seats])
    assert match._replay.state.winners == tuple(seat for seat in range(seats) if score[seat] == best)


def test_a_target_ends_the_match_however_many_deals_it_takes():
    match, random = begin("coch", 4, deals=1, target=3), Random(4)
    while not match.is_over:
        assert max(match.observation(0).standing) < 3
        step(match, random)
    assert max(match.observation(0).standing) == 3
    assert match._replay.state.played > 1


def test_a_deal_thrown_in_passes_and_does_not_count():
    match = begin("zifuli", 5, deals=1)
    first = match.observation(0).dealer
    for _ in range(5):
        match.submit(match.to_act, PASS)
    assert not match.is_over
    assert match.observation(0).dealer == (first + 1) % 5
    assert match.observation(0).number == 2
    assert match.observation(0).played == 0


def test_a_shuffle_that_was_not_written_yet_is_the_same_again(tmp_path):
    match, random = begin("trionfo", 4, tmp_path / "log"), Random(2)
    while match.observation(0).number == 1:
        step(match, random)
    match.close()
    lines = (tmp_path / "log").read_bytes().splitlines(keepends=True)
    cut = max(index for index, line in enumerate(lines) if b'"shuffle"' in line)
    (tmp_path / "part").write_bytes(b"".join(lines[:cut]))
    again = Match.resume(tmp_path / "part")
    again.close()
    assert told(again, 4) == told(match, 4)


def test_another_match_may_follow():
    match, random = begin("trionfo", 4, deals=1), Random(1)
    while not match.is_over:
        step(match, random)
    winner = match.players[match._replay.state.winners[0]]
    match.next_game()
    assert not match.is_over
    assert match.players[match.observation(0).dealer] == winner
    assert match.observation(0).standing == (0, 0, 0, 0)


def test_a_refused_action_changes_nothing():
    game = TRICKS["coch"]
    series = Series(game.state_class, replace(game.options(), deals=1), [100] * 4, dealer=2)
    series.start()
    assert series.decision is SHUFFLE
    assert series.to_shuffle is series.pack
    series.apply(Shuffled.by(Random(1), series.pack))
    before = series.told()
    with pytest.raises(IllegalActionError):
        series.apply(PASS)
    assert series.told() == before


@pytest.mark.parametrize(("game", "seats"), TABLES)
def test_who_does_not_draw_for_seats_plays_with_whom_was_agreed(tmp_path, game, seats):
    players = tuple(Player(f"P{seat}", "face") for seat in range(seats))
    setup = Setup(game, players, TRICKS[game].options(), drawn=False)
    match = Match.begin(replace(setup, seed=5), tmp_path / "match")
    assert match.players == players
    assert not any(isinstance(event, SeatsDrawn) for event in match.feed(SPECTATOR))
    match.close()
    again = Match.resume(tmp_path / "match")
    assert not again.setup.drawn
    assert told(again, seats) == told(match, seats)
    again.close()
    dealers = {Match.begin(replace(setup, seed=seed)).observation(0).dealer for seed in range(40)}
    assert dealers == set(range(seats))
