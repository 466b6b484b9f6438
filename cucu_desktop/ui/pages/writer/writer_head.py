"""The head of the writer page: the game, the sources of other deals, and the parts of the page."""

from __future__ import annotations

from functools import partial
from typing import TYPE_CHECKING, Final

from PySide6.QtCore import Qt, Signal
from PySide6.QtWidgets import QComboBox, QHBoxLayout, QSizePolicy, QVBoxLayout, QWidget

from cucu_desktop.games.catalogue import GAMES
from cucu_desktop.ui.widgets.language import tr
from cucu_desktop.ui.widgets.notices import name_choice
from cucu_desktop.ui.widgets.paper_widgets import Button

if TYPE_CHECKING:
    from collections.abc import Callable, Collection

    from cucu_desktop.ui.text.wording import Wording

_SHORTEST: Final = 6
"""The least number of visible letters of a game's name."""
SECTIONS: Final = ("cards", "seats", "agreed", "course")


class WriterHead(QWidget):
    """The choice of the game, of a deal, and of the shown part of the page."""

    game_chosen = Signal(str)
    """Change the game of the deal."""
    section_chosen = Signal(str)
    """Show this part."""
    begun = Signal()
    """Start a new deal."""
    opened = Signal()
    """Open a file."""
    pasted = Signal()
    """Open the text of the clipboard."""
    past_wanted = Signal()
    """Open a played deal."""

    def __init__(self, words_of: Callable[..., Wording]) -> None:
        """`words_of`: returns the words of a game."""
        super().__init__()
        self._games = QComboBox()
        self._games.setSizeAdjustPolicy(QComboBox.SizeAdjustPolicy.AdjustToMinimumContentsLengthWithIcon)
        self._games.setMinimumContentsLength(_SHORTEST)
        for each in GAMES:
            self._games.addItem(words_of(each).choices.game(each)["name"], each)
        self._tabs = {name: Button() for name in SECTIONS}
        past = Button(tr("Writer", "From a match"))
        past.setAccessibleName(tr("Writer", "A deal you have played"))
        past.setToolTip(past.accessibleName())
        above, below, lines = QHBoxLayout(), QHBoxLayout(), QVBoxLayout(self)
        lines.setContentsMargins(0, 0, 0, 0)
        above.addWidget(self._games, 1)
        for button, signal in (
            (Button(tr("Writer", "New")), self.begun),
            (Button(tr("Writer", "Open")), self.opened),
            (Button(tr("Writer", "Paste")), self.pasted),
            (past, self.past_wanted),
        ):
            button.setProperty("tool", True)
            button.setSizePolicy(QSizePolicy.Policy.Maximum, QSizePolicy.Policy.Fixed)
            button.clicked.connect(signal)
            above.addWidget(button)
        for name, tab in self._tabs.items():
            tab.setCheckable(True)
            tab.setAutoExclusive(True)
            tab.setProperty("tab", True)
            tab.clicked.connect(partial(self.section_chosen.emit, name))
            below.addWidget(tab, 1)
        lines.addLayout(above)
        name_choice(self._games, tr("Collection", "Game"))
        lines.addLayout(below)
        self._games.activated.connect(lambda _: self.game_chosen.emit(self._games.currentData()))

    def show_game(self, game: str) -> None:
        """Show the name of the game."""
        self._games.setCurrentIndex(self._games.findData(game))

    def show_section(self, section: str) -> None:
        """Mark the shown part."""
        for name, tab in self._tabs.items():
            tab.setChecked(name == section)
            stops = Qt.FocusPolicy.StrongFocus if name == section else Qt.FocusPolicy.ClickFocus
            tab.setFocusPolicy(stops)  # Tab reaches the open one, the arrows the others

    def mark(self, wrong: Collection[str]) -> None:
        """Mark the parts that have faults."""
        told = {
            "cards": tr("Writer", "Cards"),
            "seats": tr("Writer", "Players"),
            "agreed": tr("Writer", "Rules"),
            "course": tr("Writer", "Moves"),
        }
        for name, tab in self._tabs.items():
            tab.setText(f"{told[name]} !" if name in wrong else told[name])
