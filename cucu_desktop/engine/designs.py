"""Sets of designs as bits, and the options that they make: what a hand may play is then one `&`.

The design of rank 3 is the bit 1 << 3. Such a set says nothing of copies: of two equal cards in a hand it
does not matter which one is played.
"""

from collections.abc import Iterable
from functools import cache
from typing import Final

from cucu_desktop.engine.actions import BID, DISCARD, PLAY, Decision, Option
from cucu_desktop.engine.cards import Card

_ACTIONS: Final = {
    "play": tuple(PLAY.values()),
    "bid": tuple(BID.values()),
    "discard": tuple(DISCARD.values()),
}
_LOW_HALF: Final = (1 << 10) - 1
FEW: Final = 4
"""So many designs are few: six thousand sets, which can be kept."""


def bits_of(cards: Iterable[Card]) -> int:
    """Return the set of these cards' designs."""
    bits = 0
    for card in cards:
        bits |= 1 << card.rank
    return bits


def options(word: str, bits: int) -> tuple[Option, ...]:
    """Return the options to do this with one of these designs.

    >>> [str(option) for option in options("play", 0b10011)]
    ['play MATTO', 'play LEONE', 'play NULLA']
    """
    # From two halves: of each there are a thousand, which can be kept; whole sets are a million.
    low = bits & _LOW_HALF
    return _half(word, low) + _half(word, bits ^ low)


@cache
def _half(word: str, bits: int) -> tuple[Option, ...]:
    return tuple(action for rank, action in enumerate(_ACTIONS[word]) if bits >> rank & 1)


@cache
def few(seat: int, bits: int) -> Decision:
    """Return a seat's decision which of few designs, or of one series, to play: the same come often."""
    return Decision(seat, "play", options("play", bits))
