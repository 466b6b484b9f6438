"""Bets on the matador's fate: how much to bet, and whether to hold against it (A3).

Worths are coins. A bet is worth something only if it is held against, and the matador has seen a card that
the bettor has not: so it is reckoned card by card with which of them a matador agrees. Some agree by feel,
whatever they hold; how likely this is one of them is told by what they have answered to others.
"""

from collections.abc import Mapping, Sequence
from functools import cache
from math import sqrt
from typing import Final

from cucu_desktop.bots.assessment import Assessment, Estimate, Policy, by_mood, certain, moods
from cucu_desktop.bots.leaning import RECKONER
from cucu_desktop.bots.persons import COUNSELLOR, PERSONS, Person
from cucu_desktop.bots.round_amounts import considered, nearest, round_coins
from cucu_desktop.engine.actions import AGREE, OUTCOMES, REFUSE, Action, Bet
from cucu_desktop.engine.cards import STANDARD, Card
from cucu_desktop.engine.events import DealBegan, Event
from cucu_desktop.engine.observation import Observation
from cucu_desktop.engine.rarer_events import BetAnswered, BetMade

OUT, THROUGH = OUTCOMES
MIDDLE: Final = max(card.rank for card in STANDARD.designs) / 2
MOST_BETS: Final = 3
"""So many bets in one turn are enough for anybody."""
HONOUR: Final = 40.0
"""What winning the game is worth beside coins: there is no pool (A6)."""
FUN: Final = 0.12
"""How much the boldest overrate their odds, for the fun of betting; the best do not."""
BY_FEEL: Final = tuple(person for person in PERSONS.values() if person.level == 1)
CARELESS: Final = len(BY_FEEL) / len(PERSONS)
"""How likely a matador answers by feel."""
Fates = Mapping[int, tuple[int, int]]
"""By the matador's card how often it was dealt in thought, and how often the matador went through with it."""


def through_of(fates: Fates) -> Estimate:
    """Return how likely the matador goes through."""
    count = sum(dealt for dealt, _ in fates.values())
    part = sum(survived for _, survived in fates.values()) / count
    return Estimate(part, sqrt(part * (1 - part) / count))


def assess_bet(person: Person, observation: Observation, heard: Sequence[Event], fates: Fates) -> Assessment:
    """Return what bets bring in on the average, those that are refused nothing.

    Args:
        person: who bets.
        observation: what their seat may know.
        heard: this deal's events.
        fates: how it went in deals as they might be.
    """
    option = _option(observation)
    worths = {bet: _worth_of(observation, bet, fates, _answers(heard, bet)) for bet in considered(option)}
    assessment = Assessment.of("coins", worths)
    if person.is_counsellor:
        return assessment
    edge = 1 - 2 * through_of(fates).worth
    is_free = THROUGH in option.outcomes
    outcome = (OUT if edge > 0 else THROUGH) if is_free else None
    edge = (abs(edge) if is_free else edge) + _fun(person) * (person.boldness - person.caution)
    named = _named(person, observation, edge, outcome)
    if person.level >= RECKONER and assessment.option(named).worth < 0:
        named = option.of(0)  # a matador who has looked agrees only to what is bad for the other
    return assessment.with_policy(certain(named))


def bet_by_habit(person: Person, observation: Observation) -> Policy:
    """Return what a beginner bets, by feel, and by whether they like their card."""
    card = observation.card
    is_free = THROUGH in _option(observation).outcomes
    likes = isinstance(card, Card) and card.rank > MIDDLE
    outcome = (OUT if likes else THROUGH) if is_free else None
    return by_mood(0, 0.4, lambda mood: _named(person, observation, person.boldness * mood, outcome))


def assess_consent(person: Person, observation: Observation, fates: Fates) -> Assessment:
    """Return what it brings the matador to hold against a bet."""
    bet = observation.bet
    assert bet is not None  # there is one to answer
    coins = bet.coins or 0
    through = through_of(fates)
    edge = 1 - 2 * through.worth if bet.outcome == THROUGH else 2 * through.worth - 1
    worths = {AGREE: Estimate(coins * edge, 2 * coins * through.error), REFUSE: Estimate(0.0)}
    if person.is_counsellor:
        return Assessment.of("coins", worths)
    return Assessment.of("coins", worths).with_policy(certain(_answer(person, observation, edge)))


def consent_by_habit(person: Person, observation: Observation) -> Policy:
    """Return how likely a beginner holds against a bet, by feel."""
    return by_mood(0, 1, lambda mood: _answer(person, observation, _felt(person, mood)))


def _option(observation: Observation) -> Bet:
    assert observation.decision is not None  # whoever is asked has to decide
    (option,) = observation.decision.options
    assert isinstance(option, Bet)
    return option


def _worth_of(observation: Observation, bet: Action, fates: Fates, answers: Sequence[bool]) -> Estimate:
    """Return what a bet brings in against a matador who holds against it by the card, or by feel.

    Args:
        observation: what the bettor's seat may know.
        bet: the bet.
        fates: how it went in deals as they might be.
        answers: whether the matador has agreed to like bets in this deal.
    """
    coins, purse = bet.coins or 0, observation.coins[observation.order[-1]]
    easy = _agreeing_by_feel(coins, purse)
    easily = CARELESS
    for agreed in answers:
        easily *= easy if agreed else 1 - easy
    whole = won = squares = 0.0
    for dealt, survived in fates.values():
        edge = 1 - 2 * survived / dealt
        edge = -edge if bet.outcome == THROUGH else edge
        agrees = _answer_of(COUNSELLOR, coins, purse, -edge) == AGREE
        careful = (1 - CARELESS) * all(agreed == agrees for agreed in answers)
        whole += dealt * (careful + easily)
        held = careful * agrees + easily * easy
        won += dealt * held * edge
        squares += dealt * held
    mean, count = won / whole, sum(dealt for dealt, _ in fates.values())
    return Estimate(coins * mean, coins * sqrt(max(squares / whole - mean**2, 0.0) / count))


@cache
def _agreeing_by_feel(coins: int, purse: int) -> float:
    """Return how likely somebody who goes by feel holds against so many coins."""
    answers = [
        _answer_of(person, coins, purse, _felt(person, mood)) for person in BY_FEEL for mood in moods(0, 1)
    ]
    return (answers.count(AGREE) + 1) / (len(answers) + 2)


def _felt(person: Person, mood: float) -> float:
    """Return by how much a beginner thinks the odds are better than even."""
    return 0.3 * (mood - person.caution)


def _answers(heard: Sequence[Event], bet: Action) -> list[bool]:
    """Return what the matador has answered in this deal to bets on the same outcome."""
    found: list[bool] = []
    outcome: str | None = None
    for event in heard:
        if isinstance(event, DealBegan):
            found = []
        elif isinstance(event, BetMade):
            outcome = event.outcome
        elif isinstance(event, BetAnswered) and (outcome == THROUGH) == (bet.outcome == THROUGH):
            found.append(event.agreed)
    return found


def _named(person: Person, observation: Observation, edge: float, outcome: str | None) -> Action:
    """Return the bet of a person who thinks the odds are that much better than even."""
    option = _option(observation)
    wish = observation.coins[observation.seat] * edge * (0.1 + 0.3 * person.boldness)
    if option.refused:
        haggles = person.boldness > person.caution and len(option.refused) < MOST_BETS
        wish *= 0.5 ** len(option.refused) if haggles else 0.0
    coins = round_coins(min(wish, option.high))
    bet = Action(option.word, coins, None, outcome if coins else None)
    return nearest(option, bet if option.includes(bet) else option.of(0))


def _answer(person: Person, observation: Observation, edge: float) -> Action:
    """Return what a matador answers who thinks the odds are that much better than even."""
    assert observation.bet is not None  # there is one to answer
    return _answer_of(person, observation.bet.coins or 0, observation.coins[observation.seat], edge)


def _answer_of(person: Person, coins: int, purse: int, edge: float) -> Action:
    # The larger the bet beside what one has, the better it has to be.
    dread = 0.3 * person.caution * coins / max(purse, 1)
    return AGREE if edge + _fun(person) * person.boldness > dread else REFUSE


def _fun(person: Person) -> float:
    """Return how much the boldest of this level overrate their odds; the best do not."""
    return FUN if person.level < RECKONER or person.is_counsellor else 0.0
