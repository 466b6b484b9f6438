"""A disk that lies: full, read-only, failing now and then; and what is left of it after a power cut.

The program writes through `own_files`, `log_writer` and `kept_stores`; their `os` is replaced by `_System`,
and the methods of `Path` that change a folder ask the same disk. Contents count as synced when their file
was, names when their folder was.
"""

from __future__ import annotations

import errno
import os
import shutil
import sqlite3
from pathlib import Path
from typing import TYPE_CHECKING, Self

if TYPE_CHECKING:
    from collections.abc import Iterator

MODES = ("well", "full", "read-only", "flaky")
FLAKY = 5
"""In mode "flaky" one write in this many fails."""
_WRITING = os.O_WRONLY | os.O_RDWR | os.O_CREAT
_UNSYNCED = (".sqlite", ".sqlite-journal", ".ini", ".lock", ".socket")
"""Endings of files that are written by libraries of their own: they count as synced."""


class Disk:
    """The folder of one home, and how it fails.

    Attributes:
        home: the folder.
        mode: one of `MODES`.
        failures: the paths whose writing has failed since `look`.
        injected: the number of failures.
        torn: the names of files of which only half a line could be written.
    """

    def __init__(self) -> None:
        self.home = Path("/nowhere")
        self.mode = "well"
        self.failures: set[Path] = set()
        self.injected = 0
        self.torn: set[str] = set()
        self._writes = 0
        self._contents: dict[int, bytes] = {}
        self._names: dict[Path, dict[str, int]] = {}
        self._files: dict[int, Path] = {}

    def begin(self, home: Path) -> None:
        """Begin with a folder, which counts as synced."""
        self.home, self.mode = home, "well"
        self.failures.clear()
        self._writes = 0
        self._contents.clear()
        self._names.clear()
        self._files.clear()
        for path in _files(home):
            told = path.stat()
            self._contents[told.st_ino] = path.read_bytes()
            self._names.setdefault(path.parent, {})[path.name] = told.st_ino

    def is_ours(self, path: object) -> bool:
        return isinstance(path, (str, Path)) and str(path).startswith(str(self.home))

    def check(self, path: object, *, names: bool = False) -> None:
        """Fail if the disk does; `names`: a name is changed, for which a full disk may have room."""
        if self.mode == "well" or not self.is_ours(path) or str(path).endswith(_UNSYNCED):
            return
        self._writes += 1
        number = None
        if self.mode == "full" and not names:
            number = errno.ENOSPC
        elif self.mode == "read-only":
            number = errno.EROFS
        elif self.mode == "flaky" and self._writes % FLAKY == 0:
            number = errno.EIO
        if number is not None:
            self.failures.add(Path(path))
            self.injected += 1
            raise OSError(number, os.strerror(number), str(path))

    # Power cuts

    def opened(self, file: int, path: Path, *, is_new: bool) -> None:
        self._files[file] = path
        if is_new:  # perhaps by the number of a file that is gone
            self._contents.pop(os.fstat(file).st_ino, None)

    def path_of(self, file: int) -> Path | None:
        return self._files.get(file)

    def synced(self, file: int) -> None:
        """Take over what is synced by this file descriptor: a file's contents, or a folder's names."""
        told = os.fstat(file)
        path = self._files.get(file)
        if path is not None and path.is_dir():
            self._names[path] = {each.name: each.inode() for each in os.scandir(path)}
        else:
            self._contents[told.st_ino] = (
                os.pread(file, told.st_size, 0) if _is_readable(file) else _read(path)
            )

    def unlinked(self, path: Path) -> None:
        self._names.get(path.parent, {}).pop(path.name, None)

    def copy(self, home: Path, *, cut: bool) -> None:
        """Copy the folder to another one: as programs see it, or with `cut` as a power cut leaves it."""
        for folder, _, files in os.walk(self.home):
            there = home / Path(folder).relative_to(self.home)
            there.mkdir(parents=True, exist_ok=True)
            if cut:
                self._copy_synced(Path(folder), files, there)
                continue
            for name in files:
                _copy(Path(folder) / name, there / name)

    def _copy_synced(self, folder: Path, files: list[str], there: Path) -> None:
        names = self._names.get(folder, {})
        for name in files:
            if name.endswith(_UNSYNCED):
                _copy(folder / name, there / name)
        for name, inode in names.items():
            if (folder / name).is_dir():
                continue
            if not name.endswith(_UNSYNCED) and (inode in self._contents or (folder / name).exists()):
                (there / name).write_bytes(self._contents.get(inode, b""))
                if (folder / name).exists():
                    shutil.copystat(folder / name, there / name)


def _copy(source: Path, target: Path) -> None:
    if source.is_file() and not source.name.endswith((".lock", ".socket")):
        shutil.copy2(source, target)


def _is_readable(file: int) -> bool:
    try:
        os.pread(file, 0, 0)
    except OSError:
        return False
    return True


def _read(path: Path | None) -> bytes:
    return path.read_bytes() if path is not None and path.exists() else b""


def _files(home: Path) -> Iterator[Path]:
    for folder, _, files in os.walk(home):
        for name in files:
            yield Path(folder) / name


DISK = Disk()


class _File:
    """An open file whose writes ask the disk."""

    def __init__(self, file: object, path: Path | None) -> None:
        self._file, self._path = file, path

    def write(self, data: bytes) -> int:
        DISK.check(self._path)
        return self._file.write(data)

    def __enter__(self) -> Self:
        return self

    def __exit__(self, *_: object) -> None:
        self._file.close()

    def __getattr__(self, name: str) -> object:
        return getattr(self._file, name)


class _System:
    """The module `os` as the program's stores see it."""

    def __getattr__(self, name: str) -> object:
        return getattr(os, name)

    @staticmethod
    def open(path: Path, flags: int, mode: int = 0o777) -> int:
        if flags & _WRITING and DISK.is_ours(path) and not os.path.lexists(path):
            DISK.check(path, names=True)
        elif flags & _WRITING and DISK.mode == "read-only":
            DISK.check(path)
        is_new = flags & os.O_CREAT and not os.path.lexists(path)
        file = os.open(path, flags, mode)
        DISK.opened(file, Path(path), is_new=bool(is_new))
        return file

    @staticmethod
    def fdopen(file: int, *arguments: object, **named: object) -> object:
        return _File(os.fdopen(file, *arguments, **named), DISK.path_of(file))

    @staticmethod
    def write(file: int, data: bytes) -> int:
        try:
            DISK.check(DISK.path_of(file))
        except OSError:
            if len(data) > 1:  # some of it is written before the disk is full
                os.write(file, bytes(data[: len(data) // 2]))
                DISK.torn.add(DISK.path_of(file).name)
            raise
        return os.write(file, data)

    @staticmethod
    def fsync(file: int) -> None:
        path = DISK.path_of(file)
        if path is None or not path.is_dir():
            DISK.check(path, names=True)
        DISK.synced(file)


def _watched(name: str, usual: object) -> object:
    def change(path: Path, *arguments: object, **named: object) -> object:
        DISK.check(path, names=True)
        found = usual(path, *arguments, **named)
        if name == "unlink" and DISK.is_ours(path):
            DISK.unlinked(path)
        return found

    return change


def install() -> None:
    """Make the program write to this disk."""
    from cucu_desktop import kept_stores, own_files  # noqa: PLC0415 - after the clock
    from cucu_desktop.match import log_writer  # noqa: PLC0415

    for module in (own_files, log_writer, kept_stores):
        module.os = _System()
    for name in ("unlink", "replace", "rename"):
        setattr(Path, name, _watched(name, getattr(Path, name)))
    connect = sqlite3.connect

    def connected(*arguments: object, **named: object) -> sqlite3.Connection:
        opened = connect(*arguments, **named)
        if DISK.mode in ("full", "read-only") and arguments[0] != ":memory:":
            opened.execute("PRAGMA query_only = ON")
        return opened

    sqlite3.connect = connected
