"""Changes beside the log of a score: an earlier entry is corrected, a player leaves or joins."""

from __future__ import annotations

from contextlib import suppress
from typing import TYPE_CHECKING, Any

from PySide6.QtCore import QSignalBlocker, Signal
from PySide6.QtWidgets import QVBoxLayout, QWidget

from cucu_desktop.engine.actions import Action
from cucu_desktop.match.scenario.scenario_fields import InvalidScenarioError
from cucu_desktop.match.score.corrections import AnySheet, Correction, proposed
from cucu_desktop.match.score.game_score import Score
from cucu_desktop.match.score.noted_cards import person_in
from cucu_desktop.match.score.sheet import DEALT
from cucu_desktop.names import LONGEST_NAME
from cucu_desktop.ui.pages.club.entry_form import ChoiceBox, EntryForm, text_field
from cucu_desktop.ui.pages.score.deal_form import DealForm
from cucu_desktop.ui.pages.score.score_words import Entry, entries_of, entry_told
from cucu_desktop.ui.widgets.language import tr, trn
from cucu_desktop.ui.widgets.notices import announce
from cucu_desktop.ui.widgets.paper_widgets import written

if TYPE_CHECKING:
    from cucu_desktop.match.score.trick_score import TrickScore
    from cucu_desktop.ui.text.wording import Wording
    from cucu_desktop.ui.widgets.theme import Theme

_OF_PEOPLE = ("paid", "penalty", "won")
"""The words of texts about one person of the deal."""


class ChangePanel(QWidget):
    """A choice of an entry and of what it should have been, with the standing that follows.

    A player leaves or joins at the second press; the first one says what it costs.

    Attributes:
        form: the entry, what it should have been in an exchange game, and the button.
        deal: what it should have been in a trick game.
        people: the player who leaves or joins.
        follows: what follows from the change.
    """

    corrected = Signal(Correction)
    told = Signal(str)
    """A text about a player who leaves or joins."""

    def __init__(self, theme: Theme) -> None:
        super().__init__()
        self._correction: Correction | None = None
        self._asked = ""
        self._entries: list[Entry] = []
        self._instead: list[tuple[str, ...]] = []
        fields = {
            "entry": (tr("Score", "Entry"), ChoiceBox()),
            "instead": (tr("Score", "Instead"), ChoiceBox()),
        }
        self.form, self.deal = EntryForm(theme, tr("Score", "Correct"), fields), DealForm(theme)
        self._name = text_field(LONGEST_NAME)
        name = {"name": (tr("Common", "Name"), self._name)}
        self.people = EntryForm(theme, tr("Score", "Leaves or joins"), name)
        self.follows = written("", "body", "call", wrap=True)
        lines = QVBoxLayout(self)
        lines.setContentsMargins(0, 0, 0, 0)
        for part in (self.form, self.deal, self.people, self.follows):
            lines.addWidget(part)
        self.entry, self.instead = fields["entry"][1], fields["instead"][1]
        self.entry.currentIndexChanged.connect(self._show_entry)
        self.instead.currentIndexChanged.connect(self._preview)
        self.deal.changed.connect(self._preview)
        self.form.button.clicked.connect(lambda: self.corrected.emit(self._correction))
        self.people.entered.connect(self._come_or_go)

    def show_score(self, score: Score | TrickScore, wording: Wording) -> None:
        """Offer the entries of a score, the latest first, and its players; before that nothing is chosen."""
        self._score, self._wording, self._asked = score, wording, ""
        is_exchange = isinstance(score, Score)
        self.form.show_field("instead", shown=is_exchange)
        self.people.setVisible(is_exchange)
        self.people.put(name="")
        self._name.complete_from(score.game.names)
        self._entries = entries_of(score, wording)[::-1]
        with QSignalBlocker(self.entry):
            self.form.offer("entry", [(entry.told, str(entry.first)) for entry in self._entries])
            self.entry.setCurrentIndex(-1)
        self._show_entry()

    def lay_out(self, width: int) -> None:
        for form in (self.form, self.deal, self.people):
            form.lay_out(width)

    @property
    def _chosen(self) -> Entry | None:
        at = self.entry.currentIndex()
        return self._entries[at] if at >= 0 else None

    def _show_entry(self) -> None:
        """Offer what is possible in place of the entry."""
        score, chosen = self._score, self._chosen
        self.deal.setVisible(chosen is not None and not isinstance(score, Score))
        if isinstance(score, Score):
            self._offer_instead(score, chosen)
        elif chosen is not None:
            before, after = (_after(score, number) for number in (chosen.first, chosen.end))
            with QSignalBlocker(self.deal):
                self.deal.show_score(before, self._wording)
                self.deal.fill(after.result())
        self._preview()

    def _offer_instead(self, score: Score, chosen: Entry | None) -> None:
        told: list[tuple[str, str]] = []
        self._instead = []
        for texts in () if chosen is None else _instead_of(score, chosen.first):
            assert chosen is not None
            with suppress(InvalidScenarioError):
                _, after = proposed(score, chosen.first, texts)
                words = entry_told(after, chosen.first, self._wording) if texts else tr("Score", "nothing")
                told.append((words, str(len(told))))
                self._instead.append(texts)
        with QSignalBlocker(self.instead):
            self.form.offer("instead", told)
            self.instead.setCurrentIndex(-1)

    def _preview(self) -> None:
        """Show the standing after the correction, and how many later entries no longer fit."""
        score, chosen, self._correction, self._asked = self._score, self._chosen, None, ""
        texts = self._texts()
        if chosen is not None and texts is not None:
            try:
                correction, after = proposed(score, chosen.first, texts, range(chosen.first + 1, chosen.end))
            except InvalidScenarioError:
                self._say(tr("Score", "That can’t be: check the entry."))
            else:
                self._correction = correction if after.told != score.told else None
                self._say(self._consequences(score, after, correction, chosen))
        else:
            self._say("")
        self.form.button.setEnabled(self._correction is not None)

    def _texts(self) -> tuple[str, ...] | None:
        """Return the texts instead of those of the chosen entry; None if nothing is chosen."""
        if not isinstance(self._score, Score):
            return tuple(self.deal.texts()) if not self.deal.isHidden() else None
        at = self.instead.currentIndex()
        return self._instead[at] if at >= 0 else None

    @staticmethod
    def _consequences(
        score: Score | TrickScore, after: Score | TrickScore, correction: Correction, chosen: Entry
    ) -> str:
        result = after.result()
        has = result["tokens"] if "tokens" in result else result["standing"]
        told = [" · ".join(f"{name} {number}" for name, number in has.items()) + "."]
        later = [score.told[number] for number in correction.without if number >= chosen.end]
        left = len(later) if isinstance(score, Score) else later.count(DEALT)
        if left:
            told.append(trn("Score", "{n} later entry is left out.", "{n} later entries are left out.", left))
        return " ".join(told)

    def _come_or_go(self) -> None:
        """Say what it costs, and at the second press tell it."""
        name, score = self.people.value("name"), self._score
        if not name or not isinstance(score, Score):
            return
        tokens = dict(zip(score.game.names, score.state.table.tokens, strict=False))
        text = f"leave {name}" if tokens.get(name) else f"join {name}"
        if text == self._asked:
            self.told.emit(text)
            return
        self._asked = text
        costs = tr("Score", "{name} pays {coins} and plays from the next deal on. Press again.")
        if tokens.get(name):
            costs = tr("Score", "{name} is out; the stake stays in the pool. Press again.")
        self._say(costs.format(name=name, coins=self._wording.numbers.coins(score.state.options.stake)))

    def _say(self, told: str) -> None:
        self.follows.setText(told)
        self.follows.setVisible(bool(told))
        if told:
            announce(self, told)

    def save_state(self) -> tuple[int, int, dict[str, Any], str]:
        at = self.entry.currentIndex(), self.instead.currentIndex()
        return *at, self.deal.values(), self.people.value("name")

    def restore_state(self, state: tuple[int, int, dict[str, Any], str]) -> None:
        entry, instead, deal, name = state
        self.entry.setCurrentIndex(entry)
        self.instead.setCurrentIndex(instead)
        if not self.deal.isHidden():
            self.deal.put(**deal)
        self.people.put(name=name)


def _after(score: AnySheet, number: int) -> AnySheet:
    """Return the score after this number of texts."""
    found = score.anew()
    for text in score.told[:number]:
        found.tell(text)
    return found


def _instead_of(score: Score, at: int) -> list[tuple[str, ...]]:
    """Return the possible texts instead of one: about others, other answers, or none."""
    text, names = score.told[at], [player.name for player in score.game.players]
    word, _, rest = text.partition(" ")
    if word in _OF_PEOPLE:
        name = person_in(text, names) or ""
        others = [f"{word} {each}" for each in names if each != rest]
        others += [f"{each} {name}" for each in _OF_PEOPLE[:2] if each != word]
        return [*((each,) for each in others), ()]
    before = _after(score, at)
    decision = before.state.decision
    options = [each for each in decision.options if isinstance(each, Action)] if decision else []
    asked = before.game.names[decision.seat] if decision and decision.seat >= 0 else ""
    answers = [f"{asked} {each}" for each in options if asked]
    return [*((each,) for each in answers if each != text), ()]
