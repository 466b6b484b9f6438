"""Interrupted matches are found, played ones are not offered, and what cannot be read is left alone."""

import os
from datetime import datetime

import pytest

from cucu_desktop.engine.actions import EXCHANGE, KEEP
from cucu_desktop.games import campli
from cucu_desktop.match.match import Match, Player, Setup
from cucu_desktop.ui import saves
from cucu_desktop.ui.saves import Save, Unreadable

NOW = datetime(2026, 5, 4, 20, 15, 30)  # noqa: DTZ001 - the clock on the wall
PLAYERS = tuple(Player(name, "nonna", None) for name in ("Anna", "Bruno", "Carla"))


@pytest.fixture
def matches(tmp_path):
    return tmp_path / "matches"


@pytest.fixture
def begin(matches):
    begun = []

    def begin(seed=1, **options):
        setup = Setup("campli", PLAYERS, campli.Options(**options), (Player("Dora", "nonna"),), seed)
        begun.append(Match.begin(setup, saves.new_log(matches, seed, NOW)))
        return begun[-1]

    yield begin
    for match in begun:
        match.close()


def play_out(match):
    while not match.is_over:
        options = match.observation(match.to_act).decision.options
        match.submit(
            match.to_act, KEEP if KEEP in options else EXCHANGE if EXCHANGE in options else options[-1]
        )


def test_no_folder_no_matches(matches, begin):
    assert list(saves.waiting(matches)) == []


def test_an_interrupted_match_waits(matches, begin):
    match = begin()
    match.submit(match.to_act, KEEP)
    match.close()
    (save,) = saves.waiting(matches)
    assert (save.path, save.game, save.number, save.deals) == (match.writer.path, "campli", 1, 1)
    assert sorted(save.names) == ["Anna", "Bruno", "Carla", "Dora"]
    assert save.names == tuple(player.name for player in match.players)


def test_who_sits_at_this_screen_is_named_before_the_bots(matches):
    bots = (Player("Nicola", "nicola", "nicola"), Player("Bruna", "bruna", "bruna"))
    setup = Setup("campli", (*bots, Player("Anna", "nonna")), campli.Options(), (), 3)
    match = Match.begin(setup, saves.new_log(matches, 3, NOW))
    match.close()
    (save,) = saves.waiting(matches)
    assert save.names[0] == "Anna"
    assert sorted(save.names[1:]) == ["Bruna", "Nicola"]


def test_the_one_played_last_comes_first(matches, begin):
    first, second = begin(1), begin(2)
    os.utime(second.writer.path, (1000, 1000))
    assert [save.path for save in saves.waiting(matches)] == [first.writer.path, second.writer.path]
    assert saves.newest(matches).path == first.writer.path


def test_two_logs_of_one_second_and_seed_are_two_files(matches, begin):
    assert begin().writer.path != begin().writer.path
    assert len(list(saves.waiting(matches))) == 2


def test_a_match_that_is_over_is_put_away(matches, begin):
    match = begin(tokens=1, reentry=False, agreement=False)
    play_out(match)
    match.say(0, "hurry")
    match.close()
    log = match.writer.path.read_bytes()
    assert list(saves.waiting(matches)) == []
    assert (matches.parent / "played" / match.writer.path.name).read_bytes() == log


def test_a_match_whose_result_cannot_be_kept_is_not_put_away(matches, begin):
    match = begin(tokens=1, reentry=False, agreement=False)
    play_out(match)
    match.close()
    saves.results(matches).mkdir()  # a folder where the results should be
    assert list(saves.waiting(matches)) == []
    assert match.writer.path.exists()
    saves.results(matches).rmdir()
    assert list(saves.waiting(matches)) == []
    assert not match.writer.path.exists()


def test_a_match_in_another_window_is_told_and_not_offered(matches, begin):
    match = begin()
    taken = saves.lock(match.writer.path)
    assert list(saves.waiting(matches)) == [saves.Elsewhere(match.writer.path)]
    assert saves.newest(matches) is None
    taken.unlock()
    assert saves.newest(matches).path == match.writer.path


def test_killed_between_the_end_of_a_deal_and_the_next_shuffle(matches, begin):
    match = begin()
    while match.observation(0).deals < 2:
        match.submit(match.to_act, KEEP)
    match.close()
    path = match.writer.path
    lines = path.read_bytes().splitlines(keepends=True)
    end = next(number for number, line in enumerate(lines) if line.startswith(b'{"digest'))
    path.write_bytes(b"".join(lines[: end + 1]))
    (save,) = saves.waiting(matches)
    resumed = Match.resume(save.path)
    resumed.close()
    assert resumed.observation(0).deals == 2
    assert resumed.observation(0) == match.observation(0)


@pytest.mark.parametrize(
    ("content", "reason"),
    [
        (b"", "damaged"),
        (b"Dear diary\n", "foreign"),
        (b'{"some": "thing"}\n', "foreign"),
        (b'{"cucu":99,"version":"9.0"}\n', "newer"),
        (b'{"cucu":1,"version":"0.1.0"}\n', "damaged"),
        (b'{"cucu":1,"game":"campli","players":[],"onlookers":[]}\n\xff\xfe\n', "damaged"),
    ],
)
def test_what_cannot_be_read_is_told_and_left_alone(matches, begin, content, reason):
    good = begin()
    bad = matches / "bad.cucu"
    bad.write_bytes(content)
    assert Unreadable(bad, reason) in saves.waiting(matches)
    assert bad.read_bytes() == content
    assert saves.newest(matches) == next(save for save in saves.waiting(matches) if isinstance(save, Save))
    assert saves.newest(matches).path == good.writer.path


def test_the_folder_is_the_users():
    assert saves.folder().parts[-2:] == ("cucu-desktop", "matches")
