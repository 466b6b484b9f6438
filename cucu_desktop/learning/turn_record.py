"""A deal under way of which the seats know their turns by `TurnKey`, a few that are visited often."""

from __future__ import annotations

from random import Random
from typing import TYPE_CHECKING, Any, NamedTuple

from cucu_desktop.engine.actions import Shuffled
from cucu_desktop.engine.events import EVERYBODY, Asked, Dealt, Drew, Exchanged, Kept
from cucu_desktop.engine.rarer_events import TieBegan
from cucu_desktop.learning.deal_record import DealRecord
from cucu_desktop.learning.information import SKIPPED
from cucu_desktop.learning.turn_key import ASKED, LATE, NONE, OPEN, STOPPED, TURN, UNASKED

if TYPE_CHECKING:
    from collections.abc import Sequence

    from cucu_desktop.engine.actions import Action, Decision
    from cucu_desktop.engine.cards import Card
    from cucu_desktop.engine.exchange import ExchangeState


class Arrival(NamedTuple):
    """A card that came to a seat.

    Attributes:
        gave: the rank of the card that the seat gave for it.
        setout: the kind of the turn in which the card set out.
        is_late: whether it came straight from the first player who asked, before whom a player had kept.
        gave_open: whether the given card was named to all.
    """

    gave: int
    setout: int
    is_late: bool
    gave_open: bool


class TurnRecord(DealRecord):
    """A deal under way, by kinds of turns.

    Attributes:
        here: the kind of the next turn with a dealt card.
        came: by seat what is known of the card that came to it, until the seat has decided.
        open: the seats whose cards were named to all.
        tied: the seats that play a tie, if it is one.
        setout: the kind of the turn in which the travelling card set out.
        has_kept: whether a player has kept; None from the first exchange that was asked for.
        first: the seat that asked first, if a player had kept before.
    """

    __slots__ = ("came", "first", "has_kept", "here", "open", "setout", "tied")

    def __init__(self, state: ExchangeState, tokens: Sequence[int]) -> None:
        self.here = UNASKED
        self.came: dict[int, Arrival] = {}
        self.open: frozenset[int] = frozenset()
        self.tied: tuple[int, ...] = ()
        self.setout = UNASKED
        self.first: int | None = None
        self.has_kept: bool | None = False
        super().__init__(state, tokens)

    def clone(self) -> TurnRecord:
        """Return an independent copy."""
        copy = TurnRecord.__new__(TurnRecord)
        copy.state = self.state.clone()
        copy.state.table.recording = True
        copy.tokens, copy.order = self.tokens, self.order
        copy.here, copy.came, copy.open, copy.tied = self.here, self.came, self.open, self.tied
        copy.setout, copy.first, copy.has_kept = self.setout, self.first, self.has_kept
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
        seat, table = decision.seat, self.state.table
        order = self.tied or self.order
        card = table.cards[seat]
        rank = NONE if card is None else card.rank
        at = order.index(seat)
        after = len(order) - 1 - at
        words = "".join([str(option)[0] for option in decision.options])
        if decision.kind != TURN:
            return f"{decision.kind} {words} {after} {rank}"
        if self.tied:
            shown = zip(table.cards, table.shown, strict=True)
            beside = [known.rank for known, is_shown in shown if is_shown and known is not None]
            return f"tie {words} {self.here} {after} {rank} {min(beside, default=NONE)}"
        if after and order[at + 1] in self.open:
            words += OPEN
        if seat not in self.came:
            return f"{words} {self.here} {after} {rank}"
        came = self.came[seat]
        return f"{words} {self.here}{came.setout} {after} {rank} {came.gave if came.gave < rank else NONE}"

    def _read(self) -> None:
        """Follow the cards by the events since the last action."""
        journal = self.state.table.journal
        for entry in journal:
            kind = entry[0]
            if kind is Exchanged:
                self._cross(*entry[1:6])
            elif kind is Asked:
                self._ask(entry[1])
            elif kind is Kept:
                self._keep(entry[1])
            elif kind is Drew:
                self.open -= {entry[1]}
            elif kind is TieBegan:
                self.here, self.came, self.open, self.tied = UNASKED, {}, frozenset(), entry[3]
            elif kind is not Dealt and kind not in SKIPPED:
                self._name(entry)
        journal.clear()

    def _ask(self, seat: int) -> None:
        came = self.came.get(seat)
        self.setout = came.setout if came else self.here
        if self.has_kept is not None:
            self.first = seat if self.has_kept else None
            self.has_kept = None
        if self.here == UNASKED and self._tells(seat):
            self.here = STOPPED

    def _keep(self, seat: int) -> None:
        came = self.came.get(seat)
        if came is not None:
            if self._tells(seat):
                self.here = LATE if came.is_late and self.here != ASKED else ASKED
            self.came = {other: known for other, known in self.came.items() if other != seat}
        if self.has_kept is False:
            self.has_kept = True

    def _tells(self, seat: int) -> bool:
        """Return whether an action tells of low cards: not if the own or the given card is known to all."""
        return seat not in self.open and not (seat in self.came and self.came[seat].gave_open)

    def _cross(self, seat: int, other: int, _given: Card, taken: Card, reason: str) -> None:
        is_late = seat == self.first and seat not in self.came
        self.came = {each: known for each, known in self.came.items() if each not in (seat, other)}
        if reason == TURN:
            self.came[other] = Arrival(taken.rank, self.setout, is_late, other in self.open)
        if self.open:
            swap = {seat: other, other: seat}
            self.open = frozenset([swap.get(each, each) for each in self.open])

    def _name(self, entry: tuple[Any, ...]) -> None:
        """Remember that a card was named to all."""
        if len(entry) > 2 and isinstance(entry[1], int) and entry[-1] == EVERYBODY:
            self.open |= {entry[1]}
