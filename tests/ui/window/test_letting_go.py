"""What is closed is given back to the machine: nothing keeps a match that was left, a page or a window."""

import gc
import subprocess
import sys
import weakref

import pytest
from PySide6.QtCore import QCoreApplication, QEvent
from PySide6.QtGui import QPixmap, QPixmapCache
from PySide6.QtWidgets import QGraphicsItem, QGraphicsScene
from shiboken6 import isValid

from cucu_desktop.bots.standard.tiebreak_last_two import tie_rules
from cucu_desktop.ui.pages.setup import seating
from cucu_desktop.ui.window import memory
from cucu_desktop.words import words_of
from tests.ui.windows import a_window, play_out, short_plan


def is_gone(references):
    QCoreApplication.sendPostedEvents(None, QEvent.Type.DeferredDelete.value)
    return not any(reference() for reference in references)


def parts_of(playing):
    return [weakref.ref(part) for part in (playing, playing.view, playing.session, playing.decision_bar)]


def test_a_match_is_let_go_when_another_begins(qtbot, tmp_path):
    window = a_window(qtbot, tmp_path)
    window.play(short_plan("Anna"))
    play_out(qtbot, window)
    parts = parts_of(window.playing)
    window.play(short_plan("Anna"))
    qtbot.waitUntil(lambda: is_gone(parts))


@pytest.mark.parametrize("game", ["campli", "coch"])
def test_a_table_goes_with_its_view_and_not_when_garbage_is_collected(qtbot, tmp_path, game):
    """Garbage is collected in the threads of bots, too, and there no animation of a table may be deleted."""
    gc.disable()
    try:
        window = a_window(qtbot, tmp_path)
        window.play(seating.usual(game, "Anna"))
        table = window.playing.view.table
        window.leave()
        qtbot.waitUntil(lambda: is_gone([]) and not isValid(table))
    finally:
        gc.enable()


def things_on_tables():
    """What is on tables once garbage has been collected and deleted."""
    memory.give_back()
    QCoreApplication.sendPostedEvents(None, QEvent.Type.DeferredDelete.value)
    return [thing for thing in gc.get_objects() if isinstance(thing, (QGraphicsItem, QGraphicsScene))]


def test_garbage_is_looked_for_when_the_table_is_deleted(qtbot, tmp_path, monkeypatch):
    done = []
    window = a_window(qtbot, tmp_path)
    window.play(short_plan("Anna"))
    window.playing.destroyed.connect(lambda: done.append("deleted"))
    monkeypatch.setattr(memory, "give_back", lambda: done.append("given back"))
    window.leave()
    qtbot.waitUntil(lambda: "given back" in done)
    assert done == ["deleted", "given back"]


def test_nothing_of_many_tables_is_left(qtbot, tmp_path):
    window = a_window(qtbot, tmp_path)
    for game in ("campli", "coch", "lu_stu", "zifuli", "tiebreak"):
        window.play(seating.usual(game, "Anna"))
        parts = parts_of(window.playing)
        window.leave()
        qtbot.waitUntil(lambda references=parts: is_gone(references))
    # On a slow machine a timer or a reply from a bot may still hold the last table for a moment.
    qtbot.waitUntil(lambda: not things_on_tables())


def test_words_pictures_and_solutions_of_another_game_are_let_go(qtbot, tmp_path):
    window = a_window(qtbot, tmp_path)
    window.play(seating.usual("cuckoo", "Anna"))
    words, picture = words_of("words", "en", "cuckoo"), window.context.art.thing("token", 20)
    rules = tie_rules(())
    window.play(seating.usual("cuckoo", "Anna"))
    assert tie_rules(()) is rules
    assert words_of("words", "en", "cuckoo") is words
    assert window.context.art.thing("token", 20) is picture
    window.play(seating.usual("campli", "Anna"))
    assert words_of("words", "en", "cuckoo") == words
    assert words_of("words", "en", "cuckoo") is not words
    assert window.context.art.thing("token", 20) is not picture
    assert tie_rules(()) is not rules


def test_icons_of_a_match_that_was_left_are_let_go(qtbot, tmp_path):
    window = a_window(qtbot, tmp_path)
    window.play(short_plan("Anna"))
    assert QPixmapCache.insert("an icon of the table", QPixmap(8, 8))
    window.leave()
    assert not QPixmapCache.find("an icon of the table", QPixmap())


@pytest.mark.parametrize("platform", ["linux", "win32", "darwin"])
def test_memory_is_given_back_on_every_system(monkeypatch, platform):
    class Link:
        pass

    link = Link()
    link.to_itself = link
    gone = weakref.ref(link)
    monkeypatch.setattr(memory.sys, "platform", platform)
    del link
    memory.give_back()
    assert gone() is None


PAGES = ("choose_game", "open_settings", "open_rules")


@pytest.mark.parametrize("page", [*PAGES, "open", "open_shelf", "open_you", "open_famous"])
def test_a_page_that_was_closed_is_let_go(qtbot, tmp_path, page):
    window = a_window(qtbot, tmp_path)
    getattr(window.page_opener if page in PAGES else window.album, page)()
    sheet = weakref.ref(window.page_stack.page)
    window.page_stack.close_pages()
    qtbot.wait(1)
    gc.collect()
    assert is_gone([sheet])


def test_a_window_that_was_closed_is_let_go(qtbot, tmp_path):
    window = a_window(qtbot, tmp_path)
    window.play(short_plan("Anna"))
    gone = weakref.ref(window)
    window.close()
    window.deleteLater()
    del window
    QCoreApplication.sendPostedEvents(None, QEvent.Type.DeferredDelete.value)
    gc.collect()
    assert is_gone([gone])


CHILD = """
import sys
from pathlib import Path
from PySide6 import QtCore, QtWidgets
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication
from cucu_desktop.ui.pages.setup import seating
from cucu_desktop.ui.widgets.settings_file import Settings
from cucu_desktop.ui.window.main_window import MainWindow
from tests.ui.decisions import NAMES, asked

def tell(step):
    made = {"QWizard", "QProcess", "QCalendarWidget"} & {*vars(QtCore), *vars(QtWidgets)}
    assert not made, (step, made)

application = QApplication([])
folder = Path(sys.argv[1])
window = MainWindow(Settings(folder / "settings.ini", ["en"]), folder / "matches", seed=3)
window.show()
pages = window.page_opener
opened = (pages.open_about, pages.open_settings, pages.choose_game, window.album.open_you, window.album.open)
for step in opened:
    step()
    QTest.qWait(20)
    tell(step)
QTest.qWait(700)
window.play(seating.usual("campli", "Anna"))
QTest.qWait(20)
tell("play")
bar = window.playing.decision_bar
bar.ask(asked("agreement"), NAMES)
QTest.qWait(20)
tell("amounts")
window.playing.turn_order()
QTest.qWait(20)
tell("order")
"""


def test_the_end_of_a_game_does_not_read_the_set_up_page():
    """It would take half a megabyte, and a moment of its own."""
    child = "import sys, cucu_desktop.ui.window.last_table as _; print('setup_page' in ' '.join(sys.modules))"
    run = subprocess.run([sys.executable, "-c", child], capture_output=True, text=True, check=True)
    assert run.stdout == "False\n"


@pytest.mark.waits
def test_nothing_has_pyside_make_all_classes_there_are(tmp_path):
    """It does so once it looks for the class of what it does not know: 26 ms and three megabytes."""
    run = subprocess.run(
        [sys.executable, "-c", CHILD, str(tmp_path)], capture_output=True, text=True, check=False
    )
    assert run.returncode == 0, run.stderr
