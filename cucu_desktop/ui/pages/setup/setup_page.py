"""The set-up page: who sits at the table, and what is agreed on before the cards are dealt."""

from __future__ import annotations

from dataclasses import replace
from typing import TYPE_CHECKING, Final

from PySide6.QtCore import Signal
from PySide6.QtWidgets import QBoxLayout, QHBoxLayout, QSizePolicy, QSpinBox, QVBoxLayout, QWidget

from cucu_desktop.games.catalogue import GAMES
from cucu_desktop.ui.pages.setup.deal_row import DealRow
from cucu_desktop.ui.pages.setup.fault_words import fault_told
from cucu_desktop.ui.pages.setup.partners_row import PartnersRow
from cucu_desktop.ui.pages.setup.rule_rows import RuleRows
from cucu_desktop.ui.pages.setup.seat_rows import SeatRow
from cucu_desktop.ui.pages.setup.seating import (
    ONLOOKERS,
    Plan,
    faults,
    may_share,
    next_bot,
    next_person,
    tidy,
)
from cucu_desktop.ui.pages.worded_page import WordedPage
from cucu_desktop.ui.widgets.language import tr
from cucu_desktop.ui.widgets.notices import announce
from cucu_desktop.ui.widgets.paper_widgets import Button, written
from cucu_desktop.ui.widgets.themed import Themed
from cucu_desktop.ui.widgets.vignette import Vignette

if TYPE_CHECKING:
    from collections.abc import Callable, Iterable, Mapping

    from PySide6.QtCore import QRect
    from PySide6.QtGui import QShowEvent

    from cucu_desktop.engine.options import GameOptions
    from cucu_desktop.match.match import Player
    from cucu_desktop.ui.text.wording import Wording
    from cucu_desktop.ui.widgets.theme import Theme


class SetupPage(WordedPage):
    """Lays a table. `plan` is what is written on it now."""

    begun = Signal(object)
    """The plan is to be played."""
    sets_changed = Signal(object)
    """The sets of options that have a name, by their names, are others now."""
    WIDTH = 1120

    def __init__(
        self,
        theme: Theme,
        wording: Wording,
        plan: Plan,
        sets: Mapping[str, GameOptions] | None = None,
        parent: QWidget | None = None,
    ) -> None:
        """Write the page.

        Args:
            theme: how it looks.
            wording: the words of the game.
            plan: the table as it would be laid.
            sets: the sets of options that the company has given a name.
            parent: where it lies.
        """
        super().__init__(theme, wording, parent)
        self._plan = plan
        self.game = plan.game
        self._columns = QBoxLayout(QBoxLayout.Direction.LeftToRight)
        self._columns.setSpacing(theme.space(8))
        self.body.addLayout(self._columns)
        inside = self._inside  # what is made elsewhere and put there is polished once more
        self._seats = _People(theme, plan.players, lambda: self._plan.everybody, inside)
        self._watchers = _People(theme, plan.onlookers, lambda: self._plan.everybody, inside)
        self._partners = PartnersRow(theme, plan, inside)
        self._rules = RuleRows(theme, plan, sets or {}, inside)
        self._deal = DealRow(theme, inside)
        self._seats.count.show()
        self._seats.title.setWordWrap(False)
        self.head.addWidget(self._seats.bar)
        self._fill_columns()
        self._turn = Button()
        self._turn.hide()
        self.foot.addWidget(self._turn)
        self._fault = written("", "body", "call", wrap=True)
        self.foot.addWidget(self._fault, 1)
        self._back = self.button()
        self._begin = self.button(loud=True)
        self._connect()
        self.retranslate()
        self._read()

    def _fill_columns(self) -> None:
        """Lay the people on one side, and on the other what has been agreed."""
        self._people, self._agreed = QVBoxLayout(), QVBoxLayout()
        self._people.addWidget(self._seats)
        self._people.addWidget(self._partners)
        self._people.addWidget(self._watchers)
        self._people.addWidget(Vignette(self.theme, "fiasco"), 1)
        self._agreed.addWidget(self._rules)
        self._agreed.addStretch(1)
        self._columns.addLayout(self._people, 1)
        self._columns.addLayout(self._agreed, 1)

    def _connect(self) -> None:
        for group in (self._seats, self._watchers):
            group.changed.connect(self._read)
            group.person.clicked.connect(lambda _=False, group=group: self._add(group, person=True))
            group.bot.clicked.connect(lambda _=False, group=group: self._add(group, person=False))
        self._seats.count.valueChanged.connect(self._seat)
        self._rules.changed.connect(self._read_rules)
        self._partners.changed.connect(self._read)
        self._deal.changed.connect(self._read)
        self._rules.sets_changed.connect(self.sets_changed)
        self._rules.grown.connect(self.reach)
        self._turn.clicked.connect(self._turn_over)
        self._back.clicked.connect(self.closed)
        self._begin.clicked.connect(self._start)

    @property
    def plan(self) -> Plan:
        """The table as it is written down now, right or wrong."""
        return self._plan

    def retranslate(self) -> None:
        """Write everything in the language of the window."""
        self.title.setText(self.wording.choices.game(self._plan.game)["name"])
        self._seats.title.setText(tr("SetUp", "Players"))
        self._watchers.title.setText(tr("SetUp", "Spectators, who may back a buy-back"))
        for group in (self._seats, self._watchers):
            group.retranslate(self.wording)
        self._rules.retranslate(self.wording)
        self._deal.retranslate()
        self._turn.setText(self._rules.title.text())
        self.label(self._back, tr("SetUp", "Back"))
        self.label(self._begin, tr("SetUp", "Start game"))
        self._check()

    def showEvent(self, event: QShowEvent) -> None:
        """Two clicks, or a click and Enter, are enough for a game."""
        super().showEvent(event)
        self._begin.setFocus()

    def fit_into(self, area: QRect) -> None:
        """Stand in the middle; where it is narrow the rules go under the seats, and a button leads there.

        The number of the deal, which few ever want, stands last, or where there is area beneath the seats.
        The button that leads to the rules is not there where the foot has no room for it.
        """
        wide = min(self.theme.px(self.WIDTH), area.width()) >= self.theme.px(820)
        way = QBoxLayout.Direction.LeftToRight if wide else QBoxLayout.Direction.TopToBottom
        self._columns.setDirection(way)
        for side in (self._people, self._agreed):
            side.removeWidget(self._deal)
        side = self._people if wide else self._agreed
        side.insertWidget(side.count() - 1, self._deal)
        margins = self.contentsMargins()
        whole = min(self.theme.px(self.WIDTH), area.width() - 2 * self.theme.space(3))
        whole -= margins.left() + margins.right() + 2 * self.theme.space(2)
        self._seats.arrange(whole)
        feet = (self._turn, self._back, self._begin)
        needed = sum(button.sizeHint().width() + self.foot.spacing() for button in feet)
        needed += self._fault.minimumSizeHint().width()
        self._turn.setVisible(not wide and needed <= whole)
        both = whole - self._columns.spacing() - self.theme.space(6)  # and area for the scroll bar
        left = max(both // 2, self._seats.minimumSizeHint().width()) if wide else whole
        self._watchers.arrange(left)
        self._rules.sets.arrange(both - left if wide else whole)
        before, top = self._area, self.y()
        super().fit_into(area)
        if area == before and self.isVisible():
            self._pin(top, area)
        else:
            self._pin(area.top() + (area.height() - self.height()) // 3, area)

    def _pin(self, top: int, area: QRect) -> None:
        """Move the page's upper edge, so that what is clicked stays under the pointer."""
        most = area.bottom() - self.theme.space(3) - top
        self.resize(self.width(), min(self._height_for(self.width()), most))
        self.move(self.x(), top)

    def _turn_over(self) -> None:
        """Bring the rules into sight, however many sit at the table."""
        self.reach(self._rules.sets)
        self._rules.sets.box.setFocus()

    def _add(self, group: _People, *, person: bool) -> None:
        self._read()
        player = next_person(self._plan.everybody) if person else next_bot(self._plan)
        row = group.add(player)
        self._read()
        self.reach(row)
        row.write_name()

    def _seat(self, number: int) -> None:
        """Set the number of players: bots are added, or the last ones removed."""
        while len(self._seats.rows) < number:
            self._seats.add(next_bot(self._plan))
            self._read()
        for row in reversed(self._seats.bots[len(self._seats.bots) - len(self._seats.rows) + number :]):
            self._seats.remove(row)
        self.reach(self._seats.rows[-1])

    def _read(self) -> None:
        """Read who sits there; who looks on is only written down where they have something to do."""
        shares = may_share(self._plan.options)
        onlookers = self._watchers.players if shares else ()
        self._plan = replace(
            self._plan,
            players=self._seats.players,
            onlookers=onlookers,
            deal=self._deal.number,
            drawn=self._partners.lot.isChecked(),
        )
        seats = GAMES[self._plan.game].seats_of(self._plan.options)
        self._seats.allow(seats[0], seats[-1])
        self._watchers.allow(0, ONLOOKERS)
        self._watchers.setVisible(shares)
        self._check()

    def _read_rules(self) -> None:
        self._plan = self._rules.read(self._plan)
        self._rules.show_plan(self._plan)
        self._read()

    def _check(self) -> None:
        self._partners.show_plan(self._plan)
        found = faults(self._plan)
        told = {fault.index: fault_told(fault) for fault in reversed(found)}
        for index, row in enumerate(self._lines()):
            row.set_fault(told.get(index, ""))
        self._fault.setText(fault_told(found[0]) if found else self._deal.fault)

    def _lines(self) -> list[SeatRow]:
        return [*self._seats.rows, *(self._watchers.rows if self._plan.onlookers else ())]

    def _start(self) -> None:
        """Start the match; if something is wrong, focus the line where it can be corrected."""
        found = faults(self._plan)
        if not found and not self._deal.fault:
            self.begun.emit(tidy(self._plan))
        else:
            announce(self._fault, self._fault.text())
            if not found:
                self.reach(self._deal)
                self._deal.field.setFocus()
            elif found[0].index is not None:
                self._lines()[found[0].index].write_name()


_BARS: Final = ((False, True, 2), (False, True, 1), (True, True, 2), (True, True, 1), (True, False, 1))
"""How the line above the players may look, the finest first: slim buttons, a title, how much air."""


class _People(Themed, QWidget):
    """A list of people, with buttons to add one at this screen or a bot."""

    changed = Signal()

    def __init__(
        self,
        theme: Theme,
        players: tuple[Player, ...],
        company: Callable[[], Iterable[Player]],
        parent: QWidget,
    ) -> None:
        super().__init__(parent)
        self.theme = theme
        self._company = company
        self.title = written("", "heading", "call", wrap=True)
        self.rows: list[SeatRow] = []
        self._wording: Wording | None = None
        self._list = QVBoxLayout()
        self.count = QSpinBox()
        self.count.setKeyboardTracking(False)
        self.count.setSizePolicy(QSizePolicy.Policy.Fixed, QSizePolicy.Policy.Fixed)
        self.count.hide()
        self.person, self.bot = Button(), Button()
        self.bar = QWidget()
        self._bar = QBoxLayout(QBoxLayout.Direction.TopToBottom, self.bar)
        self._bar.setContentsMargins(0, 0, 0, 0)
        self._title, self._buttons = QHBoxLayout(), QBoxLayout(QBoxLayout.Direction.LeftToRight)
        self._title.addWidget(self.title, 1)
        self._title.addWidget(self.count)
        for button in (self.person, self.bot):
            button.setSizePolicy(QSizePolicy.Policy.Maximum, QSizePolicy.Policy.Fixed)
            self._buttons.addWidget(button)
        self._buttons.addStretch(1)
        self._bar.addLayout(self._title)
        self._bar.addLayout(self._buttons, 1)
        lines = QVBoxLayout(self)
        lines.setContentsMargins(0, 0, 0, 0)
        lines.addWidget(self.bar)
        lines.addLayout(self._list)
        for player in players:
            self.add(player)

    @property
    def players(self) -> tuple[Player, ...]:
        """Everybody on the list."""
        return tuple(row.player for row in self.rows)

    @property
    def bots(self) -> list[SeatRow]:
        """The lines of those who are no persons at the screen."""
        return [row for row in self.rows if row.player.bot]

    def arrange(self, width: int) -> None:
        """Have buttons and title side by side as far as this width allows; onlookers' have a line each.

        Rather than take a second line from the list the players' get smaller, then go without their title:
        how many there are says as much.
        """
        widest = f"{self.count.maximum()}{self.count.suffix()}"
        self.count.setMinimumWidth(self.count.fontMetrics().horizontalAdvance(widest) + self.theme.px(60))
        across, down = QBoxLayout.Direction.LeftToRight, QBoxLayout.Direction.TopToBottom
        if not self.count.isHidden():
            for slim, titled, air in _BARS:
                self._show_bar(across, slim=slim, titled=titled, air=air)
                if self._bar.minimumSize().width() <= width:
                    return
        self._show_bar(across, slim=False, titled=True)
        self._buttons.setDirection(across if self._buttons.minimumSize().width() <= width else down)
        self._bar.setDirection(down)

    def _show_bar(self, way: QBoxLayout.Direction, *, slim: bool, titled: bool, air: float = 1) -> None:
        self.title.setVisible(titled)
        for button in (self.person, self.bot):
            button.setProperty("slim", slim)
            button.style().unpolish(button)
            button.style().polish(button)
        for layout in (self._title, self._buttons, self._bar):
            layout.setSpacing(self.theme.space(air))
        for layout in (self._buttons, self._bar):
            layout.setDirection(way)
            layout.invalidate()

    def add(self, player: Player) -> SeatRow:
        """Write somebody at the end of the list."""
        row = SeatRow(self.theme, player, self._company, self)
        row.changed.connect(self.changed)
        row.removed.connect(lambda: self.remove(row))
        if self._wording:
            row.retranslate(self._wording)
        self.rows.append(row)
        self._list.addWidget(row)
        row.show()
        return row

    def allow(self, fewest: int, most: int) -> None:
        """Keep the list within these lengths."""
        for row in self.rows:
            row.allow_removal(len(self.rows) > fewest)
        for button in (self.person, self.bot):
            button.setEnabled(len(self.rows) < most)
        self.count.blockSignals(True)
        self.count.setRange(max(fewest, len(self.rows) - len(self.bots)), most)
        self.count.setValue(len(self.rows))
        self.count.blockSignals(False)

    def retranslate(self, wording: Wording) -> None:
        """Write everything in the language of the window."""
        self._wording = wording
        self.person.setText(tr("SetUp", "Add a player"))
        self.bot.setText(tr("SetUp", "Add a bot"))
        self.count.setSuffix(tr("SetUp", " at the table"))
        self.count.setAccessibleName(tr("SetUp", "Number of players"))
        for row in self.rows:
            row.retranslate(wording)

    def remove(self, row: SeatRow) -> None:
        """Strike a line out; the keyboard goes to the one that follows."""
        index = self.rows.index(row)
        self.rows.remove(row)
        self._list.removeWidget(row)
        if row.isAncestorOf(row.window().focusWidget()):
            (self.rows[min(index, len(self.rows) - 1)].away if self.rows else self.bot).setFocus()
        row.hide()
        row.deleteLater()
        self.changed.emit()
