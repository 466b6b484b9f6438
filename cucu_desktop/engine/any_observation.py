"""What a seat knows of a game of either family, for whoever tells the families apart."""

from cucu_desktop.engine.observation import Observation
from cucu_desktop.engine.tricks.observation import TrickObservation

AnyObservation = Observation | TrickObservation


def as_exchange(observation: AnyObservation) -> Observation:
    """Return an observation that is known to be one of an exchange game."""
    assert isinstance(observation, Observation)
    return observation


def as_tricks(observation: AnyObservation) -> TrickObservation:
    """Return an observation that is known to be one of a trick game."""
    assert isinstance(observation, TrickObservation)
    return observation
