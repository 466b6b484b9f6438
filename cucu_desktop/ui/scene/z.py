"""Which thing lies on which: every layer of the table, from the wood up.

Things at rest lie in the order in which hands put them down; what moves passes over everything that
rests, and what somebody says or points out is above all cards.
"""

from typing import Final

CORNER: Final = 5.0  # who sleeps there, awake
POOL: Final = 10.0
MIDDLE: Final = 12.0  # ranks and suits that all look at, leaning on the dish
LENS: Final = 13.0  # in a crowd, who is to act, seen large
SLOT: Final = 15.0  # where a card may be dropped, under the card that may lie there already
LAID: Final = 20.0  # cards laid away peep out from under the pack
PACK: Final = 22.0
CARD: Final = 30.0
OWN_CARD: Final = 34.0
SLIP: Final = 36.0  # bets and offers, on the cards of those who make them
SEAT: Final = 40.0  # faces and names are never hidden by a card at rest
PUSHED: Final = 45.0  # the lowest card, pushed forward to be seen
MOVING: Final = 60.0
SIGN: Final = 65.0  # the inn's, over cards and faces
STAGED: Final = 70.0  # the card of an arrest, turned up large
EFFECT: Final = 80.0  # flash, hoof marks, coins and tokens in flight
BUBBLE: Final = 90.0
HELD: Final = 95.0  # the card under the mouse
