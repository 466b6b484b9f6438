"""All puzzles, by game and difficulty; solved ones are ticked."""

from __future__ import annotations

from collections import Counter
from functools import partial
from typing import TYPE_CHECKING

from PySide6.QtCore import Signal

from cucu_desktop.games.catalogue import CATALOGUE
from cucu_desktop.match.puzzles.puzzle import grade_of, puzzles_of
from cucu_desktop.ui.pages.puzzles.puzzle_slips import GameSlips, GradeHeads, rating_explained, rating_told
from cucu_desktop.ui.widgets.language import tr
from cucu_desktop.ui.widgets.page import Page
from cucu_desktop.ui.widgets.paper_widgets import written

if TYPE_CHECKING:
    from collections.abc import Callable

    from PySide6.QtCore import QRect
    from PySide6.QtGui import QShowEvent

    from cucu_desktop.match.puzzles.puzzle import Puzzle
    from cucu_desktop.match.puzzles.solved import Solved
    from cucu_desktop.ui.widgets.theme import Theme


class PuzzlesPage(Page):
    """The puzzles of every game as slips."""

    chosen = Signal(object)
    """A `Puzzle` was selected."""
    five_wanted = Signal(str)
    """Start a series of five puzzles of this game."""
    mistakes_wanted = Signal()
    """Ask the player's own mistakes."""
    WIDTH = 1180

    def __init__(
        self, theme: Theme, game_name: Callable[[str], str], solved: Solved, last: Puzzle | None = None
    ) -> None:
        """Build the page.

        Args:
            theme: colours and text size.
            game_name: returns the name of a game.
            solved: the store of solved puzzles.
            last: the puzzle shown before, which gets the focus.
        """
        super().__init__(theme)
        self._last = last
        self.title.setText(tr("Puzzles", "Puzzles"))
        told = tr(
            "Puzzles",
            "Each puzzle comes from a real deal. Given what the player knows, one choice is clearly "
            "best. What would you do?",
        )
        self._told = [written(told, "body", "second", wrap=True)]
        if solved.first_answers:
            told = f"{rating_told(solved)} {rating_explained(in_full=False)}"
            self._told.append(written(told, "body", wrap=True))
            self._told[-1].setToolTip(rating_explained())
        games = [game.id for game in CATALOGUE if puzzles_of(game.id)]
        grades = (Counter(map(grade_of, puzzles_of(game))) for game in games)
        widest = max((most for grade in grades for most in grade.values()), default=0)
        self._games = {game: GameSlips(theme, puzzles_of(game), widest) for game in games}
        self._heads = GradeHeads(theme, widest)
        self.head.addWidget(self._heads)
        for number, (game, slips) in enumerate(self._games.items()):
            slips.say(game_name(game), solved)
            slips.chosen.connect(self.chosen)
            slips.five_wanted.connect(partial(self.five_wanted.emit, game))
            slips.left.connect(partial(self._go_to, number))
            self.body.addWidget(slips)
        self.body.addStretch(1)
        self._mistakes = self.button(tr("Puzzles", "From my mistakes"))
        self.foot.addStretch(1)
        self._back = self.button(tr("Puzzles", "Back"), loud=True)
        self._mistakes.clicked.connect(self.mistakes_wanted)
        self._back.clicked.connect(self.closed)

    @property
    def games(self) -> dict[str, GameSlips]:
        """The slips, by the ids of the games."""
        return self._games

    def fit_into(self, area: QRect) -> None:
        """Centre the page; where it is narrow the slips are below the names of the games."""
        width = min(self.theme.px(self.WIDTH), area.width() - 2 * self.theme.space(3))
        room = width - 2 * self.theme.space(12)
        games = self._games.values()
        names = max((slips.name_width for slips in games), default=0)
        for slips in games:
            slips.arrange(room, names)
        in_columns = all(slips.is_beside_name for slips in games)
        self._heads.arrange(names)
        self._heads.setVisible(in_columns)
        for number, label in enumerate(self._told):  # above the heads, which do not scroll
            (self.head if in_columns else self.body).insertWidget(number, label)
        super().fit_into(area)

    def _go_to(self, number: int, step: int) -> None:
        """Focus the slips of the game above or below."""
        slips = list(self._games.values())
        if 0 <= number + step < len(slips):
            slips[number + step].take_focus(slips[number].at)

    def showEvent(self, event: QShowEvent) -> None:
        super().showEvent(event)
        last = self._last
        slips = self._games.get(last.game) if last is not None else next(iter(self._games.values()), None)
        if slips is None:
            self._back.setFocus()
            return
        slips.take_focus(puzzles_of(last.game).index(last) if last is not None else 0)
        self.reach(slips)
