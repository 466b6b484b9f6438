"""The set-up page: the players and, on a second step, the rules of a match."""

from __future__ import annotations

from dataclasses import replace
from typing import TYPE_CHECKING, Final

from PySide6.QtCore import QPoint, Qt, Signal
from PySide6.QtWidgets import QBoxLayout, QHBoxLayout, QVBoxLayout, QWidget

from cucu_desktop.games.catalogue import GAMES
from cucu_desktop.ui.pages.setup.deal_row import DealRow
from cucu_desktop.ui.pages.setup.fault_words import company_told, corrected_told, fault_told
from cucu_desktop.ui.pages.setup.partners_row import PartnersRow
from cucu_desktop.ui.pages.setup.people import People
from cucu_desktop.ui.pages.setup.rule_rows import RuleRows
from cucu_desktop.ui.pages.setup.seat_rows import mark_faults
from cucu_desktop.ui.pages.setup.seating import (
    ONLOOKERS,
    Plan,
    faults,
    joining,
    may_share,
    next_bot,
    next_person,
    seated,
    tidy,
    with_company,
)
from cucu_desktop.ui.pages.worded_page import WordedPage
from cucu_desktop.ui.widgets.language import tr
from cucu_desktop.ui.widgets.menu import Menu, with_access_keys
from cucu_desktop.ui.widgets.notices import announce
from cucu_desktop.ui.widgets.paper_widgets import Button, written
from cucu_desktop.ui.widgets.pictures.icons import portrait
from cucu_desktop.ui.widgets.pictures.vignette import Vignette
from cucu_desktop.ui.widgets.player_names import called
from cucu_desktop.ui.widgets.venue import CAMPLI, VENUES

if TYPE_CHECKING:
    from collections.abc import Mapping, Sequence

    from PySide6.QtCore import QRect, SignalInstance
    from PySide6.QtGui import QShowEvent

    from cucu_desktop.engine.options import GameOptions
    from cucu_desktop.match.match import Player
    from cucu_desktop.ui.pages.setup.seat_rows import SeatRow
    from cucu_desktop.ui.text.wording import Wording
    from cucu_desktop.ui.widgets.theme import Theme

MOST_KNOWN: Final = 8
"""The most known people that are offered."""
MOST_NAMED: Final = 3
"""The most names on the button that seats the players of the last match."""


class SetupPage(WordedPage):
    """Edits the plan of a match; `plan` is its current state."""

    begun = Signal(object)
    """Start a match with this plan."""
    guests_wanted = Signal(object)
    """Wait for guests with phones who join this plan."""
    sets_changed = Signal(object)
    """The named sets of options changed."""
    WIDTH, HEIGHT = 780, 660
    """The size at the usual text size: it does not depend on the number of players."""

    def __init__(
        self,
        theme: Theme,
        wording: Wording,
        plan: Plan,
        sets: Mapping[str, GameOptions] | None = None,
        known: Sequence[Player] = (),
        last: Sequence[Player] = (),
    ) -> None:
        """Build the page.

        Args:
            theme: colours and text size.
            wording: the words of the game.
            plan: the initial plan.
            sets: the named sets of options.
            known: people who have played at this screen before.
            last: the players of the last match, of any game.
        """
        super().__init__(theme, wording)
        self._plan, self._known, self._last = plan, tuple(known), tuple(last)
        self.game = plan.game
        self._place = wording.place if wording.place in VENUES else CAMPLI
        self._has_tried = False
        self._told = ""
        inside = self._inside  # widgets created elsewhere are polished again when they get a new parent
        self._seats = People(theme, wording, plan.players, lambda: self._plan.everybody, inside)
        self._watchers = People(theme, wording, plan.onlookers, lambda: self._plan.everybody, inside)
        self._partners = PartnersRow(theme, plan, inside)
        self._rules = RuleRows(theme, wording, plan, sets or {}, inside)
        self._rules.title.hide()
        self._deal = DealRow(theme, inside)
        self._seats.title.setText(tr("SetUp", "Players"))
        self._watchers.title.setText(tr("SetUp", "Spectators, who may back a buy-back"))
        self._seats.count.show()
        self._seats.title.setWordWrap(False)
        self._played = written("", "body")
        self._turn, self._same, self._more = Button(tr("SetUp", "Change rules…")), Button(), Button()
        self._phones = Button(tr("SetUp", "Guests with phones…"))
        self._more.setCheckable(True)
        self._lay_out()
        self._fault = written("", "body", "call", wrap=True)
        self.foot.addWidget(self._fault, 1)
        self._back = self.button(tr("SetUp", "Back"))
        self._begin = self.button(tr("SetUp", "Start game"), loud=True)
        self._connect()
        self._show_title()
        self._read()
        self._more.setChecked(bool(plan.onlookers))

    def _lay_out(self) -> None:
        """Put the fixed widgets above the list, and the two steps into it."""
        self._by_rules = QWidget()
        line = QHBoxLayout(self._by_rules)
        line.setContentsMargins(0, 0, 0, 0)
        line.addWidget(self._played)
        line.addWidget(self._turn)
        line.addStretch(1)
        self.head.addWidget(self._by_rules)
        self.head.addWidget(self._seats.bar)
        self._who, self._folded = QWidget(), QWidget()
        people, folded = QVBoxLayout(self._who), QVBoxLayout(self._folded)
        for layout in (people, folded):
            layout.setContentsMargins(0, 0, 0, 0)
            layout.setSpacing(self.theme.space(2))
        folded.addWidget(self._watchers)
        folded.addWidget(self._deal)
        self._folded.hide()
        for widget in (self._seats, self._partners):
            people.addWidget(widget)
        for button in (self._same, self._phones, self._more):
            people.addWidget(button, 0, Qt.AlignmentFlag.AlignLeft)
        people.addWidget(self._folded)
        people.addWidget(Vignette(self.theme, VENUES[self._place].served), 1)
        self.body.addWidget(self._who)
        self.body.addWidget(self._rules, 0, Qt.AlignmentFlag.AlignTop)
        self._rules.hide()

    def _connect(self) -> None:
        for group in (self._seats, self._watchers):
            group.lines.changed.connect(self._read)
            group.person.clicked.connect(lambda _=False, group=group: self._add_person(group))
            group.bot.clicked.connect(lambda _=False, group=group: self._add(group, next_bot(self._plan)))
        self._seats.count.valueChanged.connect(self._seat)
        self._seats.count.corrected.connect(self._tell_count)
        self._rules.corrected.connect(lambda *ends: self._tell(corrected_told(*ends)))
        self._rules.changed.connect(self._read_rules)
        self._partners.changed.connect(self._read)
        self._deal.changed.connect(self._read)
        self._rules.sets_changed.connect(self.sets_changed)
        self._rules.sets_changed.connect(lambda _: self._show_rules())
        self._rules.grown.connect(self.reach)
        self._turn.clicked.connect(lambda: self._turn_over(to_rules=True))
        self._same.clicked.connect(self._seat_last)
        self._more.toggled.connect(self._unfold)
        self._back.clicked.connect(self.escape)
        self._begin.clicked.connect(lambda: self._start(self.begun))
        self._phones.clicked.connect(lambda: self._start(self.guests_wanted))

    @property
    def plan(self) -> Plan:
        """The current plan, valid or not."""
        return self._plan

    @property
    def shows_rules(self) -> bool:
        """Whether the second step is shown."""
        return not self._rules.isHidden()

    def _show_title(self) -> None:
        name = self.wording.choices.game(self._plan.game)["name"]
        rules = tr("SetUp", "{game}: rules").format(game=name)
        self.title.setText(rules if self.shows_rules else name)

    def _show_rules(self) -> None:
        """Show the name of the selected rules beside the button for the rules."""
        self._played.setText(tr("SetUp", "Rules: {name}").format(name=self._rules.told))
        self._turn.setAccessibleDescription(self._played.text())

    def save_state(self) -> tuple[Plan, str, bool, bool, bool, bool]:
        """Return the plan, the deal number as typed, the open parts, and whether a start was attempted."""
        return (
            self._plan,
            self._deal.field.text(),
            self.shows_rules,
            self._more.isChecked(),
            self._rules.more.isChecked(),
            self._has_tried,
        )

    def restore_state(self, state: tuple[Plan, str, bool, bool, bool, bool]) -> None:
        plan, deal, shows_rules, unfolded, house, self._has_tried = state
        self._partners.lot.setChecked(plan.drawn)
        self._deal.field.setText(deal)
        for group, players in ((self._watchers, plan.onlookers), (self._seats, plan.players)):
            if group.lines.players != players:
                group.lines.fill(players)
        self._plan = plan
        self._rules.show_plan(plan)
        self._rules.more.setChecked(house)
        self._more.setChecked(unfolded)
        self._read()
        if shows_rules:
            self._turn_over(to_rules=True)

    def showEvent(self, event: QShowEvent) -> None:
        super().showEvent(event)
        self._begin.setFocus()

    def fit_into(self, area: QRect) -> None:
        """Centre the page, with the same height for any number of players: no button moves between clicks.

        In a low window the line of the rules scrolls with the list.
        """
        margins = self.contentsMargins()
        line = min(self.theme.px(self.WIDTH), area.width() - 2 * self.theme.space(3))
        line -= margins.left() + margins.right() + 2 * self.theme.space(2)
        self._seats.arrange(line)
        inside = line - self.theme.space(6)  # and room for the scroll bar
        self._watchers.arrange(inside)
        self._rules.sets.arrange(inside)
        people = self._who.layout()
        assert isinstance(people, QBoxLayout)
        if self._is_low(area):
            people.insertWidget(people.indexOf(self._same), self._by_rules)
        else:
            self.head.insertWidget(0, self._by_rules)
        super().fit_into(area)
        high = min(self.theme.px(self.HEIGHT), area.height() - 2 * self._above(area))
        self.resize(self.width(), high)
        self.move(self.x(), area.top() + (area.height() - high) // 2)

    def escape(self) -> None:
        """Return from the rules to the players, or close the page."""
        if self.shows_rules:
            self._turn_over(to_rules=False)
        else:
            self.closed.emit()

    def _turn_over(self, *, to_rules: bool) -> None:
        """Show the rules, or the players again."""
        self._who.setVisible(not to_rules)
        self._rules.setVisible(to_rules)
        self._seats.bar.setVisible(not to_rules)
        self._by_rules.setVisible(not to_rules)
        self._tell("")
        self._show_title()
        self.describe()
        self.reach(self._rules.sets if to_rules else self._seats)
        (self._rules.sets.box if to_rules else self._turn).setFocus()

    def _unfold(self, unfolded: bool) -> None:  # noqa: FBT001 - Qt passes it by position
        self._folded.setVisible(unfolded)
        self._show_more()
        if unfolded:
            self.reach(self._folded)

    def _show_more(self) -> None:
        shares = may_share(self._plan.options)
        self._more.setText(
            tr("SetUp", "More: spectators, deal number") if shares else tr("SetUp", "More: deal number")
        )
        is_open = self._more.isChecked()
        self._more.setAccessibleDescription(tr("SetUp", "shown") if is_open else tr("SetUp", "hidden"))

    def _add_person(self, group: People) -> None:
        """Add a person: one of the known people, or a new one."""
        known = joining(self._known, self._plan.everybody)[:MOST_KNOWN]
        if not known:
            self._add(group, next_person(self._plan.everybody))
            return
        menu = Menu(self)
        menu.setAttribute(Qt.WidgetAttribute.WA_DeleteOnClose)
        names = with_access_keys([*(called(player.name) for player in known), tr("SetUp", "Someone new")])
        for player, name in zip(known, names, strict=False):
            entry = menu.addAction(portrait(player.face), name)
            entry.triggered.connect(lambda _=False, player=player: self._add(group, player))
        menu.addSeparator()
        menu.addAction(names[-1]).triggered.connect(
            lambda: self._add(group, next_person(self._plan.everybody))
        )
        menu.popup(group.person.mapToGlobal(QPoint(0, group.person.height())))

    def _add(self, group: People, player: Player) -> None:
        row = group.lines.add(player)
        self._read()
        self.reach(row)
        row.write_name()

    def _seat(self, number: int) -> None:
        """Set the number of players: bots are added, or the last players removed."""
        while len(self._seats.lines.rows) < number:
            self._seats.lines.add(next_bot(self._plan))
            self._read()
        for row in reversed(self._seats.bots[len(self._seats.bots) - len(self._seats.lines.rows) + number :]):
            self._seats.lines.remove(row)
        self.reach(self._seats.lines.rows[-1])

    def _seat_last(self) -> None:
        """Seat the players of the last match."""
        plan = with_company(self._plan, self._last)
        if plan is None:
            return
        self._rules.show_plan(plan)
        self._plan = plan
        self._seats.lines.fill(plan.players)
        self._begin.setFocus()

    def _tell_count(self, wanted: int) -> None:
        """Show the reason why `wanted` players cannot play."""
        persons = len(self._seats.persons)
        fewest, most = self._seats.count.minimum(), self._seats.count.maximum()
        self._tell(company_told(wanted, fewest, most, persons))

    def _tell(self, told: str) -> None:
        """Show the correction at the foot of the page."""
        self._told = told
        self._check()
        if told:
            announce(self._fault, told)

    def _read(self) -> None:
        """Read the players; onlookers are only stored in games with a task for them."""
        shares = may_share(self._plan.options)
        onlookers = self._watchers.lines.players if shares else ()
        before = self._plan
        self._plan = replace(
            before,
            players=self._seats.lines.players,
            onlookers=onlookers,
            deal=self._deal.number,
            drawn=self._partners.lot.isChecked(),
        )
        self._plan = seated(before, self._plan)
        self._rules.show_plan(self._plan)
        seats = GAMES[self._plan.game].seats_of(self._plan.options)
        self._seats.allow(seats[0], seats[-1])
        self._watchers.allow(0, ONLOOKERS)
        self._watchers.setVisible(shares)
        self._told = ""
        self._show_more()
        self._check()

    def _read_rules(self) -> None:
        self._plan = self._rules.read(self._plan)
        self._rules.show_plan(self._plan)
        self._read()

    def _check(self) -> None:
        """Show the faults: of names after the first attempt to start, of the number of players at once."""
        self._partners.show_plan(self._plan)
        self._show_rules()
        self._same.setVisible(with_company(self._plan, self._last) is not None)
        names = ", ".join(called(player.name) for player in self._last[:MOST_NAMED])
        rest = ", …" if len(self._last) > MOST_NAMED else ""
        self._same.setText(tr("SetUp", "Same players as last time: {names}").format(names=names + rest))
        found = faults(self._plan)
        self._has_tried = self._has_tried and bool(found or self._deal.fault)
        told = [fault for fault in found if self._has_tried or fault.index is None]
        mark_faults(self._lines(), told)
        deal = self._deal.fault if self._has_tried else ""
        self._fault.setText(self._told or (fault_told(told[0]) if told else deal))

    def _lines(self) -> list[SeatRow]:
        return [*self._seats.lines.rows, *(self._watchers.lines.rows if self._plan.onlookers else ())]

    def _start(self, wanted: SignalInstance) -> None:
        """Emit the plan; with a fault, focus the row where it is corrected."""
        found = faults(self._plan)
        if not found and not self._deal.fault:
            wanted.emit(tidy(self._plan))
            return
        self._has_tried, self._told = True, ""
        self._check()
        announce(self._fault, self._fault.text())
        if self.shows_rules:
            self._turn_over(to_rules=False)
        index = found[0].index if found else None
        row = None if index is None else self._lines()[index]
        if (row is None and not found) or row in self._watchers.lines.rows:
            self._more.setChecked(True)
        if row is not None:
            self.reach(row)
            row.write_name()
        elif not found:
            self.reach(self._deal)
            self._deal.field.setFocus()
