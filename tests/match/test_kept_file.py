"""Whatever lies where a file of ours is looked for, nobody waits for it, and nothing is half written."""

import json
import os
import stat

import pytest

from cucu_desktop.analysis.kept_analyses import KeptAnalyses
from cucu_desktop.match.daily.diary import Diary
from cucu_desktop.match.daily.programme import deals_of
from cucu_desktop.match.evening import shelf
from cucu_desktop.match.feats.shelf import Shelf
from cucu_desktop.match.kept_file import LARGEST, read_kept, write_kept
from cucu_desktop.match.log import LogError, read_lines
from cucu_desktop.match.puzzles.solved import Solved
from cucu_desktop.match.scenario.draft.kept import kept
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
def test_what_is_left_of_a_kill_or_a_pipe_is_never_written_into(tmp_path):
    path = tmp_path / "file.json"
    os.mkfifo(path.with_suffix(".new"))
    write_kept(path, "whole")
    path.with_suffix(".new").symlink_to("nowhere")
    write_kept(path, "whole again")
    assert read_kept(path) == b"whole again"
    assert not (tmp_path / "nowhere").exists()


@posix
def test_a_file_that_cannot_be_written_stays_as_it_was(tmp_path):
    path = tmp_path / "file.json"
    write_kept(path, "old")
    path.with_suffix(".new").mkdir()
    with pytest.raises(OSError):
        write_kept(path, "new")
    assert read_kept(path) == b"old"


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
    assert json.loads(path.read_text()) == {"campli-1": [1, True]}


def test_an_analysis_nested_too_deep_is_none(tmp_path):
    (tmp_path / "a.json").write_text("[" * 20_000)
    assert KeptAnalyses(tmp_path).find(tmp_path / "a.cucu") is None
