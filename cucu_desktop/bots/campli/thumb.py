"""Rules of thumb, as one tells them to a beginner, and how somebody plays who knows no more than these.

From a certain card on one keeps it, by how many are playing and where one sits; who holds something better
than the card they gave away stays; a Matto stays only beside the other. Now and then the hand is quicker than
the head.
"""

from collections.abc import Sequence
from random import Random
from typing import Final

from cucu_desktop.bots.campli.odds import FOOL
from cucu_desktop.bots.persons import Person
from cucu_desktop.engine.actions import EXCHANGE, KEEP, Action
from cucu_desktop.engine.cards import CUCCO, Card
from cucu_desktop.engine.events import Event, Talked
from cucu_desktop.engine.observation import Observation
from cucu_desktop.games.campli import XI, V

SECCHIA: Final = CUCCO["SECCHIA"]
BORDERS: Final = (99, 99, 10, 10, 9, 9, 8, 8, 8, *(7,) * 4, *(6,) * 8)
"""By number of players the rank from which the dealer keeps a card (10 is the VI); others keep one lower."""


def by_thumb(person: Person, observation: Observation, heard: Sequence[Event], random: Random) -> Action:
    """Decide a turn by rules of thumb."""
    card = observation.card
    assert isinstance(card, Card)
    border = _border(person, observation)
    if random.random() < 0.08 + 0.25 * (1 - person.memory):
        slipped = border + random.choice((-5, -4, 4, 5))
        return KEEP if card.rank >= min(max(slipped, SECCHIA.rank), XI.rank) else EXCHANGE
    if random.random() < person.memory:
        rivals = _remembered(observation)
        if card.rank == FOOL:
            return KEEP if FOOL in rivals else EXCHANGE
        if any(FOOL < rank < card.rank for rank in rivals):
            return KEEP
    lament = any(
        _is_lament(event) for event in heard if isinstance(event, Talked) and event.seat != observation.seat
    )
    eased = 2 if lament and random.random() < person.trust / 2 else 0
    return KEEP if card.rank >= border - eased else EXCHANGE


def _border(person: Person, observation: Observation) -> int:
    """Return the rank from which this person keeps a card here; who is bold asks for more."""
    players = len(observation.order)
    place = 0 if observation.seat == observation.order[-1] else 2 if players == 2 else 1
    return BORDERS[players] - place + round(0.8 * (person.boldness - person.caution))


def _remembered(observation: Observation) -> list[int]:
    """Return the ranks of the live cards that this seat has seen before the others."""
    return [
        card.rank
        for seat, card in enumerate(observation.cards)
        if seat != observation.seat and isinstance(card, Card) and not observation.dead[seat]
    ]


def _is_lament(event: Talked) -> bool:
    """Tell whether somebody owned up to a low card."""
    return event.phrase == "bad-card" or (
        event.phrase == "have" and event.card is not None and CUCCO[event.card].rank < V.rank
    )
