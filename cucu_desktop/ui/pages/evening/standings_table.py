"""The standings as a table: face, name, games won, points and purse."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from PySide6.QtCore import Qt
from PySide6.QtWidgets import QGridLayout, QLabel, QWidget

from cucu_desktop.ui.pages.evening.words import points_told
from cucu_desktop.ui.widgets.language import tr, trn
from cucu_desktop.ui.widgets.paper_widgets import written
from cucu_desktop.ui.widgets.pictures.icons import portrait
from cucu_desktop.ui.widgets.player_names import called
from cucu_desktop.words import signed

if TYPE_CHECKING:
    from collections.abc import Sequence

    from cucu_desktop.match.evening.standings import EveningStanding
    from cucu_desktop.ui.text.wording import Wording
    from cucu_desktop.ui.widgets.theme import Theme

_FACE: Final = 34


class StandingsTable(QWidget):
    """A line for each player, the leader first."""

    def __init__(self, theme: Theme, wording: Wording, standings: Sequence[EveningStanding]) -> None:
        super().__init__()
        self.theme, self._wording = theme, wording
        self._grid = QGridLayout(self)
        self._grid.setHorizontalSpacing(theme.space(4))
        self._grid.setVerticalSpacing(theme.space(1))
        self._grid.setContentsMargins(0, 0, 0, 0)
        self._grid.setColumnStretch(2, 1)
        heads = (
            tr("Evening", "won"),
            tr("Evening", "last"),
            tr("Evening", "points"),
            tr("Evening", "purse"),
        )
        bottom = Qt.AlignmentFlag.AlignRight | Qt.AlignmentFlag.AlignBottom
        for column, head in enumerate(heads, 3):
            self._grid.addWidget(written(head, "small", "third"), 0, column, bottom)
        for row, each in enumerate(standings, 1):
            self._line(row, each)

    def _line(self, row: int, each: EveningStanding) -> None:
        leads = each.place == 1
        place, face = written(f"{each.place}.", "name", "third"), QLabel()
        mood = "glad" if leads else ""
        face.setPixmap(portrait(each.player.face, mood).pixmap(self.theme.px(_FACE), self.theme.px(_FACE)))
        face.setAccessibleName(tr("SetUp", "Face"))
        name = written(called(each.player.name), "name", "call" if leads else "ink")
        numbers = [
            written(str(each.won), "name", "ink" if each.won else "faint"),
            written(signed(each.last, plus=True) if each.played else "", "name", "third"),
            written(str(each.points), "name"),
            written(str(each.purse), "name"),
        ]
        right = Qt.AlignmentFlag.AlignRight | Qt.AlignmentFlag.AlignVCenter
        self._grid.addWidget(place, row, 0, right)
        self._grid.addWidget(face, row, 1)
        self._grid.addWidget(name, row, 2)
        for column, number in enumerate(numbers, 3):
            self._grid.addWidget(number, row, column, right)
        coins = self._wording.numbers.coins(each.purse)
        told = (
            trn("Ending", "{n} won", "{n} won", each.won),
            points_told(each.last),
            points_told(each.points),
            f"{coins} ({signed(each.coins, plus=True)})",
        )
        for label, text in zip(numbers, told, strict=True):
            label.setAccessibleName(text)
