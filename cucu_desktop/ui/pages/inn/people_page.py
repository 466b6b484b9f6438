"""Pages of slips: the ways to play with others, and what is done beside the table."""

from __future__ import annotations

from typing import TYPE_CHECKING

from cucu_desktop.ui.pages.inn.pictures import people, phone, slate, thing
from cucu_desktop.ui.pages.inn.slips_page import Offered, SlipsPage
from cucu_desktop.ui.widgets.language import tr

if TYPE_CHECKING:
    from cucu_desktop.ui.widgets.art import Art
    from cucu_desktop.ui.widgets.theme import Theme


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
