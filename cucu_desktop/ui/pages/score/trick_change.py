"""A correction of an earlier deal of tricks, beside the log of a score."""

from __future__ import annotations

from typing import TYPE_CHECKING

from PySide6.QtCore import QSignalBlocker, Signal
from PySide6.QtWidgets import QComboBox, QHBoxLayout, QSizePolicy, QVBoxLayout, QWidget

from cucu_desktop.match.scenario.scenario_fields import InvalidScenarioError
from cucu_desktop.match.score.corrections import Correction, proposed
from cucu_desktop.match.score.game_score import DEALT
from cucu_desktop.ui.pages.score.trick_board import TrickBoard
from cucu_desktop.ui.pages.score.trick_words import deal_told
from cucu_desktop.ui.widgets.language import tr, trn
from cucu_desktop.ui.widgets.notices import announce, name_choice
from cucu_desktop.ui.widgets.paper_widgets import Button

if TYPE_CHECKING:
    from cucu_desktop.match.score.trick_score import TrickScore
    from cucu_desktop.ui.text.wording import Wording
    from cucu_desktop.ui.widgets.theme import Theme


class TrickChange(QWidget):
    """A choice of a deal, and its fields with the standing of the match that follows from them."""

    corrected = Signal(Correction)

    def __init__(self, theme: Theme) -> None:
        super().__init__()
        self._score: TrickScore | None = None
        self._wording: Wording | None = None
        self._correction: Correction | None = None
        self.deal, self.board = QComboBox(), TrickBoard(theme)
        self.deal.setSizePolicy(QSizePolicy.Policy.Expanding, QSizePolicy.Policy.Fixed)
        self.deal.setSizeAdjustPolicy(QComboBox.SizeAdjustPolicy.AdjustToMinimumContentsLengthWithIcon)
        self.deal.setPlaceholderText(tr("Score", "Entry"))
        self.correct = Button(tr("Score", "Correct"))
        row, lines = QHBoxLayout(), QVBoxLayout(self)
        row.addWidget(self.deal, 1)
        row.addWidget(self.correct)
        lines.setContentsMargins(0, 0, 0, 0)
        lines.addLayout(row)
        lines.addWidget(self.board)
        self.deal.currentIndexChanged.connect(self._show_deal)
        self.board.changed.connect(self._preview)
        self.correct.clicked.connect(lambda: self.corrected.emit(self._correction))

    def show_score(self, score: TrickScore, wording: Wording) -> None:
        """Offer the deals of a match, the latest first."""
        self._score, self._wording = score, wording
        self.deal.blockSignals(True)
        self.deal.clear()
        told = score.anew()
        for number, (first, last) in enumerate(_deals(score), 1):
            for text in score.told[first:last]:
                told.tell(text)
            name = tr("Score", "deal {number}").format(number=number)
            self.deal.insertItem(0, f"{name}: {deal_told(told, wording)}", (first, last))
        self.deal.setCurrentIndex(-1)
        self.deal.blockSignals(False)
        name_choice(self.deal, tr("Score", "Entry"))
        self._show_deal()

    def save_state(self) -> tuple[int, tuple[list[str], list[float]]]:
        return self.deal.currentIndex(), self.board.save_state()

    def restore_state(self, state: tuple[int, tuple[list[str], list[float]]]) -> None:
        deal, fields = state
        self.deal.setCurrentIndex(deal)
        if deal >= 0:
            self.board.restore_state(fields)

    def _show_deal(self) -> None:
        """Put the deal chosen into the fields."""
        self.board.setVisible(self.deal.currentIndex() >= 0)
        if self._score is not None and self._wording is not None and not self.board.isHidden():
            before, after = (self._after(number) for number in self.deal.currentData())
            with QSignalBlocker(self.board):
                self.board.show_score(before, self._wording)
                self.board.fill(after.result())
        self._preview()

    def _after(self, number: int) -> TrickScore:
        assert self._score is not None
        found = self._score.anew()
        for text in self._score.told[:number]:
            found.tell(text)
        return found

    def _preview(self) -> None:
        """Show the standing after the correction, and how many later deals no longer fit."""
        score, self._correction = self._score, None
        if score is not None and self._wording is not None and not self.board.isHidden():
            first, last = self.deal.currentData()
            try:
                texts = tuple(self.board.texts())
                correction, after = proposed(score, first, texts, range(first + 1, last))
            except InvalidScenarioError:
                self._say(tr("Score", "These points can’t be: check the deal."))
            else:
                self._correction = correction if after.told != score.told else None
                self.board.show_people(after, self._wording)
                left = len(_deals(score)) - len(_deals(after))
                told = trn("Score", "{n} later deal is left out.", "{n} later deals are left out.", left)
                self._say(told if left else "")
        self.correct.setEnabled(self._correction is not None)

    def _say(self, told: str) -> None:
        self.board.last.setText(told)
        self.board.last.setVisible(bool(told))
        if told:
            announce(self, told)


def _deals(score: TrickScore) -> list[tuple[int, int]]:
    """Return for each deal the numbers of its first text and of the one after its last."""
    ends = [number for number, text in enumerate(score.told, 1) if text == DEALT]
    return [*zip([0, *ends], ends, strict=False)]
