"""Ratings: the mean cost of each player's decisions, computed from all stored logs."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from PySide6.QtCore import QTimer, Signal
from PySide6.QtWidgets import QHBoxLayout, QWidget

from cucu_desktop.analysis.ratings import Ratings
from cucu_desktop.bots import PERSONS
from cucu_desktop.ui.pages.analysis.amounts import Amounts
from cucu_desktop.ui.pages.analysis.analyst import Analyst, Found
from cucu_desktop.ui.pages.analysis.progress_strip import ProgressStrip
from cucu_desktop.ui.pages.analysis.text_table import TextTable
from cucu_desktop.ui.pages.boxes import in_column
from cucu_desktop.ui.widgets.language import tr, trn
from cucu_desktop.ui.widgets.paper_widgets import Button, written
from cucu_desktop.ui.widgets.player_names import called

if TYPE_CHECKING:
    from collections.abc import Callable, Sequence
    from pathlib import Path

    from PySide6.QtGui import QHideEvent, QShowEvent

    from cucu_desktop.analysis.ratings import Rated
    from cucu_desktop.analysis.report import Rating, Sitter
    from cucu_desktop.engine.options import GameOptions
    from cucu_desktop.ui.text.wording import Wording
    from cucu_desktop.ui.widgets.theme import Theme

    WordsOf = Callable[[str, GameOptions | None], Wording]

PAUSE: Final = 400
"""Milliseconds between updates of the shown results."""


class RatingView(QWidget):
    """The ratings of all players at one game, or of one person at all games.

    Attributes:
        is_done: whether all matches are analysed.
    """

    changed = Signal()
    """The shown text changed, and perhaps its height."""
    learn_wanted = Signal(str, str)
    """Ask the mistakes of the person of this name again, at this game or ("") at all games."""

    def __init__(self, theme: Theme, words_of: WordsOf, logs: Sequence[Path], kept: Path) -> None:
        """Prepare the analysis of these logs.

        Args:
            theme: colours and text size.
            words_of: returns the words of a game: each has its own unit.
            logs: the logs of all stored matches.
            kept: the folder of stored analyses.
        """
        super().__init__()
        self._words_of = words_of
        self._logs, self._kept = tuple(logs), kept
        self.ratings = Ratings()
        self._wording: Wording | None = None
        self._name = self._game = ""
        self.is_done = not logs
        self._is_stopped = False
        self._told_of = self._odd = 0
        self._head = written("", "heading", "call", wrap=True)
        self._said = written("", "small", "third", wrap=True)
        self._strip, self._stop = ProgressStrip(theme), Button()
        self._stop.setProperty("slim", True)
        self._table = TextTable(theme, stretched=1)
        beside = QHBoxLayout()
        beside.addWidget(self._strip, 1)
        beside.addWidget(self._stop)
        in_column(self._head, self._said, beside, self._table, within=self, gap=theme.space(1))
        self._stop.clicked.connect(self._stop_or_go_on)
        self._soon = QTimer(self)
        self._soon.setSingleShot(True)
        self._soon.setInterval(PAUSE)
        self._soon.timeout.connect(self._tell)
        self.analyst = Analyst(self)
        self.analyst.advanced.connect(self._strip.show_part)
        self.analyst.found.connect(self._take)
        self.analyst.done.connect(self._finish)
        self.analyst.failed.connect(self._break_off)

    @property
    def has_matches(self) -> bool:
        return bool(self._logs)

    @property
    def has_rows(self) -> bool:
        """Whether the ratings of the person are known, so that there are decisions to ask again."""
        return bool(self.ratings.of(self._name))

    def learn(self) -> None:
        self.learn_wanted.emit(self._name, self._game)

    def show_ratings(self, wording: Wording, name: str, game: str) -> None:
        """Show the ratings found so far: of all players at a game, or (empty) of this person at all games."""
        self._wording, self._name, self._game = wording, name, game
        self._tell()

    def _tell(self) -> None:
        assert self._wording is not None  # `wording` is set before anything is shown
        self._soon.stop()
        self._head.setText(tr("Analysis", "Who decides best"))
        self._strip.setAccessibleName(tr("Analysis", "Analysis progress"))
        is_busy = self.analyst.is_busy
        self._stop.setText(tr("Analysis", "Stop") if is_busy else tr("Analysis", "Continue analysis"))
        self._strip.setVisible(is_busy)
        self._stop.setVisible(is_busy or self._is_stopped)
        rows, marked = self._of_game() if self._game else self._of_person()
        costs = tr("Analysis", "Average cost of a decision compared with the best one, {unit}.")
        told = [costs.format(unit=self._unit()) if rows else self._nothing_told(), *self._left_told()]
        self._said.setText(" ".join(filter(None, told)))
        self._table.setVisible(bool(rows))
        self._table.show_rows(rows, marked=marked)
        self.changed.emit()

    def _nothing_told(self) -> str:
        if self.analyst.is_busy:
            return tr("Analysis", "Analysing your saved games.")
        return "" if self._is_stopped else tr("Analysis", "Not enough decisions yet to tell.")

    def _left_told(self) -> list[str]:
        """Return sentences on the matches that could not be analysed."""
        told = [tr("Analysis", "Analysis stopped before the end.")] if self._is_stopped else []
        if self._odd:
            odd = trn(
                "Analysis",
                "{n} game could not be analysed.",
                "{n} games could not be analysed.",
                self._odd,
            )
            told.append(odd.format(n=self._odd))
        return told

    def _unit(self) -> str:
        assert self._wording is not None
        rated = self.ratings.at(self._game)
        if not self._game or not rated:
            return tr("Analysis", "lower is better")
        return Amounts(self._words_of(self._game, None), rated[0].currency).unit()

    def _of_game(self) -> tuple[list[tuple[str, ...]], int | None]:
        """Return a row for each player, and the index of this person's row."""
        rated = self.ratings.at(self._game)
        means = [each.rating.mean for each in rated]
        rows: list[tuple[str, ...]] = [
            (f"{1 + means.index(each.rating.mean)}.", self._named(each.who), *self._told(each))
            for each in rated
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
            unit = Amounts(self._words_of(game, None), each.currency).unit()
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

    # Analysis

    def _take(self, found: Found) -> None:
        """Add the result of a match; it is shown within `PAUSE`, with other results of that time."""
        self._told_of += 1
        self._odd += bool(found.analysed.error)
        for analysis in found.analysed.games:
            self.ratings.add(analysis)
        if not self._soon.isActive():
            self._soon.start()

    def _finish(self) -> None:
        self.is_done = True
        self._tell()

    def _break_off(self) -> None:
        """Handle the early end: the other matches count as not analysed."""
        self._odd += len(self._logs) - self._told_of
        self._finish()

    def _stop_or_go_on(self) -> None:
        if self.analyst.is_busy:
            self.analyst.stop()
            self._is_stopped = True
            self._finish()
        else:
            self._begin()

    def _begin(self) -> None:
        """Analyse all matches; stored analyses are reused."""
        self.ratings = Ratings()
        self._told_of = self._odd = 0
        self.is_done = self._is_stopped = False
        self._strip.show_part(0)
        self.analyst.ask(self._logs, self._kept)
        self._tell()

    def save_state(self) -> tuple[Ratings, int, int] | None:
        """Return the ratings, and the numbers of matches seen and not analysed; None: not complete."""
        return (self.ratings, self._told_of, self._odd) if self.is_done and not self._is_stopped else None

    def restore_state(self, state: tuple[Ratings, int, int] | None) -> None:
        if state is not None:
            self.ratings, self._told_of, self._odd = state
            self.is_done = True

    def showEvent(self, event: QShowEvent) -> None:
        super().showEvent(event)
        if not self.is_done and not self.analyst.is_busy:
            self._begin()

    def hideEvent(self, event: QHideEvent) -> None:
        super().hideEvent(event)
        self._soon.stop()
        self.analyst.stop()
