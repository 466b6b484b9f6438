"""III, three gossiping women at the well."""

from dataclasses import dataclass

from kit.card_stock import blank, finish
from kit.carving import form, gleam
from kit.curves import Outline, Point, ellipse, loop, outline, trace
from kit.ornaments import meadow
from kit.woodcut import BLUE, CREAM, FLESH, GREEN, INK, OCHRE, VERMILION, Art


@dataclass(frozen=True, slots=True)
class Woman:
    """One of the three women, a stroke of the numeral: position, height, clothes, direction of the look."""

    x: float
    y: float
    apron: str
    scarf: str
    look: Point

    def at(self, u: float, v: float) -> Point:
        """Return the point at this offset from the middle of her face."""
        return (self.x + u, self.y + v)

    def trace(self, drawn: str) -> list[Point]:
        """Parse points relative to the middle of her face."""
        return [self.at(*point) for point in trace(drawn)]

    def outline(self, drawn: str) -> Outline:
        """Return the smooth closed outline through points relative to the middle of her face."""
        return loop(*self.trace(drawn))


LISTENS = Woman(43, 130, GREEN, VERMILION, (0.42, -0.1))
TELLS = Woman(101, 103, VERMILION, BLUE, (0.42, 0.1))
MARVELS = Woman(158, 112, BLUE, OCHRE, (-0.4, 0))


def three() -> Art:
    """III: Draw three women: `LISTENS` cups her ear, `TELLS` talks, `MARVELS` is amazed."""
    art = blank(23)
    meadow(art)
    for woman in (LISTENS, TELLS, MARVELS):
        _gown(art, woman)
        _conca(art, woman)
        _face(art, woman)
    _ear_cupped(art)
    _behind_the_hand(art)
    _hands_on_cheeks(art)
    return finish(art, index="III")


def _gown(art: Art, woman: Woman) -> None:
    """Draw a black gown."""
    x, y = woman.x, woman.y
    for side in (-1, 1):
        art.fill(outline(f"{x + side * 2},314! {x + side * 20},314! {x + side * 21},323 {x + side * 2},324!"))
    gown = outline(
        f"{x - 13},{y + 12} {x - 22},{y + 26} {x - 24},{y + 60} {x - 22},{y + 100} {x - 23},270 {x - 27},312! "
        f"{x},318 {x + 27},312! {x + 23},270 {x + 22},{y + 100} {x + 24},{y + 60} {x + 22},{y + 26} {x + 13},{y + 12}"
    )
    art.line(gown, 6, colour=CREAM, contrast=0)
    form(art, gown, INK, 2, shade=0)
    gleam(art, gown, 7)
    for u, foot in ((-17, -20), (17, 20)):
        art.ink([(x + u, y + 108), (x + u, 262), (x + foot, 306)], 1.7, "both", colour=CREAM)
    apron = outline(
        f"{x - 10},{y + 78}! {x + 10},{y + 78}! {x + 13},{y + 120} {x + 15},298! {x},302 {x - 15},298! {x - 13},{y + 120}"
    )
    art.shape(apron, woman.apron, 2.6)
    art.hatch(apron, 1.57, 4.6, 1.7, shape="spindle", ragged=26, shortest=12)
    since = len(art.layers)
    art.fill(trace(f"{x - 16},280 {x + 16},280 {x + 16},290 {x - 16},290"), CREAM)
    for k in range(-2, 3):
        art.fill(ellipse(x + k * 6.2, 285, 2, 3, steps=10))
    for level in (280, 290):
        art.ink([(x - 16, level), (x + 16, level)], 1.6, "flat")
    art.clip(since, apron)
    art.line(apron, 2.6)
    # A shawl over the shoulders, its fringe in front.
    shawl = trace(f"{x - 22},{y + 30} {x - 12},{y + 54} {x},{y + 68} {x + 12},{y + 54} {x + 22},{y + 30}")
    art.teeth(shawl, 9, 3.6, 2, side=-1, growth="flat", colour=CREAM)
    art.ink(shawl, 2.4, "flat", colour=CREAM)
    for inner in (0.72, 0.42):
        art.ink(
            [(x + (u - x) * inner, y + 22 + (v - y - 22) * inner) for u, v in shawl], 1.3, "both", colour=CREAM
        )


def _conca(art: Art, woman: Woman) -> None:
    """Draw a conca, the copper jar of the Abruzzi, carried on a ring of cloth."""
    pad = woman.outline("-13,-17 -11,-22 0,-24 11,-22 13,-17 0,-14")
    jar = woman.outline(
        "-8,-21! -17,-31 -20,-41 -12,-52 -13,-58 -18,-66! 18,-66! 13,-58 12,-52 20,-41 17,-31 8,-21!"
    )
    for side in (-1, 1):
        handle = [woman.at(side * u, v) for u, v in ((13, -57), (21, -58), (25, -50), (19, -42))]
        art.ink(handle, 7, "flat", colour=CREAM)
        art.ink(handle, 4.4, "flat")
        art.ink(handle, 1.5, "flat", colour=OCHRE)
    art.line(jar, 5, colour=CREAM, contrast=0)
    form(art, jar, OCHRE, 3, shade=10)
    art.ink([woman.at(-12, -53), woman.at(0, -51), woman.at(12, -53)], 2, "flat")
    for u in (-12, -6, 0, 6, 12):
        art.fill(ellipse(*woman.at(u, -37 + abs(u) * 0.1), 1.7, 2.6, steps=10))
    art.ink([woman.at(-15, -40), woman.at(-12.4, -46)], 2.4, colour=CREAM)
    mouth = ellipse(*woman.at(0, -66), 18, 4.4)
    art.shape(mouth, None, 2.4)
    art.fill(ellipse(*woman.at(0, -65.6), 14, 2.6))
    art.shape(pad, VERMILION, 2.2, slip=(0, 0))
    for u in (-7, 0, 7):
        art.ink([woman.at(u - 1, -22), woman.at(u + 1, -16)], 1.5, "flat")


def _face(art: Art, woman: Woman) -> None:
    at = woman.at
    scarf = woman.outline("-17,0 -14,-13 0,-19 14,-13 17,0 15,13 9,22 0,25 -9,22 -15,13")
    art.line(scarf, 5, colour=CREAM, contrast=0)
    form(art, scarf, woman.scarf, 2.8, shade=6)
    for side in (-1, 1):
        tip = woman.outline(f"0,23! {side * 6},26 {side * 9},38! {side * 2},33")
        form(art, tip, woman.scarf, 2, shade=0)
    face = ellipse(*at(0, 1.6), 11.6, 14.6, steps=30)
    form(art, face, FLESH, 2.2, shade=4)
    lean = woman.look[0]
    for side in (-1, 1):
        eye = at(side * 5.2 + lean * 3, -2.6)
        art.fill(ellipse(*eye, 4.1, 4.3), CREAM)
        art.line(ellipse(*eye, 4.1, 4.3), 1.5)
        art.fill(ellipse(eye[0] + woman.look[0] * 4.4, eye[1] + woman.look[1] * 4, 2, steps=14))
        art.fill(ellipse(*at(side * 7.6 + lean * 2, 5.6), 2.8, 2.2, steps=14), VERMILION, 0.8)
    art.ink([at(lean * 4, -1), at(lean * 14, 4.4), at(lean * 2, 5.8)], 2, "mid")


def _ear_cupped(art: Art) -> None:
    """Draw the hand cupped to the ear."""
    at = LISTENS.at
    art.ink([at(-10, -9), at(-4, -10.4), at(1, -8)], 2.2, "mid")
    art.ink([at(4, -8.6), at(8, -11.4), at(11, -9.4)], 2.2, "mid")
    art.ink([at(-3, 9.6), at(3, 11.4), at(8, 8.6)], 2.2, "mid")
    sleeve = LISTENS.trace("14,42 22,34 25,20 24,10")
    art.ink(sleeve, 13, "flat", colour=CREAM)
    art.ink(sleeve, 10, "flat")
    art.ink([at(20, 36), at(22.6, 20)], 1.5, colour=CREAM)
    hand = LISTENS.outline("20,15 14,9 13,0 15,-9 20,-13 24,-8 23,-1 25,5 26,12")
    art.line(hand, 4, colour=CREAM, contrast=0)
    form(art, hand, FLESH, 2.3, shade=3)
    for u, v in ((16.6, -8), (19.8, -10)):
        art.ink([at(u + 0.6, v + 1), at(u + 1.4, v + 8)], 1.3, "out")


def _behind_the_hand(art: Art) -> None:
    """Draw the hand before the mouth."""
    at = TELLS.at
    art.ink([at(-9, -10.6), at(-3, -12.6), at(2, -10)], 2.2, "mid")
    art.ink([at(5, -10), at(9, -11.6), at(12, -8.6)], 2.2, "mid")
    lips = TELLS.outline("3,9 6,7.4 9,9 8,13 4,13")
    art.fill(lips, VERMILION)
    art.line(lips, 1.5)
    sleeve = TELLS.trace("-15,48 -20,40 -18,30 -13,24")
    art.ink(sleeve, 13, "flat", colour=CREAM)
    art.ink(sleeve, 10, "flat")
    hand = TELLS.outline("-15,26 -17,18 -14,10 -9,3 -5,4 -5,10 0,13 0,21 -7,27")
    art.line(hand, 3, colour=CREAM, contrast=0)
    form(art, hand, FLESH, 2.3, shade=0)
    for k in range(3):
        art.ink([at(-11.6 + k * 2.8, 11 + k * 1.6), at(-9.4 + k * 2.6, 18 + k)], 1.2, "out")
    for k, (u, v) in enumerate(((23, -2), (25, 6), (23, 14))):
        art.ink([at(u - 3, v + 1 - k), at(u + 6, v - 3 + 3 * k)], 2.2, "out")


def _hands_on_cheeks(art: Art) -> None:
    """Draw the hands on the cheeks."""
    at = MARVELS.at
    for side in (-1, 1):
        art.ink([at(side * 2.4, -11.4), at(side * 6, -13.4), at(side * 10, -10.4)], 2.2, "mid")
        sleeve = [at(side * u, v) for u, v in ((14, 46), (24, 38), (23, 28), (17, 20))]
        art.ink(sleeve, 12, "flat", colour=CREAM)
        art.ink(sleeve, 9.4, "flat")
        hand = loop(
            *(at(side * u, v) for u, v in ((18, 22), (20, 12), (17, 1), (13, -1), (10, 5), (8, 13), (11, 21)))
        )
        art.line(hand, 3, colour=CREAM, contrast=0)
        form(art, hand, FLESH, 2.3, shade=0)
        for k in range(2):
            art.ink([at(side * (12.4 + k * 3), 3 + k), at(side * (12 + k * 3), 11)], 1.2, "out")
    art.fill(ellipse(*at(-1, 11), 3.4, 4.4))
    art.fill(ellipse(*at(-1, 12.6), 1.9, 2), VERMILION)
