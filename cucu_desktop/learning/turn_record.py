"""A deal under way of which the seats know their turns by `TurnKey`, a few that are visited often."""

from __future__ import annotations

from random import Random
from typing import TYPE_CHECKING

from cucu_desktop.engine.actions import Shuffled
from cucu_desktop.learning.deal_record import DealRecord
from cucu_desktop.learning.turn_key import KEEP_OR_EXCHANGE, NONE, TURN, TurnHistory, TurnKey

if TYPE_CHECKING:
    from collections.abc import Sequence

    from cucu_desktop.engine.actions import Action, Decision
    from cucu_desktop.engine.exchange import ExchangeState


class TurnRecord(DealRecord):
    """A deal under way, by kinds of turns.

    Attributes:
        turns: what the turns so far tell.
    """

    __slots__ = ("turns",)

    def __init__(self, state: ExchangeState, tokens: Sequence[int]) -> None:
        self.turns = TurnHistory()
        super().__init__(state, tokens)

    def apply(self, action: Action) -> None:
        """Apply an action of the deciding seat; where the pack has run out, shuffle the cards laid away."""
        super().apply(action)
        while self.runs_out:
            cards = self.state.to_shuffle.cards
            self.state.apply(Shuffled(tuple(Random(len(cards)).sample(cards, len(cards)))))
            self._read()

    def key(self, decision: Decision, turn: TurnKey | None = None) -> str:
        """Return the information set of the deciding seat, as text: see `TurnKey`."""
        words = "".join([str(option)[0] for option in decision.options])
        turn = turn or self.turn(decision.seat)
        if decision.kind != TURN:
            return f"{decision.kind} {words} {turn.after} {turn.rank}"
        text = turn.text.replace(KEEP_OR_EXCHANGE, words, 1)
        return f"tie {text}" if self.turns.tied else text

    def turn(self, seat: int) -> TurnKey:
        """Return the `TurnKey` of the seat on turn."""
        card = self.state.table.cards[seat]
        return self.turns.turn(seat, self.turns.tied or self.order, NONE if card is None else card.rank)

    def _read(self) -> None:
        """Follow the cards by the events since the last action."""
        journal = self.state.table.journal
        self.turns.read(journal)
        journal.clear()
