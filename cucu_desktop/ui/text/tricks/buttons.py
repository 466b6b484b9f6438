"""The labels of buttons of a trick game, and the names of cards that are played by a click."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

from cucu_desktop.engine.actions import Action
from cucu_desktop.ui.text.buttons import Buttons, Label

if TYPE_CHECKING:
    from collections.abc import Mapping

    from cucu_desktop.engine.actions import Option
    from cucu_desktop.engine.any_observation import AnyObservation
    from cucu_desktop.ui.text.number_words import NumberWords
    from cucu_desktop.ui.text.tricks.card_names import TrickCardNames


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
