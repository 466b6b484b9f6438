"""Who is ahead, as a table: face, name, games won, points and purse."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from PySide6.QtCore import Qt
from PySide6.QtWidgets import QGridLayout, QLabel, QWidget

from cucu_desktop.ui.pages.evening.words import points_told, signed
from cucu_desktop.ui.widgets.language import tr, trn
from cucu_desktop.ui.widgets.paper_widgets import written
from cucu_desktop.ui.widgets.pictures.icons import portrait
from cucu_desktop.ui.widgets.player_names import called
from cucu_desktop.ui.widgets.themed import Themed

if TYPE_CHECKING:
    from collections.abc import Sequence

    from cucu_desktop.match.evening.standings import EveningStanding
    from cucu_desktop.ui.text.wording import Wording
    from cucu_desktop.ui.widgets.theme import Theme

_FACE: Final = 34
_HEADS: Final = 4


class StandingsTable(Themed, QWidget):
    """A line for everybody, who is ahead first."""

    def __init__(self, theme: Theme, standings: Sequence[EveningStanding]) -> None:
        super().__init__()
        self.theme, self._standings = theme, standings
        self._heads = [written("", "small", "third") for _ in range(_HEADS)]
        self._grid = QGridLayout(self)
        self._grid.setContentsMargins(0, 0, 0, 0)
        self._grid.setColumnStretch(2, 1)
        for column, head in enumerate(self._heads, 3):
            self._grid.addWidget(head, 0, column, Qt.AlignmentFlag.AlignRight | Qt.AlignmentFlag.AlignBottom)
        self._lines = [self._line(row, each) for row, each in enumerate(standings, 1)]
        self.restyle()

    def _line(self, row: int, each: EveningStanding) -> tuple[QLabel, QLabel, list[QLabel]]:
        leads = each.place == 1
        place, face = written(f"{each.place}.", "name", "third"), QLabel()
        mood = "glad" if leads else ""
        face.setPixmap(portrait(each.player.face, mood).pixmap(self.theme.px(_FACE), self.theme.px(_FACE)))
        name = written("", "name", "call" if leads else "ink")
        numbers = [
            written(str(each.won), "name", "ink" if each.won else "faint"),
            written(signed(each.last) if each.played else "", "name", "third"),
            written(str(each.points), "name"),
            written(str(each.purse), "name"),
        ]
        right = Qt.AlignmentFlag.AlignRight | Qt.AlignmentFlag.AlignVCenter
        self._grid.addWidget(place, row, 0, right)
        self._grid.addWidget(face, row, 1)
        self._grid.addWidget(name, row, 2)
        for column, number in enumerate(numbers, 3):
            self._grid.addWidget(number, row, column, right)
        return face, name, numbers

    def restyle(self) -> None:
        """Space the table as the theme has it."""
        self._grid.setHorizontalSpacing(self.theme.space(4))
        self._grid.setVerticalSpacing(self.theme.space(1))

    def show_words(self, wording: Wording) -> None:
        """Write everything in the language of the window."""
        heads = (
            tr("Evening", "won"),
            tr("Evening", "last"),
            tr("Evening", "points"),
            tr("Evening", "purse"),
        )
        for head, text in zip(self._heads, heads, strict=True):
            head.setText(text)
        for each, (face, name, numbers) in zip(self._standings, self._lines, strict=True):
            name.setText(called(each.player.name))
            face.setAccessibleName(tr("SetUp", "Face"))
            coins = wording.numbers.coins(each.purse)
            told = (
                trn("Ending", "{n} won", "{n} won", each.won),
                points_told(each.last),
                points_told(each.points),
                f"{coins} ({signed(each.coins)})",
            )
            for label, text in zip(numbers, told, strict=True):
                label.setAccessibleName(text)
