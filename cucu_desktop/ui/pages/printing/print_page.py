"""The page to print what a table with real cards needs: packs of cards, rules leaflets, tokens and pot."""

from __future__ import annotations

from pathlib import Path
from typing import TYPE_CHECKING, Final

from PySide6.QtCore import QLocale, QStandardPaths
from PySide6.QtWidgets import QCheckBox, QFileDialog, QFormLayout, QLineEdit, QWidget

from cucu_desktop.catalogues import LANGUAGES
from cucu_desktop.games.catalogue import GAMES
from cucu_desktop.match.printing.print_command import LEAFLET, TOKENS, offset_in
from cucu_desktop.match.printing.sheets import BACKS, PAPERS, PRINTED, print_pack
from cucu_desktop.own_files import write_out
from cucu_desktop.ui.pages.club.entry_form import ChoiceBox
from cucu_desktop.ui.pages.printing.sheet_writer import write_sheet
from cucu_desktop.ui.widgets.language import name_of, spoken, tr
from cucu_desktop.ui.widgets.notices import announce, not_opened
from cucu_desktop.ui.widgets.page import Page
from cucu_desktop.ui.widgets.paper_widgets import written

if TYPE_CHECKING:
    from collections.abc import Callable

    from cucu_desktop.ui.widgets.theme import Theme

_PAPER_NAMES: Final = {"a4": "A4", "letter": "Letter"}


class PrintPage(Page):
    """Choices of what is printed, on which paper, with which back, in which language."""

    def __init__(self, theme: Theme, game_name: Callable[[str], str]) -> None:
        """Build the page; `game_name` returns the name of a game in the language of the window."""
        super().__init__(theme)
        self.title.setText(tr("Print", "Print for the table"))
        packs = (
            tr("Print", "Cucco, forty cards"),
            game_name("gnav"),
            tr("Print", "Slabberjan, pieces"),
            game_name("kille"),
            tr("Print", "Italian forty"),
        )
        what = [*zip(packs, PRINTED, strict=True), (tr("Print", "Tokens and pot"), TOKENS)]
        rules = tr("Print", "Rules: {game}")
        what += [(rules.format(game=game_name(game)), f"{LEAFLET}{game}") for game in GAMES]
        papers = [(_PAPER_NAMES[paper], paper) for paper in PAPERS]
        backs = zip((tr("Print", "flower"), tr("Print", "cuckoos")), BACKS["cucco"], strict=True)
        languages = [(name_of(language), language) for language in LANGUAGES]
        self.first_focus = self.what = ChoiceBox(what)
        self.paper, self.back = ChoiceBox(papers), ChoiceBox(backs)
        self.fold = QCheckBox(tr("Print", "One side, to fold and glue"))
        self.offset, self.language = QLineEdit(), ChoiceBox(languages)
        self.offset.setPlaceholderText("0; 0")
        self._rows = QFormLayout()
        self._rows.setHorizontalSpacing(theme.space(3))
        self._rows.setVerticalSpacing(theme.space(2))
        rows: dict[str, QWidget] = {
            tr("Print", "What"): self.what,
            tr("Print", "Paper"): self.paper,
            tr("Print", "Back"): self.back,
            "": self.fold,
            tr("Print", "Shift the backs by mm: right; up"): self.offset,
            tr("Common", "Language"): self.language,
        }
        for told, field in rows.items():
            label = written(told, "body")
            label.setBuddy(field)
            field.setAccessibleName(told or self.fold.text())
            self._rows.addRow(label, field)
        is_letter = QLocale.system().measurementSystem() == QLocale.MeasurementSystem.ImperialUSSystem
        self.paper.choose("letter" if is_letter else "a4")
        self.language.choose(spoken())
        self.hint = written("", "body", "second", wrap=True)
        self.told = written("", "body", "call", wrap=True)
        self.body.addLayout(self._rows)
        self.body.addWidget(self.hint)
        self.body.addWidget(self.told)
        self.body.addStretch(1)
        self.button(tr("Common", "Back"), back=True).clicked.connect(self.closed)
        self.foot.addStretch(1)
        self.save = self.button(tr("Print", "Save PDF"), loud=True)
        self.save.clicked.connect(self._choose_file)
        self.what.currentIndexChanged.connect(self._show_choices)
        self.fold.toggled.connect(self._show_choices)
        self._show_choices()

    def _show_choices(self) -> None:
        """Show the choices that what is printed has, and how it is cut."""
        what, folds = self.what.value, self.fold.isChecked()
        is_pack = what in PRINTED
        self._rows.setRowVisible(self.back, what in BACKS)
        self._rows.setRowVisible(self.fold, is_pack)
        self._rows.setRowVisible(self.offset, is_pack and not folds)
        self._rows.setRowVisible(self.language, not is_pack)
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

    def _choose_file(self) -> None:
        documents = QStandardPaths.writableLocation(QStandardPaths.StandardLocation.DocumentsLocation)
        start = str(Path(documents, f"{self.what.value}.pdf"))
        chosen, _ = QFileDialog.getSaveFileName(self, tr("Print", "Save PDF"), start, "*.pdf")
        if chosen:
            self.write_to(Path(chosen))

    def write_to(self, path: Path) -> None:
        """Write what is chosen into a file, and say so."""
        what, paper = self.what.value, self.paper.value
        try:
            if what in PRINTED:
                back = self.back.value if what in BACKS else ""
                data = print_pack(what, paper, back, offset=self.shift, fold=self.fold.isChecked())
                write_out(path, data, mode=0o644)
            else:
                write_sheet(what, paper, self.language.value, str(path))
        except OSError:
            told = not_opened("unwritable", path.name, "")
        else:
            told = tr("Common", "Saved as “{name}”.").format(name=path.name)
        self.told.setText(told)
        announce(self, told)

    def save_state(self) -> tuple[str, str, str, bool, str]:
        what, paper, back = self.what.value, self.paper.value, self.back.value
        return what, paper, back, self.fold.isChecked(), self.offset.text()

    def restore_state(self, state: tuple[str, str, str, bool, str]) -> None:
        """Choose the same again, but the language, which is that of the window."""
        *chosen, folds, offset = state
        for box, value in zip((self.what, self.paper, self.back), chosen, strict=True):
            box.choose(str(value))
        self.fold.setChecked(folds)
        self.offset.setText(offset)
