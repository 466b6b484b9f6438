"""Cards typed by their names, in sequence from a position on."""

import re
from collections.abc import Mapping
from typing import Final, Literal

from cucu_desktop.engine.cards import Pack
from cucu_desktop.frozen import frozen
from cucu_desktop.match.scenario.draft.draft import Draft

_PRINTED: Final[Mapping[str, str]] = {"IIII": "IV", "VIIII": "IX", "XIIII": "XIV"}
"""Cards that are typed as they are printed."""
_BETWEEN: Final = re.compile(r"[\s,;]+")


@frozen
class Typed:
    """The result of typing cards.

    Attributes:
        draft: the deal with them.
        place: the next position.
        wrong: the first unknown name, or one without a copy left; "" if all were placed.
        why: "unknown" or "none left"; "" if nothing is wrong.
    """

    draft: Draft
    place: int
    wrong: str = ""
    why: Literal["", "unknown", "none left"] = ""


def lay_typed(draft: Draft, place: int, text: str) -> Typed:
    """Put cards at consecutive positions, by their names in any case."""
    for name in filter(None, _BETWEEN.split(text)):
        card = known_card(draft.pack, name)
        if card is None:
            return Typed(draft, place, name, "unknown")
        if draft.card_at(place) != card and not draft.copies_left()[card]:
            return Typed(draft, place, name, "none left")
        draft = draft.lay(place, card)
        after = place_after(draft, place)
        if after is None:
            return Typed(draft, place)
        place = after
    return Typed(draft, place)


def place_after(draft: Draft, place: int) -> int | None:
    """Return the position that is filled after this one; None after the last."""
    order = draft.in_order
    at = order.index(place) + 1 if place in order else len(order)
    if at < len(order) and order[at] == len(draft.face_down):
        return None  # cards of the pack are not followed by open ones
    return order[at] if at < len(order) else draft.next_open


def next_empty(draft: Draft, place: int) -> int:
    """Return the next position without a card, or the same one if there is none after it."""
    if place >= len(draft.face_down):
        return place if draft.next_open is None else draft.next_open
    order = draft.in_order
    behind = order[order.index(place) + 1 :]
    return next((each for each in behind if not draft.pile[each]), place)


def known_card(pack: Pack, name: str) -> str | None:
    """Return the id of the card with this name, or None."""
    name = _PRINTED.get(name.upper(), name.upper())
    return name if any(card.id == name for card in pack.designs) else None
