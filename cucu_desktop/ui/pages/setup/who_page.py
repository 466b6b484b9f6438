"""The page on which players are chosen: for a match, for the next game of one, for an evening or a season.

It may have a second step, for what is played.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Any, ClassVar

from PySide6.QtCore import Signal
from PySide6.QtWidgets import QSizePolicy, QWidget

from cucu_desktop.ui.pages.setup.people import People
from cucu_desktop.ui.pages.setup.seating import faults, tidy
from cucu_desktop.ui.widgets.focus import read_in_order
from cucu_desktop.ui.widgets.language import tr
from cucu_desktop.ui.widgets.notices import announce
from cucu_desktop.ui.widgets.page import Page
from cucu_desktop.ui.widgets.paper_widgets import Button, written

if TYPE_CHECKING:
    from collections.abc import Sequence

    from PySide6.QtCore import QRect

    from cucu_desktop.ui.pages.setup.seating import Fault, Plan
    from cucu_desktop.ui.text.wording import Wording
    from cucu_desktop.ui.widgets.theme import Theme


class WhoPage(Page):
    """Edits the people of a plan.

    Attributes:
        people: the list of the people.
        turn: the button that leads to the second step, if there is one.
        first: the widgets of the first step, which are shown as far as they concern the plan.
        second: the widget of the second step; None: there is none.
    """

    begun = Signal(object)
    """Begin with this plan, which has no faults."""
    HEIGHT: ClassVar = 660
    """The height at the usual text size: it does not depend on the number of players."""

    def __init__(self, theme: Theme, wording: Wording, plan: Plan, main: str, **people: Any) -> None:  # noqa: ANN401
        """Build the list and the foot.

        Args:
            theme: colours and text size.
            wording: the words of the game.
            plan: the initial plan.
            main: the words on the main button.
            people: further arguments of `People`.
        """
        super().__init__(theme)
        self.wording = wording
        self.people = People(theme, wording, plan, **people)
        self._has_tried = False
        self._told = ""
        self.turn = Button()
        self.turn.setProperty("tool", True)
        self.turn.setSizePolicy(QSizePolicy.Policy.Maximum, QSizePolicy.Policy.Fixed)
        self.turn.clicked.connect(lambda: self.turn_over(to_second=True))
        self.first: tuple[QWidget, ...] = ()
        self.second: QWidget | None = None
        self._fault = written("", "body", "call", wrap=True)
        self.foot.addWidget(self._fault, 1)
        back = self.button(tr("Common", "Back"), back=True)
        self.first_focus = begin = self.button(main, loud=True)
        self.people.changed.connect(self._read)
        self.people.turned.connect(self._take_slip)
        back.clicked.connect(self.escape)
        begin.clicked.connect(self._start)

    def _take_slip(self) -> None:
        """Make room for the slip that was opened, also in the order of Tab."""
        if self.people.slip is not None:
            self.reach(self.people.slip)
        self.settle()
        read_in_order(self)

    def lay_out(self, *parts: QWidget, second: QWidget | None = None) -> None:
        """Put the list, these widgets and the button for the second step into the body."""
        self.first = (self.people, *parts, *((self.turn,) if second is not None else ()))
        for part in self.first:
            self.body.addWidget(part, 1 if part is self.people else 0)
        if second is not None:
            self.second = second
            self.body.addWidget(second)
            second.hide()

    def name_second(self, words: str) -> None:
        """Set the words on the button for the second step."""
        self.turn.setText(words.replace("&", "&&") + " ▸")
        self.turn.setAccessibleName(words)

    @property
    def shows_second(self) -> bool:
        return self.second is not None and not self.second.isHidden()

    def turn_over(self, *, to_second: bool) -> None:
        """Show the second step, or the players again."""
        assert self.second is not None
        self.second.setVisible(to_second)
        self._tell("")
        self.show_parts()
        self.describe()
        self.reach(self.second if to_second else self.people)
        if not to_second:
            self.turn.setFocus()

    def show_parts(self) -> None:
        for part in self.first:
            part.setVisible(not self.shows_second)
        self.settle()

    @property
    def plan(self) -> Plan:
        """The current plan, valid or not."""
        return self.people.plan

    def found(self) -> Sequence[Fault]:
        return faults(self.plan)

    def misfit(self) -> str:
        """Return what else is wrong, in a sentence; "" if nothing is."""
        return ""

    def _read(self) -> None:
        self._told = ""
        self._check()

    def _check(self) -> None:
        """Show the faults: of names after the first attempt to start, of the number of players at once."""
        found = self.found()
        self._has_tried = self._has_tried and bool(found or self.misfit())
        told = [fault for fault in found if self._has_tried or fault.index is None]
        named = {each.index: fault_told(each) for each in reversed(told) if each.index is not None}
        self.people.show_plan(self.plan, named)
        self._fault.setText(self._told or (fault_told(told[0]) if told else self.misfit()))

    def _tell(self, told: str) -> None:
        """Show a sentence at the foot of the page."""
        self._told = told
        self._check()
        if told:
            announce(self._fault, told)

    def _start(self) -> None:
        """Begin; with a fault, open the slip where it is corrected."""
        if not self.people.finish():
            return
        found = self.found()
        if not found and not self.misfit():
            self.begin(tidy(self.plan))
            return
        self._has_tried = True
        self._tell("")
        announce(self._fault, self._fault.text())
        if found and found[0].index is not None:
            if self.shows_second:
                self.turn_over(to_second=False)
            self.people.open_at(found[0].index)

    def begin(self, plan: Plan) -> None:
        self.begun.emit(plan)

    def escape(self) -> None:
        """Return from the second step to the players, close the slip, or the page."""
        if self.shows_second:
            self.turn_over(to_second=False)
        elif not self.people.close_slip():
            self.closed.emit()

    def fit_into(self, area: QRect) -> None:
        """Place the page, with the same height for any number of players: no button moves between clicks."""
        self.people.arrange(self._line_width(self.paper_width(area)))
        super().fit_into(area)
        self._stand(area, min(self.theme.px(self.HEIGHT), self._most_height(area)))

    def save_state(self) -> object:
        """Return the people as edited, the open slip, and whether a start was attempted."""
        return self.people.save_state(), self._has_tried, self.shows_second

    def restore_state(self, state: Any) -> None:  # noqa: ANN401 - as of `Page`
        people, self._has_tried, to_second = state
        self.people.restore_state(people)
        self._read()
        if to_second:
            self.turn_over(to_second=True)


def fault_told(fault: Fault) -> str:
    return {
        "no name": tr("SetUp", "Player {line} needs a name."),
        "same name": tr("SetUp", "Two players are called {name}. Change the name of player {line}."),
        "long name": tr("SetUp", "“{name}” is too long: forty letters at most."),
        "few seats": tr("SetUp", "You need at least {number} players."),
        "many seats": tr("SetUp", "With these rules, at most {number} can play."),
    }[fault.what].format(name=fault.name, line=(fault.index or 0) + 1, number=fault.number)


def corrected_told(low: int, high: int) -> str:
    """Return the sentence that explains why a number of the rules was corrected."""
    return tr("SetUp", "Only numbers from {low} to {high} are possible here.").format(low=low, high=high)
