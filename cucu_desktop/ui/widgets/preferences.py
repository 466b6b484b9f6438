"""What a player can set: one field of `Preferences` for each preference, with a `Row` that describes it.

Storage (`settings_file.Settings`), the settings page and the menus' ticks are derived from the rows. To add a
preference, add a field here and read it where it is used.
"""

from __future__ import annotations

from dataclasses import field, fields
from functools import partial
from typing import TYPE_CHECKING, Any, Final, Literal, NamedTuple, get_args

from PySide6.QtCore import QByteArray

from cucu_desktop.catalogues import LANGUAGES
from cucu_desktop.frozen import frozen
from cucu_desktop.names import as_named
from cucu_desktop.ui.widgets.language import name_of, tr, trn

if TYPE_CHECKING:
    from collections.abc import Callable, Mapping

    from PySide6.QtWidgets import QApplication

    from cucu_desktop.games.game import Game
    from cucu_desktop.json_values import Json, JsonObject

Speed = Literal["slow", "normal", "fast", "at once", "by key"]
SpeedChoice = Literal["slow", "normal", "fast", "at once", "by key", "usual"]
Scheme = Literal["lamp", "day", "contrast"]
SchemeChoice = Literal["lamp", "day", "contrast", "system"]
Motion = Literal["full", "reduced", "system"]
HiddenCards = Literal["hold", "curtain"]
LocalWords = Literal["both", "local", "mine"]
Group = Literal["person", "reading", "table", "sound", "screen", "game", "keys"]

TEXT_SIZES: Final = (100, 110, 125, 150, 175, 200)
"""Text sizes offered, in percent; any between the first and the last is valid."""
READING_TIMES: Final = (0, 3, 5, 10, 20)
"""Seconds offered for a result or a pause to stay; 0: until the player continues."""
_DEEPEST: Final = 20
"""Lists and objects within each other in a JSON value."""


class Row(NamedTuple):
    """How a preference is kept and offered.

    Attributes:
        read: parses the value in the settings file; raises ValueError or TypeError if it is not valid.
        group: where it is offered: "screen" and "game" beside a game's rules, "keys" on the page of keys, the
            others on the settings page; None: nowhere.
        label: returns its label.
        choices: the values offered, each with a function that returns its name.
        key: its key in the settings file, if that differs from the field's name.
        depth: at which depth parts of the value are merged with those that another window has changed; 0: the
            value has no parts.
        games: returns whether it concerns a game.
    """

    read: Callable[[object], object]
    group: Group | None
    label: Callable[[], str]
    choices: Mapping[Any, Callable[[], str]]
    key: str
    depth: int
    games: Callable[[Game], bool]


def row(  # noqa: PLR0913 - as `dataclasses.field`
    default: Any,  # noqa: ANN401 - as that of `dataclasses.field`
    read: Callable[[object], object] | None = None,
    group: Group | None = None,
    label: Callable[[], str] = str,
    choices: Mapping[Any, Callable[[], str]] | None = None,
    *,
    key: str = "",
    depth: int = 0,
    games: Callable[[Game], bool] = lambda _: True,
) -> Any:  # noqa: ANN401
    """Return the dataclass field of a preference.

    `default` is its default value, or the type whose empty value that is; the rest is as in `Row`. Without
    `read` the value is one of `choices`, or of the type of `default`.
    """
    if read is None:
        read = partial(_one_of, tuple(choices)) if choices else _READERS[type(default)]
    told = Row(read, group, label, choices or {}, key, depth, games)
    if isinstance(default, type):
        return field(default_factory=default, metadata={"row": told})
    return field(default=default, metadata={"row": told})


# Values in the settings file


def _one_of(known: tuple[str, ...], raw: object) -> str:
    if raw not in known:
        raise ValueError(raw)
    return str(raw)


def _number(least: int, most: int, raw: object) -> int:
    return min(max(int(str(raw)), least), most)


def _truth(raw: object) -> bool:
    return _one_of(("true", "false"), str(raw).lower()) == "true"


def _bytes(raw: object) -> bytes:
    return bytes(raw.data()) if isinstance(raw, QByteArray) else b""


def _parsed(raw: object) -> Json:
    import json  # noqa: PLC0415 - few settings need it, and none of a first start

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
    """Return the letter chosen for each action; two actions cannot have the same."""
    letters = {str(action): str(key).upper() for action, key in _object(_parsed(raw)).items()}
    chosen = list(letters.values())
    if not all(letters) or not all(len(letter) == 1 and letter.isalpha() for letter in chosen):
        raise ValueError(raw)
    if len(set(chosen)) < len(chosen):
        raise ValueError(raw)
    return letters


def _places(raw: object) -> dict[str, str]:
    return {game: str(place) for game, place in _object(_parsed(raw)).items()}


def _tables(raw: object) -> dict[str, JsonObject]:
    return {game: _object(table) for game, table in _object(_parsed(raw)).items()}


_READERS: Final[dict[type, Callable[[object], object]]] = {
    bool: _truth,
    bytes: _bytes,
    str: lambda raw: as_named(str(raw)),
    tuple: _names,
}


# Choices, in the language of the window


def reading_time_name(seconds: int) -> str:
    return (
        trn("Settings", "{n} second", "{n} seconds", seconds)
        if seconds
        else tr("Settings", "Until I continue")
    )


_SPEEDS: Final[dict[str, Callable[[], str]]] = {
    "slow": lambda: tr("Menus", "Slow"),
    "normal": lambda: tr("Menus", "Normal"),
    "fast": lambda: tr("Menus", "Fast"),
    "at once": lambda: tr("Menus", "Instant"),
    "by key": lambda: tr("Menus", "When I press a key"),
}
_SCHEMES: Final[dict[str, Callable[[], str]]] = {
    "lamp": lambda: tr("Menus", "Lamplight"),
    "day": lambda: tr("Menus", "Daylight"),
    "contrast": lambda: tr("Menus", "High contrast"),
    "system": lambda: tr("Menus", "Follow system"),
}
_MOTIONS: Final[dict[str, Callable[[], str]]] = {
    "full": lambda: tr("Settings", "Full"),
    "reduced": lambda: tr("Settings", "Reduced"),
    "system": lambda: tr("Menus", "Follow system"),
}
_HIDDEN_CARDS: Final[dict[str, Callable[[], str]]] = {
    "hold": lambda: tr("Settings", "Hold to look"),
    "curtain": lambda: tr("Settings", "Curtain between players"),
}
_LOCAL_WORDS: Final[dict[str, Callable[[], str]]] = {
    "both": lambda: tr("Settings", "Both"),
    "local": lambda: tr("Settings", "Only local"),
    "mine": lambda: tr("Settings", "Only mine"),
}
_TIMES: Final = {seconds: partial(reading_time_name, seconds) for seconds in READING_TIMES}
_SIZES: Final = {
    # one in words, because six numbers share too few digits to have an access key each
    percent: (lambda: tr("Menus", "100% (default)")) if percent == 100 else partial("{} %".format, percent)
    for percent in TEXT_SIZES
}


def _is_exchange(game: Game) -> bool:
    from cucu_desktop.games.game import ExchangeGame  # noqa: PLC0415 - the start loads no game

    return isinstance(game, ExchangeGame)


def _is_trick(game: Game) -> bool:
    return not _is_exchange(game)


@frozen
class Preferences:
    """The value of each preference. Those of a group are offered in this order.

    Attributes:
        speed: of the table; "usual" until one is chosen, see `speed_of`.
        result_seconds: for how long a result stays, in seconds; 0: until the player continues.
        hidden_cards: how several players at one screen look at their cards in an exchange game: "hold" a key,
            the mouse or a finger at an open table, or behind a "curtain" that covers it.
        flat: whether the screen lies flat among the players: a card that one looks at is turned to them.
        local_words: whether calls and buttons have the words of the place, those of the window's language, or
            "both": calls the former with the latter beneath, buttons the former if a place is preferred.
        pause_seconds: after how many seconds a pause before a turn ends by itself, where several players
            share the screen; 0: never.
        last_card: whether the last card of a hand, and a decision with one option, is played automatically.
        trick_points: whether the points taken so far in a deal of a trick game are shown.
        letter_keys: whether shortcuts of a single character work; speech input needs them off.
        volume: in percent; 0 is silence.
        text: text size in percent.
        glosses: whether the names of the series are explained where they are said.
        account: whether the log beside the table is open.
        muted: whether sounds and calls are off for now.
        note_cards: whether the scorekeeper asks for the card after each loss.
        keys: the letter chosen for each action, by the names of `ui/text/key_names.py`.
        geometry: the window's, as `QWidget.saveGeometry` returns it.
        face: of the player, for the next match.
        tables: for each game's id the last set-up, as the set-up page writes it.
        places: for each game's id the place whose dialect is preferred.
        sets: for each game's id the named sets of options, as the set-up page writes them.
        told: the names of unreadable logs about which the player has been told.
        notes: whether first-time notes are shown.
        noted: the keys of those that have been shown.
        learnt: the ids of games whose lessons have been gone through.
        lessons: the ids of games whose lessons have been begun.
        doors: the doors of the start page that are open, which only grow; "front" after the first start.
        used_doors: those that have been used.
    """

    name: str = row("", group="person", label=lambda: tr("Settings", "Your name"))
    language: str = row(
        "en",
        group="person",
        label=lambda: tr("Common", "Language"),
        choices={code: partial(name_of, code) for code in LANGUAGES},
    )
    text: int = row(
        100,
        partial(_number, TEXT_SIZES[0], TEXT_SIZES[-1]),
        "reading",
        lambda: tr("Settings", "Text size"),
        _SIZES,
    )
    scheme: SchemeChoice = row(
        "system", group="reading", label=lambda: tr("Settings", "Lighting"), choices=_SCHEMES
    )
    four_colours: bool = row(False, group="reading", label=lambda: tr("Settings", "Four-colour suits"))
    motion: Motion = row(
        "system", group="reading", label=lambda: tr("Settings", "Animation"), choices=_MOTIONS
    )
    full_screen: bool = row(False, group="reading", label=lambda: tr("Common", "Full screen"))
    speed: SpeedChoice = row(
        "usual", partial(_one_of, get_args(SpeedChoice)), "table", lambda: tr("Common", "Speed"), _SPEEDS
    )
    result_seconds: int = row(
        0,
        partial(_number, 0, READING_TIMES[-1]),
        "table",
        lambda: tr("Settings", "Show results"),
        _TIMES,
    )
    last_card: bool = row(
        True, group="table", label=lambda: tr("Settings", "Play forced choices automatically")
    )
    volume: int = row(70, partial(_number, 0, 100), "sound", lambda: tr("Common", "Sound"))
    calls: bool = row(False, group="sound", label=lambda: tr("Settings", "Speak calls aloud"))
    hidden_cards: HiddenCards = row(
        "hold",
        group="screen",
        label=lambda: tr("Settings", "Hidden cards"),
        choices=_HIDDEN_CARDS,
        games=_is_exchange,
    )
    flat: bool = row(
        False, group="screen", label=lambda: tr("Settings", "Screen lies flat"), games=_is_exchange
    )
    local_words: LocalWords = row(
        "both", group="game", label=lambda: tr("Settings", "Local words"), choices=_LOCAL_WORDS
    )
    pause_seconds: int = row(
        0,
        partial(_number, 0, READING_TIMES[-1]),
        "game",
        lambda: tr("Settings", "Pause to call the cuckoo"),
        _TIMES,
        games=lambda game: getattr(game, "has_pauses", False),
    )
    other_back: bool = row(
        False,
        group="game",
        label=lambda: tr("Settings", "Cards with red backs"),
        games=lambda game: game.pack_of(game.usual).name == "cucco",
    )
    glosses: bool = row(
        True, group="game", label=lambda: tr("Settings", "Explain series names"), games=_is_trick
    )
    trick_points: bool = row(
        True, group="game", label=lambda: tr("Settings", "Show this deal’s points"), games=_is_trick
    )
    notes: bool = row(
        True, group="game", label=lambda: tr("Settings", "Explain what happens for the first time")
    )
    table_talk: bool = row(True)
    letter_keys: bool = row(True, group="keys", label=lambda: tr("Settings", "Single-letter shortcuts"))
    account: bool = row(False)
    muted: bool = row(False)
    note_cards: bool = row(False)
    keys: Mapping[str, str] = row(dict, _letters, depth=1)
    geometry: bytes = row(b"", key="place")
    face: str = row("")
    tables: Mapping[str, Mapping[str, Json]] = row(dict, _tables, depth=1)
    places: Mapping[str, str] = row(dict, _places, depth=1)
    sets: Mapping[str, Mapping[str, Json]] = row(dict, _tables, depth=2)
    told: tuple[str, ...] = row((), depth=1)
    noted: tuple[str, ...] = row((), depth=1)
    learnt: tuple[str, ...] = row((), depth=1)
    lessons: tuple[str, ...] = row((), depth=1)
    doors: tuple[str, ...] = row((), depth=1)
    used_doors: tuple[str, ...] = row((), depth=1)


ROWS: Final[Mapping[str, Row]] = {item.name: item.metadata["row"] for item in fields(Preferences)}
"""The row of each preference, by its name."""


def scheme_of(preferences: Preferences, app: QApplication) -> Scheme:
    """Return the colour scheme: the preferred one, or the system's (if uncertain the lamp)."""
    if preferences.scheme != "system":
        return preferences.scheme
    from PySide6.QtCore import Qt  # noqa: PLC0415 - nobody else here needs it

    hints = app.styleHints()
    if hasattr(hints, "accessibility"):  # Qt 6.10 and later
        strong = Qt.ContrastPreference.HighContrast
        if hints.accessibility().contrastPreference() == strong:
            return "contrast"
    return "day" if hints.colorScheme() == Qt.ColorScheme.Light else "lamp"


def is_still(preferences: Preferences) -> bool:
    """Return whether motion is reduced: by the preference, or by a system that tells Qt."""
    if preferences.motion != "system":
        return preferences.motion == "reduced"
    from PySide6.QtWidgets import QApplication, QStyle  # noqa: PLC0415 - nobody else here needs it

    style = QApplication.style()
    return not (
        style.styleHint(QStyle.StyleHint.SH_Widget_Animate)
        and style.styleHint(QStyle.StyleHint.SH_Widget_Animation_Duration)
    )


def speed_of(preferences: Preferences) -> Speed:
    """Return the speed: the chosen one, else the usual one, or step by step with a screen reader."""
    if preferences.speed != "usual":
        return preferences.speed
    from PySide6.QtGui import QAccessible  # noqa: PLC0415 - nobody else here needs it

    return "by key" if QAccessible.isActive() else "normal"


def pause_of(preferences: Preferences) -> int:
    """Return the seconds after which a pause ends; 0, for never, in step mode."""
    return 0 if speed_of(preferences) == "by key" else preferences.pause_seconds
