"""A place for a card on the writer page: in a hand, in the pack, or among the remaining cards."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from PySide6.QtCore import QPointF, QRectF, QSize, Qt, Signal
from PySide6.QtGui import QColor, QFontMetrics, QPainter, QPen
from PySide6.QtWidgets import QAbstractButton

from cucu_desktop.ui.widgets.safe_paint import safe_paint
from cucu_desktop.ui.widgets.seat_geometry import CARD_HEIGHT

if TYPE_CHECKING:
    from PySide6.QtCore import QEvent
    from PySide6.QtGui import QEnterEvent, QFocusEvent, QKeyEvent, QMouseEvent, QPaintEvent, QPixmap

    from cucu_desktop.ui.widgets.art import Art
    from cucu_desktop.ui.widgets.theme import Theme

_DRAG: Final = 8
"""Pixels that the pointer moves before a click becomes a drag."""
EDGE: Final = 7
"""Margin in pixels round the card: for its shadow, and for its rise."""
_RISES: Final = 3
_TURNS: Final = -2.2
"""Angle in degrees of the card under the pointer."""
_COUNT: Final = 15
"""Size of the number on the seal at the usual text size; it grows half as much as text does."""
_GHOST: Final = 0.28


class CardPlace(QAbstractButton):
    """A place with or without a card.

    Attributes:
        number: its index in the pile; None for a remaining card.
        card: the id of the card, or "".
    """

    carried = Signal(QPointF)
    """The card is dragged: the position of the pointer, on the screen."""
    dropped = Signal(QPointF)
    """The card is dropped at this position."""
    walked = Signal(int)
    """An arrow key was pressed: a `Qt.Key`."""
    typed = Signal(str)
    """The first letter of a typed card name."""
    emptied = Signal()
    """Remove the card."""

    def __init__(self, theme: Theme, art: Art, number: int | None = None) -> None:
        super().__init__()
        self.theme, self._art = theme, art
        self.number = number
        self.card = ""
        self.drawing = ""
        self.pack = ""
        self.ghost = ""
        self.count = 0
        self.wide = 40
        self.caption = ""
        self.is_current = self.is_faulty = self.is_away = self.is_goal = False
        self.is_still = False
        self._grip: QPointF | None = None
        self._carries = False
        self.setAttribute(Qt.WidgetAttribute.WA_Hover)
        self.setFocusPolicy(Qt.FocusPolicy.NoFocus)

    def sizeHint(self) -> QSize:
        return QSize(self.wide + 2 * EDGE, round(self.wide * CARD_HEIGHT) + 2 * EDGE)

    def show_card(self, card: str, drawing: str = "", *, pack: str, ghost: str = "", count: int = 0) -> None:
        """Show a card or an empty place.

        Args:
            card: the id of the card; "" for none.
            drawing: the design that is drawn.
            pack: the pack of the card.
            ghost: the implied card of an empty place, which is drawn faintly.
            count: the number of remaining copies.
        """
        look = (card, drawing or card, pack, ghost, count)
        if look != (self.card, self.drawing, self.pack, self.ghost, self.count):
            self.card, self.drawing, self.pack, self.ghost, self.count = look
            self.update()

    def mark(self, *, current: bool, faulty: bool = False) -> None:
        """Mark the place as that of the next card, and as faulty."""
        if (current, faulty) != (self.is_current, self.is_faulty):
            self.is_current, self.is_faulty = current, faulty
            self.update()

    def set_away(self, *, away: bool) -> None:
        """Hide the card while it is carried, or show it again."""
        if away != self.is_away:
            self.is_away = away
            self.update()

    def set_goal(self, *, goal: bool) -> None:
        """Highlight the place as the target of the carried card."""
        if goal != self.is_goal:
            self.is_goal = goal
            self.update()

    def picture(self, wide: float) -> QPixmap:
        return self._art.card(self.drawing, wide, pack=self.pack)

    @property
    def can_be_taken(self) -> bool:
        """Return whether the place has a card that can be dragged."""
        return bool(self.card) and (self.number is not None or self.count > 0)

    # Pointer

    def mousePressEvent(self, event: QMouseEvent) -> None:
        """Begin a click or a drag."""
        super().mousePressEvent(event)
        if event.button() == Qt.MouseButton.LeftButton and self.can_be_taken:
            self._grip = event.position()

    def mouseMoveEvent(self, event: QMouseEvent) -> None:
        """Drag the card, if the button is down."""
        if self._grip is None:
            super().mouseMoveEvent(event)
            return
        if not self._carries and (event.position() - self._grip).manhattanLength() > _DRAG:
            self._carries = True
            self.setDown(False)
        if self._carries:
            self.carried.emit(event.globalPosition())

    def mouseReleaseEvent(self, event: QMouseEvent) -> None:
        """Drop the card; without a drag it is a click."""
        carries, self._grip, self._carries = self._carries, None, False
        if carries:
            self.dropped.emit(event.globalPosition())
        else:
            super().mouseReleaseEvent(event)

    def mouseDoubleClickEvent(self, event: QMouseEvent) -> None:
        """Remove the card from a place; on a remaining card it is another click."""
        if self.number is None:
            super().mouseDoubleClickEvent(event)
        else:
            self.emptied.emit()

    @property
    def grip(self) -> QPointF:
        """The vector from the pointer to the centre of the card, at the start of the drag."""
        return QPointF(self.rect().center()) - (self._grip or QPointF(self.rect().center()))

    def let_go(self) -> None:
        """End the drag."""
        self._grip, self._carries = None, False

    def enterEvent(self, event: QEnterEvent) -> None:
        super().enterEvent(event)
        self.update()

    def leaveEvent(self, event: QEvent) -> None:
        super().leaveEvent(event)
        self.update()

    # Keyboard

    def keyPressEvent(self, event: QKeyEvent) -> None:
        """Arrows emit `walked`, Delete `emptied`, letters and digits `typed`; Enter and space click."""
        key = event.key()
        keys = Qt.Key
        if key in (keys.Key_Left, keys.Key_Right, keys.Key_Up, keys.Key_Down, keys.Key_Home, keys.Key_End):
            self.walked.emit(key)
        elif key in (keys.Key_Delete, keys.Key_Backspace):
            self.emptied.emit()
        elif key in (keys.Key_Return, keys.Key_Enter):
            if not event.isAutoRepeat():
                self.click()
        elif event.text().isalnum() and not event.modifiers() & ~Qt.KeyboardModifier.ShiftModifier:
            self.typed.emit(event.text())
        else:
            super().keyPressEvent(event)

    def focusInEvent(self, event: QFocusEvent) -> None:
        super().focusInEvent(event)
        self.update()

    # Painting

    @safe_paint
    def paintEvent(self, event: QPaintEvent) -> None:
        del event
        painter = QPainter(self)
        painter.setRenderHints(QPainter.RenderHint.Antialiasing | QPainter.RenderHint.SmoothPixmapTransform)
        high = self.wide * CARD_HEIGHT
        area = QRectF((self.width() - self.wide) / 2, EDGE, self.wide, high)
        self._paint_ground(painter, area)
        shows = bool(self.card) and not (self.is_away and self.count <= 1)
        if shows:
            self._paint_card(painter, area)
        if self.count > 1:
            self._paint_count(painter, area)
        if self.caption:
            self._paint_caption(painter, area)
        if self.hasFocus():
            painter.setPen(QPen(self.theme.color("focus"), 2.6))
            painter.setBrush(Qt.BrushStyle.NoBrush)
            painter.drawRoundedRect(area.adjusted(-4, -4, 4, 4), 6, 6)

    def _paint_ground(self, painter: QPainter, area: QRectF) -> None:
        lit = self.is_current or self.is_goal
        if self.card and not lit and not self.is_faulty and not self.is_away:
            return
        colour = self.theme.color("ochre" if lit else "call" if self.is_faulty else "faint")
        pen = QPen(colour, 2.4 if lit or self.is_faulty else 1.2)
        pen.setDashPattern([3, 2.4])
        fill = QColor(self.theme.color("active"))
        fill.setAlpha(120 if self.is_goal else 70 if self.is_current else 0)
        painter.setPen(pen)
        painter.setBrush(fill)
        painter.drawRoundedRect(area.adjusted(-2, -2, 2, 2), 5, 5)
        if self.ghost and not self.card:
            picture = self._art.card(self.ghost, self.wide, pack=self.pack)
            painter.setOpacity(_GHOST)
            painter.drawPixmap(area, picture, QRectF(picture.rect()))
            painter.setOpacity(1.0)

    def _paint_card(self, painter: QPainter, area: QRectF) -> None:
        up = self.can_be_taken and (self.underMouse() or self.isDown())
        lift = (1 if self.isDown() else _RISES * 2) if up else 1
        picture = self.picture(self.wide)
        reach = self._art.shadow_reach(self.wide, lift)
        painter.save()
        painter.translate(area.center())
        if up and not self.is_still and not self.isDown():
            painter.rotate(_TURNS)
        painter.translate(0, -_RISES if up and not self.isDown() else 0)
        where = area.translated(-area.center())
        if self.number is None and not self.count:
            painter.setOpacity(_GHOST)
        else:
            shadow = QPointF(-self.wide / 2 - reach + lift * 0.5, where.top() - reach + lift * 0.9)
            painter.drawPixmap(shadow, self._art.shadow(self.wide, lift))
        painter.drawPixmap(where, picture, QRectF(picture.rect()))
        painter.restore()

    def _paint_caption(self, painter: QPainter, area: QRectF) -> None:
        """Paint the name of the card's owner, elided to the width."""
        font = self.theme.font("small")
        room = self.width() - 4
        text = QFontMetrics(font).elidedText(self.caption, Qt.TextElideMode.ElideRight, room)
        painter.setFont(font)
        painter.setPen(self.theme.color("ink"))
        below = QRectF(2, area.bottom() + 3, room, self.height() - area.bottom() - 3)
        painter.drawText(below, Qt.AlignmentFlag.AlignHCenter | Qt.AlignmentFlag.AlignTop, text)

    def _paint_count(self, painter: QPainter, area: QRectF) -> None:
        """Paint the number of copies on a seal at the corner."""
        pixels = max(9, round(min(_COUNT * (1 + self.theme.text_scale) / 2, self.wide * 0.4)))
        radius = pixels / 1.4
        seal = QRectF(area.right() - radius * 1.5, area.top() - radius * 0.5, 2 * radius, 2 * radius)
        painter.setPen(QPen(self.theme.color("ink"), 1.2))
        painter.setBrush(self.theme.color("cream"))
        painter.drawEllipse(seal)
        font = self.theme.font("key")
        font.setPixelSize(pixels)
        painter.setFont(font)
        painter.drawText(seal, Qt.AlignmentFlag.AlignCenter, str(self.count))
