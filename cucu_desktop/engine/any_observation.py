"""Casts from an observation of either family to one of a known family."""

from cucu_desktop.engine.observation import Observation
from cucu_desktop.engine.tricks.observation import TrickObservation

AnyObservation = Observation | TrickObservation


def as_exchange(observation: AnyObservation) -> Observation:
    """Return the observation, which must be one of an exchange game."""
    assert isinstance(observation, Observation)
    return observation


def as_tricks(observation: AnyObservation) -> TrickObservation:
    """Return the observation, which must be one of a trick game."""
    assert isinstance(observation, TrickObservation)
    return observation
