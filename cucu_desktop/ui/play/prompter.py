"""Text of the decision bar: the question to a person, the player waited for, or the result of a deal."""

from __future__ import annotations

from dataclasses import replace
from typing import TYPE_CHECKING, Final

from PySide6.QtCore import QEvent, QObject, Qt, Signal
from PySide6.QtGui import QKeyEvent

from cucu_desktop.engine.events import SPECTATOR, DealBegan
from cucu_desktop.ui.play.covers.passed_over import passed_over
from cucu_desktop.ui.play.opening_texts import OpeningTexts
from cucu_desktop.ui.play.session_state import Stage
from cucu_desktop.ui.widgets.language import tr
from cucu_desktop.ui.widgets.notices import drop_tooltip
from cucu_desktop.ui.widgets.reading.screen_reader import reads_focus_only, screen_reader

if TYPE_CHECKING:
    from collections.abc import Sequence

    from cucu_desktop.engine.actions import Action
    from cucu_desktop.engine.any_observation import AnyObservation
    from cucu_desktop.engine.events import Event
    from cucu_desktop.ui.play.deal_end import DealEnd
    from cucu_desktop.ui.play.decision_bar import DecisionBar
    from cucu_desktop.ui.play.fast_forward import FastForward
    from cucu_desktop.ui.play.session import Session
    from cucu_desktop.ui.text.wording import Wording
    from cucu_desktop.ui.view.accessibility import TableAccessibility
    from cucu_desktop.ui.view.view import TableView


_LAST: Final = 3
"""Number of sentences of `_happened` that are repeated."""
_ARROWS: Final = (Qt.Key.Key_Left, Qt.Key.Key_Right, Qt.Key.Key_Up, Qt.Key.Key_Down)
"""Keys that move the focus from the table, where they have no other use, to the decision bar."""
_ON: Final = (Qt.Key.Key_Tab, Qt.Key.Key_Right, Qt.Key.Key_Down)
"""Keys that move the focus from the decision bar to the first playable card."""
_LEADING: Final = (
    *(Qt.Key.Key_Tab, Qt.Key.Key_Backtab, Qt.Key.Key_Space, Qt.Key.Key_Return, Qt.Key.Key_Enter),
    *_ARROWS,
)
"""Keys that move the focus to the decision bar while `_leaves_focus` is set."""


class Prompter(QObject):
    """Shows the session's questions in decision bar, table and screen reader; a child of the session."""

    changed = Signal()
    """The question has changed, or there is none now."""

    def __init__(
        self,
        session: Session,
        view: TableView,
        decision_bar: DecisionBar,
        accessibility: TableAccessibility,
        deal_end: DealEnd,
        fast_forward: FastForward,
        wording: Wording,
    ) -> None:
        super().__init__(session)
        self._session, self._view, self._decision_bar = session, view, decision_bar
        self._accessibility = accessibility
        self._deal_end, self._fast_forward = deal_end, fast_forward
        self._wording = wording
        self._asked: AnyObservation | None = None
        self._happened: list[tuple[Event, int]] = []
        """The events with a sentence shown since the last question, each with the number of its deal."""
        self._step = 0
        """Number of these events that had been shown at the last stop of step mode."""
        self._result = ""
        """The result of the deal that was announced last."""
        self._passed_over = ""
        """The line about a person here who has no turn in this deal, once the table has shown why."""
        self._has_told_key = False
        self._opening = ""
        """The text of `_opening_texts` for the event that the table shows."""
        self._explained: Event | None = None
        """The event of that text."""
        self._opening_texts = OpeningTexts(session)
        self._leaves_focus = False
        """Whether the focus is not yet on the decision bar, so as not to interrupt a screen reader."""
        screen_reader()  # its version is known when the first question is asked
        for watched in (view, decision_bar.line):
            watched.installEventFilter(self)
        session.asked.connect(self._ask)
        session.answered.connect(self._withdraw)
        session.handing_over.connect(self._hand_over)
        session.looking.connect(self._look)
        session.ended.connect(self._withdraw)
        view.picked.connect(self._have_chosen)
        view.refused.connect(self._refuse)
        view.table.spoke.connect(self.say_nobody)
        view.director.showing.connect(self._explain_opening)
        deal_end.deciding.connect(self._hold_talk)
        deal_end.decided.connect(self.say_nobody)
        deal_end.waits.connect(self._wait)
        decision_bar.talk.said.connect(self._say)

    def set_wording(self, wording: Wording) -> None:
        """Ask in another language; address the player by name if several persons share the screen."""
        self._wording = wording
        view = self._session.match_view
        self._decision_bar.set_wording(wording.addressed() if view.is_shared else wording, view.names)

    def say_again(self) -> None:
        """Show in another language what is shown while no question is open."""
        if self._passed_over:
            self._passed_over = passed_over(self._session.match_view, self._wording)
        if self._explained is not None:
            self._opening = self._opening_texts.of(self._explained, self._wording)
        if self._deal_end.is_waiting or self._result_line() or self._opening or self._passed_over:
            self.say_nobody()

    def retranslate(self) -> None:
        if self._session.stage is Stage.LOOK:
            self._look()

    def describe(self) -> None:
        """Describe what the table shows for screen readers; do nothing while events have not been shown."""
        view = self._session.match_view
        if not view.is_behind and self._session.stage is not Stage.CLOSED:
            self._accessibility.show(view.described(self._session.question), view.names)

    def take_focus(self) -> None:
        self._leaves_focus = False
        if self._asked is None:
            self._view.setFocus()
        else:
            self._decision_bar.take_focus()

    def be_deaf(self) -> None:
        """Ignore keys pressed for something else as answers: see `ui/view/answer_keys.py`."""
        self._decision_bar.keys.begin()
        self._accessibility.keys.begin()

    def offer_help(self) -> None:
        session = self._session
        self._decision_bar.offer(hint=session.may_be_advised, undo=session.undo_status.is_allowed)

    # Questions

    def _ask(self, _seat: int) -> None:
        question = self._session.question
        if question is None or self._fast_forward.takes_over():
            return
        if self._session.match_view.is_answered_on_table(question):
            self._view.open_input(question)
        self._opening, self._explained = "", None
        if self._asked is None or self._asked.decision != question.decision:
            self._asked = question
            self._deal_end.forget()
            self._decision_bar.ask(question, self._session.match_view.names)
            self.be_deaf()
            self.changed.emit()
            self.offer_help()
            self.describe()
            self._decision_bar.line.setAccessibleDescription(self._described())
            self._read_question()
            self._happened.clear()
            self._step, self._result = 0, ""

    def _read_question(self) -> None:
        """Focus the decision bar, unless that could interrupt a screen reader.

        In that case the question is announced afterwards, and the next key in `_LEADING` moves the focus.
        """
        reader, moves = screen_reader(), self._view.isEnabled()
        if moves and reads_focus_only():
            self._focus_line()
            return
        self._leaves_focus = moves and reader is not None and self._accessibility.may_be_speaking
        had_focus = self._decision_bar.line.hasFocus()
        if moves and not self._leaves_focus:
            self.take_focus()
        if reader is not None and self._decision_bar.line.hasFocus() and not had_focus:
            self._accessibility.may_be_speaking = False
        else:
            self._accessibility.ask(self._decision_bar.question)

    def _focus_line(self) -> None:
        """Focus the line anew, for a screen reader that reads focused widgets but no announcements."""
        self._leaves_focus = False
        self._decision_bar.take_focus(anew=True)
        self._accessibility.may_be_speaking = False

    def eventFilter(self, watched: QObject, event: QEvent) -> bool:
        """Move the focus by key from the table to the decision bar, and from there to the first card."""
        if self._asked is not None and isinstance(event, QKeyEvent) and event.type() == QEvent.Type.KeyPress:
            plain = not event.modifiers() & ~Qt.KeyboardModifier.ShiftModifier
            if watched is not self._view:
                return plain and event.key() in _ON and self._accessibility.take_focus()
            if plain and event.key() in (_LEADING if self._leaves_focus else _ARROWS):
                if self._leaves_focus or not self._accessibility.take_focus():
                    self.take_focus()
                return True
        return super().eventFilter(watched, event)

    def _have_chosen(self, actions: tuple[Action, ...]) -> None:
        """Ask which of several actions the card picked at the table stands for."""
        self._decision_bar.point_out(actions)
        if reads_focus_only():
            self._focus_line()
        else:
            self._accessibility.ask(self._decision_bar.question)

    def _refuse(self, card: str) -> None:
        """Show and announce why the card that was picked cannot be chosen now."""
        self._decision_bar.refuse(card)
        self._accessibility.announce(self._decision_bar.question)

    def _withdraw(self) -> None:
        """Withdraw the question: it has been answered, or can no longer be asked."""
        self._asked, self._leaves_focus = None, False
        self._accessibility.let_go()
        if self._decision_bar.isAncestorOf(self._view.window().focusWidget()):
            self._view.setFocus()  # otherwise Qt moves the focus to the next widget
        self._view.close_input()
        self._accessibility.close_question()
        self._decision_bar.clear()
        self._decision_bar.line.setAccessibleDescription("")  # it describes the asked seat's card
        if self._session.match_view.is_shared:
            self._accessibility.hide_private()
            drop_tooltip()
        self.changed.emit()
        self.offer_help()
        self.say_who()

    def _hand_over(self, _seat: int) -> None:
        self._withdraw()
        self.describe()

    def _look(self, _seat: int = 0) -> None:
        """Show that the card belongs to the viewer: a new one, or the viewer's own at a pause."""
        seen = replace(self._session.observation, seat=SPECTATOR, decision=None)
        self._decision_bar.ask(seen, self._session.match_view.names, note=self._look_told())
        self.describe()

    def _look_told(self) -> str:
        if self._session.match_view.is_open:
            return tr("Open table", "{name}, look at your new card, or continue.").format(
                name=self._session.match_view.names[self._session.covered_for]
            )
        name = self._session.match_view.names[self._session.viewer]
        return tr("Playing", "{name}, this is now your card.").format(name=name)

    def _say(self, phrase: str, card: str | None) -> None:
        """Send table talk from the seat that is asked, or else from the viewer's seat."""
        self._session.say(self._asked.seat if self._asked else self._session.viewer, phrase, card)

    # Texts while no question is open

    def say_who(self) -> None:
        """Name the player being waited for, as soon as the table shows the turn; talk may go on meanwhile."""
        seen = replace(self._session.observation, decision=None)
        if self._session.match_view.is_behind or self._view.table.to_act != seen.to_act:
            self.say_nobody()
        elif self._asked is None and self._session.is_running:
            if seen.to_act is not None:
                self._deal_end.forget()
            self._passed_over = passed_over(self._session.match_view, self._wording)
            self._say_what_is_shown(seen)

    def say_nobody(self, *_: object) -> None:
        """Name no player while events are being shown; show only a result."""
        if self._asked is not None or not self._session.is_running:
            return
        if self._deal_end.is_waiting and self._deal_end.is_step:
            self._show_step()  # more events may have been shown since the table began to wait
            return
        seen = replace(self._session.observation, decision=None, to_act=None)
        if seen.winners and not self._result_line():
            self._decision_bar.clear()
        else:
            self._say_what_is_shown(seen)

    def _explain_opening(self, events: Sequence[Event]) -> None:
        """Show the explanation of the event that the table begins to show, or remove the last one."""
        before, self._explained = self._opening, events[0]
        self._opening = self._opening_texts.of(events[0], self._wording)
        if isinstance(events[0], DealBegan):
            self._passed_over = ""
        if before or self._opening:
            self.say_nobody()

    def _say_what_is_shown(self, seen: AnyObservation) -> None:
        """Show the result of the deal until the next event, or else the player being waited for."""
        names = self._session.match_view.names
        result = self._shown_result()
        note = result or self._opening or self._passed_over
        self._decision_bar.ask(seen, names, note=note, is_result=bool(result))

    def _shown_result(self) -> str:
        view = self._session.match_view
        return self._deal_end.short_line(self._wording, view.names, view.first)

    def _result_line(self) -> str:
        view = self._session.match_view
        return self._deal_end.line(self._wording, view.names, view.first)

    # Announcements

    def hear(self, events: Sequence[Event]) -> None:
        """Announce events that have been shown, the result of a deal first, and keep their sentences."""
        self._announce_result()
        self._accessibility.tell(events)
        deal = self._session.observation.deals
        self._happened += [(event, deal) for event in events if self._told((event, deal))]

    def _told(self, happened: tuple[Event, int]) -> str | None:
        event, deal = happened
        return self._wording.log.sentence(event, self._session.match_view.names, deal)

    def _described(self) -> str:
        happened = self._happened[-_LAST:] if reads_focus_only() else []
        return " ".join(filter(None, [self._accessibility.card, *map(self._told, happened)]))

    def _wait(self, waits: bool) -> None:  # noqa: FBT001 - a slot
        """Show and announce the text to be read while the table waits."""
        if not waits:
            self._step = len(self._happened)
            if self._decision_bar.line.hasFocus():  # otherwise hiding the line cuts off the next announcement
                self._view.setFocus()
            if self._deal_end.is_step:
                self._has_told_key = True
                self._accessibility.may_be_speaking = False  # the key has interrupted the screen reader
            self.say_nobody()
            return
        if self._deal_end.is_step:
            self._show_step()
        if reads_focus_only():
            self._focus_line()
        else:
            self._announce_rest()

    def _show_step(self) -> None:
        """Show the result of the deal, or the events since the last stop of step mode."""
        names = self._session.match_view.names
        told = self._shown_result()
        seen = replace(self._session.observation, decision=None, to_act=None)
        happened = " ".join(filter(None, map(self._told, self._happened[self._step :][-_LAST:])))
        self._decision_bar.ask(seen, names, note=told or happened, is_result=bool(told))
        line = self._decision_bar.line
        line.setAccessibleDescription("" if self._has_told_key or not reads_focus_only() else _goes_on())

    def _announce_rest(self) -> None:
        """Announce the result and any text not announced yet; once also the key that continues."""
        self._announce_result()
        self._accessibility.say_rest()
        if self._deal_end.is_step and not self._has_told_key:
            self._has_told_key = True
            self._accessibility.announce(_goes_on())

    def _hold_talk(self) -> None:
        """Hold back talk about the end of a deal until the result has been announced."""
        self._accessibility.holds_talk = True

    def _announce_result(self) -> None:
        result = self._result_line()
        if result != self._result:
            self._result = result
            if result and self._decision_bar.lesson is None:  # a lesson announces its lines
                self._accessibility.announce(result)


def _goes_on() -> str:
    return tr("Playing", "Press space to continue.")
