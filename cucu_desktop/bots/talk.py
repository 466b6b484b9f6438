"""Table talk: what a person says about their card, true or not (C9)."""

from collections.abc import Sequence
from random import Random
from typing import Final

from cucu_desktop.bots.odds import ARREST, prospect
from cucu_desktop.bots.persons import Person
from cucu_desktop.engine.cards import CUCCO, Card
from cucu_desktop.engine.events import DealBegan, Event, Talked
from cucu_desktop.engine.observation import Observation

Said = tuple[str, str | None]
ONCE_IN: Final = 9
"""A talkative person says something about one time in so many that they could."""


def small_talk(
    person: Person, observation: Observation, heard: Sequence[Event], random: Random
) -> Said | None:
    """Return what the person says now, if anything: a phrase, and for "have" the name of a card."""
    if not observation.options.talk or random.random() * ONCE_IN > person.talkativeness:
        return None
    seat, card = observation.seat, observation.card
    said = [event for event in _this_deal(heard) if isinstance(event, Talked) and event.seat == seat]
    if len(said) >= 2:
        return None
    if not isinstance(card, Card) or observation.dead[seat] or observation.shown[seat]:
        waits = observation.to_act is not None and observation.to_act != seat and observation.kind == "turn"
        return ("hurry", None) if waits and random.random() < 0.3 else None
    if any(event.phrase != "hurry" for event in said):
        return None
    return _about(person, observation, card, random)


def _about(person: Person, observation: Observation, card: Card, random: Random) -> Said:
    """Return something about one's card: as it is, or as others should think it is."""
    border = prospect(max(len(observation.order), 2)).thresholds[0]
    good = card.rank >= border
    honest = random.random() < person.honesty
    if not honest and random.random() < 0.3:
        return ("bluff", None)
    turn_to_come = observation.to_act == observation.seat
    if honest:
        if random.random() < 0.25:
            return ("have", card.id)
        if card.rank >= ARREST:
            return random.choice((("beware", None), ("do-not-try", None), ("good-card", None)))
        if turn_to_come and random.random() < 0.4:
            return ("will-keep" if good else "will-exchange", None)
        return ("good-card" if good else "bad-card", None)
    if random.random() < 0.25:
        lie = random.choice([other for other in CUCCO.designs if (other.rank >= border) != good])
        return ("have", lie.id)
    if good:
        return ("bad-card", None)
    return random.choice((("good-card", None), ("beware", None), ("do-not-try", None), ("will-keep", None)))


def _this_deal(heard: Sequence[Event]) -> Sequence[Event]:
    begins = [place for place, event in enumerate(heard) if isinstance(event, DealBegan)]
    return heard[begins[-1] :] if begins else heard
