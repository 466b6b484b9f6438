"""What is seen of an observation: which cards lie there face up, and all that must be on the table for it."""

from typing import TYPE_CHECKING, Any

from cucu_desktop.engine.cards import HIDDEN, SeenCard
from cucu_desktop.games.catalogue import GAMES
from cucu_desktop.ui.scene.marks import marks_of

if TYPE_CHECKING:
    from cucu_desktop.engine.observation import Observation

Dump = dict[str, Any]


def dump_of(observation: "Observation") -> Dump:
    """Return the dump of the scene that this observation requires."""
    return {
        "cards": tuple(_seen(observation, seat) for seat in range(len(observation.cards))),
        "public": observation.shown,
        "dead": observation.dead,
        "fallen": observation.lowered or (False,) * len(observation.cards),
        "tokens": observation.tokens,
        "slippers": observation.slippers or (False,) * len(observation.tokens),
        "handed": observation.handed,
        "virgin": tuple(
            virgin and tokens > 0
            for virgin, tokens in zip(observation.virgin, observation.tokens, strict=True)
        ),
        "coins": observation.coins,
        "pool": observation.pool,
        "pack": (dealer_of(observation), observation.stock) if observation.order else None,
        "laid": len(observation.laid),
        "pile": tuple(map(str, observation.laid)) if GAMES[observation.options.game].has_pile else (),
        "to_act": observation.to_act,
        **marks_of(observation),
    }


def dealer_of(observation: "Observation") -> int:
    """Who deals the deal that is on the table: the last in order, but while only a tie's players play."""
    return observation.dealer if observation.tie else observation.order[-1]


def _seen(observation: "Observation", seat: int) -> str | None:
    """What is seen of the card before a seat: its design, "back", or None if there is none."""
    card = observation.cards[seat]
    if card is None:
        return None
    visible = card is not HIDDEN and (seat == observation.seat or observation.shown[seat])
    return str(card) if visible else "back"


def face_for(card: SeenCard | None, seat: int, viewer: int, *, public: bool) -> str | None:
    """The face that is painted for a card before a seat: the viewer's own, and those that all see."""
    if card is None or card is HIDDEN or not (public or seat == viewer):
        return None
    return str(card)
