"""II, two doves on two columns."""

from PySide6.QtGui import QTransform

from kit.card_stock import blank, finish
from kit.carving import form, shadow
from kit.curves import Outline, Point, ellipse, mirrored, outline, smooth, trace
from kit.lettering import numeral
from kit.ornaments import eye, leaf, turned
from kit.woodcut import BLUE, CREAM, GREEN, INK, OCHRE, VERMILION, Art


def two() -> Art:
    """II: Draw two doves that both hold one pair of cherries."""
    art = blank(22)
    _pavement(art)
    numeral(art, "I", (18, 124, 74, 198), OCHRE, grain=_twist)
    numeral(art, "I", (108, 124, 74, 198), OCHRE, grain=_twist)
    since = len(art.layers)
    for side in (-1, 1):
        _dove(art, side)
    art.transform(since, QTransform().translate(100, 124).scale(0.97, 1.03).translate(-100, -124))
    _cherries(art)
    _mouse(art, 100, 306)
    return finish(art, index="II")


def _pavement(art: Art) -> None:
    """Draw the pavement of the church."""
    for x in range(24, 188, 33):
        art.ink([(x, 327), (x - 0.6, 339)], 2, "flat")
        art.teeth([(x - 1, 327), (x - 1, 338)], 12, 2.7, 1.5, growth="flat", bend=0)
    art.ink([(11, 326), (100, 325), (189, 325.6)], 2.6, "flat")


def _twist(art: Art, letter: Outline) -> None:
    """Draw black bands round a column, like a barber's pole."""
    since = len(art.layers)
    left = min(x for x, _ in letter)
    for k in range(6):
        y = 118 + k * 36
        art.fill(
            outline(
                f"{left},{y + 30}! {left + 37},{y + 15} {left + 74},{y - 11}! "
                f"{left + 74},{y + 9}! {left + 37},{y + 35} {left},{y + 48}!"
            )
        )
        art.ink([(left + 12, y + 31), (left + 36, y + 20), (left + 62, y + 2)], 2.2, colour=CREAM)
    for x, y, width, height in ((left, 120, 80, 17), (left, 306, 80, 20)):
        art.fill([(x, y), (x + width, y), (x + width, y + height), (x, y + height)], OCHRE)
    art.ink([(left, 137), (left + 76, 137)], 2.4, "flat")
    art.ink([(left, 305), (left + 76, 305)], 2.4, "flat")
    art.clip(since, letter)
    art.line(letter, 3.4)
    shadow(art, letter, 9)


def _dove(art: Art, side: int) -> None:
    def flip(points: list[Point]) -> list[Point]:
        return points if side < 0 else mirrored(points)

    tail = smooth(flip(trace("32,92! 19,104 15,120! 21,124! 28,121! 35,123! 48,104")), closed=True)
    form(art, tail, INK, 2, shade=0)
    for u in (18, 26):
        art.ink(flip([(u + 13, 102), (u + 4, 118)]), 1.6, colour=CREAM)
    body = smooth(
        flip(
            trace("86,44 78,32 64,32 56,44 56,58 44,66 30,80 24,98! 40,112 60,118 78,112 88,96 90,76 88,60")
        ),
        closed=True,
    )
    form(art, body, BLUE, 3.4, shade=0)
    art.teeth(
        flip(trace("88,60 90,76 88,96 78,112 60,118")), 14, 3, 2, side=1 if side < 0 else -1, growth="flat"
    )
    art.teeth(flip(trace("57,46 55,58 44,66 32,80")), 9, 3, 1.8, side=-1 if side < 0 else 1, lean=0.3)
    collar = smooth(flip(trace("57,54! 70,60 89,57! 90,68 72,72 53,64!")), closed=True)
    art.fill(collar, GREEN, 0.85)
    for u in (60, 67, 74, 81):
        art.ink(flip([(u, 58), (u + 1, 63), (u - 1, 69)]), 1.7, "out")
    wing = smooth(
        flip(trace("72,76! 58,71 44,80 34,92 20,112! 36,110! 50,111 64,106 74,94 78,84")), closed=True
    )
    art.line(wing, 3, colour=CREAM, contrast=0)
    art.shape(wing, None, 2.8)
    since = len(art.layers)
    art.fill(smooth(flip(trace("16,116! 34,94! 48,92 58,104! 50,114 34,116!")), closed=True))
    for u, v in ((28, 107), (38, 107), (48, 107)):
        art.ink(flip([(u + 8, v - 12), (u, v + 3)]), 1.7, colour=CREAM)
    for row, (x, y, count) in enumerate(((70, 80, 3), (66, 89, 3))):
        for k in range(count):
            u, v = x - k * 9.4 + row * 3, y + k * 3.4
            art.ink(flip([(u + 4, v - 3), (u + 3, v + 3), (u - 3, v + 4), (u - 5, v - 1)]), 1.9)
    art.clip(since, wing)
    art.line(wing, 2.8)
    beak = smooth(flip(trace("86,46! 97,52! 97,55! 85,57!")), closed=True)
    art.shape(beak, OCHRE, 2.2, slip=(0, 0))
    ex, ey = flip([(75, 45)])[0]
    eye(art, ex, ey, 6.4, CREAM, (0.3 * -side, 0.2))
    art.ink(flip([(66, 36), (74, 38), (84, 43)]), 3, "mid")
    for x in (58, 70):
        art.ink(flip([(x, 114), (x + 1, 125)]), 3.2, "flat")
        art.ink(flip([(x - 4, 125), (x + 6, 125)]), 2.4, "flat")


def _mouse(art: Art, x: float, y: float) -> None:
    """Draw the mouse that waits below."""
    tail = trace("8,-2 22,-6 22,-22 14,-28 16,-36")
    art.ink([(x + u, y + v) for u, v in tail], 3, "out")
    at = turned(x, y, 0)
    body = at.outline("-13,2! -15,-12 -9,-26 4,-28 13,-16 15,2!")
    art.line(body, 5, colour=CREAM, contrast=0)
    form(art, body, INK, 2, shade=7)
    head = at.outline("-10,-24 -8,-36 -3,-46 2,-53! 6,-44 12,-36 12,-24 2,-19")
    art.line(head, 4, colour=CREAM, contrast=0)
    form(art, head, INK, 2, shade=0)
    for side in (-1, 1):
        ear = at.outline(f"{1 + side * 9},-30 {1 + side * 18},-40 {1 + side * 19},-29 {1 + side * 12},-24")
        form(art, ear, VERMILION, 2.2, shade=0)
        art.fill(ellipse(x + 1 + side * 5, y - 36, 3.2, 3.8), CREAM)
        art.fill(ellipse(x + 1 + side * 4, y - 38, 1.5))
        for v in (-46, -42):
            art.ink([(x + 2 + side * 2, y - 47), (x + 2 + side * 13, y + v - 4)], 1.1, "out")
        art.ink([(x + side * 6, y - 14), (x + side * 3, y - 10)], 2, colour=CREAM)
    art.shape(ellipse(x + 2, y - 52, 3, steps=12), VERMILION, 1.6, slip=(0, 0))


def _cherries(art: Art) -> None:
    art.ink([(96, 54), (100, 60), (104, 54)], 3, "flat")
    art.ink([(100, 58), (94, 110), (86, 166)], 2.8, "flat")
    art.ink([(100, 58), (106, 120), (112, 192)], 2.8, "flat")
    leaf(art, 99, 66, 2.1, 26, 9)
    leaf(art, 101, 66, 1.0, 30, 10)
    for x, y, r in ((85, 176, 17), (114, 204, 18)):
        art.line(ellipse(x, y, r), 7, colour=CREAM, contrast=0)
        form(art, ellipse(x, y, r), VERMILION, 3, shade=11)
        art.ink([(x - r * 0.55, y - 2), (x - r * 0.4, y - r * 0.55)], 3.4, colour=CREAM)
        art.ink([(x - 3, y - r + 4), (x + 1, y - r + 6), (x + 5, y - r + 3)], 2.2)
