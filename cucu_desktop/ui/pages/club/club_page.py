"""The page of a club's tournament: one list at a time, with a form below it to enter more."""

from __future__ import annotations

from functools import partial
from typing import TYPE_CHECKING, Any, Final

from PySide6.QtCore import QEvent, QPoint, Qt, Signal
from PySide6.QtGui import QKeyEvent, QKeySequence
from PySide6.QtWidgets import QGridLayout, QHBoxLayout, QSizePolicy

from cucu_desktop.match.club.club_lists import ClubList, found, listed
from cucu_desktop.match.club.club_words import column_words, summary
from cucu_desktop.ui.pages.club.check_list import CheckList
from cucu_desktop.ui.pages.club.club_forms import forms
from cucu_desktop.ui.pages.club.club_table import ClubTable
from cucu_desktop.ui.pages.club.club_words import entries_told, entry_told, views
from cucu_desktop.ui.pages.club.entry_form import ChoiceBox, EntryForm, EntryRefusedError, text_field
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
    from collections.abc import Callable

    from PySide6.QtCore import QRect
    from PySide6.QtGui import QShowEvent

    from cucu_desktop.match.club.club_file import ClubFile
    from cucu_desktop.match.club.club_standings import Tie
    from cucu_desktop.ui.widgets.theme import Theme

_NARROW: Final = 760
_LOWEST: Final = 110
"""The least height of the list, at the usual text size."""


class ClubPage(Page):
    """The lists of a tournament, entered here or merged from other files."""

    wanted = Signal(str)
    """Something beyond the page is wanted: "merge", "copy", "screen", "print", or "names" for a list."""
    shown = Signal()
    """The list has changed."""
    fills = True

    def __init__(self, theme: Theme, club: ClubFile) -> None:
        super().__init__(theme)
        self.club = club
        self.writer = EntryWriter(club)
        self.title.setText(tr("Club", "Tournament"))
        self._check = CheckList(club)
        self.view_box = ChoiceBox((name, key) for key, name in views().items())
        self.place_box = PlaceBox()
        self.search_field = text_field()
        self.search_field.setPlaceholderText(tr("Club", "Find a name"))
        self.search_field.setAccessibleName(tr("Club", "Find a name"))
        self.search_field.setClearButtonEnabled(True)
        self._top = QGridLayout()
        self.head.addLayout(self._top)
        self.summary = written("", "body", "second", wrap=True)
        self.table = ClubTable()
        self.table.setMinimumHeight(theme.px(_LOWEST))
        self.table.setSizePolicy(QSizePolicy.Policy.Expanding, QSizePolicy.Policy.Expanding)
        self.people_form, self.games_form, self.forms = forms(theme, self.writer)
        self.told = written("", "body", "call", wrap=True)
        self.acts = RowActs()
        self._changed: str | None = None
        """The row id of the entry that the form changes; None while it adds one."""
        self._changed_form: EntryForm | None = None
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
        self.more_button = self.button(tr("Common", "More"))
        self.print_button = self.button(tr("Club", "Print"), loud=True)
        self._connect()
        self.fill_places()
        self._change_view()

    def _connect(self) -> None:
        self.view_box.currentIndexChanged.connect(self._change_view)
        self.place_box.currentIndexChanged.connect(self._change_place)
        self.search_field.textChanged.connect(self.refresh)
        for form in self.forms.values():
            form.entered.connect(self.enter)
        self.acts.wanted.connect(self._act)
        self.table.doubleClicked.connect(self.acts.buttons["change"].click)
        self.games_form.told.connect(self.say)
        self._back.clicked.connect(self.closed)
        self.undo_button.clicked.connect(self.undo)
        self.print_button.clicked.connect(partial(self.wanted.emit, "print"))
        self.more_button.clicked.connect(lambda: self._more().popup(self.more_button.mapToGlobal(QPoint())))
        self.forms["draw"].fields["shift"].valueChanged.connect(self.refresh)  # type: ignore[attr-defined]
        self.table.selectionModel().selectionChanged.connect(self._allow_acts)

    # Selection

    @property
    def view(self) -> str:
        return self.view_box.value

    def show_view(self, view: str) -> None:
        self.view_box.choose(view)

    def fill_places(self, chosen: str | None = None) -> None:
        """Offer the later stages and the places of the book."""
        self.place_box.fill(self.club.book, chosen)
        self._take_place()

    def _take_place(self) -> None:
        stage = self.place_box.stage
        self.writer.place = self.place_box.place
        self.writer.stage = self.club.book.rules.stage(stage) if stage else None
        under = str(self.writer.stage.under) if self.writer.stage is not None else ""
        self.people_form.offer_classes(under)

    def _change_place(self) -> None:
        self._end_change()
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
        self.say("")
        self.search_field.clear()
        self.prepare_form()
        self.refresh()
        self.refit()

    def prepare_form(self, *, anew: bool = False) -> None:
        """Put the next receipt, table or shift into the form; `anew`, as another place was chosen."""
        view, form = self.view, self.form
        stage = self.writer.stage or self.club.book.rules.stages[0]
        if view == "people":
            self.people_form.put(receipt=self.writer.next_receipt())
            self.people_form.show_stake()
        elif view == "games":
            self.games_form.seat_next(anew=anew)
        elif view == "stages" and self._changed is None:
            form.put(**self.writer.stages.shown_rules())
        elif view == "prizes":
            form.put(rank=max((rank for rank, _ in self.club.book.prizes), default=0) + 1)
        elif view == "draw":
            form.put(most=stage.table, shift=self.writer.next_shift())

    def _offer_people(self) -> None:
        """Complete names of people from those who have entered."""
        labels = self.club.book.labels
        self.games_form.players.offer(labels)
        for view, name in (("stages", "champion"), ("invited", "name"), ("prizes", "name")):
            line = self.forms[view].fields[name]
            assert isinstance(line, NameField)
            line.complete_from(sorted(labels.values()), Qt.MatchFlag.MatchContains)

    # Changes of an entry

    def _begin_change(self, row: str) -> None:
        """Put an entry into the form; "" for a new stage."""
        self._changed = row
        self._changed_form = self.form
        self._show_form()
        self.writer.show(self.view, row, self.form)
        self.form.button.setText(tr("Common", "Save"))
        self.form.focus_first()
        self.refit()
        self.say("")

    def _end_change(self) -> None:
        """Prepare the form of the changed entry for new ones again; view or place may be others now."""
        if self._changed_form is not None:
            self._changed_form.button.setText(self._changed_form.label)
            self._changed_form.clear()
            self._changed = self._changed_form = None
            self.games_form.put(order=False)
            self._show_form()

    # Entries

    @property
    def form(self) -> EntryForm:
        """The form of this view; in one without a form that of places, which is hidden."""
        return self.forms.get(self.form_key, self.forms["places"])

    def enter(self) -> None:
        """Write what the form of this view says."""
        form, view = self.form, self.view
        if view == "games" and not self.games_form.take_typed():
            return
        if not self._do(lambda: self.writer.write(self.form_key, form.values(), self._changed)):
            return
        if view != "draw":
            form.clear()
        self._end_change()
        if view in ("places", "stages"):
            self.fill_places(self.writer.place or self.place_box.value)
        if view != "draw":
            self.prepare_form()
        self.refresh()
        self.form.focus_first()

    def _do(self, act: Callable[[], str | None]) -> bool:
        """Write entries, and say what was written; return False if it was refused."""
        before = len(self.club.entries)
        try:
            besides = act()
        except EntryRefusedError as error:
            told = str(error)
            if error.missing:
                field = self.form.fields[error.missing]
                field.setFocus()
                told = tr("Club", "Missing: {field}.").format(field=field.accessibleName())
            self.say(told)
            return False
        self.say(" ".join(filter(None, (entries_told(self.club, before), besides))))
        return True

    def _act(self, act: str) -> None:
        """Do what a button below the list says with the selected rows."""
        writer, ids, tie = self.writer, *self._chosen()
        acts: dict[str, Callable[[], None]] = {
            "withdraw": lambda: writer.withdraw(ids),
            "join": lambda: writer.join(ids),
            "part": lambda: writer.part(ids),
            "lot": lambda: writer.draw_lot(tie) if tie is not None else None,
            "remove": lambda: writer.remove(self.view, ids),
        }
        if act == "names":
            self.wanted.emit(act)
        elif act in ("change", "add"):
            self._begin_change(ids[0] if act == "change" else "")
        elif self._do(acts[act]):
            self.fill_places()
            self.refresh()

    def _chosen(self) -> tuple[list[str], Tie | None]:
        """Return the ids of the selected rows, or the people of a contradiction, and a tie."""
        chosen = self.table.chosen
        if self.view == "check":
            return self._check.chosen(chosen[0]) if chosen else ([], None)
        return chosen, None

    def undo(self) -> None:
        """Take the last entry of this device back."""
        if self.club.last_own() is not None:
            self._do(self.club.undo)
            self.fill_places()
            self.refresh()

    # Content

    def refresh(self) -> None:
        """Show the list of this view anew."""
        self.listed, words = self._list(), column_words(spoken())
        if self.view in ("games", "people", "stages", "prizes"):
            self._offer_people()
        self.table.show_list(self.listed, words)
        self.summary.setText(" · ".join(summary(self.club.book, spoken())))
        last = self.club.last_own()
        self.undo_button.setEnabled(last is not None)
        told = "" if last is None else entry_told(self.club, last)
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
            shift = self.forms["draw"].value("shift")
            shown = listed(self.view, book, place, stage, spoken(), shift)
        return found(shown, self.search_field.text())

    def _allow_acts(self) -> None:
        self.acts.allow(self.club.book, self.form_key, *self._chosen())

    def say(self, told: str) -> None:
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
        for number, part in enumerate((self.view_box, self.place_box, self.search_field)):
            self._top.addWidget(part, number // 2 if narrow else 0, number % 2 if narrow else number)
        self.label(self.undo_button, tr("Common", "Undo"), "" if narrow else "Ctrl+Z")
        for form in self.forms.values():
            form.lay_out(self._line_width(self.paper_width(area)))
        super().fit_into(area)

    def _more(self) -> Menu:
        """Return a menu of what is seldom needed."""
        menu = Menu(self)
        names = {
            "merge": tr("Club", "Merge files"),
            "copy": tr("Club", "Pass on"),
            "screen": tr("Common", "Screen for the room"),
        }
        for what, name in names.items():
            menu.addAction(name).triggered.connect(partial(self.wanted.emit, what))
        menu.aboutToHide.connect(menu.deleteLater)
        return menu

    def save_state(self) -> tuple[str, str, str, str | None, dict[str, dict[str, Any]]]:
        """Return the view, the place, the searched name, the entry that is changed, and all fields."""
        values = {view: form.values() for view, form in self.forms.items()}
        return self.view, self.place_box.value, self.search_field.text(), self._changed, values

    def restore_state(self, state: tuple[str, str, str, str | None, dict[str, dict[str, Any]]]) -> None:
        view, place, searched, changed, values = state
        self.fill_places(place)
        self.show_view(view)
        if changed is not None and changed in ("", *self.listed.ids):
            self._begin_change(changed)
        for name, fields in values.items():
            self.forms[name].put(**fields)
        self.search_field.setText(searched)

    def showEvent(self, event: QShowEvent) -> None:
        """Name the choices for a screen reader, and focus the view."""
        super().showEvent(event)
        name_choice(self.view_box, tr("Club", "List"))
        name_choice(self.place_box, tr("Club", "Where"))
        self.view_box.setFocus()

    def event(self, event: QEvent) -> bool:
        """Take the key of undo before the menus, whose action is about the match at the table."""
        if takes_undo(event):
            event.accept()
            return True
        return super().event(event)

    def keyPressEvent(self, event: QKeyEvent) -> None:
        """Undo by the usual key; Enter ends an entry, and does not print."""
        remove = self.acts.buttons["remove"]
        if event.matches(QKeySequence.StandardKey.Undo):
            self.undo()
        elif event.key() == Qt.Key.Key_Delete and remove.isVisible():
            remove.click()
        elif event.key() not in (Qt.Key.Key_Return, Qt.Key.Key_Enter):
            super().keyPressEvent(event)
