"""Calls out of turn: in a pause before every turn the holder of a certain card may end the deal.

The hard idea is that *nobody is asked*. At a pause the public decision, `CallState.due`, is that of the
player whose turn it is. A player who may call has a *silent* decision before it, between `CALL` and `WAIT`;
only they know of it, and waiting is neither an event nor a line of the log. So no question, entry or count
reveals a holding (B11). `State.act` answers "wait" for all seats that are heard before the acting one.
"""

from abc import abstractmethod
from collections.abc import Sequence
from dataclasses import dataclass
from typing import Final

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
from cucu_desktop.engine.deciding import Deciding, is_silent
from cucu_desktop.engine.events import Kept
from cucu_desktop.engine.mechanisms.lasting_pack import LastingDeal, LastingState
from cucu_desktop.engine.options import ExchangeOptions
from cucu_desktop.engine.rarer_events import Called
from cucu_desktop.engine.state import Phase
from cucu_desktop.engine.vocabulary import Vocabulary

SILENT: Final = tuple(Decision(seat, "call", (CALL, WAIT)) for seat in range(64))
"""By seat, the silent decision at a pause of a player who may call."""
MUTE: Final = tuple(Decision(seat, "call", (WAIT,)) for seat in range(64))
"""By seat, the silent decision of a player who may only wait, where all are asked."""
WITH_CALL: Final = turns(KEEP, EXCHANGE, CALL)
"""By seat, the turn of a player who may call."""


@dataclass(slots=True)
class CallDeal(LastingDeal):
    """A deal that may be ended by a call.

    Attributes:
        paused: the position of the turn before which the last pause was; -1 before the first pause.
        listening: the seats that may call in this pause and have not waited yet, in the order of asking.
    """

    paused: int = -1
    listening: tuple[int, ...] = ()


class CallState(LastingState):
    """A game in which a deal may be ended by a call.

    Attributes:
        asks_all: whether at each pause all other players decide in turn, those who may not call only to wait.
            For learning programs, where a question would reveal the holder (B11).
    """

    __slots__ = ("asks_all",)

    new_deal = CallDeal
    deal: CallDeal
    has_pauses = True

    @property
    def silent(self) -> tuple[int, ...]:
        """The seats that may call and have not waited yet in this pause."""
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

    @abstractmethod
    def may_call(self, seat: int) -> bool:
        """Return whether this seat's player may call now, at a pause."""

    @abstractmethod
    def exchange(self, position: int) -> None:
        """Exchange for the player at this position."""

    @abstractmethod
    def draw_on(self) -> bool:
        """Go on exchanging with the pack; return whether the pack has to be renewed first."""

    def turn(self, seat: int) -> Decision:
        """Return the decision of a turn: keep or exchange, or call."""
        return WITH_CALL[seat] if self.may_call(seat) else KEEP_OR_EXCHANGE[seat]

    def open_turn(self, seat: int) -> Decision:
        return WITH_CALL[seat]

    def pausing(self, seat: int) -> Decision:
        """Return the decision at a pause of a player who is not to act: call or wait, or only wait."""
        return SILENT[seat] if self.may_call(seat) else MUTE[seat]

    def standing(self) -> list[int]:
        """Return the seats that have not fallen in this deal, in playing order."""
        dead = self.table.dead
        return [seat for seat in self.deal.order if not dead[seat]]

    @property
    def due(self) -> Decision | None:
        """The public decision: at a pause that of the player whose turn it is."""
        decision = self.decision
        if not is_silent(decision):
            return decision
        return self.turn(self.deal.order[self.deal.at])

    def decision_of(self, seat: int) -> Decision | None:
        """Return the decision that this seat can make now: at a pause its turn, or whether to call."""
        due = self.due
        if due is not None and due.kind == "turn" and due.seat != seat and seat in self.deal.listening:
            return self.pausing(seat)
        return due if due is not None and due.seat == seat else None


class CalledTurns(Phase[CallState, ExchangeOptions]):
    """Each player has one turn, in order, until a call or until one player is left (B4, B5, B13)."""

    def ask(self, state: CallState) -> Decision | None:
        """Ask the seats that may call before the next turn, then the seat whose turn it is."""
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
        """Return the seats that may call besides the one on turn; before all turns the dealer first (B10)."""
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
            assert state.decision is not None  # a decision was made
            state.table.record(Called, state.decision.seat)
            deal.at, deal.listening = len(deal.order), ()
        elif action is KEEP:
            state.table.record(Kept, deal.order[deal.at])
            deal.at += 1
        else:
            state.exchange(deal.at)

    def shuffled(self, state: CallState, shuffled: Shuffled) -> None:
        """Put the new pack down and resume the draw that waited for it (B16)."""
        state.table.renew(shuffled.cards)

    def vocabulary(self, options: ExchangeOptions) -> Vocabulary:
        del options
        return {"turn": (KEEP, EXCHANGE, CALL), "call": (CALL, WAIT)}


def callers(state: Deciding) -> tuple[int, ...]:
    """Return the seats that may call now, in playing order, on turn or not; none outside a pause."""
    due = state.due
    if not isinstance(state, CallState) or due is None or due.kind != "turn":
        return ()
    return tuple(seat for seat in state.deal.order if state.may_call(seat))


CALLED_TURNS: Final = CalledTurns()
