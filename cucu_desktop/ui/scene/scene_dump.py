"""The visible state of table and markers: as an observation requires it, and as read from the items."""

from typing import TYPE_CHECKING, Any

from cucu_desktop.engine.cards import HIDDEN, SeenCard
from cucu_desktop.games.catalogue import GAMES

if TYPE_CHECKING:
    from collections.abc import Callable, Sequence

    from cucu_desktop.engine.observation import Observation
    from cucu_desktop.ui.scene.items.card import CardItem
    from cucu_desktop.ui.scene.items.seat import SeatItem


Tie = tuple[str, tuple[int, ...]]
"""A rank, and the seats that hold it."""


def marks_of(observation: "Observation") -> dict[str, Any]:
    """Return the dump of the markers that this observation requires."""
    return {
        "bets": tuple(sorted((seat, coins, outcome) for seat, coins, outcome in observation.bets if coins)),
        "bet": bet_of(observation),
        "bids": bids_of(observation),
        "ledger": tuple(tuple(share) for share in observation.ledger),
        "tie": tie_of(observation),
        "pot": observation.pot,
        "suits": suits_of(observation),
    }


def inn_of(observation: "Observation") -> tuple[int, int] | None:
    """Return innkeeper and guest while either decides (000, "XI Taverna"; C6; L8).

    The Matto's bargain is no inn, although its question has the same words: the Matto is face up.
    """
    one, other, kind = observation.to_act, observation.about, observation.kind
    if one is None or other is None or kind not in ("inn", "promise", "bargain", "offer"):
        return None
    innkeeper, guest = (other, one) if kind in ("inn", "bargain") else (one, other)
    return None if observation.shown[innkeeper] else (innkeeper, guest)


def bet_of(observation: "Observation") -> tuple[int, int, str | None] | None:
    """Return the bet that the matador has to answer."""
    bet, seat = observation.bet, observation.about
    return None if bet is None or seat is None else (seat, bet.coins or 0, bet.outcome)


def bids_of(observation: "Observation") -> tuple[tuple[int, int, int], ...]:
    """Return the offers to the Matto's holder, during the negotiation (003, rule 21)."""
    if observation.kind not in ("bargain", "offer") or inn_of(observation):
        return ()
    return tuple(sorted((seat, bid.coins or 0, bid.percent or 0) for seat, bid in observation.bids))


def tie_of(observation: "Observation") -> Tie | None:
    return None if observation.tie is None else (observation.tie[0], tuple(observation.tie[1]))


def suits_of(observation: "Observation") -> tuple[str, ...]:
    """Return the suits of the Aces turned up, in games where they turn other cards up (A4)."""
    if not observation.down:
        return ()
    cards = (
        card
        for card, shown in zip(observation.cards, observation.shown, strict=True)
        if shown and card is not None and card is not HIDDEN
    )
    return tuple(sorted({card.suit for card in cards if card.value == "A"}))


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
