"""The end of a game: who has won it, what it cost everybody, and who plays another."""

from __future__ import annotations

from dataclasses import replace
from typing import TYPE_CHECKING

from PySide6.QtCore import Qt, Signal
from PySide6.QtWidgets import QCheckBox, QGridLayout, QHBoxLayout, QLabel, QVBoxLayout, QWidget

from cucu_desktop.games.catalogue import seats_of
from cucu_desktop.ui.language import tr
from cucu_desktop.ui.manners import manners_of
from cucu_desktop.ui.naming import called
from cucu_desktop.ui.notices import announce
from cucu_desktop.ui.paper import Button, Rule, written
from cucu_desktop.ui.portraits import portrait
from cucu_desktop.ui.results import so_far
from cucu_desktop.ui.seat_rows import SeatRow
from cucu_desktop.ui.seating import Plan, faults, next_bot, next_person
from cucu_desktop.ui.setup import fault_told
from cucu_desktop.ui.sheet import Sheet
from cucu_desktop.ui.winners import Winners

if TYPE_CHECKING:
    from collections.abc import Sequence
    from pathlib import Path

    from PySide6.QtGui import QShowEvent

    from cucu_desktop.match.match import Player
    from cucu_desktop.match.store import Statistics
    from cucu_desktop.ui.results import Tally
    from cucu_desktop.ui.theme import Theme
    from cucu_desktop.ui.wording import Wording

_FACE = 34


def _sign(number: int) -> str:
    return "+" if number > 0 else "\N{MINUS SIGN}" if number < 0 else ""


def _signed(number: int) -> str:
    return f"\N{MINUS SIGN}{-number}" if number < 0 else str(number)


def _place(tally: Tally) -> tuple[bool, bool, int]:
    """Return what the lines are sorted by: who won, who divided with them, and then who did best."""
    return not tally.won, not tally.divided, tally.paid - tally.taken - tally.tokens - tally.deals


class EndingSheet(Sheet):
    """How a game went, and who stays for the next."""

    another = Signal(list, list)
    """Another game: who joins, and the names of those who get up."""
    book_wanted = Signal()
    """What has been so far is to be read."""
    left = Signal()
    """The company gets up."""
    deals_wanted = Signal()
    """The numbers of the deals are to be told."""
    WIDTH = 700

    def __init__(
        self,
        theme: Theme,
        wording: Wording,
        plan: Plan,
        tally: Sequence[Tally],
        results: Path,
        parent: QWidget | None = None,
    ) -> None:
        """Write the page.

        Args:
            theme: how it looks.
            wording: the words for levels and coins.
            plan: who sat at the table, by which options.
            tally: how the game went.
            results: the file in which this and all games before it are kept.
            parent: where it lies.
        """
        super().__init__(theme, parent)
        self._wording = wording
        self._plan = plan
        self._tally = sorted(tally, key=_place)
        self._manners = manners_of(plan.game, plan.options)
        self._in_deals = hasattr(plan.options, "deals")
        """Whether one plays for deals, and maybe tokens, instead of coins."""
        self.game = plan.game
        self._heads = [written("", "small", "third") for _ in range(3)]
        self._stays = [QCheckBox() for _ in tally]
        self._names: list[QLabel] = []
        self._numbers: list[tuple[QLabel, int]] = []
        self._notes: list[tuple[QLabel, Tally]] = []
        took = [each for each in self._tally if each.divided] or [each for each in self._tally if each.won]
        self.body.addWidget(Winners(theme, took))
        self.body.addLayout(self._table())
        self.body.addLayout(self._line_so_far(results))
        self.body.addWidget(Rule(theme))
        self._who_joins = written("", "body", "second", wrap=True)
        self.body.addWidget(self._who_joins)
        self._joining: list[SeatRow] = []
        self._rows = QVBoxLayout()
        self.body.addLayout(self._rows)
        self._person, self._bot, self._deals = Button(), Button(), Button()
        self.body.addLayout(self._line_of_buttons())
        self.body.addStretch(1)
        self._fault = written("", "body", "call", wrap=True)
        # Not beside those who join: three buttons are wider than the sheet in some languages.
        self.foot.addWidget(self._deals)
        self.foot.addWidget(self._fault, 1)
        self._leave = self.button()
        self._again = self.button(loud=True)
        self._connect()
        self.retranslate()

    def _line_of_buttons(self) -> QHBoxLayout:
        """Return the buttons for those who join."""
        line = QHBoxLayout()
        line.addWidget(self._person)
        line.addWidget(self._bot)
        line.addStretch(1)
        return line

    def _connect(self) -> None:
        """Let everybody stay, until it is chosen otherwise."""
        self._person.clicked.connect(lambda: self._join(next_person(self._company().players)).write_name())
        self._bot.clicked.connect(lambda: self._join(next_bot(self._company())))
        self._deals.clicked.connect(self.deals_wanted)
        self._leave.clicked.connect(self.left)
        self._again.clicked.connect(self._play_again)
        for stays in self._stays:
            stays.setChecked(True)
            stays.toggled.connect(self._check)

    def set_wording(self, wording: Wording) -> None:
        """Tell it in another language."""
        self._wording = wording
        self.retranslate()

    def retranslate(self) -> None:
        """Write everything in the language of the window."""
        self.title.setText(self._headline())
        for head, text in zip(
            self._heads,
            self._columns(),
            strict=True,
        ):
            head.setText(text)
        for label, number in self._numbers:
            label.setText(_signed(number) if self._in_deals else str(number) if number else "\N{EN DASH}")
            label.setAccessibleName(label.text() if self._in_deals else self._wording.coins(number))
        for note, tally in self._notes:
            note.setText(tr("Ending", "as agreed") if tally.divided else tr("Ending", "for having paid in"))
        self._so_far.setText("\n".join(self._done(name, done) for name, done in self._before))
        for tally, label, stays in zip(self._tally, self._names, self._stays, strict=True):
            label.setText(called(tally.player.name))
            stays.setAccessibleName(tr("Ending", "{name} plays on").format(name=called(tally.player.name)))
        self._book.setText(tr("Start", "Statistics"))
        self._person.setText(tr("SetUp", "Add somebody here"))
        self._bot.setText(tr("SetUp", "Add a bot"))
        self._deals.setText(tr("Ending", "Play a deal again"))
        for row in self._joining:
            row.retranslate(self._wording)
        self.label(self._leave, tr("Ending", "Get up"))
        self.label(self._again, tr("Ending", "Another game"))
        self._check()

    def _columns(self) -> tuple[str, str, str]:
        plays_on = tr("Ending", "plays on")
        if self._in_deals:
            tokens = any(tally.tokens for tally in self._tally)
            return tr("Ending", "tokens") if tokens else "", tr("Ending", "deals won"), plays_on
        if self._manners.has_pool:
            return tr("Ending", "put in"), tr("Ending", "took out"), plays_on
        return tr("Ending", "paid"), tr("Ending", "got"), plays_on

    def _headline(self) -> str:
        took = [called(tally.player.name) for tally in self._tally if tally.divided]
        took = took or [called(tally.player.name) for tally in self._tally if tally.won]
        if self._in_deals and len(took) == len(self._tally):
            told = tr("Ending", "All equal: nobody has lost")
        elif self._in_deals:
            told = tr("Ending", "{names} win") if len(took) > 1 else tr("Ending", "{names} wins")
        elif not self._manners.has_pool:
            told = tr("Ending", "{names} is the last one left")
        elif len(took) > 1:
            told = tr("Ending", "{names} divide the pool")
        else:
            told = tr("Ending", "{names} takes the pool")
        return told.format(names=self._wording.listed(took))

    def _done(self, name: str, done: Statistics) -> str:
        """Return what somebody has done so far."""
        told = (
            tr("Ending", "{name} at this game so far: {games}, {won}")
            if self._in_deals
            else tr("Ending", "{name} at this game so far: {games}, {won}, {coins}")
        )
        games, won = done.games, done.won
        return told.format(
            name=called(name),
            games=tr("Ending", "%n games", "", int, games),
            won=tr("Ending", "%n won", "", int, won),
            coins=_sign(done.coins) + self._wording.coins(abs(done.coins)),
        )

    def _table(self) -> QGridLayout:
        grid = QGridLayout()
        grid.setHorizontalSpacing(self.theme.space(4))
        grid.setVerticalSpacing(self.theme.space(1))
        grid.setColumnStretch(1, 1)
        for column, head in enumerate(self._heads, 2):
            grid.addWidget(head, 0, column, Qt.AlignmentFlag.AlignRight)
        size = self.theme.px(_FACE)
        for line, tally in enumerate(self._tally, 1):
            face = QLabel()
            mood = "glad" if tally.won or tally.divided else "cross"
            face.setPixmap(portrait(tally.player.face, mood).pixmap(size, size))
            name = QHBoxLayout()
            name.setSpacing(self.theme.space(2))
            took = tally.won or tally.divided
            self._names.append(written("", "name", "call" if took else "ink"))
            name.addWidget(self._names[-1])
            if tally.divided or tally.share:
                note = written("", "small", "third")
                name.addWidget(note, 1)
                self._notes.append((note, tally))
            grid.addWidget(face, line, 0)
            grid.addLayout(name, line, 1)
            for column, number in self._columns_of(tally).items():
                label = written("", "name", "ink" if number else "faint")
                grid.addWidget(label, line, column, Qt.AlignmentFlag.AlignRight)
                self._numbers.append((label, number))
            grid.addWidget(self._stays[line - 1], line, 4, Qt.AlignmentFlag.AlignRight)
        return grid

    def _columns_of(self, tally: Tally) -> dict[int, int]:
        """Return the numbers of somebody's line, by the columns where they stand."""
        if not self._in_deals:
            return {2: tally.paid, 3: tally.taken}
        tokens = {2: tally.tokens} if any(each.tokens for each in self._tally) else {}
        return {**tokens, 3: tally.deals}

    def _line_so_far(self, results: Path) -> QHBoxLayout:
        """Return the line about all games so far, with the way to the page that tells more."""
        self._before = so_far([each.player for each in self._tally], results, self.game)
        self._so_far, self._book = written("", "body", "second", wrap=True), Button()
        self._book.setProperty("slim", True)
        self._book.clicked.connect(self.book_wanted)
        line = QHBoxLayout()
        line.addWidget(self._so_far, 1)
        line.addWidget(self._book)
        for part in (self._so_far, self._book):
            part.setVisible(bool(self._before))
        return line

    def _company(self) -> Plan:
        """Return the table of the next game as it is written down now."""
        stay = tuple(
            tally.player for tally, stays in zip(self._tally, self._stays, strict=True) if stays.isChecked()
        )
        joining = tuple(row.player for row in self._joining)
        return Plan(self._plan.game, (*stay, *joining), (), self._plan.options)

    def _join(self, player: Player) -> SeatRow:
        row = SeatRow(self.theme, player, lambda: self._company().players)
        row.retranslate(self._wording)
        row.changed.connect(self._check)
        row.removed.connect(lambda: self._part(row))
        self._joining.append(row)
        self._rows.addWidget(row)
        row.show()
        self._check()
        self.reach(row)
        return row

    def _part(self, row: SeatRow) -> None:
        self._joining.remove(row)
        row.hide()
        row.deleteLater()
        self._check()

    def _check(self) -> None:
        company = self._company()
        found = faults(company)
        stay = len(company.players) - len(self._joining)
        told = {
            fault.place - stay: fault_told(replace(fault, place=fault.place - stay))
            for fault in reversed(found)
            if fault.place is not None
        }
        for line, row in enumerate(self._joining):
            row.set_fault(told.get(line, ""))
        self._fault.setText(next(iter(reversed(told.values())), fault_told(found[0])) if found else "")
        full = len(company.players) >= seats_of(company.game, company.options)[-1]
        for button in (self._person, self._bot):
            button.setEnabled(not full)
        self._who_joins.setText(self._next_told(joins=bool(self._joining) or not full))

    def _next_told(self, *, joins: bool) -> str:
        """Return who begins the next game, and where somebody sits down who joins, if anybody can."""
        if self._manners.has_matador:
            return tr(
                "Ending",
                "The winner is the first matador of the next game. Whoever joins sits down at the left.",
            )
        if not joins:
            return tr("Ending", "The winner deals the next game.")
        return tr(
            "Ending", "The winner deals the next game. Whoever joins, or looked on, sits down at the left."
        )

    def _play_again(self) -> None:
        """Play another; if something is wrong, go to the line where it is put right."""
        company = self._company()
        found = faults(company)
        if found:
            announce(self._fault, self._fault.text())
            line = (found[0].place or 0) - len(company.players) + len(self._joining)
            if line >= 0:
                self._joining[line].write_name()
            return
        gone = [
            tally.player.name
            for tally, stays in zip(self._tally, self._stays, strict=True)
            if not stays.isChecked()
        ]
        self.another.emit([row.player for row in self._joining], gone)

    def showEvent(self, event: QShowEvent) -> None:
        """Enter plays another."""
        super().showEvent(event)
        self._again.setFocus()
