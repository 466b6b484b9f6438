"""Bids at the seats until the first card is played: a picture of the named card, or a slip for a pass.

The picture shows a named card, none of the bidder's own. When the first card is played, only the bid that
counts remains; once the card called is played, the same picture is shown beside the bidder's partner, too.
"""

from collections.abc import Sequence
from typing import Final

from PySide6.QtCore import QPointF, QRectF, Qt
from PySide6.QtGui import QFontMetricsF, QPainter
from PySide6.QtWidgets import QGraphicsItem

from cucu_desktop.ui.scene import z
from cucu_desktop.ui.scene.items import drawn
from cucu_desktop.ui.scene.items.card import CardItem
from cucu_desktop.ui.scene.items.picture import PictureItem
from cucu_desktop.ui.scene.layout.layout import Layout
from cucu_desktop.ui.scene.transient_items import TransientItemsScene
from cucu_desktop.ui.widgets.art import Art
from cucu_desktop.ui.widgets.language import tr
from cucu_desktop.ui.widgets.seat_geometry import Spot
from cucu_desktop.ui.widgets.theme import Theme

Said = tuple[int, str | None]
"""A seat and the card that it named, or None for a pass."""

_WIDE: Final = 0.95
"""The width of the picture, in radii of the face beside it."""
_ASIDE: Final = QPointF(1.25, -0.3)
"""The picture's position relative to the face, in the same unit."""


def bid_that_counts(said: Sequence[Said]) -> Said | None:
    """Return the last bid that named a card; None without such a bid."""
    return next((bid for bid in reversed(said) if bid[1]), None)


class PassItem(PictureItem):
    """A slip of paper at the face of a player who has passed."""

    def __init__(self, art: Art, theme: Theme, letters: float) -> None:
        super().__init__(theme, art)
        self._font = theme.font("name", max(letters, 12))
        self.setRotation(-7)
        self.renew()

    @property
    def text(self) -> str:
        return tr("Tricks", "passes")

    def extent(self) -> QRectF:
        return self._paper().adjusted(-4, -4, 6, 6)

    def _paper(self) -> QRectF:
        high = self._font.pixelSize() * 1.35
        wide = QFontMetricsF(self._font).horizontalAdvance(self.text) + high * 0.7
        return QRectF(-wide / 2, -high / 2, wide, high)

    def draw(self, painter: QPainter) -> None:
        paper = self._paper()
        drawn.tag(painter, self._theme, paper)
        painter.setFont(self._font)
        painter.setPen(self._theme.color("ink"))
        painter.drawText(paper.adjusted(0, -1, 0, -1), Qt.AlignmentFlag.AlignCenter, self.text)


class Bids:
    """The bids of a deal; this list owns their items in the scene.

    Attributes:
        said: each seat's named card or pass, in order.
        partner: the bidder's partner, once all know.
    """

    def __init__(self, scene: TransientItemsScene) -> None:
        self._scene = scene
        self._layout: Layout | None = None
        self.said: tuple[Said, ...] = ()
        self.partner: int | None = None
        self.items: list[QGraphicsItem] = []

    def tell(self, said: Sequence[Said], partner: int | None = None) -> None:
        self.said, self.partner = tuple(said), partner
        self.renew()

    def add(self, seat: int, card: str | None) -> None:
        """Add the bid of a seat: a named card, or a pass."""
        self.tell((*self.said, (seat, card)))

    def keep_what_counts(self) -> None:
        """Show only the bid that counts."""
        counts = bid_that_counts(self.said)
        if len(self.said) > 1:
            self.tell([counts] if counts else [])

    def arrange(self, layout: Layout) -> None:
        self._layout = layout
        self.renew()

    def renew(self) -> None:
        """Create each seat's bid beside its face; overcalled bids are darkened."""
        for item in self.items:
            self._scene.removeItem(item)
        self.items = [] if self._layout is None else self._items_in(self._layout)
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
        item = PassItem(self._scene.art, self._scene.theme, letters)
        room = item.boundingRect().width() / 2
        at = geometry.face + QPointF(geometry.radius * 0.95, -geometry.radius * 0.72)
        item.setPos(min(at.x(), layout.size.width() - room - 2), at.y())
        return item
