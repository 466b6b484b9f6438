"""NULLA and SECCHIA, nothing and the bucket, which ranks lower."""

import math

from PySide6.QtGui import QTransform

from kit.card_stock import blank, finish, lowered
from kit.carving import form, shadow
from kit.curves import Point, ellipse, outline, smooth, trace
from kit.ornaments import berry, turned
from kit.woodcut import BLUE, CREAM, GREEN, OCHRE, VERMILION, Art

THREAD = "#b4b9b0"
"""The colour of a spider's thread."""


def nothing() -> Art:
    """NULLA: Draw a wreath round a black hole, with a web across it and a spider."""
    art = blank(11)
    x, y = 100, 150
    since = len(art.layers)
    form(art, ellipse(x, y, 68, 114), OCHRE, 3, shade=0)
    art.fill(ellipse(x, y, 58, 104))
    _web(art, x, y - 16)
    _spider(art, x, y - 8)
    art.teeth(
        ellipse(x, y, 58, 104), 7, 3.4, 1.7, side=-1, growth="flat", closed=True, straight=True, lean=0.4
    )
    for side in (-1, 1):
        for k in range(11):
            angle = math.radians(90 + side * (16 + k * 15))
            along = math.atan2(110 * math.cos(angle) * side, -66 * math.sin(angle) * side)
            for lean, out in ((-0.62, -1), (0.5, 5)):
                px, py = x + (66 + out) * math.cos(angle), y + (111 + out) * math.sin(angle)
                _laurel(art, px, py, along + lean * side, 29 - k * 0.3, dark=(lean > 0) == (side > 0))
            if k % 3 == 1:
                berry(art, x + 72 * math.cos(angle), y + 117 * math.sin(angle), 5)
    for side in (-1, 1):
        _half_bow(art, side)
    form(art, ellipse(x, 264, 10, 9), VERMILION, 2.6, shade=4)
    rose = ellipse(x, 36, 11)
    form(art, rose, VERMILION, 2.8, shade=0)
    for k in range(8):
        a = k * math.pi / 4
        art.ink(
            [(x + 5 * math.cos(a), 36 + 5 * math.sin(a)), (x + 10 * math.cos(a), 36 + 10 * math.sin(a))],
            2,
            "flat",
        )
    art.fill(ellipse(x, 36, 4), OCHRE)
    art.line(ellipse(x, 36, 4), 1.5)
    art.transform(since, QTransform().translate(100, 149).scale(1.07, 0.99).translate(-100, -154))
    lowered(art)
    return finish(art, legend="NULLA", index="NULLA")


def _laurel(art: Art, x: float, y: float, angle: float, length: float, *, dark: bool) -> None:
    """Draw a laurel leaf with one half lit and the other cut black."""
    at = turned(x, y, angle)
    sides = -1 if dark else 1
    blade = at.outline(
        f"0,0! {length * 0.3},-8 {length * 0.68},-6.6 {length},0! {length * 0.68},6.6 {length * 0.3},8"
    )
    art.shape(blade, GREEN, 2)
    art.fill(
        smooth(
            [
                at(0, 0),
                at(0, 0),
                at(length * 0.3, 7.4 * sides),
                at(length * 0.68, 6 * sides),
                at(length, 0),
                at(length, 0),
            ],
            closed=True,
        )
    )
    art.ink(
        [at(length * 0.1, 1.6 * sides), at(length * 0.5, 2 * sides), at(length * 0.86, 0.8 * sides)],
        1.5,
        colour=CREAM,
    )
    for u in (0.3, 0.52, 0.72):
        art.ink([at(length * u, 0), at(length * (u + 0.12), -4.6 * sides)], 1.3, "out")


def _web(art: Art, x: float, y: float) -> None:
    """Draw the spider's web."""
    rays: list[tuple[float, float]] = []
    for k in range(10):
        a = 2 * math.pi * (k + 0.5) / 10
        # From the hub to the rim of the hole, whose middle is a little lower.
        reach = 1.0
        while (reach * math.cos(a) / 58) ** 2 + ((y - 150 + reach * math.sin(a)) / 104) ** 2 < 1:
            reach += 1
        rays.append((a, reach))
        art.ink([(x, y), (x + reach * math.cos(a), y + reach * math.sin(a))], 1.3, "flat", colour=THREAD)
    for ring in (0.44, 0.62, 0.78, 0.92):
        for k in range(10):
            if (ring, k) in ((0.62, 3), (0.78, 3), (0.92, 8)):
                continue  # the torn thread
            (a, near), (b, far) = rays[k], rays[(k + 1) % 10]
            b += 2 * math.pi * (b < a)
            start = x + near * ring * math.cos(a), y + near * ring * math.sin(a)
            end = x + far * ring * math.cos(b), y + far * ring * math.sin(b)
            sag = (near + far) / 2 * ring * 0.88
            middle = x + sag * math.cos((a + b) / 2), y + sag * math.sin((a + b) / 2)
            art.ink([start, middle, end], 1.3, "flat", colour=THREAD)


def _spider(art: Art, x: float, y: float) -> None:
    """Draw the spider with knife, fork and napkin."""
    legs = ("10,-4 26,-22 30,-44", "12,0 34,-8 44,-26", "12,6 34,12 43,34", "8,18 24,22 27,42")
    for side in (-1, 1):
        for leg in legs:
            points = [(x + side * u, y + v) for u, v in trace(leg)]
            art.ink(points, 8, "flat")
            art.ink(points, 4.2, "mid", colour=CREAM)
    art.line(ellipse(x, y - 6, 18, 21), 5, contrast=0)
    art.fill(ellipse(x, y - 6, 18, 21), CREAM)
    art.stencil(ellipse(x, y - 6, 17, 20), VERMILION, grow=0)
    art.line(ellipse(x, y - 6, 17, 20), 2.6)
    art.teeth(ellipse(x, y - 6, 17, 20, arc=(-60, 110)), 8, 3, 1.9, straight=True)
    art.fill(ellipse(x, y - 6, 8.4, 11.4), CREAM)
    art.line(ellipse(x, y - 6, 8.4, 11.4), 1.8)
    art.shape(ellipse(x, y - 6, 3.2, 5.8), VERMILION, 1.8, slip=(0, 0))
    head = ellipse(x, y + 22, 14, 12)
    art.line(head, 5, contrast=0)
    art.shape(head, OCHRE, 2.4, slip=(0, 0))
    for side in (-1, 1):
        art.fill(ellipse(x + side * 6, y + 19, 5.6, 6), CREAM)
        art.line(ellipse(x + side * 6, y + 19, 5.6, 6), 1.9)
        art.fill(ellipse(x + side * 6 + 1.4, y + 21, 2.2))
        art.ink([(x + side * 11.6, y + 16.6), (x + side * 6, y + 14.8), (x + side * 1, y + 16.6)], 3, "flat")
    art.ink([(x - 5, y + 30.6), (x, y + 28.6), (x + 5, y + 30.6)], 2, "flat")
    napkin = outline(f"{x - 11},{y + 33}! {x + 11},{y + 33}! {x + 5},{y + 44} {x},{y + 52}! {x - 5},{y + 44}")
    art.line(napkin, 4, contrast=0)
    art.shape(napkin, None, 1.8)
    art.ink([(x + 2, y + 36), (x + 1, y + 46)], 1.5, "out")
    fork, knife = x - 28, x + 28
    for points in ([(fork, y + 74), (fork, y + 44)], [(knife, y + 74), (knife, y + 50)]):
        art.ink(points, 7, "flat")
        art.ink(points, 3.4, "flat", colour=OCHRE)
    for u in (-4, 0, 4):
        art.ink([(fork + u * 0.6, y + 46), (fork + u, y + 40), (fork + u, y + 28)], 2, "flat", colour=CREAM)
    art.fill(
        outline(f"{knife - 2},{y + 52}! {knife - 2},{y + 26}! {knife + 5},{y + 36} {knife + 4},{y + 52}!"),
        CREAM,
    )


def _half_bow(art: Art, side: int) -> None:
    def at(drawn: str) -> list[Point]:
        return [(100 + side * u, y) for u, y in trace(drawn)]

    tail = smooth(at("4,266! 22,274 36,284 56,284! 48,290 52,298! 30,298 14,288 2,274"), closed=True)
    form(art, tail, VERMILION, 2.6, shade=0)
    art.teeth(at("14,288 30,297 46,297"), 8, 3.1, 1.8, side=-side, growth="flat")
    art.ink(at("10,270 24,279 38,287"), 2, "out")
    knot = smooth(at("4,262! 24,246 48,242 58,254 50,270 26,273 4,268!"), closed=True)
    art.line(knot, 4, colour=CREAM, contrast=0)
    form(art, knot, VERMILION, 3, shade=9)
    art.ink(at("8,264 28,257 46,255"), 2.4, "out")
    art.fill(smooth(at("30,262 44,258 48,263 42,268"), closed=True))


def bucket() -> Art:
    """SECCHIA: Draw the leaking bucket over a well, and a frog."""
    art = blank(12)
    _winch(art)
    _puddle(art)
    since = len(art.layers)
    _staves(art)
    _frog(art)
    _rim(art)
    art.transform(since, QTransform().translate(100, 96).rotate(-5).translate(-100, -96))
    _leaks(art)
    return finish(art, legend="SECCHIA", second="MENO DI NULLA", index="SECCH")


def _winch(art: Art) -> None:
    """Draw the beam over the well, the wheel, the rope with its frayed end."""
    beam = trace("10,14 190,12 190,27 10,29")
    form(art, beam, OCHRE, 3, shade=0)
    art.hatch(beam, -0.01, 3.4, 1.4, shape="spindle", ragged=34)
    for strut in ("40,28 58,28! 20,66! 12,66! 12,54!",):
        form(art, outline(strut), OCHRE, 2.6, shade=0)
        art.hatch(outline(strut), 2.3, 3.6, 1.4, shape="spindle", ragged=8)
    art.ink([(122, 27), (122, 50)], 6, "flat")
    art.fill(ellipse(122, 52, 23))
    art.fill(ellipse(122, 52, 18), CREAM)
    art.line(ellipse(122, 52, 13), 2)
    for k in range(6):
        a = k * math.pi / 3 + 0.3
        art.ink([(122, 52), (122 + 17 * math.cos(a), 52 + 17 * math.sin(a))], 2.6, "flat")
    art.fill(ellipse(122, 52, 5.6))
    art.teeth(ellipse(122, 52, 22, arc=(150, 280)), 4, 3.2, 1.4, straight=True, growth="flat", colour=CREAM)
    _rope(art, [(101, 50), (100, 70), (99, 96)])
    _rope(art, trace("144,50 147,76 144,100 149,118"))
    for tip in ((143, 128), (148, 131), (154, 127)):
        art.ink([(149, 116), tip], 2, "out")


def _rope(art: Art, points: list[Point]) -> None:
    art.ink(points, 8.4, "flat")
    art.ink(points, 5, "flat", colour=OCHRE)
    path = smooth(points)
    for x, y in path[1::2]:
        art.ink([(x - 3.4, y + 3), (x, y + 0.6), (x + 3.4, y - 3)], 1.8, "flat")


def _staves(art: Art) -> None:
    art.ink(ellipse(100, 168, 74, 74, arc=(180, 360), steps=40), 8.4, "flat", straight=True)
    art.ink(ellipse(100, 168, 74, 74, arc=(190, 262), steps=20), 1.8, "mid", straight=True, colour=CREAM)
    grip = outline("82,94! 100,89 118,94! 118,104! 100,99 82,104!")
    form(art, grip, OCHRE, 2.6, shade=0)
    body = outline("26,164! 40,180 100,188 160,180 174,164! 166,214 156,272! 100,284 44,272! 34,214")
    art.shape(body, OCHRE, 3.8)
    for u in (-55, -38, -20, -2, 17, 36, 53):
        stave = [
            (100 + u * 1.22, 184 - abs(u) * 0.13),
            (100 + u * 1.08, 230),
            (100 + u * 0.9, 281 - abs(u) * 0.13),
        ]
        art.ink(stave, 3, "mid")
        art.teeth(stave, 8, 3.6, 1.5, lean=0.2, growth="flat")
    art.teeth(trace("174,166 166,214 156,271"), 20, 3, 2.4, lean=-0.1, growth="flat")
    for y, near in ((198, 67.5), (250, 58.5)):
        upper = ellipse(100, y, near, 17, arc=(0, 180), steps=24)
        lower = ellipse(100, y + 14, near - 2.5, 17, arc=(0, 180), steps=24)
        art.fill([*upper, *lower[::-1]])
        art.teeth(upper[::-1][1:], 7, 3.2, 1.6, side=1, span=(0, 0.7), growth="down", colour=CREAM)
        for degrees in (28, 90, 152):
            art.fill(
                ellipse(*ellipse(100, y + 7, near - 2, 17, arc=(degrees, degrees), steps=1)[0], 2.5), CREAM
            )
    patch = trace("104,219 132,216 135,243 106,246")
    form(art, patch, VERMILION, 2.4, shade=5)
    for i, (x, y) in enumerate(patch):
        px, py = patch[i - 1]
        for t in (0.22, 0.5, 0.78):
            cx, cy = px + (x - px) * t, py + (y - py) * t
            dx, dy = (y - py) * 0.14, -(x - px) * 0.14
            art.ink([(cx - dx, cy - dy), (cx + dx, cy + dy)], 1.8, "flat")


def _rim(art: Art) -> None:
    """Draw the near edge of the well, over the frog's belly, and the frog's hands upon it."""
    lip = smooth(
        [
            *ellipse(100, 164, 75, 19, arc=(0, 180), steps=14),
            *ellipse(100, 163, 67, 13, arc=(0, 180), steps=14)[::-1],
        ],
        closed=True,
    )
    art.shape(lip, OCHRE, 2.6, slip=(0, 0))
    for x in (26, 174):
        art.fill(ellipse(x, 167, 7.4))
        art.fill(ellipse(x - 1, 166, 2.6), CREAM)
    for x, flip in ((62, -1), (140, 1)):
        for k in (-1, 0, 1):
            tip = (x + k * 7 + flip, 194 - abs(k) * 3)
            art.ink([(x, 176), tip], 7, "flat")
            art.fill(ellipse(*tip, 4.4))
            art.ink([(x, 176), tip], 3.4, "flat", colour=GREEN)
            art.fill(ellipse(*tip, 2.8), GREEN)


def _frog(art: Art) -> None:
    art.fill(ellipse(100, 164, 75, 19))
    art.fill(ellipse(100, 164, 68, 13.4))
    art.line(ellipse(100, 164, 72, 16.4), 1.8, contrast=0, colour=CREAM)
    for arm in ("74,160 60,162 54,174 62,184 70,178", "126,160 142,162 148,174 140,184 132,178"):
        form(art, outline(arm), GREEN, 2.6, shade=0)
    body = outline(
        "60,172 62,152 58,142 62,128 76,120 92,124 108,124 124,120 138,128 142,142 138,152 140,172 100,182"
    )
    art.line(body, 4, colour=CREAM, contrast=0)
    form(art, body, GREEN, 3.2, shade=11)
    belly = outline("76,176 80,160 100,155 120,160 124,176 100,181")
    art.shape(belly, None, 2)
    for x in (76, 124):
        form(art, ellipse(x, 121, 13.6), GREEN, 2.8, shade=4)
        art.fill(ellipse(x, 121, 9.6, 9), CREAM)
        art.line(ellipse(x, 121, 9.6, 9), 2)
        art.fill(ellipse(x - 2, 125.4, 4.2, 3.8))
        lid = outline(f"{x - 10.4},121! {x - 6},113 {x + 6},113 {x + 10.4},121! {x},119")
        art.fill(lid, GREEN)
        art.line(lid, 1.8)
    art.ink(trace("62,144 78,152 100,150 122,152 138,144"), 3.4, "mid")
    art.ink([(59, 140), (63, 146)], 2.2, "flat")
    art.ink([(141, 140), (137, 146)], 2.2, "flat")
    art.add([ellipse(x, 138, 1.6) for x in (95, 105)])
    for x, y, r in ((86, 131, 2.4), (112, 130, 2), (100, 128, 1.7), (132, 138, 1.6)):
        art.fill(ellipse(x, y, r))


def _leaks(art: Art) -> None:
    for hole, jet in (
        ((46, 240), "46,240 32,238 22,252 19,279"),
        ((154, 222), "154,222 168,220 178,238 181,279"),
    ):
        art.fill(ellipse(*hole, 5.4, 4.8))
        points = trace(jet)
        art.ink(points, 10, "flat")
        art.ink(points, 6, "flat", colour=BLUE)
        art.ink(points, 1.6, "flat", colour=CREAM)
    for x, y in ((34, 274), (166, 262), (172, 278), (92, 286)):
        drop = outline(f"{x},{y - 8}! {x + 4},{y} {x},{y + 4.4} {x - 4},{y}")
        art.shape(drop, BLUE, 1.8, slip=(0, 0))


def _puddle(art: Art) -> None:
    puddle = outline("13,280 40,276 100,280 160,276 187,279 186,288 120,291 100,289 60,291 14,289")
    art.shape(puddle, BLUE, 2.4, slip=(-1, -0.6))
    for start, end, y in ((18, 44, 283), (60, 92, 287), (120, 150, 285), (160, 182, 283)):
        art.ink([(start, y), ((start + end) / 2, y + 1.4), (end, y)], 1.8, colour=CREAM)
    shadow(art, puddle, 5)
