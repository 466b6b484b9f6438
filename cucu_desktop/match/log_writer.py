"""The writer of a match's log: each line is on the disk before its effect is shown.

A full disk, a read-only folder or a removed one stops the writing, not the game. All lines stay in
memory, and the missing ones are written with the next line, or at the end, if writing works again. A writer
that belongs to a store (`report_as`) reports that to `kept_stores`, which tries again.

A file that another program has changed is not written to: it is neither shortened nor continued. That counts
as a failure, and all lines stay in memory.

A log holds all cards of its match, so only its owner may read it.
"""

import errno
import json
import os
import weakref
from collections.abc import Callable, Iterable
from contextlib import suppress
from pathlib import Path
from typing import Final, NamedTuple, Self

from cucu_desktop.kept_stores import Kind, keep, report
from cucu_desktop.match.log import Line
from cucu_desktop.own_files import OWN_FILE, own_folder, sync_folder

_FLAGS: Final = os.O_RDWR | os.O_CREAT | getattr(os, "O_BINARY", 0)


class LogWriter:
    """Appends lines to a match's log and syncs each to the disk.

    Attributes:
        path: the log.
        failed: the error at writing the last line; None if all are on the disk.
        times_lost: how often the file was missing and was written again.
    """

    def __init__(self, path: Path) -> None:
        self.path = path
        self.failed: OSError | None = None
        self.times_lost = 0
        self._kind: Kind | None = None
        self._store: Callable[[], object] = lambda: None
        """Returns the object with the contents of the log, which owns the writer."""
        self._is_behind = False
        """Whether a change is not on the disk."""
        self._lines: list[bytes] = []
        self._kept = 0
        """The number of lines on the disk."""
        self._file: int | None = None
        self._is_ours = False
        """Whether the file at `path` is this log; another file is never overwritten."""
        self._is_begun = False
        """Whether a whole line was written since the file was made."""
        self._is_listed = False
        """Whether the name of the file was synced since the file was made."""
        self._left: _Stamp | None = None
        """The state in which this writer left the file."""
        self._cuts_rest = False
        """Whether lines after the written ones are to be cut off, although another program wrote them."""

    @classmethod
    def after(cls, path: Path, lines: Iterable[bytes]) -> Self:
        """Return a writer that continues a log after these lines; later lines are cut off."""
        writer = cls(path)
        writer._lines = list(lines)
        writer._kept = len(writer._lines)
        writer._is_ours = writer._cuts_rest = writer._is_listed = True
        try:
            writer._open()
        except OSError as error:
            writer._fail(error)
        return writer

    def report_as(self, kind: Kind, store: object) -> Self:
        """Report failures as those of a store from now on; return the writer."""
        self._kind, self._store = kind, weakref.ref(store)
        return self

    def append(self, line: Line) -> None:
        self.extend([line])

    def extend(self, lines: Iterable[Line]) -> None:
        """Write lines and sync them to the disk."""
        self._lines += map(_encoded, lines)
        self._write()

    def cut(self, lines: int) -> None:
        """Keep the first lines, the header counted, and remove those after them.

        The file is shortened in one step, so that it ends with a whole line whenever the program ends.
        """
        del self._lines[lines:]
        self._kept = min(self._kept, lines)
        self._write()

    def close(self) -> None:
        """Close the file; a log that was removed is written again."""
        if self._is_behind or (self._file is not None and self._is_gone(self._file)):
            self._write()
        self._let_go()

    def _write(self) -> None:
        """Write the missing lines to the disk, and report if that fails, or works again."""
        self._is_behind = True
        lost = self.times_lost
        self._try()
        if self._kind is not None:
            keep(self._kind, self.path, self._see_written, self._store())
            if self.times_lost > lost and not self.failed:
                report("anew", self._kind, self.path)

    def _see_written(self) -> None:
        """Write the missing lines, if there are any; the next line opens the file again.

        Raises:
            OSError: they cannot be written.
        """
        if self._is_behind:
            self._try()
            self._let_go()
        if self._is_behind and self.failed:
            raise self.failed

    def _try(self) -> None:
        try:
            self._open()
            assert self._file is not None
            rest = memoryview(b"".join(self._lines[self._kept :]))
            while rest:
                rest = rest[os.write(self._file, rest) :]
            os.fsync(self._file)
            self._left = _stamp(self._file)
            if not self._is_listed:
                sync_folder(self.path.parent)
                self._is_listed = True
        except OSError as error:
            self._fail(error)
        else:
            self._kept = len(self._lines)
            self._is_begun = True
            self._is_behind = False
            self.failed = None

    def _open(self) -> None:
        """Open the file after its valid lines; a missing one is made.

        Raises:
            OSError: it cannot be opened, or was changed by another program.
        """
        if self._file is not None and self._is_gone(self._file):
            self._let_go()
        if self._file is None:
            own_folder(self.path.parent)
            self._set_replacement_aside()
            is_new = not self.path.exists()
            self._file = os.open(self.path, _FLAGS | (0 if self._is_ours else os.O_EXCL), OWN_FILE)
            self._is_ours = True
            self._is_begun = not is_new
            self._is_listed &= not is_new
            with suppress(OSError):  # perhaps made by an earlier version; not all disks have owners
                self.path.chmod(OWN_FILE)
        if self._left is None or _stamp(self._file) != self._left:
            self._compare(self._file)
        counts = self._size()
        if os.fstat(self._file).st_size > counts:
            os.ftruncate(self._file, counts)
        os.lseek(self._file, counts, os.SEEK_SET)
        self._cuts_rest = False
        self._left = _stamp(self._file)

    def _compare(self, file: int) -> None:
        """Write everything again if lines are missing in the file: it was removed, or cut.

        Raises:
            OSError: another program has written into it.
        """
        kept, found = b"".join(self._lines[: self._kept]), _contents(file)
        if found.startswith(kept):
            if self._cuts_rest or b"".join(self._lines).startswith(found):
                return
        elif kept.startswith(found):
            self._kept = 0
            self.times_lost += 1
            return
        raise OSError(errno.EBUSY, "another program has changed the file", str(self.path))

    def _set_replacement_aside(self) -> None:
        """Rename another file in the place of this log, unless it has the lines of the log."""
        if self._left is None or not self.path.exists():
            return
        with self.path.open("rb", buffering=0) as file:
            if _stamp(file.fileno()).file == self._left.file:
                return
            kept, found = b"".join(self._lines[: self._kept]), _contents(file.fileno())
        if not (found.startswith(kept) or kept.startswith(found)):
            aside, number = self.path.with_name(f"{self.path.name}.other"), 2
            while os.path.lexists(aside):
                aside, number = self.path.with_name(f"{self.path.name}.other-{number}"), number + 1
            self.path.rename(aside)

    def _size(self) -> int:
        return sum(map(len, self._lines[: self._kept]))

    def _is_gone(self, file: int) -> bool:
        """Return whether the open file is no longer at `path`."""
        try:
            return not os.path.samestat(os.fstat(file), self.path.stat())
        except OSError:
            return True

    def _fail(self, error: OSError) -> None:
        self.failed = error
        if self._file is not None and error.errno != errno.EBUSY:
            with suppress(OSError):
                self._left = _stamp(self._file)  # with a part of a line, perhaps
        if self._file is not None and not self._is_begun and not self._has_header(self._file):
            with suppress(OSError):  # an empty file would be reported as a damaged match
                self.path.unlink()
                self._is_ours = False
        self._let_go()

    def _has_header(self, file: int) -> bool:
        """Return whether a file that we have made has a whole line; if unknown, it stays."""
        try:
            return os.fstat(file).st_size >= len(self._lines[0])
        except (OSError, IndexError):
            return True

    def _let_go(self) -> None:
        if self._file is not None:
            with suppress(OSError):  # all valid lines were synced before
                os.close(self._file)
            self._file = None


class _Stamp(NamedTuple):
    """The identity of a file, its size and the time of its last change, by which a change is found."""

    file: tuple[int, int]
    size: int
    changed: int


def _stamp(file: int) -> _Stamp:
    told = os.fstat(file)
    return _Stamp((told.st_dev, told.st_ino), told.st_size, told.st_mtime_ns)


def _contents(file: int) -> bytes:
    with open(file, "rb", closefd=False) as reader:
        reader.seek(0)
        return reader.read()


def _encoded(line: Line) -> bytes:
    # Lone surrogates are refused where names are typed; any others are escaped and read back the same.
    text = json.dumps(line, ensure_ascii=False, separators=(",", ":"))
    return text.encode(errors="surrogatepass") + b"\n"
