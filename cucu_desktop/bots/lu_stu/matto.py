"""The Matto's bargain: whether to show it, what is bid for it, which side its holder takes (003, rule 21).

Worths are coins. Passed on, the two last players go on; kept, both lose their last token and everybody comes
back.
"""

from collections.abc import Mapping, Sequence
from math import exp
from random import Random
from typing import Final

from cucu_desktop.bots.assessment import Assessment, Estimate, Policy, mixed, moods
from cucu_desktop.bots.lu_stu.equity import equity
from cucu_desktop.bots.lu_stu.offers import offered_by, part_given
from cucu_desktop.bots.lu_stu.turn import LuStuSampler
from cucu_desktop.bots.persons import COUNSELLOR, Person
from cucu_desktop.bots.round_amounts import considered
from cucu_desktop.bots.sampling import compare, sample_count
from cucu_desktop.engine.actions import EXCHANGE, HIDE, KEEP, NO_OFFER, REFUSE, SHOW, Action, Amount
from cucu_desktop.engine.events import Event
from cucu_desktop.engine.observation import Observation
from cucu_desktop.games.lu_stu import MATTO

PASSED_ON: Final = 0.5
"""What part of the pool either of the last two may expect when the Matto goes on."""
DOUBT: Final = 0.1
"""By what part of the pool the sides' offers must differ before the holder's choice is fairly clear."""


def is_bid_for(observation: Observation) -> bool:
    """Tell whether what is bargained for is what a Matto's holder does."""
    about = observation.about
    return about is not None and observation.cards[about] is MATTO and observation.shown[about]


def assess_show(
    person: Person, observation: Observation, heard: Sequence[Event], random: Random
) -> Assessment:
    """Return what it is worth to show the Matto, to hear offers, and to keep it to oneself."""
    stay, go = _either_way(person, observation, heard, random)
    bids = {KEEP: 0.0, EXCHANGE: 0.0}
    for seat in range(observation.players):
        if seat != observation.seat:
            gain = _gain(observation, seat) * part_given(COUNSELLOR)
            bids[_side_of(observation, seat)] += min(gain, 0.25 * observation.coins[seat])
    hide = max(stay, go)
    show = max(
        Estimate(stay.worth + bids[KEEP], stay.error), Estimate(go.worth + bids[EXCHANGE], go.error), hide
    )
    return Assessment.of("coins", {SHOW: show, HIDE: hide})


def show_by_habit(
    person: Person, _observation: Observation, _heard: Sequence[Event], _random: Random
) -> Policy:
    """Return how likely a beginner shows it: the cautious may be afraid to."""
    return {SHOW: 1 - 0.5 * person.caution, HIDE: 0.5 * person.caution}


def assess_bid(
    person: Person, observation: Observation, _heard: Sequence[Event], _random: Random
) -> Assessment:
    """Return what bids are worth: as the opponent for passing, as one who is out for staying."""
    assert observation.decision is not None  # whoever is asked has to decide
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
    """Return what a beginner bids, by feel."""
    feelings = moods(0.4, 1.2)
    return mixed((1 / len(feelings), _preferred_bid(person, observation, feeling)) for feeling in feelings)


def assess_side(
    person: Person, observation: Observation, heard: Sequence[Event], random: Random
) -> Assessment:
    """Return what it is worth to take the bids of the players who are out, the opponent's, or none."""
    stay, go = _either_way(person, observation, heard, random)
    return Assessment.of("coins", _sides(observation, stay, go))


def side_by_habit(_person: Person, observation: Observation) -> Policy:
    """Return which side a beginner takes, by what the two are usually worth."""
    stay, go = observation.pool / observation.players, PASSED_ON * observation.pool
    return Assessment.of("coins", _sides(observation, Estimate(stay), Estimate(go))).policy


def _sides(observation: Observation, stay: Estimate, go: Estimate) -> Mapping[Action, Estimate]:
    """Return what each answer is worth; who takes no side is free."""
    assert observation.decision is not None  # whoever is asked has to decide
    bids = _bids(observation)
    worths = {
        KEEP: Estimate(stay.worth + bids[KEEP], stay.error),
        EXCHANGE: Estimate(go.worth + bids[EXCHANGE], go.error),
        REFUSE: max(stay, go),
    }
    return {action: worth for action, worth in worths.items() if action in observation.decision.options}


def _either_way(
    person: Person, observation: Observation, heard: Sequence[Event], random: Random
) -> tuple[Estimate, Estimate]:
    """Return what keeping the Matto and what passing it on is worth to its holder, no bids counted."""
    if person.level < 3:
        return Estimate(observation.pool / observation.players), Estimate(PASSED_ON * observation.pool)
    worth = equity(person, observation, "coins")
    sampler = LuStuSampler(person, observation, heard, random, worth)
    count = sample_count(person, len(observation.order))
    return compare(sampler.keep_or_exchange, count, stops=False, token=worth.token)


def _side_of(observation: Observation, seat: int) -> Action:
    """Return what a bidder wants the holder to do."""
    return EXCHANGE if observation.tokens[seat] else KEEP


def _chance(observation: Observation, seat: int) -> float:
    """Return how likely a bidder wins if the holder does as they want."""
    return PASSED_ON if observation.tokens[seat] else 1 / observation.players


def _gain(observation: Observation, seat: int) -> float:
    """Return what a bidder gains if the holder does as they want."""
    lost = 1 / observation.players if observation.tokens[seat] else 0.0
    return (_chance(observation, seat) - lost) * observation.pool


def _bids(observation: Observation) -> dict[Action, float]:
    """Return what has been bid so far for keeping and for passing on."""
    found = {KEEP: 0.0, EXCHANGE: 0.0}
    for seat, bid in observation.bids:
        share = (bid.percent or 0) / 100 * _chance(observation, seat) * observation.pool
        found[_side_of(observation, seat)] += (bid.coins or 0) + share
    return found


def _bid_cost(observation: Observation, offer: Action) -> float:
    """Return what a bid costs if it is taken."""
    share = (offer.percent or 0) / 100 * _chance(observation, observation.seat) * observation.pool
    return (offer.coins or 0) + share


def _bid_worth(observation: Observation, cost: float) -> float:
    """Return what a bid at this cost is worth to who makes it."""
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
    """Return what a person likes to bid."""
    is_opponent = observation.tokens[observation.seat] > 0
    part = part_given(person) * feeling * (0.5 if is_opponent else 1.0)  # the holder would rather pass anyway
    gain = _gain(observation, observation.seat)
    return offered_by(person, observation, gain * part, _chance(observation, observation.seat))
