"""Files of versions that had one for each store: taken over into the database, then kept in another folder.

One that an earlier version writes again later is taken over again; what the database has stays.
"""

import json
import sqlite3
from collections.abc import Mapping
from contextlib import suppress
from pathlib import Path
from typing import Any, Final

from cucu_desktop.kept_stores import DAMAGE, free_path, set_aside
from cucu_desktop.own_files import move, own_folder, read_kept

ASIDE: Final = "before"
"""The folder, below that of the user's data, of the files that were taken over."""
DAILY: Final = "daily"
_MOST: Final = 10**6
"""An upper limit of the numbers in a result."""


def found(data: Path) -> list[Path]:
    """Return the old files in the folder of the user's data."""
    paths = [data / "puzzles.json", data / "feats.json"]
    with suppress(OSError):
        paths += [path for path in (data / DAILY).iterdir() if path.suffix in (".json", ".advised")]
    return [path for path in paths if path.is_file()]


def take_over(database: sqlite3.Connection, path: Path) -> bool:
    """Add the contents of an old file to the database; return whether all of it was valid."""
    take = {"puzzles.json": _puzzles, "feats.json": _feats}.get(path.name, _day)
    try:
        return take(database, json.loads(read_kept(path)), path)
    except DAMAGE:
        return False
    except OSError:
        return True


def put_aside(taken: Mapping[Path, bool], data: Path) -> None:
    """Move files that were taken over out of the way; damaged ones are reported."""
    for path, is_whole in taken.items():
        if not is_whole:
            set_aside("results", path, data)
            continue
        with suppress(OSError):
            own_folder(data / ASIDE)
            move(path, free_path(path.name, data / ASIDE))


def _puzzles(database: sqlite3.Connection, told: Any, _: Path) -> bool:  # noqa: ANN401 - any JSON
    is_whole = True
    for name, each in told.items():
        if name == "streak" and is_streak(each):
            database.execute(
                "INSERT INTO streak VALUES (1, ?, ?, ?) ON CONFLICT DO UPDATE SET now = excluded.now,"
                " best = excluded.best, number = excluded.number WHERE excluded.number > number",
                each,
            )
        elif isinstance(each, list) and len(each) == 2 and type(each[0]) is int and 0 < each[0] <= _MOST:
            database.execute(
                "INSERT INTO puzzles VALUES (?, ?, ?) ON CONFLICT DO UPDATE SET"
                " tries = MAX(tries, excluded.tries), solved = MAX(solved, excluded.solved)",
                (name, each[0], each[1] is True),
            )
        else:
            is_whole = False
    return is_whole


def is_streak(told: object) -> bool:
    """Return whether these are three numbers of a streak: now, at most, and of how many answers."""
    if not isinstance(told, list) or [type(each) for each in told] != [int] * 3:
        return False
    now, best, number = told
    return bool(0 <= now <= best <= number <= _MOST)


def _feats(database: sqlite3.Connection, told: Any, _: Path) -> bool:  # noqa: ANN401 - any JSON
    for log, each in told.items():
        rows = [
            (log, str(feat), str(name), str(game), str(day), int(line), int(seat))
            for feat, name, game, day, line, seat in each["found"]
        ]
        looks, size, written = map(int, each["state"])
        is_new = database.execute(
            "INSERT OR IGNORE INTO searched VALUES (?, ?, ?, ?)", (log, looks, size, written)
        )
        if is_new.rowcount:
            database.executemany("INSERT OR IGNORE INTO feats VALUES (?, ?, ?, ?, ?, ?, ?)", rows)
    return True


def _day(database: sqlite3.Connection, told: Any, path: Path) -> bool:  # noqa: ANN401 - any JSON
    log = path.with_suffix(".cucu").name
    if path.suffix == ".json":
        row = told["brought"], told["best"], told["decisions"], told.get("advised", 0)
        is_whole = is_result(*row)
        if is_whole:
            database.execute("INSERT OR IGNORE INTO days VALUES (?, ?, ?, ?, ?)", (log, *row))
        return is_whole
    if not isinstance(told, list):
        return False
    marked = [(log, each) for each in told if type(each) is int and 0 <= each <= _MOST]
    database.executemany("INSERT OR IGNORE INTO advised VALUES (?, ?)", marked)
    return True


def is_result(brought: object, best: object, decisions: object, advised: object) -> bool:
    """Return whether these are the numbers of a result of a daily deal."""
    numbers = [
        each for each in (brought, best, decisions, advised) if type(each) is int and abs(each) <= _MOST
    ]
    if len(numbers) != 4:
        return False
    _, best, decisions, advised = numbers
    return 0 <= best <= decisions and 0 <= advised <= decisions
