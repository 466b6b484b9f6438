"""XIII, the leaping horse, and the player it leaps over."""

from carve import form
from curves import Point, ellipse, outline, rounded_box, trace
from ornaments import turned
from stock import blank, finish
from wood import BLUE, CREAM, DEEP_RED, FLESH, INK, OCHRE, VERMILION, Art


def horse() -> Art:
    """XIII: over the table, over you, and on to the next one."""
    art = blank(8)
    rearing(art)
    _player(art)
    return finish(art, "XIII", "SALTA")


def rearing(art: Art) -> None:
    """The horse without the man: so it also leaps over the table."""
    _tail(art)
    _far_legs(art)
    _body(art)
    _saddle(art)
    _mane(art)
    _head(art)
    _near_fore(art)


def _tail(art: Art) -> None:
    tail = outline(
        "30,200 18,196 12,180 14,158 24,140 40,130 58,130! 48,138 46,146! 56,144 62,146! 50,152 42,162 "
        "44,168! 50,166 54,168! 42,178 38,190"
    )
    art.fill(tail)
    for lock in (
        "30,194 22,182 24,164 36,146 50,136",
        "32,186 30,174 36,160 50,148",
        "26,192 18,178 18,162 26,146",
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
        "136,140 156,134 178,130 188,138 186,150 178,170 172,182! 162,178! 168,160 170,150 154,156 140,162"
    )
    form(art, fore, DEEP_RED, 2.6, shade=8)
    _hoof(art, 166, 181, 2.0, 0.9)
    hind = outline("58,214 92,212 88,232 76,252 72,266 62,284! 50,278! 56,262 54,246 56,232")
    form(art, hind, DEEP_RED, 2.6, shade=10)
    _hoof(art, 55, 283, 2.1, 1)


def _body(art: Art) -> None:
    body = outline(
        "134,84 116,90 100,108 90,132 82,150 62,166 40,178 25,194 20,212 24,232 30,248 27,258 29,264 24,273 "
        "18,281! 32,288! 40,278 47,268 54,256 66,242 84,228 98,214 120,204 138,194 150,176 150,156 144,138 "
        "146,122 154,112!"
    )
    art.shape(body, VERMILION, 3.6)
    art.teeth(
        trace("146,124 144,138 150,156 150,176 138,194 120,204 98,214 84,228"),
        18,
        3.1,
        2.3,
        growth="flat",
        lean=-0.15,
    )
    art.teeth(trace("66,242 54,256 47,267"), 9, 3.1, 2, growth="flat")
    art.teeth(trace("62,166 40,178 26,194 21,212 25,232"), 9, 3.2, 1.8, side=-1, lean=0.3, growth="flat")
    # Haunch and flank.
    art.ink(trace("84,228 74,222 70,206 74,192"), 3, "out")
    art.teeth(trace("74,194 70,206 74,221"), 16, 3, 2, side=1, lean=0.3)
    art.ink(trace("52,182 44,196 44,214"), 2.2, "out")
    for start in (0, 1, 2):
        art.ink(
            [(34 + start * 7, 216 + start * 3), (38 + start * 7, 228 + start * 2), (38 + start * 6, 240)],
            1.7,
            "out",
        )
    art.ink(trace("138,146 126,158 122,174 130,190"), 2.8, "in")
    art.teeth(trace("124,162 122,174 130,189"), 12, 3, 1.9, side=1)
    art.teeth(trace("118,104 108,120 104,140"), 12, 3.4, 1.8, side=-1, lean=-0.5)
    sock = outline("28,258! 44,270! 38,280 32,288! 18,281! 25,271")
    art.shape(sock, None, 2.4)
    art.teeth(trace("43,271 38,280 32,287"), 6, 2.8, 1.6)
    _hoof(art, 26, 283, 2.2, 0.9)


def _saddle(art: Art) -> None:
    cloth = outline("66,158! 92,140! 104,172 108,196! 92,206 78,208! 70,184")
    form(art, cloth, BLUE, 2.8, shade=9)
    art.ink(trace("82,204 95,201 105,193"), 4, "flat", colour=OCHRE)
    art.ink(trace("80,199.6 93,196.6 103,188.8"), 1.4, "flat")
    seat = outline("56,152! 64,150 72,156 84,148 92,130! 100,136 100,150 88,160 70,168 60,164")
    form(art, seat, OCHRE, 2.8, shade=7)
    art.ink([(88, 158), (94, 176), (86, 192)], 2.8, "flat")
    iron = ellipse(83, 199, 7, 8, turn=0.3)
    art.line(iron, 3, contrast=0.2)


def _mane(art: Art) -> None:
    mane = outline(
        "140,84 126,80 112,76 96,82 82,78! 86,88 92,92! 78,96 68,92! 74,104 84,108! 72,114 62,112! 70,122 82,124! "
        "74,132 68,132! 80,140 92,136 98,120 110,104 126,96"
    )
    art.line(mane, 4, colour=CREAM, contrast=0)
    art.fill(mane)
    for lock in (
        "132,86 116,84 98,88",
        "126,91 108,94 88,101",
        "116,96 100,106 80,116",
        "106,106 96,118 82,130",
        "120,86 106,82 94,85",
    ):
        art.ink(trace(lock), 2, colour=CREAM)


def _head(art: Art) -> None:
    for ear in ("136,86 132,76 136,66 140,64! 146,74 146,84", "128,88 122,80 123,70 126,67! 134,76 137,86"):
        form(art, outline(ear), VERMILION, 2.4, shade=5)
    jaw = outline("146,122 158,124 166,132 174,138 181,135! 182,128 172,120 160,112")
    art.shape(jaw, VERMILION, 2.8)
    gap = outline("158,118! 172,120 183,122! 182,130 172,128 164,124")
    art.fill(gap)
    head = outline(
        "130,88 146,82 156,86 170,98 182,108 187,116 183,123 175,122 164,116 158,121 146,128 134,122 128,106"
    )
    art.shape(head, VERMILION, 3.2)
    blaze = outline("148,83! 158,88 172,101 181,109! 172,107 158,98 150,91")
    art.fill(blaze, CREAM)
    art.line(blaze, 1.5)
    art.teeth(trace("158,120 146,128 134,122 129,108"), 8, 2.9, 1.8, growth="flat")
    upper = [
        [
            (164 + k * 4.6, 116 + k * 1.8),
            (168 + k * 4.6, 117.4 + k * 1.7),
            (166.6 + k * 4.4, 122.6 + k * 1.4),
            (163.4 + k * 4.4, 121.6 + k * 1.4),
        ]
        for k in range(4)
    ]
    lower = [
        [
            (168 + k * 4, 131 + k * 0.6),
            (171.6 + k * 4, 131.4 + k * 0.6),
            (171 + k * 4, 127),
            (168.4 + k * 4, 126.6),
        ]
        for k in range(3)
    ]
    for tooth in (*upper, *lower):
        art.fill(tooth, CREAM)
        art.line(tooth, 1.1, contrast=0)
    art.fill(ellipse(181, 114, 2.6, 1.9, turn=0.8))
    art.ink([(178, 110), (182, 110), (185, 114)], 1.5)
    art.fill(ellipse(153, 98, 7.4, 6.8))
    art.fill(ellipse(153.4, 97.6, 5.8, 5), CREAM)
    art.fill(ellipse(155.6, 99.6, 2.7))
    art.ink([(144, 93), (151, 88.6), (160, 93)], 3, "mid")
    art.ink([(148, 108), (156, 110), (162, 107)], 1.7)
    for strap in ("160,92 157,104 160,115", "132,94 140,106 146,123", "146,112 152,111 158,110"):
        art.ink(trace(strap), 5, "flat")
        art.ink(trace(strap), 2.4, "flat", colour=OCHRE)


def _near_fore(art: Art) -> None:
    leg = outline(
        "128,168 140,158 158,158 176,156 186,162 187,172 178,184 166,198 158,206! 147,198! 158,188 166,176 152,182 140,188 130,184"
    )
    art.line(leg, 4, colour=CREAM, contrast=0)
    form(art, leg, VERMILION, 3.2, shade=9)
    art.ink([(176, 164), (180, 170), (176, 177)], 1.8)
    sock = outline("167,185 173,190 164,200 158,206! 147,198! 157,189")
    art.shape(sock, None, 2.2)
    _hoof(art, 152, 204, 2.3)


def _player(art: Art) -> None:
    """He has lost his hat, and his turn."""
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
    for start, end in (((92, 212), (86, 203)), ((146, 218), (150, 212)), ((84, 222), (75, 217))):
        art.ink([start, end], 2.4, "out")
