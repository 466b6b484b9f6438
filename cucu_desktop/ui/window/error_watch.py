"""Catches unexpected errors through the hooks of Python and Qt, logs them and reports them.

PySide passes exceptions that leave a slot, or a method that Qt calls, to `sys.excepthook`. Threads,
finalizers and Qt have hooks of their own; paint methods catch their errors and log them
(`widgets.safe_paint`). An error is identified by its type and source line; it is logged and reported a
limited number of times.

The log is a file in the user's folder for program logs. A signal or a fatal message of Qt, which end the
process at once, write a trace to a second file, which the next start reads and empties.
"""

from __future__ import annotations

import errno
import faulthandler
import os
import sys
import threading
from collections import Counter
from contextlib import suppress
from functools import partial
from typing import TYPE_CHECKING, Final, TextIO

from PySide6.QtCore import QObject, Qt, QtMsgType, Signal, qFormatLogMessage, qInstallMessageHandler

from cucu_desktop.frozen import frozen
from cucu_desktop.own_files import append_to, close_to_others, move

if TYPE_CHECKING:
    import logging
    from collections.abc import Callable
    from pathlib import Path
    from types import TracebackType

    from PySide6.QtCore import QMessageLogContext


_NAME: Final = "errors.log"
_OLD_NAME: Final = "errors.old.log"
_LARGEST: Final = 1 << 18
"""Size in bytes at which a new log is begun; the previous one is kept."""
_FATAL: Final = ("Fatal Python error", "Fatal message of Qt")
"""Texts in the trace of a process that ended; Windows also leaves traces of processes that went on."""


class ErrorLog:
    """Writes error reports; if the folder is not writable the report is lost, and nothing is raised.

    Attributes:
        path: the file.
    """

    def __init__(self, folder: Path) -> None:
        self.path = folder / _NAME
        self._crash_path = folder / "crash.txt"
        self._crash: TextIO | None = None

    def write(self, report: str) -> bool:
        """Append a report; return whether it was written."""
        try:
            _check_ordinary(self.path)
            if self.path.exists() and self.path.stat().st_size > _LARGEST:
                move(self.path, self.path.with_name(_OLD_NAME))
            with append_to(self.path) as file:
                file.write(report.rstrip() + "\n\n")
                file.flush()
                os.fsync(file.fileno())
        except OSError:
            return False
        return True

    # Crashes

    def watch_for_crash(self) -> None:
        """Write a trace if the process crashes from now on."""
        for name in (_NAME, _OLD_NAME):  # an earlier version made these files readable for all
            close_to_others(self.path.with_name(name))
        with suppress(OSError):
            _check_ordinary(self._crash_path)
            self._crash = append_to(self._crash_path)  # stays open until the process ends
            faulthandler.enable(self._crash)

    def stop_watching(self) -> None:
        """Close the file of the traces."""
        if self._crash is not None:
            faulthandler.disable()
            self._crash.close()
            self._crash = None

    def write_last_words(self, text: str) -> None:
        """Write the message with which Qt is about to end the process."""
        if self._crash is not None:
            with suppress(OSError):
                self._crash.write(f"{_FATAL[1]}: {text}\n")
                self._crash.flush()

    def take_crash(self) -> str:
        """Return the traces of a process that crashed and remove them; empty if there are none."""
        try:
            if not self._crash_path.is_file() or self._crash_path.stat().st_size == 0:
                return ""
            traces = self._crash_path.read_text("utf-8", "replace")[:_LARGEST]
            os.truncate(self._crash_path, 0)
        except OSError:
            return ""
        return traces if any(mark in traces for mark in _FATAL) else ""


def _check_ordinary(path: Path) -> None:
    """Raise OSError for a pipe or a device, which may block for ever when it is opened."""
    if path.exists() and not path.is_file():
        raise OSError(errno.EINVAL, os.strerror(errno.EINVAL), path)


_MOST_KINDS: Final = 50
"""After this number of different errors in one run, further ones are only counted."""


@frozen
class Failure:
    """An unexpected error.

    Attributes:
        what: its type and source line, which identify it: "KeyError, session.py, line 12".
        report: the traceback, with the versions.
        written: whether the report is in the log.
        is_slight: whether it affected a picture only, so that the program can continue.
    """

    what: str
    report: str
    written: bool
    is_slight: bool = False


class ErrorWatch(QObject):
    """Catches errors while it is installed."""

    failed = Signal(object)
    """A `Failure` has happened. Emitted from the event loop; further failures until then are only logged."""
    _heard = Signal()

    def __init__(self, log: ErrorLog, parent: QObject | None = None) -> None:
        super().__init__(parent)
        self.log = log
        self._counts: Counter[str] = Counter()
        self._next: Failure | None = None
        self._hooks: tuple[Callable[..., object], ...] = ()
        self._handler: logging.Handler | None = None
        self._is_hearing = threading.local()
        self._heard.connect(self._tell, Qt.ConnectionType.QueuedConnection)

    # The hooks

    def install(self) -> None:
        """Install the hooks."""
        self._hooks = (sys.excepthook, threading.excepthook, sys.unraisablehook)
        sys.excepthook = self._hear
        threading.excepthook = self._hear_thread
        sys.unraisablehook = self._hear_unraisable
        qInstallMessageHandler(self._hear_qt)

    def hear_logged(self) -> None:
        """Also catch errors that are logged with `logging`."""
        import logging  # noqa: PLC0415 - not needed before the first paint

        if self._handler is None:
            self._handler = _logged_errors(partial(self.hear, slight=True))
            logging.getLogger().addHandler(self._handler)

    def remove(self) -> None:
        """Restore the hooks that were set before `install`."""
        if self._hooks:
            sys.excepthook, threading.excepthook, sys.unraisablehook = self._hooks
            self._hooks = ()
            qInstallMessageHandler(None)
        if self._handler is not None:
            import logging  # noqa: PLC0415 - already loaded

            logging.getLogger().removeHandler(self._handler)
            self._handler = None

    def _hear(
        self, kind: type[BaseException], error: BaseException | None, trace: TracebackType | None
    ) -> None:
        if not issubclass(kind, Exception):  # KeyboardInterrupt and SystemExit
            sys.__excepthook__(kind, error or kind(), trace)
            return
        import traceback  # noqa: PLC0415 - needed for errors only

        self.hear(_place(kind, trace), "".join(traceback.format_exception(kind, error, trace)))

    def _hear_thread(self, told: threading.ExceptHookArgs) -> None:
        self._hear(told.exc_type, told.exc_value, told.exc_traceback)

    def _hear_unraisable(self, told: sys.UnraisableHookArgs) -> None:
        if not sys.is_finalizing():
            self._hear(told.exc_type, told.exc_value, told.exc_traceback)

    def _hear_qt(self, kind: QtMsgType, context: QMessageLogContext, text: str | None) -> None:
        told = text or ""
        if sys.stderr is not None:
            print(qFormatLogMessage(kind, context, told), file=sys.stderr)  # noqa: T201 - as Qt prints it
        if kind == QtMsgType.QtFatalMsg:  # Qt ends the process when this returns
            self.log.write_last_words(told)
            self.hear("Qt", f"Fatal message of Qt: {told}")
        elif kind == QtMsgType.QtCriticalMsg:
            self.hear(f"Qt: {told[:80]}", f"Critical message of Qt: {told}", slight=True)

    # Reports

    def hear(self, what: str, text: str, *, slight: bool = False) -> None:
        """Log an error, and emit `failed` from the event loop. Any thread may call this."""
        if getattr(self._is_hearing, "now", False):
            return  # an error within this method would recurse without end
        self._is_hearing.now = True
        try:
            self._keep(what, text, slight=slight)
        finally:
            self._is_hearing.now = False

    def _keep(self, what: str, text: str, *, slight: bool) -> None:
        from cucu_desktop.ui.pages.system_information import versions, without_home  # noqa: PLC0415

        self._counts[what] += 1
        times = self._counts[what]
        report = without_home(f"{_now()}\n{versions()}\n{text.rstrip()}")
        written = True
        if times == 1 and len(self._counts) <= _MOST_KINDS:
            if sys.stderr is not None:
                print(text.rstrip(), file=sys.stderr)  # noqa: T201 - visible when started in a terminal
            written = self.log.write(report)
        elif times in (10, 100, 1000, 10_000):
            written = self.log.write(f"{_now()}\nThe same for the {times}th time: {what}")
        if self._next is None:
            self._next = Failure(without_home(what), report, written, slight)
            self._heard.emit()

    def _tell(self) -> None:
        if self._next is not None:
            self.failed.emit(self._next)
            self._next = None


def _place(kind: type[BaseException], trace: TracebackType | None) -> str:
    """Return the type of an error and the source line that raised it."""
    if trace is None:
        return kind.__name__
    while trace.tb_next is not None:
        trace = trace.tb_next
    file = trace.tb_frame.f_code.co_filename.replace("\\", "/").rpartition("/")[2]
    return f"{kind.__name__}, {file}, line {trace.tb_lineno}"


def _now() -> str:
    import time  # noqa: PLC0415 - needed for errors only

    return time.strftime("%Y-%m-%d %H:%M:%S %z")


def _logged_errors(hear: Callable[[str, str], None]) -> logging.Handler:
    """Return a log handler that passes the place and the text of logged errors to `hear`."""
    import logging  # noqa: PLC0415 - see `hear_logged`

    class LoggedErrors(logging.Handler):
        def emit(self, record: logging.LogRecord) -> None:
            text = self.format(record)
            hear(f"{record.name}: {text.partition(chr(10))[0][:80]}", text)

    return LoggedErrors(logging.ERROR)
