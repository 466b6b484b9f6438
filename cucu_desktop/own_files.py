"""The program's files: replaced in one step, synced before they take a name, readable by their owner only.

A rename is atomic for readers, but not for a power cut: a file system may have the new name on the disk
before the bytes. So the bytes are synced first, then the file is renamed, then its folder is synced.

Reading never blocks: a pipe without a writer, a device or a file of gigabytes in the place of a file is
refused as unreadable.

Imports nothing of the program and little else, because the start waits for it.
"""

import errno
import os
import stat
import threading
import time
from contextlib import suppress
from pathlib import Path
from typing import Final, TextIO

LARGEST: Final = 1 << 26
"""The largest file in bytes that is read; the log of thousands of deals has a tenth of them."""
OWN_FILE: Final = 0o600
OWN_FOLDER: Final = 0o700
_OF_OTHERS: Final = 0o077
_AT_ONCE: Final = os.O_RDONLY | getattr(os, "O_NONBLOCK", 0) | getattr(os, "O_BINARY", 0)
_NEW: Final = os.O_WRONLY | os.O_CREAT | os.O_EXCL | getattr(os, "O_BINARY", 0)
_INTO: Final = os.O_WRONLY | os.O_TRUNC | getattr(os, "O_NONBLOCK", 0) | getattr(os, "O_BINARY", 0)
_UNSYNCED: Final = frozenset({
    errno.EINVAL,
    errno.ENOTSUP,
    errno.EOPNOTSUPP,
    errno.ENOSYS,
    errno.EROFS,
    errno.EBADF,
    errno.EACCES,
    errno.EPERM,
})  # fmt: skip
"""The errors at syncing where the file system cannot, or the file may not be opened to be read."""
_READER_SECONDS: Final = 10.0
_POLL: Final = 0.05
_UNFINISHED: Final = ".unfinished"
_LEFT_OVER: Final = 3600.0
"""Seconds after which an unfinished file belongs to a program that was killed."""


def read_kept(path: Path) -> bytes:
    """Return the contents of a file.

    Raises:
        OSError: it cannot be read, or is no regular file of at most the largest size.
    """
    with os.fdopen(os.open(path, _AT_ONCE), "rb") as file:
        told = os.fstat(file.fileno())
        if not stat.S_ISREG(told.st_mode) or told.st_size > LARGEST:
            msg = "this is no file to be read at once"
            raise OSError(msg)
        return file.read()


def write_kept(path: Path, text: str) -> None:
    """Write a small file anew, or leave the old one as it was.

    Raises:
        OSError: it cannot be written.
    """
    write_whole(path, text.encode())


def write_whole(path: Path, data: bytes, *, mode: int = OWN_FILE, synced: bool = True) -> None:
    """Replace a file in one step, or leave it as it was; if only its name is not synced, it is replaced.

    Each process and thread writes a temporary file of its own: of several at once the last rename wins.

    Args:
        path: the file; its folder must be there.
        data: its contents.
        mode: its permissions, less the umask.
        synced: whether it survives a power cut. Only a file that can be made again, and whose checksum is
            verified, may do without.

    Raises:
        OSError: it cannot be written.
    """
    beside = path.with_name(f"{path.name}.{os.getpid()}-{threading.get_ident()}{_UNFINISHED}")
    if synced:
        _sweep(path)
    with suppress(FileNotFoundError):
        beside.unlink()  # left by an earlier process with this id, or no file: never written into
    try:
        with os.fdopen(os.open(beside, _NEW, mode), "wb") as file:
            file.write(data)
            file.flush()
            if synced:
                os.fsync(file.fileno())
        beside.replace(path)
    except OSError:
        with suppress(OSError):
            beside.unlink()
        raise
    if synced:
        sync_folder(path.parent)


def write_out(path: Path, data: bytes, *, mode: int = OWN_FILE) -> None:
    """Write a file that the user has named, through a link, pipe or device if it is one.

    A new or regular file is written whole, as by `write_whole`. One with several names (hard links), a pipe
    or a device is opened and written into: a rename would put another file in its place. For a pipe without a
    reader it waits `_READER_SECONDS`.

    Raises:
        OSError: it cannot be written; `filename` is the path.
    """
    try:
        if _is_written_into(path):
            _write_into(path, data)
        else:
            write_whole(Path(os.path.realpath(path)), data, mode=mode)
    except OSError as error:
        raise OSError(error.errno, error.strerror or str(error), str(path)) from error


def _is_written_into(path: Path) -> bool:
    """Return whether a path leads to a file that must stay the same one; OSError for a loop of links."""
    try:
        told = path.stat()
    except FileNotFoundError:
        return False
    of_system = str(path.resolve()).startswith(("/dev/", "/proc/"))  # as /dev/stdout that leads to a file
    return not stat.S_ISREG(told.st_mode) or told.st_nlink != 1 or of_system


def _write_into(path: Path, data: bytes) -> None:
    until = time.monotonic() + _READER_SECONDS
    while True:
        try:
            opened = os.open(path, _INTO)
            break
        except OSError as error:
            if error.errno != errno.ENXIO or not path.is_fifo() or time.monotonic() > until:
                raise
            time.sleep(_POLL)
    with os.fdopen(opened, "wb") as file:
        if hasattr(os, "set_blocking"):
            os.set_blocking(opened, True)
        file.write(data)


def _sweep(path: Path) -> None:
    """Remove unfinished files of killed programs from a folder."""
    with suppress(OSError), os.scandir(path.parent) as entries:
        for entry in entries:
            if entry.name.endswith(_UNFINISHED):
                with suppress(OSError):
                    if entry.stat(follow_symlinks=False).st_mtime < time.time() - _LEFT_OVER:
                        Path(entry).unlink()


def move(source: Path, target: Path) -> None:
    """Rename a file after syncing its contents; a file of the new name is replaced.

    Raises:
        OSError: it cannot be synced or renamed.
    """
    if source.is_file():  # no pipe, and no link that leads nowhere
        _sync(source, _AT_ONCE)
    source.replace(target)
    with suppress(OSError):  # at a power cut the file may have its old name again, and is whole
        sync_folder(target.parent)
        if source.parent != target.parent:
            sync_folder(source.parent)


def own_folder(folder: Path) -> None:
    """Make a folder that only its owner may read; an existing one is unchanged.

    Raises:
        OSError: it cannot be made.
    """
    folder.mkdir(mode=OWN_FOLDER, parents=True, exist_ok=True)


def close_to_others(path: Path) -> None:
    """Restrict a file or folder that an earlier version made readable for all to its owner.

    A path that is missing, belongs to another user or is on a disk without owners is unchanged.
    """
    with suppress(OSError):
        if (mode := path.stat().st_mode) & _OF_OTHERS:
            path.chmod(mode & ~_OF_OTHERS & 0o7777)


def make_own(path: Path) -> None:
    """Make an empty file for its owner only, if none exists and it can be made."""
    with suppress(OSError):
        own_folder(path.parent)
        os.close(os.open(path, _NEW, OWN_FILE))


def append_to(path: Path) -> TextIO:
    """Open a text file to append to, for its owner only; characters that cannot be encoded are escaped.

    Raises:
        OSError: it cannot be opened.
    """
    own_folder(path.parent)
    opened = os.open(path, os.O_WRONLY | os.O_CREAT | os.O_APPEND, OWN_FILE)
    close_to_others(path)
    return os.fdopen(opened, "a", encoding="utf-8", errors="backslashreplace")


def sync_folder(folder: Path) -> None:
    """Sync a directory to the disk (fsync), where the system supports it.

    Raises:
        OSError: the disk has failed; names in the directory may not survive a power cut.
    """
    if os.name == "posix":
        _sync(folder, os.O_RDONLY | os.O_DIRECTORY)


def _sync(path: Path, flags: int) -> None:
    try:
        opened = os.open(path, flags)
        try:
            os.fsync(opened)
        finally:
            os.close(opened)
    except OSError as error:
        if error.errno not in _UNSYNCED:
            raise
