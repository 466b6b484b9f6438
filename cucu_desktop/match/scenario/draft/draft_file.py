"""The file of the draft, right or wrong, which is loaded when writing continues.

A damaged file, or one that editing could not have made, is set aside.
"""

import json
from collections import Counter
from collections.abc import Mapping
from dataclasses import asdict, fields
from pathlib import Path
from typing import Any, Final

from cucu_desktop import kept_stores
from cucu_desktop.games.catalogue import GAMES
from cucu_desktop.match.scenario.draft.draft import EMPTY, Draft
from cucu_desktop.match.scenario.draft.draft_choices import choices_of, usual_of
from cucu_desktop.match.scenario.draft.seats import DraftSeat
from cucu_desktop.match.scenario.schema import MOST
from cucu_desktop.names import as_named
from cucu_desktop.own_files import own_folder, read_kept, write_kept

_MOST_SEATS: Final = 60
_LONGEST: Final = 100_000
"""The longest text in characters, and the largest number of actions."""


class _OddError(ValueError):
    """The contents are no draft."""


def keep(path: Path, draft: Draft) -> None:
    """Store a draft; if it cannot be written, it is kept in memory."""
    told = json.dumps(asdict(draft))

    def write() -> None:
        own_folder(path.parent)
        write_kept(path, told)

    kept_stores.keep("draft", path, write)


def kept(path: Path) -> Draft | None:
    """Return the stored draft, or None."""
    try:
        return _read(json.loads(read_kept(path)))
    except OSError:
        return None
    except kept_stores.DAMAGE:
        kept_stores.set_aside("draft", path, path.parent)
        return None


def _read(told: dict[str, Any]) -> Draft:
    if told["game"] not in GAMES:
        raise _OddError
    values: dict[str, Any] = {each.name: told[each.name] for each in fields(Draft)}
    values |= {
        "options": _options(told["game"], told["options"]),
        "seats": tuple(_seat(each) for each in told["seats"]),
        "pile": tuple(_text(card) for card in told["pile"]),
        "actions": tuple(_text(action) for action in told["actions"]),
        "pool": None if told["pool"] is None else _number(told["pool"]),
        "agreement": None if told["agreement"] is None else _number(told["agreement"], 100),
    }
    values |= {
        name: _number(told[name])
        for name in ("stake", "eliminations", "reentries", "number", "settled", "opened")
    }
    values |= {name: _flag(told[name]) for name in ("bets_agreed", "slippers_taken")}
    values |= {name: _texts(told[name]) for name in ("title", "notes", "source")}
    if not isinstance(told["expect"], dict):
        raise _OddError
    draft = Draft(**values)
    if not 1 <= len(draft.seats) <= _MOST_SEATS or len(draft.actions) > _LONGEST:
        raise _OddError
    if len(draft.pile) != len(draft.pack.cards) or not draft.opened <= len(draft.pile):
        raise _OddError
    if Counter(card for card in draft.pile if card != EMPTY) - Counter(card.id for card in draft.pack.cards):
        raise _OddError
    return draft


def _options(game: str, told: Mapping[str, Any]) -> Mapping[str, Any]:
    """Return the options; an order may have any cards of one pack."""
    choices = choices_of(game)
    if not told.keys() <= choices.keys():
        raise _OddError
    told = {**usual_of(game), **told}  # an option may be newer than the file
    draft = Draft(game, {name: values[0] for name, values in choices.items()}, (), ())
    for name, value in told.items():
        if type(value) is type(choices[name][0]) and value in choices[name]:
            draft = draft.choose(name, value)
    for name, value in told.items():
        if draft.options[name] == value:
            continue
        if name not in draft.orders or Counter(_text(value).split()) != Counter(draft.orders[name]):
            raise _OddError
        draft = draft.choose(name, value)
    return draft.options


def _seat(told: Mapping[str, Any]) -> DraftSeat:
    values: dict[str, Any] = {name: _number(told[name]) for name in ("tokens", "coins", "bet", "bought")}
    values |= {name: _flag(told[name]) for name in ("virgin", "out", "dummy", "slippers")}
    return DraftSeat(as_named(_text(told["name"])), **values)


def _text(told: object) -> str:
    if not isinstance(told, str) or len(told) > _LONGEST:
        raise _OddError
    return told


def _texts(told: Mapping[str, Any]) -> Mapping[str, str]:
    return {_text(language): _text(text) for language, text in told.items()}


def _number(told: object, most: int = MOST) -> int:
    if type(told) is not int or not 0 <= told <= most:
        raise _OddError
    return told


def _flag(told: object) -> bool:
    if type(told) is not bool:
        raise _OddError
    return told
