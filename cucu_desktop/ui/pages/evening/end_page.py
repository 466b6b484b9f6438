"""The end of an evening: the winner, the purses of all players, and memorable moments."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from PySide6.QtCore import Qt, Signal
from PySide6.QtWidgets import QBoxLayout, QVBoxLayout

from cucu_desktop.match.evening.game_moments import KINDS
from cucu_desktop.ui.pages.evening.evening_picture import EveningPicture
from cucu_desktop.ui.pages.evening.standings_table import StandingsTable
from cucu_desktop.ui.pages.evening.words import games_told, leader_told, moment_told
from cucu_desktop.ui.pages.worded_page import WordedPage
from cucu_desktop.ui.widgets.language import tr
from cucu_desktop.ui.widgets.paper_widgets import written

if TYPE_CHECKING:
    from collections.abc import Callable, Sequence

    from PySide6.QtCore import QRect
    from PySide6.QtGui import QShowEvent

    from cucu_desktop.match.evening.evening import Evening
    from cucu_desktop.match.evening.game_moments import Moment
    from cucu_desktop.ui.text.wording import Wording
    from cucu_desktop.ui.widgets.art import Art
    from cucu_desktop.ui.widgets.theme import Theme

_WIDE: Final = 780
"""Width from which the moments are beside the table."""
MOST: Final = 5
"""The most moments shown, the rarest first."""


class EveningEndPage(WordedPage):
    """Shown until the players end the evening or start another."""

    left = Signal()
    again = Signal()
    season_wanted = Signal()
    WIDTH = 960

    def __init__(
        self, theme: Theme, art: Art, wording: Wording, evening: Evening, words_of: Callable[[str], Wording]
    ) -> None:
        """`words_of`: returns the words of a game, which its moments use."""
        super().__init__(theme, wording)
        self.title.setText(leader_told(wording, evening.standings, over=True))
        lead = written(
            games_told(wording, [each.game for each in evening.plan.rounds]), "name", "second", wrap=True
        )
        lead.setAlignment(Qt.AlignmentFlag.AlignCenter)
        self.body.addWidget(lead)
        self.body.addWidget(EveningPicture(theme, art, evening.standings))
        self._columns = QBoxLayout(QBoxLayout.Direction.LeftToRight)
        self._columns.setSpacing(theme.space(8))
        self._columns.addWidget(StandingsTable(theme, wording, evening.standings), 5)
        moments = _moments(evening)
        if moments:
            self._columns.addLayout(
                self._told([moment_told(words_of(game), each) for game, each in moments]), 4
            )
        self.body.addLayout(self._columns)
        self.body.addStretch(1)
        self._again = self.button(tr("Evening", "Another like it"))
        self.foot.addStretch(1)
        self._season = self.button(tr("Evening", "The season"))
        self._season.setVisible(evening.plan.season is not None)
        self._again.setVisible(evening.plan.season is None)
        self._leave = self.button(tr("Evening", "Good night"), loud=True)
        self._leave.clicked.connect(self.left)
        self._again.clicked.connect(self.again)
        self._season.clicked.connect(self.season_wanted)

    def _told(self, moments: Sequence[str]) -> QVBoxLayout:
        """Return the moments in a column."""
        lines = QVBoxLayout()
        lines.setSpacing(self.theme.space(2))
        lines.addWidget(written(tr("Evening", "The story of the evening"), "heading", "call"))
        for told in moments:
            lines.addWidget(written(told, "body", wrap=True))
        lines.addStretch(1)
        return lines

    def fit_into(self, area: QRect) -> None:
        """Centre the page; where it is narrow the moments are below the table."""
        wide = min(self.theme.px(self.WIDTH), area.width()) >= self.theme.px(_WIDE)
        way = QBoxLayout.Direction.LeftToRight if wide else QBoxLayout.Direction.TopToBottom
        self._columns.setDirection(way)
        super().fit_into(area)

    def escape(self) -> None:
        """Close the page and end the evening."""
        self.left.emit()

    def showEvent(self, event: QShowEvent) -> None:
        super().showEvent(event)
        (self._season if self._season.isVisible() else self._leave).setFocus()


def _moments(evening: Evening) -> list[tuple[str, Moment]]:
    """Return the moments with their games, the rarest first."""
    found: list[tuple[str, Moment]] = []
    for played, result in zip(evening.plan.rounds, evening.results, strict=False):
        found += [(played.game, moment) for moment in result.moments if moment.kind in KINDS]
    pools = [each for each in found if each[1].kind == "pool"]
    largest = max(pools, key=lambda each: each[1].number, default=None)
    found = [each for each in found if each[1].kind != "pool" or each is largest]
    found = sorted(dict.fromkeys(found), key=lambda each: KINDS.index(each[1].kind))
    return found[:MOST]
