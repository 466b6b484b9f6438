"""Bidding in Zifuli: which card to name, if any, and how far to overcall.

To name a card is to choose a partner unseen, and to promise that two hands take more than three. A beginner
looks at what the hand counts. Others try it: in worlds that fit what is known the deal is played out with
each card named, and with none. What brings tokens is bid, and who is bold needs less.
"""

from collections.abc import Sequence
from random import Random
from typing import Final

from cucu_desktop.bots.assessment import Assessment, Policy, certain
from cucu_desktop.bots.persons import Person
from cucu_desktop.bots.sampling import estimate
from cucu_desktop.bots.tricks.bitboard import BitPack
from cucu_desktop.bots.tricks.heuristics import counting_policy
from cucu_desktop.bots.tricks.playout import play_out
from cucu_desktop.bots.tricks.position import DealContext, Position
from cucu_desktop.engine.actions import PASS, Action
from cucu_desktop.engine.cards import HIDDEN, Card
from cucu_desktop.engine.tricks.observation import TrickObservation
from cucu_desktop.engine.tricks.seating import following
from cucu_desktop.engine.tricks.world_sampling import World, Worlds

STRONG: Final = 5.0
"""So many points in hand are enough for a beginner to bid: a quarter more than the average."""
ALONE: Final = 7.0
"""So many to play alone: nearly every card counts one."""
TRIED: Final = {2: 24, 3: 60}
"""In how many worlds each bid is tried, by level."""
MARGIN: Final = 0.0
"""So many tokens must be expected above those of passing by who is neither bold nor cautious."""
TOKENS: Final = {True: 8, False: 2}
"""What the bidder wins or loses: alone, or with a partner."""


class BidJudge:
    """Judges bids, for each level."""

    def __init__(self, pack: BitPack) -> None:
        """Bid with this pack."""
        self._pack = pack
        self._policy = counting_policy(pack)

    def reckon(
        self, person: Person, observation: TrickObservation, _heard: Sequence[object], random: Random
    ) -> Assessment:
        """Return what each bid, and passing, brings on the average, in tokens, if nobody bids higher."""
        bids = _bids(observation)
        worlds = Worlds(observation)
        brought: dict[Action, list[int]] = {action: [] for action in (PASS, *bids)}
        called = next(((seat, card) for seat, card in reversed(observation.bids) if card), None)
        for _ in range(TRIED[person.level]):
            world = worlds.sample(random)
            brought[PASS].append(self._tokens(observation, world, *called) if called else 0)
            for bid in bids:
                brought[bid].append(self._tokens(observation, world, observation.seat, _card(bid)))
        worths = {
            action: estimate(sum(tokens), sum(token * token for token in tokens), len(tokens))
            for action, tokens in brought.items()
        }
        likings = {action: worth.worth for action, worth in worths.items()}
        likings[PASS] += MARGIN + (person.caution - person.boldness) / 2
        return Assessment.of("tokens", worths, likings)

    def habit(
        self, person: Person, observation: TrickObservation, _heard: Sequence[object], _random: Random
    ) -> Policy:
        """Return what a beginner bids."""
        return certain(self._by_hand(person, observation, _bids(observation)))

    def _by_hand(self, person: Person, observation: TrickObservation, bids: Sequence[Action]) -> Action:
        """Return what a beginner bids: the highest card of which the hand has one copy, if it counts much."""
        pack = self._pack
        hand = [card for card in observation.hands[observation.seat] if card is not HIDDEN]
        points = pack.worth(pack.lay(hand)[0]) / pack.part
        needed = STRONG + person.caution - person.boldness
        alone = points >= ALONE + person.caution - person.boldness
        to_name = [bid for bid in bids if alone or hand.count(_card(bid)) == 1]
        if points < needed or not to_name:
            return PASS
        return max(to_name, key=lambda bid: (pack.points[pack.lows[_card(bid)]], pack.lows[_card(bid)]))

    def _tokens(self, observation: TrickObservation, world: World, bidder: int, called: Card) -> int:
        """Return what this player wins or loses in this world if nobody bids higher."""
        pack, me, seats = self._pack, observation.seat, len(world.hands)
        with_bidder = {seat for seat in range(seats) if called in world.hands[seat]} | {bidder}
        ours = tuple(seat in with_bidder for seat in range(seats))
        context = DealContext(pack, ours, following(observation.order))
        hands = pack.lay(*world.hands)
        start = Position(observation.order[0], seats)
        _, taken = play_out(context, hands, start, [self._policy] * seats)
        both_counts = pack.with_recount or pack
        lead = 2 * both_counts.worth(taken) - both_counts.worth(sum(hands))
        sign = (lead > 0) - (lead < 0)
        alone = len(with_bidder) == 1
        if me == bidder:
            return sign * TOKENS[alone]
        if me in with_bidder:
            return sign
        return -sign * (2 if alone else 1)


def _bids(observation: TrickObservation) -> list[Action]:
    """Return the cards that may be named."""
    assert observation.decision is not None  # it is this player's bid
    return [option for option in observation.decision.options if isinstance(option, Action) and option.card]


def _card(bid: Action) -> Card:
    """Return the card that is named."""
    assert bid.card is not None  # a bid names a card
    return bid.card
