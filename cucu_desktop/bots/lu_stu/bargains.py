"""What an inn is worth, and what a Matto's holder does with it: offers and answers (003, rules 13 and 21).

An offer is coins now or a part of what one may win. Who is cautious promises, who has coins pays; nobody
offers more than the thing is worth to them, and the generous more of that than the stingy.
"""

from collections.abc import Sequence
from random import Random
from typing import Final

from cucu_desktop.bots.amounts import round_coins, round_percent
from cucu_desktop.bots.imagining import compare, patience
from cucu_desktop.bots.lu_stu.duel import win_chance
from cucu_desktop.bots.lu_stu.turn import Imagination, weigh
from cucu_desktop.bots.persons import Person
from cucu_desktop.engine.actions import ACCEPT, EXCHANGE, KEEP, NO_OFFER, REFUSE, Action, Offer
from cucu_desktop.engine.events import Event
from cucu_desktop.engine.observation import Observation
from cucu_desktop.games.lu_stu import MATTO, XI

SHOW: Final = Action("show")
HIDE: Final = Action("hide")
MOST_SHARED: Final = 50
"""Nobody promises more of what they may win, in percent: then it would be hardly worth winning."""


def make_offer(person: Person, observation: Observation, heard: Sequence[Event], random: Random) -> Action:
    """Offer something for an inn, or for what the Matto's holder does."""
    about = observation.about
    assert about is not None
    if observation.cards[about] is MATTO and observation.shown[about]:
        return _bid(person, observation, random)
    if person.level == 1:
        gain = _token(observation) * random.uniform(0.1, 0.6)
    else:
        imagination = Imagination(person, observation, heard, random)
        place, inn = imagination.place, observation.order.index(about)

        def imagine() -> tuple[float, float]:
            stopped, bought = imagination.deals(2)
            stopped.cards[inn], stopped.promises[place] = XI.rank, inn
            card = bought.cards[place]
            bought.cards[place], bought.cards[inn] = XI.rank, card
            bought.sold.add(place)
            return imagination.worth(bought, inn), imagination.worth(stopped, inn + 1)

        with_inn, without = compare(imagine, patience(person, len(observation.order)))
        gain = _in_coins(person, observation, with_inn - without)
    return _offer(person, observation, random, gain * _part(person))


def answer_offer(person: Person, observation: Observation, heard: Sequence[Event], random: Random) -> Action:
    """Sell the inn or not; or as the Matto's holder take a side."""
    decision = observation.decision
    assert decision is not None
    if ACCEPT not in decision.options:
        return _take_side(person, observation, heard, random)
    guest = observation.about
    assert guest is not None
    assert observation.offer is not None
    offered = _value(observation, guest, observation.offer)
    if person.level == 1:
        loss = _token(observation) * random.uniform(0.1, 0.5)
    else:
        imagination = Imagination(person, observation, heard, random)
        place, other = imagination.place, observation.order.index(guest)

        def imagine() -> tuple[float, float]:
            kept, sold = imagination.deals(2)
            kept.promises[other] = place
            sold.cards[place], sold.cards[other] = sold.cards[other], XI.rank
            sold.sold.add(other)
            return imagination.worth(kept, place + 1), imagination.worth(sold, place)

        keep, sell = compare(imagine, patience(person, len(observation.order)))
        loss = _in_coins(person, observation, keep - sell)
    # An innkeeper wants to see something for it: a coin in the hand weighs more for the cautious.
    least = max(loss, 0.0) * (1.1 + 0.3 * person.caution - 0.3 * person.generosity)
    return ACCEPT if offered > least else REFUSE


def show_matto(person: Person, _observation: Observation, _heard: Sequence[Event], random: Random) -> Action:
    """Show the Matto, to hear offers, or keep it to oneself."""
    return HIDE if person.level == 1 and random.random() < 0.5 * person.caution else SHOW


def _bid(person: Person, observation: Observation, random: Random) -> Action:
    """Offer the Matto's holder something: as the opponent for passing, as one who is out for staying."""
    pool, everybody = observation.pool, 1 / observation.players
    opponent = observation.tokens[observation.seat] > 0
    gain = (0.5 - everybody if opponent else everybody) * pool
    part = _part(person) * (0.5 if opponent else 1.0)  # the holder would rather pass anyway
    if person.level == 1:
        part *= random.uniform(0.4, 1.2)
    return _offer(person, observation, random, gain * part, 0.5 if opponent else everybody)


def _take_side(person: Person, observation: Observation, heard: Sequence[Event], random: Random) -> Action:
    """Take the bids of the players who are out, the opponent's, or none."""
    decision = observation.decision
    assert decision is not None
    pool, tokens = observation.pool, observation.tokens
    worths = {KEEP: pool / observation.players, EXCHANGE: 0.5 * pool}
    if person.level > 2:
        worths = dict(zip(worths, weigh(person, observation, heard, random), strict=True))
    for seat, bid in observation.bids:
        side = EXCHANGE if tokens[seat] else KEEP
        chance = 0.5 if tokens[seat] else 1 / observation.players
        worths[side] += (bid.coins or 0) + (bid.percent or 0) / 100 * chance * pool
    best = max(worths, key=worths.__getitem__)
    return best if best in decision.options else REFUSE


def _part(person: Person) -> float:
    """Return what part of a gain a person gives for it."""
    return 0.35 + 0.4 * person.generosity - 0.15 * person.caution + 0.15 * person.boldness


def _token(observation: Observation) -> float:
    """Return what a token is worth in coins, counted on the fingers."""
    return observation.pool / max(sum(observation.tokens), 1)


def _in_coins(person: Person, observation: Observation, worth: float) -> float:
    return worth if person.level > 2 else worth * _token(observation)


def _value(observation: Observation, guest: int, offer: Action) -> float:
    """Return what an offer is worth to who gets it."""
    chance = win_chance(guest, observation.tokens)
    return (offer.coins or 0) + (offer.percent or 0) / 100 * chance * observation.pool


def _offer(
    person: Person, observation: Observation, random: Random, worth: float, chance: float | None = None
) -> Action:
    """Offer what is worth so many coins: coins as far as one likes to part with them, or else a share.

    Args:
        person: who offers; the cautious rather promise a share of what they may never win.
        observation: what their seat may know.
        random: whether they feel like promising.
        worth: what the offer is to be worth.
        chance: how likely they are to win, if it is not to be told by the tokens.
    """
    decision = observation.decision
    assert decision is not None
    option = decision.options[0]
    if not isinstance(option, Offer):
        return NO_OFFER
    if chance is None:
        chance = win_chance(observation.seat, observation.tokens)
    whole = max(chance * observation.pool, 1.0)
    purse = min(observation.coins[observation.seat] * (0.4 - 0.3 * person.caution), option.high)
    coins = 0 if random.random() < 0.6 * person.caution else round_coins(min(worth, purse))
    percent = min(round_percent(100 * (worth - coins) / whole), MOST_SHARED, option.share)
    if coins and worth < 1.5 * coins:
        percent = 0
    if percent <= 0:
        coins = coins or round_coins(min(worth, purse))
    if not coins and percent <= 0:
        return NO_OFFER
    return Action(option.word, coins or None, percent if percent > 0 else None)
