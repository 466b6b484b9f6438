"""Opens a table for guests with phones, one at a time."""

# ruff: noqa: PLC0415 - QtNetwork is loaded for guests only
from __future__ import annotations

from typing import TYPE_CHECKING

from PySide6.QtCore import QObject

if TYPE_CHECKING:
    from cucu_desktop.match.hosting.host_command import Hosting
    from cucu_desktop.ui.pages.setup.seating import Plan
    from cucu_desktop.ui.window.hosting.host_controller import HostController
    from cucu_desktop.ui.window.page_opener import PageOpener
    from cucu_desktop.ui.window.window_core import WindowCore


class GuestsOpener(QObject):
    """Keeps the controller of the table for guests.

    Attributes:
        host: the controller, until its table is closed.
    """

    def __init__(self, core: WindowCore, page_opener: PageOpener) -> None:
        super().__init__(core.page_stack)
        self._core, self._page_opener = core, page_opener
        self.host: HostController | None = None
        page_opener.guests_wanted.connect(self._wait_for_guests)

    def open(self) -> None:
        """Show the guests, or the set-up page from which they are invited."""
        if self.host is not None:
            self.host.show_guests()
        else:
            self._page_opener.lay_table(self._core.context.wording.game_id)

    def _wait_for_guests(self, plan: Plan) -> None:
        from cucu_desktop.ui.window.hosting.host_controller import wait_for_guests

        if self.host is not None:
            self.host.give_up()
        self.take(wait_for_guests(self._core, plan))

    def open_table(self, hosting: Hosting) -> None:
        """Open the table of the command line.

        Raises:
            DoorError: the door cannot be opened at this address.
            OSError: the file of the addresses cannot be written.
        """
        from cucu_desktop.ui.window.hosting.host_controller import host

        self.take(host(self._core, hosting))

    def take(self, host: HostController | None) -> None:
        """Keep this controller until its table is closed."""
        self.host = host
        if host is not None:
            host.closed.connect(self._forget)

    def _forget(self) -> None:
        self.host = None
