"""A quiet button: a word and its key beside the question, for rare actions."""

from PySide6.QtCore import QPoint, QRect, QSize, Qt
from PySide6.QtGui import QKeySequence, QPainter, QPaintEvent, QPen
from PySide6.QtWidgets import QWidget

from cucu_desktop.ui.widgets.focus import paint_ring_in
from cucu_desktop.ui.widgets.paper_widgets import Button
from cucu_desktop.ui.widgets.safe_paint import safe_paint
from cucu_desktop.ui.widgets.theme import Theme
from cucu_desktop.ui.widgets.themed import Themed


class FlatButton(Themed, Button):
    """A word on the dark of the room, with the key of the same action; the key itself is the menu's."""

    def __init__(self, theme: Theme, key: str, parent: QWidget) -> None:
        """`key` is a key sequence in Qt's portable text."""
        super().__init__(parent)
        self.theme = theme
        self._key = key
        self.setCursor(Qt.CursorShape.PointingHandCursor)
        self.setFocusPolicy(Qt.FocusPolicy.StrongFocus)
        self.setAttribute(Qt.WidgetAttribute.WA_Hover)

    def say(self, word: str, meaning: str) -> None:
        """Set the word; its meaning is in a tooltip and for screen readers."""
        if (word, meaning) == (self.text(), self.accessibleName()):
            return
        self.setText(word)
        self.setAccessibleName(meaning)
        self.setAccessibleDescription(meaning)  # a description equal to the name would be read twice
        self.setToolTip(meaning)
        self.updateGeometry()

    def sizeHint(self) -> QSize:
        return self.size_in(self.theme)

    def size_in(self, theme: Theme) -> QSize:
        """Return the size that the button would have in this theme, which applies nothing."""
        word = theme.metrics("gloss")
        wide = word.horizontalAdvance(self.text()) + self._cap_wide(theme) + theme.px(6)
        return QSize(wide + 2 * theme.px(8), word.height() + theme.px(5))

    def minimumSizeHint(self) -> QSize:
        return self.sizeHint()

    @property
    def _cap(self) -> str:
        """The key as it is printed on a keyboard; empty if such keys are off."""
        return QKeySequence(self.theme.key(self._key)).toString(QKeySequence.SequenceFormat.NativeText)

    def _cap_wide(self, theme: Theme) -> int:
        cap = self._cap
        return theme.metrics("key").horizontalAdvance(cap) + theme.px(10) if cap else 0

    @safe_paint
    def paintEvent(self, event: QPaintEvent) -> None:
        """Paint the word and the key; hovered or focused, a line round both."""
        del event
        theme = self.theme
        painter = QPainter(self)
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        room = theme.color("room")
        room.setAlpha(205)
        painter.setPen(QPen(theme.color("on_room"), 1.2) if self.underMouse() else Qt.PenStyle.NoPen)
        painter.setBrush(room)
        painter.drawRoundedRect(self.rect().adjusted(1, 1, -1, -1), 8, 8)
        if self.hasFocus():
            paint_ring_in(painter, theme, self.rect(), 7)
        inside = self.rect().adjusted(theme.px(8), 0, -theme.px(8), 0)
        painter.setPen(theme.color("on_room"))
        painter.setFont(theme.font("gloss"))
        painter.drawText(inside, Qt.AlignmentFlag.AlignVCenter | Qt.AlignmentFlag.AlignLeft, self.text())
        if not self._cap:
            return
        cap = QRect(QPoint(0, 0), QSize(self._cap_wide(theme), theme.metrics("key").height()))
        cap.moveCenter(inside.center())
        cap.moveRight(inside.right())
        painter.setPen(QPen(theme.color("on_room"), 1))
        painter.setBrush(Qt.BrushStyle.NoBrush)
        painter.drawRoundedRect(cap, 4, 4)
        painter.setFont(theme.font("key"))
        painter.drawText(cap, Qt.AlignmentFlag.AlignCenter, self._cap)
