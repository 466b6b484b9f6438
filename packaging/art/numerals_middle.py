"""The number card VI: a bunch of grapes."""

from carve import form
from curves import ellipse, outline, smooth, trace
from lettering import diagonal, numeral
from ornaments import leaf, turned
from stock import blank, finish
from wood import BLUE, CREAM, GREEN, INK, OCHRE, Art


def six() -> Art:
    """VI: the grapes, and the wasp who found them first and is sorry now."""
    art = blank(26)
    _vine(art)
    rows = (5, 6, 5, 4, 3, 2, 1)
    for row, count in enumerate(rows):
        for k in range(count):
            _grape(art, 100 + (k - (count - 1) / 2) * 22.5 + (row % 2) * 0.6, 210 + row * 17.6)
    for x, y, angle in ((98, 188, 2.85), (102, 186, 0.3)):
        _vine_leaf(art, x, y, angle)
    numeral(art, "VI", (26, 22, 148, 142), GREEN, grain=diagonal)
    _climbing(art)
    _wasp(art)
    return finish(art, index="VI")


def _vine(art: Art) -> None:
    """The stock climbs the left side and reaches over the card."""
    stock = outline(
        "11,330! 11,300! 16,260 12,220 16,186 34,176 66,182 104,176 150,182 188,172! 188,180! 150,190 106,186 66,192 38,187 26,194 23,220 27,262 24,330!"
    )
    form(art, stock, INK, 1.6, shade=0)
    for grain in ("16,322 20,262 16,222 22,192", "20,326 23,270", "34,182 66,187 104,181 148,186"):
        art.ink(trace(grain), 1.8, colour=CREAM)
    for tendril in ("170,178 182,192 178,206 168,202 174,194", "24,250 36,246 42,256 34,262 30,254"):
        art.ink(trace(tendril), 2.4, "out")
    _vine_leaf(art, 22, 300, -0.3, 0.62)
    art.ink([(101, 180), (99, 196), (100, 206)], 6, "flat")


def _climbing(art: Art) -> None:
    """The vine has gone round both letters; only the turns in front are seen."""
    turns = (
        "138,142 152,138 168,126",
        "139,110 152,108 168,96",
        "139,80 152,78 168,66",
        "70,146 84,140 96,126",
        "58,112 74,108 88,94",
        "48,82 62,78 78,64",
    )
    for turn in turns:
        points = trace(turn)
        art.ink(points, 9, "mid", colour=CREAM)
        art.ink(points, 5.6, "mid")
        art.ink([(x, y - 0.8) for x, y in points[:2]], 1.4, colour=CREAM)
    for x, y, angle in ((170, 94, -0.6), (137, 80, 2.6), (90, 92, -0.5), (46, 84, 2.7), (171, 125, 0.4)):
        leaf(art, x, y, angle, 17, 7)
    for curl in ("168,66 178,58 184,64 178,70 174,65", "78,64 90,56 98,62 93,69 88,64"):
        art.ink(trace(curl), 2.2, "out")


def _grape(art: Art, x: float, y: float) -> None:
    art.shape(ellipse(x, y, 12.4, steps=24), BLUE, 2.6)
    dark = [
        *ellipse(x, y, 12.2, arc=(-50, 130), steps=9),
        *ellipse(x - 3.4, y - 2.6, 10.4, arc=(-46, 126), steps=9)[::-1],
    ]
    art.fill(dark)
    art.teeth(ellipse(x - 2, y - 1.6, 10.8, arc=(-36, 116), steps=14), 5, 3.2, 1.8, straight=True)
    art.fill(ellipse(x - 4.6, y - 5, 3.4, 2.2, turn=-0.7, steps=10), CREAM)


def _vine_leaf(art: Art, x: float, y: float, angle: float, size: float = 1.2) -> None:
    at = turned(x, y, angle)
    lobes = trace("0,0 2,-14! 14,-16 22,-26! 30,-16 44,-16! 44,-6 58,0! 44,7 43,17! 30,16 20,26! 14,16 1,14!")
    edge = smooth([at(u * size, v * size) for u, v in lobes], closed=True)
    form(art, edge, GREEN, 2.8, shade=7)
    for u, v in ((50, 0), (36, -13), (36, 13), (19, -19), (18, 19)):
        art.ink([at(4, 0), at(u * 0.5 * size, v * 0.45 * size), at(u * size, v * size)], 2.2, "out")


def _wasp(art: Art) -> None:
    """On its back, legs in the air."""
    for wing in ("156,318 146,328 136,326 142,316", "164,320 162,332 152,333 154,322"):
        art.shape(outline(wing), None, 1.9)
    tail = outline("150,302 160,298 172,302 186,316! 170,322 156,322 148,314")
    art.line(tail, 4, colour=CREAM, contrast=0)
    art.shape(tail, OCHRE, 2.4, slip=(0, 0))
    for x in (156, 164, 172):
        art.ink([(x, 299 + (x - 156) * 0.2), (x + 3, 310), (x, 322)], 3.4, "flat")
    for x, tip in ((150, 286), (157, 284), (164, 287)):
        art.ink([(x, 302), (x - 3, tip + 7), (x + 2, tip)], 2, "flat")
    art.line(ellipse(141, 308, 8), 4, colour=CREAM, contrast=0)
    art.fill(ellipse(141, 308, 8))
    art.fill(ellipse(138, 305, 3), CREAM)
    art.ink([(136.4, 303.4), (139.6, 306.6)], 1.2, "flat")
    art.ink([(139.6, 303.4), (136.4, 306.6)], 1.2, "flat")
    for feeler in ("136,314 130,320 126,318", "140,315 136,323 132,324"):
        art.ink(trace(feeler), 1.7, "flat")
