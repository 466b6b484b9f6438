"""Creates the application and opens the window: the entry point for the command line."""

from __future__ import annotations

import gc
import os
import signal
import sys
from functools import partial
from pathlib import Path
from typing import TYPE_CHECKING, Final

import platformdirs
from PySide6.QtCore import QMessageLogContext, Qt, QTimer, QtMsgType, Signal, qInstallMessageHandler
from PySide6.QtGui import QFileOpenEvent
from PySide6.QtWidgets import QApplication

from cucu_desktop import __version__
from cucu_desktop.catalogues import LANGUAGES
from cucu_desktop.match import terminal
from cucu_desktop.resources import asset
from cucu_desktop.ui.play.saved_matches import SOCKET, folder
from cucu_desktop.ui.widgets.reading.choices import read_choices_once
from cucu_desktop.ui.widgets.settings_file import Settings
from cucu_desktop.ui.window.error_display import ErrorDisplay
from cucu_desktop.ui.window.error_watch import ErrorLog, ErrorWatch
from cucu_desktop.ui.window.main_window import MainWindow

if TYPE_CHECKING:
    from collections.abc import Callable

    from PySide6.QtCore import QEvent

    from cucu_desktop.match.hosting.host_command import Hosting
    from cucu_desktop.ui.window.end_signals import EndSignals
    from cucu_desktop.ui.window.first_window import FirstWindow

_PAINTED: Final = 100
"""Milliseconds after which the window is shown."""
_LEAST_SCALE, _MOST_SCALE = 0.25, 16.0
"""Bounds of the scale factors of Qt: beyond them no window can be used."""
_LEAST_DPI, _MOST_DPI = 24.0, 1200.0
_SEEN: Final = 1000
"""Milliseconds after which the window has certainly been painted."""


class _Application(QApplication):
    """The application, with the requests of macOS to open a file while the program runs."""

    file_wanted = Signal(Path)
    """A file is to be opened at the table."""

    def __init__(self, arguments: list[str]) -> None:
        super().__init__(arguments)
        self._waiting: list[Path] | None = []
        """Files requested before the window exists; None as soon as it does."""

    def want(self, file: str) -> None:
        """Open a file, as soon as the window exists."""
        if self._waiting is None:
            self.file_wanted.emit(Path(file))
        else:
            self._waiting.append(Path(file))

    def pass_on(self) -> None:
        """Open the last of the files that were requested before the window existed."""
        waiting, self._waiting = self._waiting, None
        for file in (waiting or [])[-1:]:
            self.file_wanted.emit(file)

    def event(self, event: QEvent) -> bool:
        if isinstance(event, QFileOpenEvent) and event.file():
            self.want(event.file())
            return True
        return super().event(event)


def paint_in_one_thread() -> None:
    """Stop Qt from painting fills in several threads; to be called before the application is created.

    Moving parts of the table are small: to pass their painting to another thread and wait costs more than to
    paint. A frame takes a fifth less processor time without threads.
    """
    os.environ.setdefault("QT_NO_GUI_THREADPOOL", "1")


_OF_GTK: Final = ("gtk", "gnome", "unity", "cinnamon", "pantheon", "mate", "xfce", "lxde")
"""Parts of the names of desktops whose dialogs are GTK's."""
_DESKTOP: Final = ("XDG_CURRENT_DESKTOP", "DESKTOP_SESSION", "QT_QPA_PLATFORMTHEME")


def scale_within_bounds() -> None:
    """Unset scale factors of the environment with which Qt would divide by zero, or paint nothing."""
    for name in ("QT_SCALE_FACTOR", "QT_SCREEN_SCALE_FACTORS", "QT_FONT_DPI"):
        written = os.environ.get(name, "")
        least, most = (_LEAST_DPI, _MOST_DPI) if name == "QT_FONT_DPI" else (_LEAST_SCALE, _MOST_SCALE)
        factors = [each.rpartition("=")[2] for each in written.split(";") if each.strip()]
        if not all(_is_within(each, least, most) for each in factors):
            del os.environ[name]


def _is_within(written: str, least: float, most: float) -> bool:
    try:
        return least <= float(written) <= most
    except ValueError:
        return False


def wait_without_glib() -> None:
    """Make Qt use its own event loop; to be called before the application is created.

    GLib's loop iterates several times a frame, which makes a frame a fiftieth more expensive. Only GTK's
    dialogs need it, which Qt shows on the desktops of `_OF_GTK`.
    """
    named = " ".join(os.environ.get(name, "") for name in _DESKTOP).lower()
    if not any(name in named for name in _OF_GTK):
        os.environ.setdefault("QT_NO_GLIB", "1")


def run(
    language: str | None = None,
    file: str | None = None,
    *,
    play: bool = False,
    seed: int | None = None,
    new_window: bool = False,
    host: Hosting | None = None,
) -> int:
    """Open the window; return the program's exit code when it is closed.

    Args:
        language: of the window, from now on; if not given, the last one.
        file: a saved match or a deal to open at once.
        play: whether to begin a match at the usual table at once.
        seed: seed of the cards of the first match.
        new_window: whether to open a second window if one is open.
        host: the table for guests to open at once.
    """
    signal.signal(signal.SIGINT, signal.SIG_DFL)  # until the window exists, dying at once loses no data
    paint_in_one_thread()
    wait_without_glib()
    scale_within_bounds()
    app = make_application(language)
    read_choices_once()
    app.setApplicationName("cucu-desktop")
    app.setApplicationDisplayName("Cucù")
    app.setApplicationVersion(__version__)
    app.setDesktopFileName("io.github.cucu_desktop.CucuDesktop")
    log = ErrorLog(platformdirs.user_log_path("cucu-desktop", appauthor=False))
    watch = ErrorWatch(log)
    watch.install()
    try:
        begin: Callable[[MainWindow], None] | None = None
        if host is not None:
            begin = partial(_host, app, host)
        elif play and file is None:
            begin = _play
        return _open(app, watch, language, file, begin=begin, seed=seed, new_window=new_window)
    finally:
        log.stop_watching()
        watch.remove()


def _open(
    app: _Application,
    watch: ErrorWatch,
    language: str | None,
    file: str | None,
    *,
    begin: Callable[[MainWindow], None] | None,
    seed: int | None,
    new_window: bool,
) -> int:
    """Open the window; if it cannot be built, show a message box."""
    try:
        path = platformdirs.user_config_path("cucu-desktop", appauthor=False) / "settings.ini"
        settings = Settings(path)
        if language in LANGUAGES:
            settings.change(language=language)
        if not new_window and _is_handed_over(app, settings, file):
            return 0
        window = MainWindow(settings, folder(), seed=seed, is_empty=begin is not None)
        errors = ErrorDisplay(window.core, watch)
        window.show()
    except Exception:  # noqa: BLE001 - any error: the user waits for a window
        sys.excepthook(*sys.exc_info())
        return _refuse(watch.log)
    QTimer.singleShot(_SEEN, lambda: settle(app, errors, watch))
    app.file_wanted.connect(window.files.open)
    if file is not None:
        app.want(file)
    elif begin is not None:
        QTimer.singleShot(0, partial(begin, window))
    QTimer.singleShot(0, app.pass_on)
    listening: list[EndSignals | FirstWindow] = []
    QTimer.singleShot(_PAINTED, lambda: listening.extend(_listen(app, window)))
    try:
        return app.exec()
    finally:
        for each in listening:
            each.stop()


def _play(window: MainWindow) -> None:
    """Begin a match at the usual table."""
    window.page_opener.play_now()


def _host(app: QApplication, host: Hosting, window: MainWindow) -> None:
    """Open the door to guests; if that fails, print the reason and exit."""
    from cucu_desktop.ui.guests.door import DoorError  # noqa: PLC0415 - rarely needed

    try:
        window.guests.open_table(host)
    except DoorError as error:
        language = window.context.preferences.language
        app.exit(terminal.refuse(language, "no-door", address=repr(host.address), reason=str(error)))
    except OSError as error:
        language, reason = window.context.preferences.language, error.strerror or error
        app.exit(terminal.refuse(language, "no-urls-written", file=host.urls, reason=reason))


def _listen(app: QApplication, window: MainWindow) -> tuple[EndSignals, FirstWindow]:
    """Handle signals and requests of other starts from now on."""
    from cucu_desktop.ui.window.end_signals import EndSignals  # noqa: PLC0415 - not before the first paint
    from cucu_desktop.ui.window.first_window import FirstWindow  # noqa: PLC0415 - as above

    first = FirstWindow(folder().parent, app)
    first.wanted.connect(partial(_come, window))
    return EndSignals(app, window), first


def _is_handed_over(app: QApplication, settings: Settings, file: str | None) -> bool:
    """Return whether the open window has done what this start was for."""
    data = folder().parent
    if not os.path.lexists(data / SOCKET):
        return False
    from cucu_desktop.ui.window.second_start import is_handed_over  # noqa: PLC0415 - rarely needed

    return is_handed_over(app, settings.now, data, file)


def _come(window: MainWindow, file: Path | None) -> None:
    """Bring the window to the front, and open a file in it."""
    window.setWindowState(window.windowState() & ~Qt.WindowState.WindowMinimized)
    window.show()
    window.raise_()
    window.activateWindow()
    if file is not None:
        window.files.open(file)


def _refuse(log: ErrorLog) -> int:
    """Show a message box that the window cannot be opened; return the program's exit code."""
    from PySide6.QtWidgets import QMessageBox  # noqa: PLC0415 - rarely needed

    from cucu_desktop.ui.pages.system_information import without_home  # noqa: PLC0415
    from cucu_desktop.ui.widgets.language import tr  # noqa: PLC0415

    told = tr("ErrorPage", "The window could not be opened. Details are in {file}")
    box = QMessageBox(QMessageBox.Icon.Critical, "Cucù", told.format(file=without_home(str(log.path))))
    box.setTextFormat(Qt.TextFormat.PlainText)  # the style sheet may not be set yet
    box.exec()
    return 1


def make_application(language: str | None) -> _Application:
    """Return the application; exit with one message if Qt can open no window, instead of aborting."""
    told: list[str] = []

    def hear(kind: QtMsgType, _context: QMessageLogContext, text: str) -> None:
        if kind is QtMsgType.QtFatalMsg:
            from cucu_desktop.match.narration import system_language  # noqa: PLC0415 - needed for this error only

            reason = next(iter(told), text).rstrip(".\n")  # the first message is the cause of the others
            os._exit(terminal.refuse(language or system_language(), "no-window", reason=reason))
        told.append(text)

    before = qInstallMessageHandler(hear)
    app = _Application([*sys.argv[:1], "-style", "fusion"])
    qInstallMessageHandler(before)
    for line in told:
        terminal.tell(f"{line}\n")
    return app


def settle(app: QApplication, errors: ErrorDisplay, watch: ErrorWatch) -> None:
    """Do the parts of the start that can wait until the window has been painted."""
    from PySide6.QtGui import QIcon  # noqa: PLC0415 - not needed before the first paint

    gc.enable()  # `app` disabled it for the start
    app.setWindowIcon(QIcon(str(asset("icons", "cucu-desktop.svg"))))
    watch.hear_logged()
    errors.tell_crash()
    watch.log.watch_for_crash()
