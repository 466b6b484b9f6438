"""The number cards VIII to X: a sheaf, a starry night, the sun."""

import math

from carve import form
from curves import Outline, ellipse, loop, outline, smooth, trace
from layers import path_of
from lettering import bark, chalk, diagonal, numeral
from ornaments import meadow, star, turned
from PySide6.QtCore import Qt
from PySide6.QtGui import QTransform
from stock import blank, finish
from wood import BLUE, CREAM, INK, OCHRE, VERMILION, Art


def eight() -> Art:
    """VIII: eight ears of wheat in a sheaf, and a crow who counts them."""
    art = blank(28)
    sheaf = outline("34,96! 62,62 100,52 138,62 166,96! 146,190 98,292! 120,330! 48,330! 72,292! 44,190")
    art.shape(sheaf, OCHRE, 3.2)
    straws = (-62, -50, -38, -26, -14, -4, 6, 17, 29, 41, 52, 63)
    for u in straws:
        art.ink(
            [(100 + u * 1.1, 92), (96 + u * 0.75, 180), (85 + u * 0.14, 290), (84 - u * 0.42, 328)],
            2.2,
            "flat",
        )
    for u, y in ((-61, 98), (61, 98), (-47, 76), (47, 76), (-30, 61), (30, 61), (-10.5, 54), (10.5, 54)):
        _ear(art, 100 + u, y + 30, -math.pi / 2 + u * 0.0046)
    numeral(art, "VIII", (15, 138, 170, 138), INK, grain=chalk)
    band = outline("62,284! 85,290 108,284! 110,301! 85,307 60,301!")
    art.line(band, 4, colour=CREAM, contrast=0)
    form(art, band, VERMILION, 2.8, shade=6)
    art.ink([(76, 288), (81, 296), (76, 304)], 2.2, "flat")
    since = len(art.layers)
    _crow(art)
    art.transform(since, QTransform().translate(188, 332).scale(1.2, 1.12).translate(-188.5, -332))
    for x in (20, 32, 128):
        art.ink([(x, 331), (x + 4, 320)], 2, "out")
    art.ink([(12, 331), (100, 333), (188, 330)], 2.6, "flat")
    return finish(art, index="VIII")


def _ear(art: Art, x: float, y: float, angle: float) -> None:
    at = turned(x, y, angle)
    halo = at.outline("-6,0 0,-12 30,-13 60,-4 62,0 60,4 30,13 0,12")
    art.fill(halo, CREAM)
    beards: list[Outline] = []
    for k in range(4):
        for side in (-1, 1):
            u = k * 12.5
            beards.append([at(u + 14, 5 * side), at(u + 13, 7.5 * side), at(u + 32, 14 * side)])
            grain = loop(
                at(u, 0),
                at(u, 0),
                at(u + 4, 8.6 * side),
                at(u + 17, 9.4 * side),
                at(u + 17, 9.4 * side),
                at(u + 13, 0),
            )
            art.shape(grain, OCHRE, 2.2, slip=(-0.5, 0.6))
    art.add(beards)
    art.shape(at.outline("47,0! 53,5 68,0! 53,-5"), OCHRE, 2.2, slip=(-0.5, 0.6))


def _crow(art: Art) -> None:
    tail = outline("176,312! 189,322! 186,331! 170,326 160,318")
    body = outline("132,296 136,286 146,282 156,288 168,298 180,312 176,322 162,328 146,324 136,312")
    for part in (tail, body):
        art.line(part, 4, colour=CREAM, contrast=0)
        art.fill(part)
    for feather in ("150,300 164,306 180,318", "150,306 162,313 178,324", "152,312 162,319 174,326"):
        art.ink(trace(feather), 1.8, colour=CREAM)
    art.teeth(trace("135,298 138,312 148,323"), 6, 3, 1.5, side=-1, colour=CREAM)
    bill = outline("136,288! 124,292 113,301! 126,300 135,298!")
    art.line(bill, 3, colour=CREAM, contrast=0)
    art.shape(bill, OCHRE, 2.2, slip=(0, 0))
    art.ink([(118, 298), (134, 293)], 1.5, "flat")
    art.fill(ellipse(143, 291, 4.2), CREAM)
    art.fill(ellipse(141.8, 291.6, 2))
    for x in (150, 160):
        art.ink([(x, 324), (x - 1, 332)], 2.6, "flat")


def nine() -> Art:
    """IX: nine stars over the roofs, one window still lit. Somebody is playing cards there."""
    art = blank(29)
    art.fill(trace("12,12 188,12 188,338 12,338"))
    _moon(art, 150, 52)
    for x, y, r in (
        (32, 36, 13),
        (66, 26, 8),
        (98, 46, 12),
        (52, 66, 8),
        (24, 104, 9),
        (178, 112, 10),
        (118, 72, 6),
        (176, 200, 9),
        (25, 206, 11),
    ):
        art.fill(star(x, y, r, points=4, inner=0.3, turn=0.35), OCHRE)
        art.fill(star(x, y, r * 0.6, points=4, inner=0.4, turn=0.35 + math.pi / 4), CREAM)
    sky: list[Outline] = []
    for k in range(17):
        y = 96 + k * 9.4
        half = 86 - abs(k - 8) * 4
        sky.append(outline(f"{100 - half},{y}! 100,{y - 1} {100 + half},{y}! 100,{y + 1}"))
    art.add(sky, BLUE)
    numeral(art, "IX", (32, 86, 136, 140), CREAM, grain=diagonal, halo=INK)
    _roofs(art)
    return finish(art, index="IX")


def _moon(art: Art, x: float, y: float) -> None:
    """Full, and half asleep."""
    art.fill(ellipse(x, y, 29), OCHRE)
    art.line(ellipse(x, y, 29), 1.6, colour=CREAM, contrast=0)
    art.teeth(ellipse(x, y, 28, arc=(-50, 130)), 12, 3, 2, straight=True)
    for side in (-1, 1):
        art.ink([(x + side * 4, y - 5), (x + side * 11, y - 1), (x + side * 18, y - 5)], 2.6, "flat")
        art.ink([(x + side * 6, y - 13), (x + side * 12, y - 16), (x + side * 18, y - 13)], 2, "mid")
        art.fill(ellipse(x + side * 15, y + 7, 4.4, 3.4), VERMILION)
    art.ink(trace(f"{x},{y - 7} {x - 3},{y + 3} {x - 5},{y + 7} {x},{y + 9} {x + 4},{y + 7}"), 2, "in")
    art.fill(ellipse(x, y + 16, 4.4, 3.4))


def _roofs(art: Art) -> None:
    """Campli asleep: houses up the hill to the bell tower, cut white on black."""
    houses = (
        ("100,336 100,262 112,248 124,262 124,336", "97,264! 112,240! 127,264! 112,258"),
        ("138,336 138,284 162,270 188,284 188,336", "134,288! 162,264! 188,282! 188,288! 162,274"),
        ("12,336 12,286 34,274 58,286 58,336", "12,290! 12,282! 34,267! 63,290! 34,278"),
        ("56,336 56,298 80,286 104,298 104,336", "51,302! 80,278! 109,302! 80,290"),
        ("106,336 106,308 128,298 150,308 150,336", "101,312! 128,290! 155,312! 128,302"),
    )
    for wall, roof in houses:
        shape = trace(wall)
        art.line(shape, 6, contrast=0)
        art.fill(shape, BLUE)
        art.hatch(shape, 0.05, 4, 2.1, shape="right", cut=0.42, ragged=2)
        art.line(shape, 1.8, colour=CREAM, contrast=0)
        tiles = outline(roof)
        art.line(tiles, 5, contrast=0)
        art.fill(tiles, VERMILION)
        art.line(tiles, 1.4, colour=CREAM, contrast=0)
    for x, y in ((24, 304), (160, 300), (172, 316), (116, 318), (136, 318), (36, 318)):
        art.fill(trace(f"{x - 4},{y - 6} {x + 4},{y - 6} {x + 4},{y + 6} {x - 4},{y + 6}"))
    art.fill(outline("106,284! 106,274 112,268 118,274 118,284!"))
    art.fill(ellipse(112, 279, 3.6, 4), OCHRE)
    art.ink([(112, 240), (112, 228)], 1.9, "flat", colour=CREAM)
    art.ink([(107, 232), (117, 232)], 1.9, "flat", colour=CREAM)
    _players(art)


def _players(art: Art) -> None:
    """Two heads against the lamp, and a card held up between them."""
    pane = trace("66,306 96,306 96,328 66,328")
    art.fill(pane, OCHRE)
    art.line(pane, 2.4, contrast=0)
    for x in (72, 90):
        art.fill(ellipse(x, 317, 4, 4.4))
        art.fill(outline(f"{x - 6},328! {x - 5},322 {x},320 {x + 5},322 {x + 6},328!"))
    art.fill(trace("79,312 84,312 84,319 79,319"), CREAM)
    art.line(trace("79,312 84,312 84,319 79,319"), 1, contrast=0)


def ten() -> Art:
    """X: the sun pulls himself up by it to see who has the best of the plain cards."""
    art = blank(30)
    since = len(art.layers)
    x, y = 100, 112
    for k in range(24):
        angle = -math.pi / 2 + k * math.pi / 12
        if math.sin(angle) > 0.3:
            continue
        at = turned(x, y, angle)
        if k % 2 == 0:
            ray = at.outline("64,-11! 104,0! 64,11!")
            art.shape(ray, OCHRE, 2.8)
            art.fill(at.outline("66,2! 100,0! 66,10!"))
        else:
            flame = at.outline("62,-8! 74,-2 86,-7 100,3! 84,6 72,10 62,8")
            form(art, flame, VERMILION, 2.4, shade=0)
    window = path_of([trace("10,10 190,10 190,340 10,340")], Qt.FillRule.WindingFill)
    for layer in art.layers[since:]:
        layer.path = layer.path.intersected(window)
    face = ellipse(x, y, 68)
    art.line(face, 5, colour=CREAM, contrast=0)
    form(art, face, OCHRE, 3.6, shade=15)
    art.teeth(ellipse(x, y, 68, arc=(180, 300)), 7, 3.4, 1.7, straight=True)
    for side in (-1, 1):
        brow = [(x + side * 9, y - 30), (x + side * 24, y - 42), (x + side * 42, y - 32)]
        art.ink(brow, 6.4, "mid")
        eye = (x + side * 25, y - 12)
        art.fill(ellipse(*eye, 16, 15), CREAM)
        art.line(ellipse(*eye, 16, 15), 3)
        art.fill(ellipse(eye[0] + 3, eye[1] + 5, 6.4, 6.8))
        art.fill(ellipse(eye[0] + 1, eye[1] + 2.4, 2), CREAM)
        art.fill(ellipse(x + side * 50, y + 12, 10, 8), VERMILION, 0.9)
    for dy in (0, 8):
        art.ink([(x - 10, y - 48 - dy), (x, y - 45 - dy), (x + 10, y - 48 - dy)], 2.4, "mid")
    meadow(art)
    numeral(art, "X", (20, 144, 160, 184), VERMILION, grain=bark)
    nose = outline("92,98 100,94 108,98 111,124 118,138 116,150 106,156 94,156 84,150 82,138 89,124")
    art.line(nose, 4, colour=CREAM, contrast=0)
    form(art, nose, OCHRE, 3, shade=9)
    art.fill(trace("93,97 107,97 106,102 94,102"), OCHRE)
    art.ink([(91, 148), (95, 151), (99, 148)], 2.2, "flat")
    for hand in (44, 158):
        _grip(art, hand, 144)
    return finish(art, index="X")


def _grip(art: Art, x: float, y: float) -> None:
    """Four fingers over the edge of the letter."""
    for k in range(4):
        fx = x - 15 + k * 10
        finger = smooth(
            trace(
                f"{fx - 5},{y - 8} {fx},{y - 12} {fx + 5},{y - 8} {fx + 5},{y + 12} {fx},{y + 17} {fx - 5},{y + 12}"
            ),
            closed=True,
        )
        art.line(finger, 3, colour=CREAM, contrast=0)
        form(art, finger, OCHRE, 2.6, shade=3)
        art.ink([(fx - 2.4, y + 9), (fx, y + 11), (fx + 2.4, y + 9)], 1.4, "flat")
