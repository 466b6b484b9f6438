"""What was bargained for an inn at a real table of Lu Stù: guest, innkeeper, coins, share."""

from __future__ import annotations

from typing import TYPE_CHECKING

from PySide6.QtCore import Signal
from PySide6.QtWidgets import QComboBox, QGridLayout, QSizePolicy, QWidget

from cucu_desktop.ui.widgets.fields import NumberField
from cucu_desktop.ui.widgets.language import tr
from cucu_desktop.ui.widgets.paper_widgets import Button, written
from cucu_desktop.ui.widgets.themed import Themed

if TYPE_CHECKING:
    from cucu_desktop.match.score.standing import ScoreStanding
    from cucu_desktop.ui.widgets.theme import Theme


class BargainForm(Themed, QWidget):
    """A bargain, as it is told: "offer A B 5 20%"."""

    told = Signal(str)

    def __init__(self, theme: Theme) -> None:
        super().__init__()
        self.theme = theme
        self.guest, self.innkeeper = QComboBox(), QComboBox()
        self.coins, self.share = NumberField(), NumberField()
        self.share.setRange(0, 100)
        self.share.setSuffix("\N{NO-BREAK SPACE}%")
        self.done = Button()
        self.done.setSizePolicy(QSizePolicy.Policy.Maximum, QSizePolicy.Policy.Fixed)
        self.done.clicked.connect(self._tell)
        grid = QGridLayout(self)
        grid.setContentsMargins(0, 0, 0, 0)
        self._labels = []
        for column, field in enumerate((self.guest, self.innkeeper, self.coins, self.share)):
            label = written("", "small", "third")
            label.setBuddy(field)
            self._labels.append(label)
            grid.addWidget(label, 0, column)
            grid.addWidget(field, 1, column)
        grid.addWidget(self.done, 1, 4)
        for field in (self.coins, self.share):
            field.valueChanged.connect(self._allow)
        for box in (self.guest, self.innkeeper):
            box.setSizeAdjustPolicy(QComboBox.SizeAdjustPolicy.AdjustToMinimumContentsLengthWithIcon)
            box.setMinimumContentsLength(8)
            box.currentIndexChanged.connect(self._allow)

    def show_standing(self, standing: ScoreStanding) -> None:
        """Offer those who are in the deal."""
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
        """Be ready for the next bargain."""
        self.coins.setValue(0)
        self.share.setValue(0)

    def retranslate(self) -> None:
        """Write everything in the language of the window."""
        named = (
            tr("Score", "Guest"),
            tr("Score", "Innkeeper"),
            tr("Score", "Coins now"),
            tr("Score", "Share of the winnings"),
        )
        fields = (self.guest, self.innkeeper, self.coins, self.share)
        for label, field, words in zip(self._labels, fields, named, strict=True):
            label.setText(words)
            field.setAccessibleName(words)
        self.done.setText(tr("Score", "Agreed"))
