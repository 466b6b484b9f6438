"""Reasons: the contents of an explaining sentence."""

from collections.abc import Mapping
from dataclasses import field
from typing import Literal, NamedTuple

from cucu_desktop.bots.assessment import Unit
from cucu_desktop.engine.actions import Action
from cucu_desktop.frozen import frozen

ReasonKey = Literal[
    "only", "same", "close", "mixed",
    "named", "else", "as-good",
    "lower", "none-lower", "few-lower", "more-higher", "higher", "pays", "pays-alone", "strikes",
    "kept", "all-kept", "fallen", "worse", "as-low", "none-higher", "most-lower", "one-lower", "no-higher",
    "stops", "both-pay", "ends", "content", "out-now", "pays-back",
    "ask", "ask-nulla", "nulla", "return", "return-other", "fair", "no-bet", "through", "survives",
    "return-little", "return-even", "part",
    "hear-offers", "fool-kept", "fool-costs", "offers-keep",
    "offer-good", "offer-small", "inn-better", "no-inn",
    "rob", "hand", "strong-hand", "discard",
    "trump", "unbeaten", "but-trump", "lead-cheap",
    "cheapest", "last", "few", "partner", "lost", "higher-out", "least", "spare", "all-lost",
]  # fmt: skip
"""The keys of sentences: for no choice or no difference; for worths; for exchanging, for keeping, for the
rest of an exchange game; for decisions before the play of a trick game, for leading, for following.
"""


class ShownWorth(NamedTuple):
    """A worth in a sentence.

    Attributes:
        what: what is counted: a unit, "out" for the frequency of being out, "pool" for coins of the pool,
            "game" for coins where winning the game counts as some, too.
        number: the amount; of chances, tokens and being out a number in a hundred deals.
        decimals: the number of decimals that distinguish it from the compared worth.
        is_sure: whether it is certain, not an average.
    """

    what: Unit | Literal["out", "pool", "game"]
    number: float
    decimals: int
    is_sure: bool = False

    @property
    def rounded(self) -> float:
        """The number as displayed."""
        return round(self.number, self.decimals)


@frozen
class Reason:
    """A reason.

    Attributes:
        key: the key of the sentence.
        seats: the players that it names.
        cards: the cards that it names.
        numbers: numbers and points in it.
        coins, percents: amounts in it.
        worths: the worths of options in it.
        actions: the options of these worths.
        seen: the fact at the table whose sentence stands before this one.
    """

    key: ReasonKey
    seats: Mapping[str, int] = field(default_factory=dict)
    cards: Mapping[str, str] = field(default_factory=dict)
    numbers: Mapping[str, float] = field(default_factory=dict)
    coins: Mapping[str, int] = field(default_factory=dict)
    percents: Mapping[str, int] = field(default_factory=dict)
    worths: Mapping[str, ShownWorth] = field(default_factory=dict)
    actions: Mapping[str, Action] = field(default_factory=dict)
    seen: "Reason | None" = None
