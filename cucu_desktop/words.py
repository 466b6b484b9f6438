"""Words in `translations/`: what all games share, and laid over it what one game says otherwise."""

import tomllib
from functools import cache
from typing import Any

from cucu_desktop.resources import translation


@cache
def words_of(kind: str, language: str, game: str) -> dict[str, Any]:
    """Return the words of a kind, "words" or "account", for a game: <kind>/<language>.toml and its overlay.

    The overlay, <kind>/<game>/<language>.toml, need not be there. The result is shared: do not change it.
    """
    common = _read(kind, language)
    own = translation(kind, game, f"{language}.toml")
    return _laid_over(common, _read(kind, game, language)) if own.is_file() else common


@cache
def place_words(place: str, game: str) -> dict[str, Any]:
    """Return what is said at a place: local/<place>.toml, and over it what its table `in.<game>` has.

    The result is shared: do not change it.
    """
    words = _read("local", place)
    return _laid_over(words, words.get("in", {}).get(game, {}))


def _read(*parts: str) -> dict[str, Any]:
    return tomllib.loads(translation(*parts[:-1], f"{parts[-1]}.toml").read_text(encoding="utf-8"))


def _laid_over(common: dict[str, Any], own: dict[str, Any]) -> dict[str, Any]:
    both = {**common, **own}
    for key in common.keys() & own.keys():
        if isinstance(own[key], dict):
            both[key] = _laid_over(common[key], own[key])
    return both
