"""XI, the inn: house, sign, landlord, and a guest who only meant to rest a little."""

import math

from PySide6.QtGui import QTransform

from kit.card_stock import blank, finish
from kit.carving import form, shadow
from kit.curves import Outline, Point, ellipse, outline, rounded_box, trace
from kit.layers import union
from kit.ornaments import ground, leaf
from kit.woodcut import BLUE, CREAM, FLESH, GREEN, INK, OCHRE, VERMILION, Art


def inn() -> Art:
    """XI: Draw the inn with the landlord, who holds the traveller's cloak, and a guest at the window."""
    art = blank(15)
    ground(art, 285, GREEN, tufts=(98, 106))
    _chimney(art)
    _house(art)
    _window(art)
    since = len(art.layers)
    _sign(art)
    art.transform(since, QTransform().translate(38, 122).scale(0.84, 0.84).translate(-36, -131))
    _door(art)
    _cloak(art)
    _traveller(art)
    _landlord(art)
    return finish(art, "XI", "FERMATEVI", "ALQUANTO")


def _chimney(art: Art) -> None:
    """Draw the chimney with its smoke."""
    stack = trace("156,60 176,59 177,92 157,92")
    form(art, stack, None, 2.6, shade=0)
    art.hatch(stack, 0, 4.2, 1.8, shape="right", cut=0.35)
    art.fill(trace("152,55 180,54 180,62 152,63"))
    puffs = (
        (166, 45, 8),
        (158, 36, 9),
        (146, 34, 8),
        (134, 28, 9),
        (122, 32, 7),
        (126, 22, 7),
        (148, 25, 7),
        (113, 27, 5),
    )
    smoke = union(*(ellipse(x, y, r, r * 0.9) for x, y, r in puffs))
    art.shape(smoke, None, 2.8)
    art.stencil(smoke, BLUE, opacity=0.5)
    shadow(art, smoke, 6)
    for curl in ("128,30 133,24 139,27 137,32 133,31", "151,38 156,31 163,35 161,41", "144,28 148,23 153,26"):
        art.ink(trace(curl), 2.1)


def _house(art: Art) -> None:
    wall: Outline = trace("58,116 190,116 190,284 60,284")
    art.shape(wall, None, 3.2)
    art.hatch(trace("60,124 78,124 72,282 61,282"), 0, 4.2, 1.8, shape="left", cut=0.4, ragged=4)
    for x, y in ((66, 232), (84, 250), (66, 268), (122, 150), (174, 140), (92, 274), (138, 134)):
        art.line(rounded_box(x, y, 13, 7, 1.8), 1.6)
    roof = outline("44,124! 54,100 64,82! 92,86 124,86 156,80 190,74! 190,124! 140,120 92,120")
    art.shape(roof, VERMILION, 3.4)
    tiles: list[list[Point]] = []
    for row in range(4):
        for k in range(14):
            x = 44 + (k + 0.5 * (row % 2)) * 11.4
            y = 92 + row * 9.6 - 4 * math.cos(x / 26)
            if (x - 50) > 18 - row * 7 and x < 187 and y < 118:
                tiles.append([(x - 5.4, y - 5), (x - 3.4, y + 2.6), (x + 3.4, y + 2.6), (x + 5.4, y - 5)])
    for tile in tiles:
        art.ink(tile, 2.5, "mid")
    art.ink(trace("64,83 92,87 124,87 156,81 189,75"), 4.4, "flat")
    art.teeth(trace("46,124 92,121 140,121 189,125"), 10, 3.1, 2.2, growth="flat")
    art.ink(trace("44,124 92,120.6 140,120.6 190,124.6"), 4, "flat")


def _window(art: Art) -> None:
    """Draw the window with an old guest whose long beard hangs out of it."""
    frame: Outline = trace("74,134 108,134 108,172 76,172")
    art.fill(frame)
    for x in (63.0, 108.0):
        shutter = trace(f"{x},133 {x + 13},133 {x + 13},173 {x},173")
        art.shape(shutter, GREEN, 2.2)
        for k in range(6):
            art.ink([(x + 2, 139 + k * 6), (x + 11, 138 + k * 6)], 2, "flat")
    cap = outline("82,150 84,139 92,136 102,140 104,150!")
    art.shape(cap, VERMILION, 2, slip=(0, 0))
    face = outline("83,150 104,150 103,162 93,167 84,162")
    art.shape(face, FLESH, 2, slip=(0, 0))
    for x in (89, 98):
        art.ink([(x - 3.6, 155), (x, 157), (x + 3.6, 155)], 2, "flat")
    beard = outline(
        "83,158! 88,162 93,160 99,162 105,157! 108,172 104,186 106,198 100,212 104,222! 94,218 92,226! 86,216 "
        "78,218! 82,204 78,190 82,174"
    )
    art.shape(beard, None, 2.6)
    for lock in (
        "92,166 90,182 93,198 90,218",
        "98,166 98,182 101,196 97,213",
        "86,168 85,184 86,200 82,212",
        "103,170 101,180",
    ):
        art.ink(trace(lock), 1.8, "out")
    art.fill(ellipse(93, 160, 4, 3.2), VERMILION)
    art.line(ellipse(93, 160, 4, 3.2), 1.4)
    sill = trace("72,171 84,171 84,178 72,178"), trace("104,171 114,171 114,178 105,178")
    for part in sill:
        form(art, part, OCHRE, 2, shade=0)


def _sign(art: Art) -> None:
    art.ink([(60, 132), (12, 130)], 5, "flat")
    art.ink(trace("58,146 44,146 34,138 24,134"), 2.8, "flat")
    art.ink(trace("14,131 10,124 15,119 20,123 17,127"), 3, "out")
    for x in (22, 50):
        art.ink([(x, 132), (x, 144)], 2.6, "flat")
    board = outline("14,142! 36,146 57,142! 58,178 50,194 36,204 22,194 13,178")
    form(art, board, OCHRE, 3.2, shade=8)
    inner = [(35.6 + (x - 35.6) * 0.84, 172 + (y - 172) * 0.86) for x, y in board]
    art.line(inner, 1.4)
    jug = outline("30,152! 42,152! 40,160 46,168 47,180 41,190 30,190 25,180 26,168 32,160")
    form(art, jug, VERMILION, 2.4, shade=6)
    art.ink(trace("42,156 51,158 51,170 46,174"), 3, "flat")
    art.ink([(30, 170), (29, 180)], 2, colour=CREAM)
    for angle in (0.4, 1.1, 1.75, 2.6):
        leaf(art, 36, 205, angle, 20, 6.5)


def _door(art: Art) -> None:
    art.shape(outline("104,288! 104,204 114,174 146,157 178,174 187,204 187,288!"), OCHRE, 2.6, slip=(0, 0))
    for k in range(9):
        a = math.pi * (1 + k / 8)
        art.ink(
            [
                (146 + 30 * math.cos(a), 206 + 32 * math.sin(a)),
                (146 + 37 * math.cos(a), 206 + 39 * math.sin(a)),
            ],
            2,
            "flat",
        )
    for y in (224, 242, 260, 277):
        for x in (108, 183):
            art.ink([(x - 4, y), (x + 4, y)], 2, "flat")
    art.fill(outline("112,288! 112,204 121,180 146,166 170,180 179,204 179,288!"))


def _cloak(art: Art) -> None:
    """Draw the cloak, taut between the landlord and the traveller."""
    cloth = outline("44,214! 60,204 84,200 110,207! 114,216 110,228! 96,236 80,250 70,266! 60,252 50,236")
    art.line(cloth, 5, colour=CREAM, contrast=0)
    form(art, cloth, GREEN, 3, shade=8)
    for fold in (
        "108,212 84,208 54,218",
        "108,217 82,220 56,230",
        "108,222 86,232 64,246",
        "106,226 90,240 72,256",
    ):
        art.ink(trace(fold), 2.3, "in")


def _traveller(art: Art) -> None:
    """Draw the traveller, who pulls the other way."""
    art.ink(trace("20,226 16,256 18,288"), 5, "flat")
    art.ink(trace("20,228 16,256 18,286"), 1.8, "flat", colour=OCHRE)
    for leg, shoe in (
        (
            "58,246! 76,252! 84,266 92,276! 84,283! 70,274 58,262",
            "82,276! 92,271! 98,280 100,290! 86,291! 78,286",
        ),
        ("46,250! 66,258! 58,268 54,280! 42,280! 42,266", "42,277! 55,277! 56,291! 30,291! 32,284"),
    ):
        shape = outline(leg)
        art.line(shape, 4, colour=CREAM, contrast=0)
        form(art, shape, BLUE, 2.6, shade=5)
        form(art, outline(shoe), INK, 1.8, shade=4)
    body = outline("36,212 52,208 64,226 74,250! 62,262 46,260! 38,244 32,228")
    art.line(body, 4, colour=CREAM, contrast=0)
    form(art, body, OCHRE, 3, shade=9)
    sleeve = outline("40,214 52,222 48,234 34,240 24,238! 18,228! 28,222")
    art.line(sleeve, 3.4, colour=CREAM, contrast=0)
    form(art, sleeve, OCHRE, 2.6, shade=6)
    fist = ellipse(19.5, 233, 6, 5.6)
    art.line(fist, 3, colour=CREAM, contrast=0)
    form(art, fist, FLESH, 2.2, shade=0)
    head = outline("34,190 44,192 49,202 46,214 36,218 27,213! 26,208 18,207! 19,203 26,199")
    art.line(head, 4, colour=CREAM, contrast=0)
    form(art, head, FLESH, 2.6, shade=5)
    art.ink([(29, 200), (33, 198), (37, 200)], 2.4, "mid")
    art.fill(ellipse(33, 203, 1.9, 2.2, steps=12))
    art.ink(trace("27,212 32,210 36,213"), 2, "mid")
    art.fill(ellipse(21.6, 205, 2.6, steps=12), VERMILION, 0.8)
    # Puffs of breath.
    for y, far in ((214, 12), (219, 15)):
        art.ink([(22, y), (far, y + 2)], 1.7, "out")
    hat = outline("18,198! 25,192 28,182 40,180 48,186 50,194! 60,200! 46,198 32,194")
    art.line(hat, 3.4, colour=CREAM, contrast=0)
    form(art, hat, INK, 1.8, shade=5)
    art.ink(trace("27,191 38,190 49,194"), 3, "flat", colour=VERMILION)
    knot = outline("40,216! 50,210 56,214 52,222 44,222")
    form(art, knot, GREEN, 2, shade=0)


def _landlord(art: Art) -> None:
    """Draw the landlord, who leans back and holds the cloak."""
    for leg, shoe in (
        ("126,262! 142,268! 132,284! 118,280!", "116,276! 132,281! 133,292! 106,292! 108,284"),
        ("156,268! 176,264! 178,282! 160,284!", "160,280! 178,279! 182,292! 152,292! 154,285"),
    ):
        form(art, outline(leg), BLUE, 2.6, shade=5)
        form(art, outline(shoe), INK, 1.8, shade=4)
    _arm(art, "160,206 146,212 130,213 113,209! 113,197! 130,200 146,196 158,194", (109, 204))
    body = outline("140,206 158,198 176,206 186,228 186,252 176,272 152,280 130,272 122,252 128,226")
    art.line(body, 5, colour=CREAM, contrast=0)
    form(art, body, VERMILION, 3.2, shade=11)
    apron = outline("133,218! 152,214! 166,238 168,262 158,279! 134,275! 123,256 126,236")
    form(art, apron, None, 2.6, shade=8)
    art.ink(trace("124,244 144,250 166,246 185,240"), 3, "flat")
    art.shape(outline("138,256! 156,258! 155,270 146,274 138,268!"), None, 1.9)
    for x in (132, 150, 160):
        art.ink([(x, 226), (x + 1, 240)], 1.6, "out")
    _arm(art, "176,208 182,222 168,234 144,234 117,229! 116,216! 140,220 156,214 164,204", (111, 222))
    since = len(art.layers)
    _landlords_head(art)
    art.transform(since, QTransform().translate(152, 190).rotate(8).scale(1.06, 1.06).translate(-146, -196))


def _arm(art: Art, drawn: str, hand: Point) -> None:
    sleeve = outline(drawn)
    art.line(sleeve, 4, colour=CREAM, contrast=0)
    form(art, sleeve, VERMILION, 2.8, shade=6)
    x, y = hand
    fist = ellipse(x, y, 9, 8.4)
    art.line(fist, 3, colour=CREAM, contrast=0)
    form(art, fist, FLESH, 2.4, shade=3)
    for k in range(3):
        art.ink([(x - 8, y - 4 + k * 4), (x - 1, y - 4.4 + k * 4)], 1.6, "out")


def _landlords_head(art: Art) -> None:
    head = outline("130,196 130,184 138,178 154,178 162,184 162,196 158,208 146,214 134,208")
    art.line(head, 4, colour=CREAM, contrast=0)
    form(art, head, FLESH, 2.6, shade=6)
    cap = outline("130,184! 124,174 130,162 142,164 152,158 166,164 168,176 162,185! 146,180")
    art.line(cap, 4, colour=CREAM, contrast=0)
    form(art, cap, None, 2.6, shade=7)
    for x in (138, 152):
        art.fill(ellipse(x, 190, 4.2, 4.6), CREAM)
        art.line(ellipse(x, 190, 4.2, 4.6), 1.5)
        art.fill(ellipse(x - 1.8, 190.6, 1.9, 2.4, steps=14))
        art.ink([(x - 4, 185.6), (x, 183.6), (x + 4, 185.6)], 2)
    art.fill(
        outline(
            "146,199! 156,196 166,201 170,194! 166,207 154,207 146,203 138,207 126,207 122,194! 126,201 136,196"
        )
    )
    art.fill(ellipse(146, 195.6, 5.2, 4.6), VERMILION)
    art.line(ellipse(146, 195.6, 5.2, 4.6), 1.6)
