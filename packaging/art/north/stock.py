"""The card stock and the numbers of each northern pack."""

import functools
import math
from dataclasses import replace

from kit.card_stock import LEFT, blank, finish
from kit.curves import Outline, ellipse, loop, rounded_box, trace
from kit.woodcut import BLUE, CREAM, GREEN, INK, OCHRE, TEXT, TITLE, VERMILION, Art

WOOD = "#c99a5b"
DARK_WOOD = "#8a5f30"
PAPER = CREAM
MIDDLE = (100, 178)

ROMAN = ("0", "I", "II", "III", "IIII", "V", "VI", "VII", "VIII", "VIIII", "X", "XI", "XII")


def number(value: int) -> Art:
    """Draw a number of Gnav: a bare Roman numeral, centred and large."""
    art = blank(700 + value)
    word = ROMAN[value]
    art.text(word, 100, 216, 118, font=TITLE if value else TEXT, widest=150, bolder=2.2)
    for y in (92, 262):
        art.ink([(34, y), (166, y)], 3, "mid", straight=True)
        diamond = [(100, y - 8), (108, y), (100, y + 8), (92, y)]
        art.shape(diamond, VERMILION if value % 2 else BLUE, 2.2, slip=(0, 0))
    if value:
        return finish(art, index=word)
    return _cornered(art, word)


def _cornered(art: Art, figure: str) -> Art:
    """Print the frame, and an index in Arabic figures that are all as high as letters."""
    finish(art)
    tag(art, figure)
    return art


def disc(seed: int) -> Art:
    """Return a piece of Zeeland: turned wood with a round of paper glued to its foot."""
    art = Art(seed)
    art.fill(rounded_box(0.5, 0.5, 199, 349, 9), DARK_WOOD)
    board = rounded_box(3, 3, 194, 344, 7)
    art.fill(board, WOOD)
    art.hatch(
        board, math.pi / 2 + 0.02, 6.5, 1.1, colour=DARK_WOOD, opacity=0.45, shape="spindle", shortest=20
    )
    art.fill(ellipse(*MIDDLE, 95, 140), DARK_WOOD, 0.5)
    paper = ellipse(*MIDDLE, 92, 136)
    art.fill(paper, PAPER)
    art.line(paper, 3.4)
    return art


def piece_number(value: int) -> Art:
    """Draw a number of Zeeland, in Arabic figures."""
    art = disc(740 + value)
    art.text(str(value), 100, 230, 150, font=TEXT, widest=138, bolder=3)
    tag(art, str(value))
    return art


def tag(art: Art, word: str) -> None:
    """Print the name of a piece in the corner of the wood, so that it is readable in a fan."""
    since = len(art.layers)
    font = TEXT if word.isdecimal() else TITLE
    art.text(
        word, LEFT - 5, 43, 46 if word.isdecimal() else 40, font=font, widest=62, bolder=1.5, from_left=True
    )
    letters = art.layers.pop(since)
    right = letters.path.boundingRect().right() + 7
    label = trace(f"4,4! {right},4! {right},46! {right - 4},51! 4,51!")
    art.fill(label, PAPER)
    art.line(label, 2.4)
    art.layers.append(letters)


def stamped(art: Art, x: float, y: float, stamp: Art) -> None:
    """Print a small drawing, rounded to tenths of a unit: identical copies are stored once."""
    for layer in stamp.layers:
        art.layers.append(replace(layer, path=layer.path.translated(round(x, 1), round(y, 1))))


@functools.cache
def lily(size: float) -> Art:
    """Draw one of the *liljor*, the pips of Kille's numbers."""
    art, x, y, k = Art(779), 0.0, 0.0, size / 30
    middle = loop(
        (x, y - 15 * k), (x, y - 15 * k), (x + 5.5 * k, y - 3 * k), (x, y + 7 * k), (x - 5.5 * k, y - 3 * k)
    )
    for side in (-1, 1):
        petal = loop(
            (x + side * 1 * k, y + 7 * k),
            (x + side * 4 * k, y - 4 * k),
            (x + side * 10 * k, y - 9 * k),
            (x + side * 13.5 * k, y - 1 * k),
            (x + side * 10 * k, y + 4 * k),
            (x + side * 9 * k, y - 2 * k),
            (x + side * 6 * k, y + 1 * k),
        )
        art.shape(petal, VERMILION, 1.7, slip=(0, 0))
    art.shape(middle, OCHRE, 1.8, slip=(0, 0))
    art.ink([(x - 7 * k, y + 7 * k), (x + 7 * k, y + 7 * k)], 3.4 * k, "flat", straight=True)
    for side in (-1, 0, 1):
        art.ink([(x, y + 8 * k), (x + side * 5 * k, y + 15 * k)], 2.4 * k, "out")
    return art


_COLUMNS = {
    1: (1,), 2: (1, 1), 3: (1, 1, 1), 4: (2, 2), 5: (2, 1, 2), 6: (2, 2, 2), 7: (2, 3, 2), 8: (3, 2, 3),
    9: (3, 3, 3), 10: (3, 4, 3), 11: (4, 3, 4), 12: (4, 4, 4),
}  # fmt: skip
"""The number of lilies in each row, for each value."""


def lilies(value: int) -> Art:
    """Draw a number of Kille: as many lilies as its value."""
    art = blank(780 + value)
    rows = _COLUMNS[value]
    size = 84 if value == 1 else 60 if value < 4 else 52 if value < 9 else 42
    for row, count in enumerate(rows):
        y = 196 + (row - (len(rows) - 1) / 2) * min(86, 250 / len(rows))
        for at in range(count):
            x = 100 + (at - (count - 1) / 2) * (160 / max(count, 3))
            stamped(art, x, y, lily(size))
    return _cornered(art, str(value))


def back_of_cards(seed: int, colour: str) -> Art:
    """Draw a plain northern back: waves in one colour that look the same turned by 180 degrees."""
    from cucco import backs  # noqa: PLC0415 - its two halves are made there

    def waves(art: Art) -> None:
        for row in range(13):
            for column in range(8):
                x, y = 20 + column * 23 + 11.5 * (row % 2), 24 + row * 26
                art.add([ellipse(x, y, 9, 9, arc=(200, 340))[:], ellipse(x, y, 4, 4, steps=12)], CREAM, 0.9)

    def knot(art: Art) -> None:
        for k in range(8):
            a = math.pi * k / 4
            art.shape(
                ellipse(100 + 22 * math.cos(a), 175 + 30 * math.sin(a), 13, 13, steps=20),
                (OCHRE, GREEN)[k % 2],
                2.2,
                slip=(0, 0),
            )
        art.shape(ellipse(100, 175, 13, 13, steps=24), VERMILION, 2.4, slip=(0, 0))
        art.fill(ellipse(100, 175, 4, 4, steps=12), INK)

    return backs.patterned(seed, colour, waves, knot)


def back_of_pieces() -> Art:
    """Draw the head of a turned piece from above, on the blue check of a Zeeland apron."""
    art = Art(760)
    art.fill(rounded_box(0.5, 0.5, 199, 349, 9), INK)
    art.fill(rounded_box(2.5, 2.5, 195, 345, 7), CREAM)
    for k in range(-4, 5):
        x = 100 + k * 21
        art.fill([(x - 5.2, 5), (x + 5.2, 5), (x + 5.2, 345), (x - 5.2, 345)], BLUE, 0.62)
    for k in range(-8, 9):
        y = 175 + k * 20
        art.fill([(5, y - 5), (195, y - 5), (195, y + 5), (5, y + 5)], BLUE, 0.62)
    for radius, colour in (
        (77, INK),
        (74, DARK_WOOD),
        (70, WOOD),
        (46, DARK_WOOD),
        (43, WOOD),
        (20, DARK_WOOD),
        (17, WOOD),
    ):
        art.fill(ellipse(100, 175, radius, radius, steps=60), colour)
    for radius in (64, 58, 36, 30, 10):
        ring: Outline = ellipse(100, 175, radius, radius, steps=60)
        art.add([ring, ellipse(100, 175, radius - 1.1, radius - 1.1, steps=60)], DARK_WOOD, hollow=True)
    art.fill(ellipse(100, 175, 4, 4, steps=12), INK)
    return art


def named(art: Art, name: str, short: str) -> Art:
    """Print the frame and legend of a picture card, and `short` in the corner."""
    return finish(art, legend=name, index=short)
