"""What is wrong with a deal that is written, in sentences."""

from __future__ import annotations

from typing import TYPE_CHECKING

from cucu_desktop.ui.widgets.language import tr, trn

if TYPE_CHECKING:
    from cucu_desktop.match.scenario.draft.faults import Fault
    from cucu_desktop.match.scenario.draft.typed_cards import Typed

SECTION = {
    "cards": ("missing card", "missing cards", "gap"),
    "agreed": ("agreement", "matador", "settled"),
    "course": ("action", "other"),
}
"""On which part of the page a fault is mended; all others among the seats."""


def section_of(fault: Fault) -> str:
    """Return on which part of the page a fault is mended."""
    return next((section for section, kinds in SECTION.items() if fault.what in kinds), "seats")


def fault_told(fault: Fault) -> str:
    """Return the sentence that tells what is wrong, and what would be right."""
    if fault.what == "missing cards":
        return trn("Writer", "{name} lacks {n} card.", "{name} lacks {n} cards.", fault.number).format(
            name=fault.name
        )
    return {
        "few seats": tr("Writer", "It takes at least {number} to play."),
        "many seats": tr("Writer", "No more than {number} can play by these rules."),
        "dealer out": tr("Writer", "{name} deals, and so has to be in the game."),
        "nobody plays": tr("Writer", "At least two have to be in the game."),
        "no name": tr("Writer", "Somebody has no name: seat {seat}."),
        "same name": tr("Writer", "There are two called {name}. Give seat {seat} another name."),
        "odd name": tr("Writer", "The name of seat {seat} has a character in it that cannot be saved."),
        "dummy": tr(
            "Writer", "{name} cannot be a dummy: whoever deals is a player, and so is a dummy’s partner."
        ),
        "missing card": tr("Writer", "{name} has no card, though cards lie behind it."),
        "gap": tr("Writer", "In the pack a card is missing between others."),
        "agreement": tr(
            "Writer", "Only the last two divide the pool: let all others be out, or nothing be agreed."
        ),
        "bet": tr("Writer", "{name} bets more than the {number} coins that are there."),
        "matador": tr("Writer", "{name} could not pay all bets: there are only {number} coins."),
        "settled": tr(
            "Writer",
            "The game ends after so many pots: {number}. Fewer than that can have been settled before.",
        ),
        "action": tr("Writer", "Line {number} of what is done cannot be done any more: {name}."),
        "other": tr("Writer", "This cannot be played as it is: {name}."),
    }[fault.what].format(name=fault.name, number=fault.number, seat=(fault.seat or 0) + 1)


def typed_told(typed: Typed) -> str:
    """Return what was wrong with cards that were typed; "" if nothing."""
    if not typed.why:
        return ""
    told = {
        "unknown": tr("Writer", "No card is called “{card}”."),
        "none left": tr("Writer", "No {card} is left: all are laid already."),
    }[typed.why]
    return told.format(card=typed.wrong)
