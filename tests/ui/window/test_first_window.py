"""A second start finds the window that is open, and is held up by none that hangs or is gone."""

import json
import os
import socket
import stat
import subprocess
import sys
import time
from concurrent.futures import ThreadPoolExecutor
from pathlib import Path

import pytest
from PySide6.QtCore import Qt, QTimer
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication, QMessageBox

from cucu_desktop.catalogues import LANGUAGES
from cucu_desktop.ui.widgets.preferences import Preferences
from cucu_desktop.ui.window import first_window, second_start
from cucu_desktop.ui.window.first_window import NAME, FirstWindow, answers, ask, is_open

ROOT = Path(__file__).parents[3]
PATIENCE = 60_000


@pytest.fixture(params=["socket", "port"])
def data(request, tmp_path, monkeypatch):
    """The folder of the user's data: with a socket, and where there can be none."""
    if request.param == "port":
        monkeypatch.setattr(first_window, "fits", lambda _: False)
    elif not hasattr(socket, "AF_UNIX"):
        pytest.skip("no such sockets here")
    return tmp_path / "data"


@pytest.fixture
def first(qtbot, data):
    first = FirstWindow(data)
    yield first
    first.stop()


def meanwhile(qtbot, function, *arguments):
    """Call a function in a thread, as another process would, while this one's loop runs."""
    with ThreadPoolExecutor(1) as pool:
        answer = pool.submit(function, *arguments)
        qtbot.waitUntil(answer.done, timeout=PATIENCE)
        return answer.result()


def test_what_a_second_start_wants_comes_to_the_first(qtbot, first, data):
    heard = []
    first.wanted.connect(heard.append)
    assert meanwhile(qtbot, answers, data)
    assert heard == []
    assert meanwhile(qtbot, ask, data)
    assert meanwhile(qtbot, ask, data, "a.cucu")
    assert heard == [None, Path("a.cucu").absolute()]


def test_only_its_user_may_come_in(first, data):
    mode = (data / NAME).lstat().st_mode
    assert stat.S_IMODE(mode) & 0o077 == 0
    assert stat.S_IMODE(data.stat().st_mode) & 0o077 == 0


def test_a_second_window_does_not_listen(qtbot, first, data):
    second = FirstWindow(data)
    assert first.listens
    assert not second.listens
    second.stop()
    assert meanwhile(qtbot, answers, data)


def test_nothing_is_left_of_a_window_that_is_closed(first, data):
    first.stop()
    assert not (data / NAME).exists()
    assert not answers(data)
    assert not ask(data)


@pytest.mark.parametrize(
    "told",
    [
        b"",
        b"\n",
        b"[]\n",
        b"null\n",
        b'{"token": "wrong"}\n',
        b'{"open": 5}\n',
        b"[" * 60_000,
        b"x" * 200_000,
        b'{"token": "", "open": "a\\u0000b"}\n',
        b'{"token": "", "open": "a\\ud800b"}\n',
        b'{"token": "", "activation": "a\\u0000b"}\n',
        b'{"token": "", "activation": "a\\ud800b"}\n',
        b'{"token": "", "activation": ["x"]}\n',
    ],
)
def test_no_odd_request_does_any_harm(qtbot, first, data, told):
    heard = []
    first.wanted.connect(heard.append)

    def call():
        with first_window.called_window(data) as called:
            try:
                called.sendall(told)
                called.shutdown(socket.SHUT_WR)
                return called.recv(100)
            except OSError:
                return b""

    assert meanwhile(qtbot, call) == b""
    assert heard == []
    assert meanwhile(qtbot, answers, data)


def test_many_who_say_nothing_keep_nobody_away(qtbot, first, data):
    callers = [meanwhile(qtbot, first_window.called_window, data) for _ in range(20)]
    assert meanwhile(qtbot, answers, data)
    assert len(first.callers) <= first_window.MOST_AT_ONCE
    for caller in callers:
        caller.close()


def test_a_window_that_hangs_holds_nobody_up(first, data):
    began = time.monotonic()
    assert not answers(data)  # its loop does not run
    assert time.monotonic() - began < 4 * first_window.PATIENCE


@pytest.mark.parametrize("left", ["nothing", "{", "[]", '{"port": 1e9, "token": ""}', '{"port": "x"}'])
def test_something_odd_in_its_place_is_no_window(qtbot, data, left):
    data.mkdir()
    (data / NAME).write_text(left)
    assert not answers(data)
    assert not is_open(data)
    first = FirstWindow(data)
    assert first.listens
    assert meanwhile(qtbot, answers, data)
    first.stop()


def test_where_nothing_can_be_written_every_start_has_a_window(tmp_path):
    (tmp_path / "data").write_text("in the way")
    first = FirstWindow(tmp_path / "data")
    assert not first.listens
    first.stop()


def test_what_a_killed_window_has_left_is_no_window(qtbot, data):
    data.mkdir()
    if first_window.fits(data / NAME):
        with socket.socket(socket.AF_UNIX) as killed:
            killed.bind(str(data / NAME))
    else:
        with socket.socket() as killed:
            killed.bind(("127.0.0.1", 0))
            port = killed.getsockname()[1]
        (data / NAME).write_text(json.dumps({"port": port, "token": "x"}))
    assert not answers(data)
    first = FirstWindow(data)
    assert first.listens
    first.stop()


# The question


def asked(qtbot, act, language="en"):
    """Ask, and do this with the box; return what was chosen."""

    def do():
        box = QApplication.activeModalWidget()
        if not isinstance(box, QMessageBox) or QApplication.focusWidget() is None:
            QTimer.singleShot(20, do)
            return
        act(box)

    QTimer.singleShot(20, do)
    return second_start.ask(QApplication.instance(), Preferences(language=language))


@pytest.mark.parametrize(
    ("keys", "choice"),
    [
        ((Qt.Key.Key_Return,), "show"),
        ((Qt.Key.Key_Escape,), "none"),
        ((Qt.Key.Key_Tab, Qt.Key.Key_Space), "second"),
    ],
)
def test_the_question_is_answered_by_key(qtbot, keys, choice):
    def act(box):
        for key in keys:
            QTest.keyClick(QApplication.focusWidget(), key)

    assert asked(qtbot, act) == choice


@pytest.mark.parametrize("language", LANGUAGES)
def test_the_question_is_asked_in_every_language(qtbot, language):
    told = []

    def act(box):
        told.extend([box.text(), *(button.text() for button in box.buttons())])
        box.reject()

    assert asked(qtbot, act, language) == "none"
    assert len(set(told)) == 4
    if language == "de":
        assert any("geöffnet" in text or "offen" in text for text in told)


# Real processes

PROGRAM = """
import sys
from PySide6.QtCore import QTimer
from PySide6.QtWidgets import QApplication, QMessageBox
from cucu_desktop import app
from cucu_desktop.ui.window import run

def look(told=[]):
    box = QApplication.activeModalWidget()
    if isinstance(box, QMessageBox) and "asked" not in told:
        told.append("asked")
        print("asked", flush=True)
        box.buttons()[[each.text() for each in box.buttons()].index(CHOICE)].click()
    windows = [each for each in QApplication.topLevelWidgets() if each.inherits("QMainWindow")]
    if windows and windows[0].isVisible() and "window" not in told:
        told.append("window")
        print("window", flush=True)
    if windows and windows[0].playing is not None and "playing" not in told:
        told.append("playing")
        print("playing", windows[0].playing.names[0], flush=True)
    QTimer.singleShot(50, look)

CHOICE = sys.argv.pop(1)
application = run.make_application
def made(language):
    found = application(language)
    QTimer.singleShot(50, look)
    return found
run.make_application = made
raise SystemExit(app.main())
"""


def program(choice, *arguments):
    return subprocess.Popen(
        [sys.executable, "-c", PROGRAM, choice, *arguments],
        stdout=subprocess.PIPE,
        text=True,
        cwd=ROOT,
        env=os.environ | {"QT_QPA_PLATFORM": "offscreen"},
    )


@pytest.mark.waits
@pytest.mark.skipif(os.name == "nt", reason="there is no SIGSTOP")
def test_two_starts_of_the_program(tmp_path):
    import signal  # noqa: PLC0415

    from cucu_desktop.games import campli  # noqa: PLC0415
    from cucu_desktop.match.match import Match, Player, Setup  # noqa: PLC0415

    players = (Player("Anna", "you-1"), Player("Bruna", "bruna", "bruna"))
    Match.begin(Setup("campli", players, campli.Options(), seed=3), tmp_path / "a.cucu").close()
    running = [program("", "--lang", "en")]
    try:
        first = running[0]
        assert first.stdout.readline() == "window\n"
        time.sleep(1)  # until it listens
        for arguments, choice, told, code in (
            ((), "&Show it", "asked\n", 0),
            ((), "Cancel", "asked\n", 0),
            ((str(tmp_path / "a.cucu"),), "", "", 0),
        ):
            second = program(choice, *arguments)
            running.append(second)
            assert second.communicate(timeout=60)[0] == told
            assert second.returncode == code
        assert first.stdout.readline() == "playing Anna\n", "the file was opened in the first"
        for arguments, choice, told in (
            ((), "&Open a second window", ["asked\n", "window\n"]),
            (("--new-window",), "", ["window\n"]),
        ):
            second = program(choice, *arguments)
            running.append(second)
            assert [second.stdout.readline() for _ in told] == told
            time.sleep(1)  # until it hears signals
            second.terminate()
            assert second.wait(60) == 0
        first.send_signal(signal.SIGSTOP)  # it hangs
        third = program("", "--lang", "en")
        running.append(third)
        assert third.stdout.readline() == "window\n"
        first.send_signal(signal.SIGCONT)
        first.terminate()
        assert first.wait(60) == 0
    finally:
        for each in running:
            each.kill()
            each.communicate()
