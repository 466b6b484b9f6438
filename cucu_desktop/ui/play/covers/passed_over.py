"""The person at a shared screen whose card has answered for them, so that they have no turn."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from cucu_desktop.engine.cards import Card
from cucu_desktop.engine.events import Arrested, Asked, Exchanged, Kept
from cucu_desktop.engine.observation import Observation
from cucu_desktop.ui.widgets.language import tr

if TYPE_CHECKING:
    from cucu_desktop.ui.play.match_view import MatchView
    from cucu_desktop.ui.text.wording import Wording

_SEVERAL: Final = 2


def passed_over(view: MatchView, wording: Wording) -> str:
    """Return that the last person here who was asked for a swap has no turn, as their card has answered.

    It is empty at a screen of one person, and for persons who have had a turn or still have one. All of it is
    public: the call names the card.
    """
    seen = view.public_observation
    if len(view.persons) < _SEVERAL or not isinstance(seen, Observation) or seen.to_act not in seen.order:
        return ""
    events = view.shown_since(view.deal_start)
    took_turn = {event.seat for event in events if isinstance(event, Kept | Asked)}
    took_turn |= {event.other for event in events if isinstance(event, Exchanged) and event.reason == "inn"}
    gone_by = seen.order[: seen.order.index(seen.to_act)]
    for event in reversed(events):
        if isinstance(event, Arrested) and event.holder in view.persons:
            if event.holder in took_turn or event.holder not in gone_by:
                return ""
            card = event.card.id if isinstance(event.card, Card) else "hidden"
            return tr("Playing", "{name} has no turn: {card}.").format(
                name=view.names[event.holder], card=wording.cards.name(card)
            )
    return ""
