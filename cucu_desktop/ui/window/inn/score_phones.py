"""The phones of the score of real cards: their port, and the page of the score that they follow."""

from __future__ import annotations

from typing import TYPE_CHECKING

from PySide6.QtCore import QCoreApplication, QObject
from PySide6.QtNetwork import QHostAddress
from shiboken6 import isValid

from cucu_desktop.ui.guests.addresses import private_addresses
from cucu_desktop.ui.guests.door import DoorError
from cucu_desktop.ui.guests.score_guests import ScoreGuests
from cucu_desktop.ui.pages.score.phone_message import phone_message, take_choice

if TYPE_CHECKING:
    from collections.abc import Sequence

    from cucu_desktop.json_values import JsonObject
    from cucu_desktop.ui.pages.score.score_page import ScorePage


class ScorePhones(QObject):
    """An open door with the score of one page behind it.

    While another page covers that of the score, phones keep what they show, and choices are ignored.

    Attributes:
        guests: the phones.
    """

    def __init__(self, page: ScorePage, addresses: Sequence[str], parent: QObject) -> None:
        """Open the door.

        Args:
            page: the page of the score.
            addresses: the addresses of this machine to choose from, the first one at the beginning.
            parent: the owner.

        Raises:
            DoorError: the door cannot be opened at this address.
        """
        super().__init__(parent)
        self._page, self._addresses = page, tuple(addresses)
        confirms = not QHostAddress(addresses[0]).isLoopback()
        self.guests = ScoreGuests(self._shown, confirms=confirms, parent=self)
        self.guests.door.open(addresses[0])
        self.guests.told.connect(self._take)
        self.guests.changed.connect(self._tell)
        self.guests.door.refusal.connect(self._tell_refused)
        self.follow(page)
        app = QCoreApplication.instance()
        assert app is not None
        app.aboutToQuit.connect(self.close)

    def follow(self, page: ScorePage) -> None:
        """Follow a page of the score, in place of the one before, which was closed."""
        self._page = page
        page.shown.connect(self.guests.show)
        page.phones.sent_away.connect(self.guests.send_away)
        page.phones.address_chosen.connect(self._move_to)
        self._tell()
        self.guests.show()

    def close(self) -> None:
        """Disconnect all phones and close the door."""
        self.guests.changed.disconnect(self._tell)
        self.guests.close()
        self.deleteLater()

    def _shown(self, language: str, *, keeps: bool) -> JsonObject | None:
        return phone_message(self._page, language, keeps=keeps) if isValid(self._page) else None

    def _take(self, text: str) -> None:
        if isValid(self._page):
            take_choice(self._page, text)

    def _tell_refused(self) -> None:
        if isValid(self._page):
            self._page.phones.show_refused(self.guests)

    def _tell(self) -> None:
        if isValid(self._page):
            self._page.phones.show_guests(self.guests, self._addresses)
            self._page.settle()

    def _move_to(self, address: str) -> None:
        """Listen at another address; phones that have come by the old one join again."""
        self.guests.door.close()
        try:
            self.guests.door.open(address)
        except DoorError:
            self.guests.door.open(self._addresses[0])
        else:
            self._addresses = (address, *(each for each in self._addresses if each != address))
        self._tell()


def open_phones(page: ScorePage, parent: QObject) -> ScorePhones | None:
    """Open the door for phones; return None if that is impossible."""
    addresses = private_addresses()
    try:
        return ScorePhones(page, addresses, parent) if addresses else None
    except DoorError:
        return None
