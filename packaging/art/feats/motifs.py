"""Motifs of the plates: few, broad strokes, for small sizes. All within 100 x 100."""

import math

from kit.carving import solid
from kit.curves import Outline, ellipse, outline, rounded_box, trace
from kit.woodcut import BLUE, CREAM, GREEN, INK, OCHRE, VERMILION, Art

FUR = "#b98a54"
PALE = "#fbf1d8"
LINE = 2.6


def moved(points: Outline, x: float, y: float, size: float = 1, turn: float = 0) -> Outline:
    """Move an outline about the middle of the plate; scale it and turn it (in degrees)."""
    cos, sin = math.cos(math.radians(turn)) * size, math.sin(math.radians(turn)) * size
    return [(x + (u - 50) * cos - (v - 50) * sin, y + (u - 50) * sin + (v - 50) * cos) for u, v in points]


class Brush:
    """A brush that paints motifs on a plate, at x and y, scaled and turned."""

    def __init__(self, art: Art, x: float = 50, y: float = 50, size: float = 1, turn: float = 0) -> None:
        self.art, self.at = art, (x, y, size, turn)

    def shape(self, points: Outline | str, colour: str, width: float = LINE) -> Outline:
        """Paint a shape with its contour."""
        edge = moved(outline(points) if isinstance(points, str) else points, *self.at)
        return solid(self.art, edge, colour, width)

    def spot(self, points: Outline, colour: str = INK) -> None:
        """Paint a spot without a contour."""
        self.art.fill(moved(points, *self.at), colour)

    def stroke(self, points: str, width: float = LINE, colour: str = INK) -> None:
        self.art.ink(moved(trace(points), *self.at), width, "mid", colour=colour)

    # Beasts

    def cat(self, colour: str = FUR) -> None:
        """Paint the head of a spitting cat."""
        self.shape("22,60 20,24! 38,36 62,36 80,24! 78,60 66,76 50,82 34,76", colour)
        for x in (38, 62):
            self.shape(ellipse(x, 52, 6, 7), OCHRE, 1.8)
            self.spot(ellipse(x, 52, 2, 6))
        self.spot(outline("45,62 55,62 50,67"))
        self.shape("40,70 50,68 60,70 50,78", VERMILION, 1.6)
        for side in (-1, 1):
            for y in (62, 68):
                x = 50 + side * 14
                self.stroke(f"{x},{y} {x + side * 26},{y + (y - 65)}", 1.6)

    def lion(self) -> None:
        """Paint the lion's head from the front."""
        rays = [(50 + r * math.cos(a), 52 + r * math.sin(a)) for k in range(32) for a in [math.tau * k / 32] for r in [42 if k % 2 else 33]]
        self.shape(rays, OCHRE)
        self.shape(ellipse(50, 54, 24, 25), "#ecc27a")
        for x in (41, 59):
            self.spot(ellipse(x, 48, 3.4, 4))
        self.spot(outline("43,57 57,57 50,64"))
        self.stroke("50,63 50,69 42,73", 2)
        self.stroke("50,69 58,73", 2)

    def bird(self) -> None:
        """Paint the calling cuckoo."""
        self.shape("24,30 34,18 48,20 56,34 74,48 90,70 74,66 62,76 44,76 32,62 30,44", BLUE)
        self.shape("48,46 66,52 82,70 62,66 48,58", "#4d6474", 2)
        self.spot(outline("26,27 8,22 24,31"), OCHRE)
        self.spot(outline("24,32 10,38 27,38"), OCHRE)
        self.spot(ellipse(37, 30, 3, 3))
        for x in (48, 56):
            self.stroke(f"{x},76 {x - 2},90", 2)

    def horse(self) -> None:
        """Paint the head of a horse."""
        self.shape("30,90 34,64 22,62 14,54 18,46 34,32 40,16! 48,28 64,38 76,60 80,90", "#8a5a34")
        self.shape("48,26 66,34 80,58 86,88 78,88 72,62 60,44", INK, 1)
        self.spot(ellipse(40, 40, 3, 3.4))
        self.spot(ellipse(20, 54, 1.8, 1.8))

    # Objects

    def card(self, name: str = "", colour: str = CREAM) -> None:
        """Paint a card, with its name, or blank for a picture."""
        self.shape(rounded_box(28, 12, 44, 76, 5), colour)
        if name:
            x, y, size, _ = self.at
            art = self.art
            since = len(art.layers)
            art.text(name, x, y + 11 * size, 34 * size, widest=34 * size)
            assert len(art.layers) > since

    def skittle(self, colour: str = VERMILION) -> None:
        """Paint a token."""
        self.shape("30,90 36,74 40,58 40,46 60,46 60,58 64,74 70,90 50,94", "#e6c48a")
        self.shape(ellipse(50, 30, 17, 17), colour)

    def coin(self, colour: str = "#c9c6b8") -> None:
        self.shape(ellipse(50, 50, 30, 30), colour)
        self.stroke("50,32 50,68", 4)
        self.stroke("32,50 68,50", 4)

    def crown(self, colour: str = OCHRE) -> None:
        self.shape("18,74! 12,34! 34,52 50,24! 66,52 88,34! 82,74!", colour)
        for x in (12, 50, 88):
            self.shape(ellipse(x, 30 if x != 50 else 20, 5, 5), VERMILION, 1.6)

    def flower(self) -> None:
        """Paint the flower of a virgin."""
        for k in range(6):
            a = math.tau * k / 6
            self.shape(ellipse(50 + 21 * math.cos(a), 44 + 21 * math.sin(a), 13, 13), PALE, 2.2)
        self.shape(ellipse(50, 44, 11, 11), OCHRE, 2.2)
        self.stroke("50,66 52,96", 4, GREEN)
        self.shape("52,88 66,74 78,76 66,90", GREEN, 1.8)

    def gun(self) -> None:
        """Paint the hunter's gun, and its smoke."""
        self.shape("8,78 24,58 34,64 88,24 92,29 40,70 26,86 14,88", "#8a5a34", 2)
        self.shape("78,14 88,6 96,12 92,22 82,24 74,20", PALE, 1.8)

    def sign(self) -> None:
        """Paint the sign of an inn, with a jug."""
        self.stroke("12,14 88,14", 5)
        self.stroke("30,14 30,30", 2.4)
        self.stroke("70,14 70,30", 2.4)
        self.shape(rounded_box(18, 30, 64, 50, 4), "#dcab6c")
        self.shape("42,40 58,40 56,48 64,60 60,72 40,72 36,60 44,48", BLUE, 2)

    def cap(self) -> None:
        """Paint the fool's cap with bells."""
        self.shape("20,70! 14,40 8,54! 12,24 34,24 50,44! 66,24 88,24 92,54! 86,40 80,70!", VERMILION)
        self.shape("18,70! 50,62 82,70! 82,80! 50,74 18,80!", OCHRE, 2)
        for x, y in ((9, 57), (50, 42), (91, 57)):
            self.shape(ellipse(x, y, 6, 6), OCHRE, 1.8)

    def flames(self) -> None:
        self.shape("50,6! 62,30 72,24! 78,50 88,46! 84,80 66,94 34,94 16,80 12,46! 22,50 28,24! 38,30", VERMILION)
        self.shape("50,40! 60,60 68,58! 64,84 50,90 36,84 32,58! 40,60", OCHRE, 2)

    def mask(self) -> None:
        """Paint a half mask, for an unknown partner."""
        self.shape("10,38 30,30 50,38 70,30 90,38 84,62 66,68 50,56 34,68 16,62", INK, 1)
        for x in (32, 68):
            self.spot(ellipse(x, 50, 9, 6), PALE)

    def lamp(self) -> None:
        """Paint a lantern, for a partner who was found."""
        self.shape("34,28 50,14 66,28", OCHRE)
        self.shape(rounded_box(32, 28, 36, 48, 5), PALE)
        self.shape("50,38! 58,54 54,64 46,64 42,54", VERMILION, 1.8)
        self.shape(rounded_box(28, 76, 44, 9, 3), OCHRE)
        for k in range(5):
            a = math.pi * (0.1 + 0.2 * k)
            x, y = 50 + 34 * math.cos(a), 50 - 34 * math.sin(a)
            self.stroke(f"{x:.0f},{y:.0f} {50 + 46 * math.cos(a):.0f},{50 - 46 * math.sin(a):.0f}", 2)

    def scales(self) -> None:
        self.stroke("50,12 50,86", 4)
        self.stroke("14,26 86,22", 4)
        for x, y in ((16, 26), (84, 22)):
            self.stroke(f"{x},{y} {x - 14},{y + 34}", 1.8)
            self.stroke(f"{x},{y} {x + 14},{y + 34}", 1.8)
            self.shape(ellipse(x, y + 36, 17, 6), OCHRE, 2)
        self.shape("32,86 50,78 68,86 68,92 32,92", OCHRE, 2)

    def hand(self) -> None:
        """Paint a hand that takes."""
        self.shape("18,92 20,62 14,48 20,42 30,52 30,18 38,16 42,44 44,10 53,10 54,44 58,16 66,18 64,48 72,28 80,32 74,66 66,92", "#ecc9a0")

    def star(self, colour: str = OCHRE) -> None:
        """Paint a star, for a trionfo."""
        rays = [(50 + r * math.sin(math.pi * k / 5), 52 - r * math.cos(math.pi * k / 5)) for k in range(10) for r in [19 if k % 2 else 44]]
        self.shape(rays, colour)
