"""Ornaments that several cards share: leaves, flowers, fruit, the ground under the feet."""

import math
from dataclasses import dataclass

from kit.curves import Outline, Point, ellipse, loop, smooth, trace
from kit.woodcut import CREAM, GREEN, INK, OCHRE, VERMILION, Art


@dataclass(frozen=True, slots=True)
class Frame:
    """A rotated coordinate system on the card: call it with (along, across) to get a point of the card."""

    x: float
    y: float
    cos: float
    sin: float

    def __call__(self, along: float, across: float) -> Point:
        """Return the point of the card for coordinates of this frame."""
        return (self.x + along * self.cos - across * self.sin, self.y + along * self.sin + across * self.cos)

    def trace(self, drawn: str) -> Outline:
        """Parse points in this frame, in the notation of `curves.trace`."""
        return [self(*point) for point in trace(drawn)]

    def outline(self, drawn: str) -> Outline:
        """Return the smooth closed outline through points in this frame."""
        return smooth(self.trace(drawn), closed=True)


def turned(x: float, y: float, angle: float) -> Frame:
    """Return a frame with the origin (x, y) that is turned by an angle in radians."""
    return Frame(x, y, math.cos(angle), math.sin(angle))


def leaf(
    art: Art, x: float, y: float, angle: float, length: float = 26, width: float = 10, colour: str = GREEN
) -> None:
    """Draw a pointed leaf that grows from (x, y): the rib, veins on one side, shadow on the other."""
    at = turned(x, y, angle)
    blade = loop(
        at(0, 0),
        at(0, 0),
        at(length * 0.3, -width * 0.9),
        at(length * 0.7, -width * 0.7),
        at(length, 0),
        at(length, 0),
        at(length * 0.68, width * 0.75),
        at(length * 0.3, width * 0.85),
    )
    art.shape(blade, colour, 1.7)
    art.ink([at(-2, 0), at(length * 0.5, width * 0.06), at(length * 0.93, 0)], 1.7, "out")
    art.teeth(
        [at(length * 0.15, 0), at(length * 0.85, 0)],
        width * 0.62,
        3.2,
        1.2,
        lean=-0.75,
        bend=0,
        growth="down",
    )
    shade = [
        at(length * 0.1, -1),
        at(length * 0.9, 0),
        at(length * 0.68, -width * 0.6),
        at(length * 0.3, -width * 0.75),
    ]
    art.hatch(shade, angle - 0.8, 4.2, 0.9, ragged=0.5)


def berry(art: Art, x: float, y: float, radius: float = 4.2, colour: str = VERMILION) -> None:
    """Draw a round fruit with a highlight."""
    art.shape(ellipse(x, y, radius, steps=18), colour, 1.5, slip=(0, 0))
    art.fill(ellipse(x - radius * 0.3, y - radius * 0.3, radius * 0.24, steps=8), CREAM)


def rosette(  # noqa: PLR0913 - all but position and size have defaults
    art: Art,
    x: float,
    y: float,
    radius: float = 15,
    *,
    petals: int = 6,
    turn: float = 0,
    colour: str = VERMILION,
    heart: str = OCHRE,
) -> None:
    """Draw an open flower seen from the front."""
    rim: Outline = []
    angles = [turn + 2 * math.pi * i / petals for i in range(petals)]
    for angle in angles:
        notch = angle - math.pi / petals
        for reach, a in ((0.62, notch), (1, angle - 0.28), (1, angle + 0.28)):
            rim.append((x + radius * reach * math.cos(a), y + radius * reach * math.sin(a)))
    art.shape(smooth(rim, closed=True, steps=5), colour, 2)
    for angle in angles:
        for spread in (-0.22, 0, 0.22):
            near = (
                x + radius * 0.36 * math.cos(angle + spread),
                y + radius * 0.36 * math.sin(angle + spread),
            )
            reach, a = (0.62 if spread else 0.8) * radius, angle + spread * 0.8
            art.ink([near, (x + reach * math.cos(a), y + reach * math.sin(a))], 1.5, "out")
    art.fill(ellipse(x, y, radius * 0.34, steps=20), heart)
    art.line(ellipse(x, y, radius * 0.34, steps=20), 1.8)
    art.fill(ellipse(x + radius * 0.1, y + radius * 0.1, radius * 0.1, steps=8))


def star(
    x: float, y: float, radius: float, *, points: int = 8, inner: float = 0.42, turn: float = 0
) -> Outline:
    return [
        (x + r * math.cos(turn + math.pi * i / points), y + r * math.sin(turn + math.pi * i / points))
        for i in range(2 * points)
        for r in (radius if i % 2 == 0 else radius * inner,)
    ]


def ground(
    art: Art, y: float = 288, colour: str = GREEN, tufts: tuple[float, ...] = (24, 40, 126, 178)
) -> None:
    """Draw a strip of earth across the card, with grass."""
    ridge: list[Point] = [(9, y - 4), (50, y - 9), (100, y - 5), (150, y - 9), (191, y - 3)]
    earth = loop(*ridge, (191, y - 3), (191, y + 10), (191, y + 10), (100, y + 12), (9, y + 10), (9, y + 10))
    art.stencil(earth, colour, streaks=True)
    art.ink(ridge, 2, "flat")
    art.hatch(earth, 0, 3.2, 1.5, shape="spindle", ragged=14, cut=0.15, span=(0, 0.82))
    for x in tufts:
        grass(art, x, y - 3)


def meadow(art: Art) -> None:
    """Draw grass along the foot of a card that has no legend, as the ground of a numeral."""
    ridge = trace("12,318 60,314 100,317 150,313 188,317")
    sward = loop(*ridge, (188, 317), (188, 338), (188, 338), (12, 338), (12, 338), (12, 318))
    art.stencil(sward, GREEN)
    art.ink(ridge, 2.4, "flat")
    art.hatch(sward, 0, 3.4, 1.7, shape="spindle", ragged=16, cut=0.2)
    for x, y in ((16, 318), (92, 318), (180, 317)):
        grass(art, x, y, 15)


def grass(art: Art, x: float, y: float, height: float = 12) -> None:
    """Draw three blades of grass."""
    for k in (-1, 0, 1):
        art.ink(
            [(x + k * 2, y), (x + k * 4, y - height * 0.75 - 2 * (k == 0)), (x + k * 7, y - height)],
            1.8,
            "out",
        )


def eye(art: Art, x: float, y: float, radius: float, iris: str = OCHRE, look: Point = (-0.2, 0)) -> None:
    """Draw a round animal eye that looks a little to one side."""
    art.fill(ellipse(x, y, radius, radius * 0.92), INK)
    art.fill(ellipse(x, y, radius * 0.74, radius * 0.68), iris)
    px, py = x + look[0] * radius, y + look[1] * radius
    art.fill(ellipse(px, py, radius * 0.4, radius * 0.42), INK)
    art.fill(ellipse(px - radius * 0.14, py - radius * 0.16, radius * 0.13, steps=8), CREAM)
