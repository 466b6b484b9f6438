"""The score of a trick game: what everybody has won, and the points of the deal that has just been played."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any, Final

from PySide6.QtCore import Qt, Signal
from PySide6.QtWidgets import (
    QComboBox,
    QDoubleSpinBox,
    QGridLayout,
    QLabel,
    QSizePolicy,
    QVBoxLayout,
    QWidget,
)

from cucu_desktop.engine.cards import CUCCO
from cucu_desktop.match.score.entered_tricks import is_whole_pack_played, total
from cucu_desktop.match.score.game_score import DEALT
from cucu_desktop.ui.pages.score.trick_words import count_names, last_deal_told, people_told
from cucu_desktop.ui.widgets.language import tr
from cucu_desktop.ui.widgets.notices import name_choice
from cucu_desktop.ui.widgets.paper_widgets import written
from cucu_desktop.ui.widgets.soon import delete_soon

if TYPE_CHECKING:
    from collections.abc import Mapping

    from cucu_desktop.match.score.trick_score import TrickScore
    from cucu_desktop.ui.text.wording import Wording
    from cucu_desktop.ui.widgets.theme import Theme

_COLUMNS: Final = 5
_WIDE: Final = 900
_PEOPLE: Final = 1.3
"""The letter size of the people, in that of the first line."""
_CHOICE: Final = 400
"""The largest width of a choice."""


class TrickBoard(QWidget):
    """The names with what they have won, and fields for the points of the deal."""

    chosen = Signal()
    """A bidder or a partner was chosen."""
    changed = Signal()
    """A field has another value."""

    def __init__(self, theme: Theme) -> None:
        super().__init__()
        self.theme = theme
        self._score: TrickScore | None = None
        self._people = QGridLayout()
        self._tiles: list[QLabel] = []
        self._width, self._letters = theme.px(_WIDE), theme.font("title").pixelSize()
        self.last = written("", "body", "second", wrap=True)
        self.last.setAlignment(Qt.AlignmentFlag.AlignCenter)
        self.bidder, self.card, self.partner = (QComboBox() for _ in range(3))
        self._boxes = self.bidder, self.card, self.partner
        self.points = [QDoubleSpinBox(), QDoubleSpinBox()]
        self.recount = QDoubleSpinBox()
        labels = (tr("Score", "Bid by"), tr("Score", "Card"), tr("Score", "Partner"), "", "", "")
        self._fields = (self.bidder, self.card, self.partner, *self.points, self.recount)
        self._labels = [written(text, "body", wrap=True) for text in labels]
        self._entry = QGridLayout()
        for row, (label, field) in enumerate(zip(self._labels, self._fields, strict=True)):
            label.setBuddy(field)
            label.setAlignment(Qt.AlignmentFlag.AlignRight | Qt.AlignmentFlag.AlignVCenter)
            field.setSizePolicy(QSizePolicy.Policy.Maximum, QSizePolicy.Policy.Fixed)
            self._entry.addWidget(label, row, 0)
            self._entry.addWidget(field, row, 1, Qt.AlignmentFlag.AlignLeft)
        for spin in (*self.points, self.recount):
            spin.valueChanged.connect(self._show_recount)
            spin.valueChanged.connect(self.changed)
        self.bidder.currentIndexChanged.connect(self._offer_partners)
        for box in self._boxes:
            box.currentIndexChanged.connect(self.changed)
        for box in (self.bidder, self.partner):
            box.activated.connect(self.chosen)
        for column in (0, 1):
            self._entry.setColumnStretch(column, 1)
        lines = QVBoxLayout(self)
        lines.setSpacing(theme.space(3))
        lines.addLayout(self._people)
        lines.addWidget(self.last)
        lines.addLayout(self._entry)
        lines.addStretch(1)

    def show_score(self, score: TrickScore, wording: Wording) -> None:
        """Show a match: what its players have won, the last deal, and fields for the next one."""
        is_same = self._score is score and self.card.count() > 0
        self._score = score
        kind = type(score.series.deal)
        self.show_people(score, wording)
        self.last.setText(last_deal_told(score, wording))
        step = 0.5 if total(kind) % 2 else 1.0
        is_zifuli = score.game.game.names_partner
        for number, name in enumerate(count_names(score, tr), 3):
            self._name(number, name)
        for spin in self.points:
            spin.setDecimals(1 if step < 1 else 0)
            spin.setSingleStep(step)
            spin.setRange(0, total(kind))
        self.recount.setDecimals(0)
        self.recount.setRange(0, total(kind, again=True))
        shown = (is_zifuli, is_zifuli, is_zifuli, True, not is_whole_pack_played(kind), False)
        for label, field, is_shown in zip(self._labels, self._fields, shown, strict=True):
            label.setVisible(is_shown and not score.series.is_over)
            field.setVisible(is_shown and not score.series.is_over)
        if is_zifuli and not is_same:
            self._offer_bids(score, wording)
        self._name_choices()
        self._show_recount()

    def _name(self, number: int, text: str) -> None:
        self._labels[number].setText(text)
        self._fields[number].setAccessibleName(text)

    def show_people(self, score: TrickScore, wording: Wording) -> None:
        """Show what the players of a match have won."""
        for tile in self._tiles:
            delete_soon(tile)
        self._tiles = []
        winners = [score.game.names[seat] for seat in score.series.winners]
        for name, won in people_told(score, wording).items():
            tile = written(f"{name}\n{won[0]}", "title", "call" if name in winners else "ink")
            tile.setAlignment(Qt.AlignmentFlag.AlignCenter)
            tile.setAccessibleName(", ".join((name, *won)))
            self._tiles.append(tile)
        self._size_people()
        self._place_people()

    def _size_people(self) -> None:
        for tile in self._tiles:
            tile.setStyleSheet(f"font-size: {round(self._letters * _PEOPLE)}px")

    def lay_out(self, width: int, letters: int) -> None:
        """Put the people into as many columns as fit; their letters grow with those in pixels."""
        self._width, self._letters = width, letters
        self.last.setStyleSheet(f"font-size: {letters}px")
        entered = f"font-size: {max(letters, self.theme.font('body').pixelSize())}px"
        for part in (*self._labels, *self.points, self.recount):
            part.setStyleSheet(entered)
        self._size_people()
        wide = min(self.theme.px(_CHOICE), round(width * 0.55) - self.theme.space(3))
        for box in self._boxes:
            box.setFixedWidth(wide)
        self._place_people()

    def _place_people(self) -> None:
        widest = max((tile.sizeHint().width() for tile in self._tiles), default=0) + self.theme.space(2)
        columns = max(1, min(_COLUMNS, self._width // max(1, widest)))
        for number, tile in enumerate(self._tiles):
            self._people.addWidget(tile, number // columns, number % columns)

    def _offer_bids(self, score: TrickScore, wording: Wording) -> None:
        for box in self._boxes:
            box.blockSignals(True)
            box.clear()
            box.blockSignals(False)
        self.bidder.addItem(tr("Score", "nobody: thrown in"), "")
        for name in score.game.names:
            self.bidder.addItem(name, name)
        for card in CUCCO.designs:
            self.card.addItem(wording.cards.name(card.id), card.id)
        self._offer_partners()

    def _offer_partners(self) -> None:
        if self._score is None:
            return
        before = self.partner.currentData()
        self.partner.clear()
        self.partner.addItem(tr("Score", "alone"), "")
        for name in self._score.game.names:
            if name != self.bidder.currentData():
                self.partner.addItem(name, name)
        self.partner.setCurrentIndex(max(0, self.partner.findData(before)))
        is_bid = bool(self.bidder.currentData())
        for field in (self.card, self.partner, *self.points):
            field.setEnabled(is_bid or not self._score.game.game.names_partner)
        self._show_recount()

    @property
    def _is_even(self) -> bool:
        assert self._score is not None
        kind = type(self._score.series.deal)
        return bool(kind.second_values) and 2 * self.points[0].value() == total(kind)

    def _show_recount(self) -> None:
        if self._score is not None:
            for part in (self._labels[5], self.recount):
                part.setVisible(
                    self._is_even and self.points[0].isEnabled() and not self._score.series.is_over
                )

    @property
    def is_empty(self) -> bool:
        """Whether no bid, or no points, are entered for the deal."""
        if self._score is not None and self._score.game.game.names_partner:
            return not self.bidder.currentData()
        return not any(spin.value() for spin in self.points)

    @property
    def counts(self) -> list[QDoubleSpinBox]:
        """The fields of points that have to be filled in now: those of the deal, and of a recount if due."""
        spins = (*self.points, self.recount)
        return [spin for spin in spins if not spin.isHidden() and spin.isEnabledTo(self)]

    def choose(self, box: QComboBox, value: str) -> bool:
        """Choose a bidder, a card or a partner; return whether it is a choice."""
        index = box.findData(value)
        if index >= 0:
            box.setCurrentIndex(index)
            self.chosen.emit()
        return index >= 0

    def texts(self) -> list[str]:
        """Return the texts of the deal as entered, in the terms of `trick_score`."""
        score = self._score
        assert score is not None
        deal, names = score.series.deal, score.game.names
        texts = []
        if score.game.game.names_partner:
            bidder = self.bidder.currentData()
            if not bidder:
                return [DEALT]
            texts.append(f"{bidder} bid {self.card.currentData()}")
            if self.partner.currentData():
                texts.append(f"partner {self.partner.currentData()}")
            members = [bidder]
        else:
            members = [next(names[seat] for seat in side if seat < len(names)) for side in deal.sides()]
        is_whole = is_whole_pack_played(type(deal))
        for member, spin in zip(members[: 1 if is_whole else None], self.points, strict=False):
            texts.append(f"points {member} {spin.value():g}")
        if self._is_even:
            texts.append(f"recount {members[0]} {self.recount.value():g}")
        return [*texts, DEALT]

    def fill(self, result: Mapping[str, Any]) -> None:
        """Put the result of a deal into the fields, as `TrickScore.result` gives it."""
        for box, key in zip(self._boxes, ("bidder", "bid", "partner"), strict=True):
            box.setCurrentIndex(max(0, box.findData(result.get(key) or "")))
        counts = [
            *(result["points"] or {"": 0, "other": 0}).values(),
            *(result.get("recount") or {}).values(),
        ]
        for spin, points in zip((*self.points, self.recount), (*counts, 0), strict=False):
            spin.setValue(points or 0)

    def clear(self) -> None:
        for spin in (*self.points, self.recount):
            spin.setValue(0)
        self.bidder.setCurrentIndex(0)

    def save_state(self) -> tuple[list[str], list[float]]:
        spins = (*self.points, self.recount)
        return [box.currentData() or "" for box in self._boxes], [spin.value() for spin in spins]

    def restore_state(self, state: tuple[list[str], list[float]]) -> None:
        choices, numbers = state
        for box, choice in zip(self._boxes, choices, strict=True):
            box.setCurrentIndex(max(0, box.findData(choice)))
        for spin, number in zip((*self.points, self.recount), numbers, strict=True):
            spin.setValue(number)

    def focus_first(self) -> None:
        """Focus the first field, its number selected."""
        first = next((field for field in self._fields if not field.isHidden()), self.points[0])
        first.setFocus()
        if isinstance(first, QDoubleSpinBox):
            first.selectAll()

    def _name_choices(self) -> None:
        """Name the choices for a screen reader."""
        for box, label in zip(self._boxes, self._labels, strict=False):
            name_choice(box, label.text())
