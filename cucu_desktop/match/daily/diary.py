"""The played deals of the days: a log for each, and its result in the database.

The log is authoritative and as safe as every log: the result can be computed again from it.
Only the use of advice is not in the log: it is recorded in the database at once, since people who compare
results want to know it.
"""

import re
from collections.abc import Iterator, Mapping
from contextlib import suppress
from dataclasses import replace
from datetime import date
from pathlib import Path
from typing import Final, Literal

from cucu_desktop.database import NAME, Database
from cucu_desktop.frozen import frozen
from cucu_desktop.games.catalogue import GAMES
from cucu_desktop.kept_stores import free_path
from cucu_desktop.match.daily.programme import DailyDeal, deals_of
from cucu_desktop.match.log import LogError
from cucu_desktop.match.log_replay import copy_whole
from cucu_desktop.match.playback.deal_outcome import outcome_of
from cucu_desktop.match.playback.playback import Playback
from cucu_desktop.old_files import is_result
from cucu_desktop.own_files import move, own_folder

ENDING: Final = ".cucu"
_NAME: Final = re.compile(r"(\d{4}-\d\d-\d\d)-([a-z][a-z0-9_]*?)(-later)?")
"""The name of a log: the day, the game, and whether it was begun on another day."""

State = Literal["begun", "over", "damaged"]


@frozen
class DayResult:
    """The result of a deal.

    Attributes:
        brought: the gain, in the unit of the game (`Game.deal_unit`).
        best: the number of best decisions; None before they are analysed.
        decisions: the number of decisions with a choice.
        advised: the number of them on which advice was used.
    """

    brought: int
    best: int | None = None
    decisions: int | None = None
    advised: int = 0


@frozen
class DiaryEntry:
    """A deal of a day that was played, or begun.

    Attributes:
        deal: the deal.
        path: its log.
        state: its progress; a log that cannot be read is "damaged".
        is_late: whether it was begun on a later day.
        result: the result, once it is over.
    """

    deal: DailyDeal
    path: Path
    state: State
    is_late: bool = False
    result: DayResult | None = None


class Diary:
    """The deals of the days in a folder, which is created with the first one."""

    def __init__(self, folder: Path) -> None:
        self.folder = folder
        self._database = Database(folder.with_name(NAME))

    def entry(self, deal: DailyDeal) -> DiaryEntry | None:
        """Return the entry of a deal, or None."""
        for is_late in (False, True):
            path = self._path(deal, is_late=is_late)
            if _is_there(path):
                return self._read(path, deal, is_late=is_late)
        return None

    def of_day(self, day: date) -> tuple[DiaryEntry | None, ...]:
        return tuple(self.entry(deal) for deal in deals_of(day))

    def entry_at(self, path: Path) -> DiaryEntry | None:
        """Return the entry with this log; None if it is no daily deal."""
        if path.parent.resolve() != self.folder.resolve():
            return None
        deal, is_late = _named(path.stem)
        return None if deal is None else self._read(path, deal, is_late=is_late)

    def days(self, year: int, month: int) -> dict[date, tuple[DiaryEntry, ...]]:
        """Return the entries of a month by day; days without entries are missing."""
        found: dict[date, list[DiaryEntry]] = {}
        for entry in self._all(f"{year:04}-{month:02}-"):
            found.setdefault(entry.deal.day, []).append(entry)
        return {day: tuple(entries) for day, entries in sorted(found.items())}

    def new_log(self, deal: DailyDeal, today: date) -> Path:
        """Return the path of the log of a deal that is begun today."""
        return self._path(deal, is_late=today > deal.day)

    def keep(self, entry: DiaryEntry, best: int, decisions: int) -> DiaryEntry:
        """Store the number of best decisions; return the updated entry, also if storing fails."""
        assert entry.result is not None  # the deal is over
        advised = min(entry.result.advised, decisions)
        result = replace(entry.result, best=best, decisions=decisions, advised=advised)
        row = entry.path.name, result.brought, best, decisions, advised
        self._database.write(
            lambda database: database.execute("INSERT OR REPLACE INTO days VALUES (?, ?, ?, ?, ?)", row)
        )
        return replace(entry, result=result)

    def mark_advised(self, log: Path, decision: int) -> None:
        """Store that advice was used on a decision, identified by its number."""
        row = log.name, decision
        self._database.write(
            lambda database: database.execute("INSERT OR IGNORE INTO advised VALUES (?, ?)", row)
        )

    def mend(self, entry: DiaryEntry) -> DiaryEntry | None:
        """Set a damaged log aside, and go on with its intact lines; None if there are none.

        Raises:
            LogError: it was not damaged but unreadable for another reason, and stays.
            OSError: nothing can be written.
        """
        aside = self.folder.parent / "damaged"
        copy = entry.path.with_suffix(".whole")
        whole = True
        try:
            Playback.read(entry.path)
        except LogError as error:
            if error.reason != "damaged":
                raise
            copy.unlink(missing_ok=True)
            try:
                copy_whole(entry.path, copy)
            except LogError:
                whole = False
            own_folder(aside)
            move(entry.path, free_path(entry.path.name, aside))
            if whole:
                move(copy, entry.path)
        return self._read(entry.path, entry.deal, is_late=entry.is_late) if whole else None

    def _all(self, beginning: str) -> Iterator[DiaryEntry]:
        try:
            paths = sorted(self.folder.glob(f"{beginning}*{ENDING}"))
        except OSError:
            return
        results = self._results(beginning)
        for path in paths:
            deal, is_late = _named(path.stem)
            if deal is not None:
                yield self._read(path, deal, is_late=is_late, results=results)

    def _results(self, beginning: str) -> dict[str, DayResult]:
        """Return the stored results by the names of their logs, which begin like this."""
        rows = self._database.find(
            "SELECT log, brought, best, decisions, advised FROM days WHERE substr(log, 1, length(?1)) = ?1",
            beginning,
        )
        return {log: DayResult(*row) for log, *row in rows if is_result(*row)}

    def _path(self, deal: DailyDeal, *, is_late: bool) -> Path:
        return self.folder / f"{deal.day.isoformat()}-{deal.game}{'-later' if is_late else ''}{ENDING}"

    def _read(
        self, path: Path, deal: DailyDeal, *, is_late: bool, results: Mapping[str, DayResult] | None = None
    ) -> DiaryEntry:
        kept = (self._results(path.name) if results is None else results).get(path.name)
        if kept is not None:
            return DiaryEntry(deal, path, "over", is_late, kept)
        try:
            playback = Playback.read(path)
        except LogError:
            return DiaryEntry(deal, path, "damaged", is_late)
        if not playback.deals or not playback.deals[-1].is_over:
            return DiaryEntry(deal, path, "begun", is_late)
        brought = _brought(playback)
        if brought is None:
            return DiaryEntry(deal, path, "damaged", is_late)
        advised = len(self._database.find("SELECT decision FROM advised WHERE log = ?", path.name))
        return DiaryEntry(deal, path, "over", is_late, DayResult(brought, advised=advised))


def _brought(playback: Playback) -> int | None:
    """Return the gain of the only person in the last deal; None without one, or with several."""
    deal = playback.deals[-1]
    persons = playback.persons(deal.first)
    return outcome_of(playback, deal)[persons[0]] if len(persons) == 1 else None


def _named(stem: str) -> tuple[DailyDeal | None, bool]:
    """Return the daily deal of a log's name, if it is one of its day, and whether it was begun later."""
    found = _NAME.fullmatch(stem)
    if found is None or found[2] not in GAMES:
        return None, False
    with suppress(ValueError):
        day = date.fromisoformat(found[1])
        deal = next((deal for deal in deals_of(day) if deal.game == found[2]), None)
        return deal, bool(found[3])
    return None, False


def _is_there(path: Path) -> bool:
    try:
        return path.is_file()
    except OSError:
        return False
