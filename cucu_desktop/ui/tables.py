"""At whose table a game may be played: where its cards are known, and where one wishes to sit."""

from __future__ import annotations

from typing import Any

from cucu_desktop.games.catalogue import GAMES, pack_of
from cucu_desktop.ui.wording import Wording
from cucu_desktop.words import place_words


def places_of(game: str, options: Any = None) -> tuple[str, ...]:  # noqa: ANN401 - each game has its own
    """Return the places where the game is played with the cards of these options, the usual one first."""
    pack = _pack(game, options)
    return tuple(place for place in GAMES[game].PLACES if pack in place_words(place, game)["packs"])


def words_of(
    language: str,
    game: str,
    options: Any = None,  # noqa: ANN401 - each game has its own
    place: str = "",
) -> Wording:
    """Return a game's words; those of the wished place, if it is one of the game's and knows its cards."""
    known = place in places_of(game, options)
    return Wording(language, game, place if known else "", _pack(game, options))


def _pack(game: str, options: Any) -> str:  # noqa: ANN401 - each game has its own
    return pack_of(game, GAMES[game].Options() if options is None else options).name


def place_names(language: str, game: str, options: Any = None) -> dict[str, str]:  # noqa: ANN401 - as above
    """Return what the places are called in a language, by their ids."""
    found = {place: place_words(place, game)["place"] for place in places_of(game, options)}
    return {place: name if isinstance(name, str) else name[language] for place, name in found.items()}
