"""Somebody at the table of a trick game: face, name, the tricks taken, and where they stand in the match."""

from typing import TYPE_CHECKING, Final

from PySide6.QtCore import QPointF, QRectF
from PySide6.QtGui import QFont, QFontMetricsF, QPainter, QPixmap

from cucu_desktop.ui.art import BACK, Art
from cucu_desktop.ui.items import drawn
from cucu_desktop.ui.items.seat import SeatItem
from cucu_desktop.ui.places import CARD_HEIGHT
from cucu_desktop.ui.tricks.score import signed

if TYPE_CHECKING:
    from cucu_desktop.ui.manners import Manners
    from cucu_desktop.ui.places import Place
    from cucu_desktop.ui.theme import Theme

FACES: Final = ("glad", "cross", "worried")
"""The faces that one makes at a trick."""
_KEPT: Final = 4
"""So many looks are kept: the light comes and goes with every card."""


class TrickSeat(SeatItem):
    """A seat; under the name stand the tricks of this deal, and tokens where they are what one plays for.

    Attributes:
        tricks: the tricks taken in this deal.
        standing: what has been won in the match: deals, or tokens.
        has_tokens: whether it is tokens.
    """

    tricks = 0
    standing = 0
    has_tokens = False

    def __init__(self, art: Art, theme: "Theme", name: str, face: str) -> None:
        super().__init__(art, theme, name, face)
        self._kept: dict[tuple[object, ...], QPixmap] = {}

    def sit(self, place: "Place", edge: QPointF) -> None:
        """Sit here."""
        self._kept.clear()
        super().sit(place, edge)

    def wear(self, theme: "Theme") -> None:
        """Look as this theme says."""
        self._kept.clear()
        super().wear(theme)

    def behave(self, manners: "Manners") -> None:
        """Show what this game's players have."""
        self._kept.clear()
        super().behave(manners)

    def prepare(self) -> bool:
        """Have the next of these faces ready; tell whether there was anything to do."""
        return any(self._art.prepare_face(self.who, mood, self.place.radius * 2) for mood in FACES)

    def _drawn(self) -> QPixmap:
        look = (self.is_to_act, self._deals, self.mood, self._is_target, self.tricks, self.standing)
        picture = self._kept.pop(look, None) or super()._drawn()
        self._kept[look] = picture  # the last one used stands last
        if len(self._kept) > _KEPT:
            del self._kept[next(iter(self._kept))]
        return picture

    @property
    def is_out(self) -> bool:
        """Whether a player is out: in a trick game nobody ever is."""
        return False

    def set_tricks(self, tricks: int) -> None:
        """Have taken so many tricks."""
        self.tricks = tricks
        self.renew()

    def set_standing(self, standing: int) -> None:
        """Have won so many deals, or tokens, in this match."""
        self.standing = standing
        self.renew()

    def _paint_goods(self, painter: QPainter) -> None:
        row = self.place.tokens.translated(-self.place.face)
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
