"""The words of the log: sentences about events, and short results of earlier deals."""

from collections.abc import Mapping, Sequence
from typing import Any

from cucu_desktop.engine import events as happen
from cucu_desktop.engine.events import Event
from cucu_desktop.engine.rarer_events import Fell, RarerEvent
from cucu_desktop.engine.tricks.events import Counted, ThrownIn, TrickEvent
from cucu_desktop.match.narration import Narrator
from cucu_desktop.names import Unnamed
from cucu_desktop.ui.text.explanations import ExplanationWords, counts_in_words
from cucu_desktop.words import addressed

Names = Sequence[str]
Happening = Event | RarerEvent | TrickEvent
Outcome = happen.TokenLost | happen.Eliminated | happen.Compared | Fell | Counted | ThrownIn
"""The result of a deal."""


class LogWords:
    """The sentences of the log, in the words of one game and language."""

    def __init__(self, narrator: Narrator, words: Mapping[str, Any], values: ExplanationWords) -> None:
        self._narrator, self._words, self._values = narrator, words, values

    def sentence(self, event: Happening, names: Names, deal: int = 0, trick: int = 0) -> str | None:
        """Return the sentence of an event, with names; None for an event without one.

        It has public information only, from any seat's event, and two deals differ in their
        words.
        """
        return self._narrator.tell(event, names, deal, trick)

    def row(self, event: Happening, names: Names, deal: int = 0, trick: int = 0) -> str | None:
        """Return the row of the log panel: a swap in symbols, any other event as `sentence` does."""
        told = self._words["before"]
        labels = [told["you"] if isinstance(name, Unnamed) else name for name in names]
        if isinstance(event, happen.Asked) and event.target is not None:
            return str(told["asks"]).format(name=labels[event.seat], other=labels[event.target])
        if isinstance(event, happen.Exchanged) and event.reason == "turn":
            return str(told["swapped"]).format(name=labels[event.seat], other=labels[event.other])
        if isinstance(event, happen.Drew):
            return str(told["drew"]).format(name=labels[event.seat])
        return self.sentence(event, names, deal, trick)

    def outcome(
        self,
        outcome: Outcome | None,
        card_id: str,
        names: Names,
        compared: happen.Compared | None = None,
    ) -> str:
        """Return the short result of an earlier deal: the payer, the player out, or the count.

        Args:
            outcome: the lost token; without tokens the player who is out, has fallen, or has
                lost the comparison; the end of a deal of tricks; None if undecided.
            card_id: the card it was lost with, if public, or to which, in an arrest.
            names: the players' names by seat.
            compared: the end of the deal's comparison, which tells why one of equal lowest cards loses.
        """
        told = self._words["before"]
        if outcome is not None and compared is not None and _is_of_lowest(outcome, compared):
            tie = self._narrator.ties.sentence(compared, names)
            if tie:
                return tie.removesuffix(".")
        if outcome is None:
            return str(told["none"])
        if isinstance(outcome, ThrownIn):
            return str(told["thrown-in"])
        if isinstance(outcome, Counted):
            counts = counts_in_words(outcome, self._values, names)
            key = "counted" if outcome.recount is None else "counted-again"
            return str(told[key]).format(counts=counts[:1].upper() + counts[1:])
        if isinstance(outcome, happen.Compared):
            (loser,) = outcome.losers
            return _said(told["lowest"], names[loser], self._values.cards.name(card_id))
        if isinstance(outcome, happen.Eliminated):
            key = "out"
        else:
            is_compared = isinstance(outcome, happen.TokenLost) and outcome.reason in happen.IN_COMPARISON
            key = outcome.reason if is_compared else "arrest"
        return _said(told[key], names[outcome.seat], self._values.cards.name(card_id))

    def dealer(self, event: happen.DealBegan, names: Names) -> str:
        """Return the sentence about the dealer; also that two players are left."""
        if len(event.order) == 2 and not self._values.of_tricks:
            return str(self._narrator.tell(event, names, event.number))
        return _said(self._words["before"]["dealer"], names[event.dealer])

    def standing(self, deal: int, pool: int) -> str:
        """Return "Deal 4 · 25 coins in the pool"; without the pool in a game without stakes."""
        before = self._words["before"]
        told = (
            before["deal"].format(number=deal),
            before["pool"].format(coins=self._values.numbers.coins(pool)),
        )
        return " · ".join(part for part in told if part)


def _said(ways: str | list[str], name: str, card: str = "") -> str:
    (way,) = addressed(ways, name)
    return way.format(name=name, card=card)


def _is_of_lowest(outcome: Outcome, compared: happen.Compared) -> bool:
    """Return whether an outcome is that the first of those with the lowest card has lost."""
    first = compared.level[:1]
    if isinstance(outcome, happen.Compared):
        return outcome.losers == first
    return isinstance(outcome, happen.TokenLost) and outcome.reason == "lowest" and (outcome.seat,) == first
