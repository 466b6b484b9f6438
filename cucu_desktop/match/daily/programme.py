"""What is played on a day: three deals that follow from the date alone, on every machine, in every version.

Nothing of a day may ever change, or people would compare other cards. So an edition of the programme is
written out, with every option of its games, and a day follows the edition that was in force on it; new games
come with a new edition from a day to come on. Whatever is drawn by lot is drawn by a hash of edition, date
and game.
"""

from collections.abc import Callable, Iterable, Mapping
from datetime import date
from hashlib import sha256
from typing import Any, Final, TypeVar

from cucu_desktop.bots.persons import PERSONS
from cucu_desktop.frozen import frozen
from cucu_desktop.games.catalogue import GAMES
from cucu_desktop.match.deal_numbers import MOST
from cucu_desktop.match.setup import PURSE, SEED_BITS, Player, Setup

T = TypeVar("T")


@frozen
class DailyGame:
    """How a game is played in an edition.

    Attributes:
        seats: how many sit there.
        options: what its options are, all of them.
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


_FIRST: Final = ProgrammeEdition(
    number=1,
    since=date(2026, 1, 1),
    rulings=3,
    exchange={
        "campli": DailyGame(
            5,
            {
                "stake": 5,
                "tokens": 3,
                "reentry": True,
                "sharing": True,
                "agreement": True,
                "talk": False,
                "lions": True,
            },
        ),
        "lu_stu": DailyGame(
            5,
            {
                "stake": 5,
                "tokens": 3,
                "matti": 2,
                "reentry": "double",
                "sharing": True,
                "agreement": True,
                "fools_bargain": True,
                "lions": True,
            },
        ),
        "cuckoo": DailyGame(
            5,
            {
                "stake": 5,
                "tokens": 3,
                "all_out": "share",
                "pack": "standard52",
                "saltacavallo": False,
                "talk": False,
                "direction": "clockwise",
                "kings": "asked",
                "past_kings": False,
                "ties": "all",
                "drawn_king": "refused",
                "ace": "low",
                "packs": 1,
            },
        ),
        "tiebreak": DailyGame(5, {"stake": 5, "chips": 3, "talk": False}),
        "ace_chasing": DailyGame(5, {"bets": "matador", "talk": False}),
    },
    tricks={
        "coch": DailyGame(4, {"deals": 1, "target": 0}),
        "zifuli": DailyGame(5, {"deals": 1, "target": 0}),
        "trionfo": DailyGame(4, {"sheet": "smith", "deals": 1, "target": 0}),
    },
    company=("assunta", "filomena", "berardo", "ambrogio"),
)
_WHOLE_FAMILY: Final = ProgrammeEdition(
    number=2,
    since=date(2026, 12, 1),
    rulings=_FIRST.rulings,
    exchange={
        **_FIRST.exchange,
        "le_her": DailyGame(2, {"stake": 20, "talk": False}),
        "coucou": DailyGame(
            5,
            {
                "stake": 5,
                "chips": 3,
                "dealer": "three",
                "pack": "standard52",
                "ties": "all",
                "talk": False,
            },
        ),
        "gnav": DailyGame(
            5,
            {
                "stake": 5,
                "pack": "gnav",
                "tokens": 3,
                "cuckoo": "free",
                "cat": "both",
                "inn": "free",
                "drawn": "acts",
                "fool": "next",
                "knock": True,
                "tariff": "one",
                "slippers": "none",
                "all_out": "share",
                "high": "usual",
                "low": "usual",
                "talk": False,
            },
        ),
        "kille": DailyGame(
            5,
            {
                "stake": 5,
                "buys": 3,
                "drawn": "acts",
                "husu": "chain",
                "blaren": "dies",
                "all_out": "replay",
                "talk": False,
            },
        ),
        "cambio": DailyGame(
            5,
            {
                "chips": 25,
                "owls": 2,
                "children": 3,
                "pay": "deal",
                "pots": 0,
                "skip": "named",
                "fallen": "open",
                "talk": False,
            },
        ),
    },
    tricks=_FIRST.tricks,
    company=_FIRST.company,
)
EDITIONS: Final = (_FIRST, _WHOLE_FAMILY)
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
            GAMES[self.game].options(**table.options),
            seed=_drawn(self, "seed") % (1 << SEED_BITS),
            purse=PURSE,
            deal=self.number,
            drawn=False,
            edition=edition.rulings,
            deals=_MOST_DEALT if self.game in edition.tricks else 1,
        )

    def _in_order(self, what: str, these: Iterable[str]) -> list[str]:
        return _by_lot(these, lambda each: _drawn(self, f"{what}/{each}"))


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
