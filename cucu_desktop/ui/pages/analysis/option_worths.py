"""What the options of a past decision were worth, in rows of words."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from cucu_desktop.ui.pages.analysis.decision_words import told_action
from cucu_desktop.ui.widgets.language import tr

if TYPE_CHECKING:
    from cucu_desktop.bots.assessment import Assessment, Unit
    from cucu_desktop.engine.actions import Action
    from cucu_desktop.match.past_decisions import PastDecision
    from cucu_desktop.ui.text.wording import Wording

MOST_OPTIONS: Final = 6
"""So many options are told, and what was done besides."""


def option_rows(
    assessment: Assessment, decision: PastDecision, did: Action, wording: Wording
) -> list[tuple[str, ...]]:
    """Return a row for the best options, and for what was done: what it is, and what it was worth."""
    by_worth = sorted(assessment.options, key=lambda option: -option.worth)
    rows: list[tuple[str, ...]] = []
    for rank, option in enumerate(by_worth):
        if rank < MOST_OPTIONS or option.action == did:
            label = told_action(option.action, decision, wording)
            worth = worth_told(option.worth, assessment.unit, wording)
            rows.append((label[:1].upper() + label[1:], worth))
    return rows


def worth_told(worth: float, unit: Unit, wording: Wording) -> str:
    """Return what an option was worth, in its unit."""
    numbers = wording.numbers
    if unit == "chance":
        games = numbers.decimal(100 * worth, 1)
        return tr("Learn", "wins {number} games in a hundred").format(number=games)
    if unit == "tokens":
        amount = _signed(numbers.about("tokens", 100 * worth, 1))
        return tr("Learn", "{amount} in a hundred deals").format(amount=amount)
    return _signed(numbers.about(unit, worth, 2))


def _signed(number: str) -> str:
    return number.replace("-", "\N{MINUS SIGN}")
