"""Events of a trick game: bids, robbing, tricks, the count; see `event_row`.

Calls depend on public information, never on a hand or on the sides: in Zifuli these are secret. A dummy's
partner speaks for it.
"""

from dataclasses import replace
from typing import Any, Final
from zlib import crc32

from cucu_desktop.engine import events as happen
from cucu_desktop.engine.tricks import events as tricks
from cucu_desktop.engine.tricks.events import Trick
from cucu_desktop.engine.tricks.observation import TrickObservation
from cucu_desktop.engine.tricks.seating import across
from cucu_desktop.match.events.event_row import Call, EventRow, EventRows, always, either
from cucu_desktop.match.events.showdown import GAME

_OFTEN: Final = 3
"""One ordinary trick in this many has a remark."""
_SELDOM: Final = 4
"""One lead in this many has a remark."""
_RICH: Final = 3
"""The number of valuable cards from which a trick has a boast."""
_TENS: Final = frozenset(("X", "XI", "XII", "XIII", "XIV", "XV"))
_PICTURES: Final = ("MATTO", "LEONE", "XV")
"""Cards that are greeted when played."""


def _deal(_: object, observation: TrickObservation) -> Call | None:
    """Return the dealer's call about the cards, unless the dummy is announced."""
    return None if observation.partners_change else ("deal", {})


def _bid(event: tricks.BidMade, observation: TrickObservation) -> Call:
    first = next((seat for seat, card in observation.bids if card is not None), event.seat)
    opens = first == event.seat and sum(card is not None for _, card in observation.bids) <= 1
    return "bid" if opens else "bid-lower", {"card": event.card}


def _left(event: tricks.RobbingEnded, observation: TrickObservation) -> Call | None:
    """Return the cutter's call; the dealer turns up a card at once and calls that."""
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
    """Return whether this is the first card of a trick, and one with a remark."""
    first = len(observation.trick) == 1 and observation.leader == event.seat
    return first and crc32(f"{observation.number}/{len(observation.tricks)}/lead".encode()) % _SELDOM == 0


def _counted(event: tricks.Counted, _: TrickObservation) -> Call | None:
    return None if event.recount is None else ("recount", {})


def _taken(event: tricks.TrickTaken, observation: TrickObservation) -> Call | None:
    said = _about_trick(event, observation)
    return (said[0], {}) if said else None


def _about_trick(event: tricks.TrickTaken, observation: TrickObservation) -> tuple[str, int] | None:
    """Return the remark about a trick, and its speaker: the taker, or the loser of a good card."""
    if not observation.tricks or observation.tricks[-1].winner != event.seat:
        return None  # the table is already ahead
    trick = observation.tricks[-1]
    fat = [position for position, card in enumerate(trick.cards) if card.id in _fat(observation)]
    chance = crc32(f"{observation.number}/{len(observation.tricks)}".encode())
    if _is_by_a_twin(trick, observation):
        return "taken-twin", event.seat
    players = observation.seats_from(trick.leader)
    lost = [
        players[position] for position in fat if not _together(players[position], event.seat, observation)
    ]
    if lost and chance % _OFTEN == 1:
        return "beaten", lost[-1]
    if len(fat) >= _RICH:
        partner = across(observation.order, event.seat)
        # After a bid the sides are secret; and a player of two hands praises neither.
        alone = observation.bids or {event.seat, partner} & {*observation.dummies} or chance % 2
        return ("taken-rich", event.seat) if alone else ("praised", partner)
    if chance % _OFTEN:
        return None
    lean = not fat and sum("V" in card.id for card in trick.cards) <= 1
    return "taken-poor" if lean else "taken", event.seat


def _fat(observation: TrickObservation) -> frozenset[str]:
    """Return the most valuable cards: with a X, and the lion where he has a value."""
    return _TENS if observation.indicator else _TENS | {"LEONE"}


def _together(one: int, other: int, observation: TrickObservation) -> bool:
    """Return whether two seats are publicly partners: opposite ones; never those found by a bid."""
    return one == other or (not observation.bids and across(observation.order, one) == other)


def _is_by_a_twin(trick: Trick, observation: TrickObservation) -> bool:
    """Return whether the card that took the trick met its twin, which was played later."""
    won = trick.cards[observation.seats_from(trick.leader).index(trick.winner)]
    return trick.cards.count(won) > 1


def _partner(event: tricks.PartnerKnown, _: TrickObservation) -> Call:
    return "alone" if event.partner is None else "partner", {}


def _won(event: tricks.DealWon, observation: TrickObservation) -> Call:
    """Return the winners' boast, or the sigh of a player who lost with a called card."""
    if not event.winners:
        return "deal-drawn", {}
    if _sighing(event, observation) is not None:
        return "bid-lost", {}
    return "deal-won-alone" if len(event.winners) == 1 else "deal-won", {}


def _sighing(event: tricks.DealWon, observation: TrickObservation) -> int | None:
    """Return the player who has called a card and lost."""
    bidder = next((seat for seat, card in reversed(observation.bids) if card is not None), None)
    return None if bidder in event.winners else bidder


def _crowing(event: tricks.DealWon, observation: TrickObservation) -> int:
    """Return the seat that speaks at the end of a deal: the bidder who lost, else the first winner."""
    sighing = _sighing(event, observation) if event.winners else None
    if sighing is not None:
        return sighing
    return event.winners[0] if event.winners else observation.order[-1]


def _dealer(_: object, observation: TrickObservation) -> int:
    return observation.order[-1]


def _counted_words(event: tricks.Counted) -> dict[str, Any]:
    words = {"sides": event.sides, "points": event.points}
    return words if event.recount is None else {**words, "ones": event.recount}


TRICKS: Final[EventRows] = {
    happen.SeatsDrawn: GAME[happen.SeatsDrawn],
    happen.DealBegan: replace(GAME[happen.DealBegan], call=_deal),
    tricks.DummyAssigned: EventRow("dummy-assigned", "dummies", call=always("dummy"), announced=True),
    happen.Dealt: GAME[happen.Dealt],
    tricks.BidMade: EventRow("bid", "bidding", words=("card",), call=_bid),
    tricks.Passed: EventRow("passed", "bidding", call=always("pass")),
    tricks.ThrownIn: EventRow(
        "thrown-in", "bidding", (), call=always("thrown-in"), speaker=_dealer, announced=True
    ),
    tricks.LookedAt: EventRow("looked-at", "robbing"),
    tricks.Robbed: EventRow(
        "robbed",
        "robbing",
        words=("card",),
        call=lambda event, _: ("rob", {"card": str(event.card)}),
        announced=True,
    ),
    tricks.RobbingEnded: EventRow("robbing-ended", "robbing", call=_left),
    tricks.IndicatorTurned: EventRow(
        "indicator",
        "trump",
        (),
        ("card",),
        call=lambda event, _: ("indicator", {"card": str(event.card)}),
        speaker=_dealer,
        announced=True,
    ),
    tricks.Discarded: EventRow("laid-away", "trump"),
    tricks.Played: EventRow(
        lambda event: f"played-naming-{event.series}" if event.series else "played",
        lambda event, _: ("Played-named" if event.series else "Played", "tricks"),
        words=("card",),
        call=_played,
        announced=True,
    ),
    tricks.TrickTaken: EventRow(
        "trick-taken",
        "tricks",
        call=_taken,
        speaker=lambda event, seen: (_about_trick(event, seen) or ("", event.seat))[1],
        announced=True,
    ),
    tricks.PartnerKnown: EventRow(
        lambda event: "partner-none" if event.partner is None else "partner",
        lambda event, _: ("PartnerKnown-no" if event.partner is None else "PartnerKnown", "partner"),
        ("partner", "bidder"),
        call=_partner,
        speaker=lambda event, _: event.bidder if event.partner is None else event.partner,
        announced=True,
    ),
    tricks.Counted: EventRow(
        lambda event: "counted" if event.recount is None else "counted-again",
        lambda event, _: ("Counted" if event.recount is None else "Counted-again", "counting"),
        (),
        _counted_words,
        call=_counted,
        speaker=_dealer,
        announced=True,
        sums_up=True,
    ),
    tricks.DealWon: EventRow(
        lambda event: "deal-won" if event.winners else "deal-drawn",
        either("counting", "winners"),
        (),
        lambda event: {"names": event.winners} if event.winners else {},
        call=_won,
        speaker=_crowing,
        announced=True,
        sums_up=True,
    ),
    tricks.TokensMoved: EventRow(
        lambda event: "tokens" if event.tokens > 0 else "tokens-paid",
        lambda event, _: ("TokensMoved" if event.tokens > 0 else "TokensMoved-paid", "tokens"),
        words=lambda event: {"number": abs(event.tokens)},
        announced=True,
        sums_up=True,
    ),
    happen.GameWon: GAME[happen.GameWon],
}
