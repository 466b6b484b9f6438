"""The number cards whose drawings are letters: I, IX and X."""

import math

from PySide6.QtCore import Qt
from PySide6.QtGui import QTransform

from kit.card_stock import blank, finish
from kit.carving import form
from kit.curves import Outline, ellipse, loop, outline, smooth, trace
from kit.layers import path_of
from kit.lettering import bark, diagonal, numeral, upright
from kit.ornaments import meadow, star, turned
from kit.woodcut import BLUE, CREAM, GREEN, INK, OCHRE, VERMILION, Art

SHEET: Outline = trace("11,11 189,11 189,339 11,339")
"""The outline of the area inside the frame."""


def one() -> Art:
    """I: Draw the letter as a candle, with a moth and a cricket."""
    art = blank(21)
    _glory(art, 100, 80)
    table = trace("10,300 190,300 190,340 10,340")
    art.fill(table)
    for y in (306, 313, 321, 330):
        art.ink([(14, y), (90, y + 1.5), (186, y)], 1.6, colour=CREAM)
    art.fill(ellipse(100, 80, 46), CREAM)
    art.line(ellipse(100, 80, 46), 2.6)
    art.teeth(ellipse(100, 80, 46, arc=(-60, 120)), 12, 3.2, 2, straight=True)
    numeral(art, "I", (54, 122, 92, 176), VERMILION, grain=upright)
    _dish(art)
    _wax(art)
    _flame(art)
    _moth(art, 153, 172)
    _cricket(art)
    return finish(art, index="I")


def _glory(art: Art, x: float, y: float) -> None:
    """Draw black rays round the flame."""
    rays: list[Outline] = []
    count = 34
    for k in range(count):
        a = -math.pi / 2 + 2 * math.pi * (k + 0.5) / count
        far = 240 if math.sin(a) < 0.3 else 200 - 60 * math.sin(a) + art.random.uniform(-12, 12)
        near = 54 + (k % 2) * 8
        at = turned(x, y, a)
        half = math.pi / count * 0.62
        rays.append(
            [at(near, 0), at(far * 0.8, -far * 0.8 * half), at(far, 0), at(far * 0.8, far * 0.8 * half)]
        )
    since = len(art.layers)
    art.add(rays)
    art.clip(since, SHEET)


def _dish(art: Art) -> None:
    """Draw the candlestick's dish, with a ring as its handle."""
    ring = ellipse(170, 290, 15, 14)
    form(art, ring, BLUE, 2.8, shade=5)
    hole = ellipse(170, 290, 8, 7)
    art.fill(hole, CREAM)
    art.line(hole, 2, light=(0.6, 0.8))
    dish = outline("30,286! 100,296 168,286! 158,310 136,322 64,322 42,310")
    art.line(dish, 5, colour=CREAM, contrast=0)
    form(art, dish, BLUE, 3.4, shade=11)
    art.ink([(36, 292), (100, 302), (162, 292)], 2, "flat")
    art.teeth(trace("44,310 64,321 136,321 156,310"), 8, 3.2, 2, side=-1, growth="flat")


def _wax(art: Art) -> None:
    art.shape(
        outline("52,119 60,114 82,117 100,119 120,117 140,114 148,119 144,130 126,134 76,134 56,130"),
        None,
        2.6,
    )
    for x, y, length in ((62, 132, 16), (76, 134, 44), (92, 134, 14), (124, 134, 30), (138, 132, 58)):
        drop = loop(
            (x - 5, y - 9), (x + 5, y - 9), (x + 5, y + length), (x, y + length + 7), (x - 5, y + length)
        )
        art.shape(drop, None, 2.2)
        art.ink([(x + 2, y), (x + 2.2, y + length)], 1.7)
    art.fill(trace("54,121 146,121 142,130 58,130"), CREAM)
    art.teeth([(60, 119), (100, 122), (140, 119)], 4, 4, 1.4)


def _flame(art: Art) -> None:
    art.ink([(100, 122), (102, 110), (99, 102)], 4, "flat")
    flame = outline("104,32! 106,50 118,68 120,86 112,102 100,108 88,102 82,88 88,70 98,56")
    form(art, flame, VERMILION, 3.2, shade=7)
    heart = outline("102,64! 110,80 109,94 100,101 92,94 92,82")
    art.shape(heart, OCHRE, 2, slip=(0, 0))
    art.fill(outline("101,82! 104,92 100,98 96,92"), CREAM)


def _moth(art: Art, x: float, y: float) -> None:
    """Draw the moth, flying to the flame."""
    at = turned(x, y, -2.2)
    halo = at.outline("14,0 18,20 12,40 -8,32 -26,22 -20,0 -26,-22 -8,-32 12,-40 18,-20")
    art.fill(halo, CREAM)
    for side in (-1, 1):
        for feeler in ((34, 9), (30, 16)):
            art.ink([at(13, side), at(24, 5 * side), at(feeler[0], feeler[1] * side)], 2, "out")
        hind = loop(
            at(-3, 3 * side),
            at(-3, 3 * side),
            at(0, 20 * side),
            at(-13, 27 * side),
            at(-25, 17 * side),
            at(-16, 4 * side),
        )
        form(art, hind, OCHRE, 2.4, shade=4)
        fore = loop(
            at(9, 3 * side),
            at(9, 3 * side),
            at(18, 23 * side),
            at(12, 38 * side),
            at(12, 38 * side),
            at(-6, 30 * side),
            at(-4, 6 * side),
        )
        form(art, fore, BLUE, 2.8, shade=5)
        art.fill(ellipse(*at(5, 20 * side), 5, steps=16))
        art.fill(ellipse(*at(5, 20 * side), 2.2, steps=12), CREAM)
    art.fill(ellipse(*at(-4, 0), 17, 5.6, turn=-2.2))
    for u in (-15, -9, -3):
        art.ink([at(u, -4.6), at(u, 4.6)], 1.6, colour=CREAM)
    for side in (-1, 1):
        art.fill(ellipse(*at(12, 3.6 * side), 3.6, steps=14), CREAM)
        art.line(ellipse(*at(12, 3.6 * side), 3.6, steps=14), 1.4)
        art.fill(ellipse(*at(13.4, 3.4 * side), 1.5, steps=10))


def _cricket(art: Art) -> None:
    """Draw the cricket, which plays the fiddle."""
    since = len(art.layers)
    shin = trace("14,244 20,270 19,292 25,293")
    art.ink(shin, 6, "flat", straight=True, colour=CREAM)
    art.ink(shin, 3, "flat", straight=True)
    thigh = outline("38,276! 30,272 20,258 13,242! 24,248 34,260 42,270!")
    art.line(thigh, 3, colour=CREAM, contrast=0)
    form(art, thigh, GREEN, 2.4, shade=4)
    body = outline("32,290! 27,272 30,252 38,242 47,246 50,260 47,278 40,288")
    art.line(body, 4, colour=CREAM, contrast=0)
    form(art, body, GREEN, 2.8, shade=7)
    for y in (258, 266, 274, 281):
        art.ink([(38, y), (43, y + 2.4), (49, y + 1)], 1.7, "out")
    coat = outline("31,292! 24,274 26,254 36,242! 40,254 38,272")
    art.line(coat, 3, colour=CREAM, contrast=0)
    form(art, coat, INK, 1.8, shade=4)
    for feeler in ("40,224 32,206 16,204", "46,223 50,206 64,204"):
        art.ink(trace(feeler), 2.2, "out")
    head = outline("32,236 34,226 43,222 52,226 55,235 50,243 42,246 35,244")
    art.line(head, 4, colour=CREAM, contrast=0)
    form(art, head, GREEN, 2.6, shade=4)
    fiddle = outline("44,252! 45,246 52,246 56,249 60,243 68,242 71,249 66,256 60,255 58,260 51,262")
    art.ink([(66, 247), (82, 238)], 6, "flat", colour=CREAM)
    art.ink([(66, 247), (82, 238)], 3.6, "flat")
    art.line(fiddle, 3, colour=CREAM, contrast=0)
    form(art, fiddle, OCHRE, 2.2, shade=3)
    art.ink([(50, 255), (80, 239)], 1.2, "flat")
    art.ink([(46, 270), (60, 270), (66, 258)], 5.4, "flat", colour=CREAM)
    art.ink([(46, 268), (60, 269), (65, 258)], 3, "flat")
    art.ink([(54, 236), (73, 266)], 4.4, "flat", colour=CREAM)
    art.ink([(54, 236), (73, 266)], 2, "flat")
    art.fill(ellipse(46, 231, 5, 5.4), CREAM)
    art.line(ellipse(46, 231, 5, 5.4), 1.8)
    art.ink([(42, 231.4), (46, 233.4), (50, 231.4)], 2, "mid")
    art.ink([(43, 240), (47, 241), (51, 239)], 1.7, "mid")
    for x, y in ((20, 226), (66, 220)):
        art.fill(ellipse(x, y, 3.6, 2.7, turn=-0.4))
        art.ink([(x + 3, y), (x + 3, y - 13), (x + 8, y - 9)], 1.8, "flat")
    art.transform(since, QTransform().translate(-4, 10))


def nine() -> Art:
    """IX: Draw nine stars over the roofs, and one lit window with card players."""
    art = blank(29)
    art.fill(trace("12,12 188,12 188,338 12,338"))
    _moon(art, 150, 52)
    for x, y, r in (
        (94, 27, 9),
        (107, 51, 10),
        (72, 64, 9),
        (31, 66, 12),
        (23, 108, 8),
        (179, 110, 9),
        (178, 160, 7),
        (177, 208, 10),
        (24, 202, 11),
    ):
        art.fill(star(x, y, r, points=4, inner=0.3, turn=0.35), OCHRE)
        art.fill(star(x, y, r * 0.6, points=4, inner=0.4, turn=0.35 + math.pi / 4), CREAM)
    sky: list[Outline] = []
    for k in range(17):
        y = 96 + k * 9.4
        half = 86 - abs(k - 8) * 4
        sky.append(outline(f"{100 - half},{y}! 100,{y - 1} {100 + half},{y}! 100,{y + 1}"))
    art.add(sky, BLUE)
    numeral(art, "VIIII", (22, 86, 156, 140), CREAM, grain=diagonal, halo=INK)
    _roofs(art)
    return finish(art, index="VIIII")


def _moon(art: Art, x: float, y: float) -> None:
    """Draw a full moon with a sleepy face."""
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
    """Draw the roofs of Campli, houses up the hill to the bell tower, white on black."""
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
    _on_the_tiles(art)


def _players(art: Art) -> None:
    """Draw two heads against the lamp, and a card held up between them."""
    pane = trace("66,306 96,306 96,328 66,328")
    art.fill(pane, OCHRE)
    art.line(pane, 2.4, contrast=0)
    for x in (72, 90):
        art.fill(ellipse(x, 317, 4, 4.4))
        art.fill(outline(f"{x - 6},328! {x - 5},322 {x},320 {x + 5},322 {x + 6},328!"))
    art.fill(trace("79,312 84,312 84,319 79,319"), CREAM)
    art.line(trace("79,312 84,312 84,319 79,319"), 1, contrast=0)


def _on_the_tiles(art: Art) -> None:
    """Draw the cat of XII on the roof."""
    tail = trace("176,270 184,266 185,254 180,250")
    art.ink(tail, 5.4, "flat", colour=CREAM)
    cat = outline("160,266! 158,256 160,248 158,238! 163,242 168,242 173,238! 172,250 176,258 178,272!")
    art.line(cat, 3.2, colour=CREAM, contrast=0)
    art.fill(cat)
    art.ink(tail, 3, "flat")
    for x in (162.6, 168.6):
        art.fill(ellipse(x, 247, 1.7, 1.3, steps=10), OCHRE)


def ten() -> Art:
    """X: Draw the sun, who pulls himself up by the letter."""
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
    """Draw four fingers over the edge of the letter."""
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
