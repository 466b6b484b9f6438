"""A process of our own ends with the program that has started it, also when that is killed, and silently."""

import os
import signal
import subprocess
import sys
import time
from pathlib import Path

import pytest

pytestmark = [pytest.mark.waits, pytest.mark.skipif(os.name == "nt", reason="there is no SIGKILL to be sent")]

BEGIN = """
import sys, time
from random import Random
from tests.trick_playing import any_deal, any_shuffle
from cucu_desktop.engine.tricks.observation import observe
from cucu_desktop.match import child_process

def bots():
    from cucu_desktop.match.bot_process import send
    state = any_deal(Random(1), "coch")
    state.apply(any_shuffle(Random(1)))
    process = begun("bots")
    for _ in range(200):  # far more than it answers in the time that is waited here
        send(process.stdin, (None, observe(state, state.decision.seat), (), Random(1)))

def analyst():
    import json
    from pathlib import Path
    from cucu_desktop.bots import PERSONS
    from cucu_desktop.bots.dispatch import choose
    from cucu_desktop.games.catalogue import GAMES
    from cucu_desktop.match.match import Match, Player, Setup
    names = list(PERSONS)[:4]
    players = (Player("Anna", "you-1"), *(Player(PERSONS[name].name, name, name) for name in names[:3]))
    log = Path(sys.argv[2], "a.cucu")
    match = Match.begin(Setup("coch", players, GAMES["coch"].usual, seed=3), log)
    for _ in range(50):  # a deal has forty
        seat = match.to_act
        match.submit(seat, match.observation(seat).decision.options[0])
    match.close()
    process = begun("analyst")
    for _ in range(200):
        question = {"log": str(log), "deal": 0, "seat": 0}
        process.stdin.write(json.dumps(question).encode() + b"\\n")
    process.stdin.flush()

def pool():
    from cucu_desktop.bots import PERSONS
    from cucu_desktop.games.catalogue import GAMES
    from multiprocessing import active_children
    from cucu_desktop.match import tournament
    names = list(PERSONS.values())[:4]
    wanted = tournament.Tournament("coch", GAMES["coch"].usual, tuple(names), 10**6, seed=1)
    games = tournament._games(wanted, 2)
    from threading import Thread
    Thread(target=lambda: list(games), daemon=True).start()
    while len(active_children()) < 2:
        time.sleep(0.1)
    print(active_children()[0].pid, flush=True)

def begun(name):
    process = child_process.start(name, answers=name in made)
    print(process.pid, flush=True)
    return process

made = {"bots": bots, "analyst": analyst, "pool": pool}
name = sys.argv[1]
kept = made[name]() if name in made else begun(name)
time.sleep(600)
"""


def is_alive(pid):
    try:
        status = Path(f"/proc/{pid}/stat").read_text()
    except OSError:
        try:
            os.kill(pid, 0)
        except OSError:
            return False
        return not Path("/proc").is_dir()
    return status.rpartition(")")[2].split()[0] != "Z"


def gone(pid, seconds=20):
    until = time.monotonic() + seconds
    while is_alive(pid) and time.monotonic() < until:
        time.sleep(0.05)
    return not is_alive(pid)


@pytest.mark.parametrize("name", ["bots", "analyst", "pool", "soundboard", "speaker"])
def test_what_was_started_ends_when_the_program_is_killed(name, tmp_path):
    environment = os.environ | {"PULSE_SERVER": "unix:/nowhere", "PYTHONPATH": str(Path(__file__).parents[2])}
    with subprocess.Popen(
        [sys.executable, "-c", BEGIN, name, str(tmp_path)],
        stdout=subprocess.PIPE,
        stderr=subprocess.PIPE,
        text=True,
        env=environment,
    ) as program:
        pid = int(program.stdout.readline())
        try:
            time.sleep(2)  # until it is busy
            program.send_signal(signal.SIGKILL)
            program.wait()
            assert gone(pid)
            assert program.stderr.read() == "", "the terminal is not told of it"
        finally:
            program.kill()
            if is_alive(pid):
                os.kill(pid, signal.SIGKILL)


@pytest.mark.parametrize("name", ["bots", "analyst"])
def test_ctrl_c_in_the_terminal_is_no_error_of_what_was_started(name):
    program = [sys.executable, "-m", "cucu_desktop", "--child", name]
    with subprocess.Popen(program, stdin=subprocess.PIPE, stderr=subprocess.PIPE) as child:
        time.sleep(3)
        child.send_signal(signal.SIGINT)
        time.sleep(0.5)
        _, told = child.communicate(timeout=60)
    assert (child.returncode, told) == (0, b"")


def test_a_busy_process_ends_when_its_input_is_closed():
    busy = """
from cucu_desktop.match.child_entry import watched_input
print(watched_input().readline(), flush=True)
while True:
    pass
"""
    with subprocess.Popen(
        [sys.executable, "-c", busy], stdin=subprocess.PIPE, stdout=subprocess.PIPE
    ) as child:
        child.stdin.write(b"asked\n")
        child.stdin.flush()
        assert child.stdout.readline() == b"b'asked\\n'\n"
        child.stdin.close()
        try:
            assert child.wait(30) == 0
        finally:
            child.kill()
