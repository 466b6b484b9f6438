"""A table of words and numbers in which one column takes all free width."""

from __future__ import annotations

from typing import TYPE_CHECKING

from PySide6.QtCore import Qt
from PySide6.QtWidgets import QGridLayout, QLabel, QWidget

from cucu_desktop.ui.widgets.paper_widgets import Button, written
from cucu_desktop.ui.widgets.soon import delete_soon

if TYPE_CHECKING:
    from collections.abc import Callable, Sequence

    from cucu_desktop.ui.widgets.theme import Theme, Tone


class TextTable(QWidget):
    """A table without lines; the columns right of `stretched` hold numbers."""

    def __init__(self, theme: Theme, stretched: int) -> None:
        """Make an empty table; the column `stretched` takes all free width."""
        super().__init__()
        self._stretched = stretched
        self._grid = QGridLayout(self)
        self._grid.setContentsMargins(0, 0, 0, 0)
        self._grid.setHorizontalSpacing(theme.space(5))
        self._grid.setVerticalSpacing(theme.space(1))
        self._grid.setColumnStretch(stretched, 1)
        self._shown: list[QWidget] = []

    def show_rows(
        self,
        rows: Sequence[tuple[str, ...]],
        heads: Sequence[str] = (),
        marked: int | None = None,
        buttons: Sequence[tuple[str, str, Callable[[], None]]] = (),
    ) -> None:
        """Replace the rows.

        Args:
            rows: the rows.
            heads: the headings of the columns.
            marked: the index of the marked row.
            buttons: for the first rows: the text, accessible name and callback of the button.
        """
        up = Qt.AlignmentFlag
        for part in self._shown:
            delete_soon(part)
        self._shown.clear()
        for line, (words, name, does) in enumerate(buttons):
            button = Button(words)
            button.setProperty("slim", True)
            button.setAccessibleName(name)
            button.clicked.connect(does)
            self._grid.addWidget(button, line + 1, len(rows[0]))
            button.show()
            self._shown.append(button)
        for column, head in enumerate(heads):
            self._put(written(head, "small", "third", wrap=bool(column)), 0, column, up.AlignBottom)
        for line, row in enumerate(rows):
            tone: Tone = "call" if line == marked else "ink"
            for column, text in enumerate(row):
                wraps = column == self._stretched
                label = written(text, "meaning" if wraps else "body", tone, wrap=wraps)
                self._put(label, line + 1, column, up.AlignVCenter if buttons else up.AlignTop)

    def _put(self, label: QLabel, line: int, column: int, where: Qt.AlignmentFlag) -> None:
        side = Qt.AlignmentFlag.AlignRight if column > self._stretched else Qt.AlignmentFlag.AlignLeft
        label.setAlignment(side | where)
        self._grid.addWidget(label, line, column)
        label.show()  # else it would be measured before it is shown
        self._shown.append(label)
