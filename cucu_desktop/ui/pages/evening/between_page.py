"""Between two games of an evening: the last result, the standings, and the next game."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from PySide6.QtCore import QPointF, QSize, Qt, Signal
from PySide6.QtGui import QPainter
from PySide6.QtWidgets import QHBoxLayout, QSizePolicy, QWidget

from cucu_desktop.games.catalogue import GAMES
from cucu_desktop.ui.pages.evening.standings_table import StandingsTable
from cucu_desktop.ui.pages.evening.words import game_name, leader_told, moment_told
from cucu_desktop.ui.pages.worded_page import WordedPage
from cucu_desktop.ui.widgets.language import tr
from cucu_desktop.ui.widgets.paper_widgets import Button, Rule, written
from cucu_desktop.ui.widgets.player_names import called
from cucu_desktop.ui.widgets.safe_paint import safe_paint

if TYPE_CHECKING:
    from collections.abc import Sequence

    from PySide6.QtCore import QRect
    from PySide6.QtGui import QPaintEvent, QShowEvent

    from cucu_desktop.match.evening.evening import Evening
    from cucu_desktop.ui.text.wording import Wording
    from cucu_desktop.ui.widgets.art import Art
    from cucu_desktop.ui.widgets.theme import Theme


_HIGH: Final = 560
"""Window height from which the programme is drawn."""


class BetweenPage(WordedPage):
    """Shown until the next game begins or the players end the evening."""

    next_game = Signal()
    left = Signal()
    analysis_wanted = Signal()
    """Open the analysis of the last game."""
    replay_wanted = Signal()
    """Replay the last game."""
    WIDTH = 760

    def __init__(self, theme: Theme, art: Art, wording: Wording, evening: Evening, *, played: bool) -> None:
        """`played`: the last game is still on the table and can be replayed."""
        super().__init__(theme, wording)
        self._evening = evening
        self._result = evening.results[-1] if evening.results else None
        self.title.setText(leader_told(wording, evening.standings, over=False))
        games = [each.game for each in evening.plan.rounds]
        self._strip = ProgrammeStrip(theme, art, wording, games, evening.next_round)
        self.body.addWidget(self._strip)
        last = written(self._last_told(), "name", wrap=True)
        last.setAlignment(Qt.AlignmentFlag.AlignCenter)
        if last.text():
            self.body.addWidget(last)
        self.body.addWidget(StandingsTable(theme, wording, evening.standings))
        self.body.addWidget(Rule(theme))
        for told in filter(None, (self._moment_told(), self._next_told())):
            self.body.addWidget(written(told, "body", "second", wrap=True))
        look, think = Button(tr("Ending", "Replay")), Button(tr("Analysis", "Luck and skill"))
        looks = QHBoxLayout()
        for button, wanted in ((look, self.replay_wanted), (think, self.analysis_wanted)):
            button.setProperty("slim", True)
            button.setVisible(played)
            button.clicked.connect(wanted)
            looks.addWidget(button)
        looks.addStretch(1)
        self.body.addLayout(looks)
        self.body.addStretch(1)
        self.foot.addStretch(1)
        self.button(tr("Ending", "Leave table")).clicked.connect(self.left)
        self._go_on = self.button(tr("Evening", "Next game"), loud=True)
        self._go_on.clicked.connect(self.next_game)

    def fit_into(self, area: QRect) -> None:
        """Centre the page; in a low window the programme is a text, not a drawing."""
        self._strip.setVisible(area.height() >= self.theme.px(_HIGH))
        super().fit_into(area)

    def _last_told(self) -> str:
        """Return a sentence on the last game."""
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

    def _next_told(self) -> str:
        """Return a sentence on the next game, and on its onlookers."""
        evening, number, rounds = self._evening, self._evening.next_round, self._evening.plan.rounds
        coming = rounds[min(number, len(rounds) - 1)]
        told = tr("Evening", "Next, game {number} of {all}: {game}.").format(
            number=number + 1, all=len(rounds), game=game_name(self.wording, coming.game)
        )
        playing = evening.next_setup(0).players
        out = [called(player.name) for player in evening.plan.company if player not in playing]
        if out:
            told += " " + tr("Evening", "Watching: {names}.").format(names=self.wording.numbers.listed(out))
        return told

    def _moment_told(self) -> str:
        moments = self._result.moments if self._result is not None else ()
        return moment_told(self.wording, moments[0]) if moments else ""

    def escape(self) -> None:
        """End the evening."""
        self.left.emit()

    def showEvent(self, event: QShowEvent) -> None:
        super().showEvent(event)
        self._go_on.setFocus()


_CARD: Final = 40
_STRIP_HIGH: Final = 92
_APART: Final = 1.32
_RAISED: Final = 1.14


class ProgrammeStrip(QWidget):
    """One card for each game, with its emblem."""

    def __init__(self, theme: Theme, art: Art, wording: Wording, games: Sequence[str], at: int) -> None:
        """`at`: the index of the next game; the number of games if all are over."""
        super().__init__()
        self.theme, self._art, self._games, self._at = theme, art, tuple(games), at
        self.setSizePolicy(QSizePolicy.Policy.Expanding, QSizePolicy.Policy.Fixed)
        played = tr("Evening", "played")
        told = [
            f"{number}. {game_name(wording, game)}" + (f" ({played})" if number <= at else "")
            for number, game in enumerate(games, 1)
        ]
        self.setAccessibleName(", ".join(told))

    def sizeHint(self) -> QSize:
        return QSize(self.theme.px(_CARD * _APART * len(self._games)), self.theme.px(_STRIP_HIGH))

    @safe_paint
    def paintEvent(self, event: QPaintEvent) -> None:
        del event
        painter = QPainter(self)
        painter.setRenderHints(QPainter.RenderHint.Antialiasing | QPainter.RenderHint.SmoothPixmapTransform)
        wide = min(self.theme.px(_CARD), self.width() / (_APART * len(self._games)))
        middle = QPointF(self.width() / 2, self.height() / 2)
        for number, game in enumerate(self._games):
            played = GAMES[game]
            pack = played.pack_of(played.usual).name
            over, raised = number < self._at, number == self._at
            card = "back" if over else played.emblem
            away = (number - (len(self._games) - 1) / 2) * wide * _APART
            painter.setOpacity(0.55 if over else 1.0)
            size = wide * (_RAISED if raised else 0.94)
            turn = (-4.0, 3.0, -2.0, 5.0)[number % 4] if over else 0.0
            self._art.lay_card(painter, (pack, card), middle + QPointF(away, 0), size, turn)
        painter.setOpacity(1.0)
