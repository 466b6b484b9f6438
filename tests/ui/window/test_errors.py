"""An error that nobody expected is caught, written down and told, and the match goes on from its log."""

import logging
import os
import subprocess
import sys
import threading
from pathlib import Path

import pytest
from PySide6.QtCore import QEvent, QTimer
from PySide6.QtGui import QGuiApplication
from PySide6.QtWidgets import QApplication, QPushButton, QWidget

from cucu_desktop.ui.pages.error_page import ErrorPage
from cucu_desktop.ui.pages.system_information import without_home
from cucu_desktop.ui.play.session_state import Stage
from cucu_desktop.ui.window.error_display import ErrorDisplay
from cucu_desktop.ui.window.error_watch import ErrorLog, ErrorWatch
from tests.ui.objects.controls import scrolled, texts
from tests.ui.windows import a_window, press, short_plan, wait_for

pytestmark = pytest.mark.expects_warnings


class Broken(QWidget):
    """A widget in which all goes wrong that can."""

    def fail(self, *_):
        raise ZeroDivisionError("the cat is on the keyboard")

    def customEvent(self, _):  # noqa: N802 - Qt's name
        self.fail()


@pytest.fixture
def watch(qapp, tmp_path, capsys):
    found = ErrorWatch(ErrorLog(tmp_path / "log"))
    found.install()
    yield found
    found.remove()


def display(window, watch):
    """Report on pages of `window` the errors that `watch` catches."""
    return ErrorDisplay(window.core, watch)


@pytest.fixture
def watched(qtbot, tmp_path, watch):
    """A window that reports its own errors, not those of the test."""
    window = a_window(qtbot, tmp_path)
    display(window, watch)
    return window


def written(watch):
    return watch.log.path.read_text("utf-8") if watch.log.path.exists() else ""


def the_page(qtbot, window) -> ErrorPage:
    qtbot.waitUntil(lambda: isinstance(window.page_stack.page, ErrorPage))
    return window.page_stack.page


def fail_in_slot(window):
    """Press a button of which nobody expected it."""
    broken = Broken(window)
    button = QPushButton(window)
    button.clicked.connect(broken.fail)
    button.click()


def fail_in_virtual_method(window):
    """Of Qt's loop, that is: what is called from Python gets its error back."""
    QApplication.postEvent(Broken(window), QEvent(QEvent.Type.User))


def fail_in_timer(window):
    QTimer.singleShot(0, Broken(window).fail)


def fail_in_thread(window):
    thread = threading.Thread(target=Broken.fail, args=(None,))
    thread.start()
    thread.join()


class Finalized:
    def __del__(self):
        raise ZeroDivisionError("too late")


def fail_in_finalizer(window):
    Finalized()


@pytest.mark.parametrize(
    "fail", [fail_in_slot, fail_in_virtual_method, fail_in_timer, fail_in_thread, fail_in_finalizer]
)
def test_wherever_it_happens_it_is_written_down_and_told(qtbot, watched, watch, fail):
    fail(watched)
    page = the_page(qtbot, watched)
    assert "ZeroDivisionError" in " ".join(texts(page))
    report = written(watch)
    assert report.count("Traceback") == 1
    for what in ("cucu-desktop ", "Python 3.", "PySide6 ", "Qt 6."):
        assert what in report


def test_the_report_is_copied_with_the_systems_information(qtbot, watched):
    fail_in_slot(watched)
    page = the_page(qtbot, watched)
    press(qtbot, page.copy)
    copied = QGuiApplication.clipboard().text()
    for what in ("ZeroDivisionError: the cat", "Screen 1: ", "Language: ", "Window system: offscreen"):
        assert what in copied


def test_going_on_lays_the_table_as_its_log_has_it(qtbot, watched):
    watched.play(short_plan("Anna", bots=2))
    wait_for(qtbot, watched, Stage.ANSWER)
    before, question = watched.playing, watched.playing.session.question
    fail_in_slot(watched)
    press(qtbot, the_page(qtbot, watched).go_on)
    wait_for(qtbot, watched, Stage.ANSWER)
    assert watched.playing is not before
    assert watched.playing.log == before.log
    assert watched.playing.session.question.decision == question.decision
    assert watched.page_stack.page is None
    assert watched.page_stack.notices == ()


def test_a_table_that_cannot_even_be_left_is_laid_anew(qtbot, watched, monkeypatch):
    watched.play(short_plan("Anna", bots=2))
    wait_for(qtbot, watched, Stage.ANSWER)
    before = watched.playing

    def fail():
        raise ZeroDivisionError("stuck")

    monkeypatch.setattr(before.session, "close", fail)
    fail_in_slot(watched)
    press(qtbot, the_page(qtbot, watched).go_on)
    wait_for(qtbot, watched, Stage.ANSWER)
    assert watched.playing is not before


def test_without_a_match_going_on_leads_to_the_start(qtbot, watched):
    fail_in_slot(watched)
    press(qtbot, the_page(qtbot, watched).go_on)
    assert watched.page_stack.page is None
    assert watched.playing is None


def test_what_comes_again_and_again_is_told_three_times_and_hardly_fills_the_log(qtbot, watched, watch):
    button = QPushButton(watched)
    button.clicked.connect(Broken(watched).fail)
    for _ in range(3):
        for _ in range(50):
            button.click()
        press(qtbot, the_page(qtbot, watched).go_on)
    button.click()
    qtbot.waitUntil(lambda: len(watched.page_stack.notices) == 1)
    assert watched.page_stack.page is None
    report = written(watch)
    assert report.count("Traceback") == 1
    assert "for the 100th time" in report


def test_what_cannot_be_painted_costs_a_slip_of_paper(qtbot, watched, watch):
    watch.hear_logged()
    logging.getLogger("cucu_desktop.ui.widgets.safe_paint").error("A card could not be painted")
    qtbot.waitUntil(lambda: len(watched.page_stack.notices) == 1)
    assert watched.page_stack.page is None
    assert "could not be painted" in written(watch)


def test_a_log_that_cannot_be_written_is_told(qtbot, tmp_path):
    (tmp_path / "log").write_text("no folder")
    watch = ErrorWatch(ErrorLog(tmp_path / "log"))
    watch.install()
    try:
        window = a_window(qtbot, tmp_path)
        display(window, watch)
        fail_in_slot(window)
        assert "could not be saved" in " ".join(texts(the_page(qtbot, window)))
    finally:
        watch.remove()


@pytest.mark.parametrize(("size", "text"), [((1280, 800), 150), ((640, 400), 100)])
def test_the_picture_on_the_page_gives_way_before_anything_scrolls(qtbot, tmp_path, watch, size, text):
    window = a_window(qtbot, tmp_path, size=(1280, 800), language="de", text=text)
    window.setMinimumSize(640, 400)
    window.resize(*size)
    display(window, watch)
    fail_in_slot(window)
    bar = scrolled(the_page(qtbot, window)).verticalScrollBar()
    qtbot.wait(50)
    assert bar.maximum() == 0


def test_the_log_begins_anew_before_it_is_large(tmp_path):
    log = ErrorLog(tmp_path)
    for _ in range(100):
        assert log.write("x" * 8000)
    assert sum(file.stat().st_size for file in tmp_path.iterdir()) < 600_000


@pytest.mark.skipif(os.name != "posix", reason="there are no pipes in folders elsewhere")
def test_a_pipe_in_the_place_of_a_log_is_not_waited_for(tmp_path):
    for name in ("errors.log", "crash.txt"):
        os.mkfifo(tmp_path / name)
    log = ErrorLog(tmp_path)
    assert not log.write("What went wrong")
    log.watch_for_crash()
    log.write_last_words("The end")
    log.stop_watching()
    assert log.take_crash() == ""


def test_the_users_folder_is_not_named():
    path = Path.home() / "somewhere" / "settings.ini"
    assert without_home(f"{path} {str(path)!r}") == "~/somewhere/settings.ini '~/somewhere/settings.ini'"


CRASH = """
import sys
from pathlib import Path
from cucu_desktop.ui.window.error_watch import ErrorLog
from cucu_desktop.ui.window.error_watch import ErrorWatch
from PySide6.QtCore import qFatal
log = ErrorLog(Path(sys.argv[1]))
watch = ErrorWatch(log)
watch.install()
log.watch_for_crash()
if sys.argv[2] == "qt":
    qFatal("no more cards")
import faulthandler
faulthandler._sigsegv()
"""


@pytest.mark.parametrize(("how", "trace"), [("qt", "Fatal message of Qt"), ("signal", "Segmentation fault")])
def test_the_next_start_tells_what_ended_the_program(qtbot, tmp_path, how, trace):
    ended = subprocess.run(
        [sys.executable, "-c", CHILD_LIMIT + CRASH, str(tmp_path / "log"), how],
        capture_output=True,
        check=False,
        env=os.environ | {"QT_QPA_PLATFORM": "offscreen"},
    )
    assert ended.returncode != 0
    window = a_window(qtbot, tmp_path)
    watch = ErrorWatch(ErrorLog(tmp_path / "log"))
    errors = display(window, watch)
    errors.tell_crash()
    page = the_page(qtbot, window)
    press(qtbot, page.copy)
    assert trace in QGuiApplication.clipboard().text()
    assert trace in written(watch)
    press(qtbot, page.go_on)
    errors.tell_crash()
    assert window.page_stack.page is None, "it is told once"


CHILD_LIMIT = """
import resource
resource.setrlimit(resource.RLIMIT_CORE, (0, 0))
"""
