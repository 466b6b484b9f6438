"""The list of feats, and the shelf: the feats found in each match, stored so that no log is read twice.

Name, sentence and picture of a feat are found by its id. A feat remains when its match is deleted, but its
deal can no longer be shown.
"""

import sqlite3
from collections.abc import Callable, Iterator, Mapping, Sequence
from contextlib import suppress
from datetime import date
from functools import partial
from pathlib import Path
from types import MappingProxyType
from typing import Final

from cucu_desktop.database import Database
from cucu_desktop.frozen import frozen
from cucu_desktop.games.catalogue import GAMES
from cucu_desktop.local_time import local_time
from cucu_desktop.match.feats import exchange_feats, trick_feats
from cucu_desktop.match.feats.deal_stories import DealStory, GameStory, stories_in
from cucu_desktop.match.log import LogError

InDeal = Callable[[DealStory, int], bool]
"""Returns whether a seat has done the feat in a deal."""
Find = Callable[[GameStory, int], int | None]
"""Returns the index of the deal of a game in which a seat has done the feat, or None."""


def _in_a_deal(has_done: InDeal) -> Find:
    """Return a function that finds the first deal with the feat."""

    def find(story: GameStory, seat: int) -> int | None:
        return next((at for at, deal in enumerate(story.deals) if has_done(deal, seat)), None)

    return find


FEATS: Final[Mapping[str, Find]] = MappingProxyType(
    {
        "lion-won": exchange_feats.lion_won,
        "virgin": exchange_feats.virgin_to_the_end,
        "returns": exchange_feats.three_returns,
        "risen": exchange_feats.risen,
        "thread": exchange_feats.by_a_thread,
        "cuckoo-won": exchange_feats.cuckoo_won,
        "cats": _in_a_deal(exchange_feats.cats),
        "last-shot": _in_a_deal(exchange_feats.last_shot),
        "horses": _in_a_deal(exchange_feats.two_horses),
        "innkeeper": _in_a_deal(exchange_feats.innkeeper_paid),
        "fools": _in_a_deal(exchange_feats.two_fools),
        "pack": _in_a_deal(exchange_feats.out_of_the_pack),
        "kings": _in_a_deal(exchange_feats.two_kings),
        "whinny": _in_a_deal(exchange_feats.whinny),
        "ties": _in_a_deal(exchange_feats.third_tie),
        "matador": _in_a_deal(exchange_feats.hunted_back),
        "slippers": exchange_feats.slippers_won,
        "knocked": _in_a_deal(exchange_feats.knocked),
        "bite": _in_a_deal(exchange_feats.bite_goes_back),
        "best-of-three": exchange_feats.best_of_three,
        "owl-called": _in_a_deal(exchange_feats.owl_called),
        "recount": _in_a_deal(trick_feats.recount),
        "whole-pack": _in_a_deal(trick_feats.whole_pack),
        "whisker": _in_a_deal(trick_feats.by_a_whisker),
        "lion-takes-lion": _in_a_deal(trick_feats.lions_share),
        "fool-last": _in_a_deal(trick_feats.last_trick_by_fool),
        "early-partner": _in_a_deal(trick_feats.early_partner),
        "secret": _in_a_deal(trick_feats.secret_to_the_end),
        "alone": _in_a_deal(trick_feats.alone),
        "robber": _in_a_deal(trick_feats.robber),
        "trionfo-last": _in_a_deal(trick_feats.trionfo_last),
    }
)
"""The feats by id, in the order of the shelf."""

LOOKS: Final = 3
"""The version of the search, increased whenever the same matches would have other feats."""


@frozen
class Earned:
    """A feat that was done.

    Attributes:
        feat: its id.
        name: the player.
        game: the id of the game.
        day: the day on which the match was played last.
        log: the name of the match's log.
        line: the line of it, the header not counted, after which the cards of the deal have been dealt.
        seat: the player's seat.
    """

    feat: str
    name: str
    game: str
    day: date
    log: str
    line: int
    seat: int


class Shelf:
    """The feats in the database."""

    def __init__(self, path: Path) -> None:
        self._database = Database(path)

    def earned(self, logs: Sequence[Path] = ()) -> dict[str, Earned]:
        """Return for each feat its first doer, preferring matches that can still be shown: `logs`."""
        kept = {log.name for log in logs}
        found: dict[str, Earned] = {}
        for each in sorted(
            self._all(), key=lambda each: (each.log not in kept, each.day, each.log, each.line)
        ):
            found.setdefault(each.feat, each)
        return found

    def look(self, logs: Sequence[Path]) -> Iterator[int]:
        """Search those of the logs that are new or have grown; yield the number of finished ones."""
        looked = {log: state for log, *state in self._database.find("SELECT * FROM searched")}
        found = {}
        for number, log in enumerate(logs, 1):
            with suppress(OSError):
                state = _state_of(log)
                if looked.get(log.name) != state:
                    found[log.name] = state, _found(log)
            yield number
        if found:
            self._database.write(partial(_replace, found=found))

    def _all(self) -> Iterator[Earned]:
        """Yield the feats that this version knows, of games that it knows."""
        for feat, name, game, day, *rest in self._database.find(
            "SELECT feat, name, game, day, log, line, seat FROM feats WHERE typeof(name || log) = 'text'"
            " AND typeof(line) = 'integer' AND typeof(seat) = 'integer'"
        ):
            with suppress(ValueError, TypeError):
                if feat in FEATS and game in GAMES:
                    yield Earned(feat, name, game, date.fromisoformat(day), *rest)


def _found(log: Path) -> tuple[Earned, ...]:
    """Return the feats of the persons of a match; none for an unreadable one."""
    try:
        stories = stories_in(log)
    except LogError:
        return ()
    day = local_time(log.stat().st_mtime).date()
    found: dict[tuple[str, str], Earned] = {}
    for story in stories:
        for seat in story.persons:
            for feat, find in FEATS.items():
                at = find(story, seat)
                if at is not None:
                    name = story.players[seat].name
                    line = story.deals[at].line + 1
                    earned = Earned(feat, name, story.game, day, log.name, line, seat)
                    found.setdefault((feat, name), earned)
    return tuple(found.values())


def _state_of(log: Path) -> list[int]:
    told = log.stat()
    return [LOOKS, told.st_size, told.st_mtime_ns]


def _replace(
    database: sqlite3.Connection, found: Mapping[str, tuple[Sequence[int], Sequence[Earned]]]
) -> None:
    """Store the state of each log, and the feats that were found in the log."""
    for log, (state, earned) in found.items():
        database.execute("INSERT OR REPLACE INTO searched VALUES (?, ?, ?, ?)", (log, *state))
        database.execute("DELETE FROM feats WHERE log = ?", (log,))
        database.executemany(
            "INSERT OR IGNORE INTO feats VALUES (?, ?, ?, ?, ?, ?, ?)",
            [(log, e.feat, e.name, e.game, e.day.isoformat(), e.line, e.seat) for e in earned],
        )
