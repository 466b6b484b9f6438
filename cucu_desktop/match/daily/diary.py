"""What has been played of the deals of the days: a log for each, and beside it what came of it.

What a log tells is what counts, and it is as safe as every log: what stands beside it can be reckoned anew,
and is as good as none if it cannot be read. One odd file costs that file. Only that somebody has asked for
advice no log tells: it is marked beside it at once, for people who compare their results want to know it.
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
"""Of the file beside a log in which the decisions stand on which advice was asked for."""
_NAME: Final = re.compile(r"(\d{4}-\d\d-\d\d)-([a-z][a-z0-9_]*?)(-later)?")
"""Of a log: the day, the game, and whether it was begun on another day."""
_MOST: Final = 10**6
"""No number in a result is as large."""

State = Literal["begun", "over", "damaged"]


@frozen
class DayResult:
    """What came of a deal.

    Attributes:
        brought: what it brought, in the unit of the game (`Game.deal_unit`).
        best: how many decisions were the best ones; None as long as that is not reckoned.
        decisions: how many there were with a choice.
        advised: on how many of them advice was asked for.
    """

    brought: int
    best: int | None = None
    decisions: int | None = None
    advised: int = 0


@frozen
class Entry:
    """A deal of a day that was played, or begun.

    Attributes:
        deal: which one.
        path: its log.
        state: how far it has come; a log that cannot be read is "damaged".
        is_late: whether it was begun on a later day.
        result: what came of it, once it is over.
    """

    deal: DailyDeal
    path: Path
    state: State
    is_late: bool = False
    result: DayResult | None = None


class Diary:
    """The deals of the days in a folder, which is made when the first is begun."""

    def __init__(self, folder: Path) -> None:
        self.folder = folder

    def entry(self, deal: DailyDeal) -> Entry | None:
        """Return what there is of a deal."""
        for is_late in (False, True):
            path = self._path(deal, is_late=is_late)
            if _is_there(path):
                return self._read(path, deal, is_late=is_late)
        return None

    def of_day(self, day: date) -> tuple[Entry | None, ...]:
        """Return what there is of each deal of a day, in their order."""
        return tuple(self.entry(deal) for deal in deals_of(day))

    def entry_at(self, path: Path) -> Entry | None:
        """Return the deal whose log this is; None if it is none of a day."""
        if path.parent.resolve() != self.folder.resolve():
            return None
        deal, is_late = _named(path.stem)
        return None if deal is None else self._read(path, deal, is_late=is_late)

    def days(self, year: int, month: int) -> dict[date, tuple[Entry, ...]]:
        """Return the days of a month on which there is anything, with what there is."""
        found: dict[date, list[Entry]] = {}
        for entry in self._all(f"{year:04}-{month:02}-"):
            found.setdefault(entry.deal.day, []).append(entry)
        return {day: tuple(entries) for day, entries in sorted(found.items())}

    def new_log(self, deal: DailyDeal, today: date) -> Path:
        """Return where the log of a deal goes that is begun today."""
        return self._path(deal, is_late=today > deal.day)

    def keep(self, entry: Entry, best: int, decisions: int) -> Entry:
        """Keep how many decisions were the best ones; return the entry with it, kept or not."""
        assert entry.result is not None  # it is over
        advised = min(entry.result.advised, decisions)
        result = replace(entry.result, best=best, decisions=decisions, advised=advised)
        self._write(entry.path.with_suffix(".json"), asdict(result))
        return replace(entry, result=result)

    def mark_advised(self, log: Path, decision: int) -> None:
        """Keep that advice was asked for on a decision, of which the number tells it from the others."""
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

    def mend(self, entry: Entry) -> Entry | None:
        """Lay a damaged log aside, and go on with what stands whole of it; None if nothing does.

        Raises:
            LogError: it was not damaged: it cannot be read for another reason, and stays.
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

    def _all(self, beginning: str) -> Iterator[Entry]:
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
    def _read(path: Path, deal: DailyDeal, *, is_late: bool) -> Entry:
        kept = _kept(path.with_suffix(".json"))
        if kept is not None:
            return Entry(deal, path, "over", is_late, kept)
        try:
            playback = Playback.read(path)
        except LogError:
            return Entry(deal, path, "damaged", is_late)
        if not playback.deals or not playback.deals[-1].is_over:
            return Entry(deal, path, "begun", is_late)
        brought = _brought(playback)
        if brought is None:
            return Entry(deal, path, "damaged", is_late)
        advised = len(_marked(path.with_suffix(_ADVISED)))
        return Entry(deal, path, "over", is_late, DayResult(brought, advised=advised))


def _brought(playback: Playback) -> int | None:
    """Return what the last deal has brought the person; None if nobody or several play there."""
    deal = playback.deals[-1]
    persons = playback.persons(deal.first)
    return outcome_of(playback, deal)[persons[0]] if len(persons) == 1 else None


def _named(stem: str) -> tuple[DailyDeal | None, bool]:
    """Return the deal that a log is called after, if it is one of its day, and whether it was begun later."""
    found = _NAME.fullmatch(stem)
    if found is None or found[2] not in GAMES:
        return None, False
    with suppress(ValueError):
        day = date.fromisoformat(found[1])
        deal = next((deal for deal in deals_of(day) if deal.game == found[2]), None)
        return deal, bool(found[3])
    return None, False


def _kept(path: Path) -> DayResult | None:
    """Return the result that is written there, if one is, and whole."""
    try:
        return _result(json.loads(read_kept(path)))
    except OSError:
        return None
    except DAMAGE:
        set_aside("day", path, path.parent.parent)
        return None


def _result(told: dict[str, Any]) -> DayResult:
    """Read a result; any of DAMAGE if it is none."""
    brought, best, decisions = told["brought"], told["best"], told["decisions"]
    advised = told.get("advised", 0)
    numbers = (brought, best, decisions, advised)
    if any(type(number) is not int or abs(number) > _MOST for number in numbers):
        raise ValueError(numbers)
    if not (0 <= best <= decisions and 0 <= advised <= decisions):
        raise ValueError(numbers)
    return DayResult(brought, best, decisions, advised)


def _marked(path: Path) -> frozenset[int]:
    """Return the decisions on which advice was asked for; none if it is not written there, or not whole."""
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
    """Return a path in a folder at which nothing lies."""
    path, number = folder / name, 2
    while path.exists():
        path, number = folder / f"{Path(name).stem}-{number}{ENDING}", number + 1
    return path
