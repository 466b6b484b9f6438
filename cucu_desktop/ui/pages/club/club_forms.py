"""The forms of a tournament's page, one for each view in which something is entered."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from cucu_desktop.ui.pages.club.club_words import rules
from cucu_desktop.ui.pages.club.entry_form import EntryForm, choice_field, number_field, text_field
from cucu_desktop.ui.widgets.language import tr

if TYPE_CHECKING:
    from cucu_desktop.ui.widgets.theme import Theme

MOST_COINS: Final = 1_000_000
MOST_SHIFTS: Final = 99
LATEST: Final = 2100
USUAL_TABLE, MOST_AT_TABLE = 10, 20
PLAYERS: Final = 800
"""The longest text for the players of a game."""


def forms(theme: Theme) -> dict[str, EntryForm]:
    """Return the forms by view."""
    return {
        "places": EntryForm(
            theme,
            tr("Club", "Add place"),
            {"name": (tr("Club", "Name"), text_field()), "town": (tr("Club", "Town"), text_field())},
        ),
        "people": EntryForm(
            theme,
            tr("Club", "Enter"),
            {
                "name": (tr("Club", "Name"), text_field()),
                "born": (tr("Club", "Born"), number_field(0, LATEST, none="–")),
                "coins": (tr("Club", "Stake"), number_field(0, MOST_COINS, 5)),
                "receipt": (tr("Club", "Receipt"), text_field()),
            },
        ),
        "draw": EntryForm(
            theme,
            tr("Club", "Draw tables"),
            {
                "shift": (tr("Club", "Shift"), number_field(1, MOST_SHIFTS)),
                "most": (tr("Club", "People at a table"), number_field(2, MOST_AT_TABLE, USUAL_TABLE)),
            },
        ),
        "games": EntryForm(
            theme,
            tr("Club", "Enter game"),
            {
                "shift": (tr("Club", "Shift"), number_field(1, MOST_SHIFTS)),
                "table": (tr("Club", "Table"), number_field(1, MOST_SHIFTS)),
                "players": (tr("Club", "Players, with commas between"), text_field(PLAYERS)),
                "winner": (tr("Club", "Winner"), choice_field()),
            },
        ),
        "qualified": EntryForm(
            theme,
            tr("Club", "Set"),
            {
                "name": (tr("Club", "Tournament"), text_field()),
                "year": (tr("Club", "Year"), number_field(0, LATEST, none="–")),
                "rules": (tr("Club", "Who qualifies"), choice_field([(b, a) for a, b in rules().items()])),
                "champion": (tr("Club", "Last year’s champion"), text_field()),
            },
        ),
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
