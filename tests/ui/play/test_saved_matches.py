"""Interrupted matches are found, played ones are not offered, and what cannot be read is left alone."""

import os
import sqlite3
import stat
from contextlib import closing
from datetime import datetime

import pytest

from cucu_desktop.engine.actions import EXCHANGE, KEEP
from cucu_desktop.games import campli
from cucu_desktop.match.match import Match, Player, Setup
from cucu_desktop.ui.play import saved_matches
from cucu_desktop.ui.play.saved_matches import Save, Unreadable
from tests.ui.saves import newest

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
        begun.append(Match.begin(setup, saved_matches.new_log(matches, seed, NOW)))
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
    assert list(saved_matches.waiting(matches)) == []


def test_an_interrupted_match_waits(matches, begin):
    match = begin()
    match.submit(match.to_act, KEEP)
    match.close()
    (save,) = saved_matches.waiting(matches)
    assert (save.path, save.game, save.number, save.deals) == (match.writer.path, "campli", 1, 1)
    assert sorted(save.names) == ["Anna", "Bruno", "Carla", "Dora"]
    assert save.names == tuple(player.name for player in match.players)


def test_who_sits_at_this_screen_is_named_before_the_bots(matches):
    bots = (Player("Nicola", "nicola", "nicola"), Player("Bruna", "bruna", "bruna"))
    setup = Setup("campli", (*bots, Player("Anna", "nonna")), campli.Options(), (), 3)
    match = Match.begin(setup, saved_matches.new_log(matches, 3, NOW))
    match.close()
    (save,) = saved_matches.waiting(matches)
    assert save.names[0] == "Anna"
    assert sorted(save.names[1:]) == ["Bruna", "Nicola"]


def test_the_one_played_last_comes_first(matches, begin):
    first, second = begin(1), begin(2)
    os.utime(second.writer.path, (1000, 1000))
    assert [save.path for save in saved_matches.waiting(matches)] == [first.writer.path, second.writer.path]
    assert newest(matches).path == first.writer.path


def test_two_logs_of_one_second_and_seed_are_two_files(matches, begin):
    assert begin().writer.path != begin().writer.path
    assert len(list(saved_matches.waiting(matches))) == 2


def test_a_match_that_is_over_is_put_away(matches, begin):
    match = begin(tokens=1, reentry=False, agreement=False)
    play_out(match)
    match.say(0, "hurry")
    match.close()
    log = match.writer.path.read_bytes()
    assert list(saved_matches.waiting(matches)) == []
    assert (matches.parent / "played" / match.writer.path.name).read_bytes() == log


def test_a_match_whose_result_cannot_be_kept_is_not_put_away(matches, begin):
    match = begin(tokens=1, reentry=False, agreement=False)
    play_out(match)
    match.close()
    saved_matches.results(matches).mkdir()  # a folder where the results should be
    assert list(saved_matches.waiting(matches)) == []
    assert match.writer.path.exists()
    saved_matches.results(matches).rmdir()
    assert list(saved_matches.waiting(matches)) == []
    assert not match.writer.path.exists()


def test_a_match_in_another_window_is_told_and_not_offered(matches, begin):
    match = begin()
    taken = saved_matches.lock(match.writer.path)
    assert list(saved_matches.waiting(matches)) == [saved_matches.Elsewhere(match.writer.path)]
    assert newest(matches) is None
    taken.unlock()
    assert newest(matches).path == match.writer.path


def test_killed_between_the_end_of_a_deal_and_the_next_shuffle(matches, begin):
    match = begin()
    while match.observation(0).deals < 2:
        match.submit(match.to_act, KEEP)
    match.close()
    path = match.writer.path
    lines = path.read_bytes().splitlines(keepends=True)
    end = next(number for number, line in enumerate(lines) if line.startswith(b'{"digest'))
    path.write_bytes(b"".join(lines[: end + 1]))
    (save,) = saved_matches.waiting(matches)
    resumed = Match.resume(save.path)
    resumed.close()
    assert resumed.observation(0).deals == 2
    assert resumed.observation(0) == match.observation(0)


def over_and_closed(begin, **options):
    match = begin(tokens=1, reentry=False, agreement=False, **options)
    play_out(match)
    match.close()
    return match


def test_a_log_of_the_same_second_and_seed_never_takes_the_place_of_a_finished_one(matches, begin):
    results = []
    for _ in range(2):  # the clock was set back, or an hour came twice
        match = over_and_closed(begin)
        results.append(match.writer.path.read_bytes())
        assert list(saved_matches.waiting(matches)) == []
    kept = sorted((matches.parent / "played").iterdir())
    assert [log.read_bytes() for log in kept] == results
    with closing(sqlite3.connect(saved_matches.results(matches))) as database:
        assert database.execute("SELECT COUNT(*) FROM games").fetchone() == (2,)


def test_what_lies_among_the_played_ones_is_never_written_over(matches, begin):
    match = over_and_closed(begin)
    other = matches.parent / "played" / match.writer.path.name
    other.parent.mkdir()
    other.write_text("another match\n")
    saved_matches.put_away(match.writer.path)
    assert other.read_text() == "another match\n"
    assert len(list(other.parent.iterdir())) == 2
    assert not match.writer.path.exists()


@pytest.mark.skipif(os.name != "posix", reason="elsewhere owners are told otherwise")
def test_folders_of_an_earlier_version_are_closed_to_others(matches, begin):
    match = begin()
    match.close()
    (matches.parent / "played").mkdir()
    ours = (matches, matches.parent / "played")
    for folder in ours:
        folder.chmod(0o755)
    matches.parent.chmod(0o755)
    assert list(saved_matches.waiting(matches))
    assert [stat.S_IMODE(folder.stat().st_mode) for folder in ours] == [0o700, 0o700]
    assert stat.S_IMODE(matches.parent.stat().st_mode) == 0o755, "others keep things there, too"


def test_a_name_tells_no_seed(matches):
    assert "271828" not in saved_matches.new_log(matches, 271828, NOW).name


def test_a_match_won_with_a_seed_too_large_for_the_results_is_put_away(matches, begin):
    match = over_and_closed(begin, seed=10**20)
    assert list(saved_matches.waiting(matches)) == []
    assert not match.writer.path.exists()
    with closing(sqlite3.connect(saved_matches.results(matches))) as database:
        assert database.execute("SELECT seed FROM games").fetchone() == ("0x56bc75e2d63100000",)


def plant(path, what):
    """Put something odd into the folder of the matches."""
    if what == "fifo":
        os.mkfifo(path)
    elif what == "folder":
        path.mkdir()
    elif what == "device":
        path.symlink_to("/dev/zero")
    elif what == "circle":
        path.symlink_to(path.name)
    elif what == "dangling":
        path.symlink_to("/nowhere/at/all")
    elif what == "large":
        with path.open("wb") as file:
            file.truncate(1 << 40)
    else:
        path.write_bytes(what)


@pytest.mark.parametrize(
    "what",
    [
        "fifo",
        "folder",
        "device",
        "circle",
        "dangling",
        "large",
        b'{"cucu":1,"say":1}\n',
        b'{"cucu":1,"say":1}\n{"digest":1}\n',
        b'{"cucu":1,"game":"campli","players":[{"name":1}],"onlookers":[]}\n',
        b'{"cucu":1,"game":[],"players":1,"onlookers":{}}\n',
        b'{"cucu":1,"game":"campli","players":[],"onlookers":[],"case":{"title":{"en":5}}}\n',
        b'{"cucu":1,"game":"campli"}\n' + b"[" * 100_000 + b"\n",
        b'{"cucu":' + b"1" * 6000 + b"}\n",
    ],
)
@pytest.mark.skipif(os.name != "posix", reason="there are no such files elsewhere")
def test_an_odd_file_hides_no_match_and_is_named(matches, begin, what):
    good = begin()
    good.close()
    odd = matches / ".#odd.cucu"
    plant(odd, what)
    found = list(saved_matches.waiting(matches))
    assert [each.path for each in found if isinstance(each, Save) and each.path != odd] == [good.writer.path]
    assert odd in [each.path for each in found]
    assert os.path.lexists(odd)


@pytest.mark.parametrize("what", ["folder", "fifo", "dangling"])
@pytest.mark.skipif(os.name != "posix", reason="there are no such files elsewhere")
def test_something_odd_in_the_place_of_a_lock_hides_no_match(matches, begin, what):
    good = begin()
    good.close()
    plant(good.writer.path.with_name(good.writer.path.name + ".lock"), what)
    assert newest(matches).path == good.writer.path
    taken = saved_matches.lock(good.writer.path)
    assert saved_matches.lock(good.writer.path) is None, "two windows still keep away from each other"
    taken.unlock()


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
    assert Unreadable(bad, reason) in saved_matches.waiting(matches)
    assert bad.read_bytes() == content
    assert newest(matches) == next(save for save in saved_matches.waiting(matches) if isinstance(save, Save))
    assert newest(matches).path == good.writer.path


def test_the_folder_is_the_users():
    assert saved_matches.folder().parts[-2:] == ("cucu-desktop", "matches")
