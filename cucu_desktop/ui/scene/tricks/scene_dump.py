"""The visible state that an observation of a trick game requires; see `ui.scene.scene_dump`."""

from typing import TYPE_CHECKING, Any

from cucu_desktop.engine.cards import HIDDEN, SeenCard
from cucu_desktop.engine.tricks.seating import turned
from cucu_desktop.ui.scene.tricks.bids import Said, bid_that_counts
from cucu_desktop.ui.widgets.art import BACK

if TYPE_CHECKING:
    from cucu_desktop.engine.tricks.observation import TrickObservation

Dump = dict[str, Any]


def dump_of(observation: "TrickObservation") -> Dump:
    """Return the dump of the scene that this observation requires."""
    last = observation.tricks[-1].cards if observation.tricks else ()
    return {
        "hands": tuple(tuple(sorted(map(_seen, hand))) for hand in observation.hands),
        "leader": observation.leader if observation.trick else None,
        "trick": tuple(map(str, observation.trick)),
        "won": tuple(
            sum(trick.winner == seat for trick in observation.tricks)
            for seat in range(len(observation.hands))
        ),
        "standing": observation.standing,
        "bids": bids_in(observation),
        "partner": partner_in(observation),
        "last": tuple(map(str, last)),
        "pile": observation.pile,
        "indicator": str(observation.indicator) if observation.indicator else None,
        "looked": looked_at(observation),
        "discards": len(observation.discards),
        "dealer": dealer_of(observation),
        "round": None if dealer_of(observation) is None else turned(observation.order, 0),
        "to_act": observation.to_act,
    }


def bids_in(observation: "TrickObservation") -> tuple[Said, ...]:
    """Return the bids shown: all during the bidding, then only the one that counts."""
    said = tuple((seat, str(card) if card else None) for seat, card in observation.bids)
    if not (observation.trick or observation.tricks):
        return said
    counts = bid_that_counts(said)
    return (counts,) if counts else ()


def partner_in(observation: "TrickObservation") -> int | None:
    """Return the partner, if the card called has been played, which reveals them (Z5)."""
    counts = bid_that_counts([(seat, str(card) if card else None) for seat, card in observation.bids])
    if counts is None:
        return None
    played = [(trick.leader, trick.cards) for trick in observation.tricks]
    played.append((observation.leader, observation.trick))
    called = (
        seat
        for leader, cards in played
        for seat, card in zip(observation.seats_from(leader), cards, strict=False)
        if str(card) == counts[1]
    )
    return next((seat for seat in called if seat != counts[0]), None)


def dealer_of(observation: "TrickObservation") -> int | None:
    """Return the dealer, once there are cards to deal."""
    has_begun = observation.pile or observation.tricks or any(observation.hands)
    return observation.dealer if has_begun else None


def looked_at(observation: "TrickObservation") -> str | None:
    """Return the card of the pile that a player looks at, as the viewer sees it."""
    if observation.kind != "rob":
        return None
    return str(observation.peeked) if observation.peeked and observation.seat == observation.to_act else BACK


def face_of(card: SeenCard) -> str | None:
    """Return the design of a card, or None if it is hidden."""
    return None if card is HIDDEN else str(card)


def _seen(card: SeenCard) -> str:
    return BACK if card is HIDDEN else str(card)
