"""Names of the choices before a game: games, options, presets, and persons."""

from collections.abc import Mapping
from types import MappingProxyType
from typing import Any

from cucu_desktop.frozen import frozen


@frozen
class Heading:
    """The name of a choice, and a line about it."""

    name: str
    help: str


class Choices:
    """Names of choices, in one language."""

    def __init__(self, words: Mapping[str, Any]) -> None:
        self._words = words

    def game(self, game_id: str) -> MappingProxyType[str, str]:
        """Return a game's "name", "place" and "line", a description."""
        return MappingProxyType(self._words["games"][game_id])

    def option(self, name: str) -> Heading:
        """Return the name of a game's option, and its meaning."""
        return Heading(**self._words["options"][name])

    def value(self, option: str, value: str) -> str:
        """Return the name of an option's value."""
        return str(self._words["choices"][option][value])

    def preset(self, preset_id: str) -> Heading:
        """Return the name of a preset, and its meaning."""
        return Heading(**self._words["presets"][preset_id])

    def level(self, level: int) -> str:
        """Return the name of a playing strength."""
        return str(self._words["levels"][str(level)])

    def person(self, person_id: str) -> str:
        """Return a line about a regular."""
        return str(self._words["persons"][person_id])

    def outcome(self, outcome: str) -> Heading:
        """Return the name of an outcome, "out" or "through"."""
        return Heading(**self._words["outcomes"][outcome])
