"""Bets on the matador's fate: how much to bet, and whether to hold against it (A3)."""

from random import Random
from typing import Final

from cucu_desktop.bots.amounts import round_coins
from cucu_desktop.bots.persons import Person
from cucu_desktop.engine.actions import AGREE, OUTCOMES, REFUSE, Action, Bet
from cucu_desktop.engine.cards import STANDARD, Card
from cucu_desktop.engine.observation import Observation

OUT, THROUGH = OUTCOMES
MIDDLE: Final = max(card.rank for card in STANDARD.designs) / 2
MOST_BETS: Final = 3
"""So many bets in one turn are enough for anybody."""
HONOUR: Final = 40.0
"""What winning the game is worth beside coins: there is no pool (A6)."""
FUN: Final = 0.12
"""How much the boldest overrate their odds, for the fun of betting."""


def name_bet(person: Person, observation: Observation, random: Random, through: float) -> Action:
    """Name an amount, and where both are allowed the outcome.

    Args:
        person: who bets.
        observation: what their seat may know.
        random: the mood.
        through: how likely it is that the matador goes through.
    """
    decision = observation.decision
    assert decision is not None
    (option,) = decision.options
    assert isinstance(option, Bet)
    edge = 1 - 2 * through
    is_free = "through" in option.outcomes
    outcome = (OUT if edge > 0 else THROUGH) if is_free else None
    edge = abs(edge) if is_free else edge
    edge += FUN * (person.boldness - person.caution)
    if person.level == 1:  # by feel, and by whether one likes one's card
        edge = 0.4 * person.boldness * random.random()
        card = observation.card
        outcome = (OUT if isinstance(card, Card) and card.rank > MIDDLE else THROUGH) if is_free else None
    wish = observation.coins[observation.seat] * edge * (0.1 + 0.3 * person.boldness)
    if option.refused:
        haggles = person.boldness > person.caution and len(option.refused) < MOST_BETS
        wish *= 0.5 ** len(option.refused) if haggles else 0.0
    coins = round_coins(min(wish, option.high))
    bet = Action(option.word, coins, None, outcome if coins else None)
    return bet if option.includes(bet) else option.of(0)


def consent(person: Person, observation: Observation, random: Random, through: float) -> Action:
    """Agree to a bet as the matador, or refuse it.

    Args:
        person: the matador.
        observation: what they may know.
        random: the mood.
        through: how likely it is that they go through.
    """
    bet = observation.bet
    assert bet is not None
    coins = bet.coins or 0
    edge = 1 - 2 * through if bet.outcome == THROUGH else 2 * through - 1
    if person.level == 1:
        edge = 0.3 * (random.random() - person.caution)
    edge += FUN * person.boldness
    # The larger the bet beside what one has, the better it has to be.
    dread = 0.3 * person.caution * coins / max(observation.coins[observation.seat], 1)
    return AGREE if edge > dread else REFUSE
