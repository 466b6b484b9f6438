"""The number cards V and VI: a jug of tulips, a bunch of grapes."""

import math

from carve import form, shadow
from curves import Outline, ellipse, outline, smooth, trace
from lettering import diagonal, numeral
from ornaments import leaf, turned
from PySide6.QtGui import QTransform
from stock import blank, finish
from wood import BLUE, CREAM, GREEN, INK, OCHRE, VERMILION, Art


def five() -> Art:
    """V is a jug from the potters of Castelli: it holds five tulips, and the bee knows."""
    art = blank(25)
    tulips = ((46, 106, -0.48), (154, 106, 0.48), (68, 72, -0.22), (132, 72, 0.22), (100, 62, 0.0))
    for x, y, lean in tulips:
        art.ink([(x, y), ((x + 100) / 2 + lean * 14, (y + 176) / 2), (100, 196)], 4.6, "flat")
    for x, y, angle, length in (
        (60, 134, -2.6, 44),
        (140, 134, -0.54, 44),
        (82, 128, -2.05, 42),
        (118, 128, -1.09, 42),
    ):
        leaf(art, x, y, angle, length, 11)
    for x, y, lean in tulips:
        _tulip(art, x, y, lean)
    numeral(art, "V", (18, 132, 164, 184), CREAM, grain=_majolica)
    foot = outline("62,312! 80,302 120,302 138,312! 142,328! 58,328!")
    form(art, foot, None, 3.2, shade=8)
    art.stencil(trace("64,315 136,315 138,322 62,322"), BLUE, grow=0)
    art.ink([(62, 315), (138, 315)], 1.7, "flat")
    art.ink([(61, 322), (139, 322)], 1.7, "flat")
    since = len(art.layers)
    _bee(art, 0, 0)
    art.transform(since, QTransform().translate(166, 236).scale(1.5, 1.5))
    return finish(art, index="V")


def _majolica(art: Art, letter: Outline) -> None:
    """Blue scrolls, an ochre band, and the crackle of an old glaze in the shadow."""
    since = len(art.layers)
    art.stencil(trace("14,132 186,132 186,146 14,146"), BLUE, grow=0, slip=(0, 0))
    vine = [(69 + 34 * t + 11 * math.sin(t * 13), 152 + 134 * t) for t in (k / 14 for k in range(15))]
    art.ink(vine, 5, "flat", colour=BLUE)
    for k, (x, y) in enumerate(vine[1:-1:2]):
        at = turned(x, y, 0.2 if k % 2 else 2.5)
        art.fill(at.outline("0,0! 9,-7 20,0! 9,7"), BLUE)
    for t, sign in ((0.12, -1), (0.42, 1), (0.72, -1)):
        x, y = 69 + 36 * t + 9 * sign, 152 + 134 * t
        for k in range(5):
            a = k * 2 * math.pi / 5
            art.fill(ellipse(x + 5.6 * math.cos(a), y + 5.6 * math.sin(a), 4, steps=12), OCHRE)
        art.fill(ellipse(x, y, 3.4, steps=14))
    for k in range(8):
        dot = ellipse(157 - k * 3.7, 158 + k * 15, 4.4, steps=16)
        art.fill(dot, BLUE if k % 2 else OCHRE)
        art.line(dot, 1.4)
    art.clip(since, letter)
    art.line(letter, 3.6)
    shadow(art, letter, 12)


def _tulip(art: Art, x: float, y: float, lean: float) -> None:
    at = turned(x, y, lean - math.pi / 2)
    halo = at.outline("-6,0 4,-18 30,-22 46,-20! 40,0 46,20! 30,22 4,18")
    art.fill(halo, CREAM)
    back = at.outline("6,-14 30,-12 46,-9! 36,0 46,9! 30,12 6,14")
    form(art, back, OCHRE, 2.4, shade=0)
    cup = at.outline("-6,0 0,-14 18,-20 43,-20! 30,-7 40,0! 30,7 43,20! 18,20 0,14")
    art.shape(cup, VERMILION, 3.2)
    art.teeth(at.trace("-4,6 0,14 18,20 36,20"), 13, 2.9, 2, side=-1, growth="down")
    art.ink([at(2, 0), at(32, 0)], 2.4, "out")
    art.ink([at(3, -6), at(28, -13)], 2.2, "out")
    art.ink([at(6, 6), at(28, 13)], 2.2, "out")


def _bee(art: Art, x: float, y: float) -> None:
    for angle in (-2.1, -1.3):
        at = turned(x, y - 3, angle)
        wing = at.outline("0,0 8,-5 16,0 8,5")
        art.line(wing, 3, colour=CREAM, contrast=0)
        art.shape(wing, None, 1.6)
    body = ellipse(x, y, 10, 6.8, turn=0.2)
    art.line(body, 3.4, colour=CREAM, contrast=0)
    art.shape(body, OCHRE, 1.9, slip=(0, 0))
    for u in (-4, 1, 6):
        art.ink([(x + u + 1, y - 6.4), (x + u - 1, y + 6.4)], 2.8, "flat")
    art.fill(ellipse(x - 9, y - 2, 4.2))
    art.fill(ellipse(x - 10.4, y - 3, 1.3), CREAM)


def six() -> Art:
    """VI: the grapes, and the wasp who found them first and is sorry now."""
    art = blank(26)
    _vine(art)
    rows = (5, 6, 5, 4, 3, 2, 1)
    for row, count in enumerate(rows):
        for k in range(count):
            _grape(art, 100 + (k - (count - 1) / 2) * 22.5 + (row % 2) * 0.6, 210 + row * 17.6)
    for x, y, angle in ((98, 188, 2.85), (102, 186, 0.3)):
        _vine_leaf(art, x, y, angle)
    numeral(art, "VI", (26, 22, 148, 142), GREEN, grain=diagonal)
    _climbing(art)
    _wasp(art)
    return finish(art, index="VI")


def _vine(art: Art) -> None:
    """The stock climbs the left side and reaches over the card."""
    stock = outline(
        "11,330! 11,300! 16,260 12,220 16,186 34,176 66,182 104,176 150,182 188,172! 188,180! 150,190 106,186 66,192 38,187 26,194 23,220 27,262 24,330!"
    )
    form(art, stock, INK, 1.6, shade=0)
    for grain in ("16,322 20,262 16,222 22,192", "20,326 23,270", "34,182 66,187 104,181 148,186"):
        art.ink(trace(grain), 1.8, colour=CREAM)
    for tendril in ("170,178 182,192 178,206 168,202 174,194", "24,250 36,246 42,256 34,262 30,254"):
        art.ink(trace(tendril), 2.4, "out")
    _vine_leaf(art, 22, 300, -0.3, 0.62)
    art.ink([(101, 180), (99, 196), (100, 206)], 6, "flat")


def _climbing(art: Art) -> None:
    """The vine has gone round both letters; only the turns in front are seen."""
    turns = (
        "138,142 152,138 168,126",
        "139,110 152,108 168,96",
        "139,80 152,78 168,66",
        "70,146 84,140 96,126",
        "58,112 74,108 88,94",
        "48,82 62,78 78,64",
    )
    for turn in turns:
        points = trace(turn)
        art.ink(points, 9, "mid", colour=CREAM)
        art.ink(points, 5.6, "mid")
        art.ink([(x, y - 0.8) for x, y in points[:2]], 1.4, colour=CREAM)
    for x, y, angle in ((170, 94, -0.6), (137, 80, 2.6), (90, 92, -0.5), (46, 84, 2.7), (171, 125, 0.4)):
        leaf(art, x, y, angle, 17, 7)
    for curl in ("168,66 178,58 184,64 178,70 174,65", "78,64 90,56 98,62 93,69 88,64"):
        art.ink(trace(curl), 2.2, "out")


def _grape(art: Art, x: float, y: float) -> None:
    art.shape(ellipse(x, y, 12.4, steps=24), BLUE, 2.6)
    dark = [
        *ellipse(x, y, 12.2, arc=(-50, 130), steps=9),
        *ellipse(x - 3.4, y - 2.6, 10.4, arc=(-46, 126), steps=9)[::-1],
    ]
    art.fill(dark)
    art.teeth(ellipse(x - 2, y - 1.6, 10.8, arc=(-36, 116), steps=14), 5, 3.2, 1.8, straight=True)
    art.fill(ellipse(x - 4.6, y - 5, 3.4, 2.2, turn=-0.7, steps=10), CREAM)


def _vine_leaf(art: Art, x: float, y: float, angle: float, size: float = 1.2) -> None:
    at = turned(x, y, angle)
    lobes = trace("0,0 2,-14! 14,-16 22,-26! 30,-16 44,-16! 44,-6 58,0! 44,7 43,17! 30,16 20,26! 14,16 1,14!")
    edge = smooth([at(u * size, v * size) for u, v in lobes], closed=True)
    form(art, edge, GREEN, 2.8, shade=7)
    for u, v in ((50, 0), (36, -13), (36, 13), (19, -19), (18, 19)):
        art.ink([at(4, 0), at(u * 0.5 * size, v * 0.45 * size), at(u * size, v * size)], 2.2, "out")


def _wasp(art: Art) -> None:
    """On its back, legs in the air."""
    for wing in ("156,318 146,328 136,326 142,316", "164,320 162,332 152,333 154,322"):
        art.shape(outline(wing), None, 1.9)
    tail = outline("150,302 160,298 172,302 186,316! 170,322 156,322 148,314")
    art.line(tail, 4, colour=CREAM, contrast=0)
    art.shape(tail, OCHRE, 2.4, slip=(0, 0))
    for x in (156, 164, 172):
        art.ink([(x, 299 + (x - 156) * 0.2), (x + 3, 310), (x, 322)], 3.4, "flat")
    for x, tip in ((150, 286), (157, 284), (164, 287)):
        art.ink([(x, 302), (x - 3, tip + 7), (x + 2, tip)], 2, "flat")
    art.line(ellipse(141, 308, 8), 4, colour=CREAM, contrast=0)
    art.fill(ellipse(141, 308, 8))
    art.fill(ellipse(138, 305, 3), CREAM)
    art.ink([(136.4, 303.4), (139.6, 306.6)], 1.2, "flat")
    art.ink([(139.6, 303.4), (136.4, 306.6)], 1.2, "flat")
    for feeler in ("136,314 130,320 126,318", "140,315 136,323 132,324"):
        art.ink(trace(feeler), 1.7, "flat")
