"""The labels of buttons: the word of the place, its meaning, and the key."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any, Final

from cucu_desktop.catalogues import in_language
from cucu_desktop.engine.actions import Action
from cucu_desktop.engine.any_observation import as_exchange
from cucu_desktop.frozen import frozen
from cucu_desktop.ui.text.number_words import starting_amount
from cucu_desktop.ui.text.prompts import fools_bargain
from cucu_desktop.words import words_of

if TYPE_CHECKING:
    from collections.abc import Mapping

    from cucu_desktop.engine.actions import Amount, DueKind, Option
    from cucu_desktop.engine.any_observation import AnyObservation
    from cucu_desktop.engine.observation import Observation
from cucu_desktop.ui.text.number_words import NumberWords


@frozen
class Label:
    """The label of a button: the word of the place, its meaning, and the key."""

    local: str
    meaning: str
    key: str


class Buttons:
    """Labels the options of decisions, in the words of a place and with meanings in one language."""

    def __init__(self, language: str, local: Mapping[str, Any], counted: NumberWords) -> None:
        self._language, self._buttons, self._counted = language, local["buttons"], counted
        self._letters = words_of("words", language, "")["letters"]

    def option(self, option: Option, observation: AnyObservation, amount: int | None = None) -> Label:
        """Return the label of an option; `amount` is the one chosen so far, if it has one.

        For an offer or a bet, which has more than an amount, see `offer` and `bet`.
        """
        observation = as_exchange(observation)
        values: dict[str, Any] = {"cost": self._counted.coins(observation.cost or 0)}
        if not isinstance(option, Action):
            values |= self._amount(option, starting_amount(option) if amount is None else amount)
        return self.label(_button_of(option, observation), **values)

    def _amount(self, option: Amount, chosen: int) -> dict[str, str]:
        if option.percent:
            return {"amount": self._counted.percent(chosen), "rest": self._counted.percent(100 - chosen)}
        return {"amount": self._counted.coins(chosen)}

    def offer(self, coins: int, percent: int) -> Label:
        """Return the label of the button for this offer."""
        return self.label("offer", offer=self._counted.offer(coins, percent))

    def bet(self, coins: int, outcome: str | None = None) -> Label:
        """Return the label of the button for this bet, on an outcome or against the matador."""
        key = "bet-nothing" if not coins else f"bet-{outcome}" if outcome else "bet"
        return self.label(key, bet=self._counted.bet(coins, outcome), coins=self._counted.coins(coins))

    def label(self, key: str, **values: object) -> Label:
        button = self._buttons[key]
        meaning = in_language(button, self._language).format(**values)
        return Label(button["say"], meaning, self._letters[button["key"]])


_BUTTONS: Final[dict[tuple[DueKind, str], str]] = {
    ("inn", "keep"): "inn-keep",
    ("backing", "decline"): "backing-decline",
    ("offer", "accept"): "offer-accept",
    ("offer", "refuse"): "offer-refuse",
    ("offer", "keep"): "matto-keep",
    ("offer", "exchange"): "matto-exchange",
    ("consent", "agree"): "bet-agree",
    ("consent", "refuse"): "bet-refuse",
}
"""The words with a meaning of their own in a kind of decision."""


def _button_of(option: Option, observation: Observation) -> str:
    own = _BUTTONS.get((observation.kind, option.word))
    if own:
        return "matto-refuse" if own == "offer-refuse" and fools_bargain(observation) else own
    if option.word == "exchange" and isinstance(option, Action) and observation.seat == observation.last:
        return "exchange-pack"
    return option.word
