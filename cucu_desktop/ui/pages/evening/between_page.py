"""Between two games of an evening: how the last one went, who is ahead, what comes next."""

from __future__ import annotations

from functools import partial
from typing import TYPE_CHECKING, Final

from PySide6.QtCore import Qt, Signal
from PySide6.QtWidgets import QHBoxLayout

from cucu_desktop.ui.pages.evening.programme_strip import ProgrammeStrip
from cucu_desktop.ui.pages.evening.standings_table import StandingsTable
from cucu_desktop.ui.pages.evening.words import game_name, leader_told, moment_told
from cucu_desktop.ui.pages.worded_page import WordedPage
from cucu_desktop.ui.widgets.language import tr
from cucu_desktop.ui.widgets.paper_widgets import Button, Rule, written
from cucu_desktop.ui.widgets.player_names import called

if TYPE_CHECKING:
    from PySide6.QtCore import QRect
    from PySide6.QtGui import QShowEvent

    from cucu_desktop.match.evening.evening import Evening
    from cucu_desktop.ui.text.wording import Wording
    from cucu_desktop.ui.widgets.art import Art
    from cucu_desktop.ui.widgets.theme import Theme


_HIGH: Final = 560
"""In a window as high as this the programme is drawn."""


class BetweenPage(WordedPage):
    """Stays until the next game begins, or the company gets up."""

    next_game = Signal()
    left = Signal()
    page_wanted = Signal(str)
    """Another page is to be opened about the last game: its "analysis", or a "replay"."""
    WIDTH = 760

    def __init__(self, theme: Theme, art: Art, wording: Wording, evening: Evening, *, played: bool) -> None:
        """`played`: the last game still lies on the table, to be looked back at."""
        super().__init__(theme, wording)
        self._evening = evening
        self._result = evening.results[-1] if evening.results else None
        games = [each.game for each in evening.plan.rounds]
        self._strip = ProgrammeStrip(theme, art, games, evening.next_round)
        self.body.addWidget(self._strip)
        self._last = written("", "name", wrap=True)
        self._last.setAlignment(Qt.AlignmentFlag.AlignCenter)
        self.body.addWidget(self._last)
        self._table = StandingsTable(theme, evening.standings)
        self.body.addWidget(self._table)
        self.body.addWidget(Rule(theme))
        self._moment, self._next = (written("", "body", "second", wrap=True) for _ in range(2))
        self.body.addWidget(self._moment)
        self.body.addWidget(self._next)
        self._look, self._think = Button(), Button()
        looks = QHBoxLayout()
        for name, button in (("replay", self._look), ("analysis", self._think)):
            button.setProperty("slim", True)
            button.setVisible(played)
            button.clicked.connect(partial(self.page_wanted.emit, name))
            looks.addWidget(button)
        looks.addStretch(1)
        self.body.addLayout(looks)
        self.body.addStretch(1)
        self.foot.addStretch(1)
        self._leave = self.button()
        self._go_on = self.button(loud=True)
        self._leave.clicked.connect(self.left)
        self._go_on.clicked.connect(self.next_game)
        self.retranslate()

    def retranslate(self) -> None:
        """Write everything in the language of the window."""
        evening, wording = self._evening, self.wording
        number, rounds = evening.next_round, evening.plan.rounds
        coming = rounds[min(number, len(rounds) - 1)]
        self.title.setText(leader_told(wording, evening.standings, over=False))
        self._strip.show_words(wording)
        self._table.show_words(wording)
        self._last.setText(self._last_told())
        self._last.setVisible(bool(self._last.text()))
        self._moment.setText(self._moment_told())
        self._moment.setVisible(bool(self._moment.text()))
        told = tr("Evening", "Next, game {number} of {all}: {game}.").format(
            number=number + 1, all=len(rounds), game=game_name(wording, coming.game)
        )
        out = [
            called(player.name)
            for player in evening.plan.company
            if player not in evening.next_setup(0).players
        ]
        if out:
            told += " " + tr("Evening", "Watching: {names}.").format(names=wording.numbers.listed(out))
        self._next.setText(told)
        self._look.setText(tr("Ending", "Replay"))
        self._think.setText(tr("Analysis", "Luck and skill"))
        self.label(self._leave, tr("Ending", "Leave table"))
        self.label(self._go_on, tr("Evening", "Next game"))

    def fit_into(self, area: QRect) -> None:
        """Stand in the middle; where it is low the programme is told, and not drawn."""
        self._strip.setVisible(area.height() >= self.theme.px(_HIGH))
        super().fit_into(area)

    def _last_told(self) -> str:
        """Return how the last game went."""
        if self._result is None:
            return ""
        played = self._evening.plan.rounds[self._evening.next_round - 1].game
        names = [called(name) for name in self._result.winners]
        game = game_name(self.wording, played)
        if not names:
            return tr("Evening", "{game}: all level").format(game=game)
        told = (
            tr("Evening", "{game}: {names} win") if len(names) > 1 else tr("Evening", "{game}: {names} wins")
        )
        return told.format(game=game, names=self.wording.numbers.listed(names))

    def _moment_told(self) -> str:
        moments = self._result.moments if self._result is not None else ()
        return moment_told(self.wording, moments[0]) if moments else ""

    def escape(self) -> None:
        """Get up."""
        self.left.emit()

    def showEvent(self, event: QShowEvent) -> None:
        """Enter goes on."""
        super().showEvent(event)
        self._go_on.setFocus()
