"""The gain of every seat from a finished deal: lives, coins, points or tokens."""

from __future__ import annotations

from typing import TYPE_CHECKING

from cucu_desktop.engine.events import SPECTATOR, TokenLost
from cucu_desktop.engine.observation import Observation
from cucu_desktop.engine.rarer_events import TokenGained
from cucu_desktop.engine.tricks.events import Counted, TokensMoved
from cucu_desktop.games.catalogue import GAMES

if TYPE_CHECKING:
    from collections.abc import Iterator

    from cucu_desktop.match.playback.playback import PastDeal, Playback


def outcome_of(playback: Playback, deal: PastDeal) -> tuple[int, ...]:
    """Return each seat's gain from a deal, in the unit of the game (`Game.deal_unit`).

    Points are the point difference of the seat's side.

    Raises:
        ValueError: the deal is not over.
    """
    if not deal.is_over:
        msg = f"deal {deal.ordinal} is still on"
        raise ValueError(msg)
    seats = range(playback.seats(deal.first))
    unit = GAMES[playback.setup.game].deal_unit
    if unit == "coins":
        before, after = (playback.observation(at, SPECTATOR) for at in (deal.first, deal.last))
        assert isinstance(before, Observation)  # only exchange games are played for coins
        assert isinstance(after, Observation)
        if GAMES[playback.setup.game].chips:  # a pot, which may go on after the deal
            had, has = _with_pot(before), _with_pot(after)
            return tuple(round(has[seat] - had[seat]) for seat in seats)
        part = before.pool / before.players  # each player's contribution so far
        return tuple(round(after.coins[seat] - before.coins[seat] - part) for seat in seats)
    brought = dict.fromkeys(seats, 0.0)
    for event in playback.heard(deal.last, SPECTATOR):
        for seat, number in gains(event, unit):
            if seat in brought:  # not a dummy
                brought[seat] += number
    return tuple(round(number) for number in brought.values())


def _with_pot(seen: Observation) -> list[float]:
    """Return each seat's coins plus, for players in the pot, an equal part of it."""
    inside = [seat for seat in range(seen.players) if seen.tokens[seat]] or range(seen.players)
    part = seen.pool / len(inside)
    return [coins + part * (seat in inside) for seat, coins in enumerate(seen.coins)]


def gains(event: object, unit: str) -> Iterator[tuple[int, float]]:
    """Yield the seats that gain or lose by an event, with the amounts; a dummy is a seat, too."""
    if isinstance(event, TokenLost):
        yield event.seat, -1
    elif isinstance(event, TokenGained):
        yield event.seat, 1
    elif isinstance(event, TokensMoved):
        yield event.seat, event.tokens
    elif isinstance(event, Counted) and unit == "points":
        for side, points in zip(event.sides, event.points, strict=True):
            yield from ((seat, 2 * points - sum(event.points)) for seat in side)
