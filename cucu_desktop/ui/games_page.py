"""Choosing a game: each one there is, with what one has to know to want it."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from PySide6.QtCore import Qt, Signal
from PySide6.QtWidgets import QHBoxLayout, QLabel, QSizePolicy, QVBoxLayout, QWidget

from cucu_desktop.games.catalogue import GAMES
from cucu_desktop.ui.language import tr
from cucu_desktop.ui.paper import PaperButton, written
from cucu_desktop.ui.sheet import Sheet

if TYPE_CHECKING:
    from PySide6.QtGui import QShowEvent

    from cucu_desktop.ui.art import Art
    from cucu_desktop.ui.theme import Theme
    from cucu_desktop.ui.wording import Wording

EMBLEMS: Final = {"campli": "XV"}
"""The card that stands for each game."""
ROOMY: Final = 1.5
"""Up to this size of text a game and its buttons are seen at once in the smallest window."""


class GamesSheet(Sheet):
    """All games, each with a button to sit down at once and one to lay the table first."""

    played = Signal(str)
    laid = Signal(str)
    WIDTH = 760

    def __init__(self, theme: Theme, wording: Wording, art: Art, parent: QWidget | None = None) -> None:
        super().__init__(theme, parent)
        self._wording = wording
        self._games = {game: _Game(theme, art, game) for game in GAMES}
        for game, line in self._games.items():
            self.body.addWidget(line)
            line.play.clicked.connect(lambda _=False, game=game: self.played.emit(game))
            line.lay.clicked.connect(lambda _=False, game=game: self.laid.emit(game))
        self.foot.addStretch(1)
        self._back = self.button()
        self._back.clicked.connect(self.closed)
        self.retranslate()

    def set_wording(self, wording: Wording) -> None:
        """Tell the games in another language."""
        self._wording = wording
        self.retranslate()

    def retranslate(self) -> None:
        """Write everything in the language of the window."""
        self.title.setText(tr("Games", "Choose a game"))
        self.label(self._back, tr("Games", "Back"))
        for game in self._games.values():
            game.retranslate(self._wording)

    def showEvent(self, event: QShowEvent) -> None:
        """Enter plays the first game."""
        super().showEvent(event)
        next(iter(self._games.values())).play.setFocus()


class _Game(QWidget):
    """One game: the card that stands for it, what it is, and the two buttons."""

    CARD = 120

    def __init__(self, theme: Theme, art: Art, game: str) -> None:
        super().__init__()
        self._game = game
        picture = QLabel()
        picture.setPixmap(art.card(EMBLEMS[game], self.CARD))
        picture.setScaledContents(True)
        picture.setFixedSize(self.CARD, round(self.CARD * 1.75))
        self._name = written("", "bubble", "call", wrap=True)
        self._where = written("", "name", "third", wrap=True)
        self._line = written("", "body", wrap=True)
        self.play, self.lay = PaperButton(theme), PaperButton(theme)
        buttons = QHBoxLayout()
        for button in (self.play, self.lay):
            button.setSizePolicy(QSizePolicy.Policy.Maximum, QSizePolicy.Policy.Fixed)
            buttons.addWidget(button)
        buttons.addStretch(1)
        words = self._words = QVBoxLayout()
        for label in (self._name, self._where, self._line):
            words.addWidget(label)
        words.addStretch(1)
        self._buttons = buttons
        self.set_theme(theme)
        line = QHBoxLayout(self)
        line.setContentsMargins(0, 0, 0, 0)
        line.setSpacing(theme.space(5))
        line.addWidget(picture, 0, Qt.AlignmentFlag.AlignTop)
        line.addLayout(words, 1)

    def set_theme(self, theme: Theme) -> None:
        """Have the buttons last, but beneath the name at large letters: playing needs no scrolling."""
        self._words.removeItem(self._buttons)
        self._words.insertLayout(1 if theme.text_scale > ROOMY else -1, self._buttons)

    def retranslate(self, wording: Wording) -> None:
        """Tell the game in the language of the window."""
        told, game = wording.game(self._game), GAMES[self._game]
        players = tr("Games", "{low} to {high} players").format(low=game.SEATS[0], high=game.SEATS[-1])
        pack = {"cucco": tr("Games", "forty Cucù cards")}[game.State.pack.name]
        self._name.setText(told["name"])
        self._where.setText(" · ".join((told["place"], pack, players)))
        self._line.setText(told["line"])
        self.play.say(tr("Games", "Play"))
        self.lay.say("", tr("Games", "Lay the table"))
