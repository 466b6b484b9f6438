"""XV, the cuckoo, calling from somebody else's nest."""

from carve import form
from curves import Point, ellipse, outline, trace
from ornaments import leaf
from PySide6.QtGui import QTransform
from stock import blank, finish
from wood import BLUE, CREAM, DEEP_RED, INK, OCHRE, VERMILION, Art


def cuckoo() -> Art:
    """XV: nothing beats the cuckoo; his foster mother, a quarter of his size, still brings him worms."""
    art = blank(3)
    since = len(art.layers)
    _twig(art)
    art.transform(since, QTransform().translate(-9, 4))
    _branch(art)
    _tail(art)
    _body(art)
    _wing(art)
    _head(art)
    _nest(art)
    since = len(art.layers)
    _wren(art)
    art.transform(since, QTransform().translate(6, -5).scale(1.03, 1.03))
    return finish(art, "XV", "CUCCO")


def _twig(art: Art) -> None:
    art.ink(trace("200,88 172,84 156,90 144,108"), 4, "out")
    for place in (
        (176, 85, -1.3, 19, 7.4),
        (170, 85, 1.25, 27, 10),
        (160, 88, -2.3, 24, 9),
        (153, 95, 0.6, 28, 10),
        (147, 104, 1.9, 22, 9),
        (148, 101, -2.9, 18, 8),
        (184, 90, 1.4, 24, 8.5),
    ):
        leaf(art, *place)


def _branch(art: Art) -> None:
    branch = outline(
        "9,270! 40,262 74,270 112,272 150,262 189,244! 189,266! 154,282 112,292 70,292 38,284 9,292!"
    )
    form(art, branch, INK, 2, shade=0)
    for grain in (
        "12,276 40,269 74,277 110,279",
        "30,275 62,283 96,285",
        "118,280 150,272 188,254",
        "130,284 158,275 186,263",
        "14,285 34,279 52,284",
    ):
        art.ink(trace(grain), 1.9, colour=CREAM)


def _tail(art: Art) -> None:
    tail = outline("138,206! 164,192 176,222 187,274! 186,288 178,294 164,294 158,286! 148,246")
    art.line(tail, 5, colour=CREAM, contrast=0)
    art.fill(tail)
    for quill in ("156,206 168,240 180,284", "150,212 160,250 169,288"):
        art.ink(trace(quill), 1.8, colour=CREAM)
    for x, y in (
        (173, 234),
        (177, 250),
        (181, 267),
        (163, 242),
        (168, 259),
        (174, 277),
        (157, 252),
        (161, 268),
        (164, 282),
    ):
        art.fill(ellipse(x, y, 1.9, 3.2, turn=-0.25), CREAM)


def _body(art: Art) -> None:
    body = outline(
        "50,92! 58,82 76,76 96,82 110,98 126,124 146,152 162,184 168,214! 160,240 120,252 84,250 54,236 38,208 32,176 36,148 44,126!"
    )
    art.shape(body, None, 3.8)
    hood = outline(
        "52,92! 60,83 76,77 95,83 109,99 125,125 144,152 118,144 98,146 84,160 66,166 46,160 37,150 44,126!"
    )
    art.stencil(hood, BLUE)
    art.stencil(outline("108,104 126,124 146,152 162,184 168,212! 158,206 136,166"), BLUE)
    # Bars across the breast, which bend with it.
    for k in range(10):
        y = 168 + k * 8.2
        left = 33 + max(0.0, y - 182) ** 1.35 * 0.16
        right = 92 + k * 3.4
        art.ink(
            [
                (left, y - 2),
                (left + (right - left) * 0.3, y + 4),
                (left + (right - left) * 0.65, y + 3),
                (right, y - 4),
            ],
            4.6,
        )
    art.line(body, 3.8)
    art.teeth(trace("37,150 46,160 66,166 84,160 98,146"), 9, 3, 1.9, side=-1, lean=-0.3, growth="flat")
    art.teeth(trace("76,77 95,83 109,99 125,125 144,152"), 15, 3, 2, lean=0.5, growth="flat")
    art.teeth(trace("44,128 37,146 34,166"), 9, 3, 1.8, side=-1, lean=0.3, growth="flat")
    for x, y in (
        (66, 122),
        (58, 134),
        (72, 136),
        (52, 148),
        (66, 150),
        (82, 128),
        (84, 146),
        (94, 116),
        (98, 132),
    ):
        art.ink([(x - 4, y - 1), (x, y + 2.6), (x + 4, y)], 1.9)


def _wing(art: Art) -> None:
    wing = outline(
        "84,152 98,136 120,138 142,160 160,194 172,226 178,248! 164,246! 150,240! 128,228 104,208 88,180"
    )
    art.line(wing, 4, colour=CREAM, contrast=0)
    art.shape(wing, BLUE, 3.4)
    quills = outline("108,206 124,196 146,198 166,214! 172,226 178,248! 164,246! 150,240! 128,228")
    art.fill(quills)
    for feather in (
        "118,204 140,222 162,242",
        "128,200 150,216 172,242",
        "140,199 158,212 174,234",
        "112,208 130,222 148,236",
    ):
        art.ink(trace(feather), 2, colour=CREAM)
    for row, (x, y, count) in enumerate(((94, 150, 4), (96, 166, 5), (102, 182, 5))):
        for k in range(count):
            cx, cy = x + k * 12.4, y + k * 4.2 + k * k * 0.8
            art.ink([(cx - 7, cy - 4), (cx - 5, cy + 5), (cx + 2, cy + 8), (cx + 7, cy + 1)], 2.5)
            art.teeth([(cx - 5, cy + 5), (cx + 2, cy + 8)], 7 - row, 2.4, 1.5, side=-1, bend=0)


def _head(art: Art) -> None:
    """A flat crown, a thin bill, a yellow ring about the eye: anything thicker turns into a parrot."""
    gape = outline("60,108! 40,107 17,109! 22,126! 38,121 52,115")
    art.fill(gape)
    art.fill(outline("58,109! 44,109 27,110 24,121 36,118 48,113"), VERMILION)
    art.fill(outline("26,119 33,113.4 46,111 38,117"), DEEP_RED)
    upper = outline("56,97.6! 44,98.6 30,102 12,111! 28,108.4 46,107.4 60,108.4!")
    lower = outline("60,110! 47,114.4 34,120 18,129! 33,127 50,119")
    for half in (upper, lower):
        art.shape(half, OCHRE, 2.1, slip=(-0.4, 0.5))
    art.fill(outline("34,100.8 24,104 12,111! 24,108.6 34,107.4"))
    art.fill(outline("32,121 18,129! 31,127"))
    art.ink([(51, 101), (45, 102)], 1.8, "flat")
    art.fill(ellipse(72, 100, 9.4, 9))
    art.fill(ellipse(72, 100, 7.6, 7), OCHRE)
    art.fill(ellipse(71, 100.6, 4.4, 4.4))
    art.fill(ellipse(69.6, 99, 1.5), CREAM)
    art.ink([(60, 94), (70, 88.6), (84, 92)], 3.4, "mid")
    art.ink([(64, 110), (72, 112), (80, 109)], 1.9)
    for near, far in (
        ((16, 92), (12, 80)),
        ((28, 88), (26, 72)),
        ((40, 84), (42, 70)),
        ((14, 138), (11, 148)),
        ((24, 138), (22, 152)),
    ):
        art.ink([near, far], 3.4, "in")


def _nest(art: Art) -> None:
    """Built for a wren."""
    bowl = outline("32,236! 60,246 96,250 134,244 158,232! 158,252 146,270 116,280 80,280 52,272 38,256")
    art.line(bowl, 4, colour=CREAM, contrast=0)
    art.shape(bowl, OCHRE, 3)
    for row, (depth, count) in enumerate(((250, 7), (259, 7), (268, 6), (276, 4))):
        for k in range(count):
            t = (k + 0.5) / count
            x = 40 + row * 5 + (112 - row * 11) * t
            y = depth - 18 * (t - 0.45) ** 2 + art.random.uniform(-2, 2)
            rise = 3 - 6 * t
            art.ink([(x - 15, y - rise - 2), (x, y + 3), (x + 14, y + rise - 3)], 2.6)
    for start, end in (
        ((36, 240), (22, 232)),
        ((154, 238), (172, 230)),
        ((44, 264), (30, 270)),
        ((150, 262), (166, 266)),
        ((60, 247), (50, 240)),
        ((136, 244), (146, 238)),
        ((96, 250), (90, 243)),
    ):
        art.ink([start, end], 3, "out")
    rim = trace("33,237 60,246.5 96,250.5 134,244.5 157,233")
    art.ink(rim, 3.4, "flat")


def _wren(art: Art) -> None:
    tail = outline("12,262! 10,246 12,234! 18,232! 22,250")
    form(art, tail, OCHRE, 2.2, shade=0)
    art.ink([(15, 236), (16, 250)], 1.6, "flat")
    body = outline("34,226 42,232 42,244 38,258 26,266 14,262 14,250 22,240 24,230")
    art.line(body, 3.4, colour=CREAM, contrast=0)
    form(art, body, OCHRE, 2.6, shade=0)
    art.fill(outline("40,244 37,257 27,264 26,254 32,244"), CREAM)
    wing = outline("18,252 24,244 32,246 30,254 20,260")
    form(art, wing, OCHRE, 2, shade=0)
    art.ink([(20, 256), (28, 251)], 1.5)
    bill = outline("41,230! 50,225! 42,235!")
    art.shape(bill, OCHRE, 1.6, slip=(0, 0))
    worm: list[Point] = trace("47,228 52,232 47,238 52,243 49,248")
    art.ink(worm, 5, "flat")
    art.ink(worm, 2.6, "flat", colour=VERMILION)
    art.fill(ellipse(35, 232, 3.6), CREAM)
    art.line(ellipse(35, 232, 3.6), 1.6)
    art.fill(ellipse(36.4, 230.6, 1.7))
    art.ink([(28, 228), (33, 226.4), (38, 227)], 2)
    for x in (24, 31):
        art.ink([(x, 264), (x + 1, 271)], 2, "flat")
