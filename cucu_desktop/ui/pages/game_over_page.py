"""The end of a game: the winner, the result of each player, and the choice of players for the next game."""

from __future__ import annotations

from dataclasses import replace
from typing import TYPE_CHECKING

from PySide6.QtCore import Qt, Signal
from PySide6.QtWidgets import QCheckBox, QGridLayout, QHBoxLayout, QLabel

from cucu_desktop.games.catalogue import GAMES
from cucu_desktop.games.game import TrickGame
from cucu_desktop.match.records.game_result import statistics_so_far
from cucu_desktop.ui.pages.setup.fault_words import fault_told
from cucu_desktop.ui.pages.setup.seat_rows import SeatRow, SeatRows, mark_faults
from cucu_desktop.ui.pages.setup.seating import Plan, faults, next_bot, next_person
from cucu_desktop.ui.pages.winners_view import WinnersView
from cucu_desktop.ui.pages.worded_page import WordedPage
from cucu_desktop.ui.widgets.language import tr, trn
from cucu_desktop.ui.widgets.notices import announce
from cucu_desktop.ui.widgets.paper_widgets import Button, Rule, written
from cucu_desktop.ui.widgets.pictures.icons import portrait
from cucu_desktop.ui.widgets.player_names import called
from cucu_desktop.words import signed

if TYPE_CHECKING:
    from collections.abc import Sequence
    from pathlib import Path

    from PySide6.QtGui import QShowEvent

    from cucu_desktop.match.match import Player
    from cucu_desktop.match.records.game_result import SeatTally
    from cucu_desktop.match.records.store import Statistics
    from cucu_desktop.ui.text.wording import Wording
    from cucu_desktop.ui.widgets.theme import Theme

_FACE = 34


def _rank(tally: SeatTally) -> tuple[bool, bool, int]:
    """Return the sort key of the lines: winners, then those who shared with them, then by result."""
    return not tally.won, not tally.divided, tally.paid - tally.taken - tally.tokens - tally.deals


def in_order(tally: Sequence[SeatTally], *, has_partners: bool) -> list[SeatTally]:
    """Return the lines in the order of the page: the best first, equal ones as on the score.

    With partners these are together, and people at the screen are before their partners.
    """
    first = next((seat for seat, each in enumerate(tally) if not each.player.bot), 0)

    def position(seat: int) -> tuple[tuple[bool, bool, int], int, bool]:
        side = (seat - first) % 2 if has_partners else 0
        return _rank(tally[seat]), side, bool(tally[seat].player.bot)

    return [tally[seat] for seat in sorted(range(len(tally)), key=position)]


class GameOverPage(WordedPage):
    """The result of a game, and the choice of players for the next."""

    another = Signal(list, list)
    """Play another game: the joining players, and the names of those who leave."""
    statistics_wanted = Signal()
    analysis_wanted = Signal()
    """Open the analysis of this match."""
    replay_wanted = Signal()
    """Replay this match."""
    left = Signal()
    """All players leave."""
    deals_wanted = Signal()
    """Show the numbers of the deals."""
    WIDTH = 700

    def __init__(
        self,
        theme: Theme,
        wording: Wording,
        plan: Plan,
        tally: Sequence[SeatTally],
        results: Path,
    ) -> None:
        """Build the page.

        Args:
            theme: colours and text size.
            wording: the words for levels and coins.
            plan: the players and the options.
            tally: the results, by seat.
            results: the file with the results of this game and all before.
        """
        super().__init__(theme, wording)
        self._plan = plan
        self._game = GAMES[plan.game]
        has_partners = isinstance(self._game, TrickGame) and self._game.has_partners
        self._tally = in_order(tally, has_partners=has_partners)
        self._in_deals = isinstance(self._game, TrickGame)
        """Whether the game is scored by deals, and maybe tokens, instead of coins."""
        self.game = plan.game
        self.title.setText(self._headline())
        self._stays = [self._stay_box(each) for each in self._tally]
        took = [each for each in self._tally if each.divided] or [each for each in self._tally if each.won]
        self.body.addWidget(WinnersView(theme, took))
        self.body.addLayout(self._table())
        self.body.addLayout(self._line_so_far(results))
        self.body.addWidget(Rule(theme))
        self._who_joins = written("", "body", "second", wrap=True)
        self.body.addWidget(self._who_joins)
        self._person, self._bot = Button(tr("SetUp", "Add a player")), Button(tr("SetUp", "Add a bot"))
        self._joining = SeatRows(theme, wording, lambda: self._company().players, self._person)
        self.body.addLayout(self._joining)
        self._deals = Button(tr("Ending", "Play a deal again"))
        self.body.addLayout(self._line_of_buttons())
        self.body.addStretch(1)
        self._fault = written("", "body", "call", wrap=True)
        # Not beside the joining players: three buttons are wider than the page in some languages.
        self.foot.addWidget(self._deals)
        self.foot.addWidget(self._fault, 1)
        self._leave = self.button(tr("Ending", "Leave table"))
        self._again = self.button(tr("Ending", "Another game"), loud=True)
        self._connect()
        self._check()

    @staticmethod
    def _stay_box(tally: SeatTally) -> QCheckBox:
        stays = QCheckBox()
        stays.setChecked(True)
        stays.setAccessibleName(tr("Ending", "{name} plays on").format(name=called(tally.player.name)))
        return stays

    def _line_of_buttons(self) -> QHBoxLayout:
        """Return the buttons for joining players."""
        line = QHBoxLayout()
        line.addWidget(self._person)
        line.addWidget(self._bot)
        line.addStretch(1)
        return line

    def _connect(self) -> None:
        """Connect the controls."""
        self._joining.changed.connect(self._check)
        self._person.clicked.connect(lambda: self._join(next_person(self._company().players)).write_name())
        self._bot.clicked.connect(lambda: self._join(next_bot(self._company())))
        self._deals.clicked.connect(self.deals_wanted)
        self._leave.clicked.connect(self.left)
        self._again.clicked.connect(self._play_again)
        for stays in self._stays:
            stays.toggled.connect(self._check)

    def _columns(self) -> tuple[str, str, str]:
        plays_on = tr("Ending", "plays on")
        if self._in_deals:
            tokens = any(tally.tokens for tally in self._tally)
            return tr("Ending", "tokens") if tokens else "", tr("Ending", "deals won"), plays_on
        if self._game.has_pool:
            return tr("Ending", "paid in"), tr("Ending", "paid out"), plays_on
        return tr("Ending", "paid"), tr("Ending", "received"), plays_on

    def _headline(self) -> str:
        took = [called(tally.player.name) for tally in self._tally if tally.divided]
        took = took or [called(tally.player.name) for tally in self._tally if tally.won]
        if self._in_deals and len(took) == len(self._tally):
            told = tr("Ending", "All level: nobody has lost")
        elif self._in_deals:
            told = tr("Ending", "{names} win") if len(took) > 1 else tr("Ending", "{names} wins")
        elif not self._game.has_pool:
            told = tr("Ending", "{names} is the last one standing")
        elif self._game.chips:
            many = tr("Ending", "{names} have the most chips")
            told = many if len(took) > 1 else tr("Ending", "{names} has the most chips")
        elif len(took) > 1:
            told = tr("Ending", "{names} split the pool")
        else:
            told = tr("Ending", "{names} takes the pool")
        return told.format(names=self.wording.numbers.listed(took))

    def _done(self, name: str, done: Statistics) -> str:
        """Return a text on the statistics of a player."""
        told = (
            tr("Ending", "{name} at this game so far: {games}, {won}")
            if self._in_deals
            else tr("Ending", "{name} at this game so far: {games}, {won}, {coins}")
        )
        counts = {
            "games": trn("Ending", "{n} game", "{n} games", done.games),
            "won": trn("Ending", "{n} won", "{n} won", done.won),
            "coins": "+" * (done.coins > 0) + self.wording.numbers.coins(done.coins),
        }
        # No line breaks between a number and its unit.
        whole = {key: text.replace(" ", "\N{NO-BREAK SPACE}") for key, text in counts.items()}
        return told.format(name=called(name), **whole)

    def _table(self) -> QGridLayout:
        grid = QGridLayout()
        grid.setHorizontalSpacing(self.theme.space(4))
        grid.setVerticalSpacing(self.theme.space(1))
        grid.setColumnStretch(1, 1)
        for column, head in enumerate(self._columns(), 2):
            grid.addWidget(written(head, "small", "third"), 0, column, Qt.AlignmentFlag.AlignRight)
        size = self.theme.px(_FACE)
        for line, tally in enumerate(self._tally, 1):
            face = QLabel()
            mood = "glad" if tally.won or tally.divided else "cross"
            face.setPixmap(portrait(tally.player.face, mood).pixmap(size, size))
            face.setAccessibleName(tr("SetUp", "Face"))
            name = QHBoxLayout()
            name.setSpacing(self.theme.space(2))
            took = tally.won or tally.divided
            name.addWidget(written(called(tally.player.name), "name", "call" if took else "ink"))
            if tally.divided or tally.share:
                backed = tr("Ending", "for backing a buy-back")
                note = tr("Ending", "as agreed") if tally.divided else backed
                name.addWidget(written(note, "small", "third"), 1)
            grid.addWidget(face, line, 0)
            grid.addLayout(name, line, 1)
            for column, number in self._columns_of(tally).items():
                told = signed(number) if self._in_deals else str(number) if number else "\N{EN DASH}"
                label = written(told, "name", "ink" if number else "faint")
                coins = self.wording.numbers.coins(number)
                label.setAccessibleName(told if self._in_deals else coins)
                grid.addWidget(label, line, column, Qt.AlignmentFlag.AlignRight)
            grid.addWidget(self._stays[line - 1], line, 4, Qt.AlignmentFlag.AlignRight)
        return grid

    def _columns_of(self, tally: SeatTally) -> dict[int, int]:
        """Return the numbers of a player's line, by their columns."""
        if not self._in_deals:
            return {2: tally.paid, 3: tally.taken}
        tokens = {2: tally.tokens} if any(each.tokens for each in self._tally) else {}
        return {**tokens, 3: tally.deals}

    def _line_so_far(self, results: Path) -> QHBoxLayout:
        """Return the line about all games so far, with the button for the statistics page."""
        before = statistics_so_far([each.player for each in self._tally], results, self.game)
        done = "\n".join(self._done(name, done) for name, done in before)
        so_far = written(done, "body", "second", wrap=True)
        book = Button(tr("Start", "Statistics"))
        look, replay = Button(tr("Analysis", "Luck and skill")), Button(tr("Ending", "Replay"))
        for button, wanted in (
            (book, self.statistics_wanted),
            (look, self.analysis_wanted),
            (replay, self.replay_wanted),
        ):
            button.setProperty("slim", True)
            button.clicked.connect(wanted)
        line = QHBoxLayout()
        line.addWidget(so_far, 1)
        line.addStretch(0)
        for button in (replay, book, look):
            line.addWidget(button)
        if not before:
            so_far.hide()
            book.hide()
        return line

    def _company(self) -> Plan:
        """Return the plan of the next game as entered."""
        stay = tuple(
            tally.player for tally, stays in zip(self._tally, self._stays, strict=True) if stays.isChecked()
        )
        return Plan(self._plan.game, (*stay, *self._joining.players), (), self._plan.options)

    def _join(self, player: Player) -> SeatRow:
        row = self._joining.add(player)
        self._check()
        self.reach(row)
        return row

    def _check(self) -> None:
        company = self._company()
        found = faults(company)
        stay = len(company.players) - len(self._joining.rows)
        of_names = [replace(fault, index=fault.index - stay) for fault in found if fault.index is not None]
        mark_faults(self._joining.rows, of_names)
        self._fault.setText(fault_told((of_names or found)[0]) if found else "")
        full = len(company.players) >= GAMES[company.game].seats_of(company.options)[-1]
        for button in (self._person, self._bot):
            button.setEnabled(not full)
        self._who_joins.setText(self._next_told(joins=bool(self._joining.rows) or not full))

    def _next_told(self, *, joins: bool) -> str:
        """Return who begins the next game, and the seat of a joining player, if joining is possible."""
        # As in `Match.next_game`: the winner or, if the winner leaves, the first of the next players.
        staying = [tally for tally, stays in zip(self._tally, self._stays, strict=True) if stays.isChecked()]
        staying.sort(key=lambda tally: (not tally.deals_next, tally.seat))
        dealers = [
            *(tally.player.name for tally in staying),
            *(player.name for player in self._joining.players),
        ]
        if not dealers:
            return ""
        if self._game.has_matador:
            told = tr(
                "Ending",
                "{name} is the first matador of the next game. New players sit to their left.",
            )
        elif joins:
            told = tr("Ending", "{name} deals the next game. New players and spectators sit to their left.")
        else:
            told = tr("Ending", "{name} deals the next game.")
        return told.format(name=called(dealers[0]))

    def _play_again(self) -> None:
        """Play another game; with a fault, focus the line where it is corrected."""
        company = self._company()
        found = faults(company)
        if found:
            announce(self._fault, self._fault.text())
            line = (found[0].index or 0) - len(company.players) + len(self._joining.rows)
            if line >= 0:
                self._joining.rows[line].write_name()
            return
        gone = [
            tally.player.name
            for tally, stays in zip(self._tally, self._stays, strict=True)
            if not stays.isChecked()
        ]
        self.another.emit(list(self._joining.players), gone)

    def save_state(self) -> tuple[list[bool], list[Player]]:
        """Return which players stay, and the joining players."""
        return [stays.isChecked() for stays in self._stays], list(self._joining.players)

    def restore_state(self, state: tuple[list[bool], list[Player]]) -> None:
        staying, joining = state
        for stays, does in zip(self._stays, staying, strict=True):
            stays.setChecked(does)
        for player in joining:
            self._join(player)

    def escape(self) -> None:
        """Leave the table."""
        self.left.emit()

    def showEvent(self, event: QShowEvent) -> None:
        super().showEvent(event)
        self._again.setFocus()
