"""The page at the end of a game or of an evening, and between two games of one."""

from __future__ import annotations

from typing import TYPE_CHECKING, NamedTuple

from PySide6.QtCore import QSize, Qt

from cucu_desktop.ui.pages.row_list import Row, RowList
from cucu_desktop.ui.widgets.page import Page
from cucu_desktop.ui.widgets.paper_widgets import written

if TYPE_CHECKING:
    from collections.abc import Sequence

    from PySide6.QtCore import QModelIndex
    from PySide6.QtWidgets import QWidget

    from cucu_desktop.ui.pages.list_page import Act
    from cucu_desktop.ui.widgets.theme import Theme

FACE = 40


class Ending(NamedTuple):
    """What the page shows, from above.

    Attributes:
        title: its title.
        lead: a sentence in the middle.
        picture: a picture.
        rows: a row for each player.
        told: sentences.
    """

    title: str
    lead: str = ""
    picture: QWidget | None = None
    rows: Sequence[Row] = ()
    told: Sequence[str] = ()


class EndPage(Page):
    """A result in a list of players, and what can be done next."""

    def __init__(self, theme: Theme, ending: Ending, leave: Act | None, main: Act, *acts: Act) -> None:
        """Build the page; Escape does `leave`, at the left, if there is one, else `main`."""
        super().__init__(theme)
        self.title.setText(ending.title)
        self._leave = leave or main
        if ending.lead:
            lead = written(ending.lead, "name", "second", wrap=True)
            lead.setAlignment(Qt.AlignmentFlag.AlignCenter)
            self.body.addWidget(lead)
        if ending.picture is not None:
            self.body.addWidget(ending.picture)
        self.rows = _Result(theme, ending.rows)
        self.rows.setAccessibleName(ending.title)
        self.rows.selectionModel().currentChanged.connect(self._reach_row)
        self.body.addWidget(self.rows)
        for told in ending.told:
            self.body.addWidget(written(told, "body", "second", wrap=True))
        self.body.addStretch(1)
        if leave is not None:
            self.button(leave.words, back=True).clicked.connect(leave.does)
        self.foot.addStretch(1)
        for act in acts:
            self.button(act.words).clicked.connect(act.does)
        self.first_focus = self.button(main.words, loud=True)
        self.first_focus.clicked.connect(main.does)

    def _reach_row(self, index: QModelIndex) -> None:
        place = self.rows.visualRect(index)
        middle = self.rows.mapTo(self._inside, place.center())
        self._scroll.ensureVisible(0, middle.y(), 0, place.height())

    def escape(self) -> None:
        self._leave.does()


class _Result(RowList):
    """The rows, all in sight: the page scrolls."""

    def __init__(self, theme: Theme, rows: Sequence[Row]) -> None:
        super().__init__(theme)
        self.setVerticalScrollBarPolicy(Qt.ScrollBarPolicy.ScrollBarAlwaysOff)
        self.setSelectionMode(RowList.SelectionMode.NoSelection)
        self.show_rows(rows)

    def sizeHint(self) -> QSize:
        heights = (self.sizeHintForRow(row) for row in range(len(self.rows)))
        return QSize(0, sum(heights) + 2 * self.frameWidth())

    def minimumSizeHint(self) -> QSize:
        return self.sizeHint()
