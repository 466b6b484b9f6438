"""The window opens and plays where an i has no I or keeps its dot, and where a decimal has a comma."""

import ast
import os
import shutil
import subprocess
import sys
from pathlib import Path

import pytest

from cucu_desktop import ui

pytestmark = pytest.mark.waits

LOCALES = ("tr_TR", "lt_LT")

PLAYS = """
import locale, sys
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication
from cucu_desktop.ui.window import run

def instead_of_waiting():
    (window,) = [each for each in QApplication.topLevelWidgets() if each.inherits("QMainWindow")]
    before = locale.setlocale(locale.LC_ALL), locale.localeconv()["decimal_point"]
    answers = 0
    for _ in range(2000):
        QTest.qWait(10)
        session = window.playing and window.playing.session
        if session and session.question and session.stage.name == "ANSWER":
            session.act(session.question.decision.options[0])
            answers += 1
        if answers == 2:
            break
    opener = window.page_opener
    for open_page in (opener.choose_game, opener.open_rules, opener.open_settings, window.album.open_you):
        open_page()
        QTest.qWait(10)
    print(answers, *before)
    window.close()
    return 0

run.QApplication.exec = staticmethod(instead_of_waiting)
sys.exit(run.run(play=True, seed=11, language="it"))
"""


@pytest.fixture(scope="module")
def built(tmp_path_factory) -> Path:
    """A folder with the locales, built of what the C library's sources say of them."""
    folder = tmp_path_factory.mktemp("locales")
    if not shutil.which("localedef"):
        pytest.skip("there is no localedef, so no glibc")
    for name in LOCALES:
        made = subprocess.run(
            ["localedef", "-i", name, "-f", "UTF-8", str(folder / f"{name}.UTF-8")],
            capture_output=True,
            text=True,
            check=False,
            env=os.environ | {"LC_ALL": "C"},
        )
        if made.returncode > 1:  # 1: there were warnings
            pytest.skip(f"the locale cannot be built here: {made.stderr}")
    return folder


@pytest.mark.parametrize("name", LOCALES)
def test_the_window_opens_and_plays(built, tmp_path, name):
    homes = {f"XDG_{kind}_HOME": str(tmp_path / kind) for kind in ("CONFIG", "DATA", "STATE", "CACHE")}
    where = {"LOCPATH": str(built), "LC_ALL": f"{name}.UTF-8", "QT_QPA_PLATFORM": "offscreen"}
    settings = tmp_path / "CONFIG" / "cucu-desktop" / "settings.ini"
    settings.parent.mkdir(parents=True)
    settings.write_text("[General]\nspeed=at once\nresult_seconds=1\n", "utf-8")
    run = subprocess.run(
        [sys.executable, "-c", PLAYS],
        capture_output=True,
        text=True,
        check=False,
        env=os.environ | homes | where,
        timeout=120,
    )
    assert run.returncode == 0, run.stderr
    answers, locale, decimal = run.stdout.split()
    assert (answers, locale, decimal) == ("2", f"{name}.UTF-8", ",")
    assert run.stderr.replace("This plugin does not support propagateSizeHints()\n", "") == ""
    assert list(tmp_path.rglob("errors.log")) == []


@pytest.mark.parametrize("command", ["simulate --deals 2 --transcript --lang it", "--help"])
def test_commands_work(built, command):
    where = {"LOCPATH": str(built), "LC_ALL": "tr_TR.UTF-8"}
    words = [sys.executable, "-m", "cucu_desktop", *command.split()]
    told = [subprocess.check_output(words, env=os.environ | each) for each in (where, {"LC_ALL": "C.UTF-8"})]
    assert told[0] == told[1]


def test_no_property_that_begins_with_an_i_is_set_by_name():
    """PySide makes the setter's name with the C library: where i does not become I it finds none."""
    found = [
        f"{path}:{node.lineno}"
        for path in Path(ui.__file__).parent.rglob("*.py")
        for node in ast.walk(ast.parse(path.read_text("utf-8")))
        if isinstance(node, ast.Call)
        and ast.unparse(node.func).rpartition(".")[2].startswith("Q")
        and any(keyword.arg and keyword.arg.startswith("i") for keyword in node.keywords)
    ]
    assert found == []
