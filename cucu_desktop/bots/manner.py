"""What the bots have to bring along for a game: who decides what, and what counts as a good card."""

from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass
from random import Random

from cucu_desktop.bots.persons import Person
from cucu_desktop.engine.actions import Action
from cucu_desktop.engine.cards import Card
from cucu_desktop.engine.events import Event
from cucu_desktop.engine.observation import Observation

Decider = Callable[[Person, Observation, Sequence[Event], Random], Action]
"""Answers one kind of decision: a person who sees this, has heard that, and is in some mood."""


@dataclass(frozen=True, slots=True)
class Manner:
    """How the bots play one exchange game.

    Attributes:
        deciders: for each kind of decision who answers it.
        designs: the cards that there are, by the game's options, for naming one.
        border: from which rank on one is content with a card, for praising it.
    """

    deciders: Mapping[str, Decider]
    designs: Callable[[Observation], Sequence[Card]]
    border: Callable[[Observation], int]
