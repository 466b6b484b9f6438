"""Heads, crowns and ruffs for the court of the Italian pack."""

import math
from dataclasses import dataclass
from typing import Literal

from kit.curves import Outline, Point, ellipse, loop, smooth, trace
from kit.woodcut import CREAM, FLESH, INK, OCHRE, VERMILION, Art

GREY = "#cfc3a8"
BROWN = "#7a4a26"

STEEL = "#a9b8be"

Beard = Literal["", "full", "forked", "moustache", "point"]
Hat = Literal["beret", "brim", "morion", "sugarloaf", "turban"]


@dataclass(frozen=True, slots=True)
class Head:
    """A head seen from the front: its middle and half its height."""

    x: float
    y: float
    size: float

    def __call__(self, u: float, v: float) -> Point:
        """Return the point of the card for a point of the head; chin and brow are at v = 1 and -1."""
        return (self.x + u * self.size, self.y + v * self.size)

    def trace(self, drawn: str) -> Outline:
        """Parse points in units of the head."""
        return [self(*point) for point in trace(drawn)]

    def outline(self, drawn: str) -> Outline:
        """Return the smooth closed outline through points in units of the head."""
        return smooth(self.trace(drawn), closed=True)


def face(art: Art, head: Head, hair: str, beard: Beard = "", *, aged: bool = False) -> None:
    """Draw hair, face and beard."""
    _hair(art, head, hair)
    oval = head.outline("0,-1.02 .5,-.9 .72,-.35 .7,.2 .5,.7 .2,.98 -.2,.98 -.5,.7 -.7,.2 -.72,-.35 -.5,-.9")
    art.shape(oval, FLESH, 2.3, slip=(0.6, 0.5))
    art.teeth(head.trace(".66,-.5 .7,.2 .5,.68 .22,.94"), head.size * 0.26, 2.6, 1.4, growth="flat")
    _features(art, head, bold=aged)
    if aged:
        art.ink(head.trace("-.3,-.66 0,-.6 .3,-.66"), 1.2)
        art.ink(head.trace("-.5,.12 -.42,.2 -.36,.3"), 1.1)
    _mouth_and_beard(art, head, hair, beard)


def sun_face(art: Art, head: Head) -> None:
    """Draw the round face of a sun."""
    _features(art, head, bold=True)
    art.fill(head.outline("-.34,.58 -.1,.52 0,.56 .1,.52 .34,.58 .14,.74 -.14,.74"), VERMILION)
    art.ink(head.trace("-.42,.54 -.2,.6 0,.62 .2,.6 .42,.54"), 1.9)
    art.ink(head.trace("-.16,.9 0,.94 .16,.9"), 1.6)
    art.ink(head.trace("-.3,-.66 -.1,-.6 0,-.72 .1,-.6 .3,-.66"), 1.6)


def _features(art: Art, head: Head, *, bold: bool) -> None:
    """Draw cheeks, eyes, brows and nose."""
    for u in (-0.42, 0.42):
        art.fill(ellipse(*head(u, 0.32), head.size * 0.17, head.size * 0.13), VERMILION, 0.5)
    for side in (-1, 1):
        eye = head.outline(f"{side * 0.5},-.1 {side * 0.3},-.2 {side * 0.13},-.08 {side * 0.3},-.01")
        art.fill(eye, CREAM)
        art.ink(head.trace(f"{side * 0.54},-.08 {side * 0.3},-.22 {side * 0.1},-.07"), 1.9)
        art.ink(head.trace(f"{side * 0.5},-.06 {side * 0.3},.01 {side * 0.14},-.05"), 1.1)
        art.fill(ellipse(*head(side * 0.3 - 0.04, -0.1), head.size * 0.085, steps=12))
        art.ink(head.trace(f"{side * 0.6},-.32 {side * 0.34},-.46 {side * 0.09},-.33"), 2.4 if bold else 2)
    art.ink(head.trace("-.07,-.32 -.09,.08 -.19,.24 -.05,.31 .07,.28"), 1.8)
    art.ink(head.trace(".13,.2 .17,.26 .1,.3"), 1.2)


def _mouth_and_beard(art: Art, head: Head, hair: str, beard: Beard) -> None:
    light = CREAM if hair in (INK, BROWN) else INK
    if beard in ("full", "forked"):
        shape = (
            "-.74,-.05 -.7,.5 -.56,1.0 -.3,1.5 0,1.72! .3,1.5 .56,1.0 .7,.5 .74,-.05 .56,.3 .3,.42 0,.4 -.3,.42 -.56,.3"
            if beard == "full"
            else "-.74,-.05 -.74,.5 -.62,1.1 -.36,1.66! -.08,1.2 0,1.1! .08,1.2 .36,1.66! .62,1.1 .74,.5 .74,-.05 "
            ".56,.3 .3,.42 0,.4 -.3,.42 -.56,.3"
        )
        art.shape(head.outline(shape), hair, 2.2, slip=(0.5, 0.5))
        for u, down in ((-0.5, 0.95), (-0.28, 1.25), (-0.1, 1.02), (0.1, 1.02), (0.28, 1.25), (0.5, 0.95)):
            lock = [head(u * 1.1, 0.62), head(u * 1.02, 0.85), head(u * 0.8, down)]
            art.ink(lock, 1.5, colour=light)
    elif beard == "point":
        art.shape(head.outline("-.2,.72 .2,.72 .16,1.1 0,1.5! -.16,1.1"), hair, 1.8, slip=(0, 0))
        for u in (-0.06, 0.06):
            art.ink([head(u, 0.84), head(u * 0.6, 1.2)], 1.1, colour=light)
    art.fill(head.outline("-.24,.58 -.08,.53 0,.56 .08,.53 .24,.58 .1,.69 -.1,.69"), VERMILION)
    art.ink(head.trace("-.28,.58 0,.6 .28,.58"), 1.5)
    if not beard:
        art.ink(head.trace("-.12,.8 0,.83 .12,.8"), 1.2)
        return
    whisker = "0,.4 -.16,.38 -.36,.46 -.56,.36! -.5,.6 -.26,.6 0,.5 .26,.6 .5,.6 .56,.36! .36,.46 .16,.38"
    art.shape(head.outline(whisker), hair, 1.6, slip=(0, 0))


def _hair(art: Art, head: Head, colour: str) -> None:
    """Draw locks to the shoulder on both sides."""
    light = CREAM if colour in (INK, BROWN) else INK
    for side in (-1, 1):
        lock = head.outline(
            f"{side * 0.3},-1.1 {side * 0.86},-.8 {side * 1.02},-.2 {side * 1.2},.3 {side * 1.02},.62 {side * 1.24},.98 "
            f"{side * 0.9},1.24 {side * 0.5},1.1 {side * 0.5},.3"
        )
        art.shape(lock, colour, 2.3, slip=(0.5, 0.5))
        for near, far in ((0.74, 0.96), (0.84, 1.12), (0.62, 0.78)):
            strand = f"{side * near},-.5 {side * far},.2 {side * near},.62 {side * far},1.0"
            art.ink(head.trace(strand), 1.3, colour=light)


def crown(art: Art, head: Head, stone: str) -> None:
    """Draw a king's crown with a velvet cap."""
    cap = head.outline("-.66,-.86 -.5,-1.5 0,-1.64 .5,-1.5 .66,-.86")
    art.shape(cap, stone, 1.8, slip=(0, 0))
    gold = head.outline(
        "-.84,-.62! -.98,-1.6! -.62,-1.16 -.46,-1.74! -.2,-1.2 0,-1.9! .2,-1.2 .46,-1.74! .62,-1.16 .98,-1.6! .84,-.62! "
        ".4,-.52 0,-.49 -.4,-.52"
    )
    art.shape(gold, OCHRE, 2.4, slip=(-0.6, 0.8))
    art.ink(head.trace("-.84,-.86 -.4,-.76 0,-.73 .4,-.76 .84,-.86"), 1.6, "flat")
    for u, v in ((-0.96, -1.6), (-0.46, -1.74), (0, -1.9), (0.46, -1.74), (0.96, -1.6)):
        art.shape(ellipse(*head(u, v), head.size * 0.1, steps=12), VERMILION, 1.3, slip=(0, 0))
    for u in (-0.56, -0.19, 0.19, 0.56):
        art.fill(ellipse(*head(u, -0.66 - abs(u) * 0.1 + 0.04), head.size * 0.07, steps=10))
    art.teeth(head.trace(".9,-1.2 .84,-.66"), head.size * 0.24, 2.4, 1.3, growth="flat")


def ruff(art: Art, x: float, y: float, wide: float) -> None:
    """Draw a pleated collar."""
    rim: Outline = []
    folds = 14
    for i in range(folds):
        a = 2 * math.pi * i / folds
        for reach, b in ((1.0, a), (0.86, a + math.pi / folds)):
            rim.append((x + wide * reach * math.cos(b), y + wide * 0.36 * reach * math.sin(b)))
    art.shape(loop(*rim), None, 2)
    for i in range(folds):
        a = 2 * math.pi * (i + 0.5) / folds
        art.ink(
            [
                (x + wide * 0.5 * math.cos(a), y + wide * 0.17 * math.sin(a)),
                (x + wide * 0.84 * math.cos(a), y + wide * 0.3 * math.sin(a)),
            ],
            1.3,
            "in",
        )
