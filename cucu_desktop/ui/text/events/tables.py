"""The event texts of each family: exchange games and trick games."""

from typing import Final

from cucu_desktop.games.catalogue import GAMES
from cucu_desktop.games.game import TrickGame
from cucu_desktop.ui.text.events.bargains import BARGAINS
from cucu_desktop.ui.text.events.coming_back import COMING_BACK
from cucu_desktop.ui.text.events.event_text import EventTexts
from cucu_desktop.ui.text.events.game import GAME
from cucu_desktop.ui.text.events.showdown import SHOWDOWN
from cucu_desktop.ui.text.events.turns import TURNS
from cucu_desktop.ui.text.tricks.events import TRICKS

EXCHANGE: Final[EventTexts] = {**GAME, **TURNS, **BARGAINS, **SHOWDOWN, **COMING_BACK}


def event_texts(game: str) -> EventTexts:
    """Return the texts of each type of event at a game's table."""
    return TRICKS if isinstance(GAMES[game], TrickGame) else EXCHANGE
