"""The event texts of each family of games: of one card each that is exchanged, and of tricks."""

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
    """Return what a game's table says about each type of event."""
    return TRICKS if isinstance(GAMES[game], TrickGame) else EXCHANGE
