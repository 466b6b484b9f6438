"""The writer of a match's log: each line is on the disk before its effect is shown.

A full disk, a read-only folder or a removed one stops the writing, not the game. All lines stay in
memory, and the missing ones are written with the next line, or at the end, if writing works again.

A log holds all cards of its match, so only its owner may read it.
"""

import json
import os
from collections.abc import Iterable
from contextlib import suppress
from pathlib import Path
from typing import Final, Self

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
        self._lines: list[bytes] = []
        self._kept = 0
        """The number of lines on the disk."""
        self._file: int | None = None
        self._is_ours = False
        """Whether the file at `path` is this log; another file is never overwritten."""
        self._is_begun = False
        """Whether a whole line was written since the file was made."""

    @classmethod
    def after(cls, path: Path, lines: Iterable[bytes]) -> Self:
        """Return a writer that continues a log after these lines; later lines are cut off."""
        writer = cls(path)
        writer._lines = list(lines)
        writer._kept = len(writer._lines)
        writer._is_ours = True
        try:
            writer._open()
        except OSError as error:
            writer._fail(error)
        return writer

    def append(self, line: Line) -> None:
        """Write a line and sync it to the disk."""
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

    def try_again(self) -> None:
        """Write the lines that could not be written before, if possible."""
        if self.failed:
            self._write()

    def close(self) -> None:
        """Close the file; a log that was removed is written again."""
        if self.failed or (self._file is not None and self._is_gone(self._file)):
            self._write()
        self._let_go()

    def _write(self) -> None:
        """Write the missing lines to the disk."""
        try:
            is_new = self._open()
            assert self._file is not None
            rest = memoryview(b"".join(self._lines[self._kept :]))
            while rest:
                rest = rest[os.write(self._file, rest) :]
            os.fsync(self._file)
            if is_new:
                sync_folder(self.path.parent)
        except OSError as error:
            self._fail(error)
        else:
            self._kept = len(self._lines)
            self._is_begun = True
            self.failed = None

    def _open(self) -> bool:
        """Open the file after its valid lines; return whether it was created."""
        if self._file is not None and self._is_gone(self._file):
            self._let_go()
        is_new = False
        if self._file is None:
            own_folder(self.path.parent)
            is_new = not self.path.exists()
            self._file = os.open(self.path, _FLAGS | (0 if self._is_ours else os.O_EXCL), OWN_FILE)
            self._is_ours = True
            self._is_begun = not is_new
            with suppress(OSError):  # perhaps made by an earlier version; not all disks have owners
                self.path.chmod(OWN_FILE)
            self._compare(self._file)
        counts = self._size()
        if os.fstat(self._file).st_size > counts:
            os.ftruncate(self._file, counts)
        os.lseek(self._file, counts, os.SEEK_SET)
        return is_new

    def _compare(self, file: int) -> None:
        """Write everything again if the written lines are not in the file: it was removed, or changed."""
        kept = b"".join(self._lines[: self._kept])
        with open(file, "rb", closefd=False) as reader:
            if reader.read(len(kept)) != kept:
                self._kept = 0
                self.times_lost += 1

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


def _encoded(line: Line) -> bytes:
    # Lone surrogates are refused where names are typed; any others are escaped and read back the same.
    text = json.dumps(line, ensure_ascii=False, separators=(",", ":"))
    return text.encode(errors="surrogatepass") + b"\n"
