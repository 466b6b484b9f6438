"""Somebody at the table: face, name, tokens, coins, and whether it is their turn.

Everything is painted into one picture when something about the seat changes; while cards fly, a seat
costs one blit.
"""

from typing import Final

from PySide6.QtCore import QPointF, QRectF, Qt
from PySide6.QtGui import QColor, QFont, QFontMetricsF, QPainter, QRadialGradient

from cucu_desktop.ui.art import Art
from cucu_desktop.ui.items import drawn
from cucu_desktop.ui.items.picture import PictureItem
from cucu_desktop.ui.manners import Manners
from cucu_desktop.ui.places import TOKENS_IN_A_ROW, Place
from cucu_desktop.ui.theme import Theme, ornament

_GLOW: Final = 20.0
_MOST_DEBTS: Final = 3
"""So many promises are seen on the table; of all of them one reads beside it."""

_LOOKS: Final = (
    "name", "who", "tokens", "handed", "is_virgin", "coins", "plays", "is_to_act", "_deals", "_mood",
    "_debts", "_manners",
)  # fmt: skip
"""What a seat looks like, wherever it is."""


class SeatItem(PictureItem):
    """A seat at the table's edge."""

    def __init__(self, art: Art, theme: Theme, name: str, face: str) -> None:
        super().__init__()
        self._art, self._theme = art, theme
        self.name, self.who = name, face
        self._manners = Manners()
        self.tokens = 0
        self.handed = 0
        self.is_virgin = False
        self._debts: tuple[tuple[str, int], ...] = ()
        self._is_faint = False
        self.coins = 0
        self.plays = False
        self.is_to_act = False
        self._deals = False
        self._mood = ""
        self._is_target = False
        self._place: Place | None = None
        self._edge = QPointF()
        self._aside = 0.0
        self.echo: SeatItem | None = None
        """The same seat, seen large elsewhere."""
        self.be_called(name)

    def be_called(self, name: str) -> None:
        """Have this name."""
        self.name = name
        self.setToolTip(name)  # a crowded table shortens names
        self.renew()

    def resemble(self, other: "SeatItem") -> None:
        """Look like another seat, wherever one is."""
        for name in _LOOKS:
            setattr(self, name, getattr(other, name))
        self.renew()

    def renew(self) -> None:
        """Paint the picture again before it is next seen, and that of the echo."""
        super().renew()
        if self.echo:
            self.echo.resemble(self)

    def sit(self, place: Place, edge: QPointF) -> None:
        """Sit here; whoever is out sits as far off as `edge` says."""
        self.prepareGeometryChange()
        self._place = place
        self._edge = edge
        self.move_aside(self._aside)
        self.renew()

    def move_aside(self, part: float) -> None:
        """Move so much of the way to the table's edge: "su saupr" (000), where one only looks on."""
        self._aside = part
        self.setPos(self.place.face + self.off)

    @property
    def off(self) -> QPointF:
        """How far from its place it sits now."""
        return self._edge * self._aside

    @property
    def place(self) -> Place:
        """Where the seat is."""
        assert self._place is not None
        return self._place

    def wear(self, theme: Theme) -> None:
        """Look as this theme says."""
        self._theme = theme
        self.renew()

    def behave(self, manners: Manners) -> None:
        """Show what this game's players have."""
        self._manners = manners
        self.renew()

    def set_tokens(self, tokens: int, *, virgin: bool, handed: int | None = None) -> None:
        """Have so many tokens, of which so many lie on the table; a virgin has never lost one."""
        self.tokens, self.is_virgin = tokens, virgin
        self.handed = tokens if handed is None else handed
        self.renew()

    def set_debts(self, debts: tuple[tuple[str, int], ...]) -> None:
        """Have promised these parts of what may be won: whose face, and how many percent."""
        if debts != self._debts:
            self._debts = debts
            self.renew()

    def set_faint(self, *, faint: bool) -> None:
        """Stand back while others play out a tie."""
        if faint != self._is_faint:
            self._is_faint = faint
            self.renew()

    def set_coins(self, coins: int) -> None:
        """Have so many coins."""
        self.coins = coins
        self.renew()

    @property
    def mood(self) -> str:
        """How one looks: calm is ""."""
        return self._mood

    def set_mood(self, mood: str) -> None:
        """Look calm (""), "glad", "cross", "sly", "worried" or "asleep"."""
        if mood != self._mood:
            self._mood = mood
            self.renew()

    def prepare(self) -> bool:
        """Have the face ready that fears for the last token; tell whether there was anything to do."""
        return self.tokens == 1 and self._art.prepare_face(self.who, "worried", self.place.radius * 2)

    def set_to_act(self, *, acts: bool) -> None:
        """Be the one whose decision it is."""
        if acts != self.is_to_act:
            self.is_to_act = acts
            self.renew()

    def set_deals(self, *, deals: bool) -> None:
        """Be the dealer: the lantern stands by who deals."""
        if deals != self._deals:
            self._deals = deals
            self.renew()

    def set_target(self, *, target: bool) -> None:
        """Be where a card may be dropped."""
        if target != self._is_target:
            self._is_target = target
            self.renew()

    @property
    def is_out(self) -> bool:
        """Whether a player has no token left."""
        return self.plays and not self.tokens

    def boundingRect(self) -> QRectF:
        """What it may paint on."""
        if self._place is None:
            return QRectF()
        block = self._place.block.translated(-self._place.face)
        return block.adjusted(-_GLOW, -_GLOW, _GLOW, _GLOW)

    @property
    def ratio(self) -> float:
        """Device pixels a pixel of the picture."""
        return self._art.ratio

    def draw(self, painter: QPainter) -> None:
        """Paint the picture."""
        self._paint_face(painter)
        self._paint_name(painter)
        self._paint_goods(painter)
        if self._is_faint:
            drawn.veil(painter, self.boundingRect())

    def _paint_face(self, painter: QPainter) -> None:
        radius = self.place.radius
        painter.setPen(Qt.PenStyle.NoPen)
        if self.is_to_act or self._is_target:
            glow = QRadialGradient(QPointF(0, 0), radius + _GLOW)
            warm = ornament("glow" if self.is_to_act else "glow_far")
            for at, strength in ((0.0, 255), (radius / (radius + _GLOW), 230), (0.86, 110), (1.0, 0)):
                warm.setAlpha(strength)
                glow.setColorAt(at, warm)
            painter.setBrush(glow)
            painter.drawEllipse(QPointF(0, 0), radius + _GLOW, radius + _GLOW)
        halo = self._art.halo(radius)
        painter.drawPixmap(QPointF(-radius - 4, -radius - 2), halo)
        # Who is out nods off, until something stirs them.
        mood = self._mood or ("asleep" if self.is_out and not self.is_to_act else "")
        face = self._art.face(self.who, mood, radius * 2)
        painter.drawPixmap(QPointF(-radius, -radius), face)
        if self.is_out:
            # A veil of dusk; the name on its ribbon stays as it is, to be read.
            painter.setBrush(QColor(38, 28, 18, 64))
            painter.drawEllipse(QPointF(0, 0), radius, radius)
        if self.is_to_act or self._is_target:
            painter.setBrush(Qt.BrushStyle.NoBrush)
            painter.setPen(drawn.ring_pen(self._theme, radius, dashed=not self.is_to_act))
            painter.drawEllipse(QPointF(0, 0), radius + 1, radius + 1)
        badge = max(radius * 0.66, 14.0)
        if self.is_virgin and self.tokens and self._manners.has_virgins:
            rose = self._art.thing("virgin", badge)
            painter.drawPixmap(QPointF(radius * 0.74 - badge / 2, -radius * 0.7 - badge / 2), rose)
        if self._deals:
            size = badge * 1.25
            lantern = self._art.thing("matador" if self._manners.has_matador else "dealer", size)
            painter.drawPixmap(QPointF(-radius * 0.84 - size / 2, -radius * 0.5 - size / 2), lantern)
        self._paint_debts(painter)

    def _paint_debts(self, painter: QPainter) -> None:
        """Slips at the face's right: whose face, and how much of what may be won was promised there."""
        if not self.place.name_px:
            return  # in a crowd the glass shows them
        radius = self.place.radius
        high = max(radius * 0.42, 13.0)
        font = QFont(self._theme.font("key"))
        font.setPixelSize(max(round(high * 0.78), 11))
        painter.setFont(font)
        for number, (face, percent) in enumerate(self._debts[:_MOST_DEBTS]):
            text = f"{percent}%"
            wide = high * 1.1 + painter.fontMetrics().horizontalAdvance(text) + high * 0.25
            slip = QRectF(radius * 0.52, radius * (0.5 - number * 0.46) - high * 0.5, wide, high)
            drawn.tag(painter, self._theme, slip)
            painter.drawPixmap(QPointF(slip.left() + 1, slip.top()), self._art.face(face, "", high))
            painter.setPen(self._theme.color("ink"))
            painter.drawText(slip.adjusted(high * 1.05, -1, 0, 0), Qt.AlignmentFlag.AlignCenter, text)

    def _paint_name(self, painter: QPainter) -> None:
        if not self.place.name_px:
            return  # in a crowd, where it is told when the seat is pointed at
        place = self.place
        area = place.ribbon.translated(-place.face)
        font = QFont(self._theme.font("name" if place.name_px >= 15 else "body"))
        room = area.width() - place.name_px * 1.1
        # A long name is written somewhat smaller before it is cut short.
        for size in (1.0, 0.92, 0.85, 0.78):
            font.setPixelSize(max(round(place.name_px * size), 12))
            metrics = QFontMetricsF(font)
            if metrics.horizontalAdvance(self.name) <= room:
                break
        text = metrics.elidedText(self.name, Qt.TextElideMode.ElideRight, room)
        body = min(metrics.horizontalAdvance(text) + place.name_px, area.width() - place.name_px * 0.7)
        front = drawn.ribbon(painter, self._theme, area, body, lit=self.is_to_act)
        painter.setFont(font)
        painter.setPen(self._theme.color("ink"))
        painter.drawText(front.adjusted(-4, -2, 4, 1), Qt.AlignmentFlag.AlignCenter, text)

    def _paint_goods(self, painter: QPainter) -> None:
        """The row under the ribbon: tokens, or an empty glass for who is out; then the coins."""
        place = self.place
        row = place.tokens.translated(-place.face)
        high = row.height()
        font = QFont(self._theme.font("key"))
        font.setPixelSize(round(high * 0.78))
        metrics = QFontMetricsF(font)
        held = self.handed if self._manners.has_tokens else 0
        heap = str(held) if held > TOKENS_IN_A_ROW else ""
        tokens = 1 if heap else held
        step = high * (0.78 if place.name_px else 0.56)
        coins = str(self.coins)
        small = not place.name_px
        icon = 0.0 if small else high * 0.66
        purse = icon + metrics.horizontalAdvance(coins) + high * (0.36 if small else 0.56)
        count_wide = metrics.horizontalAdvance(heap) + high * 0.5 if heap else 0.0
        wide = max(tokens, 1 if self.is_out else 0) * step + count_wide + purse + high * 0.2
        x = row.center().x() - wide / 2
        painter.setFont(font)
        for _ in range(tokens):
            painter.drawPixmap(QPointF(x + (step - high) / 2, row.top()), self._art.thing("token", high))
            x += step
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
