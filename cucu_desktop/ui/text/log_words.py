"""What the log tells: sentences about what happened, and in a few words what earlier deals came to."""

from collections.abc import Mapping, Sequence
from typing import Any

from cucu_desktop.engine import events as happen
from cucu_desktop.engine.events import Event
from cucu_desktop.engine.rarer_events import Fell, RarerEvent
from cucu_desktop.engine.tricks.events import Counted, ThrownIn, TrickEvent
from cucu_desktop.match.narration import Narrator
from cucu_desktop.ui.text.events.event_text import ExplanationWords
from cucu_desktop.ui.text.tricks.events import counts_in_words

Names = Sequence[str]
Happening = Event | RarerEvent | TrickEvent
Outcome = happen.TokenLost | happen.Eliminated | happen.Compared | Fell | Counted | ThrownIn
"""What a deal came to."""


class LogWords:
    """The sentences of the log, in the words of one game and language."""

    def __init__(self, narrator: Narrator, words: Mapping[str, Any], values: ExplanationWords) -> None:
        """Take the sentences of a narrator, and the table `before` of a game's words."""
        self._narrator, self._words, self._values = narrator, words, values

    def sentence(self, event: Happening, names: Names, deal: int = 0, trick: int = 0) -> str | None:
        """Return a sentence for the running account, with names; None for what is not worth one.

        It tells only what everybody at the table sees, whoever's event it is, and not two deals in the same
        words.
        """
        return self._narrator.tell(event, names, deal, trick)

    def row(self, event: Happening, names: Names, deal: int = 0, trick: int = 0) -> str | None:
        """Return what the log panel writes: a swap in a few signs, and all else as `sentence` does."""
        told = self._words["before"]
        if isinstance(event, happen.Asked) and event.target is not None:
            return str(told["asks"]).format(name=names[event.seat], other=names[event.target])
        if isinstance(event, happen.Exchanged) and event.reason == "turn":
            return str(told["swapped"]).format(name=names[event.seat], other=names[event.other])
        if isinstance(event, happen.Drew):
            return str(told["drew"]).format(name=names[event.seat])
        return self.sentence(event, names, deal, trick)

    def outcome(self, outcome: Outcome | None, card_id: str, names: Names) -> str:
        """Return in a few words what an earlier deal came to: who paid, or went out; what was counted.

        Args:
            outcome: the token lost; where there are no tokens who is out, has fallen, or is the one who has
                lost the comparison; how a deal of tricks ended; None if nothing of that has happened.
            card_id: the card it was lost with, if all could see it, or for which, in an arrest.
            names: the players' names by seat.
        """
        told = self._words["before"]
        if outcome is None:
            return str(told["none"])
        if isinstance(outcome, ThrownIn):
            return str(told["thrown-in"])
        if isinstance(outcome, Counted):
            counts = counts_in_words(outcome, self._values, names)
            return str(told["counted" if outcome.recount is None else "counted-again"]).format(counts=counts)
        if isinstance(outcome, happen.Compared):
            (loser,) = outcome.losers
            return str(told["lowest"]).format(name=names[loser], card=self._values.cards.name(card_id))
        if isinstance(outcome, happen.Eliminated):
            key = "out"
        else:
            is_compared = isinstance(outcome, happen.TokenLost) and outcome.reason in happen.IN_COMPARISON
            key = outcome.reason if is_compared else "arrest"
        return str(told[key]).format(name=names[outcome.seat], card=self._values.cards.name(card_id))

    def dealer(self, event: happen.DealBegan, names: Names) -> str:
        """Return in a sentence who deals; when it has come down to two, that too."""
        if len(event.order) == 2 and not self._values.of_tricks:
            return str(self._narrator.tell(event, names, event.number))
        return str(self._words["before"]["dealer"]).format(name=names[event.dealer])

    def standing(self, deal: int, pool: int) -> str:
        """Return "Deal 4 · 25 coins in the pool"; a game without stakes has no pool to tell of."""
        before = self._words["before"]
        told = (
            before["deal"].format(number=deal),
            before["pool"].format(coins=self._values.numbers.coins(pool)),
        )
        return " · ".join(part for part in told if part)
