"""A bettor's model of the matador in Ace Chasing: type, card, and probability of accepting bets.

A bet gains only if it is accepted, and the matador has seen a card that the bettor has not. Reckoning
matadors accept by that card alone; others accept by feel, whatever they hold. The type is hidden, but the
matador's answers to others are public.
"""

from collections.abc import Mapping, Sequence
from functools import cache
from math import erf, sqrt
from typing import Final

from cucu_desktop.bots.assessment import Estimate, moods
from cucu_desktop.bots.leaning import RECKONER
from cucu_desktop.bots.persons import PERSONS, Person
from cucu_desktop.engine.actions import OUTCOMES, Action
from cucu_desktop.engine.events import DealBegan, Event
from cucu_desktop.engine.rarer_events import BetAnswered, BetMade

OUT, THROUGH = OUTCOMES
FUN: Final = 0.12
"""The overestimate of their odds by the boldest; the best have none."""
BY_FEEL: Final = tuple(person for person in PERSONS.values() if person.level == 1)
BY_CARD: Final = tuple(person for person in PERSONS.values() if person.level > 1)
BLUR: Final = 0.05
"""The average error of reckoning players in their odds."""
Fates = Mapping[int, tuple[int, int]]
"""By the matador's card the number of sampled deals, and the number in which the matador went through."""
Answer = tuple[Action, bool]
"""A bet, and whether the matador has accepted it."""


def agrees(person: Person, coins: int, purse: int, edge: float) -> bool:
    """Return whether a matador who believes in this edge accepts this many coins.

    The larger the bet relative to the purse, the larger the edge must be.
    """
    return edge > _least_edge(person, coins, purse)


def felt(person: Person, mood: float) -> float:
    """Return a beginner's belief about their edge."""
    return 0.3 * (mood - person.caution)


def fun(person: Person) -> float:
    """Return the overestimate of the boldest of this level; the best have none."""
    return FUN if person.level < RECKONER or person.is_counsellor else 0.0


def _least_edge(person: Person, coins: int, purse: int) -> float:
    return 0.3 * person.caution * coins / max(purse, 1) - fun(person) * person.boldness


@cache
def _by_feel(person: Person, coins: int, purse: int) -> float:
    """Return the probability that a matador who decides by feel accepts, never quite 0 or 1."""
    answers = [agrees(person, coins, purse, felt(person, mood)) for mood in moods(0, 1)]
    return (sum(answers) + 0.5) / (len(answers) + 1)


def _by_card(coins: int, purse: int, edges: Sequence[float]) -> list[float]:
    """Return the probability that a reckoning matador accepts, for each of their edges."""
    least = [_least_edge(person, coins, purse) for person in BY_CARD]
    scale = BLUR * sqrt(2)
    return [0.5 + 0.5 * sum(erf((edge - dares) / scale) for dares in least) / len(least) for edge in edges]


class Matador:
    """The matador as a bettor sees them: a reckoning player with an unknown rank, or one who decides by feel.

    The hypotheses are numbered: first reckoning players, by their rank, then those who decide by feel.
    """

    def __init__(self, purse: int, edges: Sequence[float], fates: Fates, answers: Sequence[Answer]) -> None:
        """Weigh the hypotheses.

        Args:
            purse: the matador's coins.
            edges: by rank the edge to go through, as its holder sees it.
            fates: the outcomes of deals sampled by the bettor.
            answers: the matador's answers in this deal.
        """
        self._purse = purse
        self._edges = [edges[rank] for rank in fates]
        count = sum(dealt for dealt, _ in fates.values())
        falls = sum(dealt - 2 * survived for dealt, survived in fates.values()) / count
        feel, reckon = len(BY_FEEL) / len(PERSONS), len(BY_CARD) / len(PERSONS) / count
        self._count = count
        self._likely = [reckon * dealt for dealt, _ in fates.values()] + [feel / len(BY_FEEL)] * len(BY_FEEL)
        self._gains = [1 - 2 * survived / dealt for dealt, survived in fates.values()] + [falls] * len(
            BY_FEEL
        )
        for bet, agreed in answers:
            self._likely = self._after(bet, agreed=agreed)
        whole = sum(self._likely)
        self._likely = [likely / whole for likely in self._likely]

    def _after(self, bet: Action, *, agreed: bool) -> list[float]:
        """Return the joint probability of each hypothesis and this answer."""
        return [
            likely * (chance if agreed else 1 - chance)
            for likely, chance in zip(self._likely, self._agreeing(bet), strict=True)
        ]

    def _agreeing(self, bet: Action) -> list[float]:
        """Return the probability of accepting a bet under each hypothesis."""
        coins, purse = bet.coins or 0, self._purse
        edges = [-edge for edge in self._edges] if bet.outcome == THROUGH else self._edges
        return _by_card(coins, purse, edges) + [_by_feel(person, coins, purse) for person in BY_FEEL]

    def held(self, bet: Action) -> tuple[float, Estimate]:
        """Return the probability that a bet is accepted, and its gain; refused it gains nothing."""
        coins = bet.coins or 0
        sign = -1 if bet.outcome == THROUGH else 1
        parts = [likely * chance for likely, chance in zip(self._likely, self._agreeing(bet), strict=True)]
        agreed = sum(parts)
        won = sign * sum(part * gain for part, gain in zip(parts, self._gains, strict=True))
        return agreed, Estimate(coins * won, coins * sqrt(max(agreed - won**2, 0.0) / self._count))


def answers_of(heard: Sequence[Event]) -> list[Answer]:
    """Return the matador's answers in this deal."""
    found: list[Answer] = []
    bet: Action | None = None
    for event in heard:
        if isinstance(event, DealBegan):
            found = []
        elif isinstance(event, BetMade):
            bet = Action("bet", event.coins, None, event.outcome)
        elif isinstance(event, BetAnswered) and bet:
            found.append((bet, event.agreed))
    return found
