"""The Matto's bargain: showing it, bidding for the choice, taking a side (003, rule 21).

Worths are coins. If the Matto is passed on, the two last players go on; if it is kept, both lose their last
token and all players come back.
"""

from collections.abc import Mapping, Sequence
from math import exp
from random import Random
from typing import Final

from cucu_desktop.bots.assessment import Assessment, Estimate, Policy, mixed, moods
from cucu_desktop.bots.lu_stu.lu_stu_equity import equity
from cucu_desktop.bots.lu_stu.lu_stu_turn import LuStuSampler
from cucu_desktop.bots.lu_stu.offers import offered_by, part_given
from cucu_desktop.bots.persons import COUNSELLOR, Person
from cucu_desktop.bots.round_amounts import considered
from cucu_desktop.bots.sampling import Compared, compare, sample_count
from cucu_desktop.engine.actions import EXCHANGE, HIDE, KEEP, NO_OFFER, REFUSE, SHOW, Action, Amount
from cucu_desktop.engine.events import Event
from cucu_desktop.engine.observation import Observation

PASSED_ON: Final = 0.5
"""The expected part of the pool of either of the last two when the Matto is passed on."""
DOUBT: Final = 0.1
"""The difference between the sides' offers, as a part of the pool, that makes the holder's choice clear."""


def assess_show(
    person: Person, observation: Observation, heard: Sequence[Event], random: Random
) -> Assessment:
    """Return the worths of showing the Matto to hear offers, and of hiding it."""
    stay, go, apart = _either_way(person, observation, heard, random)
    bids = {KEEP: 0.0, EXCHANGE: 0.0}
    for seat in range(observation.players):
        if seat != observation.seat:
            gain = _gain(observation, seat) * part_given(COUNSELLOR)
            bids[_side_of(observation, seat)] += min(gain, 0.25 * observation.coins[seat])
    stays, goes = stay.worth + bids[KEEP], go.worth + bids[EXCHANGE]
    show = Estimate(stays, stay.error) if stays > goes else Estimate(goes, go.error)
    is_other = (stays > goes) != (stay.worth > go.worth)
    return Assessment.of("coins", {SHOW: show, HIDE: max(stay, go)}, apart=apart if is_other else 0.0)


def show_by_habit(
    person: Person, _observation: Observation, _heard: Sequence[Event], _random: Random
) -> Policy:
    """Return a beginner's probability to show it: cautious players may hide it."""
    return {SHOW: 1 - 0.5 * person.caution, HIDE: 0.5 * person.caution}


def assess_bid(
    person: Person, observation: Observation, _heard: Sequence[Event], _random: Random
) -> Assessment:
    """Return the worths of bids: for the opponent for passing, for a player who is out for keeping."""
    assert observation.decision is not None  # a decision is due
    worths: dict[Action, float] = {NO_OFFER: _bid_worth(observation, 0.0)}
    for option in observation.decision.options:
        if isinstance(option, Amount):
            worths |= {
                offer: _bid_worth(observation, _bid_cost(observation, offer)) for offer in considered(option)
            }
    assessment = Assessment.of("coins", worths)
    if person.is_counsellor:
        return assessment
    return assessment.with_policy(_preferred_bid(person, observation, 1.0))


def bid_by_habit(person: Person, observation: Observation) -> Policy:
    """Return a beginner's bid, by feel."""
    feelings = moods(0.4, 1.2)
    return mixed((1 / len(feelings), _preferred_bid(person, observation, feeling)) for feeling in feelings)


def assess_side(
    person: Person, observation: Observation, heard: Sequence[Event], random: Random
) -> Assessment:
    """Return the worths of accepting the bids of the players who are out, the opponent's, or none."""
    stay, go, apart = _either_way(person, observation, heard, random)
    worths = _sides(observation, stay, go)
    free = KEEP if stay.worth > go.worth else EXCHANGE
    sides = {action: free if action == REFUSE else action for action in worths}
    best = sides[max(worths, key=worths.__getitem__)]
    behind = {action: 0.0 if side == best else apart for action, side in sides.items()}
    return Assessment.of("coins", worths, behind_errors=behind)


def side_by_habit(_person: Person, observation: Observation) -> Policy:
    """Return the side that a beginner takes, by the usual values of the two."""
    stay, go = observation.pool / observation.players, PASSED_ON * observation.pool
    return Assessment.of("coins", _sides(observation, Estimate(stay), Estimate(go))).policy


def _sides(observation: Observation, stay: Estimate, go: Estimate) -> Mapping[Action, Estimate]:
    """Return the worth of each answer; a holder who takes no side is free."""
    assert observation.decision is not None  # a decision is due
    bids = _bids(observation)
    worths = {
        KEEP: Estimate(stay.worth + bids[KEEP], stay.error),
        EXCHANGE: Estimate(go.worth + bids[EXCHANGE], go.error),
        REFUSE: max(stay, go),
    }
    return {action: worth for action, worth in worths.items() if action in observation.decision.options}


def _either_way(person: Person, observation: Observation, heard: Sequence[Event], random: Random) -> Compared:
    """Return the worths to the holder of keeping the Matto and of passing it on, without bids."""
    if person.level < 3:
        stay, go = observation.pool / observation.players, PASSED_ON * observation.pool
        return Compared(Estimate(stay), Estimate(go), 0.0)
    worth = equity(person, observation, "coins")
    sampler = LuStuSampler(person, observation, heard, random, worth)
    count = sample_count(person, len(observation.order))
    return compare(sampler.keep_or_exchange, count, stops=False, token=worth.token)


def _side_of(observation: Observation, seat: int) -> Action:
    """Return the choice that a bidder bids for."""
    return EXCHANGE if observation.tokens[seat] else KEEP


def _chance(observation: Observation, seat: int) -> float:
    """Return the probability that a bidder wins if the holder chooses their side."""
    return PASSED_ON if observation.tokens[seat] else 1 / observation.players


def _gain(observation: Observation, seat: int) -> float:
    """Return the gain of a bidder if the holder chooses their side."""
    lost = 1 / observation.players if observation.tokens[seat] else 0.0
    return (_chance(observation, seat) - lost) * observation.pool


def _bids(observation: Observation) -> dict[Action, float]:
    """Return the bids so far for keeping and for passing on."""
    found = {KEEP: 0.0, EXCHANGE: 0.0}
    for seat, bid in observation.bids:
        share = (bid.percent or 0) / 100 * _chance(observation, seat) * observation.pool
        found[_side_of(observation, seat)] += (bid.coins or 0) + share
    return found


def _bid_cost(observation: Observation, offer: Action) -> float:
    """Return the cost of a bid if it is accepted."""
    share = (offer.percent or 0) / 100 * _chance(observation, observation.seat) * observation.pool
    return (offer.coins or 0) + share


def _bid_worth(observation: Observation, cost: float) -> float:
    """Return the worth to the bidder of a bid at this cost."""
    side, pool = _side_of(observation, observation.seat), observation.pool
    bids = _bids(observation)
    bids[side] += cost
    wins = {KEEP: pool / observation.players, EXCHANGE: PASSED_ON * pool}
    ahead = (bids[side] + wins[side]) - sum(bids[way] + wins[way] for way in wins if way != side)
    likely = 1 / (1 + exp(-ahead / max(DOUBT * pool, 1.0)))
    gain = _gain(observation, observation.seat)
    without = _chance(observation, observation.seat) * pool - gain
    return without + likely * (gain - cost)


def _preferred_bid(person: Person, observation: Observation, feeling: float) -> Policy:
    """Return the preferred bids of a person."""
    is_opponent = observation.tokens[observation.seat] > 0
    part = part_given(person) * feeling * (0.5 if is_opponent else 1.0)  # the holder prefers passing anyway
    gain = _gain(observation, observation.seat)
    return offered_by(person, observation, gain * part, _chance(observation, observation.seat))
