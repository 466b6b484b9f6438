"""What a package brings plays: a deal of Campli and a trick of Cöch, aloud, on a screen.

`CUCU_PROGRAM` is the command that starts it; `bootstrap.py package NAME --check` sets it.
"""

import os
import shlex
import shutil
import signal
import subprocess
import time
from array import array
from contextlib import contextmanager
from pathlib import Path

import pytest

from cucu_desktop.match.match import Match
from cucu_desktop.match.setup import Setup
from cucu_desktop.ui.pages.setup import seating

PROGRAM = shlex.split(os.environ.get("CUCU_PROGRAM", ""))
PATIENCE = 90
"""Seconds until something that happens at all must have happened, on a busy machine."""

pytestmark = [
    pytest.mark.package,
    pytest.mark.skipif(not PROGRAM, reason="bootstrap.py package NAME --check plays from a package"),
]


def until(happens, but=lambda: None):
    """Wait for it, and do something again and again until it is so."""
    deadline = time.monotonic() + PATIENCE
    while time.monotonic() < deadline:
        found = happens()
        if found:
            return found
        but()
        time.sleep(0.1)
    pytest.fail(f"nothing came of it in {PATIENCE} s")
    return None


@pytest.fixture
def home(tmp_path):
    settings = tmp_path / "CONFIG" / "cucu-desktop" / "settings.ini"
    settings.parent.mkdir(parents=True)
    settings.write_text("[General]\nlanguage=en\nspeed=fast\nvolume=100\ncalls=true\nname=Anna\n", "utf-8")
    return tmp_path


@pytest.fixture
def loudspeaker(tmp_path):
    """A sound server without a device; it returns the way to it and what has been heard of it so far."""
    if not (shutil.which("pulseaudio") and shutil.which("parec")):
        pytest.skip("pulseaudio and pulseaudio-utils are missing")
    socket = tmp_path / "sound"
    server = subprocess.Popen(
        [
            *("pulseaudio", "-n", "--daemonize=no", "--exit-idle-time=-1", "--use-pid-file=no"),
            *("-L", f"module-native-protocol-unix auth-anonymous=1 socket={socket}"),
            *("-L", "module-null-sink sink_name=ear"),
        ],
        env=os.environ | {"XDG_RUNTIME_DIR": str(tmp_path), "PULSE_STATE_PATH": str(tmp_path / "state")},
        stdout=subprocess.DEVNULL,
        stderr=subprocess.DEVNULL,
    )
    recorder = None
    try:
        until(socket.exists)
        with (tmp_path / "heard").open("wb") as heard:
            recorder = subprocess.Popen(
                ["parec", "-s", f"unix:{socket}", "-d", "ear.monitor", "--format=s16le", "--channels=1"],
                stdout=heard,
                stderr=subprocess.DEVNULL,
            )
            yield f"unix:{socket}", tmp_path / "heard"
    finally:
        for process in filter(None, (recorder, server)):
            process.terminate()
            process.wait()


def loudest(heard: Path) -> int:
    samples = array("h")
    recorded = heard.read_bytes()
    samples.frombytes(recorded[: len(recorded) // 2 * 2])
    return max(map(abs, samples), default=0)


@contextmanager
def started(screen, home, *arguments, sound="unix:/nowhere"):
    homes = {f"XDG_{kind}_HOME": str(home / kind) for kind in ("CONFIG", "DATA", "STATE", "CACHE")}
    # Nothing of the environment that this test runs in is to help the program.
    ours = ("PYTHONPATH", "VIRTUAL_ENV", "LD_LIBRARY_PATH")
    inherited = {name: value for name, value in screen.environment.items() if name not in ours}
    program = subprocess.Popen(
        [*PROGRAM, *arguments], env=inherited | homes | {"PULSE_SERVER": sound}, cwd=home
    )
    try:
        yield program
    finally:
        if program.poll() is None:
            program.send_signal(signal.SIGKILL)
        program.wait()


def press(screen, *keys):
    subprocess.run(["xdotool", "key", *keys], env=screen.environment, check=False)


def log_of(home):
    log = next((home / "DATA").rglob("*.cucu"), None)
    return log.read_text("utf-8") if log else ""


def children_of(program):
    """The names of the processes that it has started of itself."""
    listing = subprocess.run(
        ["ps", "-ww", "-o", "args=", "--ppid", str(program.pid)], capture_output=True, text=True, check=False
    ).stdout
    return {line.split("--child ")[1].strip() for line in listing.splitlines() if "--child " in line}


def test_it_says_what_it_is():
    told = subprocess.run([*PROGRAM, "--version"], capture_output=True, text=True, check=True).stdout
    assert told.startswith("cucu-desktop ")


def test_bots_play_every_game_in_several_processes():
    for game in ("campli", "coch"):
        wanted = ["simulate", "--game", game, "--deals", "2", "--jobs", "2", "--levels", "1", "--json"]
        told = subprocess.run([*PROGRAM, *wanted], capture_output=True, text=True, check=False)
        assert told.returncode == 0, told.stderr
        assert f'"game": "{game}"' in told.stdout


def test_the_speaker_tells_its_languages_and_ends():
    run = subprocess.run(
        [*PROGRAM, "--child", "speaker"],
        stdin=subprocess.DEVNULL,
        stdout=subprocess.PIPE,
        timeout=PATIENCE,
        check=True,
    )
    assert run.stdout.endswith(b"\n")


def test_a_deal_of_campli_is_played_and_heard(screen, home, loudspeaker):
    sound, heard = loudspeaker
    with started(screen, home, "--play", "--seed", "5", sound=sound) as program:
        until(lambda: "soundboard" in children_of(program))
        until(lambda: loudest(heard) > 1000)
        # What moves is skipped, what is asked answered: keep.
        until(lambda: log_of(home).count('"shuffle"') > 1, but=lambda: press(screen, "space", "s"))
        assert program.poll() is None


def test_a_trick_of_coch_is_played_and_heard_with_bots_in_their_own_process(screen, home, loudspeaker):
    sound, heard = loudspeaker
    plan = seating.usual("coch", "Anna")
    path = home / "DATA" / "cucu-desktop" / "matches" / "20260101-120000-00000001.cucu"
    path.parent.mkdir(parents=True)
    Match.begin(Setup("coch", plan.players, plan.options, seed=7), path).close()
    before = log_of(home).count('"play ')
    with started(screen, home, sound=sound) as program:
        # The first thing that the start offers is to go on.
        until(lambda: "soundboard" in children_of(program), but=lambda: press(screen, "Return"))
        until(lambda: log_of(home).count('"play ') >= before + 4, but=lambda: press(screen, "space"))
        assert "bots" in children_of(program)
        until(lambda: loudest(heard) > 1000)
        assert program.poll() is None
