"""The window ends as it should when the system asks it to: logged out, the terminal closed, Ctrl+C."""

import os
import signal
import subprocess
import sys
import time
from pathlib import Path

import pytest

pytestmark = [pytest.mark.waits, pytest.mark.skipif(os.name == "nt", reason="there are no such signals")]

PROGRAM = """
import sys
from PySide6.QtCore import QTimer
from cucu_desktop import app
from cucu_desktop.ui.window import run

def wait_for_match():
    window = next((each for each in run.QApplication.topLevelWidgets() if each.inherits("QMainWindow")), None)
    if window is not None and window.playing is not None:
        writer = window.playing.session.match_view._match.writer
        close = writer.close
        writer.close = lambda: (close(), print("closed", flush=True))
        if sys.argv[1:] == ["dialog"]:
            from PySide6.QtWidgets import QMessageBox
            QTimer.singleShot(0, lambda: QMessageBox.information(window, "Cucù", "a dialog"))
            QTimer.singleShot(500, lambda: print("ready", flush=True))
        else:
            QTimer.singleShot(500, lambda: print("ready", flush=True))
    else:
        QTimer.singleShot(100, wait_for_match)

_open = run._open
def opened(app, *arguments, **named):
    QTimer.singleShot(100, wait_for_match)
    return _open(app, *arguments, **named)

run._open = opened
raise SystemExit(app.main(["--play", "--seed", "5", "--lang", "en"]))
"""


@pytest.fixture(autouse=True)
def _hang_up_is_heard():
    """Programs begun here hear SIGHUP, also if the tests were begun by nohup."""
    before = signal.signal(signal.SIGHUP, signal.SIG_DFL)
    yield
    signal.signal(signal.SIGHUP, before)


def started(*arguments):
    return subprocess.Popen(
        [sys.executable, "-c", PROGRAM, *arguments],
        stdout=subprocess.PIPE,
        stderr=subprocess.PIPE,
        text=True,
        env=os.environ | {"QT_QPA_PLATFORM": "offscreen"},
        cwd=Path(__file__).parents[2],
    )


@pytest.mark.parametrize(
    ("name", "arguments"),
    [("SIGTERM", ()), ("SIGINT", ()), ("SIGHUP", ()), ("SIGTERM", ("dialog",))],
)
def test_a_signal_closes_the_window_as_its_user_does(name, arguments):
    with started(*arguments) as program:
        try:
            assert program.stdout.readline() == "ready\n"
            program.send_signal(getattr(signal, name))
            told, errors = program.communicate(timeout=60)
        finally:
            program.kill()
    assert "closed" in told, "the match was got up from"
    assert program.returncode == 0
    assert "Traceback" not in errors


def test_what_outlives_its_terminal_by_nohup_is_not_ended_by_it():
    ignored = signal.signal(signal.SIGHUP, signal.SIG_IGN)
    try:
        program = started()
    finally:
        signal.signal(signal.SIGHUP, ignored)
    with program:
        try:
            assert program.stdout.readline() == "ready\n"
            program.send_signal(signal.SIGHUP)
            time.sleep(1)
            assert program.poll() is None
        finally:
            program.terminate()
            program.communicate(timeout=60)
    assert program.returncode == 0
