"""A table for guests: waits for them, begins the match, and disconnects them after it."""

from __future__ import annotations

from collections import Counter
from dataclasses import replace
from typing import TYPE_CHECKING

from PySide6.QtCore import QCoreApplication, QObject
from PySide6.QtNetwork import QHostAddress

from cucu_desktop.match.match import Player
from cucu_desktop.own_files import write_whole
from cucu_desktop.ui.guests.guests import Guests
from cucu_desktop.ui.guests.lobby_page import LobbyPage
from cucu_desktop.ui.pages.setup import seating

if TYPE_CHECKING:
    from cucu_desktop.match.hosting.host_command import Hosting
    from cucu_desktop.ui.window.main_window import MainWindow


class HostController(QObject):
    """Owns the guests of a window; a child of the window.

    Attributes:
        guests: the guests who are connected.
    """

    def __init__(self, window: MainWindow, hosting: Hosting) -> None:
        """Open the door, write its address to a file, and wait for guests.

        Raises:
            DoorError: the door cannot be opened at this address.
            OSError: the file cannot be written.
        """
        super().__init__(window)
        self._window, self._hosting = window, hosting
        confirms = not QHostAddress(hosting.address).isLoopback()
        self.guests = Guests(hosting.guests, confirms=confirms, parent=self)
        self.guests.door.open(hosting.address, hosting.port)
        try:
            write_whole(hosting.urls, f"{self.guests.join_url}\n{self.guests.watch_url}\n".encode())
        except OSError:
            self.guests.close()
            raise
        self._has_begun = False
        window.page_stack.push(self._lobby)
        self.guests.changed.connect(self._begin_when_complete)
        app = QCoreApplication.instance()
        assert app is not None
        app.aboutToQuit.connect(self.guests.close)

    def _lobby(self) -> LobbyPage:
        page = LobbyPage(self._window.context.theme, self.guests)
        page.closed.connect(self._give_up)
        return page

    def _give_up(self) -> None:
        if not self._has_begun:
            self._stop()
            self._window.match_controller.free.emit()

    def _begin_when_complete(self) -> None:
        if self._has_begun or not self.guests.is_complete:
            return
        self._has_begun = True
        controller = self._window.match_controller
        controller.seated.connect(self._follow)
        plan = self._plan()
        controller.begin(plan.setup, elsewhere=frozenset(self.guests.names))
        controller.seated.disconnect(self._follow)
        controller.seated.connect(self._stop)
        controller.free.connect(self._stop)

    def _plan(self) -> seating.Plan:
        hosting, faces = self._hosting, seating.PERSON_FACES
        people = tuple(
            Player(name, faces[number % len(faces)]) for number, name in enumerate(self.guests.names)
        )
        plan = seating.Plan(hosting.game, people, (), hosting.options)
        while len(plan.players) < hosting.seats:
            taken = Counter(player.bot for player in plan.players)
            bot = min(hosting.bots, key=lambda each: taken[each]) if hosting.bots else ""
            next_bot = seating.as_bot(bot, plan.players) if bot else seating.next_bot(plan)
            plan = replace(plan, players=(*plan.players, next_bot))
        return plan

    def _follow(self) -> None:
        playing = self._window.match_controller.playing
        assert playing is not None
        game = self._hosting.game
        self.guests.begin(playing, self._window.context.preferences.places.get(game, ""))

    def _stop(self) -> None:
        """Disconnect the guests: the match was left, or another one was begun."""
        self.guests.close()
