"""Numbered deals: the number of a deal is what its cards follow from, so that it can be played again.

The numbers of a match follow from its seed, and none of them tells another: a deal that is over may be told
by its number without giving away the next. The seed has 128 bits (`draw_seed`), so that it cannot be found by
trying which one leads to a number that was told. The number of a deal that is being played would tell all its
cards, so nobody is told it before the end.
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
"""There are so many deals: numbers from 0."""
_GAPS: Final = re.compile(r"[\s.,'’_-]+")
_GROUP: Final = 3


class DealNumberError(ValueError):
    """A text that is no deal's number; `reason` names the sentence that tells why.

    Attributes:
        reason: "letters" (not only digits), or "long" (too many of them).
    """

    def __init__(self, reason: str) -> None:
        super().__init__(f"no number of a deal: {reason}")
        self.reason = reason


@frozen
class DealRecord:
    """A deal of a game.

    Attributes:
        ordinal: which deal of its game it is, from 1.
        number: what its cards follow from; None if it was written down, or dealt by an older program.
        line: which line of the log its shuffle is, the header not counted.
        is_rest: whether it is from what was left of a pack that lasts (B15): its number alone does not bring
            its cards, so nobody is told it.
    """

    ordinal: int
    number: int | None
    line: int
    is_rest: bool = False


def number_of(seed: int, game: int, deal: int) -> int:
    """Return the number of a deal in a match.

    Args:
        seed: what the match follows from.
        game: which game of the match.
        deal: which deal of that game.
    """
    return int.from_bytes(sha256(f"{seed}/{game}/{deal}".encode()).digest(), "big") % MOST


def shuffled(number: int, pack: Pack, after: int | None = None) -> Shuffled:
    """Return the cards of a deal; `after` so many events when its pack had run out, if it has (T4)."""
    return Shuffled.by(Random(f"deal {number}" if after is None else f"deal {number}/{after}"), pack)


def written(number: int) -> str:
    """Return a number as it is shown: nine digits in groups, with spaces that do not break.

    >>> written(7042913).split()
    ['007', '042', '913']
    """
    digits = f"{number:0{DIGITS}}"
    groups = [digits[at : at + _GROUP] for at in range(0, DIGITS, _GROUP)]
    return "\N{NO-BREAK SPACE}".join(groups)


def read_number(text: str) -> int | None:
    """Return the number that somebody has written, however they part its digits; None for an empty text.

    >>> read_number("7 042 913"), read_number("007.042.913"), read_number(" ")
    (7042913, 7042913, None)

    Raises:
        DealNumberError: it is none.
    """
    digits = _GAPS.sub("", text)
    if not digits:
        return None
    if not (digits.isascii() and digits.isdigit()):
        raise DealNumberError("letters")
    if len(digits) > DIGITS:
        raise DealNumberError("long")
    return int(digits)
