"""The visible state of the table: as an observation requires it, and as read from the items."""

from typing import TYPE_CHECKING, Any

from cucu_desktop.engine.cards import HIDDEN, SeenCard
from cucu_desktop.games.catalogue import GAMES
from cucu_desktop.ui.scene.marks import marks_of

if TYPE_CHECKING:
    from collections.abc import Callable, Sequence

    from cucu_desktop.engine.observation import Observation
    from cucu_desktop.ui.scene.items.card import CardItem
    from cucu_desktop.ui.scene.items.seat import SeatItem

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


def dump_of_items(cards: "Sequence[CardItem | None]", seats: "Sequence[SeatItem]") -> Dump:
    """Return the part of a scene's dump that is read from the items of seats and their cards."""

    def of_cards(read: "Callable[[CardItem], object]", default: object) -> tuple[object, ...]:
        return tuple(read(card) if card else default for card in cards)

    return {
        "cards": of_cards(lambda card: card.face if card.face and card.turned == 1.0 else "back", None),
        "public": of_cards(lambda card: card.is_public, default=False),
        "dead": of_cards(lambda card: card.is_dead, default=False),
        "fallen": of_cards(lambda card: card.is_fallen, default=False),
        "tokens": tuple(item.tokens for item in seats),
        "slippers": tuple(item.in_slippers for item in seats),
        "handed": tuple(item.handed for item in seats),
        "virgin": tuple(item.is_virgin and item.tokens > 0 for item in seats),
        "coins": tuple(item.coins for item in seats),
    }


def dealer_of(observation: "Observation") -> int:
    """Return the dealer of the present deal: the last in order, or, during a tie, the observation's."""
    return observation.dealer if observation.tie else observation.order[-1]


def _seen(observation: "Observation", seat: int) -> str | None:
    """Return the visible side of the card before a seat: its design, "back", or None without a card."""
    card = observation.cards[seat]
    if card is None:
        return None
    visible = card is not HIDDEN and (seat == observation.seat or observation.shown[seat])
    return str(card) if visible else "back"


def face_for(card: SeenCard | None, seat: int, viewer: int, *, public: bool) -> str | None:
    """Return the design painted for a card before a seat: the viewer's own, and face-up ones."""
    if card is None or card is HIDDEN or not (public or seat == viewer):
        return None
    return str(card)
