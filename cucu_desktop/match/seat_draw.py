"""The seats: drawn before the first game, the highest card deals (000, E8); and those of the next game."""

from collections import Counter
from collections.abc import Container, Sequence
from random import Random

from cucu_desktop.engine.cards import Card, Pack
from cucu_desktop.match.setup import Player


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


def next_game(
    playing: Sequence[Player], winner: int, joining: Sequence[Player], leaving: Container[str]
) -> tuple[list[Player], int]:
    """Return the players of the next game by seat, and the seat of its dealer, the winner of the last (000).

    Onlookers and newcomers sit down before the dealer. If all players leave, the first newcomer deals.
    """
    stay = [player for player in playing if player.name not in leaving]
    new = [player for player in joining if player.name not in leaving]
    at = stay.index(playing[winner]) if playing[winner] in stay else 0
    seated = [*stay[:at], *new, *stay[at:]]
    return seated, (at + len(new)) % max(1, len(seated))


def _equals(drawn: list[tuple[Card, ...]], highest: str) -> list[int]:
    """Return some players with equal cards, the highest first; empty if all differ."""
    alike: dict[tuple[int, ...], list[int]] = {}
    for player in in_order(drawn, highest):
        alike.setdefault(tuple(card.rank for card in drawn[player]), []).append(player)
    return next((players for players in alike.values() if len(players) > 1), [])
