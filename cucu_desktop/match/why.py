"""Reasons, as what a sentence is made of."""

from collections.abc import Mapping
from dataclasses import dataclass, field


@dataclass(frozen=True, slots=True)
class Why:
    """A reason.

    Attributes:
        key: the sentence.
        seats: the players that it names.
        cards: the cards that it names.
        numbers: numbers and points in it.
        tokens, coins, percents: amounts in it.
    """

    key: str
    seats: Mapping[str, int] = field(default_factory=dict)
    cards: Mapping[str, str] = field(default_factory=dict)
    numbers: Mapping[str, float] = field(default_factory=dict)
    tokens: Mapping[str, int] = field(default_factory=dict)
    coins: Mapping[str, int] = field(default_factory=dict)
    percents: Mapping[str, int] = field(default_factory=dict)
