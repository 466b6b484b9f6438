"""Result of a game from its events, for the result page and for the store."""

from __future__ import annotations

from collections import Counter
from typing import TYPE_CHECKING

from cucu_desktop.engine.events import SPECTATOR, CoinsPaid, CoinsTaken, DealBegan, GameWon, TokenLost
from cucu_desktop.engine.rarer_events import CoinsGiven
from cucu_desktop.engine.tricks.events import DealWon, TokensMoved
from cucu_desktop.frozen import frozen
from cucu_desktop.match.records.deeds import count_deeds, encounters
from cucu_desktop.match.records.store import GameResult, PlayerResult, Statistics, Store, StoreError

if TYPE_CHECKING:
    from collections.abc import Iterable, Sequence
    from datetime import datetime
    from pathlib import Path

    from cucu_desktop.engine.events import Event
    from cucu_desktop.match.match import Match, Player


@frozen
class SeatTally:
    """The result of a game for one seat.

    Attributes:
        seat: the seat.
        player: its player.
        paid: the coins put into the pool: stake, returns, and contributions to another's return; and those
            given to others, for an inn or a bet.
        taken: the coins taken out of it, and those received from others.
        lost: the tokens lost.
        won: whether the seat won.
        deals_next: whether this player deals the next game, if they stay: of several winners the first (000).
        divided: whether the seat was one of two who divided the pool by agreement.
        share: the part of the coins taken that is a share for backing another's return.
        deals: the deals won, in a trick game.
        tokens: the tokens won in a trick game, less those paid.
    """

    seat: int
    player: Player
    paid: int
    taken: int
    lost: int
    won: bool
    deals_next: bool = False
    divided: bool = False
    share: int = 0
    deals: int = 0
    tokens: int = 0


def tally_seats(players: Sequence[Player], events: Sequence[Event]) -> list[SeatTally]:
    """Return the result of a game for each seat."""
    paid, taken, lost, share, tokens = ([0] * len(players) for _ in range(5))
    deals: Counter[int] = Counter()
    winners: tuple[int, ...] = ()
    agreed: set[int] = set()
    for event in events:
        if isinstance(event, CoinsPaid):
            paid[event.seat] += event.coins
        elif isinstance(event, CoinsTaken):
            taken[event.seat] += event.coins
            share[event.seat] += event.coins if event.reason == "share" else 0
            agreed |= {event.seat} if event.reason == "agreement" else set()
        elif isinstance(event, CoinsGiven):
            paid[event.seat] += event.coins
            taken[event.other] += event.coins
        elif isinstance(event, TokenLost):
            lost[event.seat] += 1
        elif isinstance(event, DealWon):
            deals.update(event.winners)
        elif isinstance(event, TokensMoved):
            tokens[event.seat] += event.tokens
        elif isinstance(event, GameWon):
            winners = event.winners
    divided = agreed | set(winners) if agreed else set()
    return [
        SeatTally(
            seat,
            *each,
            won=seat in winners,
            deals_next=seat in winners[:1],
            divided=seat in divided,
            share=share[seat],
            deals=deals[seat],
            tokens=tokens[seat],
        )
        for seat, each in enumerate(zip(players, paid, taken, lost, strict=True))
    ]


def statistics_so_far(players: Iterable[Player], path: Path, game: str) -> list[tuple[str, Statistics]]:
    """Return the statistics of the people at the screen in this game; empty if the store cannot be read."""
    names = [player.name for player in players if player.bot is None]
    try:
        found = [(name, Store(path).statistics(name, game)) for name in names]
    except StoreError:
        return []
    return [(name, done) for name, done in found if done.games]


def record(match: Match, path: Path, now: datetime) -> bool:
    """Store the result of the match's finished game; return whether it was stored.

    A game after a deal of the collection is not stored, as its cards were not random; nor is one
    with a deal that was called by its number, as its cards may have been known.
    """
    if match.writer is None or match.setup.case is not None or match.is_known:
        return True
    return Store(path).record(result_of(match, now))


def result_of(match: Match, now: datetime) -> GameResult:
    """Return the stored form of a finished game."""
    events = match.feed(SPECTATOR)
    tallied = tally_seats(match.players, events)
    # A draw makes all players winners at the table; the store counts only wins against a loser.
    is_drawn = all(tally.won for tally in tallied)
    return GameResult(
        finished=now.isoformat(timespec="seconds"),
        game=match.setup.game,
        options=match.setup.options,
        seed=match.setup.seed,
        deals=sum(isinstance(event, DealBegan) for event in events),
        match=match.writer.path.name if match.writer else "",
        number=match.game_number,
        players=tuple(
            PlayerResult(
                tally.player.name,
                tally.player.bot,
                tally.won and not is_drawn,
                tally.taken - tally.paid,
                tally.lost,
                done,
            )
            for tally, done in zip(tallied, count_deeds(len(match.players), events), strict=True)
        ),
        encounters=tuple(encounters(len(match.players), events)),
    )
