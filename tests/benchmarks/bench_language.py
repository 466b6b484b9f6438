"""How long a language switch takes with each page open at 1280x800, until the page is painted again.

The best of six switches takes at most 150 ms of processor time. The page is built again, so the time is shown
beside that of building the same page alone: a machine that is busy or slow raises both.

    python tests/benchmarks/bench_language.py [PAGE...]
"""

import os
import sys
import tempfile
from collections.abc import Callable
from functools import partial
from pathlib import Path
from time import process_time

os.environ["QT_QPA_PLATFORM"] = "offscreen"

from PySide6.QtCore import QEvent, Qt
from PySide6.QtWidgets import QApplication

from cucu_desktop.ui.widgets.settings_file import Settings
from cucu_desktop.ui.window.main_window import MainWindow
from tests.ui.every_page import PAGES

BAR = 0.15
LANGUAGES = ("de", "it", "en") * 2


def settle(app: QApplication) -> None:
    """Paint, and delete the widgets that are no longer shown."""
    for _ in range(3):
        app.processEvents()
        app.sendPostedEvents(None, QEvent.Type.DeferredDelete.value)


def seconds(app: QApplication, run: Callable[[], object]) -> float:
    """The processor time of a run until its result is painted."""
    start = process_time()
    run()
    app.processEvents()
    took = process_time() - start
    settle(app)
    return took


def measure(app: QApplication, name: str) -> bool:
    """Print the times of a page, and return whether the bar holds."""
    with tempfile.TemporaryDirectory() as folder:
        settings = Settings(Path(folder, "settings.ini"), ["en"])
        settings.change(speed="at once", scheme="lamp", name="Anna")
        window = MainWindow(settings, Path(folder, "matches"), seed=7)
        window.setWindowState(Qt.WindowState.WindowNoState)  # the screen is smaller, and would maximise it
        window.resize(1280, 800)
        window.show()
        PAGES[name](window)
        settle(app)
        switched = min(seconds(app, partial(settings.change, language=each)) for each in LANGUAGES)
        built = min(seconds(app, window.page_stack.rebuild) for _ in LANGUAGES)
        window.close()
        window.deleteLater()
        settle(app)
    holds = switched < BAR
    told = f"{switched * 1000:6.0f} ms, {switched / built:4.1f} times building it, bar {BAR * 1000:.0f}"
    print(f"{name:28} {told}{'' if holds else ' MISSED'}")
    return holds


if __name__ == "__main__":
    application = QApplication([])
    held = [measure(application, name) for name in sys.argv[1:] or PAGES]
    sys.exit(not all(held))
