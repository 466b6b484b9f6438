"""Monte Carlo sampling of hidden cards, for the exchange games.

Hidden cards are dealt in a way that agrees with what was seen and done, and both ways of a choice are played
out with them. `compare` repeats this until the difference is significant.
"""

from bisect import bisect_right
from collections.abc import Callable, Iterable, Sequence
from itertools import accumulate
from math import sqrt
from random import Random
from typing import Final

from cucu_desktop.bots.assessment import Estimate
from cucu_desktop.bots.persons import Person

Weights = Sequence[float]
"""For each rank how well it goes with what was seen of a card, 1 at most."""
ROUNDING: Final = 1e-12
"""A variance that is less than this part of the squared mean comes of rounding."""
TRIES: Final = 8
"""How many cards are tried before one looks for one that goes with what was seen."""
BATCH: Final = 32
"""How many samples are taken between two tests of significance."""
SIGNIFICANT: Final = 3.0
"""How many standard errors make a difference significant."""
SAMPLES: Final = {2: 1500, 3: 4500}
"""How many cards a bot of a level deals in all samples of one decision; beginners deal none."""
PATIENCE: Final = 4
"""So many times as many deals who gives advice."""


def sample_count(person: Person, players: int, cost: float = 1) -> int:
    """Return how many samples a person takes at most.

    Args:
        person: who thinks.
        players: how many cards a deal has.
        cost: how many times longer than a plain deal one takes to play out.
    """
    patience = PATIENCE if person.is_counsellor else 1
    return int(patience * SAMPLES[person.level] / (max(players, 6) * cost))


class Pile:
    """The cards that a seat has not seen, to be dealt in samples.

    Attributes:
        cards: all of them, as numbers.
        left: how many of them, at the front, are not dealt yet.
        chance: returns a number from 0 to 1, what it is dealt by.
    """

    __slots__ = ("cards", "chance", "left")

    def __init__(self, cards: Sequence[int], random: Random) -> None:
        self.cards = list(cards)
        self.left = len(self.cards)
        self.chance = random.random

    def gather(self) -> None:
        """Begin another deal."""
        self.left = len(self.cards)

    def deal(self) -> int:
        """Return a card, any of those left; what is dealt lies behind them."""
        self.left -= 1
        cards, left = self.cards, self.left
        index = int(self.chance() * (left + 1))
        card = cards[index]
        cards[index], cards[left] = cards[left], card
        return card

    def take(self, card: int) -> bool:
        """Deal this card; tell whether there was one left."""
        try:
            index = self.cards.index(card, 0, self.left)
        except ValueError:
            return False
        self.left -= 1
        self.cards[index], self.cards[self.left] = self.cards[self.left], card
        return True

    def deal_like(self, hidden: Iterable[tuple[int, Weights]], cards: list[int]) -> None:
        """Deal cards that go with what was seen of them, as far as there are any.

        Args:
            hidden: where they are dealt to, and by number how well each card goes with what was seen there.
            cards: the cards by place, to be filled in.
        """
        pile, draw, left = self.cards, self.chance, self.left
        for place, weights in hidden:
            for _ in range(TRIES):
                index = int(draw() * left)
                if draw() < weights[pile[index]]:
                    break
            else:  # few cards go with it
                fitting = list(accumulate([weights[card] for card in pile[:left]]))
                index = bisect_right(fitting, draw() * fitting[-1]) if fitting[-1] else int(draw() * left)
            left -= 1
            cards[place] = card = pile[index]
            pile[index], pile[left] = pile[left], card
        self.left = left


def compare(
    sample: Callable[[], tuple[float, float]], most: int, *, stops: bool = True, token: float = 1.0
) -> tuple[Estimate, Estimate]:
    """Return what two ways are worth on average, after `most` samples or a significant difference.

    Args:
        sample: deals the hidden cards and returns what either way brings with these.
        most: how often at most.
        stops: whether a significant difference is enough; who is to tell the worths goes on.
        token: what is at stake in a deal, in the unit of the worths.
    """
    one = other = squares = own = others = 0.0
    count = 0
    while count < most:
        first, second = sample()
        one += first
        other += second
        own += first * first
        others += second * second
        squares += (first - second) ** 2
        count += 1
        if stops and not count % BATCH:
            difference = (one - other) / count
            error = sqrt(max(squares / count - difference**2, 0.0) / count)
            if abs(difference) > SIGNIFICANT * error:
                break
    return estimate(one, own, count, token), estimate(other, others, count, token)


def estimate(whole: float, squares: float, count: int, token: float = 0.0) -> Estimate:
    """Return the mean of so many samples with its standard error, by their sum and that of their squares.

    What has never come up may come up once in so many samples: the error is no less than that, of a token.
    """
    mean = whole / count
    variance = squares / count - mean**2
    is_rounding = variance < ROUNDING * mean**2
    error = 0.0 if is_rounding else sqrt(variance / max(count - 1, 1))
    return Estimate(mean, max(error, abs(token) / count))
