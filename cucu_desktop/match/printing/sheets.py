"""Sheets of cards: six to a page, the backs on the next page, mirrored for printing on both sides.

Cards are 57 x 100 mm and are cut square: the colour of their edge extends two millimetres around each, so
that an imprecise cut shows no white. Marks at the edges of the page show the cutting lines. The pieces
of Slabberjan are discs with a rim.
"""

from collections.abc import Iterator, Mapping
from math import cos, pi, sin
from typing import Final, NamedTuple

from cucu_desktop.engine.cards import PACKS
from cucu_desktop.match.printing.card_drawings import SIZE, Drawing, read_drawing
from cucu_desktop.match.printing.pdf import write_pdf
from cucu_desktop.resources import asset

PAPERS: Final[Mapping[str, tuple[float, float]]] = {"a4": (210.0, 297.0), "letter": (215.9, 279.4)}
"""The width and height of each paper size, in millimetres."""
PRINTED: Final = ("cucco", "gnav", "slabberjan", "kille", "italian40")
"""The packs that can be printed: those with drawings of our own."""
BACKS: Final[Mapping[str, tuple[str, ...]]] = {"cucco": ("back", "backs/cuckoos")}
"""The available backs, the usual one first."""
BLEED: Final = 2.0
MARK: Final = 4.0
"""The length of a mark."""
THIN: Final = 0.1
_CORNERS: Final = 4


class Shape(NamedTuple):
    """The cut shape of a card.

    Attributes:
        width, height: its size, in millimetres.
        columns, rows: the number of each on a page.
        rim: the width of a disc's rim, in millimetres, which covers the frame of the drawing; 0: no disc.
        window: the visible part of the drawing: left, bottom, width and height in its units.
    """

    width: float
    height: float
    columns: int
    rows: int
    rim: float = 0
    window: tuple[float, float, float, float] = (0, 0, *SIZE)


CARD: Final = Shape(57, 100, 3, 2)
DISC: Final = Shape(50, 50, 3, 4, rim=5, window=(-8, 67, 216, 216))
SHAPES: Final[Mapping[str, Shape]] = {"slabberjan": DISC}


class SheetPage(NamedTuple):
    """The positions of cards on a page, in millimetres from its lower left corner.

    Attributes:
        paper: width and height of the page.
        shape: the shape of the cards.
    """

    paper: tuple[float, float]
    shape: Shape

    @property
    def number(self) -> int:
        """The number of cards on a page."""
        return self.shape.columns * self.shape.rows

    def corner(self, index: int, *, mirrored: bool = False) -> tuple[float, float]:
        """Return the lower left corner of a card; on the page of the backs columns run from the right."""
        row, column = divmod(index, self.shape.columns)
        if mirrored:
            column = self.shape.columns - 1 - column
        return self._columns[column], self._rows[row]

    @property
    def _columns(self) -> list[float]:
        step = self.shape.width + 2 * BLEED
        left = (self.paper[0] - step * self.shape.columns) / 2 + BLEED
        return [left + step * column for column in range(self.shape.columns)]

    @property
    def _rows(self) -> list[float]:
        step = self.shape.height + 2 * BLEED
        top = (self.paper[1] + step * self.shape.rows) / 2 - BLEED
        return [top - self.shape.height - step * row for row in range(self.shape.rows)]

    def marks(self) -> Iterator[str]:
        """Yield the marks for cutting: outside the cards, in line with each of their edges."""
        width, height = self.paper
        xs = [x for left in self._columns for x in (left, left + self.shape.width)]
        ys = [y for low in self._rows for y in (low, low + self.shape.height)]
        out = BLEED + 1
        for x in xs:
            for y in (max(ys) + out, min(ys) - out - MARK):
                if 0 <= y <= height - MARK:
                    yield _line(x, y, x, y + MARK)
        for y in ys:
            for x in (max(xs) + out, min(xs) - out - MARK):
                if 0 <= x <= width - MARK:
                    yield _line(x, y, x + MARK, y)


def print_pack(pack: str, paper: str, back: str = "") -> bytes:
    """Return a PDF of a pack: pages of cards, each followed by the page of their backs.

    Args:
        pack: a name in `PRINTED`.
        paper: a name in `PAPERS`.
        back: one of the pack's `BACKS`; "" for the usual one.
    """
    folder = asset("packs", pack)
    cards = sorted(PACKS[pack].cards, key=PACKS[pack].designs.index)
    drawings = {card.id: read_drawing(folder / f"{card.id}.svg") for card in PACKS[pack].designs}
    drawings["back"] = read_drawing(folder / f"{back or 'back'}.svg")
    page = SheetPage(PAPERS[paper], SHAPES.get(pack, CARD))
    pages = []
    for at in range(0, len(cards), page.number):
        names = [card.id for card in cards[at : at + page.number]]
        pages.append(_sheet(page, names, drawings, mirrored=False))
        pages.append(_sheet(page, ["back"] * len(names), drawings, mirrored=True))
    named = {_name(name): drawing for name, drawing in drawings.items()}
    return write_pdf(f"Cucù: {pack}", page.paper, named, pages)


def _sheet(page: SheetPage, names: list[str], drawings: Mapping[str, Drawing], *, mirrored: bool) -> str:
    """Return the operators of a page; first the bleeds, then the cards, then the marks."""
    bleeding, cards = [], []
    for index, name in enumerate(names):
        corner = page.corner(index, mirrored=mirrored)
        red, green, blue = drawings[name].edge
        colour = f"{red:.3g} {green:.3g} {blue:.3g}"
        bleeding.append(f"/O100 gs {colour} rg {_outline(page.shape, corner, BLEED)} f")
        cards.append(_placed(page.shape, corner, name))
        if rim := page.shape.rim:
            cards.append(f"{colour} RG {rim} w {_outline(page.shape, corner, -rim / 2)} S")
            cards.append(f"0 0 0 RG {THIN} w {_outline(page.shape, corner, 0)} S")  # the cutting line
    marks = [] if page.shape.rim else [f"0 0 0 RG {THIN} w", *page.marks()]
    return "\n".join([*bleeding, *cards, *marks])


def _placed(shape: Shape, corner: tuple[float, float], name: str) -> str:
    """Return the operators that paint a drawing at a position, cut to its shape."""
    left, bottom, width, height = shape.window
    across, up = shape.width / width, shape.height / height
    x, y = corner[0] - left * across, corner[1] - bottom * up
    return (
        f"q {_outline(shape, corner, 0)} W n {across:.6f} 0 0 {up:.6f} {x:.4f} {y:.4f} cm /{_name(name)} Do Q"
    )


def _outline(shape: Shape, corner: tuple[float, float], bleed: float) -> str:
    """Return the operators of a card's outline, enlarged by the bleed."""
    x, y = corner[0] - bleed, corner[1] - bleed
    width, height = shape.width + 2 * bleed, shape.height + 2 * bleed
    if not shape.rim:
        return f"{x:.4f} {y:.4f} {width:.4f} {height:.4f} re"
    return _circle(x + width / 2, y + height / 2, width / 2)


def _circle(x: float, y: float, radius: float) -> str:
    """Return a circle of four curves."""
    bow = radius * 4 / 3 * (2**0.5 - 1)
    steps = [f"{x + radius:.4f} {y:.4f} m"]
    for quarter in range(_CORNERS):
        start, end = quarter * pi / 2, (quarter + 1) * pi / 2
        points = (
            (x + radius * cos(start) - bow * sin(start), y + radius * sin(start) + bow * cos(start)),
            (x + radius * cos(end) + bow * sin(end), y + radius * sin(end) - bow * cos(end)),
            (x + radius * cos(end), y + radius * sin(end)),
        )
        steps.append(" ".join(f"{across:.4f} {up:.4f}" for across, up in points) + " c")
    return " ".join([*steps, "h"])


def _line(x: float, y: float, to_x: float, to_y: float) -> str:
    return f"{x:.4f} {y:.4f} m {to_x:.4f} {to_y:.4f} l S"


def _name(card: str) -> str:
    """Return a card's name as a valid PDF name: a letter first."""
    return f"C{card}"
