"""The form for the result of a game: its players, as drawn or chosen, and the winner among them."""

from __future__ import annotations

from typing import TYPE_CHECKING

from PySide6.QtCore import Signal
from PySide6.QtWidgets import QComboBox

from cucu_desktop.names import cleaned
from cucu_desktop.ui.pages.club.club_forms import IN_ORDER, game_fields
from cucu_desktop.ui.pages.club.entry_form import EntryForm, EntryRefusedError
from cucu_desktop.ui.pages.club.people_field import PeopleField
from cucu_desktop.ui.widgets.language import tr

if TYPE_CHECKING:
    from cucu_desktop.ui.pages.club.entry_writer import EntryWriter
    from cucu_desktop.ui.widgets.theme import Theme


class GameForm(EntryForm):
    """A form whose players are people with ids, found by what is typed."""

    told = Signal(str)
    """What is wrong with a name that was typed; "" if nothing is."""

    def __init__(self, theme: Theme, writer: EntryWriter) -> None:
        super().__init__(theme, tr("Club", "Enter game"), game_fields())
        self._writer = writer
        for name in ("shift", "table"):
            self.fields[name].valueChanged.connect(self.seat_drawn)  # type: ignore[attr-defined]
        self.players.changed.connect(self._offer_winners)
        self.players.wanted.connect(self._add)
        order = self.fields["order"]
        assert isinstance(order, QComboBox)
        order.currentIndexChanged.connect(self._offer_winners)

    @property
    def players(self) -> PeopleField:
        """The field for the players."""
        field = self.fields["players"]
        assert isinstance(field, PeopleField)
        return field

    def seat_drawn(self) -> None:
        """Choose the people of the drawn table."""
        self.players.offer(self._writer.labels)
        self.players.choose(self._writer.draws.players_drawn(self.number("shift"), self.number("table")))

    def seat_next(self, *, anew: bool = False) -> None:
        """Choose the people of the next drawn table whose game is not entered, after the chosen one."""
        left = self._writer.draws.open_tables
        here = (0, 0) if anew else (self.number("shift"), self.number("table"))
        following = next((each for each in left if each >= here), next(iter(left), None))
        if following is not None:
            self.put(shift=following[0], table=following[1])
        self.seat_drawn()

    def focus_first(self) -> None:
        """Focus the winner if the players are chosen, else the line for a player."""
        (self.fields["winner"] if self.players.ids else self.players).setFocus()

    def take_typed(self) -> bool:
        """Add the person whose name was typed, but not yet entered; return whether nothing is wrong."""
        typed = self.players.line.text()
        return not typed.strip() or self._add(typed)

    def _add(self, name: str) -> bool:
        players = self.players.ids
        try:
            person = self._writer.find(cleaned(name))
        except EntryRefusedError as error:
            self.told.emit(str(error))
            return False
        if person in players:
            self.told.emit(tr("Club", "Someone is among the players twice."))
            return False
        self.told.emit("")
        self.players.choose([*players, person])
        return True

    def _offer_winners(self) -> None:
        """Offer the players as winners."""
        box, before = self.fields["winner"], self.choice("winner")
        assert isinstance(box, QComboBox)
        box.clear()
        box.addItem("–", "")
        for person in self.players.ids:
            box.addItem(self._writer.label(person), person)
        in_order = self.choice("order") == IN_ORDER and self.players.ids
        self.put(winner=self.players.ids[-1] if in_order else before)
