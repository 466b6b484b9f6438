"""The values of the options of a past decision, as table rows."""

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
"""The most options that are listed, besides the one taken and the one answered."""


def option_rows(
    assessment: Assessment,
    decision: PastDecision,
    did: Action,
    wording: Wording,
    answer: Action | None = None,
) -> list[tuple[str, ...]]:
    """Return rows for the best options and the action taken: its label and its value.

    Args:
        assessment: the value of each option.
        decision: the decision.
        did: the action taken.
        wording: the words of the game.
        answer: the answer when the decision was asked again; then both rows are labelled.
    """
    by_worth = sorted(assessment.options, key=lambda option: -option.worth)
    rows: list[tuple[str, ...]] = []
    for rank, option in enumerate(by_worth):
        if rank < MOST_OPTIONS or option.action in (did, answer):
            label = told_action(option.action, decision, wording)
            if answer is not None:
                label = _with_time(label, is_then=option.action == did, is_now=option.action == answer)
            worth = worth_told(option.worth, assessment.unit, wording)
            rows.append((label[:1].upper() + label[1:], worth))
    return rows


def _with_time(option: str, *, is_then: bool, is_now: bool) -> str:
    """Return an option with a mark for the action taken then, or for the answer now."""
    if is_then and is_now:
        return tr("Learn", "{option} – then and now").format(option=option)
    if is_now:
        return tr("Learn", "{option} – now").format(option=option)
    return tr("Learn", "{option} – then").format(option=option) if is_then else option


def cost_told(cost: float, unit: Unit, wording: Wording) -> str:
    """Return the difference in value between two options, in the unit of the values."""
    numbers = wording.numbers
    if unit == "chance":
        return tr("Learn", "{number} games in 100").format(number=numbers.decimal(100 * cost, 1))
    if unit == "tokens":
        amount = numbers.about("tokens", 100 * cost, 1)
        return tr("Learn", "{amount} per 100 deals").format(amount=amount)
    return numbers.about(unit, cost, 2)


def worth_told(worth: float, unit: Unit, wording: Wording) -> str:
    """Return the value of an option, in its unit."""
    numbers = wording.numbers
    if unit == "chance":
        games = numbers.decimal(100 * worth, 1)
        return tr("Learn", "wins {number} games in 100").format(number=games)
    if unit == "tokens":
        amount = numbers.about("tokens", 100 * worth, 1)
        return tr("Learn", "{amount} per 100 deals").format(amount=amount)
    return numbers.about(unit, worth, 2)
