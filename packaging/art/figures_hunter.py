"""XIV, the hunter in his great breeches, his blunderbuss and his hound."""

import math

from carve import form, shadow
from curves import Outline, ellipse, outline, rounded_box, trace
from ornaments import ground, turned
from stock import blank, finish
from wood import BLUE, CREAM, FLESH, GREEN, INK, OCHRE, VERMILION, Art

AIM = math.pi + 0.1
"""The gun points to the left and a little up."""


def hunter() -> Art:
    """XIV: he shuts both eyes when he fires; Bragon has learnt not to move."""
    art = blank(9)
    ground(art, 286, GREEN, tufts=(120, 184))
    _smoke(art)
    _legs(art)
    _breeches(art)
    _far_arm(art)
    _coat(art)
    _head(art)
    _gun(art)
    _near_arm(art)
    _hound(art)
    return finish(art, "XIIII", "HAI PIGLIATO", "BRAGON")


def _legs(art: Art) -> None:
    """Blue stockings and buckled shoes, as far apart as the breeches allow."""
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
    """Bragoni: the largest pair in the pack, paned in black."""
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


def _far_arm(art: Art) -> None:
    """It carries the barrel."""
    sleeve = outline("118,146! 112,164 98,172 82,164 72,150! 80,138! 92,146 106,142")
    form(art, sleeve, VERMILION, 3, shade=10)


def _head(art: Art) -> None:
    hair = outline("124,86 150,84 158,98 158,116 166,130 154,140 138,138 128,128 122,108")
    form(art, hair, INK, 2, shade=0)
    for k in range(5):
        art.ink([(136 + k * 4.6, 94), (140 + k * 4.4, 112), (141 + k * 4.8, 133 - k)], 1.5, colour=CREAM)
    face = outline(
        "112,88 104,96 100,102 88,106 80,114 83,122 94,124 98,128 100,138 112,144 126,140 136,128 140,110 138,92 126,86"
    )
    art.shape(face, FLESH, 3)
    art.teeth(trace("138,96 140,112 134,130 124,141 112,143"), 13, 2.8, 1.8, lean=0.15)
    nose = trace("100,103 88,107 81,114 84,121 95,123 101,119")
    art.ink(nose, 2.6, "mid")
    art.fill(ellipse(88, 114.6, 6.6, 5.4), VERMILION, 0.75)
    art.teeth(trace("85,122 94,123.6 101,119"), 5, 2.6, 1.4, side=-1)
    art.fill(ellipse(120, 119, 7, 5.4), VERMILION, 0.7)
    # Shut tight, with all his wrinkles.
    art.ink([(99, 101), (107, 98), (120, 98)], 3.4, "mid")
    for dy in (-3.2, 3.2):
        art.ink([(104, 104 + dy * 0.9), (111, 104 + dy * 0.5), (119, 104)], 2.6, "flat")
    for tip in ((126, 99), (128, 104), (126, 109)):
        art.ink([(120.5, 104), tip], 1.7, "out")
    # Teeth set against the kick.
    mouth = outline("98,129! 110,126 120,129! 116,137 104,138")
    art.fill(mouth, CREAM)
    art.line(mouth, 2)
    for x in (103, 107.6, 112.4):
        art.ink([(x, 128), (x + 0.6, 137)], 1.3, "flat")
    art.fill(outline("96,122! 106,120 114,123 124,117 131,113! 127,126 116,129.5 106,127 97,129"))
    art.ink([(104, 124), (114, 125.6), (124, 120)], 1.3, colour=CREAM)
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


def _gun(art: Art) -> None:
    at = turned(150, 142, AIM)
    stock = at.outline("62,-1! 40,-8 16,-9 -4,-7 -26,-10! -31,4 -28,16! -6,10 8,6 40,6 62,5!")
    form(art, stock, OCHRE, 2.8, shade=0)
    art.hatch(stock, AIM - math.pi - 0.06, 3.6, 1.4, shape="spindle", ragged=7)
    art.fill(at.trace("-26,-11 -32,-4 -33,4 -29,17 -25,16 -28,4 -24,-9"))
    barrel = at.outline("22,-1! 78,-1 90,-6 100,-11! 101,13! 90,9 80,6 22,8!")
    art.line(barrel, 5, colour=CREAM, contrast=0)
    art.fill(barrel)
    art.ink([at(28, 5.2), at(78, 3.6), at(97, 8.6)], 1.8, colour=CREAM)
    art.teeth([at(80, -1), at(90, -5), at(100, -10)], 8, 3, 1.5, side=-1, colour=CREAM)
    _flash(art, *at(118, 1))
    for u in (44, 74):
        art.ink([at(u, -7), at(u, 9)], 3.4, "flat", colour=OCHRE)
        art.ink([at(u + 2, -7), at(u + 2, 9)], 1.2, "flat")
        art.ink([at(u - 2, -7), at(u - 2, 9)], 1.2, "flat")
    art.fill(at.outline("24,8 20,20 14,21 18,13 10,10 12,6"))
    art.ink([at(18, -8), at(13, -17), at(4, -16), at(2, -8)], 2.4, "flat")
    hand = outline("70,144 66,134 72,127 88,126 93,134 88,146 78,149")
    art.shape(hand, FLESH, 2.5)
    for k in range(3):
        art.ink([(73 + k * 5.4, 128 + k * 0.4), (73 + k * 5.4, 136 + k * 0.4)], 1.7)
    cuff = outline("69,147! 90,139! 96,149! 76,160!")
    form(art, cuff, None, 2.3, shade=5)


def _near_arm(art: Art) -> None:
    sleeve = outline(
        "146,142 162,144 178,158 184,176 174,190 158,184 144,168 134,158! 144,147! 150,152 158,160 154,152"
    )
    form(art, sleeve, VERMILION, 3.2, shade=13)
    cuff = outline("131,160! 142,147! 150,154! 139,167!")
    form(art, cuff, None, 2.3, shade=5)
    hand = outline("126,155 122,147 128,140 138,142 142,150 135,158")
    art.shape(hand, FLESH, 2.5)
    for k in (0, 1):
        art.ink([(125, 146 + k * 4.4), (133, 146 + k * 4)], 1.5)


def _smoke(art: Art) -> None:
    """What is left of the powder."""
    cloud = outline(
        "44,116 58,108 60,94 50,86 52,74 38,67 26,72 16,74 13,88 18,98 12,110 14,128 12,142 20,152 34,150 44,156 52,146 50,132"
    )
    art.shape(cloud, None, 3)
    art.stencil(cloud, BLUE, opacity=0.5)
    shadow(art, cloud, 8)
    for curl in (
        "24,86 32,80 40,86 36,94 30,91",
        "22,112 30,106 37,112 33,119",
        "42,82 49,90 46,98",
        "24,140 32,136 38,142",
    ):
        art.ink(trace(curl), 2.4)


def _flash(art: Art, x: float, y: float) -> None:
    burst: Outline = []
    for i in range(22):
        a = math.pi * i / 11 + 0.1
        r = (24 if i % 4 == 0 else 16) if i % 2 == 0 else 9
        burst.append((x + r * math.cos(a), y + r * math.sin(a)))
    art.fill(burst, CREAM)
    art.stencil(burst, VERMILION, grow=0)
    art.line(burst, 2.4)
    art.fill([(x + (px - x) * 0.55, y + (py - y) * 0.55) for px, py in burst], OCHRE)
    art.fill([(x + (px - x) * 0.22, y + (py - y) * 0.22) for px, py in burst], CREAM)


def _hound(art: Art) -> None:
    """Bragon, who sat in front and has heard enough."""
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
