"""Prompts of a trick game: the question to the viewer, or the player that all wait for, in one line.

A question may mention the viewer's own cards; the line for the others does not.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Any, Final

from cucu_desktop.catalogues import counted
from cucu_desktop.engine.actions import PASS, ROB, Action
from cucu_desktop.engine.any_observation import as_tricks
from cucu_desktop.engine.cards import Card
from cucu_desktop.ui.text.prompts import Prompts
from cucu_desktop.words import smooth

if TYPE_CHECKING:
    from collections.abc import Mapping, Sequence

    from cucu_desktop.engine.actions import Decision
    from cucu_desktop.engine.any_observation import AnyObservation
    from cucu_desktop.engine.tricks.observation import TrickObservation
    from cucu_desktop.match.number_words import NumberWords
    from cucu_desktop.ui.text.tricks.card_names import TrickCardNames

_HAND: Final = 8
"""The number of cards to which players discard."""


class TrickPrompts(Prompts):
    """Prompts in the words of one trick game and language."""

    def __init__(
        self, language: str, words: Mapping[str, Any], numbers: NumberWords, cards: TrickCardNames
    ) -> None:
        """Take the questions from the table `questions` of a game's words."""
        super().__init__(language, words, numbers)
        self._cards = cards

    def _question(self, observation: AnyObservation, names: Sequence[str]) -> str:
        observation = as_tricks(observation)
        decision = observation.decision
        if decision is not None:
            return self._asked(observation, decision, names)
        if observation.to_act is not None:
            is_next = observation.to_act == observation.seat and not self.addressed
            return "" if is_next else self._waiting(observation, observation.to_act, names)
        if observation.winners is None:
            return ""
        winners = [names[seat] for seat in observation.winners if seat not in observation.dummies]
        if not winners:
            return self._ask("over-drawn")
        return self._over(winners)

    def which(self, observation: AnyObservation, names: Sequence[str]) -> str:
        """Return the question to the leader of the trump card."""
        del observation, names
        return self._ask("name-series")

    def refused(self, observation: AnyObservation, card: str, names: Sequence[str]) -> str:
        """Return why a card may not be chosen now, and the required card."""
        observation = as_tricks(observation)
        decision = observation.decision
        assert decision is not None  # a decision is due
        is_played = decision.kind == "play"
        asked = self._play(observation, decision) if is_played else self._asked(observation, decision, names)
        refused = self._ask(f"refused-{decision.kind}", card=self._cards.as_object(card))
        return smooth(f"{refused} {asked}", self._language)

    def _waiting(self, observation: TrickObservation, seat: int, names: Sequence[str]) -> str:
        kind = observation.kind if observation.about is None else "dummy"
        return self._ask(f"waiting-{kind}", name=names[seat])

    def _asked(self, observation: TrickObservation, decision: Decision, names: Sequence[str]) -> str:
        if decision.kind == "bid":
            return self._bid(observation, decision, names)
        if decision.kind == "rob":
            key = "rob" if ROB in decision.options else "rob-not"
            return self._ask(key, card=self._cards.as_object(str(observation.peeked)))
        if decision.kind == "discard":
            over = len(observation.hands[decision.seat]) - _HAND
            return counted(self._words["discard"], over).format(number=over)
        asked = self._play(observation, decision)
        return f"{self._secret(observation, decision.seat, names)} {asked} {self._trump(observation)}".strip()

    def _bid(self, observation: TrickObservation, decision: Decision, names: Sequence[str]) -> str:
        said = [(seat, card) for seat, card in observation.bids if card is not None]
        if not said:
            return self._ask("bid-first")
        seat, card = said[-1]
        key = "bid-nothing" if decision.options == (PASS,) else "bid"
        return self._ask(
            key,
            name=names[seat],
            card=self._cards.as_object(card.id),
            **self._series(self._cards.series_id(card.id)),
        )

    def _play(self, observation: TrickObservation, decision: Decision) -> str:
        """Return the question: for a lead, a card of the series led, or any card."""
        seat = decision.seat if decision.other is None else decision.other
        playable = {option.card for option in decision.options if isinstance(option, Action)}
        held = {card for card in observation.hands[seat] if isinstance(card, Card)}
        series = observation.series
        if decision.other is None and len(decision.options) == len(held) == 1:
            return self._ask("play-last")
        if series is None:
            named = any(isinstance(option, Action) and option.series for option in decision.options)
            key = "play-lead-trump" if named else "play-lead"
            waits = held - playable
        else:
            following = {card for card in held if self._cards.is_of(card.id, series)}
            key = "play-follow-or-trump" if playable - following else "play-follow"
            key, waits = (key, following - playable) if following else ("play-any", set())
            if key == "play-follow" and sum(card in playable for card in observation.hands[seat]) == 1:
                key = "play-follow-one"
        key = f"{key}-valued" if waits else key
        asked = key if decision.other is None else f"{key}-dummy"
        return self._ask(asked, **self._series(series))

    def _series(self, series: str | None) -> dict[str, str]:
        """Return the name of a series and the description of its cards."""
        if series is None:
            return {"series": "", "gloss": ""}
        return {"series": self._cards.series(series), "gloss": self._cards.gloss(series)}

    def _trump(self, observation: TrickObservation) -> str:
        """Return the name of the trump card where any card may be played; "" in games without one."""
        card, decision, series = observation.indicator, observation.decision, observation.series
        if card is None or decision is None:
            return ""
        held = [card for card in observation.hands[decision.seat] if isinstance(card, Card)]
        follows = series is not None and any(self._cards.is_of(each.id, series) for each in held)
        return "" if follows or len(held) == 1 else self._ask("trump", card=self._cards.name(card.id))

    def _secret(self, observation: TrickObservation, seat: int, names: Sequence[str]) -> str:
        """Return a seat's secret at the beginning of play: that it plays with the bidder, or alone."""
        said = [(bidder, card) for bidder, card in observation.bids if card is not None]
        if not said or observation.tricks:
            return ""
        bidder, card = said[-1]
        mine = observation.hands[seat].count(card)
        if seat == bidder:
            return self._ask("secret-alone") if mine == 2 else ""
        return self._ask("secret-partner", name=names[bidder]) if mine else ""
