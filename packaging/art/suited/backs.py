"""The backs of the packs with suits: each looks the same turned by 180 degrees, and no two are alike.

The upper half is drawn, and the lower half is its turned copy. Only plain bands and discs cross the middle;
these are drawn without irregularity.
"""

import math
from collections.abc import Callable

from PySide6.QtGui import QTransform

from kit.card_stock import blank
from kit.curves import Outline, ellipse, resample, rounded_box
from kit.layers import Layer
from kit.woodcut import CREAM, GREEN, INK, OCHRE, VERMILION, Art
from suited import french_suits

MIDDLE_X, MIDDLE_Y = 100, 175
LEFT, RIGHT, HEAD = 14, 186, 14

BRICK = "#a8392a"
DARK_OCHRE = "#b9822f"


def standard() -> Art:
    """Draw calico printed with the four suits on brick red."""
    return _back(52, BRICK, _calico, _four_suits)


def italian() -> Art:
    """Draw scales on ochre, a row of coins across the middle: visible on green cloth and on wood."""
    return _back(41, OCHRE, _scales, _coins)


def _back(seed: int, colour: str, upper: Callable[[Art], None], middle: Callable[[Art], None]) -> Art:
    stock = blank(seed)
    del stock.layers[2:]
    sheet = resample(rounded_box(LEFT, HEAD, RIGHT - LEFT, 2 * (MIDDLE_Y - HEAD), 3), 3, closed=True)
    stock.fill(sheet, colour)
    half = Art(seed)
    upper(half)
    half.clip(0, [(LEFT, HEAD), (RIGHT, HEAD), (RIGHT, MIDDLE_Y), (LEFT, MIDDLE_Y)])
    _both_halves(stock, half)
    _both_halves(stock, _border(seed))
    middle(stock)
    return stock


def _both_halves(stock: Art, half: Art) -> None:
    turn = QTransform().translate(MIDDLE_X, MIDDLE_Y).rotate(180).translate(-MIDDLE_X, -MIDDLE_Y)
    for layer in half.layers:
        stock.layers += [layer, Layer(turn.map(layer.path), layer.colour, layer.opacity)]


def _border(seed: int) -> Art:
    """Draw the upper half of the frame."""
    art = Art(seed + 1)
    wobble = art.noise()
    corner: Outline = [(LEFT, MIDDLE_Y + 1), (LEFT, HEAD + 3), (LEFT + 3, HEAD), (RIGHT - 3, HEAD)]
    corner += [(RIGHT, HEAD + 3), (RIGHT, MIDDLE_Y + 1)]
    edge = resample(corner, 5)
    uneven = [(x + wobble(i * 0.3) * 0.5, y + wobble(i * 0.3 + 50) * 0.5) for i, (x, y) in enumerate(edge)]
    art.ink([corner[0], *uneven[1:-1], corner[-1]], 3, "flat", straight=True)
    return art


def _calico(art: Art) -> None:
    """Draw small marks of the four suits in rows, each row starting with another suit."""
    across, down = 28.66, 26.8
    for row in range(6):
        y = MIDDLE_Y - down / 2 - row * down
        shift = across / 2 if row % 2 else 0
        for column in range(-3, 4):
            x = MIDDLE_X + column * across + shift
            if LEFT + 8 < x < RIGHT - 8 and math.dist((x, y), (MIDDLE_X, MIDDLE_Y)) > MEDALLION + 9:
                suit = "HCDS"[(row * 3 + column) % 4]
                marks = len(art.layers)
                french_suits.pip(art, suit, x, y, 17, rich=False)
                del art.layers[marks + 1 :]
                art.layers[marks].colour = CREAM
            for at in (x + across / 2, x - across / 2):
                if LEFT + 4 < at < RIGHT - 4 and math.dist((at, y), (MIDDLE_X, MIDDLE_Y)) > MEDALLION + 5:
                    art.fill(ellipse(at, y, 1.7, steps=10), INK)


MEDALLION = 45


def _four_suits(art: Art) -> None:
    """Draw a medallion with a heart and a spade, and its turned copy."""
    for radius, colour in ((MEDALLION, INK), (MEDALLION - 3, CREAM)):
        art.fill(ellipse(MIDDLE_X, MIDDLE_Y, radius, steps=72), colour)
    half = Art(77)
    half.teeth(
        ellipse(MIDDLE_X, MIDDLE_Y, MEDALLION - 3, steps=72, arc=(181, 359)),
        *(8, 3.2, 1.8),
        straight=True,
        growth="flat",
    )
    french_suits.pip(half, "H", MIDDLE_X - 13, MIDDLE_Y - 14, 25)
    french_suits.pip(half, "S", MIDDLE_X + 13, MIDDLE_Y - 14, 26)
    _both_halves(art, half)


def _scales(art: Art) -> None:
    """Draw scales like those of a fish, each row over the row above it."""
    radius = 172 / 10
    for row in range(9, -1, -1):
        y = MIDDLE_Y - row * radius
        for column in range(-7, 8):
            x = MIDDLE_X + column * 2 * radius + (radius if row % 2 else 0)
            if not LEFT - radius < x < RIGHT + radius:
                continue
            art.fill(ellipse(x, y, radius, arc=(170, 370), steps=22), OCHRE if row % 2 else DARK_OCHRE)
            art.ink(ellipse(x, y, radius, arc=(180, 360), steps=20), 1.9, "flat", straight=True)
            art.ink(ellipse(x, y, radius * 0.66, arc=(200, 340), steps=12), 1.7, straight=True, colour=CREAM)
            art.fill(ellipse(x, y - radius * 0.28, 1.9, steps=10), VERMILION)


def _coins(art: Art) -> None:
    """Draw a row of coins; each coin looks the same turned by 180 degrees."""
    radius = 172 / 10
    for column in range(5):
        x = LEFT + radius * (2 * column + 1)
        for part, colour in ((1, INK), (0.86, GREEN), (0.58, INK), (0.48, CREAM), (0.2, VERMILION)):
            art.fill(ellipse(x, MIDDLE_Y, radius * part, steps=40), colour)
        for k in range(12):
            t = math.radians(30 * k)
            at = (x + radius * 0.72 * math.cos(t), MIDDLE_Y + radius * 0.72 * math.sin(t))
            art.fill(ellipse(*at, 0.9, steps=8), INK)
