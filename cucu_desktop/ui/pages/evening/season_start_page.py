"""The choice of the players of a season."""

from __future__ import annotations

from dataclasses import replace
from typing import TYPE_CHECKING

from cucu_desktop.games.catalogue import USUAL
from cucu_desktop.match.evening.season import TABLE
from cucu_desktop.match.match import Player
from cucu_desktop.ui.pages.setup.seating import Plan, faults
from cucu_desktop.ui.pages.setup.who_page import WhoPage
from cucu_desktop.ui.widgets.language import tr

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
        plan = Plan(USUAL.id, tuple(persons), (), USUAL.usual)
        super().__init__(theme, wording, plan, tr("Season", "Start season"), kinds=("person",), known=known)
        self.title.setText(tr("Season", "New season"))
        self.people.seats = range(1, TABLE)
        self.people.rows.setMinimumHeight(theme.px(110))  # five at most
        self.lay_out()
        self._read()

    def found(self) -> Sequence[Fault]:
        players = self.plan.players
        found = faults(replace(self.plan, players=(*players, _NOBODY)))
        return [fault for fault in found if fault.index != len(players)]
