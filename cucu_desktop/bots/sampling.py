"""Monte Carlo sampling of hidden cards, for the exchange games.

Hidden cards are sampled consistently with the observation and the actions, and both options are played
out with them. `compare` repeats this until the difference is significant.
"""

from bisect import bisect_right
from collections.abc import Callable, Iterable, Sequence
from itertools import accumulate
from math import sqrt
from random import Random
from typing import Final, NamedTuple

from cucu_desktop.bots.assessment import Estimate
from cucu_desktop.bots.persons import Person

Weights = Sequence[float]
"""For each rank the likelihood of the information about a card, 1 at most."""
ROUNDING: Final = 1e-12
"""A variance below this fraction of the squared mean is rounding."""
TRIES: Final = 8
"""The number of rejections after which a likely card is chosen directly."""
BATCH: Final = 32
"""The number of samples between two tests of significance."""
SIGNIFICANT: Final = 3.0
"""The number of standard errors of a significant difference."""
SAMPLES: Final = {2: 1500, 3: 4500}
"""The number of cards dealt in all samples of one decision, by level; beginners sample none."""
PATIENCE: Final = 4
"""The factor by which the counsellor takes more samples."""


def sample_count(person: Person, players: int, cost: float = 1) -> int:
    """Return the largest number of samples for a person, 1 at least.

    Args:
        person: who decides.
        players: the number of cards of a deal.
        cost: the cost of a playout relative to a plain deal.
    """
    patience = PATIENCE if person.is_counsellor else 1
    return max(int(patience * SAMPLES[person.level] / (max(players, 6) * cost)), 1)


class Pile:
    """The cards that a seat has not seen, for sampling.

    Attributes:
        cards: all of them, as numbers.
        left: the number of them, at the front, that are not dealt yet.
        chance: returns a random number from 0 to 1.
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
        """Deal a random card of those left and move it behind them."""
        self.left -= 1
        cards, left = self.cards, self.left
        index = int(self.chance() * (left + 1))
        card = cards[index]
        cards[index], cards[left] = cards[left], card
        return card

    def take(self, card: int) -> bool:
        """Deal this card; return whether one was left."""
        try:
            index = self.cards.index(card, 0, self.left)
        except ValueError:
            return False
        self.left -= 1
        self.cards[index], self.cards[self.left] = self.cards[self.left], card
        return True

    def deal_like(self, hidden: Iterable[tuple[int, Weights]], cards: list[int]) -> None:
        """Deal cards by their likelihoods, as far as such cards are left.

        Args:
            hidden: the positions to deal to, each with the likelihood of each card number.
            cards: the cards by position, to be filled in.
        """
        pile, draw, left = self.cards, self.chance, self.left
        for place, weights in hidden:
            for _ in range(TRIES):
                index = int(draw() * left)
                if draw() < weights[pile[index]]:
                    break
            else:  # few cards are likely here
                fitting = list(accumulate([weights[card] for card in pile[:left]]))
                index = bisect_right(fitting, draw() * fitting[-1]) if fitting[-1] else int(draw() * left)
            left -= 1
            cards[place] = card = pile[index]
            pile[index], pile[left] = pile[left], card
        self.left = left


class Compared(NamedTuple):
    """The worths of two options in the same samples.

    Attributes:
        one, other: the mean worths.
        apart: the standard error of their difference.
    """

    one: Estimate
    other: Estimate
    apart: float


def compare(
    sample: Callable[[], tuple[float, float]], most: int, *, stops: bool = True, token: float = 1.0
) -> Compared:
    """Compare two options by `most` samples, or by fewer once their difference is significant.

    Args:
        sample: samples the hidden cards and returns the worths of both options.
        most: the largest number of samples.
        stops: whether a significant difference is enough; else all samples are taken for the worths.
        token: the stake of a deal, in the unit of the worths.
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
    apart = estimate(one - other, squares, count, token).error
    return Compared(estimate(one, own, count, token), estimate(other, others, count, token), apart)


def estimate(whole: float, squares: float, count: int, token: float = 0.0) -> Estimate:
    """Return the mean of `count` samples with its standard error, from their sum and sum of squares.

    An outcome never seen may occur once in as many samples: the error is at least that, of a token.
    """
    mean = whole / count
    variance = squares / count - mean**2
    is_rounding = variance < ROUNDING * mean**2
    error = 0.0 if is_rounding else sqrt(variance / max(count - 1, 1))
    return Estimate(mean, max(error, abs(token) / count))


def errors_behind(samples: Sequence[Sequence[float]]) -> list[float]:
    """Return the standard error of the difference of each option to that of the greatest mean.

    Args:
        samples: the worths of all options in each sample.
    """
    count, columns = len(samples), list(zip(*samples, strict=True))
    best = max(columns, key=sum)
    found = []
    for column in columns:
        apart = [mine - other for mine, other in zip(column, best, strict=True)]
        found.append(estimate(sum(apart), sum([each * each for each in apart]), count).error)
    return found


def estimates(sample: Callable[[], Sequence[float]], count: int, token: float = 0.0) -> list[Estimate]:
    """Return the means of all values that `sample` returns, with their errors as in `estimate`."""
    return estimates_of([sample() for _ in range(count)], token)


def estimates_of(samples: Sequence[Sequence[float]], token: float = 0.0) -> list[Estimate]:
    """Return the means of the values in all samples, with their errors as in `estimate`."""
    return [
        estimate(sum(values), sum([value * value for value in values]), len(samples), token)
        for values in zip(*samples, strict=True)
    ]
