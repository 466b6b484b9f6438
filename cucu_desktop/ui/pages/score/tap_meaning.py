"""The meaning of a tap on a person at the score of real cards: a deal lost, a penalty, a token won."""

from __future__ import annotations

from functools import partial
from typing import TYPE_CHECKING

from PySide6.QtCore import Signal
from PySide6.QtWidgets import QButtonGroup, QGridLayout, QSizePolicy, QWidget

from cucu_desktop.ui.pages.score.seat_tile import mark_words
from cucu_desktop.ui.widgets.language import tr
from cucu_desktop.ui.widgets.paper_widgets import Button, written

if TYPE_CHECKING:
    from collections.abc import Collection

    from cucu_desktop.ui.widgets.theme import Theme


class TapMeaning(QWidget):
    """A row of buttons for the meaning of the next tap, then those for bargains and for cards.

    Attributes:
        inn: shows the form for bargains while it is pressed.
        note: asks for the card after each loss while it is pressed.
        tap: what the next tap means, in the terms of `score`.
    """

    changed = Signal()
    """A button was pressed, or the meaning was set."""

    def __init__(self, theme: Theme) -> None:
        super().__init__()
        self.theme = theme
        self.tap: str = "paid"
        self._asks = written(tr("Score", "A tap means:"), "body", "second")
        self._grid = QGridLayout(self)
        self._grid.setContentsMargins(0, 0, 0, 0)
        self._grid.addWidget(self._asks, 0, 0)
        self._taps = {tap: Button(name) for tap, name in mark_words(tr).items()}
        group = QButtonGroup(self)
        self.inn = Button(tr("Score", "Inn sold …"))
        self.note = Button(tr("Score", "Note cards"))
        self.note.setToolTip(tr("Score", "After each loss tap the card that paid, for statistics"))
        self._shown: list[Button] = []
        for button in (*self._taps.values(), self.inn, self.note):
            button.setCheckable(True)
            button.setProperty("tab", True)
            button.setSizePolicy(QSizePolicy.Policy.Maximum, QSizePolicy.Policy.Fixed)
            self._grid.addWidget(button)
        for tap, button in self._taps.items():
            button.clicked.connect(partial(self.mean, tap))
            group.addButton(button)
        for button in (self.inn, self.note):
            button.toggled.connect(lambda _: self.changed.emit())
        self.mean("paid")

    def mean(self, tap: str, *_: object) -> None:
        self.tap = tap
        self._taps[tap].setChecked(True)
        self.changed.emit()

    def take(self) -> str:
        """Return the meaning of this tap; the next one is a loss again."""
        tap = self.tap
        if tap != "paid":
            self.mean("paid")
        return tap

    def allow(self, taps: Collection[str]) -> None:
        """Show the buttons of these meanings; inns are sold where a tap can mean a token won."""
        shown = {**{button: tap in taps for tap, button in self._taps.items()}, self.inn: "won" in taps}
        for button, is_shown in shown.items():
            button.setVisible(is_shown)
        self._shown = [*(button for button, is_shown in shown.items() if is_shown), self.note]

    def lay_out(self, width: int) -> None:
        """Put the buttons into one line, or more where there is little room."""
        gap = self.theme.space(1)
        wide = [button.sizeHint().width() + gap for button in self._shown]
        needs = sum(wide)
        self._asks.setVisible(needs + self._asks.sizeHint().width() < width)
        beside = len(wide) if needs <= width else 3 if 3 * max(wide) <= width else 2
        for number, button in enumerate(self._shown):
            row, column = divmod(number, beside)
            self._grid.addWidget(button, row, column + 1)
        self._grid.setColumnStretch(len(self._taps) + 3, 1)
        self._grid.setSpacing(gap)
