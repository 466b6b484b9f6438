"""A table for guests: waits for them, begins the match, and disconnects them after it."""

from __future__ import annotations

from collections import Counter
from dataclasses import replace
from typing import TYPE_CHECKING, Final

from PySide6.QtCore import QCoreApplication, QObject, QTimer, Signal
from PySide6.QtNetwork import QHostAddress

from cucu_desktop.games.catalogue import GAMES
from cucu_desktop.match.match import Player
from cucu_desktop.own_files import write_out
from cucu_desktop.ui.guests.addresses import other_addresses, private_addresses
from cucu_desktop.ui.guests.door import DoorError
from cucu_desktop.ui.guests.guests import Guests
from cucu_desktop.ui.guests.kept_seats import KeptSeats, forget_seats, keep_seats, kept_seats
from cucu_desktop.ui.guests.lobby_page import AbsentPage, LobbyPage, knock_told
from cucu_desktop.ui.pages.setup import seating
from cucu_desktop.ui.widgets.language import tr
from cucu_desktop.ui.widgets.notices import Offer, no_network

if TYPE_CHECKING:
    from collections.abc import Sequence
    from pathlib import Path

    from cucu_desktop.match.hosting.host_command import Hosting
    from cucu_desktop.ui.play.match_widget import MatchWidget
    from cucu_desktop.ui.window.match_controller import WindowCore

GONE_MS: Final = 20_000
"""Milliseconds after which the host is asked about an absent guest whose decision is due."""


class HostController(QObject):
    """Owns the guests of a window; a child of the match controller.

    Attributes:
        guests: the guests who are connected.
        has_begun: whether their match has begun.
    """

    closed = Signal()
    """The guests are disconnected."""
    set_up_wanted = Signal(str)
    """Open players and rules of this game instead of the page that waits."""

    def __init__(
        self,
        core: WindowCore,
        plan: seating.Plan,
        addresses: Sequence[str],
        *,
        wanted: int = 0,
        port: int = 0,
        urls: Path | None = None,
        back: Sequence[str] = (),
    ) -> None:
        """Open the door, and wait for guests.

        Args:
            core: the window.
            plan: the table: its persons play at this screen, and guests take the places of bots.
            addresses: the addresses of this machine to choose from, the first one at the beginning.
            wanted: the number of guests with whom the match begins by itself; 0: the host begins it.
            port: the port; 0: any that is free.
            urls: the file to which the addresses for players and spectators are written.
            back: the names of the guests of the match in play, who are expected back; none: a new match.

        Raises:
            DoorError: the door cannot be opened at this address.
            OSError: the file cannot be written.
        """
        super().__init__(core.match_controller)
        self._core, self._plan, self._addresses = core, plan, tuple(addresses)
        self._begins_itself, self._port = bool(wanted), port
        persons = [player.name for player in plan.players if player.bot is None]
        self._most = GAMES[plan.game].seats_of(plan.options)[-1] - len(persons)
        self.guests = Guests(
            wanted or plan.phones or max(1, len(plan.players) - len(persons)),
            confirms=not QHostAddress(addresses[0]).isLoopback(),
            taken=persons,
            parent=self,
        )
        self._kept = self._seats_before(back)
        self._open_door(addresses[0])
        if urls is not None:
            try:
                write_out(urls, f"{self.guests.join_url}\n{self.guests.watch_url}\n".encode())
            except OSError:
                self.guests.close()
                raise
        self.has_begun = self._is_over = False
        self._asked_about: set[str] = set()
        """The absent guests about whom the host has been asked."""
        self._knocked: set[str] = set()
        """The guests of whose knocking a notice has told."""
        self._awaits_return = bool(back)
        """Whether guests of a continued match have not been here since."""
        self._absent_page: AbsentPage | None = None
        self._playing: MatchWidget | None = None
        """The match of these guests."""
        self._gone = QTimer(self, singleShot=True)
        self._gone.setInterval(GONE_MS)
        self._gone.timeout.connect(self._ask_about_absent)
        if back:
            self._expect_back(back)
        core.page_stack.push(self._lobby, instead=bool(back))
        self.guests.changed.connect(self._take_change)
        app = QCoreApplication.instance()
        assert app is not None
        app.aboutToQuit.connect(self._close_door)
        core.page_stack.changed.connect(self._give_up_if_left)

    def _seats_before(self, back: Sequence[str]) -> KeptSeats:
        """Return the seats of the guests of the match in play, as they were kept."""
        playing = self._core.match_controller.playing
        return kept_seats(playing.log) if back and playing is not None and playing.log else KeptSeats()

    def _open_door(self, address: str) -> None:
        """Open the door where pages look for it since before a crash, or at an address.

        Raises:
            DoorError: it cannot be opened.
        """
        kept, door = self._kept, self.guests.door
        if kept.address in self._addresses:
            self.guests.join_token = kept.token
            try:
                door.open(kept.address, kept.port)
            except DoorError:  # another program has the port now
                pass
            else:
                return
        door.open(address, self._port)

    def _keep_seats(self) -> None:
        """Write the seats of the match to the disk, if they have changed."""
        log = None if self._playing is None else self._playing.log
        if log is None:
            return
        address, _, port = self.guests.door.host.rpartition(":")
        now = KeptSeats(address.strip("[]"), int(port), self.guests.join_token, self.guests.seats)
        if now != self._kept:
            self._kept = now
            keep_seats(log, now)

    def show_guests(self) -> None:
        """Open the page with the guests and their addresses."""
        self._core.page_stack.push(self._lobby)

    def _lobby(self) -> LobbyPage:
        most = 0 if self._begins_itself else self._most
        page = LobbyPage(self._core.context.theme, self.guests, self._addresses, most)
        page.begun.connect(self._begin)
        page.address_chosen.connect(self._move_to)
        page.set_up_wanted.connect(self._set_up)
        return page

    def _set_up(self) -> None:
        """Give up waiting, and open players and rules."""
        self._core.page_stack.back()
        self.set_up_wanted.emit(self._plan.game)

    def _move_to(self, address: str) -> None:
        """Listen at another address; guests who have come by the old one join again."""
        self.guests.door.close()
        try:
            self.guests.door.open(address, self._port)
        except DoorError:
            self.guests.door.open(self._addresses[0], self._port)
            return
        self._addresses = (address, *(each for each in self._addresses if each != address))
        self._core.page_stack.push(self._lobby, instead=True)

    def _give_up_if_left(self) -> None:
        """Disconnect guests who wait for a match whose page was dropped with others."""
        if not self.has_begun and not self._core.page_stack.holds(LobbyPage):
            self.give_up()

    # The match

    def _take_change(self) -> None:
        """Begin when all have come, and look for absent guests during the match."""
        if not self.has_begun:
            if self._begins_itself and not self.guests.missing:
                self._begin()
            return
        self._keep_seats()
        away = self.guests.away
        self._asked_about &= away
        if self._awaits_return and not away:
            self._awaits_return = False
            if isinstance(self._core.page_stack.page, LobbyPage):
                self._core.page_stack.back()
        self._tell_of_knocks()
        table = self.guests.table
        if table is not None:
            self._watch(table.awaited)

    def _tell_of_knocks(self) -> None:
        """Tell the host at the table, by a notice, of guests who wait to be let in, or for their seats."""
        knocks = set(self.guests.unconfirmed)
        new, self._knocked = knocks - self._knocked, knocks
        if isinstance(self._core.page_stack.page, LobbyPage | AbsentPage):  # which ask themselves
            return
        for name in sorted(new):
            offer = Offer(lambda: tr("Guests", "Guests"), self.show_guests)
            self._core.page_stack.notify(lambda name=name: knock_told(self.guests, name), offer)  # type: ignore[misc]

    def _begin(self) -> None:
        if self.has_begun or not self.guests.names:
            return
        self.has_begun = True
        controller = self._core.match_controller
        controller.seated.connect(self._follow)
        plan, remote = self._seated(), self.guests.names
        controller.begin(lambda seed: replace(plan.setup(seed), remote=remote))
        controller.seated.disconnect(self._follow)
        self._keep_seats()
        self._end_with_match()

    def _end_with_match(self) -> None:
        controller = self._core.match_controller
        controller.seated.connect(self.give_up)
        controller.free.connect(self.give_up)

    def _expect_back(self, names: Sequence[str]) -> None:
        """Follow the match in play, whose guests claim their seats by their names."""
        self.has_begun = True
        self.guests.expect(names, self._kept.secrets)
        self._follow()
        assert self.guests.table is not None
        self.guests.table.begin_game()
        self._end_with_match()

    def _seated(self) -> seating.Plan:
        """Return the plan with the guests, and bots as far as there are places."""
        plan = self._plan
        persons = tuple(player for player in plan.players if player.bot is None)
        bots = [player.bot for player in plan.players if player.bot is not None]
        for name in self.guests.names:
            persons = (*persons, Player(name, seating.next_person(persons).face))
        players = persons
        for bot in bots[: max(0, len(plan.players) - len(persons))]:
            players = (*players, seating.as_bot(bot, players))
        full = replace(plan, players=players)
        while len(full.players) < GAMES[plan.game].seats_of(plan.options)[0]:
            full = replace(full, players=(*full.players, seating.next_bot(full)))
        return full

    def _follow(self) -> None:
        playing = self._core.match_controller.playing
        assert playing is not None
        self._playing = playing
        game = self._plan.game
        self.guests.begin(playing, self._core.context.preferences.places.get(game, ""))
        assert self.guests.table is not None
        self.guests.table.awaits.connect(self._watch)

    def give_up(self) -> None:
        """Disconnect the guests: none are wanted, the match was left, or another one was begun."""
        if self._is_over:
            return
        self._is_over = True
        self._gone.stop()
        self.guests.changed.disconnect(self._take_change)
        self._close_door()
        self.closed.emit()
        self.deleteLater()

    def _close_door(self) -> None:
        """Part from the guests; the pages of those whose match goes on later try to come back."""
        table = None if self._playing is None else self._playing.session.match_view
        self.guests.close(stays=table is not None and not table.is_over)
        if table is not None and table.is_over and table.log is not None:
            forget_seats(table.log)

    # Absent guests

    def _watch(self, name: str) -> None:
        """Count the time while the guest whose decision is due is absent; close the question if not."""
        table = self.guests.table
        is_absent = name in self.guests.away and table is not None and name not in table.by_bot
        if not is_absent:
            self._gone.stop()
            if self._absent_page is not None:
                self._absent_page = None
                self._core.page_stack.back()
        elif name not in self._asked_about and not self._gone.isActive():
            self._gone.start()

    def _ask_about_absent(self) -> None:
        table = self.guests.table
        if table is None or table.awaited not in self.guests.away:
            return
        name = table.awaited
        self._asked_about.add(name)
        self._core.page_stack.push(lambda: self._absent(name))

    def _absent(self, name: str) -> AbsentPage:
        page = AbsentPage(self._core.context.theme, name, self.guests)
        self._absent_page = page
        page.closed.connect(self._answer_absent)
        page.by_bot.connect(lambda: self._answer_absent(by_bot=name))
        page.here.connect(lambda: self._answer_absent(here=name))
        return page

    def _answer_absent(self, *, by_bot: str = "", here: str = "") -> None:
        self._absent_page = None
        self._core.page_stack.back()
        table = self.guests.table
        if table is None:
            return
        if by_bot:
            table.play_by_bot(by_bot)
        elif here:
            self.guests.send_away(here)
            table.play_here(here)


def wait_for_guests(core: WindowCore, plan: seating.Plan, back: Sequence[str] = ()) -> HostController | None:
    """Open a table for guests; show a notice and return None if that is impossible.

    Args:
        core: the window.
        plan: the table.
        back: the names of the guests of the match in play, who are expected back; none: a new match.
    """
    addresses = private_addresses()
    try:
        if addresses:
            addresses += other_addresses()
            return HostController(core, plan, addresses, wanted=len(back), back=back)
    except DoorError:
        pass
    core.page_stack.notify(no_network)
    return None


def go_on_with_guests(core: WindowCore) -> HostController | None:
    """Open the match in play for its guests again; show a notice and return None if that is impossible."""
    playing = core.match_controller.playing
    assert playing is not None
    table = playing.session.match_view
    here = tuple(table.company[seat] for seat in table.persons)
    names = [table.company[seat].name for seat in table.remote]
    return wait_for_guests(core, seating.Plan(table.setup.game, here, (), table.setup.options), names)


def host(core: WindowCore, hosting: Hosting) -> HostController:
    """Open the table of the command line.

    Raises:
        DoorError: the door cannot be opened at this address.
        OSError: the file of the addresses cannot be written.
    """
    plan = seating.Plan(hosting.game, (), (), hosting.options)
    while len(plan.players) < hosting.seats:
        taken = Counter(player.bot for player in plan.players)
        bot = min(hosting.bots, key=lambda each: taken[each]) if hosting.bots else ""
        next_bot = seating.as_bot(bot, plan.players) if bot else seating.next_bot(plan)
        plan = replace(plan, players=(*plan.players, next_bot))
    return HostController(
        core,
        plan,
        (hosting.address,),
        wanted=hosting.guests,
        port=hosting.port,
        urls=hosting.urls,
    )
