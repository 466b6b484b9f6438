"""The forms of a tournament's page, one for each view in which something is entered."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from PySide6.QtCore import Signal
from PySide6.QtWidgets import QComboBox

from cucu_desktop.match.club.club_lists import class_name
from cucu_desktop.match.club.rules import MOST, USUAL_STAKE, USUAL_TABLE
from cucu_desktop.names import LONGEST_NAME, cleaned
from cucu_desktop.ui.pages.club.club_words import rules
from cucu_desktop.ui.pages.club.entry_form import (
    IN_ORDER,
    PLAYOFF,
    EntryForm,
    EntryRefusedError,
    choice_field,
    number_field,
    text_field,
)
from cucu_desktop.ui.pages.club.people_field import PeopleField
from cucu_desktop.ui.widgets.language import spoken, tr

if TYPE_CHECKING:
    from PySide6.QtWidgets import QWidget

    from cucu_desktop.match.club.rules import Rules
    from cucu_desktop.ui.pages.club.entry_writer import EntryWriter
    from cucu_desktop.ui.widgets.theme import Theme

MOST_COINS: Final = 1_000_000
LATEST: Final = 2100
MOST_SHIFTS: Final = 99
MOST_AT_TABLE: Final = 20


def forms(theme: Theme) -> dict[str, EntryForm]:
    """Return the forms by view, but those of people and games."""
    return {
        "places": EntryForm(
            theme,
            tr("Club", "Add place"),
            {"name": (tr("Common", "Name"), text_field()), "town": (tr("Club", "Town"), text_field())},
        ),
        "invited": EntryForm(
            theme, tr("Club", "Invite"), {"name": (tr("Common", "Name"), text_field(LONGEST_NAME * 3))}
        ),
        "draw": EntryForm(
            theme,
            tr("Club", "Draw tables"),
            {
                "shift": (tr("Club", "Shift"), number_field(1, MOST_SHIFTS)),
                "most": (tr("Club", "People at a table"), number_field(2, MOST_AT_TABLE, USUAL_TABLE)),
            },
        ),
        "stages": EntryForm(
            theme,
            tr("Club", "Set"),
            {
                "name": (tr("Club", "Tournament"), text_field()),
                "year": (tr("Club", "Year"), number_field(0, LATEST, none="–")),
                "rules": (tr("Club", "Who qualifies"), choice_field([(b, a) for a, b in rules().items()])),
                "champion": (tr("Club", "Last year’s champion"), text_field()),
            },
        ),
        "stage": EntryForm(theme, tr("Common", "Save"), _stage_fields()),
        "prizes": EntryForm(
            theme,
            tr("Club", "Add prize"),
            {
                "rank": (tr("Club", "Rank"), number_field(1, MOST_SHIFTS)),
                "name": (tr("Common", "Name"), text_field()),
                "prize": (tr("Club", "Prize"), text_field()),
            },
        ),
        "accounts": EntryForm(
            theme,
            tr("Club", "Pay out"),
            {
                "to": (tr("Club", "For"), text_field()),
                "coins": (tr("Common", "Coins"), number_field(0, MOST_COINS)),
            },
        ),
    }


def _stage_fields() -> dict[str, tuple[str, QWidget]]:
    """Return labels and fields of the form for a stage, by name."""
    groups = [
        (tr("Club", "each place"), "place"),
        (tr("Club", "each shift"), "shift"),
        (tr("Club", "each table"), "table"),
        (tr("Club", "all together"), "all"),
    ]
    champion = [(tr("Club", "nobody"), ""), (tr("Club", "last year’s champion"), "champion")]
    return {
        "name": (tr("Club", "Stage"), text_field(LONGEST_NAME)),
        "after": (tr("Common", "Who plays"), choice_field()),
        "also": (tr("Club", "And besides"), choice_field(champion)),
        "under": (tr("Club", "Under (age)"), number_field(0, 99, none="–")),
        "parts": (tr("Club", "Divided into shifts"), number_field(1, MOST_SHIFTS)),
        "table": (tr("Club", "People at a table"), number_field(2, MOST_AT_TABLE, USUAL_TABLE)),
        "take": (tr("Club", "Qualify"), number_field(1, MOST)),
        "per": (tr("Club", "Of"), choice_field(groups)),
    }


class PersonForm(EntryForm):
    """A form that sets the stake to that of the chosen class."""

    def __init__(self, theme: Theme) -> None:
        fields = {
            "name": (tr("Common", "Name"), text_field(LONGEST_NAME)),
            "born": (tr("Club", "Born"), number_field(0, LATEST, none="–")),
            "classes": (tr("Club", "Plays in"), choice_field()),
            "coins": (tr("Common", "Stake"), number_field(0, MOST_COINS, USUAL_STAKE)),
            "receipt": (tr("Club", "Receipt"), text_field()),
        }
        super().__init__(theme, tr("Club", "Enter"), fields)
        self._rules: Rules | None = None
        self._box.currentIndexChanged.connect(self.show_stake)

    @property
    def _box(self) -> QComboBox:
        box = self.fields["classes"]
        assert isinstance(box, QComboBox)
        return box

    def offer_classes(self, rules: Rules, only: int | None = None) -> None:
        """Offer the classes of the rules, if there are several, and choose the only one of a stage."""
        self._rules, before = rules, "" if only is None else str(only)
        self._box.blockSignals(True)
        self._box.clear()
        self._box.addItem(tr("Club", "every class"), "")
        for under in rules.classes():
            self._box.addItem(class_name(under, spoken()), str(under))
        self._box.setCurrentIndex(max(0, self._box.findData(before)))
        self._box.blockSignals(False)
        self.show_field("classes", shown=len(rules.classes()) > 1)
        self.show_stake()

    def show_stake(self) -> None:
        if self._rules is not None:
            self.put(coins=self._rules.stake(self.choice("classes")))


class GameForm(EntryForm):
    """A form whose players are people with ids, found by what is typed."""

    told = Signal(str)
    """What is wrong with a name that was typed; "" if nothing is."""

    def __init__(self, theme: Theme, writer: EntryWriter) -> None:
        fields: dict[str, tuple[str, QWidget]] = {
            "shift": (tr("Club", "Shift"), number_field(1, MOST_SHIFTS)),
            "table": (tr("Club", "Table"), number_field(1, MOST_SHIFTS)),
            "players": (tr("Common", "Players"), PeopleField()),
            "winner": (tr("Club", "Winner"), choice_field()),
            "order": (
                tr("Club", "Players in order"),
                choice_field([(tr("Club", "as seated"), ""), (tr("Club", "as they went out"), IN_ORDER)]),
            ),
            "kind": (
                tr("Club", "Counts for"),
                choice_field([(tr("Club", "the standings"), ""), (tr("Club", "a tie (play-off)"), PLAYOFF)]),
            ),
        }
        super().__init__(theme, tr("Club", "Enter game"), fields)
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
        box, before = self.fields["winner"], self.choice("winner")
        assert isinstance(box, QComboBox)
        box.clear()
        box.addItem("–", "")
        for person in self.players.ids:
            box.addItem(self._writer.label(person), person)
        in_order = self.choice("order") == IN_ORDER and self.players.ids
        self.put(winner=self.players.ids[-1] if in_order else before)
