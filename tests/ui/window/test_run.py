"""The program as the command line starts it, in a process of its own."""

import json
import os
import subprocess
import sys

import pytest

from cucu_desktop.engine.actions import KEEP
from cucu_desktop.games import campli
from cucu_desktop.match.match import Match, Player, Setup
from cucu_desktop.ui.window import run

pytestmark = pytest.mark.waits

CHILD = """
import sys
from PySide6 import QtCore, QtWidgets
from PySide6.QtCore import QUrl
from PySide6.QtGui import QFileOpenEvent
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication
from cucu_desktop.ui.window import run

told = {}

def instead_of_waiting():
    if sys.argv[2:]:  # as the desktop of macOS says it
        QApplication.sendEvent(QApplication.instance(), QFileOpenEvent(QUrl.fromLocalFile(sys.argv[2])))
    (window,) = [each for each in QApplication.topLevelWidgets() if each.inherits("QMainWindow")]
    told["modules"] = list(sys.modules)
    told["wrapped"] = [*vars(QtCore), *vars(QtWidgets)]
    for _ in range(200):
        QTest.qWait(20)
        if window.playing is None or window.playing.session.question:
            break
    from cucu_desktop import words
    told["words"] = words.place_words.cache_info().misses
    told["language"] = window.settings.now.language
    told["loaded"] = list(sys.modules)
    told["qt"] = list(vars(QtCore))
    told["names"] = window.playing and list(window.playing.names)
    told["seed"] = window.playing and window.playing.session.match_view.setup.seed
    window.close()
    return 0

run.QApplication.exec = staticmethod(instead_of_waiting)
arguments = eval(sys.argv[1])
assert run.run(**arguments) == 0
import json
print(json.dumps(told))
"""


def start(*opened, **arguments):
    run = subprocess.run(
        [sys.executable, "-c", CHILD, repr(arguments), *opened],
        capture_output=True,
        text=True,
        check=False,
        env=os.environ | {"QT_QPA_PLATFORM": "offscreen"},
        timeout=60,
    )
    assert run.returncode == 0, run.stderr
    return json.loads(run.stdout)


def test_the_start_loads_nothing_that_is_not_painted():
    told = start(language="de")
    assert told["names"] is None
    assert told["language"] == "de"
    idle = (
        "bots",
        "engine",
        "games",
        "match.match",
        "match.records.store",
        "ui.text.wording",
        "ui.view.view",
        "ui.pages.setup",
        "ui.pages.settings_page",
        "match.log",
        "ui.animation",
        "ui.widgets.notices",
    )
    loaded = [name for name in told["modules"] if name.removeprefix("cucu_desktop.").startswith(idle)]
    assert loaded == []
    libraries = {"sqlite3", "tomllib", "datetime", "getpass"}
    assert libraries.intersection(told["modules"]) == set()
    assert {"QFileDialog", "QStandardPaths"}.intersection(told["wrapped"]) == set(), "wrapped when imported"


def test_sat_down_at_once_with_the_number_of_the_cards():
    told = start(play=True, seed=11, language="it")
    assert (len(told["names"]), told["seed"], told["language"]) == (6, 11, "it")
    assert told["words"] == 1, "the words of other tables are read when the menu asks for them"


def test_a_table_loads_no_scenario_nor_what_speaks_nor_amounts_that_nobody_is_asked_for():
    told = start(play=True, seed=11, language="en")
    assert [name for name in told["loaded"] if name.startswith("cucu_desktop.match.scenario")] == []
    assert "fractions" not in told["loaded"]
    assert "cucu_desktop.ui.play.decision.amounts" not in told["loaded"]
    assert "QProcess" not in told["qt"], "PySide wraps a class of Qt when it is first imported"


def test_opened_with_a_match(tmp_path):
    players = (Player("Anna", "you-1"), Player("Bruna", "bruna", "bruna"))
    match = Match.begin(Setup("campli", players, campli.Options(), seed=3), tmp_path / "a.cucu")
    if match.players[match.to_act].bot is None:
        match.submit(match.to_act, KEEP)
    match.close()
    told = start(file=str(tmp_path / "a.cucu"))
    assert sorted(told["names"]) == ["Anna", "Bruna"]
    assert told["seed"] == 3


def test_the_desktop_asks_for_a_match_to_be_opened(tmp_path):
    players = (Player("Anna", "you-1"), Player("Bruna", "bruna", "bruna"))
    Match.begin(Setup("campli", players, campli.Options(), seed=3), tmp_path / "a.cucu").close()
    assert sorted(start(str(tmp_path / "a.cucu"))["names"]) == ["Anna", "Bruna"]


@pytest.mark.parametrize(("wanted", "found"), [(None, "1"), ("", "")])
def test_fills_are_not_shared_among_threads_unless_somebody_wants_it(monkeypatch, wanted, found):
    monkeypatch.delenv("QT_NO_GUI_THREADPOOL")
    if wanted is not None:
        monkeypatch.setenv("QT_NO_GUI_THREADPOOL", wanted)
    run.paint_in_one_thread()
    assert os.environ["QT_NO_GUI_THREADPOOL"] == found


@pytest.mark.parametrize(
    ("variable", "value", "without"),
    [
        ("XDG_CURRENT_DESKTOP", "KDE", "1"),
        ("XDG_CURRENT_DESKTOP", "", "1"),
        ("XDG_CURRENT_DESKTOP", "ubuntu:GNOME", None),
        ("XDG_CURRENT_DESKTOP", "X-Cinnamon", None),
        ("DESKTOP_SESSION", "xfce", None),
        ("QT_QPA_PLATFORMTHEME", "gtk3", None),
        ("QT_NO_GLIB", "0", "0"),
    ],
)
def test_glib_is_waited_with_where_gtk_shows_dialogs(monkeypatch, variable, value, without):
    for name in ("XDG_CURRENT_DESKTOP", "DESKTOP_SESSION", "QT_QPA_PLATFORMTHEME", "QT_NO_GLIB"):
        monkeypatch.setenv(name, "")  # so that it is as it was afterwards
        monkeypatch.delenv(name)
    monkeypatch.setenv(variable, value)
    run.wait_without_glib()
    assert os.environ.get("QT_NO_GLIB") == without


@pytest.mark.parametrize("name", ["QT_SCALE_FACTOR", "QT_SCREEN_SCALE_FACTORS", "QT_FONT_DPI"])
@pytest.mark.parametrize("value", ["0", "nan", "-1", "inf", "1e9", "1e-9", "x", "eDP-1=0;HDMI-1=1"])
def test_a_scale_that_nobody_can_use_is_unset(name, value, monkeypatch):
    monkeypatch.setenv(name, value)
    run.scale_within_bounds()
    assert name not in os.environ


@pytest.mark.parametrize(
    ("name", "value"),
    [
        ("QT_SCALE_FACTOR", "0.5"),
        ("QT_SCALE_FACTOR", "3"),
        ("QT_SCREEN_SCALE_FACTORS", "eDP-1=1.25;HDMI-1=2"),
        ("QT_SCREEN_SCALE_FACTORS", "1;1.5"),
        ("QT_FONT_DPI", "120"),
    ],
)
def test_a_usual_scale_stays(name, value, monkeypatch):
    monkeypatch.setenv(name, value)
    run.scale_within_bounds()
    assert os.environ[name] == value
