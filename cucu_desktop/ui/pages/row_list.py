"""A list of rows on paper: a picture, a name, and a line beneath it; or a grid of pictures with names."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final, NamedTuple

from PySide6.QtCore import (
    QAbstractListModel,
    QModelIndex,
    QPersistentModelIndex,
    QPointF,
    QRect,
    QSize,
    Qt,
    Signal,
)
from PySide6.QtGui import QPainter, QPen, QPixmap
from PySide6.QtWidgets import QListView, QStyle, QStyledItemDelegate

from cucu_desktop.games.catalogue import GAMES
from cucu_desktop.ui.widgets.focus import read_current
from cucu_desktop.ui.widgets.pictures.icons import card_face
from cucu_desktop.ui.widgets.safe_paint import safe_paint
from cucu_desktop.ui.widgets.scrolling.scroll_fade import ScrollFade
from cucu_desktop.ui.widgets.seat_geometry import CARD_HEIGHT
from cucu_desktop.ui.widgets.themed import Themed

if TYPE_CHECKING:
    from collections.abc import Sequence

    from PySide6.QtGui import QFocusEvent, QKeyEvent, QResizeEvent
    from PySide6.QtWidgets import QStyleOptionViewItem

    from cucu_desktop.ui.widgets.theme import Role, Theme

_Index = QModelIndex | QPersistentModelIndex
_ROW: Final = Qt.ItemDataRole.UserRole + 1
_WRAPS: Final = int(Qt.TextFlag.TextWordWrap)
_HIGH: Final = 10_000
FAINT: Final = 0.35
FAINT_IN_CONTRAST: Final = 0.7
"""Opacity of the picture of a faint row, and in high contrast."""
_FOR_NUMBERS: Final = 0.55
"""The largest part of the width for columns of numbers."""
_CELL: Final = 132
"""Width of a cell of a grid, at the usual text size."""


class Row(NamedTuple):
    """A row of a list.

    Attributes:
        key: what the row stands for; comparable, and kept when the list is filled again.
        name: its name.
        line: the line beneath it; in a grid only read by screen readers and shown as the tooltip.
        picture: the picture beside it, or in a grid above it.
        is_faint: whether it is painted faintly.
        numbers: numbers at the right, each with its meaning, which is beneath it.
    """

    key: object
    name: str
    line: str = ""
    picture: QPixmap | None = None
    is_faint: bool = False
    numbers: Sequence[tuple[str, str]] = ()

    @property
    def told(self) -> str:
        """The line, and the numbers with their meanings."""
        return ", ".join(filter(None, (self.line, *(f"{number} {what}" for number, what in self.numbers))))


def emblem(game: str, width: int) -> QPixmap:
    """Return the card that stands for a game."""
    played = GAMES[game]
    card = card_face(played.pack_of(played.usual).name, played.emblem)
    return card.pixmap(QSize(width, round(width * CARD_HEIGHT)))


class RowModel(QAbstractListModel):
    """Rows as a model, also for screen readers."""

    def __init__(self) -> None:
        super().__init__()
        self.rows: Sequence[Row] = ()

    def show_rows(self, rows: Sequence[Row]) -> None:
        """Replace all rows."""
        self.beginResetModel()
        self.rows = tuple(rows)
        self.endResetModel()

    def rowCount(self, parent: _Index = QModelIndex()) -> int:  # noqa: B008 - Qt's default
        return 0 if parent.isValid() else len(self.rows)

    def data(self, index: _Index, role: int = Qt.ItemDataRole.DisplayRole) -> object:
        row = self.rows[index.row()]
        if role == _ROW:
            return row
        if role == Qt.ItemDataRole.DisplayRole:
            return row.name
        if role == Qt.ItemDataRole.AccessibleTextRole:
            return ", ".join(filter(None, (row.name, row.told)))
        return row.line if role == Qt.ItemDataRole.ToolTipRole else None


class _Delegate(QStyledItemDelegate):
    """Paints the rows, as high as their words need."""

    def __init__(self, theme: Theme, view: RowList) -> None:
        super().__init__(view)
        self.theme, self._view = theme, view

    def _texts(self, row: Row) -> list[tuple[str, Role]]:
        if self._view.is_grid:
            return [(row.name, "small")]
        line = row.line if self._has_columns(row) else row.told
        texts: list[tuple[str, Role]] = [(row.name, "name"), (line, "small")]
        return [(text, role) for text, role in texts if text]

    def _words(self, row: Row, area: QRect) -> list[tuple[str, Role, QRect]]:
        """Return each text of a row with its role and its place, beneath each other in this area."""
        top, placed = area.top(), []
        for text, role in self._texts(row):
            high = self.theme.metrics(role).boundingRect(0, 0, area.width(), _HIGH, _WRAPS, text).height()
            placed.append((text, role, QRect(area.left(), top, area.width(), high)))
            top += high
        return placed

    def _inside(self, row: Row, area: QRect) -> tuple[QPointF, QRect]:
        """Return the place of the picture and that of the words in the area of a row."""
        gap = self.theme.px(6)
        inside = area.adjusted(gap, gap // 2, -gap, -gap // 2)
        if row.picture is None:
            return QPointF(), inside
        size = row.picture.deviceIndependentSize().toSize()
        if self._view.is_grid:
            corner = QPointF(inside.center().x() - size.width() / 2, inside.top())
            return corner, inside.adjusted(0, size.height() + 2 * gap, 0, 0)
        corner = QPointF(inside.left(), inside.center().y() - size.height() / 2)
        columns = len(row.numbers) * self._column(row) if self._has_columns(row) else 0
        return corner, inside.adjusted(size.width() + 2 * gap, 0, -columns, 0)

    def _column(self, row: Row) -> int:
        """Return the width of a column of numbers: that of the longest meaning, with a gap."""
        metrics = self.theme.metrics("small")
        return max(metrics.horizontalAdvance(what) for _, what in row.numbers) + self.theme.space(4)

    def _has_columns(self, row: Row) -> bool:
        """Return whether the numbers have columns; otherwise they are in the line."""
        room = _FOR_NUMBERS * self._view.cell_width()
        return bool(row.numbers) and len(row.numbers) * self._column(row) <= room

    def _paint_numbers(self, painter: QPainter, row: Row, rect: QRect) -> None:
        width, side = self._column(row), int(Qt.AlignmentFlag.AlignRight)
        large, small = (self.theme.metrics(role).height() for role in ("name", "small"))
        top = rect.center().y() - (large + small) // 2
        left = rect.right() - self.theme.px(6) - width * len(row.numbers)
        for at, (number, what) in enumerate(row.numbers):
            place = QRect(left + at * width, top, width, large)
            painter.setFont(self.theme.font("name"))
            painter.setPen(self.theme.color("ink"))
            painter.drawText(place, side, number)
            painter.setFont(self.theme.font("small"))
            painter.setPen(self.theme.color("third"))
            painter.drawText(place.translated(0, large), side, what)

    def sizeHint(self, option: QStyleOptionViewItem, index: _Index) -> QSize:
        del option
        row, width = index.data(_ROW), self._view.cell_width()
        _, area = self._inside(row, QRect(0, 0, width, _HIGH))
        words = self._words(row, area)
        high = words[-1][2].bottom() + 1 - area.top() + (area.top() if self._view.is_grid else 0)
        if row.picture is not None and not self._view.is_grid:
            high = max(high, round(row.picture.deviceIndependentSize().height()))
        return QSize(width, high + self.theme.px(10))

    @safe_paint
    def paint(self, painter: QPainter, option: QStyleOptionViewItem, index: _Index) -> None:
        """Paint a row; the selected one on a darker ground, framed when focused."""
        row, theme, rect = index.data(_ROW), self.theme, option.rect
        painter.save()
        if option.state & QStyle.StateFlag.State_Selected:
            painter.fillRect(rect, theme.color("mark"))
        if option.state & QStyle.StateFlag.State_HasFocus:
            painter.setPen(QPen(theme.color("focus"), 2))
            painter.drawRect(rect.adjusted(1, 1, -1, -1))
        corner, area = self._inside(row, rect)
        words = self._words(row, area)
        if row.picture is not None:
            if self._view.is_grid:
                below = round(corner.y() + row.picture.deviceIndependentSize().height())
                self._paint_board(painter, QRect(rect.left(), below - theme.px(2), rect.width(), theme.px(9)))
            faint = FAINT_IN_CONTRAST if theme.scheme == "contrast" else FAINT
            painter.setOpacity(faint if row.is_faint else 1)
            painter.drawPixmap(corner, row.picture)
            painter.setOpacity(1)
        down = 0 if self._view.is_grid else (area.bottom() - words[-1][2].bottom()) // 2
        side = Qt.AlignmentFlag.AlignHCenter if self._view.is_grid else Qt.AlignmentFlag.AlignLeft
        for text, role, place in words:
            painter.setFont(theme.font(role))
            painter.setPen(theme.color("ink" if role == "name" or self._view.is_grid else "third"))
            painter.drawText(place.translated(0, down), _WRAPS | int(side), text)
        if self._has_columns(row):
            self._paint_numbers(painter, row, rect)
        painter.restore()

    def _paint_board(self, painter: QPainter, board: QRect) -> None:
        """Paint the board of the shelf on which the picture of a grid stands."""
        painter.fillRect(board, self.theme.color("wood"))
        painter.fillRect(board.adjusted(0, 0, 0, 2 - board.height()), self.theme.color("ochre"))
        painter.fillRect(board.adjusted(0, board.height() - 3, 0, 0), self.theme.color("wood_dark"))


class RowList(Themed, QListView):
    """A list or grid of rows: one stop for Tab, the arrows move inside."""

    chosen = Signal(object)
    """Another `Row` is current; None: the list is empty."""
    opened = Signal()
    """The current row was activated by Enter or a double click."""

    def __init__(self, theme: Theme, *, is_grid: bool = False) -> None:
        super().__init__()
        self.theme, self.is_grid = theme, is_grid
        self._model, self._delegate = RowModel(), _Delegate(theme, self)
        self.setModel(self._model)
        self.setItemDelegate(self._delegate)
        self.setProperty("plain", True)
        self.setHorizontalScrollBarPolicy(Qt.ScrollBarPolicy.ScrollBarAlwaysOff)
        self.setVerticalScrollMode(QListView.ScrollMode.ScrollPerPixel)
        self.setEditTriggers(QListView.EditTrigger.NoEditTriggers)
        self.setResizeMode(QListView.ResizeMode.Adjust)
        if is_grid:
            self.setViewMode(QListView.ViewMode.IconMode)
            self.setMovement(QListView.Movement.Static)
        self.setMinimumHeight(theme.px(110))
        self.selectionModel().currentChanged.connect(lambda _now, _before: self.chosen.emit(self.row))
        self.doubleClicked.connect(self.opened)
        ScrollFade(self, theme)

    @property
    def rows(self) -> Sequence[Row]:
        return self._model.rows

    @property
    def row(self) -> Row | None:
        at = self.currentIndex().row()
        return self.rows[at] if 0 <= at < len(self.rows) else None

    def show_rows(self, rows: Sequence[Row], key: object = None) -> None:
        """Replace the rows; the row `key` becomes current, else the first one."""
        self._model.show_rows(rows)
        self.choose(key)
        if not rows:
            self.chosen.emit(None)

    def choose(self, key: object) -> None:
        """Make the row with this key current; the first one if none has it."""
        if self.rows:
            at = next((number for number, row in enumerate(self.rows) if row.key == key), 0)
            self.setCurrentIndex(self._model.index(at))

    def cell_width(self) -> int:
        """Return the width of a row: that of the list, scroll bar or not; in a grid that of its cells."""
        room = self.maximumViewportSize().width() - self.verticalScrollBar().sizeHint().width()
        if not self.is_grid:
            return max(40, room)
        return room // max(1, room // self.theme.px(_CELL))

    def sentences(self) -> list[str]:
        return [text for row in self.rows for text in (row.name, row.told) if text]

    def keyPressEvent(self, event: QKeyEvent) -> None:
        if event.key() in (Qt.Key.Key_Return, Qt.Key.Key_Enter):
            if not event.isAutoRepeat() and self.row is not None:
                self.opened.emit()
        else:
            super().keyPressEvent(event)

    def focusInEvent(self, event: QFocusEvent) -> None:
        """Announce the current row, after the list."""
        super().focusInEvent(event)
        read_current(self)

    def resizeEvent(self, event: QResizeEvent) -> None:
        super().resizeEvent(event)
        if event.size().width() != event.oldSize().width():
            self.scheduleDelayedItemsLayout()
