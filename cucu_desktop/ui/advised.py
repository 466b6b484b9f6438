"""Advice in words: what somebody who plays well would do, and why."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any, Final

from cucu_desktop.engine.actions import Amount, Bet, Offer
from cucu_desktop.ui.counted import Counted
from cucu_desktop.words import words_of

if TYPE_CHECKING:
    from collections.abc import Mapping, Sequence

    from cucu_desktop.engine.actions import Action
    from cucu_desktop.match.advice import Advice
    from cucu_desktop.match.why import Why
    from cucu_desktop.ui.wording import Label, Wording

_BY_NUMBER: Final = {"nulla": "nulle", "few": "count", "higher-out": "count"}
"""Sentences that some small numbers have in words of their own, and by which number."""


def label_of(
    action: Action,
    wording: Wording,
    observation: Any,  # noqa: ANN401 - of the game's family
) -> Label:
    """Return what stands, or would stand, on the button that does this."""
    option = next(
        option
        for option in observation.decision.options
        if option == action or (isinstance(option, Amount) and option.includes(action))
    )
    if isinstance(option, Offer):
        return wording.offer(action.coins or 0, action.percent or 0)
    if isinstance(option, Bet):
        return wording.bet(action.coins or 0, action.outcome)
    percent = isinstance(option, Amount) and option.percent
    return wording.option(option, observation, action.percent if percent else action.coins)


def advice_told(
    advice: Advice,
    wording: Wording,
    observation: Any,  # noqa: ANN401 - of the game's family
    names: Sequence[str],
) -> str:
    """Return the advice in a sentence, and the reason in another one, if there is one."""
    words = words_of("words", wording.language, wording.game_id)
    label = label_of(advice.action, wording, observation)
    # A card is chosen by itself: its name stands in what is meant already.
    is_card = advice.action.card is not None and advice.action.series is None
    what = label.meaning if is_card else f"{label.local} ({label.meaning})" if label.meaning else label.local
    told = str(words["advice"]["says"]).format(what=what)
    return f"{told} {_why_told(advice.why, wording, names, words)}" if advice.why else told


def _why_told(why: Why, wording: Wording, names: Sequence[str], words: Mapping[str, Any]) -> str:
    told, counted = words["advice"], Counted(wording.language, words)
    key = why.key
    if key in _BY_NUMBER:
        own = f"{key}-{why.numbers[_BY_NUMBER[key]]}"
        key = own if own in told else key
    values: dict[str, object] = {name: names[seat] for name, seat in why.seats.items()}
    values |= {name: wording.card(card) for name, card in why.cards.items()}
    values |= {
        name: counted.points(number) if name in ("points", "average") else number
        for name, number in why.numbers.items()
    }
    values |= {name: wording.tokens(number) for name, number in why.tokens.items()}
    values |= {name: wording.coins(number) for name, number in why.coins.items()}
    values |= {name: wording.percent(number) for name, number in why.percents.items()}
    sentence = str(told[key]).format(**values)
    return sentence[:1].upper() + sentence[1:]
