"""XI, the inn: house, sign, landlord, and a guest who only meant to rest a little."""

import math

from carve import form, shadow
from curves import Outline, Point, ellipse, outline, rounded_box, trace
from ornaments import ground, leaf
from PySide6.QtGui import QTransform
from stock import blank, finish
from wood import BLUE, CREAM, FLESH, GREEN, OCHRE, VERMILION, Art


def inn() -> Art:
    """XI: stay a while, says the landlord; look upstairs how long that may be."""
    art = blank(15)
    ground(art, 285, GREEN, tufts=(60, 106))
    _chimney(art)
    _house(art)
    _window(art)
    since = len(art.layers)
    _sign(art)
    _barrel(art)
    art.transform(since, QTransform().translate(2.6, 0))
    _door(art)
    since = len(art.layers)
    _landlord(art)
    art.transform(since, QTransform().translate(147, 291).scale(0.86, 0.86).translate(-146, -291))
    return finish(art, "XI", "FERMATEVI", "ALQUANTO")


def _chimney(art: Art) -> None:
    stack = trace("156,60 176,59 177,92 157,92")
    form(art, stack, None, 2.6, shade=0)
    art.hatch(stack, 0, 4.2, 1.8, shape="right", cut=0.35)
    art.fill(trace("152,55 180,54 180,62 152,63"))
    for curl in ("166,52 158,44 164,36 174,38 174,46 167,46", "174,36 168,28 174,20 184,22 184,30 178,30"):
        art.ink(trace(curl), 4.2, "mid")


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
    """He has been here since the beard began."""
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


def _barrel(art: Art) -> None:
    cask = outline("16,248! 44,248! 50,268 45,289! 15,289! 10,268")
    form(art, cask, OCHRE, 3, shade=0)
    art.hatch(cask, 1.57, 5, 1.6, shape="spindle", ragged=6)
    shadow(art, cask, 10)
    for y, bow in ((257, 2), (280, 2)):
        art.ink([(12, y), (30, y + bow), (48, y)], 4.6, "flat")
        art.ink([(14, y - 0.6), (24, y + bow - 0.8)], 1.2, colour=CREAM)
    top = ellipse(30, 248, 14, 4.6)
    art.shape(top, None, 2.4)
    cup = outline("22,234! 36,234! 35,248! 23,248!")
    form(art, cup, BLUE, 2.2, shade=5)
    art.ink(trace("36,237 42,238 41,245 36,245"), 2.2, "flat")
    art.fill(ellipse(29, 234, 6.4, 1.8))


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


def _landlord(art: Art) -> None:
    for foot in ("128,276 142,276 142,291! 118,291! 120,284", "150,276 164,276 172,284 174,291! 150,291!"):
        form(art, outline(foot), BLUE, 2.4, shade=5)
    for sleeve, hand in (
        (
            "132,214 124,228 108,236 98,230! 100,220! 110,222 118,212 128,204",
            "86,226 88,214 92,206 98,208 103,216 104,226 98,233 90,233",
        ),
        (
            "160,204 174,208 184,200 184,190! 192,190! 192,206 184,220 166,222",
            "178,190 177,180 183,176 190,179 190,190",
        ),
    ):
        art.line(outline(sleeve), 4, colour=CREAM, contrast=0)
        form(art, outline(sleeve), VERMILION, 2.6, shade=6)
        form(art, outline(hand), FLESH, 2.2, shade=0)
    for x in (90, 94.5, 99):
        art.ink([(x, 207), (x + 0.6, 217)], 1.6, "flat")
    body = outline("130,208 146,202 162,208 172,230 172,254 164,276 146,281 128,276 120,254 120,230")
    art.line(body, 4, colour=CREAM, contrast=0)
    form(art, body, VERMILION, 2.8, shade=9)
    apron = outline("134,224! 158,224! 166,244 164,268 156,284! 136,284! 128,268 126,244")
    form(art, apron, None, 2.4, shade=9)
    art.ink([(123, 242), (146, 247), (169, 242)], 3, "flat")
    for x in (138, 146, 153):
        art.ink([(x, 256), (x - 1, 280)], 1.6, "out")
    head = outline("130,196 130,184 138,178 154,178 162,184 162,196 158,208 146,214 134,208")
    art.line(head, 4, colour=CREAM, contrast=0)
    form(art, head, FLESH, 2.6, shade=6)
    cap = outline("130,184! 124,174 130,162 142,164 152,158 166,164 168,176 162,185! 146,180")
    art.line(cap, 4, colour=CREAM, contrast=0)
    form(art, cap, None, 2.6, shade=7)
    for x in (139, 153):
        art.fill(ellipse(x, 190, 2.1, 2.6))
        art.ink([(x - 4, 185.6), (x, 183.6), (x + 4, 185.6)], 2)
    art.fill(
        outline(
            "146,199! 156,196 166,201 170,194! 166,207 154,207 146,203 138,207 126,207 122,194! 126,201 136,196"
        )
    )
    art.fill(ellipse(146, 195.6, 5.2, 4.6), VERMILION)
    art.line(ellipse(146, 195.6, 5.2, 4.6), 1.6)
    mug = outline("172,160! 189,160! 188,180! 174,180!")
    art.line(mug, 3, colour=CREAM, contrast=0)
    form(art, mug, OCHRE, 2.3, shade=5)
    art.shape(outline("171,160 174,153 180,156 184,152 190,158 189,164 180,163"), None, 2)
