"""XIII, the leaping horse, and what it leaps over."""

import math

from curves import Point, ellipse, loop, outline, smooth, trace
from ornaments import ground, turned
from stock import blank, finish
from wood import BLUE, CREAM, DEEP_RED, GREEN, OCHRE, VERMILION, Art


def horse() -> Art:
    """XIII: over the hedge, over you, and on to the next one."""
    art = blank(17)
    ground(art, 290, GREEN, tufts=(18, 30, 176, 184))
    _far_legs(art)
    _tail(art)
    _horse_body(art)
    _near_legs(art)
    _horse_head(art)
    _saddle(art)
    _hedge(art)
    return finish(art, "XIII", "SALTA")


def _hoof(art: Art, *points: Point) -> None:
    art.fill(smooth([p for q in points for p in (q, q)], closed=True))


def _far_legs(art: Art) -> None:
    hind = outline("66,190 84,200 82,216 68,232 62,246 56,258 48,254 50,240 52,226 54,208")
    art.shape(hind, VERMILION, 2.6)
    art.hatch(hind, 0.4, 3.2, 2, shape="left", cut=0.2)
    _hoof(art, (56, 256), (48, 252), (38, 262), (46, 270))
    fore = outline("128,170 144,178 158,186 164,192 160,199 150,208 144,216 137,212 143,200 146,195 130,192")
    art.shape(fore, VERMILION, 2.6)
    art.hatch(fore, 0.2, 3.2, 2, shape="left", cut=0.2)
    _hoof(art, (145, 214), (137, 209), (129, 219), (138, 226))


def _tail(art: Art) -> None:
    tail = outline("50,160 36,148 24,146 13,156! 20,158 12,172! 22,170 16,188! 28,180 28,194! 40,178 48,174")
    art.fill(tail)
    for spine in (
        [(46, 164), (32, 154), (20, 156)],
        [(45, 168), (32, 162), (18, 170)],
        [(44, 171), (34, 170), (24, 180)],
    ):
        art.ink(spine, 1.6, colour=CREAM)


def _horse_body(art: Art) -> None:
    body = outline(
        "140,92 150,92 152,112 146,130 142,148 144,166 136,184 118,194 98,198 82,202 66,204 "
        "50,198 42,182 44,166 56,156 74,154 92,150 106,140 116,124 126,106"
    )
    art.shape(body, VERMILION, 3.4)
    art.teeth(trace("144,164 136,184 118,194 98,198 82,202"), 16, 3, 2.1, growth="flat", lean=-0.1)
    art.teeth([(151, 112), (146, 130), (142, 148)], 9, 3, 1.8)
    art.teeth([(44, 166), (42, 182), (50, 197)], 8, 3, 1.7, side=-1)
    for spine in ([(124, 176), (132, 168), (134, 154)], [(118, 158), (122, 168), (130, 174)]):
        art.ink(spine, 2)


def _near_legs(art: Art) -> None:
    hind = outline(
        "50,168 70,166 84,178 84,196 72,214 56,226 46,238 36,252! 26,246! 32,232 36,220 40,208 42,190"
    )
    art.fill(hind, CREAM)
    art.stencil(hind, VERMILION)
    art.ink(trace("84,180 84,196 72,214 56,226 46,238 36,252"), 3.4, "mid")
    art.ink(trace("44,172 42,190 40,208 36,220 32,232 26,246"), 2.6, "mid")
    art.teeth(trace("84,182 84,196 72,214 56,226 46,238"), 11, 3, 2)
    sock = outline("36,252! 26,246! 29,238! 41,245!")
    art.shape(sock, None, 2)
    _hoof(art, (37, 254), (25, 246), (14, 256), (18, 262), (28, 264))
    fore = outline(
        "120,168 134,164 150,168 168,170 180,172 182,180 174,192 168,204! 159,200! 164,188 "
        "167,183 150,184 132,190 122,186"
    )
    art.fill(fore, CREAM)
    art.stencil(fore, VERMILION)
    art.ink(trace("132,164 150,168 168,170 180,172 182,180 174,192 168,204"), 2.6, "mid")
    art.ink(trace("159,200 164,188 167,183 150,184 132,190"), 3.2, "mid")
    art.teeth([(167, 184), (150, 184), (134, 189)], 7, 3, 1.7)
    sock = outline("168,204! 159,200! 162,193! 172,196!")
    art.shape(sock, None, 2)
    _hoof(art, (169, 205), (158, 199), (150, 208), (153, 214), (163, 215))


def _horse_head(art: Art) -> None:
    # The mane streams; the ears are back; the teeth show.
    for k, (x, y, length) in enumerate(
        ((112, 130, 30), (114, 122, 36), (118, 114, 38), (122, 106, 38), (127, 99, 36), (133, 92, 32))
    ):
        at = turned(x, y, math.pi + 0.28 + k * 0.05)
        art.fill(
            loop(
                at(-8, -8),
                at(0, -7),
                at(length * 0.6, -7),
                at(length, -2 + (k % 2) * 5),
                at(length, -2 + (k % 2) * 5),
                at(length * 0.55, 4),
                at(-6, 9),
            )
        )
    for k in range(5):
        at = turned(114 + k * 4.4, 124 - k * 7, math.pi + 0.3 + k * 0.05)
        art.ink([at(-2, 0), at(12, -1), at(26, 0)], 1.4, colour=CREAM)
    head = outline(
        "136,94 142,86 152,86 162,94 172,106 182,116 185,124 180,131 172,130 166,127 158,128 "
        "150,130 142,124 136,112"
    )
    art.shape(head, VERMILION, 3)
    jaw = outline("156,128 166,128 173,135 178,137 176,143 168,144 158,138 150,131")
    art.shape(jaw, VERMILION, 2.6)
    mouth = outline("160,127 170,129 179,131 178,137 172,135 164,131")
    art.fill(mouth, DEEP_RED)
    art.fill(trace("168,128.4 180,130.6 179,134.4 168,131"), CREAM)
    art.fill(trace("168,132.6 178,138 175,135 170,132"), CREAM)
    for u in (171.0, 174.4, 177.6):
        art.ink([(u, 129), (u - 0.4, 134)], 1, "flat")
    art.fill(ellipse(179, 121, 2.4, 3, turn=0.5))
    blaze = outline("152,89 160,96 171,109 176,114 170,112 158,100")
    art.fill(blaze, CREAM)
    art.line(blaze, 1.3)
    art.fill(ellipse(156, 105, 5.4, 5), CREAM)
    art.line(ellipse(156, 105, 5.4, 5), 2)
    art.fill(ellipse(158, 105.6, 2.6))
    art.ink([(149, 101), (154, 97.6), (162, 101)], 2.4, "mid")
    art.teeth([(136, 100), (140, 118), (150, 129)], 9, 2.8, 1.7, side=-1)
    art.ink([(144, 116), (150, 121), (158, 121)], 1.8)
    for ear in (
        trace("142,90 134,82 128,70! 142,74 148,86"),
        trace("149,88 146,78 146,66! 156,76 156,88"),
    ):
        art.shape(smooth(ear, closed=True), VERMILION, 2.4)
    art.ink([(142, 86), (136, 79), (131, 73)], 2.2)
    art.fill(outline("144,90 152,86 160,94 168,98 158,98 162,104 150,98"))
    # Bridle
    art.ink([(150, 127), (148, 114), (144, 96)], 2.6, "flat", colour=OCHRE)
    art.ink([(162, 126), (166, 116), (172, 106)], 2.6, "flat", colour=OCHRE)
    art.ink([(149, 116), (158, 117), (166, 116)], 2.4, "flat", colour=OCHRE)
    art.fill(ellipse(165, 118, 3))
    art.fill(ellipse(165, 118, 1.6), OCHRE)


def _saddle(art: Art) -> None:
    cloth = outline("78,150! 94,146 110,136! 118,160! 102,178 84,180!")
    art.shape(cloth, BLUE, 2.6)
    art.ink([(84, 172), (100, 170), (114, 158)], 3, "flat", colour=OCHRE)
    art.teeth([(116, 161), (102, 178), (85, 180)], 7, 2.8, 1.8)
    seat = outline("80,148 78,140 84,142 94,143 104,136 106,127 112,132 112,140 98,154 84,156")
    art.shape(seat, OCHRE, 2.6, slip=(-0.5, 0.5))
    art.ink([(98, 154), (101, 168)], 2.4, "flat")
    art.line(ellipse(102, 172, 4, 5), 2)


def _hedge(art: Art) -> None:
    hedge = outline(
        "52,290 46,276 54,266 60,254 70,258 78,246 90,252 100,240 112,250 122,244 130,254 142,252 "
        "148,264 158,268 160,280 154,290!"
    )
    art.shape(hedge, GREEN, 3)
    for x, y in (
        (62, 268),
        (76, 262),
        (92, 262),
        (108, 258),
        (124, 260),
        (140, 266),
        (66, 282),
        (84, 278),
        (116, 276),
        (134, 280),
        (148, 280),
    ):
        art.ink([(x - 6, y + 1), (x - 3, y - 5), (x + 3, y - 5), (x + 6, y + 1)], 2)
        art.ink([(x - 2, y - 1), (x, y + 3)], 1.6, "out")
    art.teeth(trace("148,264 159,270 160,280 154,289"), 9, 3, 1.9, growth="flat")
    # A hen who was having a quiet morning.
    head = outline("92,292 92,276 98,266 108,266 114,276 114,292")
    art.shape(head, None, 2.6)
    comb = outline("97,267 95,258 99,261 102,255 105,261 110,258 109,267")
    art.shape(comb, VERMILION, 2, slip=(0, 0))
    art.fill(ellipse(106, 274, 3.6, 3.8), CREAM)
    art.line(ellipse(106, 274, 3.6, 3.8), 1.6)
    art.fill(ellipse(106.6, 272.6, 1.6))
    for beak in (trace("113,274 122,270 114,279"), trace("113,280 121,284 113,284")):
        art.shape(beak, OCHRE, 1.8, slip=(0, 0))
    art.fill(outline("108,285 113,284 113,292 108,293"), VERMILION)
    art.teeth([(93, 278), (92, 291)], 7, 3, 1.5, side=-1, growth="flat")
