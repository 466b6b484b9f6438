"""Keeps the preferences in the settings file.

    settings.change(speed="fast")

stores the new value and emits `changed` with the names of the preferences that differ. Values in the file
that are not valid are left out; a file that cannot be written is reported and tried again by `kept_stores`.
"""

from __future__ import annotations

import os
import stat
from contextlib import contextmanager, nullcontext, suppress
from dataclasses import replace
from typing import TYPE_CHECKING, Any, Final

from PySide6.QtCore import QByteArray, QLocale, QLockFile, QObject, QSettings, Signal

from cucu_desktop.catalogues import known_language
from cucu_desktop.kept_stores import PATIENCE, keep
from cucu_desktop.own_files import close_to_others, make_own, own_folder
from cucu_desktop.ui.widgets.preferences import ROWS, Preferences

if TYPE_CHECKING:
    from collections.abc import Iterable, Iterator
    from pathlib import Path

_ASIDE: Final = "aside"
"""The group of the file for values that are not valid."""
_LARGEST: Final = 1 << 24
"""Bytes: a larger file is no settings file."""
_SHARED: Final = frozenset(name for name, row in ROWS.items() if row.depth)


class Settings(QObject):
    """The preferences as they are now, written to their file when they change."""

    changed = Signal(frozenset)
    """The names of the preferences that have just changed."""

    def __init__(self, path: Path, languages: Iterable[str] | None = None) -> None:
        """Read the file.

        Args:
            path: the settings file; it need not be there.
            languages: the system's languages, the preferred one first; Qt's by default.
        """
        super().__init__()
        self._path = path
        close_to_others(path)
        self._file = QSettings(str(path), QSettings.Format.IniFormat) if _may_be_settings(path) else None
        self._odd: tuple[str, ...] = ()
        if languages is None:
            languages = QLocale.system().uiLanguages()
        self._now = self._read(Preferences(language=known_language(*languages)))

    @property
    def now(self) -> Preferences:
        return self._now

    @property
    def odd(self) -> tuple[str, ...]:
        """The keys of the file whose values are not valid."""
        return self._odd

    def set_aside_odd(self) -> None:
        """Move the values of `odd` to the group "aside" of the file, so that they are reported once."""
        if self._file is not None:
            for key in self._odd:
                self._file.setValue(f"{_ASIDE}/{key}", self._file.value(key))
                self._file.remove(key)
        self._odd = ()

    def change(self, **values: object) -> None:
        """Set preferences by name and save them."""
        self.put(replace(self._now, **values))  # type: ignore[arg-type]

    def put(self, preferences: Preferences) -> None:
        """Set these preferences and save them."""
        new = {name for name in ROWS if getattr(preferences, name) != getattr(self._now, name)}
        if not new:
            return
        before, self._now = self._now, preferences
        self._keep(new, before)
        self.changed.emit(frozenset(new))

    def _keep(self, new: set[str], before: Preferences) -> None:
        """Write the preferences with these names."""
        with locked(self._path) if new & _SHARED else nullcontext():
            if self._file is not None:
                if new & _SHARED:
                    self._file.sync()
                    self._merge(new & _SHARED, before)
                make_own(self._path)  # Qt would make it for all to read
                for name in new:
                    self._file.setValue(ROWS[name].key or name, _written(getattr(self._now, name)))
            keep("settings", self._path, self._sync)

    def _sync(self) -> None:
        """Write pending changes to the file.

        A QSettings keeps an error for ever; whether it is over shows only in another one for the same file.

        Raises:
            OSError: they cannot be written.
        """
        if self._file is not None:
            self._file.sync()
            if self._file.status() != QSettings.Status.AccessError:
                return
            self._file = QSettings(str(self._path), QSettings.Format.IniFormat)
            self._file.sync()
            if self._file.status() != QSettings.Status.AccessError:
                return
        msg = "the settings cannot be written"
        raise OSError(msg)

    def _merge(self, new: set[str], before: Preferences) -> None:
        """Merge in what another window has written of these preferences; changes made here win."""
        assert self._file is not None
        for name in new:
            ours = getattr(self._now, name)
            raw = self._file.value(name)
            if raw is None:
                continue
            try:
                theirs = ROWS[name].read(raw)
                both = merged(getattr(before, name), ours, theirs, ROWS[name].depth)
                ROWS[name].read(_written(both))  # of keys both may have chosen the same
            except (ValueError, TypeError, RecursionError):
                continue
            self._now = replace(self._now, **{name: both})

    def _read(self, preferences: Preferences) -> Preferences:
        """Return the preferences in the file; those that are not valid there are taken from `preferences`."""
        found: dict[str, Any] = {}
        odd = []
        if self._file is None:
            return preferences
        for name, row in ROWS.items():
            key = row.key or name
            raw = self._file.value(key)
            if raw is None:
                continue
            try:
                found[name] = row.read(raw)
            except (ValueError, TypeError, RecursionError):
                odd.append(key)
        self._odd = tuple(odd)
        return replace(preferences, **found)


@contextmanager
def locked(path: Path) -> Iterator[None]:
    """Hold the lock of a file, so that no other window reads, merges and writes it at the same time.

    Without a lock (a disk without locks, a program that hangs for `PATIENCE`) it goes on unlocked.
    """
    with suppress(OSError):
        own_folder(path.parent)
    lock = QLockFile(str(path.with_name(f".{path.name}.lock")))
    lock.setStaleLockTime(0)
    lock.tryLock(round(PATIENCE * 1000))
    try:
        yield
    finally:
        lock.unlock()


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


def _may_be_settings(path: Path) -> bool:
    """Return whether settings can be read and written there: in a pipe or a device one would wait for ever.

    So Qt would for the lock that it puts beside them, if something stands there that it cannot take away.
    """
    lock = path.with_name(path.name + ".lock")
    try:
        if os.path.lexists(lock) and not stat.S_ISREG(lock.lstat().st_mode):
            return False
        told = path.stat()
    except OSError:
        return True  # there is none yet, or Qt will find out why it cannot be read
    return stat.S_ISREG(told.st_mode) and told.st_size <= _LARGEST


def _written(value: object) -> object:
    if isinstance(value, bytes):
        return QByteArray(value)
    if isinstance(value, (dict, tuple)):
        import json  # noqa: PLC0415 - few settings need it, and none of a first start

        return json.dumps(value, ensure_ascii=False)
    return value
