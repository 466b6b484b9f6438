"""Cards by their names, typed one after the other: laid from a place on."""

import re
from collections.abc import Mapping
from typing import Final, Literal

from cucu_desktop.engine.cards import Pack
from cucu_desktop.frozen import frozen
from cucu_desktop.match.scenario.draft.draft import Draft

_PRINTED: Final[Mapping[str, str]] = {"IIII": "IV", "VIIII": "IX", "XIIII": "XIV"}
"""Cards that are called as they are printed."""
_BETWEEN: Final = re.compile(r"[\s,;]+")


@frozen
class Typed:
    """What came of cards that were typed.

    Attributes:
        draft: the deal with them.
        place: where the next card is laid.
        wrong: the first name that was not understood, or of which no copy was left; "" if all lie there.
        why: "unknown" or "none left"; "" if nothing is wrong.
    """

    draft: Draft
    place: int
    wrong: str = ""
    why: Literal["", "unknown", "none left"] = ""


def lay_typed(draft: Draft, place: int, text: str) -> Typed:
    """Lay cards by their names, in capitals or not, each at the place after the one before."""
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
    """Return the place that is filled after this one; None if it is the last."""
    order = draft.in_order
    at = order.index(place) + 1 if place in order else len(order)
    if at < len(order) and order[at] == len(draft.face_down):
        return None  # no card in the pack leads to one that lies open
    return order[at] if at < len(order) else draft.next_open


def next_empty(draft: Draft, place: int) -> int:
    """Return the next place without a card, or the same one if there is none behind it."""
    if place >= len(draft.face_down):
        return place if draft.next_open is None else draft.next_open
    order = draft.in_order
    behind = order[order.index(place) + 1 :]
    return next((each for each in behind if not draft.pile[each]), place)


def known_card(pack: Pack, name: str) -> str | None:
    """Return the id of the card that is meant; None if there is none called so."""
    name = _PRINTED.get(name.upper(), name.upper())
    return name if any(card.id == name for card in pack.designs) else None
