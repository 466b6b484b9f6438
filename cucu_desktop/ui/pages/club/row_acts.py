"""The buttons below a list of a tournament, for its selected rows."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from PySide6.QtCore import Signal
from PySide6.QtWidgets import QHBoxLayout, QSizePolicy, QWidget

from cucu_desktop.ui.pages.club.entry_form import EntryRefusedError
from cucu_desktop.ui.widgets.language import tr
from cucu_desktop.ui.widgets.paper_widgets import Button

if TYPE_CHECKING:
    from collections.abc import Sequence

    from cucu_desktop.match.club.club_standings import Tie
    from cucu_desktop.ui.pages.club.entry_writer import EntryWriter

_REMOVED: Final = ("games", "stages", "prizes", "accounts")
"""The views with rows that can be removed."""
_CHANGED: Final = ("places", "people", "games", "stages")
"""The views with rows that can be changed."""


class RowActs(QWidget):
    """Buttons that do something with people or entries, or settle a tie; `allow` gives their ids or the tie.

    Whether two entries are of one person is asked first, with the games of both; a second press joins them.
    """

    done = Signal(str)
    """Something was done, or refused, with what to say about it."""
    asked = Signal(str)
    """A question, to be answered by the same button."""
    list_wanted = Signal()
    """A list of names is to be entered."""
    change_wanted = Signal(str)
    """A row is to be changed, given by its id, or "" for a new one."""

    def __init__(self, writer: EntryWriter) -> None:
        super().__init__()
        self._writer = writer
        self._ids: list[str] = []
        self._tie: Tie | None = None
        self._asked: list[str] = []
        """The ids about which was asked whether they are one person."""
        self.withdraw = Button(tr("Club", "Withdraw"))
        self.change = Button(tr("Club", "Change"))
        self.join = Button(tr("Club", "Same person"))
        self.part = Button(tr("Club", "Two people"))
        self.lot = Button(tr("Club", "Draw a lot"))
        self.remove = Button(tr("Common", "Remove"))
        self.names = Button(tr("Club", "Enter a list"))
        self.add = Button(tr("Club", "Add stage"))
        self._view = ""
        row = QHBoxLayout(self)
        row.setContentsMargins(0, 0, 0, 0)
        acts = (self.withdraw, self.change, self.join, self.part, self.lot, self.remove, self.names, self.add)
        for button in acts:
            button.setSizePolicy(QSizePolicy.Policy.Maximum, QSizePolicy.Policy.Fixed)
            row.addWidget(button)
        self.withdraw.clicked.connect(lambda: self._do("withdraw"))
        self.change.clicked.connect(lambda: self.change_wanted.emit(self._ids[0]))
        self.join.clicked.connect(self._join)
        self.part.clicked.connect(lambda: self._do("part"))
        self.lot.clicked.connect(self._draw_lot)
        self.add.clicked.connect(lambda: self.change_wanted.emit(""))
        self.names.clicked.connect(self.list_wanted)
        self.remove.clicked.connect(lambda: self._do("remove"))

    def allow(self, view: str, ids: Sequence[str], *, are_same: bool = False, tie: Tie | None = None) -> None:
        """Show the buttons of a view, enabled as its selected rows are, which have the ids, or a tie."""
        if [*ids] != self._ids:
            self._asked = []
        self._ids, self._tie, self._view = [*ids], tie, view
        is_people = view == "people"
        self.withdraw.setVisible(is_people)
        self.withdraw.setEnabled(bool(ids))
        is_out = bool(ids) and {*ids} <= {*self._writer.club.book.withdrawn}
        self.withdraw.setText(tr("Club", "Plays again") if is_out else tr("Club", "Withdraw"))
        self.names.setVisible(is_people)
        self.change.setVisible(view in _CHANGED and bool(self._writer.club.book.places))
        self.add.setVisible(view == "stages")
        self.change.setEnabled(len(ids) == 1)
        for button in (self.join, self.part):
            button.setVisible(is_people or view == "check")
            button.setEnabled(are_same or (is_people and bool(ids)))
        self.lot.setVisible(view == "check")
        self.lot.setEnabled(tie is not None)
        gifts = {gift.id for gift in self._writer.club.book.gifts}
        is_entry = view != "accounts" or {*ids} <= gifts  # the stakes of a place are no single entry
        self.remove.setVisible(view in _REMOVED)
        self.remove.setEnabled(bool(ids) and is_entry)

    def _join(self) -> None:
        if self._ids == self._asked:
            self._do("join")
            return
        try:
            question = self._writer.question_of_join(self._ids)
        except EntryRefusedError as error:
            self.done.emit(str(error))
        else:
            self._asked = self._ids
            self.asked.emit(question)

    def _draw_lot(self) -> None:
        if self._tie is not None:
            self.done.emit(self._writer.draw_lot(self._tie))

    def _do(self, act: str) -> None:
        writer, self._asked = self._writer, []
        try:
            if act in ("join", "part"):
                told = writer.join(self._ids) if act == "join" else writer.part(self._ids)
            else:
                remove = writer.stages.remove if self._view == "stages" else writer.remove
                each = writer.withdraw if act == "withdraw" else remove
                told = " ".join(dict.fromkeys(each(one) for one in self._ids))
        except EntryRefusedError as error:
            told = str(error)
        self.done.emit(told)
