"""XV, the cuckoo, calling from a warbler's nest."""

import math

from PySide6.QtGui import QTransform

from kit.card_stock import blank, finish
from kit.carving import form, shadow
from kit.curves import Outline, ellipse, outline, trace
from kit.ornaments import leaf, turned
from kit.woodcut import BLUE, CREAM, DEEP_RED, INK, OCHRE, VERMILION, Art

LIFT = -1.53
"""The frame of the body: a calling cuckoo lifts its tail and lets its wings hang."""


def cuckoo() -> Art:
    """XV: Draw the cuckoo in the nest of its much smaller foster parents, which feed it."""
    art = blank(3)
    _branch(art)
    _tail(art)
    _body(art)
    _nest(art)
    _wing(art)
    _head(art)
    _wren(art)
    _egg(art)
    return finish(art, "XV", "CUCCO")


def calling(art: Art) -> None:
    """Draw the cuckoo without nest and fosterers; the cut-out cuckoo of the arrest uses it, too."""
    for part in (_tail, _body, _wing, _head):
        part(art)


def _branch(art: Art) -> None:
    branch = outline(
        "9,268! 40,262 74,270 112,272 150,262 189,246! 189,266! 154,282 112,291 70,290 38,283 9,290!"
    )
    form(art, branch, INK, 2, shade=0)
    for grain in (
        "12,274 40,268 74,277 110,279",
        "30,275 62,283 96,285",
        "118,280 150,272 188,255",
        "130,284 158,275 186,263",
        "14,284 34,278 52,283",
    ):
        art.ink(trace(grain), 1.9, colour=CREAM)
    for leaf_at in (
        (172, 252, -1.2, 22, 8),
        (164, 256, -2.1, 17, 7),
        (166, 264, 0.75, 24, 8),
        (156, 270, 1.6, 19, 8),
    ):
        leaf(art, *leaf_at)


def _tail(art: Art) -> None:
    """Draw five long tail feathers, the outer ones shorter, each with a row of spots and a white tip."""
    for spread, length in ((-0.34, 96), (0.3, 86), (-0.17, 110), (0.17, 107), (0, 117)):
        at = turned(142 + 16 * spread, 146, LIFT + spread)
        quill = at.outline(
            f"0,-7! 40,-9 {length - 12},-13 {length},-8 {length + 3},0 {length},8 {length - 12},13 40,9 0,7!"
        )
        art.line(quill, 4, colour=CREAM, contrast=0)
        art.fill(quill)
        tip = at.outline(
            f"{length - 9},-10 {length - 1},-8 {length + 1},0 {length - 1},8 {length - 9},10 {length - 5},0"
        )
        art.fill(tip, CREAM)
        art.line(quill, 1.8)
        art.ink([at(14, 0), at(length * 0.6, 0), at(length - 8, 0)], 1.7, colour=CREAM)
        for k in range(5):
            u = length - 24 - k * 15
            for side in (-1, 1):
                art.fill(
                    ellipse(*at(u, 6.4 * side), 4, 1.7, turn=LIFT + spread + 0.5 * side, steps=12), CREAM
                )


def _body(art: Art) -> None:
    body = outline(
        "50,108! 54,98 66,92 80,96 92,110 106,124 120,129 136,122 154,120 165,130 167,150 161,178 152,206 136,230 112,246 "
        "84,248 58,238 42,216 35,190 34,166 38,146 46,128!"
    )
    art.line(body, 5, colour=CREAM, contrast=0)
    art.shape(body, None, 3.8)
    art.stencil(
        outline(
            "50,108! 54,98 66,92 80,97 92,111 106,125 120,130 136,123 154,121 163,130 162,144 146,166 116,176 96,170 78,174 58,178 40,172 34,164 38,146 46,128!"
        ),
        BLUE,
    )
    # Bars across the breast; they follow its curve.
    for k in range(9):
        y = 184 + k * 7.4
        left = 34.5 + max(0.0, y - 196) ** 1.4 * 0.2
        right = 92 + k * 5.6
        art.ink(
            [
                (left, y),
                (left + (right - left) * 0.3, y + 5.4),
                (left + (right - left) * 0.65, y + 4.4),
                (right, y - 4),
            ],
            4.4,
        )
    # Fluff under the tail.
    for x, y in ((146, 184), (154, 174), (150, 198), (142, 210), (158, 160), (152, 166), (158, 148)):
        art.ink([(x - 8, y + 3), (x, y + 1), (x + 6, y - 5)], 2.4, "both")
    art.line(body, 3.8)
    art.teeth(trace("34,165 42,173 58,178 78,174 96,170"), 9, 2.9, 2, side=-1, lean=-0.2, growth="flat")
    art.teeth(
        trace("70,93 82,98 93,111 106,124 120,129 136,123 150,120"), 13, 3, 2.1, lean=0.5, growth="flat"
    )
    art.teeth(trace("41,132 37,148 34,168"), 8, 3, 1.8, side=-1, lean=0.3, growth="flat")
    for x, y in ((60, 142), (50, 152), (66, 156), (46, 164), (80, 142), (84, 158), (58, 166), (74, 168)):
        art.ink([(x - 4, y - 1), (x, y + 2.6), (x + 4, y)], 1.9)


def _wing(art: Art) -> None:
    """Draw the scythe-shaped wing, which hangs past the nest."""
    wing = outline(
        "78,160! 90,146 108,144 126,154 142,176 154,204 166,236 178,270! 160,260 140,246 118,226 98,204 84,182"
    )
    art.line(wing, 4.6, colour=CREAM, contrast=0)
    art.shape(wing, BLUE, 3.4)
    quills = outline("112,188! 124,186 140,190! 154,204 166,236 178,270! 160,260 140,246 118,226 106,212")
    art.fill(quills)
    for feather in (
        "116,196 140,226 170,262",
        "124,194 146,220 172,258",
        "134,194 150,214 170,248",
        "112,206 134,232 158,254",
    ):
        art.ink(trace(feather), 2.1, "both", colour=CREAM)
    art.ink(trace("104,198 112,188 124,185.6 140,189"), 2.4, "mid", colour=CREAM)
    for row, (x, y, count) in enumerate(((90, 158, 4), (93, 172, 4), (99, 186, 3))):
        for k in range(count):
            cx, cy = x + k * 11.4, y + k * 3.6 + k * k * 1.2
            art.ink([(cx - 6, cy - 4), (cx - 4, cy + 4), (cx + 2, cy + 6.4), (cx + 6.4, cy)], 2.4)
            art.teeth([(cx - 4, cy + 4), (cx + 2, cy + 6.4)], 6 - row, 2.4, 1.4, side=-1, bend=0)
    art.teeth(trace("110,145 126,154 142,176 152,198"), 10, 3, 1.9, lean=0.3, growth="down")


def _head(art: Art) -> None:
    """Draw the head: a flat crown, a thin bill that bends down at its tip, a yellow ring about the eye."""
    since = len(art.layers)
    gape = outline("54,119! 40,111 24,110! 26,130! 40,129 52,124")
    art.fill(gape)
    art.fill(outline("51,119! 39,114 29,113 30,127 39,126 48,122"), VERMILION)
    art.fill(outline("31,121 37,117.6 45,118.4 39,122.6"), DEEP_RED)
    upper = outline("52,108! 42,105.6 28,105 16,108.4 11,113.6! 22,110.8 34,111.6 45,114.8 57,120!")
    lower = outline("57,119.6! 46,125 34,128.4 19,131.6! 30,133 43,131 54,126!")
    for half in (upper, lower):
        art.line(half, 3, colour=CREAM, contrast=0)
        art.shape(half, OCHRE, 1.9, slip=(-0.3, 0.3))
    art.fill(outline("30,105.2 20,106.8 11,113.6! 20,111 28,110.8"))
    art.fill(outline("29,129.6 19,131.6! 29,133"))
    art.ink([(48, 109), (42, 108.4)], 1.6, "flat")
    art.transform(since, QTransform().translate(57, 119).scale(0.84, 0.92).translate(-57, -119))
    eye = ellipse(68, 115, 9.8, 9.2)
    art.fill(eye)
    art.fill(ellipse(68, 115, 8, 7.3), OCHRE)
    art.fill(ellipse(66.6, 116, 4.5, 4.5))
    art.fill(ellipse(65, 114.2, 1.5), CREAM)
    # The half-closed lid.
    lid = outline("58.4,113.4! 61,107 68,104.8 75,107 77.6,113.4! 68,111")
    art.fill(lid, BLUE)
    art.ink([(57.4, 113.8), (68, 110.6), (78.6, 113.8)], 2.6, "flat")
    art.ink([(58, 109), (67, 104), (77, 107)], 2.2, "mid")
    art.ink([(60, 127), (68, 129), (77, 126)], 2)
    for near, far in (
        ((17, 98), (12, 86)),
        ((28, 95), (26, 80)),
        ((12, 142), (10.6, 154)),
        ((22, 144), (20, 157)),
    ):
        art.ink([near, far], 3.2, "in")


def _nest(art: Art) -> None:
    """Draw the small nest of a warbler."""
    bowl = outline("42,238! 62,247 90,250 118,247 136,238! 137,252 126,268 104,277 78,277 54,269 43,254")
    art.line(bowl, 4, colour=CREAM, contrast=0)
    art.shape(bowl, OCHRE, 3)
    for row, (depth, count) in enumerate(((252, 6), (261, 5), (270, 4))):
        for k in range(count):
            t = (k + 0.5) / count
            x = 46 + row * 6 + (88 - row * 13) * t
            y = depth - 16 * (t - 0.48) ** 2 + art.random.uniform(-1.6, 1.6)
            rise = 3 - 6 * t
            art.ink([(x - 13, y - rise - 2), (x, y + 3), (x + 12, y + rise - 3)], 2.5)
    shadow(art, bowl, 8)
    for start, end in (
        ((46, 242), (33, 236)),
        ((133, 243), (148, 238)),
        ((50, 262), (38, 268)),
        ((128, 264), (142, 270)),
        ((66, 248), (58, 243)),
        ((114, 248), (122, 243)),
    ):
        art.ink([start, end], 2.8, "out")
    art.ink(trace("42,238.6 62,247.4 90,250.6 118,247.4 136,238.6"), 3.2, "flat")
    for x in (70, 84):
        for toe in (-5, 0, 5):
            art.ink([(x, 243), (x + toe, 255)], 4.4, "flat")
        for toe in (-5, 0, 5):
            art.ink([(x, 244), (x + toe, 254)], 2, "flat", colour=OCHRE)


def _wren(art: Art) -> None:
    """Draw the foster mother on the cuckoo's head, from where she reaches its bill."""
    at = turned(66, 84, 0)
    for x in (-2, 6):
        art.ink([at(x, 4), at(x - 2, 13)], 2, "flat")
    tail = at.outline("14,-6! 28,-18 34,-22! 37,-17! 30,-8 18,2")
    form(art, tail, OCHRE, 2.2, shade=0)
    art.ink([at(20, -5), at(33, -18)], 1.5, "out")
    body = at.outline("-14,-17 -6,-20 2,-15 14,-10 20,-3 14,6 2,10 -8,6 -13,-2 -17,-9")
    art.line(body, 4, colour=CREAM, contrast=0)
    form(art, body, OCHRE, 2.6, shade=0)
    art.fill(at.outline("-13,-8 -8,-2 -2,5 2,8.4 -7,5 -12,-2"), CREAM)
    wing = at.outline("0,-9! 10,-9 20,-2! 12,3 4,1")
    form(art, wing, OCHRE, 2, shade=0)
    art.ink([at(5, -5), at(14, -2)], 1.4)
    art.teeth(at.trace("18,-3 14,5.6 2,9.6"), 5, 2.6, 1.5, growth="flat")
    bill = at.outline("-15,-14! -25,-9! -15,-9!")
    art.shape(bill, OCHRE, 1.6, slip=(0, 0))
    worm: Outline = at.trace("-22,-13 -27,-10 -29,-5 -26,0 -25,4 -28,9 -33,10 -36,14 -35,19")
    art.ink(worm, 5.6, "flat")
    art.ink(worm, 3, "flat", colour=VERMILION)
    x, y = at(-8, -13)
    art.fill(ellipse(x, y, 3.8), CREAM)
    art.line(ellipse(x, y, 3.8), 1.5)
    art.fill(ellipse(x - 1.4, y + 1.2, 1.8))
    art.ink([(x - 5, y - 5), (x, y - 6.6), (x + 5, y - 4)], 1.8)


def _egg(art: Art) -> None:
    """Draw the warbler's own egg, falling out of the nest."""
    egg = ellipse(25, 262, 8.4, 11, turn=0.6)
    art.line(egg, 5, colour=CREAM, contrast=0)
    form(art, egg, None, 2.5, shade=5)
    for k in range(5):
        a = k * math.tau / 5
        art.fill(ellipse(24 + 4.4 * math.cos(a), 261 + 5.4 * math.sin(a), 1.1, steps=8))
    for a, b in (((36, 246), (42, 238)), ((28, 246), (31, 236)), ((20, 248), (19, 240))):
        art.ink([a, b], 2.2, "in")
