"""What an inn is worth, and what is offered and taken for it (003, rule 13).

An offer is coins now or a part of what one may win. Worths are coins: what the pool brings on the average,
what is paid taken off. Who is cautious promises, who has coins pays; nobody offers more than the thing is
worth to them, and the generous more of that than the stingy.
"""

from collections.abc import Sequence
from dataclasses import replace
from math import hypot
from random import Random
from typing import Final

from cucu_desktop.bots.assessment import Assessment, Estimate, Policy, by_mood, certain, mixed, moods
from cucu_desktop.bots.lu_stu.matto import assess_bid, assess_side, bid_by_habit, is_bid_for, side_by_habit
from cucu_desktop.bots.lu_stu.offers import accepting, cost_of, offered_by, part_given, token_worth, value_of
from cucu_desktop.bots.lu_stu.turn import LuStuSampler, equity
from cucu_desktop.bots.persons import Person
from cucu_desktop.bots.round_amounts import considered
from cucu_desktop.bots.sampling import estimate, sample_count
from cucu_desktop.bots.win_chance import Equity
from cucu_desktop.engine.actions import ACCEPT, NO_OFFER, REFUSE, Action, Offer
from cucu_desktop.engine.events import Event
from cucu_desktop.engine.observation import Observation
from cucu_desktop.games.lu_stu import XI

BY_FEEL: Final = (0.1, 0.6)
"""What part of a token an inn seems worth to a beginner: least and most."""

COST: Final = 2
"""How many times longer than a turn's it takes to play out a bargain, seen with two pairs of eyes."""


def assess_bargain(
    person: Person, observation: Observation, heard: Sequence[Event], random: Random
) -> Assessment:
    """Return what it is worth to offer something for an inn, or for what the Matto's holder does."""
    if is_bid_for(observation):
        return assess_bid(person, observation, heard, random)
    with_inn, without, loss = _sample_inn(person, observation, heard, random)
    worths = {NO_OFFER: without}
    for option in _offers(observation):
        for offer in considered(option):
            taken = accepting(value_of(observation, observation.seat, offer), loss)
            worth = (1 - taken) * without.worth + taken * (with_inn.worth - cost_of(observation, offer))
            worths[offer] = Estimate(worth, hypot((1 - taken) * without.error, taken * with_inn.error))
    assessment = Assessment.of("coins", worths)
    if person.is_counsellor:
        return assessment
    gain = with_inn.worth - without.worth
    return assessment.with_policy(offered_by(person, observation, gain * part_given(person)))


def bargain_by_habit(
    person: Person, observation: Observation, _heard: Sequence[Event], _random: Random
) -> Policy:
    """Return what a beginner offers, who goes by feel."""
    if is_bid_for(observation):
        return bid_by_habit(person, observation)
    worth = token_worth(observation) * part_given(person)
    feelings = moods(*BY_FEEL)
    return mixed(
        (1 / len(feelings), offered_by(person, observation, worth * feeling)) for feeling in feelings
    )


def assess_offer(
    person: Person, observation: Observation, heard: Sequence[Event], random: Random
) -> Assessment:
    """Return what it is worth to sell the inn or not; or as the Matto's holder to take a side."""
    assert observation.decision is not None  # whoever is asked has to decide
    if ACCEPT not in observation.decision.options:
        return assess_side(person, observation, heard, random)
    keep, sell = _sample_sale(person, observation, heard, random)
    offered = _offered(observation)
    assessment = Assessment.of("coins", {ACCEPT: Estimate(sell.worth + offered, sell.error), REFUSE: keep})
    if person.is_counsellor:
        return assessment
    return assessment.with_policy(certain(_answer(person, offered, keep.worth - sell.worth)))


def answer_by_habit(
    person: Person, observation: Observation, _heard: Sequence[Event], _random: Random
) -> Policy:
    """Return what a beginner answers, who goes by feel."""
    assert observation.decision is not None  # whoever is asked has to decide
    if ACCEPT not in observation.decision.options:
        return side_by_habit(person, observation)
    offered, token = _offered(observation), token_worth(observation)
    return by_mood(0.1, 0.5, lambda feeling: _answer(person, offered, token * feeling))


def _offers(observation: Observation) -> list[Offer]:
    assert observation.decision is not None  # whoever is asked has to decide
    return [option for option in observation.decision.options if isinstance(option, Offer)]


def _offered(observation: Observation) -> float:
    """Return what the guest's offer is worth to the innkeeper."""
    assert observation.about is not None  # a guest has offered
    assert observation.offer is not None
    return value_of(observation, observation.about, observation.offer)


def _answer(person: Person, offered: float, loss: float) -> Action:
    """Return whether somebody sells to whom the inn is worth so much."""
    # An innkeeper wants to see something for it: a coin in the hand weighs more for the cautious.
    least = max(loss, 0.0) * (1.1 + 0.3 * person.caution - 0.3 * person.generosity)
    return ACCEPT if offered > least else REFUSE


def _worth_of_end(person: Person, observation: Observation) -> tuple[Equity, float]:
    """Return what values the deal's end, and how many coins one of its units is worth."""
    if person.level > 2:
        return equity(person, observation, "coins"), 1.0
    return equity(person, observation, "tokens"), token_worth(observation)


def _sample_inn(
    person: Person, observation: Observation, heard: Sequence[Event], random: Random
) -> tuple[Estimate, Estimate, float]:
    """Return what having the inn, and not having it, is worth to the guest, and what the innkeeper loses."""
    assert observation.about is not None  # somebody has the inn
    worth, coins = _worth_of_end(person, observation)
    others, _ = _worth_of_end(person, replace(observation, seat=observation.about))
    sampler = LuStuSampler(person, observation, heard, random, worth)
    position, inn = sampler.position, observation.order.index(observation.about)
    count = sample_count(person, len(observation.order), COST)
    sums = [0.0] * 5
    for _ in range(count):
        stopped, bought = sampler.playouts(2)
        stopped.cards[inn], stopped.promises[position] = XI.rank, inn
        card = bought.cards[position]
        bought.cards[position], bought.cards[inn] = XI.rank, card
        bought.sold.add(position)
        end, other_end = sampler.end(bought, inn), sampler.end(stopped, inn + 1)
        with_inn, without = worth.after(*end) * coins, worth.after(*other_end) * coins
        loss = (others.after(*other_end) - others.after(*end)) * coins
        for index, value in enumerate((with_inn, with_inn**2, without, without**2, loss)):
            sums[index] += value
    return estimate(sums[0], sums[1], count), estimate(sums[2], sums[3], count), sums[4] / count


def _sample_sale(
    person: Person, observation: Observation, heard: Sequence[Event], random: Random
) -> tuple[Estimate, Estimate]:
    """Return what it is worth to the innkeeper to keep the inn, and to sell it, what is paid aside."""
    guest = observation.about
    assert guest is not None  # somebody has offered
    worth, coins = _worth_of_end(person, observation)
    sampler = LuStuSampler(person, observation, heard, random, worth)
    position, other = sampler.position, observation.order.index(guest)
    count = sample_count(person, len(observation.order), COST)
    sums = [0.0] * 4
    for _ in range(count):
        kept, sold = sampler.playouts(2)
        kept.promises[other] = position
        sold.cards[position], sold.cards[other] = sold.cards[other], XI.rank
        sold.sold.add(other)
        keep, sell = sampler.worth(kept, position + 1) * coins, sampler.worth(sold, position) * coins
        for index, value in enumerate((keep, keep**2, sell, sell**2)):
            sums[index] += value
    return estimate(sums[0], sums[1], count), estimate(sums[2], sums[3], count)
