"""The number cards VI to X: grapes, a garland, a sheaf, a starry night, the sun."""

import math

from curves import Outline, ellipse, loop, outline, smooth, trace
from lettering import bark, diagonal, numeral
from ornaments import leaf, rosette, star, turned
from PySide6.QtGui import QTransform
from stock import blank, finish
from wood import BLUE, CREAM, FLESH, GREEN, INK, OCHRE, VERMILION, Art


def six() -> Art:
    """VI: the grapes, and the wasp who found them first."""
    art = blank(26)
    rows = (6, 7, 6, 5, 4, 3, 2, 1)
    grapes = [
        (100 + (k - (count - 1) / 2) * 17.5 + (row % 2) * 0.6, 212 + row * 14.5)
        for row, count in enumerate(rows)
        for k in range(count)
    ]
    art.ink([(101, 176), (99, 190), (100, 206)], 5, "flat")
    art.ink(trace("14,184 60,176 110,182 186,172"), 5, "mid")
    for x, y in grapes:
        art.shape(ellipse(x, y, 10, steps=24), BLUE, 2.2)
        art.teeth(ellipse(x, y, 10, arc=(-20, 120), steps=20), 6, 2.8, 1.6, straight=True)
        art.ink([(x - 5.5, y - 2), (x - 3, y - 5.6)], 2, colour=CREAM)
    for x, y, angle in ((96, 190, 2.75), (104, 188, 0.4)):
        _vine_leaf(art, x, y, angle)
    tendril = trace("150,178 166,190 172,206 162,212 158,202 168,198 178,208")
    art.ink(tendril, 1.8, "out")
    numeral(art, "VI", (34, 24, 132, 146), GREEN, grain=diagonal)
    _wasp(art, 152, 276)
    return finish(art)


def _vine_leaf(art: Art, x: float, y: float, angle: float) -> None:
    at = turned(x, y, angle)
    edge = at.outline(
        "0,0 2,-14! 14,-16 22,-26! 30,-16 44,-16! 44,-6 58,0! 44,7 43,17! 30,16 20,26! 14,16 1,14!"
    )
    art.shape(edge, GREEN, 2.4)
    for u, v in ((50, 0), (36, -13), (36, 13), (19, -19), (18, 19)):
        art.ink([at(4, 0), at(u * 0.5, v * 0.45), at(u, v)], 1.8, "out")


def _wasp(art: Art, x: float, y: float) -> None:
    for angle in (-1.9, -1.2):
        at = turned(x - 2, y - 3, angle)
        art.shape(at.outline("0,0 10,-4 18,0 10,4"), None, 1.6)
    tail = loop((x, y - 6), (x + 10, y - 5), (x + 24, y + 6), (x + 24, y + 6), (x + 10, y + 6), (x, y + 5))
    art.shape(tail, OCHRE, 2, slip=(0, 0))
    for u in (4, 9, 14):
        art.ink([(x + u + 1.5, y - 6 + u * 0.2), (x + u - 0.5, y + 7)], 2.2, "flat")
    art.fill(ellipse(x - 5, y - 1, 5.4, 4.8))
    art.fill(ellipse(x - 12, y + 1, 4, 4))
    art.fill(ellipse(x - 13.2, y + 0.4, 1.2), CREAM)
    art.ink([(x - 14, y - 2), (x - 19, y - 8), (x - 23, y - 7)], 1.2)


def seven() -> Art:
    """VII: the lucky number in a rose garland, and a snail that is in no hurry."""
    art = blank(5)
    for side in (-1, 1):
        vine = trace("0,318 34,316 64,302 76,268 71,226 77,180 71,134 76,92 64,58 34,38 0,34")
        art.ink([(100 + side * u, y) for u, y in vine], 5, "mid")
        for u, y, angle in (
            (50, 312, -1.2),
            (79, 280, -2.3),
            (76, 254, -0.9),
            (74, 240, -2.3),
            (75, 206, -0.8),
            (79, 190, -2.4),
            (77, 160, -0.9),
            (74, 146, -2.4),
            (75, 116, -0.8),
            (78, 96, -2.5),
            (52, 42, 1.9),
            (30, 36, 0.9),
            (46, 310, 2.7),
        ):
            leaf(art, 100 + side * u, y, angle if side > 0 else math.pi - angle, 22, 8.5)
        for u, y in ((66, 64), (66, 298)):
            rosette(art, 100 + side * u, y, 20, turn=0.3)
        for u, y in ((76, 224), (76, 130)):
            rosette(art, 100 + side * u, y, 11, petals=5, turn=0.2)
    rosette(art, 100, 36, 23)
    rosette(art, 100, 312, 18, turn=0.5)
    numeral(art, "VII", (43, 88, 114, 188), VERMILION, grain=diagonal)
    since = len(art.layers)
    _snail(art)
    art.transform(since, QTransform().translate(112, 88).scale(0.78, 0.78).translate(-118, -88))
    return finish(art)


def _snail(art: Art) -> None:
    """On top of the last letters, after a long morning."""
    foot = outline("102,89! 112,80 128,78 140,74 144,66 152,66 155,74 150,82 138,89! 120,90")
    art.shape(foot, FLESH, 2.4)
    for horn, tip in (((147, 67), (146, 56)), ((152, 67), (157, 58))):
        art.ink([horn, tip], 2, "flat")
        art.fill(ellipse(*tip, 2, steps=10))
    art.ink([(148, 77), (152, 77.6), (155, 75)], 1.4)
    shell = ellipse(122, 72, 17, 15)
    art.line(shell, 7, colour=CREAM, contrast=0)
    art.shape(shell, OCHRE, 2.6, slip=(-0.6, 0.6))
    whorl = [
        (122 + (13 - 1.3 * k) * math.cos(k * 0.75 + 1), 72 + (11.4 - 1.15 * k) * math.sin(k * 0.75 + 1))
        for k in range(10)
    ]
    art.ink(whorl, 2.2, "out")
    art.teeth(ellipse(122, 72, 17, 15, arc=(-40, 110)), 6, 2.8, 1.6, straight=True)


def eight() -> Art:
    """VIII: eight ears of wheat, and a mouse who counts them."""
    art = blank(28)
    tips = trace("-60,58 -45,41 -28,31 -10,26 10,26 28,31 45,41 60,58")
    for u, y in tips:
        art.ink(
            [(100 + u, y + 40), (100 + u * 0.72, 170), (100 + u * 0.12, 276), (100 - u * 0.5, 322)],
            3.6,
            "flat",
        )
        art.ink(
            [(100 + u, y + 40), (100 + u * 0.72, 170), (100 + u * 0.12, 276), (100 - u * 0.5, 322)],
            1.8,
            "flat",
            colour=OCHRE,
        )
    for u, y in tips:
        _ear(art, 100 + u, y + 62, -math.pi / 2 + u * 0.006)
    numeral(art, "VIII", (22, 122, 156, 138), BLUE, grain=diagonal)
    band = outline("82,272! 100,277 118,272! 119,286! 100,291 81,286!")
    art.shape(band, VERMILION, 2.4)
    art.teeth([(82, 285), (100, 290), (118, 285)], 6, 3, 1.6, side=-1, growth="flat")
    _mouse(art)
    return finish(art)


def _ear(art: Art, x: float, y: float, angle: float) -> None:
    at = turned(x, y, angle)
    for k in range(5):
        for side in (-1, 1):
            u = k * 9.5
            art.ink([at(u + 10, 4 * side), at(u + 26, 11 * side)], 1.2, "out")
            grain = loop(
                at(u, 0),
                at(u, 0),
                at(u + 4, 6.6 * side),
                at(u + 14, 7.2 * side),
                at(u + 14, 7.2 * side),
                at(u + 10, 0),
            )
            art.shape(grain, OCHRE, 1.7, slip=(-0.5, 0.6))
    tip = at.outline("46,0! 51,4 62,0! 51,-4")
    art.shape(tip, OCHRE, 1.7, slip=(-0.5, 0.6))


def _mouse(art: Art) -> None:
    art.ink(trace("170,322 184,318 182,302 172,300 172,308"), 2.2, "out")
    body = outline("128,318 126,308 132,298 144,290 160,292 172,304 174,320! 150,324")
    art.shape(body, None, 2.6)
    art.teeth(trace("146,291 160,293 172,304 174,319 150,323"), 11, 2.8, 1.8, growth="flat")
    head = outline("120,304! 128,294 140,291 148,298 146,308 136,312 126,309")
    art.shape(head, None, 2.2)
    for x, y in ((144, 287), (135, 286)):
        art.shape(ellipse(x, y, 6.6), VERMILION, 1.9, slip=(0, 0))
    art.fill(ellipse(131, 299.5, 2, steps=12))
    art.fill(ellipse(120.6, 303.6, 2.2, steps=10))
    for y in (300, 305, 310):
        art.ink([(124, 305), (112, y)], 0.9, "out")
    art.ink([(134, 320), (126, 316), (122, 318)], 2.2, "out")


def nine() -> Art:
    """IX: nine stars over the roofs, one window still lit. Somebody is playing cards there."""
    art = blank(29)
    sky = trace("13,13 187,13 187,337 13,337")
    art.fill(smooth([p for q in sky for p in (q, q)], closed=True), INK)
    art.hatch(
        trace("18,20 182,20 182,250 18,250"),
        0,
        7,
        1.1,
        colour=CREAM,
        opacity=0.55,
        shape="spindle",
        ragged=60,
        cut=0.1,
    )
    moon = outline("158,26! 142,34 138,52 148,68 166,72! 156,60 152,44")
    art.line(moon, 6, colour=INK, contrast=0)
    art.fill(moon, OCHRE)
    art.teeth([(143, 34), (139, 52), (149, 68)], 6, 3, 1.5, side=-1)
    for x, y, r in (
        (34, 40, 12),
        (62, 28, 8),
        (90, 44, 13),
        (118, 26, 8),
        (44, 68, 7),
        (28, 128, 8),
        (172, 100, 9),
        (174, 190, 8),
        (26, 226, 9),
    ):
        art.fill(ellipse(x, y, r + 2), INK)
        art.fill(star(x, y, r, points=4, inner=0.3, turn=0.35), OCHRE)
        art.fill(star(x, y, r * 0.6, points=4, inner=0.4, turn=0.35 + math.pi / 4), OCHRE)
    numeral(art, "IX", (38, 86, 124, 158), CREAM, grain=diagonal, halo=INK)
    _roofs(art)
    return finish(art)


def _roofs(art: Art) -> None:
    """Campli asleep: a bell tower and houses, cut white on black."""
    houses = [
        trace("17,332 17,290 40,276 66,290 66,332"),
        trace("64,332 64,300 78,284 112,284 126,300 126,332"),
        trace("150,332 150,292 168,280 183,292 183,332"),
        trace("122,332 122,262 136,244 150,262 150,332"),
    ]
    for house in houses:
        art.line(house, 7, colour=INK, contrast=0)
        art.fill(house, BLUE)
        art.line(house, 2, colour=CREAM, contrast=0.2)
        art.hatch(house, 0.1, 4.2, 1.6, shape="right", cut=0.35, ragged=2)
    for x, y, lit in (
        (28, 304, False),
        (46, 304, True),
        (78, 312, False),
        (106, 310, False),
        (164, 306, False),
    ):
        pane: Outline = [(x, y), (x + 10, y), (x + 10, y + 14), (x, y + 14)]
        art.fill(pane, OCHRE if lit else INK)
        art.line(pane, 1.4, colour=CREAM if not lit else INK, contrast=0)
        if lit:
            art.ink([(x + 5, y), (x + 5, y + 14)], 1.2, "flat")
    art.fill(outline("131,282 131,272 136,266 141,272 141,282! 131,282"))
    art.fill(ellipse(136, 277, 3.4, 3.8), OCHRE)
    art.ink([(136, 246), (136, 232)], 1.6, "flat", colour=CREAM)
    art.ink([(132, 237), (140, 237)], 1.6, "flat", colour=CREAM)


def ten() -> Art:
    """X: the sun gets up behind it and looks who has the best of the plain cards."""
    art = blank(30)
    x, y = 100, 124
    for k in range(20):
        angle = -math.pi / 2 + k * math.pi / 10
        at = turned(x, y, angle)
        if k % 2 == 0:
            art.shape(
                at.outline("54,-11! 90,0! 54,11!"),
                OCHRE,
                2.2,
            )
            art.ink([at(58, 0), at(80, 0)], 1.8, "out")
        else:
            flame = at.outline("52,-8! 64,-3 74,-5 86,3! 72,5 62,8 52,8")
            art.shape(flame, VERMILION, 2)
    art.shape(ellipse(x, y, 58), OCHRE, 3)
    art.teeth(ellipse(x, y, 58, arc=(-50, 60)), 12, 3, 1.9, straight=True)
    art.teeth(ellipse(x, y, 58, arc=(180, 330)), 5, 3.4, 1.4, straight=True)
    for side in (-1, 1):
        brow = [(x + side * 8, y - 24), (x + side * 18, y - 32), (x + side * 32, y - 26)]
        art.ink(brow, 4, "mid")
        white = loop(
            *(
                (x + side * u, y + v)
                for u, v in ((7, -12), (7, -12), (18, -20), (30, -13), (30, -13), (18, -7))
            )
        )
        art.fill(white, CREAM)
        art.line(white, 1.8)
        art.fill(ellipse(x + side * 18 + 3, y - 14, 4.4, 5))
    art.ink([(x - 3, y - 18), (x - 5, y + 2), (x - 8, y + 10), (x, y + 13), (x + 7, y + 9)], 2.4, "in")
    numeral(art, "X", (26, 134, 148, 190), VERMILION, grain=bark)
    return finish(art)
