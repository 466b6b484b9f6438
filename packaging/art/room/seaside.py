"""Two kitchens by the sea: one above the harbour of Bergen, one in a farmhouse on Walcheren."""

import random

from PySide6.QtCore import QRectF

from cucu_desktop.ui.widgets.venue import VENUES, Box
from kit.curves import ellipse, outline
from kit.woodcut import Art
from room.floor import WALL, WIDTH, box_outline, grey
from room.wall_things import DARK, PALE, bottle, ground, panes, pot, shelf, skirting, sky, slab, string, thing


def bergen() -> Art:
    """Draw painted boards, an iron range, copper pans; outside, gables, masts and the fjord."""
    art = Art(91)
    ground(art, 122)
    source = random.Random(61)
    for k in range(31):
        x = -6 + k * 42
        art.fill(box_outline(QRectF(x, -5, 40, WALL + 5)), grey(122 + source.uniform(-7, 7)))
        art.ink([(x, -5), (x, WALL)], 1.8, "flat", straight=True, colour=grey(DARK))
        art.ink([(x + 2.6, -5), (x + 2.6, WALL)], 1.2, "flat", straight=True, colour=grey(PALE))
        art.layers[-1].opacity = 0.4
    slab(art, (-5, -8, WIDTH + 10, 13), 84, 2)
    _range(art)
    _plate_rack(art)
    _harbour(art, VENUES["bergen"].window)
    string(art, 1018, 6, 5, 8, 150)
    skirting(art, 6, 62)
    return art


def _range(art: Art) -> None:
    """Draw the black range with brass along it; its pipe, a kettle, and pans above."""
    chimney = thing(art, box_outline(QRectF(20, 5, 216, 115)), 150, 2.2)
    since = len(art.layers)
    for row in range(5):
        for k in range(7):
            art.line(box_outline(QRectF(20 + k * 40 - 20 * (row % 2), 8 + row * 23, 40, 23)), 1.1, colour=grey(106))
    art.clip(since, chimney)
    slab(art, (208, -4, 16, 48), 44, 2)
    for u, size in ((60, 15), (98, 12), (130, 10)):
        art.ink([(u, 5), (u, 12)], 2, "flat")
        thing(art, ellipse(u, 12 + size, size, steps=28), 176, 1.8, 4)
        thing(art, ellipse(u, 12 + size, size * 0.7, steps=24), 150, 1.2)
    slab(art, (30, 42, 200, 10), 60, 2.2)
    art.ink([(32, 54), (228, 54)], 2.6, "flat", straight=True, colour=grey(196))
    slab(art, (36, 56, 188, 64), 46, 2.2)
    assert VENUES["bergen"].hearth
    x, top, wide, high = VENUES["bergen"].hearth
    hollow = thing(art, box_outline(QRectF(x, top, wide, high)), 14, 2.6)
    since = len(art.layers)
    art.fill(ellipse(x + wide / 2, top + high, wide * 0.5, 26), grey(76))
    for dx, tall, tone in ((-24, 18, 140), (-8, 28, 150), (10, 32, 150), (26, 20, 136), (0, 17, 220), (16, 18, 212)):
        u, foot = x + wide / 2 + dx, top + high - 4
        art.fill(outline(f"{u},{foot - tall}! {u + 7},{foot - tall * 0.4} {u + 5},{foot} {u - 6},{foot} {u - 7},{foot - tall * 0.4}"), grey(tone))
    art.clip(since, hollow)
    for k in range(7):
        u = x + 4 + k * (wide - 8) / 6
        art.ink([(u, top + high * 0.55), (u, top + high)], 2.4, "flat", colour=grey(30))
    for left in (150, 42):
        slab(art, (left, 66, 30 if left == 42 else 66, 40), 58, 1.8)
        art.ink([(left + 6, 74), (left + 20, 74)], 3, "flat", colour=grey(200))
    thing(art, "166,42! 160,32 166,20 176,16! 190,16! 200,20 206,32 200,42!", 182, 2, 6)
    art.ink([(202, 28), (210, 24), (214, 16)], 4.4, "out", colour=grey(150))
    art.ink([(168, 18), (183, 6), (198, 18)], 2.4, "flat")


def _plate_rack(art: Art) -> None:
    """Draw plates on a rack, and dried fish beneath it."""
    slab(art, (880, 44, 116, 5), 86, 1.8)
    art.ink([(880, 30), (996, 30)], 2.4, "flat", straight=True, colour=grey(70))
    for k in range(5):
        thing(art, ellipse(894 + k * 22, 30, 10, 13, steps=24), 212 - k % 2 * 14, 1.7, 3)
        art.line(ellipse(894 + k * 22, 30, 6, 8.4, steps=20), 1.2, colour=grey(110))
    for k in range(3):
        u = 910 + k * 28
        art.ink([(u, 49), (u, 56)], 1.6, "flat")
        thing(art, f"{u},56! {u + 7},66 {u + 6},84 {u},96 {u - 6},84 {u - 7},66", 168, 1.7, 4)
        thing(art, f"{u},93! {u + 8},104! {u},101! {u - 8},104!", 140, 1.5)


def _harbour(art: Art, box: Box) -> None:
    """Draw gables along the quay, a moored boat, the mountain, and rain."""
    x, y, wide, high = box
    since = sky(art, box)
    art.fill(outline(f"{x - 6},{y + 50}! {x + 34},{y + 24} {x + 70},{y + 12} {x + 110},{y + 26} {x + wide + 6},{y + 18}! {x + wide + 6},{y + 70}! {x - 6},{y + 70}!"), grey(132))
    for k in range(6):
        u, top = x - 2 + k * 19, y + 36 + k % 2 * 3
        thing(art, f"{u},{y + 66}! {u},{top + 9}! {u + 9.5},{top}! {u + 19},{top + 9}! {u + 19},{y + 66}!", (70, 104, 86)[k % 3], 1.4)
        for dx in (4, 11):
            for dy in (13, 21):
                art.fill(box_outline(QRectF(u + dx, top + dy, 4, 5)), grey(236))
    art.fill(box_outline(QRectF(x - 4, y + 64, wide + 8, 50)), grey(150))
    for v, a, b in ((70, 0.1, 0.4), (77, 0.5, 0.9), (84, 0.06, 0.3), (88, 0.44, 0.7)):
        art.ink([(x + wide * a, y + v), (x + wide * (a + b) / 2, y + v + 0.8), (x + wide * b, y + v)], 1.6, colour=grey(226))
    hull = x + wide - 44
    thing(art, f"{hull - 26},{y + 68}! {hull + 30},{y + 66}! {hull + 22},{y + 80} {hull - 18},{y + 80}", 58, 1.7)
    art.ink([(hull, y + 68), (hull, y + 16)], 2.4, "flat")
    thing(art, f"{hull + 2},{y + 22}! {hull + 22},{y + 60}! {hull + 2},{y + 60}!", 206, 1.5)
    art.ink([(hull, y + 18), (hull - 24, y + 68)], 1.1, "flat")
    for k in range(22):
        u, v = x + (k * 47) % wide, y + (k * 29) % high
        art.ink([(u, v), (u - 2, v + 9)], 1, "both", colour=grey(240))
    panes(art, box, since, 3, 2, 206)
    pot(art, x + wide - 22, y + high)


def walcheren() -> Art:
    """Draw tiles to the height of a chair, a box-bed, plates along the rail, and the polder outside."""
    art = Art(92)
    ground(art, 172)
    _tiles(art)
    slab(art, (-5, -8, WIDTH + 10, 14), 78, 2)
    slab(art, (-5, 62, WIDTH + 10, 5), 84, 1.8)
    _polder(art, VENUES["walcheren"].window)
    _box_bed(art)
    slab(art, (222, 34, 98, 5), 86, 1.8)
    for k in range(4):
        _delft(art, 236 + k * 23, 22, 11)
    u, v = VENUES["walcheren"].light or (0, 0)
    shelf(art, u - 34, v + 18, 68)
    thing(art, f"{u - 7},{v + 18}! {u - 3},{v + 12}! {u + 3},{v + 12}! {u + 7},{v + 18}!", 120, 1.6)
    slab(art, (u - 2.6, v - 2, 5.2, 14), 236, 1.4)
    bottle(art, u + 22, v + 18, 24, 96)
    skirting(art, 4, 62)
    return art


def _tiles(art: Art) -> None:
    """Draw white tiles, each with a blue motif: a flower, a ship, a windmill, a fish."""
    side = 22
    art.fill(box_outline(QRectF(-5, 64, WIDTH + 10, WALL - 60)), grey(214))
    for row in range(3):
        for k in range(WIDTH // side + 2):
            x, y = k * side - 6, 66 + row * side
            art.line(box_outline(QRectF(x, y, side, side)), 0.9, colour=grey(120))
            u, v, kind = x + side / 2, y + side / 2, (k * 5 + row * 3) % 4
            if kind == 0:
                art.fill(ellipse(u, v, 3.6, steps=10), grey(84))
            elif kind == 1:
                art.fill(outline(f"{u - 5},{v + 3}! {u + 5},{v + 3}! {u},{v - 5}!"), grey(92))
            elif kind == 2:
                art.ink([(u - 4, v - 4), (u + 4, v + 4)], 1.7, "flat", colour=grey(84))
                art.ink([(u + 4, v - 4), (u - 4, v + 4)], 1.7, "flat", colour=grey(84))
            else:
                art.fill(ellipse(u, v, 5, 2.4, steps=10), grey(96))


def _delft(art: Art, x: float, y: float, size: float) -> None:
    """Draw a plate with a rim and a flower."""
    thing(art, ellipse(x, y, size, steps=26), 224, 1.7, 3)
    art.line(ellipse(x, y, size * 0.72, steps=22), 1.6, colour=grey(96))
    art.fill(ellipse(x, y, size * 0.3, steps=12), grey(84))


def _polder(art: Art, box: Box) -> None:
    """Draw meadows up to the dyke, a mill, a row of bent willows."""
    x, y, wide, high = box
    since = sky(art, box)
    for at, up in ((0.2, 18), (0.62, 12), (0.8, 26)):
        art.fill(ellipse(x + wide * at, y + up, 22, 5, steps=18), grey(240))
    art.fill(box_outline(QRectF(x - 4, y + high * 0.62, wide + 8, high)), grey(112))
    art.fill(outline(f"{x - 4},{y + high * 0.62 + 1}! {x + wide + 4},{y + high * 0.56}! {x + wide + 4},{y + high * 0.68}! {x - 4},{y + high * 0.66}!"), grey(86))
    foot, mill = y + high * 0.62, x + wide * 0.72
    thing(art, f"{mill - 9},{foot + 4}! {mill - 5},{foot - 26}! {mill + 5},{foot - 26}! {mill + 9},{foot + 4}!", 70, 1.6)
    thing(art, f"{mill - 6},{foot - 26}! {mill},{foot - 34}! {mill + 6},{foot - 26}!", 50, 1.4)
    for dx, dy in ((20, -14), (14, 20), (-20, 14), (-14, -20)):
        art.ink([(mill, foot - 27), (mill + dx, foot - 27 + dy)], 2.6, "flat", colour=grey(58))
    for k in range(3):
        u = x + wide * (0.12 + k * 0.14)
        art.ink([(u, foot + 8), (u + 2, foot - 3)], 3.4, "flat", colour=grey(50))
        art.fill(ellipse(u + 5, foot - 8, 9, 6, steps=14), grey(80))
    for k in range(4):
        v = y + high * (0.74 + k * 0.07)
        art.ink([(x, v), (x + wide / 2, v + 2), (x + wide, v - 1)], 1.4, colour=grey(150))
    panes(art, box, since, 3, 3, 206)
    for left in (x - 34, x + wide + 9):
        slab(art, (left, y - 6, 25, high + 10), 96, 1.9, 3)
        for part in (0.04, 0.54):
            slab(art, (left + 5, y + high * part, 15, high * 0.38), 120, 1.4)


def _box_bed(art: Art) -> None:
    """Draw two doors in the panelling, one ajar over pillows in blue checks; a warming-pan beside them."""
    slab(art, (1034, 6, 232, 114), 104, 2.2)
    hollow = thing(art, box_outline(QRectF(1054, 16, 92, 92)), 30, 2)
    since = len(art.layers)
    for k, tone in enumerate((210, 226)):
        pillow = thing(art, f"{1062 + k * 26},{92 - k * 4} {1066 + k * 26},{74 - k * 4} {1104 + k * 26},{72 - k * 4} {1110 + k * 26},{92 - k * 4}", tone, 1.6)
        before = len(art.layers)
        for line in range(10):
            art.fill(box_outline(QRectF(1058 + k * 26 + line * 7, 60, 2.4, 50)), grey(110), 0.6)
        for line in range(6):
            art.fill(box_outline(QRectF(1050, 64 + line * 7, 120, 2.2)), grey(110), 0.6)
        art.clip(before, pillow)
    art.fill(box_outline(QRectF(1050, 92, 100, 20)), grey(150))
    art.clip(since, hollow)
    cloth = thing(art, "1054,16! 1146,16! 1146,30 1130,26 1114,30 1098,26 1082,30 1066,26 1054,30!", 216, 1.6)
    since = len(art.layers)
    for k in range(14):
        art.fill(box_outline(QRectF(1054 + k * 7, 14, 2.4, 18)), grey(110), 0.6)
    art.clip(since, cloth)
    slab(art, (1156, 16, 92, 92), 124, 2, 5)
    for top in (22, 66):
        slab(art, (1164, top, 76, 36), 138, 1.6, 3)
    thing(art, ellipse(1162, 62, 2.6, steps=10), 220, 1.2)
    art.ink([(1020, 14), (1020, 74)], 3.4, "flat", colour=grey(70))
    thing(art, ellipse(1020, 84, 13, steps=26), 190, 1.9, 5)
    art.line(ellipse(1020, 84, 8, steps=20), 1.3, colour=grey(90))
