"""The page to print what a table with real cards needs: packs of cards, rules leaflets, tokens and pot."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from PySide6.QtCore import QLocale, Signal
from PySide6.QtWidgets import QComboBox, QFormLayout, QLineEdit, QSizePolicy, QWidget

from cucu_desktop.catalogues import LANGUAGES
from cucu_desktop.games.catalogue import GAMES
from cucu_desktop.match.printing.print_command import LEAFLET, TOKENS, offset_in
from cucu_desktop.match.printing.sheets import BACKS, PAPERS, PRINTED
from cucu_desktop.ui.widgets.language import name_of, spoken, tr
from cucu_desktop.ui.widgets.notices import announce, name_choice
from cucu_desktop.ui.widgets.page import Page
from cucu_desktop.ui.widgets.paper_widgets import written

if TYPE_CHECKING:
    from collections.abc import Callable

    from PySide6.QtGui import QShowEvent

    from cucu_desktop.ui.widgets.theme import Theme

FOLD: Final = "fold"
_PAPER_NAMES: Final = {"a4": "A4", "letter": "Letter"}


class PrintPage(Page):
    """Choices of what is printed, on which paper, with which back, in which language."""

    save_wanted = Signal()

    def __init__(self, theme: Theme, game_name: Callable[[str], str]) -> None:
        """Build the page; `game_name` returns the name of a game in the language of the window."""
        super().__init__(theme)
        self.title.setText(tr("Print", "Print for the table"))
        self.what, self.paper, self.back, self.sides, self.language = (QComboBox() for _ in range(5))
        self._boxes = (self.what, self.paper, self.back, self.sides, self.language)
        told = (
            tr("Print", "What"),
            tr("Print", "Paper"),
            tr("Print", "Back"),
            tr("Print", "Sides"),
            tr("Common", "Language"),
        )
        form = QFormLayout()
        form.setHorizontalSpacing(theme.space(3))
        form.setVerticalSpacing(theme.space(2))
        self._labels = [written(name, "body") for name in told]
        for label, box in zip(self._labels, self._boxes, strict=True):
            box.setSizeAdjustPolicy(QComboBox.SizeAdjustPolicy.AdjustToMinimumContentsLengthWithIcon)
            box.setMinimumContentsLength(14)
            box.setSizePolicy(QSizePolicy.Policy.Expanding, QSizePolicy.Policy.Fixed)
            label.setBuddy(box)
            form.addRow(label, box)
        self.offset = QLineEdit()
        self.offset.setPlaceholderText("0; 0")
        self._offset_label = written(tr("Print", "Shift the backs by mm: right; up"), "body")
        self._offset_label.setBuddy(self.offset)
        self.offset.setAccessibleName(self._offset_label.text())
        form.addRow(self._offset_label, self.offset)
        self.sides.addItem(tr("Print", "both"), "")
        self.sides.addItem(tr("Print", "one, to be folded and glued"), FOLD)
        for name, pack in self._packs().items():
            self.what.addItem(pack, name)
        self.what.addItem(tr("Print", "Tokens and pot"), TOKENS)
        for game in GAMES:
            self.what.addItem(tr("Print", "Rules: {game}").format(game=game_name(game)), f"{LEAFLET}{game}")
        for paper in PAPERS:
            self.paper.addItem(_PAPER_NAMES[paper], paper)
        if QLocale.system().measurementSystem() == QLocale.MeasurementSystem.ImperialUSSystem:
            self.paper.setCurrentIndex(self.paper.findData("letter"))
        for back, name in zip(BACKS["cucco"], self._backs(), strict=True):
            self.back.addItem(name, back)
        for language in LANGUAGES:
            self.language.addItem(name_of(language), language)
        self.language.setCurrentIndex(self.language.findData(spoken()))
        self.hint = written("", "body", "second", wrap=True)
        self.told = written("", "body", "call", wrap=True)
        self.body.addLayout(form)
        self.body.addWidget(self.hint)
        self.body.addWidget(self.told)
        self.body.addStretch(1)
        back_button = self.button(tr("Common", "Back"), back=True)
        self.foot.addStretch(1)
        self.save = self.button(tr("Print", "Save PDF"), loud=True)
        back_button.clicked.connect(self.closed)
        self.save.clicked.connect(self.save_wanted)
        for box in (self.what, self.sides):
            box.currentIndexChanged.connect(self._show_choices)
        self._show_choices()

    @staticmethod
    def _packs() -> dict[str, str]:
        names = (
            tr("Print", "Cucco, forty cards"),
            tr("Print", "Gnav"),
            tr("Print", "Slabberjan, pieces"),
            tr("Print", "Kille"),
            tr("Print", "Italian forty"),
        )
        return dict(zip(PRINTED, names, strict=True))

    @staticmethod
    def _backs() -> tuple[str, ...]:
        return tr("Print", "flower"), tr("Print", "cuckoos")

    def _show_choices(self) -> None:
        """Show the choices that what is printed has, and how it is cut."""
        what = str(self.what.currentData())
        is_pack = what in PRINTED
        folds = self.sides.currentData() == FOLD
        parts: tuple[tuple[tuple[QWidget, ...], bool], ...] = (
            ((self._labels[2], self.back), what in BACKS),
            ((self._labels[3], self.sides), is_pack),
            ((self._offset_label, self.offset), is_pack and not folds),
            ((self._labels[4], self.language), not is_pack),
        )
        for widgets, shown in parts:
            for each in widgets:
                each.setVisible(shown)
        self.hint.setText(
            tr("Print", "Print at 100%. Fold along the dashed line, glue, and cut at the marks.")
            if is_pack and folds
            else tr(
                "Print", "Print on both sides of card, turned over the long edge, at 100%. Cut at the marks."
            )
            if is_pack
            else tr("Print", "Print at 100%.")
        )
        self.told.clear()

    @property
    def shift(self) -> tuple[float, float]:
        """The shift of the backs to the right and up, in millimetres; none if it cannot be read."""
        return offset_in(self.offset.text()) or (0, 0)

    def say(self, told: str) -> None:
        self.told.setText(told)
        announce(self, told)

    def save_state(self) -> tuple[object, ...]:
        return *(box.currentData() for box in self._boxes[:4]), self.offset.text()

    def restore_state(self, state: tuple[object, ...]) -> None:
        for box, value in zip(self._boxes, state[:4], strict=False):
            box.setCurrentIndex(max(0, box.findData(value)))
        self.offset.setText(str(state[4]))

    def showEvent(self, event: QShowEvent) -> None:
        """Name the choices for a screen reader."""
        super().showEvent(event)
        for box, label in zip(self._boxes, self._labels, strict=True):
            name_choice(box, label.text())
        self.what.setFocus()
