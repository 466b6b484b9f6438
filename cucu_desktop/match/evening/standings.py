"""Standings of an evening: points for places over games of different kinds, and purses.

A player gets two points for each player beaten in a game, and one for each equal. So a game of
few weighs less than one of many; a player who sits out gets the average of the table.
"""

from __future__ import annotations

from dataclasses import replace
from typing import TYPE_CHECKING

from cucu_desktop.frozen import frozen

if TYPE_CHECKING:
    from collections.abc import Sequence

    from cucu_desktop.match.evening.evening_plan import EveningPlan
    from cucu_desktop.match.evening.round_result import RoundResult
    from cucu_desktop.match.setup import Player


@frozen
class EveningStanding:
    """The standing of a player.

    Attributes:
        player: the player.
        place: from 1; equal ones share one.
        points: for places.
        coins: won, or, if negative, lost.
        purse: the coins in hand.
        won: games won.
        played: games played.
        last: points of the last game.
    """

    player: Player
    place: int
    points: int
    coins: int
    purse: int
    won: int
    played: int
    last: int = 0


def points_of(result: RoundResult) -> dict[str, int]:
    """Return the points of a game, by name."""
    places = result.places
    return {
        name: 2 * sum(other > place for other in places) + places.count(place) - 1
        for name, place in zip(result.names, places, strict=True)
    }


def standings(plan: EveningPlan, results: Sequence[RoundResult]) -> list[EveningStanding]:
    """Return the standings after these games, the leader first."""
    found = [_standing(plan, player, results) for player in plan.company]

    def worth(each: EveningStanding) -> tuple[int, int, int]:
        first, second = (each.points, each.coins) if plan.counts == "places" else (each.coins, each.points)
        return first, each.won, second

    found.sort(key=worth, reverse=True)
    return [replace(each, place=1 + sum(worth(other) > worth(each) for other in found)) for each in found]


def _standing(plan: EveningPlan, player: Player, results: Sequence[RoundResult]) -> EveningStanding:
    name = player.name
    points = [points_of(result).get(name, len(result.names) - 1) for result in results]
    coins = bought = won = played = 0
    for result in results:
        if name in result.names:
            index = result.names.index(name)
            played += 1
            coins += result.coins[index]
            bought += result.bought[index]
            won += name in result.winners
    purse = plan.purse + coins + bought
    return EveningStanding(player, 0, sum(points), coins, purse, won, played, points[-1] if points else 0)


def purses(plan: EveningPlan, results: Sequence[RoundResult]) -> dict[str, int]:
    """Return the coins of each player at the start of the next game, by name."""
    return {each.player.name: max(each.purse, 0) for each in standings(plan, results)}


def sat_out(plan: EveningPlan, results: Sequence[RoundResult]) -> dict[str, int]:
    """Return the number of games sat out, by name."""
    return {each.player.name: len(results) - each.played for each in standings(plan, results)}
