"""Offers at Montorio: what they cost and are worth, who accepts them, and how people make them."""

from statistics import NormalDist, fmean
from typing import Final

from cucu_desktop.bots.assessment import Policy, certain, mixed
from cucu_desktop.bots.lu_stu.two_player_equity import win_chance
from cucu_desktop.bots.persons import PERSONS, Person
from cucu_desktop.bots.round_amounts import MOST_SHARED, nearest, round_coins, round_percent
from cucu_desktop.bots.win_chance import BEST
from cucu_desktop.engine.actions import NO_OFFER, Action, Offer
from cucu_desktop.engine.observation import Observation

SILENT: Final = 0.4
"""How often the boldest offer nothing though they have no nulla, so that nobody knows who has it."""
BEST_PLAYERS: Final = [person for person in PERSONS.values() if person.level == BEST]
SILENT_ON_AVERAGE: Final = SILENT * fmean(person.boldness for person in BEST_PLAYERS)


def token_worth(observation: Observation) -> float:
    """Return what a token is worth in coins, counted on the fingers."""
    return observation.pool / max(sum(observation.tokens), 1)


def part_given(person: Person) -> float:
    """Return what part of a gain a person gives for it."""
    return 0.35 + 0.4 * person.generosity - 0.15 * person.caution + 0.15 * person.boldness


def value_of(observation: Observation, guest: int, offer: Action) -> float:
    """Return what an offer of this guest is worth to who gets it."""
    chance = win_chance(guest, observation.tokens, None, observation.options.tokens)
    return (offer.coins or 0) + (offer.percent or 0) / 100 * chance * observation.pool


def cost_of(observation: Observation, offer: Action) -> float:
    """Return what an offer costs who makes it, if it is taken."""
    return value_of(observation, observation.seat, offer)


def least_taken(person: Person) -> float:
    """Return how many times what an innkeeper loses with the inn is the least for which they sell it.

    They want to see something for it: a coin in the hand weighs more for the cautious.
    """
    return 1.1 + 0.3 * person.caution - 0.3 * person.generosity


_TAKEN: Final = [least_taken(person) for person in BEST_PLAYERS]


def accepting(value: float, loss: float, error: float) -> float:
    """Return how likely an innkeeper sells for this.

    Args:
        value: what the offer is worth to them.
        loss: what they lose with the inn.
        error: the standard error with which they reckon that.
    """
    if not error:
        return sum(value > max(loss, 0.0) * least for least in _TAKEN) / len(_TAKEN)
    reckoned = NormalDist(loss, error)
    return sum(reckoned.cdf(value / least) for least in _TAKEN) / len(_TAKEN)


def offered_by(person: Person, observation: Observation, worth: float, chance: float | None = None) -> Policy:
    """Return how likely a person offers what, that is worth so many coins.

    The cautious rather promise a share of what they may never win; others pay as far as they like to part
    with coins, and promise else.

    Args:
        person: who offers.
        observation: what their seat may know.
        worth: what the offer is to be worth.
        chance: how likely they are to win, if it is not to be told by the tokens.
    """
    assert observation.decision is not None  # whoever is asked has to decide
    option = observation.decision.options[0]
    if not isinstance(option, Offer):
        return certain(NO_OFFER)
    if chance is None:
        chance = win_chance(observation.seat, observation.tokens, None, observation.options.tokens)
    ways = ways_to_pay(
        person, worth, observation.coins[observation.seat], option.share, chance * observation.pool
    )
    return mixed((part, certain(_as_allowed(option, *way))) for part, way in ways)


def ways_to_pay(
    person: Person, worth: float, purse: int, share: int, prize: float
) -> tuple[tuple[float, tuple[int, int]], ...]:
    """Return how likely a person offers so many coins, or such a percentage of what they may win.

    Args:
        person: who offers.
        worth: what the offer is to be worth.
        purse: how many coins they have.
        share: the greatest part that they may promise.
        prize: what they win on the average.
    """
    coins = round_coins(min(worth, purse * (0.4 - 0.3 * person.caution)))
    promised = min(round_percent(100 * worth / max(prize, 1.0)), MOST_SHARED, round_percent(share - 2))
    promising = (0, promised) if promised > 0 else (coins, 0)
    paying = (coins, 0) if coins and (worth < 1.5 * coins or promised <= 0) else promising
    prefers_promises = 0.6 * person.caution
    return (prefers_promises, promising), (1 - prefers_promises, paying)


def _as_allowed(option: Offer, coins: int, percent: int) -> Action:
    """Return the offer of coins, of a percentage or of nothing that the rules allow."""
    if not (coins or percent):
        return NO_OFFER
    return nearest(option, Action(option.word, coins or None, percent or None))
