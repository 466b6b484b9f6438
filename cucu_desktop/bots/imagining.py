"""What a player imagines: the cards one cannot see, dealt in a way that agrees with what was seen and done.

Nobody works a whole deal out in their head. One thinks: say the others hold these cards, what then? Done
often enough this tells which of two ways is better, and it stops when that is plain.
"""

from bisect import bisect_right
from collections.abc import Callable, Sequence
from itertools import accumulate
from math import sqrt
from random import Random
from typing import Final

from cucu_desktop.bots.persons import Person

Weights = Sequence[float]
"""For each rank how well it goes with what was seen of a card, 1 at most."""
TRIES: Final = 8
"""How many cards are tried before one looks for one that goes with what was seen."""
GLANCE: Final = 32
"""How many times one imagines the deal before asking whether it is plain already."""
PLAIN: Final = 3.0
"""How many standard errors make a difference plain."""
PATIENCE: Final = {2: 1500, 3: 4500}
"""How many cards people of a level deal in thought for one decision; who plays by thumb deals none."""


def patience(person: Person, players: int, trouble: int = 1) -> int:
    """Return how many deals a person imagines at most.

    Args:
        person: who thinks.
        players: how many cards a deal has.
        trouble: how much more there is to a deal than to a plain one.
    """
    return PATIENCE[person.level] // (max(players, 6) * trouble)


class Pile:
    """The cards that one has not seen, to be dealt in thought.

    Attributes:
        cards: all of them, as numbers.
        left: how many of them, at the front, are not dealt yet.
    """

    __slots__ = ("_draw", "cards", "left")

    def __init__(self, cards: Sequence[int], random: Random) -> None:
        self.cards = list(cards)
        self.left = len(self.cards)
        self._draw = random.random

    def gather(self) -> None:
        """Begin another deal."""
        self.left = len(self.cards)

    def deal(self) -> int:
        """Return a card, any of those left; what is dealt lies behind them."""
        self.left -= 1
        cards, left = self.cards, self.left
        place = int(self._draw() * (left + 1))
        card = cards[place]
        cards[place], cards[left] = cards[left], card
        return card

    def deal_like(self, weights: Weights, ranks: Sequence[int]) -> int:
        """Return a card that goes with what was seen of it, if there is one.

        Args:
            weights: how well each rank goes with it.
            ranks: the rank of each card.
        """
        cards, draw, left = self.cards, self._draw, self.left
        for _ in range(TRIES):
            place = int(draw() * left)
            if draw() < weights[ranks[cards[place]]]:
                break
        else:  # few cards go with it
            fitting = list(accumulate([weights[ranks[card]] for card in cards[:left]]))
            place = bisect_right(fitting, draw() * fitting[-1]) if fitting[-1] else int(draw() * left)
        self.left = left = left - 1
        card = cards[place]
        cards[place], cards[left] = cards[left], card
        return card


def compare(imagine: Callable[[], tuple[float, float]], most: int) -> tuple[float, float]:
    """Return what two ways are worth on the average, after `most` deals imagined or as soon as it is plain.

    Args:
        imagine: deals the cards in thought and returns what either way brings with these.
        most: how often at most.
    """
    one = other = squares = 0.0
    count = 0
    while count < most:
        first, second = imagine()
        one += first
        other += second
        squares += (first - second) ** 2
        count += 1
        if not count % GLANCE:
            difference = (one - other) / count
            error = sqrt(max(squares / count - difference**2, 0.0) / count)
            if abs(difference) > PLAIN * error:
                break
    return one / count, other / count
