"""A person's numbers: the choice of a person and of games, and the removal of a person.

They are read from the store when the page is opened, and summed for the selected games; no log is read.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Any, Final

from PySide6.QtCore import Qt
from PySide6.QtWidgets import QComboBox, QGridLayout, QHBoxLayout, QLabel, QWidget

from cucu_desktop.bots import PERSONS
from cucu_desktop.games.catalogue import CATALOGUE, GAMES
from cucu_desktop.games.game import ExchangeGame
from cucu_desktop.match.records import player_record
from cucu_desktop.match.records.store import GamePlayed, Store, StoreError
from cucu_desktop.ui.pages.boxes import in_column
from cucu_desktop.ui.pages.list_page import Act, Section
from cucu_desktop.ui.pages.record_page import RecordPage
from cucu_desktop.ui.play.saved_matches import Save
from cucu_desktop.ui.widgets.language import tr, trn
from cucu_desktop.ui.widgets.notices import name_choice
from cucu_desktop.ui.widgets.paper_widgets import written
from cucu_desktop.ui.widgets.pictures.icons import portrait
from cucu_desktop.ui.widgets.player_names import called, labelled

if TYPE_CHECKING:
    from collections.abc import Iterable, Sequence

    from PySide6.QtGui import QResizeEvent

    from cucu_desktop.match.records.player_record import PlayerRecord
    from cucu_desktop.match.records.store import Acquaintance
    from cucu_desktop.ui.pages.analysis.rating_view import RatingView
    from cucu_desktop.ui.play.context import Context
    from cucu_desktop.ui.widgets.theme import Theme

TWO: Final = 800
"""Width from which two figures are side by side."""
_MOST: Final = 14
_FACE: Final = 30
_COLUMNS: Final = 4
FOR_COINS: Final = tuple(game.id for game in CATALOGUE if isinstance(game, ExchangeGame))
"""The games with coins."""
WITH_TOKENS: Final = tuple(game for game in FOR_COINS if GAMES[game].has_tokens)
"""Those with tokens."""


class YouSection(Section):
    """The record of a person at one game or at all games."""

    def __init__(self, context: Context, name: str, ratings: RatingView, left: Iterable[object]) -> None:
        """Build the section.

        Args:
            context: theme, pictures, and the file of results.
            name: the person selected first, if they have a record.
            ratings: the view of ratings.
            left: the unfinished matches, of which a `Save` can be continued.
        """
        super().__init__(context.theme)
        self.name = tr("Common", "You")
        self.wording = context.wording
        self._store = Store(context.results)
        self._wanted = name
        self._left = [each for each in left if isinstance(each, Save) and not each.is_over]
        self._games: list[GamePlayed] = []
        self._can_be_read = True
        self._who, self._which = QComboBox(), QComboBox()
        self._choices = QWidget()
        choices = QHBoxLayout(self._choices)
        choices.setContentsMargins(0, 0, 0, 0)
        choices.addWidget(self._who, 1)
        choices.addWidget(self._which, 1)
        name_choice(self._who, tr("Statistics", "Player"))
        name_choice(self._which, tr("Common", "Game"))
        self._nothing = written("", "name", "second", wrap=True)
        self._told_left = written("", "body", "second", wrap=True)
        self._page = RecordPage(context.theme, context.art)
        self._people = AcquaintancesView(context.theme)
        self._ratings = ratings
        self.add(self._choices, self._nothing, self._page, self._people, ratings, self._told_left)
        ratings.changed.connect(self.changed)
        self._who.activated.connect(lambda _: self._open())
        self._which.activated.connect(lambda _: self._show())
        self._find(name)

    @property
    def person(self) -> str:
        """The selected person; empty if there are no records."""
        return str(self._who.currentData() or "")

    @property
    def record(self) -> PlayerRecord:
        which = self._which.currentData()
        games = [game for game in self._games if not which or game.game == which]
        return player_record.read(games, WITH_TOKENS, FOR_COINS)

    def resizeEvent(self, event: QResizeEvent) -> None:
        """Give every figure its own line where it is narrow."""
        super().resizeEvent(event)
        self._page.arrange(2 if event.size().width() >= self.theme.px(TWO) else 1)

    # Selection of person and games

    def _find(self, name: str) -> None:
        """List the people with records; select the person `name`, or the one who played last."""
        self._who.clear()
        try:
            for each in self._store.persons():
                self._who.addItem(labelled(each), each)
        except StoreError:
            self._can_be_read = False
        self._who.setCurrentIndex(max(0, self._who.findData(name)))
        self._open()

    def _open(self) -> None:
        """Read the games of the selected person; keep the selected game if they have played it."""
        try:
            self._games = self._store.games_of(self.person) if self.person else []
        except StoreError:
            self._games, self._can_be_read = [], False
        before = self._which.currentData()
        self._which.clear()
        self._which.addItem(tr("Common", "All games"), "")
        played = {game.game for game in self._games}
        for game in (game for game in GAMES if game in played):
            self._which.addItem(self.wording.choices.game(game)["name"], game)
        self._which.setCurrentIndex(max(0, self._which.findData(before)))
        self._show()

    def _show(self) -> None:
        """Show the record at the selected games."""
        empty, which = not self._games, self._which.currentData() or ""
        for part in (self._page, self._people):
            part.setVisible(not empty)
        self._nothing.setVisible(empty)
        self._ratings.setVisible(not empty or self._ratings.has_matches)
        self._ratings.show_ratings(self.wording, self.person or self._wanted, which)
        self._tell_left()
        self._nothing.setText(tr("Album", "Nothing yet. Finish a game.") if self._can_be_read else _asleep())
        if not empty:
            self._page.show_record(self.record, self.wording, which)
            self._show_people(which)
        self._choices.setVisible(not empty and (self._who.count() > 1 or self._which.count() > 2))
        self._who.setVisible(self._who.count() > 1)
        self.changed.emit()

    def _tell_left(self) -> None:
        """Show the numbers of unfinished and of deleted matches: their unfinished games count nowhere."""
        name, game = self.person or self._wanted, self._which.currentData()
        left = [save for save in self._left if name in save.names and (not game or save.game == game)]
        told = trn(
            "Statistics",
            "Left unfinished: {n} game. It counts as left until you resume and finish it.",
            "Left unfinished: {n} games. They count as left until you resume and finish them.",
            len(left),
        )
        deleted = self._count_deleted(name, game)
        told_deleted = trn(
            "Statistics",
            "Deleted unfinished: {n} game.",
            "Deleted unfinished: {n} games.",
            deleted,
        )
        sentences = [told.format(n=len(left))] * bool(left) + [told_deleted.format(n=deleted)] * bool(deleted)
        self._told_left.setText("\n".join(sentences))
        self._told_left.setVisible(bool(sentences))

    def _count_deleted(self, name: str, game: str | None) -> int:
        try:
            return self._store.abandoned(name, game or None)
        except StoreError:
            return 0

    def _show_people(self, game: str) -> None:
        try:
            met = self._store.acquaintances(self.person, game or None)
        except StoreError:
            met = []
        self._people.show_people(met, self.person)

    # Practice and removal

    def acts(self) -> list[Act | None]:
        if self.asks:
            return [
                Act(tr("Common", "Cancel"), self.escape),
                Act(tr("Statistics", "Delete all"), self._strike_out),
            ]
        practise = Act(tr("Album", "Practise"), self._ratings.learn) if self._ratings.has_rows else None
        reset = [None, Act(tr("Statistics", "Reset…"), self.ask)] if self._games else []
        return [practise, *reset]

    def question(self) -> str:
        return tr("Statistics", "Delete all of {name}’s statistics? This can’t be undone.").format(
            name=called(self.person)
        )

    def _strike_out(self) -> None:
        """Remove the person, or report that it failed."""
        self.asks = False
        try:
            self._store.forget(self.person)
        except StoreError:
            self.report = _asleep()
            self.changed.emit()
        else:
            self._find("")

    def save_state(self) -> tuple[str, str, bool, Any]:
        """Return the player, the game, whether the removal awaits confirmation, and the ratings."""
        return self.person, str(self._which.currentData() or ""), self.asks, self._ratings.save_state()

    def restore_state(self, state: tuple[str, str, bool, Any]) -> None:
        name, game, self.asks, ratings = state
        self._who.setCurrentIndex(max(0, self._who.findData(name)))
        self._open()
        self._which.setCurrentIndex(max(0, self._which.findData(game)))
        self._ratings.restore_state(ratings)
        self._show()


def _asleep() -> str:
    """Return the sentence that the results cannot be used, in the language of the window."""
    return tr("Statistics", "The cat is asleep on the stick: your statistics could not be read or saved.")


class AcquaintancesView(QWidget):
    """One line for each player met, the most frequent first."""

    def __init__(self, theme: Theme) -> None:
        super().__init__()
        self.theme = theme
        title = written(tr("Statistics", "Head to head"), "heading", "call")
        self._grid = QGridLayout()
        self._grid.setColumnStretch(1, 1)
        self._grid.setHorizontalSpacing(theme.space(4))
        self._grid.setVerticalSpacing(theme.space(1))
        self._heads = [written("", "small", "third", wrap=True) for _ in range(_COLUMNS)]
        self._right = Qt.AlignmentFlag.AlignRight | Qt.AlignmentFlag.AlignVCenter
        for column, head in enumerate(self._heads, 2):
            head.setAlignment(self._right)
            self._grid.addWidget(head, 0, column)
        self._lines: list[list[QLabel]] = []
        in_column(title, self._grid, within=self)

    def show_people(self, met: Sequence[Acquaintance], name: str) -> None:
        """Show the records of the person called `name`."""
        known = [each for each in met if each.bot in PERSONS][:_MOST]
        self.setVisible(bool(known))
        heads = (
            tr("Statistics", "games together"),
            tr("Statistics", "{name} won").format(name=called(name)),
            tr("Statistics", "they won"),
            tr("Statistics", "knocked out by"),
        )
        for head, text in zip(self._heads, heads, strict=True):
            head.setText(text)
        while len(self._lines) < len(known):
            self._add_line()
        for index, line in enumerate(self._lines):
            for label in line:
                label.setVisible(index < len(known))
        for each, line in zip(known, self._lines, strict=False):
            self._write(each, line, called(name))

    def _add_line(self) -> None:
        row = len(self._lines) + 1
        line = [QLabel(), written("", "name"), *(written("", "name") for _ in range(_COLUMNS))]
        for column, label in enumerate(line):
            self._grid.addWidget(label, row, column, self._right if column > 1 else Qt.AlignmentFlag(0))
        self._lines.append(line)

    def _write(self, each: Acquaintance, line: list[QLabel], name: str) -> None:
        face, who, games, won, lost, out = line
        person, size = PERSONS[each.bot], self.theme.px(_FACE)
        mood = "cross" if each.won > each.lost else "glad" if each.lost > each.won else ""
        face.setPixmap(portrait(person.face, mood).pixmap(size, size))
        face.setAccessibleName(tr("SetUp", "Face"))
        who.setText(person.name)
        mine, theirs = each.done.get("ousted", 0), each.suffered.get("ousted", 0)
        for label, number in ((games, each.games), (won, each.won), (lost, each.lost)):
            label.setText(str(number))
        games.setAccessibleName(trn("Common", "{n} game", "{n} games", each.games))
        for label, whose, number in ((won, name, each.won), (lost, person.name, each.lost)):
            label.setAccessibleName(f"{whose}: " + trn("Common", "{n} won", "{n} won", number))
        out.setText(f"{mine} : {theirs}" if mine or theirs else "\N{EN DASH}")
        out.setAccessibleName(
            tr("Statistics", "{name} knocked out {other} {mine}; the other way round {theirs}").format(
                name=name,
                other=person.name,
                mine=trn("Season", "{n} time", "{n} times", mine),
                theirs=trn("Season", "{n} time", "{n} times", theirs),
            )
        )
