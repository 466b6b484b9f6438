"""VII, laundry on two lines."""

from PySide6.QtGui import QTransform

from kit.card_stock import blank, finish
from kit.carving import form, shadow
from kit.curves import ellipse, outline, rounded_box, trace
from kit.ornaments import meadow, turned
from kit.woodcut import BLUE, CREAM, FLESH, GREEN, OCHRE, VERMILION, Art


def seven() -> Art:
    """VII: Draw seven pieces of laundry on two lines, and a snail."""
    art = blank(5)
    meadow(art)
    _puddle(art)
    art.ink(trace("84,26 120,31 150,31 190,24"), 2.2, "flat")
    art.ink(trace("10,84 60,93 110,95 150,92 190,84"), 3, "flat")
    _kerchief(art)
    _drawers(art)
    _sock(art)
    _bib(art)
    _long_drawers(art)
    for x, lean in ((126, 0.02), (166, -0.02)):
        _stocking(art, x, lean)
    for x, y in ((92, 27), (106, 29), (118, 31), (136, 31.5), (151, 31), (168, 28), (183, 25)):
        _peg(art, x, y, 0.7)
    for x, y in (
        (22, 87),
        (44, 90.5),
        (78, 93.5),
        (100, 94.5),
        (117, 94.5),
        (136, 93),
        (157, 91),
        (176, 87.5),
    ):
        _peg(art, x, y)
    since = len(art.layers)
    _snail(art)
    art.transform(since, QTransform().translate(150, 330).scale(0.86, 0.86).translate(-128, -89))
    return finish(art, index="VII")


def _peg(art: Art, x: float, y: float, size: float = 1) -> None:
    for side in (-1, 1):
        at = turned(x, y, 0.12 * side)
        leg = [
            at(u * size, v * size)
            for u, v in trace(f"{side * 0.4},-6 {side * 3.4},-6 {side * 3.2},9 {side * 0.8},9")
        ]
        art.line(leg, 2, colour=CREAM, contrast=0)
        art.fill(leg, OCHRE)
        art.line(leg, 1.4)


def _long_drawers(art: Art) -> None:
    """Draw red flannel drawers that hang by the ankles and form a V."""
    legs = outline(
        "17,96! 48,99! 52,140 58,190 63,230! 69,190 73,140 75,102! 105,103! 101,150 94,210 87,256 84,284! 40,281! 36,250 "
        "28,200 21,150"
    )
    art.line(legs, 5, colour=CREAM, contrast=0)
    art.shape(legs, VERMILION, 3.6)
    art.teeth(trace("48,104 52,140 58,190 63,228"), 13, 3, 2.2, growth="flat", lean=-0.2)
    art.teeth(trace("104,108 101,150 94,210 87,256 84,282"), 17, 3, 2.3, growth="flat", lean=-0.2)
    for fold in (
        "26,120 34,170 42,214",
        "34,112 40,150",
        "84,118 80,160 76,196",
        "52,246 58,236 63,232",
        "74,248 69,238 64,232",
    ):
        art.ink(trace(fold), 2.4, "both")
    for cuff in ("16,95! 48,98! 49,110! 18,107!", "75,101! 106,102! 105,115! 75,113!"):
        shape = outline(cuff)
        form(art, shape, None, 2.6, shade=0)
        art.hatch(shape, 1.6, 3.6, 1.5, shape="spindle", shortest=4)
    band = outline("38,276! 86,279! 86,296! 37,293!")
    art.line(band, 4, colour=CREAM, contrast=0)
    form(art, band, None, 3, shade=7)
    art.ink([(63, 234), (63, 277)], 2.2, "flat")
    for y in (244, 256, 268):
        art.shape(ellipse(58.6, y, 2.8, steps=14), None, 1.7)
    for x in (48, 76):
        art.shape(ellipse(x, 286, 3.4, steps=14), OCHRE, 1.7, slip=(0, 0))
        art.fill(ellipse(x, 286, 1, steps=8))
    # The patch on the seat.
    patch = outline("68,200! 86,203! 84,222! 66,219!")
    art.shape(patch, BLUE, 2, slip=(0, 0))
    for u, v in (
        (68, 204),
        (67.4, 211),
        (67, 217),
        (72, 201),
        (79, 202),
        (86, 207),
        (85, 214),
        (83, 221),
        (76, 220.6),
        (70, 219.6),
    ):
        art.ink([(u - 2.6, v - 0.6), (u + 2.6, v + 0.6)], 1.5, "flat")
    for x, y in ((72, 208), (79, 214), (72, 215), (79, 208)):
        art.fill(ellipse(x, y, 1.5, steps=8), CREAM)
    for tie in ("40,293 36,300 40,306 34,312", "46,294 46,302 42,308"):
        art.ink(trace(tie), 2.2, "out")
    for x, y in ((52, 304), (66, 310), (80, 302)):
        _drop(art, x, y)


def _stocking(art: Art, x: float, lean: float) -> None:
    """Draw a stocking; two of these form a II."""
    at = turned(x, 94, lean)
    leg = at.outline(
        "-14,0! 14,0! 13,16 10,28 13,70 11,120 9,146 13,164 16,178 12,192 0,197 -12,192 -16,178 -13,164 -9,146 -11,120 "
        "-13,70 -10,28 -13,16"
    )
    art.line(leg, 5, colour=CREAM, contrast=0)
    art.shape(leg, None, 3.4)
    since = len(art.layers)
    for k in range(7):
        v = 30 + k * 22
        band = at.outline(f"-18,{v}! 0,{v + 4} 18,{v}! 18,{v + 11}! 0,{v + 15} -18,{v + 11}!")
        art.fill(band, VERMILION)
        art.ink(at.trace(f"-18,{v} 0,{v + 4} 18,{v}"), 1.6, "flat")
        art.ink(at.trace(f"-18,{v + 11} 0,{v + 15} 18,{v + 11}"), 1.6, "flat")
    art.fill(at.outline("-18,178! 0,183 18,178! 18,202! -18,202!"), VERMILION)
    art.ink(at.trace("-18,178 0,183 18,178"), 1.8, "flat")
    art.clip(since, leg)
    art.line(leg, 3.4)
    shadow(art, leg, 9)
    top = at.outline("-15,0! 15,0! 14.4,13! -14.4,13!")
    form(art, top, VERMILION, 2.8, shade=0)
    for u in (-9, -3, 3, 9):
        art.ink([at(u, 1), at(u, 12)], 1.4, "flat")
    if lean > 0:
        art.fill(at.outline("-5,188 -1,185 4,186 8,189 5,193 0,192"))
        for a, b in (((-5, 188), (-9, 186)), ((8, 189), (12, 188)), ((3, 192), (4, 196))):
            art.ink([at(*a), at(*b)], 1.3, "out")
    else:
        darn = at.outline("-7,104! 7,104! 7,118! -7,118!")
        art.shape(darn, OCHRE, 1.8, slip=(0, 0))
        for k in range(3):
            art.ink([at(-7, 107.5 + k * 4), at(7, 107.5 + k * 4)], 1, "flat")
            art.ink([at(-4 + k * 4, 104), at(-4 + k * 4, 118)], 1, "flat")
    _drop(art, *at(0, 208))


def _drop(art: Art, x: float, y: float) -> None:
    drop = outline(f"{x},{y - 6}! {x + 3.4},{y + 1} {x + 2},{y + 4.6} {x - 2},{y + 4.6} {x - 3.4},{y + 1}")
    art.shape(drop, BLUE, 1.6, slip=(0, 0))


def _kerchief(art: Art) -> None:
    cloth = outline("86,29! 112,31! 113,62! 104,66 95,60 87,63!")
    form(art, cloth, BLUE, 2.4, shade=7)
    for x in (92, 99, 106):
        for y in (38, 46, 54):
            art.fill(ellipse(x + (y - 46) * 0.1, y, 1.7, steps=10), CREAM)


def _drawers(art: Art) -> None:
    """Draw short drawers with hearts."""
    cloth = outline("115,32! 140,33! 145,58! 131,62! 128,49! 124,61! 110,57!")
    form(art, cloth, None, 2.6, shade=7)
    art.ink([(115, 38), (140, 39)], 1.6, "flat")
    for x, y in ((119, 50), (128, 43), (137, 51)):
        heart = outline(
            f"{x},{y + 4}! {x - 4},{y - 1} {x - 2},{y - 4} {x},{y - 2}! {x + 2},{y - 4} {x + 4},{y - 1}"
        )
        art.fill(heart, VERMILION)
    for a, b in (((111, 55), (123, 58.6)), ((132, 59.4), (144, 55.6))):
        art.ink([a, b], 1.4, "flat")


def _sock(art: Art) -> None:
    """Draw a single sock."""
    cloth = outline("147,32! 159,31! 159,48 160,56 168,60 170,66 163,69 152,67 148,58")
    form(art, cloth, GREEN, 2.4, shade=5)
    art.fill(outline("147,32! 159,31! 159,37! 147.4,38!"), OCHRE)
    art.line(outline("147,32! 159,31! 159,37! 147.4,38!"), 1.6)
    art.ink([(152, 60), (156, 57), (159, 58)], 1.5)


def _bib(art: Art) -> None:
    cloth = outline("164,29! 187,25.6! 187,44 183,55 176,58 168,54 164,44")
    form(art, cloth, None, 2.4, shade=0)
    inner = [(175.6 + (x - 175.6) * 0.76, 42 + (y - 42) * 0.78) for x, y in cloth]
    art.line(inner, 1.3)
    art.fill(ellipse(173, 40, 2.4, 2, steps=10), VERMILION)
    art.fill(ellipse(179, 47, 3.4, 2.4, turn=0.6, steps=10), VERMILION)
    art.fill(ellipse(172, 48, 1.4, steps=8), VERMILION)


def _puddle(art: Art) -> None:
    pool = outline("24,326 44,320 84,319 118,323 122,330 96,335 50,335 26,332")
    form(art, pool, BLUE, 2.4, shade=0)
    for x, y in ((50, 326), (84, 328)):
        art.line(ellipse(x, y, 11, 2.6), 1.3, colour=CREAM, contrast=0)
    art.fill(rounded_box(96, 326, 14, 2, 1), CREAM)


def _snail(art: Art) -> None:
    foot = outline("98,89! 108,80 128,78 142,73 145,62 154,60 159,70 154,82 140,89! 120,90")
    art.line(foot, 5, colour=CREAM, contrast=0)
    form(art, foot, FLESH, 2.6, shade=4)
    for horn, tip in (((148, 64), (145, 48)), ((155, 63), (163, 50))):
        art.ink([horn, tip], 2.6, "flat")
        art.fill(ellipse(*tip, 3, steps=12))
    art.ink([(149, 74), (154, 75), (158, 71)], 1.7)
    shell = ellipse(119, 69, 20, 18)
    art.line(shell, 6, colour=CREAM, contrast=0)
    form(art, shell, OCHRE, 3, shade=9)
    art.ink(trace("133,76 126,82 114,80 107,72 110,62 119,58 127,62 128,70 121,74 115,69 119,65"), 2.8, "out")
