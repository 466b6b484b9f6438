"""Turns as they were learnt by the rules (`learning`): how often a card is kept at which turn."""

from collections.abc import Sequence
from functools import lru_cache
from typing import Final

from cucu_desktop.bots.learnt_borders import (
    CAME,
    HARDLY,
    Kind,
    at_last_token,
    kept_beside_lower,
    learnt_blurs,
)
from cucu_desktop.engine.cards import Card
from cucu_desktop.engine.events import Event
from cucu_desktop.engine.observation import Observation
from cucu_desktop.engine.options import ExchangeOptions
from cucu_desktop.learning.turn_key import ASKED, LATE, NONE, STOPPED, UNASKED, TurnHistory, TurnKey

ALIKE: Final = {UNASKED: (UNASKED,), ASKED: (ASKED, LATE), STOPPED: (STOPPED, ASKED), LATE: (LATE, ASKED)}
"""By kind of a turn with a dealt card the kinds by which it is known; the first one that is known counts."""


class TurnTable:
    """How often cards are kept at a table of one size."""

    def __init__(self, options: ExchangeOptions, last: tuple[bool, ...]) -> None:
        """Prepare to look turns up.

        Args:
            options: the options of the game.
            last: by number of players after it, whether a player is at the last token.
        """
        self._options, self._last = options, last
        self._known: dict[TurnKey, float] = {}

    def kept(self, turn: TurnKey) -> float:
        """Return the fraction of such cards that is kept at such a turn."""
        share = self._known.get(turn)
        if share is None:
            share = self._known[turn] = self._found(turn)
        return share

    def _found(self, turn: TurnKey) -> float:
        if turn.rank == NONE:  # the lowest card of all
            return 0.0
        if turn.is_safe:
            share = kept_beside_lower(self._options, len(self._last), turn)
            if share is not None:
                return share
        kinds = [Kind(here) for here in ALIKE[turn.here]]
        if turn.setout is not None:
            kinds = [Kind(turn.here, turn.setout), *CAME[turn.setout in (ASKED, LATE)]]
        if turn.beside_open:
            kinds = [*(kind._replace(beside_open=True) for kind in kinds), *kinds]
        blurs = learnt_blurs(self._options, len(self._last), 0, self._last, tuple(kinds))
        share = blurs[turn.after].kept(turn.rank)
        return 0.0 if share < HARDLY else 1.0 if share > 1 - HARDLY else share


@lru_cache(maxsize=64)
def table_of(options: ExchangeOptions, last: tuple[bool, ...]) -> TurnTable:
    """Return the table for these options; see `TurnTable`."""
    return TurnTable(options, last)


def kept_here(observation: Observation, heard: Sequence[Event]) -> float:
    """Return how often the card of the deciding seat is kept at such a turn.

    Args:
        observation: that of the seat.
        heard: the events of this deal.
    """
    seat, order, card = observation.seat, observation.order, observation.card
    assert isinstance(card, Card)  # the deciding seat has seen its card
    turn = TurnHistory(heard).turn(seat, order, card.rank)
    return table_of(observation.options, at_last_token(observation)).kept(turn)
