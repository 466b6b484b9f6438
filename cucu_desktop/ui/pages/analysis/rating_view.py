"""Ratings: what a decision costs everybody who has played, reckoned from all logs that are kept."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from PySide6.QtCore import QTimer, Signal
from PySide6.QtWidgets import QHBoxLayout, QSizePolicy, QVBoxLayout, QWidget

from cucu_desktop.analysis.ratings import Ratings
from cucu_desktop.bots import PERSONS
from cucu_desktop.ui.pages.analysis.amounts import Amounts
from cucu_desktop.ui.pages.analysis.analyst import Analyst, Found
from cucu_desktop.ui.pages.analysis.progress_strip import ProgressStrip
from cucu_desktop.ui.pages.analysis.text_table import TextTable
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
"""In milliseconds: no sooner is told what has been found since."""


class RatingView(QWidget):
    """Who decides how well, at one game or, of one person, at all."""

    changed = Signal()
    """Something else is told, which may be higher."""
    learn_wanted = Signal(str, str)
    """The mistakes of the person of this name are to be asked again, at this game or ("") at all."""

    def __init__(self, theme: Theme, words_of: WordsOf, logs: Sequence[Path], kept: Path) -> None:
        """Prepare to look back at these logs; analyses are kept in a folder.

        Args:
            theme: how it looks.
            words_of: gives the words of a game: each has its own for what is counted.
            logs: of all matches that are kept.
            kept: the folder in which analyses are kept.
        """
        super().__init__()
        self._words_of = words_of
        self._logs, self._kept = tuple(logs), kept
        self.ratings = Ratings()
        self._wording: Wording | None = None
        self._name = self._game = ""
        self._is_done = not logs
        self._is_stopped = False
        self._told_of = self._odd = 0
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
        self._stop.clicked.connect(self._stop_or_go_on)
        self._soon = QTimer(self)
        self._soon.setSingleShot(True)
        self._soon.setInterval(PAUSE)
        self._soon.timeout.connect(self._tell)
        self._analyst = Analyst(self)
        self._analyst.advanced.connect(self._strip.show_part)
        self._analyst.found.connect(self._take)
        self._analyst.done.connect(self._finish)
        self._analyst.failed.connect(self._break_off)

    @property
    def has_matches(self) -> bool:
        """Whether any match is kept that may be looked at."""
        return bool(self._logs)

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
        self._soon.stop()
        self._head.setText(tr("Analysis", "Who decides best"))
        self._strip.setAccessibleName(tr("Analysis", "Analysis progress"))
        is_busy = self._analyst.is_busy
        self._stop.setText(tr("Analysis", "Stop") if is_busy else tr("Analysis", "Continue analysis"))
        self._learn.setText(tr("Learn", "Practise these"))
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
        if self._analyst.is_busy:
            return tr("Analysis", "Analysing your saved matches.")
        return "" if self._is_stopped else tr("Analysis", "Not enough decisions yet to tell.")

    def _left_told(self) -> list[str]:
        """Return what was not looked at, if anything."""
        told = [tr("Analysis", "Analysis stopped before the end.")] if self._is_stopped else []
        if self._odd:
            odd = trn(
                "Analysis",
                "{n} match could not be analysed.",
                "{n} matches could not be analysed.",
                self._odd,
            )
            told.append(odd.format(n=self._odd))
        return told

    def _unit(self) -> str:
        """Return in what the ratings that are shown are counted."""
        assert self._wording is not None
        rated = self.ratings.at(self._game)
        if not self._game or not rated:
            return tr("Analysis", "lower is better")
        return Amounts(self._words_of(self._game, None), rated[0].currency).unit()

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

    # Reckoning

    def _take(self, found: Found) -> None:
        """Add what was found of a match; it is told before long, with all that comes meanwhile."""
        self._told_of += 1
        self._odd += bool(found.analysed.error)
        for analysis in found.analysed.games:
            self.ratings.add(analysis)
        if not self._soon.isActive():
            self._soon.start()

    def _finish(self) -> None:
        self._is_done = True
        self._tell()

    def _break_off(self) -> None:
        """No more comes: the rest counts as what could not be looked at."""
        self._odd += len(self._logs) - self._told_of
        self._finish()

    def _stop_or_go_on(self) -> None:
        if self._analyst.is_busy:
            self._analyst.stop()
            self._is_stopped = True
            self._finish()
        else:
            self._begin()

    def _begin(self) -> None:
        """Look at all of them: what was reckoned before is kept, and costs nothing."""
        self.ratings = Ratings()
        self._told_of = self._odd = 0
        self._is_done = self._is_stopped = False
        self._strip.show_part(0)
        self._analyst.ask(self._logs, self._kept)
        self._tell()

    def save_state(self) -> tuple[Ratings, int, int] | None:
        """Return the ratings, and the numbers of matches seen and not analysed; None: not complete."""
        return (self.ratings, self._told_of, self._odd) if self._is_done and not self._is_stopped else None

    def restore_state(self, state: tuple[Ratings, int, int] | None) -> None:
        """Take over what `save_state` has returned."""
        if state is not None:
            self.ratings, self._told_of, self._odd = state
            self._is_done = True

    def showEvent(self, event: QShowEvent) -> None:
        """Begin."""
        super().showEvent(event)
        if not self._is_done and not self._analyst.is_busy:
            self._begin()

    def hideEvent(self, event: QHideEvent) -> None:
        """Nobody looks any more."""
        super().hideEvent(event)
        self._soon.stop()
        self._analyst.stop()
