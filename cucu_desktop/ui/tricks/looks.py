"""How those at the table of a trick game take a trick: by the cards in it, which all have seen."""

from collections.abc import Iterator, Sequence
from typing import Final

from cucu_desktop.ui.tricks.kinds import Kind

RICH: Final = 2
"""So many good cards make a trick that one is glad of."""


def looks_at_trick(
    kind: Kind, cards: Sequence[str], leader: int, winner: int, dummies: frozenset[int]
) -> Iterator[tuple[int, str]]:
    """Tell who looks how when a trick is taken.

    Who takes much is glad, and so is a partner of whom all know; who loses a good card is cross, and whose
    Matto is caught worries what else will be. A dummy's player takes it for the dummy.

    Args:
        kind: the game.
        cards: what was played, in order.
        leader: who led.
        winner: who took it.
        dummies: the seats without a player.
    """
    seats = len(cards)

    def player(seat: int) -> int:
        return (seat + seats // 2) % seats if seat in dummies else seat

    def together(seat: int) -> bool:
        return seat == winner or (not kind.names_partner and (seat - winner) % 2 == 0)

    moods: dict[int, str] = {}
    for place, card in enumerate(cards):
        seat = (leader + place) % seats
        if together(seat):
            if sum(other in kind.good for other in cards) >= RICH:
                moods[player(seat)] = "glad"
        elif card == "MATTO":
            moods.setdefault(player(seat), "worried")
        elif card in kind.good:
            moods[player(seat)] = "cross"
    yield from moods.items()
