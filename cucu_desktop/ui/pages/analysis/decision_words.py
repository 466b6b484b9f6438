"""A past decision in words: the card, the action taken, and the best action."""

from __future__ import annotations

from collections import Counter
from typing import TYPE_CHECKING, Final

from cucu_desktop.analysis.report import GRADES
from cucu_desktop.engine.actions import parse
from cucu_desktop.engine.cards import Card
from cucu_desktop.engine.observation import Observation
from cucu_desktop.ui.text.hint_text import label_of
from cucu_desktop.ui.widgets.language import tr, trn

if TYPE_CHECKING:
    from collections.abc import Iterable

    from cucu_desktop.analysis.report import CostlyDecision, Grade
    from cucu_desktop.engine.actions import Action
    from cucu_desktop.match.past_decisions import PastDecision
    from cucu_desktop.ui.text.wording import Wording

WITH_CARDS: Final = ("turn", "call", "inn", "promise", "bargain", "offer", "matto")
"""The kinds of decisions about the card in the hand; other kinds come when the cards are open."""


def told_decision(costly: CostlyDecision, past: PastDecision, wording: Wording) -> str:
    """Return a sentence with the action of the player and the best action."""
    card = held(past)
    words = (
        tr("Analysis", "With {card}: {did}. Better: {best}.")
        if card
        else tr("Analysis", "{did}. Better: {best}.")
    )
    told = words.format(
        card=wording.cards.name(card) if card else "",
        did=told_action(parse(costly.did), past, wording),
        best=told_action(parse(costly.best), past, wording),
    )
    return told[:1].upper() + told[1:]


def held(past: PastDecision) -> str:
    """Return the id of the card that the decision was about in an exchange game; "" if it was about none."""
    seen = past.observation
    card = seen.card if isinstance(seen, Observation) and seen.kind in WITH_CARDS else None
    return card.id if isinstance(card, Card) else ""


def told_action(action: Action, past: PastDecision, wording: Wording) -> str:
    """Return the label of the button of an action: the word of the table with its meaning."""
    label = label_of(action, wording, past.observation)
    is_card = action.card is not None and action.series is None
    return label.meaning if is_card else label.told


def grade_told(grade: Grade) -> str:
    """Return a grade with its sign: "?? blunder"."""
    return {
        "slip": "?! " + tr("Analysis", "slip"),
        "mistake": "? " + tr("Analysis", "mistake"),
        "blunder": "?? " + tr("Analysis", "blunder"),
    }[grade]


def counts_told(grades: Iterable[Grade]) -> str:
    """Return the number of mistakes of each grade, the worst first: "1 blunder, 3 slips"."""
    counts = Counter(grades)
    told = {
        "slip": trn("Analysis", "{n} slip", "{n} slips", counts["slip"]),
        "mistake": trn("Analysis", "{n} mistake", "{n} mistakes", counts["mistake"]),
        "blunder": trn("Analysis", "{n} blunder", "{n} blunders", counts["blunder"]),
    }
    return ", ".join(told[grade] for grade in GRADES if counts[grade])
