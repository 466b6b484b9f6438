"""The choice of players for another game of a match."""

from __future__ import annotations

from typing import TYPE_CHECKING

from PySide6.QtCore import Signal

from cucu_desktop.ui.pages.game_ending import dealer_told
from cucu_desktop.ui.pages.setup.who_page import WhoPage
from cucu_desktop.ui.widgets.language import tr
from cucu_desktop.ui.widgets.paper_widgets import written

if TYPE_CHECKING:
    from collections.abc import Sequence

    from cucu_desktop.match.match import Player
    from cucu_desktop.match.records.game_result import SeatTally
    from cucu_desktop.ui.pages.setup.seating import Plan
    from cucu_desktop.ui.text.wording import Wording
    from cucu_desktop.ui.widgets.theme import Theme


class NextPlayersPage(WhoPage):
    """Who plays another game: those of the last one stay or leave, others join."""

    another = Signal(list, list)
    """Play another game: the joining players, and the names of those who leave."""

    def __init__(
        self,
        theme: Theme,
        wording: Wording,
        plan: Plan,
        tally: Sequence[SeatTally],
        known: Sequence[Player] = (),
    ) -> None:
        """`tally`: the results of the game that is over, by seat; `known`: people to choose from."""
        company = tuple(each.player for each in tally)
        super().__init__(theme, wording, plan, tr("Common", "Start"), known=(*company, *known), kept=company)
        self.game, self._tally, self._company = plan.game, tally, company
        name = wording.choices.game(plan.game)["name"]
        self.title.setText(tr("SetUp", "{game}: who plays").format(game=name))
        self._dealer = written("", "body", "second", wrap=True)
        self.lay_out(self._dealer)
        self._read()

    def _read(self) -> None:
        super()._read()
        joining, leaving = self._changes(self.plan)
        staying = [player.name for player in self._company if player.name not in leaving]
        names = [player.name for player in joining]
        self._dealer.setText(dealer_told(self.game, self._tally, staying, names))

    def _changes(self, plan: Plan) -> tuple[list[Player], list[str]]:
        """Return the joining players, and the names of those who leave."""
        joining = [player for player in plan.players if player not in self._company]
        leaving = [player.name for player in self._company if player not in plan.players]
        return joining, leaving

    def begin(self, plan: Plan) -> None:
        self.another.emit(*self._changes(plan))
