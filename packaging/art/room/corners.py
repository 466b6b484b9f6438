"""Object on the floor in the corner of each room, 150 x 150: it shows the place of the match."""

import math

from PySide6.QtGui import QTransform

from kit.carving import shadow, solid
from kit.curves import ellipse, outline, trace
from kit.woodcut import BLUE, CREAM, DEEP_RED, INK, OCHRE, VERMILION, Art
from room import cafe, cottage, salon

FUR, FUR_DARK, FUR_LIGHT = "#c98a45", "#8a5222", "#e9c48a"
COPPER, COPPER_LIGHT, COPPER_DARK = "#c0703c", "#eaa970", "#7d3f1e"
BRASS, BRASS_LIGHT = "#c79a4a", "#f0d590"
STRAW, STRAW_DARK = "#d7b56a", "#8a6420"
GLASS, GLASS_DARK = "#3f5a3c", "#26382a"
CALF, CALF_DARK = "#9a5a34", "#5d3218"
WOOL, WOOL_LIGHT, WOOL_DARK = "#e6ddc8", "#f6efdd", "#c9b896"
CHINA, MAHOGANY = "#eef0ea", "#7d3a28"
GLOW, FLAME, PAPER = "#f6d98c", "#fff2c4", "#efe4c6"
SHADE = "#0c0703"


def _fall(art: Art, x: float, y: float, rx: float, ry: float) -> None:
    """Draw the shadow of a thing on the floor."""
    for grow in (5, 0):
        art.add([ellipse(x + 3, y + 2, rx + grow, ry + grow * 0.6)], SHADE, 0.32)


def cat() -> Art:
    """Draw the inn's cat at Campli, asleep."""
    art = Art(61)
    _fall(art, 76, 112, 62, 22)
    body = outline("22,104 24,80 40,60 66,50 94,52 118,66 130,88 128,110 112,124 84,130 54,128 32,120")
    solid(art, body, FUR, 3.6, shade=16)
    for stripe in ("58,53 62,64 60,74", "72,50 77,62 75,74", "86,51 92,62 91,74", "100,55 107,65 107,76", "113,63 119,73 119,83"):
        art.ink(trace(stripe), 5, colour=FUR_DARK)
    art.ink(trace("96,124 104,112 106,98 98,86"), 2.6, "out")
    tail = outline("126,94 134,106 128,122 108,132 78,136 58,131 60,122 78,125 102,121 116,112 118,98")
    solid(art, tail, FUR, 3.2, shade=6)
    for stripe in ("118,104 130,110", "108,116 116,127", "92,121 95,133", "76,123 76,135"):
        art.ink(trace(stripe), 4.4, colour=FUR_DARK)
    head = outline("16,104 20,88 26,74! 38,80 52,80 66,76! 68,92 70,106 62,120 44,126 26,120")
    solid(art, head, FUR, 3.4, shade=7)
    for ear in ("27,77! 30,88 37,82", "64,79! 56,83 63,90"):
        art.fill(outline(ear), "#e0a58a")
    art.fill(outline("34,108 44,104 54,108 54,118 44,122 34,118"), FUR_LIGHT)
    for stripe in ("38,82 40,92", "45,81 45,93", "52,82 50,92", "20,98 28,100", "67,98 60,101"):
        art.ink(trace(stripe), 3, colour=FUR_DARK)
    for eye in ("25,101 31,105.6 37,102", "51,102 57,105.6 63,101"):
        art.ink(trace(eye), 2.9, "both")
    art.fill(outline("41,107! 47,107! 44,111"), DEEP_RED)
    art.ink(trace("38,115 41,116 44,112 47,116 50,115"), 1.7, "both")
    for hair in ("34,111 20,108", "34,114 20,116", "54,111 70,108", "54,114 70,116"):
        art.ink(trace(hair), 1.3, "out", colour=CREAM)
    paw = outline("48,126 54,118 66,117 72,123 68,131 56,133")
    solid(art, paw, FUR_LIGHT, 2.6)
    art.ink(trace("59,124 59,130"), 1.5)
    art.ink(trace("65,123 65,129"), 1.5)
    art.ink(trace("34,78 52,63 74,57"), 2.6, colour=FUR_LIGHT)
    return art


def conca() -> Art:
    """Draw a conca, the copper vessel for carrying water in the Abruzzi, with its ladle."""
    art = Art(62)
    _fall(art, 76, 128, 46, 14)
    for handle in ("38,62 20,60 17,80 34,94 38,86 27,78 28,69 39,72", "112,62 130,60 133,80 116,94 112,86 123,78 122,69 111,72"):
        solid(art, outline(handle), COPPER_DARK, 2.8)
    belly = outline("52,74 40,86 33,102 36,118 48,131 75,135 102,131 114,118 117,102 110,86 98,74 75,70")
    solid(art, belly, COPPER, 3.6, shade=18)
    neck = outline("33,34 42,48 54,62 56,76 75,80 94,76 96,62 108,48 117,34 75,46")
    solid(art, neck, COPPER, 3.4, shade=14)
    mouth = ellipse(75, 34, 42, 13)
    solid(art, mouth, COPPER_LIGHT, 3.2)
    solid(art, ellipse(75, 35, 35, 9.4), COPPER_DARK, 2.4)
    art.add([ellipse(75, 38.6, 26, 5)], BLUE)
    art.ink(trace("60,39 74,37.4 88,39"), 1.5, colour=CREAM)
    for band in ("55,69 75,74.6 95,69", "55,74.4 75,80 95,74.4"):
        art.ink(trace(band), 2.6, "flat", colour=COPPER_DARK)
    for i in range(9):
        angle = math.pi * (0.12 + 0.095 * i)
        x, y = 75 - 39 * math.cos(angle), 97 + 13 * math.sin(angle)
        art.ink([(x - 3.6, y - 4), (x, y + 4), (x + 3.6, y - 4)], 2, "both", colour=COPPER_DARK)
    art.ink(trace("44,112 58,121 75,123.6 92,121 106,112"), 2, "both", colour=COPPER_DARK)
    art.ink(trace("42,92 39,104 43,117"), 4.6, colour=COPPER_LIGHT)
    art.ink(trace("50,52 58,62 60,70"), 3.8, colour=COPPER_LIGHT)
    art.ink(trace("104,38 118,20 126,10"), 5, "flat")
    art.ink(trace("104,38 118,20 126,10"), 2.4, "flat", colour=COPPER_LIGHT)
    art.line(ellipse(128, 8, 4, 4), 2)
    return art


def lantern() -> Art:
    """Draw a boat's lantern on a coil of rope."""
    art = Art(63)
    _fall(art, 75, 124, 58, 17)
    for radius, y in ((58, 118), (50, 112), (56, 106)):
        coil = ellipse(75, y, radius, radius * 0.3)
        solid(art, coil, STRAW, 2.8, shade=4)
        for i in range(int(radius * 0.62)):
            angle = math.tau * i / int(radius * 0.62)
            x, z = 75 + radius * 0.95 * math.cos(angle), y + radius * 0.28 * math.sin(angle)
            art.ink([(x - 2.6, z - 3), (x + 2.2, z + 2.8)], 1.7, "both", colour=STRAW_DARK)
    solid(art, ellipse(75, 104, 44, 12.4), "#3a2614", 2)
    art.line(ellipse(75, 17, 12, 12), 3.4, contrast=0.2)
    solid(art, outline("48,96! 102,96! 106,108 75,113 44,108"), BRASS, 3, shade=8)
    glass = outline("52,50! 46,66 45,84 52,97! 75,100 98,97! 105,84 104,66 98,50!")
    art.fill(glass, GLOW)
    art.add([ellipse(75, 75, 18, 20)], FLAME)
    flame = outline("75,54 82,68 84,80 75,88 66,80 69,67")
    solid(art, flame, OCHRE, 1.8)
    art.fill(outline("75,66 79,76 78,82 75,85 72,82 72,75"), VERMILION)
    art.line(glass, 3)
    for bar in ("61,50 57,74 61,98", "89,50 93,74 89,98"):
        art.ink(trace(bar), 3, "flat")
    art.ink(trace("46,74 75,79 104,74"), 2.6, "flat")
    solid(art, outline("47,52! 56,38 64,31 86,31 94,38 103,52! 75,57"), BRASS, 3.2, shade=9)
    art.ink(trace("58,46 66,37 74,35"), 3, colour=BRASS_LIGHT)
    solid(art, ellipse(75, 30, 13, 4.6), BRASS_LIGHT, 2.6)
    art.ink(trace("51,62 50,74 52,86"), 2.6, colour=CREAM)
    return art


def ledgers() -> Art:
    """Draw the notary's books at Bergamo, with ink, quill and a candle."""
    art = Art(64)
    _fall(art, 76, 128, 58, 14)
    for top, colour, dark, left, right in ((104, CALF, CALF_DARK, 18, 128), (84, "#3f6a72", "#20404a", 26, 122), (67, DEEP_RED, "#4a120c", 22, 114)):
        high = 20 if top > 90 else 17
        solid(art, outline(f"{left},{top}! {right},{top}! {right},{top + high}! {left},{top + high}!"), PAPER, 2.6)
        for line in range(1, high // 4 + 1):
            art.ink([(left + 12, top + line * 3.6), (right - 3, top + line * 3.6 + 0.4)], 1, "flat", colour="#a58f63")
        solid(art, outline(f"{left},{top - 2}! {right + 3},{top - 2}! {right + 3},{top + 3}! {left + 10},{top + 4} {left + 10},{top + high - 3} {right + 3},{top + high - 2}! {right + 3},{top + high + 2}! {left},{top + high + 2}! {left - 5},{top + high / 2}"), colour, 2.6)
        art.ink([(left + 3, top + 1), (left - 1, top + high / 2), (left + 3, top + high - 1)], 2.4, colour=dark)
        for band in (0.28, 0.72):
            art.ink([(left - 3, top + high * band), (left + 9, top + high * band)], 2, "flat", colour=OCHRE)
    art.fill(outline("96,86! 103,86! 104,120! 99,114 94,121!"), VERMILION)
    solid(art, outline("84,60! 108,60! 111,54 106,46 86,46 81,54"), "#4c5a66", 2.8, shade=6)
    solid(art, ellipse(96, 46, 10, 3.4), INK, 2)
    quill = outline("95,46 104,30 118,12 132,4! 131,18 121,32 106,42")
    solid(art, quill, CREAM, 2.4, shade=4)
    art.ink(trace("95,47 108,30 128,9"), 1.7, "out")
    for barb in ("110,27 120,26", "116,20 126,18", "104,34 112,36"):
        art.ink(trace(barb), 1.2, "out")
    solid(art, outline("30,67! 34,60 44,58 44,54 54,54 54,58 64,60 68,67!"), BRASS, 2.8, shade=6)
    solid(art, outline("42,34! 54,33! 55,56! 50,57 47,55 42,57!"), CREAM, 2.8, shade=5)
    art.ink(trace("54,38 57,46 55,50"), 3, colour=CREAM)
    art.ink([(48, 34), (48.4, 28)], 2, "flat")
    flame = outline("48,8 53,19 54,26 48,31 42,26 43,18")
    solid(art, flame, OCHRE, 1.8)
    art.fill(outline("48,16 51,22 50.6,27 48,29 45.4,27 45.6,22"), FLAME)
    return art


def tea() -> Art:
    """Draw a tea table in the English parlour: pot, cup, and one biscuit."""
    art = Art(65)
    _fall(art, 76, 136, 40, 10)
    for leg in ("70,96! 80,96! 82,122 78,128 72,128 68,122", "72,124 56,130 40,138 46,142 62,136 76,130", "78,124 94,130 110,138 104,142 88,136 74,130"):
        solid(art, outline(leg), MAHOGANY, 2.6, shade=4)
    solid(art, outline("10,84 14,96 40,107 75,111 110,107 136,96 140,84 75,98"), "#4c1f14", 2.8)
    solid(art, ellipse(75, 82, 66, 24), MAHOGANY, 3.4, shade=9)
    solid(art, ellipse(75, 80.4, 58, 19), CREAM, 2.2)
    for i in range(28):
        angle = math.tau * i / 28
        art.add([ellipse(75 + 53 * math.cos(angle), 80.4 + 16.2 * math.sin(angle), 2.1, 1.3, steps=10)], BLUE)
    art.add([ellipse(54, 86, 27, 7)], SHADE, 0.22)
    art.line(ellipse(22, 62, 10, 13), 6)
    art.line(ellipse(22, 62, 10, 13), 2.6, colour=CHINA)
    spout = outline("70,74 82,66 86,52 94,46! 98,50! 92,58 88,72 76,82")
    solid(art, spout, CHINA, 2.6)
    pot = outline("26,64 32,50 46,44 60,44 74,50 80,64 76,80 64,87 42,87 30,80")
    solid(art, pot, CHINA, 3.2, shade=10)
    solid(art, outline("36,48 44,40 53,38 62,40 70,48 53,52"), CHINA, 2.6, shade=4)
    solid(art, ellipse(53, 35, 4.6, 4.2), BLUE, 2.2)
    for x, y in ((42, 68), (53, 72), (64, 68)):
        for i in range(5):
            angle = math.tau * i / 5
            art.add([ellipse(x + 4 * math.cos(angle), y + 4 * math.sin(angle), 2.4, steps=10)], BLUE)
        art.add([ellipse(x, y, 1.8, steps=10)], OCHRE)
    art.ink(trace("30,58 53,62 76,58"), 2, "both", colour=BLUE)
    art.ink(trace("34,60 33,68 36,77"), 2.6, colour="#ffffff")
    solid(art, ellipse(106, 84, 18, 6), CHINA, 2.4)
    art.line(ellipse(120, 74, 5, 4.6), 2.4)
    solid(art, outline("93,68! 119,68! 116,80 110,85 102,85 96,80"), CHINA, 2.6, shade=5)
    solid(art, ellipse(106, 68, 13, 4), "#9a5a2c", 2.2)
    for steam in ("103,60 99,53 104,47 101,40", "110,60 107,52 112,46 109,38"):
        art.ink(trace(steam), 2, "both", colour=CREAM)
    solid(art, ellipse(80, 92, 9, 3.6), OCHRE, 2.2)
    for x in (76, 80, 84):
        art.add([ellipse(x, 91.6, 0.9, steps=8)], INK)
    return art


def fiasco() -> Art:
    """Draw a straw flask, a poured glass and a cut loaf, for the osteria."""
    art = Art(66)
    _fall(art, 76, 132, 58, 13)
    solid(art, outline("49,8! 61,8! 62,36 66,50 44,50 48,36"), GLASS, 3, shade=6)
    solid(art, outline("46,6! 64,6! 64,14! 46,14!"), GLASS_DARK, 2.6)
    solid(art, outline("50,0! 60,0! 60,7! 50,7!"), "#b98a55", 2.2)
    art.ink(trace("52,18 52.6,32 50,42"), 2.8, colour="#9fb894")
    body = outline("44,50 30,64 22,84 22,106 32,124 55,131 78,124 88,106 88,84 80,64 66,50 55,54")
    solid(art, body, STRAW, 3.4, shade=14)
    for i in range(7):
        x = 28 + i * 9
        bend = (x - 55) * 0.42
        art.ink([(55 + bend * 0.75, 54), (x - bend * 0.1, 88), (55 + bend * 0.95, 128)], 2.2, "flat", colour=STRAW_DARK)
    for y, half in ((70, 27), (88, 33), (106, 32)):
        art.ink([(55 - half, y), (55, y + 6), (55 + half, y)], 6.4, "flat", colour=INK)
        art.ink([(55 - half + 1, y), (55, y + 6), (55 + half - 1, y)], 3.6, "flat", colour="#eccf8c")
    art.line(body, 3.2)
    glass = outline("98,72! 124,72! 122,94 116,104 106,104 100,94")
    art.fill(glass, "#dfe6da", 0.55)
    art.fill(outline("99,84 111,87 123,84 121.4,95 116,103 106,103 100.6,95"), DEEP_RED)
    art.add([ellipse(111, 84.4, 12, 2.8)], "#b0402c")
    art.line(glass, 2.6)
    art.line(ellipse(111, 72, 13, 3.4), 1.8)
    art.ink(trace("102,76 102.6,88 105,96"), 2, colour=CREAM)
    art.ink([(111, 104), (111, 122)], 4.4, "flat")
    art.ink([(110.6, 104), (110.6, 122)], 1.7, "flat", colour=CREAM)
    solid(art, ellipse(111, 124, 12, 4), "#dfe6da", 2.4)
    loaf = outline("70,130 72,118 84,112 100,114 112,120 116,130 108,137 88,139 74,137")
    solid(art, loaf, "#b5793c", 3, shade=8)
    solid(art, ellipse(76, 127, 8, 9.6), "#ecd4a0", 2.4)
    for cut in ("88,114 92,122", "97,114 101,123", "105,117 108,125"):
        art.ink(trace(cut), 3, "both", colour="#f0dcae")
    shadow(art, loaf, 5)
    return art


def dog() -> Art:
    """Draw the shepherd's white dog at Montorio, asleep with one ear up."""
    art = Art(67)
    _fall(art, 78, 118, 66, 20)
    tail = outline("22,112 12,104 8,92 14,84 24,86 22,94 26,102 34,106")
    solid(art, tail, WOOL, 3, shade=6)
    body = outline("18,110 20,90 32,74 52,64 78,62 100,68 114,80 122,98 120,116 104,126 70,129 36,126")
    solid(art, body, WOOL, 3.6, shade=14)
    for lock in ("36,76 40,84 38,92", "50,68 55,78 52,88", "66,65 71,76 68,86", "82,66 86,77 84,88", "30,92 35,100 33,108", "46,92 52,102 49,110", "64,92 70,104 66,112"):
        art.ink(trace(lock), 2.4, "out", colour=WOOL_DARK)
    haunch = outline("24,124 22,106 34,94 52,96 60,110 56,126")
    solid(art, haunch, WOOL, 2.8, shade=7)
    foot = outline("44,132 46,123 60,121 72,124 72,132 58,135")
    solid(art, foot, WOOL_LIGHT, 2.6)
    head = outline("84,112 86,94 98,84 112,84 122,92 132,100 143,108 144,118 134,124 116,126 98,124")
    solid(art, head, WOOL_LIGHT, 3.4, shade=6)
    flap = outline("96,88 88,92 84,106 90,116 98,108 104,94")
    solid(art, flap, WOOL_DARK, 2.8, shade=5)
    perked = outline("108,86 106,74 114,70! 122,80 120,90")
    solid(art, perked, WOOL_DARK, 2.6, shade=3)
    art.ink(trace("113,99 118,102.6 124,101"), 2.8)
    art.ink(trace("112,94 117,93"), 2, colour=WOOL_DARK)
    solid(art, outline("138,105 146,106 147,112 141,114 137,110"), INK, 1.6)
    art.add([ellipse(141, 107.6, 2, 1.2)], CREAM)
    art.ink(trace("142,114 138,119 128,120"), 1.9)
    paw = outline("96,132 98,123 114,121 128,124 128,131 112,135")
    solid(art, paw, WOOL_LIGHT, 2.6)
    for x in (116, 122):
        art.ink([(x, 125), (x, 131)], 1.5)
    art.ink(trace("88,116 94,122 104,124"), 4.6, "flat", colour=VERMILION)
    art.ink(trace("34,78 54,67 78,65"), 2.4, colour=CREAM)
    art.transform(0, QTransform(-1, 0, 0, 1, 150, 0))  # at the right, facing the table
    return art


def basket() -> Art:
    """Draw a willow basket at Campli: a loaf, a cheese, grapes, and a cloth over the rest."""
    art = Art(68)
    _fall(art, 78, 128, 56, 14)
    art.ink(trace("26,82 30,34 75,12 120,34 124,82"), 9, "flat")
    art.ink(trace("26,82 30,34 75,12 120,34 124,82"), 5, "flat", colour=STRAW)
    for i in range(13):
        x, y = trace("28,66 29,54 31,43 37,34 46,26 57,19 69,14 81,14 93,19 104,26 113,34 119,43 121,54")[i]
        art.ink([(x - 3, y + 2), (x + 3, y - 2)], 1.7, colour=STRAW_DARK)
    solid(art, outline("36,84 34,62 46,50 58,54 62,70 62,86"), "#b5793c", 3, shade=6)
    for cut in ("42,60 48,64", "44,68 52,72"):
        art.ink(trace(cut), 3, "both", colour="#f0dcae")
    solid(art, outline("66,86 66,64! 96,58! 104,70! 104,86"), "#ecd08a", 3, shade=6)
    art.ink(trace("67,68 104,73"), 2)
    for x, y in ((76, 76), (88, 80), (94, 76)):
        art.add([ellipse(x, y, 2.6, 2)], "#b98f3c")
    for x, y in ((104, 60), (112, 62), (118, 68), (108, 68), (114, 75), (106, 77), (120, 78), (112, 83)):
        solid(art, ellipse(x, y, 6, steps=18), "#5d3a5a", 1.8)
        art.add([ellipse(x - 1.8, y - 1.8, 1.6, steps=10)], CREAM)
    belly = outline("20,82! 130,82! 124,106 114,128 100,134 50,134 36,128 26,106")
    solid(art, belly, STRAW, 3.6, shade=14)
    for row in range(4):
        y = 93 + row * 10.5
        art.ink([(24 + row * 3.6, y), (75, y + 3), (126 - row * 3.6, y)], 1.6, "flat", colour=STRAW_DARK)
        for k in range(10 - row):
            x = 30 + row * 4 + k * 10 + (row % 2) * 5
            art.ink([(x, y - 8), (x + 2, y - 3), (x, y + 1)], 3, "both", colour=STRAW_DARK)
    solid(art, outline("16,78 30,75 75,80 120,75 134,78 134,86 120,85 75,90 30,85 16,86"), STRAW, 3, shade=4)
    for k in range(14):
        art.ink([(20 + k * 8.4, 84), (25 + k * 8.4, 78)], 1.8, colour=STRAW_DARK)
    cloth = outline("30,78 56,74 68,82 64,100 54,112! 44,102 34,106! 28,92")
    solid(art, cloth, CREAM, 2.8, shade=7)
    for line in ("38,80 40,102", "50,78 52,106", "60,80 60,100", "30,88 66,88", "30,97 64,96"):
        art.ink(trace(line), 1.9, "flat", colour=VERMILION)
    return art


def organetto() -> Art:
    """Draw an organetto at the osteria, with two buttons for the bass."""
    art = Art(69)
    _fall(art, 78, 122, 60, 14)
    folds = [(52 + k * 7.4, 62 - 3 * math.sin(math.pi * k / 6), 128 - 5 * math.sin(math.pi * k / 6)) for k in range(7)]
    art.fill(outline("48,60! 102,60! 102,126! 48,126!"), "#3a1512")
    for k, (x, top, low) in enumerate(folds):
        solid(art, [(x, top), (x + 5.4, top - 2), (x + 5.4, low + 2), (x, low)], "#a8382a" if k % 2 else "#c8452e", 2)
        solid(art, [(x, top), (x + 5.4, top - 2), (x + 5.4, top + 4), (x, top + 6)], BRASS_LIGHT, 1.4)
    left = outline("14,58! 50,52! 50,130! 14,124!")
    solid(art, left, "#7d4a26", 3.6, shade=9)
    solid(art, outline("20,66! 44,62! 44,84! 20,84!"), CREAM, 2)
    art.add([ellipse(32, 73, 6, steps=20)], VERMILION)
    for i in range(6):
        angle = math.tau * i / 6
        art.add([ellipse(32 + 8 * math.cos(angle), 73 + 6.4 * math.sin(angle), 2.2, steps=10)], "#5d7a4a")
    for y in (96, 110):
        solid(art, ellipse(32, y, 5, steps=18), CREAM, 2.2)
    right = outline("100,52! 136,58! 136,124! 100,130!")
    solid(art, right, "#8d5630", 3.6, shade=10)
    for row in range(3):
        art.ink([(106, 64 + row * 5), (130, 66 + row * 5)], 2, "flat", colour="#4a2d18")
    for column, x in enumerate((112, 125)):
        for k in range(4):
            solid(art, ellipse(x, 84 + k * 10.4 + column * 3, 3.7, steps=16), CREAM, 1.9)
    art.ink(trace("16,60 6,84 14,112"), 6, "flat")
    art.ink(trace("16,60 6,84 14,112"), 3, "flat", colour="#a8703c")
    art.ink(trace("18,60 48,55"), 2.4, colour="#d9a06a")
    art.ink(trace("103,55 134,60"), 2.4, colour="#d9a06a")
    return art


def wool() -> Art:
    """Draw a work-basket in the parlour: two balls of wool, needles, and an unfinished sock."""
    art = Art(70)
    _fall(art, 78, 124, 56, 14)
    art.ink([(96, 92), (120, 30)], 4.6, "flat")
    art.ink([(96, 92), (120, 30)], 2.2, "flat", colour=CHINA)
    art.ink([(84, 90), (66, 26)], 4.6, "flat")
    art.ink([(84, 90), (66, 26)], 2.2, "flat", colour=CHINA)
    for x, y in ((121, 28), (65, 24)):
        solid(art, ellipse(x, y, 4, steps=14), MAHOGANY, 1.8)
    for x, y, size, colour, light in ((52, 84, 27, BLUE, "#a9bcc6"), (104, 90, 24, VERMILION, "#eda48e")):
        ball = ellipse(x, y, size, steps=40)
        solid(art, ball, colour, 3.4, shade=9)
        since = len(art.layers)
        for k in range(-3, 4):
            art.ink([(x - size, y + k * 7 - 6), (x, y + k * 7), (x + size, y + k * 7 - 8)], 1.6, colour=INK if k % 2 else light)
            art.ink([(x + k * 7 - 6, y - size), (x + k * 6, y), (x + k * 7 + 4, y + size)], 1.3, colour=light if k % 2 else INK)
        art.clip(since, ball)
        art.ink(ellipse(x, y, size - 4, arc=(195, 260), steps=14), 3, colour=CREAM)
    art.ink(trace("124,100 138,108 132,118 142,126 128,134"), 4, "flat")
    art.ink(trace("124,100 138,108 132,118 142,126 128,134"), 2, "flat", colour=VERMILION)
    tub = outline("22,98! 128,98! 120,132! 104,138 46,138 30,132!")
    solid(art, tub, MAHOGANY, 3.6, shade=14)
    for k in range(9):
        art.ink([(28 + k * 12, 100), (33 + k * 10.6, 134)], 1.8, "flat", colour="#4a2014")
    solid(art, outline("18,94 40,92 75,98 110,92 132,94 132,104 110,103 75,108 40,103 18,104"), "#9a4c36", 3, shade=4)
    sock = outline("58,88 80,84 84,104 86,116 98,122 100,130 84,132 66,126 62,108")
    solid(art, sock, "#cfc39a", 2.8, shade=7)
    for y in (92, 98, 104):
        art.ink([(60, y + 1), (72, y - 1), (84, y - 1)], 1.9, "flat", colour="#5d7a4a")
    return art


CORNERS = {"cat": cat, "conca": conca, "lantern": lantern, "ledgers": ledgers, "tea": tea, "fiasco": fiasco, "dog": dog, "basket": basket, "organetto": organetto, "wool": wool, "letters": salon.letters, "bag": salon.bag, "coffee": cottage.coffee, "pack": cottage.pack, "lucky-cat": cafe.lucky_cat, "games": cafe.games}
"""The function of every object by the name of its file."""

SIZES = dict.fromkeys(CORNERS, (150, 150))
"""The width and height of every object."""
