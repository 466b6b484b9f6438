"""At the inn: "Fermatevi alquanto." - "Pagherai se null?" (000, "XI Taverna"; C6).

To ask costs the guest nothing: an innkeeper who agrees pays for the nulla, one who refuses gives the inn
away. So who knows the game asks with any card, who does not, with the nulla. The innkeeper weighs the odds of
a nulla that loses against having to give the inn for a card that its owner did not want.
"""

from collections.abc import Sequence
from random import Random
from typing import Final

from cucu_desktop.bots.campli.reading import Reading
from cucu_desktop.bots.campli.turn import Stakes, reckon, stakes, worth_of
from cucu_desktop.bots.persons import Person
from cucu_desktop.engine.actions import AGREE, ASK, KEEP, REFUSE, Action
from cucu_desktop.engine.events import Event
from cucu_desktop.engine.observation import Observation
from cucu_desktop.games.campli import NULLA, XI

LIKELY: Final = 0.005
"""What is less likely than this is not thought of."""


def be_guest(person: Person, observation: Observation, heard: Sequence[Event], random: Random) -> Action:
    """Decide whether to ask for the promise or just to keep the card."""
    if person.level == 1:
        return ASK if observation.card is NULLA or random.random() < 0.7 * person.boldness else KEEP
    reading = Reading(person, observation, heard, random)
    at_stake = stakes(person, observation)
    keep = worth_of(reading, at_stake, reading.rank, reading.to_come)
    inn = worth_of(reading, at_stake, XI.rank, reading.to_come)
    safe = at_stake.whole if reading.rank == NULLA.rank else keep
    # Either answer is at least as good as keeping, but for who wants to lose or has the better card.
    return ASK if (safe + inn) / 2 > keep else KEEP


def be_innkeeper(person: Person, observation: Observation, heard: Sequence[Event], random: Random) -> Action:
    """Decide whether to promise to pay for a nulla, or to give the inn away."""
    if person.level == 1:
        return REFUSE if random.random() < 0.15 + 0.3 * person.caution else AGREE
    reading = Reading(person, observation, heard, random)
    at_stake = stakes(person, observation)
    guest = observation.about
    card = reading.others.get(guest) if guest is not None else None
    if card is None:
        return AGREE
    odds = (
        {card: 1.0} if isinstance(card, int) else {rank: odd for rank, odd in enumerate(card) if odd > LIKELY}
    )
    whole = sum(odds.values())
    agree = _agree_worth(reading, at_stake, odds.get(NULLA.rank, 0.0) / whole)
    refuse = sum(odd * _refuse_worth(reading, at_stake, rank) for rank, odd in odds.items()) / whole
    return AGREE if agree >= refuse else REFUSE


def _agree_worth(reading: Reading, at_stake: Stakes, nulla: float) -> float:
    """Return what the promise is worth: one pays if it is a nulla and nothing is lower."""
    pays = nulla * reading.loss(NULLA.rank, reading.to_come)
    return (1 - pays) * worth_of(reading, at_stake, XI.rank, reading.to_come) + pays * at_stake.one


def _refuse_worth(reading: Reading, at_stake: Stakes, rank: int) -> float:
    """Return what it is worth to have the guest's card, if it is this one, and still to decide."""
    guest = reading.observation.about
    assert guest is not None
    return max(reckon(reading.crossed(rank, guest, XI.rank), at_stake))
