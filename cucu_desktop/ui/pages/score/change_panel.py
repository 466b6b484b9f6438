"""Changes beside the log of a score: an earlier entry is corrected, a player leaves or joins."""

from __future__ import annotations

from typing import TYPE_CHECKING

from PySide6.QtCore import Signal
from PySide6.QtWidgets import QComboBox, QHBoxLayout, QSizePolicy, QVBoxLayout, QWidget

from cucu_desktop.engine.actions import Action
from cucu_desktop.match.scenario.scenario_fields import InvalidScenarioError
from cucu_desktop.match.score.corrections import Correction, proposed
from cucu_desktop.names import LONGEST_NAME, cleaned
from cucu_desktop.ui.pages.score.score_words import entries_told, entry_told
from cucu_desktop.ui.widgets.fields import NameField
from cucu_desktop.ui.widgets.language import tr, trn
from cucu_desktop.ui.widgets.notices import announce, name_choice
from cucu_desktop.ui.widgets.paper_widgets import Button, written

if TYPE_CHECKING:
    from cucu_desktop.match.score.game_score import Score
    from cucu_desktop.ui.text.wording import Wording
    from cucu_desktop.ui.widgets.theme import Theme

_OF_PEOPLE = ("paid", "penalty", "won")
"""The words of texts about one person of the deal."""


class ChangePanel(QWidget):
    """Choices of an entry and of what it should have been, with the standing that follows.

    A player leaves or joins at the second press; the first one says what it costs.
    """

    corrected = Signal(Correction)
    told = Signal(str)
    """A text about a player who leaves or joins."""

    def __init__(self, theme: Theme) -> None:
        super().__init__()
        self._score: Score | None = None
        self._wording: Wording | None = None
        self._asked = ""
        self.entry, self.instead, self.person = QComboBox(), QComboBox(), QComboBox()
        self.name = NameField(most=LONGEST_NAME)
        self.name.setPlaceholderText(tr("Score", "New player"))
        self.correct, self.leave = Button(tr("Score", "Correct")), Button(tr("Score", "Leaves"))
        self.join = Button(tr("Score", "Joins"))
        self.follows = written("", "body", "call", wrap=True)
        self._names = (tr("Score", "Entry"), tr("Score", "Instead"), tr("Score", "Player"))
        for box, name in zip((self.entry, self.instead, self.person), self._names, strict=True):
            box.setPlaceholderText(name)
            box.setSizeAdjustPolicy(QComboBox.SizeAdjustPolicy.AdjustToMinimumContentsLengthWithIcon)
            box.setMinimumContentsLength(12)
            box.setSizePolicy(QSizePolicy.Policy.Expanding, QSizePolicy.Policy.Fixed)
        lines = QVBoxLayout(self)
        lines.setContentsMargins(0, 0, 0, 0)
        lines.setSpacing(theme.space(1))
        for parts in (
            (self.entry, self.instead, self.correct),
            (self.person, self.leave, self.name, self.join),
        ):
            row = QHBoxLayout()
            for part in parts:
                row.addWidget(part, int(not isinstance(part, Button)))
            lines.addLayout(row)
        lines.addWidget(self.follows)
        self.entry.currentIndexChanged.connect(self._offer_instead)
        self.instead.currentIndexChanged.connect(self._preview)
        self.correct.clicked.connect(self._correct)
        self.leave.clicked.connect(lambda: self._come_or_go("leave", self.person.currentText()))
        self.join.clicked.connect(lambda: self._come_or_go("join", cleaned(self.name.text())))
        self.name.returnPressed.connect(self.join.click)

    def show_score(self, score: Score, wording: Wording) -> None:
        """Offer the entries of a score, the latest first, and its players."""
        self._score, self._wording = score, wording
        self._asked = ""
        tokens = score.state.table.tokens
        self.person.clear()
        self.person.addItems([name for name, held in zip(score.game.names, tokens, strict=False) if held])
        self.name.clear()
        self.entry.blockSignals(True)
        self.entry.clear()
        for at, told in reversed([*enumerate(entries_told(score, wording))]):
            if score.told[at] != "dealt":
                self.entry.addItem(told, at)
        self.entry.setCurrentIndex(-1)
        self.entry.blockSignals(False)
        self._offer_instead()
        for box, name in zip((self.entry, self.instead, self.person), self._names, strict=True):
            name_choice(box, name)

    def save_state(self) -> tuple[int, int, int, str]:
        boxes = self.entry, self.instead, self.person
        entry, instead, person = (box.currentIndex() for box in boxes)
        return entry, instead, person, self.name.text()

    def restore_state(self, state: tuple[int, int, int, str]) -> None:
        *indexes, name = state
        for box, index in zip((self.entry, self.instead, self.person), indexes, strict=True):
            box.setCurrentIndex(index)
        self.name.setText(name)

    def _offer_instead(self) -> None:
        """Offer the texts that are possible in place of the entry."""
        score, at = self._score, self.entry.currentData()
        self.instead.blockSignals(True)
        self.instead.clear()
        for texts in () if score is None or at is None else self._texts(score, at):
            assert score is not None
            assert self._wording is not None
            try:
                _, after = proposed(score, at, texts)
            except InvalidScenarioError:
                continue
            told = entry_told(after, at, self._wording) if texts else tr("Score", "nothing")
            self.instead.addItem(told, texts)
        self.instead.setCurrentIndex(-1)
        self.instead.blockSignals(False)
        self._preview()

    @staticmethod
    def _texts(score: Score, at: int) -> list[tuple[str, ...]]:
        """Return the possible texts instead of one: about others, other answers, or none."""
        text, names = score.told[at], [player.name for player in score.game.players]
        word, _, rest = text.partition(" ")
        if word in _OF_PEOPLE:
            name = next((name for name in names if rest.startswith(name)), "")
            others = [f"{word} {each}" for each in names if each != rest]
            others += [f"{each} {name}" for each in _OF_PEOPLE[:2] if each != word]
            return [*((each,) for each in others), ()]
        before = score.anew()
        for each in score.told[:at]:
            before.tell(each)
        decision = before.state.decision
        options = [each for each in decision.options if isinstance(each, Action)] if decision else []
        asked = before.game.names[decision.seat] if decision and decision.seat >= 0 else ""
        answers = [f"{asked} {each}" for each in options if asked]
        return [*((each,) for each in answers if each != text), ()]

    def _preview(self) -> None:
        """Show the standing after the correction, and which entries no longer fit."""
        self.correct.setEnabled(self.instead.currentIndex() >= 0)
        self._asked = ""
        if not self.correct.isEnabled() or self._score is None:
            self.follows.clear()
            return
        correction, after = proposed(self._score, self.entry.currentData(), self.instead.currentData())
        tokens = after.result()["tokens"]
        told = [" · ".join(f"{name} {number}" for name, number in tokens.items()) + "."]
        if left := len(correction.without):
            told.append(trn("Score", "{n} later entry is left out.", "{n} later entries are left out.", left))
        self._say(" ".join(told))

    def _correct(self) -> None:
        assert self._score is not None
        correction, _ = proposed(self._score, self.entry.currentData(), self.instead.currentData())
        self.corrected.emit(correction)

    def _come_or_go(self, word: str, name: str) -> None:
        """Say what it costs, and at the second press tell it."""
        text, score = f"{word} {name}", self._score
        if not name or score is None:
            return
        if text == self._asked:
            self.told.emit(text)
            return
        self._asked = text
        costs = {
            "leave": tr("Score", "{name} is out; the stake stays in the pool. Press again."),
            "join": tr("Score", "{name} pays {coins} and plays from the next deal on. Press again."),
        }
        assert self._wording is not None
        coins = self._wording.numbers.coins(score.state.options.stake)
        self._say(costs[word].format(name=name, coins=coins))

    def _say(self, told: str) -> None:
        self.follows.setText(told)
        announce(self, told)
