"""The meaning of a tap on a person at the score of real cards: a deal lost, a penalty, a token won."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final, Literal

from PySide6.QtCore import Signal
from PySide6.QtWidgets import QButtonGroup, QGridLayout, QSizePolicy, QWidget

from cucu_desktop.ui.widgets.language import tr
from cucu_desktop.ui.widgets.paper_widgets import Button, written

if TYPE_CHECKING:
    from collections.abc import Callable, Collection

    from cucu_desktop.match.score.standing import ScoreStanding
    from cucu_desktop.ui.widgets.theme import Theme

Tap = Literal["paid", "penalty", "won"]
TAPS: Final[tuple[Tap, ...]] = ("paid", "penalty", "won")
_MATTI: Final = 2
"""The number of players who win a token when two Matti meet (003, rule 12)."""


def tap_names(tr: Callable[[str, str], str]) -> dict[Tap, str]:
    """Return what a tap can mean, in words; `tr` translates."""
    return {
        "paid": tr("Score", "lost the deal"),
        "penalty": tr("Score", "penalty during the deal"),
        "won": tr("Score", "two fools: won a token"),
    }


def taps_of(stands: ScoreStanding) -> tuple[Tap, ...]:
    has: dict[Tap, bool] = {"paid": True, "penalty": stands.penalties, "won": stands.bargains}
    return tuple(tap for tap in TAPS if has[tap])


class TapMeaning(QWidget):
    """A row of buttons, one of which is pressed; beside them the one for bargains.

    Attributes:
        inn: shows the form for bargains while it is pressed.
        note: asks for the card after each loss while it is pressed.
        tap: what the next tap means, in the terms of `score`.
    """

    bargains_wanted = Signal()
    """The form for bargains was opened or closed, or cards are noted from now on or no more."""
    meant = Signal()
    """The meaning of the next tap has been set."""

    def __init__(self, theme: Theme) -> None:
        super().__init__()
        self.theme = theme
        self.tap: Tap = "paid"
        self._won = 0
        self._hidden: list[Button] = []
        self._asks = written(tr("Score", "A tap means:"), "body", "second")
        self._grid = QGridLayout(self)
        self._grid.setContentsMargins(0, 0, 0, 0)
        self._taps: dict[Tap, Button] = {}
        group = self._group = QButtonGroup(self)
        for tap, name in tap_names(tr).items():
            button = self._taps[tap] = Button(name)
            button.clicked.connect(lambda _=False, tap=tap: self._choose(tap))
            group.addButton(button)
        self.inn = Button(tr("Score", "Inn sold …"))
        self.note = Button(tr("Score", "Note cards"))
        self.note.setToolTip(tr("Score", "After each loss tap the card that paid, for statistics"))
        self.inn.toggled.connect(lambda _: self._mark())
        for button in (self.inn, self.note):
            button.toggled.connect(lambda _: self.bargains_wanted.emit())
        for button in (*self._taps.values(), self.inn, self.note):
            button.setCheckable(True)
            button.setProperty("tab", True)
            button.setSizePolicy(QSizePolicy.Policy.Maximum, QSizePolicy.Policy.Fixed)
        self.mean("paid")

    def mean(self, tap: Tap) -> None:
        self.tap, self._won = tap, 0
        self._mark()
        self.meant.emit()

    def _choose(self, tap: Tap) -> None:
        """Set the meaning, and close a bargain under way."""
        self.inn.setChecked(False)
        self.mean(tap)

    def _mark(self) -> None:
        """Press the button of the meaning; none while taps are about a bargain."""
        is_bargain = self.inn.isChecked()
        self._group.setExclusive(not is_bargain)
        for tap, button in self._taps.items():
            button.setChecked(tap == self.tap and not is_bargain)

    def take(self) -> Tap:
        """Return the meaning of this tap; after a penalty, or two tokens won, the next is a loss again."""
        tap = self.tap
        self._won += tap == "won"
        if tap == "penalty" or self._won == _MATTI:
            self.mean("paid")
        return tap

    def allow(self, taps: Collection[Tap]) -> None:
        """Show the buttons of these meanings; inns are sold where a tap can mean a token won."""
        hidden = [button for tap, button in self._taps.items() if tap not in taps]
        self._hidden = hidden if "won" in taps else [*hidden, self.inn]
        for button in (*self._taps.values(), self.inn):
            button.setVisible(button not in self._hidden)

    def lay_out(self, width: int) -> None:
        """Put the buttons into one line, or more where there is little room."""
        buttons, gap = (*self._taps.values(), self.inn, self.note), self.theme.space(1)
        shown = [button for button in buttons if button not in self._hidden]
        wide = [button.sizeHint().width() + gap for button in shown]
        needs = sum(wide)
        self._asks.setVisible(needs + self._asks.sizeHint().width() < width)
        beside = len(shown) if needs <= width else 3 if 3 * max(wide) <= width else 2
        for number, button in enumerate((*shown, *self._hidden)):
            row, column = divmod(number, beside)
            self._grid.addWidget(button, row, column + 1)
        self._grid.addWidget(self._asks, 0, 0)
        self._grid.setColumnStretch(len(buttons) + 1, 1)
        self._grid.setSpacing(gap)
