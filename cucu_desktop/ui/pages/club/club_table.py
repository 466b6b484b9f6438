"""The list of a tournament on the screen."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from PySide6.QtCore import QAbstractTableModel, QModelIndex, QRect, Qt
from PySide6.QtWidgets import QAbstractItemView, QHeaderView, QTableView

from cucu_desktop.match.club.club_lists import NO_LIST
from cucu_desktop.ui.widgets.language import tr

if TYPE_CHECKING:
    from collections.abc import Mapping

    from PySide6.QtCore import QPersistentModelIndex
    from PySide6.QtGui import QResizeEvent

    from cucu_desktop.match.club.club_lists import ClubList

    _Index = QModelIndex | QPersistentModelIndex

_NUMBER: Final = Qt.AlignmentFlag.AlignRight | Qt.AlignmentFlag.AlignVCenter
_WORDS: Final = Qt.AlignmentFlag.AlignLeft | Qt.AlignmentFlag.AlignVCenter
_MEASURED: Final = 100
"""The number of rows by which the widths of columns are found."""


class ListModel(QAbstractTableModel):
    """The rows of a list."""

    def __init__(self) -> None:
        super().__init__()
        self.listed = NO_LIST
        self._headings: list[str] = []

    def show_list(self, listed: ClubList, words: Mapping[str, str]) -> None:
        self.beginResetModel()
        self.listed, self._headings = listed, [words[column] for column in listed.columns]
        self.endResetModel()

    def rowCount(self, parent: _Index = QModelIndex()) -> int:  # noqa: B008 - Qt's own signature
        return 0 if parent.isValid() else len(self.listed.rows)

    def columnCount(self, parent: _Index = QModelIndex()) -> int:  # noqa: B008 - as above
        return 0 if parent.isValid() else len(self._headings)

    def data(self, index: _Index, role: int = Qt.ItemDataRole.DisplayRole) -> object:
        cell = self.listed.rows[index.row()][index.column()]
        if role in (Qt.ItemDataRole.DisplayRole, Qt.ItemDataRole.ToolTipRole):
            return str(cell)
        if role == Qt.ItemDataRole.TextAlignmentRole and isinstance(cell, int):
            return _NUMBER
        return None

    def headerData(
        self, section: int, orientation: Qt.Orientation, role: int = Qt.ItemDataRole.DisplayRole
    ) -> object:
        if role == Qt.ItemDataRole.DisplayRole and orientation == Qt.Orientation.Horizontal:
            return self._headings[section]
        if role == Qt.ItemDataRole.TextAlignmentRole:
            rows = self.listed.rows
            return _NUMBER if rows and isinstance(rows[0][section], int) else _WORDS
        return None


class ClubTable(QTableView):
    """A list of rows that are selected as a whole."""

    def __init__(self) -> None:
        super().__init__()
        self.list_model = ListModel()
        self._wrapped = 0
        """The number of rows that may have several lines."""
        self.setModel(self.list_model)
        self.setAccessibleName(tr("Club", "List"))
        self.setSelectionBehavior(QAbstractItemView.SelectionBehavior.SelectRows)
        self.setEditTriggers(QAbstractItemView.EditTrigger.NoEditTriggers)
        self.setTabKeyNavigation(False)
        self.setShowGrid(False)
        self.setWordWrap(False)
        self.verticalHeader().hide()
        self.verticalHeader().setSectionResizeMode(QHeaderView.ResizeMode.Fixed)
        header = self.horizontalHeader()
        header.setHighlightSections(False)
        header.setResizeContentsPrecision(_MEASURED)

    def show_list(self, listed: ClubList, words: Mapping[str, str]) -> None:
        """Show a list; the scroll position stays where the kind of list does."""
        before = self.list_model.listed
        scrolled = self.verticalScrollBar().value()
        self.list_model.show_list(listed, words)
        self.verticalHeader().setDefaultSectionSize(round(self.fontMetrics().height() * 1.7))
        is_number = bool(listed.rows) and isinstance(listed.rows[0][-1], int)
        self.horizontalHeader().setStretchLastSection(not is_number)  # a number stays beside its row
        self.resizeColumnsToContents()
        for column in range(self.list_model.columnCount()):
            self.setColumnWidth(column, min(self.columnWidth(column), max(80, self.width() // 2)))
        self._wrap_sentences()
        if before.kind == listed.kind:
            self.verticalScrollBar().setValue(scrolled)

    def _wrap_sentences(self) -> None:
        """Make the rows of a list of sentences as high as these need; other rows have one line."""
        listed, metrics = self.list_model.listed, self.fontMetrics()
        rows = listed.rows if len(listed.columns) == 1 else ()
        self.setWordWrap(bool(rows))
        room = QRect(0, 0, self.viewport().width() - 2 * metrics.height(), 0)
        usual = self.verticalHeader().defaultSectionSize()
        for row in range(len(rows), min(self._wrapped, self.list_model.rowCount())):
            self.setRowHeight(row, usual)
        for row, (sentence, *_) in enumerate(rows):
            needed = metrics.boundingRect(room, Qt.TextFlag.TextWordWrap, str(sentence)).height()
            self.setRowHeight(row, usual + max(0, needed - metrics.height()))
        self._wrapped = len(rows)

    def resizeEvent(self, event: QResizeEvent) -> None:
        super().resizeEvent(event)
        self._wrap_sentences()

    @property
    def chosen(self) -> list[str]:
        rows = sorted(index.row() for index in self.selectionModel().selectedRows())
        return [self.list_model.listed.ids[row] for row in rows]
