"""The choice of an evening: an unfinished one, a proposed one, or one planned by the user."""

from __future__ import annotations

from functools import partial
from typing import TYPE_CHECKING, Final

from PySide6.QtCore import Signal

from cucu_desktop.ui.pages.evening.pictures import left_lying, picture_of, table
from cucu_desktop.ui.pages.evening.words import games_told, proposal_name
from cucu_desktop.ui.pages.inn.inn_page import InnPage, Offered
from cucu_desktop.ui.pages.start_calls import told_names
from cucu_desktop.ui.widgets.language import tr

if TYPE_CHECKING:
    from collections.abc import Mapping, Sequence

    from cucu_desktop.match.evening.evening_plan import Proposal
    from cucu_desktop.match.evening.evening_store import EveningLeft
    from cucu_desktop.ui.text.wording import Wording
    from cucu_desktop.ui.widgets.art import Art
    from cucu_desktop.ui.widgets.theme import Theme

LEFT: Final = "left-"
OWN: Final = "own"
_MOST_LEFT: Final = 3


class ProposalsPage(InnPage):
    """Slips for all evenings, unfinished ones first."""

    gone_on = Signal(object)
    """Continue the evening of this log."""
    proposed = Signal(str)
    """Plan the evening of this name; empty: a new one."""
    other_wanted = Signal(str)
    """Open another offer, by id."""

    def __init__(
        self,
        theme: Theme,
        art: Art,
        wording: Wording,
        left: Sequence[EveningLeft],
        proposals: Sequence[Proposal],
        others: Mapping[str, Offered],
    ) -> None:
        """Build the page.

        Args:
            theme, art: colours, text size and pictures.
            wording: the names of the games.
            left: the unfinished evenings, the latest first.
            proposals: the proposed evenings.
            others: further offers, by id.
        """
        self.wording = wording
        self._left = {f"{LEFT}{number}": each for number, each in enumerate(left[:_MOST_LEFT])}
        offered = {name: self._offer_left(each) for name, each in self._left.items()}
        self._others = others
        offered |= {each.name: self._offer(each) for each in proposals}
        offered |= others
        offered[OWN] = Offered(
            table,
            lambda: tr("Evening", "Your own"),
            lambda: tr("Evening", "choose the games, the players and the scoring"),
        )
        super().__init__(theme, art, offered)
        self.title.setText(tr("Evening", "Evening"))
        self.chosen.connect(self._choose)

    def _offer_left(self, left: EveningLeft) -> Offered:
        return Offered(
            left_lying, lambda: tr("Evening", "Resume the evening"), partial(self._left_told, left)
        )

    def _left_told(self, left: EveningLeft) -> str:
        played = tr("Evening", "{done} of {all} games played").format(done=left.done, all=len(left.games))
        return f"{played}: {told_names(left.names)}"

    def _offer(self, proposal: Proposal) -> Offered:
        return Offered(
            picture_of(proposal),
            partial(proposal_name, proposal.name),
            lambda: games_told(self.wording, proposal.games),
        )

    def _choose(self, name: str) -> None:
        if name in self._left:
            self.gone_on.emit(self._left[name].path)
        elif name in self._others:
            self.other_wanted.emit(name)
        elif name == OWN:
            self.proposed.emit("")
        else:
            self.proposed.emit(name)
