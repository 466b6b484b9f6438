"""The people of the pack: the fool, the innkeeper of XI and the hunter of XIV."""

import math

from curves import Outline, Point, ellipse, loop, mirrored, rounded_box, smooth
from ornaments import berry, ground, leaf, star, turned
from PySide6.QtGui import QTransform
from stock import blank, finish
from wood import BLUE, CREAM, DEEP_RED, FLESH, GREEN, OCHRE, VERMILION, Art


def fool() -> Art:
    """MATTO: worth as little as the least of them, and he has company on a stick."""
    art = blank(14)
    _motley(art)
    _fool_cap(art)
    _fool_face(art)
    _fool_collar(art)
    _bauble(art)
    return finish(art, legend="MATTO")


def _motley(art: Art) -> None:
    """Shoulders and sleeves, one half green and one half red."""
    left = loop(
        (100, 206), (100, 206), (70, 208), (40, 220), (24, 246), (18, 290), (18, 290), (100, 292), (100, 292)
    )
    right = loop(
        (100, 206),
        (100, 206),
        (130, 208),
        (160, 220),
        (176, 246),
        (182, 290),
        (182, 290),
        (100, 292),
        (100, 292),
    )
    art.shape(left, GREEN, 3.2)
    art.shape(right, VERMILION, 3.2)
    art.teeth([(160, 221), (176, 246), (181, 288)], 16, 3.2, 2.1, growth="flat")
    art.ink([(48, 290), (50, 266), (46, 250)], 2.2)
    art.ink([(150, 290), (148, 268), (152, 252)], 2.2)
    art.ink([(100, 210), (101, 250), (100, 291)], 2.6, "flat")
    for y in (250, 272):
        _bell(art, 100, y, 6.4)
    for x, y in ((70, 262), (34, 268)):
        art.fill(star(x, y, 8, points=4, inner=0.5), OCHRE)
        art.line(star(x, y, 8, points=4, inner=0.5), 1.4)
    art.teeth([(26, 244), (20, 266), (18, 288)], 8, 3.4, 1.6, side=-1, growth="flat")


def _bell(art: Art, x: float, y: float, radius: float) -> None:
    art.shape(ellipse(x, y, radius, steps=24), OCHRE, 2.2, slip=(-0.4, 0.5))
    art.ink(
        [(x - radius, y - radius * 0.15), (x, y + radius * 0.12), (x + radius, y - radius * 0.15)],
        1.6,
        "flat",
    )
    art.fill(ellipse(x, y + radius * 0.5, radius * 0.22, steps=10))
    art.ink([(x, y + radius * 0.5), (x, y + radius)], 1.4, "flat")
    art.fill(ellipse(x - radius * 0.4, y - radius * 0.45, radius * 0.2, steps=8), CREAM)


def _fool_cap(art: Art) -> None:
    left = loop(
        (100, 76), (84, 58), (60, 54), (36, 70), (24, 100), (24, 126), (24, 126), (34, 128), (34, 128), (42, 108), (54, 100),
        (60, 118), (62, 140), (62, 140), (100, 112), (100, 112),
    )  # fmt: skip
    middle = loop(
        (74, 92), (80, 66), (94, 48), (116, 36), (140, 40), (140, 40), (142, 50), (142, 50), (124, 56), (122, 72), (128, 92),
        (128, 92), (100, 112),
    )  # fmt: skip
    art.shape(middle, OCHRE, 3)
    art.teeth([(140, 51), (124, 57), (121, 72), (127, 92)], 12, 3, 1.9)
    art.shape(left, VERMILION, 3.2)
    art.teeth([(34, 127), (42, 108), (54, 100), (60, 118), (62, 138)], 11, 3, 1.9, side=-1)
    art.ink([(96, 78), (76, 72), (54, 82), (42, 98)], 2)
    right = smooth(mirrored([
        (100, 76), (84, 58), (60, 54), (36, 70), (24, 100), (24, 126), (24, 126), (34, 128), (34, 128), (42, 108), (54, 100),
        (60, 118), (62, 140), (62, 140), (100, 112), (100, 112),
    ]), closed=True)  # fmt: skip
    art.shape(right, GREEN, 3.2)
    art.teeth([(104, 76), (120, 58), (140, 55), (162, 69), (175, 98), (176, 124)], 11, 3, 1.9, growth="up")
    art.ink([(104, 78), (124, 72), (146, 82), (158, 98)], 2)
    for x, y in ((27, 138), (173, 138), (150, 46)):
        _bell(art, x, y, 10)


def _fool_face(art: Art) -> None:
    face = loop(
        (62, 112), (70, 98), (100, 90), (130, 98), (138, 112), (140, 140), (136, 164), (122, 188), (108, 202), (97, 206), (84, 200),
        (68, 182), (61, 160), (60, 138),
    )  # fmt: skip
    art.shape(face, FLESH, 3)
    art.teeth(
        [(140, 124), (140, 142), (136, 164), (122, 188), (108, 202)], 13, 2.9, 1.9, lean=0.1, growth="flat"
    )
    brim = loop(
        (57, 122),
        (60, 106),
        (78, 94),
        (100, 90),
        (122, 94),
        (140, 106),
        (143, 122),
        (143, 122),
        (122, 108),
        (100, 104),
        (78, 108),
        (57, 122),
    )
    art.shape(brim, OCHRE, 2.6)
    art.teeth([(62, 116), (78, 106), (100, 102), (122, 106), (138, 116)], 6, 3, 1.5, side=-1, growth="flat")
    for x in (70, 130):
        art.fill(ellipse(x, 162, 9, 7.4), VERMILION, 0.62)
    # One eye wide open, one screwed shut.
    art.ink([(69, 122), (80, 114), (92, 121)], 3.6, "mid")
    art.fill(ellipse(81, 136, 10.6, 9.4), CREAM)
    art.line(ellipse(81, 136, 10.6, 9.4), 2.4)
    art.fill(ellipse(85, 137, 4.6, 5))
    art.fill(ellipse(83.4, 135, 1.5), CREAM)
    art.ink([(71, 149), (81, 151), (91, 147)], 1.4)
    art.ink([(108, 130), (119, 123), (132, 127)], 3.8, "mid")
    art.ink([(109, 139), (118, 135.6), (129, 139)], 3.4, "mid")
    for tip in ((135, 133), (137, 139), (135, 145)):
        art.ink([(129, 139), tip], 1.6, "out")
    art.ink([(111, 144), (119, 142.6), (126, 144)], 1.4)
    nose = loop(
        (98, 128),
        (104, 130),
        (108, 150),
        (113, 160),
        (108, 169),
        (96, 170),
        (87, 165),
        (88, 156),
        (94, 150),
        (96, 138),
    )
    art.fill(nose, FLESH)
    art.fill(
        loop((108, 152), (113, 160), (108, 169), (96, 170), (87, 165), (89, 156), (98, 158)), VERMILION, 0.85
    )
    art.ink(
        [(97, 134), (95, 150), (88, 156), (87, 165), (96, 170), (108, 169), (113, 161), (109, 152)],
        2.4,
        "mid",
    )
    art.add([ellipse(x, 166, 1.7, 1.2) for x in (94, 104)])
    mouth = loop(
        (70, 170),
        (70, 170),
        (84, 177),
        (100, 179),
        (116, 177),
        (132, 169),
        (132, 169),
        (124, 186),
        (110, 195),
        (96, 196),
        (80, 188),
    )
    art.fill(mouth, DEEP_RED)
    art.line(mouth, 2.4)
    art.fill(
        loop(
            (73, 172.5),
            (73, 172.5),
            (86, 178),
            (100, 180),
            (116, 178),
            (129, 172),
            (129, 172),
            (124, 180),
            (100, 187),
            (80, 181),
        ),
        CREAM,
    )
    for x in (82, 91, 110, 119):
        art.ink([(x, 176), (x, 185)], 1.5, "flat")
    art.fill([(91.5, 178.5), (100, 180), (100, 187.6), (92, 187)], DEEP_RED)
    art.ink([(64, 168), (69, 171), (71, 176)], 1.8)
    art.ink([(137, 166), (133, 170), (131, 176)], 1.8)
    art.ink([(92, 200), (98, 201), (104, 199)], 1.4)


def _fool_collar(art: Art) -> None:
    """A dagged collar, a bell on each point."""
    tips = [(30, 232), (54, 246), (80, 252), (112, 252), (142, 246), (168, 232)]
    roots = [(58, 196), (66, 206), (82, 211), (98, 213), (114, 211), (130, 206), (142, 196)]
    colours = (OCHRE, VERMILION, OCHRE, GREEN, OCHRE, VERMILION)
    for (x, y), a, b, colour in zip(tips, roots, roots[1:], colours, strict=False):
        dag = loop(
            a,
            a,
            ((a[0] + x) / 2 - 5, (a[1] + y) / 2),
            (x, y),
            (x, y),
            ((b[0] + x) / 2 + 5, (b[1] + y) / 2),
            b,
            b,
        )
        art.shape(dag, colour, 2.4)
        art.teeth([b, ((b[0] + x) / 2 + 5, (b[1] + y) / 2), (x, y)], 8, 3, 1.7)
    ruff = loop(
        (58, 194),
        (66, 202),
        (82, 208),
        (98, 210),
        (114, 208),
        (132, 202),
        (142, 193),
        (146, 202),
        (132, 212),
        (98, 219),
        (66, 213),
        (53, 203),
    )
    art.shape(ruff, None, 2.4)
    for k in range(9):
        x = 62 + k * 9.3
        art.ink(
            [(x, 202 + 6 * math.sin(math.pi * k / 8)), (x - 1, 211 + 6 * math.sin(math.pi * k / 8))],
            1.6,
            "out",
        )
    for x, y in tips:
        _bell(art, x, y + 3, 6)


def _bauble(art: Art) -> None:
    """His little brother, who laughs first."""
    stick: list[Point] = [(146, 294), (152, 262), (158, 226)]
    art.ink(stick, 8.4, "flat")
    art.ink(stick, 4.4, "flat", colour=OCHRE)
    for x, y, lean in ((146, 196, -1), (174, 192, 1), (158, 182, 0)):
        horn = loop(
            (158, 202),
            (158, 202),
            (x - 4, y + 2),
            (x + lean * 2, y - 5),
            (x + 6, y + 2),
            (164, 204),
            (164, 204),
        )
        art.shape(horn, VERMILION if lean == 0 else GREEN, 2)
        berry(art, x + lean * 2, y - 6, 4, OCHRE)
    head = loop((146, 206), (158, 200), (170, 206), (172, 220), (160, 232), (148, 222))
    art.shape(head, FLESH, 2.4)
    art.ink([(145, 209), (158, 204), (171, 209)], 3, "flat", colour=VERMILION)
    art.add([ellipse(x, 213, 1.6, 2) for x in (153, 163)])
    art.ink([(158, 213), (155, 219), (159, 219.6)], 1.5)
    smile = loop((150, 220), (150, 220), (159, 223), (168, 219), (168, 219), (160, 228))
    art.fill(smile, DEEP_RED)
    art.line(smile, 1.4)
    hand = loop(
        (140, 268), (146, 260), (158, 258), (166, 266), (166, 280), (156, 288), (144, 286), (138, 278)
    )
    art.shape(hand, FLESH, 2.6)
    for k in range(3):
        art.ink([(146, 267 + k * 6), (155, 266 + k * 6), (163, 268 + k * 6)], 1.7)
    art.ink([(140, 270), (150, 263), (158, 264)], 2)


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
    wall: Outline = [(64, 116), (186, 116), (186, 282), (64, 282)]
    art.shape(wall, None, 3)
    art.hatch([(168, 122), (185, 122), (185, 280), (160, 280)], 0, 4, 1.7, shape="right", cut=0.4, ragged=4)
    for x, y in ((74, 196), (70, 262), (116, 126), (170, 200), (74, 232)):
        art.line(rounded_box(x, y, 11, 6, 1.6), 1.2)
    chimney: Outline = [(148, 66), (168, 66), (168, 98), (148, 98)]
    art.shape(chimney, None, 2.4)
    art.hatch(chimney, 0, 4.4, 1.5, shape="right", cut=0.3)
    art.fill([(145, 63), (171, 63), (171, 69), (145, 69)])
    roof = [(72, 84), (176, 84), (191, 122), (50, 122)]
    art.shape(roof, VERMILION, 3)
    for row, y in enumerate((90, 100, 110, 119)):
        spread = (y - 84) / 38
        left, right = 72 - 22 * spread, 176 + 15 * spread
        count = 11
        for k in range(count):
            x = left + (right - left) * (k + 0.5 + 0.25 * (row % 2)) / count
            art.ink([(x - 5, y - 5), (x - 3, y + 2), (x + 3, y + 2), (x + 5, y - 5)], 1.9, "mid")
    art.teeth([(54, 124), (188, 124)], 7, 3.2, 1.8, growth="flat")
    _window(art, 88, 130)
    door = loop(
        (108, 282),
        (108, 282),
        (108, 206),
        (116, 188),
        (136, 180),
        (156, 188),
        (164, 206),
        (164, 282),
        (164, 282),
    )
    art.fill(door)
    art.line(
        loop(
            (103, 282),
            (103, 282),
            (103, 204),
            (112, 183),
            (136, 174),
            (160, 183),
            (169, 204),
            (169, 282),
            (169, 282),
        ),
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
    board = loop(
        (16, 150),
        (16, 150),
        (39, 146),
        (62, 150),
        (62, 150),
        (60, 190),
        (60, 190),
        (39, 204),
        (18, 190),
        (18, 190),
    )
    art.shape(board, OCHRE, 3)
    art.teeth([(61, 152), (60, 190), (40, 203)], 6, 3, 1.7, growth="flat")
    jug = loop(
        (33, 160),
        (33, 160),
        (45, 160),
        (45, 160),
        (44, 167),
        (50, 178),
        (47, 190),
        (39, 193),
        (31, 190),
        (28, 178),
        (34, 167),
    )
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
    body = loop(
        (104, 206),
        (118, 196),
        (146, 196),
        (158, 206),
        (166, 232),
        (162, 254),
        (148, 264),
        (116, 264),
        (100, 252),
        (97, 230),
    )
    art.shape(body, VERMILION, 2.8)
    art.teeth([(158, 206), (166, 232), (162, 254), (150, 263)], 11, 3, 1.9, growth="flat")
    apron = loop(
        (118, 214),
        (118, 214),
        (144, 214),
        (144, 214),
        (156, 236),
        (154, 262),
        (146, 272),
        (118, 272),
        (108, 262),
        (106, 238),
    )
    art.shape(apron, None, 2.4)
    art.ink([(106, 236), (130, 241), (156, 235)], 2, "flat")
    art.teeth([(155, 240), (154, 262), (146, 271)], 9, 3, 1.6)
    art.ink([(122, 262), (121, 250)], 1.4)
    art.ink([(136, 264), (137, 250)], 1.4)
    # The raised palm, on the guest's side.
    arm = loop(
        (108, 204),
        (108, 204),
        (92, 214),
        (80, 202),
        (76, 184),
        (76, 184),
        (89, 180),
        (89, 180),
        (92, 192),
        (104, 200),
    )
    art.shape(arm, VERMILION, 2.4)
    art.shape(rounded_box(73, 177, 18, 9, 3), None, 1.8)
    palm = loop((74, 178), (72, 166), (76, 160), (88, 160), (91, 168), (90, 178))
    art.shape(palm, FLESH, 2.2)
    for k, (x, y) in enumerate(((75, 148), (80, 144), (85, 145), (90, 149))):
        art.ink([(76 + k * 4, 166), (x, y)], 6, "flat")
    for k, (x, y) in enumerate(((75, 148), (80, 144), (85, 145), (90, 149))):
        art.ink([(76 + k * 4, 168), (x, y + 1)], 3, "flat", colour=FLESH)
    art.ink([(90, 172), (97, 168)], 5.4, "flat")
    art.ink([(89, 172), (96, 168.6)], 2.6, "flat", colour=FLESH)
    # The other arm, with the jug.
    arm = loop(
        (154, 204),
        (154, 204),
        (170, 214),
        (178, 230),
        (170, 244),
        (160, 244),
        (158, 236),
        (164, 228),
        (156, 220),
    )
    art.shape(arm, VERMILION, 2.4)
    jug = loop(
        (152, 226),
        (152, 226),
        (166, 226),
        (166, 226),
        (165, 233),
        (171, 243),
        (168, 256),
        (159, 259),
        (150, 256),
        (147, 243),
        (153, 233),
    )
    art.shape(jug, BLUE, 2.4, slip=(-0.5, -0.4))
    art.teeth([(166, 234), (171, 243), (168, 256)], 7, 2.6, 1.6)
    art.shape(loop((162, 240), (170, 236), (176, 242), (172, 250), (163, 248)), FLESH, 2)
    art.ink([(163, 244), (171, 243)], 1.4)
    _landlord_head(art)


def _landlord_head(art: Art) -> None:
    head = loop(
        (113, 186),
        (111, 172),
        (116, 160),
        (131, 154),
        (146, 160),
        (151, 172),
        (149, 187),
        (142, 198),
        (131, 202),
        (120, 198),
    )
    art.shape(head, FLESH, 2.8)
    art.teeth([(150, 168), (150, 186), (142, 198), (132, 201)], 8, 2.7, 1.7, growth="flat")
    hat = loop(
        (112, 166),
        (112, 166),
        (108, 152),
        (120, 142),
        (140, 141),
        (154, 151),
        (150, 166),
        (150, 166),
        (131, 160),
    )
    art.shape(hat, None, 2.6)
    art.teeth([(153, 152), (150, 165), (132, 160)], 8, 3, 1.5)
    art.ink([(122, 146), (121, 156)], 1.5)
    art.ink([(136, 145), (138, 156)], 1.5)
    for x in (121, 140):
        art.fill(ellipse(x, 176, 2.4, 2.9))
        art.ink([(x - 6, 170), (x, 167), (x + 6, 170)], 2.6, "mid")
    for x in (118, 144):
        art.fill(ellipse(x, 185, 4.6, 3.6), VERMILION, 0.75)
    art.shape(loop((127, 178), (134, 178), (137, 185), (130.5, 189), (124, 185)), VERMILION, 1.8, slip=(0, 0))
    whiskers = loop(
        (130.5, 188),
        (122, 188),
        (110, 184),
        (104, 176),
        (104, 176),
        (106, 190),
        (118, 196),
        (130.5, 192),
        (143, 196),
        (155, 190),
        (157, 176),
        (157, 176),
        (151, 184),
        (139, 188),
    )
    art.fill(whiskers)
    art.ink([(110, 187), (120, 192), (128, 190)], 1, colour=CREAM)
    art.ink([(151, 187), (141, 192), (133, 190)], 1, colour=CREAM)
    art.ink([(124, 197), (131, 199), (138, 196)], 1.6)


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
            [(148, 246), (168, 244), (174, 262), (172, 284), (158, 284), (155, 264)],
            [(154, 281), (174, 280), (182, 288), (182, 294), (150, 294)],
        ),
        (
            [(88, 248), (110, 248), (106, 264), (98, 284), (84, 284), (86, 266)],
            [(82, 281), (100, 282), (100, 294), (62, 294), (66, 288)],
        ),
    ):
        leg = loop(*((float(x), float(y)) for x, y in calf))
        art.shape(leg, BLUE, 2.6)
        art.hatch(leg, 0.15, 3.3, 1.7, shape="right", cut=0.45)
        art.fill(loop(*((float(x), float(y)) for x, y in shoe)))
        art.ink([(shoe[0][0] + 1, 287), (shoe[0][0] + 10, 286)], 1.5, colour=CREAM)
    back_breeches = loop(
        (124, 200), (156, 200), (178, 216), (186, 234), (174, 250), (150, 252), (136, 240), (124, 224)
    )
    front_breeches = loop(
        (94, 200), (140, 200), (138, 220), (126, 240), (110, 254), (84, 252), (72, 236), (76, 216)
    )
    for breeches, x0, slant in ((back_breeches, 130, 1), (front_breeches, 98, -1)):
        art.shape(breeches, OCHRE, 3, streaks=True)
        for k in range(5):
            top = x0 + k * 7
            art.ink([(top, 206), (top + slant * (12 - 2 * k) + k, 226), (top - 4 + slant * 4, 248)], 2.6)
    art.teeth([(156, 201), (178, 216), (186, 234), (174, 250)], 12, 3, 2, lean=0.1)
    art.teeth([(138, 212), (130, 234), (116, 250)], 12, 3, 2.1, lean=0.3)
    for left, right, y in ((82, 112, 252), (148, 176, 250)):
        art.ink([(left, y - 1), ((left + right) / 2, y + 3), (right, y - 1)], 5.5, "flat")
        art.ink([(left + 4, y + 1), (left - 6, y + 10)], 3, "out")
        art.ink([(left + 5, y + 1), (left + 1, y + 14)], 3, "out")


def _hunter_coat(art: Art) -> None:
    coat = loop(
        (108, 144), (120, 136), (142, 134), (160, 142), (166, 164), (160, 188), (168, 214), (168, 214), (134, 220), (90, 214), (90, 214),
        (100, 188), (98, 164),
    )  # fmt: skip
    art.shape(coat, VERMILION, 3)
    art.teeth([(160, 143), (166, 164), (160, 188), (168, 213)], 20, 3.1, 2.2, lean=-0.15, growth="flat")
    art.teeth([(90, 214), (134, 220), (168, 214)], 9, 3.2, 1.8, side=-1, growth="flat")
    art.ink([(112, 150), (110, 172), (114, 192), (110, 216)], 2.6, "mid")
    for y in (166, 177, 188, 203, 212):
        art.fill(ellipse(106, y, 2.4))
        art.fill(ellipse(105.6, y - 0.5, 1.1), OCHRE)
    art.ink([(99, 192), (128, 198), (161, 190)], 7, "flat")
    art.fill(rounded_box(106, 190, 13, 11, 2))
    art.line(rounded_box(108.5, 192.5, 8, 6, 1), 1.5, colour=OCHRE, contrast=0)
    horn = loop(
        (138, 204),
        (138, 204),
        (152, 206),
        (162, 200),
        (168, 190),
        (168, 190),
        (170, 204),
        (160, 216),
        (146, 217),
        (136, 212),
    )
    art.shape(horn, None, 2.2)
    art.teeth([(170, 202), (160, 216), (146, 217)], 6, 2.8, 1.6, growth="flat")
    art.ink([(140, 206), (144, 214)], 3, "flat")


def _hunter_head(art: Art) -> None:
    hair = loop((124, 92), (132, 104), (130, 118), (138, 130), (150, 134), (158, 124), (154, 104), (146, 90))
    art.fill(hair)
    for k in range(5):
        art.ink([(134 + k * 4, 96), (137 + k * 4, 112), (140 + k * 3.6, 128)], 1.3, colour=CREAM)
    face = loop(
        (108, 92), (106, 101), (97, 112), (97, 112), (103, 115.5), (102, 120), (105, 125), (107, 133), (117, 137), (130, 131), (139, 120),
        (141, 100), (134, 88),
    )  # fmt: skip
    art.shape(face, FLESH, 2.5)
    art.teeth([(139, 102), (137, 118), (128, 130), (117, 136)], 11, 2.8, 1.6, lean=0.2)
    art.fill(ellipse(118, 116, 5, 3.8), VERMILION, 0.6)
    # One eye shut, as one aims.
    art.ink([(105, 99), (112, 96), (120, 100)], 3, "mid")
    art.ink([(107, 105.6), (112, 104), (119, 105.4)], 2.6, "mid")
    art.ink([(119, 105), (124, 103)], 1.5, "out")
    art.ink([(119, 105.6), (124, 107.6)], 1.5, "out")
    moustache = loop(
        (101, 117), (101, 117), (108, 113), (116, 116), (126, 110), (126, 110), (119, 121), (108, 120.5)
    )
    art.fill(moustache)
    plume = loop(
        (146, 82),
        (146, 82),
        (160, 66),
        (178, 68),
        (187, 82),
        (186, 102),
        (186, 102),
        (178, 92),
        (166, 88),
        (154, 92),
        (146, 90),
    )
    art.shape(plume, GREEN, 2.3)
    art.ink([(147, 87), (164, 77), (178, 80), (185, 98)], 2.2, "out")
    for side in (1, -1):
        art.teeth([(150, 86), (164, 77), (178, 80)], 9, 3, 1.5, side=1 if side > 0 else -1, lean=0.55)
    crown = loop((106, 88), (108, 74), (118, 69), (136, 69), (146, 75), (149, 90))
    art.fill(crown, CREAM)
    art.fill(crown)
    art.teeth([(109, 86), (111, 77), (120, 72)], 16, 3.4, 1.8, side=-1, lean=0.6, growth="flat", colour=CREAM)
    brim = loop(
        (92, 97),
        (90, 91),
        (104, 87),
        (128, 85),
        (152, 85),
        (164, 88),
        (162, 95),
        (144, 97),
        (122, 95),
        (104, 98),
    )
    art.fill(brim)
    art.ink([(96, 93), (122, 91), (158, 90)], 1.6, colour=CREAM)
    art.ink([(107, 84), (126, 82), (148, 85)], 5, "flat", colour=OCHRE)


def _gun(art: Art) -> None:
    """Cheek on the stock, one hand under the barrel, the other at the lock."""
    at = turned(124, 130, math.radians(188))
    far_arm = loop(
        (116, 150), (116, 150), (100, 160), (84, 154), (72, 140), (72, 140), (80, 131), (92, 138), (108, 140)
    )
    art.shape(far_arm, VERMILION, 2.8)
    art.teeth([(116, 152), (100, 161), (84, 155), (73, 142)], 9, 3, 1.9)
    stock = loop(
        at(54, 1), at(54, 1), at(20, -1), at(4, -4), at(-30, -8), at(-30, -8), at(-34, 2), at(-34, 14), at(-34, 14), at(-8, 7), at(8, 8),
        at(54, 8), at(54, 8),
    )  # fmt: skip
    flipped = [(x, y) for x, y in stock]
    art.shape(flipped, OCHRE, 2.5, slip=(0, 0))
    art.hatch(flipped, math.radians(8), 3.4, 1.3, shape="spindle", ragged=4)
    barrel: Outline = [at(-2, -4), at(84, -3.4), at(84, 3.2), at(-2, 3.2)]
    art.fill(barrel)
    art.ink([at(4, 0.6), at(80, 0.8)], 1.4, colour=CREAM)
    art.fill([at(82, -5), at(87, -5.4), at(87, 5), at(82, 5)])
    art.ink([at(4, 2), at(4, 11), at(-3, 12)], 3, "out")
    hand = loop((66, 138), (64, 130), (70, 126), (84, 127), (88, 134), (82, 142), (72, 143))
    art.shape(hand, FLESH, 2.2)
    for k in range(3):
        art.ink([(70 + k * 5, 128 + k * 0.5), (70 + k * 5, 134 + k * 0.5)], 1.5)
    cuff = loop((70, 144), (70, 144), (84, 136), (84, 136), (90, 143), (90, 143), (77, 152), (77, 152))
    art.shape(cuff, None, 2)
    near_arm = loop(
        (146, 142), (160, 146), (170, 160), (166, 174), (150, 176), (132, 166), (120, 152), (120, 152), (129, 143), (129, 143), (142, 150),
        (152, 156), (148, 150),
    )  # fmt: skip
    art.shape(near_arm, VERMILION, 2.8)
    art.teeth([(170, 160), (166, 174), (150, 176), (132, 166)], 11, 3, 2, growth="flat")
    cuff = loop(
        (117, 153), (117, 153), (128, 141), (128, 141), (134, 147), (134, 147), (124, 159), (124, 159)
    )
    art.shape(cuff, None, 2)
    hand = loop((112, 146), (110, 138), (118, 132), (127, 136), (128, 144), (121, 151))
    art.shape(hand, FLESH, 2.2)
    art.ink([(112, 139), (120, 138)], 1.4)
    art.ink([(112, 143), (120, 143)], 1.4)
    _smoke(art)


def _smoke(art: Art) -> None:
    cloud = loop(
        (38, 98), (48, 104), (50, 114), (42, 120), (44, 132), (34, 138), (24, 134), (15, 136), (13, 124), (16, 114), (12, 104), (15, 92),
        (24, 90), (32, 86),
    )  # fmt: skip
    art.fill(cloud, CREAM)
    art.stencil(cloud, BLUE, opacity=0.55)
    art.line(cloud, 2.6)
    for curl in (
        [(20, 100), (28, 97), (31, 104), (26, 107)],
        [(18, 122), (25, 118), (29, 125), (23, 129)],
        [(36, 94), (43, 99), (42, 105)],
    ):
        art.ink([(float(x), float(y)) for x, y in curl], 2)
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
    body = loop(
        (22, 288),
        (20, 268),
        (26, 246),
        (36, 230),
        (50, 226),
        (58, 240),
        (60, 262),
        (62, 288),
        (62, 288),
        (40, 291),
    )
    art.shape(body, None, 2.8)
    art.fill(loop((21, 262), (27, 246), (35, 236), (42, 246), (36, 262), (26, 268)))
    art.teeth([(58, 240), (60, 262), (61, 286)], 8, 3, 1.7)
    for x in (40, 54):
        art.ink([(x, 262), (x + 1, 286)], 1.8, "flat")
        art.shape(loop((x - 2, 284), (x + 8, 284), (x + 11, 292), (x - 5, 292)), None, 1.8)
    head = loop(
        (32, 214),
        (34, 202),
        (46, 196),
        (58, 199),
        (66, 210),
        (78, 214),
        (82, 221),
        (77, 228),
        (62, 230),
        (48, 234),
        (36, 228),
    )
    art.shape(head, None, 2.6)
    art.fill(ellipse(80, 217, 4.4, 3.8))
    art.ink([(78, 228), (68, 226), (62, 222)], 1.8)
    art.fill(ellipse(56, 207, 5.4, 6), CREAM)
    art.line(ellipse(56, 207, 5.4, 6), 1.8)
    art.fill(ellipse(57.4, 205.4, 1.9))
    art.ink([(51, 199), (56, 196), (61, 197)], 2)
    ear = loop((42, 199), (34, 196), (22, 202), (14, 216), (18, 224), (30, 220), (40, 212))
    art.fill(ear)
    art.ink([(34, 202), (24, 208), (20, 216)], 1.2, colour=CREAM)
    art.ink([(40, 234), (50, 236), (58, 232)], 4.4, "flat", colour=VERMILION)
    for a, b in (((66, 196), (70, 189)), ((60, 191), (62, 183)), ((72, 202), (79, 197))):
        art.ink([a, b], 2, "out")
