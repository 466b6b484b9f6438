"""The result of a deal of a trick game, without its comparison with the expected one."""

from collections.abc import Iterable, Sequence

from cucu_desktop.engine.cards import Card
from cucu_desktop.engine.tricks.state import TrickState
from cucu_desktop.games.trionfo import TrionfoState
from cucu_desktop.games.zifuli import ZifuliState
from cucu_desktop.match.scenario.outcome import Outcome
from cucu_desktop.match.scenario.scenario_fields import Table


class TrickOutcome(Outcome[TrickState]):
    """The result of a deal; each method returns the part of the result with its name."""

    def tricks(self) -> list[Table]:
        """The tricks, an unfinished one last."""
        table = self._state.table
        tricks = [self._trick(trick.leader, trick.cards, trick.winner) for trick in table.tricks]
        return [*tricks, self._trick(table.leader, table.trick, None)] if table.trick else tricks

    def _trick(self, leader: int, cards: Iterable[Card], winner: int | None) -> Table:
        ids = [card.id for card in cards]
        return {"leader": self._names[leader], "cards": ids, "winner": self._name(winner)}

    def _sides(self) -> list[str]:
        return ["+".join(self._named(side)) for side in self._state.sides()]

    def points(self) -> Table | None:
        """The points of the finished tricks, by side; None while no sides are known."""
        state = self._state
        return self._by_side(state.count(state.values)) if state.sides() else None

    def recount(self) -> Table | None:
        """The points of the second count, if it was needed."""
        recount = self._state.recount
        return self._by_side(recount) if recount else None

    def _by_side(self, points: Sequence[float]) -> Table:
        """Return counts by side: 9.5, and 10 rather than 10.0."""
        counts = (int(count) if count == int(count) else count for count in points)
        return dict(zip(self._sides(), counts, strict=True))

    def result(self) -> str | None:
        """The side that has won, "draw", or None while play goes on."""
        winners = self._state.winners
        if not winners:
            return None if winners is None else "draw"
        return self._sides()[self._state.sides().index(winners)]

    def _zifuli(self) -> ZifuliState:
        state = self._state
        assert isinstance(state, ZifuliState)  # the only game with bids
        return state

    def bidder(self) -> str | None:
        return self._name(self._zifuli().bidder)

    def bid(self) -> str | None:
        """The card called by the highest bid."""
        bid = self._zifuli().bid
        return None if bid is None else bid.id

    def partner(self) -> str | None:
        return self._name(self._zifuli().partner)

    def score(self) -> Table:
        """Tokens won or lost by each player."""
        return dict(zip(self._names, self._zifuli().scores(), strict=True))

    def _trionfo(self) -> TrionfoState:
        state = self._state
        assert isinstance(state, TrionfoState)  # the only game with robbing, and a trump card
        return state

    def robbed(self) -> Table:
        robbed = self._trionfo().table.robbed
        return self._by_seat(lambda seat: [card.id for card in robbed[seat]])

    def indicator(self) -> str | None:
        """The card turned up."""
        indicator = self._trionfo().table.indicator
        return None if indicator is None else indicator.id

    def trump(self) -> str | None:
        """The trump card; None while no indicator is turned, and if its other copy is out of play."""
        trump = self._trionfo().trump
        return None if trump is None else trump.id
