"""Numbered deals: the cards of a deal follow from its number, so that it can be played again.

The numbers of a match follow from its seed, and none of them reveals another: the number of a finished deal
may be shown without giving away the next. The seed has 128 bits (`draw_seed`), so that it cannot be found by
trying seeds that lead to a known number. The number of a deal in play would reveal all its cards, so it is
shown to nobody before the end.
"""

import re
from hashlib import sha256
from random import Random
from typing import Final

from cucu_desktop.engine.actions import Shuffled
from cucu_desktop.engine.cards import Pack
from cucu_desktop.frozen import frozen

DIGITS: Final = 9
MOST: Final = 10**DIGITS
"""The number of deal numbers, from 0."""
_GAPS: Final = re.compile(r"[\s.,'’_-]+")
_GROUP: Final = 3


class DealNumberError(ValueError):
    """The text is no deal number; `reason` names the sentence with the cause.

    Attributes:
        reason: "letters" (not only digits), or "long" (too many digits).
    """

    def __init__(self, reason: str) -> None:
        super().__init__(f"no number of a deal: {reason}")
        self.reason = reason


@frozen
class DealRecord:
    """A deal of a game.

    Attributes:
        ordinal: its number in its game, from 1.
        number: the deal number that its cards follow from; None if it was a scenario, or dealt by an older
            program.
        line: the line of the log with its shuffle, the header not counted.
        has_own_cards: whether its number alone does not give its cards, so that it is not shown: it is dealt
            from the rest of a pack that lasts (B15), or cards were swapped (`playback.what_if`).
    """

    ordinal: int
    number: int | None
    line: int
    has_own_cards: bool = False


def number_of(seed: int, game: int, deal: int) -> int:
    """Return the deal number of a deal, by the match's seed and the numbers of its game and of the deal."""
    return int.from_bytes(sha256(f"{seed}/{game}/{deal}".encode()).digest(), "big") % MOST


def shuffled(number: int, pack: Pack, after: int | None = None) -> Shuffled:
    """Return the cards of a deal; `after`: the number of events before a reshuffle (T4), or None."""
    return Shuffled.by(Random(f"deal {number}" if after is None else f"deal {number}/{after}"), pack)


def written(number: int) -> str:
    """Return a number for display: nine digits in groups, with no-break spaces.

    >>> written(7042913).split()
    ['007', '042', '913']
    """
    digits = f"{number:0{DIGITS}}"
    groups = [digits[at : at + _GROUP] for at in range(0, DIGITS, _GROUP)]
    return "\N{NO-BREAK SPACE}".join(groups)


def read_number(text: str) -> int | None:
    """Parse a typed number, with any separators of digits; None for an empty text.

    >>> read_number("7 042 913"), read_number("007.042.913"), read_number(" ")
    (7042913, 7042913, None)

    Raises:
        DealNumberError: it is no deal number.
    """
    digits = _GAPS.sub("", text)
    if not digits:
        return None
    if not (digits.isascii() and digits.isdigit()):
        raise DealNumberError("letters")
    if len(digits) > DIGITS:
        raise DealNumberError("long")
    return int(digits)
