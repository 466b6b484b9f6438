"""Wall behind the table in each room, with its furniture.

Mostly the upper corners are visible, for the table hides the middle. Like the floor a wall is grey; the
window tints it, and gives tones of their own to the view outside and to the fire in a hearth.
"""

import math
import random

from PySide6.QtCore import QRectF
from PySide6.QtGui import QTransform

from cucu_desktop.ui.widgets.venue import VENUES, Box
from kit.curves import Point, ellipse, outline, trace
from kit.woodcut import Art
from room import cafe, cottage, salon, seaside
from room.floor import WALL, WIDTH, box_outline, grey
from room.wall_things import (
    DARK,
    PALE,
    barrel,
    beams,
    bottle,
    ground,
    panes,
    plaster,
    pot,
    shelf,
    skirting,
    sky,
    slab,
    string,
    thing,
)


def inn() -> Art:
    """Draw Campli: whitewash, the mountain in the window, the landlady's shelf and her cask."""
    art, box = Art(81), VENUES["campli"].window
    plaster(art, 136, 6)
    beams(art, 78)
    skirting(art, 8, 70)
    since = sky(art, box)
    art.fill(outline("30,82! 50,58 66,46 74,30 84,14! 92,26 104,32 116,22! 128,40 146,50 160,62 186,70! 186,92! 30,92!"), grey(138))
    art.fill(outline("84,14! 92,26 88,34 82,28 76,36 72,36!"), grey(236))
    art.fill(outline("116,22! 122,31 117,36 112,30!"), grey(236))
    art.fill(outline("30,84! 62,68 96,76 128,66 160,76 190,70! 190,94! 30,94!"), grey(84))
    for x, tall in ((120, 15), (127, 20), (135, 12)):
        art.fill(outline(f"{x},{72 - tall}! {x + 3},{66} {x},{74} {x - 3},{66}"), grey(44))
    art.fill(box_outline(QRectF(142, 60, 8, 16)), grey(110))
    art.fill(outline("140.5,61! 146,52! 151.5,61!"), grey(60))
    panes(art, box, since, 2, 2, 82)
    pot(art, 66, 92)
    pot(art, 146, 92)
    string(art, 236, 10, 5, 9, 196)
    string(art, 262, 8, 6, 7, 88)
    shelf(art, 1030, 46, 166)
    for x, tall, tone in ((1044, 26, 60), (1058, 30, 88), (1072, 24, 48), (1112, 28, 70), (1126, 25, 96)):
        bottle(art, x, 46, tall, tone)
    thing(art, "1082,46! 1080,34 1084,26! 1098,26! 1102,34 1100,46!", 168, 1.7, 5)
    _candle(art, 1184, 46)
    thing(art, "1140,46! 1138,32 1144,22 1144,14! 1154,14! 1154,22 1162,32 1160,46!", 150, 1.7, 6)
    barrel(art, 1222, 74, 40)
    for foot in (1188, 1240):
        slab(art, (foot, 102, 18, 16), 66, 2, 4)
    return art


def _candle(art: Art, x: float, y: float) -> None:
    """Draw a burning candle in its dish."""
    slab(art, (x - 3, y - 17, 6, 15), 214, 1.4)
    thing(art, f"{x - 9},{y - 4}! {x + 9},{y - 4}! {x + 6},{y}! {x - 6},{y}!", 110, 1.5)
    thing(art, f"{x},{y - 31} {x + 3.6},{y - 23} {x},{y - 18} {x - 3.6},{y - 23}", 252, 1.1)


def kitchen() -> Art:
    """Draw Montorio: rubble walls, the hearth with its fire and its copper, hams from the beam."""
    art = Art(82)
    ground(art, 60)
    source = random.Random(12)
    y = -14.0
    while y < WALL:
        x, high = -source.uniform(0, 40), source.uniform(15, 24)
        while x < WIDTH:
            wide = source.uniform(24, 62)
            stone = [(x + 3, y + 2.4), (x + wide / 2, y + source.uniform(0.4, 2)), (x + wide - 3, y + 2), (x + wide - 1, y + high / 2), (x + wide - 4, y + high - 2), (x + wide / 2, y + high - 0.6), (x + 3, y + high - 2), (x + 0.6, y + high / 2)]
            tone = source.uniform(96, 146)
            art.fill(stone, grey(tone))
            art.line(stone, 1.6, colour=grey(DARK))
            art.ink([(x + 6, y + 5), (x + wide * 0.6, y + 4)], 1.4, colour=grey(PALE))
            art.layers[-1].opacity = 0.4
            x += wide
        y += high
    slab(art, (14, 24, 226, 12), 74, 2.4, 5)
    thing(art, "26,36! 228,36! 222,122! 32,122!", 118, 2.2)
    assert VENUES["montorio"].hearth
    x, top, wide, high = VENUES["montorio"].hearth
    hollow = thing(art, box_outline(QRectF(x, top, wide, high)), 14, 3)
    since = len(art.layers)
    art.fill(ellipse(x + wide / 2, top + high, wide * 0.5, 42), grey(76))
    for dx, tall, tone in ((-36, 28, 130), (-20, 42, 150), (0, 50, 150), (22, 42, 140), (40, 26, 120), (-12, 26, 214), (8, 34, 226), (26, 22, 206)):
        u = x + wide / 2 + dx
        art.fill(outline(f"{u},{top + high - tall}! {u + 9},{top + high - tall * 0.4} {u + 6},{top + high} {u - 8},{top + high} {u - 9},{top + high - tall * 0.4}"), grey(tone))
    for a, b in (((-44, -4), (40, -11)), ((-38, -12), (44, -3))):
        art.ink([(x + wide / 2 + a[0], top + high + a[1]), (x + wide / 2 + b[0], top + high + b[1])], 8, "flat", colour=grey(22))
    art.clip(since, hollow)
    art.ink([(x + wide / 2, top), (x + wide / 2, top + 14)], 2, "flat")
    thing(art, f"{x + wide / 2 - 19},{top + 16} {x + wide / 2},{top + 12} {x + wide / 2 + 19},{top + 16} {x + wide / 2 + 15},{top + 31} {x + wide / 2},{top + 35} {x + wide / 2 - 15},{top + 31}", 52, 2)
    for u, tone in ((48, 178), (76, 150), (200, 168), (222, 120)):
        thing(art, f"{u - 8},24! {u - 10},15 {u - 6},7! {u + 6},7! {u + 10},15 {u + 8},24!", tone, 1.8, 4)
        art.ink([(u - 5, 7), (u, 1), (u + 5, 7)], 1.7, "flat")
    for u in (1010, 1052):
        art.ink([(u, -4), (u, 10)], 2, "flat")
        thing(art, f"{u - 4},8 {u + 4},8 {u + 13},34 {u + 9},54 {u - 6},55 {u - 13},36", 150, 2.2, 7)
        art.ink([(u - 5, 22), (u - 7, 44)], 2, colour=grey(PALE))
    string(art, 1092, 6, 7, 8, 92)
    string(art, 1114, 4, 6, 9, 190)
    since = sky(art, VENUES["montorio"].window)
    art.fill(outline("1150,66! 1172,44 1186,20! 1200,40 1224,50 1262,62! 1262,90! 1150,90!"), grey(120))
    art.fill(outline("1186,20! 1192,29 1187,35 1180,31!"), grey(236))
    art.fill(outline("1150,78! 1190,64 1230,72 1264,66! 1264,92! 1150,92!"), grey(76))
    panes(art, VENUES["montorio"].window, since, 2, 1, 70)
    skirting(art, 3, 50)
    return art


def boathouse() -> Art:
    """Draw Iseo: boards, the lake with Monte Isola behind the open hatch, nets, floats and oars."""
    art, source, box = Art(83), random.Random(16), (34, 10, 176, 86)
    ground(art, 112)
    for row in range(7):
        y = row * 18 - 4
        art.fill(box_outline(QRectF(0, y, WIDTH, 16.6)), grey(source.uniform(100, 138)))
        for _ in range(26):
            x, long = source.uniform(-40, WIDTH), source.uniform(40, 190)
            v = y + source.uniform(2, 15)
            art.ink([(x, v), (x + long / 2, v + source.uniform(-1.4, 1.4)), (x + long, v)], source.uniform(0.7, 1.6), colour=grey(DARK if source.random() < 0.7 else PALE))
            art.layers[-1].opacity = 0.4
        art.ink([(0, y + 17), (WIDTH, y + 17)], 1.8, "flat", straight=True, colour=grey(20))
    for x in (8, 262, 470, 770, 1010, 1268):
        slab(art, (x - 7, -5, 14, WALL + 2), 78, 2, 4)
    since = sky(art, box)
    art.fill(box_outline(QRectF(box[0], 58, box[2], 40)), grey(148))
    art.fill(outline("22,60! 48,40 66,34 90,44 120,56 138,60!"), grey(112))
    art.fill(outline("82,60! 112,44 128,26 140,20 154,28 176,46 204,60!"), grey(84))
    art.fill(box_outline(QRectF(137, 13, 4, 9)), grey(60))
    for y, a, b in ((66, 40, 76), (70, 150, 196), (76, 60, 100), (82, 140, 190), (88, 40, 66), (64, 110, 150)):
        art.ink([(a, y), ((a + b) / 2, y + 1), (b, y)], 1.8, colour=grey(232))
    art.fill(outline("76,72! 86,80 120,81 132,71! 118,75 92,76"), grey(30))
    art.ink([(98, 76), (101, 60), (104, 56)], 4, "flat", colour=grey(40))
    art.add([ellipse(103.4, 54, 3)], grey(40))
    art.ink([(96, 64), (126, 84)], 1.8, "flat", colour=grey(40))
    panes(art, box, since, 1, 1, 92)
    for x, lean in ((236, 8), (248, -4)):
        art.ink([(x, 122), (x + lean * 0.5, 50), (x + lean, -6)], 4.6, "flat", colour=grey(40))
        art.ink([(x, 122), (x + lean * 0.5, 50), (x + lean, -6)], 2.4, "flat", colour=grey(170))
    net = outline("1040,-4! 1062,30 1100,48 1150,46 1190,26 1206,-4!")
    art.fill(net, grey(54), 0.5)
    since = len(art.layers)
    for k in range(-12, 26):
        art.ink([(1030 + k * 9, -4), (1050 + k * 9, 24), (1086 + k * 9, 52)], 1.1, "flat", colour=grey(214))
        art.ink([(1230 - k * 9, -4), (1206 - k * 9, 24), (1166 - k * 9, 52)], 1.1, "flat", colour=grey(214))
    art.clip(since, net)
    for x, y in ((1046, 8), (1062, 30), (1082, 42), (1104, 49), (1128, 51), (1152, 47), (1174, 38), (1192, 24), (1202, 8)):
        thing(art, ellipse(x, y, 6.4, 5.2, steps=16), 186, 1.7, 2)
    thing(art, "1216,60! 1276,60! 1270,120! 1222,120!", 116, 2.2, 8)
    for y in (72, 106):
        slab(art, (1214, y, 62, 5), 60, 1.5)
    thing(art, ellipse(1246, 60, 31, 6), 50, 2)
    for x, y, turn in ((1232, 52, -0.5), (1250, 50, 0.3), (1262, 54, 0.9)):
        thing(art, ellipse(x, y, 13, 4.6, turn=turn), 200, 1.6, 3)
    skirting(art, 4, 60)
    # Mirrored: the score of trick games hangs at the left, so the lake is to the right.
    art.transform(0, QTransform(-1, 0, 0, 1, WIDTH, 0))
    return art


def study() -> Art:
    """Draw Bergamo: the notary's books to the ceiling, panels, the towers of the Upper Town outside."""
    art, source, box = Art(84), random.Random(18), VENUES["bergamo"].window
    ground(art, 118)
    for x in range(-20, WIDTH, 92):
        slab(art, (x, 34, 80, 66), 96, 1.8)
        slab(art, (x + 9, 42, 62, 50), 112, 1.6, 3)
    slab(art, (-5, 26, WIDTH + 10, 7), 84, 1.8)
    slab(art, (-5, -8, 246, WALL + 4), 60, 2.4)
    for board, high in ((-10, 38), (34, 34), (74, 34)):
        x = 3.0
        art.fill(box_outline(QRectF(0, board, 234, high)), grey(20))
        while x < 222:
            wide, tall = source.uniform(6, 13), high - source.uniform(2, 9)
            lean = source.random() < 0.08
            tone = source.choice((74, 98, 122, 150, 176))
            top = board + high - tall
            corners: list[Point] = [(x, top), (x + wide, top), (x + wide, board + high), (x, board + high)]
            if lean:
                corners = [(px + (5 if py == top else 0), py) for px, py in corners]
            thing(art, corners, tone, 1.4)
            for part in (0.16, 0.24, 0.8):
                art.ink([(x + 1.4 + 4 * lean * (1 - part), top + tall * part), (x + wide - 1.4 + 4 * lean * (1 - part), top + tall * part)], 1.3, "flat", colour=grey(PALE if tone < 130 else DARK))
            x += wide + (6 if lean else 0.4) + (source.random() < 0.06) * 12
        slab(art, (-5, board + high, 246, 5), 96, 1.6)
    slab(art, (234, -8, 9, WALL + 4), 90, 2)
    since = sky(art, box)
    art.fill(outline("1050,78! 1082,70 1130,74 1170,64 1226,70! 1226,96! 1050,96!"), grey(120))
    for x, top, wide in ((1070, 40, 9), (1088, 22, 13), (1122, 8, 16), (1152, 34, 11), (1176, 44, 16)):
        art.fill(box_outline(QRectF(x, top, wide, 90 - top)), grey(92))
        for k in range(int(wide // 4)):
            art.fill(box_outline(QRectF(x + k * 5, top - 3, 3, 3)), grey(92))
    art.fill(outline("1174,46! 1184,30 1194,46!"), grey(78))
    art.add([ellipse(1142, 62, 17, 15)], grey(104))
    art.fill(box_outline(QRectF(1125, 62, 34, 30)), grey(104))
    art.fill(box_outline(QRectF(1127, 14, 6, 9)), grey(190))
    art.fill(outline("1048,84! 1100,78 1160,84 1228,78! 1228,98! 1048,98!"), grey(50))
    panes(art, box, since, 3, 2, 66)
    for side in (-1, 1):
        x = box[0] + box[2] / 2 + side * (box[2] / 2 + 12)
        thing(art, [(x - 15, -6), (x + 15, -6), (x + 12 - side * 4, 40), (x + 14, 118), (x - 14, 118), (x - 12 - side * 4, 40)], 82, 2.2, 5)
        for fold in (-7, 0, 7):
            art.ink([(x + fold, -4), (x + fold * 0.7 - side * 3, 50), (x + fold, 116)], 1.8, colour=grey(DARK))
    skirting(art, 10, 74)
    return art


def tavern() -> Art:
    """Draw the osteria: a vine over the door to the court, a row of casks, the wine's price on a slate."""
    art, box = Art(85), VENUES["osteria"].window
    plaster(art, 140, 9)
    art.fill(box_outline(QRectF(0, 66, WIDTH, 60)), grey(92))
    art.ink([(0, 66), (WIDTH, 66)], 3, "flat", straight=True, colour=grey(40))
    x, y, wide, high = box
    arch = outline(f"{x},{y + high}! {x},{y + 20} {x + wide / 2},{y - 20} {x + wide},{y + 20} {x + wide},{y + high}!")
    since = sky(art, box)
    art.fill(outline("30,100! 56,72 90,78 120,62 160,74 190,68! 190,124! 30,124!"), grey(124))
    art.fill(outline("30,112! 80,96 130,104 190,94! 190,124! 30,124!"), grey(90))
    for k in range(8):
        art.fill(outline(f"{100 + k * 8 - 2},{98 - k}! {100 + k * 8 + 2},{98 - k}! {100 + k * 8 + 3},{108}! {100 + k * 8 - 3},{108}!"), grey(60))
    art.clip(since, arch)
    art.line(arch, 7, colour=grey(176), contrast=0.1)
    art.line(arch, 2)
    source = random.Random(27)
    for stem in ("-8,40 20,16 60,4 110,8 160,2 214,12 250,6", "0,120 12,70 22,40 30,14"):
        art.ink(trace(stem), 5, "flat", colour=grey(40))
        art.ink(trace(stem), 2.6, "flat", colour=grey(120))
    for _ in range(34):
        u, v = source.uniform(-6, 244), source.uniform(-4, 18)
        if source.random() < 0.2:
            u, v = source.uniform(-4, 26), source.uniform(20, 86)
        _leaf(art, u, v, source.uniform(8, 13), source.uniform(-0.6, 0.6), source.choice((60, 80, 104)))
    for u, v in ((52, 22), (148, 20), (206, 26)):
        for k, (dx, dy) in enumerate(((-6, 0), (0, -1), (6, 0), (-3, 5), (3, 5), (0, 10), (0, 15))):
            thing(art, ellipse(u + dx, v + dy, 3.8, steps=14), 74 + (k % 2) * 14, 1.3)
            art.add([ellipse(u + dx - 1.2, v + dy - 1.2, 1.1, steps=8)], grey(220))
    art.ink([(944, -4), (944, 14)], 2, "flat")
    thing(art, "932,24! 938,14! 950,14! 956,24!", 70, 1.8)
    thing(art, "933,24! 955,24! 958,48! 930,48!", 226, 1.8)
    thing(art, "944,28 948,38 946,44 942,44 940,38", 250, 1.2)
    thing(art, "928,48! 960,48! 957,54! 931,54!", 80, 1.8)
    slab(art, (986, 14, 64, 46), 120, 2.2)
    slab(art, (991, 19, 54, 36), 34, 1.6)
    for row, word in enumerate(((0, 22), (0, 30), (0, 16))):
        art.ink([(997, 27 + row * 10), (997 + word[1], 27 + row * 10)], 1.8, "flat", colour=grey(220))
        art.ink([(1034, 27 + row * 10), (1040, 27 + row * 10)], 1.8, "flat", colour=grey(220))
    for u in (1098, 1166, 1234):
        barrel(art, u, 82, 31)
    for u in (1132, 1200, 1268):
        barrel(art, u, 26, 28)
    slab(art, (1060, 112, 240, 8), 60, 2)
    skirting(art, 3, 60)
    return art


def _leaf(art: Art, x: float, y: float, size: float, turn: float, tone: float) -> None:
    """Draw a vine leaf."""
    shape: list[Point] = [(0, -1), (0.3, -0.5), (0.9, -0.6), (0.7, 0), (1, 0.5), (0.4, 0.5), (0, 1.1), (-0.4, 0.5), (-1, 0.5), (-0.7, 0), (-0.9, -0.6), (-0.3, -0.5)]
    c, s = math.cos(turn) * size, math.sin(turn) * size
    thing(art, [(x + u * c - v * s, y + u * s + v * c) for u, v in shape], tone, 1.4)
    art.ink([(x - 0.7 * -s, y - 0.7 * c), (x - 0.8 * s, y + 0.8 * c)], 1.1, colour=grey(DARK))


def _grate(art: Art) -> None:
    """Draw a marble chimney-piece with a coal fire, and on it the clock between two vases."""
    slab(art, (22, 28, 206, 9), 176, 2.2, 4)
    slab(art, (36, 37, 178, 85), 160, 2.2)
    for u in (44, 182):
        slab(art, (u, 42, 24, 76), 180, 1.8, 4)
        for fold in (6, 12, 18):
            art.ink([(u + fold, 47), (u + fold, 114)], 1.3, "flat", colour=grey(110))
    assert VENUES["parlour"].hearth
    x, y, wide, high = VENUES["parlour"].hearth
    slab(art, (x, y, wide, high), 12, 2.6)
    art.fill(ellipse(x + wide / 2, y + high - 6, wide * 0.46, 30), grey(70))
    for dx, tall, tone in ((-30, 22, 130), (-14, 34, 150), (4, 42, 150), (22, 30, 140), (-8, 22, 216), (10, 26, 224)):
        u, foot = x + wide / 2 + dx, y + high - 14
        art.fill(outline(f"{u},{foot - tall}! {u + 8},{foot - tall * 0.4} {u + 6},{foot} {u - 7},{foot} {u - 8},{foot - tall * 0.4}"), grey(tone))
    for k in range(7):
        thing(art, ellipse(x + 14 + k * (wide - 28) / 6, y + high - 13 - (k % 2) * 4, 8, 6, steps=10), 96 if k % 2 else 40, 1.4)
    for k in range(9):
        u = x + 6 + k * (wide - 12) / 8
        art.ink([(u, y + high - 22), (u, y + high)], 2.4, "flat", colour=grey(60))
    slab(art, (x + 2, y + high - 24, wide - 4, 4), 130, 1.4)
    thing(art, "110,28! 110,12 125,0 140,12 140,28!", 90, 2, 5)
    thing(art, ellipse(125, 14, 10), 226, 1.7)
    art.ink([(125, 14), (125, 7)], 1.7, "flat")
    art.ink([(125, 14), (130, 16)], 1.7, "flat")
    slab(art, (106, 25, 38, 3), 120, 1.4)
    for u in (62, 190):
        thing(art, f"{u - 5},28! {u - 9},17 {u - 3},9 {u - 6},3! {u + 6},3! {u + 3},9 {u + 9},17 {u + 5},28!", 210, 1.6, 3)


def _curtains(art: Art, box: Box) -> None:
    """Draw velvet curtains, tied back."""
    for side in (-1, 1):
        u = box[0] + box[2] / 2 + side * (box[2] / 2 + 10)
        thing(art, [(u - 17, -6), (u + 17, -6), (u + 8 + side * 8, 46), (u + 12 + side * 6, 118), (u - 12 + side * 6, 118), (u - 8 + side * 8, 46)], 84, 2.2, 5)
        for fold in (-9, -2, 6):
            art.ink([(u + fold, -4), (u + fold * 0.5 + side * 7, 48), (u + fold + side * 5, 116)], 1.8, colour=grey(DARK))
        art.ink([(u - 9 + side * 8, 47), (u + 9 + side * 8, 47)], 4, "flat", colour=grey(190))


def parlour() -> Art:
    """Draw the English parlour: striped paper, wainscot, a grate with a clock above, rain on the sash."""
    art, box = Art(86), VENUES["parlour"].window
    ground(art, 128)
    for x in range(-10, WIDTH, 34):
        art.fill(box_outline(QRectF(x, 0, 15, 80)), grey(146))
        for y in range(6, 80, 26):
            art.add([ellipse(x + 7.5, y, 3.4, 5, steps=4)], grey(100))
    art.fill(box_outline(QRectF(0, 74, WIDTH, 50)), grey(78))
    for x in range(-12, WIDTH, 54):
        slab(art, (x, 82, 44, 28), 92, 1.6, 3)
    slab(art, (-5, 70, WIDTH + 10, 6), 112, 1.8)
    skirting(art, 9, 70)
    _grate(art)
    since = sky(art, box)
    art.fill(outline("1050,84! 1080,64 1100,70 1126,52 1160,66 1190,58 1226,70! 1226,110! 1050,110!"), grey(120))
    for u, top in ((1082, 54), (1146, 44), (1192, 56)):
        art.fill(box_outline(QRectF(u, top, 20, 50)), grey(90))
        art.fill(outline(f"{u - 3},{top}! {u + 10},{top - 13}! {u + 23},{top}!"), grey(66))
        art.fill(box_outline(QRectF(u + 13, top - 14, 5, 10)), grey(66))
    for k in range(26):
        u, v = 1052 + (k * 47) % 150, (k * 29) % 90
        art.ink([(u, v), (u - 3, v + 11)], 1.2, "both", colour=grey(232))
    panes(art, box, since, 2, 2, 190)
    _curtains(art, box)
    return art


WALLS = {"campli": inn, "montorio": kitchen, "iseo": boathouse, "bergamo": study, "osteria": tavern, "parlour": parlour, "salon": salon.wall, "varmland": cottage.wall, "bergen": seaside.bergen, "walcheren": seaside.walcheren, "osaka": cafe.wall}
"""The function of the wall of each place."""
