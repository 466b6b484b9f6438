"""Features common to all faces: eyes, brows, nose, mouth, and their changes in each mood.

The persons are in `regulars.py`, `neighbours.py`, `guests.py` and their siblings; eye and mouth of a head in
profile are in `profile.py`.
"""

from collections.abc import Callable, Sequence
from dataclasses import dataclass

from PySide6.QtCore import Qt

from faces.bust import EYEWHITE, Cut, Mood
from kit.carving import shadow
from kit.curves import Point, ellipse, loop
from kit.layers import path_of
from kit.woodcut import DEEP_RED, INK, VERMILION

PALE, TAN, BROWN = "#f0d2ab", "#e6bf94", "#c08a5e"
BLUSH = "#d97f60"
GREY, WHITE = "#8d867a", "#f1ebdd"
SWEAT = "#bfdbe6"

FINE_ENOUGH = 0.13
"""The tolerance of simplification, in hundredths of a face: under half a pixel of the largest portrait."""

LIFT: dict[Mood, float] = {"calm": 0.0, "glad": -1.6, "cross": 1.4, "sly": -0.9, "worried": 1.0, "asleep": 0.8}
"""The vertical offset of a moustache in each mood."""


@dataclass(frozen=True, slots=True)
class Eyes:
    """A pair of eyes, left and right as seen by the viewer."""

    left: Point
    right: Point
    size: float = 1
    brow: float = 2.8
    brow_colour: str = INK
    brow_rise: float = 8.2
    lashes: bool = False
    awake: float = 1
    """The relative opening of the calm eye."""
    laughing: bool = True
    """Whether the eyes of a glad person are closed to arcs, rather than wide open."""


@dataclass(frozen=True, slots=True)
class Mouth:
    """A mouth: its middle, its width, and whether it is painted or sunken."""

    at: Point
    width: float = 14
    red: bool = False
    curve: float = 1
    """The upward curve of the corners of the calm mouth."""
    teeth: bool = True


@dataclass(frozen=True, slots=True)
class Cheeks:
    """The position of the colour in a face."""

    left: Point
    right: Point
    size: float = 5.2


class Bust(Cut):
    """One person in one mood: a `Cut` with the features of a face."""

    temple: Point | None = None
    """The position of the drop of sweat."""

    def head(self, points: Sequence[Point], skin: str, shade: float, cheeks: Cheeks) -> None:
        """Draw the head: skin, colour in the cheeks (more of it in any excitement), shadow, contour."""
        outline = loop(*self.at(points))
        self.art.fill(outline, skin)
        since, window = len(self.art.layers), path_of([outline], Qt.FillRule.WindingFill)
        grow, strength = {
            "calm": (1, 0.5), "glad": (1.15, 0.75), "cross": (1.1, 0.8), "sly": (1.05, 0.6), "worried": (0.85, 0.3), "asleep": (1.1, 0.7),
        }[self.mood]  # fmt: skip
        for x, y in self.at([cheeks.left, cheeks.right]):
            size = cheeks.size * grow
            self.art.fill(ellipse(x, y, size, size * 0.8, steps=24), BLUSH, strength)
        for layer in self.art.layers[since:]:
            layer.path = layer.path.intersected(window)
        shadow(self.art, outline, shade)
        self.art.line(outline, 2.5)

    def eyes(self, eyes: Eyes) -> None:
        """Draw both eyes and brows."""
        self.temple = (eyes.right[0] + 8.6, eyes.right[1] - 1)
        self._eye(eyes, eyes.left, -1)
        self._eye(eyes, eyes.right, 1)
        self._brow(eyes, eyes.left, -1)
        self._brow(eyes, eyes.right, 1)
        if self.mood == "cross":
            x, y = (eyes.left[0] + eyes.right[0]) / 2 - 0.6, eyes.left[1] - eyes.brow_rise * 0.62
            self.strokes([[(x - 1.7, y - 2), (x - 1.3, y + 2.4)], [(x + 1.9, y - 2.4), (x + 1.5, y + 2)]], 1.3)

    def _eye(self, eyes: Eyes, centre: Point, side: int) -> None:
        x, y = centre
        s = eyes.size
        if self.mood == "glad" and eyes.laughing:
            self.ink([(x - 5.4 * s, y + 1.6), (x - 3 * s, y - 1.8), (x, y - 2.8), (x + 3 * s, y - 1.8), (x + 5.4 * s, y + 1.6)], 2.9)
            self.ink([(x - 4 * s, y + 4), (x, y + 4.6), (x + 4 * s, y + 3.8)], 1.1)
            corner = x + side * 7 * s
            self.strokes([[(corner, y - 1.4), (corner + side * 3, y - 2.8)], [(corner, y + 1), (corner + side * 3, y + 1.4)]], 1)
            return
        if self.mood == "asleep":
            self.ink([(x - 5.8 * s, y - 0.4), (x - 3 * s, y + 2.4), (x + 0.6, y + 3.2), (x + 3.8 * s, y + 2.2), (x + 6 * s, y - 0.6)], 2.9, "mid")
            self.strokes([[(x - 3 * s, y + 3), (x - 4 * s, y + 5)], [(x + 0.4, y + 3.8), (x + 0.2, y + 6)], [(x + 3.6 * s, y + 3), (x + 4.6 * s, y + 5)]], 1.2)
            return
        top = {"calm": 3.6 * eyes.awake, "glad": 4.6, "cross": 1.7, "sly": 1.5, "worried": 4.9}[self.mood] * s
        white = [(x - 5.6 * s, y + 0.2), (x - 2.4 * s, y - top * 0.85), (x + 1.5 * s, y - top), (x + 5.6 * s, y), (x, y + 2.8 * s)]
        if self.mood == "cross":  # the lid falls towards the nose
            white[1], white[2] = (x - 2.6 * s, y - top - side * 0.9), (x + 2.6 * s, y - top + side * 0.9)
        if self.mood == "sly":  # the lids nearly meet, and the eyes look aside
            white[1], white[2] = (x - 2.6 * s, y - top), (x + 2.6 * s, y - top - 0.3)
        self.art.fill(loop(*self.at(white)), EYEWHITE)
        glance = {"sly": 2.3, "worried": -1.4}.get(self.mood, -0.9)
        px, py = self.at([(x + glance, y - 0.1)])[0]
        wide = 1.9 if self.mood == "worried" else 2.45
        self.art.fill(ellipse(px, py, wide * s, min(wide * 1.12 * s, top * 0.5 + 1.2 * s), steps=20), INK)
        self.art.fill(ellipse(px - 0.8 * s, py - 0.9 * s, 0.65 * s, steps=10), EYEWHITE)
        self.ink([(x - 6.2 * s, y + 0.7), white[1], white[2], (x + 6.2 * s, y + 0.2)], 2.5, "mid")
        self.ink([(x - 4 * s, y + 2.6 * s), (x, y + 3.6 * s), (x + 4 * s, y + 2.2 * s)], 1.1)
        if eyes.lashes:
            out = x + side * 5.6 * s
            self.ink([(out, y - 0.4), (out + side * 2.6, y - 2.6)], 1.6, "out")

    def _brow(self, eyes: Eyes, centre: Point, side: int) -> None:
        x, y, s = centre[0], centre[1] - eyes.brow_rise, eyes.size
        inner, middle, outer = {
            "calm": (y + 0.9, y - 1.1, y + 1.6),
            "glad": (y - 1.4, y - 4.2, y - 0.6),
            "cross": (y + 4.4, y + 0.9, y - 1.6),
            "sly": (y + 4.4, y + 2, y + 1.6) if side < 0 else (y - 0.4, y - 6.4, y - 2),
            "worried": (y - 4, y - 1.6, y + 3),
            "asleep": (y + 0.6, y - 1.4, y + 2.8),
        }[self.mood]
        points = [(x - side * 6.6 * s, inner), (x + side * 0.6 * s, middle), (x + side * 7 * s, outer)]
        self.ink(points, eyes.brow * 1.12, "mid", eyes.brow_colour)

    def mouth(self, mouth: Mouth) -> None:
        """Draw the mouth: at rest, laughing, turned down, drawn to one side, or unsteady."""
        {
            "calm": self._rest, "glad": self._laugh, "cross": self._sulk, "sly": self._smirk, "worried": self._waver,
            "asleep": self._gape,
        }[self.mood](mouth)  # fmt: skip

    def _rest(self, mouth: Mouth) -> None:
        (x, y), w = mouth.at, mouth.width / 2
        if mouth.red:
            lips = [(x - w * 0.86, y), (x - w * 0.86, y), (x - w * 0.35, y - 2), (x - 0.4, y - 1.1), (x + w * 0.35, y - 2)]
            lips += [(x + w * 0.86, y - 0.3), (x + w * 0.86, y - 0.3), (x, y + 3.4)]
            self.art.fill(loop(*self.at(lips)), VERMILION)
        self.ink([(x - w, y - mouth.curve), (x - w * 0.3, y + 0.5), (x + w, y - mouth.curve * 1.2)], 2)
        if not mouth.red:
            self.ink([(x - w * 0.4, y + 4), (x, y + 4.6), (x + w * 0.45, y + 3.9)], 1.2)

    def _laugh(self, mouth: Mouth) -> None:
        (x, y), w = mouth.at, mouth.width / 2 + 1
        open_mouth = loop(
            *self.at([(x - w, y - 2.2), (x - w, y - 2.2), (x, y - 0.8), (x + w, y - 2.4), (x + w, y - 2.4), (x + w * 0.62, y + 3.8), (x, y + 6), (x - w * 0.62, y + 3.8)])
        )
        self.art.fill(open_mouth, DEEP_RED)
        self.art.fill(loop(*self.at([(x - w * 0.5, y + 4), (x, y + 2.4), (x + w * 0.5, y + 4), (x, y + 5.8)])), BLUSH)
        if mouth.teeth:
            self.art.fill(
                loop(*self.at([(x - w * 0.88, y - 2), (x - w * 0.88, y - 2), (x, y - 0.7), (x + w * 0.88, y - 2.1), (x + w * 0.88, y - 2.1), (x + w * 0.7, y + 0.9), (x, y + 1.9), (x - w * 0.7, y + 0.9)])),
                WHITE,
            )
        self.art.line(open_mouth, 2.4 if mouth.red else 1.9, colour="#8e2a1a" if mouth.red else INK)
        for side in (-1, 1):
            self.ink([(x + side * (w + 1.4), y - 4.2), (x + side * (w + 0.9), y - 1)], 1.5)

    def _sulk(self, mouth: Mouth) -> None:
        (x, y), w = mouth.at, mouth.width / 2
        if mouth.red:
            lips = [(x - w * 0.86, y + 1.8), (x - w * 0.86, y + 1.8), (x - w * 0.3, y - 1.8), (x, y - 1), (x + w * 0.3, y - 1.8)]
            lips += [(x + w * 0.86, y + 1.6), (x + w * 0.86, y + 1.6), (x, y + 2.2)]
            self.art.fill(loop(*self.at(lips)), VERMILION)
        self.ink([(x - w, y + 2.6), (x - w * 0.4, y - 0.2), (x + w * 0.4, y - 0.3), (x + w, y + 2.3)], 2.4, "mid")
        self.ink([(x - w * 0.45, y + 4.4), (x, y + 3.5), (x + w * 0.5, y + 4.3)], 1.3)
        for side in (-1, 1):
            self.ink([(x + side * (w + 1.2), y + 1.4), (x + side * (w + 2), y + 5)], 1.3)

    def _smirk(self, mouth: Mouth) -> None:
        (x, y), w = mouth.at, mouth.width / 2
        if mouth.red:
            lips = [(x - w * 0.8, y + 1), (x - w * 0.8, y + 1), (x - w * 0.2, y - 1.2), (x + w * 0.4, y - 2.6)]
            lips += [(x + w, y - 3.4), (x + w, y - 3.4), (x + w * 0.2, y + 3)]
            self.art.fill(loop(*self.at(lips)), VERMILION)
        self.ink([(x - w * 0.9, y + 1.4), (x, y + 1.2), (x + w * 0.7, y - 1.2), (x + w + 2.4, y - 5.6)], 2.9, "mid")
        self.ink([(x + w + 1, y - 8), (x + w + 4, y - 5.6), (x + w + 3.6, y - 2)], 1.7)
        if not mouth.red:
            self.ink([(x - w * 0.4, y + 4.4), (x, y + 4.8), (x + w * 0.5, y + 3.4)], 1.2)

    def _waver(self, mouth: Mouth) -> None:
        (x, y), w = mouth.at, mouth.width / 2
        lips = [(x - w * 0.8, y + 2.4), (x - w * 0.8, y + 2.4), (x - w * 0.3, y - 0.6), (x + w * 0.2, y), (x + w * 0.8, y + 2)]
        open_mouth = loop(*self.at([*lips, (x + w * 0.8, y + 2), (x + w * 0.3, y + 3.2), (x - w * 0.2, y + 2.8)]))
        self.art.fill(open_mouth, DEEP_RED)
        if mouth.teeth:
            self.strokes([[(x - w * 0.5, y + 1.5), (x + w * 0.5, y + 1.4)]], 1.7, WHITE)
        self.art.line(open_mouth, 2, colour="#8e2a1a" if mouth.red else INK)
        self.ink([(x - w * 0.4, y + 5.6), (x, y + 5), (x + w * 0.5, y + 5.5)], 1.2)

    def _gape(self, mouth: Mouth) -> None:
        x, y = mouth.at
        self.form(ellipse(x + 0.6, y + 1, mouth.width * 0.2, 3.1, steps=12), DEEP_RED, 2.8 if mouth.red else 2)

    def lip(self, at: Point, width: float) -> None:
        """Draw the visible part of a closed mouth below a moustache."""
        (x, y), w = at, width / 2
        left, middle, right = {"cross": (0.3, -0.7, 0), "sly": (1, 0.6, -1.8), "worried": (1, -1, 1.2)}.get(self.mood, (0, 0.8, 0))
        self.ink([(x - w, y + left), (x, y + middle), (x + w, y + right)], 1.7)

    def sweat(self) -> None:
        """Draw a drop on the temple of a worried person."""
        if self.mood == "worried" and self.temple:
            x, y = self.temple
            drop = [(x, y - 9), (x, y - 9), (x + 3.8, y - 0.6), (x + 2.4, y + 3.4), (x - 2.4, y + 3.4), (x - 3.8, y - 0.6)]
            self.form(drop, SWEAT, 1.5)
            self.ink([(x - 1, y - 0.6), (x - 0.8, y + 1)], 1.1, colour=WHITE)

    def beard_mouth(self, at: Point, width: float) -> None:
        """Draw the red lips of a mouth in a beard."""
        (x, y), w = at, width / 2
        if self.mood in ("glad", "asleep"):
            self.mouth(Mouth((x, y + 1), width))
            return
        sag = {"cross": 2, "worried": 1.4}.get(self.mood, -0.6)
        far = -3 if self.mood == "sly" else sag
        lips = [(x - w, y + sag), (x - w, y + sag), (x, y - 1.8), (x + w, y + far), (x + w, y + far)]
        self.form([*lips, (x + w * 0.4, y + 2.6), (x - w * 0.4, y + 2.6)], VERMILION, 1.4)
        self.ink([(x - w, y + sag), (x, y + 0.2 - sag * 0.4), (x + w, y + far)], 1.3)

    def nose(
        self, line: Sequence[Point], wing: Sequence[Point], tip: Point, glow: float, *, bridge: bool = False
    ) -> None:
        """Draw a nose: contour, nostril, red tip of the size `glow`; `bridge` clears the ground behind it."""
        if bridge:
            self.art.fill(loop(*self.at([*line, *reversed(wing)])), TAN)
        x, y = self.at([tip])[0]
        self.art.fill(ellipse(x, y, glow, glow * 0.8, steps=20), BLUSH, 0.42)
        self.ink(line, 2.1, "in")
        self.ink(wing, 1.7)

    def wrinkles(self, eyes: Eyes, chin: float) -> None:
        """Draw the wrinkles of an old face: brow, crow's feet and the folds beside the mouth."""
        (lx, ly), (rx, _) = eyes.left, eyes.right
        top = ly - eyes.brow_rise - 6
        self.strokes(
            [
                [(lx - 1, top + 1), ((lx + rx) / 2, top - 0.4), (rx + 2, top + 1)],
                [(lx + 2, top - 3), ((lx + rx) / 2, top - 4), (rx - 1, top - 3)],
                [(lx - 7.2, ly + 1.6), (lx - 9, ly + 3.6)],
                [(rx + 7.4, ly + 1.2), (rx + 9.6, ly - 0.2)],
                [(rx + 7.2, ly + 3), (rx + 9.4, ly + 4.4)],
                [(lx - 3.2, chin - 13), (lx - 3.4, chin - 8), (lx - 2, chin - 4)],
                [(rx + 4.4, chin - 14), (rx + 5, chin - 8.5), (rx + 3, chin - 4)],
            ]
        )


Person = Callable[[Bust], None]


@dataclass(frozen=True, slots=True)
class Sitter:
    """A person to be portrayed.

    Attributes:
        draw: the function that draws the person.
        ground: the colour of the background.
        to_the_right: whether the person looks to the right.
        carriage: the angle by which the head is tilted back, in degrees.
        size: the relative size of the head.
    """

    draw: Person
    ground: str
    to_the_right: bool = False
    carriage: float = 0
    size: float = 1


def portraits(sitter: Sitter, moods: Sequence[Mood], seed: int) -> str:
    """Return the medallion of a person in all moods, as SVG with a group for each; viewers show the calm one.

    The moods share one file because they have much in common: compressed together they are a third smaller.
    """
    drawn = {mood: portrait(sitter, mood, seed).split("\n") for mood in moods}
    head = next(iter(drawn.values()))[0]
    style = "<style>g[id]{display:none}#calm{display:inline}</style>"
    groups = (line for mood, lines in drawn.items() for line in (f'<g id="{mood}">', *lines[1:-2], "</g>"))
    return "\n".join([head, style, *groups, "</g></svg>", ""])


def portrait(sitter: Sitter, mood: Mood, seed: int) -> str:
    """Return the medallion of a person in a mood, as SVG."""
    bust = Bust(seed, mood, to_the_right=sitter.to_the_right)
    bust.ground(sitter.ground)
    since = len(bust.art.layers)
    bust.part("body")
    sitter.draw(bust)
    bust.sweat()
    bust.bear(sitter.carriage, sitter.size)
    if mood == "asleep":
        bust.snore()
    bust.frame(since)
    return bust.art.svg(100, 100, FINE_ENOUGH)
