"""Offers at Montorio: their costs and values, and the policies of making and accepting them."""

from statistics import NormalDist, fmean
from typing import Final

from cucu_desktop.bots.assessment import Policy, certain, mixed
from cucu_desktop.bots.lu_stu.token_values import win_chance
from cucu_desktop.bots.persons import PERSONS, Person
from cucu_desktop.bots.round_amounts import MOST_SHARED, nearest, round_coins, round_percent
from cucu_desktop.bots.win_chance import BEST
from cucu_desktop.engine.actions import NO_OFFER, Action, Offer
from cucu_desktop.engine.observation import Observation

SILENT: Final = 0.4
"""The probability that the boldest offer nothing without a nulla, as a bluff."""
BEST_PLAYERS: Final = [person for person in PERSONS.values() if person.level == BEST]
SILENT_ON_AVERAGE: Final = SILENT * fmean(person.boldness for person in BEST_PLAYERS)


def token_worth(observation: Observation) -> float:
    """Return a token's value in coins, by a simple count."""
    return observation.pool / max(sum(observation.tokens), 1)


def part_given(person: Person) -> float:
    """Return the fraction of a gain that a person pays for it."""
    return 0.35 + 0.4 * person.generosity - 0.15 * person.caution + 0.15 * person.boldness


def value_of(observation: Observation, guest: int, offer: Action) -> float:
    """Return the value of this guest's offer to its receiver."""
    chance = win_chance(guest, observation.tokens, None, observation.options.tokens)
    return (offer.coins or 0) + (offer.percent or 0) / 100 * chance * observation.pool


def cost_of(observation: Observation, offer: Action) -> float:
    """Return the cost of an offer to its maker, if it is accepted."""
    return value_of(observation, observation.seat, offer)


def least_taken(person: Person) -> float:
    """Return the least price of an inn, as a multiple of the innkeeper's loss.

    Sellers demand a profit: cautious players value a coin in the hand more.
    """
    return 1.1 + 0.3 * person.caution - 0.3 * person.generosity


_TAKEN: Final = [least_taken(person) for person in BEST_PLAYERS]


def accepting(value: float, loss: float, error: float) -> float:
    """Return the probability that an innkeeper sells for this offer.

    Args:
        value: the value of the offer to them.
        loss: their loss without the inn.
        error: the standard error of that loss.
    """
    if not error:
        return sum(value > max(loss, 0.0) * least for least in _TAKEN) / len(_TAKEN)
    reckoned = NormalDist(loss, error)
    return sum(reckoned.cdf(value / least) for least in _TAKEN) / len(_TAKEN)


def offered_by(person: Person, observation: Observation, worth: float, chance: float | None = None) -> Policy:
    """Return a person's policy over offers of this worth.

    Cautious players prefer to promise a share of uncertain winnings; others pay as many coins as they are
    ready to part with, and promise the rest.

    Args:
        person: who offers.
        observation: their seat's observation.
        worth: the worth of the offer in coins.
        chance: their chance to win, if not to be taken from the tokens.
    """
    assert observation.decision is not None  # a decision is due
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
    """Return the probabilities of paying with a number of coins, or with a percentage of the winnings.

    Args:
        person: who offers.
        worth: the worth of the offer in coins.
        purse: their coins.
        share: the greatest share that they may promise.
        prize: their expected winnings.
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
