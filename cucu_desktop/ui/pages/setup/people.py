"""The lists of the set-up page: players and onlookers, with the buttons over each list."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from PySide6.QtCore import Signal
from PySide6.QtWidgets import QBoxLayout, QHBoxLayout, QSizePolicy, QVBoxLayout, QWidget

from cucu_desktop.ui.pages.setup.seat_rows import SeatRow
from cucu_desktop.ui.widgets.fields import NumberField
from cucu_desktop.ui.widgets.language import tr
from cucu_desktop.ui.widgets.paper_widgets import Button, written

if TYPE_CHECKING:
    from collections.abc import Callable, Iterable

    from cucu_desktop.match.match import Player
    from cucu_desktop.ui.text.wording import Wording
    from cucu_desktop.ui.widgets.theme import Theme

_BARS: Final = ((False, True, 2), (False, True, 1), (True, True, 2), (True, True, 1), (True, False, 1))
"""Variants of the bar above the players, the best first: slim buttons, a title, number of gaps."""


class People(QWidget):
    """A list of people, with buttons to add a person at this screen or a bot."""

    changed = Signal()

    def __init__(
        self,
        theme: Theme,
        wording: Wording,
        players: tuple[Player, ...],
        company: Callable[[], Iterable[Player]],
        parent: QWidget,
    ) -> None:
        super().__init__(parent)
        self.theme, self._wording = theme, wording
        self._company = company
        self.title = written("", "heading", "call", wrap=True)
        self.rows: list[SeatRow] = []
        self._list = QVBoxLayout()
        self.count = NumberField()
        self.count.setSizePolicy(QSizePolicy.Policy.Fixed, QSizePolicy.Policy.Fixed)
        self.count.setSuffix(tr("SetUp", " at the table"))
        self.count.setAccessibleName(tr("SetUp", "Number of players"))
        self.count.hide()
        self.person, self.bot = Button(tr("SetUp", "Add a player")), Button(tr("SetUp", "Add a bot"))
        self.bar = QWidget()
        self._bar = QBoxLayout(QBoxLayout.Direction.TopToBottom, self.bar)
        self._bar.setContentsMargins(0, 0, 0, 0)
        self._title, self._buttons = QHBoxLayout(), QBoxLayout(QBoxLayout.Direction.LeftToRight)
        self._title.addWidget(self.title, 1)
        self._title.addWidget(self.count)
        for button in (self.person, self.bot):
            button.setSizePolicy(QSizePolicy.Policy.Maximum, QSizePolicy.Policy.Fixed)
            self._buttons.addWidget(button)
        self._buttons.addStretch(1)
        self._bar.addLayout(self._title)
        self._bar.addLayout(self._buttons, 1)
        lines = QVBoxLayout(self)
        lines.setContentsMargins(0, 0, 0, 0)
        lines.addWidget(self.bar)
        lines.addLayout(self._list)
        for player in players:
            self.add(player)

    @property
    def players(self) -> tuple[Player, ...]:
        """All people on the list."""
        return tuple(row.player for row in self.rows)

    @property
    def bots(self) -> list[SeatRow]:
        return [row for row in self.rows if row.player.bot]

    @property
    def persons(self) -> list[SeatRow]:
        """The rows of the people at the screen."""
        return [row for row in self.rows if not row.player.bot]

    def arrange(self, width: int) -> None:
        """Put buttons and title in one line if this width allows; those of onlookers have a line each.

        The bar of the players takes a second line from the list only as the last resort: first its buttons
        get slim, then the title is hidden, as the spin box shows the number.
        """
        widest = f"{self.count.maximum()}{self.count.suffix()}"
        self.count.setMinimumWidth(self.count.fontMetrics().horizontalAdvance(widest) + self.theme.px(60))
        across, down = QBoxLayout.Direction.LeftToRight, QBoxLayout.Direction.TopToBottom
        if not self.count.isHidden():
            for slim, titled, air in _BARS:
                self._show_bar(across, slim=slim, titled=titled, air=air)
                if self._bar.minimumSize().width() <= width:
                    return
        self._show_bar(across, slim=False, titled=True)
        self._buttons.setDirection(across if self._buttons.minimumSize().width() <= width else down)
        self._bar.setDirection(down)

    def _show_bar(self, way: QBoxLayout.Direction, *, slim: bool, titled: bool, air: float = 1) -> None:
        self.title.setVisible(titled)
        for button in (self.person, self.bot):
            button.setProperty("slim", slim)
            button.style().unpolish(button)
            button.style().polish(button)
        for layout in (self._title, self._buttons, self._bar):
            layout.setSpacing(self.theme.space(air))
        for layout in (self._buttons, self._bar):
            layout.setDirection(way)
            layout.invalidate()

    def add(self, player: Player) -> SeatRow:
        """Append a row for a player."""
        row = SeatRow(self.theme, self._wording, player, self._company, self)
        row.changed.connect(self.changed)
        row.removed.connect(lambda: self.remove(row))
        self.rows.append(row)
        self._list.addWidget(row)
        row.show()
        return row

    def fill(self, players: Iterable[Player]) -> None:
        """Replace the people on the list."""
        for row in self.rows:
            self._list.removeWidget(row)
            row.hide()
            row.deleteLater()
        self.rows = []
        for player in players:
            self.add(player)
        self.changed.emit()

    def allow(self, fewest: int, most: int) -> None:
        """Limit the length of the list."""
        for row in self.rows:
            row.allow_removal(len(self.rows) > fewest)
        for button in (self.person, self.bot):
            button.setEnabled(len(self.rows) < most)
        self.count.blockSignals(True)
        self.count.setRange(max(fewest, len(self.persons)), most)
        self.count.setValue(len(self.rows))
        self.count.blockSignals(False)

    def remove(self, row: SeatRow) -> None:
        """Remove a row; the next row gets the focus."""
        index = self.rows.index(row)
        self.rows.remove(row)
        self._list.removeWidget(row)
        if row.isAncestorOf(row.window().focusWidget()):
            (self.rows[min(index, len(self.rows) - 1)].away if self.rows else self.bot).setFocus()
        row.hide()
        row.deleteLater()
        self.changed.emit()
