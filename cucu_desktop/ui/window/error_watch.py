"""Catches unexpected errors through the hooks of Python and Qt, logs them and reports them.

PySide passes exceptions that leave a slot, or a method that Qt calls, to `sys.excepthook`. Threads,
finalizers and Qt have hooks of their own; paint methods catch their errors and log them
(`widgets.safe_paint`). An error is identified by its type and source line; it is logged and reported a
limited number of times.
"""

from __future__ import annotations

import sys
import threading
from collections import Counter
from typing import TYPE_CHECKING, Final

from PySide6.QtCore import QObject, Qt, QtMsgType, Signal, qFormatLogMessage, qInstallMessageHandler

from cucu_desktop.frozen import frozen

if TYPE_CHECKING:
    import logging
    from collections.abc import Callable
    from types import TracebackType

    from PySide6.QtCore import QMessageLogContext

    from cucu_desktop.ui.window.error_log import ErrorLog

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
            self._handler = _logged_errors(self._hear_logged)
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

    def _hear_logged(self, place: str, text: str) -> None:
        self.hear(place, text, slight=True)

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
