"""The salon in Paris: its floor, its wall, the letters on their table, and the bag of counters."""

import math
import random

from PySide6.QtCore import QPointF, QRectF
from PySide6.QtGui import QTransform

from cucu_desktop.ui.widgets.venue import VENUES, Box
from kit.carving import solid
from kit.curves import ellipse, outline, trace
from kit.woodcut import BLUE, CREAM, INK, OCHRE, VERMILION, Art
from room.floor import DEEP, LEFT, RIGHT, WIDTH, block, box_outline, grey
from room.wall_things import DARK, ground, panes, sky, slab, thing

PAPER, PAPER_DARK, GILT, GILT_LIGHT = "#f1e6c8", "#d3c096", "#c59a45", "#f0d590"
ROSEWOOD, ROSEWOOD_DARK, VELVET, VELVET_LIGHT = "#7a3b2a", "#4a2018", "#6d2f4a", "#a2647f"
SHADE = "#0c0703"


def panels() -> Art:
    """Draw oak in framed squares, as at Versailles: the blocks of adjacent squares run across and along."""
    art, source = Art(11), random.Random(17)
    turned = QTransform().translate(640, 870).rotate(45).scale(31, 31)
    seen = QRectF(LEFT - 300, -300, RIGHT - LEFT + 600, DEEP + 600)
    for column in range(-9, 10):
        for row in range(-9, 10):
            x, y = column * 7.0, row * 7.0
            if not seen.contains(turned.map(QPointF(x + 3, y + 3))):
                continue
            block(art, turned, QRectF(x, y, 7, 1), source)
            block(art, turned, QRectF(x, y + 1, 1, 6), source)
            for part in range(3):
                along = (column + row) % 2
                box = QRectF(x + 1, y + 1 + 2 * part, 6, 2) if along else QRectF(x + 1 + 2 * part, y + 1, 2, 6)
                block(art, turned, box, source)
    return art


def _mantel(art: Art) -> None:
    """Draw a marble chimney-piece with a low fire, two candles, and a mirror in a gilt frame above."""
    slab(art, (46, -8, 160, 44), 196, 2.2, 4)
    slab(art, (56, -8, 140, 38), 88, 1.8)
    for x, y in ((70, 28), (110, 28), (150, 28)):
        art.ink([(x, y), (x + 22, y - 34)], 3, "both", colour=grey(150))
    slab(art, (30, 36, 192, 8), 206, 2, 3)
    slab(art, (40, 44, 172, 78), 176, 2.2)
    for u in (46, 186):
        thing(art, f"{u},46! {u + 20},46! {u + 17},70 {u + 20},118! {u},118! {u + 3},70", 196, 1.7, 4)
        art.add([ellipse(u + 10, 56, 5)], grey(140))
    assert VENUES["salon"].hearth
    x, y, wide, high = VENUES["salon"].hearth
    slab(art, (x, y, wide, high), 12, 2.4)
    art.fill(ellipse(x + wide / 2, y + high - 4, wide * 0.44, 24), grey(70))
    for dx, tall, tone in ((-26, 18, 130), (-10, 30, 150), (8, 34, 150), (24, 22, 130), (-4, 18, 220), (12, 20, 226)):
        u, foot = x + wide / 2 + dx, y + high - 8
        art.fill(outline(f"{u},{foot - tall}! {u + 7},{foot - tall * 0.4} {u + 5},{foot} {u - 6},{foot} {u - 7},{foot - tall * 0.4}"), grey(tone))
    for a, b in ((-34, 30), (-28, 36)):
        art.ink([(x + wide / 2 + a, y + high - 5), (x + wide / 2 + b, y + high - 9)], 6, "flat", colour=grey(26))
    for u in (62, 190):
        thing(art, f"{u - 8},36! {u - 3},32 {u - 2},26! {u + 2},26! {u + 3},32 {u + 8},36!", 150, 1.5)
        slab(art, (u - 2.4, 10, 4.8, 16), 226, 1.2)
        thing(art, f"{u},0 {u + 3},6 {u},11 {u - 3},6", 252, 1)
    thing(art, "112,36! 114,26 108,20 116,12! 136,12! 144,20 138,26 140,36!", 120, 1.8, 4)
    thing(art, ellipse(126, 20, 6), 232, 1.4)
    art.ink([(126, 20), (126, 16)], 1.3, "flat")


def _drapes(art: Art, box: Box) -> None:
    """Draw silk curtains to the floor, tied in the middle."""
    for side in (-1, 1):
        u = box[0] + box[2] / 2 + side * (box[2] / 2 + 12)
        thing(art, [(u - 16, -6), (u + 16, -6), (u + 15, 60), (u + 17, 120), (u - 17, 120), (u - 15, 60)], 150, 2.2, 5)
        for fold in (-9, -1, 7):
            art.ink([(u + fold, -4), (u + fold + side * 2, 60), (u + fold, 118)], 1.8, colour=grey(DARK))
        art.ink([(u - 15, 62), (u + 15, 62)], 4, "flat", colour=grey(206))


def wall() -> Art:
    """Draw white panels with gilt mouldings, a mirror above the fire, and the roofs of the Marais outside."""
    art, box = Art(87), VENUES["salon"].window
    ground(art, 190)
    for x in range(-30, WIDTH, 118):
        slab(art, (x, -8, 104, 86), 204, 1.6)
        slab(art, (x + 9, -8, 86, 76), 216, 1.3, 3)
        for u in (x + 14, x + 90):
            art.ink([(u, 66), (u + (6 if u < x + 50 else -6), 58), (u, 50)], 2, "both", colour=grey(130))
        art.add([ellipse(x + 52, 22, 13, 17)], grey(196))
        art.line(ellipse(x + 52, 22, 13, 17), 1.8, colour=grey(140))
        slab(art, (x, 88, 104, 22), 200, 1.5, 2)
    slab(art, (-5, 79, WIDTH + 10, 6), 168, 1.8)
    slab(art, (-5, 112, WIDTH + 10, 12), 150, 1.8)
    _mantel(art)
    since = sky(art, box)
    for x, top, wide in ((1050, 62, 40), (1086, 48, 34), (1120, 58, 44), (1160, 42, 36), (1194, 56, 40)):
        art.fill(box_outline(QRectF(x, top, wide, 70)), grey(140))
        art.fill(outline(f"{x - 3},{top}! {x + 6},{top - 15}! {x + wide - 6},{top - 15}! {x + wide + 3},{top}!"), grey(80))
        art.fill(box_outline(QRectF(x + wide * 0.6, top - 25, 6, 12)), grey(96))
        art.fill(box_outline(QRectF(x + wide * 0.3, top - 11, 7, 9)), grey(200))
        for k in range(2):
            art.fill(box_outline(QRectF(x + 7 + k * wide * 0.45, top + 10, 6, 12)), grey(76))
    art.fill(box_outline(QRectF(1108, 14, 10, 50)), grey(118))
    art.fill(box_outline(QRectF(1124, 14, 10, 50)), grey(118))
    panes(art, box, since, 4, 3, 222)
    _drapes(art, box)
    return art


def _fall(art: Art, x: float, y: float, rx: float, ry: float) -> None:
    for grow in (5, 0):
        art.add([ellipse(x + 3, y + 2, rx + grow, ry + grow * 0.6)], SHADE, 0.32)


def letters() -> Art:
    """Draw a small round table: Montmort's letters, one open and one sealed, ink, a quill, and a seven."""
    art = Art(71)
    _fall(art, 78, 136, 42, 10)
    for leg in ("70,92! 80,92! 82,120 78,126 72,126 68,120", "72,120 54,128 38,138 44,142 62,136 76,128", "78,120 96,128 112,138 106,142 88,136 74,128"):
        solid(art, outline(leg), ROSEWOOD, 2.6, shade=4)
    solid(art, outline("8,78 12,92 40,103 75,107 110,103 138,92 142,78 75,94"), ROSEWOOD_DARK, 2.8)
    for k in range(11):
        art.ink([(16 + k * 11.8, 92 + 8 * math.sin(math.pi * (k + 0.4) / 11)), (16 + k * 11.8, 97 + 8 * math.sin(math.pi * (k + 0.4) / 11))], 1.6, "flat", colour=GILT)
    solid(art, ellipse(75, 76, 68, 24), ROSEWOOD, 3.4, shade=9)
    art.line(ellipse(75, 76, 61, 20), 1.8, colour=GILT)
    art.add([ellipse(62, 82, 42, 12)], SHADE, 0.26)
    solid(art, outline("18,78! 44,62! 82,72! 56,92!"), PAPER, 2.6, shade=5)
    art.ink([(31, 70), (69, 82)], 1.2, "flat", colour=PAPER_DARK)
    for k in range(5):
        x, y = 27 + k * 5.6, 79 - k * 3.2
        art.ink([(x, y), (x + 8, y + 2.6), (x + 17, y + 4), (x + 27, y + 7.6)], 1.4, "both")
    solid(art, outline("70,86! 98,74! 118,82! 92,96!"), CREAM, 2.6, shade=4)
    art.ink([(70, 86), (96, 84), (98, 74)], 1.5, "flat", colour=PAPER_DARK)
    art.ink([(118, 82), (96, 84), (92, 96)], 1.5, "flat", colour=PAPER_DARK)
    solid(art, ellipse(96, 84.4, 6.2, 4.8, steps=14), VERMILION, 2, shade=2)
    art.ink([(93.6, 84.4), (96, 82.6), (98.4, 84.6)], 1.1, "flat", colour="#f2b6a0")
    solid(art, outline("84,58! 100,52! 110,66! 93,73!"), CREAM, 2.2)
    for x, y in ((91, 60), (96, 58), (93, 64.6), (99, 62), (96, 68), (102, 65.6), (97.2, 63.2)):
        art.add([ellipse(x, y, 1.5, 1.2, steps=8)], VERMILION)
    solid(art, outline("102,64! 126,64! 130,58 125,50 103,50 98,58"), BLUE, 2.8, shade=6)
    solid(art, ellipse(114, 50, 11, 3.6), INK, 2)
    solid(art, outline("113,50 122,32 136,14 148,5! 147,19 138,34 122,46"), CREAM, 2.4, shade=4)
    art.ink(trace("113,51 125,33 144,11"), 1.6, "out")
    for barb in ("127,30 136,28", "133,22 142,19", "121,38 129,36"):
        art.ink(trace(barb), 1.2, "out")
    solid(art, outline("30,62! 34,55 43,53! 43,50! 55,50! 55,53! 64,55 68,62!"), GILT, 2.8, shade=6)
    solid(art, outline("44,24! 54,24! 55,51! 43,51!"), CREAM, 2.8, shade=5)
    art.ink([(49, 24), (49.4, 18)], 2, "flat")
    solid(art, outline("49,-1 54,10 55,16 49,21 43,16 44,9"), OCHRE, 1.8)
    art.fill(outline("49,7 52,12 51.6,17 49,19 46.4,17 46.6,12"), "#fff2c4")
    return art


def bag() -> Art:
    """Draw Waldegrave's bag on a footstool, and eight counters beside it: five white, three black."""
    art = Art(72)
    _fall(art, 74, 130, 56, 12)
    for x in (30, 112):
        solid(art, outline(f"{x},108! {x + 12},108! {x + 9},132 {x + 12},138 {x},138 {x + 3},132"), GILT, 2.4, shade=3)
    solid(art, outline("14,100 16,88 40,80 75,77 110,80 134,88 136,100 132,114 75,121 18,114"), "#4f7a78", 3.4, shade=12)
    for k in range(9):
        art.ink([(24 + k * 12.6, 115), (24 + k * 12.6, 119)], 3, "flat", colour=GILT_LIGHT)
    art.ink(trace("18,110 48,115 75,116.6 102,115 132,110"), 3.4, "flat", colour=GILT)
    solid(art, outline("34,92 30,70 38,50 52,42! 72,42! 88,50 96,70 92,92 64,99"), VELVET, 3.4, shade=13)
    for fold in ("52,46 46,64 46,84", "62,46 61,66 63,90", "74,46 80,62 82,82"):
        art.ink(trace(fold), 2, "out", colour=VELVET_LIGHT)
    solid(art, outline("46,42! 40,30 46,22 54,29 62,20 70,29 78,22 84,30 78,42! 62,45"), VELVET, 2.8, shade=5)
    art.ink([(44, 42), (62, 46), (80, 42)], 4.6, "flat")
    art.ink([(44, 42), (62, 46), (80, 42)], 2.4, "flat", colour=GILT_LIGHT)
    art.ink(trace("80,43 96,48 100,60 95,66"), 2.6, "flat", colour=GILT)
    solid(art, ellipse(95, 69, 3.6, 5, steps=12), GILT, 1.8)
    for x, y, colour in ((104, 92, CREAM), (116, 97, INK), (92, 102, CREAM), (106, 104, CREAM), (122, 88, CREAM), (80, 106, INK), (58, 108, CREAM), (45, 103, INK)):
        solid(art, ellipse(x, y, 7, 4.4, steps=18), colour, 2)
        art.line(ellipse(x, y - 0.4, 4, 2.3, steps=14), 1, colour=PAPER_DARK if colour is CREAM else "#8b8378")
    return art
