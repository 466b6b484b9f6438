"""Bets on the matador's fate: the amount to bet, and whether the matador accepts (A3).

Worths are coins. The gain of a bet depends on its acceptance: see `matador`. Level 2
bets by its estimate of the odds; level 3 bets the amount with the greatest expected gain less a penalty
for risk.
"""

from collections.abc import Mapping
from math import sqrt
from typing import Final

from cucu_desktop.bots.assessment import Assessment, Estimate, Policy, by_mood, certain
from cucu_desktop.bots.leaning import RECKONER
from cucu_desktop.bots.persons import Person
from cucu_desktop.bots.round_amounts import considered, nearest, round_coins
from cucu_desktop.bots.standard.matador import OUT, THROUGH, Fates, Matador, agrees, felt, fun
from cucu_desktop.engine.actions import AGREE, REFUSE, Action, Bet
from cucu_desktop.engine.cards import STANDARD, Card
from cucu_desktop.engine.observation import Observation

MIDDLE: Final = max(card.rank for card in STANDARD.designs) / 2
MOST_BETS: Final = 3
"""The largest number of bets in one turn."""
MOST_PART: Final = 0.4
"""The largest fraction of a purse that a reckoning player bets, however good the odds."""
HONOUR: Final = 40.0
"""The value of winning the game beside coins: there is no pool (A6)."""


def through_of(fates: Fates) -> Estimate:
    """Return the probability that the matador goes through."""
    count = sum(dealt for dealt, _ in fates.values())
    part = sum(survived for _, survived in fates.values()) / count
    return Estimate(part, sqrt(part * (1 - part) / count))


def assess_bet(person: Person, observation: Observation, matador: Matador, fates: Fates) -> Assessment:
    """Return the expected gains of bets; a refused bet gains 0.

    Args:
        person: who bets.
        observation: their seat's observation.
        matador: their model of the matador.
        fates: the outcomes of sampled deals.
    """
    option = _option(observation)
    held = {bet: matador.held(bet) for bet in considered(option)}
    assessment = Assessment.of("coins", {bet: worth for bet, (_, worth) in held.items()})
    if person.is_counsellor:
        return assessment
    if person.level >= RECKONER:
        return assessment.with_policy(certain(_reckoned(person, observation, held)))
    edge = 1 - 2 * through_of(fates).worth
    is_free = THROUGH in option.outcomes
    outcome = (OUT if edge > 0 else THROUGH) if is_free else None
    edge = (abs(edge) if is_free else edge) + fun(person) * (person.boldness - person.caution)
    return assessment.with_policy(certain(_named(person, observation, edge, outcome)))


def _reckoned(
    person: Person, observation: Observation, held: Mapping[Action, tuple[float, Estimate]]
) -> Action:
    """Return the bet with the greatest expected gain less a penalty for risk.

    A refusal costs nothing, so that a refused player asks again.
    """
    purse = max(observation.coins[observation.seat], 1)
    dread = (1 + person.caution - person.boldness) / (2 * purse)

    def liking(bet: Action) -> float:
        coins, (agreed, estimate) = bet.coins or 0, held[bet]
        return estimate.worth - dread * agreed * coins * coins

    bets = [bet for bet in held if (bet.coins or 0) <= MOST_PART * purse]
    asks_again = len(_option(observation).refused) < MOST_BETS
    return max(bets, key=liking) if asks_again else bets[0]


def bet_by_habit(person: Person, observation: Observation) -> Policy:
    """Return a beginner's bets, by feel, and by whether they like their card."""
    card = observation.card
    is_free = THROUGH in _option(observation).outcomes
    likes = isinstance(card, Card) and card.rank > MIDDLE
    outcome = (OUT if likes else THROUGH) if is_free else None
    return by_mood(0, 0.4, lambda mood: _named(person, observation, person.boldness * mood, outcome))


def assess_consent(person: Person, observation: Observation, fates: Fates) -> Assessment:
    """Return the matador's expected gain from accepting a bet."""
    bet = observation.bet
    assert bet is not None  # a bet is to be answered
    coins = bet.coins or 0
    through = through_of(fates)
    edge = 1 - 2 * through.worth if bet.outcome == THROUGH else 2 * through.worth - 1
    worths = {AGREE: Estimate(coins * edge, 2 * coins * through.error), REFUSE: Estimate(0.0)}
    if person.is_counsellor:
        return Assessment.of("coins", worths)
    return Assessment.of("coins", worths).with_policy(certain(_answer(person, observation, edge)))


def consent_by_habit(person: Person, observation: Observation) -> Policy:
    """Return a beginner's probability to accept a bet, by feel."""
    return by_mood(0, 1, lambda mood: _answer(person, observation, felt(person, mood)))


def _option(observation: Observation) -> Bet:
    assert observation.decision is not None  # a decision is due
    (option,) = observation.decision.options
    assert isinstance(option, Bet)
    return option


def _named(person: Person, observation: Observation, edge: float, outcome: str | None) -> Action:
    """Return the bet of a person who believes in this edge on an outcome."""
    option = _option(observation)
    wish = observation.coins[observation.seat] * edge * (0.1 + 0.3 * person.boldness)
    if option.refused:
        haggles = person.boldness > person.caution and len(option.refused) < MOST_BETS
        wish *= 0.5 ** len(option.refused) if haggles else 0.0
    coins = round_coins(min(wish, option.high))
    bet = Action(option.word, coins, None, outcome if coins else None)
    return nearest(option, bet if option.includes(bet) else option.of(0))


def _answer(person: Person, observation: Observation, edge: float) -> Action:
    """Return the answer of a matador who believes in this edge."""
    assert observation.bet is not None  # a bet is to be answered
    purse = observation.coins[observation.seat]
    return AGREE if agrees(person, observation.bet.coins or 0, purse, edge) else REFUSE
