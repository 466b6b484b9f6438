"""Pages of slips: the ways to play with others, and what is done beside the table."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final, NamedTuple

from PySide6.QtCore import QEvent, QObject, QRect, Signal
from PySide6.QtWidgets import QGridLayout

from cucu_desktop.ui.pages.inn.pictures import people, phone, slate, thing
from cucu_desktop.ui.pages.inn.slip import Slip
from cucu_desktop.ui.widgets.language import tr
from cucu_desktop.ui.widgets.page import Page

if TYPE_CHECKING:
    from collections.abc import Mapping

    from cucu_desktop.ui.pages.inn.slip import Picture
    from cucu_desktop.ui.widgets.art import Art
    from cucu_desktop.ui.widgets.theme import Theme

_MOST_BESIDE: Final = 2


class Offered(NamedTuple):
    """The content of a slip: picture, name and the line below it."""

    picture: Picture
    name: str
    line: str


class SlipsPage(Page):
    """Slips, two in a row where their words fit."""

    chosen = Signal(str)
    """The id of the selected slip."""

    def __init__(self, theme: Theme, art: Art, offered: Mapping[str, Offered], title: str) -> None:
        super().__init__(theme)
        self.title.setText(title)
        self._columns = 1
        self._grid = QGridLayout()
        self._grid.setContentsMargins(0, 0, 0, 0)
        self.body.addLayout(self._grid)
        self.body.addStretch(1)
        self.slips = {name: Slip(theme, art, each.picture) for name, each in offered.items()}
        for name, slip in self.slips.items():
            slip.clicked.connect(lambda _=False, name=name: self.chosen.emit(name))
            slip.say(offered[name].name, offered[name].line)
            slip.installEventFilter(self)
        self.foot.addStretch(1)
        self.first_focus = next(iter(self.slips.values()))
        self.button(tr("Common", "Back"), back=True).clicked.connect(self.closed)

    def fit_into(self, area: QRect) -> None:
        """Place the page, with two slips in a row if their words fit."""
        gap, around = self.theme.space(1), self.theme.space(18)
        room = self.paper_width(area) - around
        least = max(slip.least_width() for slip in self.slips.values())
        beside = min(_MOST_BESIDE, len(self.slips), max(1, (room + gap) // (least + gap)))
        self._columns = beside
        for index, slip in enumerate(self.slips.values()):
            self._grid.addWidget(slip, index // beside, index % beside)
        for column in range(_MOST_BESIDE):
            self._grid.setColumnStretch(column, 1 if column < beside else 0)
        self._grid.setSpacing(gap)
        super().fit_into(area)

    def eventFilter(self, watched: QObject, event: QEvent) -> bool:
        slips = list(self.slips.values())
        return self.step_in_grid(event, watched, slips, self._columns) or super().eventFilter(watched, event)


class PeoplePage(SlipsPage):
    """At this screen, on phones, or with real cards: "screen", "guests" or "score" is chosen."""

    def __init__(self, theme: Theme, art: Art) -> None:
        offered = {
            "screen": Offered(people, tr("People", "At this screen"), tr("People", "one keyboard for all")),
            "guests": Offered(phone, tr("People", "On their phones"), tr("People", "they scan a code")),
            "score": Offered(
                slate, tr("People", "With real cards"), tr("People", "the program keeps the score")
            ),
        }
        super().__init__(theme, art, offered, tr("Start", "With people"))


class WorkshopPage(SlipsPage):
    """Print, tournament, files and numbers of deals: the id of an entry of `menus` is chosen."""

    def __init__(self, theme: Theme, art: Art) -> None:
        printed, drawn = tr("Workshop", "cards, rules and score sheets"), tr("Workshop", "draws and lists")
        number, again = tr("Workshop", "A deal by its number"), tr("Workshop", "the same cards again")
        offered = {
            "print": Offered(thing("ledgers"), tr("Print", "Print for the table"), printed),
            "club": Offered(thing("crown"), tr("Club", "Tournament"), drawn),
            "open_file": Offered(
                thing("bag"), tr("Common", "Open file"), tr("Files", "Saved games and deals")
            ),
            "deal_number": Offered(thing("pack"), number, again),
        }
        super().__init__(theme, art, offered, tr("Everything", "Workshop"))
