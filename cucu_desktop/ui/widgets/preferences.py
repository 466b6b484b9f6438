"""What the person at the screen likes: one frozen value, kept in a settings file, handed to whoever needs it.

    preferences.put(replace(preferences.now, speed="fast"))

stores the new value and tells through `changed` which parts of it are new. A settings file that cannot be
understood is read as far as it can be; one that cannot be written is told once through `lost`, and the
program goes on without.
"""

from __future__ import annotations

import os
import stat
from contextlib import nullcontext
from dataclasses import field, fields, replace
from typing import TYPE_CHECKING, Any, Final, Literal, get_args

from PySide6.QtCore import QByteArray, QLocale, QObject, QSettings, QTimer, Signal

from cucu_desktop.catalogues import LANGUAGES, known_language
from cucu_desktop.frozen import frozen
from cucu_desktop.kept_stores import locked, merged
from cucu_desktop.names import as_named
from cucu_desktop.own_files import close_to_others, make_own

if TYPE_CHECKING:
    from collections.abc import Callable, Iterable, Mapping
    from pathlib import Path

    from PySide6.QtWidgets import QApplication

    from cucu_desktop.json_values import Json, JsonObject

Speed = Literal["slow", "normal", "fast", "at once", "by key"]
SpeedChoice = Literal["slow", "normal", "fast", "at once", "by key", "usual"]
Scheme = Literal["lamp", "day", "contrast"]
SchemeChoice = Literal["lamp", "day", "contrast", "system"]
Motion = Literal["full", "reduced", "system"]

SPEEDS: Final[tuple[Speed, ...]] = get_args(Speed)
SPEED_CHOICES: Final[tuple[SpeedChoice, ...]] = get_args(SpeedChoice)
SCHEMES: Final[tuple[SchemeChoice, ...]] = get_args(SchemeChoice)
MOTIONS: Final[tuple[Motion, ...]] = get_args(Motion)
TEXT_SIZES: Final = (100, 110, 125, 150, 175, 200)
"""Text sizes offered, in percent; any between the first and the last is understood."""
READING_TIMES: Final = (0, 3, 5, 10, 20)
"""For how many seconds a result or a pause stays, as far as offered; 0: until somebody goes on."""


@frozen
class Preferences:
    """Everything a person can set.

    Attributes:
        language: of the window.
        speed: of what moves on the table; "usual", as long as none is chosen: see `speed_of`.
        result_seconds: for how many seconds a result that is to be read stays; 0: until somebody goes on.
        pause_seconds: after how many seconds a pause before a turn goes by, where several people share the
            screen; 0: when somebody lets it.
        last_card: whether the last card of a hand, and what has one answer, is played by itself.
        trick_points: whether the points taken so far in a deal of tricks are shown.
        glosses: whether the names of series are explained wherever they are said.
        motion: whether things move at all, or as the system has it.
        scheme: the colours of the table, or as the system has it.
        text: the size of all text, in percent.
        volume: of the sounds, in percent; 0 is silence.
        muted: whether nothing is to be heard for now.
        calls: whether what is said at the table is spoken, too, where the system has a voice.
        four_colours: whether each suit of the standard pack has a colour of its own.
        other_back: whether cards have their pack's other back, if it has one.
        letter_keys: whether keys of one character work; who dictates to the computer may want none.
        keys: which letter does what another one does at first.
        full_screen: whether the window fills the screen.
        geometry: where the window was, as Qt tells it; empty before it has been anywhere.
        account: whether the running account is open.
        table_talk: whether the bots may chat.
        name, face: of the person, for the next match.
        tables: for each game's id how its last table was laid, as the set-up page writes it.
        places: for each game's id at whose table one would like to sit, if not at the usual one's.
        sets: for each game's id the sets of options that were given a name, as the set-up page writes them.
        told: the names of logs that cannot be read and have been told of.
        lessons: the games whose lessons have been offered, or taken.
    """

    language: str = "en"
    speed: SpeedChoice = "usual"
    result_seconds: int = 0
    pause_seconds: int = 0
    last_card: bool = True
    trick_points: bool = False
    glosses: bool = True
    motion: Motion = "system"
    scheme: SchemeChoice = "system"
    text: int = 100
    volume: int = 70
    muted: bool = False
    calls: bool = False
    four_colours: bool = False
    other_back: bool = False
    letter_keys: bool = True
    keys: Mapping[str, str] = field(default_factory=dict)
    full_screen: bool = False
    geometry: bytes = b""
    account: bool = False
    table_talk: bool = True
    name: str = ""
    face: str = ""
    tables: Mapping[str, Mapping[str, Json]] = field(default_factory=dict)
    places: Mapping[str, str] = field(default_factory=dict)
    sets: Mapping[str, Mapping[str, Json]] = field(default_factory=dict)
    told: tuple[str, ...] = ()
    lessons: tuple[str, ...] = ()


_KEYS: Final = {"geometry": "place"}
"""What is kept in the file under another name than it has here: files are read for longer than names last."""

_ASIDE: Final = "aside"
"""The group of the file for what meant nothing."""

SHARED: Final = frozenset(("keys", "places", "sets", "tables", "told", "lessons"))
"""What has several parts under one key of the file: of two windows each may change others."""

AGAIN: Final = 5000
"""Milliseconds after which settings that could not be written are tried again."""
_LARGEST: Final = 1 << 24
"""Bytes: what is larger is no settings file."""
_DEEPEST: Final = 20

_CHOICES: Final[dict[str, tuple[str, ...]]] = {
    "language": LANGUAGES,
    "speed": SPEED_CHOICES,
    "motion": MOTIONS,
    "scheme": SCHEMES,
}


class Settings(QObject):
    """The wishes of now, in step with their file."""

    changed = Signal(frozenset)
    """The names of the wishes that have just changed."""
    lost = Signal()
    """The settings cannot be kept; told once."""
    regained = Signal()
    """The settings could not be kept, and are written again."""

    def __init__(self, path: Path, languages: Iterable[str] | None = None) -> None:
        """Read the wishes.

        Args:
            path: the settings file; it need not be there.
            languages: what the system speaks, the best one first; asked of Qt if not given.
        """
        super().__init__()
        self._path = path
        close_to_others(path)
        self._file = QSettings(str(path), QSettings.Format.IniFormat) if _may_be_settings(path) else None
        self._lost = False
        self._odd: tuple[str, ...] = ()
        if languages is None:
            languages = QLocale.system().uiLanguages()
        self._now = self._read(Preferences(language=known_language(*languages)))

    @property
    def now(self) -> Preferences:
        """The wishes as they stand."""
        return self._now

    @property
    def odd(self) -> tuple[str, ...]:
        """What the file says something of that means nothing here, by its names there."""
        return self._odd

    def set_aside_odd(self) -> None:
        """Move in the file what means nothing to where nobody reads it: it is told, and not told again."""
        if self._file is not None:
            for key in self._odd:
                self._file.setValue(f"{_ASIDE}/{key}", self._file.value(key))
                self._file.remove(key)
        self._odd = ()

    def put(self, preferences: Preferences) -> None:
        """Set these preferences and save them."""
        new = {
            item.name
            for item in fields(Preferences)
            if getattr(preferences, item.name) != getattr(self._now, item.name)
        }
        if not new:
            return
        before, self._now = self._now, preferences
        is_kept = self._keep(new, before)
        self.changed.emit(frozenset(new))
        if not is_kept and not self._lost:
            self._lost = True
            self.lost.emit()
            if self._file is not None:
                self._again = QTimer(self)
                self._again.timeout.connect(self.try_again)
                self._again.start(AGAIN)
        elif is_kept:
            self._regain()

    def try_again(self) -> None:
        """Write what could not be written before, if that works now."""
        if self._lost and self._file is not None and self._is_synced():
            self._regain()

    def _regain(self) -> None:
        if self._lost:
            self._lost = False
            self._again.deleteLater()
            self.regained.emit()

    def _is_synced(self) -> bool:
        """Write what is missing in the file; tell whether nothing is.

        Qt keeps an error for ever; that it is over only another object for the same file can tell.
        """
        assert self._file is not None
        self._file.sync()
        if self._file.status() == QSettings.Status.AccessError:
            again = QSettings(str(self._path), QSettings.Format.IniFormat)
            again.sync()
            if again.status() == QSettings.Status.AccessError:
                return False
            self._file = again
        return True

    def _keep(self, new: set[str], before: Preferences) -> bool:
        """Write down the wishes of these names; tell whether they could be written."""
        if self._file is None:
            return False
        with locked(self._path) if new & SHARED else nullcontext():
            if new & SHARED:
                self._file.sync()
                self._merge(new & SHARED, before)
            make_own(self._path)  # Qt would make it for all to read
            for name in new:
                self._file.setValue(_KEYS.get(name, name), _written(getattr(self._now, name)))
            return self._is_synced()

    def _merge(self, new: set[str], before: Preferences) -> None:
        """Take in what another window has written of these wishes, but for what was changed here."""
        assert self._file is not None
        for name in new:
            ours = getattr(self._now, name)
            raw = self._file.value(name)
            if raw is None:
                continue
            try:
                theirs = _understood(name, raw, ours)
                both = merged(getattr(before, name), ours, theirs, 2 if name == "sets" else 1)
                _understood(name, _written(both), ours)  # of keys both may have chosen the same
            except (ValueError, TypeError, RecursionError):
                continue
            self._now = replace(self._now, **{name: both})

    def _read(self, preferences: Preferences) -> Preferences:
        """Return the wishes in the file; what makes no sense there stays as it is in `preferences`."""
        found: dict[str, Any] = {}
        odd = []
        if self._file is None:
            return preferences
        for item in fields(Preferences):
            key = _KEYS.get(item.name, item.name)
            raw = self._file.value(key)
            if raw is None:
                continue
            try:
                found[item.name] = _understood(item.name, raw, getattr(preferences, item.name))
            except (ValueError, TypeError, RecursionError):
                odd.append(key)
        self._odd = tuple(odd)
        return replace(preferences, **found)


def _may_be_settings(path: Path) -> bool:
    """Tell whether settings can be read and written there: in a pipe or a device one would wait for ever.

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


def _understood(name: str, raw: object, usual: object) -> object:
    """Return what the file's text for this wish means.

    Raises:
        ValueError, TypeError: it means nothing.
    """
    if name in _CHOICES:
        return _one_of(raw, _CHOICES[name])
    if name == "volume":
        return min(max(int(str(raw)), 0), 100)
    if name in ("result_seconds", "pause_seconds"):
        return min(max(int(str(raw)), 0), READING_TIMES[-1])
    if name in _NAMED:
        return _NAMED[name](raw)
    if name in ("name", "face"):
        return as_named(str(raw))
    return _READERS[type(usual)](raw)


def _truth(raw: object) -> bool:
    return _one_of(str(raw).lower(), ("true", "false")) == "true"


def _percent(raw: object) -> int:
    return min(max(int(str(raw)), TEXT_SIZES[0]), TEXT_SIZES[-1])


def _bytes(raw: object) -> bytes:
    return bytes(raw.data()) if isinstance(raw, QByteArray) else b""


def _parsed(raw: object) -> Json:
    import json  # noqa: PLC0415 - as in `_written`

    value: Json = json.loads(str(raw))
    _check_depth(value, _DEEPEST)
    return value


def _check_depth(value: Json, left: int) -> None:
    """Refuse, with a ValueError, lists in lists so deep that they could not be written again."""
    if isinstance(value, (dict, list)):
        if not left:
            raise ValueError("too deep")
        for inner in value.values() if isinstance(value, dict) else value:
            _check_depth(inner, left - 1)


def _object(value: Json) -> JsonObject:
    if not isinstance(value, dict):
        raise TypeError(value)
    return value


def _names(raw: object) -> tuple[str, ...]:
    names = _parsed(raw)
    if not isinstance(names, list):
        raise TypeError(names)
    return tuple(map(str, names))


def _letters(raw: object) -> dict[str, str]:
    """Return which letter takes another's place; two for the same would both do nothing."""
    letters = {str(usual).upper(): str(key).upper() for usual, key in _object(_parsed(raw)).items()}
    chosen = list(letters.values())
    if not all(len(letter) == 1 and letter.isalpha() for letter in (*letters, *chosen)):
        raise ValueError(raw)
    if len(set(chosen)) < len(chosen):
        raise ValueError(raw)
    return letters


def _places(raw: object) -> dict[str, str]:
    return {game: str(place) for game, place in _object(_parsed(raw)).items()}


def _tables(raw: object) -> dict[str, JsonObject]:
    return {game: _object(table) for game, table in _object(_parsed(raw)).items()}


_NAMED: Final[dict[str, Callable[[object], object]]] = {"keys": _letters, "places": _places}

_READERS: Final[dict[type, Callable[[object], object]]] = {
    bool: _truth,
    int: _percent,
    bytes: _bytes,
    str: str,
    tuple: _names,
    dict: _tables,
}


def _one_of(raw: object, known: tuple[str, ...]) -> str:
    if raw not in known:
        raise ValueError(raw)
    return str(raw)


def scheme_of(preferences: Preferences, app: QApplication) -> Scheme:
    """Return the colours to paint in: the wished ones, or the system's (in doubt the lamp)."""
    if preferences.scheme != "system":
        return preferences.scheme
    from PySide6.QtCore import Qt  # noqa: PLC0415 - nobody else here needs it

    hints = app.styleHints()
    if hasattr(hints, "accessibility"):  # Qt 6.10 and later
        strong = Qt.ContrastPreference.HighContrast
        if hints.accessibility().contrastPreference() == strong:
            return "contrast"
    return "day" if hints.colorScheme() == Qt.ColorScheme.Light else "lamp"


def is_still(preferences: Preferences, app: QApplication) -> bool:
    """Tell whether nothing should move that need not: wished so, or set so in a system that tells Qt."""
    if preferences.motion != "system":
        return preferences.motion == "reduced"
    from PySide6.QtWidgets import QStyle  # noqa: PLC0415 - nobody else here needs it

    style = app.style()
    return not (
        style.styleHint(QStyle.StyleHint.SH_Widget_Animate)
        and style.styleHint(QStyle.StyleHint.SH_Widget_Animation_Duration)
    )


def speed_of(preferences: Preferences) -> Speed:
    """Return the speed to play at: the chosen one, else the usual one, or step by step to a screen reader."""
    if preferences.speed != "usual":
        return preferences.speed
    from PySide6.QtGui import QAccessible  # noqa: PLC0415 - nobody else here needs it

    return "by key" if QAccessible.isActive() else "normal"


def pause_of(preferences: Preferences) -> int:
    """Return after how many seconds a pause goes by; 0, for ever, where all is played step by step."""
    return 0 if speed_of(preferences) == "by key" else preferences.pause_seconds
