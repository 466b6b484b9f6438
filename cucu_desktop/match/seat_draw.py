"""The draw for the seats: the player with the highest card deals first, the others follow (000, E8)."""

from collections import Counter
from random import Random

from cucu_desktop.engine.cards import Card, Pack


def draw(pack: Pack, players: int, random: Random, highest: str = "") -> list[tuple[Card, ...]]:
    """Return the cards that each player draws, in order, until no two are equal.

    They draw from half the pack, or from all of it if there are more players. Players with cards of the
    same rank draw again, against each other only. One card may be above all ranks.
    """
    cards = pack.half if players <= len(pack.half) else pack.cards
    drawn: list[tuple[Card, ...]] = [(card,) for card in random.sample(cards, players)]
    left = list((Counter(cards) - Counter(first for first, *_ in drawn)).elements())
    random.shuffle(left)
    while equals := _equals(drawn, highest):
        now: list[Card] = []
        for player in equals:
            if not left:  # those drawn before are shuffled in again
                left = list((Counter(cards) - Counter(now)).elements())
                random.shuffle(left)
            now.append(left.pop())
            drawn[player] += (now[-1],)
    return drawn


def in_order(drawn: list[tuple[Card, ...]], highest: str = "") -> list[int]:
    """Return the players, the one with the highest card first."""
    return sorted(
        range(len(drawn)), key=lambda player: [(card.id != highest, -card.rank) for card in drawn[player]]
    )


def _equals(drawn: list[tuple[Card, ...]], highest: str) -> list[int]:
    """Return some players with equal cards, the highest first; empty if all differ."""
    alike: dict[tuple[int, ...], list[int]] = {}
    for player in in_order(drawn, highest):
        alike.setdefault(tuple(card.rank for card in drawn[player]), []).append(player)
    return next((players for players in alike.values() if len(players) > 1), [])
