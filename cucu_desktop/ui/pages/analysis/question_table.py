"""A past decision shown on a table again, as its seat saw it, with the question beneath."""

from __future__ import annotations

from dataclasses import replace
from typing import TYPE_CHECKING, Any, Final

from PySide6.QtCore import Signal
from PySide6.QtWidgets import QSizePolicy, QWidget

from cucu_desktop.engine.tricks.observation import TrickObservation
from cucu_desktop.games.catalogue import GAMES
from cucu_desktop.ui.play.decision_bar import DecisionBar
from cucu_desktop.ui.scene.participants import seated
from cucu_desktop.ui.view.families import accessibility_of, family_of
from cucu_desktop.ui.view.view import TableView

if TYPE_CHECKING:
    from PySide6.QtGui import QResizeEvent, QShowEvent

    from cucu_desktop.analysis.past_question import PastQuestion
    from cucu_desktop.engine.actions import Action
    from cucu_desktop.engine.any_observation import AnyObservation
    from cucu_desktop.match.puzzles.puzzle_position import PuzzleQuestion
    from cucu_desktop.ui.text.wording import Wording
    from cucu_desktop.ui.widgets.theme import Theme


_LARGE: Final = 1.5
"""The largest text size at which the whole table is in sight; with larger ones the page scrolls."""


class QuestionTable(QWidget):
    """The table of a question; it is answered as at any other table.

    Attributes:
        view: the table.
        decision_bar: the question and the answers.
        is_answered: whether the question was answered.
    """

    answered = Signal(object)
    """The answer: an `Action`."""
    HIGH, LOW = 500, 300
    """Height while the question is open, and after the answer, when there is more text beneath."""
    LOWEST: Final = 240
    """Minimum height in pixels, however little room there is."""
    SHARE, LARGEST_SHARE, MORE = 0.5, 0.72, 0.06
    """Least fraction of the window's height with larger letters, and the largest increase over the usual
    height with letters twice as large: a lower table would have smaller letters."""

    def __init__(self, theme: Theme, wording: Wording, question: PastQuestion | PuzzleQuestion) -> None:
        """Set the table up for a question."""
        super().__init__()
        self.theme = theme
        seen = question.decision.observation
        game = GAMES[wording.game_id]
        self._question = question
        self._players = seated(question.players, seen)
        self.names = tuple(player.name for player in self._players)
        self.view = view = TableView(replace(theme, growth=1.0), family_of(game), self)
        view.is_furnished = False
        view.set_wording(wording)
        view.set_game(game, seen.options)
        view.set_reduced_motion(reduced=True)
        self.accessibility = accessibility_of(game)(view, theme, wording)
        self.decision_bar = bar = DecisionBar(theme, wording, self)
        view.acted.connect(self._answer)
        view.picked.connect(bar.point_out)
        bar.acted.connect(self._answer)
        self.setSizePolicy(QSizePolicy.Policy.Expanding, QSizePolicy.Policy.Fixed)
        self.is_answered = self._keeps_height = False
        self._room, self._least = self.theme.px(self.HIGH), self.LOWEST
        self._set_height()
        self._lay()

    def _lay(self) -> None:
        """Restore the position and ask."""
        seen, view = self._question.decision.observation, self.view
        view.sit(self._players, viewer=seen.seat)
        view.show_position(seen)
        view.open_input(seen)
        self.accessibility.show(seen, self.names)
        self.decision_bar.ask(_silent(seen), self.names)
        self._arrange()

    def limit(self, room: int, window: int) -> None:
        """Limit the height to `room`, as far as the table can be read: the question is at its lower edge.

        With larger letters it keeps the usual height if the `window` is high enough, and the page scrolls.
        """
        larger = self.theme.text_scale - 1
        is_large = self.theme.text_scale > _LARGE * self.theme.growth
        share = self.LARGEST_SHARE if is_large else self.SHARE
        wished = min(self.HIGH * (1 + self.MORE * larger), window * share) if larger > 0 else 0
        limits = room, max(self.LOWEST, round(wished))
        if limits != (self._room, self._least):
            self._room, self._least = limits
            self._set_height()

    def keep_height(self, *, wanted: bool) -> None:
        """Keep the height after the answer, or shrink for the texts beneath."""
        if wanted != self._keeps_height:
            self._keeps_height = wanted
            self._set_height()

    def take_focus(self) -> None:
        self.decision_bar.take_focus()

    def _answer(self, action: Action) -> None:
        self.view.setFocus()  # else the focus would move to the next widget, perhaps part of the explanation
        self.close_question()
        self.answered.emit(action)

    def close_question(self) -> None:
        """Close the question: it is answered."""
        self.is_answered = True
        self.view.close_input()
        self.accessibility.close_question()
        self.decision_bar.clear()
        self.decision_bar.hide()
        self._set_height()

    @property
    def _has_hands(self) -> bool:
        return isinstance(self._question.decision.observation, TrickObservation)

    def _set_height(self) -> None:
        # A table with hands of cards has no room to spare.
        is_low = self.is_answered and not self._keeps_height and not self._has_hands
        wished = self.theme.px(self.LOW if is_low else self.HIGH)
        self.setFixedHeight(min(wished, max(self._room, self._least)))

    def _arrange(self) -> None:
        self.view.setGeometry(self.rect())
        self.decision_bar.fit_into(self.view.free_rect())

    def showEvent(self, event: QShowEvent) -> None:
        """The view has its size only now if it was set up before it was shown."""
        super().showEvent(event)
        self._arrange()

    def resizeEvent(self, event: QResizeEvent) -> None:
        super().resizeEvent(event)
        self._arrange()


def _silent(seen: AnyObservation) -> AnyObservation:
    """Return the observation without talk at the table."""
    if not seen.options.talk:
        return seen
    options: Any = seen.options
    return replace(seen, options=replace(options, talk=False))
