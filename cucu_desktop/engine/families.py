"""Functions for a game of either family: begin a state, observe it, and hear its events."""

from collections.abc import Sequence
from typing import cast

from cucu_desktop.engine.any_observation import AnyObservation
from cucu_desktop.engine.edition import EDITION
from cucu_desktop.engine.events import DealBegan, Event, redacted
from cucu_desktop.engine.exchange import ExchangeState
from cucu_desktop.engine.observation import observe as observe_exchange
from cucu_desktop.engine.options import ExchangeOptions, GameOptions, TrickOptions
from cucu_desktop.engine.state import State
from cucu_desktop.engine.tricks.observation import observe as observe_tricks
from cucu_desktop.engine.tricks.series import Series
from cucu_desktop.engine.tricks.state import TrickState

GameState = ExchangeState | Series
"""The state of a match: an exchange game, or a series of deals of a trick game."""


def sit_down(
    kind: type[State],
    options: GameOptions,
    coins: Sequence[int],
    dealer: int,
    onlookers: int = 0,
    edition: int = EDITION,
) -> GameState:
    """Return a new game, not yet started.

    Args:
        kind: the state of a game, or of a deal of a trick game.
        options: the game's options.
        coins: the coins of all seats, onlookers last.
        dealer: who deals first.
        onlookers: the number of onlookers among them.
        edition: the edition of the rulings.
    """
    if issubclass(kind, TrickState):
        return Series(kind, cast("TrickOptions", options), coins, dealer, onlookers, edition)
    assert issubclass(kind, ExchangeState)  # there are two families
    state = kind(cast("ExchangeOptions", options), coins, dealer, onlookers)
    state.edition = edition
    return state


def seen_from(state: GameState, seat: int) -> AnyObservation:
    """Return the seat's observation, by the rules of the game's family."""
    return observe_tricks(state.deal, seat) if isinstance(state, Series) else observe_exchange(state, seat)


def heard_by(state: GameState | TrickState, seat: int, since: int = 0) -> tuple[Event, ...]:
    """Return the events of a game from number `since` on, as the seat may see them."""
    return tuple(cast("Event", redacted(event, seat)) for event in state.table.events(since))


def deal_began(state: GameState) -> int:
    """Return the number of events before the present deal."""
    journal = state.table.journal
    return next((at for at in range(len(journal) - 1, -1, -1) if journal[at][0] is DealBegan), 0)
