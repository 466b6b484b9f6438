"""Explanations in the decision bar while the table shows events: the opening of a game, special cards."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from cucu_desktop.engine.cards import Card
from cucu_desktop.engine.events import Arrested, CoinsPaid, DealBegan, Dealt, GameBegan, SeatsDrawn
from cucu_desktop.engine.rarer_events import Knocked, Lowered
from cucu_desktop.engine.tricks.events import TrickTaken
from cucu_desktop.engine.tricks.observation import TrickObservation
from cucu_desktop.ui.widgets.language import tr

if TYPE_CHECKING:
    from cucu_desktop.engine.events import Event
    from cucu_desktop.ui.play.session import Session
    from cucu_desktop.ui.text.wording import Wording

_OPENING: Final = (GameBegan, CoinsPaid, DealBegan, Dealt)
"""The events before the first decision of a game."""
_ACTING: Final = (Arrested, Knocked, Lowered)
"""The events in which a special card does something."""


class OpeningTexts:
    """The draw for seats, the aim of the game until its first decision, each trick, and special cards."""

    def __init__(self, session: Session) -> None:
        self._session = session
        self._explained: set[str] = set()
        """The ids of the special cards that have acted and have been explained."""

    def of(self, event: Event, wording: Wording) -> str:
        """Return the text to show during an event; "" without one.

        A special card is explained while it acts for the first time in the match.
        """
        session, names = self._session, self._session.match_view.names
        if isinstance(event, SeatsDrawn):
            told = wording.explanations.of(event, names)
            return told.text if told else ""
        if session.only_shows:
            return ""
        if isinstance(event, _OPENING) and session.observation.deals == 1:
            return f"{wording.prompts.aim} {self._partner_told()}".strip()
        if isinstance(event, _ACTING):
            return self._first_explained(event, wording)
        return (wording.log.sentence(event, names) or "") if isinstance(event, TrickTaken) else ""

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

    def _first_explained(self, event: Arrested | Knocked | Lowered, wording: Wording) -> str:
        """Return the explanation of `event.card` at its first event of the match; else ""."""
        if not isinstance(event.card, Card) or event.card.id in self._explained:
            return ""
        self._explained.add(event.card.id)
        names, order = self._session.match_view.names, self._session.observation.order
        told = wording.explanations.of(event, names, order)
        return told.text if told else ""
