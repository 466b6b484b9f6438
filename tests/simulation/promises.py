"""The model of promises: what the screen has acknowledged, compared with the disk after each step.

Every log of the program (matches, scores, evenings, seasons, clubs) is written by `LogWriter`, whose lines in
memory are what the screen shows. They may only grow, but for an undo; the disk has them, or a notice has said
that it has not. All else is in the database, whose commits count as synced: a row that was there stays there.
"""

from __future__ import annotations

import json
import re
import sqlite3
import weakref
from collections import Counter
from contextlib import closing, suppress
from functools import cache
from pathlib import Path
from typing import TYPE_CHECKING

from shiboken6 import isValid

from tests.simulation.broken import BrokenError
from tests.simulation.clock import CLOCK
from tests.simulation.disk import DISK

if TYPE_CHECKING:
    from tests.simulation.world import World

_DATABASE = "results.sqlite"
_KINDS = {
    "matches": "match",
    "daily": "match",
    "scores": "score",
    "evenings": "evening",
    "seasons": "season",
    "clubs": "club",
    "results.sqlite": "results",
    "settings.ini": "settings",
}
"""The kind of a store by a part of its path, as notices name it."""
_UNTOLD = (
    *(".cucu", ".evening", ".season", ".score"),
    "analyses",
    "errors.log",
    "device",
    ".lock",
    "damaged",
    "saved.",
    "socket",
    "played",
    "phones.json",
)
"""Parts of paths whose failure loses nothing that was promised: what can be made again, locks, and logs,
whose lines are compared, and which stay where they are if they cannot be moved.
"""
_TRICKS = (b'"coch"', b'"zifuli"', b'"trionfo"')
"""The games of tricks, as in the header of a score."""
_UNFINISHED = re.compile(r"\.[0-9-]+\.unfinished$")
_PATIENCE = 12_000
"""Milliseconds after which a disk that is well again has all lines: they are tried every five seconds."""
_WRITERS: list[tuple[weakref.ref, object]] = []
"""The writers of logs, each with its process."""
_CLOSED: list[tuple[Path, list[bytes]]] = []
"""The paths and lines of the logs that were closed since the last step."""
_TAKEN_BACK: list[Path] = []
"""The logs of the matches in which a choice was taken back since the last step, once for each."""
TOLD: list[str] = []
"""The notices since the last step."""


class Promises:
    """What was acknowledged on this machine.

    Attributes:
        lines: of each log, by its path below the home.
        texts: the notices of the step.
        told: the logs of which a notice has said that they are not saved.
    """

    def __init__(self) -> None:
        self.lines: dict[str, tuple[bytes, ...]] = {}
        self.told: set[str] = set()
        self._stores: dict[str, tuple[int, frozenset[str]]] = {}
        self._outages: dict[object, set[str]] = {}
        self.texts: set[str] = set()
        for news in (_WRITERS, _CLOSED, _TAKEN_BACK, TOLD):
            news.clear()

    def check(self, world: World) -> None:
        """Compare, after a step."""
        texts = self.texts = {*TOLD, *world.notice_texts()}
        TOLD.clear()
        world.deletes |= bool(_TAKEN_BACK) and world.may_take_back
        for path, lines in _CLOSED:
            if path.is_relative_to(world.home):
                name = str(path.relative_to(world.home))
                self._follow(name, _entries(name, lines), world)
        _CLOSED.clear()
        writers = {str(each.path.relative_to(world.home)): each for each in open_writers(world.home)}
        for name, writer in writers.items():
            self._follow(name, _entries(name, writer._lines), world)
        _TAKEN_BACK.clear()
        for name in list(self.lines):
            self._compare(name, world, texts, writers)
        self._failures_are_told(world, texts)
        self._stores_grow(world)
        damaged = [path.name for path in world.home.glob("data/*/damaged/*") if path.name not in DISK.torn]
        if damaged:
            raise BrokenError("damaged", f"{damaged[0]} was set aside, but nothing has damaged it")

    def results(self, world: World) -> frozenset[str]:
        """Return the results in the statistics: the logs of matches, and the numbers of games."""
        return next(
            (rows for name, (_, rows) in self._stores.items() if name.endswith(_DATABASE)), frozenset()
        )

    def forget_unsaved(self, *, is_last: bool) -> None:
        """Forget what a notice had said to be unsaved: a process has ended, perhaps the last one."""
        _WRITERS[:] = [each for each in _WRITERS if each[1] is not CLOCK.process and not is_last]
        others = [str(writer.path) for reference, _ in _WRITERS if (writer := reference()) is not None]
        for name in [name for name in self.told if not any(path.endswith(name) for path in others)]:
            self.lines.pop(name, None)
            self.told.remove(name)
        if is_last:
            self._outages.clear()
        _CLOSED.clear()

    def _follow(self, name: str, lines: tuple[bytes, ...], world: World) -> None:
        before = self.lines.get(name, ())
        if lines[: len(before)] != before and name.endswith(".cucu-club"):
            before = tuple(line for line in before if line not in lines)
            if before:
                raise BrokenError("forgotten", f"{name} has lost {before[0][:80]!r} in memory")
        elif lines[: len(before)] != before:
            if not world.deletes:
                raise BrokenError(
                    "forgotten", f"{name} had {len(before)} lines in memory and has {len(lines)}"
                )
            _one_choice_back(name, before, lines, _TAKEN_BACK.count(world.home / name))
        elif before:
            _one_choice_each(name, lines, len(before))
            _one_entry_back(name, lines, len(before))
        self.lines[name] = lines

    def _compare(self, name: str, world: World, texts: set[str], writers: dict[str, object]) -> None:
        path = world.home / name
        lines = self.lines[name]
        try:
            data = path.read_bytes()
        except OSError:
            data = _moved(path, world)
        if data is None and world.deletes and name not in self.told:
            del self.lines[name]
            return
        kept = not lines or (data is not None and _has_all(name, data, lines))
        if kept and not _is_tried_again(path):
            self.told.discard(name)
        elif kept:
            return
        elif name in self.told and name in writers and DISK.mode == "well" and world.well_for > _PATIENCE:
            raise BrokenError("not saved", f"{name}: the disk is well again, and lines are still missing")
        elif name not in self.told:
            if not texts & _sentences(name):
                raise BrokenError(
                    "not saved", f"{name}: the disk ({DISK.mode}) lacks lines, and nothing says so"
                )
            self.told.add(name)

    def _failures_are_told(self, world: World, texts: set[str]) -> None:
        """A write that has failed has a reader: a notice of its window, now or earlier in the same outage."""
        from cucu_desktop import kept_stores  # noqa: PLC0415 - after the clock

        inside = (path for path in DISK.failures if path.is_relative_to(world.home))
        failed = {_UNFINISHED.sub("", str(path.relative_to(world.home))) for path in inside}
        DISK.failures.clear()
        for process in world.processes:  # a timer of any window may have tried to write
            told = self._outages.setdefault(process, set())
            told |= {_DATABASE} if texts & _sentences(_DATABASE) else set()
        outage = self._outages[world.processes[world.at]]
        if DISK.mode == "well":
            outage &= {_DATABASE}
        if "results" in kept_stores.unwritten():
            failed.add(f"data/cucu-desktop/{_DATABASE}")
        else:
            outage.discard(_DATABASE)
        for name in sorted(failed):
            part = Path(name).parts[2] if len(Path(name).parts) > 2 else name
            if name in self.lines or any(each in name for each in _UNTOLD) or part in outage:
                continue
            if not texts & _sentences(name):
                raise BrokenError(
                    "not told", f"{name} could not be written ({DISK.mode}), and nothing says so"
                )
            outage.add(part)

    def _stores_grow(self, world: World) -> None:
        """No row of the database is lost by what no person has taken back."""
        for path in world.home.glob(f"data/*/{_DATABASE}"):
            name, changed = str(path.relative_to(world.home)), path.stat().st_mtime_ns
            before = self._stores.get(name)
            if before is not None and before[0] == changed:
                continue
            try:
                now = _rows(path)
            except sqlite3.Error as error:
                raise BrokenError("damaged", f"{name}: {error}") from error
            gone = before[1] - now if before is not None else ()
            if gone and not world.deletes:
                raise BrokenError("forgotten", f"{name} has lost {min(gone)}")
            self._stores[name] = changed, now


def open_writers(home: Path) -> list:
    """Return the writers of logs below this home that are not closed."""
    found = []
    for each in list(_WRITERS):
        writer = each[0]()
        if writer is None:
            _WRITERS.remove(each)
        elif not getattr(writer, "is_closed_here", False) and writer.path.is_relative_to(home):
            found.append(writer)
    return found


def _is_tried_again(path: Path) -> bool:
    """Return whether a writer, perhaps a closed one, does not count all lines of this log as written."""
    writers = [reference() for reference, _ in _WRITERS]
    return any(each is not None and each.path == path and each._is_behind for each in writers)


def _one_choice_each(name: str, lines: tuple[bytes, ...], since: int) -> None:
    """In one step no person has decided twice, and no person's choice is made without a press."""
    done = [json.loads(line) for line in lines[since:] if b'"do"' in line]
    game = next((line for line in reversed(lines) if line.startswith(b'{"game": {"players"')), None)
    if not done or game is None:
        return
    players = json.loads(game)["game"]["players"]
    people = Counter(line["seat"] for line in done if players[line["seat"]].get("bot") is None)
    if people and max(people.values()) > 1:
        raise BrokenError("acted", f"{name}: one step was {max(people.values())} choices of a person")


def _one_entry_back(name: str, lines: tuple[bytes, ...], since: int) -> None:
    """In one step at most one entry of a tournament or score is taken back; of tricks all of a deal."""
    if not name.endswith((".score", ".cucu-club")) or any(game in lines[0] for game in _TRICKS):
        return
    undone = sum(b'"undo":' in line for line in lines[since:])
    if undone > 1:
        raise BrokenError("undo", f"{name}: {undone} entries were taken back in one step")


def _one_choice_back(name: str, before: tuple[bytes, ...], now: tuple[bytes, ...], times: int) -> None:
    """An undo takes back one choice of a person, and what bots and rules have done since."""
    header, *_ = [json.loads(line) for line in before]
    people = [line for line in map(json.loads, before) if "game" in line]
    if not people or "game" not in header:
        return
    bots = [player.get("bot") for player in people[-1]["game"]["players"]]
    gone = [json.loads(line) for line in before[len(now) :]]
    choices = [line["seat"] for line in gone if "do" in line and bots[line["seat"]] is None]
    if len(set(choices)) > 1:
        raise BrokenError(
            "undo", f"{name}: an undo has taken back choices of the seats {sorted(set(choices))}"
        )
    if len(choices) > max(times, 1):
        raise BrokenError("undo", f"{name}: {len(choices)} choices were taken back by {times} undos")
    dealt = next((at for at, line in enumerate(gone) if "number" in line), len(gone))
    if any("do" in line for line in gone[dealt:]):
        raise BrokenError("undo", f"{name}: an undo has taken back a deal in which somebody has chosen")
    if "do" not in gone[0] or gone[0]["seat"] not in choices:
        raise BrokenError("undo", f"{name}: an undo has taken back more than the last choice of a person")


def _moved(path: Path, world: World) -> bytes | None:
    """Return the contents of a log that was moved to another folder, or None."""
    for found in world.home.glob(f"data/*/*/{path.stem}*{path.suffix}"):
        return found.read_bytes()
    return None


def _entries(name: str, lines: list[bytes]) -> tuple[bytes, ...]:
    """Return the lines of a log; those of a tournament with sorted keys, as after reading."""
    if not name.endswith(".cucu-club"):
        return tuple(lines)
    whole = [line for line in lines if line.endswith(b"}\n")]
    return tuple(json.dumps(json.loads(line), sort_keys=True).encode() for line in whole)


def _has_all(name: str, data: bytes, lines: tuple[bytes, ...]) -> bool:
    if name.endswith(".cucu-club"):
        return set(lines) <= set(_entries(name, data.splitlines(keepends=True)))
    return data.startswith(b"".join(lines))


@cache
def _sentences(name: str) -> frozenset[str]:
    """Return the sentences by which windows in any language say that this store is not saved."""
    from cucu_desktop.ui.widgets import language, notices  # noqa: PLC0415 - after the clock

    kind = next((kind for part, kind in _KINDS.items() if part in name), None)
    found, spoken = set(), language.spoken()
    for language._spoken[0] in ("en", "de", "it"):
        for each in _KINDS.values() if kind is None else (kind,):
            with suppress(KeyError):
                found |= {notices.store_report(what, each, Path(name).name) for what in ("lost", "changed")}
    language._spoken[0] = spoken
    return frozenset(found)


def _rows(path: Path) -> frozenset[str]:
    """Return the keys of all rows, and of games their match and number."""
    found = set()
    with closing(sqlite3.connect(f"file:{path}?mode=ro", uri=True)) as database:
        tables = [name for (name,) in database.execute("SELECT name FROM sqlite_master WHERE type = 'table'")]
        for table in tables:
            told = database.execute(f"PRAGMA table_info({table})").fetchall()
            keys = (
                [name for _, name, *_, is_key in told if is_key] if table != "games" else ["match", "number"]
            )
            for row in database.execute(f"SELECT {', '.join(keys)} FROM {table}"):
                found.add(" ".join(map(str, row)) if table == "games" else f"{table}/{row}")
    return frozenset(found)


def install() -> None:
    """Watch the logs that are opened and closed, and the notices that are shown."""
    from cucu_desktop import kept_stores  # noqa: PLC0415 - after the clock
    from cucu_desktop.match.log_writer import LogWriter  # noqa: PLC0415
    from cucu_desktop.match.match import Match  # noqa: PLC0415
    from cucu_desktop.ui.play import saved_matches  # noqa: PLC0415
    from cucu_desktop.ui.window.stack.page_stack import PageStack  # noqa: PLC0415

    begin, close, notify = LogWriter.__init__, LogWriter.close, PageStack.notify
    take_back, lock = Match.take_back, saved_matches.lock

    def begun(writer: object, path: Path) -> None:
        begin(writer, path)
        _WRITERS.append((weakref.ref(writer), CLOCK.process))

    def locked(path: Path) -> object:
        store = kept_stores.unwritten_at(path)
        if (taken := lock(path)) is not None and store is not None:
            writer = store.writer if isinstance(store, Match) else store._writer
            writer.is_closed_here = False  # it is used again
        return taken

    def closed(writer: object) -> None:
        close(writer)
        writer.is_closed_here = True
        _CLOSED.append((writer.path, list(writer._lines)))

    def taken_back(match: object) -> int:
        if match.writer is not None:
            _TAKEN_BACK.append(match.writer.path)
        return take_back(match)

    def notified(stack: object, tell: object, *rest: object) -> None:
        if isValid(stack):
            TOLD.append(tell())
        notify(stack, tell, *rest)

    LogWriter.__init__, LogWriter.close, PageStack.notify = begun, closed, notified
    Match.take_back, saved_matches.lock = taken_back, locked
