"""Hidden cards dealt anew, to test that nothing changes for the player who cannot see them."""

from collections.abc import Sequence
from random import Random

from cucu_desktop.engine.cards import HIDDEN, Card, Pack
from cucu_desktop.engine.observation import Observation, unseen
from cucu_desktop.frozen import frozen


@frozen
class ExchangeWorld:
    """One way in which the cards may lie: before each seat, laid away, and in the stock in order."""

    cards: tuple[Card | None, ...]
    laid: tuple[Card, ...]
    stock: tuple[Card, ...]


def sample_world(
    observation: Observation, pack: Pack, special: Sequence[Card], random: Random
) -> ExchangeWorld:
    """Deal the cards that are hidden from the seat anew, in a way that agrees with all that it knows.

    A card that was given away on demand is none of the `special` ones, and everybody knows it (000: "X or
    lower").
    """
    cards = list(unseen(observation, pack).elements())
    random.shuffle(cards)
    ordinary = iter([card for card in cards if card not in special])
    low = {
        seat: next(ordinary)
        for seat, card in enumerate(observation.cards)
        if card is HIDDEN and observation.low[seat]
    }
    for card in low.values():
        cards.remove(card)
    rest = iter(cards)
    before = tuple(
        low[seat] if seat in low else next(rest) if card is HIDDEN else card
        for seat, card in enumerate(observation.cards)
    )
    laid = tuple(next(rest) if card is HIDDEN else card for card in observation.laid)
    return ExchangeWorld(before, laid, tuple(rest))
