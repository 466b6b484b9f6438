"""The statistics page: the choice of a person and of games, and the removal of a person.

It is read from the store when it is opened, and summed for the selected games; no log is read.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Any, Final

from PySide6.QtCore import Qt
from PySide6.QtWidgets import QComboBox, QHBoxLayout, QVBoxLayout, QWidget

from cucu_desktop.games.catalogue import CATALOGUE, GAMES
from cucu_desktop.games.game import ExchangeGame
from cucu_desktop.match.records import player_record
from cucu_desktop.match.records.store import GamePlayed, Store, StoreError
from cucu_desktop.ui.pages.acquaintances_view import AcquaintancesView
from cucu_desktop.ui.pages.record_page import RecordPage
from cucu_desktop.ui.pages.worded_page import WordedPage
from cucu_desktop.ui.widgets.language import tr, trn
from cucu_desktop.ui.widgets.notices import announce, name_choice
from cucu_desktop.ui.widgets.paper_widgets import written
from cucu_desktop.ui.widgets.pictures.vignette import LARGEST, Vignette
from cucu_desktop.ui.widgets.player_names import called

if TYPE_CHECKING:
    from collections.abc import Sequence
    from pathlib import Path

    from PySide6.QtCore import QRect
    from PySide6.QtGui import QKeyEvent, QShowEvent

    from cucu_desktop.match.records.player_record import PlayerRecord
    from cucu_desktop.ui.pages.analysis.rating_view import RatingView
    from cucu_desktop.ui.play.saved_matches import Save
    from cucu_desktop.ui.text.wording import Wording
    from cucu_desktop.ui.widgets.art import Art
    from cucu_desktop.ui.widgets.theme import Theme

TWO: Final = 800
"""Width from which two figures are side by side."""
FOR_COINS: Final = tuple(game.id for game in CATALOGUE if isinstance(game, ExchangeGame))
"""The games with coins."""
WITH_TOKENS: Final = tuple(game for game in FOR_COINS if GAMES[game].has_tokens)
"""Those with tokens."""


class StatisticsPage(WordedPage):
    """The record of a person at one game or at all games."""

    WIDTH = FULL = 1080
    EMPTY: Final = 660

    def __init__(
        self,
        theme: Theme,
        wording: Wording,
        art: Art,
        results: Path,
        name: str = "",
        ratings: RatingView | None = None,
    ) -> None:
        """Build the page.

        Args:
            theme: colours and text size.
            wording: words for games, coins and cards.
            art: the pictures.
            results: the file of results.
            name: the person selected first, if they have a record.
            ratings: the view of ratings; None: not shown.
        """
        super().__init__(theme, wording)
        self._store = Store(results)
        self._wanted = name
        self._games: list[GamePlayed] = []
        self._can_be_read = True
        self._who, self._which = QComboBox(), QComboBox()
        self._choices = QWidget()
        choices = QHBoxLayout(self._choices)
        choices.setContentsMargins(0, 0, 0, 0)
        choices.addWidget(self._who, 1)
        choices.addWidget(self._which, 1)
        name_choice(self._who, tr("Statistics", "Player"))
        name_choice(self._which, tr("Statistics", "Game"))
        self.head.addWidget(self._choices)
        self._left: Sequence[Save] = ()
        self._told_left = written("", "body", "second", wrap=True)
        self._told_left.setAlignment(Qt.AlignmentFlag.AlignCenter)
        self._nothing = _Nothing(theme)
        self._page = RecordPage(theme, art)
        self.body.addWidget(self._nothing)
        self.body.addWidget(self._told_left)
        self._people = AcquaintancesView(theme)
        self.body.addWidget(self._page)
        self.body.addWidget(self._people)
        self._ratings = ratings
        if ratings is not None:
            ratings.changed.connect(self._fit)
            self.body.addWidget(ratings)
        self.body.addStretch(1)
        self._forget = self.button(tr("Statistics", "Reset…"))
        self._question = written("", "body", "call", wrap=True)
        self.foot.addWidget(self._question, 8)
        self.foot.addStretch(1)
        self._strike = self.button(tr("Statistics", "Delete all"))
        self._keep = self.button(tr("Statistics", "Cancel"), loud=True)
        self._back = self.button(tr("Statistics", "Back"), loud=True)
        self._who.activated.connect(lambda _: self._open())
        self._which.activated.connect(lambda _: self._show())
        self._forget.clicked.connect(lambda: self._ask(asks=True))
        self._keep.clicked.connect(lambda: self._ask(asks=False))
        self._strike.clicked.connect(self._strike_out)
        self._back.clicked.connect(self.closed)
        self._ask(asks=False)
        self._find(name)

    @property
    def name(self) -> str:
        """The selected person; empty if there are no records."""
        return str(self._who.currentData() or "")

    @property
    def record(self) -> PlayerRecord:
        """The shown record."""
        which = self._which.currentData()
        games = [game for game in self._games if not which or game.game == which]
        return player_record.read(games, WITH_TOKENS, FOR_COINS)

    def fit_into(self, area: QRect) -> None:
        """Centre the page; where it is narrow every figure has its own line."""
        width = min(self.theme.px(self.WIDTH), area.width() - 2 * self.theme.space(3))
        self._page.arrange(2 if width >= self.theme.px(TWO) else 1)
        super().fit_into(area)

    # Selection of person and games

    def _find(self, name: str) -> None:
        """List the people with records; select the person `name`, or the one who played last."""
        self._who.clear()
        try:
            for each in self._store.persons():
                self._who.addItem(called(each), each)
        except StoreError:
            self._can_be_read = False
        self._who.setCurrentIndex(max(0, self._who.findData(name)))
        self._open()

    def _open(self) -> None:
        """Read the games of the selected person; keep the selected game if they have played it."""
        try:
            self._games = self._store.games_of(self.name) if self.name else []
        except StoreError:
            self._games, self._can_be_read = [], False
        before = self._which.currentData()
        self._which.clear()
        self._which.addItem(tr("Statistics", "All games"), "")
        played = {game.game for game in self._games}
        for game in (game for game in GAMES if game in played):
            self._which.addItem(self.wording.choices.game(game)["name"], game)
        self._which.setCurrentIndex(max(0, self._which.findData(before)))
        self._show()

    def _show(self) -> None:
        """Show the record at the selected games."""
        empty = not self._games
        self.WIDTH = self.EMPTY if empty else self.FULL
        for part in (self._choices, self._page, self._people, self._forget):
            part.setVisible(not empty)
        if self._ratings is not None:
            self._ratings.setVisible(not empty or self._ratings.has_matches)
            if empty:  # there may be stored matches of which none is over
                self._ratings.show_ratings(self.wording, self._wanted, "")
        self._nothing.setVisible(empty)
        self._tell_left()
        if empty:
            self.title.setText(tr("Statistics", "Statistics"))
            self._nothing.tell(can_be_read=self._can_be_read)
        else:
            self.title.setText(tr("Statistics", "{name}’s statistics").format(name=called(self.name)))
            which = self._which.currentData() or ""
            self._page.show_record(self.record, self.wording, which)
            self._show_people(which)
            if self._ratings is not None:
                self._ratings.show_ratings(self.wording, self.name, which)
        self._choices.setVisible(not empty and (self._who.count() > 1 or self._which.count() > 2))
        self._who.setVisible(self._who.count() > 1)
        self._fit()

    def take_left(self, left: Sequence[Save]) -> None:
        """Show the number of these unfinished matches, which can be continued."""
        self._left = left
        self._tell_left()
        self._fit()

    def _tell_left(self) -> None:
        """Show the numbers of unfinished and of deleted matches: their unfinished games count nowhere."""
        name, game = self.name or self._wanted, self._which.currentData()
        left = [save for save in self._left if name in save.names and (not game or save.game == game)]
        told = trn(
            "Statistics",
            "Left unfinished: {n} match. It counts as left until you resume and finish it.",
            "Left unfinished: {n} matches. They count as left until you resume and finish them.",
            len(left),
        )
        deleted = self._count_deleted(name, game)
        told_deleted = trn(
            "Statistics",
            "Deleted unfinished: {n} match.",
            "Deleted unfinished: {n} matches.",
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
        """Show the records with other players."""
        try:
            met = self._store.acquaintances(self.name, game or None)
        except StoreError:
            met = []
        self._people.show_people(met, self.name)

    def _fit(self) -> None:
        """Fit the height to the content."""
        self.refit()

    # Removal

    def _ask(self, *, asks: bool) -> None:
        """Ask for confirmation of the removal of a person, or cancel the question."""
        self._question.setText(
            tr(
                "Statistics",
                "Shave every notch off {name}’s stick? This deletes all of {name}’s statistics and can’t "
                "be undone.",
            ).format(name=called(self.name))
            if asks
            else ""
        )
        for part in (self._question, self._keep, self._strike):
            part.setVisible(asks)
        for part in (self._forget, self._back):
            part.setVisible(not asks)
        if asks:
            self._keep.setFocus()
            announce(self._question, self._question.text())
        elif self.isVisible():
            self._back.setFocus()
        self.refit()

    def _strike_out(self) -> None:
        """Remove the person, or show that the removal failed."""
        try:
            self._store.forget(self.name)
        except StoreError:
            self._ask(asks=False)
            self._question.setText(_asleep())
            self._question.show()
            announce(self._question, self._question.text())
        else:
            self._ask(asks=False)
            self._find("")

    def keyPressEvent(self, event: QKeyEvent) -> None:
        """Escape first cancels the question."""
        if event.key() == Qt.Key.Key_Escape and self._keep.isVisible():
            self._ask(asks=False)
        else:
            super().keyPressEvent(event)

    def save_state(self) -> tuple[str, str, bool, Any]:
        """Return the player, the game, whether the removal awaits confirmation, and the ratings."""
        ratings = self._ratings.save_state() if self._ratings is not None else None
        return self.name, str(self._which.currentData() or ""), self._question.isVisible(), ratings

    def restore_state(self, state: tuple[str, str, bool, Any]) -> None:
        name, game, asks, ratings = state
        self._who.setCurrentIndex(max(0, self._who.findData(name)))
        self._open()
        self._which.setCurrentIndex(max(0, self._which.findData(game)))
        if self._ratings is not None:
            self._ratings.restore_state(ratings)
        self._show()
        if asks:
            self._ask(asks=True)

    def showEvent(self, event: QShowEvent) -> None:
        super().showEvent(event)
        self._back.setFocus()


class _Nothing(QWidget):
    """The content before the first finished game."""

    def __init__(self, theme: Theme) -> None:
        super().__init__()
        self._words = written("", "name", "second", wrap=True)
        self._words.setAlignment(Qt.AlignmentFlag.AlignCenter)
        lines = QVBoxLayout(self)
        lines.addWidget(Vignette(theme, "cat", least=LARGEST))
        lines.addWidget(self._words)

    def tell(self, *, can_be_read: bool) -> None:
        """Show the reason why there are no results."""
        self._words.setText(
            tr(
                "Statistics",
                "No notches yet: the cat is asleep on the stick. Finish a game and the carving begins.",
            )
            if can_be_read
            else _asleep()
        )


def _asleep() -> str:
    """Return the sentence that the results cannot be used, in the language of the window."""
    return tr("Statistics", "The cat is asleep on the stick: your statistics could not be read or saved.")
