"""The number cards I to V: a candle, two doves, three pears, a clover, five tulips."""

import math

from curves import Point, ellipse, loop, mirrored, outline, smooth, trace
from lettering import bark, diagonal, numeral, upright
from ornaments import eye, leaf, star, turned
from stock import blank, finish
from wood import BLUE, CREAM, GREEN, OCHRE, VERMILION, Art


def one() -> Art:
    """I is a candle: it lights nobody home, and a moth is not impressed."""
    art = blank(21)
    art.stencil(star(100, 76, 62, points=20, inner=0.76), OCHRE, opacity=0.9)
    art.line(star(100, 76, 62, points=20, inner=0.76), 2)
    art.fill(ellipse(100, 76, 40), CREAM)
    art.line(ellipse(100, 76, 40), 1.8)
    art.teeth(ellipse(100, 76, 40, arc=(-60, 120)), 9, 3.2, 1.7, straight=True, growth="sin")
    numeral(art, "I", (62, 118, 76, 178), VERMILION, grain=upright)
    _dish(art)
    for x, y, length in ((70, 129, 15), (84, 131, 26), (124, 130, 19)):
        drop = loop(
            (x - 4, y - 8), (x + 4, y - 8), (x + 4.4, y + length), (x, y + length + 5), (x - 4.4, y + length)
        )
        art.shape(drop, None, 1.7)
        art.ink([(x + 1.6, y), (x + 1.8, y + length)], 1.2)
    art.ink([(100, 119), (101, 106), (99, 100)], 3, "flat")
    flame = outline("100,34! 110,56 116,78 111,98 100,105 89,98 84,80 91,60")
    art.shape(flame, VERMILION, 2.8)
    heart = outline("100,62! 106,78 106,92 100,98 94,92 94,80")
    art.shape(heart, OCHRE, 1.6, slip=(0, 0))
    art.teeth(trace("110,56 116,78 111,98 100,104"), 5, 2.8, 1.5)
    _moth(art, 160, 158)
    return finish(art)


def _dish(art: Art) -> None:
    """The candlestick's dish, with its ring to carry it by."""
    ring = ellipse(168, 296, 14, 13)
    art.shape(ring, BLUE, 2.4)
    art.fill(ellipse(168, 296, 7.4, 6.6), CREAM)
    art.line(ellipse(168, 296, 7.4, 6.6), 1.8, light=(0.6, 0.8))
    dish = outline("34,292! 100,300 166,292! 156,314 136,324 64,324 44,314")
    art.shape(dish, BLUE, 3)
    art.teeth(trace("44,314 64,324 136,324 156,314 164,296"), 11, 3.2, 2, side=-1, growth="flat")
    art.ink([(40, 298), (100, 306), (160, 298)], 1.6)


def _moth(art: Art, x: float, y: float) -> None:
    """On its way to the flame."""
    at = turned(x, y, -2.2)
    for side in (-1, 1):
        for feeler in ((22, 6), (20, 10)):
            art.ink([at(9, side), at(16, 3 * side), at(feeler[0], feeler[1] * side)], 1.4, "out")
        hind = loop(
            at(-2, 2 * side),
            at(-2, 2 * side),
            at(0, 14 * side),
            at(-9, 19 * side),
            at(-17, 12 * side),
            at(-11, 3 * side),
        )
        art.shape(hind, BLUE, 2)
        fore = loop(
            at(6, 2 * side),
            at(6, 2 * side),
            at(12, 16 * side),
            at(8, 26 * side),
            at(8, 26 * side),
            at(-4, 21 * side),
            at(-3, 4 * side),
        )
        art.shape(fore, BLUE, 2.2)
        for u, v in ((8, 20), (4, 20), (0, 19)):
            art.ink([at(3, 6 * side), at(u, v * side)], 1.3, "out")
        art.fill(ellipse(*at(-9, 12 * side), 2.6, steps=12), OCHRE)
        art.line(ellipse(*at(-9, 12 * side), 2.6, steps=12), 1.2)
    art.fill(ellipse(*at(-3, 0), 12, 3.8, turn=-2.2))
    for u in (-11, -7, -3):
        art.ink([at(u, -3), at(u, 3)], 1.2, colour=CREAM)


def two() -> Art:
    """II: two doves, one pair of cherries, no agreement."""
    art = blank(22)
    numeral(art, "I", (30, 122, 62, 196), OCHRE, grain=diagonal)
    numeral(art, "I", (108, 122, 62, 196), OCHRE, grain=diagonal)
    for side in (-1, 1):
        _dove(art, side)
    art.ink([(88, 72), (100, 82), (112, 72)], 2.4, "flat")
    art.ink([(100, 81), (97, 120), (92, 158)], 2.2, "flat")
    art.ink([(100, 81), (104, 130), (109, 176)], 2.2, "flat")
    leaf(art, 101, 84, 1.15, 24, 8)
    for x, y in ((91, 168), (110, 186)):
        art.line(ellipse(x, y, 12), 6, colour=CREAM, contrast=0)
        art.shape(ellipse(x, y, 12), VERMILION, 2.4)
        art.teeth(ellipse(x, y, 12, arc=(-40, 110)), 8, 2.8, 1.6, straight=True)
        art.ink([(x - 6, y - 3), (x - 4, y - 7)], 2.4, colour=CREAM)
    return finish(art)


def _dove(art: Art, side: int) -> None:
    def flip(points: list[Point]) -> list[Point]:
        return points if side < 0 else mirrored(points)

    body = smooth(
        flip(
            trace(
                "82,68! 80,56 70,48 58,54 54,68 40,74 26,88 14,108! 24,116 38,110 54,118 72,112 82,96 82,80"
            )
        ),
        closed=True,
    )
    art.shape(body, BLUE, 3)
    wing = smooth(
        flip(trace("62,80! 46,78 32,90 20,108! 38,106 56,104 66,94")),
        closed=True,
    )
    art.shape(wing, BLUE, 2.2, slip=(0, 0))
    for k in range(3):
        art.ink(flip([(58 - k * 5, 86 + k * 4), (44 - k * 3, 92 + k * 4), (28 + k * 2, 103 + k)]), 1.8)
    art.teeth(flip(trace("82,84 80,98 70,112 54,117")), 10, 3, 1.7, side=1 if side < 0 else -1)
    art.teeth(flip(trace("57,60 62,66 70,69 78,67")), 6, 3, 1.5, side=1 if side < 0 else -1)
    beak = flip(trace("81,60 91,68 91,71 81,70"))
    art.shape(beak, OCHRE, 1.8, slip=(0, 0))
    ex, ey = flip([(73, 59)])[0]
    eye(art, ex, ey, 4.4, CREAM, (0.2 * -side, 0.25))
    art.ink(flip([(67, 52), (73, 53.5), (79, 57)]), 2)
    for x in (56, 66):
        art.ink(flip([(x, 114), (x + 1, 123)]), 2.6, "flat")


def three() -> Art:
    """III: three pears, the middle one let."""
    art = blank(23)
    numeral(art, "III", (24, 26, 152, 172), GREEN, grain=diagonal)
    plank = trace("9,306 191,303 191,323 9,326")
    art.shape(plank, BLUE, 2.4)
    art.hatch(plank, -0.02, 4, 1.5, shape="spindle", ragged=18)
    for x, lean in ((47, -0.1), (153, 0.1), (100, 0.0)):
        _pear(art, x, 308, lean)
    _worm(art)
    return finish(art)


def _pear(art: Art, x: float, base: float, lean: float) -> None:
    at = turned(x, base, lean - math.pi / 2)
    skin = at.outline("0,0 4,20 22,27 44,22 62,13 78,11 84,0 78,-11 62,-13 44,-22 22,-27 4,-20")
    art.line(skin, 7, colour=CREAM, contrast=0)
    art.shape(skin, OCHRE, 3)
    art.teeth(at.trace("2,16 22,27 44,22 62,13 78,11"), 15, 3, 2, side=-1, lean=-0.1)
    art.add(
        [
            ellipse(*at(u, v), 0.9, steps=7)
            for u, v in ((30, -12), (24, -6), (38, -8), (20, -15), (46, -6), (33, 0))
        ]
    )
    art.ink([at(82, 0), at(92, -1), at(100, 4)], 3.4, "flat")
    way = -1 if lean > 0 else 1
    leaf(art, *at(86, 0), lean - math.pi / 2 + way * 1.1, 28, 9)
    art.fill(ellipse(*at(3, 0), 3.2, 1.8, turn=lean, steps=12))


def _worm(art: Art) -> None:
    """The tenant."""
    art.fill(ellipse(105, 268, 7.5, 7))
    body = trace("105,269 112,262 122,266 126,258 124,250")
    art.ink(body, 11, "flat")
    art.ink(body, 7.6, "flat", colour=CREAM)
    for x, y in ((110, 263), (116, 264.5), (122, 264), (125, 258)):
        art.ink([(x - 2, y - 3), (x + 1, y + 3)], 1.1)
    head = ellipse(123.5, 249, 6.4, 6)
    art.shape(head, VERMILION, 1.8, slip=(0, 0))
    art.add([ellipse(x, 247.4, 1.9, steps=10) for x in (121, 126)], CREAM)
    art.add([ellipse(x, 247.6, 0.9, steps=8) for x in (121.4, 126.4)])
    art.ink([(120.5, 251.4), (123.5, 253), (126.5, 251.2)], 1.2)


def four() -> Art:
    """IV: the one lucky thing about a four is the clover."""
    art = blank(24)
    art.ink([(100, 92), (103, 120), (98, 150)], 6, "flat")
    for k in range(4):
        _clover_leaf(art, 100, 82, math.pi / 4 + k * math.pi / 2)
    art.fill(ellipse(100, 82, 4))
    for x, y, angle in ((98, 140, 0.35), (99, 140, math.pi - 0.35)):
        leaf(art, x, y, angle, 34, 8)
    numeral(art, "IV", (30, 158, 140, 162), VERMILION, grain=diagonal)
    _ladybird(art, 128, 58)
    return finish(art)


def _clover_leaf(art: Art, x: float, y: float, angle: float) -> None:
    at = turned(x, y, angle)
    heart = at.outline("0,0! 20,-23 42,-30 58,-18 53,0! 58,18 42,30 20,23")
    art.shape(heart, GREEN, 2.8)
    band = at.trace("20,-12 33,-13 38,0 33,13 20,12")
    art.ink(band, 5, "both", colour=CREAM)
    art.ink([at(4, 0), at(48, 0)], 2.2, "out")
    side = -1 if math.sin(angle + 0.6) < 0 else 1
    art.teeth(
        [at(10, 11 * side), at(24, 25 * side), at(42, 30 * side), at(57, 18 * side)],
        11,
        3,
        1.8,
        side=-1 if side > 0 else 1,
    )
    for s in (-1, 1):
        art.ink([at(26, 0), at(38, 9 * s), at(46, 16 * s)], 1.3, "out")


def _ladybird(art: Art, x: float, y: float) -> None:
    at = turned(x, y, -0.9)
    for u in (-4, 1, 6):
        art.ink([at(u, -8), at(u + 1, 8)], 1.6, "flat")
    art.fill(ellipse(*at(8, 0), 4.6, 5, turn=-0.9))
    art.shape(ellipse(x, y, 9.4, 7.6, turn=-0.9), VERMILION, 1.8, slip=(0, 0))
    art.ink([at(8, 0), at(-9, 0)], 1.6, "flat")
    art.add([ellipse(*at(u, v), 1.5, steps=9) for u, v in ((3, 3.6), (3, -3.6), (-3, 4), (-3, -4))])


def five() -> Art:
    """V is a vase: it holds five tulips and a bee."""
    art = blank(25)
    for x, y, reach, lean in (
        (41, 92, 120, -0.46),
        (159, 92, 120, 0.46),
        (66, 62, 140, -0.24),
        (134, 62, 140, 0.24),
        (100, 50, 150, 0),
    ):
        art.ink([(x, y), ((x + 100) / 2 + lean * 8, (y + 170) / 2), (100, reach + 60)], 3.4, "flat")
    for x, y, angle, length in (
        (62, 130, -2.5, 34),
        (138, 130, -0.64, 34),
        (80, 122, -2.2, 34),
        (120, 122, -0.95, 34),
    ):
        leaf(art, x, y, angle, length, 8)
    for x, y, lean in ((41, 96, -0.46), (159, 96, 0.46), (66, 66, -0.24), (134, 66, 0.24), (100, 54, 0)):
        _tulip(art, x, y, lean)
    numeral(art, "V", (28, 134, 144, 174), BLUE, grain=bark)
    foot = outline("66,312! 84,305 116,305 134,312! 136,324! 64,324!")
    art.shape(foot, BLUE, 2.8)
    art.teeth([(66, 324), (134, 324)], 9, 3.2, 1.9, side=-1, growth="flat")
    _bee(art, 168, 214)
    return finish(art)


def _tulip(art: Art, x: float, y: float, lean: float) -> None:
    at = turned(x, y, lean - math.pi / 2)
    back = at.outline("4,-11 22,-8 34,-6! 28,0 34,6! 22,8 4,11")
    art.shape(back, OCHRE, 1.8)
    cup = at.outline("-4,0 0,-11 14,-15 32,-15! 22,-5 30,0! 22,5 32,15! 14,15 0,11")
    art.shape(cup, VERMILION, 2.4)
    art.teeth(at.trace("-3,4 0,11 14,15 28,14"), 9, 2.8, 1.7, side=-1)
    art.ink([at(2, 0), at(24, 0)], 1.6, "out")
    art.ink([at(3, -5), at(20, -9)], 1.4, "out")


def _bee(art: Art, x: float, y: float) -> None:
    for angle in (-2.1, -1.3):
        at = turned(x, y - 3, angle)
        art.shape(at.outline("0,0 8,-4 14,0 8,4"), None, 1.5)
    art.shape(ellipse(x, y, 10, 6.4, turn=0.2), OCHRE, 1.8, slip=(0, 0))
    for u in (-4, 0.5, 5):
        art.ink([(x + u + 1, y - 6), (x + u - 1, y + 6)], 2.4, "flat")
    art.fill(ellipse(x - 9, y - 2, 3.6))
    art.ink([(x - 22, y + 20), (x - 16, y + 12), (x - 6, y + 16), (x + 4, y + 11)], 1.2)
