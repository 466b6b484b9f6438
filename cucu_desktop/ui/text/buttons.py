"""The labels of buttons: the meaning, the word of the place, and the key; in trick games of cards, too."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any, Final

from cucu_desktop.catalogues import in_language
from cucu_desktop.engine.actions import Action
from cucu_desktop.engine.any_observation import as_exchange
from cucu_desktop.frozen import frozen
from cucu_desktop.ui.text.amount_words import starting_amount
from cucu_desktop.words import words_of

if TYPE_CHECKING:
    from collections.abc import Mapping

    from cucu_desktop.engine.actions import Amount, DueKind, Option
    from cucu_desktop.engine.any_observation import AnyObservation
    from cucu_desktop.engine.observation import Observation
    from cucu_desktop.match.number_words import NumberWords
    from cucu_desktop.ui.text.tricks.card_names import TrickCardNames


@frozen
class Label:
    """The label of a button.

    Attributes:
        local: the word of the place.
        meaning: its meaning in the language of the window, after the transcription if there is one.
        key: the key.
        own: the place's letter for the same action, if it has one.
        reading: the transcription of `local`, if its script is not known to all readers.
    """

    local: str
    meaning: str
    key: str
    reading: str = ""
    own: str = ""
    is_local: bool = False

    def word(self, does: str = "") -> str:
        """Return the one text of the button; `does`: the meaning with an amount, which comes first."""
        large, call = self.lines(does)
        return call if self.is_local and call and not does else large

    def lines(self, does: str = "") -> tuple[str, str]:
        """Return the large text of the button, its meaning, and the small one, the word of the place.

        A word that the meaning has, too, is not repeated. `does`: the large text instead of the meaning.
        """
        call = f"{self.local} {self.reading}" if self.reading else self.local
        large = does or self.meaning.removeprefix(f"{self.reading} \N{EN DASH} ")
        if not large:
            return call, ""
        is_said = f" {self.local.casefold()} " in f" {large.casefold()} "
        return large[:1].upper() + large[1:], "" if is_said else call

    @property
    def name(self) -> str:
        """The name of the button for screen readers: the word of the place and its meaning."""
        is_new = self.meaning and self.meaning.casefold() != self.local.casefold()
        return f"{self.local}: {self.meaning}" if is_new else self.local

    @property
    def told(self) -> str:
        """The meaning with the word of the place in brackets, as in a sentence about the button."""
        large, call = self.lines()
        return f"{large} ({call})" if call else large


class Buttons:
    """Labels the options of decisions, in the words of a place and with meanings in one language."""

    says_local = False
    """Whether buttons show the word of the place instead of its meaning."""

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
        elif option.percent is not None:
            values["amount"] = self._counted.percent(option.percent)
        return self.label(_button_of(option, observation), **values)

    def _amount(self, option: Amount, chosen: int) -> dict[str, str]:
        if option.percent:
            return {"amount": self._counted.percent(chosen), "rest": self._counted.percent(100 - chosen)}
        return {"amount": self._counted.coins(chosen)}

    def offer(self, coins: int, percent: int) -> Label:
        return self.label("offer", offer=self._counted.offer(coins, percent))

    def bet(self, coins: int, outcome: str | None = None) -> Label:
        """Return the label of the button for this bet, on an outcome or against the matador."""
        key = "bet-nothing" if not coins else f"bet-{outcome}" if outcome else "bet"
        return self.label(key, bet=self._counted.bet(coins, outcome), coins=self._counted.coins(coins))

    def letter(self, key: str) -> str:
        """Return the letter key of an action, the same in all games."""
        return str(self._letters[key])

    def label(self, key: str, **values: object) -> Label:
        button = self._buttons[key]
        meaning = in_language(button, self._language).format(**values)
        is_local = self.says_local or meaning.casefold().startswith(button["say"].casefold())
        own = button.get("letters", {}).get(self._language, "") if is_local else ""
        letter = self._letters[button["key"]]
        return Label(button["say"], meaning, letter, button.get("read", ""), own, self.says_local)


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
        return "matto-refuse" if own == "offer-refuse" and observation.is_matto_shown else own
    if option.word == "exchange" and isinstance(option, Action) and observation.seat == observation.last:
        return "exchange-pack"
    return option.word


class TrickButtons(Buttons):
    """Labels the options of a trick game; options with a card have no key, as the card itself is chosen."""

    def __init__(
        self,
        language: str,
        local: Mapping[str, Any],
        counted: NumberWords,
        cards: TrickCardNames,
        doing: Mapping[str, str],
    ) -> None:
        """Take the words from the table `buttons` of a place, and `doing` from those of a language."""
        super().__init__(language, local, counted)
        self._cards, self._doing = cards, doing

    def option(self, option: Option, observation: AnyObservation, amount: int | None = None) -> Label:
        """Return the label of an option, or the name of an option's card."""
        del amount  # no option has an amount
        assert isinstance(option, Action)
        if option.card is None:
            return self.label(option.word)
        card = option.card.id
        played = self._cards.as_object(card)
        if option.series:
            return self.label(f"name-{option.series}", card=played)
        key = "play-dummy" if option.word == "play" and observation.about is not None else option.word
        return Label(self._cards.there(card), self._doing[key].format(card=played), key="")
