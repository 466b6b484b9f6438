"""The programme of daily deals: three deals derived from the date alone, on every machine, in every version.

A past day may never change, or people would compare different cards. So an edition of the programme is
written out in assets/daily/editions.json, with every option that its games had then, and a day follows the
edition that was in force on it; new games come with a new edition from a future day on, which
`packaging/daily_edition.py` writes. Random choices are made by a hash of edition, date
and game.
"""

import json
from collections.abc import Mapping
from datetime import date
from hashlib import sha256
from typing import Any, Final

from cucu_desktop.bots.persons import PERSONS
from cucu_desktop.engine.options import GameOptions
from cucu_desktop.frozen import frozen
from cucu_desktop.games.catalogue import GAMES
from cucu_desktop.match.deal_numbers import MOST
from cucu_desktop.match.setup import PURSE, SEED_BITS, Player, Setup
from cucu_desktop.resources import asset


@frozen
class DailyGame:
    """A game in an edition, with all options that it had then."""

    seats: int
    options: Mapping[str, Any]


@frozen
class ProgrammeEdition:
    """An edition of the programme, in force from a day on.

    Attributes:
        number: its number.
        since: its first day.
        rulings: the edition of the rulings.
        exchange, tricks: its games by id, two and one for each day.
        company: the opponents, by the ids of the bots.
    """

    number: int
    since: date
    rulings: int
    exchange: Mapping[str, DailyGame]
    tricks: Mapping[str, DailyGame]
    company: tuple[str, ...]


def _read(told: Mapping[str, Any]) -> ProgrammeEdition:
    """Return an edition from its JSON."""
    exchange, tricks = (
        {game: DailyGame(table["seats"], table["options"]) for game, table in told[family].items()}
        for family in ("exchange", "tricks")
    )
    since, company = date.fromisoformat(told["since"]), tuple(told["company"])
    return ProgrammeEdition(told["number"], since, told["rulings"], exchange, tricks, company)


EDITIONS: Final = tuple(map(_read, json.loads(asset("daily", "editions.json").read_text("utf-8"))))
"""The editions, in order. The opponents are the best players of the house, of the highest level.

There is no table talk: a player who listens to bots' remarks would face another game than one who does not.
"""
FIRST_DAY: Final = EDITIONS[0].since
_MOST_DEALT: Final = 9
"""A match of tricks is over with the first deal that counts: one that is thrown in is dealt again."""
_EXCHANGES: Final = 2
"""The number of exchange games among a day's three games: they are short."""


@frozen
class DailyDeal:
    """A deal of a day, by the ids of its game and the number of its edition of the programme."""

    day: date
    game: str
    edition: int = 1

    @property
    def number(self) -> int:
        """The deal number that its cards follow from."""
        return _drawn(self, "deal") % MOST

    def setup(self, name: str, face: str) -> Setup:
        """Return the match of this deal for a person with this name and face; it is over with the deal."""
        edition = edition_of(self.day)
        table = {**edition.exchange, **edition.tricks}[self.game]
        company = sorted(edition.company, key=lambda bot: _drawn(self, f"company/{bot}"))
        bots = company[: table.seats - 1]
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


def options_then(game: str, table: DailyGame) -> GameOptions:
    """Return the options of a game in an edition; a newer option has the value of matches of that time."""
    return GAMES[game].options(**{**GAMES[game].kept_without, **table.options})


def deals_of(day: date) -> tuple[DailyDeal, ...]:
    """Return the deals of a day, in the order of display; none before the first day."""
    if day < FIRST_DAY:
        return ()
    edition = edition_of(day)

    def lot(game: str) -> int:
        return _hashed(f"{edition.number}/{day.isoformat()}/{game}")

    games = [*sorted(edition.exchange, key=lot)[:_EXCHANGES], *sorted(edition.tricks, key=lot)[:1]]
    return tuple(DailyDeal(day, game, edition.number) for game in games)


def edition_of(day: date) -> ProgrammeEdition:
    return next(edition for edition in reversed(EDITIONS) if edition.since <= day)


def _drawn(deal: DailyDeal, what: str) -> int:
    return _hashed(f"{deal.edition}/{deal.day.isoformat()}/{deal.game}/{what}")


def _hashed(text: str) -> int:
    """Return a number derived from a text, the same in every version of the program."""
    return int.from_bytes(sha256(f"cucu-desktop/daily/{text}".encode()).digest(), "big")
