"""An evening: the window, what its user can reach in it, and how it ends, well or not."""

from __future__ import annotations

import gc
import hashlib
import itertools
import shutil
from typing import TYPE_CHECKING, ClassVar

from PySide6.QtCore import QCoreApplication, QEvent, Qt
from PySide6.QtWidgets import (
    QAbstractButton,
    QAbstractSpinBox,
    QApplication,
    QCheckBox,
    QComboBox,
    QLabel,
    QLineEdit,
    QPlainTextEdit,
    QWidget,
)
from shiboken6 import isValid

from tests.simulation import program
from tests.simulation.clock import CLOCK
from tests.simulation.disk import DISK
from tests.simulation.process import Process, end, enter
from tests.simulation.promises import Promises

if TYPE_CHECKING:
    from pathlib import Path

    from cucu_desktop.ui.window.main_window import MainWindow
    from tests.simulation.phones import Phone

USUAL = {"speed": "at once", "scheme": "lamp", "name": "Anna", "motion": "reduced", "volume": 0}
SIZES = ((1024, 700), (1280, 800), (800, 600))
_EVENINGS = itertools.count(1)
_INPUTS = (QLineEdit, QPlainTextEdit, QComboBox, QCheckBox, QAbstractSpinBox)


class World:
    """One evening on one machine.

    Attributes:
        windows: the open windows; the second is on the same data.
        processes: that of each window.
        well_since: the time at which the disk was well again.
        was_shared: whether there were two windows, of which the last wrote the preferences.
        at: the index of the window that is used.
        trace: the steps, in words.
        told: errors, warnings and messages of Qt since the last step.
        typed: texts typed by the user.
        phones: of the guests.
        touched: the fields changed by the user, by page, type and number.
        deletes: whether the step may delete or take back.
        may_take_back: whether a choice may be taken back by it, as it presses a button or a key.
        waited: milliseconds that the step has waited.
    """

    told: ClassVar[list[str]] = []

    def __init__(self, folder: Path, seed: int) -> None:
        self._folder, self._homes = folder / f"evening-{next(_EVENINGS)}", itertools.count(1)
        self.windows: list[MainWindow] = []
        self.processes: list[Process] = []
        self.at = 0
        self.was_shared = False
        self.well_since = 0.0
        self.trace: list[str] = []
        self.promises = Promises()
        self.phones: list[Phone] = []
        self.dealt_again = -1
        self.unkept: set[str] = set()
        self.typed: set[str] = {USUAL["name"]}
        self.touched: set[tuple[str, str, int]] = set()
        self.deletes = self.may_take_back = False
        self.waited = 0
        self._digest = hashlib.sha256(str(seed).encode())
        gc.collect()
        gc.freeze()
        World.told.clear()
        DISK.torn.clear()
        CLOCK.begin(seed)
        self.home = self._new_home()
        program.at_home(self.home)
        self.open()

    def _new_home(self) -> Path:
        home = self._folder / f"home-{next(self._homes)}"
        home.mkdir(parents=True)
        return home

    # Beginning and end

    def open(self) -> None:
        """Start the program, or a second window of it."""
        from cucu_desktop.ui.play.saved_matches import folder  # noqa: PLC0415 - after the clock
        from cucu_desktop.ui.widgets.settings_file import Settings  # noqa: PLC0415
        from cucu_desktop.ui.window.main_window import MainWindow  # noqa: PLC0415

        path = self.home / "config" / "cucu-desktop" / "settings.ini"
        process = Process()
        enter(process)
        is_first = not path.exists()
        settings = Settings(path, ["en"])
        if is_first:
            settings.change(**USUAL)
        process.window = window = MainWindow(settings, folder())
        self.processes.append(process)
        window.setUpdatesEnabled(False)
        window.setWindowState(Qt.WindowState.WindowNoState)
        window.resize(*SIZES[0])
        window.show()
        self.windows.append(window)
        self.was_shared |= len(self.windows) > 1
        self.at = len(self.windows) - 1
        self.window.activateWindow()
        self.settle()

    def use(self, at: int) -> None:
        """Go to another window, and its process."""
        from cucu_desktop.ui.window import main_window  # noqa: PLC0415 - after the clock

        self.at = at
        enter(self.processes[at])
        main_window.dress(QApplication.instance(), self.window.context.theme)
        self.window.activateWindow()
        self.settle()

    @property
    def window(self) -> MainWindow:
        return self.windows[self.at]

    @property
    def stack(self) -> QWidget:
        return self.window.page_stack

    @property
    def page(self) -> QWidget | None:
        return self.stack.page

    @property
    def well_for(self) -> float:
        """Milliseconds for which the disk has been well."""
        return CLOCK.now - self.well_since

    def settle(self) -> None:
        """Handle what is due now."""
        CLOCK.drain()

    def close_window(self) -> None:
        """Close the window that is used, and start again if it was the last."""
        window = self.windows.pop(self.at)
        self.processes.pop(self.at)
        window.close()
        self.promises.forget_unsaved(is_last=not self.windows)
        self.settle()
        _drop(window)
        end()
        DISK.failures.clear()
        if self.windows:
            self.use(0)
        else:
            self.open()

    def crash(self, *, cut: bool) -> None:
        """Kill all windows, or cut the power, and start again from what is left on the disk.

        The old windows go on in the old folder, which nobody reads any more.
        """
        home = self._new_home()
        DISK.copy(home, cut=cut)
        was = self.home
        DISK.mode = "well"
        self._drop_all()
        World.told[:] = [each for each in World.told if "Traceback" in each]
        self.promises.forget_unsaved(is_last=True)
        self.home = home
        program.at_home(home)
        shutil.rmtree(was, ignore_errors=True)
        self.open()

    def end(self) -> None:
        """End the evening."""
        DISK.mode = "well"
        self._drop_all()
        CLOCK.process = None
        shutil.rmtree(self._folder, ignore_errors=True)

    def _drop_all(self) -> None:
        for process in self.processes:
            enter(process)
            process.window.close()
            _drop(process.window)
            end()
        DISK.failures.clear()
        self.windows.clear()
        self.processes.clear()

    # What a user can reach

    def reach(self) -> QWidget:
        """Return the top layer: the page, or what lies below if none is open."""
        return self.page or self.stack._top or self.stack

    def buttons(self) -> list[QAbstractButton]:
        """Return all buttons that can be pressed, of the top layer and of notices."""
        found = []
        for part in (self.reach(), *self.stack.notices):
            buttons = part.findChildren(QAbstractButton)
            found += [each for each in buttons if each.isVisible() and each.isEnabled()]
        return found

    def inputs(self) -> list[QWidget]:
        """Return all fields and boxes that can be changed."""
        return [
            each
            for each in self.reach().findChildren(QWidget)
            if isinstance(each, _INPUTS)
            and each.isVisible()
            and each.isEnabled()
            and not isinstance(each.parent(), (QComboBox, QAbstractSpinBox))
        ]

    def actions(self) -> list[object]:
        """Return the entries of the menus that can be chosen, but not the one that closes the window."""
        menus = self.window.menus
        return [
            each
            for each in self.window.actions()
            if each.isEnabled() and each is not menus.actions["quit"] and not each.isSeparator()
        ]

    def notice_texts(self) -> list[str]:
        """Return the texts of the notices, and of what a page says beside its buttons."""
        return [notice.text for notice in self.stack.notices]

    def words(self) -> list[str]:
        """Return all texts that can be seen, in the order in which they were made."""
        found = []
        for each in self.stack.findChildren(QWidget):
            if not isinstance(each, (QLabel, QAbstractButton)) or not each.isVisible():
                continue
            if text := each.text() or each.accessibleName():
                found.append(text)
        return [*found, *(action.text().replace("&", "") for action in self.window.actions())]

    # The digest

    def note(self, step: str) -> None:
        """Take a step and all that is shown after it into the digest."""
        self.trace.append(step)
        playing = self.window.playing
        dump = playing.view.table.dump() if playing is not None else ""
        shown = "\n".join((step, type(self.reach()).__name__, *self.words(), str(dump)))
        shown = shown.replace(str(self.home), "~")
        self._digest.update(shown.encode("utf-8", "surrogatepass"))

    @property
    def digest(self) -> str:
        return self._digest.hexdigest()


def _drop(window: MainWindow) -> None:
    window.hide()
    window.deleteLater()
    QCoreApplication.sendPostedEvents(None, QEvent.Type.DeferredDelete.value)
    assert not isValid(window)
