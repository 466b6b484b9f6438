"""A table on which a question lies, and what is told of the answer: beside it, or beneath if narrow."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from PySide6.QtCore import Qt
from PySide6.QtWidgets import QBoxLayout, QVBoxLayout

if TYPE_CHECKING:
    from collections.abc import Iterable

    from PySide6.QtWidgets import QWidget

    from cucu_desktop.ui.pages.analysis.question_table import QuestionTable
    from cucu_desktop.ui.widgets.theme import Theme

_WIDE: Final = 840
"""From this width on, at the usual size of text, they stand beside each other."""
_SHARES: Final = 3, 2
"""How the table and the words share it then."""


class BesideTable(QBoxLayout):
    """The layout of the two; the table may be another one each time."""

    def __init__(self, theme: Theme, parts: Iterable[QWidget]) -> None:
        """Lay the words that tell of an answer, one beneath the other."""
        super().__init__(QBoxLayout.Direction.TopToBottom)
        self._theme = theme
        self._table: QuestionTable | None = None
        self._words = QVBoxLayout()
        for part in parts:
            self._words.addWidget(part)
        self._words.addStretch(1)
        self.addLayout(self._words)

    def put(self, table: QuestionTable | None) -> None:
        """Lay this table there, or none; the one before is taken away."""
        before, self._table = self._table, table
        if before is not None:
            self.removeWidget(before)
            before.hide()
            before.deleteLater()
        if table is not None:
            # Words may be higher: in the middle of them it would lie half out of sight.
            self.insertWidget(0, table, 0, Qt.AlignmentFlag.AlignTop)
            table.show()

    @property
    def is_wide(self) -> bool:
        """Whether they stand beside each other."""
        return self.direction() == QBoxLayout.Direction.LeftToRight

    def fit(self, width: int) -> None:
        """Stand beside each other if the page is so wide; before an answer the table has all of it."""
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
