"""Slips of the lower levels: ways of erring about the worths that the highest level computes.

A weaker player has a leaning, and sees differences less clearly: bold ones swap cards that are good enough,
in the hope of better ones, cautious ones keep what others would give away. A card that is as good as safe is
never given away, one as good as lost never kept, the lowest card of the pack hardly ever, and dear slips are
rarer than cheap ones.
"""

from collections.abc import Mapping
from dataclasses import replace
from functools import lru_cache
from math import exp
from typing import Final, NamedTuple

from cucu_desktop.bots.assessment import Assessment, Policy, Unit, certain, mixed
from cucu_desktop.bots.persons import RECKONER, Person
from cucu_desktop.bots.win_chance import BEST, win_chance_among
from cucu_desktop.engine.actions import EXCHANGE, Action
from cucu_desktop.engine.cards import Card
from cucu_desktop.engine.observation import Observation
from cucu_desktop.engine.options import ExchangeOptions
from cucu_desktop.games.catalogue import GAMES
from cucu_desktop.games.game import APART


class Slips(NamedTuple):
    """The errors of a level, in tokens.

    Attributes:
        leaning: the worth that is felt in addition for exchanging, or by cautious persons for keeping.
        noise: the difference at which the better option is taken about three times of four.
    """

    leaning: float
    noise: float


SLIPS: Final[Mapping[int, Slips]] = {1: Slips(0.3, 6.0), 2: Slips(0.1, 0.6)}
"""The errors by level: at a table of six each level wins half as many games again as the one below."""
TEMPER: Final = 0.3
"""The part of the leaning that depends on character."""
LOWEST: Final[Mapping[int, float]] = {1: 1 / 3, 2: 0.0}
"""By level the part of the slips that is left with the lowest card, which everybody knows to pay."""
SURE: Final = 0.02
"""The chance below which a loss is no longer feared, and a card that loses otherwise no longer hoped for."""


def reckoner(person: Person) -> Person:
    """Return a player of the highest level with this person's memory and trust, who wants all worths."""
    return replace(person, id=RECKONER, level=BEST)


def slipping(person: Person, observation: Observation, assessment: Assessment) -> Policy:
    """Return a person's policy, by the worths as they feel them."""
    slips = SLIPS[person.level]
    if _is_sure(person, observation, assessment):
        return certain(assessment.best.action)
    temper = person.boldness - person.caution
    leaning = slips.leaning * (1 - TEMPER + TEMPER * min(2 * abs(temper), 1)) * (1 if temper > 0 else -1)
    token = _token(observation, assessment.unit)
    felt: dict[Action, float] = {
        option.action: option.worth / token + leaning * (option.action == EXCHANGE)
        for option in assessment.options
    }
    most = max(felt.values())
    weights = {action: exp((worth - most) / slips.noise) for action, worth in felt.items()}
    whole = sum(weights.values())
    policy = {action: weight / whole for action, weight in weights.items()}
    if assessment.best.action != EXCHANGE or not _has_lowest(observation):
        return policy
    slipped = LOWEST[person.level]
    return mixed(((1 - slipped, certain(EXCHANGE)), (slipped, policy)))


def _is_sure(person: Person, observation: Observation, assessment: Assessment) -> bool:
    """Return whether the best option is as good as safe, or another one as good as lost.

    A beginner does not count that a card is lost while lives are left.
    """
    worst = min(option.worth for option in assessment.options)
    if assessment.unit == "tokens":
        return assessment.best.worth >= -SURE or (person.level > 1 and worst <= SURE - 1)
    whole = observation.pool if assessment.unit == "coins" else 1
    return assessment.best.worth >= (1 - SURE) * whole or worst <= SURE * whole < assessment.best.worth


def _has_lowest(observation: Observation) -> bool:
    """Return whether the seat's card is one below which there is none, or one that pays besides."""
    if observation.lowered and observation.lowered[observation.seat]:
        return True
    return observation.card in _lowest(observation.options)


@lru_cache(maxsize=256)
def _lowest(options: ExchangeOptions) -> frozenset[Card]:
    """Return the cards of the lowest rank, and the cards of `APART`, which rank by the other cards dealt."""
    game = GAMES[options.game]
    rows = game.order_of(game.pack_of(options), options)
    return frozenset((*rows[""][0], *(card for rank in rows.get(APART, ()) for card in rank)))


def _token(observation: Observation, unit: Unit) -> float:
    """Return the value of a token in this unit, by the chances to take the pool with it and without."""
    if unit == "tokens":
        return 1.0
    seat, tokens = observation.seat, observation.tokens
    rivals = [tokens[other] for other in observation.order if other != seat]
    mine = max(tokens[seat], 1)
    chance = win_chance_among(mine, rivals) - win_chance_among(mine - 1, rivals)
    return chance * (max(observation.pool, 1) if unit == "coins" else 1)
