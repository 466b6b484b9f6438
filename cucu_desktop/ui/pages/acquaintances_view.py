"""A person's record with each other player: games together, games won, eliminations of each other."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from PySide6.QtCore import Qt
from PySide6.QtWidgets import QGridLayout, QLabel, QVBoxLayout, QWidget

from cucu_desktop.bots import PERSONS
from cucu_desktop.ui.widgets.language import tr, trn
from cucu_desktop.ui.widgets.paper_widgets import written
from cucu_desktop.ui.widgets.pictures.icons import portrait
from cucu_desktop.ui.widgets.player_names import called

if TYPE_CHECKING:
    from collections.abc import Sequence

    from cucu_desktop.match.records.store import Acquaintance
    from cucu_desktop.ui.widgets.theme import Theme

MOST: Final = 14
_FACE: Final = 30
_COLUMNS: Final = 4


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
        lines = QVBoxLayout(self)
        lines.setContentsMargins(0, 0, 0, 0)
        lines.addWidget(title)
        lines.addLayout(self._grid)

    def show_people(self, met: Sequence[Acquaintance], name: str) -> None:
        """Show these records; `name`: the person whose records they are."""
        known = [each for each in met if each.bot in PERSONS][:MOST]
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
