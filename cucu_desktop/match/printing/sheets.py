"""Sheets of cards: six to a page, the backs on the next page, mirrored for printing on both sides.

Cards are 57 x 100 mm and are cut square: the colour of their paper extends three millimetres around each, so
that an imprecise cut shows no other colour. Marks at the edges of the page show the cutting lines. The pieces
of Slabberjan are discs with a rim.

For printers without duplex there is a layout on one side: cards in the upper half of a page, their backs
upside down in the lower half, to be folded along the middle, glued and cut.
"""

from collections.abc import Iterator, Mapping
from math import cos, pi, sin
from typing import Final, Literal, NamedTuple

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
BLEED: Final = 3.0
LARGEST_OFFSET: Final = 10.0
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


Layout = Literal["", "mirrored", "folded"]
"""Cards, their backs for the other side of the page, or backs for the lower half of the same side."""


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
        return self.shape.columns * self.shape.rows

    def corner(self, index: int, layout: Layout = "") -> tuple[float, float]:
        """Return the lower left corner of a card, or of the back of one.

        On a page of backs columns run from the right; backs to be folded have their rows from below.
        """
        row, column = divmod(index, self.shape.columns)
        if layout == "mirrored":
            column = self.shape.columns - 1 - column
        elif layout:
            row = self.shape.rows - 1 - row
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

    @property
    def trim(self) -> tuple[float, float, float, float]:
        """The outermost cutting lines: left, bottom, right and top."""
        left, low = self._columns, self._rows
        return min(left), min(low), max(left) + self.shape.width, max(low) + self.shape.height

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


def print_pack(
    pack: str, paper: str, back: str = "", *, offset: tuple[float, float] = (0, 0), fold: bool = False
) -> bytes:
    """Return a PDF of a pack: pages of cards, each followed by the page of their backs, or both on one.

    Args:
        pack: a name in `PRINTED`.
        paper: a name in `PAPERS`.
        back: one of the pack's `BACKS`; "" for the usual one.
        offset: the shift of the backs to the right and up, in millimetres, for a printer that misplaces
            them on the other side.
        fold: whether cards and backs are on one side, to be folded.
    """
    folder = asset("packs", pack)
    cards = sorted(PACKS[pack].cards, key=PACKS[pack].designs.index)
    shape = SHAPES.get(pack, CARD)
    framed = bool(shape.rim)
    drawings = {
        card.id: read_drawing(folder / f"{card.id}.svg", framed=framed) for card in PACKS[pack].designs
    }
    drawings["back"] = read_drawing(folder / f"{back or 'back'}.svg", framed=framed)
    page = SheetPage(PAPERS[paper], shape)
    right, up = offset
    pages = []
    on_page = page.number // (1 + fold)
    for at in range(0, len(cards), on_page):
        names = [card.id for card in cards[at : at + on_page]]
        fronts = _sheet(page, names, drawings)
        backs = _sheet(page, ["back"] * len(names), drawings, "folded" if fold else "mirrored")
        if (right or up) and not fold:
            backs = f"q 1 0 0 1 {right:g} {up:g} cm\n{backs}\nQ"
        pages += [f"{fronts}\n{backs}\n{_fold_line(page)}"] if fold else [fronts, backs]
    named = {_name(name): drawing for name, drawing in drawings.items()}
    return write_pdf(f"Cucù: {pack}", page.paper, named, pages, page.trim, BLEED, duplex=not fold)


def _fold_line(page: SheetPage) -> str:
    """Return the operators of a dashed line across the middle of a page."""
    width, middle = page.paper[0], page.paper[1] / 2
    return f"0 0 0 RG {THIN} w [2 2] 0 d {_line(0, middle, width, middle)} [] 0 d"


def _sheet(page: SheetPage, names: list[str], drawings: Mapping[str, Drawing], layout: Layout = "") -> str:
    """Return the operators of a page; first the bleeds, then the cards, then the marks."""
    bleeding, cards = [], []
    for index, name in enumerate(names):
        corner = page.corner(index, layout)
        red, green, blue = drawings[name].edge
        colour = f"{red:.3g} {green:.3g} {blue:.3g}"
        bleeding.append(f"/O100 gs {colour} rg {_outline(page.shape, corner, BLEED)} f")
        cards.append(_placed(page.shape, corner, name, turned=layout == "folded"))
        if rim := page.shape.rim:
            cards.append(f"{colour} RG {rim} w {_outline(page.shape, corner, -rim / 2)} S")
            cards.append(f"0 0 0 RG {THIN} w {_outline(page.shape, corner, 0)} S")  # the cutting line
    marks = [] if page.shape.rim else [f"0 0 0 RG {THIN} w", *page.marks()]
    return "\n".join([*bleeding, *cards, *marks])


def _placed(shape: Shape, corner: tuple[float, float], name: str, *, turned: bool) -> str:
    """Return the operators that paint a drawing at a position, upside down if turned, cut to its shape."""
    left, bottom, width, height = shape.window
    across, up = shape.width / width, shape.height / height
    x, y = corner[0] - left * across, corner[1] - bottom * up
    if turned:
        across, up = -across, -up
        x, y = 2 * corner[0] + shape.width - x, 2 * corner[1] + shape.height - y
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
