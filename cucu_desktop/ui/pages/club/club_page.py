"""The page of a club's tournament: one list at a time, with a form below it to enter more."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any, Final

from PySide6.QtCore import QPoint, Qt, Signal
from PySide6.QtGui import QKeyEvent, QKeySequence
from PySide6.QtWidgets import QComboBox, QGridLayout, QHBoxLayout, QLineEdit, QSizePolicy

from cucu_desktop.match.club.club_lists import LISTS, ClubList, column_words, draw_list
from cucu_desktop.match.club.conflicts import spelling
from cucu_desktop.ui.pages.club.club_forms import forms
from cucu_desktop.ui.pages.club.club_table import ClubTable
from cucu_desktop.ui.pages.club.club_words import conflict_told, entry_told, summary, views
from cucu_desktop.ui.pages.club.entry_form import choice_field, text_field
from cucu_desktop.ui.pages.club.entry_writer import EntryRefusedError, EntryWriter, names_in
from cucu_desktop.ui.widgets.language import spoken, tr
from cucu_desktop.ui.widgets.menu import Menu
from cucu_desktop.ui.widgets.notices import announce, name_choice
from cucu_desktop.ui.widgets.page import Page
from cucu_desktop.ui.widgets.paper_widgets import Button, written

if TYPE_CHECKING:
    from PySide6.QtCore import QRect
    from PySide6.QtGui import QShowEvent

    from cucu_desktop.match.club.book import Conflict
    from cucu_desktop.match.club.club_file import ClubFile
    from cucu_desktop.ui.widgets.paper_widgets import PaperButton
    from cucu_desktop.ui.widgets.theme import Theme

_NARROW: Final = 760
_LOWEST: Final = 110
"""The least height of the list, at the usual text size."""
_REMOVED: Final = ("games", "prizes", "accounts")
"""The views whose rows are single entries that can be removed."""


class ClubPage(Page):
    """The lists of a tournament, entered here or merged from other files."""

    merge_wanted = Signal()
    copy_wanted = Signal()
    print_wanted = Signal()
    screen_wanted = Signal()
    shown = Signal()
    """The list has changed."""

    def __init__(self, theme: Theme, club: ClubFile) -> None:
        super().__init__(theme)
        self.club = club
        self.writer = EntryWriter(club)
        self.title.setText(tr("Club", "Tournament"))
        self.listed: ClubList | None = None
        self._seen = -1
        self.view_box, self.place_box = choice_field(), choice_field()
        for key, name in views().items():
            self.view_box.addItem(name, key)
        self.search_field = text_field()
        self.search_field.setPlaceholderText(tr("Club", "Find a name"))
        self.search_field.setAccessibleName(tr("Club", "Find a name"))
        self.search_field.setClearButtonEnabled(True)
        named = (tr("Club", "List"), tr("Club", "Place"))
        self._labels = [written(name, "small", "third") for name in named]
        self._top = QGridLayout()
        for label, box in zip(self._labels, (self.view_box, self.place_box), strict=True):
            label.setBuddy(box)
        self.head.addLayout(self._top)
        self.summary = written("", "body", "second", wrap=True)
        self.table = ClubTable()
        self.table.setMinimumHeight(theme.px(_LOWEST))
        self.table.setSizePolicy(QSizePolicy.Policy.Expanding, QSizePolicy.Policy.Expanding)
        self.forms = forms(theme)
        self.told = written("", "body", "call", wrap=True)
        self.withdraw_button = Button(tr("Club", "Withdraw"))
        self.join_button = Button(tr("Club", "Same person"))
        self.remove_button = Button(tr("Club", "Remove"))
        acts = QHBoxLayout()
        for act in (self.withdraw_button, self.join_button, self.remove_button):
            act.setSizePolicy(QSizePolicy.Policy.Maximum, QSizePolicy.Policy.Fixed)
            acts.addWidget(act)
        acts.addWidget(self.told, 1)
        self.body.addWidget(self.summary)
        self.body.addWidget(self.table, 1)
        self.body.addLayout(acts)
        for form in self.forms.values():
            self.body.addWidget(form)
        self.body.setSpacing(theme.space(1))
        self._back = self.button(tr("Club", "Back"))
        self.undo_button = self.button()
        self.foot.addStretch(1)
        merge, copy, screen, print_list = self._names_of_rare()
        self.merge_button, self.copy_button = self.button(merge), self.button(copy)
        self.screen_button, self.print_button = self.button(screen), self.button(print_list, loud=True)
        self.more_button = self.button(tr("Club", "More"))
        self._connect()
        self.fill_places()
        self._change_view()

    def _connect(self) -> None:
        self.view_box.currentIndexChanged.connect(self._change_view)
        self.place_box.currentIndexChanged.connect(self._change_place)
        self.search_field.textChanged.connect(self.refresh)
        for form in self.forms.values():
            form.entered.connect(self.enter)
        self.withdraw_button.clicked.connect(lambda: self._act("withdraw"))
        self.join_button.clicked.connect(lambda: self._act("join"))
        self.remove_button.clicked.connect(lambda: self._act("remove"))
        self._back.clicked.connect(self.closed)
        self.undo_button.clicked.connect(self.undo)
        self.merge_button.clicked.connect(self.merge_wanted)
        self.copy_button.clicked.connect(self.copy_wanted)
        self.screen_button.clicked.connect(self.screen_wanted)
        self.print_button.clicked.connect(self.print_wanted)
        self.more_button.clicked.connect(self._offer_more)
        games = self.forms["games"]
        for name in ("shift", "table"):
            games.fields[name].valueChanged.connect(self._seat_drawn)  # type: ignore[attr-defined]
        players = games.fields["players"]
        assert isinstance(players, QLineEdit)
        players.textChanged.connect(self._offer_winners)
        self.forms["draw"].fields["shift"].valueChanged.connect(self.refresh)  # type: ignore[attr-defined]
        self.table.selectionModel().selectionChanged.connect(self._allow_acts)

    # Selection

    @property
    def view(self) -> str:
        """The key of the view."""
        return str(self.view_box.currentData())

    def show_view(self, view: str) -> None:
        """Show a view, by its key."""
        self.view_box.setCurrentIndex(self.view_box.findData(view))

    @property
    def place(self) -> str:
        """The id of the selected place; "" for all."""
        return str(self.place_box.currentData() or "")

    def fill_places(self, chosen: str | None = None) -> None:
        """Offer the places of the book; the only one is selected."""
        chosen = self.place if chosen is None else chosen
        places = LISTS["places"](self.club.book, "")
        self.place_box.blockSignals(True)
        self.place_box.clear()
        self.place_box.addItem(tr("Club", "all places"), "")
        for row, place in zip(places.rows, places.ids, strict=True):
            self.place_box.addItem(f"{row[0]}, {row[1]}" if row[1] else str(row[0]), place)
        if not chosen and len(places.ids) == 1:
            chosen = places.ids[0]
        self.place_box.setCurrentIndex(max(0, self.place_box.findData(chosen)))
        self.place_box.blockSignals(False)
        self.writer.place = self.place

    def _change_place(self) -> None:
        self.writer.place = self.place
        self._prepare_form()
        self.refresh()

    def _change_view(self) -> None:
        for view, form in self.forms.items():
            form.setVisible(view == self.view)
        self._say("")
        self.search_field.clear()
        self._prepare_form()
        self.refresh()
        self.refit()

    def _prepare_form(self) -> None:
        if self.view == "people":
            self.forms["people"].put(receipt=self.writer.next_receipt())
        elif self.view == "games":
            self._seat_drawn()
        elif self.view == "qualified":
            self.writer.show_rules(self.forms["qualified"])

    def _seat_drawn(self) -> None:
        """Put the people of a drawn table into the form of a game."""
        form = self.forms["games"]
        form.put(players=self.writer.players_drawn(form.number("shift"), form.number("table")))

    def _offer_winners(self) -> None:
        """Offer the players as winners."""
        form = self.forms["games"]
        box, before = form.fields["winner"], form.choice("winner")
        assert isinstance(box, QComboBox)
        box.clear()
        box.addItem("–", "")
        for name in names_in(form.text("players")):
            box.addItem(name, name)
        form.put(winner=before)

    # Entries

    def enter(self) -> None:
        """Write what the form of this view says."""
        view, form = self.view, self.forms[self.view]
        try:
            told = self.writer.write(view, form)
        except EntryRefusedError as error:
            self._say(str(error))
            return
        if view == "places":
            self.fill_places(self.writer.place)
        elif view == "games":
            form.put(winner="")
        self.refresh()
        self._say(told)
        form.focus_first()

    def _act(self, act: str) -> None:
        """Do something with the selected rows."""
        chosen = self.table.chosen
        if self.view == "check":
            chosen = list(self._chosen_conflict().entries)
        try:
            if act == "join":
                told = self.writer.join(chosen)
            else:
                each = self.writer.withdraw if act == "withdraw" else self.writer.remove
                told = " ".join(dict.fromkeys(each(one) for one in chosen))
        except EntryRefusedError as error:
            told = str(error)
        self.refresh()
        self._say(told)

    def undo(self) -> None:
        """Take the last entry of this device back."""
        entry = self.club.last_own()
        if entry is not None:
            told = entry_told(self.club.book, entry)
            self.club.undo()
            self.fill_places()
            self.refresh()
            self._say(tr("Club", "Taken back: {what}.").format(what=told))

    # Content

    def refresh(self) -> None:
        """Show the list of this view anew."""
        self.listed = self._list()
        words = column_words(spoken())
        self.table.show_list(self.listed, words)
        self.summary.setText(summary(self.club.book))
        last = self.club.last_own()
        self.undo_button.setEnabled(last is not None)
        told = "" if last is None else entry_told(self.club.book, last)
        tip = tr("Club", "Undo: {what}").format(what=told) if told else ""
        self.undo_button.setToolTip(tip)
        self.undo_button.setAccessibleDescription(tip)
        self._allow_acts()
        self.shown.emit()

    def _list(self) -> ClubList:
        book, place = self.club.book, self.place
        if self.view == "check":
            if self._seen != self.club.version:
                self.club.find_conflicts()
                self._seen = self.club.version
            rows = tuple((conflict_told(book, each),) for each in book.conflicts)
            listed = ClubList("check", ("check",), rows, tuple(map(str, range(len(rows)))))
        elif self.view == "draw":
            listed = draw_list(book, place, self.forms["draw"].number("shift"))
        else:
            listed = LISTS[self.view](book, place)
        return found(listed, self.search_field.text())

    def _allow_acts(self) -> None:
        view, chosen = self.view, bool(self.table.selectionModel().selectedRows())
        joins = view == "check" and chosen and self._chosen_conflict().key == "names"
        self.withdraw_button.setVisible(view == "people")
        self.join_button.setVisible(view in ("people", "check"))
        self.remove_button.setVisible(view in _REMOVED)
        self.withdraw_button.setEnabled(chosen)
        self.join_button.setEnabled(joins or (view == "people" and chosen))
        self.remove_button.setEnabled(chosen and (view != "accounts" or self._is_entry_chosen()))

    def _chosen_conflict(self) -> Conflict:
        return self.club.book.conflicts[int(self.table.chosen[0])]

    def _is_entry_chosen(self) -> bool:
        """Return whether only payments are selected: the stakes of a place are no single entry."""
        gifts = {gift.id for gift in self.club.book.gifts}
        return set(self.table.chosen) <= gifts

    def say(self, told: str) -> None:
        """Say something about what was done."""
        self._say(told)

    def _say(self, told: str) -> None:
        self.told.setText(told)
        if told:
            announce(self, told)

    # Qt

    def fit_into(self, area: QRect) -> None:
        """Use the whole window."""
        self.WIDTH = 4000
        width = area.width()
        narrow = width < self.theme.px(_NARROW)
        self.title.setVisible(not narrow and not self._is_low(area))
        self.summary.setVisible(not self._is_low(area))
        parts = (self._labels[0], self.view_box, self._labels[1], self.place_box)
        for number, part in enumerate(parts):
            row, column = divmod(number, 2) if narrow else (0, number)
            self._top.addWidget(part, row, column)
        self._top.addWidget(self.search_field, 2 if narrow else 0, 1 if narrow else 4)
        for column in (1, 3, 4):
            self._top.setColumnStretch(column, int(column == 1 or not narrow))
        self.label(self.undo_button, tr("Club", "Undo"), "" if narrow else "Ctrl+Z")
        for button in self._rare:
            button.setVisible(not narrow)
        self.more_button.setVisible(narrow)
        for form in self.forms.values():
            form.lay_out(self._line_width(min(self.theme.px(self.WIDTH), width - 6 * self.theme.space(3))))
        super().fit_into(area)
        above = self._above(area)
        self.resize(self.width(), area.height() - 2 * above)
        self.move(self.x(), area.top() + above)

    @property
    def _rare(self) -> tuple[PaperButton, ...]:
        """The buttons that are in a menu where the page is narrow."""
        return self.merge_button, self.copy_button, self.screen_button, self.print_button

    def _offer_more(self) -> None:
        """Show the menu of the buttons that have no room."""
        menu = Menu(self)
        for name, button in zip(self._names_of_rare(), self._rare, strict=True):
            menu.addAction(name).triggered.connect(button.click)
        menu.aboutToHide.connect(menu.deleteLater)
        menu.popup(self.more_button.mapToGlobal(QPoint(0, 0)))

    @staticmethod
    def _names_of_rare() -> tuple[str, ...]:
        return tr("Club", "Merge files"), tr("Club", "Pass on"), tr("Club", "Screen"), tr("Club", "Print")

    def save_state(self) -> tuple[str, str, dict[str, Any]]:
        """Return the view, the place, and what stands in its form."""
        form = self.forms.get(self.view)
        return self.view, self.place, form.save_state() if form is not None else {}

    def restore_state(self, state: tuple[str, str, dict[str, Any]]) -> None:
        view, place, values = state
        self.fill_places(place)
        self.show_view(view)
        if view in self.forms:
            self.forms[view].put(**values)

    def showEvent(self, event: QShowEvent) -> None:
        """Name the choices for a screen reader, and focus the view."""
        super().showEvent(event)
        for box, label in zip((self.view_box, self.place_box), self._labels, strict=True):
            name_choice(box, label.text())
        self.view_box.setFocus()

    def keyPressEvent(self, event: QKeyEvent) -> None:
        """Undo by the usual key."""
        if event.matches(QKeySequence.StandardKey.Undo):
            self.undo()
        elif event.key() == Qt.Key.Key_Delete and self.remove_button.isVisible():
            self.remove_button.click()
        else:
            super().keyPressEvent(event)


def found(listed: ClubList, text: str) -> ClubList:
    """Return the rows of a list in which all words of a text occur, whatever their case and accents."""
    words = spelling(text).split()
    if not words:
        return listed
    kept = [
        number
        for number, row in enumerate(listed.rows)
        if all(word in spelling(" ".join(map(str, row))) for word in words)
    ]
    return ClubList(
        listed.kind,
        listed.columns,
        tuple(listed.rows[number] for number in kept),
        tuple(listed.ids[number] for number in kept),
        tuple(listed.groups[number] for number in kept) if listed.groups else (),
    )
