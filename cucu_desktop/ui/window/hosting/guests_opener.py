"""Opens tables for guests with phones: for a new match, and again for one that is continued."""

# ruff: noqa: PLC0415 - QtNetwork is loaded for guests only
from __future__ import annotations

from typing import TYPE_CHECKING

from PySide6.QtCore import QObject

if TYPE_CHECKING:
    from cucu_desktop.match.hosting.host_command import Hosting
    from cucu_desktop.ui.guests.lobby_page import PhonesAgainPage
    from cucu_desktop.ui.pages.setup.seating import Plan
    from cucu_desktop.ui.window.hosting.host_controller import HostController
    from cucu_desktop.ui.window.match_controller import WindowCore
    from cucu_desktop.ui.window.page_opener import PageOpener


class GuestsOpener(QObject):
    """Keeps the controllers of the tables for guests: that of the match in play, and one that waits."""

    def __init__(self, core: WindowCore, page_opener: PageOpener) -> None:
        super().__init__(core.page_stack)
        self._core, self._page_opener = core, page_opener
        self._hosts: list[HostController] = []
        page_opener.guests_wanted.connect(self._wait_for_guests)
        core.match_controller.guests_missing.connect(self._ask_about_phones)

    @property
    def host(self) -> HostController | None:
        """The controller of the latest table, until that is closed."""
        return self._hosts[-1] if self._hosts else None

    def open(self) -> None:
        """Show the guests, ask about those of a continued match, or wait for new ones."""
        if self.host is not None:
            self.host.show_guests()
        elif self._missing:
            self._ask_about_phones()
        else:
            self._page_opener.call_phones(self._core.context.wording.game_id)

    def _wait_for_guests(self, plan: Plan) -> None:
        from cucu_desktop.ui.window.hosting.host_controller import wait_for_guests

        opened = wait_for_guests(self._core, plan)
        if opened is not None:  # phones of the match in play stay until the new one begins
            for host in tuple(self._hosts):
                if not host.has_begun:
                    host.give_up()
            self.take(opened)

    def open_table(self, hosting: Hosting) -> None:
        """Open the table of the command line.

        Raises:
            DoorError: the door cannot be opened at this address.
            OSError: the file of the addresses cannot be written.
        """
        from cucu_desktop.ui.window.hosting.host_controller import host

        self.take(host(self._core, hosting))

    def take(self, host: HostController) -> None:
        """Keep this controller until its table is closed."""
        self._hosts.append(host)
        host.closed.connect(lambda: self._hosts.remove(host))
        host.set_up_wanted.connect(lambda game: self._page_opener.lay_table(game, phones=True))

    # A match that is continued

    @property
    def _missing(self) -> list[str]:
        """The names of the players of the match who are at other screens, by seat."""
        playing = self._core.match_controller.playing
        if playing is None:
            return []
        table = playing.session.match_view
        return [table.company[seat].name for seat in table.remote]

    def _ask_about_phones(self) -> None:
        self._core.page_stack.push(self._phones_again)

    def _phones_again(self) -> PhonesAgainPage:
        from cucu_desktop.ui.guests.lobby_page import PhonesAgainPage

        context = self._core.context
        page = PhonesAgainPage(context.theme, context.wording, self._missing)
        page.closed.connect(self._core.page_stack.back)
        page.phones.connect(self._open_again)
        page.here.connect(self._play_here)
        return page

    def _open_again(self) -> None:
        from cucu_desktop.ui.window.hosting.host_controller import go_on_with_guests

        opened = go_on_with_guests(self._core)
        if opened is not None:
            self.take(opened)

    def _play_here(self) -> None:
        playing, missing = self._core.match_controller.playing, self._missing
        self._core.page_stack.back()
        assert playing is not None
        for name in missing:
            playing.session.bring_here(name)
