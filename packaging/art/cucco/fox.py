"""VI, the fox under the vine."""

from PySide6.QtGui import QTransform

from kit.card_stock import blank, finish
from kit.carving import form
from kit.curves import ellipse, outline, smooth, trace
from kit.lettering import diagonal, numeral
from kit.ornaments import leaf, turned
from kit.woodcut import BLUE, CREAM, GREEN, INK, VERMILION, Art


def six() -> Art:
    """VI: Draw the fox under the vine, with its nose up and its eyes shut."""
    art = blank(26)
    _vine(art)
    rows = (4, 5, 4, 3, 2, 1)
    since = len(art.layers)
    for row, count in enumerate(rows):
        for k in range(count):
            _grape(art, 100 + (k - (count - 1) / 2) * 22.5 + (row % 2) * 0.6, 210 + row * 17.6)
    for x, y, angle in ((98, 190, 2.85), (102, 188, 0.3)):
        _vine_leaf(art, x, y, angle)
    art.transform(since, QTransform().translate(133, 44).scale(0.86, 0.86).translate(-100, -186))
    numeral(art, "VI", (91, 190, 95, 132), GREEN, grain=diagonal)
    _climbing(art)
    _brush(art)
    _sitting(art)
    _head(art)
    _drop(art)
    return finish(art, index="VI")


def _vine(art: Art) -> None:
    """Draw the vine, which reaches in from the right edge of the card."""
    stock = outline("190,20! 168,24 146,30 122,34 100,30 86,36! 88,42! 102,38 122,43 148,39 170,34 190,32!")
    form(art, stock, INK, 1.6, shade=0)
    for grain in ("186,25 160,30 128,38", "182,30 154,35 124,40", "118,37 104,34 94,38"):
        art.ink(trace(grain), 1.5, colour=CREAM)
    for tendril in ("94,36 84,44 86,56 94,58 96,50", "176,34 184,46 180,56 172,52 176,46"):
        art.ink(trace(tendril), 2.4, "out")
    art.ink([(136, 38), (135, 50), (136, 60)], 5, "flat")
    _vine_leaf(art, 102, 34, 2.6, 0.62)
    _vine_leaf(art, 166, 30, -0.35, 0.4)


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
    art.line(edge, 3, colour=CREAM, contrast=0)
    form(art, edge, GREEN, 2.8, shade=7)
    for u, v in ((50, 0), (36, -13), (36, 13), (19, -19), (18, 19)):
        art.ink([at(4, 0), at(u * 0.5 * size, v * 0.45 * size), at(u * size, v * size)], 2.2, "out")


def _climbing(art: Art) -> None:
    """Draw a shoot round the last stroke; only its front turns are visible."""
    for turn in ("160,296 168,292 182,281", "160,262 168,258 182,247", "160,228 168,224 182,213"):
        points = trace(turn)
        art.ink(points, 9, "mid", colour=CREAM)
        art.ink(points, 5.6, "mid")
        art.ink([(x, y - 0.8) for x, y in points[:2]], 1.4, colour=CREAM)
    for x, y, angle in ((181, 247, -1.2), (161, 228, 2.7), (161, 263, 2.5), (180, 282, 1.2)):
        leaf(art, x, y, angle, 15, 6)


def _brush(art: Art) -> None:
    """Draw the fox's brush, curled about its feet."""
    brush = outline(
        "22,306! 36,320 58,322 84,318 108,314 128,316 142,324 150,334! 132,337 104,338 70,339 40,336 22,324"
    )
    art.line(brush, 6, colour=CREAM, contrast=0)
    art.shape(brush, VERMILION, 3.2)
    since = len(art.layers)
    art.fill(outline("118,308! 126,320 122,330 128,342! 156,342! 150,310!"), CREAM)
    art.clip(since, brush)
    art.line(brush, 3.2)
    art.teeth(trace("126,312 122,320 126,328 122,338"), 9, 3, 2, side=-1, growth="flat")
    art.teeth(trace("34,333 60,338 100,337 120,336"), 8, 3, 1.9, side=-1, growth="flat", lean=0.4)
    art.teeth(trace("40,320 66,321 96,316"), 6, 3.4, 1.7, lean=0.5, growth="flat")


def _sitting(art: Art) -> None:
    body = outline(
        "44,176! 36,194 27,218 20,246 16,276 18,304 30,320! 94,320! 95,312 90,307! 89,280 91,250 92,226 88,204 82,186!"
    )
    art.line(body, 6, colour=CREAM, contrast=0)
    art.shape(body, VERMILION, 3.6)
    since = len(art.layers)
    art.fill(outline("66,180! 86,180! 96,214 92,250 86,262! 78,246 72,222! 68,214 66,206! 62,196"), CREAM)
    art.fill(outline("70,274! 100,270! 100,324! 68,324! 72,300"))
    art.clip(since, body)
    art.line(body, 3.6)
    art.teeth(trace("67,186 67,206 73,222 79,246 85,260"), 8, 3, 1.9, growth="flat", lean=0.5)
    art.teeth(trace("90,226 91,250 89,272"), 6, 3, 1.8, growth="flat")
    art.teeth(
        trace("43,180 36,194 27,218 20,246 16,276 18,302"), 11, 3.2, 1.9, side=-1, growth="down", lean=0.4
    )
    haunch = trace("66,318 70,298 64,276 50,264 36,264")
    art.ink(haunch, 3.2, "out")
    art.teeth(trace("68,304 69,292 63,276 52,266"), 13, 3, 2, side=-1, growth="sin")
    art.ink([(79, 280), (80, 312)], 1.8, "flat", colour=CREAM)
    foot = outline("46,320! 48,311 58,307 72,310 78,320!")
    art.line(foot, 3, colour=CREAM, contrast=0)
    art.fill(foot)
    for x in (62, 69):
        art.ink([(x, 313), (x + 1, 319)], 1.3, "flat", colour=CREAM)
    for x in (84, 90):
        art.ink([(x, 312), (x + 0.6, 319)], 1.3, "flat", colour=CREAM)
    for x, y in ((40, 226), (48, 240), (36, 250), (54, 222), (46, 206), (58, 244)):
        art.ink([(x, y), (x - 3, y + 6), (x - 4, y + 12)], 1.9, "out")


def _head(art: Art) -> None:
    """Draw the head, nose up and eyes shut."""
    far = outline("50,138! 47,122 50,108! 60,116 66,128!")
    form(art, far, INK, 2.2, shade=0)
    head = outline(
        "105,126! 98,123 84,128 70,130 58,128 48,132 40,142 36,156 38,168 28,176! 38,180 34,190! 46,190 50,198! 60,191 72,188 "
        "82,178 88,164 96,150 104,138!"
    )
    art.line(head, 6, colour=CREAM, contrast=0)
    art.shape(head, VERMILION, 3.4)
    since = len(art.layers)
    art.fill(
        outline("110,130! 96,140 82,146 66,154 58,166 46,170 24,172! 30,200! 62,204 90,180 104,150!"), CREAM
    )
    art.clip(since, head)
    art.line(head, 3.4)
    art.teeth(trace("96,141 82,147 66,155 58,166 47,170"), 6, 2.8, 1.8, growth="flat", lean=0.4)
    art.teeth(trace("95,152 88,165 82,178 72,188"), 7, 2.8, 1.7, growth="flat")
    near = outline("42,144! 30,136 22,122 20,106! 34,110 46,120 54,132!")
    art.line(near, 4, colour=CREAM, contrast=0)
    form(art, near, VERMILION, 2.8, shade=0)
    art.fill(outline("40,136! 31,128 26,116! 36,119 44,128!"))
    art.ink(trace("20,106 22,116 26,126"), 4, "out")
    art.fill(ellipse(105, 129, 5.6, 5, turn=-0.4))
    art.fill(ellipse(103.4, 127, 1.4, 1, steps=8), CREAM)
    art.ink(trace("104,137 94,148 84,154 76,154"), 2.4, "mid")
    art.ink(trace("78,150 75,154 77,158"), 1.8, "mid")
    art.ink(trace("66,145 73,146 80,140"), 3.2, "mid")
    for tip in ((63, 142), (63, 147), (66, 150)):
        art.ink([(68, 145), tip], 1.7, "out")
    art.ink(trace("64,136 72,133 80,133"), 2.6, "mid")
    for u in range(3):
        art.ink([(92 + u, 145 - u), (99, 156 + u * 4), (104 + u, 165 + u * 3)], 1.3, "out")


def _drop(art: Art) -> None:
    """Draw a drop."""
    drop = outline("92,164! 96,172 94,177 90,177 88,172")
    art.shape(drop, BLUE, 1.7, slip=(0, 0))
