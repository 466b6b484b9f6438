"""Explanations in the decision bar during events: the opening of a game, tricks, and buy-backs."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from cucu_desktop.engine.events import CoinsPaid, DealBegan, Dealt, GameBegan, Reentered, SeatsDrawn
from cucu_desktop.engine.tricks.events import TrickTaken
from cucu_desktop.engine.tricks.observation import TrickObservation
from cucu_desktop.ui.widgets.language import tr

if TYPE_CHECKING:
    from cucu_desktop.engine.events import Event
    from cucu_desktop.ui.play.session import Session
    from cucu_desktop.ui.text.wording import Wording

_OPENING: Final = (GameBegan, CoinsPaid, DealBegan, Dealt)
"""The events before the first decision of a game."""


class OpeningTexts:
    """The draw for seats, the aim of the game until its first decision, each trick, and who buys back in."""

    def __init__(self, session: Session) -> None:
        self._session = session

    def of(self, event: Event, wording: Wording) -> str:
        """Return the text to show during an event; "" without one."""
        session, names = self._session, self._session.match_view.names
        if isinstance(event, SeatsDrawn):
            told = wording.explanations.of(event, names)
            return told.text if told else ""
        if isinstance(event, _OPENING) and session.observation.deals == 1:
            return f"{wording.prompts.aim} {self._partner_told()}".strip()
        return (wording.log.sentence(event, names) or "") if isinstance(event, TrickTaken | Reentered) else ""

    def _partner_told(self) -> str:
        """Return the sentence naming the viewer's partner in a game with fixed partners; else ""."""
        seen, view = self._session.observation, self._session.match_view
        if not isinstance(seen, TrickObservation) or seen.partners_change or view.is_shared:
            return ""
        mine = next((side for side in seen.sides or () if seen.seat in side), ())
        partner = next((seat for seat in mine if seat != seen.seat), None)
        if partner is None:
            return ""
        return tr("Playing", "Your partner is {name}.").format(name=view.names[partner])
