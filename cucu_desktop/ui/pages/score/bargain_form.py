"""A bargain about an inn at a real table of Lu Stù: taps on the guest, the innkeeper, and the offer."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from PySide6.QtCore import Qt, Signal
from PySide6.QtWidgets import QGridLayout, QHBoxLayout, QSizePolicy, QVBoxLayout, QWidget

from cucu_desktop.ui.widgets.fields import NumberField
from cucu_desktop.ui.widgets.language import tr
from cucu_desktop.ui.widgets.paper_widgets import Button, written

if TYPE_CHECKING:
    from collections.abc import Callable, Iterator

    from cucu_desktop.match.score.standing import ScoreStanding
    from cucu_desktop.ui.text.wording import Wording
    from cucu_desktop.ui.widgets.theme import Theme

_COINS: Final = (0, 1, 2, 3, 5, 10)
_PERCENT: Final = (0, 10, 20, 30, 50)
_HIGH: Final = 64
"""The greatest height of an offer."""


def bargain_asks(guest: str, innkeeper: str, tr: Callable[[str, str], str]) -> str:
    """Return the request for the next tap; guest and innkeeper are "" if not yet chosen."""
    if not guest:
        return tr("Score", "Inn sold: tap the guest, who pays.")
    if not innkeeper:
        return tr("Score", "Tap the innkeeper, who sells to {guest}.").format(guest=guest)
    return tr("Score", "What does {guest} give {innkeeper}?").format(guest=guest, innkeeper=innkeeper)


def usual_offers(standing: ScoreStanding, guest: str) -> Iterator[tuple[int, int, bool]]:
    """Yield the coins and the percentage of each usual offer, and whether the guest can make it."""
    seen, seat = standing.seen, standing.names.index(guest)
    left = 100 - sum(percent for who, _, percent in seen.ledger if who == seat)
    for coins in _COINS:
        for percent in _PERCENT:
            if coins or percent:
                yield coins, percent, coins <= seen.coins[seat] and percent <= left


def offer_label(coins: int, percent: int, wording: Wording) -> str:
    """Return an offer in as few letters as possible: "3 + 20%"."""
    numbers = wording.numbers
    if not percent:
        return numbers.coins(coins)
    return " + ".join([str(coins)] * bool(coins) + [numbers.percent(percent)])


def offer_text(guest: str, innkeeper: str, coins: int, percent: int) -> str:
    """Return the text of a bargain in the terms of `score`: "offer A B 5 20%"."""
    amounts = [str(coins)] * bool(coins) + [f"{percent}%"] * bool(percent)
    return " ".join(("offer", guest, innkeeper, *amounts))


class BargainForm(QWidget):
    """The input of a bargain: who with whom, then the usual offers as buttons, and fields for any other.

    Attributes:
        offers: the buttons and fields, in place of the tiles.
        buttons: the usual offers, by coins and percentage.
        guest: the name of the guest, "" before one is chosen.
        innkeeper: that of the innkeeper.
    """

    told = Signal(str)
    """The bargain, in the terms of `score`."""
    chosen = Signal()
    """A guest or an innkeeper was chosen, or is chosen no more."""

    def __init__(self, theme: Theme) -> None:
        super().__init__()
        self.guest = self.innkeeper = ""
        self.asks = written("", "title", "call", wrap=True)
        self.asks.setAlignment(Qt.AlignmentFlag.AlignCenter)
        self.offers = QWidget()
        self.buttons: dict[tuple[int, int], Button] = {}
        grid = QGridLayout()
        grid.setSpacing(theme.space(1))
        for row, coins in enumerate(_COINS):
            for column, percent in enumerate(_PERCENT):
                if coins or percent:
                    button = self.buttons[coins, percent] = Button()
                    button.setSizePolicy(QSizePolicy.Policy.Preferred, QSizePolicy.Policy.Expanding)
                    button.setMaximumHeight(theme.px(_HIGH))
                    button.clicked.connect(lambda _=False, offer=(coins, percent): self._tell(*offer))
                    grid.addWidget(button, row, column)
        self.coins, self.share = NumberField(), NumberField()
        self.share.setRange(0, 100)
        self.share.setSuffix("\N{NO-BREAK SPACE}%")
        self.done = Button(tr("Score", "Agreed"))
        self.done.setSizePolicy(QSizePolicy.Policy.Maximum, QSizePolicy.Policy.Fixed)
        self.done.clicked.connect(lambda: self._tell(self.coins.value(), self.share.value()))
        other = QHBoxLayout()
        named = {tr("Score", "Coins now"): self.coins, tr("Score", "Share of the winnings"): self.share}
        for name, field in named.items():
            label = written(name, "small", "third")
            label.setBuddy(field)
            field.setAccessibleName(name)
            field.valueChanged.connect(self._allow)
            other.addWidget(label)
            other.addWidget(field)
        other.addWidget(self.done)
        other.addStretch(1)
        lines = QVBoxLayout()
        lines.addLayout(grid, 6)
        lines.addLayout(other)
        lines.addStretch(1)
        around = QHBoxLayout(self.offers)
        around.setContentsMargins(0, 0, 0, 0)
        around.addStretch(1)
        around.addLayout(lines, 6)
        around.addStretch(1)
        parts = QVBoxLayout(self)
        parts.setContentsMargins(0, 0, 0, 0)
        parts.addWidget(self.asks)

    def show_standing(self, standing: ScoreStanding, wording: Wording) -> None:
        self.asks.setText(bargain_asks(self.guest, self.innkeeper, tr))
        if not self.innkeeper:
            return
        for coins, percent, is_possible in usual_offers(standing, self.guest):
            button = self.buttons[coins, percent]
            button.setText(offer_label(coins, percent, wording))
            button.setAccessibleName(wording.numbers.offer(coins, percent))
            button.setEnabled(is_possible)
        self.coins.setRange(0, standing.seen.coins[standing.names.index(self.guest)])
        self._allow()

    @property
    def last(self) -> str:
        """The latest choice in words; "" before the first one."""
        if self.innkeeper:
            return tr("Score", "{name} is the innkeeper").format(name=self.innkeeper)
        return tr("Score", "{name} is the guest").format(name=self.guest) if self.guest else ""

    def take(self, name: str) -> None:
        """Set `guest`, then `innkeeper`, to the tapped name; a second tap on the guest resets `guest`."""
        if name == self.guest:
            self.guest = self.innkeeper = ""
        elif self.guest:
            self.innkeeper = name
        else:
            self.guest = name
        self.chosen.emit()

    def back(self) -> bool:
        """Take the latest choice back; return whether there was one."""
        had = bool(self.guest)
        if self.innkeeper:
            self.innkeeper = ""
        else:
            self.guest = ""
        return had

    def _allow(self) -> None:
        self.done.setEnabled(bool(self.coins.value() or self.share.value()))

    def _tell(self, coins: int, percent: int) -> None:
        self.told.emit(offer_text(self.guest, self.innkeeper, coins, percent))

    def clear(self) -> None:
        self.guest = self.innkeeper = ""
        self.coins.setValue(0)
        self.share.setValue(0)

    def save_state(self) -> tuple[str, str, int, int]:
        return self.guest, self.innkeeper, self.coins.value(), self.share.value()

    def restore_state(self, state: tuple[str, str, int, int]) -> None:
        self.guest, self.innkeeper, coins, share = state
        self.coins.setMaximum(coins)  # until the guest's coins are shown
        self.coins.setValue(coins)
        self.share.setValue(share)
