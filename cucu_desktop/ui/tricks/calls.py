"""Who says what at which event of a trick game: from events to the keys of translations/local.

What is said depends on what everybody sees, never on a hand and never on who plays with whom: in Zifuli that
is a secret. A dummy has no mouth; its partner speaks.
"""

from collections.abc import Callable
from typing import Any, Final
from zlib import crc32

from cucu_desktop.engine import events as happen
from cucu_desktop.engine import trick_events as tricks
from cucu_desktop.engine.trick_events import Trick
from cucu_desktop.engine.trick_observation import TrickObservation

Call = tuple[str, dict[str, Any]]
_OFTEN: Final = 3
"""One in so many ordinary tricks is worth a word."""
_SELDOM: Final = 4
"""One in so many leads is."""
_RICH: Final = 3
"""So many cards worth taking make a trick worth crowing about."""
_TENS: Final = frozenset(("X", "XI", "XII", "XIII", "XIV", "XV"))
_PICTURES: Final = ("MATTO", "LEONE", "XV")
"""Cards that are greeted when they fall."""


def call_of(event: object, observation: TrickObservation) -> Call | None:
    """Return the key of what is said at this event and the values in it, or None if nobody speaks."""
    find = _CALLS.get(type(event))
    return find(event, observation) if find else None


def speaker_of(event: Any, observation: TrickObservation) -> int:  # noqa: ANN401 - any event with a call
    """Return the seat that speaks at an event at which somebody does."""
    seat = _SPEAKERS[type(event)](event, observation) if type(event) in _SPEAKERS else int(event.seat)
    if seat in observation.dummies:
        return (seat + len(observation.order) // 2) % len(observation.order)
    return seat


def _bid(event: tricks.BidMade, observation: TrickObservation) -> Call:
    first = next((seat for seat, card in observation.bids if card is not None), event.seat)
    opens = first == event.seat and sum(card is not None for _, card in observation.bids) <= 1
    return "bid" if opens else "bid-lower", {"card": event.card}


def _left(event: tricks.RobbingEnded, observation: TrickObservation) -> Call | None:
    """Let the cutter say so; the dealer turns up a card at once and speaks of that."""
    return None if event.seat == observation.order[-1] else ("leave", {})


def _played(event: tricks.Played, observation: TrickObservation) -> Call | None:
    card = str(event.card)
    if event.series:
        return f"name-{event.series}", {}
    if event.card is observation.indicator:
        return "trump-falls", {}
    if card in _PICTURES:
        return f"falls-{card}", {}
    return ("leads", {}) if _leads(event, observation) else None


def _leads(event: tricks.Played, observation: TrickObservation) -> bool:
    """Tell whether this is the first card of a trick, and one of those at which something is said."""
    first = len(observation.trick) == 1 and observation.leader == event.seat
    return first and crc32(f"{observation.number}/{len(observation.tricks)}/lead".encode()) % _SELDOM == 0


def _counted(event: tricks.Counted, _: TrickObservation) -> Call | None:
    return None if event.recount is None else ("recount", {})


def _taken(event: tricks.TrickTaken, observation: TrickObservation) -> Call | None:
    said = _about_trick(event, observation)
    return (said[0], {}) if said else None


def _about_trick(event: tricks.TrickTaken, observation: TrickObservation) -> tuple[str, int] | None:
    """Return what is said about a trick, and by whom: by whoever took it, or has lost a good card in it."""
    if not observation.tricks or observation.tricks[-1].winner != event.seat:
        return None  # the table is further on already
    trick = observation.tricks[-1]
    fat = [place for place, card in enumerate(trick.cards) if card.id in _fat(observation)]
    chance = crc32(f"{observation.number}/{len(observation.tricks)}".encode())
    if _is_by_a_twin(trick):
        return "taken-twin", event.seat
    lost = [seat for place in fat if not _together(seat := _at(trick, place), event.seat, observation)]
    if lost and chance % _OFTEN == 1:
        return "beaten", lost[-1]
    if len(fat) >= _RICH:
        partner = (event.seat + 2) % len(trick.cards)
        # After a bid nobody knows who plays with whom; and who plays two hands praises neither.
        alone = observation.bids or {event.seat, partner} & {*observation.dummies} or chance % 2
        return ("taken-rich", event.seat) if alone else ("praised", partner)
    if chance % _OFTEN:
        return None
    lean = not fat and sum("V" in card.id for card in trick.cards) <= 1
    return "taken-poor" if lean else "taken", event.seat


def _fat(observation: TrickObservation) -> frozenset[str]:
    """Return the cards that are worth taking most: with a X, and the lion but where he counts nothing."""
    return _TENS if observation.indicator else _TENS | {"LEONE"}


def _at(trick: Trick, place: int) -> int:
    """Return who played the card at this place of a trick."""
    return (trick.leader + place) % len(trick.cards)


def _together(one: int, other: int, observation: TrickObservation) -> bool:
    """Tell whether all know that two play together: partners opposite; never those found by a bid."""
    return one == other or (not observation.bids and (one - other) % 2 == 0)


def _is_by_a_twin(trick: Trick) -> bool:
    """Tell whether the card that took the trick had its twin there, which came too late."""
    return trick.cards.count(trick.cards[(trick.winner - trick.leader) % len(trick.cards)]) > 1


def _partner(event: tricks.PartnerKnown, _: TrickObservation) -> Call:
    return "alone" if event.partner is None else "partner", {}


def _won(event: tricks.DealWon, observation: TrickObservation) -> Call:
    """Let the winners crow, or who had called a card and has lost with it sigh."""
    if not event.winners:
        return "deal-drawn", {}
    if _sighing(event, observation) is not None:
        return "bid-lost", {}
    return "deal-won-alone" if len(event.winners) == 1 else "deal-won", {}


def _sighing(event: tricks.DealWon, observation: TrickObservation) -> int | None:
    """Return who had called a card and has lost."""
    bidder = next((seat for seat, card in reversed(observation.bids) if card is not None), None)
    return None if bidder in event.winners else bidder


def _crowing(event: tricks.DealWon, observation: TrickObservation) -> int:
    """Return who speaks of how a deal ended."""
    sighing = _sighing(event, observation) if event.winners else None
    if sighing is not None:
        return sighing
    return event.winners[0] if event.winners else observation.order[-1]


_CALLS: Final[dict[type, Callable[[Any, TrickObservation], Call | None]]] = {
    happen.DealBegan: lambda _e, _o: ("deal", {}),
    happen.GameWon: lambda _e, _o: ("win", {}),
    tricks.BidMade: _bid,
    tricks.Passed: lambda _e, _o: ("pass", {}),
    tricks.ThrownIn: lambda _e, _o: ("thrown-in", {}),
    tricks.Robbed: lambda e, _: ("rob", {"card": str(e.card)}),
    tricks.RobbingEnded: _left,
    tricks.IndicatorTurned: lambda e, _: ("indicator", {"card": str(e.card)}),
    tricks.Played: _played,
    tricks.TrickTaken: _taken,
    tricks.PartnerKnown: _partner,
    tricks.Counted: _counted,
    tricks.DealWon: _won,
}

_SPEAKERS: Final[dict[type, Callable[[Any, TrickObservation], int]]] = {
    happen.DealBegan: lambda e, _: e.dealer,
    happen.GameWon: lambda e, _: e.winners[0],
    tricks.ThrownIn: lambda _, seen: seen.order[-1],
    tricks.IndicatorTurned: lambda _, seen: seen.order[-1],
    tricks.PartnerKnown: lambda e, _: e.bidder if e.partner is None else e.partner,
    tricks.TrickTaken: lambda e, seen: (_about_trick(e, seen) or ("", e.seat))[1],
    tricks.Counted: lambda _, seen: seen.order[-1],
    tricks.DealWon: _crowing,
}
"""Whose mouth it is, where it is not the event's `seat`."""
