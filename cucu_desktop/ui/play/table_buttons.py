"""The buttons at the table that are no answers: cover a card, skip the rest, continue, begin the lesson."""

from __future__ import annotations

from functools import partial
from typing import TYPE_CHECKING

from PySide6.QtCore import QObject, QPoint, Signal

from cucu_desktop.ui.view.answer_keys import AnswerKeys
from cucu_desktop.ui.widgets.language import tr
from cucu_desktop.ui.widgets.menu import Menu, with_access_keys
from cucu_desktop.ui.widgets.paper_widgets import PaperButton
from cucu_desktop.ui.widgets.round_button import RoundButton

if TYPE_CHECKING:
    from collections.abc import Callable

    from PySide6.QtWidgets import QWidget

    from cucu_desktop.ui.play.deal_end import DealEnd
    from cucu_desktop.ui.play.fast_forward import FastForward
    from cucu_desktop.ui.play.session import Session
    from cucu_desktop.ui.view.view import TableView
    from cucu_desktop.ui.widgets.themed import Themed


class TableButtons(QObject):
    """Buttons over the table at which a match is played, each hidden until it is needed.

    A child of the match widget, as the buttons are.

    Attributes:
        cover: covers a new card that has been looked at, or continues without a look at an open table.
        skip: skips to the end, or plays the rest of a decided deal.
        go_on: continues after a result has been read.
        lesson: begins the lesson of a game that is new, until the first answer.
        others: opens a menu for players who are not asked, at an open table where they may call (B12).

    `cover`, `skip` and `go_on` stand in the main slot of the window; the other two after the round buttons.
    """

    changed = Signal()
    """Visibility of a button has changed, so the layout may change."""

    def __init__(
        self, session: Session, view: TableView, fast_forward: FastForward, deal_end: DealEnd, parent: Themed
    ) -> None:
        super().__init__(parent)
        self._session, self._view, self._fast_forward, self._parent = session, view, fast_forward, parent
        self._deal_end = deal_end
        self._out = self._is_new = False
        self.cover, self.skip, self.go_on, self.lesson = (
            PaperButton(parent.theme, parent=parent) for _ in range(4)
        )
        self.others = RoundButton(parent.theme, "", "people", parent)
        for button in self.all:
            button.hide()
        self._keys = AnswerKeys(self)
        self.cover.installEventFilter(self._keys)
        self.cover.clicked.connect(session.cover)
        self.skip.clicked.connect(fast_forward.begin)
        self.go_on.clicked.connect(view.director.skip)
        self.others.clicked.connect(self._open_others)
        session.looking.connect(lambda _: self._offer_cover())
        for is_done in (session.answered, session.handing_over, session.ended):
            is_done.connect(lambda *_: self._show(self.cover, shown=False))
        session.answered.connect(lambda *_: self._set_new(is_new=False))
        session.out.connect(self._hear_out)
        deal_end.waits.connect(lambda waits: self._show(self.go_on, shown=waits))

    @property
    def all(self) -> tuple[PaperButton | RoundButton, ...]:
        return self.cover, self.skip, self.go_on, self.lesson, self.others

    def retranslate(self) -> None:
        self._write_cover()
        self.skip.say("", self._fast_forward.told, "End")
        self.write_go_on()
        self.lesson.say("", tr("Common", "Show me how"))
        self.others.say(tr("Open table", "Another player…"))

    def write_go_on(self) -> None:
        """Write the button that continues: in a lesson as the lesson has it, with the key Enter."""
        lesson = self._deal_end.lesson
        if lesson is None:
            self.go_on.say(tr("Playing", "Continue"), "", "Space")
        else:
            self.go_on.say(lesson.go_on_told, "", "Return", bound=False)

    def _write_cover(self) -> None:
        if self._session.match_view.is_open:
            self.cover.say("", tr("Playing", "Continue"), "Return", bound=False)
        else:
            self.cover.say(tr("Playing", "Cover my card"), "", "Return", bound=False)

    def _offer_cover(self) -> None:
        """Show `cover`; for a moment it ignores Enter and clicks meant for the question before."""
        self._keys.begin()
        self._write_cover()
        self._show(self.cover, shown=True)

    def press_cover(self) -> bool:
        """Press `cover` if it is shown and Enter is not ignored any more; return whether it is shown."""
        if self.cover.isHidden():
            return False
        if not self._keys.is_deaf:
            self.cover.click()
        return True

    def offer_skip(self) -> None:
        """Show `skip` to a person who is out and not asked, and when the deal is decided."""
        session = self._session
        is_led = self._deal_end.lesson is not None
        is_out = self._out and session.question is None and not (session.is_left or is_led)
        self.skip.say("", self._fast_forward.told, "End")
        self._show(self.skip, shown=is_out or self._fast_forward.is_possible)
        view = session.match_view
        may_call = view.is_open and view.has_pauses and not session.is_left
        has_others = may_call and len(session.heard_persons) > 1
        self._show(self.others, shown=has_others)
        self._show(self.lesson, shown=self._is_new and session.question is not None and not has_others)

    def offer_lesson(self) -> None:
        """Show `lesson` at the first question of the game."""
        self._set_new(is_new=True)

    def _set_new(self, *, is_new: bool) -> None:
        if is_new != self._is_new:
            self._is_new = is_new
            self.offer_skip()

    def _open_others(self) -> None:
        """Ask who calls, or who looks at their card before another player's turn."""
        session, menu = self._session, Menu(self._parent)
        persons = session.heard_persons
        names = with_access_keys([session.match_view.names[seat] for seat in persons])
        ways = ((tr("Cover", "Call"), session.call), (tr("Cover", "Look at a card"), session.look))
        titles = with_access_keys([title for title, _ in ways])
        for title, (_, does) in zip(titles, ways, strict=True):
            below = Menu(title, menu)
            menu.addMenu(below)
            for seat, name in zip(persons, names, strict=True):
                below.addAction(name).triggered.connect(partial(_do, does, seat))
        menu.popup(self.others.mapToGlobal(QPoint(0, -menu.sizeHint().height())))

    def _hear_out(self, out: bool) -> None:  # noqa: FBT001 - a slot
        """Store whether the rest may be skipped; with persons, `skip` appears when the table is at rest."""
        self._out = out
        if not (self._view.busy and self._session.match_view.persons):
            self.offer_skip()

    def _show(self, button: PaperButton | RoundButton, *, shown: bool) -> None:
        if not shown and button.hasFocus():
            self._view.setFocus()  # otherwise Qt moves the focus to the next widget
        button.setVisible(shown)
        self.changed.emit()

    @property
    def beside(self) -> tuple[QWidget, ...]:
        """The buttons after the round ones, as far as they are shown."""
        return tuple(button for button in (self.others, self.lesson) if not button.isHidden())

    def lay(self, slot: QPoint) -> int:
        """Place the main buttons with their lower right corner at `slot`; return their left edge."""
        left = slot.x()
        for button in (self.cover, self.go_on, self.skip):
            button.adjustSize()
            button.raise_()
            button.move(left - button.width(), slot.y() - button.height())
            left -= 0 if button.isHidden() else button.width()
        for other in (self.lesson, self.others):
            other.adjustSize()
            other.raise_()
        return left


def _do(does: Callable[[int], None], seat: int, *_: object) -> None:
    does(seat)
