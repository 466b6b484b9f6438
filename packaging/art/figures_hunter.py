"""XIV, the hunter, his gun and his hound."""

import math

from curves import Outline, ellipse, loop, outline, rounded_box, smooth, trace
from ornaments import ground, turned
from PySide6.QtGui import QTransform
from stock import blank, finish
from wood import BLUE, CREAM, FLESH, GREEN, OCHRE, VERMILION, Art


def hunter() -> Art:
    """XIV: he has hit something. From the look of Bragon, not the hare."""
    art = blank(9)
    since = len(art.layers)
    ground(art, 289, GREEN, tufts=(100, 184))
    _hunter_legs(art)
    _hunter_coat(art)
    _hunter_head(art)
    _gun(art)
    _hound(art)
    art.transform(since, QTransform().translate(100, 66).scale(0.96, 0.96).translate(-100, -66))
    return finish(art, "XIIII", "HAI PIGLIATO", "BRAGON")


def _hunter_legs(art: Art) -> None:
    for calf, shoe in (
        (
            trace("148,246 168,244 174,262 172,284 158,284 155,264"),
            trace("154,281 174,280 182,288 182,294 150,294"),
        ),
        (
            trace("88,248 110,248 106,264 98,284 84,284 86,266"),
            trace("82,281 100,282 100,294 62,294 66,288"),
        ),
    ):
        leg = smooth(calf, closed=True)
        art.shape(leg, BLUE, 2.6)
        art.hatch(leg, 0.15, 3.3, 1.7, shape="right", cut=0.45)
        art.fill(smooth(shoe, closed=True))
        art.ink([(shoe[0][0] + 1, 287), (shoe[0][0] + 10, 286)], 1.5, colour=CREAM)
    back_breeches = outline("124,200 156,200 178,216 186,234 174,250 150,252 136,240 124,224")
    front_breeches = outline("94,200 140,200 138,220 126,240 110,254 84,252 72,236 76,216")
    for breeches, x0, slant in ((back_breeches, 130, 1), (front_breeches, 98, -1)):
        art.shape(breeches, OCHRE, 3, streaks=True)
        for k in range(5):
            top = x0 + k * 7
            art.ink([(top, 206), (top + slant * (12 - 2 * k) + k, 226), (top - 4 + slant * 4, 248)], 2.6)
    art.teeth(trace("156,201 178,216 186,234 174,250"), 12, 3, 2, lean=0.1)
    art.teeth([(138, 212), (130, 234), (116, 250)], 12, 3, 2.1, lean=0.3)
    for left, right, y in ((82, 112, 252), (148, 176, 250)):
        art.ink([(left, y - 1), ((left + right) / 2, y + 3), (right, y - 1)], 5.5, "flat")
        art.ink([(left + 4, y + 1), (left - 6, y + 10)], 3, "out")
        art.ink([(left + 5, y + 1), (left + 1, y + 14)], 3, "out")


def _hunter_coat(art: Art) -> None:
    coat = outline("108,144 120,136 142,134 160,142 166,164 160,188 168,214! 134,220 90,214! 100,188 98,164")
    art.shape(coat, VERMILION, 3)
    art.teeth(trace("160,143 166,164 160,188 168,213"), 20, 3.1, 2.2, lean=-0.15, growth="flat")
    art.teeth([(90, 214), (134, 220), (168, 214)], 9, 3.2, 1.8, side=-1, growth="flat")
    art.ink(trace("112,150 110,172 114,192 110,216"), 2.6, "mid")
    for y in (166, 177, 188, 203, 212):
        art.fill(ellipse(106, y, 2.4))
        art.fill(ellipse(105.6, y - 0.5, 1.1), OCHRE)
    art.ink([(99, 192), (128, 198), (161, 190)], 7, "flat")
    art.fill(rounded_box(106, 190, 13, 11, 2))
    art.line(rounded_box(108.5, 192.5, 8, 6, 1), 1.5, colour=OCHRE, contrast=0)
    horn = outline("138,204! 152,206 162,200 168,190! 170,204 160,216 146,217 136,212")
    art.shape(horn, None, 2.2)
    art.teeth([(170, 202), (160, 216), (146, 217)], 6, 2.8, 1.6, growth="flat")
    art.ink([(140, 206), (144, 214)], 3, "flat")


def _hunter_head(art: Art) -> None:
    hair = outline("124,92 132,104 130,118 138,130 150,134 158,124 154,104 146,90")
    art.fill(hair)
    for k in range(5):
        art.ink([(134 + k * 4, 96), (137 + k * 4, 112), (140 + k * 3.6, 128)], 1.3, colour=CREAM)
    face = outline(
        "108,92 106,101 97,112! 103,115.5 102,120 105,125 107,133 117,137 130,131 139,120 141,100 134,88"
    )
    art.shape(face, FLESH, 2.5)
    art.teeth(trace("139,102 137,118 128,130 117,136"), 11, 2.8, 1.6, lean=0.2)
    art.fill(ellipse(118, 116, 5, 3.8), VERMILION, 0.6)
    # One eye shut, as one aims.
    art.ink([(105, 99), (112, 96), (120, 100)], 3, "mid")
    art.ink([(107, 105.6), (112, 104), (119, 105.4)], 2.6, "mid")
    art.ink([(119, 105), (124, 103)], 1.5, "out")
    art.ink([(119, 105.6), (124, 107.6)], 1.5, "out")
    moustache = outline("101,117! 108,113 116,116 126,110! 119,121 108,120.5")
    art.fill(moustache)
    plume = outline("146,82! 160,66 178,68 187,82 186,102! 178,92 166,88 154,92 146,90")
    art.shape(plume, GREEN, 2.3)
    art.ink(trace("147,87 164,77 178,80 185,98"), 2.2, "out")
    for side in (1, -1):
        art.teeth([(150, 86), (164, 77), (178, 80)], 9, 3, 1.5, side=1 if side > 0 else -1, lean=0.55)
    crown = outline("106,88 108,74 118,69 136,69 146,75 149,90")
    art.fill(crown, CREAM)
    art.fill(crown)
    art.teeth([(109, 86), (111, 77), (120, 72)], 16, 3.4, 1.8, side=-1, lean=0.6, growth="flat", colour=CREAM)
    brim = outline("92,97 90,91 104,87 128,85 152,85 164,88 162,95 144,97 122,95 104,98")
    art.fill(brim)
    art.ink([(96, 93), (122, 91), (158, 90)], 1.6, colour=CREAM)
    art.ink([(107, 84), (126, 82), (148, 85)], 5, "flat", colour=OCHRE)


def _gun(art: Art) -> None:
    """Cheek on the stock, one hand under the barrel, the other at the lock."""
    at = turned(124, 130, math.radians(188))
    far_arm = outline("116,150! 100,160 84,154 72,140! 80,131 92,138 108,140")
    art.shape(far_arm, VERMILION, 2.8)
    art.teeth(trace("116,152 100,161 84,155 73,142"), 9, 3, 1.9)
    stock = at.outline("54,1! 20,-1 4,-4 -30,-8! -34,2 -34,14! -8,7 8,8 54,8!")
    art.shape(stock, OCHRE, 2.5, slip=(0, 0))
    art.hatch(stock, math.radians(8), 3.4, 1.3, shape="spindle", ragged=4)
    barrel: Outline = at.trace("-2,-4 84,-3.4 84,3.2 -2,3.2")
    art.fill(barrel)
    art.ink([at(4, 0.6), at(80, 0.8)], 1.4, colour=CREAM)
    art.fill(at.trace("82,-5 87,-5.4 87,5 82,5"))
    art.ink([at(4, 2), at(4, 11), at(-3, 12)], 3, "out")
    hand = outline("66,138 64,130 70,126 84,127 88,134 82,142 72,143")
    art.shape(hand, FLESH, 2.2)
    for k in range(3):
        art.ink([(70 + k * 5, 128 + k * 0.5), (70 + k * 5, 134 + k * 0.5)], 1.5)
    cuff = outline("70,144! 84,136! 90,143! 77,152!")
    art.shape(cuff, None, 2)
    near_arm = outline(
        "146,142 160,146 170,160 166,174 150,176 132,166 120,152! 129,143! 142,150 152,156 148,150"
    )
    art.shape(near_arm, VERMILION, 2.8)
    art.teeth(trace("170,160 166,174 150,176 132,166"), 11, 3, 2, growth="flat")
    cuff = outline("117,153! 128,141! 134,147! 124,159!")
    art.shape(cuff, None, 2)
    hand = outline("112,146 110,138 118,132 127,136 128,144 121,151")
    art.shape(hand, FLESH, 2.2)
    art.ink([(112, 139), (120, 138)], 1.4)
    art.ink([(112, 143), (120, 143)], 1.4)
    _smoke(art)


def _smoke(art: Art) -> None:
    cloud = outline(
        "38,98 48,104 50,114 42,120 44,132 34,138 24,134 15,136 13,124 16,114 12,104 15,92 24,90 32,86"
    )
    art.fill(cloud, CREAM)
    art.stencil(cloud, BLUE, opacity=0.55)
    art.line(cloud, 2.6)
    for curl in (
        trace("20,100 28,97 31,104 26,107"),
        trace("18,122 25,118 29,125 23,129"),
        [(36, 94), (43, 99), (42, 105)],
    ):
        art.ink(curl, 2)
    burst = [
        (39 + r * math.cos(a), 118.4 + r * math.sin(a))
        for i in range(18)
        for r, a in (((15 if i % 4 == 0 else 11) if i % 2 == 0 else 5.5, math.pi * i / 9 + 0.2),)
    ]
    art.fill(burst, VERMILION)
    art.line(burst, 1.9)
    art.fill(ellipse(39, 118.4, 4), OCHRE)


def _hound(art: Art) -> None:
    """Bragon, who was standing in front."""
    art.ink([(24, 284), (14, 274), (15, 262)], 4.4, "out")
    body = outline("22,288 20,268 26,246 36,230 50,226 58,240 60,262 62,288! 40,291")
    art.shape(body, None, 2.8)
    art.fill(outline("21,262 27,246 35,236 42,246 36,262 26,268"))
    art.teeth([(58, 240), (60, 262), (61, 286)], 8, 3, 1.7)
    for x in (40, 54):
        art.ink([(x, 262), (x + 1, 286)], 1.8, "flat")
        art.shape(loop((x - 2, 284), (x + 8, 284), (x + 11, 292), (x - 5, 292)), None, 1.8)
    head = outline("32,214 34,202 46,196 58,199 66,210 78,214 82,221 77,228 62,230 48,234 36,228")
    art.shape(head, None, 2.6)
    art.fill(ellipse(80, 217, 4.4, 3.8))
    art.ink([(78, 228), (68, 226), (62, 222)], 1.8)
    art.fill(ellipse(56, 207, 5.4, 6), CREAM)
    art.line(ellipse(56, 207, 5.4, 6), 1.8)
    art.fill(ellipse(57.4, 205.4, 1.9))
    art.ink([(51, 199), (56, 196), (61, 197)], 2)
    ear = outline("42,199 34,196 22,202 14,216 18,224 30,220 40,212")
    art.fill(ear)
    art.ink([(34, 202), (24, 208), (20, 216)], 1.2, colour=CREAM)
    art.ink([(40, 234), (50, 236), (58, 232)], 4.4, "flat", colour=VERMILION)
    for a, b in (((66, 196), (70, 189)), ((60, 191), (62, 183)), ((72, 202), (79, 197))):
        art.ink([a, b], 2, "out")
