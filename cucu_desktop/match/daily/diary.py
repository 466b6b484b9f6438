"""The played deals of the days: a log for each, and a file with its result beside it.

The log is authoritative and as safe as every log: the result can be computed again from it,
and is ignored if it cannot be read. A damaged file affects only itself. Only the use of
advice is not in the log: it is recorded beside it at once, since people who compare results want to know it.
"""

import json
import re
from collections.abc import Iterator
from contextlib import suppress
from dataclasses import asdict, replace
from datetime import date
from pathlib import Path
from typing import Any, Final, Literal

from cucu_desktop.frozen import frozen
from cucu_desktop.games.catalogue import GAMES
from cucu_desktop.kept_stores import DAMAGE, keep, locked, set_aside
from cucu_desktop.match.daily.programme import DailyDeal, deals_of
from cucu_desktop.match.log import LogError
from cucu_desktop.match.playback.deal_outcome import outcome_of
from cucu_desktop.match.playback.playback import Playback
from cucu_desktop.match.salvage import copy_whole
from cucu_desktop.own_files import move, own_folder, read_kept, write_kept

ENDING: Final = ".cucu"
_ADVISED: Final = ".advised"
"""The suffix of the file beside a log with the decisions on which advice was used."""
_NAME: Final = re.compile(r"(\d{4}-\d\d-\d\d)-([a-z][a-z0-9_]*?)(-later)?")
"""The name of a log: the day, the game, and whether it was begun on another day."""
_MOST: Final = 10**6
"""An upper limit of the numbers in a result."""

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

    def entry(self, deal: DailyDeal) -> DiaryEntry | None:
        """Return the entry of a deal, or None."""
        for is_late in (False, True):
            path = self._path(deal, is_late=is_late)
            if _is_there(path):
                return self._read(path, deal, is_late=is_late)
        return None

    def of_day(self, day: date) -> tuple[DiaryEntry | None, ...]:
        """Return the entries of the deals of a day, in their order."""
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
        self._write(entry.path.with_suffix(".json"), asdict(result))
        return replace(entry, result=result)

    def mark_advised(self, log: Path, decision: int) -> None:
        """Store that advice was used on a decision, identified by its number."""
        path, marked = log.with_suffix(_ADVISED), {decision}

        def write() -> None:
            own_folder(self.folder)
            with locked(path):
                marked.update(_marked(path))
                write_kept(path, json.dumps(sorted(marked)))

        keep("day", path, write)

    def _write(self, path: Path, told: object) -> None:
        def write() -> None:
            own_folder(self.folder)
            write_kept(path, json.dumps(told))

        keep("day", path, write)

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
            move(entry.path, _free(aside, entry.path.name))
            if whole:
                move(copy, entry.path)
        return self._read(entry.path, entry.deal, is_late=entry.is_late) if whole else None

    def _all(self, beginning: str) -> Iterator[DiaryEntry]:
        try:
            paths = sorted(self.folder.glob(f"{beginning}*{ENDING}"))
        except OSError:
            return
        for path in paths:
            deal, is_late = _named(path.stem)
            if deal is not None:
                yield self._read(path, deal, is_late=is_late)

    def _path(self, deal: DailyDeal, *, is_late: bool) -> Path:
        return self.folder / f"{deal.day.isoformat()}-{deal.game}{'-later' if is_late else ''}{ENDING}"

    @staticmethod
    def _read(path: Path, deal: DailyDeal, *, is_late: bool) -> DiaryEntry:
        kept = _kept(path.with_suffix(".json"))
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
        advised = len(_marked(path.with_suffix(_ADVISED)))
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


def _kept(path: Path) -> DayResult | None:
    """Stored result, or None if missing or damaged."""
    try:
        return _result(json.loads(read_kept(path)))
    except OSError:
        return None
    except DAMAGE:
        set_aside("day", path, path.parent.parent)
        return None


def _result(told: dict[str, Any]) -> DayResult:
    """Parse a result; any of DAMAGE if it is not valid."""
    brought, best, decisions = told["brought"], told["best"], told["decisions"]
    advised = told.get("advised", 0)
    numbers = (brought, best, decisions, advised)
    if any(type(number) is not int or abs(number) > _MOST for number in numbers):
        raise ValueError(numbers)
    if not (0 <= best <= decisions and 0 <= advised <= decisions):
        raise ValueError(numbers)
    return DayResult(brought, best, decisions, advised)


def _marked(path: Path) -> frozenset[int]:
    """Return the decisions on which advice was used; empty if the file is missing or damaged."""
    try:
        told = json.loads(read_kept(path))
    except OSError:
        return frozenset()
    except DAMAGE:
        told = None
    if not isinstance(told, list):
        set_aside("day", path, path.parent.parent)
        return frozenset()
    return frozenset(each for each in told if type(each) is int and 0 <= each <= _MOST)


def _is_there(path: Path) -> bool:
    try:
        return path.is_file()
    except OSError:
        return False


def _free(folder: Path, name: str) -> Path:
    """Return an unused path in a folder."""
    path, number = folder / name, 2
    while path.exists():
        path, number = folder / f"{Path(name).stem}-{number}{ENDING}", number + 1
    return path
