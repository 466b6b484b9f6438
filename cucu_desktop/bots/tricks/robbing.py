"""Robbing and laying away in Cuccu a trionfo.

What may be robbed are the highest cards there are, and nothing is paid for them but a low card laid away:
everybody robs. Laid away are, by a beginner, the cards that count least; others try each in worlds that fit
what is known, so that they keep the trump card and get rid of a series that they cannot hold.
"""

from collections.abc import Sequence
from random import Random
from typing import Final

from cucu_desktop.bots.persons import Person
from cucu_desktop.bots.tricks.deck import Deck
from cucu_desktop.bots.tricks.habits import by_counting, keeping_trump, upward
from cucu_desktop.bots.tricks.playout import play_out
from cucu_desktop.bots.tricks.position import Position
from cucu_desktop.bots.tricks.sight import Sight
from cucu_desktop.engine.actions import ROB, Action
from cucu_desktop.engine.trick_observation import TrickObservation
from cucu_desktop.engine.trick_worlds import Worlds

HAND: Final = 8
TRIED: Final = {2: 20, 3: 60}
"""In how many worlds each card is tried, by level."""


def rob(person: Person, observation: TrickObservation, heard: Sequence[object], random: Random) -> Action:
    """Rob; who may not is not asked."""
    del person, observation, heard, random
    return ROB


class LayingAway:
    """How persons lay cards away."""

    def __init__(self, deck: Deck) -> None:
        """Get ready to lay cards of this deck away."""
        self._deck = deck
        self._habit = by_counting(deck)

    def __call__(
        self, person: Person, observation: TrickObservation, heard: Sequence[object], random: Random
    ) -> Action:
        """Return the card that this person lays away next."""
        del heard
        deck, sight = self._deck, Sight.of(observation, self._deck)
        options = sight.options
        friends = sight.friends()
        contest = sight.contest(friends)
        if person.level == 1:
            (hand,) = deck.lay(option.card for option in options if option.card)
            least = self._least(hand, contest.trump)
            return next(option for option in options if option.card is deck.cards[least])
        worlds = Worlds(observation)
        habit = keeping_trump(self._habit, contest)
        start = Position(observation.order[0], len(observation.hands))
        totals = [0.0] * len(options)
        for _ in range(TRIED[person.level]):
            hands = deck.lay(*worlds.sample(random).hands)
            for place, option in enumerate(options):
                left = [*hands]
                left[sight.seat] ^= deck.in_hand(option.card, hands[sight.seat])
                left = [self._down_to_eight(hand, contest.trump) for hand in left]
                got = play_out(contest, left, start, habit)
                totals[place] += deck.worth_of_end(got, deck.worth(sum(left)))
        return options[totals.index(max(totals))]

    def _least(self, hand: int, trump: int) -> int:
        """Return the card that counts least, of equal ones the lowest, but not the trump card."""
        return min(upward(hand & ~trump), key=self._deck.points.__getitem__)

    def _down_to_eight(self, hand: int, trump: int) -> int:
        while hand.bit_count() > HAND:
            hand ^= self._least(hand, trump)
        return hand
