"""The forms of a tournament's page, one for each view in which something is entered."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from cucu_desktop.match.club.rules import MOST, USUAL_TABLE
from cucu_desktop.names import LONGEST_NAME
from cucu_desktop.ui.pages.club.club_words import rules
from cucu_desktop.ui.pages.club.entry_form import EntryForm, choice_field, number_field, text_field
from cucu_desktop.ui.pages.club.people_field import PeopleField
from cucu_desktop.ui.pages.club.person_form import LATEST, MOST_COINS
from cucu_desktop.ui.widgets.language import tr

if TYPE_CHECKING:
    from PySide6.QtWidgets import QWidget

    from cucu_desktop.ui.widgets.theme import Theme

MOST_SHIFTS: Final = 99
MOST_AT_TABLE: Final = 20
PLAYOFF, IN_ORDER = "playoff", "out"


def forms(theme: Theme) -> dict[str, EntryForm]:
    """Return the forms by view, but those of people and games."""
    return {
        "places": EntryForm(
            theme,
            tr("Club", "Add place"),
            {"name": (tr("Club", "Name"), text_field()), "town": (tr("Club", "Town"), text_field())},
        ),
        "invited": EntryForm(
            theme, tr("Club", "Invite"), {"name": (tr("Club", "Name"), text_field(LONGEST_NAME * 3))}
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
        "stage": EntryForm(theme, tr("Club", "Save"), _stage_fields()),
        "prizes": EntryForm(
            theme,
            tr("Club", "Add prize"),
            {
                "rank": (tr("Club", "Rank"), number_field(1, MOST_SHIFTS)),
                "name": (tr("Club", "Name"), text_field()),
                "prize": (tr("Club", "Prize"), text_field()),
            },
        ),
        "accounts": EntryForm(
            theme,
            tr("Club", "Pay out"),
            {
                "to": (tr("Club", "For"), text_field()),
                "coins": (tr("Club", "Coins"), number_field(0, MOST_COINS)),
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
        "after": (tr("Club", "Who plays"), choice_field()),
        "also": (tr("Club", "And besides"), choice_field(champion)),
        "under": (tr("Club", "Under (age)"), number_field(0, 99, none="–")),
        "parts": (tr("Club", "Divided into shifts"), number_field(1, MOST_SHIFTS)),
        "table": (tr("Club", "People at a table"), number_field(2, MOST_AT_TABLE, USUAL_TABLE)),
        "take": (tr("Club", "Qualify"), number_field(1, MOST)),
        "per": (tr("Club", "Of"), choice_field(groups)),
    }


def game_fields() -> dict[str, tuple[str, QWidget]]:
    """Return labels and fields of the form for a game, by name."""
    return {
        "shift": (tr("Club", "Shift"), number_field(1, MOST_SHIFTS)),
        "table": (tr("Club", "Table"), number_field(1, MOST_SHIFTS)),
        "players": (tr("Club", "Players"), PeopleField()),
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
