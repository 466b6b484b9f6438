"""Ratings: what a decision costs everybody who has played, reckoned from all logs that are kept."""

from __future__ import annotations

from typing import TYPE_CHECKING

from PySide6.QtCore import Signal
from PySide6.QtWidgets import QHBoxLayout, QSizePolicy, QVBoxLayout, QWidget

from cucu_desktop.analysis.ratings import Ratings
from cucu_desktop.bots import PERSONS
from cucu_desktop.ui.pages.analysis.amounts import Amounts
from cucu_desktop.ui.pages.analysis.analyst import Analyst, Found
from cucu_desktop.ui.pages.analysis.progress_strip import ProgressStrip
from cucu_desktop.ui.pages.analysis.text_table import TextTable
from cucu_desktop.ui.widgets.language import tr
from cucu_desktop.ui.widgets.paper_widgets import Button, written
from cucu_desktop.ui.widgets.player_names import called

if TYPE_CHECKING:
    from collections.abc import Sequence
    from pathlib import Path

    from PySide6.QtGui import QHideEvent, QShowEvent

    from cucu_desktop.analysis.ratings import Rated
    from cucu_desktop.analysis.report import Rating, Sitter
    from cucu_desktop.ui.text.wording import Wording
    from cucu_desktop.ui.widgets.theme import Theme


class RatingView(QWidget):
    """Who decides how well, at one game or, of one person, at all."""

    changed = Signal()
    """Something else is told, which may be higher."""
    learn_wanted = Signal(str, str)
    """The mistakes of the person of this name are to be asked again, at this game or ("") at all."""

    def __init__(self, theme: Theme, logs: Sequence[Path], kept: Path) -> None:
        """Prepare to look back at these logs; analyses are kept in a folder."""
        super().__init__()
        self._logs, self._kept = tuple(logs), kept
        self.ratings = Ratings()
        self._wording: Wording | None = None
        self._name = self._game = ""
        self._is_done = not logs
        self._head = written("", "heading", "call", wrap=True)
        self._said = written("", "small", "third", wrap=True)
        self._strip, self._stop, self._learn = ProgressStrip(theme), Button(), Button()
        for button in (self._stop, self._learn):
            button.setProperty("slim", True)
        self._learn.setSizePolicy(QSizePolicy.Policy.Maximum, QSizePolicy.Policy.Fixed)
        self._table = TextTable(theme, stretched=1)
        lines = QVBoxLayout(self)
        lines.setContentsMargins(0, 0, 0, 0)
        lines.setSpacing(theme.space(1))
        beside = QHBoxLayout()
        beside.addWidget(self._strip, 1)
        beside.addWidget(self._stop)
        lines.addWidget(self._head)
        lines.addWidget(self._said)
        lines.addLayout(beside)
        lines.addWidget(self._table)
        lines.addWidget(self._learn)
        self._learn.clicked.connect(lambda: self.learn_wanted.emit(self._name, self._game))
        self._stop.clicked.connect(self._stop_looking)
        self._analyst = Analyst(self)
        self._analyst.advanced.connect(self._strip.show_part)
        self._analyst.found.connect(self._take)
        self._analyst.done.connect(self._finish)
        self._analyst.failed.connect(self._finish)

    @property
    def is_done(self) -> bool:
        """Whether all is reckoned that is to be reckoned."""
        return self._is_done

    def show_ratings(self, wording: Wording, name: str, game: str) -> None:
        """Show what is known by now: of all at a game, or (empty) of this person at all."""
        self._wording, self._name, self._game = wording, name, game
        self._tell()

    def _tell(self) -> None:
        assert self._wording is not None  # words were given before anything is shown
        self._head.setText(tr("Analysis", "How well one decides"))
        self._strip.setAccessibleName(tr("Analysis", "How much is reckoned"))
        self._stop.setText(tr("Analysis", "Stop"))
        self._learn.setText(tr("Learn", "Learn from it"))
        for part in (self._strip, self._stop):
            part.setVisible(self._analyst.is_busy)
        rows, marked = self._of_game() if self._game else self._of_person()
        self._said.setText(
            tr("Analysis", "What a decision costs on average against the best: {unit}.").format(
                unit=self._unit()
            )
            if rows
            else self._nothing_told()
        )
        self._table.setVisible(bool(rows))
        self._table.show_rows(rows, marked=marked)
        self.changed.emit()

    def _nothing_told(self) -> str:
        if self._analyst.is_busy:
            return tr("Analysis", "The matches that are kept are gone through once more.")
        return tr("Analysis", "Too few decisions are kept to say.")

    def _unit(self) -> str:
        """Return in what the ratings that are shown are counted."""
        assert self._wording is not None
        rated = self.ratings.at(self._game)
        if not self._game or not rated:
            return tr("Analysis", "less is better")
        return Amounts(self._wording, rated[0].currency).unit()

    def _of_game(self) -> tuple[list[tuple[str, ...]], int | None]:
        """Return a row for everybody, and which is this person's."""
        rated = self.ratings.at(self._game)
        rows: list[tuple[str, ...]] = [
            (f"{rank}.", self._named(each.who), *self._told(each)) for rank, each in enumerate(rated, 1)
        ]
        own = (
            number
            for number, each in enumerate(rated)
            if each.who.bot is None and each.who.name == self._name
        )
        return rows, next(own, None)

    def _of_person(self) -> tuple[list[tuple[str, ...]], None]:
        """Return a row for each game of this person."""
        assert self._wording is not None
        rows: list[tuple[str, ...]] = []
        for game, each in self.ratings.of(self._name).items():
            unit = Amounts(self._wording, each.currency).unit()
            name = self._wording.choices.game(game)["name"]
            rows.append(("", f"{name} ({unit})", *self._told(each)))
        return rows, None

    def _named(self, who: Sitter) -> str:
        assert self._wording is not None
        if who.bot is None:
            return called(who.name)
        return f"{who.name}, {self._wording.choices.level(PERSONS[who.bot].level)}"

    def _told(self, rated: Rated) -> tuple[str, str]:
        assert self._wording is not None
        amounts = Amounts(self._wording, rated.currency)
        rating: Rating = rated.rating
        return (
            f"{amounts.mean(rating.mean)} ± {amounts.mean(rating.error)}",
            tr("Analysis", "{number} decisions").format(number=rating.decisions),
        )

    # Reckoning

    def _take(self, found: Found) -> None:
        for analysis in found.analysed.games:
            self.ratings.add(analysis)
        self._tell()

    def _finish(self) -> None:
        self._is_done = True
        self._tell()

    def _stop_looking(self) -> None:
        self._analyst.stop()
        self._finish()

    def showEvent(self, event: QShowEvent) -> None:
        """Begin."""
        super().showEvent(event)
        if not self._is_done and not self._analyst.is_busy:
            self.ratings = Ratings()
            self._analyst.ask(self._logs, self._kept)
            self._tell()

    def hideEvent(self, event: QHideEvent) -> None:
        """Nobody looks any more."""
        super().hideEvent(event)
        self._analyst.stop()
