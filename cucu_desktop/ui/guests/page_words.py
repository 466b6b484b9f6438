"""The words of a guest's page, in a language of its own; the words of the table are those of `wording`."""

from __future__ import annotations

import html
import json
from typing import TYPE_CHECKING

from cucu_desktop.catalogues import catalogue, known_language
from cucu_desktop.resources import asset

if TYPE_CHECKING:
    from collections.abc import Callable


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
        "wait": tr("Score", "You keep the score."),
        "watching": tr("Score", "You are watching the score."),
        "taken": tr("Score", "Another phone keeps the score."),
        "full": tr("Score", "Another phone keeps the score."),
        "here": tr("Score", "Another phone keeps the score."),
        "elsewhere": tr("Score", "The score is open in another window."),
        "closed": tr("Score", "The score is no longer shown on phones."),
    }
