"""XII, the cat."""

from PySide6.QtGui import QTransform

from kit.card_stock import blank, finish
from kit.curves import Point, ellipse, loop, outline, smooth, trace
from kit.ornaments import ground
from kit.woodcut import CREAM, DEEP_RED, GREEN, OCHRE, VERMILION, Art


def cat() -> Art:
    """XII: Draw the spitting cat with its back arched and its tail bristling, the moon and the grass."""
    art = blank(7)
    since = len(art.layers)
    _moon(art)
    art.transform(since, QTransform().translate(160, 42).rotate(14).scale(-0.72, 0.72).translate(-38, -107))
    ground(art, 287, GREEN)
    arched(art)
    return finish(art, "XII", "GNAO")


def arched(art: Art) -> None:
    """Draw the cat without moon and grass; the cut-out cat of the arrest uses it, too."""
    tail = trace("152,168 168,150 175,122 168,97 152,85 138,88")
    art.ink(trace("150,170 168,152 175,122 169,98 153,84 138,86"), 25, "mid")
    art.teeth(tail, 18, 3, 3.4, lean=-0.5, growth="flat")
    art.teeth(tail, 18, 3, 3.4, side=-1, lean=0.5)
    art.fill(
        outline(
            "82,168 90,138 106,116 126,107 148,116 164,142 172,178 177,226 174,262 176,280! 166,292 "
            "146,291 144,284 152,274 148,244 138,220 120,212 108,218 106,246 106,276 110,286 104,292 "
            "84,292 82,284 86,270 84,244 80,236 74,250 68,272 68,284 62,292 40,292 38,285 46,276 "
            "48,250 44,222 46,196"
        )
    )
    spine = trace("84,160 92,136 106,116 126,107 148,116 164,142 172,178")
    art.teeth(spine, 17, 3.2, 3.6, side=-1, lean=0.45, growth="flat")
    art.teeth([(172, 178), (177, 226), (175, 258)], 9, 3.4, 3, side=-1, lean=0.6, growth="flat")
    art.teeth([(46, 210), (47, 235), (48, 256)], 8, 3.4, 2.8, lean=-0.5, growth="flat")
    art.teeth([(138, 219), (122, 211), (108, 217)], 9, 3, 2.6, side=-1, lean=0.2, growth="flat")
    furrows: tuple[tuple[list[Point], float, float, float, float], ...] = (
        (trace("98,136 112,121 128,116 146,126 158,146 165,176"), 20, 4.2, 1.7, -0.3),
        (trace("102,158 120,146 140,150 152,172 158,200"), 19, 4.6, 1.6, -0.2),
        (trace("108,184 124,176 138,184 146,204 156,232"), 15, 4.8, 1.5, -0.1),
        ([(170, 206), (171, 232), (167, 262)], 12, 4.4, 1.6, 0.4),
        ([(96, 216), (97, 240), (97, 270)], 9, 4.2, 1.5, 0.7),
        ([(62, 226), (60, 246), (57, 272)], 9, 4.2, 1.5, 0.7),
        (trace("168,150 175,122 168,97 152,85"), 8, 4.2, 1.5, -0.5),
    )
    for row, length, gap, width, lean in furrows:
        art.teeth(row, length, gap, width, lean=lean, colour=CREAM)
    for x in (44, 90, 152):
        for k in range(3):
            art.ink([(x + k * 6, 285), (x + k * 6 - 1, 290.5)], 1.6, colour=CREAM)
    _cat_head(art)


def _moon(art: Art) -> None:
    """Draw the moon with a face that looks away."""
    moon = outline(
        "58,68! 36,72 20,92 18,116 30,138 54,145! 46,138 42,130 46,126! 41,122 46,117! 43,113 53,105! 45,99 43,90 47,79"
    )
    art.stencil(moon, OCHRE)
    art.line(moon, 2.8)
    art.teeth(trace("36,74 21,93 19,116 30,137"), 9, 3, 1.8, side=-1, growth="flat")
    art.fill(ellipse(36, 100, 5.4, 5.8), CREAM)
    art.line(ellipse(36, 100, 5.4, 5.8), 2)
    art.fill(ellipse(38.4, 102, 2.2))
    art.ink([(29, 92), (36, 88), (42, 91)], 2.4, "mid")


def _cat_head(art: Art) -> None:
    skull: tuple[Point, ...] = (
        (38, 150),
        (16, 138),
        (16, 138),
        (26, 160),
        (22, 180),
        (30, 204),
        (46, 222),
        (64, 228),
        (82, 222),
        (98, 204),
        (104, 182),
        (102, 162),
        (116, 142),
        (116, 142),
        (92, 148),
        (64, 142),
    )
    art.fill(loop(*((x + (x - 64) * 0.06, y + (y - 184) * 0.06) for x, y in skull)), CREAM)
    art.fill(loop(*skull))
    art.teeth([(23, 176), (30, 204), (46, 222)], 9, 3, 2.8, lean=0.3, growth="flat")
    art.teeth([(104, 178), (98, 204), (82, 222)], 9, 3, 2.8, side=-1, lean=-0.3, growth="flat")
    for ear in (((22, 143), (22, 143), (36, 154), (30, 164)), ((110, 147), (110, 147), (94, 154), (99, 164))):
        art.stencil(loop(*ear), VERMILION, grow=0, slip=(0, 0))
    art.teeth([(46, 150), (64, 147), (84, 151)], 13, 4, 1.6, colour=CREAM, bend=0.02)
    art.teeth([(28, 180), (33, 200), (46, 216)], 13, 3.6, 1.6, side=-1, lean=-0.1, colour=CREAM)
    art.teeth([(100, 180), (95, 200), (82, 216)], 13, 3.6, 1.6, lean=0.1, colour=CREAM)
    for side in (-1, 1):
        _cat_eye(art, side)
    art.fill(outline("58,185! 70,185! 64,192!"), VERMILION)
    art.ink([(64, 191), (64, 196)], 1.6, "flat", colour=CREAM)
    maw = outline("46,200! 54,196 64,198 74,196 82,200! 80,214 72,222 64,224 56,222 48,214")
    art.fill(maw, DEEP_RED)
    art.line(maw, 1.9, colour=CREAM)
    art.fill(outline("55,219 57,211 64,208 71,211 73,219 64,223"), VERMILION)
    art.ink([(64, 211), (64, 221)], 1.3, colour=DEEP_RED)
    fangs = [[(x - 3.4, 198.5), (x + 3.4, 198.5), (x + 0.3, 209.5)] for x in (51, 77)]
    small = [[(x - 1.2, 198.3), (x + 1.8, 198.3), (x + 0.5, 202)] for x in (57, 61, 65, 69)]
    lower = [[(x - 2.2, 219.5), (x + 2.2, 219.5), (x, 212)] for x in (54.5, 73.5)]
    art.add([*fangs, *small, *lower], CREAM)
    for k in range(3):
        art.ink([(46, 194 + k * 3), (28, 192 + k * 7), (11, 188 + k * 12)], 1.5, "out", colour=CREAM)
        art.ink([(27, 192.5 + k * 7), (18, 191 + k * 9), (11, 188 + k * 12)], 1.6, "out")
        art.ink([(82, 194 + k * 3), (100, 192 + k * 7), (118, 186 + k * 11)], 1.6, "out", colour=CREAM)
    for start, end in (((30, 232), (14, 244)), ((36, 238), (22, 256)), ((26, 224), (12, 230))):
        art.ink([start, end], 2.6, "in")
    art.add(
        [ellipse(x, y, 1.7, 2.2, steps=9) for x, y in ((20, 262), (14, 254), (28, 250), (30, 266))], VERMILION
    )


def _cat_eye(art: Art, side: int) -> None:
    def at(u: float, y: float) -> Point:
        return (64 + side * u, y)

    almond = smooth(
        [at(*point) for point in trace("8,180! 13,170 24,165 33,166! 29,176 19,182")], closed=True
    )
    art.fill(almond, OCHRE)
    art.line(almond, 1.6, colour=CREAM)
    art.fill(ellipse(64 + side * 20, 173.5, 2.4, 7.2, turn=-0.15 * side))
    art.ink([at(6, 178), at(14, 166), at(36, 160)], 2.6, "out", colour=CREAM)
    art.ink([at(5, 168), at(9, 176), at(8, 184)], 1.6, colour=CREAM)
