"""The database of results, puzzles, feats and days: full disks, several windows, old files, versions."""

import json
import os
import signal
import sqlite3
import subprocess
import sys
import time
from contextlib import closing, contextmanager
from datetime import UTC, date, datetime
from pathlib import Path

import pytest

from cucu_desktop import kept_stores, old_files
from cucu_desktop.database import NAME, VERSION, Database, StoreError
from cucu_desktop.games.campli import Options
from cucu_desktop.kept_stores import PATIENCE, Report, try_again
from cucu_desktop.match.daily.diary import DayResult, Diary
from cucu_desktop.match.feats.shelf import FEATS, Shelf
from cucu_desktop.match.puzzles.solved import Solved
from cucu_desktop.match.records.store import GameResult, PlayerResult, Store

ROOT = Path(__file__).parents[1]
DEAL = "2026-11-22-campli"
FEAT = next(iter(FEATS))
EARNED = [FEAT, "Anna", "campli", "2026-11-20", 7, 2]
SOLVE = "INSERT INTO puzzles VALUES (?, 1, 1)"
NEWER = "a newer version of the program"


@pytest.fixture
def path(tmp_path):
    return tmp_path / "data" / NAME


@pytest.fixture
def reports():
    heard = []
    kept_stores.listen(heard.append)
    return heard


@pytest.fixture
def old(path):
    """The files of a version that had one for each store, beside its results."""
    data = path.parent
    (data / "daily").mkdir(parents=True)
    Store(path).record(result(1))
    with closing(sqlite3.connect(path)) as database:
        for table in ("puzzles", "streak", "searched", "feats", "days", "advised"):
            database.execute(f"DROP TABLE {table}")
        database.execute("PRAGMA user_version = 1")
    files = {
        "puzzles.json": {"streak": [1, 3, 9], "campli/a": [1, True], "coch/b": [2, False]},
        "feats.json": {"a.cucu": {"state": [3, 100, 12345], "found": [EARNED]}},
        f"daily/{DEAL}.json": {"brought": -2, "best": 1, "decisions": 3, "advised": 1},
        f"daily/{DEAL}.advised": [12, 30],
    }
    for name, told in files.items():
        (data / name).write_text(json.dumps(told))
    return {name: (data / name).read_bytes() for name in files}


def result(number):
    players = (PlayerResult("Anna", None, True, 5, 1), PlayerResult("Bruna", "bruna", False, -5, 3))
    return GameResult("2026-11-21T10:00:00", "campli", Options(), 7, 12, "a.cucu", number, players)


def is_taken_over(path):
    """Whether the stores have what the fixture `old` has written."""
    solved, diary = Solved(path), Diary(path.parent / "daily")
    (earned,) = Shelf(path)._all()
    marked = diary._database.read("SELECT decision FROM advised WHERE log = ?", f"{DEAL}.cucu")
    entry = diary.entry_at(diary.folder / f"{DEAL}.cucu")
    assert (solved.tries("campli/a"), solved.tries("coch/b"), solved.is_solved("coch/b")) == (1, 2, False)
    assert (solved.streak, solved.best_streak) == (1, 3)
    assert (earned.feat, earned.name, earned.day, earned.line) == (FEAT, "Anna", date(2026, 11, 20), 7)
    assert sorted(marked) == [(12,), (30,)]
    assert entry.result == DayResult(-2, 1, 3, 1)
    return Store(path).statistics("Anna").games == 1


# A full or read-only disk


@contextmanager
def full_disk():
    """Make every write to a file fail, by a limit of their size."""
    import resource  # noqa: PLC0415 - not on Windows

    soft, hard = resource.getrlimit(resource.RLIMIT_FSIZE)
    resource.setrlimit(resource.RLIMIT_FSIZE, (0, hard))
    try:
        yield
    finally:
        resource.setrlimit(resource.RLIMIT_FSIZE, (soft, hard))


@contextmanager
def read_only_disk():
    connect = sqlite3.connect

    def connected(*arguments, **named):
        opened = connect(*arguments, **named)
        if arguments[0] != ":memory:":
            opened.execute("PRAGMA query_only = ON")
        return opened

    with pytest.MonkeyPatch.context() as patched:
        patched.setattr(sqlite3, "connect", connected)
        yield


DISKS = [
    pytest.param(full_disk, marks=pytest.mark.skipif(os.name == "nt", reason="there are no such limits")),
    read_only_disk,
]


@pytest.mark.parametrize("disk", DISKS)
@pytest.mark.parametrize("is_new", [True, False])
def test_what_cannot_be_written_is_told_at_once_seen_and_written_later(path, reports, disk, is_new):
    if not is_new:
        Store(path).record(result(1))
    before = 0 if is_new else 1
    with disk():
        assert not Store(path).record(result(2))
        Solved(path).note("campli/a", is_right=True)
        Diary(path.parent / "daily").mark_advised(path.parent / "daily" / f"{DEAL}.cucu", 5)
        assert reports == [Report("lost", "results", NAME)]
        assert Store(path).statistics("Anna").games == before + 1
        assert Solved(path).is_solved("campli/a")
        assert try_again()
    assert not try_again()
    assert reports[1:] == [Report("well", "results", NAME)]
    assert (Store(path).statistics("Anna").games, Solved(path).tries("campli/a")) == (before + 1, 1)
    assert Database(path).read("SELECT * FROM advised") == [(f"{DEAL}.cucu", 5)]


@pytest.mark.parametrize("disk", DISKS)
def test_all_can_be_read_from_a_disk_that_cannot_be_written(path, disk, old, reports):
    with disk():
        assert is_taken_over(path)
    assert all((path.parent / name).read_bytes() == data for name, data in old.items())
    assert reports == []
    assert is_taken_over(path)


def test_a_name_that_is_deleted_while_the_disk_is_full_is_deleted_later(path):
    Store(path).record(result(1))
    with read_only_disk():
        Store(path).forget("Anna")
        assert Store(path).persons() == []
    try_again()
    Store(path).record(result(1))
    assert Store(path).persons() == []


# Several processes


WAIT = """
import sys, time
from pathlib import Path
path, go = Path(sys.argv[1]), Path(sys.argv[2])
def wait():
    print("read", flush=True)
    while not go.exists():
        time.sleep(0.01)
"""
NOTE = """
from cucu_desktop.match.puzzles.solved import Solved
solved = Solved(path)
wait()
for number in range(20):
    solved.note(f"WHO/{number}", is_right=True)
    print(number, flush=True)
"""


def started(path, program):
    return subprocess.Popen(
        [sys.executable, "-c", WAIT + program, str(path), str(path.with_name("go"))],
        cwd=ROOT,
        stdout=subprocess.PIPE,
        text=True,
    )


def test_several_windows_that_begin_at_once_lose_no_entry_of_each_other(path, old):
    running = [started(path, NOTE.replace("WHO", who)) for who in "abc"]
    try:
        for process in running:
            assert process.stdout.readline() == "read\n"
        path.with_name("go").touch()
        assert [process.wait(60) for process in running] == [0, 0, 0]
    finally:
        for process in running:
            process.kill()
            process.stdout.close()
    solved = Solved(path)
    assert all(solved.is_solved(f"{who}/{number}") for who in "abc" for number in range(20))
    assert solved.streak == 61
    assert len([*Shelf(path)._all()]) == 1


@pytest.mark.parametrize("acknowledged", [0, 1, 7])
def test_a_kill_loses_nothing_that_was_acknowledged(path, acknowledged):
    path.parent.mkdir()
    path.with_name("go").touch()
    with started(path, NOTE.replace("WHO", "a")) as process:
        assert process.stdout.readline() == "read\n"
        for number in range(acknowledged):
            assert process.stdout.readline() == f"{number}\n"
        process.kill()
    solved = Solved(path)
    done = [number for number in range(20) if solved.is_solved(f"a/{number}")]
    assert done == list(range(len(done)))
    assert len(done) >= acknowledged
    assert solved.streak == len(done)


@pytest.mark.skipif(os.name == "nt", reason="there is no SIGSTOP")
def test_a_window_that_hangs_holds_nobody_up_for_long(path, reports):
    Store(path).record(result(1))
    hang = f"""
import sqlite3
database = sqlite3.connect(path, isolation_level=None)
database.execute("BEGIN IMMEDIATE")
database.execute({SOLVE!r}, ("theirs",))
wait()
"""
    with started(path, hang) as hanging:
        assert hanging.stdout.readline() == "read\n"
        hanging.send_signal(signal.SIGSTOP)
        began = time.monotonic()
        assert not Database(path).write(lambda database: database.execute(SOLVE, ("ours",)))
        assert PATIENCE <= time.monotonic() - began < 5 * PATIENCE
        assert Solved(path).is_solved("ours")
        hanging.kill()
    assert not try_again()
    assert [report.what for report in reports] == ["lost", "well"]
    assert (Solved(path).is_solved("ours"), Solved(path).is_solved("theirs")) == (True, False)


# Files of other versions


def test_files_of_an_earlier_version_are_taken_over_once_and_kept_aside(path, old):
    for _ in range(2):
        assert is_taken_over(path)
    Solved(path).note("campli/c", is_right=True)
    assert not old_files.found(path.parent)
    aside = path.parent / old_files.ASIDE
    assert {each.name: each.read_bytes() for each in aside.iterdir()} == {
        Path(name).name: data for name, data in old.items()
    }


def test_old_files_without_results_are_taken_over_by_reading(path, old):
    path.unlink()
    assert not is_taken_over(path), "but no game"
    assert not old_files.found(path.parent)


def test_a_file_that_an_earlier_version_writes_again_is_taken_over_too(path, old):
    assert is_taken_over(path)
    Solved(path).note("campli/d", is_right=True)
    told = {"streak": [0, 1, 3], "campli/a": [1, False], "campli/e": [1, True]}
    (path.parent / "puzzles.json").write_text(json.dumps(told))
    solved = Solved(path)
    assert all(solved.is_solved(f"campli/{each}") for each in "ade")
    assert solved.best_streak == 3
    assert len(list((path.parent / old_files.ASIDE).glob("puzzles*.json"))) == 2


def test_a_kill_after_old_files_were_taken_over_changes_nothing(path, old, monkeypatch):
    with monkeypatch.context() as patched:
        patched.setattr(old_files, "put_aside", lambda *_: None)
        assert is_taken_over(path)
    assert all((path.parent / name).exists() for name in old)
    assert is_taken_over(path)
    assert not any((path.parent / name).exists() for name in old)


@pytest.mark.parametrize("text", ["", "{", "[]", "[" * 9999, '{"a": 1e999}', '{"a": [1, true, 2]}', "\ud800"])
@pytest.mark.parametrize("name", ["puzzles.json", "feats.json", f"daily/{DEAL}.json"])
def test_a_damaged_old_file_is_set_aside_and_told(path, reports, name, text):
    Store(path).record(result(1))
    file = path.parent / name
    file.parent.mkdir(exist_ok=True)
    file.write_bytes(text.encode(errors="surrogatepass"))
    assert Store(path).statistics("Anna").games == 1
    assert reports == [Report("damaged", "results", file.name)]
    assert (path.parent / "damaged" / file.name).read_bytes() == text.encode(errors="surrogatepass")
    assert not file.exists()


@pytest.mark.parametrize(
    "told",
    [
        *({"brought": 1}, {"brought": "1", "best": 1, "decisions": 1}, 1),
        *({"brought": 1, "best": 3, "decisions": 2}, {"brought": True, "best": 0, "decisions": 0}),
        {"brought": 1, "best": 1, "decisions": 2, "advised": 3},
    ],
)
def test_numbers_of_a_day_that_cannot_be_are_not_taken_over(path, told):
    (path.parent / "daily").mkdir(parents=True)
    (path.parent / "daily" / f"{DEAL}.json").write_text(json.dumps(told))
    assert Database(path).read("SELECT * FROM days") == []


def test_what_is_whole_of_a_damaged_file_of_puzzles_stays(path, reports):
    path.parent.mkdir()
    (path.parent / "puzzles.json").write_text('{"good": [2, true], "bad": [0, true]}')
    assert Solved(path).is_solved("good")
    Solved(path).note("other", is_right=False)
    assert [report.what for report in reports] == ["damaged"]
    assert Solved(path).is_solved("good")


def test_a_database_of_a_newer_version_is_left_alone_and_told(path, reports):
    Store(path).record(result(1))
    with closing(sqlite3.connect(path)) as database:
        database.execute(f"PRAGMA user_version = {VERSION + 1}")
    before = path.read_bytes()
    assert not Store(path).record(result(2))
    assert reports == [Report("newer", "results", NAME)]
    kept_stores.forget(path)
    with pytest.raises(StoreError, match=NEWER):
        Store(path).statistics("Anna")
    assert not Solved(path).is_solved("campli/a")
    assert path.read_bytes() == before


# Damage


def test_reading_makes_no_file(path):
    assert Solved(path).tries("campli/a") == 0
    assert Store(path).persons() == []
    assert not path.parent.exists()


@pytest.mark.parametrize("damage", [b"no database " * 100, b"SQLite format 3\0" + b"\xff" * 4000])
def test_a_damaged_database_is_set_aside_and_a_new_one_takes_the_change(path, reports, damage):
    path.parent.mkdir()
    path.write_bytes(damage)
    path.with_name(f"{NAME}-journal").write_bytes(b"of the damaged one")
    assert Store(path).record(result(1))
    assert reports == [Report("damaged", "results", NAME)]
    assert Store(path).statistics("Anna").games == 1
    assert (path.parent / "damaged" / NAME).read_bytes() == damage
    assert not path.with_name(f"{NAME}-journal").exists()


def test_where_nothing_can_be_set_aside_nothing_is_lost(path, reports):
    path.parent.mkdir()
    path.write_bytes(b"no database " * 100)
    (path.parent / "damaged").write_text("in the way")
    assert not Store(path).record(result(1))
    assert path.read_bytes() == b"no database " * 100
    assert [report.what for report in reports] == ["lost"]
    assert Store(path).statistics("Anna").games == 1


@pytest.mark.parametrize("table", ["puzzles", "streak", "searched", "feats", "days", "advised"])
@pytest.mark.parametrize("value", ["x'ff'", "'many'", "-1e300", "''", "99999999999"])
def test_a_damaged_row_costs_that_row(path, old, table, value):
    assert is_taken_over(path)
    Store(path).abandon("b.cucu", "campli", ["Anna"], datetime(2026, 11, 21, tzinfo=UTC))
    with closing(sqlite3.connect(path)) as database, database:
        columns = [row[1] for row in database.execute(f"PRAGMA table_info({table})") if row[1] != "id"]
        for column in columns:
            database.execute(f"UPDATE OR IGNORE {table} SET {column} = {value}")
    solved, shelf, diary = Solved(path), Shelf(path), Diary(path.parent / "daily")
    solved.note("campli/z", is_right=True)
    assert solved.is_solved("campli/z")
    assert shelf.earned().keys() <= {FEAT}
    assert list(shelf.look([path])) == [1]
    assert diary.entry_at(diary.folder / f"{DEAL}.cucu").state in ("over", "damaged")
    assert Store(path).abandoned("Anna") == 1


@pytest.mark.skipif(os.name != "posix", reason="there are no such pipes")
def test_nobody_waits_for_a_pipe_in_its_place(path):
    path.parent.mkdir()
    for name in (NAME, "puzzles.json", "feats.json"):
        os.mkfifo(path.with_name(name))
    assert not Solved(path).is_solved("campli/a")
    assert Shelf(path).earned() == {}
    assert not Store(path).record(result(1))
