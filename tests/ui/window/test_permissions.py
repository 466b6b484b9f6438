"""What the program writes is for its owner only; what an earlier version wrote is corrected."""

import os
import stat
import subprocess
import sys

import pytest

from cucu_desktop.ui.widgets.settings_file import Settings
from cucu_desktop.ui.window.error_watch import ErrorLog

pytestmark = pytest.mark.skipif(os.name != "posix", reason="elsewhere owners are told otherwise")

PLAYS = """
import os, sys
os.umask(0o022)
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication
from cucu_desktop.ui.window import run
from cucu_desktop.ui.window.error_display import ErrorDisplay

def instead_of_waiting():
    (window,) = [each for each in QApplication.topLevelWidgets() if each.inherits("QMainWindow")]
    for _ in range(500):
        QTest.qWait(20)
        if window.playing and window.playing.session.question:
            break
    window.settings.change(name="Anna", speed="fast")
    run.settle(QApplication.instance(), ErrorDisplay(window.core, watch[0]), watch[0])
    watch[0].log.write("an error")
    window.close()
    return 0

watch = []
made = run.ErrorWatch
run.ErrorWatch = lambda log: watch.append(made(log)) or watch[0]
run.QApplication.exec = staticmethod(instead_of_waiting)
sys.exit(run.run(play=True, seed=11, language="it"))
"""


def modes(folder):
    return {
        str(path.relative_to(folder)): oct(stat.S_IMODE(path.stat().st_mode))
        for path in folder.rglob("*")
        if path.is_file() and not path.is_symlink()
    }


@pytest.mark.waits
def test_nobody_else_can_read_what_a_session_has_written(tmp_path):
    homes = {f"XDG_{kind}_HOME": str(tmp_path / kind) for kind in ("CONFIG", "DATA", "STATE", "CACHE")}
    done = subprocess.run(
        [sys.executable, "-c", PLAYS],
        env=os.environ | homes | {"QT_QPA_PLATFORM": "offscreen"},
        capture_output=True,
        text=True,
        check=False,
        timeout=120,
    )
    assert done.returncode == 0, done.stderr
    found = modes(tmp_path)
    names = {name.rpartition("/")[2] for name in found}
    assert {"settings.ini", "errors.log", "crash.txt"} <= names
    assert any(name.endswith(".cucu") for name in names)
    assert {name: mode for name, mode in found.items() if mode != "0o600"} == {}


def test_files_of_an_earlier_version_are_corrected(tmp_path, qapp):
    names = ("settings.ini", "errors.log", "errors.old.log", "crash.txt")
    for name in names:
        (tmp_path / name).write_text("")
        (tmp_path / name).chmod(0o644)
    Settings(tmp_path / "settings.ini", ["en"])
    log = ErrorLog(tmp_path)
    log.watch_for_crash()
    log.stop_watching()
    assert modes(tmp_path) == dict.fromkeys(names, "0o600")
