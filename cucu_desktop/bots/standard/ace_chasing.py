"""How the bots play Ace Chasing: be higher than the matador, and not of an Ace's suit (source 004, A1-A6)."""

from collections.abc import Callable, Sequence
from random import Random
from typing import Final

from cucu_desktop.bots.imagining import Pile, Weights, compare, patience
from cucu_desktop.bots.manner import Manner
from cucu_desktop.bots.persons import Person
from cucu_desktop.bots.sight import Sight
from cucu_desktop.bots.standard.bets import HONOUR, THROUGH, consent, name_bet
from cucu_desktop.bots.thumb import by_thumb
from cucu_desktop.engine.actions import EXCHANGE, KEEP, Action
from cucu_desktop.engine.cards import STANDARD
from cucu_desktop.engine.events import Event
from cucu_desktop.engine.observation import Observation

SUIT: Final = 13
"""Cards of a suit; a card's number tells its rank and its suit."""
NUMBERS: Final = {card: number for number, card in enumerate(STANDARD.designs)}
RANKS: Final = tuple(card.rank for card in STANDARD.designs)
KING: Final = max(RANKS)
NEAREST: Final = {1: 7, 2: 5}
"""What the last two before the matador keep from."""
UNKNOWN: Final = -1


def borders(players: int) -> tuple[int, ...]:
    """Return by the number of players after one the lowest rank that is worth keeping, the matador's first.

    Found by playing. The nearer the matador, the sooner what one passes on ends there.
    """
    return (0, *[NEAREST.get(after, 4 if after < 6 else 3) for after in range(1, players)])


class Imagination:
    """The deal as one player at the table imagines it, over and over."""

    def __init__(
        self, person: Person, observation: Observation, heard: Sequence[Event], random: Random
    ) -> None:
        self.order = observation.order
        self.borders = borders(len(self.order))
        self.foresees = person.level > 2
        sight = Sight(person, observation, heard, random, STANDARD, self.borders, SUIT)
        self._pile = Pile([NUMBERS[card] for card in sight.unseen], random)
        self._known = [NUMBERS[sight.known[seat]] if seat in sight.known else UNKNOWN for seat in self.order]
        self._hidden: list[tuple[int, Weights]] = [
            (at, sight.likely[seat]) for at, seat in enumerate(self.order) if self._known[at] == UNKNOWN
        ]

    def cards(self) -> list[int]:
        """Return the cards before the players, as they might be."""
        self._pile.gather()
        cards = self._known.copy()
        for at, weights in self._hidden:
            cards[at] = self._pile.deal_like(weights, RANKS)
        return cards

    def go_on(self, cards: list[int], place: int) -> None:
        """Let the players from this place on pass low cards on; nobody can refuse them (A2)."""
        last = len(cards) - 1
        for at in range(place, last):
            if RANKS[cards[at]] < self.borders[last - at]:
                cards[at], cards[at + 1] = cards[at + 1], cards[at]


def fate(cards: Sequence[int], place: int) -> tuple[bool, bool, int]:
    """Tell whether the matador survives, whether the player at this place does, and how many do (A4)."""
    matador = cards[-1]
    height = RANKS[matador]
    suits = {card // SUIT for card in cards if not RANKS[card]} if height else {matador // SUIT}
    up = [RANKS[card] < height or card // SUIT in suits for card in cards[:-1]]
    fallen = sum(up)
    if place == len(up):
        return fallen > 0, fallen > 0, len(cards) - (fallen or 1)
    return fallen > 0, not up[place], len(cards) - (fallen or 1)


def take_turn(person: Person, observation: Observation, heard: Sequence[Event], random: Random) -> Action:
    """Decide a turn."""
    place = observation.order.index(observation.seat)
    if person.level == 1:
        return by_thumb(person, observation, heard, random, KING)
    stake = sum(
        coins if outcome != THROUGH else -coins
        for seat, coins, outcome in observation.bets
        if seat == observation.seat
    )

    def worth(cards: Sequence[int]) -> float:
        matador, mine, left = fate(cards, place)
        won = HONOUR / left if person.level > 2 else HONOUR
        return (won if mine else 0.0) + (-stake if matador else stake)

    keep, exchange = weigh(person, observation, heard, random, worth)
    return KEEP if keep >= exchange else EXCHANGE


def weigh(
    person: Person,
    observation: Observation,
    heard: Sequence[Event],
    random: Random,
    worth: Callable[[Sequence[int]], float],
) -> tuple[float, float]:
    """Return what keeping and what exchanging is worth, by what the cards at the end are worth."""
    imagination = Imagination(person, observation, heard, random)
    place = observation.order.index(observation.seat)

    def imagine() -> tuple[float, float]:
        cards = imagination.cards()
        tried = cards.copy()
        tried[place], tried[place + 1] = tried[place + 1], tried[place]
        if imagination.foresees:
            imagination.go_on(cards, place + 1)
            imagination.go_on(tried, place + 1)
        return worth(cards), worth(tried)

    return compare(imagine, patience(person, len(observation.order)))


def through(person: Person, observation: Observation, heard: Sequence[Event], random: Random) -> float:
    """Return how likely it seems to a person before the turns that the matador goes through."""
    if person.level == 1:  # who knows
        return 0.5
    imagination = Imagination(person, observation, heard, random)
    count = patience(person, len(observation.order))
    survived = 0
    for _ in range(count):
        cards = imagination.cards()
        imagination.go_on(cards, 0)
        survived += fate(cards, 0)[0]
    return survived / count


def bet(person: Person, observation: Observation, heard: Sequence[Event], random: Random) -> Action:
    """Name a bet."""
    return name_bet(person, observation, random, through(person, observation, heard, random))


def answer_bet(person: Person, observation: Observation, heard: Sequence[Event], random: Random) -> Action:
    """Agree to a bet as the matador, or refuse it."""
    return consent(person, observation, random, through(person, observation, heard, random))


ACE_CHASING: Final = Manner(
    deciders={"turn": take_turn, "bet": bet, "consent": answer_bet},
    designs=lambda _: STANDARD.designs,
    border=lambda observation: borders(len(observation.order))[-1],
)
