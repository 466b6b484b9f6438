"""The sizes of the parts of a seat, from which its areas follow."""

from typing import Final

from PySide6.QtCore import QPointF, QRectF, QSizeF

from cucu_desktop.frozen import frozen
from cucu_desktop.ui.widgets.seat_geometry import SeatGeometry, Spot

LAST_USUAL: Final = 25
"""The last step of sizes at which everything is easily legible."""
_MOST_GROWN: Final = 1.5
"""The text scale up to which tokens and coins grow; beyond it bubbles would have to cover them."""


@frozen
class Sizes:
    """The sizes of the parts of a seat; `seat_at` and `block` return their areas.

    Attributes:
        radius: the radius of the medallion.
        name_px: the size of the name's letters; with an empty ribbon the name is not shown.
        ribbon: the ribbon's size.
        row: the height of the row of tokens and coins.
        gap: the distance between ribbon and row.
    """

    radius: float
    name_px: float
    ribbon: QSizeF
    row: float
    gap: float

    @property
    def overlap(self) -> float:
        """The overlap of ribbon or row with the medallion."""
        return self.radius * 0.2

    @property
    def below(self) -> float:
        """The height of a seat below its medallion's centre."""
        return self.radius - self.overlap + self.ribbon.height() + self.row + self.gap

    @property
    def wide(self) -> float:
        return self.ribbon.width()

    @property
    def high(self) -> float:
        return self.radius + self.below

    def block(self, face: QPointF) -> QRectF:
        """Return the rectangle of a seat whose medallion is here."""
        return QRectF(face.x() - self.wide / 2, face.y() - self.radius, self.wide, self.high)

    def seat_at(self, face: QPointF, card: Spot | None, pack: Spot | None, inward: QPointF) -> SeatGeometry:
        """Return the geometry of a seat whose medallion is here."""
        ribbon = QRectF(
            face.x() - self.wide / 2,
            face.y() + self.radius - self.overlap,
            self.ribbon.width(),
            self.ribbon.height(),
        )
        row = self.row + 2
        tokens = QRectF(ribbon.left(), face.y() + self.below - row, self.wide, row)
        return SeatGeometry(
            face, self.radius, ribbon, tokens, self.block(face), self.name_px, card, pack, inward
        )


def least_part(shrink: int) -> float:
    """Return the factor on the least sizes, below 1 only in windows smaller than supported."""
    return 0.96 ** max(shrink - LAST_USUAL, 0)


def sizes(unit: float, text_scale: float, size: float, *, full: bool, shrink: int = 0) -> Sizes:
    """Return the sizes of a seat with a name, drawn full or compact, at this scale."""
    tight = least_part(shrink)
    radius = max(47 * unit * size, 15.0 * tight)
    # Letters keep the preferred size until nothing else can be reduced.
    least = max(12.5 * text_scale * 0.96 ** max(shrink - 12, 0), 12.5 * tight)
    name_px = max((19 if full else 17) * unit * size * text_scale, least)
    name_px = min(name_px, max(radius * 0.72, least))
    # A ribbon holds about as many letters as its width in half ems; a crowded table shortens long names.
    ems = max((8.9 if full else 7.6) - shrink * 0.16, 4.6 * tight)
    ribbon = QSizeF(max(name_px * ems, 2 * radius + 4), name_px * 1.34)
    # The number of coins is read at this size, so it grows with the text, as far as there is space.
    row = max(20 * unit * size * min(text_scale, _MOST_GROWN), 13.2 * tight * (2 + text_scale) / 3)
    return Sizes(radius, name_px, ribbon, row, 8 * unit * size)


def small_sizes(unit: float, text_scale: float, size: float, *, tokens: bool, shrink: int = 0) -> Sizes:
    """Return the sizes of a seat in a crowd: a face and a number; hovering shows the name.

    `tokens`: whether to leave space for tokens beside the number.
    """
    tight = least_part(shrink)
    radius = max(27 * unit * size, 11.0 * tight)
    row = max(16 * unit * size * (2 + text_scale) / 3, 12.5 * tight)
    wide = max(2 * radius + 2, row * (3.3 if tokens else 2.1))
    return Sizes(radius, 0.0, QSizeF(wide, 0.0), row, 0.0)
