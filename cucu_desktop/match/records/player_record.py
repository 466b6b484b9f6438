"""Record of one person: games, evenings and deeds, added up from the stored games."""

from collections.abc import Mapping, Sequence
from datetime import date, datetime, timedelta
from itertools import groupby

from cucu_desktop.frozen import frozen
from cucu_desktop.match.records.deed_counts import total_deeds
from cucu_desktop.match.records.store import GamePlayed

NIGHT = timedelta(hours=5)
"""The time of day at which an evening ends: five in the morning."""


@frozen
class EveningRecord:
    """An evening at the table: its day, the number of games, and the coins won in them."""

    day: date
    games: int
    coins: int


@frozen
class PlayerRecord:
    """The statistics of one person.

    Attributes:
        games: for each game, in order, whether it was won.
        unscathed: games won without having lost a token, where tokens exist.
        run: the largest number of consecutive games won.
        evenings: the evenings with games for coins, in order.
        deeds: the deeds, with their counts.
    """

    games: tuple[bool, ...]
    unscathed: int
    run: int
    evenings: tuple[EveningRecord, ...]
    deeds: Mapping[str, int]

    @property
    def won(self) -> int:
        return sum(self.games)

    @property
    def coins(self) -> int:
        """The coins won on all evenings, less those lost."""
        return sum(evening.coins for evening in self.evenings)

    @property
    def best_evening(self) -> EveningRecord | None:
        """The evening with the largest gain; None without any gain."""
        best = max(self.evenings, key=lambda evening: evening.coins, default=None)
        return best if best is not None and best.coins > 0 else None


def read(games: Sequence[GamePlayed], with_tokens: Sequence[str], for_coins: Sequence[str]) -> PlayerRecord:
    """Add up the games of one person.

    Args:
        games: the games, in order.
        with_tokens: the games in which tokens can be lost, by their ids.
        for_coins: the games in which coins can be won.
    """
    return PlayerRecord(
        games=tuple(game.won for game in games),
        unscathed=sum(game.won and not game.lost for game in games if game.game in with_tokens),
        run=max((len(list(run)) for won, run in groupby(game.won for game in games) if won), default=0),
        evenings=tuple(
            EveningRecord(day, len(played), sum(game.coins for game in played))
            for day, played in (
                (day, list(those))
                for day, those in groupby((game for game in games if game.game in for_coins), key=evening_of)
            )
        ),
        deeds=total_deeds([game.deeds for game in games]),
    )


def evening_of(game: GamePlayed) -> date:
    """Return the day of a game's evening, by its end."""
    return (datetime.fromisoformat(game.finished) - NIGHT).date()
