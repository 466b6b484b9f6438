"""The parts of the pile of a draft: the hands, and the cards that stay in the pack or have left it."""

from cucu_desktop.frozen import frozen
from cucu_desktop.games.game import Game, TrickGame


@frozen
class Zone:
    """Positions of the pile that belong together.

    Attributes:
        seat: the seat whose cards they are; None: they stay in the pack, or have left it.
        places: their positions in the pile.
        is_open: whether they have left the pack and are face up (B15).
    """

    seat: int | None
    places: tuple[int, ...]
    is_open: bool = False


def dealt_to(game: Game, players: int) -> tuple[tuple[int, ...], ...]:
    """Return the positions of the pile that each of `players` players is dealt, in playing order."""
    if not isinstance(game, TrickGame):
        return tuple((number,) for number in range(players))
    hands: list[tuple[int, ...]] = [() for _ in range(players)]
    at = 0
    for packet in game.state_class.packets:
        for number in range(players):
            hands[number] += tuple(range(at, at + packet))
            at += packet
    return tuple(hands)
