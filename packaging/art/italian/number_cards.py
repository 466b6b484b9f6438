"""Number cards of the Italian pack: the layout of the pips, and the ornaments between them."""

import math
from collections.abc import Callable

from italian.heads import Head, face, sun_face
from italian.suits import MARKS, bastone, coppa, spada
from kit.curves import Point, ellipse
from kit.ornaments import berry, leaf, rosette
from kit.woodcut import BLUE, INK, OCHRE, VERMILION, Art
from suited.pip_layout import spread

MIDDLE = 208

STANDING = {4: 112, 5: 90, 6: 78, 7: 78}
ROUND = {4: 80, 5: 74, 6: 68, 7: 62}
"""The height of a pip on each number; cudgels and swords are taller than wide, cups and coins are not."""


def pips(art: Art, count: int, suit: str) -> None:
    """Draw the pips of a number: few cudgels or swords cross, all others are in columns."""
    if suit in "BS":
        long = bastone if suit == "B" else spada
        if count < 4:
            for lean in (-0.56, 0.56, 0)[:count]:
                long(art, 100, MIDDLE, 252 if lean else 236, lean, 0.62)
        else:
            for (x, y), _ in spread(count, STANDING[count]):
                long(art, x, y, STANDING[count])
        return
    marks = {
        2: [(100.0, 147.0, 114.0), (100.0, 272.0, 114.0)],
        3: [(100.0, 142.0, 96.0), (56.0, 276.0, 86.0), (144.0, 276.0, 86.0)],
    }.get(count) or [(x, y, ROUND[count]) for (x, y), _ in spread(count, ROUND[count])]
    for mark in marks:
        MARKS[suit](art, *mark)


def adorn(art: Art, card: str) -> None:
    """Draw flowers where there is room, and the mask on the three of bastoni."""
    if card == "3B":
        _mask(art)
    elif card[0] == "4":
        _posy(art, 100, MIDDLE, 19)
    elif card in {"3C", "3D"}:
        _posy(art, 100, 222, 14)


def _posy(art: Art, x: float, y: float, radius: float) -> None:
    """Draw a flower with four leaves."""
    for k in range(4):
        t = math.pi / 4 + k * math.pi / 2
        leaf(
            art, x + math.cos(t) * radius * 0.7, y + math.sin(t) * radius * 0.7, t, radius * 1.5, radius * 0.6
        )
    rosette(art, x, y, radius)


def _mask(art: Art) -> None:
    """Draw the face that old packs tie to the three cudgels."""
    for i in range(18):
        t = math.pi * (2 * i + 1) / 18
        if math.sin(t) > -0.9:
            leaf(art, 100 + 27 * math.cos(t), MIDDLE + 32 * math.sin(t), t, 26, 9)
    head = Head(100, MIDDLE - 2, 35)
    face(art, head, INK, "forked", aged=True)
    for side in (-1, 1):
        horn = head.outline(
            f"{side * 0.3},-.92 {side * 0.5},-1.5 {side * 1.1},-1.75! {side * 0.84},-1.2 {side * 0.62},-.74"
        )
        art.shape(horn, OCHRE, 2.2, slip=(0, 0))
        art.teeth(
            head.trace(f"{side * 0.4},-1.1 {side * 0.7},-1.5"),
            6,
            2.6,
            1.3,
            growth="flat",
            side=-1 if side > 0 else 1,
        )


MOTTOES = {
    "B": ("SE TI PERDI", "TUO DANNO"),
    "C": ("PER UN PUNTO MARTIN", "PERSE LA CAPPA"),
    "D": ("NON VAL SAPERE A CHI", "HA FORTUNA CONTRA"),
    "S": ("NON TI FIDAR DI ME", "SE IL CUOR TI MANCA"),
}
"""The mottoes of the aces of the packs of Treviso."""

ABOVE = 186


def _ace_of_bastoni(art: Art) -> None:
    """Draw a cudgel with new shoots."""
    for x, y, angle in (
        (74, 150, -2.5),
        (78, 186, 2.7),
        (128, 130, -0.5),
        (124, 178, 0.1),
        (118, 222, 0.6),
        (84, 226, 2.4),
    ):
        reach = 30
        tip = (x + reach * math.cos(angle), y + reach * math.sin(angle))
        art.ink(
            [(x, y), (x + reach * 0.5 * math.cos(angle - 0.3), y + reach * 0.5 * math.sin(angle - 0.3)), tip],
            2.6,
            "flat",
        )
        for turn in (-0.9, 0, 0.9):
            leaf(art, *tip, angle + turn, 24 if turn else 28, 9)
    bastone(art, 100, ABOVE, 204, 0)


def _ace_of_coppe(art: Art) -> None:
    """Draw a cup and its contents."""
    coppa(art, 100, ABOVE, 168)
    for side in (-1, 1):
        _grapes(art, 100 + side * 64, 250, side)


def _grapes(art: Art, x: float, y: float, side: int) -> None:
    art.ink([(x + side * 3, y - 34), (x - side * 2, y - 26), (x, y - 16)], 3, "flat")
    for angle in (-2.2, -0.95, 0.2):
        leaf(art, x, y - 17, angle if side > 0 else math.pi - angle, 22, 10)
    for row, count in enumerate((4, 3, 4, 3, 2, 1)):
        for i in range(count):
            berry(
                art,
                x + (i - (count - 1) / 2) * 9,
                y - 12 + row * 8,
                5.2,
                BLUE if (row + i) % 3 else VERMILION,
            )


def _ace_of_denari(art: Art) -> None:
    """Draw a sun of gold with a face in it."""
    middle = (100.0, 192.0)
    rays = 24
    for k, (reach, colour) in enumerate(((88, VERMILION), (84, OCHRE))):
        ring: list[Point] = []
        for i in range(rays):
            a = 2 * math.pi * (i + 0.5 * k) / rays
            for r, b in ((62, a - math.pi / rays), (reach, a)):
                ring.append((middle[0] + r * math.cos(b), middle[1] + r * 1.12 * math.sin(b)))
        art.shape(ring, colour, 2)
    art.shape(ellipse(*middle, 66), OCHRE, 3)
    art.teeth(ellipse(*middle, 66, arc=(-40, 130)), 11, 3, 1.8, straight=True, growth="flat")
    art.line(ellipse(*middle, 52), 1.8)
    for i in range(28):
        a = 2 * math.pi * i / 28
        art.fill(ellipse(middle[0] + 59 * math.cos(a), middle[1] + 59 * math.sin(a), 2.2, steps=10))
    head = Head(100, 195, 55)
    sun_face(art, head)


def _ace_of_spade(art: Art) -> None:
    """Draw a sword with a ribbon wound about it, and laurel."""
    for side in (-1, 1):
        stem = [(100 + side * x, y) for x, y in ((12, 262), (52, 232), (66, 180), (52, 124))]
        art.ink(stem, 2.6, "flat")
        for x, y, t in (
            (30, 252, 0.5),
            (50, 234, -0.1),
            (61, 210, -0.5),
            (66, 184, -0.8),
            (63, 156, -1.2),
            (56, 134, -1.5),
        ):
            for lean in (-0.6, 0.7):
                angle = t + lean
                leaf(art, 100 + side * x, y, angle if side > 0 else math.pi - angle, 21, 7)
            if y in {234, 184}:
                berry(art, 100 + side * (x - 9), y - 4, 4)
    spada(art, 100, ABOVE, 204)


ACES: dict[str, Callable[[Art], None]] = {
    "B": _ace_of_bastoni,
    "C": _ace_of_coppe,
    "D": _ace_of_denari,
    "S": _ace_of_spade,
}
