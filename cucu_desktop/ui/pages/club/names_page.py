"""The page on which a list of names is pasted or opened, and seen before its people are entered."""

from __future__ import annotations

from typing import TYPE_CHECKING

from PySide6.QtCore import Signal
from PySide6.QtWidgets import QHBoxLayout, QPlainTextEdit, QSizePolicy

from cucu_desktop.match.club.club_lists import ClubList
from cucu_desktop.match.club.club_words import column_words
from cucu_desktop.match.club.name_list import ListedName, read_names
from cucu_desktop.match.terminal import told_of
from cucu_desktop.ui.pages.club.club_table import ClubTable
from cucu_desktop.ui.widgets.language import spoken, tr, trn
from cucu_desktop.ui.widgets.page import Page
from cucu_desktop.ui.widgets.paper_widgets import Button, written

if TYPE_CHECKING:
    from cucu_desktop.match.club.book import Book
    from cucu_desktop.ui.widgets.theme import Theme

_HIGH = 380
"""The least height of list and preview, at the usual text size."""


class NamesPage(Page):
    """A text on one side, what is read from it on the other."""

    entered = Signal(list)
    """The people of the list are to be entered, as `ListedName`s."""
    file_wanted = Signal()

    def __init__(self, theme: Theme, book: Book, place: str) -> None:
        super().__init__(theme)
        self._book = book
        self.read: list[ListedName] = []
        self.title.setText(tr("Club", "Enter a list"))
        told = tr("Club", "A person in each line: name; year of birth; stake. Only the name is needed.")
        self.body.addWidget(written(f"{place}. {told}", "body", "second", wrap=True))
        self.text = QPlainTextEdit()
        self.text.setAccessibleName(self.title.text())
        self.text.setTabChangesFocus(True)
        self.table = ClubTable()
        for part in (self.text, self.table):
            part.setMinimumHeight(theme.px(_HIGH))
        sides = QHBoxLayout()
        sides.addWidget(self.text, 2)
        sides.addWidget(self.table, 3)
        self.body.addLayout(sides, 1)
        self.doubles = Button(tr("Club", "Also names that have entered"))
        self.doubles.setCheckable(True)
        self.doubles.setSizePolicy(QSizePolicy.Policy.Maximum, QSizePolicy.Policy.Fixed)
        self.body.addWidget(self.doubles)
        self.told = written("", "body", "call", wrap=True)
        self.body.addWidget(self.told)
        self.button(tr("Common", "Back"), back=True).clicked.connect(self.closed)
        self.button(tr("Common", "Open file")).clicked.connect(self.file_wanted)
        self.foot.addStretch(1)
        self.enter_button = self.button(tr("Club", "Enter"), loud=True)
        self.enter_button.clicked.connect(lambda: self.entered.emit(self.chosen))
        self.text.textChanged.connect(self._show)
        self.doubles.toggled.connect(self._show)
        self._show()

    @property
    def chosen(self) -> list[ListedName]:
        """The people to be entered: all, or those whose name is not that of another."""
        return [each for each in self.read if self.doubles.isChecked() or each.doubt != "twice"]

    def _show(self) -> None:
        """Show what is read from the text, and how many people it has."""
        self.read = read_names(self.text.toPlainText(), self._book)
        doubts = {
            "": "",
            "unread": tr("Club", "Not understood: {name}"),
            "long": tr("Club", "Too long, cut after forty letters"),
            "twice": tr("Club", "Twice: {name}"),
            "alike": tr("Club", "Looks like {name}"),
        }
        rows = tuple(
            (each.name, each.born or "", "" if each.coins is None else each.coins, doubt)
            for each in self.read
            for doubt in [doubts[each.doubt].format(name=each.other)]
        )
        ids = tuple(map(str, range(len(rows))))
        words = column_words(spoken())
        self.table.show_list(ClubList("names", ("name", "born", "coins", "check"), rows, ids), words)
        chosen = len(self.chosen)
        self.enter_button.setEnabled(bool(chosen))
        told = [told_of(spoken(), "counted-people", chosen) + "."]
        if left := len(self.read) - chosen:
            told.append(trn("Club", "{n} name is left out.", "{n} names are left out.", left))
        self.told.setText(" ".join(told) if self.read else "")

    def save_state(self) -> tuple[str, bool]:
        return self.text.toPlainText(), self.doubles.isChecked()

    def restore_state(self, state: tuple[str, bool]) -> None:
        text, doubles = state
        self.text.setPlainText(text)
        self.doubles.setChecked(doubles)
