"""A beginner's policy for turns at Campli: rules of thumb.

A beginner keeps from a certain card on, by the number of players and their position; a player who got a
better card than the one they gave away keeps it; a Matto is kept only beside the other. Some moves are slips.
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
"""By number of players the rank from which the dealer keeps a card (14 is the X); others keep one rank lower.

A beginner demands too much of a card and underrates that it need only not be the lowest.
"""
SLIPS: Final = (-5, -4, 4, 5)
"""The error in the keep threshold, in ranks."""
EASED: Final = 2
"""The number of ranks by which the threshold falls after a player has admitted a low card."""


def beginner_turn(
    person: Person, observation: Observation, heard: Sequence[Event], _random: Random
) -> Policy:
    """Return a beginner's probability to keep, by rules of thumb."""
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
    """Return the probability to keep without slips, given imperfect memory and trust."""
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
    """Return the rank from which this person keeps a card here; bold players demand more."""
    players = len(observation.order)
    position = 0 if observation.seat == observation.order[-1] else 1
    return BORDERS[players] - position + round(0.8 * (person.boldness - person.caution))


def _remembered(observation: Observation) -> list[int]:
    """Return the ranks of the others' live cards that this seat has seen."""
    return [
        card.rank
        for seat, card in enumerate(observation.cards)
        if seat != observation.seat and isinstance(card, Card) and not observation.dead[seat]
    ]


def _is_lament(event: Talked) -> bool:
    """Return whether a player has admitted a low card."""
    return event.phrase == "bad-card" or (
        event.phrase == "have" and event.card is not None and CUCCO[event.card].rank < V.rank
    )
