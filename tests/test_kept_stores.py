"""Stores that several windows write, that cannot be written, and that are damaged."""

import json
import os
import subprocess
import sys
import time
from pathlib import Path

import pytest

from cucu_desktop import kept_stores
from cucu_desktop.kept_stores import Report, is_file_name, keep, locked, set_aside, try_again
from cucu_desktop.match.feats.shelf import Shelf
from cucu_desktop.match.puzzles.solved import Solved

ROOT = Path(__file__).parents[1]


@pytest.fixture
def reports():
    heard = []
    kept_stores.listen(heard.append)
    yield heard
    kept_stores.listen(None)
    kept_stores._waiting.clear()


def test_what_cannot_be_written_is_told_once_and_written_as_soon_as_it_can_be(tmp_path, reports):
    folder = tmp_path / "data"
    folder.write_text("in the way")
    solved = Solved(folder / "puzzles.json")
    solved.note("one", is_right=True)
    solved.note("two", is_right=False)
    assert reports == [Report("lost", "puzzles", "puzzles.json")]
    assert try_again()
    assert len(reports) == 1
    folder.unlink()
    assert not try_again()
    assert reports[1:] == [Report("well", "puzzles", "puzzles.json")]
    assert Solved(folder / "puzzles.json").is_solved("one")
    assert Solved(folder / "puzzles.json").tries("two") == 1


def test_what_is_gone_for_good_is_not_tried_again(tmp_path, reports):
    def fail():
        raise OSError

    keep("evening", tmp_path / "a", fail)
    kept_stores.forget(tmp_path / "a")
    assert not try_again()


@pytest.mark.parametrize("text", ["", "{", "[]", "[" * 9999, '{"a": 1e999}', '{"a": [1, true, 2]}', "\ud800"])
def test_a_damaged_store_is_set_aside_and_told(tmp_path, reports, text):
    for kind, name, read in (("puzzles", "puzzles.json", Solved), ("feats", "feats.json", Shelf)):
        path = tmp_path / name
        path.write_bytes(text.encode(errors="surrogatepass"))
        read(path)
        assert reports == [Report("damaged", kind, name)]
        assert (tmp_path / "damaged" / name).read_bytes() == text.encode(errors="surrogatepass")
        assert not path.exists()
        reports.clear()


def test_what_is_whole_of_a_damaged_store_of_puzzles_stays(tmp_path, reports):
    path = tmp_path / "puzzles.json"
    path.write_text('{"good": [2, true], "bad": [0, true]}')
    assert Solved(path).is_solved("good")
    assert [report.what for report in reports] == ["damaged"]
    assert Solved(path).is_solved("good")
    assert len(reports) == 1


def test_an_earlier_damaged_file_is_not_written_over(tmp_path, reports):
    for number in range(3):
        (tmp_path / "draft.json").write_text(f"damage {number}")
        assert set_aside("draft", tmp_path / "draft.json", tmp_path)
    kept = {path.read_text() for path in (tmp_path / "damaged").iterdir()}
    assert kept == {f"damage {number}" for number in range(3)}


def test_where_nothing_can_be_set_aside_nothing_is_lost(tmp_path, reports):
    (tmp_path / "damaged").write_text("in the way")
    path = tmp_path / "puzzles.json"
    path.write_text("damage")
    Solved(path)
    assert path.read_text() == "damage"
    assert reports == []


@pytest.mark.parametrize(
    "name",
    ["", ".", "..", "../x", "/etc/passwd", "a/b", "a\\b", "a\0b", "x" * 300, "é" * 200, "\ud800", 5, None],
)
def test_what_names_no_file_within_a_folder(name):
    assert not is_file_name(name)


def test_what_names_a_file_within_a_folder():
    assert is_file_name("20261122-201500-ab12cd34.cucu")
    assert is_file_name("..cucu")


# Two windows: real processes


def in_processes(tmp_path, *programs):
    """Run programs that begin together: each waits after it has read, until all have."""
    go = tmp_path / "go"
    running = [
        subprocess.Popen(
            [sys.executable, "-c", program, str(tmp_path), str(go)],
            cwd=ROOT,
            stdout=subprocess.PIPE,
            text=True,
        )
        for program in programs
    ]
    try:
        for process in running:
            assert process.stdout.readline() == "read\n"
        go.touch()
        for process in running:
            assert process.wait(60) == 0
    finally:
        for process in running:
            process.kill()
            process.stdout.close()


WAIT = """
import sys, time
from pathlib import Path
folder, go = Path(sys.argv[1]), Path(sys.argv[2])
def wait():
    print("read", flush=True)
    while not go.exists():
        time.sleep(0.01)
"""


def test_two_windows_lose_no_puzzle_of_each_other(tmp_path):
    program = """
from cucu_desktop.match.puzzles.solved import Solved
solved = Solved(folder / "puzzles.json")
wait()
for number in range(30):
    solved.note(f"{WHO}/{number}", is_right=True)
"""
    in_processes(tmp_path, *(WAIT + program.replace("WHO", f"'{who}'") for who in "abc"))
    solved = Solved(tmp_path / "puzzles.json")
    assert all(solved.is_solved(f"{who}/{number}") for who in "abc" for number in range(30))


def test_two_windows_lose_no_feat_of_each_other(tmp_path):
    program = """
from datetime import date
from cucu_desktop.match.feats import shelf
feat, game = next(iter(shelf.FEATS)), "campli"
shelf._found = lambda log: (shelf.Earned(feat, WHO, game, date(2026, 11, 26), log.name, 1, 0),)
logs = [folder / f"{WHO}{number}.cucu" for number in range(5)]
for log in logs:
    log.touch()
found = shelf.Shelf(folder / "feats.json")
wait()
for log in logs:
    list(found.look([log]))
"""
    in_processes(tmp_path, *(WAIT + program.replace("WHO", f"'{who}'") for who in "ab"))
    found = json.loads((tmp_path / "feats.json").read_text())
    assert set(found) == {f"{who}{number}.cucu" for who in "ab" for number in range(5)}


def test_two_windows_lose_no_mark_of_advice_of_each_other(tmp_path):
    program = """
from cucu_desktop.match.daily.diary import Diary
diary = Diary(folder)
wait()
for number in range(20):
    diary.mark_advised(folder / "2026-11-26-campli.cucu", 100 * WHO + number)
"""
    in_processes(tmp_path, *(WAIT + program.replace("WHO", who) for who in "12"))
    marked = json.loads((tmp_path / "2026-11-26-campli.advised").read_text())
    assert marked == [*range(100, 120), *range(200, 220)]


@pytest.mark.skipif(os.name == "nt", reason="there is no SIGSTOP")
def test_a_window_that_hangs_holds_nobody_up_for_long(tmp_path):
    program = """
from cucu_desktop.kept_stores import locked
with locked(folder / "puzzles.json"):
    wait()
    time.sleep(600)
"""
    with subprocess.Popen(
        [sys.executable, "-c", WAIT + program, str(tmp_path), str(tmp_path / "go")],
        cwd=ROOT,
        stdout=subprocess.PIPE,
        text=True,
    ) as hanging:
        try:
            assert hanging.stdout.readline() == "read\n"
            began = time.monotonic()
            Solved(tmp_path / "puzzles.json").note("one", is_right=True)
            assert time.monotonic() - began >= kept_stores.PATIENCE
        finally:
            hanging.kill()
    assert Solved(tmp_path / "puzzles.json").is_solved("one")


@pytest.mark.parametrize("make", [lambda path: path.mkdir(), lambda path: path.symlink_to("nowhere/there")])
def test_what_lies_in_the_place_of_a_lock_holds_nobody_up(tmp_path, make):
    make(tmp_path / ".puzzles.json.lock")
    with locked(tmp_path / "puzzles.json"), locked(tmp_path / "puzzles.json"):
        Solved(tmp_path / "puzzles.json").note("one", is_right=True)
    assert Solved(tmp_path / "puzzles.json").is_solved("one")
