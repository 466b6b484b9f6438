"""The page for guests, as the port serves it: its words, script, style, pictures and icons.

The words are in a language of its own; the words of the table are those of `wording`.
"""

from __future__ import annotations

import html
import json
import re
from functools import cache
from typing import TYPE_CHECKING, Final

from PySide6.QtCore import QBuffer, QIODevice
from PySide6.QtGui import QIcon

from cucu_desktop.catalogues import catalogue, known_language
from cucu_desktop.engine.cards import PACKS
from cucu_desktop.resources import asset
from cucu_desktop.ui.guests.door import File

if TYPE_CHECKING:
    from collections.abc import Callable, Mapping
    from pathlib import Path


_FILES: Final[Mapping[str, tuple[Path, str]]] = {
    "/page.js": (asset("guests", "page.js"), "text/javascript; charset=utf-8"),
    "/page.css": (asset("guests", "page.css"), "text/css; charset=utf-8"),
    "/letters.woff2": (asset("guests", "letters.woff2"), "font/woff2"),
    "/leave.svg": (asset("guests", "leave.svg"), "image/svg+xml"),
    "/icon.svg": (asset("icons", "cucu-desktop.svg"), "image/svg+xml"),
}
_ASKED_BY_ITSELF: Final = re.compile(r"/favicon\.ico|/apple-touch-icon[\w-]*\.png")
"""The icons that browsers ask for although the page names another."""
_ICON: Final = 180
"""The width of these icons in pixels."""


def page_file(path: str) -> File | None:
    """Return the file at a path, or None."""
    if path in _FILES:
        file, kind = _FILES[path]
        return File(file.read_bytes(), kind)
    if _ASKED_BY_ITSELF.fullmatch(path):
        return File(_icon(), "image/png", stays=True)
    pack = path.removeprefix("/cards/").removesuffix(".json")
    if pack in PACKS and path == f"/cards/{pack}.json":
        return File(_pictures(pack), "application/json", stays=True)
    return None


@cache
def _pictures(pack: str) -> bytes:
    """Return the pictures of a pack and its back, by their ids, as JSON."""
    cards = ("back", *(card.id for card in PACKS[pack].designs))
    pictures = {card: asset("packs", pack, f"{card}.svg").read_text("utf-8") for card in cards}
    return json.dumps(pictures, ensure_ascii=False).encode()


@cache
def _icon() -> bytes:
    """Return the icon of the program as PNG."""
    buffer = QBuffer()
    buffer.open(QIODevice.OpenModeFlag.WriteOnly)
    QIcon(str(asset("icons", "cucu-desktop.svg"))).pixmap(_ICON, _ICON).save(buffer, "PNG")
    return bytes(buffer.data().data())


def page(
    languages: str, words_in: Callable[[Callable[[str, str], str]], dict[str, str]] | None = None
) -> bytes:
    """Return the page in the first available language of a browser's list ("it-IT,it;q=0.9").

    `words_in` returns the words in a language; by default it is `page_words`.
    """
    language = known_language(*(each.partition(";")[0].strip() for each in languages.split(",")))
    words = (words_in or page_words)(catalogue(language).pgettext)
    text = asset("guests", "page.html").read_text("utf-8")
    filled = {"@language@": language, "@words@": json.dumps(words, ensure_ascii=False)}
    for place, value in filled.items():
        text = text.replace(place, html.escape(value))
    return text.encode()


def page_words(tr: Callable[[str, str], str]) -> dict[str, str]:
    """Return the page's own words, by the keys of its script."""
    return {
        "name": tr("Common", "Name"),
        "join": tr("Guests", "Join the game"),
        "asks": tr("Guests", "What is your name?"),
        "checked": tr("Guests", "The host checks your name."),
        "wait": tr("Guests", "You are in. The game is about to begin."),
        "watching": tr("Guests", "You are watching. The game is about to begin."),
        "empty": tr("Guests", "Please type a name."),
        "taken": tr("Guests", "Someone already has this name."),
        "full": tr("Guests", "All seats are taken. If one is yours, type the name that you had."),
        "watch": tr("Guests", "Watch"),
        "declined": tr("Guests", "The host has not let you in."),
        "you": tr("Common", "You"),
        "table": tr("Access", "Table"),
        "played": tr("Guests", "a bot plays"),
        "soon": tr("Guests", "It is your turn in a moment."),
        "reading": tr("Guests", "Still reading: {names}."),
        "dealing": tr("Guests", "Cards are being dealt: look at the table."),
        "unseen": tr("Guests", "Yours: it is dealt when your turn comes."),
        "local": tr("Guests", "Words of the place on buttons"),
        "next": tr("Guests", "Wait: the host may deal again."),
        "lost": tr("Guests", "No connection to the table. Trying again…"),
        "elsewhere": tr("Guests", "Your seat is open in another window."),
        "here": tr("Guests", "You play at the screen of the table now."),
        "leave": tr("Common", "Leave table"),
        "leaving": tr("Guests", "A bot plays for you until you come back on this page."),
        "stay": tr("Guests", "Stay"),
        "bot": tr("Guests", "You have left the table. A bot plays for you."),
        "return": tr("Guests", "Back to the table"),
        "left": tr("Guests", "You have left the table."),
        "out": tr("Guests", "You are out."),
        "again": tr("Guests", "Open the address shown at the table to join."),
        "closed": tr("Guests", "The game is closed."),
        "cards": tr("Guests", "Your cards"),
        "players": tr("Common", "Players"),
        "trick": tr("Guests", "Trick"),
        "undo": tr("Counsel", "Undo"),
        "hint": tr("Common", "Hint"),
        "close": tr("Common", "Close"),
        "continue": tr("Playing", "Continue"),
        "skip": tr("Playing", "Skip to the end"),
        "agreed": tr("Guests", "Everyone must agree: {n} of {all}"),
        "turn": tr("Guests", "Swap sides"),
        "called": tr("Guests", "You call at the next pause, if your card allows it."),
    }


def score_words(tr: Callable[[str, str], str]) -> dict[str, str]:
    """Return the words of the page where it shows the score of real cards."""
    return page_words(tr) | {
        "join": tr("Score", "Keep the score"),
        "leave": "",
        "out": "",
        "next": "",
        "dealing": "",
        "taken": tr("Score", "Another phone keeps the score."),
        "full": tr("Score", "Another phone keeps the score."),
        "here": tr("Score", "Another phone keeps the score."),
        "elsewhere": tr("Common", "This game is open in another window."),
    }
