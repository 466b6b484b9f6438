"""The painting of a row on paper: a bullet, and a sentence; in the log with names as on the ribbons."""

import math
from typing import Final

from PySide6.QtCore import QModelIndex, QPersistentModelIndex, QPointF, QRectF, QSize, Qt
from PySide6.QtGui import (
    QFocusEvent,
    QFontMetrics,
    QPainter,
    QPen,
    QResizeEvent,
    QTextCharFormat,
    QTextLayout,
    QTextOption,
)
from PySide6.QtWidgets import QListView, QListWidget, QStyle, QStyledItemDelegate, QStyleOptionViewItem

from cucu_desktop.ui.widgets.focus import read_current
from cucu_desktop.ui.widgets.safe_paint import safe_paint
from cucu_desktop.ui.widgets.scrolling.scroll_fade import ScrollFade
from cucu_desktop.ui.widgets.theme import Role, Theme, Tone
from cucu_desktop.ui.widgets.themed import Themed

NAMES: Final = Qt.ItemDataRole.UserRole + 1
"""The role of the names' positions in the sentence: starts and ends."""
TEXT: Final = Qt.ItemDataRole.UserRole + 2
EVENT: Final = Qt.ItemDataRole.UserRole + 3
STRIKES: Final = Qt.ItemDataRole.UserRole + 5
"""The role of the flag for a red dot: an event that hits a player."""
NUMERAL: Final = Qt.ItemDataRole.UserRole + 4
CARDS: Final = Qt.ItemDataRole.UserRole + 6
"""The role of the pictures (`QPixmap`) of a row's cards, or None."""
BEFORE: Final = "before"
"""The event of a row about an earlier deal."""

_GAP: Final = 5
"""The distance of the pictures of a row, in px."""
_LEAST: Final = 60
"""The least height of a list in px, if it has as many rows."""
_Index = QModelIndex | QPersistentModelIndex
_WRAPPED: Final = QTextOption()
_WRAPPED.setWrapMode(QTextOption.WrapMode.WordWrap)


class RowDelegate(QStyledItemDelegate):
    """Draws the rows, as high as their words need."""

    def __init__(self, theme: Theme, view: QListView) -> None:
        super().__init__(view)
        self.theme = theme
        self._view = view

    def _width(self) -> int:
        """Return the width of a row, scroll bar or not: one that appears changes no heights."""
        bar = self._view.verticalScrollBar().sizeHint().width()
        return self._view.maximumViewportSize().width() - bar

    def room(self, index: _Index) -> int:
        """Return the width of the words of a row."""
        return self._width() - self.indent(index) - self._cards_wide(index) - 4

    def _cards_wide(self, index: _Index) -> int:
        """Return the width of the pictures of a row, gaps included."""
        gap = self.theme.px(_GAP)
        return sum(gap + math.ceil(card.deviceIndependentSize().width()) for card in index.data(CARDS) or ())

    def indent(self, index: _Index) -> int:
        number = index.data(NUMERAL)
        if number is None:
            return self.theme.px(16)
        wide = QFontMetrics(self.theme.font("numeral")).horizontalAdvance(roman(number))
        return max(self.theme.px(30), wide + self.theme.px(10))

    def _role(self, index: _Index) -> Role:
        return "small" if index.data(EVENT) == BEFORE else "body"

    def sizeHint(self, option: QStyleOptionViewItem, index: _Index) -> QSize:
        del option
        high = self.laid(index).boundingRect().height()
        cards = [card.deviceIndependentSize().height() for card in index.data(CARDS) or ()]
        return QSize(self._width(), math.ceil(max((high, *cards))) + self.theme.px(8))

    def laid(self, index: _Index) -> QTextLayout:
        """Return the layout of a row's sentence in lines, the names in their own letters."""
        theme, role, text = self.theme, self._role(index), index.data(TEXT)
        layout = QTextLayout(text, theme.font(role))
        layout.setTextOption(_WRAPPED)
        spans = [_span(text, 0, len(text), theme, role, "second")]
        spans += [_span(text, start, end, theme, "name", "ink") for start, end in index.data(NAMES) or ()]
        layout.setFormats(spans)
        layout.beginLayout()
        room, high = max(40, self.room(index)), 0.0
        while (line := layout.createLine()).isValid():
            line.setLineWidth(room)
            line.setPosition(QPointF(0, high))
            high += line.height()
        layout.endLayout()
        return layout

    @safe_paint
    def paint(self, painter: QPainter, option: QStyleOptionViewItem, index: _Index) -> None:
        """Paint bullet or numeral, name, words; the selected row on a darker ground, framed when focused."""
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
            painter.setPen(QPen(theme.color("focus"), 2))
            painter.drawRect(rect.adjusted(1, 1, -1, -1))
        indent, top = self.indent(index), rect.top() + theme.px(3)
        sentence = self.laid(index)
        first = sentence.lineAt(0).height()
        if index.data(NUMERAL) is None:
            strikes = bool(index.data(STRIKES))
            painter.setPen(Qt.PenStyle.NoPen)
            painter.setBrush(theme.color("vermilion" if strikes else "ink"))
            radius = theme.px(3.4) if strikes else theme.px(2.6)
            painter.drawEllipse(QPointF(rect.left() + theme.px(7), top + first / 2 + 1), radius, radius)
        else:
            left = QRectF(rect.left() + 2, top - 2, indent, first + 4)
            painter.setFont(theme.font("numeral"))
            painter.setPen(theme.color("call"))
            painter.drawText(left, int(Qt.AlignmentFlag.AlignTop), roman(index.data(NUMERAL)))
        sentence.draw(painter, QPointF(rect.left() + indent, top))
        x = rect.left() + float(self._width() - self._cards_wide(index))
        for card in index.data(CARDS) or ():
            size = card.deviceIndependentSize()
            painter.drawPixmap(QPointF(x, rect.top() + (rect.height() - size.height()) / 2), card)
            x += size.width() + theme.px(_GAP)
        painter.restore()


def _span(text: str, start: int, end: int, theme: Theme, role: Role, tone: Tone) -> QTextLayout.FormatRange:
    """Return the format of a part of a sentence."""
    letters = QTextCharFormat()
    letters.setFont(theme.font(role))
    letters.setForeground(theme.color(tone))
    span = QTextLayout.FormatRange()
    before = _units(text[:start])
    span.start, span.length, span.format = before, _units(text[:end]) - before, letters
    return span


def _units(text: str) -> int:
    """Return the length of a text in UTF-16 units, as Qt counts: an emoji in a name has two."""
    return len(text.encode("utf-16-le")) // 2


class RowList(Themed, QListWidget):
    """A list of such rows, on the paper itself."""

    def __init__(self, theme: Theme) -> None:
        super().__init__()
        self.theme = theme
        self._rows = RowDelegate(theme, self)
        self.setProperty("plain", True)
        self.setItemDelegate(self._rows)
        self.setHorizontalScrollBarPolicy(Qt.ScrollBarPolicy.ScrollBarAlwaysOff)
        self.setVerticalScrollMode(QListWidget.ScrollMode.ScrollPerPixel)
        ScrollFade(self, theme)

    def focusInEvent(self, event: QFocusEvent) -> None:
        super().focusInEvent(event)
        read_current(self)

    def restyle(self) -> None:
        self._rows.theme = self.theme
        self.doItemsLayout()


class Rows(RowList):
    """A list that stays at its end, and is laid out at once when its width changes."""

    def __init__(self, theme: Theme) -> None:
        super().__init__(theme)
        self.setMinimumHeight(_LEAST)

    def resizeEvent(self, event: QResizeEvent) -> None:
        """Keep the last row in sight if it was."""
        bar = self.verticalScrollBar()
        at_end = bar.value() >= bar.maximum()
        super().resizeEvent(event)
        if event.size().width() != event.oldSize().width():
            self.doItemsLayout()
        if at_end:
            self.scrollToBottom()


class FittedRows(RowList):
    """A list that is no higher than its rows, with the first row in sight."""

    def fit(self) -> None:
        """Limit the height to that of the rows, which depends on the width."""
        high = sum(map(self.sizeHintForRow, range(self.count()))) + 2 * self.frameWidth()
        self.setMinimumHeight(min(high, _LEAST))
        self.setMaximumHeight(max(high, 1))

    def resizeEvent(self, event: QResizeEvent) -> None:
        super().resizeEvent(event)
        if event.size().width() != event.oldSize().width():
            self.doItemsLayout()
            self.fit()

    def restyle(self) -> None:
        super().restyle()
        self.fit()


def roman(number: int) -> str:
    """Return the number in the notation of the cards.

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
