"""What stands in the decision bar: what a person is asked, whom everybody waits for, how a deal ended."""

from __future__ import annotations

from dataclasses import replace
from typing import TYPE_CHECKING, Final

from PySide6.QtCore import QEvent, QObject, Qt, Signal
from PySide6.QtGui import QKeyEvent

from cucu_desktop.engine.events import SPECTATOR
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
    from cucu_desktop.ui.play.table_description import TableDescription
    from cucu_desktop.ui.text.wording import Wording
    from cucu_desktop.ui.view.view import TableView


_LAST: Final = 3
"""So many of the last sentences are told again."""
_ARROWS: Final = (Qt.Key.Key_Left, Qt.Key.Key_Right, Qt.Key.Key_Up, Qt.Key.Key_Down)
"""Keys that lead from the table, where they have nothing else to do, to what is asked."""
_ON: Final = (Qt.Key.Key_Tab, Qt.Key.Key_Right, Qt.Key.Key_Down)
"""Keys that lead from what is asked to the first card that may be played."""
_LEADING: Final = (
    *(Qt.Key.Key_Tab, Qt.Key.Key_Backtab, Qt.Key.Key_Space, Qt.Key.Key_Return, Qt.Key.Key_Enter),
    *_ARROWS,
)
"""Keys that put the keyboard on what is asked, where it could not go by itself."""


class Prompter(QObject):
    """Puts what the session asks to decision bar, table and screen reader; a child of the session."""

    changed = Signal()
    """Something else is asked than before, or nothing."""

    def __init__(
        self,
        session: Session,
        view: TableView,
        decision_bar: DecisionBar,
        description: TableDescription,
        deal_end: DealEnd,
        fast_forward: FastForward,
        wording: Wording,
    ) -> None:
        super().__init__(session)
        self._session, self._view, self._decision_bar = session, view, decision_bar
        self._description, self._accessibility = description, description.accessibility
        self._deal_end, self._fast_forward = deal_end, fast_forward
        self._wording = wording
        self._asked: AnyObservation | None = None
        self._happened: list[str] = []
        """What has been seen to happen since somebody was asked last, in sentences."""
        self._step = 0
        """How many of these were told when the table waited last, step by step."""
        self._result = ""
        """How the deal ended, as it was told last."""
        self._has_told_key = False
        self._leaves_focus = False
        """Whether the keyboard is not yet on what is asked: to come there cuts a screen reader off."""
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
        deal_end.deciding.connect(self._hold_talk)
        deal_end.decided.connect(self.say_nobody)
        deal_end.waits.connect(self._wait)
        decision_bar.said.connect(self._say)

    def set_wording(self, wording: Wording) -> None:
        """Ask in another language; name who is asked, if several could feel addressed."""
        self._wording = wording
        several = self._session.match_view.is_shared
        self._decision_bar.set_wording(
            wording.addressed() if several else wording, self._session.match_view.names
        )

    def retranslate(self) -> None:
        """Write what is not said at the table in the language of the window."""
        if self._session.stage is Stage.LOOK:
            self._decision_bar.tell(self._look_told())

    def take_focus(self) -> None:
        """Give the keyboard to what is asked."""
        self._leaves_focus = False
        if self._asked is None:
            self._view.setFocus()
        else:
            self._decision_bar.take_focus()

    def be_deaf(self) -> None:
        """Let nothing that was pressed for something else answer: `ui/view/answer_keys.py` has the rule."""
        self._decision_bar.keys.begin()
        self._accessibility.keys.begin()

    def offer_help(self) -> None:
        """Offer advice to who is asked for something, and to take back what may be taken back."""
        session = self._session
        self._decision_bar.offer(hint=session.may_be_advised, undo=session.undo_status.is_allowed)

    # What is asked

    def _ask(self, _seat: int) -> None:
        question = self._session.question
        if question is None or self._fast_forward.takes_over():
            return
        if self._session.match_view.is_answered_on_table(question):
            self._view.open_input(question)
        if self._asked is None or self._asked.decision != question.decision:
            self._asked = question
            self._deal_end.forget()
            self._decision_bar.ask(question, self._session.match_view.names)
            self.be_deaf()
            self.changed.emit()
            self.offer_help()
            self._description.update()
            self._decision_bar.line.setAccessibleDescription(self._described())
            self._read_question()
            self._happened.clear()
            self._step, self._result = 0, ""

    def _read_question(self) -> None:
        """Put the keyboard on what is asked, unless that would cut off what a screen reader may be saying.

        Then the question is told after that, and the keyboard comes with the next key that leads anywhere.
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
            self._accessibility.know_silent()
        else:
            self._accessibility.ask(self._decision_bar.question)

    def _focus_line(self) -> None:
        """Have the line read by a screen reader that speaks no announcements, also if it has the keyboard."""
        self._leaves_focus = False
        self._decision_bar.take_focus(anew=True)
        self._accessibility.know_silent()

    def eventFilter(self, watched: QObject, event: QEvent) -> bool:
        """Put the keyboard on what is asked by a key that leads anywhere, from there on the first card."""
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
        """Ask which of several actions is meant by what was picked at the table."""
        self._decision_bar.point_out(actions)
        if reads_focus_only():
            self._focus_line()
        else:
            self._accessibility.ask(self._decision_bar.question)

    def _refuse(self, card: str) -> None:
        """Say why a card that was picked may not be chosen now."""
        self._decision_bar.refuse(card)
        self._accessibility.announce(self._decision_bar.question)

    def _withdraw(self) -> None:
        """Withdraw the question: it is answered, or not to be asked now."""
        self._asked, self._leaves_focus = None, False
        self._accessibility.let_go()
        if self._decision_bar.isAncestorOf(self._view.window().focusWidget()):
            self._view.setFocus()  # or Qt would hand the keyboard to whatever comes next
        self._view.close_input()
        self._accessibility.close_question()
        self._decision_bar.clear()
        self._decision_bar.line.setAccessibleDescription("")  # it tells the card of who was asked
        if self._session.match_view.is_shared:
            self._accessibility.hide_private()
            drop_tooltip()
        self.changed.emit()
        self.offer_help()
        self.say_who()

    def _hand_over(self, _seat: int) -> None:
        self._withdraw()
        self._description.update()

    def _look(self, _seat: int) -> None:
        """Tell the person who looks at a card that it is theirs: a new one, or their own at a pause."""
        seen = replace(self._session.observation, seat=SPECTATOR, decision=None)
        self._decision_bar.ask(seen, self._session.match_view.names)
        self._decision_bar.tell(self._look_told())
        self._description.update()

    def _look_told(self) -> str:
        name = self._session.match_view.names[self._session.viewer]
        return tr("Playing", "{name}, this is now your card.").format(name=name)

    def _say(self, phrase: str, card: str | None) -> None:
        """Let the person who is asked, or else who looks, say something at the table."""
        self._session.say(self._asked.seat if self._asked else self._session.viewer, phrase, card)

    # What is told while nobody is asked

    def say_who(self) -> None:
        """Say whom everybody waits for, as soon as the table shows it; talk may go on meanwhile."""
        seen = replace(self._session.observation, decision=None)
        is_read = self._session.only_shows and self._session.held  # nobody acts before it has been read
        if is_read or self._session.match_view.is_behind or self._view.table.to_act != seen.to_act:
            self.say_nobody()
        elif self._asked is None and self._session.is_running:
            if seen.to_act is not None:
                self._deal_end.forget()
            self._say_what_is_shown(seen)

    def say_nobody(self, *_: object) -> None:
        """Say nothing while something is shown: who had to think has begun to act, and who wins is seen."""
        if self._asked is not None or not self._session.is_running:
            return
        if self._deal_end.is_waiting and self._deal_end.is_step:
            self._show_step()  # of which more may have been told since the table waits
            return
        seen = replace(self._session.observation, decision=None, to_act=None)
        if seen.winners and not self._result_line():
            self._decision_bar.clear()
        else:
            self._say_what_is_shown(seen)

    def _say_what_is_shown(self, seen: AnyObservation) -> None:
        """Say how the deal ended, until something else happens, or whom everybody waits for."""
        self._decision_bar.ask(seen, self._session.match_view.names)
        if line := self._result_line():
            self._decision_bar.tell(line, is_result=True)

    def _result_line(self) -> str:
        """Return how the deal ended, once that has been seen."""
        view = self._session.match_view
        return self._deal_end.line(self._wording, view.names, view.first)

    # What is read

    def hear(self, events: Sequence[Event]) -> None:
        """Tell what has been seen to happen, first how a deal ended, and keep it to be read again."""
        self._announce_result()
        self._accessibility.tell(events)
        view = self._session.match_view
        deal = self._session.observation.deals
        told = (self._wording.log.sentence(event, view.names, deal) for event in events)
        self._happened += filter(None, told)

    def _described(self) -> str:
        """Return what a screen reader tells after the question: the card, and what it cannot have heard."""
        happened = self._happened[-_LAST:] if reads_focus_only() else []
        card = self._accessibility.card
        return " ".join([card] * bool(card) + happened)

    def _wait(self, waits: bool) -> None:  # noqa: FBT001 - a slot
        """Tell what there is to be read while the table waits."""
        if not waits:
            self._step = len(self._happened)
            if self._decision_bar.line.hasFocus():  # or what follows would be cut off when the line goes
                self._view.setFocus()
            if self._deal_end.is_step:
                self._has_told_key = True
                self._accessibility.know_silent()  # the key has cut off what was being said
            self.say_nobody()
            return
        if self._deal_end.is_step:
            self._show_step()
        if reads_focus_only():
            self._focus_line()
        else:
            self._announce_rest()

    def _show_step(self) -> None:
        """Show how the deal ended, or what has happened since the table waited last."""
        names = self._session.match_view.names
        told = self._result_line()
        self._decision_bar.ask(replace(self._session.observation, decision=None, to_act=None), names)
        happened = " ".join(self._happened[self._step :][-_LAST:])
        self._decision_bar.tell(told or happened, is_result=bool(told))
        line = self._decision_bar.line
        line.setAccessibleDescription("" if self._has_told_key or not reads_focus_only() else _goes_on())

    def _announce_rest(self) -> None:
        """Announce what was not announced as it happened: how the deal ended, and once which key goes on."""
        self._announce_result()
        self._accessibility.say_rest()
        if self._deal_end.is_step and not self._has_told_key:
            self._has_told_key = True
            self._accessibility.announce(_goes_on())

    def _hold_talk(self) -> None:
        """Have what is said about the end of a deal announced after the result."""
        self._accessibility.holds_talk = True

    def _announce_result(self) -> None:
        """Announce how the deal ended, once."""
        result = self._result_line()
        if result != self._result:
            self._result = result
            if result:
                self._accessibility.announce(result)


def _goes_on() -> str:
    return tr("Playing", "Press space to continue.")
