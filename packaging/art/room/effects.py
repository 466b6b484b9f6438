"""Effects of arrests in the air and on the cards: the shot, the hoof, the claws, the spit, the sign, the call."""

import math

from kit.carving import shadow, solid
from kit.curves import Outline, Point, ellipse, loop, outline, trace
from kit.woodcut import BLUE, CREAM, DEEP_RED, INK, OCHRE, VERMILION, Art

IRON, SMOKE = "#3a3b3c", "#cdd3d2"


def flash() -> Art:
    """Draw the hunter's shot: fire at the left, smoke to the right and up. 200 x 150."""
    art = Art(41)
    puffs = [(112, 62, 26), (140, 50, 30), (168, 66, 24), (150, 86, 30), (120, 94, 24), (176, 92, 16), (128, 34, 18), (158, 30, 15)]
    for x, y, r in puffs:
        art.fill(ellipse(x, y, r + 2.6, steps=40), INK)
    for x, y, r in puffs:
        art.fill(ellipse(x, y, r - 0.4, steps=40), SMOKE)
    for x, y, r in puffs:
        art.add([ellipse(x + r * 0.14, y + r * 0.16, r * 0.82, steps=36)], BLUE, 0.4)
        art.add([ellipse(x - r * 0.14, y - r * 0.16, r * 0.74, steps=36)], "#e6e8e0", 0.85)
    for x, y, r in puffs[:6]:
        art.ink(ellipse(x, y, r * 0.7, arc=(10, 120), steps=16), 2.3)
        art.ink(ellipse(x + 1, y, r * 0.36, arc=(150, 380), steps=16), 1.7)
    for colour, size, inner, seed in ((INK, 1.08, 0.46, 0), (VERMILION, 0.98, 0.44, 0), (OCHRE, 0.76, 0.44, 1), (CREAM, 0.46, 0.5, 2)):
        art.add([_burst((62, 75), 52 * size, inner, seed)], colour)
    art.line(_burst((62, 75), 39.5, 0.44, 1), 1.4)
    for degrees in (128, 150, 176, 204, 228, 252):
        a = math.radians(degrees)
        art.ink([(62 + r * math.cos(a), 75 + r * math.sin(a)) for r in (53, 60)], 3.4, "out", colour=OCHRE)
    return art


def _burst(at: Point, radius: float, inner: float, seed: int) -> Outline:
    """Return the outline of a jagged star of fire, with points of uneven length."""
    reach = (1, 0.72, 0.94, 0.66, 1, 0.78, 0.9, 0.7, 0.98, 0.74, 0.88)
    star: Outline = []
    for i in range(len(reach)):
        a = math.tau * i / len(reach) + 0.12
        half = math.pi / len(reach)
        far = radius * reach[(i + seed) % len(reach)]
        star.append((at[0] + far * math.cos(a), at[1] + far * math.sin(a)))
        star.append((at[0] + radius * inner * math.cos(a + half), at[1] + radius * inner * math.sin(a + half)))
    return star


def shot_hole() -> Art:
    """Draw a hole shot through a card: torn paper, scorched edge. 100 x 100."""
    art = Art(42)
    torn: Outline = []
    char: Outline = []
    for i in range(18):
        a = math.tau * i / 18
        r = (33, 23, 29, 21, 36, 24)[i % 6]
        torn.append((50 + r * math.cos(a), 50 + r * math.sin(a)))
        char.append((50 + r * 0.66 * math.cos(a + 0.06), 50 + r * 0.66 * math.sin(a + 0.06)))
    art.add([ellipse(52, 53, 33, 32)], "#0c0703", 0.35)
    solid(art, torn, "#fbf3df", 2.2)
    solid(art, char, "#8a5a30", 1.6)
    art.fill(ellipse(50, 50, 15, 14.6), "#0b0705")
    art.add([ellipse(47, 46.6, 9, 8)], "#2b1c12", 0.8)
    for degrees in (12, 71, 128, 166, 221, 288, 333):
        a = math.radians(degrees)
        path = [(50 + r * math.cos(a + bend), 50 + r * math.sin(a + bend)) for r, bend in ((30, 0), (37, 0.09), (46, -0.02))]
        art.ink(path, 2.4, "out")
    return art


def hoof() -> Art:
    """Draw the print of a shod hoof, with dust flying from it. 100 x 100."""
    art = Art(43)
    dust = ((16, 84, 9), (27, 89, 9), (38, 91, 7), (8, 76, 6), (84, 84, 9), (73, 89, 9), (62, 91, 7), (92, 76, 6))
    for grow, colour in ((1.6, INK), (-0.8, "#e2d2aa")):
        for x, y, r in dust:
            art.fill(ellipse(x, y, r + grow, r * 0.86 + grow, steps=28), colour)
    for x, y, r in dust:
        art.ink(ellipse(x - 0.4, y, r * 0.62, r * 0.5, arc=(200, 330), steps=12), 1.3, colour="#8a6a3c")
    outer = ellipse(50, 46, 35, 40, arc=(118, 422), steps=60)
    inner = ellipse(50, 49, 20, 25, arc=(122, 418), steps=60)
    shoe = outer + inner[::-1]
    solid(art, shoe, IRON, 3.2)
    shadow(art, shoe, 5, "#8b8f90", gap=3.2)
    art.ink(ellipse(48.6, 44.6, 30.4, 35.6, arc=(190, 300), steps=30), 2, colour="#9aa0a2")
    for degrees in (142, 172, 205, 335, 368, 398):
        a = math.radians(degrees)
        x, y = 50 + 27.6 * math.cos(a), 47.4 + 32.6 * math.sin(a)
        art.add([ellipse(x, y, 2.7, 3.4, turn=a)], CREAM)
        art.add([ellipse(x, y, 1.5, 2.2, turn=a)], INK)
    for near, far in (((8, 44), (2, 34)), ((10, 28), (4, 16)), ((92, 44), (98, 34)), ((90, 28), (96, 16))):
        art.ink([near, far], 3, "out", colour=CREAM)
    return art


def claw() -> Art:
    """Draw three scratches of the cat. 100 x 100."""
    art = Art(44)
    for x, length in ((22, 0.86), (47, 1.0), (72, 0.9)):
        top, bottom = 50 - 44 * length, 50 + 44 * length
        left = [(x + 16, top), (x + 7, top + 24 * length), (x - 2, 50 + 8), (x - 8, bottom)]
        right = [(x - 8, bottom), (x + 8, 50 + 14), (x + 15, 50 - 14), (x + 16, top)]
        slash = loop(left[0], *left, right[0], *right)
        art.line(slash, 4.4, colour=CREAM, contrast=0.2)
        art.fill(slash, DEEP_RED)
        art.fill(loop(*[(px + (1.4 if px > x else 2.2), py) for px, py in (left[0], left[1], left[2], left[3], right[1], right[2])]), INK)
        art.teeth(left, 5, 6, 1.8, side=1, lean=0.7)
    return art


def spit() -> Art:
    """Draw the cat's spit, a spray to the right. 100 x 100."""
    art = Art(45)
    for degrees, near, far in ((-34, 12, 40), (-19, 10, 54), (-3, 8, 46), (13, 10, 54), (30, 12, 40)):
        a = math.radians(degrees)
        path = [(2 + r * math.cos(a), 50 + r * math.sin(a)) for r in (near, (near + far) / 2, far)]
        art.ink(path, 3.2)
    drops = ((62, 18, 6.4, -0.55), (80, 34, 8, -0.25), (66, 50, 9, 0), (86, 62, 6.6, 0.2), (64, 80, 7, 0.5), (44, 26, 4.4, -0.5), (45, 72, 4.6, 0.5))
    for x, y, size, turn in drops:
        c, s = math.cos(turn), math.sin(turn)
        drop = trace("-2.1,0! -0.6,-0.62 0.5,-0.9 1.15,0 0.5,0.9 -0.6,0.62")
        outline = loop(*[(x + size * (u * c - v * s), y + size * (u * s + v * c)) for u, v in drop])
        art.line(outline, 4.6, colour=CREAM, contrast=0)
        solid(art, outline, VERMILION if size < 6.5 else "#cfdcdc", 2.2)
        art.add([ellipse(x + size * 0.1, y - size * 0.35, size * 0.28, size * 0.2, steps=14)], "#fdfaf0")
    return art


def inn_sign() -> Art:
    """Draw the inn's board with a jug; it hangs from (50, 0), the pivot when it swings. 100 x 120."""
    art = Art(46)
    for x in (32, 68):
        for y in (5, 13):
            art.line(ellipse(x, y + 2, 3.2, 5), 2.6, contrast=0.3)
        solid(art, ellipse(x, 24, 4.6, 4.6), IRON, 2)
    board = outline("10,28! 28,24 50,30 72,24 90,28! 88,62 92,98! 70,103 50,114 30,103 8,98! 12,62")
    solid(art, board, "#8b5630", 3.4, shade=8)
    art.hatch(board, 0.04, 6.4, 1.4, shape="spindle", colour="#4b2a15", ragged=16, opacity=0.8)
    panel = outline("18,35! 34,32 50,37 66,32 82,35! 80,62 84,91! 66,95 50,104 34,95 16,91! 20,62")
    solid(art, panel, "#ecd9a8", 2.2)
    jug = outline("38,46! 58,46! 57,54 63,64 65,76 58,88 38,88 31,76 33,64 39,54")
    art.line(ellipse(67, 62, 9.6, 13), 5.2, contrast=0.3)
    art.line(ellipse(67, 62, 9.6, 13), 1.8, contrast=0, colour=OCHRE)
    solid(art, jug, VERMILION, 2.8, shade=8)
    solid(art, outline("34,42 40,46 58,46 61,42 48,39.4"), VERMILION, 2.2)
    art.add([ellipse(48, 42.6, 9.4, 2)], DEEP_RED)
    art.ink(trace("33,67 48,70.4 64,67"), 2.8, "flat", colour=OCHRE)
    art.ink(trace("32,74 48,77.6 65,74"), 2, "flat", colour=OCHRE)
    art.ink(trace("37,84 35.6,74 39,62"), 2, colour=CREAM)
    for x, y in ((14.4, 33), (85.6, 33), (13, 94), (87, 94)):
        art.add([ellipse(x, y, 1.9, steps=14)], INK)
    return art


def inn_bracket() -> Art:
    """Draw the wrought iron arm of the board; its eye is at (60, 40). 120 x 60."""
    art = Art(47)
    solid(art, outline("4,4! 12,4! 12,56! 4,56!"), IRON, 2.4)
    solid(art, outline("10,10! 106,13 111,16 106,19 10,17!"), IRON, 2.2)
    art.ink(trace("12,52 30,50 48,38 52,24 44,20 36,26 40,33 47,31"), 5, "out")
    art.ink(trace("109,15 114,9 110,4 105,7"), 3.4, "out")
    for x in (42, 78):
        art.line(ellipse(x, 25, 4, 6.4), 2.8, contrast=0.3)
    art.ink(trace("16,12.4 60,13.4 102,15"), 1.5, colour="#9aa0a2")
    return art


def note() -> Art:
    """Draw the cuckoo's call: two notes, the second a third lower. 100 x 100."""
    art = Art(48)
    for x, y in ((24, 56), (66, 76)):
        stem = loop((x + 11, y - 4), (x + 11, y - 4), (x + 11, y - 44), (x + 11, y - 44), (x + 17, y - 35), (x + 26, y - 27), (x + 24, y - 13), (x + 24, y - 13), (x + 22, y - 22), (x + 15.4, y - 27), (x + 15.4, y - 4), (x + 15.4, y - 4))
        head = ellipse(x + 2, y, 13.4, 10, turn=-0.42)
        art.fill(loop((x + 13, y - 42), (x + 25, y - 27), (x + 24, y - 12), (x + 14, y - 4)), CREAM)
        for shape in (stem, head):
            art.line(shape, 6, colour=CREAM, contrast=0)
        for shape in (stem, head):
            art.fill(shape, INK)
        art.ink(ellipse(x + 1, y - 0.6, 8, 5.6, arc=(170, 280), steps=14, turn=-0.42), 2, colour=CREAM)
    return art


EFFECTS = {
    "flash": flash,
    "shot-hole": shot_hole,
    "hoof": hoof,
    "claw": claw,
    "spit": spit,
    "inn-sign": inn_sign,
    "inn-bracket": inn_bracket,
    "note": note,
}
"""The function of every effect by the name of its file."""

SIZES = {"flash": (200, 150), "inn-sign": (100, 120), "inn-bracket": (120, 60)}
"""The width and height of effects that are not 100 x 100."""
