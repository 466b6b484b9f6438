"""Table talk: a person's remarks, true or not, and their occasions (C9).

Each remark has a motive. Before a neighbour's turn a person warns them off, even without a card yet; at their
own turn they announce their action, or the opposite; with a settled card they praise or
lament it; and a person who does not believe the last remark says so. `honesty` is the fraction of true
remarks.
"""

from collections.abc import Sequence
from random import Random
from typing import Final

from cucu_desktop.bots.persons import Person
from cucu_desktop.bots.strategy import Strategy
from cucu_desktop.engine.actions import KEEP, DecisionKind
from cucu_desktop.engine.cards import Card
from cucu_desktop.engine.events import Arrested, DealBegan, Event, Talked
from cucu_desktop.engine.observation import Observation
from cucu_desktop.games.catalogue import GAMES

Said = tuple[str, str | None]
ONCE_IN: Final = 8
"""The most talkative person makes one remark in this many occasions."""
ABOUT_CARDS: Final[tuple[DecisionKind, ...]] = ("turn", "inn", "promise", "bet", "consent")
IMPATIENCE: Final = 0.1
"""The fraction of remarks about others' slowness instead of cards."""
CLAIMS: Final = ("have", "good-card", "bad-card")
"""The remarks that are information about a card, if true."""


def small_talk(
    strategy: Strategy, person: Person, observation: Observation, heard: Sequence[Event], random: Random
) -> Said | None:
    """Return the person's remark, or None: a phrase, and for "have" the name of a card."""
    if not observation.options.talk or observation.kind not in ABOUT_CARDS:
        return None
    if random.random() * ONCE_IN > person.talkativeness:
        return None
    spoken = [event for event in _this_deal(heard) if isinstance(event, Talked)]
    mine = [event.phrase for event in spoken if event.seat == observation.seat]
    phrase, card = _remark(strategy, person, observation, heard, spoken, random)
    # No phrase is repeated, and no card is talked about twice.
    if not phrase or phrase in mine or (phrase in CLAIMS and any(said in CLAIMS for said in mine)):
        return None
    return phrase, card


def _remark(
    strategy: Strategy,
    person: Person,
    observation: Observation,
    heard: Sequence[Event],
    spoken: Sequence[Talked],
    random: Random,
) -> Said:
    """Return the remark for this situation; an empty phrase for none."""
    seat, card = observation.seat, observation.card
    last = spoken[-1] if spoken else None
    if last and last.seat != seat and last.phrase in CLAIMS and random.random() > person.trust + 0.3:
        return "bluff", None
    if observation.dead[seat] or seat not in observation.order:
        return "", None
    if not isinstance(card, Card) or _is_next(observation):
        return _warning(person, observation, random)
    if observation.to_act == seat and observation.kind == "turn":
        return _intention(strategy, person, observation, heard, random)
    announced = any(isinstance(event, Arrested) and event.holder == seat for event in _this_deal(heard))
    if announced or random.random() < IMPATIENCE:
        return "" if announced else "hurry", None
    return _claim(strategy, person, observation, card, random)


def _is_next(observation: Observation) -> bool:
    """Return whether the deciding player may pass a card on to this seat."""
    position = observation.order.index(observation.seat)
    return position > 0 and observation.order[position - 1] == observation.to_act


def _warning(person: Person, observation: Observation, random: Random) -> Said:
    """Return a remark without a card: to the neighbour who may pass one on, or to a slow player."""
    if _is_next(observation):
        return (
            (random.choice(("do-not-try", "beware")), None)
            if random.random() < person.boldness
            else ("", None)
        )
    return ("hurry", None) if random.random() < 0.2 else ("", None)


def _intention(
    strategy: Strategy, person: Person, observation: Observation, heard: Sequence[Event], random: Random
) -> Said:
    """Return a remark that announces the person's action, or the opposite."""
    keeps = strategy.judges["turn"].choose(person, observation, heard, Random(random.random())) == KEEP
    honest = random.random() < person.honesty
    return "will-keep" if keeps == honest else "will-exchange", None


def _claim(strategy: Strategy, person: Person, observation: Observation, card: Card, random: Random) -> Said:
    """Return a remark about the person's settled card."""
    border = strategy.border(observation)
    honest, good = random.random() < person.honesty, card.rank >= border
    pack = GAMES[observation.options.game].pack_of(observation.options)
    if random.random() < 0.3:
        lies = [other.id for other in pack.at_hand if (other.rank >= border) != good]
        return "have", card.id if honest else random.choice(lies)
    return "good-card" if good == honest else "bad-card", None


def _this_deal(heard: Sequence[Event]) -> Sequence[Event]:
    begins = [position for position, event in enumerate(heard) if isinstance(event, DealBegan)]
    return heard[begins[-1] :] if begins else heard
