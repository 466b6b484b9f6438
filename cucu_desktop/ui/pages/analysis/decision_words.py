"""A past decision in words: with which card, what was done, and what would have been better."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from cucu_desktop.engine.actions import parse
from cucu_desktop.engine.cards import Card
from cucu_desktop.engine.observation import Observation
from cucu_desktop.ui.text.hint_text import label_of
from cucu_desktop.ui.widgets.language import tr

if TYPE_CHECKING:
    from cucu_desktop.analysis.report import CostlyDecision
    from cucu_desktop.engine.actions import Action
    from cucu_desktop.match.past_decisions import PastDecision
    from cucu_desktop.ui.text.wording import Wording

WITH_CARDS: Final = ("turn", "call", "inn", "promise", "bargain", "offer", "matto")
"""The kinds of decisions that are about the card in the hand: others come when the cards lie open."""


def told_decision(costly: CostlyDecision, past: PastDecision, wording: Wording) -> str:
    """Return in a sentence what somebody did, and what was best."""
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
    """Return the card that somebody decided about in an exchange game, if about one in the hand; its id."""
    seen = past.observation
    card = seen.card if isinstance(seen, Observation) and seen.kind in WITH_CARDS else None
    return card.id if isinstance(card, Card) else ""


def told_action(action: Action, past: PastDecision, wording: Wording) -> str:
    """Return what stands on the button of an action: the word of the table with its meaning."""
    label = label_of(action, wording, past.observation)
    is_card = action.card is not None and action.series is None
    return label.meaning if is_card else f"{label.local} ({label.meaning})" if label.meaning else label.local
