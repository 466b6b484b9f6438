"""The club file of this device: each entry is on the disk before it is shown.

The file may have the entries of other devices, too: `take_in` adds those of other files, and nothing is ever
removed. A device has a name of its own, which no file carries to another device.
"""

from collections.abc import Iterable
from contextlib import suppress
from datetime import datetime
from pathlib import Path
from secrets import token_hex
from typing import Final

from cucu_desktop.match.club.book_reader import REWRITING, add, read_book
from cucu_desktop.match.club.conflicts import find_conflicts
from cucu_desktop.match.club.entries import ClubEntry, Device, Problem, merge
from cucu_desktop.match.log_writer import LogWriter
from cucu_desktop.own_files import own_folder, read_kept, write_kept, write_whole

ENDING: Final = ".cucu-club"


class ClubFile:
    """A club file that is open for writing.

    Attributes:
        path: the file.
        entries: all entries, in their common order.
        problems: the lines that could not be read.
        book: their contents.
        version: counts the changes of the book.
    """

    def __init__(self, path: Path, device: str) -> None:
        """Open a file; a missing one is made with the first entry.

        A file with unreadable lines goes on without them, and a copy of it is set aside.

        Args:
            path: the file.
            device: the name of this device.

        Raises:
            OSError: it cannot be read.
        """
        self.path, self.version = path, 0
        is_new = not path.exists()
        data = b"" if is_new else path.read_bytes()
        merged = merge([(path.name, data)])
        self.entries, self.problems = list(merged.entries), list(merged.problems)
        if self.problems:
            self._set_aside(data)
        self.book = read_book(self.entries)
        self._device = Device(device, self.entries)
        lines = [entry.line() for entry in self.entries]
        if is_new:
            self._writer = LogWriter(path)
            return
        if data != b"".join(lines):
            write_whole(path, b"".join(lines))
        self._writer = LogWriter.after(path, lines)

    def _set_aside(self, data: bytes) -> None:
        """Keep a copy of a damaged file."""
        with suppress(OSError):
            aside = self.path.parent.parent / "damaged"
            own_folder(aside)
            write_whole(aside / self.path.name, data)

    @property
    def failed(self) -> OSError | None:
        """The error at writing the last entry; None if all are on the disk."""
        return self._writer.failed

    def write(self, kind: str, **says: object) -> ClubEntry:
        """Write an entry of this device, then add it to the book."""
        entry = self._device.write(kind, datetime.now().astimezone().isoformat("T", "seconds"), **says)
        self._writer.append(entry.fields())
        self.entries.append(entry)
        if entry.kind in REWRITING:
            self.book = read_book(self.entries)
        else:
            add(self.book, entry)
        self.version += 1
        return entry

    @property
    def new_id(self) -> str:
        """An id for a new person or place, which no other device gives."""
        return f"{self._device.name}.{self._device.number + 1}"

    def void(self, entry: str) -> None:
        """Declare the entry with this id void."""
        self.write("void", entry=entry)

    def last_own(self) -> ClubEntry | None:
        """Return the last entry of this device that counts, which `undo` would take back; None if none."""
        voided = {str(entry.says.get("entry")) for entry in self.entries if entry.kind == "void"}
        own = (each for each in reversed(self.entries) if each.device == self._device.name)
        return next((each for each in own if not each.says.get("undo") and each.id not in voided), None)

    def undo(self) -> ClubEntry | None:
        """Take the last entry of this device back by another one, and return it; None if there is none."""
        entry = self.last_own()
        if entry is not None:
            self.write("void", entry=entry.id, undo=True)
        return entry

    def take_in(self, files: Iterable[tuple[str, bytes]]) -> tuple[int, list[Problem]]:
        """Add the entries of other files, given by name and bytes.

        Returns:
            the number of new entries, and the lines that could not be read.
        """
        merged = merge([("", b"".join(entry.line() for entry in self.entries)), *files])
        known = {entry.digest for entry in self.entries}
        new = [entry for entry in merged.entries if entry.digest not in known]
        self._writer.extend(entry.fields() for entry in new)
        for entry in new:
            self._device.learn(entry)
        self.entries = list(merged.entries)
        self.book = read_book(self.entries)
        self.version += 1
        return len(new), list(merged.problems)

    def find_conflicts(self) -> None:
        """Search the book for contradictions of the latest entries."""
        find_conflicts(self.book)

    def data(self) -> bytes:
        """Return the file to be passed on, with all entries in their common order."""
        return b"".join(entry.line() for entry in self.entries)

    def close(self) -> None:
        """Close the file."""
        self._writer.close()


def folder(matches: Path) -> Path:
    """Return the folder of the club's files; it may not exist yet."""
    return matches.parent / "clubs"


def device_name(matches: Path) -> str:
    """Return the random name of this device, which is made with the first call."""
    path = folder(matches) / "device"
    with suppress(OSError, ValueError):
        name = read_kept(path).decode("ascii").strip()
        if name.isalnum():
            return name
    name = token_hex(6)
    with suppress(OSError):
        own_folder(path.parent)
        write_kept(path, name + "\n")
    return name


def open_club(matches: Path) -> ClubFile:
    """Open the club file of this device.

    Raises:
        OSError: it cannot be read.
    """
    return ClubFile(folder(matches) / f"tournament{ENDING}", device_name(matches))
