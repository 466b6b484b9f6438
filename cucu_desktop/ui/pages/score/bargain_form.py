"""A form for a bargain about an inn at a real table of Lu Stù: guest, innkeeper, coins, share."""

from __future__ import annotations

from typing import TYPE_CHECKING

from PySide6.QtCore import Signal
from PySide6.QtWidgets import QComboBox, QGridLayout, QSizePolicy, QWidget

from cucu_desktop.ui.widgets.fields import NumberField
from cucu_desktop.ui.widgets.language import tr
from cucu_desktop.ui.widgets.paper_widgets import Button, written

if TYPE_CHECKING:
    from cucu_desktop.match.score.standing import ScoreStanding


class BargainForm(QWidget):
    """The input of a bargain, in the notation "offer A B 5 20%"."""

    told = Signal(str)
    chosen = Signal()
    """A guest or an innkeeper was chosen."""

    def __init__(self) -> None:
        super().__init__()
        self.guest, self.innkeeper = QComboBox(), QComboBox()
        self.coins, self.share = NumberField(), NumberField()
        self.share.setRange(0, 100)
        self.share.setSuffix("\N{NO-BREAK SPACE}%")
        self.done = Button(tr("Score", "Agreed"))
        self.done.setSizePolicy(QSizePolicy.Policy.Maximum, QSizePolicy.Policy.Fixed)
        self.done.clicked.connect(self._tell)
        grid = QGridLayout(self)
        grid.setContentsMargins(0, 0, 0, 0)
        named = {
            tr("Score", "Guest"): self.guest,
            tr("Score", "Innkeeper"): self.innkeeper,
            tr("Score", "Coins now"): self.coins,
            tr("Score", "Share of the winnings"): self.share,
        }
        for column, (name, field) in enumerate(named.items()):
            label = written(name, "small", "third")
            label.setBuddy(field)
            field.setAccessibleName(name)
            grid.addWidget(label, 0, column)
            grid.addWidget(field, 1, column)
        grid.addWidget(self.done, 1, 4)
        for field in (self.coins, self.share):
            field.valueChanged.connect(self._allow)
        for box in (self.guest, self.innkeeper):
            box.setSizeAdjustPolicy(QComboBox.SizeAdjustPolicy.AdjustToMinimumContentsLengthWithIcon)
            box.setMinimumContentsLength(8)
            box.currentIndexChanged.connect(self._allow)
            box.activated.connect(self.chosen)

    def show_standing(self, standing: ScoreStanding) -> None:
        """Offer the players who are in the deal."""
        seen = standing.seen
        names = [standing.names[seat] for seat in seen.order or range(seen.players) if seen.tokens[seat]]
        for number, box in enumerate((self.guest, self.innkeeper)):
            before = box.currentText()
            box.clear()
            box.addItems(names)
            box.setCurrentIndex(max(box.findText(before), min(number, len(names) - 1) if not before else 0))
        self.coins.setRange(0, max(seen.coins))
        self._allow()

    def _allow(self) -> None:
        is_whole = self.guest.currentText() != self.innkeeper.currentText()
        self.done.setEnabled(is_whole and bool(self.coins.value() or self.share.value()))

    def _tell(self) -> None:
        coins, share = self.coins.value(), self.share.value()
        amounts = [str(coins)] if coins else []
        amounts += [f"{share}%"] if share else []
        self.told.emit(f"offer {self.guest.currentText()} {self.innkeeper.currentText()} {' '.join(amounts)}")

    def clear(self) -> None:
        """Reset the form for the next bargain."""
        self.coins.setValue(0)
        self.share.setValue(0)

    def save_state(self) -> tuple[str, str, int, int]:
        """Return guest, innkeeper, coins and share as selected."""
        return (
            self.guest.currentText(),
            self.innkeeper.currentText(),
            self.coins.value(),
            self.share.value(),
        )

    def restore_state(self, state: tuple[str, str, int, int]) -> None:
        guest, innkeeper, coins, share = state
        self.guest.setCurrentText(guest)
        self.innkeeper.setCurrentText(innkeeper)
        self.coins.setValue(coins)
        self.share.setValue(share)
