"""Bids at the seats until the first card is played: a picture of the named card, or a slip for a pass.

The picture shows a named card, none of the bidder's own. When the first card is played, only the bid that
counts remains; once the card called is played, the same picture is shown beside the bidder's partner, too.
"""

from collections.abc import Sequence
from typing import Final

from PySide6.QtCore import QPointF, QSizeF
from PySide6.QtGui import QFontMetricsF
from PySide6.QtWidgets import QGraphicsItem

from cucu_desktop.ui.scene import z
from cucu_desktop.ui.scene.base_scene import BaseScene
from cucu_desktop.ui.scene.items.bubble import LabelItem
from cucu_desktop.ui.scene.items.card import CardItem
from cucu_desktop.ui.scene.layout.layout import Layout
from cucu_desktop.ui.widgets.language import tr
from cucu_desktop.ui.widgets.seat_geometry import Spot

Said = tuple[int, str | None]
"""A seat and the card that it named, or None for a pass."""

_WIDE: Final = 0.95
"""The width of the picture, in radii of the face beside it."""
_ASIDE: Final = QPointF(1.25, -0.3)
"""The picture's position relative to the face, in the same unit."""


def bid_that_counts(said: Sequence[Said]) -> Said | None:
    """Return the last bid that named a card; None without such a bid."""
    return next((bid for bid in reversed(said) if bid[1]), None)


class Bids:
    """The bids of a deal; this list owns their items in the scene.

    Attributes:
        said: each seat's named card or pass, in order.
        partner: the bidder's partner, once all know.
    """

    def __init__(self, scene: BaseScene) -> None:
        self._scene = scene
        self.said: tuple[Said, ...] = ()
        self.partner: int | None = None
        self.items: list[QGraphicsItem] = []

    def tell(self, said: Sequence[Said], partner: int | None = None) -> None:
        self.said, self.partner = tuple(said), partner
        self.renew()

    def add(self, seat: int, card: str | None) -> None:
        self.tell((*self.said, (seat, card)))

    def keep_what_counts(self) -> None:
        counts = bid_that_counts(self.said)
        if len(self.said) > 1:
            self.tell([counts] if counts else [])

    def renew(self) -> None:
        """Create each seat's bid beside its face; overcalled bids are darkened."""
        for item in self.items:
            self._scene.removeItem(item)
        layout = self._scene.layout_
        self.items = [] if layout is None else self._items_in(layout)
        for item in self.items:
            item.setZValue(z.SLIP + 6)
            self._scene.addItem(item)

    def _items_in(self, layout: Layout) -> list[QGraphicsItem]:
        counts = bid_that_counts(self.said)
        named = {seat: card for seat, card in self.said if card}
        cards = [
            self._named(layout, seat, card, faint=(seat, card) != counts) for seat, card in named.items()
        ]
        if self.partner is not None and counts and counts[1]:
            cards.append(self._named(layout, self.partner, counts[1], faint=False))
        return [*cards, *(self._passed(layout, seat) for seat, card in self.said if card is None)]

    def _named(self, layout: Layout, seat: int, card: str, *, faint: bool) -> QGraphicsItem:
        geometry = layout.seats[seat]
        width = geometry.radius * _WIDE
        centre = geometry.face + _ASIDE * geometry.radius
        centre.setX(min(centre.x(), layout.size.width() - width * 0.75))
        item = CardItem(self._scene.art, Spot(centre, width, 9))
        item.show_face(card, public=True)
        item.keep_picture()
        item.is_faint = faint
        return item

    def _passed(self, layout: Layout, seat: int) -> QGraphicsItem:
        geometry = layout.seats[seat]
        letters = min(geometry.name_px * 0.86, geometry.radius * 0.42)  # keeps the face visible
        font, text = self._scene.theme.font("name", max(letters, 12)), tr("Tricks", "passes")
        high = font.pixelSize() * 1.35
        size = QSizeF(QFontMetricsF(font).horizontalAdvance(text) + high * 0.7, high)
        item = LabelItem(self._scene.theme, self._scene.art, text, font, size)
        item.setRotation(-7)
        room = item.boundingRect().width() / 2
        at = geometry.face + QPointF(geometry.radius * 0.95, -geometry.radius * 0.72)
        item.setPos(min(at.x(), layout.size.width() - room - 2), at.y())
        return item
