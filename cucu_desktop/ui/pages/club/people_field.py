"""The field for the players of a game: people chosen one by one from those who have entered."""

from __future__ import annotations

from typing import TYPE_CHECKING

from PySide6.QtCore import QEvent, QObject, QSize, Qt, Signal
from PySide6.QtGui import QKeyEvent
from PySide6.QtWidgets import (
    QListView,
    QListWidget,
    QListWidgetItem,
    QStyledItemDelegate,
    QVBoxLayout,
    QWidget,
)

from cucu_desktop.ui.widgets.fields import NameField
from cucu_desktop.ui.widgets.language import tr

if TYPE_CHECKING:
    from collections.abc import Mapping, Sequence

    from PySide6.QtCore import QModelIndex, QPersistentModelIndex
    from PySide6.QtWidgets import QStyleOptionViewItem

    _Index = QModelIndex | QPersistentModelIndex

_LONGEST_LABEL = 120
"""The longest name with what tells it from others, in letters."""
_ROWS = 3.8
"""The height of the list, in lines."""


class _Fitting(QStyledItemDelegate):
    """Makes no item wider than its list, so that a longer name ends with an ellipsis."""

    def sizeHint(self, option: QStyleOptionViewItem, index: _Index) -> QSize:
        hint, listed = super().sizeHint(option, index), self.parent()
        assert isinstance(listed, QListWidget)
        room = listed.viewport().width() - 2 * listed.spacing()
        return QSize(min(hint.width(), max(1, room)), hint.height())


class PeopleField(QWidget):
    """A line in which a name is completed, and the people chosen so far; Enter adds, Delete removes.

    Attributes:
        line: the field for a name.
        chosen: the list of the people chosen, which the form places below all its fields.
    """

    changed = Signal()
    wanted = Signal(str)
    """Enter was pressed after a name."""
    finished = Signal()
    """Enter was pressed in the empty line."""

    def __init__(self) -> None:
        super().__init__()
        self._labels: dict[str, str] = {}
        self.line = NameField(most=_LONGEST_LABEL)
        self.line.setPlaceholderText(tr("Club", "Add a name"))
        self.line.returnPressed.connect(self._enter)
        self.chosen = QListWidget()
        self.chosen.setFlow(QListView.Flow.LeftToRight)
        self.chosen.setWrapping(True)
        self.chosen.setResizeMode(QListView.ResizeMode.Adjust)
        self.chosen.setSpacing(1)
        self.chosen.setDragDropMode(QListWidget.DragDropMode.InternalMove)
        self.chosen.setItemDelegate(_Fitting(self.chosen))
        self.chosen.setFixedHeight(round(self.chosen.fontMetrics().height() * 1.4 * _ROWS))
        self.chosen.setToolTip(tr("Club", "Delete takes a name out; Alt with an arrow moves it."))
        self.chosen.installEventFilter(self)
        self.setFocusProxy(self.line)
        lines = QVBoxLayout(self)
        lines.setContentsMargins(0, 0, 0, 0)
        lines.addWidget(self.line)

    def setAccessibleName(self, name: str) -> None:
        """Name the line and the list, too."""
        super().setAccessibleName(name)
        self.line.setAccessibleName(name)
        self.chosen.setAccessibleName(tr("Club", "{name}, chosen").format(name=name))

    def offer(self, labels: Mapping[str, str]) -> None:
        """Complete names from these, given by id."""
        if labels != self._labels:
            self._labels = dict(labels)
            self.line.complete_from(sorted(labels.values()), Qt.MatchFlag.MatchContains)
            self.choose(self.ids)

    @property
    def ids(self) -> list[str]:
        items = (self.chosen.item(number) for number in range(self.chosen.count()))
        return [str(item.data(Qt.ItemDataRole.UserRole)) for item in items]

    def choose(self, ids: Sequence[str]) -> None:
        """Choose these people, and no others."""
        self.chosen.clear()
        for each in ids:
            item = QListWidgetItem(self._labels.get(each, each))
            item.setData(Qt.ItemDataRole.UserRole, each)
            item.setToolTip(item.text())
            self.chosen.addItem(item)
        self.line.clear()
        self.changed.emit()

    def _enter(self) -> None:
        if self.line.text().strip():
            self.wanted.emit(self.line.text())
        else:
            self.finished.emit()

    def keyPressEvent(self, event: QKeyEvent) -> None:
        """Keep Enter, which the line has taken, from the form: it would enter what the next field has."""
        if event.key() not in (Qt.Key.Key_Return, Qt.Key.Key_Enter):
            super().keyPressEvent(event)

    def eventFilter(self, watched: QObject, event: QEvent) -> bool:
        """Take the selected name out of the list by Delete or Backspace, move it by Alt and an arrow."""
        keys = (Qt.Key.Key_Delete, Qt.Key.Key_Backspace)
        steps = {Qt.Key.Key_Left: -1, Qt.Key.Key_Up: -1, Qt.Key.Key_Right: 1, Qt.Key.Key_Down: 1}
        if watched is self.chosen and isinstance(event, QKeyEvent) and event.type() == QEvent.Type.KeyPress:
            row = self.chosen.currentRow()
            if event.key() in keys and row >= 0:
                ids = self.ids
                del ids[row]
                self.choose(ids)
                return True
            if event.modifiers() == Qt.KeyboardModifier.AltModifier and event.key() in steps and row >= 0:
                ids, to = self.ids, max(0, min(row + steps[Qt.Key(event.key())], self.chosen.count() - 1))
                ids.insert(to, ids.pop(row))
                self.choose(ids)
                self.chosen.setCurrentRow(to)
                return True
        return super().eventFilter(watched, event)
