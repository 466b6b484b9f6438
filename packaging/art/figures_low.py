"""The cards below I: nothing, the bucket and the mask."""

import math

from curves import Point, ellipse, mirrored, outline, smooth, trace
from ornaments import berry, leaf, star, turned
from PySide6.QtGui import QTransform
from stock import blank, finish
from wood import BLUE, CREAM, DEEP_RED, GREEN, OCHRE, VERMILION, Art


def nothing() -> Art:
    """NULLA: a wreath round nothing at all; only a spider has moved in."""
    art = blank(11)
    since = len(art.layers)
    x, y = 100, 168
    ring = ellipse(x, y, 62, 100)
    hole = ellipse(x, y, 47, 83)
    art.stencil(ring, OCHRE)
    art.fill(ellipse(x - 0.8, y + 0.8, 47, 83), CREAM)
    art.line(ring, 2.4)
    art.line(hole, 3, light=(0.6, 0.8))
    art.teeth(ellipse(x, y, 46, 82, arc=(95, 355)), 22, 3.1, 2.1, lean=0.35, straight=True, bend=0.08)
    art.teeth(ellipse(x, y, 46, 82, arc=(140, 320)), 10, 3.1, 2.2, lean=0.35, straight=True)
    for side in (-1, 1):
        for k in range(11):
            angle = math.radians(90 + side * (14 + k * 14.6))
            px, py = x + 55 * math.cos(angle), y + 92 * math.sin(angle)
            along = math.atan2(92 * math.cos(angle) * side, -55 * math.sin(angle) * side)
            for lean in (0.62, -0.62):
                leaf(art, px, py, along + lean, 25 - k * 0.5, 8.5)
            if k % 2:
                berry(art, px + math.cos(along) * 10, py + math.sin(along) * 10)
    for side in (-1, 1):
        _half_bow(art, side)
    art.shape(ellipse(x, 265, 8), VERMILION, 2.4, slip=(0, 0))
    art.ink([(96, 260), (98, 265), (96, 270)], 1.5)
    art.ink([(103, 260), (102, 266), (104, 270)], 1.5)
    _spider(art)
    art.shape(ellipse(x, 68, 9), VERMILION, 2, slip=(0, 0))
    for k in range(8):
        art.ink(
            [(x, 68), (x + 7 * math.cos(k * math.pi / 4), 68 + 7 * math.sin(k * math.pi / 4))], 1.4, "out"
        )
    art.fill(ellipse(x, 68, 2.6), OCHRE)
    art.transform(since, QTransform().translate(100, 168).scale(1.06, 1.04).translate(-100, -188))
    return finish(art, legend="NULLA")


def _half_bow(art: Art, side: int) -> None:
    def at(*points: Point) -> list[Point]:
        return [(100 + side * u, y) for u, y in points]

    knot = at(*trace("4,262! 22,248 40,246 46,258 38,270 20,270 4,266!"))
    art.shape(smooth(knot, closed=True), VERMILION, 2.5)
    art.ink(at((6, 264), (24, 258), (38, 257)), 2, "out")
    art.teeth(at((44, 262), (36, 269), (18, 270)), 9, 3, 1.7, side=1 if side > 0 else -1)
    tail = at(*trace("3,266! 20,278 30,298 46,296! 42,304! 24,304 12,288 1,270"))
    art.shape(smooth(tail, closed=True), VERMILION, 2.2)
    art.teeth(at((8, 272), (22, 284), (32, 298)), 8, 3, 1.6, side=1 if side > 0 else -1)


def _spider(art: Art) -> None:
    art.ink([(101, 86), (100.5, 130), (101, 166)], 1.3, "flat")
    art.add([ellipse(101, 176, 6, 8), ellipse(101, 166, 3.6, 3.4)])
    art.ink([(98.4, 173), (99, 178)], 1.2, colour=CREAM)
    art.ink([(102, 173), (103, 180)], 1.2, colour=CREAM)
    legs = ((8, 156, 15, 148), (11, 163, 20, 158), (11, 172, 20, 180), (8, 178, 14, 192))
    for side in (-1, 1):
        for k, (u, y, tip, tip_y) in enumerate(legs):
            art.ink(
                [(101 + side * 3, 166 + k * 1.2), (101 + side * u, y), (101 + side * tip, tip_y)], 1.8, "out"
            )


def bucket() -> Art:
    """SECCHIA: less than nothing, for it leaks; the frog stays for the view."""
    art = blank(12)
    _pulley(art)
    since = len(art.layers)
    _bucket_body(art)
    _frog(art)
    _leak(art)
    art.transform(since, QTransform().translate(0, -14))
    return finish(art, legend="SECCHIA", second="MENO DI NULLA")


def _leak(art: Art) -> None:
    """A jet in an arc from between the hoops, and where it ends."""
    art.shape(outline("16,292 38,286 70,289 62,297 34,299"), BLUE, 2)
    art.ink([(32, 293), (40, 291), (52, 292.5)], 1.4, colour=CREAM)
    art.fill(ellipse(66, 243, 5.4, 4.6))
    jet = trace("66,243 50,244 40,260 36,288")
    art.ink(jet, 8.4, "flat")
    art.ink(jet, 4.6, "flat", colour=BLUE)
    for x, y in ((26, 278), (48, 279), (22, 266)):
        art.shape(outline(f"{x},{y - 7}! {x + 3.6},{y} {x},{y + 4} {x - 3.6},{y}"), BLUE, 1.6, slip=(0, 0))


def _pulley(art: Art) -> None:
    """The beam over the well, the wheel, the rope."""
    beam = outline("13,20! 187,24! 187,38! 13,35!")
    art.shape(beam, OCHRE, 2.6)
    art.hatch(beam, 0.03, 3.6, 1.3, shape="spindle", ragged=30)
    art.ink([(100, 36), (100, 50)], 4, "flat")
    art.shape(ellipse(100, 58, 16), None, 2.8)
    art.line(ellipse(100, 58, 10.5), 1.6)
    art.fill(ellipse(100, 58, 3.6))
    art.teeth(ellipse(100, 58, 16, arc=(-30, 120)), 5, 3, 1.6, straight=True)
    taut: list[Point] = [(116, 58), (116, 80), (114, 104)]
    art.ink(taut, 7, "flat")
    art.ink(taut, 4, "flat", colour=OCHRE)
    for k in range(9):
        art.ink([(113, 64 + k * 4.4), (118.6, 61 + k * 4.4)], 1.3, "flat")
    rope = trace("84,58 82,44 70,40 40,48 22,40")
    art.ink(rope, 6, "flat")
    art.ink(rope, 3.2, "flat", colour=OCHRE)
    art.shape(outline("106,102 114,96 122,102 122,112 114,116 106,112"), OCHRE, 2.2)


def _bucket_body(art: Art) -> None:
    handle = trace("38,190 40,158 70,132 112,122 150,136 166,160 168,186")
    art.ink(handle, 8, "flat")
    art.ink(handle, 3.6, "flat", colour=BLUE)
    staves = outline("32,184! 100,200 172,184! 164,232 154,282! 104,294 52,282! 42,232")
    art.shape(staves, OCHRE, 3.4)
    for u in (-46, -28, -9, 10, 29, 47):
        art.ink(
            [
                (102 + u * 1.28, 196 - abs(u) * 0.16),
                (102 + u * 1.1, 240),
                (102 + u * 0.9, 289 - abs(u) * 0.13),
            ],
            2.2,
            "mid",
        )
        art.teeth(
            [(102 + u * 1.28, 200), (102 + u * 1.1, 240), (102 + u * 0.9, 284)],
            6,
            3.8,
            1.2,
            lean=0.15,
            growth="flat",
        )
    art.teeth([(172, 186), (164, 232), (154, 281)], 16, 3, 2.2, lean=-0.12, growth="flat")
    for band in (
        trace("36,205! 102,220 169,205! 167,216! 102,231 39,216!"),
        trace("46,256! 103,269 160,256! 158,266! 103,279 48,266!"),
    ):
        hoop = smooth(band, closed=True)
        art.shape(hoop, BLUE, 2.4)
        art.teeth([(110, band[7][1] - 1), (158, band[5][1] - 1)], 8, 3, 1.6, side=-1)
        for x in (58, 102, 146):
            art.fill(ellipse(x, band[2][1] + 4.6 - abs(x - 102) * 0.17, 2))
    mouth = ellipse(102, 184, 70, 15)
    art.shape(mouth, None, 3)
    water = ellipse(102, 187, 62, 10)
    art.fill(water, BLUE)
    art.line(water, 1.6, light=(0.6, 0.8))
    for x, y, w in ((66, 186, 14), (146, 188, 12), (60, 191, 8)):
        art.ink([(x - w, y), (x, y + 1.6), (x + w, y)], 1.5, colour=CREAM)
    for x in (36, 168):
        art.shape(ellipse(x, 190, 5.4), BLUE, 2.2, slip=(0, 0))
        art.fill(ellipse(x, 190, 1.8))


def _frog(art: Art) -> None:
    head = outline("70,188 68,172 76,162 84,164 96,160 108,164 116,161 125,171 123,188 96,194")
    art.shape(head, GREEN, 2.8, slip=(0.6, -0.6))
    for x in (80, 113):
        art.shape(ellipse(x, 160, 8.4), GREEN, 2.2, slip=(0, 0))
        art.fill(ellipse(x, 159.6, 5.6, 5.2), CREAM)
        art.line(ellipse(x, 159.6, 5.6, 5.2), 1.4)
        art.fill(ellipse(x + 1.4, 160.4, 2.7))
        art.ink([(x - 8, 157), (x, 153.4), (x + 8, 157)], 3.2, "mid")
    art.ink(trace("71,176 84,182 97,183 111,181 123,175"), 2.2)
    art.ink([(69, 174), (72, 178)], 1.6)
    art.ink([(125, 173), (121, 178)], 1.6)
    art.add([ellipse(x, 171, 1) for x in (94, 99)])
    art.teeth([(124, 173), (122, 187), (104, 192)], 7, 2.8, 1.5)
    for x, flip in ((74, -1), (119, 1)):
        for k in (-1, 0, 1):
            art.ink([(x, 189), (x + k * 4.4, 198 + (k == 0) * 2)], 4, "flat")
            art.ink([(x, 189), (x + k * 4.4, 197 + (k == 0) * 2)], 1.8, "flat", colour=GREEN)
        art.fill(ellipse(x + flip, 188, 4.6, 3.4), GREEN)


def mask() -> Art:
    """MASCHERONE: a fountain's stone face, grown over with leaves and very pleased with itself."""
    art = blank(13)
    since = len(art.layers)
    for angle in range(150, 391, 15):
        t = math.radians(angle)
        x, y = 100 + 54 * math.cos(t), 140 + 74 * math.sin(t)
        _acanthus(art, x, y, t, (44 if angle % 30 == 0 else 36) - 16 * abs(math.cos(t)))
    face = outline(
        "100,62 128,66 148,84 154,116 154,150 146,190 128,222 100,234 72,222 54,190 46,150 46,116 52,84 72,66"
    )
    art.shape(face, BLUE, 3.4)
    art.teeth(
        trace("148,84 155,116 154,150 146,190 128,222 100,233"),
        17,
        3,
        2.2,
        lean=0.1,
        growth="flat",
    )
    art.teeth(trace("52,100 46,130 47,160 56,196"), 8, 3.2, 1.7, side=-1, lean=-0.1)
    for side in (-1, 1):
        _mask_half(art, side)
    nose = outline(
        "94,108 100,104 106,108 108,138 120,150 121,162 112,166 100,169 88,166 79,162 80,150 92,138"
    )
    art.shape(nose, BLUE, 2.4, slip=(-0.5, 0))
    art.add([ellipse(x, 161, 4, 2.8, turn=t) for x, t in ((90, 0.3), (110, -0.3))])
    art.teeth([(107, 118), (108, 138), (119, 150)], 8, 3, 1.6)
    _mask_mouth(art)
    crack = trace("134,74 128,82 133,88 126,97")
    art.ink(crack, 2, "out")
    art.ink([(128, 82), (121, 84), (118, 89)], 1.4, "out")
    for k, x in enumerate((84, 100, 116)):
        art.ink([(x - 6, 78 + abs(k - 1) * 3), (x, 82 + abs(k - 1) * 2), (x + 6, 78 + abs(k - 1) * 3)], 2)
    gem = star(100, 58, 12, points=6, inner=0.8)
    art.shape(gem, VERMILION, 2.2, slip=(0, 0))
    art.fill(ellipse(100, 58, 4.6), OCHRE)
    art.line(ellipse(100, 58, 4.6), 1.4)
    art.transform(since, QTransform().translate(100, 156).scale(1.1, 1.1).translate(-100, -150))
    return finish(art, legend="MASCHERONE", second="MANCO DI SECCHIA")


def _acanthus(art: Art, x: float, y: float, angle: float, length: float) -> None:
    at = turned(x, y, angle)
    lobes = trace("0,-9 0.34,-17! 0.44,-10 0.72,-13! 0.78,-6 1,0!")
    edge = [at(u * length, v) for u, v in lobes] + [at(u * length, -v) for u, v in reversed(lobes)]
    art.shape(smooth(edge, closed=True, steps=6), GREEN, 2.2)
    art.ink([at(0, 0), at(length * 0.85, 0)], 2, "out")
    for u in (0.25, 0.5):
        for v in (-8, 8):
            art.ink([at(u * length, 0), at((u + 0.2) * length, v)], 1.4, "out")


def _mask_half(art: Art, side: int) -> None:
    def at(*points: Point) -> list[Point]:
        return list(points) if side > 0 else mirrored(points)

    brow = at(*trace("106,106 114,96 132,92 148,104 144,108 130,103 116,107 107,114"))
    art.fill(smooth(brow, closed=True))
    white = at(*trace("110,121! 118,112 132,111 143,120! 134,128 120,129"))
    art.fill(smooth(white, closed=True), CREAM)
    art.line(smooth(white, closed=True), 2.2)
    art.fill(ellipse(100 + side * 126 - 100 * side + 2, 120, 6, 6.6))
    art.fill(ellipse(100 + side * 26 + 0.4, 117.6, 1.7), CREAM)
    art.ink(at((112, 133), (124, 136), (138, 130)), 1.8)
    art.ink(at((116, 139), (126, 141), (136, 137)), 1.4)
    cheek = at(*trace("124,158 134,150 146,154 146,168 136,176 127,170"))
    art.stencil(smooth(cheek, closed=True), VERMILION, opacity=0.75, grow=0, slip=(0, 0))
    art.ink(at((121, 168), (130, 178), (134, 192)), 2.4)
    art.teeth(at((126, 156), (136, 150), (146, 155)), 5, 3, 1.4, side=1 if side > 0 else -1)
    ear = at(*trace("152,124 162,116 168,126 164,144 154,152"))
    art.shape(smooth(ear, closed=True), BLUE, 2.4)
    art.ink(at((157, 126), (162, 128), (158, 142)), 1.8)


def _mask_mouth(art: Art) -> None:
    """Grinning, with its tongue out at the bucket."""
    mouth = outline("64,178! 82,182 100,181 118,182 136,178! 130,200 114,210 100,212 86,210 70,200")
    art.fill(mouth, DEEP_RED)
    art.line(mouth, 2.8)
    teeth = trace("70,181 84,183.5 100,182.5 116,183.5 130,181 127,189 114,191 100,190 86,191 73,189")
    art.fill(teeth, CREAM)
    for x in (80, 90, 100, 110, 120):
        art.ink([(x, 182), (x, 190)], 1.5, "flat")
    tongue = outline("82,202 86,194 100,198 114,194 118,202 119,232 113,256 100,264 87,256 81,232")
    art.shape(tongue, VERMILION, 2.8, slip=(1, 0.8))
    art.ink([(100, 202), (101, 230), (99, 248)], 2.2)
    art.teeth(trace("118,206 119,232 113,256 100,263"), 10, 3, 1.9)
    art.ink([(88, 210), (87, 228)], 1.8, colour=CREAM)
