"""The cottage in Värmland: its timber wall, the coffee on the stool, the birch-bark pack by the door."""

import math
import random

from PySide6.QtCore import QRectF

from cucu_desktop.ui.widgets.venue import VENUES, Box
from kit.carving import solid
from kit.curves import ellipse, outline, trace
from kit.woodcut import BLUE, CREAM, GREEN, INK, OCHRE, VERMILION, Art
from room.floor import WALL, WIDTH, box_outline, grey
from room.wall_things import DARK, PALE, ground, panes, shelf, sky, slab, thing

BARK, BARK_DARK, BARK_LIGHT = "#c79a62", "#6d4626", "#ecd3a4"
BIRCH, COPPER, COPPER_DARK, COPPER_LIGHT = "#efe9dc", "#c0703c", "#7d3f1e", "#f0b080"
PINE, PINE_DARK, BUN, BUN_DARK = "#c9975a", "#80542a", "#d59a52", "#8a5426"
SHADE = "#0c0703"


def _logs(art: Art) -> None:
    """Draw hewn logs with moss between them: cracks, knots, axe marks."""
    source = random.Random(53)
    ground(art, 44)
    high = 25.0
    for row in range(6):
        y = -10 + row * high
        art.fill(box_outline(QRectF(-5, y, WIDTH + 10, high - 3)), grey(112 + source.uniform(-8, 8)))
        for part, tone, strength in ((0.12, 178, 0.35), (0.3, 150, 0.25), (0.78, 60, 0.4), (0.9, 40, 0.45)):
            art.fill(box_outline(QRectF(-5, y + part * (high - 3), WIDTH + 10, 3.4)), grey(tone), strength)
        for _ in range(30):
            x, long, v = source.uniform(-40, WIDTH), source.uniform(30, 170), y + source.uniform(2, high - 6)
            art.ink([(x, v), (x + long / 2, v + source.uniform(-1.2, 1.2)), (x + long, v)], source.uniform(0.7, 1.8), colour=grey(DARK if source.random() < 0.66 else PALE))
            art.layers[-1].opacity = 0.42
        for _ in range(4):
            x, v = source.uniform(0, WIDTH), y + source.uniform(6, high - 9)
            art.fill(ellipse(x, v, 5.4, 3.4, steps=16), grey(66), 0.7)
            art.line(ellipse(x, v, 8.4, 4.8, steps=18), 1.1, colour=grey(50))
        for x in range(-6, WIDTH, 9):
            art.ink([(x, y + high - 1.4), (x + source.uniform(4, 11), y + high - source.uniform(0.4, 3.4))], 1.6, "both", colour=grey(source.choice((30, 74, 92))))


def _fireplace(art: Art) -> None:
    """Draw the open hearth, whitewashed, its hood on an iron bar; a pot-hook, and pots on the ledge."""
    thing(art, "34,-8! 214,-8! 226,30! 22,30!", 214, 2.2, 5)
    for k in range(5):
        art.ink([(60 + k * 32, 2 + k % 2 * 9), (80 + k * 30, 3 + k % 2 * 9), (96 + k * 28, 1 + k % 2 * 9)], 1.6, colour=grey(168))
    slab(art, (18, 30, 212, 7), 96, 2, 3)
    slab(art, (26, 37, 30, 85), 206, 2, 4)
    slab(art, (192, 37, 30, 85), 206, 2, 4)
    box = VENUES["varmland"].hearth
    assert box
    x, y, wide, high = box
    hollow = thing(art, box_outline(QRectF(x, y, wide, high)), 14, 2.4)
    since = len(art.layers)
    for row in range(4):
        for k in range(6):
            art.line(box_outline(QRectF(x + k * 26 - 13 * (row % 2), y + row * 17, 26, 17)), 1.2, colour=grey(34))
    art.fill(ellipse(x + wide / 2, y + high - 2, wide * 0.46, 30), grey(70))
    for dx, tall, tone in ((-38, 20, 126), (-24, 34, 146), (-6, 46, 150), (14, 38, 146), (34, 24, 130), (-14, 24, 214), (4, 32, 228), (20, 22, 210)):
        u, foot = x + wide / 2 + dx, y + high - 8
        art.fill(outline(f"{u},{foot - tall}! {u + 8},{foot - tall * 0.42} {u + 6},{foot} {u - 7},{foot} {u - 8},{foot - tall * 0.42}"), grey(tone))
    for a, b in (((-46, -5), (40, -12)), ((-38, -14), (46, -4)), ((-20, -3), (24, -3))):
        art.ink([(x + wide / 2 + a[0], y + high + a[1]), (x + wide / 2 + b[0], y + high + b[1])], 8, "flat", colour=grey(200))
        art.ink([(x + wide / 2 + a[0], y + high + a[1] + 1.6), (x + wide / 2 + b[0], y + high + b[1] + 1.6)], 4.4, "flat", colour=grey(70))
    art.clip(since, hollow)
    art.ink([(x + wide * 0.5, y), (x + wide * 0.5, y + 10)], 2.2, "flat", colour=grey(90))
    thing(art, f"{x + wide / 2 - 17},{y + 14} {x + wide / 2},{y + 11} {x + wide / 2 + 17},{y + 14} {x + wide / 2 + 14},{y + 27} {x + wide / 2},{y + 31} {x + wide / 2 - 14},{y + 27}", 46, 1.8)
    for u, tall, tone in ((46, 20, 150), (72, 15, 190), (96, 24, 120), (186, 18, 168)):
        thing(art, f"{u - 8},30! {u - 10},{30 - tall * 0.5} {u - 5},{30 - tall}! {u + 5},{30 - tall}! {u + 10},{30 - tall * 0.5} {u + 8},30!", tone, 1.7, 4)
    thing(art, "128,30! 122,20 126,10 134,7! 150,7! 158,10 162,20 156,30!", 132, 2, 5)
    art.ink([(126, 12), (116, 8), (112, 2)], 3.6, "out")
    art.ink([(160, 14), (172, 16), (168, 26)], 2.4, "flat")
    slab(art, (134, 3, 16, 4), 96, 1.4)


def _bread(art: Art) -> None:
    """Draw rounds of hard bread with a hole, on a pole under the ceiling."""
    art.ink([(238, 9), (330, 7), (424, 10)], 4.6, "flat")
    art.ink([(238, 9), (330, 7), (424, 10)], 2.4, "flat", colour=grey(170))
    for k in range(9):
        x = 254 + k * 18.5
        lean = (k * 5 % 3 - 1) * 1.6
        thing(art, ellipse(x + lean, 21, 4.6, 16, steps=26), 176 - (k % 3) * 14, 1.6, 2)
        art.fill(ellipse(x + lean, 9.6, 1.5, 2.4, steps=10), grey(40))
        for dot in range(3):
            art.fill(ellipse(x + lean + (dot - 1) * 1.2, 18 + dot * 5, 0.9, steps=6), grey(110))


def _fiddle(art: Art) -> None:
    """Draw a fiddle and its bow, on a nail."""
    art.ink([(964, 8), (964, 16)], 2, "flat")
    slab(art, (961.6, 14, 4.8, 34), 40, 1.4)
    thing(art, "964,44! 954,46 950,56 954,64 957,70 951,78 949,90 956,98 964,100 972,98 979,90 977,78 971,70 974,64 978,56 974,46", 140, 2, 5)
    for side in (-1, 1):
        art.ink([(964 + side * 6.4, 66), (964 + side * 5, 72), (964 + side * 6.8, 78)], 1.5, "mid")
    for k in range(-1, 2):
        art.ink([(964 + k * 1.4, 18), (964 + k * 1.6, 92)], 0.8, "flat", colour=grey(226))
    slab(art, (959, 76, 10, 2.4), 206, 1)
    art.ink([(990, 14), (996, 56), (988, 100)], 2.6, "flat")
    art.ink([(990, 14), (989, 100)], 1, "flat", colour=grey(220))


def _clock(art: Art) -> None:
    """Draw the long-case clock, with a waist and a painted face."""
    thing(art, "1222,124! 1220,96! 1228,74 1226,54! 1222,46! 1222,28 1232,12 1244,8 1256,12 1266,28 1266,46! 1262,54! 1260,74 1268,96! 1266,124!", 156, 2.2, 6)
    thing(art, ellipse(1244, 32, 16, steps=30), 226, 1.8)
    for k in range(12):
        turn = math.tau * k / 12
        art.ink([(1244 + 12 * math.sin(turn), 32 - 12 * math.cos(turn)), (1244 + 14.4 * math.sin(turn), 32 - 14.4 * math.cos(turn))], 1.2, "flat")
    art.ink([(1244, 32), (1244, 22)], 1.7, "flat")
    art.ink([(1244, 32), (1251, 36)], 1.9, "flat")
    thing(art, ellipse(1244, 84, 7, 9, steps=20), 60, 1.7)
    art.ink([(1244, 64), (1244, 84)], 1.2, "flat", colour=grey(190))
    for side in (-1, 1):
        art.ink([(1244 + side * 12, 112), (1244 + side * 4, 106), (1244 + side * 10, 100)], 1.7, "both", colour=grey(80))


def _curtains(art: Art, box: Box) -> None:
    """Draw checked linen on both sides, and a valance along the top."""
    x, y, wide, high = box
    for left in (x - 13, x + wide - 9):
        cloth = thing(art, [(left, y - 8), (left + 22, y - 8), (left + 20, y + high * 0.6), (left + 23, y + high + 4), (left - 1, y + high + 4), (left + 2, y + high * 0.6)], 222, 1.7, 4)
        since = len(art.layers)
        for k in range(5):
            art.fill(box_outline(QRectF(left + k * 5, y - 8, 2.2, high + 14)), grey(110), 0.6)
        for k in range(int(high / 7) + 2):
            art.fill(box_outline(QRectF(left - 2, y - 8 + k * 7, 28, 2.6)), grey(110), 0.6)
        art.clip(since, cloth)
    edge = f"{x - 16},{y - 12}! {x + wide + 16},{y - 12}! {x + wide + 16},{y}!"
    scallops = " ".join(f"{x + wide + 16 - (k + 0.5) * (wide + 32) / 8},{y + (6 if k % 2 == 0 else 1)}" for k in range(8))
    thing(art, f"{edge} {scallops} {x - 16},{y}!", 214, 1.7, 2)


def wall() -> Art:
    """Draw the timber wall: a whitewashed hearth, bread, a fiddle, and birches by the lake outside."""
    art, box = Art(88), VENUES["varmland"].window
    _logs(art)
    _fireplace(art)
    _bread(art)
    x, y, wide, high = box
    since = sky(art, box)
    art.fill(outline(f"{x - 6},{y + 48}! {x + 30},{y + 36} {x + 66},{y + 42} {x + 104},{y + 30} {x + wide + 6},{y + 40}! {x + wide + 6},{y + 60}! {x - 6},{y + 60}!"), grey(116))
    for k in range(16):
        u = x + k * wide / 15
        art.fill(outline(f"{u},{y + 30 + k * 7 % 5}! {u + 5},{y + 54}! {u - 5},{y + 54}!"), grey(84 + k % 3 * 10))
    art.fill(box_outline(QRectF(x - 4, y + 53, wide + 8, 40)), grey(172))
    for v, a, b in ((58, 0.1, 0.5), (63, 0.4, 0.9), (69, 0.05, 0.34), (74, 0.55, 0.86)):
        art.ink([(x + wide * a, y + v), (x + wide * (a + b) / 2, y + v + 0.8), (x + wide * b, y + v)], 1.6, colour=grey(232))
    for u, thick in ((0.2, 5.4), (0.33, 3.8), (0.76, 6)):
        foot = x + wide * u
        art.ink([(foot, y + high + 4), (foot + 2, y + high / 2), (foot - 1, y - 4)], thick, "flat", colour=grey(240))
        for k in range(7):
            v = y + 4 + k * 13 + (k * 5) % 4
            art.ink([(foot - thick * 0.5, v), (foot + thick * (0.1 + 0.3 * (k % 2)), v + 0.6)], 1.7, "in")
        for k in range(9):
            art.fill(ellipse(foot + (k * 29 % 30) - 15, y + 4 + (k * 11) % 26, 4.6, 3, steps=10), grey(132), 0.8)
    panes(art, box, since, 2, 3, 206)
    _curtains(art, box)
    _fiddle(art)
    shelf(art, 876, 40, 62)
    for u, tall, tone in ((886, 13, 176), (904, 18, 120), (924, 12, 206)):
        thing(art, f"{u - 7},40! {u - 9},{40 - tall * 0.5} {u - 6},{40 - tall}! {u + 6},{40 - tall}! {u + 9},{40 - tall * 0.5} {u + 7},40!", tone, 1.6, 3)
    _clock(art)
    slab(art, (-5, WALL - 5, WIDTH + 10, 5), 70, 2)
    return art


def _fall(art: Art, x: float, y: float, rx: float, ry: float) -> None:
    for grow in (5, 0):
        art.add([ellipse(x + 3, y + 2, rx + grow, ry + grow * 0.6)], SHADE, 0.32)


def coffee() -> Art:
    """Draw a three-legged stool with a copper kettle, two cups, and a plate of buns."""
    art = Art(73)
    _fall(art, 76, 136, 48, 10)
    for leg in ("34,96! 44,98! 36,140! 27,140!", "108,98! 118,96! 125,140! 116,140!", "71,100! 81,100! 80,146! 72,146!"):
        solid(art, outline(leg), PINE_DARK, 2.6, shade=4)
    solid(art, outline("8,84 14,98 40,107 75,110 110,107 136,98 142,84 75,98"), PINE_DARK, 2.8)
    solid(art, ellipse(75, 82, 68, 22), PINE, 3.4, shade=9)
    for k in range(6):
        art.ink([(20 + k * 8, 80 + k % 3 * 4), (66 + k * 4, 84 + k % 3 * 4), (112 - k * 2, 80 + k % 3 * 5)], 1.2, colour=PINE_DARK)
    art.add([ellipse(56, 86, 34, 8)], SHADE, 0.26)
    art.line(ellipse(48, 22, 21, 15, arc=(180, 360), steps=24), 7)
    art.line(ellipse(48, 22, 21, 15, arc=(180, 360), steps=24), 3.6, colour=COPPER)
    solid(art, outline("72,62 84,56 92,42 100,34! 106,38! 100,48 90,64 76,74"), COPPER, 3)
    solid(art, outline("24,60 26,44 36,30! 60,30! 70,44 74,60 72,76 62,88 34,88 26,76"), COPPER, 3.6, shade=13)
    solid(art, outline("34,31! 38,23 48,20 58,23 62,31! 48,34"), COPPER, 2.8, shade=4)
    solid(art, ellipse(48, 18, 4.4, 4), COPPER_DARK, 2.2)
    art.ink(trace("27,52 48,56 72,52"), 2.2, "both", colour=COPPER_DARK)
    art.ink(trace("33,42 30,58 34,74"), 3.4, colour=COPPER_LIGHT)
    for x, y in ((100, 74), (122, 82)):
        solid(art, ellipse(x, y + 9, 15, 5), CREAM, 2.4)
        solid(art, outline(f"{x - 11},{y - 6}! {x + 11},{y - 6}! {x + 8},{y + 6} {x + 4},{y + 9} {x - 4},{y + 9} {x - 8},{y + 6}"), CREAM, 2.6, shade=4)
        solid(art, ellipse(x, y - 6, 11, 3.4), "#6b4020", 2)
        art.ink([(x - 8, y + 1), (x, y + 2.4), (x + 8, y + 1)], 1.7, "both", colour=BLUE)
    for steam in ("97,62 93,54 98,47 95,39", "103,62 100,55 105,48 102,42"):
        art.ink(trace(steam), 2, "both", colour=CREAM)
    solid(art, ellipse(72, 95, 25, 7), BIRCH, 2.4)
    for x, y in ((62, 91), (76, 93), (84, 90), (70, 86)):
        solid(art, ellipse(x, y, 8.6, 6), BUN, 2.4, shade=3)
        art.ink([(x - 5, y), (x, y - 3), (x + 4, y), (x, y + 2)], 1.7, "flat", colour=BUN_DARK)
        art.add([ellipse(x - 2, y - 3, 1, steps=8)], CREAM)
    return art


def pack() -> Art:
    """Draw a pack of plaited birch bark, with split birch for the fire and a spray of lingonberries."""
    art = Art(74)
    _fall(art, 76, 132, 56, 12)
    for x, top, tall in ((24, 70, 62), (40, 62, 70), (56, 72, 62)):
        solid(art, outline(f"{x - 8},{top}! {x + 8},{top - 2}! {x + 9},{top + tall}! {x - 8},{top + tall}!"), BIRCH, 2.6, shade=4)
        solid(art, ellipse(x, top, 8, 4), BARK_LIGHT, 2)
        for k in range(4):
            y = top + 10 + k * 13
            art.ink([(x - 8 + (k % 2) * 5, y), (x + (k % 2) * 8, y + 0.8)], 2.4, "both")
    for strap in ("64,58 54,84 62,118", "124,58 134,84 126,118"):
        art.ink(trace(strap), 7, "flat")
        art.ink(trace(strap), 4, "flat", colour=BARK_DARK)
    body = outline("62,60! 126,60! 130,132! 122,138 66,138 58,132!")
    solid(art, body, BARK, 3.6, shade=6)
    since = len(art.layers)
    for row in range(6):
        for column in range(6):
            x, y = 54 + column * 15, 56 + row * 15
            colour = BARK_LIGHT if (row + column) % 2 else BARK
            art.shape([(x, y + 7.5), (x + 7.5, y), (x + 15, y + 7.5), (x + 7.5, y + 15)], colour, 1.5, slip=(0, 0))
    art.clip(since, body)
    art.line(body, 3.2)
    solid(art, outline("56,50 94,44 132,50 130,66 94,70 58,66"), BARK_DARK, 3, shade=5)
    solid(art, outline("60,48 94,40 128,48 94,56"), BARK, 2.6, shade=4)
    art.ink([(94, 56), (94, 78)], 3, "flat", colour=BARK_LIGHT)
    solid(art, outline("89,76! 99,76! 98,88 90,88"), BARK_LIGHT, 2)
    for stem in ("104,46 112,30 124,20", "108,44 120,36 132,34", "106,46 110,34 108,22"):
        art.ink(trace(stem), 2.2, "out", colour=GREEN)
    for x, y in ((112, 34), (120, 26), (118, 38), (128, 35), (109, 28), (114, 24)):
        solid(art, ellipse(x, y, 5, 3, turn=(x % 5) * 0.4), GREEN, 1.6)
    for x, y in ((126, 19), (122, 31), (132, 32), (107, 20), (116, 30), (112, 40)):
        solid(art, ellipse(x, y, 4, steps=14), VERMILION, 1.7)
        art.add([ellipse(x - 1.2, y - 1.2, 1, steps=8)], CREAM)
    solid(art, ellipse(36, 134, 16, 7), OCHRE, 2.4, shade=3)
    art.ink([(26, 134), (46, 133)], 1.4, "both", colour=INK)
    return art
