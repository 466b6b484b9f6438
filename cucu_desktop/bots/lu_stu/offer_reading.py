"""What an offer for the inn tells of the guest's card: the lower it is, the more one gives not to lose.

Each offer is held against what the best players offer with each card. They know their own card better than
anybody does; what they reckon of the rest is followed by a rule of thumb, and blurred.
"""

from collections.abc import Mapping, Sequence
from dataclasses import replace
from functools import cache, lru_cache
from math import prod
from typing import Final

from cucu_desktop.bots.lu_stu.equity import equity
from cucu_desktop.bots.lu_stu.offers import BEST_PLAYERS, SILENT_ON_AVERAGE, part_given, ways_to_pay
from cucu_desktop.bots.lu_stu.playout import FOOL, RANKS, borders
from cucu_desktop.bots.lu_stu.two_player_equity import win_chance
from cucu_desktop.bots.persons import COUNSELLOR
from cucu_desktop.bots.round_amounts import WHOLE
from cucu_desktop.bots.sampling import Weights
from cucu_desktop.engine.cards import CUCCO
from cucu_desktop.engine.events import DealBegan, Event, Exchanged
from cucu_desktop.engine.observation import Observation
from cucu_desktop.engine.rarer_events import Offered
from cucu_desktop.games.lu_stu import NULLA

UNLIKE: Final = 0.01
"""The weight left to a card with which nobody offers what was offered."""
LATER, LATER_MORE = 0.45, 1.43
"""As if so many of those who play later had a card of the pack at the end, the more of them the likelier."""
FOOL_LOSES: Final = {3: 0.6, 4: 0.82}
FOOL_LOSES_ELSE: Final = 0.9
"""What a Matto loses, of what the lowest card does, by number of players: somebody else pays, too."""
BLUR: Final = (0.9, 0.95, 1.0, 1.05, 1.1)
"""Of how much of the rule of thumb guests may think that they lose it (fitted to what the best offer)."""


def with_offers(
    likely: Mapping[int, Weights], heard: Sequence[Event], observation: Observation
) -> dict[int, Weights]:
    """Return the weights of hidden cards with what offers tell.

    Args:
        likely: for each seat with a hidden card how well each rank goes with what else was seen.
        heard: the events.
        observation: what the seat may know that asks itself.
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
    """Return by rank how likely the guest makes this offer, the likeliest being 1."""
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
    """Return how likely somebody who is stopped at an inn loses, as a part of what the lowest card does.

    Args:
        rank: of their card.
        players: how many play.
        later: how many have their turn after the innkeeper.
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
    """Return how likely somebody who has kept unasked has a higher card; of equals the earlier pays.

    `after` is the number of players after them.
    """
    border = borders(players).watched[1][after]
    kept = [count * border.kept(other) for other, count in enumerate(_left(rank))]
    return sum(kept[rank + 1 :]) / sum(kept)


@cache
def _left(rank: int) -> tuple[int, ...]:
    """Return by rank how many cards there are beside one of this rank."""
    return tuple([sum(card.rank == each for card in CUCCO.cards) - (each == rank) for each in range(RANKS)])


@lru_cache(maxsize=256)
def _told(
    offer: tuple[int, int], stake: float, table: tuple[int, int], purse: int, share: int, prize: float
) -> tuple[float, ...]:
    """Return the same of coins and percents.

    Args:
        offer: coins, and the part of what they may win.
        stake: what it costs the guest, in coins, to lose rather than somebody else.
        table: how many play, and how many have their turn after the innkeeper.
        purse: how many coins the guest has.
        share: the greatest part that they may promise.
        prize: what they win on the average.
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
