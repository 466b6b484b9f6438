"""Bidding in Zifuli: which card to name, if any, and how far to overcall.

To name a card is to choose a partner unseen, and to promise that two hands take more than three. A beginner
looks at what the hand counts. Others try it: in worlds that fit what is known the deal is played out with
each card named, and with none. What brings tokens is bid, and who is bold needs less.
"""

from collections.abc import Sequence
from random import Random
from typing import Final

from cucu_desktop.bots.persons import Person
from cucu_desktop.bots.tricks.deck import Deck
from cucu_desktop.bots.tricks.habits import by_counting
from cucu_desktop.bots.tricks.playout import play_out
from cucu_desktop.bots.tricks.position import Contest, Position
from cucu_desktop.engine.actions import PASS, Action
from cucu_desktop.engine.cards import HIDDEN, Card
from cucu_desktop.engine.trick_observation import TrickObservation
from cucu_desktop.engine.trick_worlds import World, Worlds

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


class Bidding:
    """How persons bid."""

    def __init__(self, deck: Deck) -> None:
        """Get ready to bid with this deck."""
        self._deck = deck
        self._habit = by_counting(deck)

    def __call__(
        self, person: Person, observation: TrickObservation, heard: Sequence[object], random: Random
    ) -> Action:
        """Return the card that this person names, or that they pass."""
        del heard
        decision = observation.decision
        assert decision is not None  # it is this player's bid
        bids = [option for option in decision.options if isinstance(option, Action) and option.card]
        if person.level == 1:
            return self._by_hand(person, observation, bids)
        worlds = Worlds(observation)
        totals = [0.0] * len(bids)
        passing = 0.0
        tries = TRIED[person.level]
        called = next(((seat, card) for seat, card in reversed(observation.bids) if card), None)
        for _ in range(tries):
            world = worlds.sample(random)
            if called:
                passing += self._tokens(observation, world, *called)
            for place, bid in enumerate(bids):
                assert bid.card is not None  # those with a card were chosen
                totals[place] += self._tokens(observation, world, observation.seat, bid.card)
        best = max(totals)
        margin = MARGIN + (person.caution - person.boldness) / 2
        return bids[totals.index(best)] if (best - passing) / tries > margin else PASS

    def _by_hand(self, person: Person, observation: TrickObservation, bids: Sequence[Action]) -> Action:
        """Return what a beginner bids: the highest card of which the hand has one copy, if it counts much."""
        deck = self._deck
        hand = [card for card in observation.hands[observation.seat] if card is not HIDDEN]
        points = deck.worth(deck.lay(hand)[0]) / deck.part
        needed = STRONG + person.caution - person.boldness
        alone = points >= ALONE + person.caution - person.boldness
        to_name = [bid for bid in bids if alone or hand.count(_card(bid)) == 1]
        if points < needed or not to_name:
            return PASS
        return max(to_name, key=lambda bid: (deck.points[deck.lows[_card(bid)]], deck.lows[_card(bid)]))

    def _tokens(self, observation: TrickObservation, world: World, bidder: int, called: Card) -> int:
        """Return what this player wins or loses in this world if nobody bids higher."""
        deck, me, seats = self._deck, observation.seat, len(world.hands)
        with_bidder = {seat for seat in range(seats) if called in world.hands[seat]} | {bidder}
        contest = Contest(deck, tuple(seat in with_bidder for seat in range(seats)))
        hands = deck.lay(*world.hands)
        start = Position(observation.order[0], seats)
        lead = 2 * play_out(contest, hands, start, self._habit) - deck.worth(sum(hands))
        sign = (lead > 0) - (lead < 0)
        alone = len(with_bidder) == 1
        if me == bidder:
            return sign * TOKENS[alone]
        if me in with_bidder:
            return sign
        return -sign * (2 if alone else 1)


def _card(bid: Action) -> Card:
    """Return the card that is named."""
    assert bid.card is not None  # a bid names a card
    return bid.card
