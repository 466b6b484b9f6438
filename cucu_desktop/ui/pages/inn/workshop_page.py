"""The page *Workshop*: what is done beside the table, each on a slip."""

from __future__ import annotations

from typing import TYPE_CHECKING

from cucu_desktop.ui.pages.inn.pictures import thing
from cucu_desktop.ui.pages.inn.slips_page import Offered, SlipsPage
from cucu_desktop.ui.widgets.language import tr

if TYPE_CHECKING:
    from cucu_desktop.ui.widgets.art import Art
    from cucu_desktop.ui.widgets.theme import Theme


class WorkshopPage(SlipsPage):
    """The id of an entry of `menus` is chosen."""

    def __init__(self, theme: Theme, art: Art) -> None:
        offered = {
            "print": Offered(
                thing("ledgers"),
                lambda: tr("Print", "Print for the table"),
                lambda: tr("Workshop", "cards, rules and score sheets"),
            ),
            "club": Offered(
                thing("crown"), lambda: tr("Club", "Tournament"), lambda: tr("Workshop", "draws and lists")
            ),
            "open_file": Offered(
                thing("bag"), lambda: tr("Common", "Open file"), lambda: tr("Files", "Saved games and deals")
            ),
            "deal_number": Offered(
                thing("pack"),
                lambda: tr("Workshop", "A deal by its number"),
                lambda: tr("Workshop", "the same cards again"),
            ),
        }
        super().__init__(theme, art, offered, tr("Everything", "Workshop"))
