"""The page *With people*: the ways to play with others, each on a slip."""

from __future__ import annotations

from typing import TYPE_CHECKING

from cucu_desktop.ui.pages.inn.pictures import people, phone, slate
from cucu_desktop.ui.pages.inn.slips_page import Offered, SlipsPage
from cucu_desktop.ui.widgets.language import tr

if TYPE_CHECKING:
    from cucu_desktop.ui.widgets.art import Art
    from cucu_desktop.ui.widgets.theme import Theme


class PeoplePage(SlipsPage):
    """At this screen, on phones, or with real cards: "screen", "guests" or "score" is chosen."""

    def __init__(self, theme: Theme, art: Art) -> None:
        offered = {
            "screen": Offered(
                people,
                lambda: tr("People", "At this screen"),
                lambda: tr("People", "one keyboard for all"),
            ),
            "guests": Offered(
                phone, lambda: tr("People", "On their phones"), lambda: tr("People", "they scan a code")
            ),
            "score": Offered(
                slate,
                lambda: tr("People", "With real cards"),
                lambda: tr("People", "the program keeps the score"),
            ),
        }
        super().__init__(theme, art, offered, tr("Start", "With people"))
