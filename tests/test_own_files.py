"""Whatever lies where a file of ours is looked for, nobody waits for it, and nothing is half written."""

import json
import os
import re
import stat
from pathlib import Path

import pytest

from cucu_desktop import own_files
from cucu_desktop.analysis.kept_analyses import KeptAnalyses
from cucu_desktop.match.daily.diary import Diary
from cucu_desktop.match.daily.programme import deals_of
from cucu_desktop.match.evening import prize_shelf as shelf
from cucu_desktop.match.feats.shelf import Shelf
from cucu_desktop.match.log import LogError, read_lines
from cucu_desktop.match.puzzles.solved import Solved
from cucu_desktop.match.scenario.draft.draft_file import kept
from cucu_desktop.own_files import LARGEST, close_to_others, move, read_kept, write_kept
from tests.match.daily.test_diary import DAY

posix = pytest.mark.skipif(os.name != "posix", reason="there are no such pipes")


def test_what_is_written_is_read_again(tmp_path):
    path = tmp_path / "file.json"
    write_kept(path, "à")
    write_kept(path, "è")
    assert read_kept(path).decode() == "è"
    assert [each.name for each in tmp_path.iterdir()] == ["file.json"]
    assert os.name != "posix" or stat.S_IMODE(path.stat().st_mode) == 0o600


def test_a_file_too_large_is_not_read(tmp_path):
    path = tmp_path / "file.json"
    path.touch()
    os.truncate(path, LARGEST + 1)
    with pytest.raises(OSError, match="to be read at once"):
        read_kept(path)


@posix
def test_what_is_left_of_a_kill_or_a_pipe_is_never_written_into(tmp_path, monkeypatch):
    monkeypatch.setattr("threading.get_ident", lambda: 1)
    path = tmp_path / "file.json"
    beside = tmp_path / f"file.json.{os.getpid()}-1.unfinished"
    os.mkfifo(beside)
    write_kept(path, "whole")
    beside.symlink_to("nowhere")
    write_kept(path, "whole again")
    assert read_kept(path) == b"whole again"
    assert [each.name for each in tmp_path.iterdir()] == ["file.json"]


def test_what_a_killed_program_has_left_is_removed_after_a_while(tmp_path):
    old, young = tmp_path / "file.json.1-1.unfinished", tmp_path / "file.json.2-1.unfinished"
    old.write_text("of a program that was killed")
    young.write_text("of another window that writes just now")
    os.utime(old, (1e9, 1e9))
    write_kept(tmp_path / "file.json", "whole")
    assert sorted(each.name for each in tmp_path.iterdir()) == ["file.json", young.name]


def test_a_file_that_cannot_be_written_stays_as_it_was(tmp_path, monkeypatch):
    path = tmp_path / "file.json"
    write_kept(path, "old")

    def full(file):
        raise OSError("no space")

    monkeypatch.setattr("os.fsync", full)
    with pytest.raises(OSError, match="no space"):
        write_kept(path, "new")
    assert read_kept(path) == b"old"
    assert [each.name for each in tmp_path.iterdir()] == ["file.json"]


@pytest.fixture
def done(monkeypatch):
    """What was asked of the disk, in order: the inodes that were synced, and "renamed"."""
    done, sync, replace = [], os.fsync, Path.replace
    monkeypatch.setattr("os.fsync", lambda file: done.append(os.fstat(file).st_ino) or sync(file))
    monkeypatch.setattr(Path, "replace", lambda *paths: done.append("renamed") or replace(*paths))
    return done


@posix
def test_what_takes_a_name_is_on_the_disk_before(tmp_path, done):
    path, folder = tmp_path / "file.json", tmp_path / "played"
    write_kept(path, "whole")
    assert done == [path.stat().st_ino, "renamed", tmp_path.stat().st_ino]
    done.clear()
    folder.mkdir()
    move(path, folder / "other.json")
    file = (folder / "other.json").stat().st_ino
    assert done == [file, "renamed", folder.stat().st_ino, tmp_path.stat().st_ino]


def test_files_are_renamed_by_one_module():
    """Every other one has its files synced, too."""
    renaming = re.compile(
        r"\.rename\([^)]*path|\.replace\((?:self\.)?_?(?:path|file|target|copy)\b|os\.(?:rename|replace)\("
    )
    package = Path(own_files.__file__).parent
    found = [file.name for file in package.rglob("*.py") if renaming.search(file.read_text("utf-8"))]
    assert found == ["own_files.py"]


@posix
def test_who_else_could_look_into_a_file_or_folder_cannot_any_more(tmp_path):
    path = tmp_path / "folder" / "file"
    path.parent.mkdir(mode=0o755)
    path.touch(mode=0o644)
    for each in (path.parent, path, tmp_path / "not there"):
        close_to_others(each)
    assert [stat.S_IMODE(each.stat().st_mode) for each in (path.parent, path)] == [0o700, 0o600]


@posix
def test_nobody_waits_for_a_pipe_in_the_place_of_a_log(tmp_path):
    os.mkfifo(tmp_path / "a.cucu")
    with pytest.raises(LogError, match="unreadable"):
        read_lines(tmp_path / "a.cucu")


@posix
def test_nobody_waits_for_a_pipe_in_the_place_of_what_is_kept(tmp_path):
    matches, daily, analyses = tmp_path / "matches", tmp_path / "daily", tmp_path / "analyses"
    deal = deals_of(DAY)[0]
    log = daily / f"{DAY.isoformat()}-{deal.game}.cucu"
    pipes = (
        tmp_path / "one",
        shelf.folder(matches) / "shelf.json",
        log.with_suffix(".json"),
        analyses / "a.json",
    )
    for pipe in pipes:
        pipe.parent.mkdir(parents=True, exist_ok=True)
        os.mkfifo(pipe)
    (analyses / "a.cucu").touch()
    log.touch()
    assert not Solved(pipes[0]).is_solved("campli-1")
    assert Shelf(pipes[0]).earned() == {}
    assert kept(pipes[0]) is None
    assert shelf.prizes(matches) == ()
    assert Diary(daily).entry(deal).state == "damaged"
    assert KeptAnalyses(analyses).find(analyses / "a.cucu") is None


@posix
def test_what_cannot_be_read_is_written_anew(tmp_path):
    path = tmp_path / "puzzles.json"
    os.mkfifo(path)
    Solved(path).note("campli-1", is_right=True)
    assert json.loads(path.read_text())["campli-1"] == [1, True]


def test_an_analysis_nested_too_deep_is_none(tmp_path):
    (tmp_path / "a.json").write_text("[" * 20_000)
    assert KeptAnalyses(tmp_path).find(tmp_path / "a.cucu") is None
