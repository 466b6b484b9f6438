"""MASCHERA, the great mask of a fountain that is almost dry."""

import math

from kit.card_stock import blank, finish, lowered
from kit.carving import form, shadow
from kit.curves import Point, ellipse, mirrored, normals, outline, resample, smooth, trace
from kit.ornaments import turned
from kit.woodcut import BLUE, CREAM, DEEP_RED, GREEN, OCHRE, VERMILION, Art


def mask() -> Art:
    """MASCHERONE: Draw the mask with its tongue out and one drop of water."""
    art = blank(13)
    _leaves(art)
    for side in (-1, 1):
        _horn(art, side)
        _ear(art, side)
    _shell(art)
    _face(art)
    for side in (-1, 1):
        _eye(art, side)
    _mouth(art)
    for side in (-1, 1):
        _moustache(art, side)
    _nose(art)
    _tongue(art)
    lowered(art)
    return finish(art, legend="MASCHERONE", second="MANCO DI SECCHIA", index="MASCH")


def _on(side: int, points: list[Point]) -> list[Point]:
    """Return the points as given for the right half, or mirrored for the left."""
    return points if side > 0 else mirrored(points)


def _acanthus(art: Art, x: float, y: float, angle: float, length: float, *, hook: float = 0) -> None:
    """Draw an acanthus leaf of stone: three lobes a side, a deep rib, and a tip that bends over by `hook`."""
    at = turned(x, y, angle)
    upper = trace("0,-10 0.26,-20! 0.3,-12 0.5,-18! 0.56,-11 0.76,-13! 0.82,-6 1,0!")
    edge = [at(u * length, v + hook * u * u) for u, v in upper]
    edge += [at(u * length, -v + hook * u * u) for u, v in reversed(upper)]
    form(art, smooth(edge, closed=True, steps=6), GREEN, 2.6, shade=6)
    art.ink([at(0, 0), at(length * 0.5, hook * 0.25), at(length * 0.9, hook * 0.8)], 2.8, "out")
    for u in (0.2, 0.42, 0.62):
        for v in (-9, 9):
            art.ink(
                [at(u * length, hook * u * u), at((u + 0.12) * length, v * (1.1 - u * 0.5) + hook * u * u)],
                1.8,
                "out",
            )


def _leaves(art: Art) -> None:
    """Draw the leaves of the beard, the outer leaves first."""
    for side in (-1, 1):
        for x, y, degrees, length, hook in (
            (148, 190, 28, 42, -8),
            (150, 168, 8, 38, -6),
            (128, 214, 62, 62, -12),
            (142, 204, 42, 46, -10),
            (116, 224, 78, 62, -8),
        ):
            at_x, angle = (
                (x, math.radians(degrees)) if side > 0 else (200 - x, math.pi - math.radians(degrees))
            )
            _acanthus(art, at_x, y, angle, length, hook=hook * side)


def _horn(art: Art, side: int) -> None:
    """Draw a ram's horn, ringed and curled."""
    way = _on(side, trace("128,80 143,57 162,46 177,55 180,76 171,92 160,90 158,80"))
    art.ink(way, 40, "out", colour=CREAM)
    art.ink(way, 35, "out")
    art.ink(way, 28, "out", colour=OCHRE)
    spine = resample(smooth(way), 2)
    for i in range(12, len(spine) - 6, 5):
        (x, y), (nx, ny) = spine[i], normals(spine)[i]
        half = 15.5 * (1 - i / len(spine)) ** 0.7
        art.ink([(x - nx * half, y - ny * half), (x, y), (x + nx * half, y + ny * half)], 2.4, "out")


def _ear(art: Art, side: int) -> None:
    """Draw an ear."""
    ear = smooth(_on(side, trace("156,118! 170,108 188,104! 187,122 176,140 160,148!")), closed=True)
    art.line(ear, 4, colour=CREAM, contrast=0)
    form(art, ear, BLUE, 3, shade=6)
    hollow = smooth(_on(side, trace("162,124! 172,115 182,111! 179,124 170,136 163,139!")), closed=True)
    art.fill(hollow)
    for lock in ("164,132 172,124 180,114", "165,137 172,130"):
        art.ink(_on(side, trace(lock)), 1.6, "out", colour=CREAM)


def _shell(art: Art) -> None:
    x, y = 100, 74
    rim: list[Point] = []
    for k in range(9):
        a = math.pi * (1.06 + 0.88 * k / 8)
        rim += [(x + 56 * math.cos(a) * r, y + 54 * math.sin(a) * r) for r in (1.0,)]
        if k < 8:
            a += math.pi * 0.055
            rim += [(x + 50 * math.cos(a), y + 48 * math.sin(a))]
    shell = smooth([(88, 74), *rim, (112, 74)], closed=True)
    art.line(shell, 5, colour=CREAM, contrast=0)
    art.shape(shell, OCHRE, 3.2)
    for k in range(8):
        a = math.pi * (1.115 + 0.88 * k / 8)
        art.ink(
            [(x + 16 * math.cos(a), y + 14 * math.sin(a)), (x + 47 * math.cos(a), y + 45 * math.sin(a))],
            3,
            "in",
        )
    shadow(art, shell, 8)


def _face(art: Art) -> None:
    face = outline(
        "100,58 126,62 146,78 152,100 160,122 164,146 158,170 156,196 146,224 126,242 100,248 74,242 54,224 "
        "44,196 42,170 36,146 40,122 48,100 54,78 74,62"
    )
    art.shape(face, BLUE, 3.8)
    art.teeth(
        trace("146,78 152,100 160,122 164,146 158,170 156,196 146,224 126,242 100,247"),
        17,
        3,
        2.3,
        growth="flat",
        lean=0.1,
    )
    art.teeth(trace("54,80 48,100 40,124 36,146 42,170"), 8, 3.1, 1.9, side=-1, lean=-0.1, growth="flat")
    art.teeth(trace("76,63 100,59 124,63"), 7, 3.2, 1.7)
    for dy in (0, 8):
        art.ink([(70, 82 + dy), (84, 76 + dy), (96, 84 + dy)], 2.8, "mid")
        art.ink([(104, 84 + dy), (116, 76 + dy), (130, 82 + dy)], 2.8, "mid")
    crack = trace("138,70 132,80 138,88 131,96")
    art.ink(crack, 2.2, "out")


def _eye(art: Art, side: int) -> None:
    socket = smooth(
        _on(side, trace("106,122 112,106 130,98 148,104 156,120 148,138 130,144 112,138")), closed=True
    )
    art.fill(socket)
    x, y = 100 + side * 30, 122
    art.fill(ellipse(x, y, 15, 14), CREAM)
    art.line(ellipse(x, y, 15, 14), 1.6)
    art.fill(ellipse(x - side * 6, y + 2, 7.4, 7.8), OCHRE)
    art.line(ellipse(x - side * 6, y + 2, 7.4, 7.8), 2)
    art.fill(ellipse(x - side * 7, y + 2.4, 3.8, 4.2))
    art.fill(ellipse(x - side * 7 - 1.4, y + 0.6, 1.3), CREAM)
    lift = 0 if side > 0 else -5  # one brow is raised
    brow = _on(side, trace("104,112! 112,99 128,90 146,93 160,108! 146,104 130,103 116,110 106,120!"))
    brow = [(px, py + lift) for px, py in brow]
    art.line(smooth(brow, closed=True), 3, colour=BLUE, contrast=0)
    art.fill(smooth(brow, closed=True))
    art.teeth(
        _on(side, [(116, 104 + lift), (130, 97 + lift), (148, 99 + lift)]),
        5,
        3.4,
        1.5,
        side=-1 if side > 0 else 1,
        colour=CREAM,
    )
    for dy in (0, 6):
        art.ink(_on(side, [(116 + dy, 144 + dy), (130, 149 + dy), (146 - dy, 143 + dy)]), 2.2, "mid")
    cheek = smooth(_on(side, trace("132,160 146,154 158,160 158,174 146,180 134,174")), closed=True)
    art.stencil(cheek, VERMILION, opacity=0.85, grow=0, slip=(0, 0))
    art.ink(_on(side, trace("152,158 142,158 136,166 142,174 150,170 147,165")), 2, "out")


def _nose(art: Art) -> None:
    nose = outline(
        "90,112 100,104 110,112 112,134 128,146 132,160 122,170 108,168 100,174 92,168 78,170 68,160 72,146 88,134"
    )
    art.shape(nose, BLUE, 3, slip=(-0.6, 0))
    art.add([ellipse(x, 163, 5.6, 3.6, turn=t) for x, t in ((84, 0.4), (116, -0.4))])
    art.teeth(trace("110,114 112,134 128,146 132,160"), 10, 3, 1.9, growth="flat")
    for y in (112, 119):
        art.ink([(94, y), (100, y + 2.4), (106, y)], 2, "mid")
    art.ink([(94, 138), (92, 150), (95, 158)], 2.2, colour=CREAM)


def _mouth(art: Art) -> None:
    mouth = outline("46,188! 74,192 100,188 126,192 154,188! 150,206 134,220 100,226 66,220 50,206")
    art.fill(mouth)
    art.line(mouth, 2.6)
    inner = outline("62,203! 100,202 138,203! 130,213 116,219 84,219 70,213")
    art.fill(inner, DEEP_RED)
    art.teeth(trace("70,213 84,218.6 116,218.6 130,213"), 6, 3.4, 1.6, side=-1)
    top = [
        trace(f"{x - 6.4},191 {x + 6.4},191 {x + 5},{203 + (x == 100) * 1} {x - 5},203")
        for x in (72, 86, 100, 114, 128)
    ]
    for tooth in top:
        art.fill(smooth([p for q in tooth for p in (q, q)], closed=True), CREAM)
    for side in (-1, 1):
        art.fill(_on(side, trace("134,191 147,190 142,212")), CREAM)
        art.fill(_on(side, trace("124,221 133,217 129,205")), CREAM)


def _moustache(art: Art, side: int) -> None:
    curl = smooth(
        _on(
            side,
            trace(
                "100,174! 112,170 130,176 148,184 164,180 172,170 170,162! 182,172 180,190 164,200 142,200 120,194 104,190!"
            ),
        ),
        closed=True,
    )
    art.line(curl, 4, colour=CREAM, contrast=0)
    form(art, curl, GREEN, 2.8, shade=8)
    for lock in ("106,178 126,184 148,192 166,188", "108,184 126,190 146,196"):
        art.ink(_on(side, trace(lock)), 2, "out")


def _tongue(art: Art) -> None:
    tongue = outline(
        "80,206 88,198 100,202 112,198 120,206 122,230 120,256 110,276 98,284 86,276 80,256 78,230"
    )
    art.line(tongue, 5, colour=CREAM, contrast=0)
    form(art, tongue, VERMILION, 3.2, shade=11)
    art.ink([(100, 204), (101, 230), (99, 262)], 2.8)
    art.ink([(88, 210), (86, 228), (87, 246)], 2.4, colour=CREAM)
    drop = outline("98,277! 102,284 103,289 98,292 93,289 94,284")
    art.shape(drop, BLUE, 1.8, slip=(0, 0))
