"""A game's vocabulary: for each kind of decision all options that it may ever have.

An action without an amount stands for itself, one with an amount as a named `Range`: in a decision the same
option is an `Amount` with bounds within the range.
"""

from collections.abc import Iterable, Mapping
from typing import Final

from cucu_desktop.engine.actions import OUTCOMES, Action, Amount, Bet, DecisionKind, Offer, Option
from cucu_desktop.engine.values import Immutable
from cucu_desktop.frozen import frozen

COINS: Final = range(1, 10**12 + 1)
"""The largest number of coins or tokens."""
PERCENT: Final = range(101)
NONE: Final = range(0)


@frozen
class Range(Immutable):
    """An option with an amount.

    Attributes:
        word: the word of the action.
        coins, percent: the largest ranges of its amounts.
        outcomes: the outcomes that can be bet on with it.
    """

    word: str
    coins: range = NONE
    percent: range = NONE
    outcomes: tuple[str | None, ...] = (None,)

    def __str__(self) -> str:
        return self.word

    def covers(self, option: Option) -> bool:
        """Return whether a decision's option is this one, with bounds within the range."""
        if not isinstance(option, Amount) or option.word != self.word:
            return False
        coins, percent = range(option.low, option.high + 1), NONE
        if option.percent:
            coins, percent = percent, coins
        elif isinstance(option, Offer):
            percent = range(1, option.share + 1)
        outcomes = option.outcomes if isinstance(option, Bet) else (None,)
        return (
            _lies_within(coins, self.coins)
            and _lies_within(percent, self.percent)
            and set(outcomes) <= set(self.outcomes)
        )


def _lies_within(part: range, whole: range) -> bool:
    return not part or (part[0] in whole and part[-1] in whole)


RAISE: Final = Range("raise", COINS)
"""Asking others for coins to come back with."""
BACK: Final = Range("back", COINS)
"""Putting coins into another player's re-entry."""
PROPOSE: Final = Range("propose", percent=PERCENT)
"""The proposer's share of the pool, independent of the winner (C8)."""
OFFER: Final = Range("offer", COINS, PERCENT[1:])
"""Coins now, a share of the winnings, or both (L8)."""
BET: Final = Range("bet", range(COINS.stop))
"""A bet against the matador; 0 for none (A3)."""
BET_EITHER: Final = Range("bet", range(COINS.stop), outcomes=OUTCOMES)
"""A bet on either outcome."""

Word = Action | Range
Vocabulary = Mapping[DecisionKind, tuple[Word, ...]]
"""For each kind of decision its words."""


def merged(parts: Iterable[Vocabulary]) -> dict[DecisionKind, tuple[Word, ...]]:
    """Return the vocabulary of all parts together, each word of a kind once."""
    words: dict[DecisionKind, dict[Word, None]] = {}
    for part in parts:
        for kind, said in part.items():
            words.setdefault(kind, {}).update(dict.fromkeys(said))
    return {kind: tuple(said) for kind, said in words.items()}
