"""The games there are, by id, and what is asked of a game that depends on its options."""

from types import ModuleType
from typing import Any, Final, cast

from cucu_desktop.engine.cards import Pack
from cucu_desktop.games import ace_chasing, campli, coch, cuckoo, lu_stu, tiebreak, trionfo, zifuli

GAMES: Final[dict[str, ModuleType]] = {
    game.ID: game for game in (campli, lu_stu, coch, zifuli, trionfo, cuckoo, tiebreak, ace_chasing)
}
"""Each game: ID, SEATS, CLOCKWISE, PLACES, Options, LIMITS, CHOICES, PRESETS, PHRASES and its State."""


def seats_of(game: str, options: Any) -> range:  # noqa: ANN401 - each game has its own
    """Return how many may play with these options."""
    module = GAMES[game]
    return cast("range", module.seats(options) if hasattr(module, "seats") else module.SEATS)


def pack_of(game: str, options: Any) -> Pack:  # noqa: ANN401 - each game has its own
    """Return the pack that is played with under these options."""
    state = GAMES[game].State
    return state.pack if isinstance(state.pack, Pack) else cast("Pack", state(options, (), 0).pack)


def has_partners(game: str) -> bool:
    """Tell whether who sits where is who plays with whom, in all deals of a match."""
    return getattr(GAMES[game], "PARTNERS", False)


def place_of(game: str) -> str:
    """Return at whose table the game is at home: the name of a file of local words."""
    return str(GAMES[game].PLACES[0])
