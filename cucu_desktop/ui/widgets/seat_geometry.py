"""Geometry of seats: the positions of a card, and of the parts of a seat."""

import math
from typing import Final

from PySide6.QtCore import QPointF, QRectF

from cucu_desktop.frozen import frozen

CARD_HEIGHT: Final = 1.75
"""A card's height in widths."""

PACK_LEANS: Final = 0.07
PACK_RISES: Final = 0.22
"""The extent of a full pack beyond its lowest card, to the left and up, in widths of a card."""

TOKENS_IN_A_ROW: Final = 3
"""The number of tokens above which one is shown with a number."""


@frozen
class Spot:
    """The position of a card: its centre, its width, and its rotation in degrees."""

    centre: QPointF
    width: float
    angle: float = 0.0

    @property
    def rect(self) -> QRectF:
        """The bounding rectangle of the rotated card."""
        turn = math.radians(self.angle)
        across, along = abs(math.cos(turn)), abs(math.sin(turn))
        wide = self.width * (across + CARD_HEIGHT * along)
        high = self.width * (CARD_HEIGHT * across + along)
        return QRectF(self.centre.x() - wide / 2, self.centre.y() - high / 2, wide, high)

    @property
    def pack_rect(self) -> QRectF:
        """The bounding rectangle of a full pack whose lowest card is here."""
        return self.rect.adjusted(-self.width * PACK_LEANS, -self.width * PACK_RISES, 0, 0)


@frozen
class SeatGeometry:
    """The positions of the parts of a seat.

    Attributes:
        face: the centre of the medallion.
        radius: its radius.
        ribbon: the ribbon with the name, its tails included.
        tokens: the row of tokens and coins.
        block: all of these.
        name_px: the size of the name's letters.
        card: the spot of the seat's card; None for an onlooker.
        pack: the spot of the pack when this seat deals.
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
    return rect.adjusted(-by, -by, by, by)
