"""LEONE, the lion behind his coat of arms: a coward at Campli, a hero at Brescia."""

import math
from collections.abc import Callable

from carve import form, shadow
from curves import Outline, Point, ellipse, mirrored, outline, smooth, trace
from ornaments import Frame, rosette, turned
from stock import blank, finish
from wood import BLUE, CREAM, DEEP_RED, FLESH, INK, OCHRE, VERMILION, Art

FACE: Point = (100, 118)


def lion() -> Art:
    """LEONE: the king of beasts and the last of the cards, who hopes that his shield hides him.

    The place belonged to a man at his business (source 000); the arms remember him by the pot.
    """
    return _lion(16, _worried, _pot, (0.2, 16), "LEONE")


def lion_of_brescia() -> Art:
    """The same lion in Cöch, where he is the highest card, bears the city's arms and its name."""
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
    return finish(art, legend=legend)


def _on(side: int, points: list[Point]) -> list[Point]:
    """The points as given for the left side, or seen in the mirror for the right."""
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
    """Two wreaths of flames round the face: vermilion outside, black within."""
    x, y = FACE
    for reach, valley, count, colour in ((86, 60, 9, VERMILION), (66, 48, 7, INK)):
        edge: list[Point] = []
        strokes: list[list[Point]] = []
        for k in range(count):
            # The locks part under the crown and fall to both sides.
            angle = -math.pi / 2 + math.pi * (k + 0.5) / count
            half = math.pi / count / 2
            # The first lock lies under the crown.
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
    """Brows up, teeth together, a drop on the forehead."""
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
    """Brows down, jaws open: in Brescia nobody laughs at him."""
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
    """Blue, a pot argent, flies sable."""
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
    """Argent, a lion rampant azure, armed and langued gules: the arms of Brescia."""
    at = Frame(61, 190, 1, 0)

    def placed(points: list[Point]) -> Outline:
        return [at(x * 0.93, y * 0.86) for x, y in points]

    tail = placed(trace("58,74 74,70 78,56 66,46 64,32 74,22"))
    art.ink(tail, 8, "flat")
    art.ink(tail, 4.4, "flat", colour=BLUE)
    tuft = smooth(placed(trace("68,28 66,16 74,12 76,2! 80,10 87,8! 86,20 78,28")), closed=True)
    form(art, tuft, BLUE, 2, shade=0)
    beast = smooth(
        placed(
            trace(
                "13,25! 9,18 14,11 22,8 27,1! 32,7 40,6! 41,13 48,16! 46,24 53,29! 48,35 55,42! 51,48 56,58 62,68 68,78 64,88 "
                "74,92! 76,99! 56,99! 54,90 48,82 42,80 36,88 26,93 24,99! 8,99! 10,93 20,88 28,78 30,66 28,60 16,64 10,70! 0,68! 0,60 10,56 "
                "24,51 24,46 12,43 6,47! -3,42! 0,34 10,35 24,37 21,31 14,32!"
            )
        ),
        closed=True,
    )
    form(art, beast, BLUE, 2.6, shade=7)
    art.ink(placed(trace("14,27 6,28 1,24 -3,27")), 4, "out")
    art.ink(placed(trace("14,27 6,28 1,24 -3,27")), 2.2, "out", colour=VERMILION)
    art.fill(ellipse(*placed([(20, 15)])[0], 2.2), CREAM)
    art.fill(ellipse(*placed([(19.4, 15.4)])[0], 1.1))
    for lock in ("30,12 33,22 30,32", "38,14 40,26 36,38", "44,26 45,36 40,46"):
        art.ink(placed(trace(lock)), 2.2, "out")
    art.ink(placed(trace("30,66 38,68 44,62")), 2, "out")
    art.ink(placed(trace("62,72 54,72 48,80")), 2, "out")
    claws = ((0, 68), (-3, 42), (8, 99), (60, 99), (16, 99), (68, 99))
    for x, y in claws:
        cx, cy = placed([(x, y)])[0]
        art.fill(outline(f"{cx - 1.4},{cy - 2}! {cx + 2.4},{cy - 1}! {cx - 2.6},{cy + 4}!"), VERMILION)


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
