"""The club file of this device: each entry is on the disk before it is shown.

The file may have the entries of other devices, too: `take_in` adds those of other files, and nothing is ever
removed. A device has a random key of its own, made at its first entry. Beside it stands the mark of the
machine and folder for which it was made, so that a copy of the folder elsewhere gets another key.
"""

import errno
import sys
from collections.abc import Callable, Iterable, Iterator
from contextlib import suppress
from functools import partial
from hashlib import sha256
from pathlib import Path
from secrets import token_hex
from typing import Final

from cucu_desktop import kept_stores
from cucu_desktop.local_time import local_now
from cucu_desktop.match.club.book_reader import add, read_book, rewrites
from cucu_desktop.match.club.device_keys import shares_key
from cucu_desktop.match.club.entries import ClubEntry, Device, Problem, merge
from cucu_desktop.match.log_writer import LogWriter
from cucu_desktop.own_files import own_folder, read_kept, write_kept, write_whole

ENDING: Final = ".cucu-club"
_FULL: Final = (errno.ENOSPC, errno.EDQUOT, errno.EROFS, errno.EFBIG)


class ClubFile:
    """A club file that is open for writing.

    Attributes:
        path: the file.
        entries: all entries, in their common order.
        problems: the lines that could not be read.
        book: their contents.
    """

    def __init__(self, path: Path, device: str, keep: Callable[[str], None] = lambda _: None) -> None:
        """Open a file; a missing one is made with the first entry.

        A file with unreadable lines goes on without them, and a copy of it is set aside.

        Args:
            path: the file.
            device: the key of this device.
            keep: stores the key of this device, at its first entry.

        Raises:
            OSError: it cannot be read.
        """
        self.path = path
        is_new = not path.exists()
        data = b"" if is_new else path.read_bytes()
        merged = merge([] if is_new else [(path.name, data)])
        self.entries, self.problems = list(merged.entries), list(merged.problems)
        if self.problems:
            kept_stores.keep_copy(path, data)
        self.book = read_book(self.entries)
        self._keep = keep
        self._device = self._own_device(device)
        lines = [entry.line() for entry in self.entries]
        if is_new:
            self._writer = LogWriter(path).report_as("club", self)
            return
        if data != b"".join(lines):
            write_whole(path, b"".join(lines))
        self._writer = LogWriter.after(path, lines).report_as("club", self)

    def _own_device(self, key: str) -> Device:
        """Return the device with this key, or with a new one if another device has written under it, too."""
        return Device(token_hex(6) if shares_key(self.entries, key) else key, self.entries)

    @property
    def device(self) -> str:
        return self._device.name

    def write(self, kind: str, **says: object) -> ClubEntry:
        """Write an entry of this device, then add it to the book."""
        if not self._device.number:
            self._keep(self._device.name)
        entry = self._device.write(kind, local_now().isoformat("T", "seconds"), **says)
        self._writer.append(entry.fields())
        self.entries.append(entry)
        if rewrites(entry):
            self.book = read_book(self.entries)
        else:
            add(self.book, entry)
        return entry

    @property
    def new_id(self) -> str:
        """An id for a new person or place, which no other device gives."""
        return f"{self._device.name}.{self._device.number + 1}"

    def void(self, entry: str) -> None:
        self.write("void", entry=entry)

    def last_own(self) -> ClubEntry | None:
        """Return the last entry of this device that counts, which `undo` would take back; None if none."""
        voided = {str(entry.says.get("entry")) for entry in self.entries if entry.kind == "void"}
        own = (each for each in reversed(self.entries) if each.device == self._device.name)
        return next((each for each in own if not each.says.get("undo") and each.id not in voided), None)

    def undo(self) -> None:
        """Take the last entry of this device back by another one; nothing without one."""
        entry = self.last_own()
        if entry is not None:
            self.write("void", entry=entry.id, undo=True)

    def take_in(self, files: Iterable[tuple[str, bytes]]) -> tuple[int, list[Problem]]:
        """Add the entries of other files, given by name and bytes.

        Returns:
            the number of new entries, and the lines that could not be read.
        """
        merged = merge([("", self.data()), *files])
        known = {entry.digest for entry in self.entries}
        new = [entry for entry in merged.entries if entry.digest not in known]
        self._writer.extend(entry.fields() for entry in new)
        self.entries = list(merged.entries)
        self._device = self._own_device(self._device.name)
        self.book = read_book(self.entries)
        return len(new), list(merged.problems)

    def data(self) -> bytes:
        """Return the file to be passed on, with all entries in their common order."""
        return b"".join(entry.line() for entry in self.entries)

    def close(self) -> None:
        """Close the file; entries that cannot be written are tried again later."""
        self._writer.close()


def folder(matches: Path) -> Path:
    return matches.parent / "clubs"


def club_path(matches: Path) -> Path:
    """Return the tournament's file; it may not exist yet."""
    return folder(matches) / f"tournament{ENDING}"


def device_key(matches: Path) -> str:
    """Return the key of this device; "" before its first entry, or in a copy of another one's folder."""
    path = folder(matches) / "device"
    with suppress(OSError, ValueError):
        key, _, mark = read_kept(path).decode("ascii").strip().partition(" ")
        if key.isalnum() and mark in ("", _mark(path.parent)):
            return key
    return ""


def _keep_key(path: Path, key: str) -> None:
    with suppress(OSError):
        own_folder(path.parent)
        write_kept(path, f"{key} {_mark(path.parent)}\n")


def _mark(place: Path) -> str:
    """Return a mark of this machine and of a folder on it; a copy of the folder has another one."""
    ids = "".join(_machine_id())
    return sha256(f"cucu-desktop/{ids}/{place.stat().st_ino}".encode()).hexdigest()[:16]


def _machine_id() -> Iterator[str]:
    """Yield the machine's id, where the system has one."""
    for name in _MACHINE_IDS:
        with suppress(OSError, UnicodeDecodeError):
            yield Path(name).read_text(encoding="ascii").strip()
            return
    if sys.platform == "win32":
        import winreg  # noqa: PLC0415 - only there

        with (
            suppress(OSError),
            winreg.OpenKey(winreg.HKEY_LOCAL_MACHINE, r"SOFTWARE\Microsoft\Cryptography") as key,
        ):
            yield str(winreg.QueryValueEx(key, "MachineGuid")[0])


_MACHINE_IDS: Final = ("/etc/machine-id", "/var/lib/dbus/machine-id")


def reason_of(error: OSError) -> str:
    """Return the reason for which a club file could not be opened, as `notices.not_opened` takes it."""
    return "unwritable" if error.errno in _FULL else "unreadable"


def open_club(matches: Path) -> ClubFile:
    """Open the club file of this device; one that could not be written is continued where it is, in memory.

    Raises:
        OSError: it cannot be read.
    """
    path = club_path(matches)
    left = kept_stores.unwritten_at(path)
    if isinstance(left, ClubFile):
        return left
    keep = partial(_keep_key, path.with_name("device"))
    key = device_key(matches)
    if key:
        keep(key)  # an earlier version stored no mark
    return ClubFile(path, key or token_hex(6), keep)
