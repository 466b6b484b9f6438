"""Processes of our own run our modules and Python's, and nothing that lies in the current folder."""

import re
import subprocess
import sys
from pathlib import Path
from random import Random

import pytest

from cucu_desktop import app
from cucu_desktop.bots import PERSONS
from cucu_desktop.engine.tricks.observation import observe
from cucu_desktop.match import child_process
from cucu_desktop.match.bot_process import BotProcess
from tests.trick_playing import any_deal, any_shuffle

ROOT = Path(__file__).parents[2]
PLANTED = (
    "import os, pathlib\npathlib.Path(os.environ['CUCU_PLANTED']).touch()\nraise ImportError('planted')\n"
)


@pytest.fixture
def trace(tmp_path, monkeypatch):
    """Change to a folder with files named like modules; return a file that exists if one of them has run."""
    folder = tmp_path / "here"
    folder.mkdir()
    for name in ("random", "struct", "queue", "json", "wave"):
        (folder / f"{name}.py").write_text(PLANTED)
    monkeypatch.chdir(folder)
    monkeypatch.setenv("CUCU_PLANTED", str(tmp_path / "ran"))
    return tmp_path / "ran"


def test_a_bot_runs_nothing_of_the_current_folder(trace):
    random = Random(1)
    state = any_deal(random, "coch")
    state.apply(any_shuffle(random))
    bots = BotProcess()
    try:
        seen = observe(state, state.decision.seat)
        assert bots.choose(next(iter(PERSONS)), seen, (), random) in state.decision.options
    finally:
        bots.close()
    assert not trace.exists()


@pytest.mark.parametrize("name", ["speaker", "soundboard"])
def test_sound_and_speech_run_nothing_of_the_current_folder(trace, name):
    process = child_process.start(name, answers=False)
    try:
        process.stdin.close()
        process.wait(60)
    finally:
        child_process.end(process)
    assert not trace.exists()


def test_nor_does_it_where_the_program_was_started_from_there(trace, monkeypatch):
    monkeypatch.syspath_prepend(Path.cwd())
    found = child_process.surroundings()
    run = subprocess.run(
        [sys.executable, "-c", "import random, cucu_desktop"], env=found, capture_output=True, check=False
    )
    assert run.returncode == 0, run.stderr
    assert not trace.exists()


def test_a_frozen_program_is_started_again_by_itself(monkeypatch):
    monkeypatch.setattr(sys, "frozen", True, raising=False)
    monkeypatch.setattr(sys, "executable", "/opt/cucu-desktop/cucu-desktop")
    assert child_process.command("bots") == ["/opt/cucu-desktop/cucu-desktop", "--child", "bots"]


def test_every_process_that_is_started_has_its_entrance():
    started = {
        name
        for file in (ROOT / "cucu_desktop").rglob("*.py")
        for name in re.findall(r"""(?:start|command)\("(\w+)"[,)]""", file.read_text("utf-8"))
    }
    assert started == set(app.CHILDREN)


@pytest.mark.parametrize("name", app.CHILDREN)
def test_every_process_ends_with_its_input(name, monkeypatch):
    monkeypatch.setenv("PULSE_SERVER", "unix:/nowhere")
    process = child_process.start(name, answers=True)
    answer, _ = process.communicate(timeout=60)
    assert process.returncode == 0
    assert not answer.strip()


def test_nobody_else_starts_python_anew():
    """A frozen program has no Python to start: `child_process.command` alone says how it is done."""
    sources = ((file, file.read_text("utf-8")) for file in (ROOT / "cucu_desktop").rglob("*.py"))
    assert {file.name for file, text in sources if "sys.executable" in text} == {"child_process.py"}
