"""Before a season: the choice of its players, and an explanation."""

from __future__ import annotations

from dataclasses import replace
from typing import TYPE_CHECKING

from cucu_desktop.games.catalogue import USUAL
from cucu_desktop.match.evening.season import EVENINGS, TABLE
from cucu_desktop.match.match import Player
from cucu_desktop.ui.pages.setup.seating import Plan, faults
from cucu_desktop.ui.pages.setup.who_page import WhoPage
from cucu_desktop.ui.widgets.language import tr, trn
from cucu_desktop.ui.widgets.paper_widgets import written
from cucu_desktop.ui.widgets.pictures.vignette import Vignette

if TYPE_CHECKING:
    from collections.abc import Sequence

    from cucu_desktop.ui.pages.setup.seating import Fault
    from cucu_desktop.ui.text.wording import Wording
    from cucu_desktop.ui.widgets.theme import Theme

_NOBODY = Player("\N{HORIZONTAL ELLIPSIS}", "you-1")
"""A second player, so that a single person is no fault."""


class SeasonStartPage(WhoPage):
    """The choice of the players; `begun` has a plan with them."""

    def __init__(
        self, theme: Theme, wording: Wording, persons: Sequence[Player], known: Sequence[Player] = ()
    ) -> None:
        super().__init__(
            theme,
            wording,
            Plan(USUAL.id, tuple(persons), (), USUAL.usual),
            tr("Season", "Start"),
            kinds=("person",),
            known=known,
        )
        self.people.rest_with(Vignette(theme, "lantern", least=90))
        self.title.setText(tr("Season", "New season"))
        about = tr(
            "Season",
            "{evenings}, twelve regulars, two tables. You play at one, the rest at the other; "
            "everyone is in the same standings. One of them is your rival and sits at your table "
            "every evening. What you win stays on the shelf.",
        ).format(evenings=trn("Season", "{n} evening", "{n} evenings", EVENINGS))
        self.people.seats = range(1, TABLE)
        self.people.rows.setMinimumHeight(theme.px(110))  # there is a text above it
        self.body.addWidget(written(about, "body", wrap=True))
        self.lay_out()
        self._read()

    def found(self) -> Sequence[Fault]:
        players = self.plan.players
        found = faults(replace(self.plan, players=(*players, _NOBODY)))
        return [fault for fault in found if fault.index != len(players)]
