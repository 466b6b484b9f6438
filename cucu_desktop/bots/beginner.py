"""A beginner's policy for turns: rules of thumb.

A beginner keeps only a high card, however many play and whatever they did, and underrates that a card need
only not be the lowest. A player who got a better card than the one they gave away keeps it. Some moves are
slips.
"""

from collections.abc import Sequence
from typing import Final

from cucu_desktop.bots.assessment import Policy, keeping
from cucu_desktop.bots.persons import Person
from cucu_desktop.engine.cards import Card
from cucu_desktop.engine.events import Event, Talked
from cucu_desktop.engine.observation import Observation

SLIPS: Final = (-0.3, -0.2, 0.2, 0.3)
"""The error in the keep threshold, as a fraction of the cards; the highest of them is always kept."""
CONTENT: Final = 15 / 16
"""The fraction of the cards from which a beginner keeps; boldness and caution shift it a little."""
SATISFIED: Final = 4 / 5
"""The fraction from which a beginner keeps where high cards are matadors and the others nearly equal."""
LEAST: Final = 2
"""The fraction below which a card is never kept for its own sake."""


def beginner_turn(
    person: Person, observation: Observation, heard: Sequence[Event], high: int, content: float = CONTENT
) -> Policy:
    """Return a beginner's probability to keep, by rules of thumb.

    Args:
        person: who decides; bold players demand more than cautious ones.
        observation: their seat's observation.
        heard: this deal's events.
        high: the lowest rank that is never given away.
        content: the keep threshold as a fraction of the lower cards.
    """
    card = observation.card
    assert isinstance(card, Card)
    if card.rank >= high:
        return keeping(1.0)
    border = round(content * high + high / 16 * (person.boldness - person.caution))
    slips = 0.1 + 0.4 * (1 - person.memory)
    slipped = [min(max(border + round(by * high), LEAST), high - 1) for by in SLIPS]
    after_slip = sum(card.rank >= limit for limit in slipped) / len(SLIPS)
    believed = person.trust / 2 if any(_is_lament(event, observation.seat) for event in heard) else 0.0
    eased, strict = (card.rank >= max(limit, LEAST) for limit in (border - 1, border))
    by_rule = believed * eased + (1 - believed) * strict
    if _is_safe(observation, card):
        by_rule = person.memory + (1 - person.memory) * by_rule
    return keeping(slips * after_slip + (1 - slips) * by_rule)


def _is_safe(observation: Observation, card: Card) -> bool:
    """Return whether the seat has seen a lower card of another live player."""
    return any(
        isinstance(other, Card) and other.rank < card.rank and observation.tokens[seat]
        for seat, other in enumerate(observation.cards)
        if seat in observation.order
    )


def _is_lament(event: Event, seat: int) -> bool:
    return isinstance(event, Talked) and event.seat != seat and event.phrase == "bad-card"
