"""XIII, the leaping horse, and the player it leaps over."""

from PySide6.QtGui import QTransform

from kit.card_stock import blank, finish
from kit.carving import form
from kit.curves import Point, ellipse, outline, rounded_box, trace
from kit.ornaments import turned
from kit.woodcut import BLUE, CREAM, DEEP_RED, FLESH, INK, OCHRE, VERMILION, Art

COAT = "#cb5039"
"""Vermilion as a stencil leaves it on cream, to cover a line where the leg grows out of the body."""


def horse() -> Art:
    """XIII: Draw the horse that leaps over a player."""
    art = blank(8)
    rearing(art)
    _player(art)
    return finish(art, "XIII", "SALTA")


def rearing(art: Art) -> None:
    """Draw the horse without the player; the cut-out horse of the arrest uses it, too."""
    _tail(art)
    _far_legs(art)
    _body(art)
    _saddle(art)
    _mane(art)
    _head(art)
    _rein(art)
    _near_fore(art)


def _tail(art: Art) -> None:
    tail = outline(
        "34,160 20,152 12,134 14,112 24,96 40,86 58,82! 48,91 45,98! 56,95 64,96! 50,104 43,112! 54,110 62,113! 46,120 "
        "40,132 44,150"
    )
    art.fill(tail)
    for lock in (
        "30,152 20,138 20,116 32,98 48,88",
        "36,150 28,136 30,116 42,104 54,98",
        "25,150 16,134 18,112 26,100",
        "40,142 38,126 48,115",
    ):
        art.ink(trace(lock), 1.9, colour=CREAM)


def _hoof(art: Art, x: float, y: float, angle: float, size: float = 1) -> None:
    at = turned(x, y, angle)
    hoof = [at(u * size, v * size) for u, v in trace("-2,-7 12,-9 13,8 -2,6")]
    art.line(hoof, 3, colour=CREAM, contrast=0)
    art.fill(hoof)
    art.ink([at(2 * size, -4 * size), at(9 * size, -5 * size)], 1.5, colour=CREAM)


def _far_legs(art: Art) -> None:
    fore = outline(
        "140,120 154,108 170,99 182,98 188,107 186,118 181,130 176,144! 166,141! 170,126 172,116 160,120 148,132"
    )
    form(art, fore, DEEP_RED, 2.6, shade=8)
    _hoof(art, 170, 143, 1.9, 0.9)
    hind = outline(
        "48,186 88,180 86,202 74,218 60,226 58,238 63,252 66,266! 53,271! 49,256 43,242 42,228 50,208"
    )
    form(art, hind, DEEP_RED, 2.6, shade=10)
    _hoof(art, 60, 270, 1.35, 0.9)


def _body(art: Art) -> None:
    """Draw the stretched body, from the hind hoofs to the nose."""
    body = outline(
        "134,44! 122,56 110,76 102,94 94,110 82,126 66,136 48,142 32,150 22,164 18,182 20,200 22,212 15,222 13,232 "
        "18,246 18,256 13,264! 28,270! 33,260 34,246 36,236 48,224 60,212 70,198 78,186 96,182 114,174 130,164 "
        "142,152 154,136 157,118 152,102 148,88 150,76!"
    )
    art.line(body, 5, colour=CREAM, contrast=0)
    art.shape(body, VERMILION, 3.6)
    art.teeth(
        trace("150,88 155,104 157,120 153,137 142,152 130,164 114,174 96,182 78,186"),
        17,
        3.1,
        2.3,
        growth="flat",
        lean=-0.15,
    )
    art.teeth(trace("60,212 48,224 37,235 34,248"), 8, 3, 2, growth="flat")
    art.teeth(
        trace("66,136 48,142 32,150 22,164 18,182 21,200"), 8, 3.2, 1.8, side=-1, lean=0.3, growth="down"
    )
    # Haunch, shoulder and flank.
    art.ink(trace("78,186 68,178 66,164 74,150"), 3, "out")
    art.teeth(trace("75,152 66,164 68,177"), 15, 3, 2, lean=0.3)
    art.ink(trace("46,156 38,168 36,184"), 2.2, "out")
    for start in range(3):
        art.ink(
            [(30 + start * 8, 192 + start), (32 + start * 7, 204 + start), (30 + start * 6, 214)], 1.7, "out"
        )
    art.ink(trace("22,213 26,220 34,222"), 2.2, "out")
    art.ink(trace("138,112 122,120 114,136 120,154"), 2.8, "in")
    art.teeth(trace("116,128 114,138 119,153"), 12, 3, 1.9)
    art.teeth(trace("118,74 108,92 104,108"), 12, 3.4, 1.8, side=-1, lean=-0.5)
    for u in range(3):
        art.ink(
            [(88 + u * 9, 168 - u * 3), (96 + u * 9, 166 - u * 4), (101 + u * 9, 160 - u * 4)], 1.8, "both"
        )
    sock = outline("17,246! 34,249! 33,260 28,270! 13,264! 18,256")
    art.shape(sock, None, 2.4)
    art.teeth(trace("34,250 33,260 29,269"), 6, 2.8, 1.6)
    _hoof(art, 20, 268.6, 1.95, 1.04)


def _saddle(art: Art) -> None:
    since = len(art.layers)
    cloth = outline("66,158! 92,140! 104,172 108,196! 92,206 78,208! 70,184")
    form(art, cloth, BLUE, 2.8, shade=9)
    art.ink(trace("82,204 95,201 105,193"), 4, "flat", colour=OCHRE)
    art.ink(trace("80,199.6 93,196.6 103,188.8"), 1.4, "flat")
    seat = outline("56,152! 64,150 72,156 84,148 92,130! 100,136 100,150 88,160 70,168 60,164")
    form(art, seat, OCHRE, 2.8, shade=7)
    art.ink([(88, 158), (94, 176), (86, 192)], 2.8, "flat")
    iron = ellipse(83, 199, 7, 8, turn=0.3)
    art.line(iron, 3, contrast=0.2)
    art.transform(since, QTransform().translate(6, -29))


def _mane(art: Art) -> None:
    mane = outline(
        "140,46 128,52 114,68 100,72 86,70! 91,78 97,82! 83,86 72,84! 78,94 89,98! 79,105 68,105! 77,113 90,114 99,104 "
        "108,88 118,74 130,62 142,58"
    )
    art.line(mane, 4, colour=CREAM, contrast=0)
    art.fill(mane)
    for lock in ("130,56 114,70 94,74", "124,64 110,78 84,88", "114,76 102,90 80,96", "108,86 98,102 78,109"):
        art.ink(trace(lock), 1.9, colour=CREAM)


def _head(art: Art) -> None:
    since = len(art.layers)
    for ear in ("136,86 132,76 136,64 140,61! 146,74 146,84", "128,88 122,80 122,68 125,64! 134,76 137,86"):
        form(art, outline(ear), VERMILION, 2.4, shade=5)
    jaw = outline("146,122 158,126 166,134 174,140 181,137! 182,128 172,120 160,112")
    art.shape(jaw, VERMILION, 2.8)
    gap = outline("158,118! 172,120 183,122! 182,133 172,130 164,126")
    art.fill(gap)
    head = outline(
        "130,88 146,82 156,86 170,98 182,107 188,115 185,123 176,123 164,117 158,122 146,128 134,122 128,106"
    )
    art.shape(head, VERMILION, 3.2)
    blaze = outline("148,83! 158,88 172,101 181,108! 172,107 158,98 150,91")
    art.fill(blaze, CREAM)
    art.line(blaze, 1.5)
    art.teeth(trace("158,121 146,128 134,122 129,108"), 9, 2.9, 1.8, growth="flat")
    upper = [
        [
            (164 + k * 4.6, 116.4 + k * 1.8),
            (168 + k * 4.6, 118 + k * 1.7),
            (166.6 + k * 4.4, 124.6 + k * 1.4),
            (163.4 + k * 4.4, 123.4 + k * 1.4),
        ]
        for k in range(4)
    ]
    lower = [
        [
            (168 + k * 4, 134 + k * 0.6),
            (171.6 + k * 4, 134.4 + k * 0.6),
            (171 + k * 4, 129),
            (168.4 + k * 4, 128.6),
        ]
        for k in range(3)
    ]
    for tooth in (*upper, *lower):
        art.fill(tooth, CREAM)
        art.line(tooth, 1.1, contrast=0)
    art.fill(ellipse(181, 113.6, 3, 2.1, turn=0.8))
    art.ink([(177, 109), (182, 109), (186, 114)], 1.6)
    art.fill(ellipse(153, 98, 8.4, 7.8))
    art.fill(ellipse(153.4, 97.6, 6.8, 6), CREAM)
    art.fill(ellipse(153, 100.8, 3))
    art.ink([(143, 92), (151, 86.6), (161, 91)], 3, "mid")
    art.ink([(148, 109), (156, 111), (162, 108)], 1.7)
    for strap in ("162,93 159,104 161,115", "132,94 139,106 145,124", "145,113 153,112 160,110"):
        art.ink(trace(strap), 5, "flat")
        art.ink(trace(strap), 2.4, "flat", colour=OCHRE)
    art.transform(since, QTransform().translate(150, 66).rotate(3).scale(1.05, 1.05).translate(-150, -106))


def _rein(art: Art) -> None:
    rein = trace("158,82 150,98 130,102 112,106 101,112")
    art.ink(rein, 4, "flat")
    art.ink(rein, 1.7, "flat", colour=OCHRE)


def _near_fore(art: Art) -> None:
    leg = outline(
        "126,144 138,130 154,124 172,122 183,128 186,139 180,150 168,164 160,174! 148,166! 158,154 165,145 152,150 138,160 "
        "128,160"
    )
    art.line(leg, 4, colour=CREAM, contrast=0)
    form(art, leg, VERMILION, 3.2, shade=9)
    join = outline("122,146 134,136 138,142 140,154 132,163 122,160")
    art.fill(join, COAT)
    art.ink([(174, 130), (179, 137), (175, 145)], 1.8)
    sock = outline("169,152! 176,157 167,166 160,174! 148,166! 158,155")
    art.shape(sock, None, 2.2)
    _hoof(art, 153, 171, 2.3)


def _player(art: Art) -> None:
    """Draw the player under the horse, who has lost his hat."""
    at = turned(170, 226, 0.5)
    crown = at.outline("-11,2! -10,-14 0,-17 10,-14 11,2!")
    brim = at.outline("-19,-2! 0,5 19,-2! 21,4 8,11 -8,11 -21,4")
    for part in (crown, brim):
        art.line(part, 3.4, colour=CREAM, contrast=0)
        form(art, part, INK, 1.6, shade=6)
    art.ink(at.trace("-10,-1 0,3 10,-1"), 3.6, "flat", colour=VERMILION)
    shoulders = outline("76,296 80,272 96,258 118,254 142,258 158,272 162,296!")
    form(art, shoulders, BLUE, 3.2, shade=12)
    head = outline("98,250 96,232 104,220 120,216 134,221 140,234 138,252 128,268 118,271 106,266")
    form(art, head, FLESH, 2.9, shade=8)
    hair = outline(
        "92,238 94,220 104,211 114,215! 112,209 122,207! 126,213 138,211 146,224 145,240! 139,236 134,226 122,222 106,225 100,234 99,246!"
    )
    form(art, hair, INK, 1.6, shade=6)
    for x in (110, 127):
        art.fill(ellipse(x, 236, 6.6, 7.2), CREAM)
        art.line(ellipse(x, 236, 6.6, 7.2), 2)
        art.fill(ellipse(x + 1, 232.4, 2.4))
    art.ink([(101, 230), (106, 225), (114, 223)], 2.2)
    art.ink([(123, 223), (130, 225), (137, 231)], 2.2)
    for k, angle in enumerate((-0.46, -0.15, 0.16, 0.47)):
        at = turned(119, 304, angle)
        card: list[Point] = at.trace("-12,-58 12,-58 12,-14 -12,-14")
        art.shape(card, None, 2.3)
        art.fill(at.trace("-9,-55 9,-55 9,-17 -9,-17"), VERMILION if k % 2 else BLUE)
        for u in (-4, 4):
            art.ink([at(u, -54), at(u, -18)], 1.3, "flat", colour=CREAM)
    for x, flip in ((96, 1), (140, -1)):
        fist = outline(f"{x - 9},284 {x - 7},272 {x + 4 * flip},268 {x + 9},274 {x + 10},286 {x},291")
        form(art, fist, FLESH, 2.4, shade=5)
        for k in range(3):
            art.ink([(x - 5 + k * 5, 270), (x - 5 + k * 5, 277)], 1.5)
    board = outline("10,289! 190,287! 190,297! 10,299!")
    form(art, board, OCHRE, 2.6, shade=0)
    art.hatch(board, -0.01, 3, 1.2, shape="spindle", ragged=36)
    for x, y in ((170, 284.5), (174, 280)):
        art.shape(rounded_box(x - 8, y - 3, 16, 5.4, 2.4), OCHRE, 2, slip=(0, 0))
    for start, end in (((146, 218), (151, 211)), ((141, 211), (144, 203)), ((150, 226), (157, 222))):
        art.ink([start, end], 2.4, "out")
