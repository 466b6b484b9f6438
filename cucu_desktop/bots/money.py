"""Coins: whether to come back and with whose help, whom to help, and how the last two divide the pool."""

from collections.abc import Sequence
from random import Random
from typing import Final

from cucu_desktop.bots.persons import Person
from cucu_desktop.bots.worth import WinChance
from cucu_desktop.engine.actions import ACCEPT, DECLINE, LEAVE, PLAY_ON, REENTER, Action, Amount
from cucu_desktop.engine.events import Event
from cucu_desktop.engine.observation import Observation

GROWTH: Final = 0.05
"""How much of the pool each player beyond four adds to it later, while others may still come back."""


def _option(observation: Observation, word: str) -> Amount | None:
    decision = observation.decision
    for option in decision.options if decision else ():
        if isinstance(option, Amount) and option.word == word:
            return option
    return None


def _allows(observation: Observation, action: Action) -> bool:
    return observation.decision is not None and observation.decision.allows(action)


def own_part(observation: Observation) -> float:
    """Return what part of their winnings a player has not promised away for an inn (003, rule 13)."""
    promised = sum(percent for guest, _, percent in observation.ledger if guest == observation.seat)
    return 1 - promised / 100


def prize(
    chance: WinChance, observation: Observation, seat: int, cost: int, tokens: tuple[int, ...]
) -> float:
    """Return what coming back at this price brings in on the average, the price not taken off."""
    back = list(tokens)
    back[seat] = observation.options.tokens
    others_follow = any(virgin and count for virgin, count in zip(observation.virgin, tokens, strict=True))
    growth = GROWTH * (sum(map(bool, back)) - 4) if others_follow else 0.0
    return chance(seat, back, None) * (observation.pool + cost) * (1 + growth)


def last_token_worth(chance: WinChance, person: Person, observation: Observation, cost: int) -> float:
    """Return what it is worth to have lost the last token: nothing, unless coming back is worth its price."""
    seat = observation.seat
    virgin = any(
        observation.virgin[other] and observation.tokens[other]
        for other in observation.order
        if other != seat
    )
    if not virgin or observation.coins[seat] < cost:
        return 0.0
    tokens = (*observation.tokens[:seat], 0, *observation.tokens[seat + 1 :])
    worth = prize(chance, observation, seat, cost, tokens) * own_part(observation)
    return max(0.0, worth - cost * _weight(person))


def _weight(person: Person) -> float:
    """Return how heavy a coin paid weighs beside a coin hoped for."""
    return 0.85 + 0.4 * person.caution


def reenter(
    chance: WinChance, person: Person, observation: Observation, _heard: Sequence[Event], random: Random
) -> Action:
    """Decide whether to come back, alone or with others' coins, or to leave."""
    seat, cost = observation.seat, observation.cost or 0
    coins = observation.coins[seat]
    worth = prize(chance, observation, seat, cost, observation.tokens) * own_part(observation)
    pledged = sum(given for _, given in observation.pledged)
    if person.level == 1 and not pledged:  # by feel
        worth *= random.uniform(0.6, 1.5)
    own = cost - pledged
    can_pay, ask = _allows(observation, REENTER), _option(observation, "raise")
    dares = (1.1 - 0.5 * person.boldness) * cost  # in company one dares more
    good = worth >= (min(_weight(person) * cost, dares) if pledged else _weight(person) * cost)
    if good and can_pay and (own <= coins * (0.5 - 0.4 * person.caution) or not ask):
        return REENTER
    if ask and (good or worth >= dares):
        wish = round(cost * (0.4 + 0.3 * person.caution))
        return ask.of(min(max(wish, ask.low), ask.high))
    return REENTER if can_pay and good else LEAVE


def back(
    chance: WinChance, person: Person, observation: Observation, _heard: Sequence[Event], random: Random
) -> Action:
    """Decide how many coins to put into another's re-entry."""
    other, cost = observation.about, observation.cost or 0
    option = _option(observation, "back")
    if option is None or other is None or not cost:
        return DECLINE
    worth = prize(chance, observation, other, cost, observation.tokens)
    if person.level == 1:
        worth *= random.uniform(0.7, 1.4)
    if worth * (0.85 + 0.5 * person.generosity) < cost * _weight(person):
        return DECLINE
    purse = observation.coins[observation.seat]
    willing = round(purse * (0.15 + 0.35 * person.generosity) * (1.3 - person.caution))
    return option.of(min(max(willing, option.low), option.high)) if willing >= option.low else DECLINE


def agree(
    chance: WinChance, person: Person, observation: Observation, _heard: Sequence[Event], random: Random
) -> Action:
    """Decide on a division of the pool: what is fair by tokens and deal, give or take one's character."""
    seat = observation.seat
    fair = 100 * chance(seat, observation.tokens, observation.dealer)
    if person.level == 1:  # tokens counted on the fingers
        rivals = sum(observation.tokens) - observation.tokens[seat]
        fair = 100 * observation.tokens[seat] / (observation.tokens[seat] + rivals) + random.uniform(-8, 8)
    # Who plays well knows what their part is worth, and gives little of it away for peace.
    least = fair - (6 * person.caution + 6 * person.generosity - 4) / person.level
    wish = fair + (6 - 6 * person.generosity - 3 * person.caution) / person.level
    propose = _option(observation, "propose")
    if observation.proposed is not None:
        offered = 100 - observation.proposed[1]
        if offered >= least:
            return ACCEPT
        if not propose or offered < least - 25:
            return DECLINE
    elif person.boldness - person.caution > 0.5 and random.random() < 0.6:
        return PLAY_ON
    if propose is None:
        return DECLINE
    asked = 5 * round(wish / 5)
    asked += 5 * (asked < least)
    return propose.of(min(max(asked, propose.low), propose.high))
