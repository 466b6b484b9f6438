"""For everything with a window."""

import functools
import gc
import itertools
import sys
from pathlib import Path

import pytest

DRAWINGS = 400
"""How many pictures of drawings are kept from test to test."""
READ = 44
"""How many drawings are kept as Qt has read them: some 27 MB."""
TABLES = 1000
"""How many tables are kept as they were laid."""
PAPERS = 20_480
"""How many kilobytes of papers are kept; the program keeps half of it."""
ROOMS = 4
"""How many pictures of rooms: each is as large as a window."""


@pytest.fixture(scope="session", autouse=True)
def drawings_painted_once():
    """No drawing is painted anew for each of a thousand windows: that was a seventh of these tests' time."""
    from PySide6.QtCore import QSizeF  # noqa: PLC0415
    from PySide6.QtGui import QPixmap  # noqa: PLC0415

    from cucu_desktop.ui.widgets import art  # noqa: PLC0415

    paint = art._rasterised

    @functools.lru_cache(DRAWINGS)
    def painted(path, size, ratio, colours):
        return paint(path, QSizeF(*size), ratio, dict(colours))

    with pytest.MonkeyPatch.context() as patch:
        patch.setattr(
            art,
            "_rasterised",
            lambda path, size, ratio, colours: QPixmap(
                painted(path, size.toTuple(), ratio, tuple(colours.items()))
            ),
        )
        yield
        painted.cache_clear()


@pytest.fixture(scope="session", autouse=True)
def drawings_read_once():
    """Nor is a drawing read anew for each size in which it is painted: reading takes as long as painting."""
    from PySide6.QtCore import QByteArray  # noqa: PLC0415
    from PySide6.QtSvg import QSvgRenderer  # noqa: PLC0415

    from cucu_desktop.ui.widgets import art  # noqa: PLC0415
    from cucu_desktop.ui.widgets.pictures import icons  # noqa: PLC0415

    @functools.lru_cache(READ)
    def kept(drawing):
        return QSvgRenderer(QByteArray(drawing))

    with pytest.MonkeyPatch.context() as patch:
        for module in (art, icons):
            patch.setattr(module, "QSvgRenderer", lambda drawing: kept(drawing.data()))
        yield
        kept.cache_clear()


@pytest.fixture(scope="session", autouse=True)
def tables_laid_once():
    """Nor is a table laid anew for each test that looks whether something is in the way on it."""
    from cucu_desktop.ui.scene.layout import layout  # noqa: PLC0415

    with pytest.MonkeyPatch.context() as patch:
        patch.setattr(layout, "_laid_out", functools.lru_cache(TABLES)(layout._laid_out.__wrapped__))
        yield


@pytest.fixture(scope="session", autouse=True)
def papers_cut_once():
    """Nor is a paper cut anew for each window."""
    from PySide6.QtGui import QPixmapCache  # noqa: PLC0415

    usual = QPixmapCache.cacheLimit()
    QPixmapCache.setCacheLimit(PAPERS)
    yield
    QPixmapCache.setCacheLimit(usual)


@pytest.fixture(scope="session", autouse=True)
def rooms_painted_once():
    """Nor is a room, with its floor, table and cloth: most windows of the tests are equally large."""
    from PySide6.QtCore import QRectF, QSize  # noqa: PLC0415
    from PySide6.QtGui import QPixmap  # noqa: PLC0415

    from cucu_desktop.ui.view.backdrop import Backdrop  # noqa: PLC0415

    paint = Backdrop.render

    @functools.lru_cache(ROOMS)
    def painted(look, size, dpr, rects, clockwise):
        table, *corners = (QRectF(*rect) for rect in rects)
        return paint(Backdrop(*look), QSize(*size), dpr, table, corners, clockwise=clockwise)

    def render(room, size, dpr, table, corners=(), *, clockwise=False):
        rects = tuple(rect.getRect() for rect in (table, *corners))
        return QPixmap(painted(room.look, size.toTuple(), dpr, rects, clockwise))

    with pytest.MonkeyPatch.context() as patch:
        patch.setattr(Backdrop, "render", render)
        yield
        painted.cache_clear()


@pytest.fixture(scope="session", autouse=True)
def bots_started_once():
    """Nor is a process of bots started for each table."""
    from tests.ui import kept_bot_process  # noqa: PLC0415

    with pytest.MonkeyPatch.context() as patch:
        patch.setattr("cucu_desktop.match.bot_process.BotProcess", kept_bot_process.KeptBotProcess)
        yield
    kept_bot_process.end_all()


@pytest.fixture(autouse=True)
def windows_gone():
    """Leave nothing of a test to the next: no window, no page without one, and no other language.

    A failed test may have left anything behind. A window that stayed would answer whatever happens to the
    program in a later test, such as a change of language, and bring that test down.

    Widgets and what they call hold each other; Python would look for them only after dozens of windows. What
    is still there after that stays, such as modules and pictures: it is not searched again after each test.
    """
    gc.collect()
    gc.freeze()
    yield
    if "PySide6.QtWidgets" not in sys.modules:
        return
    from PySide6.QtWidgets import QApplication  # noqa: PLC0415

    if QApplication.instance():
        _close_all(QApplication.instance())


@pytest.fixture(autouse=True)
def same_cards(monkeypatch):
    """Matches have the same cards each time: with others a person may be out before any question."""
    seeds = itertools.count(1)
    monkeypatch.setattr("cucu_desktop.match.setup.draw_seed", lambda: next(seeds))


@pytest.fixture(autouse=True)
def pages_answer_at_once(monkeypatch):
    """A page takes keys and clicks as soon as it appears: tests press as soon as they see."""
    from cucu_desktop.ui.animation.durations import DURATIONS  # noqa: PLC0415

    for guard in ("page_guard", "question_guard"):
        monkeypatch.setitem(DURATIONS, guard, 0)


@pytest.fixture(autouse=True)
def results_pass(monkeypatch):
    """No result waits to be read: most tests have read it before."""
    from cucu_desktop.ui.animation.rest import Rest  # noqa: PLC0415

    with monkeypatch.context() as patched:
        for wait in ("wait_for_reader", "wait_for"):
            patched.setattr(Rest, wait, lambda *_: None)
        yield patched


@pytest.fixture
def results_wait(results_pass):
    """Results wait to be read, as they do for everybody."""
    results_pass.undo()


def _close_all(app):
    from PySide6.QtCore import QCoreApplication, QEvent, QLocale  # noqa: PLC0415

    windows = [widget for widget in app.topLevelWidgets() if widget.parent() is None]
    for window in windows:
        window.hide()
        window.deleteLater()
    # Without an event loop Qt keeps what is to be deleted, and tells it of every language.
    QCoreApplication.sendPostedEvents(None, QEvent.Type.DeferredDelete.value)
    if QLocale().language() not in (QLocale.Language.English, QLocale.Language.C):
        from cucu_desktop.ui.widgets.language import speak  # noqa: PLC0415

        speak("en")


@pytest.fixture
def announced(monkeypatch):
    """All that is announced to a screen reader at the table."""
    heard = []
    monkeypatch.setattr(
        "cucu_desktop.ui.view.accessibility.TableAccessibility.announce",
        lambda _, text, **__: heard.append(text),
    )
    return heard


@pytest.hookimpl(wrapper=True, trylast=True)
def pytest_runtest_call():
    """Paint no window once more when its test is done, though events are attended to once more."""
    try:
        return (yield)
    finally:
        if "PySide6.QtWidgets" in sys.modules:
            from PySide6.QtWidgets import QApplication  # noqa: PLC0415

            for window in QApplication.topLevelWidgets():
                window.setUpdatesEnabled(False)


@pytest.fixture
def quick_bots(monkeypatch):
    """Bots in the child process think of few worlds: for tests that do not ask how well they play."""
    from cucu_desktop.match import child_process  # noqa: PLC0415

    usual = child_process.command
    quick = [sys.executable, "-P", str(Path(__file__).with_name("quick_bots.py"))]
    with monkeypatch.context() as patched:
        patched.setattr(child_process, "command", lambda name: quick if name == "bots" else usual(name))
        yield patched


@pytest.fixture
def thorough_bots(quick_bots):
    """Bots think as they do in the program, in a module in which they are quick otherwise."""
    quick_bots.undo()
