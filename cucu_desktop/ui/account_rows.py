"""How a row on paper is drawn: a bullet, in the account a name as on the ribbons, and what it did."""

from typing import Final

from PySide6.QtCore import QModelIndex, QPersistentModelIndex, QPointF, QRect, QRectF, QSize, Qt
from PySide6.QtGui import QFontMetrics, QPainter, QPen, QResizeEvent
from PySide6.QtWidgets import QListView, QListWidget, QStyle, QStyledItemDelegate, QStyleOptionViewItem

from cucu_desktop.engine import events as happen
from cucu_desktop.ui.theme import Role, Theme, Tone

NAME: Final = Qt.ItemDataRole.UserRole + 1
TEXT: Final = Qt.ItemDataRole.UserRole + 2
EVENT: Final = Qt.ItemDataRole.UserRole + 3
NUMERAL: Final = Qt.ItemDataRole.UserRole + 4
BEFORE: Final = "before"
"""What stands as the event of a row about an earlier deal."""

_Index = QModelIndex | QPersistentModelIndex
_WRAP: Final = Qt.TextFlag.TextWordWrap


class RowDelegate(QStyledItemDelegate):
    """Draws the rows, as high as their words need."""

    def __init__(self, theme: Theme, view: QListView) -> None:
        super().__init__(view)
        self.theme = theme
        self._view = view

    def _width(self) -> int:
        """How wide a row is, scroll bar or not: one that appears changes no heights."""
        bar = self._view.verticalScrollBar().sizeHint().width()
        return self._view.maximumViewportSize().width() - bar

    def _room(self, index: _Index) -> int:
        """How wide the words of a row may be."""
        return self._width() - self._indent(index) - 4

    def _indent(self, index: _Index) -> int:
        number = index.data(NUMERAL)
        if number is None:
            return self.theme.px(16)
        wide = QFontMetrics(self.theme.font("numeral")).horizontalAdvance(roman(number))
        return max(self.theme.px(30), wide + self.theme.px(10))

    def _role(self, index: _Index) -> Role:
        return "small" if index.data(EVENT) == BEFORE else "body"

    def sizeHint(self, option: QStyleOptionViewItem, index: _Index) -> QSize:
        """A line for the name, if one comes first, and as many as the rest takes."""
        del option
        room = self._room(index)
        high = self._high(index.data(TEXT), self._role(index), room)
        if index.data(NAME):
            high += self._high(index.data(NAME), "name", room)
        return QSize(self._width(), high + self.theme.px(8))

    def _high(self, text: str, role: Role, room: int) -> int:
        """How high a text is when it is this wide."""
        metrics = QFontMetrics(self.theme.font(role))
        return metrics.boundingRect(QRect(0, 0, max(40, room), 10_000), _WRAP, text).height()

    def paint(self, painter: QPainter, option: QStyleOptionViewItem, index: _Index) -> None:
        """Bullet or numeral, name, words; the chosen row on a darker ground, framed when it has the focus."""
        painter.save()
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        rect, theme = option.rect, self.theme
        state = option.state
        newest = index.row() == index.model().rowCount() - 1 and index.data(EVENT) not in (None, BEFORE)
        if state & QStyle.StateFlag.State_Selected:
            painter.fillRect(rect, theme.color("mark"))
        elif newest:
            painter.fillRect(rect, theme.color("key"))
        if state & QStyle.StateFlag.State_HasFocus:
            painter.setPen(QPen(theme.color("ring"), 2))
            painter.drawRect(rect.adjusted(1, 1, -1, -1))
        indent, top = self._indent(index), rect.top() + theme.px(3)
        name = index.data(NAME)
        first = QFontMetrics(theme.font("name" if name else self._role(index))).height()
        if index.data(NUMERAL) is None:
            arrested = isinstance(index.data(EVENT), (happen.Arrested, happen.TokenLost))
            painter.setPen(Qt.PenStyle.NoPen)
            painter.setBrush(theme.color("vermilion" if arrested else "ink"))
            radius = theme.px(3.4) if arrested else theme.px(2.6)
            painter.drawEllipse(QPointF(rect.left() + theme.px(7), top + first / 2 + 1), radius, radius)
        else:
            left = QRectF(rect.left() + 2, top - 2, indent, first + 4)
            self._write(painter, left, roman(index.data(NUMERAL)), "numeral", "call")
        words = QRectF(rect.left() + indent, top, self._room(index), rect.bottom() - top)
        if name:
            self._write(painter, words, name, "name", "ink")
            words.setTop(top + self._high(name, "name", int(words.width())))
        self._write(painter, words, index.data(TEXT), self._role(index), "second")
        painter.restore()

    def _write(self, painter: QPainter, place: QRectF, text: str, role: Role, tone: Tone) -> None:
        painter.setFont(self.theme.font(role))
        painter.setPen(self.theme.color(tone))
        painter.drawText(place, int(_WRAP | Qt.AlignmentFlag.AlignTop), text)


class Rows(QListWidget):
    """A list of such rows, on the paper itself, measured anew at once when it gets another width."""

    def __init__(self, theme: Theme) -> None:
        super().__init__()
        self.setProperty("plain", True)
        self.setItemDelegate(RowDelegate(theme, self))
        self.setHorizontalScrollBarPolicy(Qt.ScrollBarPolicy.ScrollBarAlwaysOff)
        self.setVerticalScrollMode(QListWidget.ScrollMode.ScrollPerPixel)
        self.setMinimumHeight(60)

    def set_theme(self, theme: Theme) -> None:
        """Take another look."""
        delegate = self.itemDelegate()
        if isinstance(delegate, RowDelegate):
            delegate.theme = theme
        self.doItemsLayout()

    def resizeEvent(self, event: QResizeEvent) -> None:
        """Keep the last row in sight if it was."""
        bar = self.verticalScrollBar()
        at_end = bar.value() >= bar.maximum()
        super().resizeEvent(event)
        if event.size().width() != event.oldSize().width():
            self.doItemsLayout()
        if at_end:
            self.scrollToBottom()


def roman(number: int) -> str:
    """Return the number as the cards write theirs.

    >>> roman(14), roman(49)
    ('XIV', 'XLIX')
    """
    written = ""
    for value, letters in (
        (100, "C"), (90, "XC"), (50, "L"), (40, "XL"), (10, "X"), (9, "IX"), (5, "V"), (4, "IV"), (1, "I"),
    ):  # fmt: skip
        written += letters * (number // value)
        number %= value
    return written
