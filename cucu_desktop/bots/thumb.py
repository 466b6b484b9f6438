"""Rules of thumb, as one tells them to a beginner, and how somebody plays who knows no more than these.

From the middle of the cards on one keeps them, however many are playing; who holds something better than the
card they gave away stays. Now and then the hand is quicker than the head.
"""

from collections.abc import Sequence
from random import Random

from cucu_desktop.bots.persons import Person
from cucu_desktop.engine.actions import EXCHANGE, KEEP, Action
from cucu_desktop.engine.cards import Card
from cucu_desktop.engine.events import Event, Talked
from cucu_desktop.engine.observation import Observation


def by_thumb(
    person: Person, observation: Observation, heard: Sequence[Event], random: Random, high: int
) -> Action:
    """Decide a turn by rules of thumb.

    Args:
        person: who decides; the bold ask for more than the cautious.
        observation: what their seat may know.
        heard: this deal's events.
        random: the slips of the hand.
        high: the lowest rank that nobody ever gives away.
    """
    card = observation.card
    assert isinstance(card, Card)
    if card.rank >= high:
        return KEEP
    border = round(high / 2 + high / 16 * (person.boldness - person.caution))
    if random.random() < 0.1 + 0.4 * (1 - person.memory):
        border += round(random.choice((-0.3, -0.2, 0.2, 0.3)) * high)
    elif random.random() < person.memory and _is_safe(observation, card):
        return KEEP
    elif any(_is_lament(event, observation.seat) for event in heard) and random.random() < person.trust / 2:
        border -= 1
    return KEEP if card.rank >= max(border, 2) else EXCHANGE


def _is_safe(observation: Observation, card: Card) -> bool:
    """Tell whether one has seen somebody else's card that is lower."""
    return any(
        isinstance(other, Card) and other.rank < card.rank and observation.tokens[seat]
        for seat, other in enumerate(observation.cards)
        if seat in observation.order
    )


def _is_lament(event: Event, seat: int) -> bool:
    return isinstance(event, Talked) and event.seat != seat and event.phrase == "bad-card"
