"""Inference from an offer for the inn about the guest's card: the lower the card, the larger the offer.

Each offer is compared with those of the best players for each card. Their other information about the deal
is approximated by a rule of thumb, and blurred.
"""

from collections.abc import Mapping, Sequence
from dataclasses import replace
from functools import cache, lru_cache
from math import prod
from typing import Final

from cucu_desktop.bots.learnt_borders import learnt_borders
from cucu_desktop.bots.lu_stu.lu_stu_equity import equity
from cucu_desktop.bots.lu_stu.lu_stu_playout import FOOL, RANKS
from cucu_desktop.bots.lu_stu.offers import BEST_PLAYERS, SILENT_ON_AVERAGE, part_given, ways_to_pay
from cucu_desktop.bots.lu_stu.token_values import win_chance
from cucu_desktop.bots.persons import COUNSELLOR
from cucu_desktop.bots.round_amounts import WHOLE
from cucu_desktop.bots.sampling import Weights
from cucu_desktop.engine.cards import CUCCO
from cucu_desktop.engine.events import DealBegan, Event, Exchanged
from cucu_desktop.engine.observation import Observation
from cucu_desktop.engine.rarer_events import Offered
from cucu_desktop.games.lu_stu import NULLA, Options

UNLIKE: Final = 0.01
"""The likelihood of an offer outside the observed play for a card."""
LATER, LATER_MORE = 0.45, 1.43
"""The fraction of later players assumed to have a random card at the end, increasing with their number."""
FOOL_LOSES: Final = {3: 0.6, 4: 0.82}
FOOL_LOSES_ELSE: Final = 0.9
"""The loss of a Matto relative to that of the lowest card, by number of players: another player pays, too."""
BLUR: Final = (0.9, 0.95, 1.0, 1.05, 1.1)
"""The weight of the rule of thumb in the guests' own estimate (fitted to offers of the best players)."""


def with_offers(
    likely: Mapping[int, Weights], heard: Sequence[Event], observation: Observation
) -> dict[int, Weights]:
    """Return the weights of hidden cards updated with offers.

    Args:
        likely: for each seat with a hidden card the likelihood of each rank from other information.
        heard: the events.
        observation: that of the inferring seat.
    """
    offered: dict[int, Offered] = {}
    for event in heard:
        if isinstance(event, DealBegan):
            offered = {}
        elif isinstance(event, Offered):
            offered[event.guest] = event
        elif isinstance(event, Exchanged):
            offered = {seat: own for seat, own in offered.items() if seat not in (event.seat, event.other)}
    found = dict(likely)
    for guest in offered.keys() & likely.keys():
        told = told_by(offered[guest], observation)
        found[guest] = [weight * told[rank] for rank, weight in enumerate(likely[guest])]
    return found


def told_by(offer: Offered, observation: Observation) -> tuple[float, ...]:
    """Return by rank the likelihood of this offer, scaled to a maximum of 1."""
    guest = offer.guest
    ends = equity(COUNSELLOR, replace(observation, seat=guest), "coins")
    rivals = [seat for seat in observation.order if seat != guest and observation.tokens[seat]]
    spared = sum(ends.after((seat,)) for seat in rivals) / max(len(rivals), 1)
    later = len(observation.order) - 1 - observation.order.index(offer.innkeeper)
    promised = sum(percent for seat, _, percent in observation.ledger if seat == guest)
    chance = win_chance(guest, observation.tokens, None, observation.options.tokens)
    return _told(
        (offer.coins, offer.percent),
        max(spared - ends.after((guest,)), 0.0),
        (len(observation.order), later),
        observation.coins[guest],
        WHOLE - promised,
        chance * observation.pool,
    )


def loses_with(rank: int, players: int, later: int) -> float:
    """Return the probability that a player stopped at an inn loses, relative to the lowest card.

    Args:
        rank: of their card.
        players: the number of players.
        later: the number of turns after the innkeeper's.
    """
    if rank == FOOL:
        return FOOL_LOSES.get(players, FOOL_LOSES_ELSE)
    if rank == NULLA.rank:  # the innkeeper who refuses pays for it (L8)
        return 0.0
    pack = _left(rank)
    lower = sum(pack[FOOL + 1 : rank]) / sum(pack)
    kept = prod(_kept_higher(rank, players, after) for after in range(later + 2, players))
    return float(kept * (1 - lower) ** (LATER * later**LATER_MORE))


@cache
def _kept_higher(rank: int, players: int, after: int) -> float:
    """Return the probability that a player who kept unasked has a higher card; of equals the earlier pays.

    `after` is the number of players after them.
    """
    border = learnt_borders(Options(), players).watched[1][after]
    kept = [count * border.kept(other) for other, count in enumerate(_left(rank))]
    return sum(kept[rank + 1 :]) / sum(kept)


@cache
def _left(rank: int) -> tuple[int, ...]:
    """Return by rank the number of cards besides one of this rank."""
    return tuple([sum(card.rank == each for card in CUCCO.cards) - (each == rank) for each in range(RANKS)])


@lru_cache(maxsize=256)
def _told(
    offer: tuple[int, int], stake: float, table: tuple[int, int], purse: int, share: int, prize: float
) -> tuple[float, ...]:
    """Return the likelihoods of `told_by` from coins and percentages.

    Args:
        offer: coins, and the share of the winnings.
        stake: the cost to the guest, in coins, of losing rather than another player.
        table: the number of players, and of turns after the innkeeper's.
        purse: the guest's coins.
        share: the greatest share that they may promise.
        prize: their expected winnings.
    """
    found = []
    for rank in range(RANKS):
        chance = 0.0
        for person in BEST_PLAYERS:
            worth = stake * loses_with(rank, *table) * part_given(person)
            for blur in BLUR:
                ways = ways_to_pay(person, worth * blur, purse, share, prize)
                chance += sum(part for part, way in ways if way == offer)
        found.append(chance / len(BEST_PLAYERS) / len(BLUR))
    if offer == (0, 0):
        found = [each + (1 - each) * SILENT_ON_AVERAGE for each in found]
    most = max(found)
    return tuple([max(each / most, UNLIKE) if most else 1.0 for each in found])
