"""Child processes that do not answer are ended and started again, also stopped ones."""

import os
import signal
import subprocess
import sys
import time
from pathlib import Path
from random import Random

import pytest

from cucu_desktop.analysis import analysis_process
from cucu_desktop.analysis.analysis_process import AnalysisError, AnalysisProcess
from cucu_desktop.bots import PERSONS
from cucu_desktop.bots.dispatch import choose
from cucu_desktop.engine.tricks.observation import observe
from cucu_desktop.match import child_entry, child_process
from cucu_desktop.match.bot_process import BotProcess, BotProcessError
from tests.match.test_bot_process import FIRST, a_deal
from tests.match.test_child_entry import gone, is_alive

pytestmark = pytest.mark.skipif(not hasattr(signal, "SIGSTOP"), reason="no process can be stopped")


KEEPER = """
import time
from cucu_desktop.match.child_process import start
child = start("bots", answers=True)
print(child.pid, flush=True)
time.sleep(60)
"""
"""A window's part: starts a child, and stays."""


def state_of(number):
    try:
        return Path(f"/proc/{number}/stat").read_text("ascii").rpartition(")")[2].split()[0]
    except OSError:
        return ""


def test_a_stopped_bots_process_is_replaced_and_answers_the_same(monkeypatch):
    told = []
    process = BotProcess(lambda: told.append("restarted"))
    seen = observe(a_deal(), a_deal().decision.seat)
    process.choose(FIRST, seen, (), Random(1))
    stopped = process._process.pid
    os.kill(stopped, signal.SIGSTOP)
    monkeypatch.setattr(child_process, "SILENCE", 3.0)
    assert process.choose(FIRST, seen, (), Random(2)) == choose(PERSONS[FIRST], seen, (), Random(2))
    assert told == ["restarted"]
    assert not is_alive(stopped)
    process.close()


def test_who_asks_a_process_that_never_answers_is_told_so(monkeypatch):
    monkeypatch.setattr(child_process, "SILENCE", 0.2)
    silent = [sys.executable, "-c", "import time; time.sleep(60)"]
    monkeypatch.setattr(child_process, "command", lambda _: silent)
    told = []
    process = BotProcess(lambda: told.append("restarted"))
    with pytest.raises(BotProcessError):
        process.choose(FIRST, None, (), Random(1))
    assert told == ["restarted"]
    process.prepare(None)
    process.close()


def test_a_silent_analysis_ends_with_an_error(monkeypatch, tmp_path):
    monkeypatch.setattr(child_process, "SILENCE", 0.2)
    silent = [sys.executable, "-c", "import time; time.sleep(60)"]
    monkeypatch.setattr(child_process, "command", lambda _: silent)
    process = AnalysisProcess()
    told = list(process.ask([tmp_path / "a", tmp_path / "b"], tmp_path))
    assert [each.error for each in told] == [analysis_process.CRASHED] * 2
    with pytest.raises(AnalysisError):
        AnalysisProcess().ask_again(tmp_path / "a", 3)


def test_a_long_analysis_gives_signs_of_life(monkeypatch, tmp_path):
    """The answer comes after three times the silence that ends a process."""
    monkeypatch.setattr(child_process, "SILENCE", 2.0)
    slow = (
        "import sys, time\n"
        "from cucu_desktop.match import child_entry\n"
        "child_entry.BEAT = 0.3\n"
        "answers = child_entry.LivingOutput(sys.stdout.buffer)\n"
        "time.sleep(6)\n"
        'answers.write(b\'{"games": [], "error": "damaged", "hidden": []}\\n\')\n'
        "time.sleep(60)\n"
    )
    monkeypatch.setattr(child_process, "command", lambda _: [sys.executable, "-c", slow])
    told = list(AnalysisProcess().ask([tmp_path / "a"], tmp_path))
    assert [each.error for each in told] == ["damaged"]


@pytest.mark.skipif(not sys.platform.startswith("linux"), reason="it is the way of Linux")
def test_a_stopped_child_ends_with_its_killed_parent():
    parent = subprocess.Popen(
        [sys.executable, "-c", KEEPER],
        stdout=subprocess.PIPE,
        text=True,
        env=child_process.surroundings(),
        start_new_session=True,
    )
    child = int(parent.stdout.readline())
    until = time.monotonic() + 10
    while os.getpgid(child) != child and time.monotonic() < until:
        time.sleep(0.05)
    os.kill(child, signal.SIGSTOP)
    while state_of(child) != "T" and time.monotonic() < until:
        time.sleep(0.05)
    parent.kill()
    parent.wait()
    parent.stdout.close()
    assert gone(child)
    assert child_entry.BEAT < child_process.SILENCE / 4


def test_a_stopped_child_is_known():
    child = subprocess.Popen([sys.executable, "-c", "import time; time.sleep(60)"])
    assert not child_process.is_stopped(child.pid)
    os.kill(child.pid, signal.SIGSTOP)
    until = time.monotonic() + 10
    while not child_process.is_stopped(child.pid) and time.monotonic() < until:
        time.sleep(0.02)
    assert child_process.is_stopped(child.pid)
    child.kill()
    child.wait()
    assert not child_process.is_stopped(child.pid)
