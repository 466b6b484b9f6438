"""Scenarios as TOML, in the layout of the collection's files."""

import json
import re
from collections.abc import Mapping
from typing import Any, Final

_BARE: Final = re.compile(r"[A-Za-z0-9_-]+")
_WIDE: Final = 100
"""The number of characters from which a list has its entries on lines of their own."""
_ASIDE: Final = 4


def toml_of(scenario: Mapping[str, Any]) -> str:
    """Return a scenario as TOML; null, which TOML lacks, as the text "null".

    >>> print(toml_of({"format": 1, "title": {"en": "Tie"}, "seats": [{"name": "Ada", "out": True}]}), end="")
    format = 1
    seats = [
        {name = "Ada", out = true},
    ]
    <BLANKLINE>
    [title]
    en = "Tie"
    """
    plain = [(key, value) for key, value in scenario.items() if not isinstance(value, Mapping)]
    tables = [(key, value) for key, value in scenario.items() if isinstance(value, Mapping)]
    lines = [f"{_key(key)} = {_entry(key, value)}" for key, value in plain]
    for key, table in tables:
        lines += ["", f"[{_key(key)}]", *(f"{_key(name)} = {_value(value)}" for name, value in table.items())]
    return "\n".join(lines) + "\n"


def _entry(key: str, value: object) -> str:
    """Return an entry; a long list, such as the seats, has a line for each item."""
    told = _value(value)
    if not isinstance(value, list) or (key != "seats" and len(told) + len(key) < _WIDE):
        return told
    if key == "seats":
        return "[\n" + "".join(f"{' ' * _ASIDE}{_value(seat)},\n" for seat in value) + "]"
    rows, row = [], ""
    for each in value:
        told = f"{_value(each)}, "
        if row and len(row) + len(told) > _WIDE:
            rows.append(row)
            row = ""
        row += told
    return "[\n" + "".join(f"{' ' * _ASIDE}{each.rstrip()}\n" for each in (*rows, row) if each) + "]"


def _value(value: object) -> str:
    if isinstance(value, bool):
        return "true" if value else "false"
    if isinstance(value, int | float):
        return repr(value)
    if isinstance(value, Mapping):
        return "{" + ", ".join(f"{_key(key)} = {_value(each)}" for key, each in value.items()) + "}"
    if isinstance(value, list | tuple):
        return "[" + ", ".join(_value(each) for each in value) + "]"
    return _text("null" if value is None else str(value))


def _key(key: str) -> str:
    return key if _BARE.fullmatch(key) else _text(key)


def _text(text: str) -> str:
    """Return a basic string: JSON's escapes are TOML's, but for the delete character."""
    return json.dumps(text, ensure_ascii=False).replace("\x7f", "\\u007F")
