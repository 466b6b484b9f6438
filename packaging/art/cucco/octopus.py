"""VIII, an octopus that plays cards with eight hands."""

from collections.abc import Sequence
from dataclasses import dataclass

from kit.card_stock import blank, finish
from kit.carving import form, shadow
from kit.curves import Outline, Point, ellipse, normals, outline, resample, smooth, trace
from kit.lettering import chalk, numeral
from kit.ornaments import turned
from kit.woodcut import BLUE, CREAM, DEEP_RED, INK, OCHRE, VERMILION, Art


@dataclass(frozen=True, slots=True)
class Arm:
    """One of the eight arms: its path, its width at the body, and the side of its suckers."""

    way: str
    thick: float = 21
    suckers: int = 1


BEHIND = (
    Arm("146,112 166,106 176,90 172,70 178,58", 19, -1),
    Arm("92,112 70,112 58,124 45,122 38,111", 19, 1),
)
BEFORE = (
    Arm("150,126 168,132 184,126 186,112 179,104", 19, -1),
    Arm("142,136 158,150 176,158 180,174 170,186 160,178", 20, 1),
    Arm("128,140 136,158 146,172 142,190 130,194 126,182", 20, 1),
    Arm("96,130 74,136 62,152 44,156 28,150 24,138", 20, -1),
    Arm("102,138 84,150 72,168 50,172 34,182 26,196 36,204 44,196", 21, -1),
    Arm("114,142 104,160 100,176 88,184 76,194 84,204 92,196", 21, -1),
)


def eight() -> Art:
    """VIII: Draw an octopus with cards, wine and money in its eight hands."""
    art = blank(28)
    _sea(art)
    numeral(art, "VIII", (17, 194, 166, 124), INK, grain=chalk)
    _hidden_card(art)
    _fan(art)
    for arm in BEHIND:
        _arm(art, arm)
    _mantle(art)
    _glass(art)
    for arm in BEFORE:
        _arm(art, arm)
    _coin(art)
    _face(art)
    return finish(art, index="VIII")


def _sea(art: Art) -> None:
    """Draw the sea up to the feet of the letters."""
    sea = outline("12,302 34,297 58,302 82,297 106,302 130,297 154,302 188,297! 188,338! 12,338!")
    art.stencil(sea, BLUE)
    since = len(art.layers)
    for y, start in ((303, 12), (314, 24), (325, 12), (334, 24)):
        crest: list[Point] = [(start, y)]
        x = float(start)
        while x < 180:
            crest += [(x + 6, y - 4.6), (x + 12, y - 5), (x + 17, y), (x + 24, y)]
            x += 24
        art.ink(crest, 2.4, "flat")
    art.clip(since, trace("12,290 188,290 188,338 12,338"))


def _arm(art: Art, arm: Arm) -> None:
    """Draw an arm that thins to the tip, with shadow on its dark side and suckers on the other."""
    spine = resample(smooth(trace(arm.way)), 2.2)
    across = normals(spine)
    last = len(spine) - 1
    halves = [arm.thick / 2 * (1 - 0.66 * (i / last) ** 0.9) for i in range(last + 1)]
    left = [(x + nx * h, y + ny * h) for (x, y), (nx, ny), h in zip(spine, across, halves, strict=True)]
    right = [(x - nx * h, y - ny * h) for (x, y), (nx, ny), h in zip(spine, across, halves, strict=True)]
    tip = spine[-1]
    edge: Outline = [*left, tip, *right[::-1]]
    art.line(edge[3:-3], 5, colour=CREAM, contrast=0)
    art.fill(edge, CREAM)
    art.stencil(edge, BLUE, grow=0.2)
    _closed_but_for_the_root(art, left, right)
    shadow(art, edge, 5)
    for i in range(last // 4, last - 1, 4):
        (x, y), (nx, ny), half = spine[i], across[i], halves[i]
        spot = ellipse(
            x + nx * half * 0.55 * arm.suckers, y + ny * half * 0.55 * arm.suckers, 1 + half * 0.24, steps=12
        )
        art.fill(spot, CREAM)
        art.line(spot, 1.1, contrast=0)


def _closed_but_for_the_root(art: Art, left: Sequence[Point], right: Sequence[Point]) -> None:
    art.ink([*left[3:], *right[:2:-1]], 2.9, "flat", straight=True)


def _mantle(art: Art) -> None:
    bag = outline(
        "96,66 98,40 112,20 134,15 154,26 162,50 158,78 150,98 156,118 150,140 132,150 108,148 92,136 88,118 100,98"
    )
    art.line(bag, 6, colour=CREAM, contrast=0)
    form(art, bag, BLUE, 3.6, shade=14)
    for x, y, r in (
        (128, 32, 5),
        (142, 44, 6.4),
        (116, 46, 3.6),
        (146, 66, 4),
        (132, 54, 2.8),
        (112, 66, 2.6),
        (134, 72, 3),
    ):
        art.line(ellipse(x, y, r, r * 0.8), 1.7)
    art.teeth(trace("98,62 100,42 112,24 128,17"), 9, 3.3, 1.7, side=1, lean=-0.2, colour=CREAM)


def _face(art: Art) -> None:
    """Draw the expressionless face."""
    for x, y in ((104, 104), (138, 103)):
        lid = ellipse(x, y, 15, 13.4)
        art.line(lid, 3.4, colour=CREAM, contrast=0)
        form(art, lid, BLUE, 2.8, shade=0)
        ball = ellipse(x, y + 1, 11.4, 9.6)
        art.fill(ball, CREAM)
        art.line(ball, 1.8)
        art.fill(
            outline(
                f"{x - 10},{y + 0.6}! {x - 5},{y - 2} {x + 3},{y - 2}! {x + 3},{y + 6.4} {x - 8},{y + 6.4}"
            )
        )
        art.fill(ellipse(x - 5.6, y + 1, 1.5, steps=8), CREAM)
        drooping = outline(
            f"{x - 12.4},{y + 0.4}! {x - 7},{y - 9.6} {x + 5},{y - 9.8} {x + 12.4},{y + 0.4}! {x},{y - 2.6}"
        )
        art.fill(drooping, BLUE)
        art.ink([(x - 12.4, y + 0.4), (x, y - 2.4), (x + 12.4, y + 0.4)], 2.6, "flat")
        art.ink([(x - 10, y - 4), (x, y - 7), (x + 10, y - 4)], 1.4)
    art.ink([(90, 88), (102, 81), (116, 87)], 4.4, "mid")
    art.ink([(128, 82), (140, 74), (154, 82)], 4.4, "mid")
    for x, y in ((94, 123), (150, 122)):
        art.fill(ellipse(x, y, 7, 5), VERMILION, 0.85)
    mouth = outline("106,130! 114,127 124,127 136,124! 132,134 122,138 112,136")
    art.fill(mouth, DEEP_RED)
    art.line(mouth, 2.2)
    art.fill(trace("113,128 119,127.6 119,132 114,132.4"), CREAM)
    art.ink([(103, 128), (106, 130.6), (104, 134)], 1.8)
    art.ink([(134, 121), (137, 124), (137, 128)], 1.8)
    for x, y in ((121, 116), (124, 117)):
        art.fill(ellipse(x, y, 1.2, steps=8))


def _card(art: Art, x: float, y: float, angle: float, colour: str) -> None:
    at = turned(x, y, angle)
    card = at.trace("-10,-34 10,-34 10,0 -10,0")
    art.line(card, 3.4, colour=CREAM, contrast=0)
    art.shape(card, None, 2.3)
    art.fill(at.trace("-7,-31 7,-31 7,-3 -7,-3"), colour)
    for u in (-3.4, 0, 3.4):
        art.ink([at(u, -31), at(u, -3)], 1.1, "flat", colour=CREAM)


def _fan(art: Art) -> None:
    for k, angle in enumerate((-0.66, -0.26, 0.14, 0.54)):
        _card(art, 40, 113, angle, VERMILION if k % 2 else OCHRE)


def _hidden_card(art: Art) -> None:
    """Draw the hidden card."""
    _card(art, 178, 64, 0.06, VERMILION)


def _glass(art: Art) -> None:
    bowl = outline("14,122! 36,124! 34,140 28,147 20,146 14,138")
    art.ink([(24, 145), (23, 160)], 5, "flat")
    art.ink([(23.6, 146), (22.8, 159)], 2, "flat", colour=CREAM)
    art.shape(outline("13,164 16,159 30,160 34,165 24,167"), None, 2)
    art.line(bowl, 3, colour=CREAM, contrast=0)
    art.shape(bowl, None, 2.3)
    art.fill(outline("15,130 36,131 33.6,139 28,145.6 20.6,144.6 15.6,138"), VERMILION)
    art.line(bowl, 2.3)
    art.ink([(18, 126), (18, 138)], 1.5, colour=CREAM)


def _coin(art: Art) -> None:
    for x, y in ((174, 100), (172, 92.6)):
        coin = ellipse(x, y, 10, 5)
        art.line(coin, 3, colour=CREAM, contrast=0)
        form(art, coin, OCHRE, 2.2, shade=3)
    art.line(ellipse(172, 92.2, 6, 2.6), 1.2)
