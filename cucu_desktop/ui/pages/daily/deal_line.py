"""The line of a deal of the day: the card of the game, the players, the result, and buttons."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from PySide6.QtCore import QSize, Qt
from PySide6.QtGui import QPainter
from PySide6.QtWidgets import QHBoxLayout, QLabel, QSizePolicy, QVBoxLayout, QWidget

from cucu_desktop.games.catalogue import GAMES
from cucu_desktop.ui.pages.daily.day_words import marks_of, told_best, told_outcome
from cucu_desktop.ui.widgets.language import tr
from cucu_desktop.ui.widgets.paper_widgets import Button, written
from cucu_desktop.ui.widgets.safe_paint import safe_paint
from cucu_desktop.ui.widgets.seat_geometry import CARD_HEIGHT
from cucu_desktop.ui.widgets.woodcut import Cut, cut

if TYPE_CHECKING:
    from PySide6.QtGui import QPaintEvent

    from cucu_desktop.match.daily.diary import DiaryEntry
    from cucu_desktop.match.daily.programme import DailyDeal
    from cucu_desktop.ui.text.wording import Wording
    from cucu_desktop.ui.widgets.art import Art
    from cucu_desktop.ui.widgets.theme import Theme


class DealLine(QWidget):
    """One of the deals of a day.

    Attributes:
        deal: the deal.
        play: the button that starts or continues it.
        look: the button that replays it.
        others: the button that compares it with other players.
    """

    CARD: Final = 54
    CUT: Final = Cut(face="cream", line=1.6, drop=2.5)

    def __init__(
        self, theme: Theme, art: Art, wording: Wording, deal: DailyDeal, entry: DiaryEntry | None, name: str
    ) -> None:
        """Show a deal.

        Args:
            theme: colours and text size.
            art: the pictures of the cards.
            wording: the words of the game.
            deal: the deal.
            entry: its entry in the diary; None: it was not played.
            name: the name of the person at the screen.
        """
        super().__init__()
        self.theme, self.deal, self._wording, self._player = theme, deal, wording, name
        self._title = wording.choices.game(deal.game)["name"]
        self._told = written("", "body", "second", wrap=True)
        self._best = written("", "body", "second", wrap=True)
        self._marks = written("", "body", "call")
        self.play, self.look, self.others = Button(), Button(), Button()
        buttons = QHBoxLayout()
        buttons.setSpacing(theme.space(2))
        buttons.setContentsMargins(0, 3, 0, 0)
        for button in (self.play, self.look, self.others):
            button.setProperty("slim", True)
            button.setSizePolicy(QSizePolicy.Policy.Maximum, QSizePolicy.Policy.Fixed)
            buttons.addWidget(button)
        buttons.addStretch(1)
        self.play.setProperty("loud", True)
        words = QVBoxLayout()
        words.setSpacing(0)
        for label in (written(self._title, "bubble", "call", wrap=True), self._told, self._best, self._marks):
            words.addWidget(label)
        words.addStretch(1)
        words.addLayout(buttons)
        both, pad = QHBoxLayout(self), theme.space(2)
        both.setContentsMargins(pad + 4, pad - 2, pad + 4, pad + 3)
        both.setSpacing(theme.space(3))
        both.addWidget(self._picture(art), 0, Qt.AlignmentFlag.AlignTop)
        both.addLayout(words, 1)
        self.show_entry(entry)

    def _picture(self, art: Art) -> QLabel:
        """Return the card that stands for the game."""
        game, card = GAMES[self.deal.game], self.theme.px(self.CARD)
        picture = QLabel()
        picture.setScaledContents(True)
        picture.setPixmap(art.card(game.emblem, card, pack=game.pack_of(game.usual).name))
        picture.setFixedSize(QSize(card, round(card * CARD_HEIGHT)))
        picture.setAccessibleName(self._wording.cards.kind(game.emblem))
        return picture

    def show_entry(self, entry: DiaryEntry | None) -> None:
        """Show the current entry of the deal."""
        state = entry.state if entry else ""
        self.play.setVisible(state != "over")
        for button in (self.look, self.others):
            button.setVisible(state == "over")
        self._tell(entry)

    def _tell(self, entry: DiaryEntry | None) -> None:
        wording, result = self._wording, entry.result if entry else None
        later = tr("Daily", "played late")
        late = f" ({later})" if entry and entry.is_late else ""
        self._marks.setText(marks_of(result) if result else "")
        self._best.setText(told_best(result) if result else "")
        if entry is None:
            names = [player.name for player in self.deal.setup(self._player, "").players if player.bot]
            self._told.setText(tr("Daily", "with {names}").format(names=wording.numbers.listed(names)))
        elif entry.state == "damaged":
            self._told.setText(tr("Daily", "The file of this deal is damaged."))
        elif result is None:
            self._told.setText(tr("Daily", "started, not finished") + late)
        else:
            self._told.setText(told_outcome(wording, result.brought) + late)
        for label in (self._marks, self._best):
            label.setVisible(bool(label.text()))
        self._marks.setAccessibleName(self._best.text())
        goes_on = entry is not None
        self.play.setText(tr("SavesPage", "Resume") if goes_on else tr("Games", "Play"))
        self.look.setText(tr("Ending", "Replay"))
        self.others.setText(tr("Duplicate", "Compare"))
        self.others.setToolTip(tr("Duplicate", "What others would have done with your cards"))
        for button in (self.play, self.look, self.others):
            button.setAccessibleName(f"{button.text()}: {self._title}")

    @safe_paint
    def paintEvent(self, event: QPaintEvent) -> None:
        del event
        painter = QPainter(self)
        painter.drawPixmap(0, 0, cut(self.theme, self.size(), self.devicePixelRatioF(), self.CUT))
