"""Shared handling of stored files: failed writes and damaged files.

Data that cannot be written stays in memory and is tried again (`keep`, `try_again`); a damaged file is moved
to the folder `damaged` (`set_aside`). A listener (`listen`), in practice the window, gets a `Report` of each.
"""

from __future__ import annotations

import errno
import os
from contextlib import suppress
from pathlib import Path
from typing import TYPE_CHECKING, Final, Literal, NamedTuple

from cucu_desktop.own_files import move, own_folder, write_whole

if TYPE_CHECKING:
    from collections.abc import Callable

Kind = Literal["evening", "season", "settings", "results", "score", "club", "match"]
What = Literal["damaged", "mended", "lost", "changed", "newer", "well", "anew"]

DAMAGE: Final = (KeyError, TypeError, ValueError, AttributeError, IndexError, ArithmeticError, RecursionError)
"""Errors that reading a hand-edited file can raise."""
PATIENCE: Final = 2.0
"""Seconds of waiting for a lock that another program holds."""
_LONGEST: Final = 255
"""The longest file name in bytes on most systems."""


class NewerVersionError(OSError):
    """A newer version of the program has written the file."""


class Report(NamedTuple):
    """A change in the condition of a store.

    Attributes:
        what: "damaged", and set aside; "mended", kept without its damaged parts, with a copy set
            aside; "lost", it cannot be written; "changed", nor can it, as another program has changed the
            file, or "newer", as a newer version of the program has written it; "well", it can again;
            "anew", it was gone, and has been written again.
        kind: the kind of store.
        name: the name of its file.
    """

    what: What
    kind: Kind
    name: str


class _Unwritten(NamedTuple):
    """A store that could not be written: its kind, what writes it, and the object with its contents."""

    kind: Kind
    write: Callable[[], object]
    store: object


_listener: Callable[[Report], object] | None = None
_waiting: dict[Path, _Unwritten] = {}
_afterwards: dict[Path, list[Callable[[], object]]] = {}


def listen(listener: Callable[[Report], object] | None) -> None:
    """Send all reports from now on to this listener, and to no other."""
    global _listener  # noqa: PLW0603 - there is one window in a process
    _listener = listener


def report(what: What, kind: Kind, path: Path) -> None:
    if _listener is not None:
        _listener(Report(what, kind, path.name))


# Writing


def keep(kind: Kind, path: Path, write: Callable[[], object], store: object = None) -> bool:
    """Write a store, or try again later if it cannot be written; return whether it is written.

    Args:
        kind: the kind of store.
        path: its file.
        write: writes it, or raises OSError; may be called again.
        store: the object that has the contents as long as they are not on the disk.
    """
    try:
        write()
    except OSError as error:
        was_known = path in _waiting
        _waiting[path] = _Unwritten(kind, write, store)
        if not was_known:
            is_newer = isinstance(error, NewerVersionError)
            what: What = "newer" if is_newer else "changed" if error.errno == errno.EBUSY else "lost"
            report(what, kind, path)
        return False
    if _waiting.pop(path, None) is not None:
        report("well", kind, path)
        for then in _afterwards.pop(path, []):
            then()
    return True


def try_again() -> bool:
    """Write the stores that could not be written before; return whether any are still waiting."""
    for path, (kind, write, store) in list(_waiting.items()):
        keep(kind, path, write, store)
    return bool(_waiting)


def unwritten() -> tuple[Kind, ...]:
    """Return the kinds of the stores that could not be written yet, each once."""
    return tuple(dict.fromkeys(waits.kind for waits in _waiting.values()))


def unwritten_at(path: Path) -> object:
    """Return the object with the contents of a file that could not be written yet; None if all are there.

    The file on the disk has less, and is not to be read instead.
    """
    return _waiting[path].store if path in _waiting else None


def stored_in(folder: Path, ending: str) -> set[Path]:
    """Return the files of a folder by the ending of their names, also those that could not be written yet."""
    found = {path for path in _waiting if path.parent == folder and path.suffix == ending}
    with suppress(OSError):
        found.update(folder.glob("*" + ending))
    return found


def is_taken(path: Path) -> bool:
    """Return whether a path is that of a file, or of contents that could not be written yet."""
    return path in _waiting or os.path.lexists(path)


def when_written(path: Path, then: Callable[[], object]) -> None:
    """Call `then` once a store is on the disk: at once, unless it is to be tried again."""
    if path in _waiting:
        _afterwards.setdefault(path, []).append(then)
    else:
        then()


def forget(path: Path) -> None:
    """Cancel the pending write of a store that is to be deleted."""
    _waiting.pop(path, None)
    for then in _afterwards.pop(path, []):
        then()


# Damaged files


def set_aside(kind: Kind, path: Path, data: Path) -> bool:
    """Move a damaged file to the folder `damaged` of the user's data; return whether it is out of the way."""
    aside = data / "damaged"
    try:
        own_folder(aside)
        move(path, free_path(path.name, aside))
    except OSError:
        return False
    report("damaged", kind, path)
    return True


def keep_copy(path: Path, data: bytes) -> None:
    """Set a copy of the contents of a damaged file aside."""
    with suppress(OSError):
        aside = path.parent.parent / "damaged"
        own_folder(aside)
        write_whole(aside / path.name, data)


def free_path(name: str, *folders: Path) -> Path:
    """Return a path in the first of the folders, of this name or with a number, that is in none of them."""
    stem, ending, number = Path(name).stem, Path(name).suffix, 1
    while any(is_taken(folder / name) for folder in folders):
        number += 1
        name = f"{stem}-{number}{ending}"
    return folders[0] / name


def is_file_name(name: object) -> bool:
    """Return whether a text is a valid file name within any folder."""
    if not isinstance(name, str) or "\0" in name or "/" in name or "\\" in name:
        return False
    try:
        size = len(os.fsencode(name))
    except UnicodeError:
        return False
    return name not in ("", ".", "..") and Path(name).name == name and size <= _LONGEST
