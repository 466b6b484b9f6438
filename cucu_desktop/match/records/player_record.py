"""Record of one person: games, evenings and deeds, added up from the games that the store keeps."""

from collections.abc import Mapping, Sequence
from datetime import date, datetime, timedelta
from itertools import groupby

from cucu_desktop.frozen import frozen
from cucu_desktop.match.records.deed_counts import total_deeds
from cucu_desktop.match.records.store import GamePlayed

NIGHT = timedelta(hours=5)
"""An evening ends at five in the morning, not at midnight."""


@frozen
class Evening:
    """An evening at the table: its day, how many games were played, and what was won by them."""

    day: date
    games: int
    coins: int


@frozen
class PlayerRecord:
    """The statistics of one person.

    Attributes:
        games: for each game, the first one first, whether it was won.
        unscathed: games won without having lost a token, where there are tokens.
        run: the most games won one after the other.
        evenings: on which there were coins to be won, the first one first.
        deeds: what was done, and how often.
    """

    games: tuple[bool, ...]
    unscathed: int
    run: int
    evenings: tuple[Evening, ...]
    deeds: Mapping[str, int]

    @property
    def won(self) -> int:
        """How many games were won."""
        return sum(self.games)

    @property
    def coins(self) -> int:
        """What was won on all evenings, less what was lost."""
        return sum(evening.coins for evening in self.evenings)

    @property
    def best_evening(self) -> Evening | None:
        """The evening on which most was won; None if nothing ever was."""
        best = max(self.evenings, key=lambda evening: evening.coins, default=None)
        return best if best is not None and best.coins > 0 else None


def read(games: Sequence[GamePlayed], with_tokens: Sequence[str], for_coins: Sequence[str]) -> PlayerRecord:
    """Add up the games of one person.

    Args:
        games: the games, the first one first.
        with_tokens: the games in which tokens can be lost, by their ids.
        for_coins: those in which coins can be won.
    """
    return PlayerRecord(
        games=tuple(game.won for game in games),
        unscathed=sum(game.won and not game.lost for game in games if game.game in with_tokens),
        run=max((len(list(run)) for won, run in groupby(game.won for game in games) if won), default=0),
        evenings=tuple(
            Evening(day, len(played), sum(game.coins for game in played))
            for day, played in (
                (day, list(those))
                for day, those in groupby((game for game in games if game.game in for_coins), key=evening_of)
            )
        ),
        deeds=total_deeds([game.deeds for game in games]),
    )


def evening_of(game: GamePlayed) -> date:
    """Return the day of the evening on which a game came to its end."""
    return (datetime.fromisoformat(game.finished) - NIGHT).date()
