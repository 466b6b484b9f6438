"""Calls out of turn: before every turn there is a pause, in which who holds the right card may end the deal.

The hard idea is that *nobody is asked*. At a pause the decision is that of the player whose turn it is, for
everybody to see: `CallState.due`. Who may call has a *silent* decision before it, between `CALL` and `WAIT`;
only they know of it, and to wait leaves no trace in events or logs. So no question, no entry and no count of
them tells who holds what (B11). `State.act` lets the pause go by for all who are heard before a seat.
"""

from abc import abstractmethod
from collections.abc import Sequence
from dataclasses import dataclass
from typing import Final, Self

from cucu_desktop.engine.actions import (
    CALL,
    EXCHANGE,
    KEEP,
    KEEP_OR_EXCHANGE,
    RESHUFFLE,
    WAIT,
    Action,
    Decision,
    Shuffled,
    turns,
)
from cucu_desktop.engine.deciding import is_silent
from cucu_desktop.engine.events import Kept
from cucu_desktop.engine.exchange import ExchangeState
from cucu_desktop.engine.mechanisms.lasting_pack import LastingDeal, LastingState
from cucu_desktop.engine.options import ExchangeOptions
from cucu_desktop.engine.rarer_events import Called
from cucu_desktop.engine.state import Phase
from cucu_desktop.engine.vocabulary import Vocabulary

SILENT: Final = tuple(Decision(seat, "call", (CALL, WAIT)) for seat in range(64))
"""What who may call decides at a pause, by seat."""
MUTE: Final = tuple(Decision(seat, "call", (WAIT,)) for seat in range(64))
"""The same of who may not, where all are asked."""
WITH_CALL: Final = turns(KEEP, EXCHANGE, CALL)
"""The turn of who may call."""


@dataclass(slots=True)
class CallDeal(LastingDeal):
    """A deal that may be ended by a call.

    Attributes:
        paused: the position of the turn before which the last pause was; -1: there has been none.
        listening: who may call in this pause and has not let it go by, in the order in which they are heard.
    """

    paused: int = -1
    listening: tuple[int, ...] = ()


class CallState(LastingState):
    """A game in which a deal may be ended by a call.

    Attributes:
        asks_all: whether at each pause all others decide one after the other, who may not call only to wait:
            for learning programs, whose questions would tell who is asked (B11).
    """

    __slots__ = ("asks_all",)

    new_deal = CallDeal
    deal: CallDeal
    has_pauses = True

    @property
    def silent(self) -> tuple[int, ...]:
        """Who may call and has not let the pause go by."""
        return self.deal.listening if is_silent(self.decision) else ()

    def __init__(
        self,
        options: ExchangeOptions,
        coins: Sequence[int],
        dealer: int,
        onlookers: int = 0,
    ) -> None:
        super().__init__(options, coins, dealer, onlookers)
        self.asks_all = False

    def clone(self) -> Self:
        """Return a copy to try things with; it records no events."""
        copy = super().clone()
        copy.asks_all = self.asks_all
        return copy

    @abstractmethod
    def may_call(self, seat: int) -> bool:
        """Tell whether this seat's player may call now, at a pause."""

    @abstractmethod
    def exchange(self, position: int) -> None:
        """Let the player at this position exchange."""

    @abstractmethod
    def draw_on(self) -> bool:
        """Go on exchanging with the pack; tell whether it has to be renewed first."""

    def turn(self, seat: int) -> Decision:
        """Keep or exchange, or call."""
        return WITH_CALL[seat] if self.may_call(seat) else KEEP_OR_EXCHANGE[seat]

    def pausing(self, seat: int) -> Decision:
        """Return what somebody who is not to act decides at a pause: to call or to wait, or only to wait."""
        return SILENT[seat] if self.may_call(seat) else MUTE[seat]

    def standing(self) -> list[int]:
        """Return who has not fallen in this deal, in playing order."""
        dead = self.table.dead
        return [seat for seat in self.deal.order if not dead[seat]]

    @property
    def due(self) -> Decision | None:
        """The decision that everybody knows of: at a pause that of the player whose turn it is."""
        decision = self.decision
        if not is_silent(decision):
            return decision
        return self.turn(self.deal.order[self.deal.at])

    def decision_of(self, seat: int) -> Decision | None:
        """Return what this seat may decide now: at a pause its turn, or whether it calls."""
        due = self.due
        if due is not None and due.kind == "turn" and due.seat != seat and seat in self.deal.listening:
            return self.pausing(seat)
        return due if due is not None and due.seat == seat else None


class CalledTurns(Phase[CallState, ExchangeOptions]):
    """Everybody has one turn, in order, as long as nobody calls and two players stand (B4, B5, B13)."""

    def ask(self, state: CallState) -> Decision | None:
        """Ask who may call before the next turn, then whose turn it is."""
        deal = state.deal
        if deal.draws:
            if state.draw_on():
                return RESHUFFLE
            deal.draws = False
            deal.at += 1
        order, dead = deal.order, state.table.dead
        if len(state.standing()) <= 1:
            return None
        while deal.at < len(order) and dead[order[deal.at]]:
            deal.at += 1
        if deal.at == len(order):
            return None
        if deal.paused < deal.at:
            deal.listening = self._heard(state)
            deal.paused = deal.at
        return state.pausing(deal.listening[0]) if deal.listening else state.turn(order[deal.at])

    def _heard(self, state: CallState) -> tuple[int, ...]:
        """Return who may call besides the one whose turn it is; before all turns the dealer first (B10)."""
        *eldest, dealer = order = state.deal.order
        heard = order if state.deal.paused >= 0 else (dealer, *eldest)
        others = [seat for seat in heard if seat != order[state.deal.at] and not state.table.dead[seat]]
        return tuple(seat for seat in others if state.asks_all or state.may_call(seat))

    def answer(self, state: CallState, action: Action) -> None:
        """Call, wait, keep or exchange."""
        deal = state.deal
        if action is WAIT:
            deal.listening = deal.listening[1:]
        elif action is CALL:
            assert state.decision is not None  # somebody has decided
            state.table.record(Called, state.decision.seat)
            deal.at, deal.listening = len(deal.order), ()
        elif action is KEEP:
            state.table.record(Kept, deal.order[deal.at])
            deal.at += 1
        else:
            state.exchange(deal.at)

    def shuffled(self, state: CallState, shuffled: Shuffled) -> None:
        """Put the new pack down; who was drawing goes on (B16)."""
        state.table.renew(shuffled.cards)

    def vocabulary(self, options: ExchangeOptions) -> Vocabulary:
        """Return what may be done in a turn and at a pause."""
        del options
        return {"turn": (KEEP, EXCHANGE, CALL), "call": (CALL, WAIT)}


def callers(state: ExchangeState) -> tuple[int, ...]:
    """Return who may call now, in playing order, whoever it is to act; nobody where there is no pause."""
    due = state.due
    if not isinstance(state, CallState) or due is None or due.kind != "turn":
        return ()
    return tuple(seat for seat in state.deal.order if state.may_call(seat))


CALLED_TURNS: Final = CalledTurns()
