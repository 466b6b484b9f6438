"""Geometry of seats: where a card lies, and what belongs to a seat."""

import math
from typing import Final

from PySide6.QtCore import QPointF, QRectF

from cucu_desktop.frozen import frozen

CARD_HEIGHT: Final = 1.75
"""A card's height in widths."""

PACK_LEANS: Final = 0.07
PACK_RISES: Final = 0.22
"""How far a full pack reaches beyond its lowest card, to the left and up, in widths of a card."""

TOKENS_IN_A_ROW: Final = 3
"""More tokens than this are told by a number beside one of them."""


@frozen
class Spot:
    """Where a card lies: its centre, its width, and how it is turned, in degrees."""

    centre: QPointF
    width: float
    angle: float = 0.0

    @property
    def rect(self) -> QRectF:
        """The upright rectangle that contains the card as it is turned."""
        turn = math.radians(self.angle)
        across, along = abs(math.cos(turn)), abs(math.sin(turn))
        wide = self.width * (across + CARD_HEIGHT * along)
        high = self.width * (CARD_HEIGHT * across + along)
        return QRectF(self.centre.x() - wide / 2, self.centre.y() - high / 2, wide, high)

    @property
    def pack_rect(self) -> QRectF:
        """The same for a full pack whose lowest card lies here."""
        return self.rect.adjusted(-self.width * PACK_LEANS, -self.width * PACK_RISES, 0, 0)


@frozen
class SeatGeometry:
    """Where what belongs to one seat is.

    Attributes:
        face: the centre of the medallion.
        radius: its radius.
        ribbon: the ribbon with the name, its tails included.
        tokens: the row of tokens and coins.
        block: all of these.
        name_px: the size of the name's letters.
        card: where the seat's card lies; None for who only looks on.
        pack: where the pack lies when this seat deals.
        inward: the direction from the seat into the table.
    """

    face: QPointF
    radius: float
    ribbon: QRectF
    tokens: QRectF
    block: QRectF
    name_px: float
    card: Spot | None
    pack: Spot | None
    inward: QPointF


def grown(rect: QRectF, by: float) -> QRectF:
    """The rectangle with so much more on every side."""
    return rect.adjusted(-by, -by, by, by)
