"""Bust in a medallion: the drawing kit of portraits, and the bearing of head and shoulders in each mood.

Measures are those of a 100 x 100 medallion in which a person looks to the left; whoever looks to the right is mirrored,
while light and hatching stay where they are.
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
"""Where a head turns."""

BEARING: dict[Mood, tuple[float, float, float, float, float]] = {
    "calm": (0, 1, 0, 0, 0),
    "glad": (6.5, 1.02, 0.5, -1, 0.8),
    "cross": (-5.5, 1.06, -2.2, 2.8, -1.6),
    "sly": (9, 0.99, 2.4, 1.2, 0),
    "worried": (-2, 0.93, 3, 3.4, -4.2),
    "asleep": (-14, 0.98, -1.5, 5.6, 2),
}
"""How far the head is tilted back, in degrees, how large it comes, where it moves, and how the shoulders do."""

AIR: dict[Mood, str | None] = {
    "calm": None, "glad": "#f6d070", "cross": "#d67f5c", "sly": "#b3ac5c", "worried": "#a3c1d8", "asleep": "#8b8a92",
}  # fmt: skip
"""What the ground of a medallion turns towards: a mood is in the air before one sees the mouth."""


class Cut:
    """One person in one mood, as the knife marks them: mirrored on demand, in a medallion, the head set by the mood."""

    def __init__(self, seed: int, mood: Mood, *, to_the_right: bool = False) -> None:
        self.art = Art(seed)
        self.mood: Mood = mood
        self.mirrored = to_the_right
        self._parts: list[tuple[Part, int]] = []

    # Marks, in the person's own left and right

    def at(self, points: Sequence[Point]) -> Outline:
        """The points where they come to lie in the picture."""
        return [(100 - x, y) for x, y in points] if self.mirrored else list(points)

    def form(
        self, points: Sequence[Point], colour: str, width: float = 2.3, *, shade: float = 0, raw: bool = False
    ) -> Outline:
        """A solid thing: filled, contoured, and hatched on its dark side with cuts of the length `shade`."""
        outline = self.at(points) if raw else loop(*self.at(points))
        return solid(self.art, outline, colour, width, shade=shade)

    def ink(
        self, points: Sequence[Point], width: float = 2, taper: Taper = "both", colour: str = INK
    ) -> None:
        """A stroke."""
        self.art.ink(self.at(points), width, taper, colour=colour)

    def strokes(self, lines: Sequence[Sequence[Point]], width: float = 1.2, colour: str = INK) -> None:
        """Several fine strokes: wrinkles, strands of hair."""
        for line in lines:
            self.ink(line, width, colour=colour)

    def dots(self, points: Sequence[Point], radius: float, colour: str, *, ringed: bool = False) -> None:
        """Dots of colour, as on a kerchief or in an ear."""
        for x, y in self.at(points):
            if ringed:
                self.art.add([ellipse(x, y, radius + 1, steps=20)], INK)
            self.art.add([ellipse(x, y, radius, steps=16)], colour)

    # How the body bears the head

    def part(self, part: Part) -> None:
        """What is drawn from here on belongs to the head, or to the body."""
        self._parts.append((part, len(self.art.layers)))

    def bear(self, carriage: float, size: float) -> None:
        """Move head and shoulders as the mood has it; the head is always tilted back by `carriage`, and so large."""
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
        """The letters that rise from a sleeper."""
        for x, y, size in ((79.5, 35, 9), (83.4, 25.6, 5.6)):
            left, right = (100 - x - size / 2, 100 - x + size / 2) if self.mirrored else (x - size / 2, x + size / 2)
            letter = [(left, y), (left, y), (right, y - 0.6), (right, y - 0.6), (left, y + size), (left, y + size), (right, y + size - 0.8)]
            self.art.ink(letter, size * 0.62, "flat", straight=True, colour=EYEWHITE)
            self.art.ink(letter, size * 0.3, "flat", straight=True)

    # The medallion

    def ground(self, colour: str) -> None:
        """The disc behind the head, with the engraver's level lines."""
        self.art.fill(ellipse(50, 50, 49, steps=72), INK)
        self.art.fill(ellipse(50, 50, 45.5, steps=72), colour)
        air = AIR[self.mood]
        if air:
            self.art.fill(ellipse(50, 50, 45.5, steps=72), air, 0.62)
        self.art.hatch(ellipse(50, 50, 44), 0, 3.4, 1.1, shape="spindle", opacity=0.5, span=(0, 0.9))

    def frame(self, since: int) -> None:
        """Cut everything from layer `since` on to the disc, and lay the gilt thread round it."""
        window = path_of([ellipse(50, 50, 45.5, steps=72)], Qt.FillRule.WindingFill)
        for layer in self.art.layers[since:]:
            if not window.contains(layer.path.controlPointRect()):
                rule = layer.path.fillRule()
                layer.path = layer.path.intersected(window)
                layer.path.setFillRule(rule)
        self.art.line(ellipse(50, 50, 47, steps=72), 1.3, colour="#c9a86a", contrast=0.3)
