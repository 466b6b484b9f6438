"""A deal under way of which the seats know their turns by `TurnKey`, a few that are visited often."""

from __future__ import annotations

from random import Random
from typing import TYPE_CHECKING

from cucu_desktop.engine.actions import Shuffled
from cucu_desktop.learning.deal_record import DealRecord
from cucu_desktop.learning.turn_history import TurnHistory, lowest_settled
from cucu_desktop.learning.turn_key import KEEP_OR_EXCHANGE, NONE, TURN, TurnKey

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

    def clone(self) -> TurnRecord:
        """Return an independent copy."""
        copy = type(self).__new__(type(self))
        copy.state = self.state.clone()
        copy.state.table.recording = True
        copy.tokens, copy.order = self.tokens, self.order
        copy.turns = self.turns.clone()
        return copy

    def apply(self, action: Action) -> None:
        """Apply an action of the deciding seat; where the pack has run out, shuffle the cards laid away."""
        super().apply(action)
        while self.runs_out:
            cards = self.state.to_shuffle.cards
            self.state.apply(Shuffled(tuple(Random(len(cards)).sample(cards, len(cards)))))
            self._read()

    def key(self, decision: Decision) -> str:
        """Return the information set of the deciding seat, as text: see `TurnKey`."""
        words = "".join([str(option)[0] for option in decision.options])
        if decision.kind == TURN:
            return self.turn(decision.seat).text.replace(KEEP_OR_EXCHANGE, words, 1)
        card = self.state.table.cards[decision.seat]
        after = len(self.order) - 1 - self.order.index(decision.seat)
        return f"{decision.kind} {words} {after} {NONE if card is None else card.rank}"

    def turn(self, seat: int) -> TurnKey:
        """Return what the seat on turn knows of it."""
        table, tied = self.state.table, self.turns.tied
        card = table.cards[seat]
        rank = NONE if card is None else card.rank
        if not tied:
            return self.turns.turn(seat, self.order, rank)
        settled = lowest_settled(table.cards, tied, getattr(self.state.deal, "ties", ()))
        return self.turns.turn(seat, tied, rank, settled)

    def _read(self) -> None:
        """Follow the cards by the events since the last action."""
        journal = self.state.table.journal
        self.turns.read(journal)
        journal.clear()
