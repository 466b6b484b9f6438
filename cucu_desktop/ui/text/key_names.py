"""The letter keys: one letter for an action in all games, in each language its own, and the action's name.

The letters of answers are messages of the catalogues, "words:letters.<action>"; the buttons of a place have
the id of their action (translations/local). The letters of the window are the same in every language, and
each is the id of its action.
"""

from __future__ import annotations

from string import ascii_uppercase
from typing import TYPE_CHECKING, Final

from cucu_desktop.games.catalogue import GAMES
from cucu_desktop.ui.widgets.focus import ADVICE, LAST_TRICK, ORDER, SOUNDS
from cucu_desktop.ui.widgets.language import tr
from cucu_desktop.words import place_words, words_of

if TYPE_CHECKING:
    from collections.abc import Mapping

WINDOW_LETTERS: Final = (ADVICE, ORDER, SOUNDS, LAST_TRICK)
"""The letters that no answer may have, in any language."""


def default_letters(language: str) -> dict[str, str]:
    """Return the letter of each action in this language, by the action."""
    of_answers: dict[str, str] = words_of("words", language, "")["letters"]
    return {letter: letter for letter in WINDOW_LETTERS} | of_answers


def letters(language: str, chosen: Mapping[str, str]) -> dict[str, str]:
    """Return the letter of each action: the user's choice, else the default.

    A default that the user has chosen for another action, as may happen in another language, is replaced by a
    free letter.
    """
    usual = default_letters(language)
    found = {action: key for action, key in chosen.items() if action in usual}
    taken = set(found.values())
    free = [letter for letter in ascii_uppercase if letter not in {*usual.values(), *taken}]
    for action, letter in usual.items():
        found.setdefault(action, free.pop(0) if letter in taken else letter)
    return {action: found[action] for action in usual}


def replaced_letters(language: str, chosen: Mapping[str, str]) -> tuple[tuple[str, str], ...]:
    """Return pairs of a default letter and the user's letter for the same action, where they differ."""
    if not chosen:
        return ()
    usual, found = default_letters(language), letters(language, chosen)
    return tuple((usual[action], key) for action, key in found.items() if key != usual[action])


def place_letters(language: str) -> dict[str, dict[str, str]]:
    """Return the letters of places with words of their own in this language, by place and action."""
    found: dict[str, dict[str, str]] = {}
    for game in GAMES.values():
        for place in game.places:
            words = place_words(place, game.id)
            for button in words["buttons"].values():
                if letter := button.get("letters", {}).get(language):
                    found.setdefault(words["place"], {})[button["key"]] = letter
    return found


def action_names() -> dict[str, str]:
    """Return the name of each action with a letter key, in the language of the window, in reading order."""
    return {
        ADVICE: tr("Keys", "hint"),
        ORDER: tr("Keys", "card order"),
        SOUNDS: tr("Keys", "sound on or off"),
        LAST_TRICK: tr("Keys", "last trick"),
        "talk": tr("Keys", "talk"),
        "keep": tr("Keys", "keep the card"),
        "swap": tr("Keys", "swap the card, or pass it on"),
        "no": tr("Keys", "no: pass, decline, stay out"),
        "accept": tr("Keys", "yes: accept, promise"),
        "pay": tr("Keys", "pay, buy back in"),
        "ask": tr("Keys", "ask the others to pay"),
        "offer": tr("Keys", "offer, share the pool"),
        "show": tr("Keys", "show the fool"),
        "end": tr("Keys", "end the deal"),
        "rob": tr("Keys", "rob a card"),
        "numeri": tr("Keys", "ask for numeri"),
        "figure": tr("Keys", "ask for figure"),
        "bet": tr("Keys", "bet"),
        "bet-out": tr("Keys", "bet on knocked out"),
        "bet-through": tr("Keys", "bet on through"),
    }
