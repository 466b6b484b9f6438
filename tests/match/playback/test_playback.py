"""A match that was played, looked through: every position as it was, and nothing that may not be seen."""

from dataclasses import replace
from random import Random

import pytest

from cucu_desktop.engine.cards import HIDDEN
from cucu_desktop.engine.events import SPECTATOR
from cucu_desktop.engine.tricks.observation import TrickObservation
from cucu_desktop.games.catalogue import GAMES
from cucu_desktop.match.log import LogError, read_log
from cucu_desktop.match.match import Match, Player, Setup
from cucu_desktop.match.playback.playback import Playback
from tests.match.test_undo import any_action, begin

MANY = 90
"""So many choices are looked at in a game."""


def played(game, seed=5, persons=1, choices=10_000, path=None, stop=None, **options):
    """A match after this number of choices, with its length and all observations before each."""
    match = begin(game, seed, persons, path, **options)
    chance, stood = Random(seed), []
    while not match.is_over and len(stood) < choices and not (stop and stop(match)):
        seats = (*range(len(match.players)), SPECTATOR)
        stood.append((match.length, [match.observation(seat) for seat in seats], match.to_act))
        match.submit(match.to_act, any_action(match, chance))
    return match, stood


def person(match):
    """The seat of the person, drawn for as all are."""
    return next(seat for seat, player in enumerate(match.players) if player.bot is None)


def hands(observation):
    return observation.hands if isinstance(observation, TrickObservation) else observation.cards


def decisions(playback):
    """The positions at which a player does something."""
    return [
        at
        for at in range(playback.length)
        if playback.deal_at(at).is_over and (deed := playback.deed(at, SPECTATOR)) and deed.action
    ]


def test_a_deal_whose_pack_ran_out_while_it_was_dealt_is_seen_as_it_was(tmp_path):
    players = tuple(Player(f"P{seat}", "peppe", "peppe") for seat in range(20))
    options = replace(GAMES["cambio"].usual, talk=False)
    path = tmp_path / "a.cucu"
    match, chance, stood = Match.begin(Setup("cambio", players, options, seed=1), path), Random(1), []
    while not match.is_over and len(stood) < 120:
        stood.append(match.observation(SPECTATOR))
        match.submit(match.to_act, any_action(match, chance))
    match.close()
    lines = read_log(path)
    renewed = [at for at, line in enumerate(lines) if "shuffle" in line and "number" not in line]
    assert any("number" in lines[at - 1] for at in renewed), "one ran out before anybody had acted"
    playback = match.playback()
    found = decisions(playback)
    for at, seen in zip(found, stood, strict=False):
        assert playback.observation(at, SPECTATOR) == seen


@pytest.mark.parametrize("game", GAMES)
def test_every_position_is_seen_as_it_was_seen_then(game):
    match, stood = played(game)
    playback = match.playback()
    first = playback.deals[0].first
    assert first == 0
    found = decisions(playback)
    # What is agreed on before the first deal is no position.
    stood = stood[len(stood) - len(found) :]
    assert len(found) > 4
    for at, (_, seen, acts) in list(zip(found, stood, strict=True))[:MANY]:
        assert [playback.observation(at, seat) for seat in range(len(seen) - 1)] == seen[:-1]
        assert playback.observation(at, SPECTATOR) == seen[-1]
        assert playback.deed(at, 0).seat == acts


@pytest.mark.parametrize("game", GAMES)
def test_positions_are_the_same_whatever_way_one_came(game):
    match, _ = played(game)
    there, back = match.playback(), match.playback()
    positions = Random(game).sample(range(there.length), min(30, there.length))
    seen = {at: there.observation(at, 1) for at in sorted(positions)}
    assert {at: back.observation(at, 1) for at in positions} == seen


def test_a_position_is_found_by_the_line_of_the_log_that_is_done_there():
    playback = played("campli", choices=40)[0].playback()
    for at in range(playback.length):
        assert playback.position_at(len(playback.lines_before(at))) == at
    assert playback.position_at(0) == 0
    assert playback.position_at(10_000) == playback.length - 1


@pytest.mark.parametrize("game", GAMES)
def test_all_steps_together_are_what_was_heard(game):
    match, _ = played(game)
    playback = match.playback()
    heard = playback.so_far(0, 1)
    for at in range(1, playback.length):
        heard += playback.events(at - 1, at, 1)
    assert heard == match.feed(1) == playback.so_far(playback.length - 1, 1)
    last = playback.deals[-1]
    assert playback.heard(last.last, 1) == heard[-len(playback.heard(last.last, 1)) :]
    assert playback.heard(0, 1) == playback.so_far(0, 1)


@pytest.mark.parametrize("game", GAMES)
def test_with_open_cards_nothing_before_a_player_is_hidden(game):
    match, _ = played(game)
    playback = match.playback()
    for at in range(0, playback.length, 3):
        opened = playback.observation(at, 1, is_open=True)
        assert not any(
            card is HIDDEN for hand in hands(opened) for card in (hand if isinstance(hand, tuple) else [hand])
        )
        seen = playback.observation(at, 1)
        assert replace(seen, **_lying(opened)) == opened
        if at:
            assert len(playback.events(at - 1, at, 1)) == len(playback.events(at - 1, at, 1, is_open=True))


def _lying(opened):
    names = ("hands", "discards") if isinstance(opened, TrickObservation) else ("cards", "shown", "laid")
    return {name: getattr(opened, name) for name in names}


@pytest.mark.parametrize("game", GAMES)
def test_a_deal_under_way_is_seen_from_ones_own_seat_alone(game):
    match, _ = played(game, choices=9)
    playback = match.playback()
    now = playback.length - 1
    assert not playback.deals[-1].is_over
    me = person(match)
    other = (me + 1) % len(match.players)
    assert playback.viewers(now) == (me, SPECTATOR)
    assert playback.observation(now, me) == match.observation(me)
    assert playback.observation(now, SPECTATOR) == match.observation(SPECTATOR)
    for seat, is_open in ((other, False), (me, True), (other, True)):
        with pytest.raises(ValueError, match="may not look"):
            playback.observation(now, seat, is_open=is_open)
        with pytest.raises(ValueError, match="may not look"):
            playback.events(playback.deals[-1].first, now, seat, is_open=is_open)
    for ask in (playback.deed, playback.so_far, playback.heard):
        with pytest.raises(ValueError, match="may not look"):
            ask(now, other)
    told = [playback.deed(at, me) for at in range(playback.deals[-1].first, now)]
    assert all(deed is None or deed.seat == me for deed in told)


def test_of_a_deal_under_way_several_persons_see_what_all_know():
    match, _ = played("campli", persons=2, choices=4)
    playback = match.playback()
    assert playback.viewers(playback.length - 1) == (SPECTATOR,)
    assert [playback.players(0)[seat].name for seat in playback.persons(0)] == [
        player.name for player in match.players if player.bot is None
    ]


def _was_asked_in_secret(match):
    return any(line.get("do") == "hide" for line in match._replay.lines)


def test_what_others_are_asked_in_secret_is_no_step_of_a_deal_under_way():
    for seed in range(400):
        match, _ = played("lu_stu", seed, tokens=1, reentry="never", choices=80, stop=_was_asked_in_secret)
        if match.is_over or not _was_asked_in_secret(match):
            continue
        line = next(line for line in match._replay.lines if line.get("do") == "hide")
        me = person(match)
        if line["seat"] == me:
            continue
        playback = match.playback()
        deal = playback.deals[-1]
        for at in range(deal.first + 1, deal.last + 1):
            own = playback.deed(at - 1, me)
            assert playback.events(at - 1, at, me) or own
        assert playback.observation(deal.last, me) == match.observation(me)
        return
    pytest.fail("nobody was asked in secret")


@pytest.mark.parametrize("game", GAMES)
def test_ones_next_decision_is_where_one_had_a_choice(game):
    match, _ = played(game)
    playback = match.playback()
    me = person(match)
    own, at = [], playback.decision_after(-1, me)
    while at is not None:
        own.append(at)
        at = playback.decision_after(at, me)
    deeds = [playback.deed(at, me) for at in own]
    assert deeds
    assert all(deed.seat == me and deed.has_choice for deed in deeds)
    back, at = [], playback.decision_before(playback.length, me)
    while at is not None:
        back.insert(0, at)
        at = playback.decision_before(at, me)
    assert back == own


def test_game_after_game_is_one_row_of_positions(tmp_path):
    match, _ = played("cuckoo", path=tmp_path / "log")
    match.next_game()
    chance = Random(2)
    while not match.is_over:
        match.submit(match.to_act, any_action(match, chance))
    match.close()
    playback = Playback.read(tmp_path / "log")
    assert {deal.game for deal in playback.deals} == {1, 2}
    assert all(deal.is_over for deal in playback.deals)
    assert [deal.first for deal in playback.deals[1:]] == [deal.last + 1 for deal in playback.deals[:-1]]
    assert playback.players(playback.length - 1) == match.players
    assert playback.so_far(playback.length - 1) == match.feed(SPECTATOR)
    assert playback.ends_game(playback.length - 1)
    assert not playback.ends_game(0)


def test_a_log_that_leads_nowhere_is_told(tmp_path):
    match, _ = played("coch", choices=5, path=tmp_path / "log")
    match.close()
    lines = (tmp_path / "log").read_bytes().splitlines(keepends=True)
    (tmp_path / "log").write_bytes(b"".join([*lines[:4], b'{"seat": 3, "do": "fly"}\n', *lines[4:]]))
    with pytest.raises(LogError, match="damaged"):
        Playback.read(tmp_path / "log")


def test_whoever_looks_on_is_no_seat(tmp_path):
    players = tuple(Player(f"P{seat}", "peppe", "peppe") for seat in range(3))
    onlooker = Player("Ugo", "you-1")
    match = Match.begin(Setup("campli", players, GAMES["campli"].options(), (onlooker,), seed=1))
    playback = match.playback()
    assert playback.seats(0) == 3
    assert playback.players(0)[-1] == onlooker
    assert playback.viewers(0) == (SPECTATOR,)
