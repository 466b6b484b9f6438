"""Reports unexpected errors on a page, and rebuilds the table from its log afterwards."""

# ruff: noqa: PLC0415 - needed for errors only
from __future__ import annotations

from collections import Counter
from typing import TYPE_CHECKING, Final

from PySide6.QtCore import QObject

from cucu_desktop.ui.widgets.language import tr

if TYPE_CHECKING:
    from cucu_desktop.ui.pages.error_page import ErrorPage, When
    from cucu_desktop.ui.window.error_watch import ErrorWatch, Failure
    from cucu_desktop.ui.window.match_controller import WindowCore

_OFTEN: Final = 3
"""Maximum number of pages about the same error; further ones get a notice, which closes by itself."""
_MOST: Final = 10
"""Maximum number of error pages in one run."""


class ErrorDisplay(QObject):
    """Opens a page for each error that `watch` catches, and resumes the match when the page is closed."""

    def __init__(self, core: WindowCore, watch: ErrorWatch) -> None:
        super().__init__(core.page_stack)
        self._context, self._page_stack, self._match_controller = core
        self._log = watch.log
        self._told: Counter[str] = Counter()
        watch.failed.connect(self.tell)

    def tell(self, failure: Failure) -> None:
        """Report an error on a page, or in a notice if it is slight or was reported `_OFTEN` times."""
        from cucu_desktop.ui.pages.error_page import ErrorPage

        if isinstance(self._page_stack.page, ErrorPage):
            return  # closing the open page rebuilds the table anyway
        if failure.is_slight:
            self._page_stack.notify(
                lambda: tr(
                    "ErrorPage",
                    "Something could not be shown. The error has been logged; you can keep playing.",
                )
            )
        elif self._told[failure.what] >= _OFTEN or self._told.total() >= _MOST:
            self._page_stack.notify(
                lambda: tr(
                    "ErrorPage",
                    "The same error happened again. If the table is stuck, leave it: your game is saved.",
                )
            )
        else:
            self._told[failure.what] += 1
            playing = self._match_controller.playing
            when: When = "match" if playing is not None and playing.log is not None else "no match"
            log = self._log.path if failure.written else None

            def build() -> ErrorPage:
                page = ErrorPage(self._context.theme, failure.report, failure.what, when, log)
                page.closed.connect(self._go_on)
                return page

            self._page_stack.push(build)

    def tell_crash(self) -> None:
        """Open the page about the crash of the last run, if there was one."""
        traces = self._log.take_crash()
        if not traces:
            return
        from cucu_desktop.ui.pages.error_page import ErrorPage

        written = self._log.write(traces)
        what = traces.strip().partition("\n")[0]
        log = self._log.path if written else None
        self._page_stack.push(lambda: ErrorPage(self._context.theme, traces, what, "last time", log))

    def _go_on(self) -> None:
        """Resume the match in play from its log, or go back to the start page."""
        controller = self._match_controller
        log = controller.playing.log if controller.playing is not None else None
        try:
            controller.get_up()
        finally:
            self._page_stack.close_pages()
            if log is not None and log.exists():  # the log of a match that was over has been moved
                controller.resume(log)
            if controller.playing is None:
                controller.free.emit()
