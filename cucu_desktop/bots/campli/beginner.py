"""Beginner's policy for turns at Campli: the rules of thumb of somebody new to the game.

From a certain card on one keeps it, by how many are playing and where one sits; who holds something better
than the card they gave away stays; a Matto stays only beside the other. Sometimes they slip.
"""

from collections.abc import Sequence
from random import Random
from typing import Final

from cucu_desktop.bots.assessment import Policy, keeping
from cucu_desktop.bots.campli.odds import FOOL
from cucu_desktop.bots.persons import Person
from cucu_desktop.engine.cards import CUCCO, Card
from cucu_desktop.engine.events import Event, Talked
from cucu_desktop.engine.observation import Observation
from cucu_desktop.games.campli import XI, V

SECCHIA: Final = CUCCO["SECCHIA"]
BORDERS: Final = (99, 99, 14, 14, 14, 14, 14, 13, 13, *(12,) * 4, *(11,) * 8)
"""By number of players the rank from which the dealer keeps a card (14 is the X); others keep one lower.

Who is new to the game asks too much of a card: that it need only not be the lowest is hard to believe.
"""
SLIPS: Final = (-5, -4, 4, 5)
"""By so many ranks one mistakes the card to keep from."""
EASED: Final = 2
"""So many ranks lower is kept after somebody has owned up to a low card."""


def beginner_turn(
    person: Person, observation: Observation, heard: Sequence[Event], _random: Random
) -> Policy:
    """Return how likely a beginner keeps, by rules of thumb."""
    card = observation.card
    assert isinstance(card, Card)
    border = _border(person, observation)
    slips = 0.08 + 0.25 * (1 - person.memory)
    after_slip = sum(card.rank >= min(max(border + by, SECCHIA.rank), XI.rank) for by in SLIPS) / len(SLIPS)
    by_rule = _by_rule(person, observation, heard, card, border)
    return keeping(slips * after_slip + (1 - slips) * by_rule)


def _by_rule(
    person: Person, observation: Observation, heard: Sequence[Event], card: Card, border: int
) -> float:
    """Return how likely somebody keeps who does not slip: they may not remember, and not believe."""
    lament = any(
        _is_lament(event) for event in heard if isinstance(event, Talked) and event.seat != observation.seat
    )
    believed = person.trust / 2 if lament else 0.0
    by_border = believed * (card.rank >= border - EASED) + (1 - believed) * (card.rank >= border)
    rivals = _remembered(observation)
    if card.rank == FOOL:
        remembered = float(FOOL in rivals)
    else:
        remembered = 1.0 if any(FOOL < rank < card.rank for rank in rivals) else by_border
    return person.memory * remembered + (1 - person.memory) * by_border


def _border(person: Person, observation: Observation) -> int:
    """Return the rank from which this person keeps a card here; who is bold asks for more."""
    players = len(observation.order)
    position = 0 if observation.seat == observation.order[-1] else 1
    return BORDERS[players] - position + round(0.8 * (person.boldness - person.caution))


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
