"""A seat: face, name, tokens, coins, and whether it is to act.

Everything is painted into one picture when something about the seat changes; while cards fly, a seat
costs one blit. The last pictures are kept: the mark of who is to act comes and goes.
"""

from itertools import product
from typing import Final

from PySide6.QtCore import QPointF, QRectF, Qt
from PySide6.QtGui import QColor, QFont, QFontMetricsF, QPainter, QPixmap, QRadialGradient

from cucu_desktop.games.catalogue import USUAL
from cucu_desktop.games.game import Game
from cucu_desktop.ui.scene.items import drawn
from cucu_desktop.ui.scene.items.picture import PictureItem
from cucu_desktop.ui.widgets.art import Art
from cucu_desktop.ui.widgets.player_names import shortened
from cucu_desktop.ui.widgets.seat_geometry import TOKENS_IN_A_ROW, SeatGeometry
from cucu_desktop.ui.widgets.theme import Theme, ornament

_GLOW: Final = 20.0
_DEALERS: Final = 1.7
"""The size of the dealer's mark, in other badges."""
_FACE_SEEN: Final = 0.3
"""How far left of its middle a face is seen beside that mark, in radiuses."""
_NOT_YET: Final = 0.65
"""How pale tokens are that are not handed out yet."""
_MOST_DEBTS: Final = 3
"""At most so many promises are drawn; the tooltip lists all."""

_SMALLER: Final = (1.0, 0.92, 0.85, 0.78, 0.7)
"""How many times smaller a name's letters may be; the last only what is shortened already."""
_MOST_RIBBONS: Final = 16
_EDGE: Final = 10.0
"""So far beyond its place the ribbon's line and shadow reach at most."""

_LOOKS: Final = (
    "name", "who", "tokens", "handed", "is_virgin", "coins", "plays", "is_to_act", "_deals", "_mood",
    "debts", "_game", "in_slippers",
)  # fmt: skip
"""All that a seat's picture depends on."""


class SeatItem(PictureItem):
    """The item of a seat."""

    most_kept = 2
    """The number of pictures kept of a seat."""

    def __init__(self, art: Art, theme: Theme, name: str, face: str) -> None:
        super().__init__(theme, art)
        self._kept: dict[tuple[object, ...], QPixmap] = {}
        self.ribbons: dict[tuple[str, bool], tuple[QPointF, QPixmap]] = {}
        """Names as they have been painted; seats of one size may share them."""
        """The ribbon with the name, and whether it is lit: what costs most of a seat, and changes least."""
        self.name, self.who = name, face
        self._game: Game = USUAL
        self.tokens = 0
        self.handed = 0
        self.is_virgin = False
        self.in_slippers = False
        self.debts: tuple[tuple[str, int], ...] = ()
        self.is_faint = False
        self.coins = 0
        self.plays = False
        self.is_to_act = False
        self._deals = False
        self._mood = ""
        self.is_target = False
        self._geometry: SeatGeometry | None = None
        self._edge = QPointF()
        self._aside = 0.0
        self.echo: SeatItem | None = None
        """The same seat, seen large elsewhere."""
        self.be_called(name)

    def be_called(self, name: str) -> None:
        """Set the name."""
        self.name = name
        self.setToolTip(name)  # a crowded table shortens names
        self.renew()

    def resemble(self, other: "SeatItem") -> None:
        """Show the same as another seat, at another place: for the lens."""
        for name in _LOOKS:
            setattr(self, name, getattr(other, name))
        self.renew()

    def renew(self) -> None:
        """Discard the picture, and that of the seat shown in the lens."""
        super().renew()
        if self.echo:
            self.echo.resemble(self)

    def _forget(self) -> None:
        """Let go of all pictures: the next ones have another size or look."""
        self._kept.clear()
        self.ribbons.clear()

    def sit(self, geometry: SeatGeometry, edge: QPointF) -> None:
        """Set the geometry; `edge`: the offset of whoever is out."""
        self._forget()
        self._geometry = geometry
        self._edge = edge
        self.move_aside(self._aside)
        self.renew()

    def move_aside(self, part: float) -> None:
        """Move so much of the way to the table's edge: "su saupr" (000), where one only looks on."""
        self._aside = part
        self.setPos(self.geometry.face + self.off)

    @property
    def has_way_aside(self) -> bool:
        """Whether there is room behind it: in a crowd nobody moves."""
        return not self._edge.isNull()

    @property
    def off(self) -> QPointF:
        """The present offset from its usual position."""
        return self._edge * self._aside

    @property
    def geometry(self) -> SeatGeometry:
        """The geometry of the seat."""
        assert self._geometry is not None
        return self._geometry

    def set_theme(self, theme: Theme) -> None:
        """Follow a new theme."""
        self._forget()
        super().set_theme(theme)

    def set_game(self, game: Game) -> None:
        """Show tokens or coins as this game has them."""
        self._forget()
        self._game = game
        self.renew()

    def set_tokens(self, tokens: int, *, virgin: bool, handed: int | None = None) -> None:
        """Set the tokens, and how many of them lie on the table; `virgin`: none was ever lost."""
        self.tokens, self.is_virgin = tokens, virgin
        self.handed = tokens if handed is None else handed
        self.renew()

    def set_slippers(self, *, worn: bool) -> None:
        """Show slippers in the place of a token: who wears them plays on without any."""
        if worn != self.in_slippers:
            self.in_slippers = worn
            self.renew()

    @property
    def waiting(self) -> int:
        """How many tokens the seat has that are not handed out yet."""
        return self.tokens if self._game.handed_late and not self.handed else 0

    def set_debts(self, debts: tuple[tuple[str, int], ...]) -> None:
        """Set the promised parts of winnings: to whose face, and how many percent."""
        if debts != self.debts:
            self.debts = debts
            self.renew()

    def set_faint(self, *, faint: bool) -> None:
        """Dim the seat while others play out a tie."""
        if faint != self.is_faint:
            self.is_faint = faint
            self.renew()

    def set_coins(self, coins: int) -> None:
        """Set the number of coins."""
        self.coins = coins
        self.renew()

    @property
    def mood(self) -> str:
        """The mood shown by the face; calm is ""."""
        return self._mood

    def set_mood(self, mood: str) -> None:
        """Set the mood: calm (""), "glad", "cross", "sly", "worried" or "asleep"."""
        if mood != self._mood:
            self._mood = mood
            self.renew()

    def prepare(self) -> bool:
        """Render the worried face in advance; tell whether there was anything to do."""
        return self.tokens == 1 and self._art.prepare_face(self.who, "worried", self.geometry.radius * 2)

    def prepare_large(self) -> None:
        """Render face and name as they are, for a seat of the same size that will look so."""
        self._art.prepare_face(self.who, self._mood, self.geometry.radius * 2)
        self._ribbon()

    def set_to_act(self, *, acts: bool) -> None:
        """Set whether this seat is to act."""
        if acts != self.is_to_act:
            self.is_to_act = acts
            self.renew()

    def set_deals(self, *, deals: bool) -> None:
        """Set whether this seat deals: a small fan of cards is the mark of it."""
        if deals != self._deals:
            self._deals = deals
            self.renew()

    def set_target(self, *, target: bool) -> None:
        """Set whether a card may be dropped here."""
        if target != self.is_target:
            self.is_target = target
            self.renew()

    @property
    def is_out(self) -> bool:
        """Whether a player has no token left."""
        return self.plays and not self.tokens

    def extent(self) -> QRectF:
        """What it may paint on."""
        if self._geometry is None:
            return QRectF()
        block = self._geometry.block.translated(-self._geometry.face)
        return block.adjusted(-_GLOW, -_GLOW, _GLOW, _GLOW)

    def look(self) -> tuple[object, ...]:
        """All that the picture depends on, as long as neither size nor theme nor game changes."""
        return (
            *(self.name, self.who, self._mood, self.is_to_act, self._deals, self.is_target, self.is_faint),
            *(self.plays, self.tokens, self.handed, self.is_virgin, self.in_slippers, self.coins, self.debts),
        )

    def _drawn(self) -> QPixmap:
        look = (*self.look(), self._game.id)
        picture = self._kept.pop(look, None) or super()._drawn()
        self._kept[look] = picture  # the last one used stands last
        if len(self._kept) > self.most_kept:
            del self._kept[next(iter(self._kept))]
        return picture

    def draw(self, painter: QPainter) -> None:
        """Paint the picture."""
        self._paint_face(painter)
        self._paint_name(painter)
        self._paint_goods(painter)
        if self.is_faint:
            drawn.veil(painter, self.rect())

    def _paint_face(self, painter: QPainter) -> None:
        radius = self.geometry.radius
        painter.setPen(Qt.PenStyle.NoPen)
        if self.is_to_act:  # and for nobody else: a face that glows is at turn
            glow = QRadialGradient(QPointF(0, 0), radius + _GLOW)
            warm = ornament("glow")
            for at, strength in ((0.0, 255), (radius / (radius + _GLOW), 230), (0.86, 110), (1.0, 0)):
                warm.setAlpha(strength)
                glow.setColorAt(at, warm)
            painter.setBrush(glow)
            painter.drawEllipse(QPointF(0, 0), radius + _GLOW, radius + _GLOW)
        halo = self._art.halo(radius)
        painter.drawPixmap(QPointF(-radius - 4, -radius - 2), halo)
        # Who is out looks asleep, unless a mood is set.
        mood = self._mood or ("asleep" if self.is_out and not self.is_to_act else "")
        face = self._art.face(self.who, mood, radius * 2)
        painter.drawPixmap(QPointF(-radius, -radius), face)
        if self.is_out:
            # Darkened but for the name, which has to be read.
            painter.setBrush(QColor(38, 28, 18, 64))
            painter.drawEllipse(QPointF(0, 0), radius, radius)
        if self.is_to_act or self.is_target:
            painter.setBrush(Qt.BrushStyle.NoBrush)
            painter.setPen(drawn.ring_pen(self._theme, radius, dashed=not self.is_to_act))
            painter.drawEllipse(QPointF(0, 0), radius + 1, radius + 1)
        badge = max(radius * 0.66, 14.0)
        if self._has_flower:
            painter.drawPixmap(self._flower.topLeft(), self._art.thing("virgin", badge))
        if self._deals:
            size = badge * _DEALERS
            mark = self._art.thing("matador" if self._game.has_matador else "dealer", size)
            aside = radius * 0.86
            if self.geometry.name_px:  # in a crowd it would lie on the next face
                aside = max(aside, radius * _FACE_SEEN + size / 2)
            painter.drawPixmap(QPointF(-aside - size / 2, -radius * 0.42 - size / 2), mark)
        self._paint_debts(painter)

    @property
    def _has_flower(self) -> bool:
        return self.is_virgin and self.tokens > 0 and self._game.has_virgins

    @property
    def _flower(self) -> QRectF:
        """Where the flower is painted at the face."""
        radius = self.geometry.radius
        badge = max(radius * 0.66, 14.0)
        return QRectF(radius * 0.74 - badge / 2, -radius * 0.7 - badge / 2, badge, badge)

    @property
    def flower(self) -> QRectF | None:
        """Where on the table the flower lies of who has never lost a token; None: there is none."""
        return self._flower.translated(self.pos()) if self._has_flower else None

    def _paint_debts(self, painter: QPainter) -> None:
        """Paint the slips at the face's right: whose face, and the percent promised."""
        if not self.geometry.name_px:
            return  # at a crowded table the lens shows them
        radius = self.geometry.radius
        high = max(radius * 0.42, 13.0)
        font = QFont(self._theme.font("key"))
        font.setPixelSize(max(round(high * 0.78), 11))
        painter.setFont(font)
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
            return  # at a crowded table the tooltip tells it
        painter.drawPixmap(*self._ribbon())

    def _ribbon(self) -> tuple[QPointF, QPixmap]:
        """Return where the name is painted, and its picture: to make one takes longer than all the rest."""
        look = self.name, self.is_to_act
        ribbon = self.ribbons.pop(look, None)
        if ribbon is None:
            if len(self.ribbons) >= _MOST_RIBBONS:
                del self.ribbons[next(iter(self.ribbons))]
            area = self._room_of_name()
            ribbon = area.topLeft(), self._painted(area, self._draw_name)
        self.ribbons[look] = ribbon  # the last one used stands last
        return ribbon

    def _room_of_name(self) -> QRectF:
        """Return what the ribbon may be painted on, in whole pixels of the seat's picture."""
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
        """Return how the name is written: a long one somewhat smaller, then shortened, before it is cut."""
        geometry = self.geometry
        font = QFont(self._theme.font("name" if geometry.name_px >= 15 else "body"))
        room = geometry.ribbon.width() - geometry.name_px * 1.1
        ways = *product([self.name], _SMALLER[:-1]), *product([shortened(self.name)], _SMALLER)
        for text, size in ways:
            font.setPixelSize(max(round(geometry.name_px * size), 12))
            if QFontMetricsF(font).horizontalAdvance(text) <= room:
                return font, text
        return font, QFontMetricsF(font).elidedText(text, Qt.TextElideMode.ElideRight, room)

    @property
    def told_name(self) -> str:
        """What of the name stands there."""
        return self._written()[1] if self.geometry.name_px else ""

    def _paint_goods(self, painter: QPainter) -> None:
        """Paint the row under the ribbon: tokens, or an empty glass for who is out; then the coins."""
        geometry = self.geometry
        row = geometry.tokens.translated(-geometry.face)
        high = row.height()
        font = QFont(self._theme.font("key"))
        font.setPixelSize(round(high * 0.78))
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
