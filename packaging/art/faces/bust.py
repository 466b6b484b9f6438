"""Bust in a medallion: the drawing kit of portraits, and the posture of head and shoulders in each mood.

Measures are those of a 100 x 100 medallion in which a person looks to the left. A person who looks to the
right is mirrored, while light and hatching keep their direction.
"""

from collections.abc import Sequence
from typing import Literal

from PySide6.QtCore import Qt
from PySide6.QtGui import QTransform

from kit.carving import solid
from kit.curves import Outline, Point, ellipse, loop
from kit.layers import path_of
from kit.woodcut import INK, Art, Taper

Mood = Literal["calm", "glad", "cross", "sly", "worried", "asleep"]
MOODS: tuple[Mood, ...] = ("calm", "glad", "cross", "sly", "worried", "asleep")
Part = Literal["body", "head"]

EYEWHITE = "#fbf5e4"
NAPE: Point = (54, 78)
"""The pivot of the head."""

BEARING: dict[Mood, tuple[float, float, float, float, float]] = {
    "calm": (0, 1, 0, 0, 0),
    "glad": (6.5, 1.02, 0.5, -1, 0.8),
    "cross": (-5.5, 1.06, -2.2, 2.8, -1.6),
    "sly": (9, 0.99, 2.4, 1.2, 0),
    "worried": (-2, 0.93, 3, 3.4, -4.2),
    "asleep": (-14, 0.98, -1.5, 5.6, 2),
}
"""The head's tilt backwards in degrees, its scale and its offset (x, y), and the shoulders' offset (y)."""

AIR: dict[Mood, str | None] = {
    "calm": None, "glad": "#f6d070", "cross": "#d67f5c", "sly": "#b3ac5c", "worried": "#a3c1d8", "asleep": "#8b8a92",
}  # fmt: skip
"""The colour with which the ground of a medallion is tinted in a mood."""


class Cut:
    """One person in one mood, in a medallion: mirrored if wanted, the head placed by the mood."""

    def __init__(self, seed: int, mood: Mood, *, to_the_right: bool = False) -> None:
        self.art = Art(seed)
        self.mood: Mood = mood
        self.mirrored = to_the_right
        self._parts: list[tuple[Part, int]] = []

    # Marks, in the person's own left and right

    def at(self, points: Sequence[Point]) -> Outline:
        """Return the points in the picture, mirrored if the person is."""
        return [(100 - x, y) for x, y in points] if self.mirrored else list(points)

    def form(
        self, points: Sequence[Point], colour: str, width: float = 2.3, *, shade: float = 0, raw: bool = False
    ) -> Outline:
        """Draw a solid shape: filled, contoured, hatched on its dark side with cuts of the length `shade`."""
        outline = self.at(points) if raw else loop(*self.at(points))
        return solid(self.art, outline, colour, width, shade=shade)

    def ink(
        self, points: Sequence[Point], width: float = 2, taper: Taper = "both", colour: str = INK
    ) -> None:
        """Draw a stroke."""
        self.art.ink(self.at(points), width, taper, colour=colour)

    def strokes(self, lines: Sequence[Sequence[Point]], width: float = 1.2, colour: str = INK) -> None:
        """Draw several fine strokes: wrinkles, strands of hair."""
        for line in lines:
            self.ink(line, width, colour=colour)

    def dots(self, points: Sequence[Point], radius: float, colour: str, *, ringed: bool = False) -> None:
        """Draw dots of colour, as on a kerchief or an ear."""
        for x, y in self.at(points):
            if ringed:
                self.art.add([ellipse(x, y, radius + 1, steps=20)], INK)
            self.art.add([ellipse(x, y, radius, steps=16)], colour)

    # Posture

    def part(self, part: Part) -> None:
        """Assign the layers drawn from here on to the head or to the body."""
        self._parts.append((part, len(self.art.layers)))

    def bear(self, carriage: float, size: float) -> None:
        """Move head and shoulders by the mood's `BEARING`; tilt the head by `carriage`, scale by `size`."""
        turn, grow, dx, dy, shrug = BEARING[self.mood]
        sign = -1 if self.mirrored else 1
        x, y = self.at([NAPE])[0]
        head = QTransform().translate(x + sign * dx, y + dy)
        head.rotate(sign * (turn + carriage)).scale(grow * size, grow * size).translate(-x, -y)
        body = QTransform.fromTranslate(0, shrug)
        ends = [start for _, start in self._parts[1:]] + [len(self.art.layers)]
        for (part, start), end in zip(self._parts, ends, strict=True):
            for layer in self.art.layers[start:end]:
                layer.path = (head if part == "head" else body).map(layer.path)

    def snore(self) -> None:
        """Draw the letters Z above a sleeper."""
        for x, y, size in ((79.5, 35, 9), (83.4, 25.6, 5.6)):
            left, right = (100 - x - size / 2, 100 - x + size / 2) if self.mirrored else (x - size / 2, x + size / 2)
            letter = [(left, y), (left, y), (right, y - 0.6), (right, y - 0.6), (left, y + size), (left, y + size), (right, y + size - 0.8)]
            self.art.ink(letter, size * 0.62, "flat", straight=True, colour=EYEWHITE)
            self.art.ink(letter, size * 0.3, "flat", straight=True)

    # The medallion

    def ground(self, colour: str) -> None:
        """Draw the disc behind the head, with horizontal engraved lines."""
        self.art.fill(ellipse(50, 50, 49, steps=72), INK)
        self.art.fill(ellipse(50, 50, 45.5, steps=72), colour)
        air = AIR[self.mood]
        if air:
            self.art.fill(ellipse(50, 50, 45.5, steps=72), air, 0.62)
        self.art.hatch(ellipse(50, 50, 44), 0, 3.4, 1.1, shape="spindle", opacity=0.5, span=(0, 0.9))

    def frame(self, since: int) -> None:
        """Clip all layers from `since` on to the disc, and draw the gilt ring round it."""
        window = path_of([ellipse(50, 50, 45.5, steps=72)], Qt.FillRule.WindingFill)
        for layer in self.art.layers[since:]:
            if not window.contains(layer.path.controlPointRect()):
                rule = layer.path.fillRule()
                layer.path = layer.path.intersected(window)
                layer.path.setFillRule(rule)
        self.art.line(ellipse(50, 50, 47, steps=72), 1.3, colour="#c9a86a", contrast=0.3)
