"""Advice in words: a good player's action, and its reason."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from cucu_desktop.engine.actions import Amount, Bet, Offer
from cucu_desktop.match.advice.sentences import ReasonSentences
from cucu_desktop.words import words_of

if TYPE_CHECKING:
    from collections.abc import Sequence

    from cucu_desktop.engine.actions import Action
    from cucu_desktop.engine.any_observation import AnyObservation
    from cucu_desktop.match.advice.advice import Advice
    from cucu_desktop.ui.text.buttons import Label
    from cucu_desktop.ui.text.wording import Wording

LONGEST: Final = 140
"""The most characters of a hint: two lines at most."""


def label_of(
    action: Action,
    wording: Wording,
    observation: AnyObservation,
) -> Label:
    """Return the label of the button for this action, existing or not."""
    assert observation.decision is not None  # advice is given at a decision
    option = next(
        option
        for option in observation.decision.options
        if option == action or (isinstance(option, Amount) and option.includes(action))
    )
    if isinstance(option, Offer):
        return wording.buttons.offer(action.coins or 0, action.percent or 0)
    if isinstance(option, Bet):
        return wording.buttons.bet(action.coins or 0, action.outcome)
    percent = isinstance(option, Amount) and option.percent
    return wording.buttons.option(option, observation, action.percent if percent else action.coins)


def advice_told(
    advice: Advice,
    wording: Wording,
    observation: AnyObservation,
    names: Sequence[str],
) -> str:
    """Return the advice in a sentence, and the reason in another one, if there is one.

    If it is longer than `LONGEST`, the numbers are left out after a fact at the table.
    """
    words = words_of("words", wording.language, wording.game_id)
    label = label_of(advice.action, wording, observation)
    # A card is chosen by itself: its name stands in what is meant already.
    is_card = advice.action.card is not None and advice.action.series is None
    what = label.meaning if is_card else label.told
    told = str(words["advice"]["says"]).format(what=what)
    for brief in (False, True):
        reason = reason_told(advice, wording, names, brief=brief)
        whole = f"{told} {reason}" if reason else told
        if len(whole) <= LONGEST:
            break
    return whole


def reason_told(advice: Advice, wording: Wording, names: Sequence[str], *, brief: bool = True) -> str:
    """Return the reason alone, shortened if the advised option is pointed to; "" without a reason."""
    if advice.why is None:
        return ""
    return ReasonSentences(wording.language, wording.game_id, wording.pack).tell(
        advice.why, names, brief=brief
    )
