"""Reasons, as what a sentence is made of."""

from collections.abc import Mapping
from dataclasses import field
from typing import Literal, NamedTuple

from cucu_desktop.bots.assessment import Unit
from cucu_desktop.engine.actions import Action
from cucu_desktop.frozen import frozen

ReasonKey = Literal[
    "only", "same", "mixed",
    "named", "else", "as-good",
    "lower", "ask", "ask-nulla", "nulla", "return", "return-other", "fair", "no-bet", "through",
    "rob", "hand", "discard",
    "trump", "unbeaten", "but-trump", "lead-cheap",
    "cheapest", "last", "few", "partner", "lost", "higher-out",
]  # fmt: skip
"""The sentences: where there is no choice, or it does not matter; for what options are worth; for the rest of
an exchange game; before the play of a trick game, for leading, for following."""


class ToldWorth(NamedTuple):
    """What an option is worth, as it is told.

    Attributes:
        what: what is counted: a unit, "out" for how often one is out, "pool" for coins of the pool, "game"
            for coins where winning the game counts as some, too.
        number: how much; of chances, tokens and being out how many in a hundred deals.
        decimals: how many digits after the point tell it from what it is compared with.
        is_sure: whether that is certain, and not only so on the average.
    """

    what: Unit | Literal["out", "pool", "game"]
    number: float
    decimals: int
    is_sure: bool = False

    @property
    def rounded(self) -> float:
        """The number as it is told."""
        return round(self.number, self.decimals)


@frozen
class Reason:
    """A reason.

    Attributes:
        key: the sentence.
        seats: the players that it names.
        cards: the cards that it names.
        numbers: numbers and points in it.
        coins, percents: amounts in it.
        worths: what options are worth in it.
        actions: which options those are.
    """

    key: ReasonKey
    seats: Mapping[str, int] = field(default_factory=dict)
    cards: Mapping[str, str] = field(default_factory=dict)
    numbers: Mapping[str, float] = field(default_factory=dict)
    coins: Mapping[str, int] = field(default_factory=dict)
    percents: Mapping[str, int] = field(default_factory=dict)
    worths: Mapping[str, ToldWorth] = field(default_factory=dict)
    actions: Mapping[str, Action] = field(default_factory=dict)
