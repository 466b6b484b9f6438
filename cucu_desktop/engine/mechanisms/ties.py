"""Rounds of ties: players with cards of one rank get new cards and exchange again, until all differ (T3, T4).

A round consists of the ties on the table when it begins. In turn the players of each tie discard, are dealt
new cards, and have a turn each; ties among the new cards are left to the next round.
"""

from collections.abc import Sequence
from dataclasses import dataclass
from typing import Any, Final, NamedTuple

from cucu_desktop.engine.actions import RESHUFFLE, SHUFFLE, Action, Decision, Shuffled
from cucu_desktop.engine.cards import Card, Pack
from cucu_desktop.engine.exchange import Comparison, ExchangeDeal, Turns
from cucu_desktop.engine.mechanisms.dealt_first import DealtFirstState
from cucu_desktop.engine.options import ExchangeOptions
from cucu_desktop.engine.rarer_events import TieBegan
from cucu_desktop.engine.state import Phase


class Tie(NamedTuple):
    """Players with cards of one rank; when the tie is settled, their cards then."""

    rank: str
    seats: tuple[int, ...]
    cards: tuple[Card, ...] = ()


@dataclass(slots=True)
class TieDeal(ExchangeDeal):
    """A deal with rounds of ties. While a tie is played `order` is its players.

    Attributes:
        everybody: this deal's players.
        ties: the ties of this round that wait, in order.
        tie: the tie that is being played.
        undealt: its players who have yet to be dealt a new card.
        dry: whether a player waits for the discards to be shuffled before exchanging with the pack.
    """

    everybody: tuple[int, ...] = ()
    ties: tuple[Tie, ...] = ()
    tie: Tie | None = None
    undealt: tuple[int, ...] = ()
    dry: bool = False


class TieState(DealtFirstState):
    """A game in which ties are played out.

    Attributes:
        rounds: the ties of the last deal that are settled, by round.
    """

    __slots__ = ("rounds",)

    new_deal = TieDeal
    deal: TieDeal

    def __init__(
        self,
        options: ExchangeOptions,
        coins: Sequence[int],
        dealer: int,
        onlookers: int = 0,
    ) -> None:
        super().__init__(options, coins, dealer, onlookers)
        self.rounds: tuple[tuple[Tie, ...], ...] = ()

    @property
    def to_shuffle(self) -> Pack:
        """The pack, or in the middle of a deal the discards, in the order in which they were laid away."""
        if self.decision is SHUFFLE:
            return self.pack
        return self.pack.part(card for card, _ in self.table.laid)

    def observed(self) -> dict[str, Any]:
        deal = self.deal
        return {"tie": deal.tie, "ties": deal.ties, "rounds": self.rounds if deal.everybody else ()}


class TurningUp(Phase[TieState, ExchangeOptions]):
    """All cards are turned up after the first turns."""

    def enter(self, state: TieState) -> None:
        """Expose them."""
        state.deal.everybody, state.rounds = state.deal.order, ()
        state.table.show_down(state.deal.order)


class Ties(Turns):
    """Round after round of ties, each among the players who held the rank when the round began."""

    def ask(self, state: TieState) -> Decision | None:  # type: ignore[override]
        """Go on to the next turn of a tie, the next tie, the next round."""
        deal, table = state.deal, state.table
        while True:
            if not table.stock and (deal.undealt or deal.dry):
                return RESHUFFLE
            if deal.undealt:
                table.deal(deal.undealt[0])
                deal.undealt = deal.undealt[1:]
            elif deal.tie:
                due = super().ask(state)
                if due:
                    return due
                self._settle(state, deal.tie)
            elif deal.ties:
                self._begin(state, deal.ties[0])
            elif found := ties_of(state):
                deal.ties = found
                state.rounds += ((),)
            else:
                return None

    def _begin(self, state: TieState, tie: Tie) -> None:
        deal = state.deal
        deal.ties, deal.tie = deal.ties[1:], tie
        deal.order = deal.undealt = tie.seats
        deal.at = 0
        state.table.record(TieBegan, len(state.rounds), tie.rank, tie.seats)
        for seat in tie.seats:
            state.table.discard(seat)

    def _settle(self, state: TieState, tie: Tie) -> None:
        deal, table = state.deal, state.table
        for seat in tie.seats:
            if not table.shown[seat]:
                table.expose(seat)
        cards = tuple(card for seat in tie.seats if (card := table.cards[seat]))
        *before, now = state.rounds
        state.rounds = (*before, (*now, tie._replace(cards=cards)))
        deal.tie, deal.order = None, deal.everybody

    def answer(self, state: TieState, action: Action) -> None:  # type: ignore[override]
        """Keep, exchange with the next player of the tie, or, for the last of them, with the pack."""
        deal = state.deal
        last = deal.at == len(deal.order) - 1
        if last and action.word == "exchange" and not state.table.stock:
            deal.dry = True
        else:
            super().answer(state, action)

    def shuffled(self, state: TieState, shuffled: Shuffled) -> None:  # type: ignore[override]
        """Put the new pack down and make the exchange that waited for it (T4)."""
        deal = state.deal
        state.table.renew(shuffled.cards)
        if deal.dry:
            deal.dry = False
            state.exchange_with_pack(deal.order[deal.at])
            state.end_run(deal.at)


def ties_of(state: TieState) -> tuple[Tie, ...]:
    """Return the ties on the table, in the order of their earliest player; Kings never tie (T3)."""
    cards, kings = state.table.cards, state.kings
    held: dict[int, list[int]] = {}
    for seat in state.deal.everybody:
        card = cards[seat]
        if card and card not in kings:
            held.setdefault(card.rank, []).append(seat)
    designs = state.pack.designs
    return tuple([Tie(designs[rank].value, tuple(seats)) for rank, seats in held.items() if len(seats) > 1])


class Verdict(Comparison):
    """The cards, already face up, are compared."""

    def show(self, state: TieState) -> dict[int, Card]:  # type: ignore[override]
        """Return the cards, which are face up already."""
        return state.held()


TURNING_UP: Final = TurningUp()
TIES: Final = Ties()
VERDICT: Final = Verdict()
