"""IIII, a clover of four leaves and a goat that eats it."""

import math

from PySide6.QtGui import QTransform

from kit.card_stock import blank, finish
from kit.carving import form, gleam, shadow
from kit.curves import ellipse, outline, trace
from kit.lettering import diagonal, numeral
from kit.ornaments import meadow, turned
from kit.woodcut import CREAM, GREEN, INK, OCHRE, VERMILION, Art


def four() -> Art:
    """IIII: Draw the four-leaved clover with the goat that has bitten into it."""
    art = blank(24)
    meadow(art)
    for x, y, angle in ((30, 304, -1.7), (158, 312, -1.5)):
        _shamrock(art, x, y, angle)
    _clover(art)
    numeral(art, "IIII", (24, 206, 148, 118), VERMILION, grain=diagonal)
    since = len(art.layers)
    for part in (_body, _far_legs, _near_legs, _hoofs, _head):
        part(art)
    art.transform(since, QTransform().translate(24, 208).scale(1.07, 1.07).translate(-26, -207))
    return finish(art, index="IIII")


def _clover(art: Art) -> None:
    """Draw the clover's three and a half leaves."""
    stalk = trace("150,60 166,98 178,150 180,220 177,318")
    art.ink(stalk, 6.4, "flat")
    art.ink(stalk, 2.4, "flat", colour=GREEN)
    since = len(art.layers)
    for k in range(4):
        _leaf(art, 153, 56, math.pi / 4 + k * math.pi / 2 + 0.1)
    art.fill(ellipse(153, 56, 4))
    # The bitten part of the fourth leaf.
    for x, y, r, arc in ((121, 74, 10, (-70, 75)), (130, 88, 10, (-110, 40)), (116, 86, 11, (0, 0))):
        art.fill(ellipse(x, y, r), CREAM)
        if arc[0]:
            art.ink(ellipse(x, y, r, arc=arc, steps=12), 2.6, "flat")
    for x, y in ((126, 96), (121, 88), (131, 102)):
        art.fill(ellipse(x, y, 1.8, 1.4, steps=8), GREEN)
    art.transform(since, QTransform().translate(145, 59).scale(0.9, 0.9).translate(-150, -60))


def _leaf(art: Art, x: float, y: float, angle: float) -> None:
    at = turned(x, y, angle)
    heart = at.outline("0,0! 15,-18 31,-24 44,-15 41,0! 44,15 31,24 15,18")
    art.line(heart, 4, colour=CREAM, contrast=0)
    form(art, heart, GREEN, 3, shade=8)
    art.ink(at.trace("15,-11 25,-11.6 30,0 25,11.6 15,11"), 4.6, "both", colour=CREAM)
    art.ink([at(3, 0), at(38, 0)], 2.4, "out")
    for s in (-1, 1):
        art.ink([at(16, 0), at(24, 6 * s), at(28, 12 * s)], 1.6, "out")


def _shamrock(art: Art, x: float, y: float, angle: float) -> None:
    """Draw a clover of three leaves."""
    at = turned(x, y, angle)
    art.ink([at(-26, 4), at(-12, -2), at(0, 0)], 2.6, "flat")
    for k in (-1, 0, 1):
        blade = turned(x, y, angle + k * 1.55)
        heart = blade.outline("0,0! 7,-9 15,-10 20,-5 17,0! 20,5 15,10 7,9")
        art.shape(heart, GREEN, 2.2)
        art.ink([blade(2, 0), blade(14, 0)], 1.8, "out")


def _body(art: Art) -> None:
    tail = outline("30,132! 20,126 14,114 18,106! 22,112 26,110! 30,118 38,124!")
    art.line(tail, 3, colour=CREAM, contrast=0)
    form(art, tail, INK, 1.8, shade=0)
    body = outline(
        "30,130 46,124 68,128 86,124 98,114 104,104! 124,118! 122,136 112,154 104,166 88,172 66,170 50,172 36,168 26,154"
    )
    art.line(body, 5, colour=CREAM, contrast=0)
    art.shape(body, None, 3.4)
    since = len(art.layers)
    art.fill(outline("20,120! 56,116! 60,132 54,148 58,160 46,178 20,182!"))
    art.fill(outline("84,118 96,112 100,128 92,140 82,134"))
    art.clip(since, body)
    for k in range(4):
        art.ink([(38 + k * 5, 134 + k), (36 + k * 5, 146), (38 + k * 4, 158 + k)], 1.6, "both", colour=CREAM)
    art.line(body, 3.4)
    art.teeth(trace("120,128 122,138 112,154 104,166 88,172 66,170 54,172"), 12, 3, 2, growth="flat")
    art.teeth(trace("64,128 76,127 86,124"), 7, 3, 1.7, side=1, growth="flat")
    for x, y in ((70, 146), (80, 152), (92, 154), (100, 146), (72, 160), (108, 136)):
        art.ink([(x - 2, y - 4), (x, y), (x - 1, y + 5)], 1.7, "out")


def _far_legs(art: Art) -> None:
    for leg in (
        "92,164! 108,158! 110,176 116,190 118,207! 109,207! 104,192 96,178",
        "48,166! 62,166! 62,182 68,194 68,207! 59,207! 56,194 50,182",
    ):
        form(art, outline(leg), INK, 2, shade=0)


def _near_legs(art: Art) -> None:
    fore = outline("84,160! 102,156! 100,174 98,188 98,207! 88,207! 88,188 84,174")
    art.line(fore, 4, colour=CREAM, contrast=0)
    art.shape(fore, None, 2.8)
    shadow(art, fore, 5)
    art.fill(outline("86,148! 104,148! 101,164 94,168 86,164"), CREAM)
    art.ink(trace("104,146 107,156 103,164"), 2, "both")
    hind = outline(
        "28,140 46,138 57,150 56,164 48,176 39,184 41,194 41,207! 30,207! 29,192 27,180 23,164 23,150"
    )
    art.line(hind, 3, colour=CREAM, contrast=0)
    form(art, hind, INK, 1.6, shade=0)
    gleam(art, hind, 8)


def _hoofs(art: Art) -> None:
    for x in (35, 64, 93, 114):
        hoof = outline(f"{x - 6},199! {x + 5},199! {x + 7},209! {x - 7},209!")
        art.line(hoof, 3, colour=CREAM, contrast=0)
        art.fill(hoof)
        art.ink([(x, 202), (x, 208)], 1.3, "flat", colour=CREAM)


def _head(art: Art) -> None:
    """Draw the goat's head; it chews and looks at the viewer."""
    for horn in (
        "86,92! 78,80 66,72 54,72 46,80! 56,78 64,82 70,92 76,100!",
        "98,88! 96,74 88,62 76,56 66,58! 76,62 82,70 84,82 86,92!",
    ):
        shape = outline(horn)
        art.line(shape, 4, colour=CREAM, contrast=0)
        form(art, shape, OCHRE, 2.6, shade=4)
    for a, b in (
        ((58, 75), (59, 80)),
        ((66, 76), (64, 83)),
        ((72, 82), (68, 89)),
        ((78, 60), (77, 64)),
        ((87, 66), (83, 70)),
        ((92, 76), (85, 79)),
    ):
        art.ink([a, b], 1.8, "flat")
    ear = outline("82,100! 72,100 58,106 52,116! 64,118 78,116 86,110!")
    art.line(ear, 4, colour=CREAM, contrast=0)
    form(art, ear, INK, 2, shade=0)
    art.ink(trace("60,112 70,108 80,107"), 2.2, "both", colour=CREAM)
    head = outline(
        "84,96 92,86 104,88 112,98 120,110 130,118 136,126 134,136 126,142 114,142 104,136 94,126 86,114"
    )
    art.line(head, 5, colour=CREAM, contrast=0)
    art.shape(head, None, 3.2)
    since = len(art.layers)
    art.fill(outline("80,90! 94,84 98,96 92,110 96,126 88,130! 78,110!"))
    art.clip(since, head)
    art.line(head, 3.2)
    art.teeth(trace("134,137 126,142 114,142 104,136 95,127"), 7, 2.8, 1.7, growth="flat")
    for x, y, r in ((93, 103, 6.4), (107, 102, 7.4)):
        ball = ellipse(x, y, r)
        art.fill(ball, CREAM)
        art.line(ball, 2)
        art.fill(ellipse(x + 1, y + 0.6, r * 0.66), OCHRE)
        art.line(ellipse(x + 1, y + 0.6, r * 0.66), 1.1, contrast=0)
        art.fill(ellipse(x + 1, y + 0.6, 3.4, 1.3, steps=14))
    art.ink([(86, 96), (92, 93), (98, 95)], 2.2, "mid", colour=CREAM)
    art.ink([(102, 92.6), (108, 90), (114, 94)], 2.4, "mid")
    for a in ((128, 124), (133, 129)):
        art.fill(ellipse(*a, 1.6, 1.1, turn=0.8, steps=8))
    art.ink(trace("133,132 124,134 116,132 112,136"), 2.2, "mid")
    # The stalk, and the last corner of the leaf.
    art.ink(trace("126,134 136,140 146,138"), 3.4, "flat")
    art.ink(trace("126,134 136,140 145,138"), 1.4, "flat", colour=GREEN)
    at = turned(122, 136, 1.9)
    bit = at.outline("0,0! 6,-8 14,-8 17,0! 14,8 6,8")
    form(art, bit, GREEN, 2.2, shade=3)
    beard = outline("112,141! 122,143! 124,154 120,166! 117,158 114,164! 111,152")
    art.line(beard, 3, colour=CREAM, contrast=0)
    form(art, beard, INK, 1.6, shade=0)
    art.ink([(117, 145), (118, 154)], 1.3, colour=CREAM)
    art.ink(trace("88,124 96,130 104,140"), 6, "flat")
    art.ink(trace("88,124 96,130 104,140"), 3, "flat", colour=VERMILION)
    bell = outline("98,140! 108,140! 112,152! 94,152!")
    art.line(bell, 3, colour=CREAM, contrast=0)
    form(art, bell, OCHRE, 2.3, shade=4)
    art.fill(ellipse(103, 154, 2.6, steps=12))
