"""The faults of an edited deal, in sentences."""

from __future__ import annotations

from typing import TYPE_CHECKING

from cucu_desktop.ui.widgets.language import tr, trn

if TYPE_CHECKING:
    from cucu_desktop.match.scenario.draft.faults import DraftFault
    from cucu_desktop.match.scenario.draft.typed_cards import Typed

SECTION = {
    "cards": ("missing card", "missing cards", "gap"),
    "agreed": ("agreement", "matador", "settled"),
    "course": ("action", "other"),
}
"""The part of the page that has the control for a fault; all others belong to the seats."""


def section_of(fault: DraftFault) -> str:
    """Return the part of the page on which a fault is corrected."""
    return next((section for section, kinds in SECTION.items() if fault.what in kinds), "seats")


def fault_told(fault: DraftFault) -> str:
    """Return the sentence with the fault and its correction."""
    if fault.what == "missing cards":
        return trn(
            "Writer", "{name} needs {n} more card.", "{name} needs {n} more cards.", fault.number
        ).format(name=fault.name)
    return {
        "few seats": tr("Writer", "You need at least {number} players."),
        "many seats": tr("Writer", "With these rules, at most {number} can play."),
        "dealer out": tr("Writer", "{name} is the dealer and can’t be out."),
        "nobody plays": tr("Writer", "At least two players must still be in."),
        "no name": tr("Writer", "Seat {seat} needs a name."),
        "same name": tr("Writer", "Two players are called {name}. Change the name at seat {seat}."),
        "odd name": tr("Writer", "The name at seat {seat} contains a character that can’t be saved."),
        "dummy": tr("Writer", "{name} can’t be a dummy: dealers and dummies’ partners have to be players."),
        "missing card": tr("Writer", "{name} has no card, but there are cards after it."),
        "gap": tr("Writer", "There’s a gap in the pack."),
        "agreement": tr(
            "Writer", "Only the last two can split the pool. Mark all others as out, or remove the agreement."
        ),
        "bet": tr("Writer", "{name} bets more than the {number} coins available."),
        "matador": tr("Writer", "{name} couldn’t pay all the bets: only {number} coins available."),
        "settled": tr(
            "Writer",
            "The game ends after this many pots: {number}. Fewer must have been settled so far.",
        ),
        "action": tr("Writer", "Move {number} is no longer possible: {name}."),
        "other": tr("Writer", "This can’t be played: {name}."),
    }[fault.what].format(name=fault.name, number=fault.number, seat=(fault.seat or 0) + 1)


def typed_told(typed: Typed) -> str:
    """Return the faults of typed cards; "" if there are none."""
    if not typed.why:
        return ""
    told = {
        "unknown": tr("Writer", "No card is called “{card}”."),
        "none left": tr("Writer", "No {card} left to place."),
    }[typed.why]
    return told.format(card=typed.wrong)
