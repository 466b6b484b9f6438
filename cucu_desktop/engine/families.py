"""What a match asks of a game of either family: a state to begin with, and what a seat may know of it."""

from collections.abc import Sequence
from typing import cast

from cucu_desktop.engine.any_observation import AnyObservation
from cucu_desktop.engine.edition import EDITION
from cucu_desktop.engine.exchange import ExchangeState
from cucu_desktop.engine.observation import observe as observe_exchange
from cucu_desktop.engine.options import ExchangeOptions, GameOptions, TrickOptions
from cucu_desktop.engine.state import State
from cucu_desktop.engine.tricks.observation import observe as observe_tricks
from cucu_desktop.engine.tricks.series import Series
from cucu_desktop.engine.tricks.state import TrickState

GameState = ExchangeState | Series
"""What a match plays: a game of the one family, or deal after deal of one of the other."""


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
        coins: what everybody at the table has, onlookers last.
        dealer: who deals first.
        onlookers: how many of them look on.
        edition: the edition of the rulings that is played by.
    """
    if issubclass(kind, TrickState):
        return Series(kind, cast("TrickOptions", options), coins, dealer, onlookers, edition)
    assert issubclass(kind, ExchangeState)  # there are two families
    state = kind(cast("ExchangeOptions", options), coins, dealer, onlookers)
    state.edition = edition
    return state


def seen_from(state: GameState, seat: int) -> AnyObservation:
    """Return what the seat may know now, by the rules of the game's family."""
    return observe_tricks(state.deal, seat) if isinstance(state, Series) else observe_exchange(state, seat)
