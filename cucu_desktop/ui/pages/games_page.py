"""Choosing a game: each one there is, with what one has to know to want it."""

from __future__ import annotations

from dataclasses import replace
from typing import TYPE_CHECKING, Final

from PySide6.QtCore import QRect, Qt, Signal
from PySide6.QtGui import QPainter
from PySide6.QtWidgets import QGridLayout, QHBoxLayout, QLabel, QSizePolicy, QVBoxLayout, QWidget

from cucu_desktop.games.catalogue import GAMES, pack_of
from cucu_desktop.ui.language import tr
from cucu_desktop.ui.paper import Button, PaperButton, written
from cucu_desktop.ui.places import CARD_HEIGHT
from cucu_desktop.ui.sheet import Sheet
from cucu_desktop.ui.woodcut import Cut, cut

if TYPE_CHECKING:
    from PySide6.QtGui import QPaintEvent, QShowEvent

    from cucu_desktop.ui.art import Art
    from cucu_desktop.ui.theme import Theme
    from cucu_desktop.ui.wording import Wording

EMBLEMS: Final = {
    "campli": "XV", "lu_stu": "XII", "cuckoo": "KH", "ace_chasing": "AC", "tiebreak": "KS",
    "coch": "LEONE", "zifuli": "XIV", "trionfo": "XIII",
}  # fmt: skip
"""The card of its own pack that stands for each game."""
TILE, ROOMY_TILE = 278, 315
"""How wide a game is told at least, before another stands beside it: on narrow slips, and on wide ones."""
MOST_BESIDE: Final = 4
_SMALLER: Final = 0.8
"""The size of the button that plays, on a narrow slip."""
ROOMY: Final = 1.5
"""Up to this size of text a game and its buttons are seen at once in the smallest window."""


def pack_name(pack: str) -> str:
    """Return in a few words what one plays with."""
    return {
        "cucco": tr("Games", "forty Cucù cards"),
        "standard52": tr("Games", "52 cards"),
        "italian40": tr("Games", "forty Italian cards"),
    }[pack]


class GamesSheet(Sheet):
    """All games: for each a button to sit down at once, one to lay the table first, one for its rules."""

    played = Signal(str)
    laid = Signal(str)
    rules_wanted = Signal(str)
    collection_wanted = Signal()
    WIDTH = 1480

    def __init__(self, theme: Theme, wording: Wording, art: Art, parent: QWidget | None = None) -> None:
        super().__init__(theme, parent)
        self._wording = wording
        self._grid = QGridLayout()
        self._grid.setContentsMargins(0, 0, 0, 0)
        self.body.addLayout(self._grid)
        self._games = {game: _Game(theme, art, game) for game in GAMES}
        for game, tile in self._games.items():
            tile.play.clicked.connect(lambda _=False, game=game: self.played.emit(game))
            tile.lay.clicked.connect(lambda _=False, game=game: self.laid.emit(game))
            tile.rules.clicked.connect(lambda _=False, game=game: self.rules_wanted.emit(game))
        self._arrange(1)
        self._collection = self.button()
        self._collection.clicked.connect(self.collection_wanted)
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
        self.label(self._collection, tr("Collection", "Deals worth seeing"))
        self.label(self._back, tr("Games", "Back"))
        for tile in self._games.values():
            tile.retranslate(self._wording)

    def lie_in(self, room: QRect) -> None:
        """Lie in the middle, with as many games beside each other as can be read."""
        gap, around = self.theme.space(2), self.theme.space(18)
        width = min(self.theme.px(self.WIDTH), room.width() - 2 * self.theme.space(3)) - around
        columns = {narrow: self._columns(width, gap, narrow=narrow) for narrow in (True, False)}
        fewer = columns[True] > columns[False]
        if fewer or columns[True] == MOST_BESIDE:  # narrow slips where there are fewer rows of them, or two
            self._columns(width, gap, narrow=True)
        self._arrange(max(columns.values()))
        super().lie_in(room)

    def _columns(self, width: int, gap: int, *, narrow: bool) -> int:
        """Tell the games on narrow slips or wide ones; return how many stand beside each other."""
        for tile in self._games.values():
            tile.set_narrow(narrow=narrow)
            tile.polish()
        mins = (tile.minimumSizeHint().width() for tile in self._games.values())
        widest = max(self.theme.px(TILE if narrow else ROOMY_TILE), *mins)
        return min(MOST_BESIDE, max(1, (width + gap) // (widest + gap)))

    def _arrange(self, columns: int) -> None:
        for place, tile in enumerate(self._games.values()):
            self._grid.addWidget(tile, place // columns, place % columns)
        for column in range(MOST_BESIDE):
            self._grid.setColumnStretch(column, 1 if column < columns else 0)
        self._grid.setSpacing(self.theme.space(1.5))

    def showEvent(self, event: QShowEvent) -> None:
        """Enter plays the first game."""
        super().showEvent(event)
        next(iter(self._games.values())).play.setFocus()


class _Game(QWidget):
    """One game on a slip of its own: the card that stands for it, what it is, and the buttons.

    What it is stands beside the card, or beneath it where the slip is narrow.
    """

    CARD: Final = 84
    NARROW: Final = 60
    """How wide the card is, and how wide on a narrow slip."""
    CUT: Final = Cut(face="cream", line=1.6, drop=2.5)

    def __init__(self, theme: Theme, art: Art, game: str) -> None:
        super().__init__()
        self._game, self._theme, self._art = game, theme, art
        self._pack = pack_of(game, GAMES[game].Options()).name
        self._is_narrow = False
        self._picture = QLabel()
        self._picture.setScaledContents(True)
        self._name = written("", "bubble", "call", wrap=True)
        self._where = written("", "name", "third", wrap=True)
        self._with = written("", "small", "third", wrap=True)
        self._line = written("", "body", wrap=True)
        self._line.setAlignment(Qt.AlignmentFlag.AlignTop)
        self.play, self.lay, self.rules = PaperButton(theme), Button(), Button()
        self._buttons = QHBoxLayout()
        for button in (self.play, self.lay, self.rules):
            button.setSizePolicy(QSizePolicy.Policy.Maximum, QSizePolicy.Policy.Fixed)
            self._buttons.addWidget(button)
        for button in (self.lay, self.rules):
            button.setProperty("slim", True)
        self._buttons.addStretch(1)
        self._words = QVBoxLayout()
        for label in (self._name, self._where, self._with, self._line):
            self._words.addWidget(label)
        self._words.addStretch(1)
        self._top = QHBoxLayout()
        self._top.addWidget(self._picture, 0, Qt.AlignmentFlag.AlignTop)
        self._top.addLayout(self._words, 1)
        self._all = QVBoxLayout(self)
        self._all.addLayout(self._top, 1)
        self._all.addLayout(self._buttons)
        self.set_theme(theme)

    def set_narrow(self, *, narrow: bool) -> None:
        """Be told on a narrow slip, or on a wide one."""
        if narrow == self._is_narrow:
            return
        self._is_narrow = narrow
        for layout in (self._words, self._all):
            layout.removeWidget(self._line)
        if narrow:
            self._all.insertWidget(self._all.indexOf(self._top) + 1, self._line, 1)
        else:
            self._words.insertWidget(3, self._line)
        self._all.setStretchFactor(self._top, int(not narrow))
        self._name.setProperty("role", "button" if narrow else "bubble")
        self._name.style().unpolish(self._name)
        self._name.style().polish(self._name)
        self.set_theme(self._theme)

    def polish(self) -> None:
        """Let everything here be as wide as it will be when it is seen."""
        for part in self.findChildren(QWidget):
            part.ensurePolished()
        self._all.invalidate()

    def set_theme(self, theme: Theme) -> None:
        """Have the buttons last, but above all the rest at large letters: playing needs no scrolling."""
        self._theme = theme
        card = theme.px(self.NARROW if self._is_narrow else self.CARD)
        self._picture.setPixmap(self._art.card(EMBLEMS[self._game], card, pack=self._pack))
        self._picture.setFixedSize(card, round(card * CARD_HEIGHT))
        pad = theme.space(2)
        self._all.setContentsMargins(pad, pad, pad + 2, pad + 3)
        self._all.setSpacing(theme.space(1 if self._is_narrow else 1.5))
        self._top.setSpacing(theme.space(2 if self._is_narrow else 3))
        self._words.setSpacing(theme.space(0 if self._is_narrow else 0.5))
        self._line.setContentsMargins(3 if self._is_narrow else 0, 0, 0, 0)  # off the printed frame
        self._buttons.setSpacing(theme.space(1))
        self.play.set_theme(
            replace(theme, text_scale=theme.text_scale * (_SMALLER if self._is_narrow else 1))
        )
        self._all.removeItem(self._buttons)
        self._all.insertLayout(0 if theme.as_wished().text_scale > ROOMY else -1, self._buttons)
        self.update()

    def retranslate(self, wording: Wording) -> None:
        """Tell the game in the language of the window."""
        told, seats = wording.game(self._game), GAMES[self._game].SEATS
        few, many = seats[0], seats[-1]
        players = (
            tr("Games", "{number} players").format(number=few)
            if few == many
            else tr("Games", "{low} to {high} players").format(low=few, high=many)
        )
        self._name.setText(told["name"])
        self._where.setText(told["place"])
        self._with.setText(f"{pack_name(self._pack)} · {players}")
        self._line.setText(told["line"])
        self.play.say(tr("Games", "Play"))
        self.lay.setText(tr("Games", "Lay the table"))
        self.rules.setText(tr("Games", "Rules"))
        for button in (self.play, self.lay, self.rules):
            button.setAccessibleDescription(told["name"])

    def paintEvent(self, event: QPaintEvent) -> None:
        """Cut the slip to size."""
        del event
        painter = QPainter(self)
        painter.drawPixmap(0, 0, cut(self._theme, self.size(), self.devicePixelRatioF(), self.CUT))
