"""Shared handling of stored files: concurrent windows, failed writes, damaged files.

A store that two windows may write is read again, merged and written while its lock is held (`locked`).
Data that cannot be written stays in memory and is tried again (`keep`, `try_again`); a damaged file is moved
to the folder `damaged` (`set_aside`). A listener (`listen`), in practice the window, gets a `Report` of each.
"""

from __future__ import annotations

import os
import time
from contextlib import contextmanager, suppress
from pathlib import Path
from typing import TYPE_CHECKING, Any, Final, Literal, NamedTuple

from cucu_desktop.own_files import OWN_FILE, move, own_folder

if TYPE_CHECKING:
    from collections.abc import Callable, Iterator

Kind = Literal["evening", "season", "puzzles", "feats", "day", "draft", "statistics", "score"]
What = Literal["damaged", "mended", "lost", "well"]

DAMAGE: Final = (KeyError, TypeError, ValueError, AttributeError, IndexError, ArithmeticError, RecursionError)
"""Errors that reading a hand-edited file can raise."""
PATIENCE: Final = 2.0
"""Seconds of waiting for a lock that another program holds."""
_POLL: Final = 0.02
_LONGEST: Final = 255
"""The longest file name in bytes on most systems."""
_LOCK: Final = os.O_RDWR | os.O_CREAT | getattr(os, "O_NOFOLLOW", 0) | getattr(os, "O_NONBLOCK", 0)


class Report(NamedTuple):
    """A change in the condition of a store.

    Attributes:
        what: "damaged", and set aside; "mended", kept without its damaged parts, with a copy set
            aside; "lost", it cannot be written; "well", it can again.
        kind: the kind of store.
        name: the name of its file.
    """

    what: What
    kind: Kind
    name: str


_listener: Callable[[Report], object] | None = None
_waiting: dict[Path, tuple[Kind, Callable[[], object]]] = {}
_held: set[Path] = set()


def listen(listener: Callable[[Report], object] | None) -> None:
    """Send all reports from now on to this listener, and to no other."""
    global _listener  # noqa: PLW0603 - there is one window in a process
    _listener = listener


def report(what: What, kind: Kind, path: Path) -> None:
    """Send a report to the listener, if any."""
    if _listener is not None:
        _listener(Report(what, kind, path.name))


# Writing


def keep(kind: Kind, path: Path, write: Callable[[], object]) -> bool:
    """Write a store, or try again later if it cannot be written; return whether it is written.

    Args:
        kind: the kind of store.
        path: its file.
        write: writes it, or raises OSError; may be called again.
    """
    try:
        write()
    except OSError:
        was_known = path in _waiting
        _waiting[path] = kind, write
        if not was_known:
            report("lost", kind, path)
        return False
    if _waiting.pop(path, None) is not None:
        report("well", kind, path)
    return True


def try_again() -> bool:
    """Write the stores that could not be written before; return whether any are still waiting."""
    for path, (kind, write) in list(_waiting.items()):
        keep(kind, path, write)
    return bool(_waiting)


def forget(path: Path) -> None:
    """Cancel the pending write of a store that is to be deleted."""
    _waiting.pop(path, None)


# Two windows


@contextmanager
def locked(path: Path) -> Iterator[None]:
    """Hold the lock of a file, so that no other window reads, merges and writes it at the same time.

    Without a lock (a disk without locks, a program that hangs) it goes on unlocked. The lock is reentrant.
    """
    if path in _held:
        yield
        return
    file = None
    with suppress(OSError):
        own_folder(path.parent)
        file = os.open(path.with_name(f".{path.name}.lock"), _LOCK, OWN_FILE)
    try:
        if file is not None:
            _take(file)
        _held.add(path)
        yield
    finally:
        _held.discard(path)
        if file is not None:
            os.close(file)


def _take(file: int) -> None:
    deadline = time.monotonic() + PATIENCE
    while not _is_taken(file) and time.monotonic() < deadline:
        time.sleep(_POLL)


def _is_taken(file: int) -> bool:
    """Try to take a lock, released when the file is closed; return whether to stop waiting."""
    try:
        if os.name == "nt":
            import msvcrt  # noqa: PLC0415

            msvcrt.locking(file, msvcrt.LK_NBLCK, 1)  # type: ignore[attr-defined,unused-ignore]
        else:
            import fcntl  # noqa: PLC0415

            fcntl.flock(file, fcntl.LOCK_EX | fcntl.LOCK_NB)
    except (BlockingIOError, PermissionError):
        return False
    except OSError:
        return True
    return True


def merged(before: Any, ours: Any, theirs: Any, depth: int) -> Any:  # noqa: ANN401 - JSON, or tuples of text
    """Return the three-way merge of a value that two windows have changed.

    `depth`: how many levels of nested objects are merged key by key; deeper ones are taken whole.
    """
    if isinstance(ours, tuple):
        gone = set(before) - set(ours)
        return tuple(dict.fromkeys(each for each in (*theirs, *ours) if each not in gone))
    if not depth or not all(isinstance(each, dict) for each in (before, ours, theirs)):
        return ours
    found = {key: value for key, value in theirs.items() if key in ours or key not in before}
    for key, value in ours.items():
        if key not in before or value != before[key]:
            found[key] = merged(before.get(key, {}), value, theirs.get(key, {}), depth - 1)
    return found


# Damaged files


def set_aside(kind: Kind, path: Path, data: Path) -> bool:
    """Move a damaged file to the folder `damaged` of the user's data; return whether it is out of the way."""
    aside = data / "damaged"
    try:
        own_folder(aside)
        move(path, _free(aside, path.name))
    except OSError:
        return False
    report("damaged", kind, path)
    return True


def _free(folder: Path, name: str) -> Path:
    """Return an unused path in a folder."""
    path, number = folder / name, 2
    while os.path.lexists(path):
        path, number = folder / f"{Path(name).stem}-{number}{Path(name).suffix}", number + 1
    return path


def is_file_name(name: object) -> bool:
    """Return whether a text is a valid file name within any folder."""
    if not isinstance(name, str) or "\0" in name or "/" in name or "\\" in name:
        return False
    try:
        size = len(os.fsencode(name))
    except UnicodeError:
        return False
    return name not in ("", ".", "..") and Path(name).name == name and size <= _LONGEST
