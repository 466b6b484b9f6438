"""XV, the cuckoo, on a branch, calling; and XII, the cat."""

from curves import Point, ellipse, loop, outline, smooth, trace
from ornaments import ground, leaf
from stock import blank, finish
from wood import BLUE, CREAM, DEEP_RED, GREEN, INK, OCHRE, VERMILION, Art


def cuckoo() -> Art:
    """XV: nothing beats the cuckoo, and it knows."""
    art = blank(3)
    _hills(art)
    _branch(art)
    body = outline(
        "52,108! 58,97 74,90 92,95 108,113 128,138 150,172 162,208 176,258 182,288! 164,296 "
        "158,292! 146,262 132,236 118,226 92,228 66,214 46,186 43,158 49,138 52,124!"
    )
    art.fill(body, CREAM)
    hood = outline(
        "53,108 59,97 74,90 92,95 108,113 124,134 112,139 96,140 80,152 62,156 48,149 50,138 52,122"
    )
    art.stencil(hood, BLUE)
    wing = outline("80,152! 98,138 122,138 144,168 156,204 166,252! 150,240 132,226 112,212 92,192 80,172")
    art.stencil(wing, BLUE)
    tail = outline("168,250! 176,262 182,288! 164,296! 154,280 147,258 148,241!")
    art.stencil(tail, BLUE, streaks=True)
    for y in range(160, 228, 7):
        left, right = 44 + max(0, y - 178) * 0.62, 78 + max(0, y - 168) * 0.72
        width = right - left
        if width > 8:
            art.ink(
                [
                    (left, y - 2),
                    (left + width * 0.3, y + 2.2),
                    (left + width * 0.65, y + 1.4),
                    (right, y - 3),
                ],
                3.1,
            )
    art.line(body, 3.4)
    art.line(wing, 2.8)
    _feathers(art)
    _cuckoo_head(art)
    for x in (92, 112):
        art.ink([(x, 223), (x - 2, 236)], 4, "flat")
        for toe in ((-10, 13, -11, 18), (-3, 15, -3, 20), (5, 12, 6, 17)):
            art.ink([(x - 2, 234), (x + toe[0], 226 + toe[1]), (x + toe[2], 226 + toe[3])], 2.8, "out")
    return finish(art, "XV", "CUCCO")


def _hills(art: Art) -> None:
    for y, left, right in (
        (196, 12, 34),
        (203, 12, 38),
        (210, 14, 32),
        (172, 152, 188),
        (179, 158, 190),
        (186, 164, 186),
    ):
        art.ink([(left, y), ((left + right) / 2, y - 1), (right, y)], 1.3)


def _branch(art: Art) -> None:
    branch = outline(
        "9,262! 40,250 80,238 120,236 160,224 191,206! 191,222! 160,240 122,252 84,254 44,268 9,282!"
    )
    art.stencil(branch, OCHRE, streaks=True)
    art.line(branch, 2.6)
    underside = trace("9,281 44,267 84,253 122,251 160,239 191,221")
    art.teeth(underside, 8, 3.4, 2.2, side=-1, lean=0.5, growth="flat")
    art.ink([(20, 264), (60, 250), (70, 249)], 1.3)
    art.ink([(112, 243), (150, 236), (178, 224)], 1.3)
    art.line(ellipse(44, 259, 5, 2.6, turn=-0.3), 1.2)
    twigs: tuple[tuple[list[Point], float, list[tuple[float, float, float, float, float]]], ...] = (
        (
            trace("191,118 168,104 150,84 146,72"),
            3.4,
            [
                (168, 104, 2.6, 24, 9),
                (160, 95, -0.35, 24, 9),
                (150, 83, 3.35, 26, 9),
                (147, 76, -0.9, 22, 8),
                (178, 110, 1.3, 24, 9),
            ],
        ),
        (
            [(56, 262), (50, 276), (36, 290)],
            2.8,
            [(50, 276, 0.45, 26, 9), (44, 283, 2.7, 24, 9), (38, 288, 1.25, 16, 7), (54, 268, 2.9, 20, 8)],
        ),
        (
            [(120, 250), (126, 268), (118, 286)],
            2.6,
            [(125, 264, 2.5, 22, 8), (124, 272, 0.3, 18, 8), (119, 284, 1.9, 16, 7)],
        ),
    )
    for stem, width, leaves in twigs:
        art.ink(stem, width, "out")
        for place in leaves:
            leaf(art, *place)


def _feathers(art: Art) -> None:
    """Coverts as scallops, then the long quills of wing and tail."""
    for x, y in ((92, 152), (97, 166), (106, 180)):
        for k in range(4):
            cx, cy = x + k * 11.5, y + k * 3.2 + k * k * 0.9
            art.ink([(cx - 6, cy - 3), (cx - 4, cy + 4), (cx + 2, cy + 6), (cx + 6, cy + 1)], 1.9)
            art.teeth([(cx - 4, cy + 4), (cx + 2, cy + 6)], 6, 2.2, 1.2, side=-1, bend=0)
    for k in range(6):
        t = k / 5
        art.ink([(112 + t * 38, 200 - t * 4), (132 + t * 22, 218 + t * 4), (160 + 3 * t, 241 + t * 6)], 2.1)
    art.teeth(trace("80,172 92,192 112,212 132,226 150,240"), 9, 2.8, 1.8, side=-1, lean=0.5)
    art.teeth([(146, 176), (156, 206), (166, 250)], 10, 3.4, 1.5, lean=0.7, growth="flat")
    art.ink([(156, 230), (166, 262), (172, 291)], 2.2, "mid")
    art.ink([(162, 222), (173, 258), (178, 288)], 1.5)
    art.teeth([(148, 262), (156, 282), (160, 292)], 8, 3.2, 2, side=-1, growth="flat", lean=-0.3)
    for y in (246, 258, 270, 282):
        art.fill(ellipse(163 + (y - 246) * 0.16, y, 2.3, 1.4, steps=10), CREAM)


def _cuckoo_head(art: Art) -> None:
    """A flat crown, a thin bill, a yellow ring about the eye: anything thicker turns into a parrot."""
    art.teeth(
        trace("60,97 74,91 92,96 108,114 128,139"),
        10,
        3,
        1.7,
        lean=0.7,
        growth="flat",
        span=(0.18, 1),
    )
    art.teeth(trace("84,98 98,108 112,126 130,150"), 12, 3.4, 1.5, lean=0.9, bend=0.2)
    art.teeth(trace("46,150 56,156 72,160 80,156"), 8, 3, 1.7, side=-1, lean=-0.3)
    art.teeth([(51, 126), (48, 140), (46, 150)], 7, 3, 1.6, side=-1, lean=0.4)
    art.teeth([(80, 116), (86, 127), (85, 140)], 8, 3, 1.5, lean=-0.2)
    for x, y in (
        (78, 128),
        (70, 130),
        (74, 141),
        (63, 138),
        (66, 149),
        (84, 145),
        (96, 134),
        (92, 124),
        (104, 132),
    ):
        art.ink([(x - 3, y - 1), (x, y + 2), (x + 3, y)], 1.5)
    throat = outline("53,112 40,110.6 28,109 33,116 40,118 54,117")
    art.fill(throat, VERMILION)
    upper = outline("56,105! 42,104.6 28,105.2 19,110! 30,109.4 54,112.6!")
    lower = outline("54,115! 42,117.6 28,120.6! 40,121.4 54,119.6!")
    for half in (upper, lower):
        art.fill(half, OCHRE)
        art.line(half, 1.9)
    art.fill(outline("42,105 28,105.4 19,110! 30,109.2 41,110.4"), INK)
    art.fill(outline("42,118 28,120.6! 40,121.4"), INK)
    art.fill(ellipse(68, 105.6, 5.8, 5.4), INK)
    art.fill(ellipse(68, 105.6, 4.6, 4.2), OCHRE)
    art.fill(ellipse(67.5, 105.6, 2.7, 2.7), INK)
    art.fill(ellipse(66.7, 104.7, 0.8), CREAM)
    art.ink([(59, 101), (66, 98.6), (75, 101)], 2)
    for near, far in (
        ((29, 92), (20, 86)),
        ((23, 98), (13, 95)),
        ((27, 130), (18, 136)),
        ((22, 124), (13, 127)),
    ):
        art.ink([near, far], 2.2, "out")


def cat() -> Art:
    """XII: back arched, tail like a bottle brush, spitting at whoever wants its card."""
    art = blank(7)
    moon = outline("44,82! 30,90 26,106 34,120 50,126! 42,114 38,102")
    art.stencil(moon, OCHRE, streaks=True, grow=1.4)
    art.line(moon, 2.2)
    art.teeth([(30, 90), (26, 106), (34, 120)], 7, 3, 1.5, side=-1)
    ground(art, 287, GREEN)
    tail = trace("154,168 172,150 180,122 172,96 154,84 140,88")
    art.ink(trace("152,170 172,152 180,122 173,97 155,83 140,86"), 19, "mid")
    art.teeth(tail, 15, 3, 3, lean=-0.5)
    art.teeth(tail, 15, 3, 3, side=-1, lean=0.5)
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
        (trace("172,150 180,122 172,96 154,84"), 8, 4.2, 1.5, -0.5),
    )
    for row, length, gap, width, lean in furrows:
        art.teeth(row, length, gap, width, lean=lean, colour=CREAM)
    for x in (44, 90, 152):
        for k in range(3):
            art.ink([(x + k * 6, 285), (x + k * 6 - 1, 290.5)], 1.6, colour=CREAM)
    _cat_head(art)
    return finish(art, "XII", "GNAO")


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
