"""What is played on a day: three deals that follow from the date alone, on every machine, in every version.

Nothing of a day may ever change, or people would compare other cards. So an edition of the programme is
written out in assets/daily/editions.json, with every option that its games had then, and a day follows the
edition that was in force on it; new games come with a new edition from a day to come on, which
`packaging/daily_edition.py` writes. Whatever is drawn by lot is drawn by a hash of edition, date
and game.
"""

import json
from collections.abc import Callable, Iterable, Mapping
from datetime import date
from hashlib import sha256
from typing import Any, Final, TypeVar

from cucu_desktop.bots.persons import PERSONS
from cucu_desktop.engine.options import GameOptions
from cucu_desktop.frozen import frozen
from cucu_desktop.games.catalogue import GAMES
from cucu_desktop.match.deal_numbers import MOST
from cucu_desktop.match.setup import PURSE, SEED_BITS, Player, Setup
from cucu_desktop.resources import asset

T = TypeVar("T")


@frozen
class DailyGame:
    """How a game is played in an edition.

    Attributes:
        seats: how many sit there.
        options: what its options are, all that there were.
    """

    seats: int
    options: Mapping[str, Any]


@frozen
class ProgrammeEdition:
    """What the programme has from a day on.

    Attributes:
        number: which edition it is.
        since: its first day.
        rulings: the edition of the rulings that is played by.
        exchange, tricks: its games by id, of which a day has two and one.
        company: who plays against everybody, by the ids of the bots.
    """

    number: int
    since: date
    rulings: int
    exchange: Mapping[str, DailyGame]
    tricks: Mapping[str, DailyGame]
    company: tuple[str, ...]


def _read(told: Mapping[str, Any]) -> ProgrammeEdition:
    """Return an edition as it is written in assets/daily/editions.json."""
    exchange, tricks = (
        {game: DailyGame(table["seats"], table["options"]) for game, table in told[family].items()}
        for family in ("exchange", "tricks")
    )
    since, company = date.fromisoformat(told["since"]), tuple(told["company"])
    return ProgrammeEdition(told["number"], since, told["rulings"], exchange, tricks, company)


EDITIONS: Final = tuple(map(_read, json.loads(asset("daily", "editions.json").read_text("utf-8"))))
"""The editions, the first one first. The company are the best players of the house, of the highest level.

Nobody talks at the table: who listens to what bots say would play against others than who does not.
"""
FIRST_DAY: Final = EDITIONS[0].since
_MOST_DEALT: Final = 9
"""A match of tricks is over with the first deal that counts: one that is thrown in is dealt again."""
_EXCHANGES: Final = 2
"""So many of a day's three games are exchange games: they are short."""


@frozen
class DailyDeal:
    """One of the deals of a day.

    Attributes:
        day: the day.
        game: the id of the game.
        edition: which edition of the programme it is of.
    """

    day: date
    game: str
    edition: int = 1

    @property
    def number(self) -> int:
        """What its cards follow from."""
        return _drawn(self, "deal") % MOST

    def setup(self, name: str, face: str) -> Setup:
        """Return the match in which somebody plays it; it is over with the deal.

        Args:
            name: what the person at the screen is called; nobody at the table is called so.
            face: their drawn face.
        """
        edition = edition_of(self.day)
        table = {**edition.exchange, **edition.tricks}[self.game]
        bots = self._in_order("company", edition.company)[: table.seats - 1]
        players = [Player(PERSONS[bot].name, PERSONS[bot].face, bot) for bot in bots]
        players.insert(_drawn(self, "seat") % table.seats, Player(name, face))
        return Setup(
            self.game,
            tuple(players),
            options_then(self.game, table),
            seed=_drawn(self, "seed") % (1 << SEED_BITS),
            purse=PURSE,
            deal=self.number,
            drawn=False,
            edition=edition.rulings,
            deals=_MOST_DEALT if self.game in edition.tricks else 1,
        )

    def _in_order(self, what: str, these: Iterable[str]) -> list[str]:
        return _by_lot(these, lambda each: _drawn(self, f"{what}/{each}"))


def options_then(game: str, table: DailyGame) -> GameOptions:
    """Return the options of a game in an edition; one that came later is as in a match of that time."""
    return GAMES[game].options(**{**GAMES[game].kept_without, **table.options})


def deals_of(day: date) -> tuple[DailyDeal, ...]:
    """Return the deals of a day, in the order in which they are offered; none before the first day."""
    if day < FIRST_DAY:
        return ()
    edition = edition_of(day)

    def lot(game: str) -> int:
        return _hashed(f"{edition.number}/{day.isoformat()}/{game}")

    games = [*_by_lot(edition.exchange, lot)[:_EXCHANGES], *_by_lot(edition.tricks, lot)[:1]]
    return tuple(DailyDeal(day, game, edition.number) for game in games)


def edition_of(day: date) -> ProgrammeEdition:
    """Return the edition that is in force on a day."""
    return next(edition for edition in reversed(EDITIONS) if edition.since <= day)


def _by_lot(these: Iterable[T], lot: Callable[[T], int]) -> list[T]:
    return sorted(these, key=lot)


def _drawn(deal: DailyDeal, what: str) -> int:
    return _hashed(f"{deal.edition}/{deal.day.isoformat()}/{deal.game}/{what}")


def _hashed(text: str) -> int:
    """Return a number that follows from a text, in every version of every program."""
    return int.from_bytes(sha256(f"cucu-desktop/daily/{text}".encode()).digest(), "big")
