"""The games there are, by id."""

from types import ModuleType
from typing import Final

from cucu_desktop.games import campli

GAMES: Final[dict[str, ModuleType]] = {campli.ID: campli}
"""Each game's module: ID, SEATS, CLOCKWISE, Options, LIMITS, PRESETS, PHRASES and its State."""
