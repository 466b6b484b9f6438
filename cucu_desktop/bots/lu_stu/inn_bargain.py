"""The value of an inn, and the offers made and accepted for it (003, rule 13).

An offer is coins now or a share of the winnings. Worths are coins: the expected part of the pool
less the payment. Cautious players promise shares, rich ones pay coins; nobody offers more than the inn is
worth to them, and generous players offer more of that than stingy ones.
"""

from collections.abc import Callable, Sequence
from dataclasses import replace
from functools import partial
from math import hypot
from random import Random
from typing import Final, NamedTuple, cast

from cucu_desktop.bots.assessment import Assessment, Estimate, Policy, by_mood, certain, mixed, moods
from cucu_desktop.bots.lu_stu.lu_stu_equity import equity
from cucu_desktop.bots.lu_stu.lu_stu_turn import LuStuSampler
from cucu_desktop.bots.lu_stu.matto import assess_bid, assess_side, bid_by_habit, side_by_habit
from cucu_desktop.bots.lu_stu.offer_reading import told_by
from cucu_desktop.bots.lu_stu.offers import (
    SILENT,
    accepting,
    cost_of,
    least_taken,
    offered_by,
    part_given,
    token_worth,
    value_of,
)
from cucu_desktop.bots.persons import Person
from cucu_desktop.bots.round_amounts import considered
from cucu_desktop.bots.sampling import PATIENCE, estimates, sample_count
from cucu_desktop.bots.win_chance import BEST, Equity
from cucu_desktop.engine.actions import ACCEPT, NO_OFFER, REFUSE, Action, Offer
from cucu_desktop.engine.cards import HIDDEN
from cucu_desktop.engine.events import Event, redacted
from cucu_desktop.engine.observation import Observation
from cucu_desktop.engine.rarer_events import Offered
from cucu_desktop.games.lu_stu import NULLA, XI

BY_FEEL: Final = (0.1, 0.6)
"""The value of an inn to a beginner as a fraction of a token: least and most."""

COST: Final = 2
"""The cost of the playout of a bargain, seen by two players, relative to that of a turn."""


def assess_bargain(
    person: Person, observation: Observation, heard: Sequence[Event], random: Random
) -> Assessment:
    """Return the worths of offers for an inn, or for the choice of a Matto's holder."""
    if observation.is_matto_shown:
        return assess_bid(person, observation, heard, random)
    inn = _sample_inn(person, observation, heard, random)
    with_inn, refused, silent = inn.bought, inn.refused, inn.silent
    worths = {NO_OFFER: silent}
    if person.is_counsellor:
        loss_by_offer = partial(loss_of_innkeeper, person, observation, heard, random)
        found = _offer_worths(observation, inn, loss_by_offer)
        worths |= {offer: worth for offer, (worth, _) in found.items()}
        apart = {offer: error for offer, (_, error) in found.items()}
        best = max(worths, key=worths.__getitem__)
        behind = apart if best == NO_OFFER else {NO_OFFER: apart[best]}
        return Assessment.of("coins", worths, behind_errors=behind)
    policy = offered_by(person, observation, (with_inn.worth - refused.worth) * part_given(person))
    if person.level >= BEST and observation.card is not NULLA:
        bluffs = SILENT * person.boldness
        policy = mixed(((bluffs, certain(NO_OFFER)), (1 - bluffs, policy)))
    # The counsellor alone reports the worths of offers.
    return Assessment.of("coins", {**dict.fromkeys(policy, refused), **worths}).with_policy(policy)


class _Inn(NamedTuple):
    """The worths to a guest, in the same worlds.

    Attributes:
        bought, refused, silent: of getting the inn, of being refused it, of offering nothing.
        bought_apart, refused_apart: the standard errors of the differences to offering nothing.
    """

    bought: Estimate
    refused: Estimate
    silent: Estimate
    bought_apart: float
    refused_apart: float


def _offer_worths(
    observation: Observation, inn: _Inn, loss_by_offer: Callable[[Action], Estimate]
) -> dict[Action, tuple[Estimate, float]]:
    """Return the worth of each considered offer, and the error of its difference to offering nothing.

    Offers with the same information sell at the same price.
    """
    with_inn, refused = inn.bought, inn.refused
    worths: dict[Action, tuple[Estimate, float]] = {}
    losses: dict[tuple[float, ...], Estimate] = {}
    for offer in [offer for option in _offers(observation) for offer in considered(option)]:
        told = told_by(_named(observation, offer), observation)
        if told not in losses:
            losses[told] = loss_by_offer(offer)
        loss, error = losses[told]
        value = value_of(observation, observation.seat, offer)
        taken, rather, hardly = (
            accepting(value, loss + off, error * PATIENCE**0.5) for off in (0.0, -error, error)
        )
        gain = with_inn.worth - cost_of(observation, offer) - refused.worth
        doubt = gain * (rather - hardly) / 2
        error = hypot((1 - taken) * refused.error, taken * with_inn.error, doubt)
        apart = hypot((1 - taken) * inn.refused_apart, taken * inn.bought_apart, doubt)
        worths[offer] = Estimate(refused.worth + taken * gain, error), apart
    return worths


def bargain_by_habit(
    person: Person, observation: Observation, _heard: Sequence[Event], _random: Random
) -> Policy:
    """Return a beginner's offers, by feel."""
    if observation.is_matto_shown:
        return bid_by_habit(person, observation)
    worth = token_worth(observation) * part_given(person)
    feelings = moods(*BY_FEEL)
    return mixed(
        (1 / len(feelings), offered_by(person, observation, worth * feeling)) for feeling in feelings
    )


def assess_offer(
    person: Person, observation: Observation, heard: Sequence[Event], random: Random
) -> Assessment:
    """Return the worths of selling the inn or not; for a Matto's holder those of the two sides."""
    assert observation.decision is not None  # a decision is due
    if ACCEPT not in observation.decision.options:
        return assess_side(person, observation, heard, random)
    keep, sell, loss = _sample_sale(person, observation, heard, random)
    offered = _offered(observation)
    worths = {ACCEPT: Estimate(sell.worth + offered, sell.error), REFUSE: keep}
    assessment = Assessment.of("coins", worths, apart=loss.error)
    if person.is_counsellor:
        return assessment
    return assessment.with_policy(certain(_answer(person, offered, keep.worth - sell.worth)))


def answer_by_habit(
    person: Person, observation: Observation, _heard: Sequence[Event], _random: Random
) -> Policy:
    """Return a beginner's answer, by feel."""
    assert observation.decision is not None  # a decision is due
    if ACCEPT not in observation.decision.options:
        return side_by_habit(person, observation)
    offered, token = _offered(observation), token_worth(observation)
    return by_mood(0.1, 0.5, lambda feeling: _answer(person, offered, token * feeling))


def _offers(observation: Observation) -> list[Offer]:
    assert observation.decision is not None  # a decision is due
    return [option for option in observation.decision.options if isinstance(option, Offer)]


def _offered(observation: Observation) -> float:
    """Return the value of the guest's offer to the innkeeper."""
    assert observation.about is not None  # a guest has offered
    assert observation.offer is not None
    return value_of(observation, observation.about, observation.offer)


def _answer(person: Person, offered: float, loss: float) -> Action:
    """Return whether a person sells for an offer of this value, given the loss."""
    return ACCEPT if offered > max(loss, 0.0) * least_taken(person) else REFUSE


def _worth_of_end(person: Person, observation: Observation) -> tuple[Equity, float]:
    """Return the equity of the deal's end, and the value of its unit in coins."""
    if person.level > 2:
        return equity(person, observation, "coins"), 1.0
    return equity(person, observation, "tokens"), token_worth(observation)


def _sample_inn(person: Person, observation: Observation, heard: Sequence[Event], random: Random) -> _Inn:
    """Return the worths of getting the inn, of being refused it, and of offering nothing."""
    assert observation.about is not None  # a player has the inn
    worth, coins = _worth_of_end(person, observation)
    sampler = LuStuSampler(person, observation, heard, random, worth)
    position, inn = sampler.position, observation.order.index(observation.about)
    count = sample_count(person, len(observation.order), COST)

    def sample() -> tuple[float, ...]:
        bought, refused, silent = sampler.playouts(3)
        for stopped in refused, silent:
            stopped.cards[inn], stopped.promises[position] = XI.rank, inn
        bought.cards[position], bought.cards[inn] = XI.rank, bought.cards[position]
        bought.sold.add(position)
        got = sampler.worth_sold(bought, inn) * coins
        not_got = sampler.worth_stopped(refused, inn) * coins
        nothing = sampler.worth_stopped(silent, inn, is_silent=True) * coins
        return got, not_got, nothing, got - nothing, not_got - nothing

    got, refused, silent, got_more, refused_more = estimates(sample, count)
    return _Inn(got, refused, silent, got_more.error, refused_more.error)


def loss_of_innkeeper(
    person: Person, observation: Observation, heard: Sequence[Event], random: Random, offer: Action
) -> Estimate:
    """Return the loss of an innkeeper who sells the inn for this offer."""
    guest, innkeeper = observation.seat, observation.about
    assert innkeeper is not None  # a player has the inn
    cards = [
        card if card is None or observation.shown[seat] else HIDDEN
        for seat, card in enumerate(observation.cards)
    ]
    cards[innkeeper] = XI
    view = replace(observation, seat=innkeeper, cards=tuple(cards), about=guest, offer=offer)
    offered = cast("Event", _named(observation, offer))
    *_, loss = _sample_sale(person, view, [*(redacted(event, innkeeper) for event in heard), offered], random)
    return loss


def _named(observation: Observation, offer: Action) -> Offered:
    """Return the event of this seat's offer."""
    assert observation.about is not None  # a player has the inn
    return Offered(observation.seat, observation.about, offer.coins or 0, offer.percent or 0)


def _sample_sale(
    person: Person, observation: Observation, heard: Sequence[Event], random: Random
) -> tuple[Estimate, Estimate, Estimate]:
    """Return the worths to the innkeeper of keeping and of selling the inn (unpaid), and their difference."""
    guest = observation.about
    assert guest is not None  # a guest has offered
    worth, coins = _worth_of_end(person, observation)
    sampler = LuStuSampler(person, observation, heard, random, worth)
    position, other = sampler.position, observation.order.index(guest)
    count = sample_count(person, len(observation.order), COST)

    def sample() -> tuple[float, ...]:
        kept, sold = sampler.playouts(2)
        kept.promises[other] = position
        sold.cards[position], sold.cards[other] = sold.cards[other], XI.rank
        sold.sold.add(other)
        keep, sell = sampler.worth_stopped(kept, position) * coins, sampler.worth_sold(sold, position) * coins
        return keep, sell, keep - sell

    keep, sell, loss = estimates(sample, count)
    return keep, sell, loss
