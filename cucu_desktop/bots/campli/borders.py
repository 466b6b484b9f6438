"""Borders of Campli, where a Matto is passed on, but for another one."""

from functools import cache
from typing import Final

from cucu_desktop.bots.borders import Borders, read

_FOUND: Final = {
    2: ("b6", "88", "88"),
    3: ("a76", "577", "987"),
    4: ("9776", "5466", "9876"),
    5: ("97665", "54455", "87665"),
    6: ("876655", "544444", "776654"),
    7: ("8766555", "5444444", "7666554"),
    8: ("76665554", "54444344", "76665554"),
    9: ("766555444", "544333344", "666555544"),
    10: ("6655554443", "4333333333", "6655554443"),
    11: ("65555444433", "43333333333", "65555544443"),
    12: ("655554444333", "433333333333", "555554444443"),
    13: ("6555444443333", "4333333333333", "5555544444433"),
    14: ("55544444433333", "43333333333333", "55544444443333"),
    15: ("554444443333333", "433333333333333", "554444444333333"),
    16: ("5444444433333333", "4333333333333233", "5444444444333333"),
    17: ("54444443333333333", "43333333333333233", "44444444433333333"),
    18: ("444444433333333333", "333333333333322233", "444444443333333333"),
    19: ("4444444333333333333", "3333333333232222233", "4444444333333333333"),
    20: ("44444333333333333322", "33333333222222222222", "44444443333333333332"),
}
"""By number of players the borders when unasked, asked and given: hexadecimal ranks, the dealer's first."""


@cache
def borders(players: int) -> Borders:
    """Return the borders at a table of so many players."""
    return read(_FOUND[players])


_WATCHED: Final = {
    3: ("10.19 7.98 6.98", "5 5 5", "5.98 5.98 5.98", "12 8 8"),
    4: ("9.98 7.98 6.98 5.98", "4.3 3 3 3", "5.95 4.9 4.9 4.9", "10 7.5 6.4 6"),
    5: ("8.98 6.98 6.98 5.98 5.27", "4.2 3 3 3 3", "5.5 4.6 4.8 4.8 4.8", "9 7 6.2 6 6"),
    6: ("7.98 6.98 6.36 5.98 4.98 4.98", "4 3 3 3 3 3", "5.42 4.24 4.12 4 4 4", "8 7 6 6 6 6"),
    7: (
        "8 7 5.98 5.98 5.26 4.98 4.98",
        "4 3 3 3 3 3 3",
        "4.9 4.15 4 4 4 4 4",
        "8 7 6 6 5 5 5",
    ),
    8: (
        "7 5.98 5.98 5.98 4.98 4.98 4.98 3.98",
        "4 3 3 3 3 3 3 3",
        "4.58 4.05 3.76 3.92 4 4 4 4",
        "7 6 6 6 5 5 5 5",
    ),
    9: (
        "7 6 6 5 4.98 4.98 4.98 4.98 4.13",
        "4 3 3 3 3 3 3 3 3",
        "4.3 3.7 4 3.6 4 4 3 3 3",
        "6 6 6 6 6 5 5 5 5",
    ),
    10: (
        "6.98 5.98 5.98 5 4.98 4.98 4.56 4 4 4",
        "4 3 3 3 3 3 3 3 3 3",
        "4.5 3.7 3.6 3.6 4 3 3 3 3 3",
        "6 6 6 6 6 5 5 4 4 4",
    ),
    20: (
        "4 4 4 4 4 4 4 3.6 3.1 3 3 3 3 3 3 3 3 3 3 3",
        "2.8 2.4 2.4 2.4 2.6 2.6 2.6 2.6 2.6 2.6 2.8 2.7 2.4 2 2 2 2 2 2 2",
        "3.13 2.78 2.75 2.7 2.75 2.73 2.7 2.7 2.7 2.65 2.68 2.6 2.4 2.45 2.5 2.5 2.2 2.2 2 2",
        "4 4 4 4 4 4 4 3 3 3 3 3 3 3 3 3 3 2.97 2.94 3",
        "3 3 3 3 3 3 3 3 3 3 3 3 3 3 3 3 3 3 3 3",
        "4 3 2.97 2.97 2.97 2.95 2.95 2.95 2.92 3 3 3 3 3 3 3 3 3 3 3",
    ),
}
"""By number of players the borders as the best are seen to play, when unasked, asked and stopped.

The fourth row is that of a card that came for another where it set out unasked: nobody before has a low one.
Where two more follow, they are those of a card that came where it set out asked, and stopped.
"""


UNASKED: Final = 0
ASKED: Final = 1
STOPPED: Final = 2
"""Kinds of turns, as in `bots/borders.py`."""
TRIED: Final = (STOPPED, ASKED, STOPPED)
"""By the kind of a turn in which somebody tries to exchange that of the next one, if they are stopped."""


GIVEN: Final = 3
"""What is to be added to the kind of the turn in which a card set out for the kind of who has got it."""
Habits = tuple[tuple[float, ...], ...]
"""By the kind of a turn and the number of players after one from which card on the best are seen to keep."""


@cache
def habits(players: int) -> Habits:
    """Return the borders of the best at a table of so many players.

    Once somebody has tried to exchange, a card that came is about as good as one that was dealt.
    """
    if players in _WATCHED:
        rows = [tuple(map(float, kind.split())) for kind in _WATCHED[players]]
        return (*rows, *rows[ASKED : STOPPED + 1])[: 2 * GIVEN]
    found = borders(players)
    unasked, stopped = tuple(map(float, found.unasked)), tuple(map(float, found.asked))
    # The borders there do not tell who was stopped from whose card was taken.
    asked = tuple([max(border - 1.0, 2.0) for border in stopped])
    given = tuple([float(max(pair)) for pair in zip(found.given, found.unasked, strict=True)])
    return (unasked, asked, stopped, given, asked, stopped)
