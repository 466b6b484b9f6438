"""LEONE, the lion with his coat of arms."""

import math

from curves import Outline, Point, ellipse, loop, mirrored, outline, smooth, trace
from ornaments import rosette, turned
from stock import blank, finish
from wood import BLUE, CREAM, DEEP_RED, FLESH, OCHRE, VERMILION, Art


def lion() -> Art:
    """LEONE: the king of beasts and the last of the cards; he would rather you did not look at his arms.

    The place belonged to a man at his business (source 000); the shield remembers him by the pot.
    """
    art = blank(16)
    _lion_body(art)
    _mane(art)
    _lion_face(art)
    _crown(art)
    _shield(art)
    _paws(art)
    return finish(art, legend="LEONE")


def _lion_body(art: Art) -> None:
    tail = trace("150,280 176,270 182,240 168,218 172,196")
    art.ink(tail, 11, "flat")
    art.ink(tail, 6.4, "flat", colour=OCHRE)
    tuft = outline("170,200 162,190 162,176 170,160! 178,168 184,160! 186,180 182,194")
    art.shape(tuft, VERMILION, 2.6)
    art.teeth([(184, 164), (186, 180), (181, 195)], 8, 3, 1.8)
    trunk = outline("60,170 52,200 48,240 54,286 100,292 146,286 152,240 148,200 140,170")
    art.shape(trunk, OCHRE, 3.2)
    for points in (
        trace("56,230 40,236 28,254 26,276 34,290 62,292 70,280 66,252"),
        trace("144,230 160,236 172,254 174,276 166,290 138,292 130,280 134,252"),
    ):
        art.shape(smooth(points, closed=True), OCHRE, 3)
    art.teeth(trace("160,236 172,254 174,276 166,289"), 12, 3, 2, growth="flat")
    art.teeth([(40, 237), (29, 254), (27, 276)], 7, 3.2, 1.7, side=-1)
    for side in (-1, 1):
        foot = smooth(
            _on(side, trace("26,282 34,276 54,278 66,286 64,294 26,294 20,288")),
            closed=True,
        )
        art.shape(foot, OCHRE, 2.8)
        for x in (32, 41, 50):
            art.ink(_on(side, [(x, 284), (x - 1, 293)]), 1.8, "out")


def _on(side: int, points: list[Point]) -> list[Point]:
    """The points as given for the left side, or seen in the mirror for the right."""
    return points if side < 0 else mirrored(points)


def _mane(art: Art) -> None:
    """Three wreaths of locks, the outer ones first."""
    x, y = 100, 116
    for reach, count, colour, turn in (
        (78, 16, VERMILION, 0.0),
        (67, 14, VERMILION, 0.15),
        (56, 14, OCHRE, 0.0),
    ):
        for k in range(count):
            # From the crown down to the chin, so that the lower locks lie over the upper ones.
            angle = -math.pi / 2 + math.pi * (k // 2 + 0.5) / (count / 2) * (1 if k % 2 else -1)
            at = turned(x, y, angle + turn * (1 if k % 2 else -1) * 0.6)
            curl = 8 if math.cos(angle) > 0 else -8
            lock = loop(
                at(reach * 0.52, -13),
                at(reach * 0.8, -14),
                at(reach * 1.02, curl),
                at(reach * 1.02, curl),
                at(reach * 0.84, 13),
                at(reach * 0.52, 13),
            )
            art.shape(lock, colour, 2.4)
            art.ink([at(reach * 0.56, -3), at(reach * 0.78, -3), at(reach * 0.95, curl * 0.8)], 1.9, "out")
            if colour == OCHRE:
                art.ink(
                    [at(reach * 0.6, 5), at(reach * 0.76, 5), at(reach * 0.86, curl * 0.5 + 3)], 1.5, "out"
                )


def _lion_face(art: Art) -> None:
    for side in (-1, 1):
        ear = smooth(_on(side, trace("62,86 54,72 60,60 74,64 80,78")), closed=True)
        art.shape(ear, OCHRE, 2.6)
        art.fill(smooth(_on(side, trace("64,82 59,73 63,66 72,70 75,78")), closed=True), DEEP_RED)
    face = outline(
        "100,70 120,74 134,88 137,110 132,130 130,150 118,166 100,172 82,166 70,150 68,130 63,110 66,88 80,74"
    )
    art.shape(face, FLESH, 3)
    art.teeth(trace("134,90 137,110 132,130 130,148"), 11, 3, 1.9, lean=0.1, growth="flat")
    art.teeth([(84, 75), (100, 71), (116, 75)], 8, 3.2, 1.6)
    for side in (-1, 1):
        # Worried brows; the eyes look away from the shield.
        art.ink(_on(side, [(68, 104), (78, 96), (91, 92)]), 4.4, "mid")
        cx = 100 + side * 18
        art.fill(ellipse(cx, 108, 9, 7.4), CREAM)
        art.line(ellipse(cx, 108, 9, 7.4), 2.2)
        art.fill(ellipse(cx + 4, 106, 3.9, 4.2))
        art.fill(ellipse(cx + 2.8, 104.6, 1.2), CREAM)
        art.ink(_on(side, [(72, 118), (81, 119.5), (90, 116)]), 1.5)
        art.fill(ellipse(100 + side * 27, 128, 6.4, 5), VERMILION, 0.5)
    bridge = outline("93,98 100,96 107,98 110,124 112,134 100,138 88,134 90,124")
    art.fill(bridge, FLESH)
    art.ink([(94, 100), (91, 118), (89, 130)], 2)
    art.ink([(106, 100), (109, 118), (111, 130)], 2.4)
    art.teeth([(106, 104), (109, 120), (111, 130)], 5, 2.8, 1.4, side=1)
    nose = outline("86,131! 100,127 114,131! 110,139 100,144 90,139")
    art.fill(nose)
    art.ink([(91, 132), (100, 130.4), (106, 132)], 1.4, colour=CREAM)
    art.ink([(100, 143), (100, 152)], 2.2, "flat")
    # A mouth that would like to say it is not what it looks like.
    art.ink(
        trace("80,158 84,152 92,150 97,154 100,152 103,154 108,150 117,153 121,160"),
        2.6,
        "mid",
    )
    for x, y in ((82, 144), (78, 149), (87, 146), (118, 144), (122, 149), (113, 146)):
        art.fill(ellipse(x, y, 1))
    for side in (-1, 1):
        for k in range(3):
            art.ink(_on(side, [(82, 144 + k * 3), (64, 142 + k * 6), (50, 144 + k * 9)]), 1.3, "out")
    beard = outline("90,163! 100,166 110,163! 108,176 100,186! 92,176")
    art.shape(beard, OCHRE, 2.2)
    art.ink([(100, 168), (100, 182)], 1.6, "out")
    drop = outline("141,92! 146,101 141,106 136,101")
    art.shape(drop, BLUE, 1.8, slip=(0, 0))


def _crown(art: Art) -> None:
    """It has slipped."""
    at = turned(104, 66, 0.14)
    points = at.trace("-32,2 -38,-28 -20,-14 -13,-36 0,-15 13,-36 20,-14 38,-28 32,2")
    rim = smooth([at(32, 2), at(0, 6), at(-32, 2)])
    art.shape(points + rim, OCHRE, 3)
    art.hatch(points + rim, 1.7, 3.6, 1.5, shape="left", cut=0.6)
    for u, v in ((-38, -30), (-13, -39), (13, -39), (38, -30)):
        art.shape(ellipse(*at(u, v), 4.6, steps=20), VERMILION, 1.9, slip=(0, 0))
    band = at.trace("-33,-5 0,-1 33,-5 32,4 0,8 -32,4")
    art.shape(
        smooth(
            [p for q in band for p in ((q, q) if q in (band[0], band[2], band[3], band[5]) else (q,))],
            closed=True,
        ),
        VERMILION,
        2.2,
    )
    for u in (-22, 0, 22):
        art.fill(ellipse(*at(u, 2 - abs(u) * 0.12), 2.4), CREAM)


def _shield(art: Art) -> None:
    shield = outline(
        "54,192! 78,197 100,190 122,197 146,192! 150,232 138,266 118,282 100,293! 82,282 62,266 50,232"
    )
    art.line(shield, 8, colour=CREAM, contrast=0)
    art.shape(shield, BLUE, 3.6)
    inner = [(100 + (x - 100) * 0.86, 240 + (y - 240) * 0.86) for x, y in shield]
    art.line(inner, 1.6)
    art.teeth(trace("144,200 143,232 132,264 114,279 101,287"), 13, 3.1, 2, growth="flat")
    art.teeth([(58, 198), (57, 232), (67, 262)], 6, 3.3, 1.6, side=-1)
    _pot(art)


def _pot(art: Art) -> None:
    """Big of belly, wide of lip, and known in every bedroom."""
    handle = smooth(trace("126,224 143,220 145,238 128,250"))
    art.ink(handle, 8, "flat", straight=True)
    art.ink(handle, 3.4, "flat", straight=True, colour=CREAM)
    pot = outline("78,218 72,226 66,240 70,254 80,262! 118,262! 128,254 132,240 126,226 120,218")
    art.shape(pot, None, 2.8)
    art.teeth(trace("126,227 132,240 128,254 118,261"), 12, 2.9, 1.8, growth="flat")
    lip = outline("62,214! 68,210 99,208 130,210 136,214! 126,222 99,225 72,222")
    art.shape(lip, None, 2.6)
    art.fill(ellipse(99, 214.6, 28, 3.6))
    rosette(art, 97, 242, 12, petals=5, turn=0.3)
    for x, y, angle in ((82, 203, -0.5), (118, 201, 0.6), (103, 198, 0.1)):
        at = turned(x, y, angle)
        art.fill(ellipse(x, y, 2.6, 1.8, turn=angle))
        for side in (-1, 1):
            art.line(ellipse(*at(-1, 2.6 * side), 2.6, 1.4, turn=angle + side, steps=12), 0.9)


def _paws(art: Art) -> None:
    for side in (-1, 1):
        paw = smooth(
            _on(side, trace("44,186 54,180 66,182 72,192 72,204 66,212 52,212 44,204")),
            closed=True,
        )
        art.shape(paw, OCHRE, 2.8)
        for x in (54.0, 61.0, 67.0):
            art.ink(_on(side, [(x, 200), (x, 211)]), 1.9, "in")
        for x in (51, 57.5, 64):
            claw: Outline = _on(side, [(x - 1.6, 211), (x + 2, 211), (x + 0.6, 217)])
            art.fill(claw, CREAM)
            art.line(claw, 1.2)
