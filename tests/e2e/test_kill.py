"""The real program on a screen, killed without warning: the next start goes on at the same decision."""

import os
import signal
import subprocess
import sys
import time
from pathlib import Path

import pytest

from cucu_desktop.match.match import Match
from tests.ui.saves import newest


def start(screen, home: Path, *arguments: str) -> subprocess.Popen:
    homes = {f"XDG_{kind}_HOME": str(home / kind) for kind in ("CONFIG", "DATA", "STATE", "CACHE")}
    command = [sys.executable, "-m", "cucu_desktop", "--lang", "en", *arguments]
    return subprocess.Popen(command, env=screen.environment | homes)


def press(screen, key: str) -> None:
    subprocess.run(["xdotool", "key", key], env=screen.environment, check=False)


def wait_for(ready, seconds: int = 30):
    """Return what is ready as soon as it is."""
    for _ in range(seconds * 10):
        found = ready()
        if found:
            return found
        time.sleep(0.1)
    pytest.fail(f"nothing came of it in {seconds} s")
    return None


def log_in(home: Path) -> Path | None:
    return next((home / "DATA").rglob("*.cucu"), None)


def decided(home: Path) -> int:
    log = log_in(home)
    return log.read_text("utf-8").count('"do":') if log else 0


def view(path: Path) -> list[object]:
    match = Match.resume(path)
    seen = [(match.observation(seat), match.feed(seat)) for seat in range(len(match.players))]
    match.close()
    return [match.to_act, seen]


@pytest.mark.parametrize("actions", [1, 4])
def test_a_killed_match_goes_on(screen, tmp_path, actions):
    with start(screen, tmp_path, "--play", "--seed", "5") as program:
        try:
            deadline = time.monotonic() + 60
            while decided(tmp_path) < actions and time.monotonic() < deadline:
                press(screen, "space")  # what moves is skipped
                press(screen, "s")  # and what is asked answered: keep
                time.sleep(0.1)
        finally:
            program.send_signal(signal.SIGKILL)
    path = log_in(tmp_path)
    assert path is not None
    killed_at = view(path)
    assert decided(tmp_path) >= actions

    found = newest(path.parent)
    assert found is not None
    assert found.path == path, "the start offers it"
    before, so_far = path.read_bytes(), decided(tmp_path)
    with start(screen, tmp_path) as again:
        try:
            wait_for(lambda: _has_window(screen))
            press(screen, "Return")  # the first thing offered: go on
            for _ in range(300):
                press(screen, "space")
                press(screen, "s")
                time.sleep(0.1)
                if decided(tmp_path) > so_far:
                    break
        finally:
            again.send_signal(signal.SIGKILL)
    assert decided(tmp_path) > so_far, "the match is played on"
    assert path.read_bytes().startswith(before[: before.rfind(b"\n") + 1]), "and nothing is undone"
    seen_then, seen_now = killed_at[1], view(path)[1]
    for (_, told_then), (_, told_now) in zip(seen_then, seen_now, strict=True):
        assert told_now[: len(told_then)] == told_then


def _has_window(screen) -> bool:
    search = ["xdotool", "search", "--onlyvisible", "--name", "Cucù"]
    return subprocess.run(search, env=screen.environment, capture_output=True, check=False).returncode == 0


@pytest.mark.skipif(os.name == "nt", reason="X is needed")
def test_a_start_that_is_closed_leaves_nothing_behind(screen, tmp_path):
    with start(screen, tmp_path) as program:
        wait_for(lambda: _has_window(screen))
        time.sleep(0.5)
        press(screen, "ctrl+q")
        assert program.wait(10) == 0
    assert log_in(tmp_path) is None
