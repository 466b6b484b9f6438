"""Reports failed writes, later successes and damage of stores and settings as notices in the window."""

# ruff: noqa: PLC0415 - notices are seldom needed
from __future__ import annotations

import weakref
from contextlib import suppress
from typing import TYPE_CHECKING, Final

from PySide6.QtCore import QObject, QTimer

from cucu_desktop import kept_stores
from cucu_desktop.ui.widgets.language import tr

if TYPE_CHECKING:
    from cucu_desktop.kept_stores import Report
    from cucu_desktop.ui.widgets.settings_file import Settings
    from cucu_desktop.ui.window.stack.page_stack import PageStack

AGAIN: Final = 5000
"""Milliseconds between attempts to write data that could not be written."""


class StoreWatch(QObject):
    """Shows reports of `kept_stores` and of the settings as notices, from its construction until `stop`."""

    def __init__(self, page_stack: PageStack, settings: Settings) -> None:
        super().__init__(page_stack)
        self._page_stack, self._settings = page_stack, settings
        self._has_warned = False
        self._again = QTimer(self)
        self._again.setInterval(AGAIN)
        self._again.timeout.connect(self.try_again)
        itself = weakref.ref(self)

        def hear(report: Report) -> None:
            watch = itself()
            if watch is not None:
                with suppress(RuntimeError):  # Qt has deleted it with a window that was never closed
                    watch.tell(report)

        kept_stores.listen(hear)

    def tell(self, report: Report) -> None:
        """Show a notice; after a failed write, start the retry timer."""
        from cucu_desktop.ui.widgets.notices import store_report

        self._page_stack.notify(lambda: store_report(*report))
        if report.what in ("lost", "changed", "newer"):
            self._has_warned = False
            self._again.start()

    def may_close(self) -> bool:
        """Return whether the window may close: all but settings is on the disk, or the user was told."""
        kept_stores.try_again()
        lost = [kind for kind in kept_stores.unwritten() if kind != "settings"]
        if not lost or self._has_warned:
            return True
        from cucu_desktop.ui.widgets.notices import closing_loses

        self._has_warned = True
        self._page_stack.notify(lambda: closing_loses(lost))
        return False

    def tell_odd_settings(self) -> None:
        """Report invalid values of the settings file, if there are any."""
        if self._settings.odd:
            names = ", ".join(self._settings.odd)
            self._page_stack.notify(
                lambda: tr(
                    "Saves",
                    "The settings file has an invalid value for {names}. The default is used instead.",
                ).format(names=names)
            )
            self._settings.set_aside_odd()

    def try_again(self) -> None:
        """Write data that could not be written before, if that works now."""
        if not kept_stores.try_again():
            self._again.stop()

    def stop(self) -> None:
        """Try a last time, and stop listening."""
        self._again.stop()
        kept_stores.listen(None)
        kept_stores.try_again()
