"""The program in this process, with a virtual clock, a disk that fails, and bots in the same thread."""

from __future__ import annotations

import functools
import gc
import io
import json
import logging
import os
import sys
from importlib import import_module
from pathlib import Path
from types import SimpleNamespace

from tests.simulation import clock, disk, phones, process, promises

JOURNAL = Path(".simulation") / f"evening-{os.getpid()}.json"
"""The steps of the evening under way: what is left if the process dies."""
_CACHE = Path(".simulation") / "cache"
"""Compiled catalogues and tables of bots, which are the same for all runs."""
_HOMES = ("XDG_CONFIG_HOME", "XDG_DATA_HOME", "XDG_STATE_HOME", "XDG_CACHE_HOME")


class Lasting:
    """As `pytest.MonkeyPatch`, for good."""

    def setitem(self, table: dict, key: object, value: object) -> None:
        table[key] = value

    def setattr(self, target: object, name: object, value: object = None) -> None:
        if isinstance(target, str):
            module, _, attribute = target.rpartition(".")
            target, name, value = import_module(module), attribute, name
        setattr(target, name, value)


def prepare(folder: Path) -> object:
    """Return the application; `folder` is for the cache, the homes of evenings are beside it."""
    os.environ |= {
        "QT_QPA_PLATFORM": "offscreen",
        "LC_ALL": "C.UTF-8",
        "QT_NO_GUI_THREADPOOL": "1",
        "QT_NO_GLIB": "1",
        "PULSE_RUNTIME_PATH": "/nowhere",
    }
    os.environ.pop("LANGUAGE", None)
    for name in _HOMES:
        os.environ[name] = str(folder / "cache")
    os.environ["XDG_CACHE_HOME"] = str(_CACHE.resolve())
    clock.install()
    gc.disable()
    gc.enable = lambda: None  # garbage is collected between evenings, at the same moments each time
    from cucu_desktop.ui.window import run  # noqa: PLC0415 - after the clock

    app = run.make_application("en")
    app.setQuitOnLastWindowClosed(False)
    app.setCursorFlashTime(0)
    disk.install()
    process.install()
    promises.install()
    phones.install()
    _think_here()
    _choose_files()
    _draw_once()
    _lay_out_once()
    _dress_once()
    logging.getLogger().setLevel(logging.WARNING)
    return app


def at_home(home: Path) -> None:
    """Give the program its settings, matches and logs in this folder."""
    for name in _HOMES[:3]:
        os.environ[name] = str(home / name.split("_")[1].lower())
    disk.DISK.begin(home)


def _think_here() -> None:
    """Make bots, analyses and other tables answer in this thread, and start no process."""
    from cucu_desktop.analysis import analysis_process  # noqa: PLC0415
    from cucu_desktop.match import child_process  # noqa: PLC0415
    from cucu_desktop.match.evening import other_table  # noqa: PLC0415
    from cucu_desktop.ui.play.bot_workers import BotWorkers  # noqa: PLC0415
    from cucu_desktop.ui.window.inn import other_table_process  # noqa: PLC0415
    from tests.bots.quick_thinking import think_quickly  # noqa: PLC0415

    think_quickly(Lasting(), samples=6)
    BotWorkers._head_for = lambda *_: None

    def ask(_: object, question: dict) -> io.BytesIO:
        lines = (json.dumps(answer).encode() + b"\n" for answer in analysis_process._answers(question))
        return io.BytesIO(b"".join(lines))

    def start(name: str, **_: object) -> object:
        raise OSError(name)

    analysis_process.AnalysisProcess._ask = ask
    child_process.start = start
    child_process.command = lambda _: ["/nowhere"]
    other_table_process.QProcess = _other_table()
    other_table.choose = lambda _person, seen, *_: _first(seen)


def _draw_once() -> None:
    """Keep drawings and layouts from window to window, as the tests of the window do."""
    from PySide6.QtCore import QByteArray, QSizeF  # noqa: PLC0415
    from PySide6.QtGui import QPixmap  # noqa: PLC0415
    from PySide6.QtSvg import QSvgRenderer  # noqa: PLC0415

    from cucu_desktop.match.printing import card_drawings, pdf, sheets  # noqa: PLC0415 - after the clock
    from cucu_desktop.ui.scene.layout import layout  # noqa: PLC0415
    from cucu_desktop.ui.widgets import art  # noqa: PLC0415
    from cucu_desktop.ui.widgets.pictures import icons  # noqa: PLC0415

    paint = art._rasterised

    @functools.lru_cache(400)
    def painted(path, size, ratio, colours):
        return paint(path, QSizeF(*size), ratio, dict(colours))

    @functools.lru_cache(44)
    def read(drawing: bytes) -> QSvgRenderer:
        return QSvgRenderer(QByteArray(drawing))

    art._rasterised = lambda path, size, ratio, colours: QPixmap(
        painted(path, size.toTuple(), ratio, tuple(colours.items()))
    )
    for module in (art, icons):
        module.QSvgRenderer = lambda drawing: read(drawing.data())
    sheets.read_drawing = functools.cache(card_drawings.read_drawing)
    pdf.zlib = SimpleNamespace(compress=functools.lru_cache(200)(pdf.zlib.compress))
    layout._laid_out = functools.lru_cache(1000)(layout._laid_out.__wrapped__)


def _lay_out_once() -> None:
    """Keep the size of letters that fit on the start page, which tries many at each change."""
    from cucu_desktop.ui.pages.start_page import StartPage  # noqa: PLC0415 - after the clock
    from cucu_desktop.ui.widgets.language import spoken  # noqa: PLC0415

    lay, fits, kept = StartPage._lay_offers, StartPage._fits, {}

    def tried(page: object, scale: float, columns: int) -> bool:
        page.tried_last = scale, columns
        return fits(page, scale, columns)

    def lay_offers(page: object) -> float:
        looks = page.table.getRect(), page.size().toTuple(), page._edge_high, len(page.corners)
        words = tuple(button.text() for button in page.shown)
        key = (*looks, page.theme, spoken(), words)
        if key not in kept:
            scale = lay(page)
            kept[key] = scale, page.tried_last
        scale, last = kept[key]
        page._fits(*last)
        return scale

    StartPage._lay_offers, StartPage._fits = lay_offers, tried


def _dress_once() -> None:
    """Keep the colours in the style sheet of standard controls, which have no effect on any size.

    Qt polishes each widget again when the style sheet changes, which takes as long as twenty steps.
    """
    from dataclasses import replace  # noqa: PLC0415

    from PySide6.QtWidgets import QApplication  # noqa: PLC0415

    from cucu_desktop.ui.widgets import paper_widgets  # noqa: PLC0415 - after the clock
    from cucu_desktop.ui.widgets.theme import Theme  # noqa: PLC0415
    from cucu_desktop.ui.window import main_window  # noqa: PLC0415

    sheet = functools.cache(paper_widgets.style_sheet)
    paper_widgets.style_sheet = lambda theme: sheet(replace(theme, scheme="lamp", letter_keys=True, keys=()))
    main_window.dress(QApplication.instance(), Theme())


def _first(seen: object) -> object:
    from cucu_desktop.engine.actions import Action  # noqa: PLC0415

    option = seen.decision.options[0]
    return option if isinstance(option, Action) else option.of(option.low)


def _other_table() -> type:  # noqa: C901 - a class of short methods
    from PySide6.QtCore import QObject, QProcess, Signal  # noqa: PLC0415

    class Process(QObject):
        """The process of a season's other table, in this thread."""

        readyReadStandardOutput = Signal()  # noqa: N815
        finished = Signal()
        ProcessState = QProcess.ProcessState

        def __init__(self, parent: QObject) -> None:
            super().__init__(parent)
            self._asked = self._answer = b""

        def setEnvironment(self, _: object) -> None:  # noqa: N802
            """Do nothing: it has this process's."""

        def state(self) -> object:
            states = QProcess.ProcessState
            return states.Running if self._asked else states.NotRunning

        def start(self, *_: object) -> None:
            self._asked = b""

        def write(self, question: bytes) -> None:
            self._asked = question
            clock.CLOCK.call(50, self._play)

        def _play(self) -> None:
            from shiboken6 import isValid  # noqa: PLC0415

            from cucu_desktop.match.evening.other_table import serve  # noqa: PLC0415

            if not isValid(self) or not self._asked:
                return
            answers = io.BytesIO()
            serve(io.BytesIO(self._asked), answers)
            self._asked, self._answer = b"", answers.getvalue()
            self.finished.emit()

        def canReadLine(self) -> bool:  # noqa: N802
            return bool(self._answer)

        def readAllStandardOutput(self) -> object:  # noqa: N802
            from PySide6.QtCore import QByteArray  # noqa: PLC0415

            return QByteArray(self._answer)

        def closeWriteChannel(self) -> None:  # noqa: N802
            """Do nothing: it is done."""

        def kill(self) -> None:
            self._asked = b""

        def waitForFinished(self) -> bool:  # noqa: N802
            return True

    return Process


def _choose_files() -> None:
    """Make dialogs for files choose at once: an old name to open, a name in the home to save."""
    from PySide6.QtWidgets import QFileDialog  # noqa: PLC0415

    def save(*arguments: object) -> tuple[str, str]:
        end = ".pdf" if "pdf" in str(arguments[-1]) else ".txt"
        return str(disk.DISK.home / f"saved{end}"), ""

    def opened(*_: object) -> tuple[str, str]:
        logs = sorted((disk.DISK.home / "data").rglob("*.cucu"))
        return (str(logs[int(clock.CLOCK.now) % len(logs)]) if logs else ""), ""

    QFileDialog.getSaveFileName = staticmethod(save)
    QFileDialog.getOpenFileName = staticmethod(opened)
    QFileDialog.getOpenFileNames = staticmethod(lambda *_: ([], ""))


def hear_errors(told: list[str]) -> None:
    """Write all that must not happen into a list: errors, logged warnings, messages of Qt."""
    import traceback  # noqa: PLC0415

    from PySide6.QtCore import qInstallMessageHandler  # noqa: PLC0415

    quiet = ("This plugin does not support", "Signal source has been deleted")

    def hear(kind, error, trace):
        if not issubclass(kind, Exception):
            sys.__excepthook__(kind, error, trace)
            return
        told.append("".join(traceback.format_exception(kind, error, trace)))

    class Handler(logging.Handler):
        def emit(self, record: logging.LogRecord) -> None:
            told.append(f"logged by {record.name}: {self.format(record)}")

    sys.excepthook = hear
    sys.unraisablehook = lambda raised: hear(raised.exc_type, raised.exc_value, raised.exc_traceback)
    logging.getLogger().addHandler(Handler(logging.WARNING))
    qInstallMessageHandler(
        lambda _kind, _context, text: (
            None if any(each in text for each in quiet) else told.append(f"Qt: {text}")
        )
    )
