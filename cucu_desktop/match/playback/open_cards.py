"""Observations and events with open cards, for finished deals."""

from dataclasses import replace
from typing import assert_never

from cucu_desktop.engine.any_observation import AnyObservation
from cucu_desktop.engine.exchange import ExchangeState
from cucu_desktop.engine.families import GameState, seen_from
from cucu_desktop.engine.tricks.observation import TrickObservation
from cucu_desktop.engine.tricks.series import Series


def opened(state: GameState, seat: int) -> AnyObservation:
    """Return the seat's observation with all cards before players face up; the pack stays hidden."""
    seen = seen_from(state, seat)
    if isinstance(state, Series):
        assert isinstance(seen, TrickObservation)
        table = state.table
        hands = tuple(tuple(hand) for hand in table.hands)
        return replace(seen, hands=hands, discards=tuple(table.discards))
    if isinstance(state, ExchangeState):
        assert not isinstance(seen, TrickObservation)
        cards = tuple(state.table.cards)
        shown = tuple(card is not None for card in cards)
        laid = tuple(card for card, _ in state.table.laid)
        return replace(seen, cards=cards, shown=shown, laid=laid)
    assert_never(state)
