"""Sets of designs as bits, and the options that they make: the playable cards of a hand are then one `&`.

The design of rank 3 is the bit 1 << 3. Such a set ignores copies: of two equal cards in a hand it
does not matter which one is played.
"""

from collections.abc import Callable, Iterable, Mapping
from functools import cache
from typing import Final

from cucu_desktop.engine.actions import BID, DISCARD, PLAY, Action, Decision, Option
from cucu_desktop.engine.cards import Card

FEW: Final = 4
"""The number of designs up to which a set is small: six thousand sets can be cached."""
_LOW_HALF: Final = (1 << 10) - 1


def bits_of(cards: Iterable[Card]) -> int:
    """Return the set of these cards' designs."""
    bits = 0
    for card in cards:
        bits |= 1 << card.rank
    return bits


def _options_of(actions: Mapping[Card, Action]) -> Callable[[int], tuple[Option, ...]]:
    """Return a function from a set of designs to its options.

    It joins the options of two half sets: there are a thousand of each half, which can be cached, but a
    million whole sets.
    """
    by_rank = tuple(actions.values())

    @cache
    def half(bits: int) -> tuple[Option, ...]:
        return tuple(action for rank, action in enumerate(by_rank) if bits >> rank & 1)

    def options(bits: int) -> tuple[Option, ...]:
        low = bits & _LOW_HALF
        return half(low) + half(bits ^ low)

    return options


plays: Final = _options_of(PLAY)
"""The options to play one of these designs: `plays(0b11)`."""
bids: Final = _options_of(BID)
discards: Final = _options_of(DISCARD)


def _choices_of(seat: int) -> Callable[[int], Decision]:
    """Return a function from a set of designs to the seat's decision which to play, each made once."""

    @cache
    def choice(bits: int) -> Decision:
        return Decision(seat, "play", plays(bits))

    return choice


MOST_SEATS: Final = 5
choices: Final = tuple(_choices_of(seat) for seat in range(MOST_SEATS))
"""For each seat its decision which of a small set of designs, or of one series, to play, cached."""
