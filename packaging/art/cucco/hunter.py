"""XIIII, the hunter in his great breeches, his blunderbuss and his hound."""

import math

from PySide6.QtGui import QTransform

from kit.card_stock import blank, finish
from kit.carving import form, shadow
from kit.curves import Outline, ellipse, outline, rounded_box, trace
from kit.layers import union
from kit.ornaments import ground, turned
from kit.woodcut import BLUE, CREAM, FLESH, GREEN, INK, OCHRE, VERMILION, Art

AIM = math.pi + 0.13
"""The frame of the gun, which points to the left and a little up."""


def hunter() -> Art:
    """XIIII: Draw the hunter, who fires with both eyes shut, and his hound Bragon."""
    art = blank(9)
    ground(art, 286, GREEN, tufts=(120, 184))
    _smoke(art)
    _legs(art)
    _breeches(art)
    _coat(art)
    _head(art)
    _hat(art)
    _trigger_hand(art)
    _near_arm(art)
    _gun(art)
    _thumb(art)
    _hound(art)
    return finish(art, "XIIII", "HAI PIGLIATO", "BRAGON")


def _legs(art: Art) -> None:
    """Draw blue stockings and buckled shoes, set wide apart."""
    for drawn in (
        "148,242 170,240 172,258 166,278 152,280 150,262",
        "84,242 108,244 100,264 96,280 80,280 82,262",
    ):
        stocking = outline(drawn)
        form(art, stocking, BLUE, 2.6, shade=0)
        art.hatch(stocking, 0.12, 3.3, 1.7, shape="right", cut=0.45)
    for drawn, tongue in (
        ("150,274! 168,273 178,280 188,284 188,292! 146,293! 147,282", (160, 274)),
        ("98,274! 80,273 66,279 54,283 53,292! 101,293! 100,282", (88, 274)),
    ):
        form(art, outline(drawn), INK, 2, shade=7)
        x, y = tongue
        art.shape(rounded_box(x - 5, y - 1, 10, 9, 1.5), OCHRE, 1.8, slip=(0, 0))
        art.fill(rounded_box(x - 2, y + 2, 4, 3.4, 0.5))


def _breeches(art: Art) -> None:
    """Draw the wide breeches, paned in black; bragoni are breeches."""
    back = outline("122,190 152,190 176,202 190,222 184,242 166,252 146,250 132,236 122,214")
    front = outline("84,192 132,190 136,212 130,234 112,250 88,253 70,244 62,226 70,206")
    panes = (
        (
            back,
            (
                "132,198 146,212 152,234 150,249 143,247 140,230 130,212",
                "150,194 168,210 172,232 166,250 159,250 162,230 156,210",
                "166,197 184,214 187,230 182,241 177,243 178,226 172,210",
            ),
        ),
        (
            front,
            (
                "80,196 74,214 76,236 86,252 79,249 68,236 67,218",
                "97,196 90,212 92,234 100,252 92,252 84,234 83,212",
                "114,198 108,214 110,234 113,248 106,251 102,232 102,212",
                "130,198 126,214 124,238 118,245 117,228 119,212",
            ),
        ),
    )
    for leg, stripes in panes:
        art.shape(leg, OCHRE, 3.4)
        for stripe in stripes:
            art.fill(outline(stripe))
        shadow(art, leg, 9)
    for left, right, y in ((78, 110, 250), (144, 174, 248)):
        art.ink([(left, y), ((left + right) / 2, y + 4), (right, y)], 7, "flat")
        for k in (-1, 1):
            x = (left + right) / 2 + 12 * (1 if left > 100 else -1)
            art.shape(
                outline(f"{x},{y + 2} {x + 8 * k},{y - 3} {x + 9 * k},{y + 6} {x},{y + 4}"),
                VERMILION,
                1.7,
                slip=(0, 0),
            )


def _coat(art: Art) -> None:
    coat = outline(
        "108,142 124,134 146,134 164,146 170,170 166,188 178,212! 150,220 116,220 76,212! 82,196 80,180 88,160"
    )
    art.shape(coat, VERMILION, 3.4)
    art.teeth(trace("164,147 170,170 166,188 177,211"), 22, 3.1, 2.3, lean=-0.1, growth="flat")
    art.teeth(trace("78,211 116,219 150,219 176,211"), 10, 3.2, 1.9, side=-1, growth="flat")
    front = trace("104,150 94,168 92,184 98,196 96,214")
    art.ink(front, 2.8, "mid")
    for x, y in ((100, 160), (96, 171), (96, 182)):
        art.shape(ellipse(x + 6, y, 3, steps=14), OCHRE, 1.6, slip=(0, 0))
    art.teeth(trace("90,164 83,180 86,192"), 7, 3, 1.6, side=-1, lean=-0.3)
    belt = outline("80,188! 100,196 130,199 168,191! 170,200! 132,209 98,206 79,198!")
    form(art, belt, INK, 2, shade=0)
    art.ink([(84, 193), (104, 199.5), (120, 200.6)], 1.5, colour=CREAM)
    buckle = rounded_box(100, 193, 17, 16, 2)
    art.fill(buckle, OCHRE)
    art.line(buckle, 2)
    art.fill(rounded_box(105, 198, 7, 6, 1))
    horn = outline("134,206! 150,210 164,204 172,192! 176,206 166,220 148,223 132,215")
    form(art, horn, None, 2.6, shade=9)
    art.shape(outline("130,205 136,205 135,216 129,215"), OCHRE, 2, slip=(0, 0))
    art.ink([(150, 210), (152, 222)], 2.4, "flat")


def _trigger_hand(art: Art) -> None:
    """Draw the far hand at the lock; the rest of that arm is hidden."""
    cuff = outline("112,160! 126,143! 139,150! 130,168!")
    art.line(cuff, 4, colour=CREAM, contrast=0)
    form(art, cuff, None, 2.3, shade=6)
    hand = outline("119,150 115,140 118,131 130,128 139,133 141,144 134,153")
    form(art, hand, FLESH, 2.4, shade=5)
    for k in range(3):
        art.ink([(115.5 + k * 1.6, 136 + k * 4.6), (124 + k, 137 + k * 4.2)], 1.5, "out")


def _head(art: Art) -> None:
    """Draw the head in profile, cheek to the stock, eyes shut."""
    since = len(art.layers)
    hair = outline(
        "116,80! 119,72 126,75! 130,66 137,72! 145,66 150,74! 157,74 156,82! 166,92 164,104! 172,118 166,128! 170,142 "
        "158,150 144,146 136,130 132,104 122,86"
    )
    form(art, hair, INK, 2, shade=0)
    for lock in (
        "124,74 138,80 148,96 152,120 158,142",
        "134,72 148,82 158,104 162,132",
        "136,88 142,104 144,126 150,142",
        "148,76 158,90",
    ):
        art.ink(trace(lock), 1.7, colour=CREAM)
    face = outline(
        "113,74 106,82 105,89! 99,94 86,99 77,107 78,116 88,120 98,118! 97,124 100,134 112,140 126,138 136,126 138,108 "
        "136,92 128,80"
    )
    art.line(face, 4, colour=CREAM, contrast=0)
    art.shape(face, FLESH, 3)
    art.teeth(trace("128,80 136,92 138,108 135,124"), 8, 2.8, 1.7, lean=0.15, growth="flat")
    art.ink(trace("105,90 97,96 99,104"), 2, "out")
    art.fill(ellipse(85, 109, 7.2, 6.2), VERMILION, 0.8)
    art.ink(trace("92,118 97,114 95,108 90,108"), 2.2, "mid")
    art.teeth(trace("79,115 88,119.6 97,117.6"), 4.6, 2.5, 1.4, side=-1, growth="flat")
    art.fill(ellipse(119, 112, 7.6, 6), VERMILION, 0.75)
    # The shut eye, with wrinkles.
    art.ink([(100, 86), (108, 83.6), (119, 88)], 5, "mid")
    art.ink([(101, 93), (108, 96), (115, 95.6)], 3, "mid")
    art.ink([(101.6, 99.6), (108, 97.4), (115, 97)], 2.6, "mid")
    for tip in ((121, 91), (123.4, 96), (121, 101)):
        art.ink([(116, 96.2), tip], 1.8, "out")
    for y in (78, 82):
        art.ink([(112, y), (118, y - 0.8), (123, y + 1.4)], 1.5, "both")
    ear = outline("128,98 134,96 138,102 136,110 130,113 128,106")
    form(art, ear, FLESH, 2.3, shade=0)
    art.ink(trace("131,101 134.6,103 132,108"), 1.6, "out")
    whiskers = outline(
        "97,116! 106,113 115,116 125,114 131,107 134,99! 139,108 135,119 125,127 111,127 101,124! 96,131 88,131 85,125! 92,124"
    )
    art.line(whiskers, 2.6, colour=FLESH, contrast=0)
    art.fill(whiskers)
    for hair_line in ("102,117.6 112,120.6 124,118 132,109", "102,121.4 112,124 124,121.6"):
        art.ink(trace(hair_line), 1.2, colour=CREAM)
    art.transform(since, QTransform().translate(0, -7))


def _hat(art: Art) -> None:
    """Draw the hat, knocked off by the recoil."""
    since = len(art.layers)
    plume = outline("140,80! 150,64 170,62 184,72 190,92 184,112! 180,96 170,86 158,86 148,92")
    form(art, plume, GREEN, 2.6, shade=0)
    art.ink(trace("143,84 156,72 172,74 182,88 184,106"), 2.4, "out")
    for side in (1, -1):
        art.teeth(
            [(146, 82), (158, 73), (172, 75), (182, 90)], 9, 3, 1.6, side=1 if side > 0 else -1, lean=0.55
        )
    crown = outline("98,88 100,72 116,66 138,67 148,76 149,92")
    brim = outline("82,98! 82,88 98,84 124,83 150,84 166,88 168,98! 150,96 124,94 100,97")
    for part in (crown, brim):
        art.line(part, 2.4, colour=CREAM, contrast=0)
        art.fill(part)
    art.teeth(
        trace("102,84 104,75 118,70 134,71"), 12, 3.3, 1.8, side=1, lean=0.2, growth="flat", colour=CREAM
    )
    art.ink(trace("98,84 122,80 148,84"), 5.4, "flat", colour=VERMILION)
    art.teeth(trace("86,92 104,89 128,88 150,90"), 4.6, 3.4, 1.6, growth="flat", colour=CREAM)
    art.transform(since, QTransform().translate(152, 44).rotate(24).scale(0.66, 0.66).translate(-128, -84))
    for a, b in (((126, 62), (121, 54)), ((137, 60), (134, 51)), ((160, 68), (162, 60))):
        art.ink([a, b], 2.2, "in")


def _gun(art: Art) -> None:
    """Draw the gun, a trombone (blunderbuss) of the kind used in the Abruzzi."""
    at = turned(151, 134, AIM)
    stock = at.outline(
        "70,0! 50,-6 30,-7 20,-8 6,-12 -14,-15 -24,-15! -29,-2 -28,14! -16,13 0,9 14,7 24,9 50,8 70,7!"
    )
    art.line(stock, 4, colour=CREAM, contrast=0)
    form(art, stock, OCHRE, 2.9, shade=0)
    art.hatch(stock, AIM - math.pi - 0.06, 3.4, 1.4, shape="spindle", ragged=9)
    art.fill(at.trace("-23,-16 -29,-8 -30,4 -29,15 -24,15 -25,4 -24,-6"))
    barrel = at.outline("24,-6! 60,-7 96,-6.4 106,-8 113,-14! 115,15! 107,9 96,5 60,4 24,3!")
    art.line(barrel, 5, colour=CREAM, contrast=0)
    art.fill(barrel)
    art.ink([at(28, -3.4), at(70, -4), at(98, -3.6), at(110, -9)], 1.9, "mid", colour=CREAM)
    art.ink([at(30, 0.6), at(70, 0.4), at(98, 2.4)], 1.1, "mid", colour=CREAM)
    mouth = ellipse(*at(114, 0.5), 3.6, 14.6, turn=AIM)
    form(art, mouth, OCHRE, 2.2, shade=0)
    for u in (52, 88):
        art.ink([at(u, -7.6), at(u, 6.6)], 4.6, "flat")
        art.ink([at(u, -7), at(u, 6)], 2, "flat", colour=OCHRE)
    plate = at.outline("6,-3 18,-5 32,-3 32,4 18,5 6,3")
    form(art, plate, None, 2, shade=3)
    art.ink([at(14, -2), at(16, -13), at(10, -17)], 3.6, "flat")
    art.ink([at(28, -3), at(31, -13)], 3.2, "flat")
    art.ink([at(20, 9), at(18, 16), at(8, 17), at(4, 9)], 2.2, "flat")
    _flash(art, *at(121, 0))


def _near_arm(art: Art) -> None:
    """Draw the near arm, which carries the barrel, its elbow under the gun."""
    sleeve = outline(
        "150,142! 136,154 116,162 100,158 90,148! 73,157! 80,172 92,186 108,191 132,186 156,178 172,164 168,148"
    )
    art.line(sleeve, 4, colour=CREAM, contrast=0)
    form(art, sleeve, VERMILION, 3.2, shade=13)
    art.teeth(trace("78,164 92,184 110,190 134,184"), 8, 3, 1.9, side=-1, growth="flat")
    for fold in ("104,162 102,170 106,178", "112,163 110,170 112,176", "146,150 150,158 158,162"):
        art.ink(trace(fold), 2.2, "out")
    hand = outline("60,132 58,123 64,118 84,117 91,124 90,136 84,145 70,147")
    art.line(hand, 4, colour=CREAM, contrast=0)
    form(art, hand, FLESH, 2.6, shade=5)
    cuff = outline("64,148! 88,137! 97,150! 74,163!")
    form(art, cuff, None, 2.4, shade=6)
    for x in (72, 80):
        art.ink([(x - 2, 155 - (x - 72) * 0.5), (x + 3, 145 - (x - 72) * 0.4)], 1.4, "out")


def _thumb(art: Art) -> None:
    thumb = outline("82,130! 78,122 73,115 71,108 76,106 81,112 87,120 89,128!")
    art.shape(thumb, FLESH, 2.3)
    art.ink([(73, 109), (76, 110.4), (78, 109)], 1.3)


def _smoke(art: Art) -> None:
    """Draw the smoke of the shot."""
    puffs = (
        (40, 88, 15),
        (26, 96, 13),
        (55, 82, 10),
        (24, 118, 13),
        (22, 138, 11),
        (34, 148, 12),
        (48, 144, 10),
        (44, 112, 18),
    )
    cloud = union(*(ellipse(x, y, r, r * 0.94) for x, y, r in puffs))
    art.shape(cloud, None, 3)
    art.stencil(cloud, BLUE, opacity=0.5)
    shadow(art, cloud, 8)
    for curl in (
        "30,92 36,84 45,85 47,92 41,96 37,92",
        "50,80 56,77 60,82",
        "18,98 22,92 29,93",
        "16,134 21,129 28,132 28,138 23,139",
        "34,146 40,141 46,145",
    ):
        art.ink(trace(curl), 2.3)


def _flash(art: Art, x: float, y: float) -> None:
    burst: Outline = []
    for i in range(22):
        a = math.pi * i / 11 + 0.1
        r = (23 if i % 4 == 0 else 16) if i % 2 == 0 else 9.5
        burst.append((x + r * math.cos(a), y + r * math.sin(a)))
    art.fill(burst, CREAM)
    art.stencil(burst, VERMILION, grow=0)
    art.line(burst, 1.8)
    art.fill([(x + (px - x) * 0.55, y + (py - y) * 0.55) for px, py in burst], OCHRE)
    art.fill([(x + (px - x) * 0.22, y + (py - y) * 0.22) for px, py in burst], CREAM)


def _hound(art: Art) -> None:
    """Draw Bragon, the hound, in front of the hunter."""
    art.ink(trace("20,284 12,276 14,262 22,258"), 5, "out")
    body = outline("16,291 16,270 22,246 34,230 52,228 60,244 62,268 66,291!")
    form(art, body, None, 3, shade=9)
    art.fill(outline("18,264 24,246 36,236 44,246 36,264 26,272"))
    for x in (42, 55):
        art.ink([(x, 256), (x + 1, 286)], 2, "flat")
        art.shape(outline(f"{x - 3},283 {x + 8},283 {x + 11},293! {x - 6},293!"), None, 2.1)
    head = outline("28,220 28,202 42,190 58,192 68,206 80,213 84,222 78,230 64,231 54,240 40,238")
    art.line(head, 9, colour=CREAM, contrast=0)
    form(art, head, None, 3, shade=8)
    art.line(ellipse(81, 216.6, 5.4, 4.6), 4, colour=CREAM, contrast=0)
    art.fill(ellipse(81, 216.6, 5.4, 4.6))
    art.fill(ellipse(79.4, 215, 1.2), CREAM)
    mouth = outline("50,226! 64,228 77,226! 72,240 60,242")
    art.fill(mouth)
    art.fill(outline("58,238 62,233 69,233 70,239 64,241"), VERMILION)
    for ex, ey in ((48, 202), (60, 203)):
        art.fill(ellipse(ex, ey, 6.2, 7.4), CREAM)
        art.line(ellipse(ex, ey, 6.2, 7.4), 2)
        art.fill(ellipse(ex + 1.6, ey - 2.4, 2.1))
    for ear in (
        "38,194 32,182 20,172 12,176 12,190 20,204 33,207",
        "55,191 58,178 52,166 42,164 38,172 44,182 45,192",
    ):
        form(art, outline(ear), INK, 1.6, shade=6)
    art.ink([(36, 238), (48, 243), (60, 238)], 5.4, "flat", colour=VERMILION)
    art.ink([(36, 241), (48, 246), (60, 241)], 1.4, "flat")
    for a, b in (((66, 188), (70, 178)), ((72, 194), (82, 187)), ((76, 202), (88, 199))):
        art.ink([a, b], 2.4, "out")
