"""A seat of a trick game: face, name, the tricks taken, and what was won in the match."""

from typing import Final

from PySide6.QtCore import QPointF, QRectF
from PySide6.QtGui import QFont, QFontMetricsF, QPainter

from cucu_desktop.match.trick_narration import DummyName
from cucu_desktop.ui.scene.items import drawn
from cucu_desktop.ui.scene.items.seat import SeatItem
from cucu_desktop.ui.scene.tricks.score import signed
from cucu_desktop.ui.widgets.art import BACK
from cucu_desktop.ui.widgets.language import tr
from cucu_desktop.ui.widgets.seat_geometry import CARD_HEIGHT

FACES: Final = ("glad", "cross", "worried")
"""The moods that follow a trick."""


class TrickSeat(SeatItem):
    """The item of a seat: the tricks of this deal stand under the name, and tokens where the game has them.

    Attributes:
        tricks: the tricks taken in this deal.
        standing: what has been won in the match: deals, or tokens.
        has_tokens: whether it is tokens.
    """

    most_kept = 4
    tricks = 0
    standing = 0
    has_tokens = False

    def be_called(self, name: str) -> None:
        """Set the name; a dummy's ribbon says that it is one."""
        super().be_called(tr("Access", "Dummy") if isinstance(name, DummyName) else name)

    def be_played_by(self, face: str) -> None:
        """Be the seat of a dummy for which this face plays."""
        if face != self.who:
            self.who = face
            self.renew()

    def prepare(self) -> bool:
        """Render the next of the moods in advance; tell whether there was anything to do."""
        return any(self._art.prepare_face(self.who, mood, self.geometry.radius * 2) for mood in FACES)

    def look(self) -> tuple[object, ...]:
        """All that the picture depends on, as long as neither size nor theme nor game changes."""
        return (*super().look(), self.tricks, self.standing, self.has_tokens)

    @property
    def is_out(self) -> bool:
        """Whether a player is out: in a trick game nobody ever is."""
        return False

    def set_tricks(self, tricks: int) -> None:
        """Set the number of tricks taken in this deal."""
        self.tricks = tricks
        self.renew()

    def set_standing(self, standing: int) -> None:
        """Set the deals, or tokens, won in this match."""
        self.standing = standing
        self.renew()

    def _paint_goods(self, painter: QPainter) -> None:
        row = self.geometry.tokens.translated(-self.geometry.face)
        high = row.height() * 0.86
        font = QFont(self._theme.font("key"))
        font.setPixelSize(round(high * 0.86))
        painter.setFont(font)
        metrics = QFontMetricsF(font)
        back_wide = high / CARD_HEIGHT * 0.86
        parts = [("", str(self.tricks), back_wide)]
        if self.has_tokens:
            parts.append(("token", signed(self.standing), high * 0.8))
        pad = high * 0.3
        widths = [icon + pad * 0.6 + metrics.horizontalAdvance(text) + pad * 2 for _, text, icon in parts]
        x = row.center().x() - (sum(widths) + pad) / 2
        for (thing, text, icon), wide in zip(parts, widths, strict=True):
            area = QRectF(x, row.top() + 1, wide, high)
            drawn.pill(painter, area)
            if thing:
                painter.drawPixmap(
                    QPointF(x + pad, area.center().y() - icon / 2), self._art.thing(thing, icon)
                )
            else:
                picture = self._art.card(BACK, icon)
                tall = icon * CARD_HEIGHT
                where = QRectF(x + pad, area.center().y() - tall / 2, icon, tall)
                painter.drawPixmap(where, picture, QRectF(picture.rect()))
            drawn.number(painter, area.adjusted(pad + icon, 0, -pad * 0.4, 0), text)
            x += wide + pad
