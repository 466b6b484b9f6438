"""LEONE, the lion behind his coat of arms: frightened at Campli, proud at Brescia."""

import math
from collections.abc import Callable

from PySide6.QtGui import QTransform

from kit.card_stock import blank, finish, lowered
from kit.carving import form, shadow
from kit.curves import Point, ellipse, mirrored, outline, smooth, trace
from kit.ornaments import rosette, turned
from kit.woodcut import BLUE, CREAM, DEEP_RED, FLESH, INK, OCHRE, VERMILION, Art

FACE: Point = (100, 118)

PRINTED_BLUE = "#758b9a"
"""Blue as a stencil leaves it on cream, to cover a line where a leg grows out of the body."""


def lion() -> Art:
    """LEONE: Draw the frightened lion behind his shield with the pot.

    On older cards a man relieves himself (source 000); the pot in the arms refers to him.
    """
    return _lion(16, _worried, _pot, (0.2, 16), "LEONE")


def lion_of_brescia() -> Art:
    """LEONE: Draw the lion of Brescia, the highest card in Cöch, with the city's arms and its name."""
    return _lion(17, _proud, _rampant, (0.0, 0), "BRESCIA")


def _lion(
    seed: int,
    look: Callable[[Art], None],
    arms: Callable[[Art], None],
    crown: tuple[float, float],
    legend: str,
) -> Art:
    art = blank(seed)
    _tail(art)
    _haunches(art)
    _mane(art)
    _face(art)
    look(art)
    _crown(art, *crown)
    _shield(art)
    arms(art)
    _paws(art)
    lowered(art)
    return finish(art, legend=legend, index=legend[:5])


def _on(side: int, points: list[Point]) -> list[Point]:
    """Return the points as given for the left side, or mirrored for the right."""
    return points if side < 0 else mirrored(points)


def _tail(art: Art) -> None:
    tail = trace("150,288 180,284 186,262 172,246 166,230 176,214")
    art.ink(tail, 10, "flat")
    art.ink(tail, 5.6, "flat", colour=OCHRE)
    tuft = outline(
        "170,224! 160,216 157,204 162,196! 160,188 168,178! 168,186 178,172! 180,184 187,178! 184,192 190,200! 186,212 184,222!"
    )
    art.line(tuft, 3.4, colour=CREAM, contrast=0)
    form(art, tuft, VERMILION, 2.6, shade=5)
    for lock in ("172,220 168,206 170,194", "177,220 176,204 178,190", "182,218 182,206 184,198"):
        art.ink(trace(lock), 1.9, "out")


def _haunches(art: Art) -> None:
    for side in (-1, 1):
        haunch = smooth(
            _on(side, trace("58,206 36,214 20,236 16,264 26,286 60,294 76,270 72,230")), closed=True
        )
        form(art, haunch, OCHRE, 3.2, shade=13 if side > 0 else 9)
        for x, y in ((34, 232), (44, 226), (30, 248), (42, 244), (27, 264), (40, 262), (52, 240), (52, 258)):
            art.ink(_on(side, [(x, y), (x - 1.5, y + 6), (x - 5, y + 11)]), 2.4, "out")
        foot = smooth(_on(side, trace("14,286 22,276 44,276 58,284 60,296! 16,296!")), closed=True)
        form(art, foot, OCHRE, 3, shade=0)
        for x in (26, 36, 46):
            art.ink(_on(side, [(x, 282), (x - 1, 295)]), 2.2, "out")
        for x in (20, 30, 40, 50):
            art.fill(_on(side, trace(f"{x - 2.4},293 {x + 2.4},293 {x - 1},299")), INK)


def _mane(art: Art) -> None:
    """Draw the lion's mane: two wreaths of flames round the face, vermilion outside, black within."""
    x, y = FACE
    for reach, valley, count, colour in ((86, 60, 9, VERMILION), (66, 48, 7, INK)):
        edge: list[Point] = []
        strokes: list[list[Point]] = []
        for k in range(count):
            # The locks part under the crown and fall to both sides.
            angle = -math.pi / 2 + math.pi * (k + 0.5) / count
            half = math.pi / count / 2
            # The first lock is under the crown.
            long = reach * (1 + 0.06 * math.sin(3.7 * k) - (0.25 if k == 0 else 0))
            for r, a in (
                (valley, angle - half),
                (long * 0.86, angle - half * 0.5),
                (long, angle + half * 0.75),
                (long, angle + half * 0.75),
                (long * 0.8, angle + half * 0.5),
            ):
                edge.append((x + r * math.cos(a), y + r * math.sin(a) * 0.98))
            for off, near, far in ((-0.5, 0.62, 0.84), (0.1, 0.62, 0.9)):
                strokes.append(
                    [
                        (x + reach * r * math.cos(a), y + reach * r * math.sin(a))
                        for r, a in (
                            (near, angle + half * off),
                            ((near + far) / 2, angle + half * off),
                            (far, angle + half * (off + 0.4)),
                        )
                    ]
                )
        form(art, smooth(edge + mirrored(edge)[::-1], closed=True, steps=6), colour, 3, shade=0)
        for stroke in strokes:
            for side in (-1, 1):
                art.ink(
                    _on(side, stroke),
                    3.4 if colour != INK else 2.2,
                    "out",
                    colour=CREAM if colour == INK else INK,
                )


def _face(art: Art) -> None:
    for side in (-1, 1):
        ear = smooth(_on(side, trace("66,88 54,78 54,62 68,60 80,72")), closed=True)
        form(art, ear, OCHRE, 2.8, shade=0)
        art.fill(smooth(_on(side, trace("66,84 59,76 60,67 68,66 75,74")), closed=True), DEEP_RED)
    face = outline(
        "100,72 122,76 138,92 141,114 138,132 142,148 132,166 116,176 100,178 84,176 68,166 58,148 62,132 59,114 62,92 78,76"
    )
    form(art, face, OCHRE, 3.2, shade=12)
    art.teeth([(82, 77), (100, 73), (118, 77)], 9, 3.2, 1.7)
    bridge = outline("90,96 100,92 110,96 113,116 117,132 100,140 83,132 87,116")
    art.fill(bridge, FLESH)
    art.ink([(91, 98), (88, 116), (84, 130)], 2.4)
    art.ink([(109, 98), (112, 116), (116, 130)], 2.8)
    art.teeth([(109, 100), (112, 116), (116, 129)], 7, 2.8, 1.6, side=-1)
    for y in (102, 108):
        art.ink([(95, y), (100, y + 2), (105, y)], 1.7)


def _muzzle(art: Art) -> None:
    for side in (-1, 1):
        puff = smooth(
            _on(side, trace("100,144! 92,138 76,138 66,148 68,162 82,168 96,164 100,158!")), closed=True
        )
        art.shape(puff, None, 2.6)
        for px, py in ((76, 148), (84, 151), (77, 156)):
            art.add([ellipse(*_on(side, [(px, py)])[0], 1.4)])
        for k in range(3):
            art.ink(
                _on(side, [(72, 149 + k * 4), (54, 146 + k * 7), (38, 146 + k * 12)]),
                2.4,
                "out",
                colour=CREAM,
            )
    art.teeth(trace("131,142 134,152 131,163 118,168"), 8, 2.8, 1.6)
    nose = outline("82,132! 100,127 118,132! 113,142 100,148 87,142")
    art.fill(nose)
    art.ink([(88, 134), (100, 131.6), (108, 133.4)], 1.7, colour=CREAM)
    art.ink([(100, 146), (100, 160)], 2.6, "flat")


def _eye(art: Art, x: float, y: float, look: Point) -> None:
    art.fill(ellipse(x, y, 11.4, 9.8), CREAM)
    art.line(ellipse(x, y, 11.4, 9.8), 2.6)
    art.fill(ellipse(x + look[0], y + look[1], 4.6, 5))
    art.fill(ellipse(x + look[0] - 1.5, y + look[1] - 1.7, 1.4), CREAM)


def _worried(art: Art) -> None:
    """Draw the frightened face: brows up, teeth together, a drop on the forehead."""
    for side in (-1, 1):
        _eye(art, 100 + side * 24, 111, (5, -2))
        art.ink(_on(side, [(62, 104), (72, 95), (89, 90)]), 5.4, "mid")
        art.ink(_on(side, [(65, 123), (76, 125), (86, 121)]), 1.9)
    chin = outline("84,162 92,168 108,168 116,162 118,174 110,182 90,182 82,174")
    form(art, chin, None, 2.4, shade=0)
    grin = outline("80,166! 90,163 100,165 110,163 120,166! 114,174 100,176 86,174")
    art.fill(grin, CREAM)
    art.line(grin, 2.4)
    for x in (88, 94, 100, 106, 112):
        art.ink([(x, 164), (x, 175)], 1.7, "flat")
    art.ink(trace("82,169.6 90,168 100,169.4 110,168 118,169.6"), 1.7, "flat")
    _muzzle(art)
    for x, y in ((148, 104), (154, 124)):
        drop = outline(f"{x},{y - 9}! {x + 5},{y} {x},{y + 6} {x - 5},{y}")
        art.line(drop, 3, colour=CREAM, contrast=0)
        art.shape(drop, BLUE, 2.2, slip=(0, 0))


def _proud(art: Art) -> None:
    """Draw the proud face: brows down, jaws open."""
    for side in (-1, 1):
        _eye(art, 100 + side * 24, 113, (side * -2.0, 0))
        brow = smooth(_on(side, trace("56,98! 68,94 84,100 94,110! 80,108 66,104")), closed=True)
        art.fill(brow)
        art.ink(_on(side, [(66, 124), (76, 127), (86, 123)]), 2.2)
    maw = outline("74,156! 100,162 126,156! 124,172 114,184 100,188 86,184 76,172")
    art.fill(maw)
    art.fill(outline("84,178 92,171 100,174 108,171 116,178 108,184 100,185 92,184"), VERMILION)
    for side in (-1, 1):
        art.fill(_on(side, trace("80,160 90,162 85,175")), CREAM)
        art.fill(_on(side, trace("84,183 92,186 88,176")), CREAM)
    _muzzle(art)


def _crown(art: Art, tilt: float, aside: float) -> None:
    at = turned(100 + aside, 66, tilt)
    points = at.outline("-36,6! -42,-32! -26,-14 -14,-40! 0,-16 14,-40! 26,-14 42,-32! 36,6! 0,12")
    art.line(points, 5, colour=CREAM, contrast=0)
    art.shape(points, OCHRE, 3.2)
    art.hatch(points, tilt + 1.57, 3.8, 1.8, shape="left", cut=0.55)
    for u, v in ((-42, -33), (-14, -41), (14, -41), (42, -33)):
        form(art, ellipse(*at(u, v), 5.2, steps=20), VERMILION, 2.2, shade=0)
    band = at.outline("-37,2! 0,8 37,2! 36,12! 0,18 -36,12!")
    form(art, band, VERMILION, 2.6, shade=0)
    for u in (-25, 0, 25):
        art.fill(ellipse(*at(u, 11 - abs(u) * 0.1), 2.9), CREAM)


def _shield(art: Art) -> None:
    shield = outline(
        "46,182! 74,190 100,183 126,190 154,182! 160,226 148,262 126,284 100,298! 74,284 52,262 40,226"
    )
    art.line(shield, 9, colour=CREAM, contrast=0)
    art.shape(shield, None, 4.2)
    inner = [(100 + (x - 100) * 0.89, 238 + (y - 238) * 0.89) for x, y in shield]
    art.line(inner, 1.7)


def _pot(art: Art) -> None:
    """Draw the arms of Campli's lion: blue, a pot argent, flies sable."""
    field = [
        (100 + (x - 100) * 0.86, 238 + (y - 238) * 0.86)
        for x, y in outline(
            "46,182! 74,190 100,183 126,190 154,182! 160,226 148,262 126,284 100,298! 74,284 52,262 40,226"
        )
    ]
    art.stencil(field, BLUE, grow=0)
    art.line(field, 2)
    shadow(art, field, 11)
    handle = smooth(trace("124,226 142,222 144,242 126,252"))
    art.ink(handle, 9, "flat", straight=True)
    art.ink(handle, 4, "flat", straight=True, colour=CREAM)
    pot = outline("78,220 70,228 63,243 68,258 79,267! 119,267! 130,258 135,243 128,228 120,220")
    form(art, pot, None, 3, shade=12)
    foot = outline("82,266! 116,266! 119,274! 79,274!")
    form(art, foot, None, 2.4, shade=5)
    lip = outline("59,216! 66,211 99,209 132,211 139,216! 128,224 99,227 70,224")
    art.shape(lip, None, 2.8)
    art.fill(ellipse(99, 216.6, 30, 4))
    rosette(art, 97, 245, 13, petals=5, turn=0.3)
    for x, y, angle in ((80, 203, -0.5), (120, 200, 0.6), (101, 203, 0.1)):
        at = turned(x, y, angle)
        art.fill(ellipse(x, y, 3.4, 2.4, turn=angle))
        for side in (-1, 1):
            art.line(ellipse(*at(-1, 3.2 * side), 3, 1.7, turn=angle + side, steps=12), 1.1)


def _rampant(art: Art) -> None:
    """Draw the arms of Brescia: argent, a lion rampant azure, armed and langued gules."""
    since = len(art.layers)
    tail = trace("117,264 134,262 142,250 136,238 126,230 128,216 136,208")
    art.ink(tail, 8.4, "flat")
    art.ink(tail, 4.6, "flat", colour=BLUE)
    for drawn in (
        "132,212! 130,202 135,194 143,190! 141,196 147,200! 142,204 142,212 136,216!",
        "137,236! 144,232 151,233! 148,238 149,244! 142,244!",
        "112,288! 114,276 108,266 120,260 130,270 127,281 136,286! 137,293! 112,293!",
        "84,226 74,226 64,219 58,212! 52,215! 53,223 62,232 74,237 90,236!",
        "82,214 96,206 107,220 109,236 118,248 124,262 116,275 103,270 97,256 87,246 79,232",
    ):
        shape = outline(drawn)
        art.line(shape, 3, colour=CREAM, contrast=0)
        form(art, shape, BLUE, 2.3, shade=5)
    join = outline("80,224 92,224 92,238 82,236")
    art.fill(join, PRINTED_BLUE)
    mane = outline(
        "80,192! 90,187 100,191! 98,196 108,199! 105,204 114,210! 108,213 116,222! 109,224 114,234! 106,233 104,242! 97,234 "
        "91,240! 87,230 80,220"
    )
    form(art, mane, BLUE, 2.3, shade=0)
    for lock in (
        "88,198 96,194",
        "92,204 102,202",
        "94,212 106,212",
        "94,220 107,223",
        "92,227 103,233",
        "88,230 94,236",
    ):
        art.ink(trace(lock), 2, "out")
    for drawn in (
        "118,256 108,250 98,258 94,270 86,280 76,283! 70,286! 71,293! 92,293! 98,286 110,280 120,272",
        "96,240 84,240 72,241 61,235! 55,238! 56,246 66,252 80,253 98,252!",
    ):
        shape = outline(drawn)
        art.line(shape, 3, colour=CREAM, contrast=0)
        form(art, shape, BLUE, 2.3, shade=5)
    art.fill(outline("104,256 118,258 118,270 108,272 102,264"), PRINTED_BLUE)
    art.fill(outline("92,242 101,244 101,250 92,250"), PRINTED_BLUE)
    tongue = trace("67,214 60,213 57,207 52,208")
    art.ink(tongue, 4.4, "out")
    art.ink(tongue, 2.2, "out", colour=VERMILION)
    head = outline(
        "62,206! 65,200 74,194 80,189! 84,195 92,200 93,210 88,220 80,224 72,221! 74,216 65,216! 70,211!"
    )
    art.line(head, 3, colour=CREAM, contrast=0)
    form(art, head, BLUE, 2.4, shade=4)
    art.fill(ellipse(75, 202, 2.8, 2.4), CREAM)
    art.fill(ellipse(74.4, 202.4, 1.4))
    art.ink([(69, 199), (75, 197), (81, 200)], 2.2, "mid")
    art.fill(ellipse(63.6, 205.6, 2.2, 1.8))
    art.ink([(66, 211), (72, 212.6), (77, 210)], 1.7, "mid")
    for x, y, angle in (
        (52, 215, 3.4), (53, 222, 2.9), (57, 211, 4), (55, 238, 3.4), (55, 245, 2.8), (60, 234, 4),
        (70, 288, 3), (73, 293, 2.2), (80, 293, 1.9), (118, 293, 1.9), (126, 293, 1.7), (137, 290, 0.4),
    ):  # fmt: skip
        at = turned(x, y, angle)
        art.fill([at(-1, -2.2), at(6, 0), at(-1, 2.2)], VERMILION)
    art.transform(since, QTransform().translate(99, 236).scale(0.8, 0.78).translate(-101, -241))


def _paws(art: Art) -> None:
    for side in (-1, 1):
        paw = smooth(_on(side, trace("30,192 36,178 52,172 66,178 70,190 66,202 50,208 36,204")), closed=True)
        art.line(paw, 4, colour=CREAM, contrast=0)
        form(art, paw, OCHRE, 3.2, shade=7)
        for x in (44.0, 54.0, 62.0):
            art.ink(_on(side, [(x, 190), (x - 1, 204)]), 2.4, "in")
        for x in (40, 49.5, 59):
            claw = _on(side, trace(f"{x - 2.6},203 {x + 2.6},204 {x},213"))
            art.fill(claw, CREAM)
            art.line(claw, 1.6)
