"""A card before somebody, or on its way.

The item belongs to a place, not to a card: it has a face only while the window's viewer may see one,
and is told no more than that. `cover` on the scene makes every private face paint as a back, whatever
the item knows.
"""

import math
from typing import TYPE_CHECKING, Final

from PySide6.QtCore import QPointF, QRectF, Qt
from PySide6.QtGui import QColor, QPainter, QPixmap, QTransform
from PySide6.QtWidgets import QGraphicsItem

from cucu_desktop.ui.art import BACK, SHADOW_REACH, Art
from cucu_desktop.ui.places import CARD_HEIGHT, Spot

if TYPE_CHECKING:
    from PySide6.QtWidgets import QStyleOptionGraphicsItem, QWidget

_DUSK: Final = QColor(20, 15, 8, 100)
_REST: Final = 2.0
"""How far a card at rest seems above the cloth: it is never quite flat."""


class CardItem(QGraphicsItem):
    """One card, face up or down.

    Attributes:
        face: the design's name if the viewer may see it, else None.
        is_public: whether everybody sees the face.
        is_covered: whether private faces are painted as backs now.
    """

    def __init__(self, art: Art, spot: Spot) -> None:
        super().__init__()
        self._art = art
        self.face: str | None = None
        self.is_public = False
        self.is_covered = False
        self._width = spot.width
        self._lift = _REST
        self._turned = 0.0
        self._moves = False
        self._is_dead = False
        self._is_faint = False
        self._keeps = False
        self._kept: tuple[object, QPixmap] | None = None
        self.lie(spot)

    def lie(self, spot: Spot) -> None:
        """Lie still in this spot."""
        self.prepareGeometryChange()
        self._width = spot.width
        self._lift = _REST
        self._moves = False
        self.setPos(spot.centre)
        self.setRotation(spot.angle)
        self.setScale(1.0)
        self.update()

    @property
    def spot(self) -> Spot:
        """Where it is now, how large and how it is turned."""
        return Spot(self.pos(), self.shown_width, self.rotation())

    def lies(self, spot: Spot) -> bool:
        """Tell whether it lies in this spot already, and still."""
        still = not self._moves and self._lift == _REST and self.scale() == 1.0
        there = self.pos() == spot.centre and self.rotation() == spot.angle and self._width == spot.width
        return still and there

    def keep_picture(self) -> None:
        """Keep what it looks like as it lies, until it travels: pushed aside or passed over, it is one blit.

        Qt's own caches do not serve: one is made anew when a turned item moves, the other blurs it.
        """
        self._keeps = True

    def travel(self, widest: float) -> None:
        """Be on the way: painted quickly, from a picture that is good up to this width."""
        self._keeps, self._kept = False, None
        self.prepareGeometryChange()
        self.setScale(self.scale() * self._width / widest)
        self._width = widest
        self._moves = True

    @property
    def shown_width(self) -> float:
        """The width at which it is seen."""
        return self._width * self.scale()

    def set_shown_width(self, width: float) -> None:
        """Grow or shrink."""
        self.setScale(width / self._width)

    def set_lift(self, lift: float) -> None:
        """Hold it so many steps above the cloth."""
        self._lift = lift
        self.update()

    def show_face(self, face: str | None, *, public: bool) -> None:
        """Lie face up with this design, or face down."""
        self.face = face
        self.is_public = public and face is not None
        self._turned = 1.0 if face else 0.0
        self.update()

    def set_turned(self, turned: float) -> None:
        """Be turned over so far: 0 shows the back, 1 the face."""
        self._turned = turned
        self.update()

    @property
    def turned(self) -> float:
        """How far it is turned over."""
        return self._turned

    def bury(self, *, dead: bool) -> None:
        """Be dead, or alive again: a dead card lies there and counts for nothing."""
        self._is_dead = dead
        self.update()

    def set_faint(self, *, faint: bool) -> None:
        """Lie in the dusk, while only others are looked at."""
        if faint != self._is_faint:
            self._is_faint = faint
            self.update()

    @property
    def is_dead(self) -> bool:
        """Whether the card is dead."""
        return self._is_dead

    @property
    def visible_face(self) -> str | None:
        """The design that can be seen now, or None."""
        hidden = self.is_covered and not self.is_public
        return self.face if self._turned > 0.5 and not hidden else None

    def is_at(self, point: QPointF) -> bool:
        """Tell whether the card itself, without its shadow, lies at a point of the table."""
        here = self.mapFromScene(point)
        return abs(here.x()) * 2 < self._width and abs(here.y()) * 2 < self._width * CARD_HEIGHT

    def boundingRect(self) -> QRectF:
        """What it may paint on."""
        width, height = self._width, self._width * CARD_HEIGHT
        reach = width * SHADOW_REACH + 14
        return QRectF(-width / 2 - reach, -height / 2 - reach, width + 2 * reach, height + 2 * reach)

    def paint(
        self, painter: QPainter, option: "QStyleOptionGraphicsItem", widget: "QWidget | None" = None
    ) -> None:
        """Paint it, or what was kept of it."""
        del option, widget
        if not self._keeps or 0 < self._turned < 1:
            self._paint_card(painter)
            return
        there = painter.worldTransform()
        turned = QTransform(there.m11(), there.m12(), there.m21(), there.m22(), 0, 0)
        corner = turned.mapRect(self.boundingRect()).topLeft() + QPointF(there.dx(), there.dy())
        ratio = self._art.ratio
        painter.setWorldTransform(
            QTransform.fromTranslate(round(corner.x() * ratio) / ratio, round(corner.y() * ratio) / ratio)
        )
        painter.drawPixmap(QPointF(0, 0), self._picture(turned))
        painter.setWorldTransform(there)

    def _picture(self, turned: QTransform) -> QPixmap:
        """Return what it looks like, turned and large as this tells."""
        state = (self._width, self.visible_face, self._lift, self._is_dead, self._is_faint)
        looks = (turned, *state, self._art.ratio, self._art.other_back)
        if self._kept is None or self._kept[0] != looks:
            area = turned.mapRect(self.boundingRect())
            picture = QPixmap((area.size() * self._art.ratio).toSize())
            picture.setDevicePixelRatio(self._art.ratio)
            picture.fill(Qt.GlobalColor.transparent)
            painter = QPainter(picture)
            painter.setRenderHint(QPainter.RenderHint.Antialiasing)  # a turned edge is no staircase
            painter.setTransform(turned * QTransform.fromTranslate(-area.left(), -area.top()))
            self._paint_card(painter)
            painter.end()
            self._kept = looks, picture
        return self._kept[1]

    def _paint_card(self, painter: QPainter) -> None:
        width, height = self._width, self._width * CARD_HEIGHT
        squeeze = abs(1 - 2 * self._turned) if 0 < self._turned < 1 else 1.0
        painter.setRenderHint(painter.RenderHint.SmoothPixmapTransform, not self._moves)
        if squeeze != 1.0:
            painter.scale(max(squeeze, 0.02), 1.0)
        reach = width * SHADOW_REACH
        fall = self._fallen()
        painter.drawPixmap(
            QPointF(-width / 2 - reach, -height / 2 - reach) + fall, self._art.shadow(width, self._lift)
        )
        picture = self._art.card(self.visible_face or BACK, width)
        if self._is_dead:
            painter.setOpacity(painter.opacity() * 0.45)
        area = QRectF(-width / 2, -height / 2, width, height)
        painter.drawPixmap(area, picture, QRectF(picture.rect()))
        if self._is_faint:
            painter.fillRect(area.adjusted(0.5, 0.5, -0.5, -0.5), _DUSK)

    def _fallen(self) -> QPointF:
        """Where the shadow falls: away from the lamp at the top left, however the card is turned."""
        turn = math.radians(-self.rotation())
        x, y = self._lift * 0.7, self._lift * 1.25
        return QPointF(
            x * math.cos(turn) - y * math.sin(turn), x * math.sin(turn) + y * math.cos(turn)
        ) / max(self.scale(), 0.2)


_LAYER: Final = 4
_MOST_LAYERS: Final = 13
_THICK: Final = 0.9
"""Into how many layers of how many cards, and how thick, a pack is painted."""


class PackItem(QGraphicsItem):
    """The pack before the dealer: as thick as the cards that are left."""

    def __init__(self, art: Art) -> None:
        super().__init__()
        self._art = art
        self._width = 40.0
        self.count = 0
        self.setAcceptedMouseButtons(Qt.MouseButton.NoButton)

    def lie(self, spot: Spot) -> None:
        """Lie in this spot."""
        self.prepareGeometryChange()
        self._width = spot.width
        self.setPos(spot.centre)
        self.setRotation(spot.angle)

    def set_count(self, count: int) -> None:
        """Hold so many cards."""
        self.count = max(count, 0)
        self.update()

    @property
    def _layers(self) -> int:
        """Every few cards are painted as one, which tells a full pack from a thin one well enough."""
        return min(math.ceil(self.count / _LAYER), _MOST_LAYERS)

    @property
    def top(self) -> QPointF:
        """Where on the table the uppermost card is."""
        up = max(self._layers - 1, 0) * _THICK
        return self.mapToScene(QPointF(-up * 0.3, -up))

    def boundingRect(self) -> QRectF:
        """What it may paint on."""
        width, height = self._width, self._width * CARD_HEIGHT
        reach = width * SHADOW_REACH + 10
        return QRectF(-width / 2 - reach, -height / 2 - reach, width + 2 * reach, height + 2 * reach)

    def paint(
        self, painter: QPainter, option: "QStyleOptionGraphicsItem", widget: "QWidget | None" = None
    ) -> None:
        """Paint it."""
        del option, widget
        if not self.count:
            return
        width, height = self._width, self._width * CARD_HEIGHT
        reach = width * SHADOW_REACH
        back = self._art.card(BACK, width)
        painter.setRenderHint(painter.RenderHint.SmoothPixmapTransform)
        painter.drawPixmap(
            QPointF(-width / 2 - reach + 2.5, -height / 2 - reach + 4), self._art.shadow(width, 3)
        )
        for layer in range(self._layers):
            up = layer * _THICK
            # Not quite squared up: hands have left it there.
            aside = (layer * 7 % 5 - 2) * 0.2 - up * 0.3
            painter.drawPixmap(
                QRectF(-width / 2 + aside, -height / 2 - up, width, height), back, QRectF(back.rect())
            )
