"""What a bettor of Ace Chasing thinks of the matador: who that may be, what they hold, what they agree to.

A bet is worth something only if it is held against, and the matador has seen a card that the bettor has not.
Who reckons agrees by that card alone; some agree by feel, whatever they hold. Nobody knows who is which, but
everybody has heard what the matador has answered to others.
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
"""How much the boldest overrate their odds, for the fun of betting; the best do not."""
BY_FEEL: Final = tuple(person for person in PERSONS.values() if person.level == 1)
BY_CARD: Final = tuple(person for person in PERSONS.values() if person.level > 1)
BLUR: Final = 0.05
"""How far those who reckon are off in what they think of their odds, on the average."""
Fates = Mapping[int, tuple[int, int]]
"""By the matador's card how often it was dealt in thought, and how often the matador went through with it."""
Answer = tuple[Action, bool]
"""A bet, and whether the matador has agreed to it."""


def agrees(person: Person, coins: int, purse: int, edge: float) -> bool:
    """Tell whether a matador holds against so many coins who thinks the odds are that much better than even.

    The larger the bet beside what one has, the better it has to be.
    """
    return edge > _least_edge(person, coins, purse)


def felt(person: Person, mood: float) -> float:
    """Return by how much a beginner thinks the odds are better than even."""
    return 0.3 * (mood - person.caution)


def fun(person: Person) -> float:
    """Return how much the boldest of this level overrate their odds; the best do not."""
    return FUN if person.level < RECKONER or person.is_counsellor else 0.0


def _least_edge(person: Person, coins: int, purse: int) -> float:
    return 0.3 * person.caution * coins / max(purse, 1) - fun(person) * person.boldness


@cache
def _by_feel(person: Person, coins: int, purse: int) -> float:
    """Return how likely somebody who goes by feel agrees to so many coins; nobody is quite sure of that."""
    answers = [agrees(person, coins, purse, felt(person, mood)) for mood in moods(0, 1)]
    return (sum(answers) + 0.5) / (len(answers) + 1)


def _by_card(coins: int, purse: int, edges: Sequence[float]) -> list[float]:
    """Return how likely somebody who reckons agrees to so many coins, by how good their odds are."""
    least = [_least_edge(person, coins, purse) for person in BY_CARD]
    scale = BLUR * sqrt(2)
    return [0.5 + 0.5 * sum(erf((edge - dares) / scale) for dares in least) / len(least) for edge in edges]


class Matador:
    """The matador, as a bettor sees them: who reckons and holds one rank or another, or who goes by feel.

    All that the matador may be are numbered: first who reckons, by the rank they hold, then all who do not.
    """

    def __init__(self, purse: int, edges: Sequence[float], fates: Fates, answers: Sequence[Answer]) -> None:
        """Weigh what the matador may be.

        Args:
            purse: how many coins the matador has.
            edges: by rank how much better than even are the odds to go through, as who holds it sees them.
            fates: how it went in deals as they might be to the bettor.
            answers: what the matador has answered in this deal.
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

    @property
    def careless(self) -> float:
        """How likely the matador goes by feel."""
        return sum(self._likely[-len(BY_FEEL) :])

    def _after(self, bet: Action, *, agreed: bool) -> list[float]:
        """Return how likely all that the matador may be are and answer this, by their numbers."""
        return [
            likely * (chance if agreed else 1 - chance)
            for likely, chance in zip(self._likely, self._agreeing(bet), strict=True)
        ]

    def _agreeing(self, bet: Action) -> list[float]:
        """Return how likely all that the matador may be agree to a bet, by their numbers."""
        coins, purse = bet.coins or 0, self._purse
        edges = [-edge for edge in self._edges] if bet.outcome == THROUGH else self._edges
        return _by_card(coins, purse, edges) + [_by_feel(person, coins, purse) for person in BY_FEEL]

    def held(self, bet: Action) -> tuple[float, Estimate]:
        """Return how likely a bet is agreed to, and what it brings in; refused it brings nothing."""
        coins = bet.coins or 0
        sign = -1 if bet.outcome == THROUGH else 1
        parts = [likely * chance for likely, chance in zip(self._likely, self._agreeing(bet), strict=True)]
        agreed = sum(parts)
        won = sign * sum(part * gain for part, gain in zip(parts, self._gains, strict=True))
        return agreed, Estimate(coins * won, coins * sqrt(max(agreed - won**2, 0.0) / self._count))


def answers_of(heard: Sequence[Event]) -> list[Answer]:
    """Return what the matador has answered in this deal, to whom it may be."""
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
