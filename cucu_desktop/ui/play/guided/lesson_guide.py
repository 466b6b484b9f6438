"""A lesson at the table: its lines, what they point at, and the end at which the same people play on.

A line replaces the question. Each stands for at least `DURATIONS["line"]`; the next event may come meanwhile.
"""

from __future__ import annotations

from dataclasses import replace
from typing import TYPE_CHECKING, Final

from PySide6.QtCore import QElapsedTimer, QObject, Qt, QTimer, Signal
from PySide6.QtGui import QKeySequence, QShortcut

from cucu_desktop.engine.events import DealBegan
from cucu_desktop.engine.observation import Observation
from cucu_desktop.ui.animation.durations import DURATIONS
from cucu_desktop.ui.play.bot_workers import BotWorkers
from cucu_desktop.ui.play.guided.lesson_lines import LEARNER, NO_LINE, Line, line_at, stops_after
from cucu_desktop.ui.play.guided.lesson_match import deal_of
from cucu_desktop.ui.scene.pointing import Pointing
from cucu_desktop.ui.scene.scene import PACK
from cucu_desktop.ui.view.gestures import targets
from cucu_desktop.ui.widgets.language import tr
from cucu_desktop.ui.widgets.reading.screen_reader import reads_focus_only
from cucu_desktop.ui.widgets.soon import soon

if TYPE_CHECKING:
    from collections.abc import Sequence

    from cucu_desktop.engine.events import Event
    from cucu_desktop.match.advice.advice import Advice
    from cucu_desktop.match.scenario.practice import PracticeMatch
    from cucu_desktop.ui.play.guided.lessons import LessonDeal
    from cucu_desktop.ui.play.match_widget import MatchWidget
    from cucu_desktop.ui.text.wording import Wording

_END: Final = Line("end")
_KNOWN: Final = ("lead", "follow")
"""The lines that are the same in all games of tricks."""


class LessonGuide(QObject):
    """Follows the match of a lesson, deal by deal; a child of its widget.

    Attributes:
        is_over: whether the learner plays on.
    """

    over = Signal()
    """The learner plays on."""

    def __init__(
        self, playing: MatchWidget, match: PracticeMatch, wording: Wording, *, is_known: bool = False
    ) -> None:
        """`is_known`: the learner knows from another game of tricks how to lead and to follow."""
        super().__init__(playing)
        self._is_known = is_known
        self._playing, self._session, self._match, self._wording = playing, playing.session, match, wording
        self._events: list[Event] = []
        self._answered: list[int] = []
        """For each choice of the learner in this deal the number of events before it."""
        self._line, self._is_ending, self.is_over = NO_LINE, False, False
        self._since = QElapsedTimer()
        self._since.start()
        self._later = QTimer(self, singleShot=True)
        self._later.timeout.connect(self._look)
        self._pointing = Pointing(playing.view.table)
        self._advisers = BotWorkers(parent=self)
        self._advisers.advised.connect(self._glow)
        self._idle = QTimer(self, singleShot=True)
        self._idle.setInterval(DURATIONS["idle"])
        self._idle.timeout.connect(self._ask_for_glow)
        session, view = self._session, playing.view
        self._answer_for()
        view.director.showing.connect(self._hear)
        view.geometry_changed.connect(self._point)
        session.seated.connect(self._answer_for)
        session.seated.connect(lambda: soon(self, lambda: playing.keep_order(wanted=not self.is_over)))
        session.asked.connect(self._look)
        session.asked.connect(lambda _: self._idle.start())
        session.answered.connect(self._idle.stop)
        session.answered.connect(lambda: soon(self, self._look))
        session.decided.connect(self._take)
        session.taken_back.connect(self._take_back)
        session.ended.connect(lambda: soon(self, self._go_on))
        playing.reading.connect(self._wait)
        escape = QShortcut(QKeySequence("Esc"), playing)
        escape.setContext(Qt.ShortcutContext.WidgetWithChildrenShortcut)
        escape.activated.connect(self.end)
        self._escape = escape
        playing.teach(self)

    @property
    def _deal(self) -> LessonDeal:
        """The practice deal in play, without lines that are known."""
        deal = deal_of(self._match)
        known = _KNOWN if self._is_known else ()
        return replace(deal, lines={moment: key for moment, key in deal.lines.items() if key not in known})

    # What the table asks

    @property
    def told(self) -> str:
        """The line, or ""."""
        return self._line.told(self._wording, self._playing.names)

    @property
    def go_on_told(self) -> str:
        """The label of the button that continues."""
        return tr("Lesson", "Next") if self._match.has_more else tr("Lesson", "Play on")

    def stops_at(self, event: object) -> bool:
        """Return whether the table waits after this event: where a lesson of tricks ends."""
        return stops_after(self._deal, [*self._events], event)

    def set_wording(self, wording: Wording) -> None:
        """Write the line in another language."""
        self._wording = wording
        self._playing.retell()

    def stop(self) -> None:
        """Emit no more signals: the match has been closed."""
        self.blockSignals(True)
        self._advisers.close()
        self._idle.stop()
        self._later.stop()

    def end(self) -> None:
        """Remove the line: the learner plays on."""
        self.is_over = True
        self._later.stop()
        self._escape.setEnabled(False)
        self._pointing.clear()
        self._playing.teach(None)
        self._playing.keep_order(wanted=False)
        self._session.match_view.own_answers = {}
        self.over.emit()

    # What happens

    def _hear(self, events: Sequence[Event]) -> None:
        for event in events:
            if isinstance(event, DealBegan):
                self._answered, self._events, self._is_ending = [], [], False
            self._events.append(event)
        self._look()

    def _take(self, _action: object) -> None:
        self._answered.append(len(self._events))
        self._answer_for()

    def _answer_for(self) -> None:
        """Give the answers for the learner that belong to this moment."""
        if self.is_over:
            return
        deal = self._deal
        self._session.match_view.own_answers = {**deal.own, **(deal.once if self._answered else {})}

    def _take_back(self, seat: int) -> None:
        view = self._session.match_view
        self._events = list(view.shown_since(view.deal_start, seat))
        self._answered = self._answered[:-1]
        self._answer_for()
        self._look()

    def _go_on(self) -> None:
        """Begin the next deal, or play on."""
        if self.is_over:
            return
        if self._match.has_more:
            self._events, self._answered = [], []
            self._look()
            self._session.another_game()
        else:
            self.end()

    def _wait(self) -> None:
        """Say the last line of the lesson while the table waits; then a hand of tricks goes on."""
        if self._playing.is_reading:
            self._is_ending = not self._match.has_more
            self._look()
        elif self._is_ending and not self._match.is_over:
            self.end()

    # Help for those who wait

    def _ask_for_glow(self) -> None:
        """Ask for advice, unless a hint is shown: the learner has not chosen for a while."""
        question, view = self._session.question, self._session.match_view
        if question is not None and self._playing.hint.advice is None and not self.is_over:
            self._advisers.advise(len(self._answered), question, view.shown_since(view.deal_start, LEARNER))

    def _glow(self, number: int, advice: Advice | None) -> None:
        """Highlight the advised button once, without words."""
        is_open = self._session.question is not None and number == len(self._answered)
        if advice is None or not is_open or self._playing.hint.advice:
            return
        self._playing.decision_bar.advise(advice.action)
        QTimer.singleShot(DURATIONS["glow"], self, self._fade)

    def _fade(self) -> None:
        """End the glow, unless a hint points there."""
        if self._playing.hint.advice is None:
            self._playing.decision_bar.advise(None)

    # The line

    def _look(self, *_: object) -> None:
        """Show the line that is due, as soon as the last one has been read."""
        if self.is_over:
            return
        due = line_at(self._deal, self._events, self._answered, self._session.question)
        has_been_said = self._line in (due, _END)
        if self._is_ending and has_been_said:
            due = _END
        left = DURATIONS["line"] - self._since.elapsed()
        is_unread = (
            bool(self._line.key and due.key) and left > 0 and not self._playing.view.director.pace.at_once
        )
        if due == self._line:
            self._later.start(max(left, 0)) if self._is_ending and due != _END else None
        elif is_unread:
            self._later.start(left)
        else:
            self._line = due
            self._since.restart()
            self._playing.retell()
            if due.key and self._session.question is None:
                self._announce()
            if self._is_ending and due != _END:
                self._later.start(DURATIONS["line"])
        self._point()

    def _announce(self) -> None:
        if reads_focus_only():
            self._playing.decision_bar.take_focus(anew=True)
        else:
            self._playing.accessibility.announce(self.told)

    def _point(self) -> None:
        """Frame the cards that the line speaks of, and lead an arrow to whom the learner may swap with."""
        scene, question = self._playing.view.table, self._session.question
        if scene.layout_ is None or self.is_over:
            return
        cards = {seat: scene.cards[seat] for seat in self._line.glow}
        spots = [card.spot for card in cards.values() if card is not None]
        arrow, seats = None, list(self._line.glow)
        if isinstance(question, Observation):
            seats.append(LEARNER)
            goals = [target.goal for target in targets(question) if target.goal != LEARNER]
            mine = scene.cards[LEARNER]
            for goal in goals:
                seats += [goal] * (goal != PACK)
                if mine is not None:
                    arrow = mine.spot, scene.pack_spot() if goal == PACK else scene.home(goal)
        self._pointing.point(seats, spots, arrow)
