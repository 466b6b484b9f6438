"""XI, the inn: house, sign and landlord."""

from curves import Outline, ellipse, loop, outline, rounded_box, trace
from ornaments import ground, leaf
from PySide6.QtGui import QTransform
from stock import blank, finish
from wood import BLUE, CREAM, FLESH, GREEN, OCHRE, VERMILION, Art


def inn() -> Art:
    """XI: the landlord asks you in, and whether you would stay a little."""
    art = blank(15)
    since = len(art.layers)
    ground(art, 286, GREEN, tufts=(20, 34, 182))
    _house(art)
    _sign(art)
    house_done = len(art.layers)
    _landlord(art)
    art.transform(house_done, QTransform().translate(134, 290).scale(0.86, 0.86).translate(-130, -290))
    art.transform(since, QTransform().translate(0, -5))
    return finish(art, "XI", "FERMATEVI", "ALQUANTO")


def _house(art: Art) -> None:
    wall: Outline = trace("64,116 186,116 186,282 64,282")
    art.shape(wall, None, 3)
    art.hatch(trace("168,122 185,122 185,280 160,280"), 0, 4, 1.7, shape="right", cut=0.4, ragged=4)
    for x, y in ((74, 196), (70, 262), (116, 126), (170, 200), (74, 232)):
        art.line(rounded_box(x, y, 11, 6, 1.6), 1.2)
    chimney: Outline = trace("148,66 168,66 168,98 148,98")
    art.shape(chimney, None, 2.4)
    art.hatch(chimney, 0, 4.4, 1.5, shape="right", cut=0.3)
    art.fill(trace("145,63 171,63 171,69 145,69"))
    roof = trace("72,84 176,84 191,122 50,122")
    art.shape(roof, VERMILION, 3)
    for row, y in enumerate((90, 100, 110, 119)):
        spread = (y - 84) / 38
        left, right = 72 - 22 * spread, 176 + 15 * spread
        count = 11
        for k in range(count):
            u = left + (right - left) * (k + 0.5 + 0.25 * (row % 2)) / count
            art.ink([(u - 5, y - 5), (u - 3, y + 2), (u + 3, y + 2), (u + 5, y - 5)], 1.9, "mid")
    art.teeth([(54, 124), (188, 124)], 7, 3.2, 1.8, growth="flat")
    _window(art, 88, 130)
    door = outline("108,282! 108,206 116,188 136,180 156,188 164,206 164,282!")
    art.fill(door)
    art.line(
        outline("103,282! 103,204 112,183 136,174 160,183 169,204 169,282!"),
        1.8,
    )


def _window(art: Art, x: float, y: float) -> None:
    frame: Outline = [(x, y), (x + 26, y), (x + 26, y + 34), (x, y + 34)]
    art.fill(frame)
    art.fill([(x + 3, y + 3), (x + 23, y + 3), (x + 23, y + 31), (x + 3, y + 31)], OCHRE)
    art.ink([(x + 13, y), (x + 13, y + 34)], 2, "flat")
    art.ink([(x, y + 15), (x + 26, y + 15)], 2, "flat")
    for left in (x - 13, x + 26):
        shutter: Outline = [(left, y - 1), (left + 13, y - 1), (left + 13, y + 35), (left, y + 35)]
        art.shape(shutter, GREEN, 2)
        art.hatch(shutter, 0.05, 4, 1.4, shape="spindle", ragged=1)


def _sign(art: Art) -> None:
    art.ink([(64, 138), (40, 137), (16, 138)], 4.4, "flat")
    art.ink([(62, 160), (48, 152), (42, 140)], 2.4, "flat")
    art.ink([(16, 138), (13, 132), (18, 130)], 2)
    for x in (26, 52):
        art.ink([(x, 139), (x, 150)], 2, "flat")
    board = outline("16,150! 39,146 62,150! 60,190! 39,204 18,190!")
    art.shape(board, OCHRE, 3)
    art.teeth([(61, 152), (60, 190), (40, 203)], 6, 3, 1.7, growth="flat")
    jug = outline("33,160! 45,160! 44,167 50,178 47,190 39,193 31,190 28,178 34,167")
    art.shape(jug, VERMILION, 2, slip=(0.6, 0.4))
    art.ink([(45, 162), (54, 166), (50, 180)], 2.4, "flat")
    art.ink([(33, 177), (34, 185)], 1.6, colour=CREAM)
    frasca = ((39, 205, 1.9), (37, 205, 2.6), (41, 205, 0.7))
    for x, y, angle in frasca:
        leaf(art, x, y, angle, 20, 7)


def _landlord(art: Art) -> None:
    """Belly first, palm up, jug ready."""
    for x, flip in ((118, -1), (146, 1)):
        leg = loop((x - 7, 256), (x + 8, 256), (x + 7, 282), (x - 6, 282))
        art.shape(leg, BLUE, 2.2)
        art.fill(loop((x - 8, 280), (x + 8, 280), (x + 10 + 3 * flip, 290), (x - 10 + 3 * flip, 290)))
    body = outline("104,206 118,196 146,196 158,206 166,232 162,254 148,264 116,264 100,252 97,230")
    art.shape(body, VERMILION, 2.8)
    art.teeth(trace("158,206 166,232 162,254 150,263"), 11, 3, 1.9, growth="flat")
    apron = outline("118,214! 144,214! 156,236 154,262 146,272 118,272 108,262 106,238")
    art.shape(apron, None, 2.4)
    art.ink([(106, 236), (130, 241), (156, 235)], 2, "flat")
    art.teeth([(155, 240), (154, 262), (146, 271)], 9, 3, 1.6)
    art.ink([(122, 262), (121, 250)], 1.4)
    art.ink([(136, 264), (137, 250)], 1.4)
    # The raised palm, on the guest's side.
    arm = outline("108,204! 92,214 80,202 76,184! 89,180! 92,192 104,200")
    art.shape(arm, VERMILION, 2.4)
    art.shape(rounded_box(73, 177, 18, 9, 3), None, 1.8)
    palm = outline("74,178 72,166 76,160 88,160 91,168 90,178")
    art.shape(palm, FLESH, 2.2)
    for k, (x, y) in enumerate(((75, 148), (80, 144), (85, 145), (90, 149))):
        art.ink([(76 + k * 4, 166), (x, y)], 6, "flat")
    for k, (x, y) in enumerate(((75, 148), (80, 144), (85, 145), (90, 149))):
        art.ink([(76 + k * 4, 168), (x, y + 1)], 3, "flat", colour=FLESH)
    art.ink([(90, 172), (97, 168)], 5.4, "flat")
    art.ink([(89, 172), (96, 168.6)], 2.6, "flat", colour=FLESH)
    # The other arm, with the jug.
    arm = outline("154,204! 170,214 178,230 170,244 160,244 158,236 164,228 156,220")
    art.shape(arm, VERMILION, 2.4)
    jug = outline("152,226! 166,226! 165,233 171,243 168,256 159,259 150,256 147,243 153,233")
    art.shape(jug, BLUE, 2.4, slip=(-0.5, -0.4))
    art.teeth([(166, 234), (171, 243), (168, 256)], 7, 2.6, 1.6)
    art.shape(outline("162,240 170,236 176,242 172,250 163,248"), FLESH, 2)
    art.ink([(163, 244), (171, 243)], 1.4)
    _landlord_head(art)


def _landlord_head(art: Art) -> None:
    head = outline("113,186 111,172 116,160 131,154 146,160 151,172 149,187 142,198 131,202 120,198")
    art.shape(head, FLESH, 2.8)
    art.teeth(trace("150,168 150,186 142,198 132,201"), 8, 2.7, 1.7, growth="flat")
    hat = outline("112,166! 108,152 120,142 140,141 154,151 150,166! 131,160")
    art.shape(hat, None, 2.6)
    art.teeth([(153, 152), (150, 165), (132, 160)], 8, 3, 1.5)
    art.ink([(122, 146), (121, 156)], 1.5)
    art.ink([(136, 145), (138, 156)], 1.5)
    for x in (121, 140):
        art.fill(ellipse(x, 176, 2.4, 2.9))
        art.ink([(x - 6, 170), (x, 167), (x + 6, 170)], 2.6, "mid")
    for x in (118, 144):
        art.fill(ellipse(x, 185, 4.6, 3.6), VERMILION, 0.75)
    art.shape(outline("127,178 134,178 137,185 130.5,189 124,185"), VERMILION, 1.8, slip=(0, 0))
    whiskers = outline(
        "130.5,188 122,188 110,184 104,176! 106,190 118,196 130.5,192 143,196 155,190 157,176! "
        "151,184 139,188"
    )
    art.fill(whiskers)
    art.ink([(110, 187), (120, 192), (128, 190)], 1, colour=CREAM)
    art.ink([(151, 187), (141, 192), (133, 190)], 1, colour=CREAM)
    art.ink([(124, 197), (131, 199), (138, 196)], 1.6)
