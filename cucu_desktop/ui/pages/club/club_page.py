"""The page of a club's tournament: one list at a time, with a form below it to enter more."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any, Final

from PySide6.QtCore import QEvent, QPoint, Qt, Signal
from PySide6.QtGui import QKeyEvent, QKeySequence
from PySide6.QtWidgets import QGridLayout, QHBoxLayout, QSizePolicy

from cucu_desktop.match.club.club_lists import (
    ClubList,
    column_words,
    found,
    listed,
)
from cucu_desktop.ui.pages.club.check_list import CheckList
from cucu_desktop.ui.pages.club.club_forms import GameForm, PersonForm, forms
from cucu_desktop.ui.pages.club.club_table import ClubTable
from cucu_desktop.ui.pages.club.club_words import entry_told, summary, views
from cucu_desktop.ui.pages.club.entry_form import EntryRefusedError, choice_field, text_field
from cucu_desktop.ui.pages.club.entry_writer import EntryWriter
from cucu_desktop.ui.pages.club.place_box import PlaceBox
from cucu_desktop.ui.pages.club.row_acts import RowActs
from cucu_desktop.ui.widgets.fields import NameField
from cucu_desktop.ui.widgets.language import spoken, tr
from cucu_desktop.ui.widgets.menu import Menu
from cucu_desktop.ui.widgets.notices import announce, name_choice
from cucu_desktop.ui.widgets.page import Page, takes_undo
from cucu_desktop.ui.widgets.paper_widgets import written

if TYPE_CHECKING:
    from PySide6.QtCore import QRect
    from PySide6.QtGui import QShowEvent

    from cucu_desktop.match.club.club_file import ClubFile
    from cucu_desktop.ui.widgets.paper_widgets import PaperButton
    from cucu_desktop.ui.widgets.theme import Theme

_NARROW: Final = 760
_LOWEST: Final = 110
"""The least height of the list, at the usual text size."""


class ClubPage(Page):
    """The lists of a tournament, entered here or merged from other files."""

    merge_wanted = Signal()
    copy_wanted = Signal()
    print_wanted = Signal()
    screen_wanted = Signal()
    list_wanted = Signal()
    shown = Signal()
    """The list has changed."""
    fills = True

    def __init__(self, theme: Theme, club: ClubFile) -> None:
        super().__init__(theme)
        self.club = club
        self.writer = EntryWriter(club)
        self.title.setText(tr("Club", "Tournament"))
        self.listed: ClubList | None = None
        self._check = CheckList(club)
        self.view_box, self.place_box = choice_field(), PlaceBox()
        for key, name in views().items():
            self.view_box.addItem(name, key)
        self.search_field = text_field()
        self.search_field.setPlaceholderText(tr("Club", "Find a name"))
        self.search_field.setAccessibleName(tr("Club", "Find a name"))
        self.search_field.setClearButtonEnabled(True)
        named = (tr("Club", "List"), tr("Club", "Where"))
        self._labels = [written(name, "small", "third") for name in named]
        self._top = QGridLayout()
        for label, box in zip(self._labels, (self.view_box, self.place_box), strict=True):
            label.setBuddy(box)
        self.head.addLayout(self._top)
        self.summary = written("", "body", "second", wrap=True)
        self.table = ClubTable()
        self.table.setMinimumHeight(theme.px(_LOWEST))
        self.table.setSizePolicy(QSizePolicy.Policy.Expanding, QSizePolicy.Policy.Expanding)
        self.games_form, self.people_form = GameForm(theme, self.writer), PersonForm(theme)
        self.forms = forms(theme) | {"games": self.games_form, "people": self.people_form}
        self.told = written("", "body", "call", wrap=True)
        self.acts = RowActs(self.writer)
        self._changed: str | None = None
        """The row id of the entry that the form changes; None while it adds one."""
        acts = QHBoxLayout()
        acts.addWidget(self.acts)
        acts.addWidget(self.told, 1)
        self.body.addWidget(self.summary)
        self.body.addWidget(self.table, 1)
        self.body.addLayout(acts)
        for form in self.forms.values():
            self.body.addWidget(form)
        self.body.setSpacing(theme.space(1))
        self._back = self.button(tr("Common", "Back"), back=True)
        self.undo_button = self.button()
        self.foot.addStretch(1)
        merge, copy, screen, print_list = self._names_of_rare()
        self.merge_button, self.copy_button = self.button(merge), self.button(copy)
        self.more_button, self.screen_button = self.button(tr("Common", "More")), self.button(screen)
        self.print_button = self.button(print_list, loud=True)
        self._connect()
        self.fill_places()
        self._change_view()

    def _connect(self) -> None:
        self.view_box.currentIndexChanged.connect(self._change_view)
        self.place_box.currentIndexChanged.connect(self._change_place)
        self.search_field.textChanged.connect(self.refresh)
        for form in self.forms.values():
            form.entered.connect(self.enter)
        self.acts.done.connect(self._after_act)
        self.acts.asked.connect(self._say)
        self.acts.list_wanted.connect(self.list_wanted)
        self.acts.change_wanted.connect(self._begin_change)
        self.table.doubleClicked.connect(self.acts.change.click)
        self.games_form.told.connect(self._say)
        self._back.clicked.connect(self.closed)
        self.undo_button.clicked.connect(self.undo)
        self.merge_button.clicked.connect(self.merge_wanted)
        self.copy_button.clicked.connect(self.copy_wanted)
        self.screen_button.clicked.connect(self.screen_wanted)
        self.print_button.clicked.connect(self.print_wanted)
        self.more_button.clicked.connect(self._offer_more)
        self.forms["draw"].fields["shift"].valueChanged.connect(self.refresh)  # type: ignore[attr-defined]
        self.table.selectionModel().selectionChanged.connect(self._allow_acts)

    # Selection

    @property
    def view(self) -> str:
        return str(self.view_box.currentData())

    def show_view(self, view: str) -> None:
        self.view_box.setCurrentIndex(self.view_box.findData(view))

    def fill_places(self, chosen: str | None = None) -> None:
        """Offer the later stages and the places of the book."""
        self.place_box.fill(self.club.book, chosen)
        self._take_place()

    def _take_place(self) -> None:
        stage = self.place_box.stage
        self.writer.place = self.place_box.place
        self.writer.stage = self.club.book.rules.stage(stage) if stage else None
        under = self.writer.stage.under if self.writer.stage is not None else None
        self.people_form.offer_classes(self.club.book.rules, under)

    def _change_place(self) -> None:
        self._take_place()
        self._show_form()
        self.prepare_form(anew=True)
        self.refresh()
        self.refit()

    @property
    def form_key(self) -> str:
        if self.view == "people" and self.writer.stage is not None and self.writer.stage.after:
            return "invited"
        return "stage" if self.view == "stages" and self._changed is not None else self.view

    def _show_form(self) -> None:
        for key, form in self.forms.items():
            form.setVisible(key == self.form_key)

    def _change_view(self) -> None:
        self._end_change()
        self._show_form()
        self._say("")
        self.search_field.clear()
        self.prepare_form()
        self.refresh()
        self.refit()

    def prepare_form(self, *, anew: bool = False) -> None:
        """Put the next receipt, table or shift into the form; `anew`, as another place was chosen."""
        if self.view == "people":
            self.forms["people"].put(receipt=self.writer.next_receipt())
        elif self.view == "games":
            self.games_form.seat_next(anew=anew)
        elif self.view == "stages":
            self.writer.stages.show_rules(self.forms["stages"])
        stage = self.writer.stage or self.club.book.rules.stages[0]
        if self.view == "draw":
            self.forms["draw"].put(most=stage.table, shift=self.writer.draws.next_shift())

    def _offer_people(self) -> None:
        """Complete names of people from those who have entered."""
        labels = self.writer.labels
        self.games_form.players.offer(labels)
        for view, name in (("stages", "champion"), ("invited", "name"), ("prizes", "name")):
            line = self.forms[view].fields[name]
            assert isinstance(line, NameField)
            line.complete_from(sorted(labels.values()), Qt.MatchFlag.MatchContains)

    # Changes of an entry

    def _begin_change(self, row: str) -> None:
        """Put an entry into the form; "" for a new stage."""
        self._changed = row
        self._show_form()
        form = self.forms[self.form_key]
        name = self.writer.show(self.view, row, form)
        form.button.setText(tr("Common", "Save"))
        form.focus_first()
        self.refit()
        self._say(tr("Club", "Change the entry below: {name}.").format(name=name))

    def _end_change(self) -> None:
        """Prepare the form for new entries again."""
        if self._changed is not None:
            form, self._changed = self.forms[self.form_key], None
            form.button.setText(form.label)
            self.people_form.put(name="", born=0)
            self.people_form.show_stake()
            self.games_form.put(order="", kind="")
            self.forms["places"].put(name="", town="")
            self._show_form()

    # Entries

    def enter(self) -> None:
        """Write what the form of this view says."""
        view, key, changed = self.view, self.form_key, self._changed
        form = self.forms[key]
        if view == "games" and not self.games_form.take_typed():
            return
        try:
            if changed is not None:
                told = self.writer.change(view, changed, form)
            else:
                told = self.writer.write(key, form)
        except EntryRefusedError as error:
            self._say(str(error))
            return
        self._end_change()
        if view in ("places", "stages"):
            self.fill_places(self.writer.place or self.place_box.where)
            self.prepare_form()
        elif view == "games":
            form.put(winner="")
            self.games_form.seat_next()
        self.refresh()
        self._say(told)
        self.forms[self.form_key].focus_first()

    def _after_act(self, told: str) -> None:
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
        if self.view in ("games", "people", "stages", "prizes"):
            self._offer_people()
        self.table.show_list(self.listed, words)
        self.summary.setText(summary(self.club.book))
        last = self.club.last_own()
        self.undo_button.setEnabled(last is not None)
        told = "" if last is None else entry_told(self.club.book, last)
        tip = tr("Common", "Undo: {what}").format(what=told) if told else ""
        self.undo_button.setToolTip(tip)
        self.undo_button.setAccessibleDescription(tip)
        self._allow_acts()
        self.shown.emit()

    def _list(self) -> ClubList:
        book, place, stage = self.club.book, self.place_box.place, self.place_box.stage
        if self.view == "check":
            shown = self._check.listed()
        else:
            shift = self.forms["draw"].number("shift")
            shown = listed(self.view, book, place, stage, spoken(), shift)
        return found(shown, self.search_field.text())

    def _allow_acts(self) -> None:
        chosen, are_same, tie = self.table.chosen, False, None
        if self.view == "check" and chosen:
            chosen, are_same, tie = self._check.chosen(chosen[0])
        self.acts.allow(self.view, chosen, are_same=are_same, tie=tie)

    def say(self, told: str) -> None:
        self._say(told)

    def _say(self, told: str) -> None:
        self.told.setText(told)
        if told:
            announce(self, told)

    # Qt

    def fit_into(self, area: QRect) -> None:
        """Arrange the parts for the width."""
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
        self.label(self.undo_button, tr("Common", "Undo"), "" if narrow else "Ctrl+Z")
        for button in self._rare:
            button.setVisible(not narrow)
        self.more_button.setVisible(narrow)
        for form in self.forms.values():
            form.lay_out(self._line_width(self.paper_width(area)))
        super().fit_into(area)

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
        return tr("Club", "Merge files"), tr("Club", "Pass on"), tr("Common", "Screen"), tr("Club", "Print")

    def save_state(self) -> tuple[str, str, str, str | None, dict[str, dict[str, Any]]]:
        """Return the view, the place, the searched name, the entry that is changed, and all fields."""
        values = {view: form.save_state() for view, form in self.forms.items()}
        return self.view, self.place_box.where, self.search_field.text(), self._changed, values

    def restore_state(self, state: tuple[str, str, str, str | None, dict[str, dict[str, Any]]]) -> None:
        view, place, searched, changed, values = state
        self.fill_places(place)
        self.show_view(view)
        assert self.listed is not None
        if changed is not None and changed in ("", *self.listed.ids):
            self._begin_change(changed)
        for name, fields in values.items():
            self.forms[name].put(**fields)
        self.search_field.setText(searched)

    def showEvent(self, event: QShowEvent) -> None:
        """Name the choices for a screen reader, and focus the view."""
        super().showEvent(event)
        for box, label in zip((self.view_box, self.place_box), self._labels, strict=True):
            name_choice(box, label.text())
        self.view_box.setFocus()

    def event(self, event: QEvent) -> bool:
        """Take the key of undo before the menus, whose action is about the match at the table."""
        if takes_undo(event):
            event.accept()
            return True
        return super().event(event)

    def keyPressEvent(self, event: QKeyEvent) -> None:
        """Undo by the usual key; Enter ends an entry, and does not print."""
        if event.matches(QKeySequence.StandardKey.Undo):
            self.undo()
        elif event.key() == Qt.Key.Key_Delete and self.acts.remove.isVisible():
            self.acts.remove.click()
        elif event.key() not in (
            Qt.Key.Key_Return,
            Qt.Key.Key_Enter,
        ):  # Enter ends an entry, it does not print
            super().keyPressEvent(event)
