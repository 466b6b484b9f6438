"""The games café in Osaka: wall, floor mats, the lucky cat on its cushion, and a pile of games."""

import random

from PySide6.QtCore import QRectF

from cucu_desktop.ui.widgets.venue import VENUES, Box
from kit.carving import solid
from kit.curves import Outline, ellipse, outline, trace
from kit.woodcut import BLUE, CREAM, DEEP_RED, GREEN, INK, OCHRE, VERMILION, Art
from room.floor import DEEP, LEFT, RIGHT, WALL, WIDTH, box_outline, grey
from room.wall_things import PALE, ground, panes, shelf, sky, slab, thing

RUSH, BROCADE = 138, 40
KLEE = "klee.ttf"
MENU = ("たこ焼き", "お茶", "クク", "串カツ", "カンビオ", "チキンカツ")
"""Takoyaki, tea, Cucco, skewers, Cambio, chicken cutlets: in letters that the shipped font has."""
GOLD, GOLD_DARK, CUSHION, CUSHION_DARK = "#e0b44c", "#96701f", "#8c3342", "#5a1c2a"
CHINA, CHINA_SHADE, BLUSH = "#f4efe2", "#cfc4ae", "#e3937c"
SHADE = "#0c0703"


def tatami() -> Art:
    """Draw rush mats, two by one, with brocade along their long sides: two across, then two along."""
    art, source = Art(14), random.Random(61)
    art.fill(box_outline(QRectF(LEFT, 0, RIGHT - LEFT, DEEP)), grey(60))
    size = 440.0
    for row in range(-1, int(DEEP / size) + 2):
        for column in range(-4, 4):
            left, top = 640 + column * size, row * size - 120
            for half in (0, size / 2):
                if (row + column) % 2:
                    _mat(art, QRectF(left, top + half, size, size / 2), source)
                else:
                    _mat(art, QRectF(left + half, top, size / 2, size), source)
    return art


def _mat(art: Art, box: QRectF, source: random.Random) -> None:
    """Draw one mat, its rushes along the long side."""
    lies = box.width() > box.height()
    long, across = (box.width(), box.height()) if lies else (box.height(), box.width())

    def laid(along: float, over: float, length: float, breadth: float) -> Outline:
        x, y, wide, high = (along, over, length, breadth) if lies else (over, along, breadth, length)
        return box_outline(QRectF(box.left() + x, box.top() + y, wide, high))

    art.fill(box_outline(box.adjusted(1, 1, -1, -1)), grey(RUSH + source.uniform(-12, 12)))
    for k in range(1, 8):
        art.fill(laid(0, across * k / 8, long, 1.6), grey(100), 0.5)
    for over in (0, across - 17):
        art.fill(laid(0, over, long, 17), grey(BROCADE))
        for k in range(11):
            art.fill(laid(long * (k + 0.5) / 11 - 6, over + 6, 12, 5), grey(88))


def _clay(art: Art) -> None:
    """Draw clay plaster between posts, and a rail along them, as in an old town house."""
    source = random.Random(57)
    ground(art, 150)
    for _ in range(60):
        x, y = source.uniform(0, WIDTH), source.uniform(12, WALL)
        art.ink([(x, y), (x + source.uniform(6, 20), y + source.uniform(-1, 1))], 1.4, colour=grey(110 if source.random() < 0.6 else PALE))
        art.layers[-1].opacity = 0.28
    slab(art, (-5, -8, WIDTH + 10, 17), 66, 2, 3)
    slab(art, (-5, WALL - 9, WIDTH + 10, 9), 60, 2)
    for x in (6, 236, 444, 836, 1030, 1240):
        slab(art, (x, 9, 13, WALL - 18), 78, 2, 4)


def _curtain(art: Art) -> None:
    """Draw the cloth in the doorway, in four widths, with an owl, after which the café is named."""
    slab(art, (28, 9, 198, WALL - 18), 28, 2)
    art.ink([(22, 15), (124, 16), (230, 15)], 4.6, "flat")
    art.ink([(22, 14), (124, 15), (230, 14)], 2.4, "flat", colour=grey(160))
    for k in range(4):
        x, sway = 31 + k * 48, (3, -2, 2, -3)[k]
        cloth = thing(art, f"{x},17! {x + 46},17! {x + 46 + sway},60 {x + 45},101! {x + 23 + sway},103 {x + 2},101! {x + sway},60", 58, 2, 7)
        since = len(art.layers)
        for fold in (12, 32):
            art.ink([(x + fold, 18), (x + fold + sway, 60), (x + fold - sway, 102)], 2.4, "both", colour=grey(40))
        art.clip(since, cloth)
    _owl(art, 127, 59, 1.0)


def _owl(art: Art, x: float, y: float, size: float) -> None:
    def at(points: Outline) -> Outline:
        return [(x + u * size, y + v * size) for u, v in points]

    art.fill(ellipse(x, y, 31 * size, 31 * size, steps=44), grey(226))
    art.fill(at(outline("-17,-22! -8,-15 8,-15 17,-22! 20,-6 18,14 10,24 0,27 -10,24 -18,14 -20,-6")), grey(52))
    for side in (-1, 1):
        art.fill(ellipse(x + side * 8 * size, y - 5 * size, 7 * size, 7 * size, steps=22), grey(226))
        art.fill(ellipse(x + side * 8 * size, y - 5 * size, 3.2 * size, 3.2 * size, steps=16), grey(30))
    art.fill(at([(-2.6, -1), (2.6, -1), (0, 5)]), grey(226))
    for row, many in ((10, 3), (16, 2)):
        for k in range(many):
            u = (k - (many - 1) / 2) * 7
            art.ink(at([(u - 3, row), (u, row + 3), (u + 3, row)]), 1.8 * size, "flat", colour=grey(190))


def _lantern(art: Art, x: float, top: float) -> None:
    """Draw a ribbed paper lantern, which glows by night."""
    art.ink([(x, 6), (x, top)], 2, "flat")
    slab(art, (x - 8, top, 16, 5), 44, 1.6)
    body = thing(art, f"{x - 10},{top + 5} {x - 18},{top + 14} {x - 20},{top + 28} {x - 18},{top + 42} {x - 10},{top + 51} {x + 10},{top + 51} {x + 18},{top + 42} {x + 20},{top + 28} {x + 18},{top + 14} {x + 10},{top + 5}", 212, 2, 6)
    since = len(art.layers)
    for k in range(1, 7):
        y = top + 5 + k * 6.8
        art.ink([(x - 21, y - 1.4), (x, y + 1.4), (x + 21, y - 1.4)], 1.3, "flat", colour=grey(120))
    art.clip(since, body)
    for row, letter in enumerate("お茶"):
        _written(art, letter, x, top + 25 + row * 19, 18)
    slab(art, (x - 8, top + 51, 16, 4), 44, 1.6)
    for k in (-3, 0, 3):
        art.ink([(x + k, top + 55), (x + k * 1.4, top + 65)], 1.6, "out", colour=grey(60))


def _games(art: Art, left: float, base: float, piles: tuple[tuple[float, tuple[float, ...]], ...]) -> None:
    """Draw piles of boxed games on a shelf; each box has a picture and a name on its side."""
    x = left
    for wide, tones in piles:
        y = base
        for k, tone in enumerate(tones):
            high, shift = 8 + (k * 5 + int(wide)) % 5, (k * 7 % 5 - 2) * 1.6
            y -= high
            slab(art, (x + shift, y, wide, high), tone, 1.6, 2)
            ink = 30 if tone > 120 else 210
            art.ink([(x + shift + wide * 0.3, y + high / 2), (x + shift + wide * 0.82, y + high / 2)], 1.9, "both", colour=grey(ink))
            art.fill(ellipse(x + shift + wide * 0.15, y + high / 2, 2.6, steps=12), grey(ink))
        x += wide + 7


def _menu(art: Art) -> None:
    """Draw slips of wood with the names of dishes, drinks and games, side by side under the rail."""
    for k in range(18):
        word = MENU[k % len(MENU)]
        x, tall = 470 + k * 19.6, 58 + k * 5 % 7
        slab(art, (x, 22, 14, tall), 202 - k * 7 % 20, 1.7, 2)
        art.fill(ellipse(x + 7, 26.4, 1.4, steps=8), grey(40))
        for row, letter in enumerate(word):
            _written(art, letter, x + 7, 31 + (row + 0.8) * 10.6, 11)


def _written(art: Art, letter: str, x: float, foot: float, size: float) -> None:
    """Draw a letter in ink; (x, foot) is the middle of its foot."""
    art.text(letter, x, foot, size, font=KLEE, colour=grey(26), bolder=0.5)


def _city(art: Art, box: Box) -> None:
    """Draw roofs, and above them the tower of Shinsekai with its round crown."""
    x, y, wide, high = box
    foot = y + high
    for u, w, tall, tone in ((0, 26, 30, 120), (22, 20, 42, 104), (40, 24, 26, 128), (92, 22, 36, 112), (112, 20, 48, 98), (130, 30, 30, 122)):
        art.fill(box_outline(QRectF(x + u, foot - tall, w, tall)), grey(tone))
        for row in range(int(tall / 9)):
            for column in range(3):
                if (row * 3 + column + u) % 4:
                    art.fill(box_outline(QRectF(x + u + 4 + column * w / 3.4, foot - tall + 4 + row * 9, 3, 4)), grey(226))
    mid = x + wide * 0.5
    art.fill(outline(f"{mid - 15},{foot}! {mid - 6.4},{y + 36}! {mid + 6.4},{y + 36}! {mid + 15},{foot}!"), grey(72))
    for k in range(5):
        v, w = y + 44 + k * 9, 6.6 + k * 1.7
        art.ink([(mid - w, v), (mid + w, v + 8)], 1.6, "flat", colour=grey(190))
        art.ink([(mid + w, v), (mid - w, v + 8)], 1.6, "flat", colour=grey(190))
    art.fill(outline(f"{mid - 12},{y + 36}! {mid - 14},{y + 28}! {mid + 14},{y + 28}! {mid + 12},{y + 36}!"), grey(58))
    art.fill(outline(f"{mid - 9},{y + 28}! {mid - 10},{y + 20}! {mid + 10},{y + 20}! {mid + 9},{y + 28}!"), grey(84))
    art.fill(ellipse(mid, y + 20, 8, 5, steps=20), grey(60))
    art.ink([(mid, y + 18), (mid, y + 3)], 2.2, "flat", colour=grey(50))


def wall() -> Art:
    """Draw the café: curtain and lantern at the door, games to the ceiling, menu slips, the tower at dusk."""
    art, box = Art(91), VENUES["osaka"].window
    _clay(art)
    _curtain(art)
    for base in (46, 84):
        shelf(art, 256, base, 182)
    _games(art, 262, 46, ((50, (70, 150, 96)), (38, (190, 110)), (52, (60, 128, 200)), (22, (160,))))
    _games(art, 260, 84, ((40, (140, 84)), (56, (196, 60, 120)), (44, (100, 170)), (22, (70, 206))))
    _menu(art)
    for base in (50, 88):
        shelf(art, 856, base, 166)
    _games(art, 860, 50, ((46, (120, 190, 66)), (34, (84, 150)), (54, (206, 104))))
    for k, tone in enumerate((60, 120, 176, 92, 150, 206, 76, 132)):
        slab(art, (862 + k * 11, 88 - 26 - k % 3 * 3, 10, 26 + k % 3 * 3), tone, 1.6, 2)
    thing(art, "972,88! 966,80 967,70 974,66 982,70 983,80 978,88!", 214, 1.7, 3)
    thing(art, "995,88! 989,80 991,66 1000,61 1009,66 1011,80 1005,88!", 86, 1.8, 4)
    art.fill(ellipse(1000, 70, 7, 5.6, steps=18), grey(216))
    for u in (997, 1003):
        art.fill(ellipse(u, 70, 1.6, steps=8), grey(24))
    since = sky(art, box)
    _city(art, box)
    panes(art, box, since, 4, 2, 96)
    _lantern(art, 214, 22)
    slab(art, (1256, 16, 26, 88), 208, 1.8)
    slab(art, (1252, 12, 34, 5), 56, 1.6)
    _written(art, "猫", 1269, 60, 21)
    slab(art, (1252, 104, 34, 5), 56, 1.6)
    return art


def _fall(art: Art, x: float, y: float, rx: float, ry: float) -> None:
    for grow in (5, 0):
        art.add([ellipse(x + 3, y + 2, rx + grow, ry + grow * 0.6)], SHADE, 0.32)


def lucky_cat() -> Art:
    """Draw a china cat on a cushion, one paw raised to beckon, a gold coin in the other."""
    art = Art(75)
    _fall(art, 76, 132, 60, 12)
    solid(art, outline("14,122 20,112 46,108 104,108 130,112 136,122 130,134 104,140 46,140 20,134"), CUSHION, 3.4, shade=8)
    art.ink(trace("18,123 46,128 76,129 106,128 132,123"), 2, "both", colour=CUSHION_DARK)
    for x, y in ((15, 122), (135, 122)):
        solid(art, ellipse(x, y, 4, 4, steps=14), GOLD, 1.8)
    body = outline("44,124 36,104 38,82 50,66 76,60 100,66 112,84 114,104 106,124 92,129 58,129")
    solid(art, body, CHINA, 3.6, shade=12)
    for paw in ("56,129 50,122 54,114 64,113 70,120 68,129", "84,129 82,120 88,113 98,114 102,122 96,129"):
        solid(art, outline(paw), CHINA, 2.6, shade=3)
    for x in (57, 62, 91, 96):
        art.ink([(x, 121), (x, 127)], 1.5)
    arm = outline("96,78 104,66 108,50 106,34 110,22 120,20 127,27 126,42 122,62 114,80 106,90")
    solid(art, arm, CHINA, 3.2, shade=6)
    art.ink(trace("109,32 116,36 125,34"), 2, "both", colour=CHINA_SHADE)
    for x in (113, 118, 122):
        art.ink([(x, 20.6), (x - 0.6, 27)], 1.6, "out")
    head = outline("34,46 36,30 32,10! 46,17 60,14 76,14 90,17 104,10! 101,30 103,46 98,60 84,69 68,71 52,69 39,60")
    solid(art, head, CHINA, 3.6, shade=9)
    for ear in ("36,17! 38,29 46,21", "100,17! 98,29 91,21"):
        art.fill(outline(ear), BLUSH)
    art.fill(outline("78,15 88,18 98,25 98,36 88,34 80,26"), OCHRE)
    art.fill(outline("94,84 108,86 112,100 106,110 96,104 92,94"), OCHRE)
    for eye in ("46,43 52,37 59,42", "79,42 86,37 92,43"):
        art.ink(trace(eye), 3.2, "both")
    art.fill(outline("65,49! 73,49! 69,54"), DEEP_RED)
    art.ink(trace("58,58 64,61 69,55 74,61 80,58"), 2.1, "both")
    for hair in ("54,52 38,49", "54,56 39,58", "84,52 100,49", "84,56 99,58"):
        art.ink(trace(hair), 1.5, "out")
    for x in (47, 91):
        art.add([ellipse(x, 53, 6, 4, steps=16)], BLUSH, 0.55)
    solid(art, outline("42,65 56,71 70,73 84,71 97,65 98,72 84,79 70,81 55,79 41,72"), VERMILION, 2.4, shade=3)
    solid(art, ellipse(70, 82, 7, 6.6, steps=22), GOLD, 2.4, shade=3)
    art.ink([(70, 82), (70, 87)], 2)
    solid(art, outline("44,98 52,90 62,92 66,100 62,108 50,110 43,106"), CHINA, 2.8, shade=3)
    coin = outline("50,94 60,86 72,88 78,98 77,114 68,124 56,122 49,110")
    solid(art, coin, GOLD, 3, shade=6)
    art.line([(u + (63 - u) * 0.2, v + (105 - v) * 0.2) for u, v in coin], 1.5, colour=GOLD_DARK)
    for stroke in ("59,97 69,96", "64,93 63,116", "58,105 70,104", "59,113 69,112"):
        art.ink(trace(stroke), 2.4, "both", colour=GOLD_DARK)
    art.ink(trace("46,108 50,112 56,110"), 2.4)
    return art


def games() -> Art:
    """Draw a pile of games, a lid that leans against it, and loose cards and chips."""
    art = Art(76)
    _fall(art, 76, 132, 60, 13)
    for top, colour, high, lean in ((112, BLUE, 24, 0), (90, VERMILION, 22, 5), (71, GREEN, 19, -4), (55, OCHRE, 16, 3)):
        x = 18 + lean
        side = outline(f"{x},{top}! {x + 100},{top}! {x + 100},{top + high}! {x},{top + high}!")
        solid(art, outline(f"{x + 10},{top - 9}! {x + 96},{top - 9}! {x + 100},{top}! {x},{top}!"), colour, 2.6)
        art.fill(outline(f"{x + 10},{top - 9}! {x + 96},{top - 9}! {x + 100},{top}! {x},{top}!"), CREAM, 0.28)
        solid(art, side, colour, 3, shade=4)
        solid(art, outline(f"{x + 26},{top + 4}! {x + 82},{top + 4}! {x + 82},{top + high - 4}! {x + 26},{top + high - 4}!"), CREAM, 1.8)
        for k in range(4):
            u = x + 33 + k * 13
            art.ink([(u, top + high * 0.4), (u + 7, top + high * 0.4)], 2.2, "both")
            art.ink([(u + 3, top + high * 0.3), (u + 3.6, top + high * 0.72)], 2.2, "both")
        solid(art, ellipse(x + 13, top + high / 2, 5, 5, steps=18), CREAM, 1.8)
    card = outline("104,60! 130,72! 112,116! 86,104!")
    solid(art, outline("96,58! 124,62! 118,110! 90,106!"), CREAM, 2.6, shade=3)
    solid(art, card, CREAM, 2.8, shade=4)
    art.line([(u + (108 - u) * 0.13, v + (88 - v) * 0.13) for u, v in card], 1.5, colour=DEEP_RED)
    solid(art, outline("101,78 106,74 110,77 116,79 117,86 113,96 107,98 101,95 98,87"), "#6d4a2c", 2, shade=2)
    for u, v in ((104, 84), (111.5, 87)):
        solid(art, ellipse(u, v, 3.6, 3.6, steps=16), CREAM, 1.4)
        art.add([ellipse(u, v, 1.4, steps=8)], INK)
    for x, y, colour in ((126, 128, VERMILION), (134, 119, BLUE), (118, 135, GOLD)):
        solid(art, ellipse(x, y + 3, 10, 5, steps=24), colour, 2.4)
        solid(art, ellipse(x, y, 10, 5, steps=24), colour, 2.4)
        art.line(ellipse(x, y, 6, 2.8, steps=18), 1.4, colour=CREAM)
    return art
