"""A seat of a trick game: face, name, the tricks taken, and what was won in the match."""

from typing import TYPE_CHECKING, Final

from PySide6.QtCore import QPointF, QRectF
from PySide6.QtGui import QFont, QFontMetricsF, QPainter, QPixmap

from cucu_desktop.match.trick_narration import DummyName
from cucu_desktop.ui.scene.items import drawn
from cucu_desktop.ui.scene.items.seat import SeatItem
from cucu_desktop.ui.scene.tricks.score import signed
from cucu_desktop.ui.widgets.art import BACK, Art
from cucu_desktop.ui.widgets.language import tr
from cucu_desktop.ui.widgets.seat_geometry import CARD_HEIGHT

if TYPE_CHECKING:
    from cucu_desktop.games.game import Game
    from cucu_desktop.ui.widgets.seat_geometry import SeatGeometry
    from cucu_desktop.ui.widgets.theme import Theme

FACES: Final = ("glad", "cross", "worried")
"""The moods that follow a trick."""
_KEPT: Final = 4
"""The number of pictures kept of a seat, as the mark of who is to act changes with every card."""


class TrickSeat(SeatItem):
    """The item of a seat: the tricks of this deal stand under the name, and tokens where the game has them.

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

    def be_called(self, name: str) -> None:
        """Set the name; a dummy's ribbon says that it is one."""
        super().be_called(tr("Access", "Dummy") if isinstance(name, DummyName) else name)

    def be_played_by(self, face: str) -> None:
        """Be the seat of a dummy for which this face plays."""
        if face != self.who:
            self.who = face
            self._kept.clear()
            self.renew()

    def sit(self, geometry: "SeatGeometry", edge: QPointF) -> None:
        """Set the geometry."""
        self._kept.clear()
        super().sit(geometry, edge)

    def set_theme(self, theme: "Theme") -> None:
        """Follow a new theme."""
        self._kept.clear()
        super().set_theme(theme)

    def set_game(self, game: "Game") -> None:
        """Show tokens or coins as this game has them."""
        self._kept.clear()
        super().set_game(game)

    def prepare(self) -> bool:
        """Render the next of the moods in advance; tell whether there was anything to do."""
        return any(self._art.prepare_face(self.who, mood, self.geometry.radius * 2) for mood in FACES)

    def _drawn(self) -> QPixmap:
        look = (self.is_to_act, self._deals, self.mood, self.is_target, self.tricks, self.standing)
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
