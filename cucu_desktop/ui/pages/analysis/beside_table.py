"""A question table with the texts about its answer: beside the table, or beneath it in a narrow page."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from PySide6.QtCore import Qt
from PySide6.QtWidgets import QBoxLayout, QVBoxLayout

from cucu_desktop.ui.widgets.soon import delete_soon

if TYPE_CHECKING:
    from collections.abc import Iterable

    from PySide6.QtWidgets import QWidget

    from cucu_desktop.ui.pages.analysis.question_table import QuestionTable
    from cucu_desktop.ui.widgets.theme import Theme

_WIDE: Final = 840
"""Width from which the texts are beside the table, at the usual text size."""
_SHARES: Final = 3, 2
"""Stretch factors of the table and the texts in that layout."""


class BesideTable(QBoxLayout):
    """The layout of table and texts; the table can be replaced."""

    def __init__(self, theme: Theme, parts: Iterable[QWidget]) -> None:
        """Stack the widgets about an answer in a column."""
        super().__init__(QBoxLayout.Direction.TopToBottom)
        self._theme = theme
        self._table: QuestionTable | None = None
        self._words = QVBoxLayout()
        for part in parts:
            self._words.addWidget(part)
        self._words.addStretch(1)
        self.addLayout(self._words)

    def put(self, table: QuestionTable | None) -> None:
        """Show this table, or none; the table before is removed."""
        before, self._table = self._table, table
        if before is not None:
            delete_soon(before)
        if table is not None:
            # Centred vertically, the table could be half out of sight beside a high text.
            self.insertWidget(0, table, 0, Qt.AlignmentFlag.AlignTop)
            table.show()

    def fit(self, width: int) -> None:
        """Choose the layout for a width; before an answer the table has the whole width."""
        is_wide = width >= self._theme.px(_WIDE)
        way = QBoxLayout.Direction.LeftToRight if is_wide else QBoxLayout.Direction.TopToBottom
        self.setDirection(way)
        self.setSpacing(self._theme.space(4 if is_wide else 3))
        self._words.setSpacing(self._theme.space(2))
        if self._table is not None:
            is_shared = is_wide and self._table.is_answered
            for number, share in enumerate(_SHARES):
                self.setStretch(number, share if is_shared else 0)
            self._table.keep_height(wanted=is_wide)
