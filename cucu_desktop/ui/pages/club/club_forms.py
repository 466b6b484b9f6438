"""The forms of a tournament's page, one for each view in which something is entered."""

from __future__ import annotations

from functools import partial
from typing import TYPE_CHECKING, Final

from PySide6.QtCore import Signal
from PySide6.QtWidgets import QCheckBox

from cucu_desktop.match.club.club_words import class_name, column_words
from cucu_desktop.match.club.rules import GROUPS, MOST, USUAL_STAKE, USUAL_TABLE
from cucu_desktop.match.terminal import told
from cucu_desktop.names import LONGEST_NAME, cleaned
from cucu_desktop.ui.pages.club.club_words import rules
from cucu_desktop.ui.pages.club.entry_form import (
    ChoiceBox,
    EntryForm,
    EntryRefusedError,
    number_field,
    text_field,
)
from cucu_desktop.ui.pages.club.people_field import PeopleField
from cucu_desktop.ui.widgets.language import spoken, tr

if TYPE_CHECKING:
    from collections.abc import Callable, Mapping

    from PySide6.QtWidgets import QWidget

    from cucu_desktop.ui.pages.club.entry_writer import EntryWriter
    from cucu_desktop.ui.widgets.theme import Theme

MOST_COINS: Final = 1_000_000
LATEST: Final = 2100
MOST_SHIFTS: Final = 99
MOST_AT_TABLE: Final = 20
_FIELDS: Final[Mapping[str, str]] = {
    "places": "name town",
    "people": "name born classes coins receipt",
    "invited": "name",
    "draw": "shift most",
    "games": "shift table players winner order playoff",
    "stages": "name year rules champion",
    "stage": "name after also under parts most take per",
    "prizes": "rank name prize",
    "accounts": "to coins",
}
"""The fields of each form."""


def forms(theme: Theme, writer: EntryWriter) -> tuple[PersonForm, GameForm, dict[str, EntryForm]]:
    """Return the forms of people and of games, and all by view, with those of a stage and of invitations."""
    enter, save, kinds = tr("Club", "Enter"), tr("Common", "Save"), _kinds()
    labels = {
        "invited": tr("Club", "Invite"),
        "draw": tr("Club", "Draw tables"),
        "stages": save,
        "stage": save,
        "accounts": tr("Club", "Pay out"),
    }
    fields: dict[str, dict[str, tuple[str, QWidget]]] = {}
    for view, names in _FIELDS.items():
        chosen = {name: kinds.get(f"{view}.{name}") or kinds[name] for name in names.split()}
        fields[view] = {name: (label, make()) for name, (label, make) in chosen.items()}
    people = PersonForm(theme, enter, fields.pop("people"), writer)
    games = GameForm(theme, enter, fields.pop("games"), writer)
    others = {view: EntryForm(theme, labels.get(view, enter), each) for view, each in fields.items()}
    return people, games, {"people": people, "games": games, **others}


def _kinds() -> Mapping[str, tuple[str, Callable[[], QWidget]]]:
    """Return label and maker of each field, by its name, or by view and name."""
    words, champion = column_words(spoken()), tr("Club", "Last year’s champion")
    groups = [(told(spoken(), f"takes-{group}", count="…"), group) for group in GROUPS]
    shift = partial(number_field, 1, MOST_SHIFTS)
    return {
        "after": (tr("Common", "Who plays"), ChoiceBox),
        "also": (champion, QCheckBox),
        "born": (words["born"], partial(number_field, 0, LATEST, none="–")),
        "champion": (champion, text_field),
        "classes": (words["class"], ChoiceBox),
        "coins": (words["coins"], partial(number_field, 0, MOST_COINS)),
        "people.coins": (tr("Common", "Stake"), partial(number_field, 0, MOST_COINS, USUAL_STAKE)),
        "most": (tr("Club", "People at a table"), partial(number_field, 2, MOST_AT_TABLE, USUAL_TABLE)),
        "name": (words["name"], text_field),
        "people.name": (words["name"], partial(text_field, LONGEST_NAME)),
        "stage.name": (words["stage"], partial(text_field, LONGEST_NAME)),
        "stages.name": (tr("Club", "Tournament"), text_field),
        "order": (tr("Club", "in the order of going out"), QCheckBox),
        "parts": (tr("Club", "Divided into shifts"), shift),
        "per": (tr("Club", "Who qualifies"), partial(ChoiceBox, groups)),
        "players": (tr("Common", "Players"), PeopleField),
        "playoff": (words["playoff"], QCheckBox),
        "prize": (words["prize"], text_field),
        "rank": (words["rank"], shift),
        "receipt": (words["receipt"], text_field),
        "rules": (tr("Club", "Who qualifies"), partial(ChoiceBox, rules())),
        "shift": (words["shift"], shift),
        "table": (words["table"], shift),
        "take": (words["rule"], partial(number_field, 1, MOST)),
        "to": (words["about"], text_field),
        "town": (words["town"], text_field),
        "under": (tr("Club", "Under (age)"), partial(number_field, 0, 99, none="–")),
        "winner": (words["winner"], ChoiceBox),
        "year": (tr("Club", "Year"), partial(number_field, 0, LATEST, none="–")),
    }


class PersonForm(EntryForm):
    """A form that sets the stake to that of the chosen class."""

    def __init__(
        self, theme: Theme, label: str, fields: Mapping[str, tuple[str, QWidget]], writer: EntryWriter
    ) -> None:
        super().__init__(theme, label, fields)
        self._writer, self._only = writer, ""
        self.fields["classes"].currentIndexChanged.connect(self.show_stake)  # type: ignore[attr-defined]

    def offer_classes(self, only: str) -> None:
        """Offer the classes of the rules, if there are several; `only`, that of a stage, is chosen once."""
        chosen = None if only == self._only else only
        self._only, classes = only, self._writer.club.book.rules.classes()
        choices = [(tr("Club", "every class"), "")]
        choices += [(class_name(under, spoken()), str(under)) for under in classes]
        self.offer("classes", choices, chosen)
        self.show_field("classes", shown=len(classes) > 1)

    def show_stake(self) -> None:
        self.put(coins=self._writer.club.book.rules.stake(self.value("classes")))


class GameForm(EntryForm):
    """A form whose players are people with ids, found by what is typed."""

    told = Signal(str)
    """What is wrong with a name that was typed; "" if nothing is."""

    def __init__(
        self, theme: Theme, label: str, fields: Mapping[str, tuple[str, QWidget]], writer: EntryWriter
    ) -> None:
        super().__init__(theme, label, fields)
        self._writer = writer
        players, order = self.fields["players"], self.fields["order"]
        assert isinstance(players, PeopleField)
        assert isinstance(order, QCheckBox)
        self.players = players
        for name in ("shift", "table"):
            self.fields[name].valueChanged.connect(self.seat_drawn)  # type: ignore[attr-defined]
        players.changed.connect(self._offer_winners)
        players.wanted.connect(self._add)
        order.toggled.connect(self._offer_winners)

    def clear(self) -> None:
        """Keep shift and table: `seat_next` goes on after them."""

    def seat_drawn(self) -> None:
        """Choose the people of the drawn table."""
        self.players.offer(self._writer.club.book.labels)
        self.players.choose(self._writer.players_drawn(self.value("shift"), self.value("table")))

    def seat_next(self, *, anew: bool = False) -> None:
        """Choose the people of the next drawn table whose game is not entered, after the chosen one."""
        left = self._writer.open_tables
        here = (0, 0) if anew else (self.value("shift"), self.value("table"))
        following = next((each for each in left if each >= here), next(iter(left), None))
        if following is not None:
            self.put(shift=following[0], table=following[1])
        self.put(winner="", playoff=False)
        self.seat_drawn()

    def focus_first(self) -> None:
        """Focus the winner if it is to be chosen, else the line for a player."""
        winner = self.fields["winner"]
        (winner if self.players.ids and winner.isEnabled() else self.players).setFocus()

    def take_typed(self) -> bool:
        """Add the person whose name was typed, but not yet entered; return whether nothing is wrong."""
        typed = self.players.line.text()
        return not typed.strip() or self._add(typed)

    def _add(self, name: str) -> bool:
        told, players = "", self.players.ids
        try:
            person = self._writer.find(cleaned(name))
        except EntryRefusedError as error:
            told = str(error)
        else:
            if person in players:
                told = tr("Club", "Someone is among the players twice.")
            else:
                self.players.choose([*players, person])
        self.told.emit(told)
        return not told

    def _offer_winners(self) -> None:
        """Offer the players; in the order of going out the last one has won."""
        players, in_order, before = self.players.ids, self.value("order"), self.value("winner")
        choices = [("–", ""), *((self._writer.club.book.label(person), person) for person in players)]
        self.offer("winner", choices, players[-1] if in_order and players else before)
        self.fields["winner"].setEnabled(not in_order)
