"""The item of a seat: face, name, tokens, coins, and the mark of the acting seat.

The whole seat is painted into one picture when it changes; while cards move, a seat costs one blit. Recent
pictures are cached, because the mark of the acting seat comes and goes.
"""

from itertools import product
from typing import Final

from PySide6.QtCore import QPointF, QRectF, Qt
from PySide6.QtGui import QColor, QFont, QFontMetricsF, QPainter, QPixmap, QRadialGradient

from cucu_desktop.games.catalogue import USUAL
from cucu_desktop.games.game import Game
from cucu_desktop.ui.scene.items import drawn
from cucu_desktop.ui.scene.items.picture import Look, PictureItem, Recent
from cucu_desktop.ui.widgets.art import Art
from cucu_desktop.ui.widgets.player_names import labelled, shortened
from cucu_desktop.ui.widgets.seat_geometry import TOKENS_IN_A_ROW, SeatGeometry
from cucu_desktop.ui.widgets.theme import Theme, ornament

_GLOW: Final = 20.0
_DEALERS: Final = 1.7
"""The size of the dealer's mark, relative to other badges."""
_FACE_SEEN: Final = 0.3
"""The offset of a face to the left of its badge's centre, in radii."""
_NOT_YET: Final = 0.65
"""The opacity of tokens not yet handed out."""
_MOST_DEBTS: Final = 3
"""The maximum number of promises drawn; the tooltip lists all."""

_SMALLER: Final = (1.0, 0.92, 0.85, 0.78, 0.7)
"""The scales of a name's letters; the last is used for shortened names only."""
_MOST_RIBBONS: Final = 16
_EDGE: Final = 10.0
"""How far the ribbon's outline and shadow reach beyond its area, at most."""

_LOOKS: Final = (
    "name", "who", "tokens", "handed", "is_virgin", "coins", "plays", "is_to_act", "deals", "mood",
    "debts", "in_slippers",
)  # fmt: skip
"""The attributes on which a seat's picture depends, and that of the same seat in the lens."""


class SeatItem(PictureItem):
    """The item of a seat."""

    most_kept = 2
    """The number of cached pictures per seat."""
    is_faint = Look(default=False)
    """Whether the seat is dimmed, while others play a tie."""
    is_target = Look(default=False)
    """Whether a card may be dropped on this seat."""
    is_to_act = Look(default=False)
    deals = Look(default=False)
    """Whether this seat deals; the dealer's mark is a small fan of cards."""
    in_slippers = Look(default=False)
    """Whether slippers replace the token: a player with slippers plays on without tokens."""
    mood = Look("")
    """The mood of the face: calm (""), "glad", "cross", "sly", "worried" or "asleep"."""
    coins = Look(0)
    debts = Look[tuple[tuple[str, int], ...]](())
    """The promised shares of winnings: the innkeeper's face and the percentage."""

    def __init__(self, art: Art, theme: Theme, name: str, face: str) -> None:
        super().__init__(theme, art)
        self._kept = Recent[QPixmap](self.most_kept)
        self.ribbons = Recent[tuple[QPointF, QPixmap]](_MOST_RIBBONS)
        """Ribbons with names, lit or not: the slowest part of a seat. Seats of one size may share them."""
        self.name, self.who = name, face
        self._game: Game = USUAL
        self.tokens = 0
        self.handed = 0
        self.is_virgin = False
        self.plays = False
        self._geometry: SeatGeometry | None = None
        self._edge = QPointF()
        self._aside = 0.0
        self.echo: SeatItem | None = None
        """The enlarged seat in the lens that copies this one."""
        self.be_called(name)

    def be_called(self, name: str) -> None:
        self.name = name = labelled(name)
        self.setToolTip(name)  # because a crowded table shortens names
        self.renew()

    def resemble(self, other: "SeatItem") -> None:
        """Copy the look of another seat; used by the lens."""
        for name in (*_LOOKS, "_game"):
            setattr(self, name, getattr(other, name))
        self.renew()

    def renew(self) -> None:
        super().renew()
        if self.echo:
            self.echo.resemble(self)

    def _forget(self) -> None:
        self._kept.clear()
        self.ribbons.clear()

    def sit(self, geometry: SeatGeometry, edge: QPointF) -> None:
        """Set the geometry; `edge`: the offset of a seat that is out."""
        self._forget()
        self._geometry = geometry
        self._edge = edge
        self.move_aside(self._aside)
        self.renew()

    def move_aside(self, part: float) -> None:
        """Move by this fraction of the way to the table's edge, where onlookers sit: "su saupr" (000)."""
        self._aside = part
        self.setPos(self.geometry.face + self.off)

    @property
    def has_way_aside(self) -> bool:
        """Whether there is space to move aside; in a crowd there is none."""
        return not self._edge.isNull()

    @property
    def off(self) -> QPointF:
        return self._edge * self._aside

    @property
    def geometry(self) -> SeatGeometry:
        assert self._geometry is not None
        return self._geometry

    def set_theme(self, theme: Theme) -> None:
        self._forget()
        super().set_theme(theme)

    def set_game(self, game: Game) -> None:
        self._forget()
        self._game = game
        self.renew()

    def set_tokens(self, tokens: int, *, virgin: bool, handed: int | None = None) -> None:
        """Set the number of tokens, and how many of them are on the table; `virgin`: none was ever lost."""
        self.tokens, self.is_virgin = tokens, virgin
        self.handed = tokens if handed is None else handed
        self.renew()

    @property
    def waiting(self) -> int:
        """The number of the seat's tokens not yet handed out."""
        return self.tokens if self._game.handed_late and not self.handed else 0

    def set_mood(self, mood: str) -> None:
        self.mood = mood

    def prepare(self) -> bool:
        """Render the worried face in advance; return whether anything was rendered."""
        return self.tokens == 1 and self._art.prepare_face(self.who, "worried", self.geometry.radius * 2)

    def prepare_large(self) -> None:
        """Render face and name in advance for an enlarged seat with the same look."""
        self._art.prepare_face(self.who, self.mood, self.geometry.radius * 2)
        self._ribbon()

    @property
    def is_out(self) -> bool:
        return self.plays and not self.tokens

    def extent(self) -> QRectF:
        if self._geometry is None:
            return QRectF()
        block = self._geometry.block.translated(-self._geometry.face)
        return block.adjusted(-_GLOW, -_GLOW, _GLOW, _GLOW)

    def look(self) -> tuple[object, ...]:
        """Return the values of all attributes on which the picture depends, besides size, theme and game."""
        return tuple(getattr(self, name) for name in (*_LOOKS, "is_target", "is_faint"))

    def _drawn(self) -> QPixmap:
        return self._kept.of((*self.look(), self._game.id), super()._drawn)

    def draw(self, painter: QPainter) -> None:
        self._paint_face(painter)
        self._paint_name(painter)
        self._paint_goods(painter)
        if self.is_faint:
            drawn.veil(painter, self.rect())

    def _paint_face(self, painter: QPainter) -> None:
        radius = self.geometry.radius
        painter.setPen(Qt.PenStyle.NoPen)
        if self.is_to_act:  # only for the acting seat: the glow is its mark
            glow = QRadialGradient(QPointF(0, 0), radius + _GLOW)
            warm = ornament("glow")
            for at, strength in ((0.0, 255), (radius / (radius + _GLOW), 230), (0.86, 110), (1.0, 0)):
                warm.setAlpha(strength)
                glow.setColorAt(at, warm)
            painter.setBrush(glow)
            painter.drawEllipse(QPointF(0, 0), radius + _GLOW, radius + _GLOW)
        halo = self._art.halo(radius)
        painter.drawPixmap(QPointF(-radius - 4, -radius - 2), halo)
        # A player who is out looks asleep, unless a mood is set.
        mood = self.mood or ("asleep" if self.is_out and not self.is_to_act else "")
        face = self._art.face(self.who, mood, radius * 2)
        painter.drawPixmap(QPointF(-radius, -radius), face)
        if self.is_out:
            # All but the name is darkened: the name has to stay legible.
            painter.setBrush(QColor(38, 28, 18, 64))
            painter.drawEllipse(QPointF(0, 0), radius, radius)
        if self.is_to_act or self.is_target:
            painter.setBrush(Qt.BrushStyle.NoBrush)
            painter.setPen(drawn.ring_pen(self._theme, radius, dashed=not self.is_to_act))
            painter.drawEllipse(QPointF(0, 0), radius + 1, radius + 1)
        badge = max(radius * 0.66, 14.0)
        if self._has_flower:
            painter.drawPixmap(self._flower.topLeft(), self._art.thing("virgin", badge))
        if self.deals:
            size = badge * _DEALERS
            mark = self._art.thing("matador" if self._game.has_matador else "dealer", size)
            aside = radius * 0.86
            if self.geometry.name_px:  # in a crowd it would cover the next face
                aside = max(aside, radius * _FACE_SEEN + size / 2)
            painter.drawPixmap(QPointF(-aside - size / 2, -radius * 0.42 - size / 2), mark)
        self._paint_debts(painter)

    @property
    def _has_flower(self) -> bool:
        return self.is_virgin and self.tokens > 0 and self._game.has_virgins

    @property
    def _flower(self) -> QRectF:
        radius = self.geometry.radius
        badge = max(radius * 0.66, 14.0)
        return QRectF(radius * 0.74 - badge / 2, -radius * 0.7 - badge / 2, badge, badge)

    @property
    def flower(self) -> QRectF | None:
        """The area on the table of the flower of a player who never lost a token; None without a flower."""
        return self._flower.translated(self.pos()) if self._has_flower else None

    def _paint_debts(self, painter: QPainter) -> None:
        """Paint the slips at the face's right: the innkeeper's face, and the promised percentage."""
        if not self.geometry.name_px:
            return  # in a crowd the lens shows them
        radius = self.geometry.radius
        high = max(radius * 0.42, 13.0)
        painter.setFont(self._theme.font("key", max(high * 0.78, 11)))
        for number, (face, percent) in enumerate(self.debts[:_MOST_DEBTS]):
            text = f"{percent}%"
            wide = high * 1.1 + painter.fontMetrics().horizontalAdvance(text) + high * 0.25
            slip = QRectF(radius * 0.52, radius * (0.5 - number * 0.46) - high * 0.5, wide, high)
            drawn.tag(painter, self._theme, slip)
            painter.drawPixmap(QPointF(slip.left() + 1, slip.top()), self._art.face(face, "", high))
            painter.setPen(self._theme.color("ink"))
            painter.drawText(slip.adjusted(high * 1.05, -1, 0, 0), Qt.AlignmentFlag.AlignCenter, text)

    def _paint_name(self, painter: QPainter) -> None:
        if not self.geometry.name_px:
            return  # at a crowded table it is in the tooltip
        painter.drawPixmap(*self._ribbon())

    def _ribbon(self) -> tuple[QPointF, QPixmap]:
        def paint() -> tuple[QPointF, QPixmap]:
            area = self._room_of_name()
            return area.topLeft(), self._painted(area, self._draw_name)

        return self.ribbons.of((self.name, self.is_to_act), paint)

    def _room_of_name(self) -> QRectF:
        """Return the area that the ribbon may paint, in whole pixels of the seat's picture."""
        whole, ratio = self.rect(), self._art.ratio
        near = self.geometry.ribbon.translated(-self.geometry.face).adjusted(-_EDGE, -_EDGE, _EDGE, _EDGE)
        corner = near.topLeft() - whole.topLeft()
        in_pixels = QPointF(corner.x() * ratio // 1 / ratio, corner.y() * ratio // 1 / ratio)
        return QRectF(whole.topLeft() + in_pixels, near.size()) & whole

    def _draw_name(self, painter: QPainter) -> None:
        geometry = self.geometry
        area = geometry.ribbon.translated(-geometry.face)
        font, text = self._written()
        metrics = QFontMetricsF(font)
        body = min(metrics.horizontalAdvance(text) + geometry.name_px, area.width() - geometry.name_px * 0.7)
        front = drawn.ribbon(painter, self._theme, area, body, lit=self.is_to_act)
        painter.setFont(font)
        painter.setPen(self._theme.color("ink"))
        painter.drawText(front.adjusted(-4, -2, 4, 1), Qt.AlignmentFlag.AlignCenter, text)

    def _written(self) -> tuple[QFont, str]:
        """Return font and text of the name: a long one is reduced, then shortened, and elided last."""
        geometry = self.geometry
        font = self._theme.font("name" if geometry.name_px >= 15 else "body")
        room = geometry.ribbon.width() - geometry.name_px * 1.1
        ways = *product([self.name], _SMALLER[:-1]), *product([shortened(self.name)], _SMALLER)
        for text, size in ways:
            font.setPixelSize(max(round(geometry.name_px * size), 12))
            if QFontMetricsF(font).horizontalAdvance(text) <= room:
                return font, text
        return font, QFontMetricsF(font).elidedText(text, Qt.TextElideMode.ElideRight, room)

    @property
    def shown_name(self) -> str:
        """The name as displayed, possibly shortened."""
        return self._written()[1] if self.geometry.name_px else ""

    def _paint_goods(self, painter: QPainter) -> None:
        """Paint the row under the ribbon: tokens, or the empty glass of a player who is out; then coins."""
        geometry = self.geometry
        row = geometry.tokens.translated(-geometry.face)
        high = row.height()
        font = self._theme.font("key", high * 0.78)
        metrics = QFontMetricsF(font)
        held = self.handed if self._game.has_tokens else 0
        heap = str(held) if held > TOKENS_IN_A_ROW else ""
        tokens = 1 if heap else held or min(self.waiting, TOKENS_IN_A_ROW)
        step = high * (0.78 if geometry.name_px else 0.56)
        coins = str(self.coins)
        small = not geometry.name_px
        icon = 0.0 if small else high * 0.66
        purse = icon + metrics.horizontalAdvance(coins) + high * (0.36 if small else 0.56)
        count_wide = metrics.horizontalAdvance(heap) + high * 0.5 if heap else 0.0
        wide = max(tokens, 1 if self.is_out else 0) * step + count_wide + purse + high * 0.2
        x = row.center().x() - wide / 2
        painter.setFont(font)
        token = "slippers" if self.in_slippers else "token"
        if tokens:
            drawn.slip(painter, self._theme, QRectF(x, row.top(), tokens * step, high).adjusted(-1, 0, 1, 0))
        painter.setOpacity(_NOT_YET if self.waiting else 1.0)
        for _ in range(tokens):
            painter.drawPixmap(QPointF(x + (step - high) / 2, row.top()), self._art.thing(token, high))
            x += step
        painter.setOpacity(1.0)
        if heap:
            count = QRectF(x, row.top() + high * 0.08, count_wide, high * 0.84)
            drawn.pill(painter, count)
            drawn.number(painter, count, heap)
            x += count_wide
        if self.is_out:
            painter.drawPixmap(QPointF(x + (step - high) / 2, row.top()), self._art.thing("out", high))
            x += step
        x += high * 0.2
        pill = QRectF(x, row.top() + high * 0.08, purse, high * 0.84)
        drawn.pill(painter, pill)
        if icon:
            coin = self._art.thing("coin", icon)
            painter.drawPixmap(QPointF(x + high * 0.12, row.center().y() - icon / 2), coin)
        drawn.number(painter, pill.adjusted(high * 0.12 + icon, 0, -high * 0.16, 0), coins)
