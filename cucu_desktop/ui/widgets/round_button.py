"""A round button with a picture on the dark of the room, for rare actions at the table."""

import sys
from typing import Final, Literal

from PySide6.QtCore import QPointF, QRect, QRectF, QSize, Qt
from PySide6.QtGui import QKeySequence, QPainter, QPainterPath, QPaintEvent, QPen, QPolygonF
from PySide6.QtWidgets import QWidget

from cucu_desktop.ui.widgets.focus import paint_ring_in
from cucu_desktop.ui.widgets.paper_widgets import Button, caps_shown
from cucu_desktop.ui.widgets.safe_paint import safe_paint
from cucu_desktop.ui.widgets.theme import Theme
from cucu_desktop.ui.widgets.themed import Themed

Picture = Literal["lamp", "undo", "people", "bubble", "cross", "menu"]
TARGET: Final = 44
"""The least width and height, in px at any size of text."""
_FROM_CORNER: Final = 6
"""Distance of the button of the menu from the edges of the window, in px at any size of text."""


class RoundButton(Themed, Button):
    """A picture in a circle; the key of the same action is the menu's, or the button's own shortcut."""

    def __init__(self, theme: Theme, key: str, picture: Picture, parent: QWidget) -> None:
        """`key` is a key sequence in Qt's portable text."""
        super().__init__(parent)
        self.theme = theme
        self._key, self._picture = key, picture
        self.setCursor(Qt.CursorShape.PointingHandCursor)
        self.setFocusPolicy(Qt.FocusPolicy.StrongFocus)
        self.setAttribute(Qt.WidgetAttribute.WA_Hover)
        self.setFixedSize(self.sizeHint())

    def restyle(self) -> None:
        self.setFixedSize(self.sizeHint())
        super().restyle()

    def say(self, meaning: str) -> None:
        """Set the meaning, in a tooltip and for screen readers."""
        self.setAccessibleName(meaning)
        self.setAccessibleDescription(meaning)  # a description equal to the name would be read twice
        self.setToolTip(f"{meaning} ({self._cap})" if self._cap else meaning)

    def sizeHint(self) -> QSize:
        return QSize(side_of(self.theme), side_of(self.theme))

    @property
    def _cap(self) -> str:
        """The key as it is printed on a keyboard; empty if such keys are off."""
        return QKeySequence(self.theme.key(self._key)).toString(QKeySequence.SequenceFormat.NativeText)

    @safe_paint
    def paintEvent(self, event: QPaintEvent) -> None:
        """Paint the circle, its picture and, once keys are in use, the key beneath it."""
        del event
        theme, painter = self.theme, QPainter(self)
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        circle = QRectF(self.rect()).adjusted(3, 3, -3, -3)
        ground, ink = theme.color("room"), theme.color("on_room")
        ground.setAlpha(215)
        painter.setPen(QPen(ink, 2.4 if self.underMouse() else 1.2))
        painter.setBrush(ground)
        painter.drawEllipse(circle)
        unit = circle.width() / 40
        pen = QPen(ink, 2.2)
        pen.setCapStyle(Qt.PenCapStyle.RoundCap)
        pen.setJoinStyle(Qt.PenJoinStyle.RoundJoin)
        painter.save()
        painter.translate(circle.center())
        painter.scale(unit, unit)
        painter.setPen(pen)
        painter.setBrush(Qt.BrushStyle.NoBrush)
        painter.drawPath(_PICTURES[self._picture])
        painter.restore()
        if self.hasFocus():
            paint_ring_in(painter, theme, self.rect(), self.width() / 2)
        if caps_shown() and len(self._cap) == 1:
            cap = QRectF(0, 0, 15 * unit, 15 * unit)
            cap.moveBottomRight(QRectF(self.rect()).bottomRight())
            painter.setPen(QPen(theme.color("ink"), 1.2))
            painter.setBrush(theme.color("key"))
            painter.drawRoundedRect(cap.adjusted(1, 1, -1, -1), 3, 3)
            font = theme.font("key")
            font.setPixelSize(round(12 * unit))
            painter.setFont(font)
            painter.drawText(cap, Qt.AlignmentFlag.AlignCenter, self._cap)


def _path(*strokes: str) -> QPainterPath:
    """Return strokes of "x y" points, or a circle of "x y radius", round the middle of a circle of 40."""
    path = QPainterPath()
    for stroke in strokes:
        numbers = [float(number) for number in stroke.split()]
        if len(numbers) % 2:
            path.addEllipse(QPointF(numbers[0], numbers[1]), numbers[2], numbers[2])
            continue
        points = [QPointF(*at) for at in zip(numbers[::2], numbers[1::2], strict=True)]
        path.addPolygon(QPolygonF(points))
    return path


_PICTURES: Final[dict[Picture, QPainterPath]] = {
    "lamp": _path(
        "-3.5 9 -3.5 5.5 -6 2 -7 -2 -5.5 -7 0 -10 5.5 -7 7 -2 6 2 3.5 5.5 3.5 9 -3.5 9", "-2 12 2 12"
    ),
    "undo": _path("-8 -4 2 -4 7 -2 9 3 7 8 2 10 -5 10", "-3 -9 -8 -4 -3 1"),
    "people": _path("-5.5 -4 3.6", "5.5 -4 3.6", "-11 9 -9 4 -5.5 2.5 -2 4 0 9", "0 9 2 4 5.5 2.5 9 4 11 9"),
    "bubble": _path(
        "-9 -8 9 -8 11 -6 11 3 9 5 -2 5 -7 10 -7 5 -9 5 -11 3 -11 -6 -9 -8", "-5 -2 .7", "0 -2 .7", "5 -2 .7"
    ),
    "cross": _path("-6 -6 6 6", "-6 6 6 -6"),
    "menu": _path("-8 -6 8 -6", "-8 0 8 0", "-8 6 8 6"),
}


def side_of(theme: Theme) -> int:
    """Return the width and height of a round button."""
    return max(TARGET, theme.px(TARGET))


def menu_slot(width: int, theme: Theme) -> QRect:
    """Return the place of the menu's button in a window of this width; without size on macOS."""
    if sys.platform == "darwin":
        return QRect(width, 0, 0, 0)
    side = side_of(theme)
    return QRect(width - _FROM_CORNER - side, _FROM_CORNER, side, side)


def beside_menu(layer: Themed, area: QRect) -> QRect:
    """Return the part of an area along the upper edge that is at the left of the menu's button.

    `layer` is as wide as the window.
    """
    slot = menu_slot(layer.width(), layer.theme)
    return area.adjusted(0, 0, min(0, slot.left() - 1 - area.right()), 0)
