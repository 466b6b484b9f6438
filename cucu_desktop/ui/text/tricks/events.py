"""Events of a trick game: bids, robbing, tricks, the count; see `text.events.event_text`.

Calls depend on public information, never on a hand or on the sides: in Zifuli these are secret. A dummy's
partner speaks for it.
"""

from collections.abc import Sequence
from dataclasses import replace
from typing import Any, Final
from zlib import crc32

from cucu_desktop.engine import events as happen
from cucu_desktop.engine.tricks import events as tricks
from cucu_desktop.engine.tricks.events import Trick
from cucu_desktop.engine.tricks.observation import TrickObservation
from cucu_desktop.engine.tricks.seating import across
from cucu_desktop.match.trick_narration import names_in, written
from cucu_desktop.ui.text.events.event_text import (
    Call,
    EventText,
    EventTexts,
    ExplanationKey,
    ExplanationWords,
    always,
    either,
    plain,
)
from cucu_desktop.ui.text.events.game import GAME

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


# Explanations


def _played_explained(event: tricks.Played, _: Sequence[int]) -> ExplanationKey:
    return ExplanationKey("Played-named" if event.series else "Played", {"name": event.seat}, "tricks")


def _partner_explained(event: tricks.PartnerKnown, _: Sequence[int]) -> ExplanationKey:
    if event.partner is None:
        return ExplanationKey("PartnerKnown-no", {"name": event.bidder}, "partner")
    return ExplanationKey("PartnerKnown", {"name": event.partner, "other": event.bidder}, "partner")


def _tokens_explained(event: tricks.TokensMoved, _: Sequence[int]) -> ExplanationKey:
    key = "TokensMoved" if event.tokens > 0 else "TokensMoved-paid"
    return ExplanationKey(key, {"name": event.seat}, "tokens")


def counts_in_words(event: tricks.Counted, words: ExplanationWords, names: Sequence[str]) -> str:
    """Return the sides' counts, the second ones if counted twice: "Anna and Carlo 12, Bruna and Dino 7"."""
    return ", ".join(
        f"{words.numbers.listed(names_in(side, names))} {written(points)}"
        for side, points in zip(event.sides, event.recount or event.points, strict=True)
    )


def falls_as_trump(event: object, trump: str) -> bool:
    """Return whether the trump card is played to a trick: one led with a series named has its own text."""
    return isinstance(event, tricks.Played) and not event.series and str(event.card) == trump


def _meant(event: tricks.BidMade | tricks.Robbed, words: ExplanationWords, _: object) -> dict[str, Any]:
    return {"card": words.cards.kind(str(event.card))}


def _turned(event: tricks.IndicatorTurned, words: ExplanationWords, _: object) -> dict[str, Any]:
    return {"card": words.cards.name(str(event.card))}


def _card_played(event: tricks.Played, words: ExplanationWords, _: object) -> dict[str, Any]:
    card = str(event.card)
    cards = words.trick_cards
    series = event.series or cards.series_id(card)
    told = {"series": cards.series(series), "gloss": cards.gloss(series)}
    return {"card": cards.name(card), "worth": cards.worth(card), **told}


def _winners(event: tricks.DealWon, words: ExplanationWords, names: Sequence[str]) -> dict[str, Any]:
    return {"names": words.numbers.listed(names_in(event.winners, names))} if event.winners else {}


TRICKS: Final[EventTexts] = {
    happen.SeatsDrawn: GAME[happen.SeatsDrawn],
    happen.DealBegan: replace(GAME[happen.DealBegan], call=_deal),
    tricks.DummyAssigned: EventText(
        explanation=plain("dummies", "seat"), call=always("dummy"), announced=True
    ),
    happen.Dealt: GAME[happen.Dealt],
    tricks.BidMade: EventText(explanation=plain("bidding", "seat"), values=_meant, call=_bid),
    tricks.Passed: EventText(explanation=plain("bidding", "seat"), call=always("pass")),
    tricks.ThrownIn: EventText(
        explanation=plain("bidding"), call=always("thrown-in"), speaker=_dealer, announced=True
    ),
    tricks.LookedAt: EventText(explanation=plain("robbing", "seat")),
    tricks.Robbed: EventText(
        explanation=plain("robbing", "seat"),
        values=_meant,
        call=lambda event, _: ("rob", {"card": str(event.card)}),
        announced=True,
    ),
    tricks.RobbingEnded: EventText(explanation=plain("robbing", "seat"), call=_left),
    tricks.IndicatorTurned: EventText(
        explanation=plain("trump"),
        values=_turned,
        call=lambda event, _: ("indicator", {"card": str(event.card)}),
        speaker=_dealer,
        announced=True,
    ),
    tricks.Discarded: EventText(explanation=plain("trump", "seat")),
    tricks.Played: EventText(
        explanation=_played_explained, values=_card_played, call=_played, announced=True
    ),
    tricks.TrickTaken: EventText(
        explanation=plain("tricks", "seat"),
        call=_taken,
        speaker=lambda event, seen: (_about_trick(event, seen) or ("", event.seat))[1],
        announced=True,
    ),
    tricks.PartnerKnown: EventText(
        explanation=_partner_explained,
        call=_partner,
        speaker=lambda event, _: event.bidder if event.partner is None else event.partner,
        announced=True,
    ),
    tricks.Counted: EventText(
        explanation=lambda event, order: plain(
            "counting", key="Counted" if event.recount is None else "Counted-again"
        )(event, order),
        values=lambda event, words, names: {"counts": counts_in_words(event, words, names)},
        call=_counted,
        speaker=_dealer,
        announced=True,
        sums_up=True,
    ),
    tricks.DealWon: EventText(
        explanation=either("counting", "winners"),
        values=_winners,
        call=_won,
        speaker=_crowing,
        announced=True,
        sums_up=True,
    ),
    tricks.TokensMoved: EventText(
        explanation=_tokens_explained,
        values=lambda event, words, _: {"tokens": words.numbers.tokens(abs(event.tokens))},
        announced=True,
        sums_up=True,
    ),
    happen.GameWon: GAME[happen.GameWon],
}
