"""The buttons below a list of a tournament, for its selected rows."""

from __future__ import annotations

from functools import partial
from typing import TYPE_CHECKING, Final

from PySide6.QtCore import Signal
from PySide6.QtWidgets import QHBoxLayout, QSizePolicy, QWidget

from cucu_desktop.ui.widgets.language import tr
from cucu_desktop.ui.widgets.paper_widgets import Button

if TYPE_CHECKING:
    from collections.abc import Mapping, Sequence

    from cucu_desktop.match.club.book import Book
    from cucu_desktop.match.club.club_standings import Tie

_VIEWS: Final[Mapping[str, str]] = {
    "withdraw": "people invited",
    "change": "places people games stages stage",
    "join": "people invited check",
    "part": "people invited check",
    "lot": "check",
    "remove": "games stages stage prizes accounts",
    "names": "people invited",
    "add": "stages stage",
}
"""For each act the views that have it, by the form that they show."""


class RowActs(QWidget):
    """Buttons that do something with people or entries, or settle a tie.

    Attributes:
        buttons: the buttons by act.
    """

    wanted = Signal(str)
    """An act is wanted."""

    def __init__(self) -> None:
        super().__init__()
        names = {
            "withdraw": tr("Club", "Withdraw"),
            "change": tr("Club", "Change"),
            "join": tr("Club", "Same person"),
            "part": tr("Club", "Two people"),
            "lot": tr("Club", "Draw a lot"),
            "remove": tr("Common", "Remove"),
            "names": tr("Club", "Enter a list"),
            "add": tr("Club", "Add stage"),
        }
        self.buttons = {act: Button(name) for act, name in names.items()}
        row = QHBoxLayout(self)
        row.setContentsMargins(0, 0, 0, 0)
        for act, button in self.buttons.items():
            button.setSizePolicy(QSizePolicy.Policy.Maximum, QSizePolicy.Policy.Fixed)
            button.clicked.connect(partial(self.wanted.emit, act))
            row.addWidget(button)

    def allow(self, book: Book, view: str, ids: Sequence[str], tie: Tie | None) -> None:
        """Show the buttons of a form's view, enabled as its selected rows are, which have the ids, or a tie.

        In the view of contradictions the ids are those of the people whom one is about.
        """
        for act, button in self.buttons.items():
            button.setVisible(view in _VIEWS[act].split() and (act != "change" or bool(book.places)))
            button.setEnabled(bool(ids) or act in ("names", "add"))
        is_out = bool(ids) and {*ids} <= {*book.withdrawn}
        self.buttons["withdraw"].setText(tr("Club", "Plays again") if is_out else tr("Club", "Withdraw"))
        self.buttons["change"].setEnabled(len(ids) == 1 and not self.buttons["change"].isHidden())
        self.buttons["lot"].setEnabled(tie is not None)
        if view == "accounts":  # the stakes of a place are no single entry
            gifts = {gift.id for gift in book.gifts}
            self.buttons["remove"].setEnabled(bool(ids) and {*ids} <= gifts)
