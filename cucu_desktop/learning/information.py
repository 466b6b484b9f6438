"""The information state of a seat: all that it knows of a deal, as text.

It has the public part of the events of this deal, and the letters of the cards in them that the seat has
seen, by the audience bits of the engine. Seats are counted in playing order, cards are known by their rank.
`bots/learnt.py` makes it from the events that a seat has heard, `deal_record` while a deal is learnt.
"""

from __future__ import annotations

from dataclasses import fields
from functools import cache
from typing import TYPE_CHECKING, Any, Final, NamedTuple

from cucu_desktop.engine.cards import Card, Hidden
from cucu_desktop.engine.events import Compared, DealBegan, Exposed, Talked

if TYPE_CHECKING:
    from collections.abc import Mapping, Sequence

_SEATS: Final = frozenset(("seat", "other", "target", "holder", "exchanger", "guest", "innkeeper"))
_LEFT_OUT: Final = frozenset(("left", "number", "audience"))
"""Attributes of events that depend on the score, or only name the audience."""
SKIPPED: Final = frozenset((DealBegan, Talked, Exposed, Compared))
"""Events that change no decision of the deal: the end of the deal, and table talk."""
_LETTERS: Final = {
    "Dealt": "d", "Kept": "k", "Asked": "a", "Exchanged": "x", "Drew": "w", "Arrested": "s", "Promised": "p",
    "TokenLost": "l",
}  # fmt: skip
_DIGITS: Final = "0123456789abcdefghijklmnopqrstuvwxyzABCDEFGHIJKLMNOPQRSTUVWXYZ"
_FIRST_LETTER: Final = ord("A")


class _Plan(NamedTuple):
    """The attributes of a kind of event, as indices in its journal entry."""

    name: str
    seats: tuple[int, ...]
    audience: int | None
    rest: tuple[int, ...]


@cache
def _plan(kind: type[Any]) -> _Plan:
    names = [field.name for field in fields(kind)]
    return _Plan(
        _LETTERS.get(kind.__name__, f"<{kind.__name__}>"),
        tuple(at for at, name in enumerate(names, 1) if name in _SEATS),
        names.index("audience") + 1 if "audience" in names else None,
        tuple(at for at, name in enumerate(names, 1) if name not in _SEATS and name not in _LEFT_OUT),
    )


def public_part(entry: Sequence[Any], place: Mapping[int, str]) -> tuple[str, list[Any], int]:
    """Return the part of an event that all seats know, its cards, and their audience.

    Args:
        entry: the kind of the event and its attributes.
        place: the digit of each seat, by its position in the playing order.
    """
    name, seats, audience, rest = _plan(entry[0])
    text = name + "".join(["-" if entry[at] is None else place[entry[at]] for at in seats])
    cards: list[Any] = []
    for at in rest:
        part = entry[at]
        if isinstance(part, Card | Hidden):
            cards.append(part)
        else:
            text += str(part)[:1] if isinstance(part, bool) else f"{part}."
    return text, cards, 0 if audience is None else entry[audience]


def letter(card: Card) -> str:
    """Return the letter of a card's rank."""
    return chr(_FIRST_LETTER + card.rank)


def places(order: Sequence[int]) -> dict[int, str]:
    return {seat: _DIGITS[at] for at, seat in enumerate(order)}
