"""A seat of a trick game: face, name, and the tricks taken. The totals of the match are in the score."""

from typing import Final

from PySide6.QtCore import QPointF, QRectF
from PySide6.QtGui import QFontMetricsF, QPainter

from cucu_desktop.match.sides import DummyName
from cucu_desktop.ui.scene.items import drawn
from cucu_desktop.ui.scene.items.picture import Look
from cucu_desktop.ui.scene.items.seat import SeatItem
from cucu_desktop.ui.widgets.art import BACK
from cucu_desktop.ui.widgets.language import tr
from cucu_desktop.ui.widgets.seat_geometry import CARD_HEIGHT

FACES: Final = ("glad", "cross", "worried")
"""The moods shown after a trick."""


class TrickSeat(SeatItem):
    """The item of a seat: the tricks of this deal are shown under the name.

    Attributes:
        standing: the deals or tokens won in the match.
    """

    most_kept = 4
    tricks = Look(0)
    """The tricks taken in this deal."""
    standing = 0

    def be_called(self, name: str) -> None:
        """Set the name; a dummy's ribbon reads "Dummy"."""
        super().be_called(tr("Access", "Dummy") if isinstance(name, DummyName) else name)

    def be_played_by(self, face: str) -> None:
        """Make this the seat of a dummy whose partner has this face."""
        if face != self.who:
            self.who = face
            self.renew()

    def prepare(self) -> bool:
        """Render the next mood in advance; return whether anything was rendered."""
        return any(self._art.prepare_face(self.who, mood, self.geometry.radius * 2) for mood in FACES)

    def look(self) -> tuple[object, ...]:
        return (*super().look(), self.tricks)

    @property
    def is_out(self) -> bool:
        """False: no player of a trick game is ever out."""
        return False

    def _paint_goods(self, painter: QPainter) -> None:
        row = self.geometry.tokens.translated(-self.geometry.face)
        high = row.height() * 0.86
        font = self._theme.font("key", high * 0.86)
        painter.setFont(font)
        wide, pad, text = high / CARD_HEIGHT * 0.86, high * 0.3, str(self.tricks)
        area = QRectF(0, 0, wide + pad * 2.6 + QFontMetricsF(font).horizontalAdvance(text), high)
        area.moveCenter(QPointF(row.center().x(), row.top() + 1 + high / 2))
        drawn.pill(painter, area)
        picture, tall = self._art.card(BACK, wide), wide * CARD_HEIGHT
        where = QRectF(area.left() + pad, area.center().y() - tall / 2, wide, tall)
        painter.drawPixmap(where, picture, QRectF(picture.rect()))
        drawn.number(painter, area.adjusted(pad + wide, 0, -pad * 0.4, 0), text)
