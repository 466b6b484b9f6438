"""Record of one person: games, evenings and deeds, added up from stored games; and bots' memories of them.

Bots make remarks when they meet a person again, and when an encounter repeats.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from datetime import date, datetime, timedelta
from itertools import groupby
from typing import TYPE_CHECKING, Final

from cucu_desktop.bots import PERSONS
from cucu_desktop.frozen import frozen
from cucu_desktop.match.records.deeds import total_deeds

if TYPE_CHECKING:
    from collections.abc import Iterable, Mapping, Sequence
    from random import Random

    from cucu_desktop.match.records.deeds import Encounter
    from cucu_desktop.match.records.store import Acquaintance, GamePlayed


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
    """Add up the games of one person, in order.

    `with_tokens` has the ids of the games in which tokens can be lost, `for_coins` of those for coins.
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


KINDS: Final = ("ousted-by-you", "ousted-you", "bluffed", "backed", "you-lead", "i-lead", "again")
"""The kinds of memories, in the order of preference at the start of a game."""
AGAIN: Final = ("ousted-again", "even", "backed-again", "bluffed-again", "stopped-again", "last-two")
"""The kinds of memories for remarks during a game; no bot makes two of the same kind in a game."""
_STOPS: Final = 3
"""The number of games from which being stopped every time is remembered."""
_RESERVE: Final = (0.25, 0.6)
"""The probability of a remark by the least talkative bot, and the increase up to the most talkative."""
_OFTEN: Final = 3
"""The number of common games from which the better player is known."""
_SILENCE: Final = 0.4
"""The probability that no remark is made."""


def remembered(met: Acquaintance) -> str:
    """Return the bot's first memory of the person, one of `KINDS`."""
    if met.done.get("ousted", 0) > met.suffered.get("ousted", 0):
        return "ousted-by-you"
    if met.suffered.get("ousted", 0) > met.done.get("ousted", 0):
        return "ousted-you"
    if met.done.get("bluffed", 0):
        return "bluffed"
    if met.done.get("backed", 0):
        return "backed"
    if met.games >= _OFTEN and met.won != met.lost:
        return "you-lead" if met.won > met.lost else "i-lead"
    return "again"


def remark(met: Iterable[Acquaintance], present: Sequence[str], random: Random) -> tuple[str, str] | None:
    """Return the bot that makes a remark about the past, and its kind, one of `KINDS`; or None.

    Of the bots that the person has met and that are at the table, the most talkative is the likeliest.
    """
    there = [each for each in met if each.bot in present and each.bot in PERSONS]
    if not there or random.random() < _SILENCE:
        return None
    eager = [PERSONS[each.bot].talkativeness for each in there]
    speaker = random.choices(there, eager)[0]
    return speaker.bot, remembered(speaker)


def recalled(deed: Encounter, person: int, done: Mapping[str, int]) -> str | None:
    """Return a bot's remark about a repeated encounter, one of `AGAIN`, or None.

    The person at seat `person` did the deed or was its target; `done` counts their earlier deeds towards the
    bot.
    """
    if deed.seat != person:
        return "even" if deed.deed == "ousted" and done.get("ousted") else None
    often = done.get(deed.deed, 0)
    if deed.deed == "stopped":
        return "stopped-again" if often >= _STOPS else None
    return f"{deed.deed}-again" if often else None


def speaks(bot: str, random: Random) -> bool:
    """Return whether a bot makes a remark that it has in mind."""
    least, more = _RESERVE
    return random.random() < least + more * PERSONS[bot].talkativeness
