"""MATTO, the fool, and his little brother on a stick."""

import math

from curves import Point, ellipse, loop, mirrored, outline, smooth, trace
from ornaments import berry, star
from stock import blank, finish
from wood import CREAM, DEEP_RED, FLESH, GREEN, OCHRE, VERMILION, Art


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
    left = outline("100,206! 70,208 40,220 24,246 18,290! 100,292!")
    right = outline("100,206! 130,208 160,220 176,246 182,290! 100,292!")
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
    left = outline("100,76 84,58 60,54 36,70 24,100 24,126! 34,128! 42,108 54,100 60,118 62,140! 100,112!")
    middle = outline("74,92 80,66 94,48 116,36 140,40! 142,50! 124,56 122,72 128,92! 100,112")
    art.shape(middle, OCHRE, 3)
    art.teeth(trace("140,51 124,57 121,72 127,92"), 12, 3, 1.9)
    art.shape(left, VERMILION, 3.2)
    art.teeth(trace("34,127 42,108 54,100 60,118 62,138"), 11, 3, 1.9, side=-1)
    art.ink(trace("96,78 76,72 54,82 42,98"), 2)
    right = smooth(
        mirrored(
            trace("100,76 84,58 60,54 36,70 24,100 24,126! 34,128! 42,108 54,100 60,118 62,140! 100,112!")
        ),
        closed=True,
    )
    art.shape(right, GREEN, 3.2)
    art.teeth(trace("104,76 120,58 140,55 162,69 175,98 176,124"), 11, 3, 1.9, growth="up")
    art.ink(trace("104,78 124,72 146,82 158,98"), 2)
    for x, y in ((27, 138), (173, 138), (150, 46)):
        _bell(art, x, y, 10)


def _fool_face(art: Art) -> None:
    face = outline(
        "62,112 70,98 100,90 130,98 138,112 140,140 136,164 122,188 108,202 97,206 84,200 68,182 "
        "61,160 60,138"
    )
    art.shape(face, FLESH, 3)
    art.teeth(trace("140,124 140,142 136,164 122,188 108,202"), 13, 2.9, 1.9, lean=0.1, growth="flat")
    brim = outline("57,122 60,106 78,94 100,90 122,94 140,106 143,122! 122,108 100,104 78,108 57,122")
    art.shape(brim, OCHRE, 2.6)
    art.teeth(trace("62,116 78,106 100,102 122,106 138,116"), 6, 3, 1.5, side=-1, growth="flat")
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
    nose = outline("98,128 104,130 108,150 113,160 108,169 96,170 87,165 88,156 94,150 96,138")
    art.fill(nose, FLESH)
    art.fill(outline("108,152 113,160 108,169 96,170 87,165 89,156 98,158"), VERMILION, 0.85)
    art.ink(
        trace("97,134 95,150 88,156 87,165 96,170 108,169 113,161 109,152"),
        2.4,
        "mid",
    )
    art.add([ellipse(x, 166, 1.7, 1.2) for x in (94, 104)])
    mouth = outline("70,170! 84,177 100,179 116,177 132,169! 124,186 110,195 96,196 80,188")
    art.fill(mouth, DEEP_RED)
    art.line(mouth, 2.4)
    art.fill(
        outline("73,172.5! 86,178 100,180 116,178 129,172! 124,180 100,187 80,181"),
        CREAM,
    )
    for x in (82, 91, 110, 119):
        art.ink([(x, 176), (x, 185)], 1.5, "flat")
    art.fill(trace("91.5,178.5 100,180 100,187.6 92,187"), DEEP_RED)
    art.ink([(64, 168), (69, 171), (71, 176)], 1.8)
    art.ink([(137, 166), (133, 170), (131, 176)], 1.8)
    art.ink([(92, 200), (98, 201), (104, 199)], 1.4)


def _fool_collar(art: Art) -> None:
    """A dagged collar, a bell on each point."""
    tips = trace("30,232 54,246 80,252 112,252 142,246 168,232")
    roots = trace("58,196 66,206 82,211 98,213 114,211 130,206 142,196")
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
    ruff = outline("58,194 66,202 82,208 98,210 114,208 132,202 142,193 146,202 132,212 98,219 66,213 53,203")
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
    head = outline("146,206 158,200 170,206 172,220 160,232 148,222")
    art.shape(head, FLESH, 2.4)
    art.ink([(145, 209), (158, 204), (171, 209)], 3, "flat", colour=VERMILION)
    art.add([ellipse(x, 213, 1.6, 2) for x in (153, 163)])
    art.ink([(158, 213), (155, 219), (159, 219.6)], 1.5)
    smile = outline("150,220! 159,223 168,219! 160,228")
    art.fill(smile, DEEP_RED)
    art.line(smile, 1.4)
    hand = outline("140,268 146,260 158,258 166,266 166,280 156,288 144,286 138,278")
    art.shape(hand, FLESH, 2.6)
    for k in range(3):
        art.ink([(146, 267 + k * 6), (155, 266 + k * 6), (163, 268 + k * 6)], 1.7)
    art.ink([(140, 270), (150, 263), (158, 264)], 2)
