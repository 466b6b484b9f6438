"""What can be chosen before a game: games, their options and sets of options, and who plays along."""

from collections.abc import Mapping
from types import MappingProxyType
from typing import Any

from cucu_desktop.frozen import frozen


@frozen
class Heading:
    """The name of something to choose, and a line about it."""

    name: str
    help: str


class Choices:
    """Names of what can be chosen, in one language."""

    def __init__(self, words: Mapping[str, Any]) -> None:
        """Take the tables of a game's words."""
        self._words = words

    def game(self, game_id: str) -> MappingProxyType[str, str]:
        """Return a game's "name", "place" and "line", which says what it is."""
        return MappingProxyType(self._words["games"][game_id])

    def option(self, name: str) -> Heading:
        """Return the name of one of a game's options, and what it means."""
        return Heading(**self._words["options"][name])

    def value(self, option: str, value: str) -> str:
        """Return what may be chosen for an option whose values are words."""
        return str(self._words["choices"][option][value])

    def preset(self, preset_id: str) -> Heading:
        """Return the name of a set of options, and what it means."""
        return Heading(**self._words["presets"][preset_id])

    def level(self, level: int) -> str:
        """Return in words how well somebody plays."""
        return str(self._words["levels"][str(level)])

    def person(self, person_id: str) -> str:
        """Return a line about one of the regulars."""
        return str(self._words["persons"][person_id])

    def outcome(self, outcome: str) -> Heading:
        """Return what it is called that the matador is "out" or goes "through"."""
        return Heading(**self._words["outcomes"][outcome])
