"""Borders of Cambio, with twenty ranks.

An exchanger may meet human, cat or fool, and the fallen lose besides the lowest: so lower cards are kept than
in other games.
"""

from functools import cache
from typing import Final

from cucu_desktop.bots.borders import Borders, read

_FOUND: Final = {
    2: ("aa", "99", "99"),
    3: ("10.03 8.9 7.8", "555", "b98", "11 14 14", "555"),
    4: ("9.3 8.67 7.98 7.25", "5 4 4 4", "10 8.48 7.33 7", "8.5 8 9 9", "5444"),
    5: ("8.9 8.03 7.56 6.8 6.02", "43333", "98766", "7.97 6.97 7.5 7 7", "44333"),
    6: ("7.9 7.92 7.04 6.45 6.16 5.44", "333333", "887666", "7 7 6 6.5 6 6", "333333"),
    8: ("66665554", "33333333", "66666655", "55555555"),
}
"""By number of players the borders, the last one first: unasked, asked, given, stopped; given when asked."""
FARTHER: Final = "5"
"""The border of players with still more players after them."""


@cache
def borders(players: int) -> Borders:
    """Return the borders for a number of players; between two sizes the smaller one's hold."""
    size = max((size for size in _FOUND if size <= players), default=min(_FOUND))
    return read(_FOUND[size], players - size, FARTHER)
