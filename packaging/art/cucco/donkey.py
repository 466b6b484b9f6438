"""V, a donkey whose ears form the numeral."""

from kit.card_stock import blank, finish
from kit.carving import form, shadow
from kit.curves import Point, ellipse, mirrored, outline, smooth, trace
from kit.ornaments import leaf, turned
from kit.woodcut import BLUE, CREAM, FLESH, GREEN, INK, OCHRE, VERMILION, Art


def five() -> Art:
    """V: Draw the donkey with five tulips in its mouth."""
    art = blank(25)
    _neck(art)
    for side in (-1, 1):
        _ear(art, side)
    _head(art)
    for x, y, lean, root in (
        (38, 254, -0.42, (86, 297)),
        (160, 246, 0.4, (114, 297)),
        (46, 301, -1.3, (88, 303)),
        (156, 284, 1.1, (114, 302)),
        (149, 319, 1.6, (108, 306)),
    ):
        middle: Point = ((x + root[0]) / 2, (y + root[1]) / 2 + 10)
        art.ink([root, middle, (x, y)], 6, "flat", colour=CREAM)
        art.ink([root, middle, (x, y)], 4.4, "flat")
        art.ink([root, middle, (x, y)], 1.7, "flat", colour=GREEN)
        _tulip(art, x, y, lean)
    leaf(art, 128, 300, 0.25, 24, 7)
    leaf(art, 72, 300, 2.7, 24, 7)
    _mouth(art)
    _bee(art, 158, 184)
    return finish(art, index="V")


def _flip(side: int, points: list[Point]) -> list[Point]:
    return points if side < 0 else mirrored(points)


def _neck(art: Art) -> None:
    neck = outline("66,196! 134,196! 142,240 150,286 158,339! 42,339! 50,286 58,240")
    form(art, neck, BLUE, 3.2, shade=12)
    for y in (318, 326, 334):
        art.ink([(46, y), (70, y + 2), (92, y)], 1.7, "out")


def _ear(art: Art, side: int) -> None:
    """Draw an ear as long as the numeral requires."""
    drawn = "92,186! 76,176 58,150 40,112 27,74 25,59! 42,62 66,84 86,116 98,152 102,180!"
    ear = smooth(_flip(side, trace(drawn)), closed=True)
    art.line(ear, 5, colour=CREAM, contrast=0)
    art.shape(ear, BLUE, 3.6)
    inside = smooth(
        _flip(side, trace("88,172! 76,162 60,136 46,106 37,76! 54,88 72,110 86,138 92,162")), closed=True
    )
    art.fill(inside)
    hollow = smooth(_flip(side, trace("84,160! 74,146 62,124 52,104! 64,112 76,128 84,146")), closed=True)
    art.fill(hollow, FLESH)
    art.teeth(
        _flip(side, trace("42,84 56,110 70,136 84,160")),
        11,
        3.4,
        2,
        side=1 if side > 0 else -1,
        lean=0.3 * side,
        growth="flat",
        colour=CREAM,
    )
    shadow(art, ear, 7)
    tuft = _flip(side, trace("25,59 31,68 35,80"))
    art.ink(tuft, 4, "out")


def _head(art: Art) -> None:
    head = outline(
        "76,160 100,152 124,160 134,180 136,204 130,228 128,248 138,266 140,286 132,304 116,313 84,313 68,304 60,286 62,266 "
        "72,248 70,228 64,204 66,180"
    )
    art.line(head, 6, colour=CREAM, contrast=0)
    art.shape(head, BLUE, 3.8)
    since = len(art.layers)
    art.fill(outline("54,258! 78,250 100,246 122,250 146,258! 146,318! 54,318!"), CREAM)
    art.clip(since, head)
    art.line(head, 3.8)
    art.teeth(trace("134,180 136,204 130,228 128,248"), 15, 3, 2.2, growth="flat", lean=-0.1)
    art.teeth(trace("137,262 140,286 132,304 116,312"), 11, 3, 2, growth="flat")
    art.teeth(trace("66,180 64,204 70,228"), 6, 3.4, 1.6, side=-1, growth="flat")
    art.teeth(trace("72,254 86,250 100,248 114,250 128,254"), 8, 3.2, 1.8, side=-1, growth="flat")
    # The blaze of hair between the ears.
    mane = outline(
        "80,166! 84,146 82,128! 92,140 94,122! 100,136 104,116! 108,136 118,124! 116,146 122,166! 114,176 106,196! 100,182 "
        "94,200! 90,182"
    )
    art.line(mane, 4, colour=CREAM, contrast=0)
    art.fill(mane)
    for lock in (
        "88,160 89,146 86,136",
        "97,162 97,144 95,132",
        "106,160 106,144 105,128",
        "114,160 112,146 114,134",
        "98,170 98,188",
    ):
        art.ink(trace(lock), 1.8, "both", colour=CREAM)
    for side in (-1, 1):
        x = 100 + side * 23
        art.fill(ellipse(x, 208, 12.6, 12), CREAM)
        art.line(ellipse(x, 208, 12.6, 12), 2.6)
        art.fill(ellipse(x + 5, 210, 5.6, 6.4))
        art.fill(ellipse(x + 3, 207.4, 1.8, steps=10), CREAM)
        lid = outline(f"{x - 13},207! {x - 9},197 {x},194 {x + 9},197 {x + 13},207! {x},202")
        art.fill(lid, BLUE)
        art.line(lid, 2.2)
        for k in (-1, 0, 1):
            art.ink([(x + side * 11 + k * 1.5, 203 - k), (x + side * 18, 198 - k * 5)], 1.8, "out")
        art.ink([(x - side * 10, 188), (x + side * 2, 184), (x + side * 12, 189)], 2.4, "mid")
    band = outline("66,238! 84,234 100,233 116,234 134,238! 133,247! 116,243.4 100,242 84,243.4 67,247!")
    art.line(band, 3, colour=CREAM, contrast=0)
    form(art, band, VERMILION, 2.3, shade=0)
    for x, y in ((78, 240), (92, 238), (108, 238), (122, 240)):
        art.fill(ellipse(x, y, 1.8, steps=10), OCHRE)
    for x in (66, 134):
        art.shape(ellipse(x, 243, 5.6), OCHRE, 2.2, slip=(0, 0))
        art.fill(ellipse(x, 243, 2.2, steps=12))
    for side in (-1, 1):
        x = 100 + side * 17
        nostril = outline(f"{x - 6 * side},277! {x - side},270 {x + 6 * side},272 {x + 7 * side},279 {x},281")
        art.fill(nostril)
        art.ink([(x - 8 * side, 272), (x, 265.6), (x + 9 * side, 268)], 2, "mid")
    for x, y in ((90, 262), (110, 262), (100, 258), (78, 290), (122, 290), (96, 290), (105, 288)):
        art.fill(ellipse(x, y, 1.1, steps=7))


def _mouth(art: Art) -> None:
    """Draw the closed mouth."""
    art.ink(trace("70,294 84,300 100,296 116,300 130,293"), 3.2, "mid")
    for x in (91, 98, 105):
        tooth = trace(f"{x - 3.2},297 {x + 3.2},297 {x + 3},306 {x - 3},306")
        art.fill(tooth, CREAM)
        art.line(tooth, 1.5, contrast=0)
    art.ink([(88, 308), (100, 310), (112, 308)], 1.8, "both")


def _tulip(art: Art, x: float, y: float, lean: float) -> None:
    at = turned(x, y, lean - 1.5708)
    halo = at.outline("-8,0 0,-16 20,-20 34,-18! 30,0 34,18! 20,20 0,16")
    art.fill(halo, CREAM)
    back = at.outline("4,-10 20,-9 33,-7! 26,0 33,7! 20,9 4,10")
    form(art, back, OCHRE, 2.1, shade=0)
    cup = at.outline("-6,0 -1,-11 12,-15 31,-15! 22,-5 29,0! 22,5 31,15! 12,15 -1,11")
    art.shape(cup, VERMILION, 2.8)
    art.teeth(at.trace("-4,5 0,11 12,15 26,15"), 10, 2.8, 1.8, side=-1, growth="down")
    art.ink([at(1, 0), at(22, 0)], 2, "out")
    art.ink([at(2, -5), at(20, -9)], 1.8, "out")


def _bee(art: Art, x: float, y: float) -> None:
    """Draw a bee."""
    for angle in (-2.0, -1.2):
        at = turned(x, y - 4, angle)
        wing = at.outline("0,0 11,-7 22,0 11,7")
        art.line(wing, 3, colour=CREAM, contrast=0)
        art.shape(wing, None, 1.9)
    body = ellipse(x, y, 14, 9.6, turn=0.2)
    art.line(body, 3.4, colour=CREAM, contrast=0)
    form(art, body, OCHRE, 2.3, shade=0)
    since = len(art.layers)
    for u in (-4, 3, 10):
        art.ink([(x + u + 1, y - 10), (x + u - 1, y + 10)], 3.8, "flat")
    art.clip(since, body)
    art.fill(ellipse(x - 12.6, y - 3, 6))
    art.fill(ellipse(x - 14.4, y - 3.6, 2.2, 2.6, steps=12), CREAM)
    art.ink([(x - 18, y - 9), (x - 14, y - 6.4), (x - 9.6, y - 6)], 2, "flat")
    for a, b in (((x - 15, y - 8), (x - 21, y - 15)), ((x - 12, y - 9), (x - 14, y - 17))):
        art.ink([a, b], 1.6, "flat")
    for k in range(2):
        art.ink([(x + 18 + k * 6, y + 4 - k), (x + 21 + k * 6, y + 3 - k)], 1.6, "flat", colour=INK)
