"""The lists of the set-up page: players and onlookers, with the buttons over each list."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from PySide6.QtWidgets import QBoxLayout, QHBoxLayout, QSizePolicy, QVBoxLayout, QWidget

from cucu_desktop.ui.pages.setup.seat_rows import SeatRow, SeatRows
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

    def __init__(
        self,
        theme: Theme,
        wording: Wording,
        players: tuple[Player, ...],
        company: Callable[[], Iterable[Player]],
        parent: QWidget,
    ) -> None:
        super().__init__(parent)
        self.theme = theme
        self.title = written("", "heading", "call", wrap=True)
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
        self.lines = SeatRows(theme, wording, company, self.bot)
        lines.addLayout(self.lines)
        for player in players:
            self.lines.add(player)

    @property
    def bots(self) -> list[SeatRow]:
        return [row for row in self.lines.rows if row.player.bot]

    @property
    def persons(self) -> list[SeatRow]:
        """The rows of the people at the screen."""
        return [row for row in self.lines.rows if not row.player.bot]

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

    def allow(self, fewest: int, most: int) -> None:
        """Limit the length of the list."""
        rows = self.lines.rows
        for row in rows:
            row.allow_removal(len(rows) > fewest)
        for button in (self.person, self.bot):
            button.setEnabled(len(rows) < most)
        self.count.blockSignals(True)
        self.count.setRange(max(fewest, len(self.persons)), most)
        self.count.setValue(len(rows))
        self.count.blockSignals(False)
