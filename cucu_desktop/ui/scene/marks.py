"""The markers that an observation requires: bets, offers, ties, a pot, suits."""

from typing import TYPE_CHECKING, Any

from cucu_desktop.engine.cards import HIDDEN

if TYPE_CHECKING:
    from cucu_desktop.engine.observation import Observation

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
