"""Which card to play: by habit, or by trying every card in worlds that could be the true one.

A world is drawn from what the seat knows; in it each card is tried. With more cards in hand the deal is then
played out by habit, half of the worlds as beginners play and half as those who count; with the last cards it
is solved. Worlds that fit how people play count more (`inference`); the card that brings most on average is
played. The work is counted and not timed, so that the same chance brings the same card on every
machine.
"""

from collections.abc import Sequence
from dataclasses import dataclass
from random import Random
from typing import Final

from cucu_desktop.bots.persons import Person
from cucu_desktop.bots.tricks.deck import Deck
from cucu_desktop.bots.tricks.habits import Habit, by_counting, by_thumb, keeping_trump
from cucu_desktop.bots.tricks.inference import likelihood
from cucu_desktop.bots.tricks.playout import play_out
from cucu_desktop.bots.tricks.sight import Sight
from cucu_desktop.bots.tricks.solver import Solver
from cucu_desktop.engine.actions import Action
from cucu_desktop.engine.trick_observation import TrickObservation
from cucu_desktop.engine.trick_worlds import Worlds

LAST: Final = 5
"""With so many cards in hand, the rest is solved in every world."""
WORLDS: Final = 120
"""How many worlds are played out by habit."""
SOLVED: Final = 40
"""How many worlds are solved, at most."""
WORK: Final = 40_000
"""So many leads may be looked at in solving; no further world is begun then."""


@dataclass(frozen=True, slots=True)
class Tried:
    """What came of a card that was tried.

    Attributes:
        action: the card, as it was played.
        worth: what it brings, in parts, winning counted.
        wins: in what part of the worlds one's own side won with it.
    """

    action: Action
    worth: float
    wins: float


class CardPlay:
    """How the cards of one game are played."""

    def __init__(self, deck: Deck) -> None:
        """Get ready to play with this deck."""
        self._deck = deck
        self._habits = (by_thumb(deck), by_counting(deck))

    def __call__(
        self, person: Person, observation: TrickObservation, heard: Sequence[object], random: Random
    ) -> Action:
        """Return the card that this person plays."""
        del heard
        sight = Sight.of(observation, self._deck)
        if person.level <= len(self._habits):
            return self._by_habit(sight, self._habits[person.level - 1])
        return max(self.try_all(observation, random), key=lambda tried: tried.worth).action

    def _by_habit(self, sight: Sight, habit: Habit) -> Action:
        """Return what the habit picks; the trump card is led with the series that will bring more."""
        deck, trick = self._deck, sight.position
        hand, others = sight.hand_and_others()
        contest = sight.contest(sight.friends())
        options = {deck.in_hand(option.card, hand): option for option in sight.options}
        is_ours = contest.ours[trick.winner] and bool(trick.series)
        card = keeping_trump(habit, contest)(sum(options), others, trick, is_ours)
        if options[card].series is None:
            return options[card]
        dear = max(deck.series, key=lambda name: deck.average(others & deck.series[name]))
        return next(option for option in sight.options if option.series == dear)

    def try_all(self, observation: TrickObservation, random: Random) -> list[Tried]:
        """Return what each card brings on average in worlds that could be the true one."""
        deck, sight = self._deck, Sight.of(observation, self._deck)
        options = sight.options
        is_last = len(sight.observation.hands[sight.seat]) <= LAST
        worlds = Worlds(sight.observation)
        totals, wins = [0.0] * len(options), [0.0] * len(options)
        whole = 0.0
        work = 0
        for number in range(SOLVED if is_last else WORLDS):
            world = worlds.sample(random)
            hands = deck.lay(*world.hands)
            contest = sight.contest(sight.friends(world))
            solver = Solver(contest, hands) if is_last else None
            habits = [keeping_trump(habit, contest) for habit in self._habits]
            likely = likelihood(sight, world, contest, habits)
            ours, theirs = sight.taken(contest)
            in_play = ours + theirs + sight.position.points + deck.worth(sum(hands))
            whole += likely
            for place, option in enumerate(options):
                card = deck.in_hand(option.card, hands[sight.seat])
                after = sight.position.after(card, contest, option.series)
                left = [*hands]
                left[sight.seat] ^= card
                got = (
                    solver.value(after, sum(left))
                    if solver
                    else play_out(contest, left, after, habits[number % 2])
                )
                totals[place] += likely * deck.worth_of_end(ours + got, in_play)
                wins[place] += likely * (2 * (ours + got) > in_play)
            work += solver.work if solver else 0
            if work > WORK:
                break
        return [
            Tried(option, total / whole, won / whole)
            for option, total, won in zip(options, totals, wins, strict=True)
        ]
