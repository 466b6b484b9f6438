"""The lion with his coat of arms, and XIII, the leaping horse."""

import math

from curves import Outline, Point, ellipse, loop, mirrored, smooth
from ornaments import ground, rosette, turned
from stock import blank, finish
from wood import BLUE, CREAM, DEEP_RED, FLESH, GREEN, OCHRE, VERMILION, Art


def lion() -> Art:
    """LEONE: the king of beasts and the last of the cards; he would rather you did not look at his arms.

    The place belonged to a man at his business (source 000); the shield remembers him by the pot.
    """
    art = blank(16)
    _lion_body(art)
    _mane(art)
    _lion_face(art)
    _crown(art)
    _shield(art)
    _paws(art)
    return finish(art, legend="LEONE")


def _lion_body(art: Art) -> None:
    tail: list[Point] = [(150, 280), (176, 270), (182, 240), (168, 218), (172, 196)]
    art.ink(tail, 11, "flat")
    art.ink(tail, 6.4, "flat", colour=OCHRE)
    tuft = loop(
        (170, 200),
        (162, 190),
        (162, 176),
        (170, 160),
        (170, 160),
        (178, 168),
        (184, 160),
        (184, 160),
        (186, 180),
        (182, 194),
    )
    art.shape(tuft, VERMILION, 2.6)
    art.teeth([(184, 164), (186, 180), (181, 195)], 8, 3, 1.8)
    trunk = loop(
        (60, 170), (52, 200), (48, 240), (54, 286), (100, 292), (146, 286), (152, 240), (148, 200), (140, 170)
    )
    art.shape(trunk, OCHRE, 3.2)
    for points in (
        [(56, 230), (40, 236), (28, 254), (26, 276), (34, 290), (62, 292), (70, 280), (66, 252)],
        [(144, 230), (160, 236), (172, 254), (174, 276), (166, 290), (138, 292), (130, 280), (134, 252)],
    ):
        art.shape(loop(*((float(x), float(y)) for x, y in points)), OCHRE, 3)
    art.teeth([(160, 236), (172, 254), (174, 276), (166, 289)], 12, 3, 2, growth="flat")
    art.teeth([(40, 237), (29, 254), (27, 276)], 7, 3.2, 1.7, side=-1)
    for side in (-1, 1):
        foot = smooth(
            _on(side, [(26, 282), (34, 276), (54, 278), (66, 286), (64, 294), (26, 294), (20, 288)]),
            closed=True,
        )
        art.shape(foot, OCHRE, 2.8)
        for x in (32, 41, 50):
            art.ink(_on(side, [(x, 284), (x - 1, 293)]), 1.8, "out")


def _on(side: int, points: list[Point]) -> list[Point]:
    """The points as given for the left side, or seen in the mirror for the right."""
    return points if side < 0 else mirrored(points)


def _mane(art: Art) -> None:
    """Three wreaths of locks, the outer ones first."""
    x, y = 100, 116
    for reach, count, colour, turn in (
        (78, 16, VERMILION, 0.0),
        (67, 14, VERMILION, 0.15),
        (56, 14, OCHRE, 0.0),
    ):
        for k in range(count):
            # From the crown down to the chin, so that the lower locks lie over the upper ones.
            angle = -math.pi / 2 + math.pi * (k // 2 + 0.5) / (count / 2) * (1 if k % 2 else -1)
            at = turned(x, y, angle + turn * (1 if k % 2 else -1) * 0.6)
            curl = 8 if math.cos(angle) > 0 else -8
            lock = loop(
                at(reach * 0.52, -13), at(reach * 0.8, -14), at(reach * 1.02, curl), at(reach * 1.02, curl), at(reach * 0.84, 13), at(reach * 0.52, 13),
            )  # fmt: skip
            art.shape(lock, colour, 2.4)
            art.ink([at(reach * 0.56, -3), at(reach * 0.78, -3), at(reach * 0.95, curl * 0.8)], 1.9, "out")
            if colour == OCHRE:
                art.ink(
                    [at(reach * 0.6, 5), at(reach * 0.76, 5), at(reach * 0.86, curl * 0.5 + 3)], 1.5, "out"
                )


def _lion_face(art: Art) -> None:
    for side in (-1, 1):
        ear = smooth(_on(side, [(62, 86), (54, 72), (60, 60), (74, 64), (80, 78)]), closed=True)
        art.shape(ear, OCHRE, 2.6)
        art.fill(smooth(_on(side, [(64, 82), (59, 73), (63, 66), (72, 70), (75, 78)]), closed=True), DEEP_RED)
    face = loop(
        (100, 70), (120, 74), (134, 88), (137, 110), (132, 130), (130, 150), (118, 166), (100, 172), (82, 166), (70, 150), (68, 130),
        (63, 110), (66, 88), (80, 74),
    )  # fmt: skip
    art.shape(face, FLESH, 3)
    art.teeth([(134, 90), (137, 110), (132, 130), (130, 148)], 11, 3, 1.9, lean=0.1, growth="flat")
    art.teeth([(84, 75), (100, 71), (116, 75)], 8, 3.2, 1.6)
    for side in (-1, 1):
        # Worried brows; the eyes look away from the shield.
        art.ink(_on(side, [(68, 104), (78, 96), (91, 92)]), 4.4, "mid")
        cx = 100 + side * 18
        art.fill(ellipse(cx, 108, 9, 7.4), CREAM)
        art.line(ellipse(cx, 108, 9, 7.4), 2.2)
        art.fill(ellipse(cx + 4, 106, 3.9, 4.2))
        art.fill(ellipse(cx + 2.8, 104.6, 1.2), CREAM)
        art.ink(_on(side, [(72, 118), (81, 119.5), (90, 116)]), 1.5)
        art.fill(ellipse(100 + side * 27, 128, 6.4, 5), VERMILION, 0.5)
    bridge = loop((93, 98), (100, 96), (107, 98), (110, 124), (112, 134), (100, 138), (88, 134), (90, 124))
    art.fill(bridge, FLESH)
    art.ink([(94, 100), (91, 118), (89, 130)], 2)
    art.ink([(106, 100), (109, 118), (111, 130)], 2.4)
    art.teeth([(106, 104), (109, 120), (111, 130)], 5, 2.8, 1.4, side=1)
    nose = loop((86, 131), (86, 131), (100, 127), (114, 131), (114, 131), (110, 139), (100, 144), (90, 139))
    art.fill(nose)
    art.ink([(91, 132), (100, 130.4), (106, 132)], 1.4, colour=CREAM)
    art.ink([(100, 143), (100, 152)], 2.2, "flat")
    # A mouth that would like to say it is not what it looks like.
    art.ink(
        [
            (80, 158),
            (84, 152),
            (92, 150),
            (97, 154),
            (100, 152),
            (103, 154),
            (108, 150),
            (117, 153),
            (121, 160),
        ],
        2.6,
        "mid",
    )
    for x, y in ((82, 144), (78, 149), (87, 146), (118, 144), (122, 149), (113, 146)):
        art.fill(ellipse(x, y, 1))
    for side in (-1, 1):
        for k in range(3):
            art.ink(_on(side, [(82, 144 + k * 3), (64, 142 + k * 6), (50, 144 + k * 9)]), 1.3, "out")
    beard = loop(
        (90, 163),
        (90, 163),
        (100, 166),
        (110, 163),
        (110, 163),
        (108, 176),
        (100, 186),
        (100, 186),
        (92, 176),
    )
    art.shape(beard, OCHRE, 2.2)
    art.ink([(100, 168), (100, 182)], 1.6, "out")
    drop = loop((141, 92), (141, 92), (146, 101), (141, 106), (136, 101))
    art.shape(drop, BLUE, 1.8, slip=(0, 0))


def _crown(art: Art) -> None:
    """It has slipped."""
    at = turned(104, 66, 0.14)
    points = [
        at(-32, 2),
        at(-38, -28),
        at(-20, -14),
        at(-13, -36),
        at(0, -15),
        at(13, -36),
        at(20, -14),
        at(38, -28),
        at(32, 2),
    ]
    rim = smooth([at(32, 2), at(0, 6), at(-32, 2)])
    art.shape(points + rim, OCHRE, 3)
    art.hatch(points + rim, 1.7, 3.6, 1.5, shape="left", cut=0.6)
    for u, v in ((-38, -30), (-13, -39), (13, -39), (38, -30)):
        art.shape(ellipse(*at(u, v), 4.6, steps=20), VERMILION, 1.9, slip=(0, 0))
    band = [at(-33, -5), at(0, -1), at(33, -5), at(32, 4), at(0, 8), at(-32, 4)]
    art.shape(
        smooth(
            [p for q in band for p in ((q, q) if q in (band[0], band[2], band[3], band[5]) else (q,))],
            closed=True,
        ),
        VERMILION,
        2.2,
    )
    for u in (-22, 0, 22):
        art.fill(ellipse(*at(u, 2 - abs(u) * 0.12), 2.4), CREAM)


def _shield(art: Art) -> None:
    shield = loop(
        (54, 192), (54, 192), (78, 197), (100, 190), (122, 197), (146, 192), (146, 192), (150, 232), (138, 266), (118, 282), (100, 293),
        (100, 293), (82, 282), (62, 266), (50, 232),
    )  # fmt: skip
    art.line(shield, 8, colour=CREAM, contrast=0)
    art.shape(shield, BLUE, 3.6)
    inner = [(100 + (x - 100) * 0.86, 240 + (y - 240) * 0.86) for x, y in shield]
    art.line(inner, 1.6)
    art.teeth([(144, 200), (143, 232), (132, 264), (114, 279), (101, 287)], 13, 3.1, 2, growth="flat")
    art.teeth([(58, 198), (57, 232), (67, 262)], 6, 3.3, 1.6, side=-1)
    _pot(art)


def _pot(art: Art) -> None:
    """Big of belly, wide of lip, and known in every bedroom."""
    handle = smooth([(126, 224), (143, 220), (145, 238), (128, 250)])
    art.ink(handle, 8, "flat", straight=True)
    art.ink(handle, 3.4, "flat", straight=True, colour=CREAM)
    pot = loop(
        (78, 218),
        (72, 226),
        (66, 240),
        (70, 254),
        (80, 262),
        (80, 262),
        (118, 262),
        (118, 262),
        (128, 254),
        (132, 240),
        (126, 226),
        (120, 218),
    )
    art.shape(pot, None, 2.8)
    art.teeth([(126, 227), (132, 240), (128, 254), (118, 261)], 12, 2.9, 1.8, growth="flat")
    lip = loop(
        (62, 214),
        (62, 214),
        (68, 210),
        (99, 208),
        (130, 210),
        (136, 214),
        (136, 214),
        (126, 222),
        (99, 225),
        (72, 222),
    )
    art.shape(lip, None, 2.6)
    art.fill(ellipse(99, 214.6, 28, 3.6))
    rosette(art, 97, 242, 12, petals=5, turn=0.3)
    for x, y, angle in ((82, 203, -0.5), (118, 201, 0.6), (103, 198, 0.1)):
        at = turned(x, y, angle)
        art.fill(ellipse(x, y, 2.6, 1.8, turn=angle))
        for side in (-1, 1):
            art.line(ellipse(*at(-1, 2.6 * side), 2.6, 1.4, turn=angle + side, steps=12), 0.9)


def _paws(art: Art) -> None:
    for side in (-1, 1):
        paw = smooth(
            _on(
                side, [(44, 186), (54, 180), (66, 182), (72, 192), (72, 204), (66, 212), (52, 212), (44, 204)]
            ),
            closed=True,
        )
        art.shape(paw, OCHRE, 2.8)
        for x in (54, 61, 67):
            art.ink(_on(side, [(x, 200), (x, 211)]), 1.9, "in")
        for x in (51, 57.5, 64):
            claw: Outline = _on(side, [(x - 1.6, 211), (x + 2, 211), (x + 0.6, 217)])
            art.fill(claw, CREAM)
            art.line(claw, 1.2)


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
    hind = loop(
        (66, 190),
        (84, 200),
        (82, 216),
        (68, 232),
        (62, 246),
        (56, 258),
        (48, 254),
        (50, 240),
        (52, 226),
        (54, 208),
    )
    art.shape(hind, VERMILION, 2.6)
    art.hatch(hind, 0.4, 3.2, 2, shape="left", cut=0.2)
    _hoof(art, (56, 256), (48, 252), (38, 262), (46, 270))
    fore = loop(
        (128, 170),
        (144, 178),
        (158, 186),
        (164, 192),
        (160, 199),
        (150, 208),
        (144, 216),
        (137, 212),
        (143, 200),
        (146, 195),
        (130, 192),
    )
    art.shape(fore, VERMILION, 2.6)
    art.hatch(fore, 0.2, 3.2, 2, shape="left", cut=0.2)
    _hoof(art, (145, 214), (137, 209), (129, 219), (138, 226))


def _tail(art: Art) -> None:
    tail = loop(
        (50, 160),
        (36, 148),
        (24, 146),
        (13, 156),
        (13, 156),
        (20, 158),
        (12, 172),
        (12, 172),
        (22, 170),
        (16, 188),
        (16, 188),
        (28, 180),
        (28, 194),
        (28, 194),
        (40, 178),
        (48, 174),
    )
    art.fill(tail)
    for spine in (
        [(46, 164), (32, 154), (20, 156)],
        [(45, 168), (32, 162), (18, 170)],
        [(44, 171), (34, 170), (24, 180)],
    ):
        art.ink([(float(x), float(y)) for x, y in spine], 1.6, colour=CREAM)


def _horse_body(art: Art) -> None:
    body = loop(
        (140, 92), (150, 92), (152, 112), (146, 130), (142, 148), (144, 166), (136, 184), (118, 194), (98, 198), (82, 202), (66, 204), (50, 198),
        (42, 182), (44, 166), (56, 156), (74, 154), (92, 150), (106, 140), (116, 124), (126, 106),
    )  # fmt: skip
    art.shape(body, VERMILION, 3.4)
    art.teeth(
        [(144, 164), (136, 184), (118, 194), (98, 198), (82, 202)], 16, 3, 2.1, growth="flat", lean=-0.1
    )
    art.teeth([(151, 112), (146, 130), (142, 148)], 9, 3, 1.8)
    art.teeth([(44, 166), (42, 182), (50, 197)], 8, 3, 1.7, side=-1)
    for spine in ([(124, 176), (132, 168), (134, 154)], [(118, 158), (122, 168), (130, 174)]):
        art.ink([(float(x), float(y)) for x, y in spine], 2)


def _near_legs(art: Art) -> None:
    hind = loop(
        (50, 168), (70, 166), (84, 178), (84, 196), (72, 214), (56, 226), (46, 238), (36, 252), (36, 252), (26, 246), (26, 246), (32, 232), (36, 220),
        (40, 208), (42, 190),
    )  # fmt: skip
    art.fill(hind, CREAM)
    art.stencil(hind, VERMILION)
    art.ink([(84, 180), (84, 196), (72, 214), (56, 226), (46, 238), (36, 252)], 3.4, "mid")
    art.ink([(44, 172), (42, 190), (40, 208), (36, 220), (32, 232), (26, 246)], 2.6, "mid")
    art.teeth([(84, 182), (84, 196), (72, 214), (56, 226), (46, 238)], 11, 3, 2)
    sock = loop((36, 252), (36, 252), (26, 246), (26, 246), (29, 238), (29, 238), (41, 245), (41, 245))
    art.shape(sock, None, 2)
    _hoof(art, (37, 254), (25, 246), (14, 256), (18, 262), (28, 264))
    fore = loop(
        (120, 168), (134, 164), (150, 168), (168, 170), (180, 172), (182, 180), (174, 192), (168, 204), (168, 204), (159, 200), (159, 200), (164, 188),
        (167, 183), (150, 184), (132, 190), (122, 186),
    )  # fmt: skip
    art.fill(fore, CREAM)
    art.stencil(fore, VERMILION)
    art.ink([(132, 164), (150, 168), (168, 170), (180, 172), (182, 180), (174, 192), (168, 204)], 2.6, "mid")
    art.ink([(159, 200), (164, 188), (167, 183), (150, 184), (132, 190)], 3.2, "mid")
    art.teeth([(167, 184), (150, 184), (134, 189)], 7, 3, 1.7)
    sock = loop(
        (168, 204), (168, 204), (159, 200), (159, 200), (162, 193), (162, 193), (172, 196), (172, 196)
    )
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
    head = loop(
        (136, 94), (142, 86), (152, 86), (162, 94), (172, 106), (182, 116), (185, 124), (180, 131), (172, 130), (166, 127), (158, 128), (150, 130),
        (142, 124), (136, 112),
    )  # fmt: skip
    art.shape(head, VERMILION, 3)
    jaw = loop((156, 128), (166, 128), (173, 135), (178, 137), (176, 143), (168, 144), (158, 138), (150, 131))
    art.shape(jaw, VERMILION, 2.6)
    mouth = loop((160, 127), (170, 129), (179, 131), (178, 137), (172, 135), (164, 131))
    art.fill(mouth, DEEP_RED)
    art.fill([(168, 128.4), (180, 130.6), (179, 134.4), (168, 131)], CREAM)
    art.fill([(168, 132.6), (178, 138), (175, 135), (170, 132)], CREAM)
    for x in (171, 174.4, 177.6):
        art.ink([(x, 129), (x - 0.4, 134)], 1, "flat")
    art.fill(ellipse(179, 121, 2.4, 3, turn=0.5))
    blaze = loop((152, 89), (160, 96), (171, 109), (176, 114), (170, 112), (158, 100))
    art.fill(blaze, CREAM)
    art.line(blaze, 1.3)
    art.fill(ellipse(156, 105, 5.4, 5), CREAM)
    art.line(ellipse(156, 105, 5.4, 5), 2)
    art.fill(ellipse(158, 105.6, 2.6))
    art.ink([(149, 101), (154, 97.6), (162, 101)], 2.4, "mid")
    art.teeth([(136, 100), (140, 118), (150, 129)], 9, 2.8, 1.7, side=-1)
    art.ink([(144, 116), (150, 121), (158, 121)], 1.8)
    for ear in (
        [(142, 90), (134, 82), (128, 70), (128, 70), (142, 74), (148, 86)],
        [(149, 88), (146, 78), (146, 66), (146, 66), (156, 76), (156, 88)],
    ):
        art.shape(loop(*((float(x), float(y)) for x, y in ear)), VERMILION, 2.4)
    art.ink([(142, 86), (136, 79), (131, 73)], 2.2)
    art.fill(loop((144, 90), (152, 86), (160, 94), (168, 98), (158, 98), (162, 104), (150, 98)))
    # Bridle
    art.ink([(150, 127), (148, 114), (144, 96)], 2.6, "flat", colour=OCHRE)
    art.ink([(162, 126), (166, 116), (172, 106)], 2.6, "flat", colour=OCHRE)
    art.ink([(149, 116), (158, 117), (166, 116)], 2.4, "flat", colour=OCHRE)
    art.fill(ellipse(165, 118, 3))
    art.fill(ellipse(165, 118, 1.6), OCHRE)


def _saddle(art: Art) -> None:
    cloth = loop(
        (78, 150),
        (78, 150),
        (94, 146),
        (110, 136),
        (110, 136),
        (118, 160),
        (118, 160),
        (102, 178),
        (84, 180),
        (84, 180),
    )
    art.shape(cloth, BLUE, 2.6)
    art.ink([(84, 172), (100, 170), (114, 158)], 3, "flat", colour=OCHRE)
    art.teeth([(116, 161), (102, 178), (85, 180)], 7, 2.8, 1.8)
    seat = loop(
        (80, 148),
        (78, 140),
        (84, 142),
        (94, 143),
        (104, 136),
        (106, 127),
        (112, 132),
        (112, 140),
        (98, 154),
        (84, 156),
    )
    art.shape(seat, OCHRE, 2.6, slip=(-0.5, 0.5))
    art.ink([(98, 154), (101, 168)], 2.4, "flat")
    art.line(ellipse(102, 172, 4, 5), 2)


def _hedge(art: Art) -> None:
    hedge = loop(
        (52, 290), (46, 276), (54, 266), (60, 254), (70, 258), (78, 246), (90, 252), (100, 240), (112, 250), (122, 244), (130, 254), (142, 252), (148, 264),
        (158, 268), (160, 280), (154, 290), (154, 290),
    )  # fmt: skip
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
    art.teeth([(148, 264), (159, 270), (160, 280), (154, 289)], 9, 3, 1.9, growth="flat")
    # A hen who was having a quiet morning.
    head = loop((92, 292), (92, 276), (98, 266), (108, 266), (114, 276), (114, 292))
    art.shape(head, None, 2.6)
    comb = loop((97, 267), (95, 258), (99, 261), (102, 255), (105, 261), (110, 258), (109, 267))
    art.shape(comb, VERMILION, 2, slip=(0, 0))
    art.fill(ellipse(106, 274, 3.6, 3.8), CREAM)
    art.line(ellipse(106, 274, 3.6, 3.8), 1.6)
    art.fill(ellipse(106.6, 272.6, 1.6))
    for beak in ([(113, 274), (122, 270), (114, 279)], [(113, 280), (121, 284), (113, 284)]):
        art.shape([(float(x), float(y)) for x, y in beak], OCHRE, 1.8, slip=(0, 0))
    art.fill(loop((108, 285), (113, 284), (113, 292), (108, 293)), VERMILION)
    art.teeth([(93, 278), (92, 291)], 7, 3, 1.5, side=-1, growth="flat")
