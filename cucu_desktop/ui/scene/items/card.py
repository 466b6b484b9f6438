"""The items of a card and of the pack.

A `CardItem` belongs to a seat or a hand, not to a card: it knows a face only while the window's viewer may
see that face. `cover` on the scene makes every private face paint as a back, whatever the item knows.
"""

import math
from typing import Final

from PySide6.QtCore import QPointF, QRectF, Qt
from PySide6.QtGui import QColor, QPainter, QPixmap

from cucu_desktop.ui.scene.items.picture import SMOOTH, Look, TurnedItem, TurnedPicture, picture_of
from cucu_desktop.ui.widgets.art import BACK, FALLEN, SHADOW_REACH, Art
from cucu_desktop.ui.widgets.seat_geometry import CARD_HEIGHT, PACK_RISES, Spot

_DUSK: Final = QColor(20, 15, 8, 100)
_REST: Final = 2.0
"""The lift of a resting card, which gives it a small shadow."""
_FALLS: Final = (0.7, 1.25)
"""The shadow's offset to the right and down, per unit of lift."""
_FALLS_FAR: Final = math.hypot(*_FALLS)
_HALF: Final = 0.5
"""From this fraction of a turn on the face is painted, not the back."""
_STEPS: Final = 2
"""The lift is rounded up to multiples of this for the bounding rectangle of a moving card."""
_SMALLEST_SCALE: Final = 0.2
"""The shadow of a card scaled below this grows no further in the card's coordinates."""


def _reach(width: float, reach: float) -> QRectF:
    """Return the rectangle of a card of this width, enlarged by `reach` pixels on all sides."""
    high = width * CARD_HEIGHT
    return QRectF(-width / 2 - reach, -high / 2 - reach, width + 2 * reach, high + 2 * reach)


class CardItem(TurnedItem):
    """One card, face up or down.

    Attributes:
        lift: the height above the cloth, in pixels of its shadow; `_REST` for a resting card.
    """

    is_covered = Look(default=False)
    """Whether private faces are painted as backs now."""
    is_dead = Look(default=False)
    """Whether the card stays on the table and no longer counts."""
    is_fallen = Look(default=False)
    """Whether the card was exchanged and became the lowest card: it is shown upside down (KL3)."""
    is_faint = Look(default=False)

    def __init__(self, art: Art, spot: Spot) -> None:
        super().__init__(art)
        self._face: str | None = None
        self._is_public = False
        self._width = spot.width
        self.lift = _REST
        self._turned = 0.0
        self._moves = False
        self._kept: TurnedPicture | None = None
        self._flat: tuple[QPixmap, QRectF, QRectF] | None = None
        """The picture without shadow, its area in the item and its source rectangle; None after a change."""
        self._flat_age = 0
        self._room = (0.0, 0.0, 0.0)
        """The width, lift and scaled lift for which the bounding rectangle was computed while moving."""
        self.place(spot)

    def place(self, spot: Spot) -> None:
        """Set position, size and rotation, and end any movement."""
        self.lift = _REST
        self._moves = False
        self._set_width(spot.width)
        self.setPos(spot.centre)
        self.setRotation(spot.angle)
        self.setScale(1.0)
        self.renew()

    def renew(self) -> None:
        self._flat = None
        super().renew()

    @property
    def face(self) -> str | None:
        """The design's name if the viewer may see it, else None."""
        return self._face

    @property
    def is_public(self) -> bool:
        """Whether all players see the face."""
        return self._is_public

    @property
    def spot(self) -> Spot:
        return Spot(self.pos(), self.shown_width, self.rotation())

    def is_resting_at(self, spot: Spot) -> bool:
        still = not self._moves and self.lift == _REST and self.scale() == 1.0
        there = self.pos() == spot.centre and self.rotation() == spot.angle and self._width == spot.width
        return still and there

    def keep_picture(self) -> None:
        """Cache the card as one picture until it moves, so that a frame costs one blit."""
        self._kept = self._kept or TurnedPicture()

    def travel(self, widest: float) -> None:
        """Begin a movement: paint from a picture that is sharp up to this width."""
        self._kept = None
        self.setScale(self.scale() * self._width / widest)
        self._moves = True
        self._room = (0.0, 0.0, 0.0)
        self._set_width(widest)

    def carry(self, x: float, y: float, angle: float, width: float, lift: float) -> None:
        self.setPos(x, y)  # moving it repaints it anyway
        self.setRotation(angle)
        self.setScale(width / self._width)
        self.lift = lift
        self._settled = None
        self._make_room()

    @property
    def shown_width(self) -> float:
        """The present width on the table; animations change it."""
        return self._width * self.scale()

    def set_shown_width(self, width: float) -> None:
        self.setScale(width / self._width)
        self._make_room()

    def set_lift(self, lift: float) -> None:
        """Set the apparent height above the cloth, which moves the shadow."""
        self.lift = lift
        self._settled = None
        self._make_room()
        self.update()

    def show_face(self, face: str | None, *, public: bool) -> None:
        """Show this design face up; for None, the back."""
        self._face = face
        self._is_public = public and face is not None
        self._turned = 1.0 if face else 0.0
        self.renew()

    def set_turned(self, turned: float) -> None:
        """Set the fraction of the turn: 0 shows the back, 1 the face."""
        is_seen = (turned > _HALF) == (self._turned > _HALF)
        self._turned = turned
        if is_seen:  # the same side as before; the picture is still valid
            self._settled = None
            self.update()
        else:
            self.renew()

    @property
    def turned(self) -> float:
        return self._turned

    @property
    def visible_face(self) -> str | None:
        """The design of the face shown now, or None for a back."""
        hidden = self.is_covered and not self._is_public
        return self._face if self._turned > _HALF and not hidden else None

    @property
    def _drawing(self) -> str:
        face = self.visible_face
        return BACK if face is None else FALLEN.format(face) if self.is_fallen else face

    def is_at(self, point: QPointF) -> bool:
        """Return whether a point of the table is on the card itself, not on its shadow."""
        here = self.mapFromScene(point)
        return abs(here.x()) * 2 < self._width and abs(here.y()) * 2 < self._width * CARD_HEIGHT

    def _set_width(self, width: float) -> None:
        self._width = width
        self._settled = self._flat = None
        self._make_room()

    def _make_room(self) -> None:
        """Set the bounding rectangle, including the shadow: Qt repaints this area with the card.

        While the card moves, the rectangle changes in steps; unsmoothed painting may reach one pixel further.
        """
        width, lift, margin = self._width, self.lift, 1
        high = lift / max(self.scale(), _SMALLEST_SCALE)
        if self._moves:
            lift, high, margin = -(-lift // _STEPS) * _STEPS, -(-high // _STEPS) * _STEPS, 2
            before, self._room = self._room, (width, lift, high)
            if self._room == before:
                return
        self.setRect(_reach(width, self._art.shadow_reach(width, lift) + _FALLS_FAR * high + margin))

    def _paint_whole(self, painter: QPainter) -> TurnedPicture | None:
        if self._kept is None or 0 < self._turned < 1:
            self._paint_card(painter)
            return None
        looks = (self._width, self._drawing, self.lift, self.is_dead, self.is_faint, self._art.look)
        self._kept.paint(painter, looks, self.rect, self._art.ratio, self._paint_card, self._painted)
        return self._kept

    def _painted(self) -> QRectF:
        """Return the area painted at rest, half of the bounding rectangle."""
        width, height = self._width, self._width * CARD_HEIGHT
        card = QRectF(-width / 2, -height / 2, width, height)
        reach = self._art.shadow_reach(width, self.lift)
        shadow = card.adjusted(-reach, -reach, reach, reach).translated(*self._fallen())
        return card.united(shadow).adjusted(-1, -1, 1, 1)

    def _paint_card(self, painter: QPainter) -> None:
        if self._flat is None or self._flat_age != self._art.age:
            width, height = self._width, self._width * CARD_HEIGHT
            picture = self._art.card(self._drawing, width)
            area = QRectF(-width / 2, -height / 2, width, height)
            self._flat, self._flat_age = (picture, area, QRectF(picture.rect())), self._art.age
        picture, area, whole = self._flat
        # The painter starts without smoothing; moving cards and the shadow of a turning card need none.
        is_smooth, is_turning = not self._moves, 0 < self._turned < 1
        if is_turning:
            painter.scale(max(abs(1 - 2 * self._turned), 0.02), 1.0)
        if is_smooth and not is_turning:
            painter.setRenderHint(SMOOTH)
        self._paint_shadow(painter)
        if is_smooth and is_turning:
            painter.setRenderHint(SMOOTH)
        if self.is_dead:
            painter.setOpacity(painter.opacity() * 0.45)
        painter.drawPixmap(area, picture, whole)
        if is_smooth:
            painter.setRenderHint(SMOOTH, on=False)
        if self.is_faint:
            painter.fillRect(area.adjusted(0.5, 0.5, -0.5, -0.5), _DUSK)

    def _paint_shadow(self, painter: QPainter) -> None:
        """Paint the whole shadow with one call: painting only its visible strips is slower."""
        shadow, left, top = self._art.cast_shadow(self._width, self.lift)
        aside, down = self._fallen()
        painter.drawPixmap(QPointF(left + aside, top + down), shadow)

    def _fallen(self) -> tuple[float, float]:
        """Return the shadow's offset: to the lower right on screen, whatever the card's rotation."""
        turn = math.radians(-self.rotation())
        cos, sin = math.cos(turn), math.sin(turn)
        high = self.lift / max(self.scale(), _SMALLEST_SCALE)
        x, y = high * _FALLS[0], high * _FALLS[1]
        return x * cos - y * sin, x * sin + y * cos


_FINER: Final = 1.5
"""The resolution of a picture that is rotated while painted, relative to the screen."""
_LAYER: Final = 4
_MOST_LAYERS: Final = 13
"""The number of cards per layer, and the maximum number of layers painted."""


class PackItem(TurnedItem):
    """The pack before the dealer; its thickness shows the number of cards left."""

    def __init__(self, art: Art, *, is_turning: bool = False) -> None:
        """`is_turning`: whether the pack is rotated in each frame, as the halves of a riffle are."""
        super().__init__(art)
        self._width = 40.0
        self._kept = TurnedPicture()
        self._is_turning = is_turning
        self._straight: QPixmap | None = None
        """The unrotated picture, from which the pack is painted while it rotates."""
        self.count = 0
        self.setAcceptedMouseButtons(Qt.MouseButton.NoButton)

    def place(self, spot: Spot) -> None:
        if spot.width != self._width:
            self._straight = None
        self._width = spot.width
        self.setRect(_reach(spot.width, spot.width * SHADOW_REACH + 10))
        self.setPos(spot.centre)
        self.setRotation(spot.angle)
        self.renew()

    def set_count(self, count: int) -> None:
        self.count = max(count, 0)
        self._straight = None
        self.renew()

    @property
    def _layers(self) -> int:
        """Return the number of layers painted; a layer stands for several cards."""
        return min(math.ceil(self.count / _LAYER), _MOST_LAYERS)

    @property
    def top(self) -> QPointF:
        """The position of the top card on the table."""
        up = max(self._layers - 1, 0) * self._thick
        return self.mapToScene(QPointF(-up * 0.3, -up))

    @property
    def _thick(self) -> float:
        return self._width * PACK_RISES / _MOST_LAYERS

    def _paint_whole(self, painter: QPainter) -> TurnedPicture | None:
        if not self.count:
            return None
        if self._is_turning:
            self._paint_turned(painter)
            return None
        looks = (self._width, self._layers, self._art.look)
        self._kept.paint(painter, looks, self.rect, self._art.ratio, self._paint_layers)
        return self._kept

    def _paint_turned(self, painter: QPainter) -> None:
        """Paint all layers from one picture: painting them singly takes ten times as long in each frame."""
        area = self.rect()
        if self._straight is None:
            self._straight = picture_of(area, self._art.ratio * _FINER, self._paint_layers)
        painter.setRenderHint(SMOOTH)
        painter.drawPixmap(area, self._straight, QRectF(self._straight.rect()))
        painter.setRenderHint(SMOOTH, on=False)

    def _paint_layers(self, painter: QPainter) -> None:
        width, height = self._width, self._width * CARD_HEIGHT
        reach = self._art.shadow_reach(width, 3)
        back = self._art.card(BACK, width)
        painter.setRenderHint(SMOOTH)
        painter.drawPixmap(
            QPointF(-width / 2 - reach + 2.5, -height / 2 - reach + 4), self._art.shadow(width, 3)
        )
        for layer in range(self._layers):
            up = layer * self._thick
            # The layers are slightly shifted against each other.
            aside = (layer * 7 % 5 - 2) * 0.2 - up * 0.3
            painter.drawPixmap(
                QRectF(-width / 2 + aside, -height / 2 - up, width, height), back, QRectF(back.rect())
            )
