"""What the person at the screen likes: one frozen value, kept in a settings file, handed to whoever needs it.

    preferences.put(replace(preferences.now, speed="fast"))

stores the new value and tells through `changed` which parts of it are new. A settings file that cannot be
understood is read as far as it can be; one that cannot be written is told once through `lost`, and the
program goes on without.
"""

from __future__ import annotations

import json
from dataclasses import dataclass, field, fields, replace
from typing import TYPE_CHECKING, Any, Final, Literal, get_args

from PySide6.QtCore import QByteArray, QLocale, QObject, QSettings, Signal

if TYPE_CHECKING:
    from collections.abc import Callable, Iterable, Mapping
    from pathlib import Path

    from PySide6.QtWidgets import QApplication

Language = Literal["it", "de", "en"]
Speed = Literal["slow", "normal", "fast", "at once"]
Scheme = Literal["lamp", "day", "contrast"]
SchemeChoice = Literal["lamp", "day", "contrast", "system"]
Motion = Literal["full", "reduced", "system"]

LANGUAGES: Final[tuple[Language, ...]] = get_args(Language)
SPEEDS: Final[tuple[Speed, ...]] = get_args(Speed)
SCHEMES: Final[tuple[SchemeChoice, ...]] = get_args(SchemeChoice)
MOTIONS: Final[tuple[Motion, ...]] = get_args(Motion)
TEXT_SIZES: Final = (100, 110, 125, 150, 175, 200)
"""Text sizes offered, in percent; any between the first and the last is understood."""


@dataclass(frozen=True, slots=True)
class Wishes:
    """Everything a person can set.

    Attributes:
        language: of the window.
        speed: of what moves on the table.
        motion: whether things move at all, or as the system has it.
        scheme: the colours of the table, or as the system has it.
        text: the size of all text, in percent.
        volume: of the sounds, in percent; 0 is silence.
        muted: whether nothing is to be heard for now.
        calls: whether what is said at the table is spoken, too, where the system has a voice.
        four_colours: whether each suit of the standard pack has a colour of its own.
        other_back: whether cards have their pack's other back, if it has one.
        full_screen: whether the window fills the screen.
        place: where the window was, as Qt tells it; empty before it has been anywhere.
        account: whether the running account is open.
        table_talk: whether the bots may chat.
        name, face: of the person, for the next match.
        tables: for each game's id how its last table was laid, as the set-up sheet writes it.
        places: for each game's id at whose table one would like to sit, if not at the usual one's.
        sets: for each game's id the sets of options that were given a name, as the set-up sheet writes them.
        told: the names of logs that cannot be read and have been told of.
    """

    language: Language = "en"
    speed: Speed = "normal"
    motion: Motion = "system"
    scheme: SchemeChoice = "system"
    text: int = 100
    volume: int = 70
    muted: bool = False
    calls: bool = False
    four_colours: bool = False
    other_back: bool = False
    full_screen: bool = False
    place: bytes = b""
    account: bool = False
    table_talk: bool = True
    name: str = ""
    face: str = ""
    tables: Mapping[str, Mapping[str, Any]] = field(default_factory=dict)
    places: Mapping[str, str] = field(default_factory=dict)
    sets: Mapping[str, Mapping[str, Any]] = field(default_factory=dict)
    told: tuple[str, ...] = ()


_CHOICES: Final[dict[str, tuple[str, ...]]] = {
    "language": LANGUAGES,
    "speed": SPEEDS,
    "motion": MOTIONS,
    "scheme": SCHEMES,
}


class Preferences(QObject):
    """The wishes of now, in step with their file."""

    changed = Signal(frozenset)
    """The names of the wishes that have just changed."""
    lost = Signal()
    """The settings cannot be kept; told once."""

    def __init__(self, path: Path, languages: Iterable[str] | None = None) -> None:
        """Read the wishes.

        Args:
            path: the settings file; it need not be there.
            languages: what the system speaks, the best one first; asked of Qt if not given.
        """
        super().__init__()
        self._file = QSettings(str(path), QSettings.Format.IniFormat)
        self._lost = False
        if languages is None:
            languages = QLocale.system().uiLanguages()
        self._now = self._read(Wishes(language=spoken(languages)))

    @property
    def now(self) -> Wishes:
        """The wishes as they stand."""
        return self._now

    def put(self, wishes: Wishes) -> None:
        """Take these wishes from now on, and keep them."""
        new = {
            item.name
            for item in fields(Wishes)
            if getattr(wishes, item.name) != getattr(self._now, item.name)
        }
        if not new:
            return
        self._now = wishes
        for name in new:
            self._file.setValue(name, _written(getattr(wishes, name)))
        self._file.sync()
        self.changed.emit(frozenset(new))
        if self._file.status() == QSettings.Status.AccessError and not self._lost:
            self._lost = True
            self.lost.emit()

    def _read(self, wishes: Wishes) -> Wishes:
        """Return the wishes in the file; what makes no sense there stays as it is in `wishes`."""
        found: dict[str, Any] = {}
        for item in fields(Wishes):
            raw = self._file.value(item.name)
            if raw is None:
                continue
            try:
                found[item.name] = _understood(item.name, raw, getattr(wishes, item.name))
            except (ValueError, TypeError):
                continue
        return replace(wishes, **found)


def spoken(languages: Iterable[str]) -> Language:
    """Return the first of the languages that the window speaks, as in "de-AT"; else English."""
    for language in languages:
        for known in LANGUAGES:
            if language.replace("_", "-").split("-")[0].lower() == known:
                return known
    return "en"


def _written(value: object) -> object:
    if isinstance(value, bytes):
        return QByteArray(value)
    if isinstance(value, (dict, tuple)):
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
    if name == "places":
        return _places(raw)
    return _READERS[type(usual)](raw)


def _truth(raw: object) -> bool:
    return _one_of(str(raw).lower(), ("true", "false")) == "true"


def _percent(raw: object) -> int:
    return min(max(int(str(raw)), TEXT_SIZES[0]), TEXT_SIZES[-1])


def _bytes(raw: object) -> bytes:
    return bytes(raw.data()) if isinstance(raw, QByteArray) else b""


def _names(raw: object) -> tuple[str, ...]:
    return tuple(str(item) for item in json.loads(str(raw)))


def _places(raw: object) -> dict[str, str]:
    return {str(game): str(place) for game, place in dict(json.loads(str(raw))).items()}


def _tables(raw: object) -> dict[str, dict[str, Any]]:
    return {str(game): dict(table) for game, table in dict(json.loads(str(raw))).items()}


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


def scheme_of(wishes: Wishes, app: QApplication) -> Scheme:
    """Return the colours to paint in: the wished ones, or the system's (in doubt the lamp)."""
    if wishes.scheme != "system":
        return wishes.scheme
    from PySide6.QtCore import Qt  # noqa: PLC0415 - nobody else here needs it

    hints = app.styleHints()
    if hasattr(hints, "accessibility"):  # Qt 6.10 and later
        strong = Qt.ContrastPreference.HighContrast
        if hints.accessibility().contrastPreference() == strong:
            return "contrast"
    return "day" if hints.colorScheme() == Qt.ColorScheme.Light else "lamp"


def is_still(wishes: Wishes, app: QApplication) -> bool:
    """Tell whether nothing should move that need not: wished so, or set so in a system that tells Qt."""
    if wishes.motion != "system":
        return wishes.motion == "reduced"
    from PySide6.QtWidgets import QStyle  # noqa: PLC0415 - nobody else here needs it

    style = app.style()
    return not (
        style.styleHint(QStyle.StyleHint.SH_Widget_Animate)
        and style.styleHint(QStyle.StyleHint.SH_Widget_Animation_Duration)
    )
