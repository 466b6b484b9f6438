"""Guests at screens of their own: their connections, names and secrets.

A guest joins with the token of an evening and a name, and is given a secret. From then on the secret
identifies them across connections: a phone that sleeps, a page that is reloaded, a second window.
"""

from __future__ import annotations

import hmac
import json
import secrets
from itertools import count
from typing import TYPE_CHECKING, Final

from PySide6.QtCore import QObject, QUrlQuery, Signal

from cucu_desktop.catalogues import known_language
from cucu_desktop.names import LONGEST_NAME, as_named, cut, same_key
from cucu_desktop.ui.guests.door import Door, File
from cucu_desktop.ui.guests.guest import Guest
from cucu_desktop.ui.guests.guest_table import GuestTable
from cucu_desktop.ui.guests.page import page, page_file

if TYPE_CHECKING:
    from collections.abc import Iterable, Mapping

    from cucu_desktop.json_values import JsonObject
    from cucu_desktop.ui.play.match_widget import MatchWidget

MOST_ONLOOKERS: Final = 20
_TOKEN: Final = 16
"""The length of a token and of a secret in bytes: 128 bits."""


class _Visit:
    """One connection: its id at the door, and its guest, None before joining."""

    def __init__(self, key: str, language: str) -> None:
        self.key, self.language = key, language
        self.guest: Guest | None = None


class Guests(QObject):
    """The guests of one evening, and their port.

    Attributes:
        door: the server.
        join_token, watch_token: the tokens in the addresses of a player's page, and of an onlooker's.
        wanted: the number of players.
        table: the match that they play.
    """

    changed = Signal()
    """Emitted when a guest has come, has gone, or was confirmed."""

    def __init__(
        self,
        wanted: int,
        *,
        confirms: bool,
        taken: Iterable[str] = (),
        parent: QObject | None = None,
    ) -> None:
        """Take the settings.

        Args:
            wanted: the number of players.
            confirms: whether the host confirms each name.
            taken: the names of persons at the screen.
            parent: the owner.
        """
        super().__init__(parent)
        self.join_token, self.watch_token = (secrets.token_urlsafe(_TOKEN) for _ in range(2))
        self.door = Door(self, self)
        self.door.came.connect(self._receive)
        self.door.heard.connect(self._hear)
        self.door.gone.connect(self._part_from)
        self._visits: dict[str, _Visit] = {}
        self.wanted, self.confirms = wanted, confirms
        self._taken = frozenset(map(same_key, taken))
        self._guests: dict[str, Guest] = {}
        """The guests who have joined, by their secrets."""
        self._claims: dict[str, _Visit] = {}
        """By name of an absent guest the connection that asks for the seat, until the host has answered."""
        self._replaced: set[str] = set()
        """The secrets of seats that were given to another page."""
        self._onlookers: list[Guest] = []
        self.table: GuestTable | None = None

    @property
    def join_url(self) -> str:
        return f"http://{self.door.host}/j/{self.join_token}"

    @property
    def watch_url(self) -> str:
        return f"http://{self.door.host}/w/{self.watch_token}"

    @property
    def names(self) -> tuple[str, ...]:
        """The names of confirmed guests, in the order of joining."""
        return tuple(guest.name for guest in self._guests.values() if guest.is_let_in)

    @property
    def unconfirmed(self) -> tuple[str, ...]:
        """The names that wait to be confirmed: new ones, and absent guests whose seat is asked for."""
        new = [guest.name for guest in self._guests.values() if not guest.is_let_in]
        return (*self._claims, *new)

    @property
    def claimed(self) -> tuple[str, ...]:
        """Those of `unconfirmed` who have a seat already, and ask for it from another page."""
        return tuple(self._claims)

    @property
    def missing(self) -> int:
        """The number of players who have not joined or been confirmed."""
        return max(0, self.wanted - len(self.names))

    @property
    def onlookers(self) -> int:
        """The number of onlookers, of confirmed guests without a seat in the match, too."""
        seated = self.names if self.table is None else self.table.seated
        return len(self._onlookers) + sum(name not in seated for name in self.names)

    @property
    def away(self) -> frozenset[str]:
        """The names of confirmed guests without a connection."""
        return frozenset(guest.name for guest in self._guests.values() if guest.is_let_in and not guest.key)

    def let_in(self, name: str) -> None:
        """Confirm a name, or give the seat of this absent guest to the page that asks for it."""
        claim = self._claims.pop(name, None)
        if claim is not None:
            self._give_seat(name, claim)
            return
        for guest in self._guests.values():
            if guest.name == name and not guest.is_let_in:
                guest.is_let_in = True
                self._send(guest.key, {"joined": True})
                if self.table is not None and guest.key:
                    self.table.welcome(guest)
        self.changed.emit()

    def decline(self, name: str) -> None:
        """Refuse the guest with this name, or the page that asks for the seat of this absent guest."""
        claim = self._claims.pop(name, None)
        if claim is not None:
            self._send(claim.key, {"refused": "declined"})
            self.changed.emit()
            return
        for secret, guest in tuple(self._guests.items()):
            if guest.name == name and not guest.is_let_in:
                del self._guests[secret]
                self._send(guest.key, {"refused": "declined"})
        self.changed.emit()

    def send_away(self, name: str) -> None:
        self._remove(name, "here")

    def _remove(self, name: str, why: str) -> None:
        """Give up a guest's seat, and tell their page the key of the reason."""
        for secret, guest in tuple(self._guests.items()):
            if guest.name == name:
                del self._guests[secret]
                self._send(guest.key, {"closed": why})
                self.door.shut(guest.key)
        self.changed.emit()

    def close(self, *, stays: bool = False) -> None:
        """Disconnect all guests and close the port; with `stays` their pages try to come back."""
        for key in tuple(self._visits):
            self._send(key, {"closed": "closed"} | ({"stays": True} if stays else {}))
            self.door.shut(key)
        self._guests.clear()
        self._claims.clear()
        self._onlookers.clear()
        self.table = None
        self.door.close()
        self.changed.emit()

    # Requests

    def file(self, path: str, languages: str) -> File | None:
        """Return the page, one of its files, or the pictures of a pack."""
        if path == "/p" or _is_of(path, "/j/", self.join_token) or _is_of(path, "/w/", self.watch_token):
            return File(page(languages), "text/html; charset=utf-8")
        return page_file(path)

    def admits(self, path: str) -> bool:
        """Return whether a WebSocket may be opened: with a token, or with the secret of a seat."""
        if _is_of(path, "/ws/w/", self.watch_token):
            return self.onlookers < MOST_ONLOOKERS
        secret = path.removeprefix("/ws/s/")
        is_known = secret != path and (secret in self._guests or secret in self._replaced)
        return is_known or _is_of(path, "/ws/j/", self.join_token)

    # Joining

    def _receive(self, key: str, path: str, query: str) -> None:
        visit = self._visits[key] = _Visit(key, known_language(QUrlQuery(query).queryItemValue("l")))
        kind, secret = path.split("/")[2:4]
        if kind == "s" and secret in self._guests:
            self._seat(self._guests[secret], visit)
        elif kind == "w":
            onlooker = Guest("", is_let_in=True)
            self._onlookers.append(onlooker)
            self._seat(onlooker, visit)
        elif secret in self._replaced:
            self._send(key, {"closed": "elsewhere"})
            self.door.shut(key)
        elif kind != "j":  # the secret has expired with its evening since the head was judged
            self.door.shut(key)

    def _join(self, visit: _Visit, text: str) -> None:
        """Seat who has sent a name, or the secret of a seat (`back`) whose page may be open elsewhere."""
        told = read_message(text)
        typed, back = told.get("name"), told.get("back")
        known = self._guests.get(back) if isinstance(back, str) else None
        if known is not None and not (known.key and typed is None):
            self._send(visit.key, {"secret": back})
            self._seat(known, visit)
            return
        name = as_named(typed) if isinstance(typed, str) else ""
        if typed is None and back is not None:
            self._send(visit.key, {"refused": "open"})
        elif not name:
            self._send(visit.key, {"refused": "empty"})
        else:
            self._join_as(name, visit, watches=told.get("watch") is True)

    def _join_as(self, name: str, visit: _Visit, *, watches: bool) -> None:
        key = same_key(name)
        same = next((each for each in self._guests.values() if same_key(each.name) == key), None)
        if same is not None and not same.key and self._claims.get(same.name, visit) is visit:
            self._claim(same, visit)
        elif same is not None or key in self._taken:
            self._send(visit.key, {"refused": "taken", "name": self._like(name)})
        elif self.table is not None and not (watches and self.onlookers < MOST_ONLOOKERS):
            self._send(visit.key, {"refused": "full", "watch": True})
        elif self.table is None and len(self._guests) >= self.wanted:
            self._send(visit.key, {"refused": "full"})
        else:
            secret = secrets.token_urlsafe(_TOKEN)
            self._guests[secret] = guest = Guest(name, is_let_in=not self.confirms)
            self._send(visit.key, {"secret": secret})
            self._seat(guest, visit)

    def _like(self, name: str) -> str:
        """Return a free name that begins with this one and ends with a number; "" if no seat is free."""
        if self.table is not None or len(self._guests) >= self.wanted:
            return ""
        known = {*self._taken, *(same_key(guest.name) for guest in self._guests.values())}
        numbered = (f"{cut(name, LONGEST_NAME - 3)} {number}" for number in count(2))
        return next(each for each in numbered if same_key(each) not in known)

    def _claim(self, guest: Guest, visit: _Visit) -> None:
        """Give an absent guest's seat to another page, or ask the host whether it is theirs."""
        if self.confirms and guest.is_let_in:
            self._claims[guest.name] = visit
            self._send(visit.key, {"joined": False})
            self.changed.emit()
        else:
            self._give_seat(guest.name, visit)

    def _give_seat(self, name: str, visit: _Visit) -> None:
        """Seat a guest at another page by a new secret; the page before learns it when it comes back."""
        before = next(secret for secret, guest in self._guests.items() if guest.name == name)
        secret = secrets.token_urlsafe(_TOKEN)
        self._replaced.add(before)
        self._guests = {secret if key == before else key: guest for key, guest in self._guests.items()}
        self._send(visit.key, {"secret": secret})
        self._seat(self._guests[secret], visit)

    def _seat(self, guest: Guest, visit: _Visit) -> None:
        """Connect a guest at this connection, and at no other."""
        if guest.key:
            self._send(guest.key, {"closed": "elsewhere"})
            self.door.shut(guest.key)
        visit.guest = guest
        guest.key, guest.language = visit.key, visit.language
        self._send(guest.key, {"joined": guest.is_let_in})
        claim = self._claims.pop(guest.name, None)
        if claim is not None and claim is not visit:
            self._send(claim.key, {"refused": "taken"})
        self.changed.emit()
        if self.table is not None and guest.is_let_in:
            self.table.welcome(guest)

    def _part_from(self, key: str) -> None:
        visit = self._visits.pop(key, None)
        guest = visit.guest if visit else None
        claimed = [name for name, claim in self._claims.items() if claim is visit]
        for name in claimed:
            del self._claims[name]
        if claimed:
            self.changed.emit()
        if guest is not None and guest.key == key:
            guest.key = ""
            if guest in self._onlookers:
                self._onlookers.remove(guest)
            self.changed.emit()
            if self.table is not None:
                self.table.votes.count()

    def _audience(self) -> tuple[Guest, ...]:
        """Return all who are sent the table: the confirmed guests, and the onlookers."""
        return (*(guest for guest in self._guests.values() if guest.is_let_in), *self._onlookers)

    # The match

    @property
    def seats(self) -> dict[str, str]:
        """The secrets of the confirmed guests, by name."""
        return {guest.name: secret for secret, guest in self._guests.items() if guest.is_let_in}

    def expect(self, names: Iterable[str], known: Mapping[str, str]) -> None:
        """Keep seats for these guests of a match that is continued; `known` are secrets that they had."""
        for name in names:
            secret = known.get(name) or secrets.token_urlsafe(_TOKEN)
            self._guests[secret] = Guest(name, is_let_in=True)

    def begin(self, playing: MatchWidget, place: str = "") -> None:
        """Follow a match with the confirmed guests as players; call it before the match begins.

        Args:
            playing: the match on the screen.
            place: the place of the table's dialect.
        """
        self.table = GuestTable(playing, place, self._audience, self.door.send, playing)
        self.table.changed.connect(self.changed)

    def _hear(self, key: str, text: str) -> None:
        visit = self._visits.get(key)
        if visit is None:
            return
        if visit.guest is None:
            self._join(visit, text)
        elif visit.guest.key == key and visit.guest.name:
            told = read_message(text)
            if self.table is not None:
                self.table.hear(visit.guest, told)
            elif told.get("do") == "quit":
                self._remove(visit.guest.name, "left")

    def _send(self, key: str, value: JsonObject) -> None:
        self.door.send(key, json.dumps(value, ensure_ascii=False))


def _is_of(path: str, before: str, token: str) -> bool:
    """Return whether a path is this token's, in constant time."""
    return hmac.compare_digest(path.encode(), f"{before}{token}".encode())


def read_message(text: str) -> JsonObject:
    """Return the object that a message contains; an empty one if it contains none."""
    try:
        told = json.loads(text)
    except (ValueError, RecursionError):
        return {}
    return told if isinstance(told, dict) else {}
