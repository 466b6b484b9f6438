"""Feats of the trick games, found in events.

Each function returns whether a seat has done the feat in a deal.
"""

from collections.abc import Iterator
from typing import Final

from cucu_desktop.engine.cards import Card
from cucu_desktop.engine.tricks.events import (
    Counted,
    DealWon,
    IndicatorTurned,
    PartnerKnown,
    Played,
    Robbed,
    TrickTaken,
)
from cucu_desktop.match.feats.deal_stories import DealStory

EARLY: Final = 2
"""The number of tricks before which a partner is found early."""
WHISKER: Final = 1
"""The largest point difference of a narrow win."""


def wins(deal: DealStory, seat: int) -> bool:
    """Return whether the seat wins the deal, and not all players do."""
    won = next((event for event in deal.events if isinstance(event, DealWon)), None)
    return won is not None and seat in won.winners


def recount(deal: DealStory, seat: int) -> bool:
    """Return whether the seat won by the second count."""
    counted = _count(deal)
    return counted is not None and counted.recount is not None and wins(deal, seat)


def whole_pack(deal: DealStory, seat: int) -> bool:
    """Return whether the seat's side took every trick."""
    counted = _count(deal)
    if counted is None or not wins(deal, seat):
        return False
    own = next((side for side in counted.sides if seat in side), ())
    taken = [event.seat for event in deal.events if isinstance(event, TrickTaken)]
    return bool(taken) and all(each in own for each in taken)


def by_a_whisker(deal: DealStory, seat: int) -> bool:
    """Return whether the seat won by a point or less, without a second count."""
    counted = _count(deal)
    if counted is None or counted.recount is not None or not wins(deal, seat):
        return False
    most, next_most = sorted(counted.points, reverse=True)[:2]
    return most - next_most <= WHISKER


def lions_share(deal: DealStory, seat: int) -> bool:
    """Return whether the seat's lion took the other lion."""
    for cards, winner in _tricks(deal):
        lions = [who for who, card in cards if card == "LEONE"]
        if len(lions) == 2 and winner == seat and seat in lions:
            return True
    return False


def last_trick_by_fool(deal: DealStory, seat: int) -> bool:
    """Return whether the seat took the last trick with the fool, and won the deal."""
    *_, (cards, winner) = [((), -1), *_tricks(deal)]
    return winner == seat and (seat, "MATTO") in cards and wins(deal, seat)


def early_partner(deal: DealStory, seat: int) -> bool:
    """Return whether bidder and partner, one of them this seat, were known by the second trick, and won."""
    tricks = 0
    for event in deal.events:
        if isinstance(event, TrickTaken):
            tricks += 1
        elif isinstance(event, PartnerKnown) and event.partner is not None:
            sides = (event.bidder, event.partner)
            return tricks < EARLY and seat in sides and wins(deal, seat)
    return False


def alone(deal: DealStory, seat: int) -> bool:
    """Return whether the seat played alone against all, and won."""
    return wins(deal, seat) and any(
        isinstance(event, PartnerKnown) and event.bidder == seat and event.partner is None
        for event in deal.events
    )


def secret_to_the_end(deal: DealStory, seat: int) -> bool:
    """Return whether the seat was a partner unknown before the last trick, and won."""
    tricks = sum(isinstance(event, TrickTaken) for event in deal.events)
    seen = 0
    for event in deal.events:
        seen += isinstance(event, TrickTaken)
        if isinstance(event, PartnerKnown):
            return event.partner == seat and seen >= tricks - 1 and wins(deal, seat)
    return False


def robber(deal: DealStory, seat: int) -> bool:
    """Return whether the seat robbed two cards, and won."""
    robbed = sum(isinstance(event, Robbed) and event.seat == seat for event in deal.events)
    return robbed >= 2 and wins(deal, seat)


def trionfo_last(deal: DealStory, seat: int) -> bool:
    """Return whether the seat kept the trionfo for the last trick, took it with that, and won."""
    turned = next((event for event in deal.events if isinstance(event, IndicatorTurned)), None)
    if turned is None or not isinstance(turned.card, Card):
        return False
    *_, (cards, winner) = [((), -1), *_tricks(deal)]
    return winner == seat and (seat, turned.card.id) in cards and wins(deal, seat)


def _count(deal: DealStory) -> Counted | None:
    return next((event for event in deal.events if isinstance(event, Counted)), None)


def _tricks(deal: DealStory) -> Iterator[tuple[tuple[tuple[int, str], ...], int]]:
    """Yield the tricks: the cards with their players, and the taker."""
    cards: list[tuple[int, str]] = []
    for event in deal.events:
        if isinstance(event, Played):
            cards.append((event.seat, event.card.id if isinstance(event.card, Card) else ""))
        elif isinstance(event, TrickTaken):
            yield tuple(cards), event.seat
            cards.clear()
