"""A quiet button: a word and its key beside the line that asks, for what one seldom wants."""

from PySide6.QtCore import QPoint, QRect, QSize, Qt
from PySide6.QtGui import QFontMetrics, QKeySequence, QPainter, QPaintEvent, QPen
from PySide6.QtWidgets import QWidget

from cucu_desktop.ui.focus import paint_ring_in
from cucu_desktop.ui.paper import Button
from cucu_desktop.ui.theme import Theme


class QuietButton(Button):
    """A word on the dark of the room, with the key that does the same; the key itself is the menu's."""

    def __init__(self, theme: Theme, key: str, parent: QWidget) -> None:
        """`key` is a key sequence in Qt's portable text."""
        super().__init__(parent)
        self._theme = theme
        self._cap = QKeySequence(key).toString(QKeySequence.SequenceFormat.NativeText)
        self.setCursor(Qt.CursorShape.PointingHandCursor)
        self.setFocusPolicy(Qt.FocusPolicy.StrongFocus)
        self.setAttribute(Qt.WidgetAttribute.WA_Hover)

    def say(self, word: str, meaning: str) -> None:
        """Write the word; what it does is told by a tooltip and a screen reader."""
        self.setText(word)
        self.setAccessibleName(meaning)
        self.setToolTip(meaning)
        self.updateGeometry()

    def set_theme(self, theme: Theme) -> None:
        """Take another look."""
        self._theme = theme
        self.updateGeometry()
        self.update()

    def _metrics(self) -> tuple[QFontMetrics, QFontMetrics]:
        return QFontMetrics(self._theme.font("gloss")), QFontMetrics(self._theme.font("key"))

    def sizeHint(self) -> QSize:
        """The word, the key, and a little air."""
        word, key = self._metrics()
        wide = word.horizontalAdvance(self.text()) + self._cap_wide(key) + self._theme.px(6)
        return QSize(wide + 2 * self._theme.px(8), word.height() + self._theme.px(5))

    def minimumSizeHint(self) -> QSize:
        """Words are never cut off."""
        return self.sizeHint()

    def _cap_wide(self, key: QFontMetrics) -> int:
        return key.horizontalAdvance(self._cap) + self._theme.px(10)

    def paintEvent(self, event: QPaintEvent) -> None:
        """The word and the key; under the mouse or with the keyboard on it, a line round both."""
        del event
        theme = self._theme
        painter = QPainter(self)
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        room = theme.color("room")
        room.setAlpha(205)
        painter.setPen(QPen(theme.color("on_room"), 1.2) if self.underMouse() else Qt.PenStyle.NoPen)
        painter.setBrush(room)
        painter.drawRoundedRect(self.rect().adjusted(1, 1, -1, -1), 8, 8)
        if self.hasFocus():
            paint_ring_in(painter, theme, self.rect(), 7)
        _, key = self._metrics()
        inside = self.rect().adjusted(theme.px(8), 0, -theme.px(8), 0)
        painter.setPen(theme.color("on_room"))
        painter.setFont(theme.font("gloss"))
        painter.drawText(inside, Qt.AlignmentFlag.AlignVCenter | Qt.AlignmentFlag.AlignLeft, self.text())
        cap = QRect(QPoint(0, 0), QSize(self._cap_wide(key), key.height()))
        cap.moveCenter(inside.center())
        cap.moveRight(inside.right())
        painter.setPen(QPen(theme.color("on_room"), 1))
        painter.setBrush(Qt.BrushStyle.NoBrush)
        painter.drawRoundedRect(cap, 4, 4)
        painter.setFont(theme.font("key"))
        painter.drawText(cap, Qt.AlignmentFlag.AlignCenter, self._cap)
