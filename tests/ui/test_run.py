"""The program as the command line starts it, in a process of its own."""

import json
import os
import subprocess
import sys

from cucu_desktop.engine.actions import KEEP
from cucu_desktop.games import campli
from cucu_desktop.match.match import Match, Player, Setup

CHILD = """
import json, sys
from pathlib import Path
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication
from cucu_desktop.ui import run

told = {}

def instead_of_waiting():
    (window,) = [each for each in QApplication.topLevelWidgets() if each.inherits("QMainWindow")]
    told["modules"] = [name for name in sys.modules if name.startswith(("cucu_desktop.", "sqlite3"))]
    for _ in range(200):
        QTest.qWait(20)
        if window.playing is None or window.playing.session.question:
            break
    told["language"] = window.preferences.now.language
    told["names"] = window.playing and list(window.playing.names)
    told["seed"] = window.playing and window.playing.session.setup.seed
    window.close()
    return 0

run.QApplication.exec = staticmethod(instead_of_waiting)
arguments = json.loads(sys.argv[1])
if "match" in arguments:
    arguments["match"] = Path(arguments["match"])
assert run.run(**arguments) == 0
print(json.dumps(told))
"""


def start(**arguments):
    run = subprocess.run(
        [sys.executable, "-c", CHILD, json.dumps(arguments)],
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
        "match.store",
        "ui.wording",
        "ui.view",
        "ui.setup",
        "ui.settings",
    )
    loaded = [name for name in told["modules"] if name.removeprefix("cucu_desktop.").startswith(idle)]
    assert loaded == []
    assert "sqlite3" not in told["modules"]


def test_sat_down_at_once_with_the_number_of_the_cards():
    told = start(play=True, seed=11, language="it")
    assert (len(told["names"]), told["seed"], told["language"]) == (6, 11, "it")


def test_opened_with_a_match(tmp_path):
    players = (Player("Anna", "you-1"), Player("Bruna", "bruna", "bruna"))
    match = Match.begin(Setup("campli", players, campli.Options(), seed=3), tmp_path / "a.cucu")
    if match.players[match.to_act].bot is None:
        match.submit(match.to_act, KEEP)
    match.close()
    told = start(match=str(tmp_path / "a.cucu"))
    assert sorted(told["names"]) == ["Anna", "Bruna"]
    assert told["seed"] == 3


def test_a_match_that_is_none_leaves_one_at_the_start(tmp_path):
    (tmp_path / "a.cucu").write_text("Dear diary\n")
    assert start(match=str(tmp_path / "a.cucu"))["names"] is None
