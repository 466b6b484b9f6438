"""Beginner's policy for turns: the rules of thumb of somebody new to the game.

Only a high card is kept, however many are playing and whatever they did: that one need only not be the lowest
is hard to believe. Who holds something better than the card they gave away stays. Sometimes they slip.
"""

from collections.abc import Sequence
from typing import Final

from cucu_desktop.bots.assessment import Policy, keeping
from cucu_desktop.bots.persons import Person
from cucu_desktop.engine.cards import Card
from cucu_desktop.engine.events import Event, Talked
from cucu_desktop.engine.observation import Observation

SLIPS: Final = (-0.3, -0.2, 0.2, 0.3)
"""By so much of the cards one mistakes the one to keep from; but the highest of them is kept by everybody."""
CONTENT: Final = 15 / 16
"""From this part of the cards on one is content with a card; who is bold or cautious, a little up or down."""
SATISFIED: Final = 4 / 5
"""From this part on where a high card is a matador, and the others are worth nearly the same."""
LEAST: Final = 2
"""A card lower than this nobody keeps for its own sake."""


def beginner_turn(
    person: Person, observation: Observation, heard: Sequence[Event], high: int, content: float = CONTENT
) -> Policy:
    """Return how likely a beginner keeps, by rules of thumb.

    Args:
        person: who decides; the bold ask for more than the cautious.
        observation: what their seat may know.
        heard: this deal's events.
        high: the lowest rank that nobody ever gives away.
        content: from which part of the lower cards on one is content with a card.
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
    """Tell whether one has seen somebody else's card that is lower."""
    return any(
        isinstance(other, Card) and other.rank < card.rank and observation.tokens[seat]
        for seat, other in enumerate(observation.cards)
        if seat in observation.order
    )


def _is_lament(event: Event, seat: int) -> bool:
    return isinstance(event, Talked) and event.seat != seat and event.phrase == "bad-card"
