"""Phones at the score of real cards: one that keeps it, and those of spectators.

The phone that keeps the score is the one guest of a `Guests`, with its token, confirmation and secret. What
all are shown is made by the page of the score.
"""

from __future__ import annotations

import json
from typing import TYPE_CHECKING, Protocol

from PySide6.QtCore import Signal

from cucu_desktop.catalogues import LANGUAGES
from cucu_desktop.ui.guests.guests import Guests, read_message
from cucu_desktop.ui.guests.page import page, score_words

if TYPE_CHECKING:
    from PySide6.QtCore import QObject

    from cucu_desktop.json_values import JsonObject
    from cucu_desktop.ui.guests.door import File
    from cucu_desktop.ui.guests.guest import Guest


class Shown(Protocol):
    """Returns what phones show."""

    def __call__(self, language: str, *, keeps: bool) -> JsonObject | None:
        """Return the message in a language, for the phone that keeps the score or for spectators.

        None: there is nothing to show at present; phones keep what they have.
        """


class ScoreGuests(Guests):
    """The phones of one game with real cards, and their port."""

    told = Signal(str)
    """Emitted with the choice of the phone that keeps the score, made from what it was shown last."""

    def __init__(self, shown: Shown, *, confirms: bool, parent: QObject | None = None) -> None:
        """Take the settings.

        Args:
            shown: makes the messages.
            confirms: whether the host confirms the phone that keeps the score.
            parent: the owner.
        """
        super().__init__(1, confirms=confirms, parent=parent)
        self._shown = shown
        self._moment = 0
        self._latest: JsonObject | None = None

    def show(self) -> None:
        """Send all phones the score as it is now.

        Its number changes only with its contents: a tap between two equal messages counts.
        """
        shown = self._shown(LANGUAGES[0], keeps=True)
        if shown != self._latest:
            self._latest = shown
            self._moment += 1
        for guest in self._audience():
            self._show_to(guest)

    def let_in(self, name: str) -> None:
        super().let_in(name)
        self.show()

    def file(self, path: str, languages: str) -> File | None:
        """Return the page, with words about the score, or one of its files."""
        found = super().file(path, languages)
        if found is None or not found.kind.startswith("text/html"):
            return found
        return found._replace(body=page(languages, score_words))

    def _seat(self, guest: Guest, visit: object) -> None:
        super()._seat(guest, visit)  # type: ignore[arg-type]
        self._show_to(guest)

    def _show_to(self, guest: Guest) -> None:
        if not (guest.key and guest.is_let_in):
            return
        shown = self._shown(guest.language, keeps=bool(guest.name))
        if shown is not None:
            public = shown["public"]
            assert isinstance(public, dict)
            public["n"] = str(self._moment)
            self.door.send(guest.key, json.dumps(shown, ensure_ascii=False))

    def _hear(self, key: str, text: str) -> None:
        visit = self._visits.get(key)
        guest = visit.guest if visit is not None else None
        if guest is None:
            super()._hear(key, text)
            return
        if not (guest.name and guest.is_let_in and guest.key == key):
            return
        told = read_message(text)
        does = told.get("do")
        if isinstance(does, str) and (does == "undo" or told.get("n") == str(self._moment)):
            self.told.emit(does)
        self.show()  # a choice that was refused, or came too late, may be made again
