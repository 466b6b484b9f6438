"""Borders of Tie-break Cuckoo, and mixing with cards that are safe in any case.

A player who has given an ace or a 2 for a better card hardly ever loses, whether they keep or exchange:
some exchange, and then have a card that inference from content receivers would not expect.
"""

from functools import cache
from typing import Final

from cucu_desktop.bots.borders import Blur, Borders, read, read_blurs

LOW: Final = 2
"""The number of ranks of a given card for which a card that came is sometimes passed on; else it is kept."""
_FOUND: Final = {
    2: ("87", "87", "87"),
    3: (
        "6.99 6.32 5.75",
        "3:24/90 3 3",
        "4:3/8/12/86 4:4/11/81 5.6",
        "4.26 4.3 4.3",
        "333",
    ),
    4: (
        "6.08 5.83 4:4/64 4:13/89",
        "3:45/96 3.5 3 3",
        "3:3/6/12/85 3:3/7/51 3:5/11/81 4.6",
        "3.89 3.89 4 4",
        "2:5/53 3 3 3",
    ),
    5: (
        "5.30 5.04 4.84 4:42/98 3:2/64",
        "3.48 3.55 3.43 3 3",
        "2:2/6/10/78 2:3/7/22/96 2:5/8/41 2:5/7/65 3.6",
        "3.29 3.33 3.1 4 4",
        "1:3/8/34 2:8/39/96 3 3 3",
    ),
    6: (
        "4.62 4.52 4.29 3:3/89 3:15/91 3:25/96",
        "2:7/90 2:9/91 2:4/95 3.03 3 3",
        "2:5/9/38 2:4/11/83 2:5/14/95 1:3/6/19 1:3/5/29 3.6",
        "3.05 3.03 3.06 3.08 3 3",
        "1:4/13/94 1:4/12 1:5/10 3 3 3",
    ),
    7: ("4444444", "3333333", "4444444"),
    8: (
        "3.37 3.27 3.17 3.13 3.14 3.06 2:7/91 2:11/92",
        "1:15/54/91 1:20/65/92 1:19/66/92 1:15/55/93 1:12/63 1:14/63/93 2 2",
        "1:3/17/68/94 1:3/15/80/97 1:3/14/81 1:4/15/89 1:4/13/87 1:6/14/90 1:5/17/97 3",
        "2:51/92 2:53/93 2:57/92 2:64/93 2:44/87 2:48/89 3 3",
        "1:16/43/78/93 1:15/47/86 1:16/39/86 1:19/41 1:45/88 2 2 2",
    ),
    10: (
        "2.56 2:60/97 2.37 2.47 2.44 2.24 1:3/53/96 2.41 2:74/97 2:66/95",
        "1:23/68/89 1:38/72/88 1:38/81/92 1:40/74/92 1:50/79 1:37/74 1:35/80 1:35/70 2 2",
        "1:7/70/85 1:7/70/86 1:7/78/96 1:6/70/91 1:6/73/95 1:6/67/96 1:6/71/90 1:5/76/95 1:5/69/91 3",
        "2:71/88 2:68/87 2:63/89 2:71/87 2:65/86 2:76/93 2:79/92 2:60/85 3 3",
        "1:38/65/80 1:35/76 1:42/81 1:40/73 1:45/70 1:34/79 1:33/86 2 2 2",
    ),
}
"""By number of players the borders, the dealer's first: unasked, asked, given, stopped; given when asked."""
_SAFE: Final = {
    3: ("1:83/86/93/95 1:64/66/67/72/75/85/93 1", "2 2 2", "1:0/2/22 1:0/2/22 1", "2:31/90 2:31/90 2"),
    4: (
        "1:33/44/66/86 1:33/36/52/68/83 1:9/19/41/63/70 1",
        "2 2 2:95 2",
        "1:0/0/22 1:0/0/22 1:0/0/22 1",
        "2:10/60 2:10/60 2:10/60 2",
    ),
    5: (
        "1:15/28/56/91 1:13/21/41/75 1:2/18/31/66/89 1:4/5/33/56/70 1",
        "2:96 2:97 2:97 2:85 2",
        "1:0/3/35 1:0/6/63 1:0/6/63 1:0/6/63 1",
        "2:19/93 2:5 2:5 2:5 2",
    ),
    6: (
        "1:9/18/61 1:10/16/54/86 1:6/12/50/65 1:1/10/40/55/91 1:2/13/51/97 1",
        "2:89 2:94 2:94 2:91 2:78/93 2",
        "1:0/7/75 1:3/12/75 1:0/6/75 1:0/6/75 1:0/6/75 1",
        "2:14/83 2:9 2:5 2:5 2:5 2",
    ),
    8: (
        "1:6/24/85 1:7/26/60 1:5/20/55 1:5/18/73 1:0/18/65 1:1/11/50 1:0/8/56 1",
        "2:90 2:92 2:89 2:85 2:76/89 2:66/85 2:64/95 2",
        "1:1/24/60 1:1/38/60 1:0/40 1:0/40 1:0/40 1:0/40 1:0/40 1",
        "2:65 2:65 2:60 2:60 2:60 2:60 2:60 2",
    ),
    10: (
        "1:0/40 1:1/45 1:2/59 1:1/42 1:0/48 1:0/50 1:0/60 1:0/40 1:0/40 1",
        "2:68 2:77 2:89 2:78 2:80 2:83 2:73 2:67 2:84 2",
        "1:0/40 1:0/40 1:0/40 1:0/40 1:0/40 1:0/40 1:0/40 1:0/40 1:0/40 1",
        "2:65 2:65 2:60 2:60 2:60 2:60 2:60 2:60 2:60 2",
    ),
}
"""The borders for players who gave an ace, or a 2; both again for after a receiver was content."""


@cache
def borders(players: int) -> Borders:
    """Return the borders for a number of players; between two sizes the smaller one's hold."""
    size = max(each for each in _FOUND if each <= players)
    return read(_FOUND[size], players - size)


@cache
def safe_borders(players: int) -> tuple[tuple[tuple[Blur, ...], ...], ...]:
    """Return the fraction of kept cards for players who gave an ace, or a 2.

    By whether a receiver was content before, rank given and number of later players; between two sizes the
    smaller one's hold.
    """
    size = max((each for each in _SAFE if each <= players), default=min(_SAFE))
    kinds = [read_blurs(kind, players - size) for kind in _SAFE[size]]
    return tuple(kinds[:LOW]), tuple(kinds[LOW:])
