"""The z values of the table's items, from the wood up.

Resting items are stacked in the order in which hands put them down; moving items pass above all resting
ones, and bubbles and pointers are above all cards.
"""

from typing import Final

CORNER: Final = 5.0  # the animal in a corner, awake
POOL: Final = 10.0
MIDDLE: Final = 12.0  # ranks and suits, partly above the dish
LENS: Final = 13.0  # in a crowd, the acting seat enlarged
SLOT: Final = 15.0  # drop targets, below a card already in place
LAID: Final = 20.0  # discarded cards, partly visible below the pack
PACK: Final = 22.0
CARD: Final = 30.0
OWN_CARD: Final = 34.0
SLIP: Final = 36.0  # bets and offers, above their makers' cards
SEAT: Final = 40.0  # no resting card hides faces and names
KEY: Final = 41.0  # the key of a player at an open table, at the face
PUSHED: Final = 45.0  # the lowest card, pushed forward
MOVING: Final = 60.0
SIGN: Final = 65.0  # the inn's sign, above cards and faces
STAGED: Final = 70.0  # the enlarged card of an arrest
EFFECT: Final = 80.0  # flash, hoof marks, coins and tokens in flight
BUBBLE: Final = 90.0
HELD: Final = 95.0  # the card under the mouse
