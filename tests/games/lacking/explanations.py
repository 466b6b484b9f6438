"""What a game says in the words of another one: of cards it does not have, in a direction it does not go."""

import re

from cucu_desktop.catalogues import catalogue
from cucu_desktop.engine.cards import CUCCO
from cucu_desktop.games.catalogue import base_of
from cucu_desktop.games.game import ExchangeGame
from cucu_desktop.match.events.event_row import plainly
from cucu_desktop.ui.text.explanations import explanation_of

OF_CUCCO = re.compile(r"\b(?:[IVX]{2,}|V|X|cat|horse|hunter|inn|lions?|matto)\b", re.IGNORECASE)
DIRECTION = {True: re.compile(r"(?:\u2019s|to the) right\b"), False: re.compile(r"(?:\u2019s|to the) left\b")}
"""Where the next player does not sit, by whether a game is clockwise."""


def table_of(kind, game):
    """The table of the catalogues that a game's own words of this kind stand in, or are to stand in."""
    written = [name for name in catalogue("en").tables if name.startswith(f"{kind}/")]
    found = [name for name in written if name.endswith(f"/{game.id}")]
    base = base_of(game)
    if base is None:
        return found[0] if found else f"{kind}/{game.id}"
    return f"{table_of(kind, base)}/{game.id}"


def explanations_lacking(game, events):
    """The explanations that a game has from all games though they are of other cards or another direction."""
    if not isinstance(game, ExchangeGame):
        return
    common, own = catalogue("en").table("words")["happened"], own_keys(game)
    inherited = {}
    for event, order, *_ in events:
        try:
            told = explanation_of(event, order, game.id)
        except KeyError:  # see `sections_lacking`
            continue
        key = told and (told.key if told.key in common or told.key in own else plainly(told.key))
        if key and key not in own:
            text = common[key]
            inherited[key] = text if isinstance(text, str) else " ".join(text)
    for key, text in sorted(inherited.items()):
        reason = why_not(game, text)
        if reason:
            yield f"{table_of('words', game)} lacks [happened] {key}: {text!r} {reason}."


def sections_lacking(game, events):
    """The sections that the rules page needs because events are explained there."""
    found = set()
    for event, order, *_ in events:
        try:
            explanation_of(event, order, game.id)
        except (KeyError, StopIteration) as error:
            section = error.args[0] if error.args else "?"
            found.add(
                f"No section of the rules page tells of {type(event).__name__}: "
                f"add {section!r} to sections in games/{game.id}.py."
            )
    yield from sorted(found)


def why_not(game, text):
    """Why a sentence is not for this game, if it is not."""
    packs = {game.pack_of(options).name for options in game.presets.values()}
    if CUCCO.name not in packs and OF_CUCCO.search(text):
        return f"is of the {CUCCO.name} cards"
    ways = {game.is_clockwise(options) for options in game.presets.values()}
    if len(ways) == 1 and DIRECTION[ways.pop()].search(text):
        return "goes the other way round"
    return ""


def own_keys(game):
    """The events that a game, or the family that it is of, explains itself."""
    parts = table_of("words", game).split("/")
    tables = ["/".join(parts[:end]) for end in range(2, len(parts) + 1)]
    return {
        key
        for name in tables
        if name in catalogue("en").tables
        for key in catalogue("en").table(name).get("happened", {})
    }
