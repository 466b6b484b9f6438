"""What comes of a deal of Campli, as soon as nothing that is to come can change it.

A card before a player who has had their turn stays there, unless it lies on the way of the card that travels:
such a one may run back. Only the card whose turn it is may leave the table: the dealer lays one away.
"""

from cucu_desktop.engine.cards import Card
from cucu_desktop.games.campli import MATTO, NULLA, XV, CampliState


def tokens_at_end(state: CampliState, seat: int) -> int | None:
    """Return how many tokens a seat will have when the cards have been compared; None if that is open."""
    deal, table = state.deal, state.table
    if state.decision is None or state.decision.kind != "turn" or not all(table.tokens):
        return None
    cards, deciding = table.cards, deal.order[deal.at]
    card = cards[seat]
    if card is None or seat == deciding or any(seat in pair for pair in deal.way):
        return None
    promises = [pair for pair in deal.promises.items() if cards[pair[0]] is NULLA]
    if any(seat in pair for pair in promises):
        return None
    tokens = table.tokens[seat]
    lying = [other for at, other in enumerate(cards) if other and at not in (seat, deciding)]
    coming = table.stock[-cards.count(None) - 1 :]
    if card is XV or any(is_lower(other, card) for other in lying):
        return tokens
    rest = [*lying, *coming, cards[deciding]]
    if card is MATTO:
        return None if MATTO in rest else tokens - 1
    return None if any(other and is_lower(other, card) for other in rest) else tokens - 1


def sees_a_lower(state: CampliState, seat: int) -> bool:
    """Return whether a seat in its turn knows of a card below its own: nothing is better than to keep."""
    cards, seen = state.table.cards, state.table.seen
    mine = cards[seat]
    if state.decision is None or state.decision.kind != "turn" or mine is None or not all(state.table.tokens):
        return False
    return any(card and seen[other] >> seat & 1 and is_lower(card, mine) for other, card in enumerate(cards))


def is_lower(card: Card, than: Card) -> bool:
    """Return whether a card saves another one from being the lowest, neither being a Matto."""
    return MATTO not in (card, than) and card.rank < than.rank
