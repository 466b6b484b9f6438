"""All games, in the order in which they are offered."""

from types import MappingProxyType
from typing import Final

from cucu_desktop.games import (
    ace_chasing,
    cambio,
    campli,
    coch,
    coucou,
    cuckoo,
    gnav,
    kille,
    le_her,
    lu_stu,
    tiebreak,
    trionfo,
    zifuli,
)
from cucu_desktop.games.game import ExchangeGame, Game, TrickGame

CATALOGUE: Final[tuple[ExchangeGame | TrickGame, ...]] = (
    campli.GAME,
    lu_stu.GAME,
    coch.GAME,
    zifuli.GAME,
    trionfo.GAME,
    cuckoo.GAME,
    tiebreak.GAME,
    ace_chasing.GAME,
    gnav.GAME,
    kille.GAME,
    le_her.GAME,
    coucou.GAME,
    cambio.GAME,
)
GAMES: Final = MappingProxyType({game.id: game for game in CATALOGUE})
"""Each game by its id."""
POWERS: Final = MappingProxyType(
    {power.card.id: power for game in CATALOGUE if isinstance(game, ExchangeGame) for power in game.powers}
)
"""The powers of the matadors of the games of the north, by the card's id: no two of their packs share one."""
USUAL: Final[Game] = CATALOGUE[0]
"""The default game."""


def base_of(game: ExchangeGame | TrickGame) -> ExchangeGame | TrickGame | None:
    """Return the game that this one is a variant of: its state derives from that game's state."""
    others = [each for each in CATALOGUE if each is not game]
    bases = [each for each in others if issubclass(game.state_class, each.state_class)]
    return max(bases, key=lambda each: len(each.state_class.__mro__), default=None)
