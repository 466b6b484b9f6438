"""A past decision laid on the table again, as its seat saw it, with the question beneath."""

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


class QuestionTable(QWidget):
    """The table at which a question is asked again; it can be answered there as at any other.

    Attributes:
        view: the table.
        decision_bar: the question, and the answers.
        is_answered: whether it asks no more.
    """

    answered = Signal(object)
    """What would be done now: an `Action`."""
    HIGH, LOW = 500, 300
    """How high it is while it is asked, and afterwards, when there is more to be read beneath."""
    LOWEST: Final = 240
    """In pixels: how high it is at least, however little room there is."""
    SHARE, MORE = 0.72, 0.06
    """How much of the window's height it has at least with larger letters, and how much higher than usual it
    may be with letters twice as large: or its own letters would get smaller."""

    def __init__(self, theme: Theme, wording: Wording, question: PastQuestion | PuzzleQuestion) -> None:
        """Lay the table for a question."""
        super().__init__()
        self.theme = theme
        seen = question.decision.observation
        game = GAMES[wording.game_id]
        self._question = question
        self._players = seated(question.players, seen)
        self.names = tuple(player.name for player in self._players)
        self.view = view = TableView(theme.as_wished(), family_of(game), self)
        view.clear_corners()
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
        """Put everything where it was, and ask."""
        seen, view = self._question.decision.observation, self.view
        view.sit(self._players, viewer=seen.seat)
        view.show_position(seen)
        view.open_input(seen)
        self.accessibility.show(seen, self.names)
        self.decision_bar.ask(_silent(seen), self.names)
        self._arrange()

    def limit(self, room: int, window: int) -> None:
        """Be no higher than `room`, as far as the table can be read: the question stands at its lower edge.

        With larger letters it is as high as with usual ones if the `window` is so high, and the page scrolls.
        """
        larger = self.theme.text_scale - 1
        wished = min(self.HIGH * (1 + self.MORE * larger), window * self.SHARE) if larger > 0 else 0
        limits = room, max(self.LOWEST, round(wished))
        if limits != (self._room, self._least):
            self._room, self._least = limits
            self._set_height()

    def keep_height(self, *, wanted: bool) -> None:
        """Stay as high once it is answered, or make room for what is read beneath."""
        if wanted != self._keeps_height:
            self._keeps_height = wanted
            self._set_height()

    def take_focus(self) -> None:
        """Give the keyboard to the answers."""
        self.decision_bar.take_focus()

    def _answer(self, action: Action) -> None:
        self.view.setFocus()  # or the keyboard would go through whatever comes next to what is told now
        self.close_question()
        self.answered.emit(action)

    def close_question(self) -> None:
        """Ask no more: the question is answered."""
        self.is_answered = True
        self.view.close_input()
        self.accessibility.close_question()
        self.decision_bar.clear()
        self.decision_bar.hide()
        self._set_height()

    def _set_height(self) -> None:
        # A table with hands of cards has no room to spare.
        has_hands = isinstance(self._question.decision.observation, TrickObservation)
        is_low = self.is_answered and not self._keeps_height and not has_hands
        wished = self.theme.px(self.LOW if is_low else self.HIGH)
        self.setFixedHeight(min(wished, max(self._room, self._least)))

    def _arrange(self) -> None:
        self.view.setGeometry(self.rect())
        self.decision_bar.fit_into(self.view.free_rect(), None)

    def showEvent(self, event: QShowEvent) -> None:
        """The table has its size only now if it was laid before it was seen."""
        super().showEvent(event)
        self._arrange()

    def resizeEvent(self, event: QResizeEvent) -> None:
        """The table fills it all."""
        super().resizeEvent(event)
        self._arrange()


def _silent(seen: AnyObservation) -> AnyObservation:
    """Return what is seen at a table where nobody listens to any talk."""
    if not seen.options.talk:
        return seen
    options: Any = seen.options
    return replace(seen, options=replace(options, talk=False))
