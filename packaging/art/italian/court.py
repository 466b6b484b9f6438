"""The court of the Italian pack: Fante on foot, Cavallo on horseback, Re with his crown, in the colours of each suit."""

from PySide6.QtGui import QTransform

from italian.cavallo import cavallo
from italian.fante import fante
from italian.houses import HOUSES
from italian.king import king
from italian.suits import MARKS
from kit.curves import Outline, smooth, trace
from kit.woodcut import FLESH, Art

BOX: Outline = [(8, 76), (192, 76), (192, 342), (8, 342)]
HANDS = {"F": (155, 146), "C": (160, 148), "R": (158, 160)}
"""The position of the hand that holds the suit's mark, if the figure looks to the left."""

HELD = {"B": 68, "C": 62, "D": 60, "S": 74}
"""The height of the mark."""


def figure(art: Art, rank: str, suit: str) -> None:
    """Draw the figure of a court card, below the index."""
    house = HOUSES[suit]
    since = len(art.layers)
    mirrored = house.mirrored["FCR".index(rank)]
    {"F": fante, "C": cavallo, "R": king}[rank](art, house)
    if mirrored:
        art.transform(since, QTransform().translate(200, 0).scale(-1, 1))
    x, y = HANDS[rank]
    side = -1 if mirrored else 1
    hand = (200 - x if mirrored else x, y)
    held = HELD[suit]
    MARKS[suit](art, hand[0], y - held * 0.42, held, side * 0.12 if suit in "BS" else 0)
    _fist(art, *hand, side)
    art.clip(since, BOX)


def _fist(art: Art, x: float, y: float, side: float) -> None:
    """Draw the hand that holds the suit's mark, over the mark."""
    hand = [(x + side * u, y + v) for u, v in trace("-9,-5 0,-9 9,-6 11,2 7,9 -5,10 -10,3")]
    art.shape(smooth(hand, closed=True), FLESH, 2)
    for v in (-4, 0.5, 5):
        art.ink([(x - side * 9, y + v), (x + side * 2, y + v - 0.5)], 1.3)
