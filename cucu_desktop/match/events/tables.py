"""The rows of events of each family: exchange games and trick games."""

from typing import Final

from cucu_desktop.games.catalogue import GAMES
from cucu_desktop.games.game import TrickGame
from cucu_desktop.match.events.event_row import EventRows
from cucu_desktop.match.events.showdown import GAME, SHOWDOWN
from cucu_desktop.match.events.tricks import TRICKS
from cucu_desktop.match.events.turns import BARGAINS, TURNS

EXCHANGE: Final[EventRows] = {**GAME, **TURNS, **BARGAINS, **SHOWDOWN}


def event_rows(game: str) -> EventRows:
    """Return the row of each type of event at a game's table."""
    return TRICKS if isinstance(GAMES[game], TrickGame) else EXCHANGE
