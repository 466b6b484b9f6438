"""The programme of an evening as a row of cards: those of played games face down, the next one raised."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from PySide6.QtCore import QPointF, QSize
from PySide6.QtGui import QPainter
from PySide6.QtWidgets import QSizePolicy, QWidget

from cucu_desktop.games.catalogue import GAMES
from cucu_desktop.ui.pages.evening.words import game_name
from cucu_desktop.ui.pages.inn.pictures import lay_card
from cucu_desktop.ui.widgets.language import tr
from cucu_desktop.ui.widgets.safe_paint import safe_paint

if TYPE_CHECKING:
    from collections.abc import Sequence

    from PySide6.QtGui import QPaintEvent

    from cucu_desktop.ui.text.wording import Wording
    from cucu_desktop.ui.widgets.art import Art
    from cucu_desktop.ui.widgets.theme import Theme

_CARD: Final = 40
_HIGH: Final = 92
_APART: Final = 1.32
_RAISED: Final = 1.14


class ProgrammeStrip(QWidget):
    """One card for each game, with its emblem."""

    def __init__(self, theme: Theme, art: Art, wording: Wording, games: Sequence[str], at: int) -> None:
        """`at`: the index of the next game; the number of games if all are over."""
        super().__init__()
        self.theme, self._art, self._games, self._at = theme, art, tuple(games), at
        self.setSizePolicy(QSizePolicy.Policy.Expanding, QSizePolicy.Policy.Fixed)
        played = tr("Evening", "played")
        told = [
            f"{number}. {game_name(wording, game)}" + (f" ({played})" if number <= at else "")
            for number, game in enumerate(games, 1)
        ]
        self.setAccessibleName(", ".join(told))

    def sizeHint(self) -> QSize:
        return QSize(self.theme.px(_CARD * _APART * len(self._games)), self.theme.px(_HIGH))

    @safe_paint
    def paintEvent(self, event: QPaintEvent) -> None:
        del event
        painter = QPainter(self)
        painter.setRenderHints(QPainter.RenderHint.Antialiasing | QPainter.RenderHint.SmoothPixmapTransform)
        wide = min(self.theme.px(_CARD), self.width() / (_APART * len(self._games)))
        middle = QPointF(self.width() / 2, self.height() / 2)
        for number, game in enumerate(self._games):
            played = GAMES[game]
            pack = played.pack_of(played.usual).name
            over, raised = number < self._at, number == self._at
            card = "back" if over else played.emblem
            away = (number - (len(self._games) - 1) / 2) * wide * _APART
            painter.setOpacity(0.55 if over else 1.0)
            size = wide * (_RAISED if raised else 0.94)
            turn = (-4.0, 3.0, -2.0, 5.0)[number % 4] if over else 0.0
            lay_card(painter, self._art, (pack, card), middle + QPointF(away, 0), size, turn)
        painter.setOpacity(1.0)
