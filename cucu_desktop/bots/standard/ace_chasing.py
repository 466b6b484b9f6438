"""Bots of Ace Chasing: be higher than the matador, and not of an Ace's suit (source 004, A1-A6)."""

from collections.abc import Sequence
from functools import cache
from random import Random
from typing import Final

from cucu_desktop.bots.assessment import Assessment, Policy
from cucu_desktop.bots.beginner import MODEST, beginner_turn
from cucu_desktop.bots.belief import ExchangeBelief, Kinds
from cucu_desktop.bots.leaning import COARSE, RECKONER, lean, stops
from cucu_desktop.bots.persons import Person
from cucu_desktop.bots.sampling import Pile, Weights, compare, sample_count
from cucu_desktop.bots.standard.bets import (
    HONOUR,
    assess_bet,
    assess_consent,
    bet_by_habit,
    consent_by_habit,
    through_of,
)
from cucu_desktop.bots.standard.matador import THROUGH, Fates, Matador, answers_of
from cucu_desktop.bots.strategy import Judge, Strategy
from cucu_desktop.engine.actions import EXCHANGE, KEEP
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
DEALS_OF_RANK: Final = 3600
"""So many cards are dealt to find what the odds are with one of them in the matador's hand."""


def borders(players: int) -> tuple[int, ...]:
    """Return by the number of players after one the lowest rank that is worth keeping, the matador's first.

    Found by playing. The nearer the matador, the sooner what one passes on ends there.
    """
    return (0, *[NEAREST.get(after, 4 if after < 6 else 3) for after in range(1, players)])


class AceChasingSampler:
    """Samples of the deal, as far as one player at the table knows it."""

    def __init__(
        self, person: Person, observation: Observation, heard: Sequence[Event], random: Random
    ) -> None:
        self.order = observation.order
        self.borders = borders(len(self.order))
        kinds = Kinds(STANDARD, SUIT, in_order=False)
        belief = ExchangeBelief(person, observation, heard, random, kinds, self.borders)
        self._pile = Pile([NUMBERS[card] for card in belief.unseen], random)
        self._known = [
            NUMBERS[belief.known[seat]] if seat in belief.known else UNKNOWN for seat in self.order
        ]
        self._hidden: list[tuple[int, Weights]] = [
            (at, belief.likely[seat]) for at, seat in enumerate(self.order) if self._known[at] == UNKNOWN
        ]

    def cards(self) -> list[int]:
        """Return the cards before the players, as they might be."""
        self._pile.gather()
        cards = self._known.copy()
        for at, weights in self._hidden:
            cards[at] = self._pile.deal_like(weights, RANKS)
        return cards

    def play_on(self, cards: list[int], position: int) -> None:
        """Let the players from this position on play."""
        play_on(cards, position, self.borders)


def play_on(cards: list[int], position: int, keep_from: Sequence[int]) -> None:
    """Let the players from this position on pass low cards on; nobody can refuse them (A2).

    Args:
        cards: by position, the matador's last; they change.
        position: whose turn it is.
        keep_from: by the number of players after one the lowest rank that is kept.
    """
    last = len(cards) - 1
    for at in range(position, last):
        if RANKS[cards[at]] < keep_from[last - at]:
            cards[at], cards[at + 1] = cards[at + 1], cards[at]


def fate(cards: Sequence[int], position: int) -> tuple[bool, bool, int]:
    """Tell whether the matador survives, whether the player at this position does, and how many do (A4)."""
    matador = cards[-1]
    height = RANKS[matador]
    suits = {card // SUIT for card in cards if not RANKS[card]} if height else {matador // SUIT}
    up = [RANKS[card] < height or card // SUIT in suits for card in cards[:-1]]
    fallen = sum(up)
    if position == len(up):
        return fallen > 0, fallen > 0, len(cards) - (fallen or 1)
    return fallen > 0, not up[position], len(cards) - (fallen or 1)


def assess_turn(
    person: Person, observation: Observation, heard: Sequence[Event], random: Random
) -> Assessment:
    """Return what keeping and what exchanging is worth: in lives, or in coins for who has bet some.

    A life that is lost counts as a token. Beside coins it is worth a part of the honour of winning.
    """
    position = observation.order.index(observation.seat)
    stake = sum(
        coins if outcome != THROUGH else -coins
        for seat, coins, outcome in observation.bets
        if seat == observation.seat
    )

    def worth(cards: Sequence[int]) -> float:
        matador, mine, left = fate(cards, position)
        if not stake:
            return 0.0 if mine else -1.0
        return (HONOUR / left if mine else 0.0) + (-stake if matador else stake)

    sampler = AceChasingSampler(person, observation, heard, random)

    def sample() -> tuple[float, float]:
        cards = sampler.cards()
        tried = cards.copy()
        tried[position], tried[position + 1] = tried[position + 1], tried[position]
        sampler.play_on(cards, position + 1)
        sampler.play_on(tried, position + 1)
        return worth(cards), worth(tried)

    count = sample_count(person, len(observation.order))
    keep, exchange = compare(sample, count, stops=stops(person))
    token = HONOUR / len(observation.order) if stake else 1.0
    assessment = Assessment.of("coins" if stake else "tokens", {KEEP: keep, EXCHANGE: exchange})
    return lean(person, assessment, COARSE, token)


def turn_by_habit(
    person: Person, observation: Observation, heard: Sequence[Event], _random: Random
) -> Policy:
    """Return how likely a beginner keeps."""
    return beginner_turn(person, observation, heard, KING, MODEST)


def fates(person: Person, observation: Observation, heard: Sequence[Event], random: Random) -> Fates:
    """Return how it goes with the matador before the turns, by the card that they hold.

    Who only counts and bets takes the cards as they were dealt, and forgets that low ones will come to the
    matador, who does not forget.
    """
    sampler = AceChasingSampler(person, observation, heard, random)
    looks_ahead = person.level >= RECKONER or observation.seat == observation.order[-1]
    found: dict[int, tuple[int, int]] = {}
    for _ in range(sample_count(person, len(observation.order))):
        cards = sampler.cards()
        held = RANKS[cards[-1]]
        if looks_ahead:
            sampler.play_on(cards, 0)
        dealt, survived = found.get(held, (0, 0))
        found[held] = dealt + 1, survived + fate(cards, 0)[0]
    return found


def through(person: Person, observation: Observation, heard: Sequence[Event], random: Random) -> float:
    """Return how likely it seems to a person before the turns that the matador goes through."""
    return through_of(fates(person, observation, heard, random)).worth


@cache
def edges(players: int) -> tuple[float, ...]:
    """Return by rank how much better than even a matador who holds it may think the odds to go through.

    Found by playing the deal out from the first turn on, all others' cards being unknown.
    """
    random = Random(players)
    keep_from = borders(players)
    deals = DEALS_OF_RANK // players
    found = []
    for rank in range(KING + 1):
        own = next(card for card, of_rank in enumerate(RANKS) if of_rank == rank)
        others = [card for card in NUMBERS.values() if card != own]
        survived = 0
        for _ in range(deals):
            cards = [*random.sample(others, players - 1), own]
            play_on(cards, 0, keep_from)
            survived += fate(cards, 0)[0]
        found.append(2 * survived / deals - 1)
    return tuple(found)


def reckon_bet(
    person: Person, observation: Observation, heard: Sequence[Event], random: Random
) -> Assessment:
    """Return what bets bring in on the average."""
    found = fates(person, observation, heard, random)
    purse = observation.coins[observation.order[-1]]
    matador = Matador(purse, edges(len(observation.order)), found, answers_of(heard))
    return assess_bet(person, observation, matador, found)


def reckon_consent(
    person: Person, observation: Observation, heard: Sequence[Event], random: Random
) -> Assessment:
    """Return what it brings the matador to hold against a bet."""
    return assess_consent(person, observation, fates(person, observation, heard, random))


ACE_CHASING: Final = Strategy(
    judges={
        "turn": Judge(assess_turn, turn_by_habit),
        "bet": Judge(reckon_bet, lambda person, seen, _heard, _random: bet_by_habit(person, seen)),
        "consent": Judge(
            reckon_consent, lambda person, seen, _heard, _random: consent_by_habit(person, seen)
        ),
    },
    border=lambda observation: borders(len(observation.order))[-1],
    survival=through,
)
