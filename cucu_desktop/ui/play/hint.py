"""Advice at the table: requested by a key, shown by highlight, pointing hand and a sentence.

It is for the seat that is asked, based on what the viewer sees. It is not saved: neither the log nor the log
panel contains requests for advice.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from PySide6.QtCore import QObject, QTimer

from cucu_desktop.ui.widgets.language import tr
from cucu_desktop.ui.widgets.reading.screen_reader import reads_focus_only

if TYPE_CHECKING:
    from PySide6.QtWidgets import QWidget

    from cucu_desktop.match.advice.advice import Advice
    from cucu_desktop.ui.play.decision_bar import DecisionBar
    from cucu_desktop.ui.play.session import Session
    from cucu_desktop.ui.text.wording import Wording
    from cucu_desktop.ui.view.accessibility import TableAccessibility
    from cucu_desktop.ui.view.view import TableView

_QUICK: Final = 200
"""Milliseconds up to which no sign of thinking is shown."""


class Hint(QObject):
    """Gives advice at one table."""

    def __init__(
        self,
        session: Session,
        view: TableView,
        decision_bar: DecisionBar,
        accessibility: TableAccessibility,
        wording: Wording,
    ) -> None:
        super().__init__(session)
        self._session, self._view = session, view
        self._decision_bar, self._accessibility = decision_bar, accessibility
        self._wording = wording
        self._advice: Advice | None = None
        self._is_seen = True
        """Whether the player looks at the card that the advice is about, at an open table."""
        self._slow = QTimer(self, singleShot=True)
        self._slow.setInterval(_QUICK)
        self._slow.timeout.connect(decision_bar.show_thinking)
        session.advised.connect(self.give)
        session.answered.connect(self.forget)
        decision_bar.hint.clicked.connect(self.ask)

    @property
    def advice(self) -> Advice | None:
        return self._advice

    def ask(self) -> None:
        """Ask for advice, or repeat it."""
        if self._advice is not None:
            self._announce()
        elif self._session.ask_advice():
            self._slow.start()
        else:
            self._accessibility.announce(tr("Counsel", "There’s nothing to decide right now."))

    @property
    def _is_secret(self) -> bool:
        """Whether the advice would reveal a hidden card now to the other players at an open table."""
        view, question = self._session.match_view, self._session.question
        is_open = view.is_open and question is not None and view.has_hidden_card(question.seat)
        return is_open and not self._is_seen

    def reveal(self, *, is_seen: bool) -> None:
        """Show the advice while its player looks at the card, at an open table; hide it afterwards."""
        if is_seen != self._is_seen:
            self._is_seen = is_seen
            if self._advice is not None:
                self._tell()
                if is_seen:
                    self._announce()

    def forget(self) -> None:
        """Remove the hint: the question has been decided, or can no longer be asked."""
        self._slow.stop()
        if self._advice is not None:
            if self._advice.action.card is not None:
                self._point_to_card(None)
            self._advice = None
            self._decision_bar.advise(None)

    def set_wording(self, wording: Wording) -> None:
        self._wording = wording
        self._tell()

    def _tell(self) -> None:
        from cucu_desktop.ui.text.hint_text import advice_told, reason_told  # noqa: PLC0415 - rarely asked for

        question = self._session.question
        if self._advice is None or question is None:
            return
        names = self._session.match_view.names
        if self._is_secret:
            self._decision_bar.advise(None, _told_hidden)
            return
        if self._session.match_view.is_open:
            question = self._session.match_view.own_question(question.seat)
        told = advice_told(self._advice, self._wording, question, names)
        reason = reason_told(self._advice, self._wording, names)
        advice = self._advice
        is_all_one = advice.why is not None and advice.why.key == "same" and advice.action.card is None
        self._decision_bar.advise(None if is_all_one else advice.action, lambda: told, reason)

    def give(self, advice: Advice) -> None:
        self._slow.stop()
        self._advice = advice
        card = advice.action.card
        self._tell()
        before = self._view.window().focusWidget()
        if card is not None:
            self._point_to_card(card.id)
        elif self._is_at_table(before) and not self._session.match_view.is_open:
            self._decision_bar.focus_advised()
        if self._view.window().focusWidget() is not before:
            self._accessibility.keys.begin()
            self._decision_bar.keys.begin()
        self._announce()

    def _is_at_table(self, focus: QWidget | None) -> bool:
        """Whether the focus is at the table, and not at a log or a page: only then the hint moves it."""
        at = (self._view, self._decision_bar)
        return focus is None or any(focus is each or each.isAncestorOf(focus) for each in at)

    def _announce(self) -> None:
        if reads_focus_only():
            self._decision_bar.take_focus(anew=True)
        else:
            self._accessibility.announce(self._decision_bar.question, assertive=True)

    def _point_to_card(self, face: str | None) -> None:
        from cucu_desktop.ui.scene.tricks.hands import HandsScene  # noqa: PLC0415 - trick games only

        table, question = self._view.table, self._session.question
        if not isinstance(table, HandsScene):
            return
        if face is None or question is None:
            table.advise(0, None)
            return
        seat = question.seat if question.about is None else question.about
        table.advise(seat, face)
        if self._is_at_table(self._view.window().focusWidget()):
            self._accessibility.move_focus(seat, face)


def _told_hidden() -> str:
    return tr("Open table", "The hint shows while you look at your card.")
