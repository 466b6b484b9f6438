"""Bots of Ace Chasing: players want a higher card than the matador's, not of an Ace's suit (004, A1-A6)."""

from collections.abc import Container, Sequence
from functools import cache
from itertools import cycle
from random import Random
from typing import Final

from cucu_desktop.bots.assessment import Assessment, Unit
from cucu_desktop.bots.belief import Kinds
from cucu_desktop.bots.borders import Borders, as_played, blur
from cucu_desktop.bots.leaning import lean, stops
from cucu_desktop.bots.persons import Person
from cucu_desktop.bots.sampling import compare, sample_count
from cucu_desktop.bots.slips import by_eye
from cucu_desktop.bots.standard.bet_decisions import (
    HONOUR,
    assess_bet,
    assess_consent,
    bet_by_habit,
    consent_by_habit,
)
from cucu_desktop.bots.standard.matador import THROUGH, Fates, Matador, answers_of
from cucu_desktop.bots.strategy import Judge, Strategy
from cucu_desktop.bots.turn_sampling import TurnSampler
from cucu_desktop.bots.win_chance import BEST
from cucu_desktop.engine.actions import EXCHANGE, KEEP
from cucu_desktop.engine.cards import STANDARD, Card
from cucu_desktop.engine.events import Event
from cucu_desktop.engine.observation import Observation

SUIT: Final = 13
"""The number of cards of a suit; a card's number encodes its rank and its suit."""
NUMBERS: Final = {card: number for number, card in enumerate(STANDARD.designs)}
RANKS: Final = tuple(card.rank for card in STANDARD.designs)
KING: Final = max(RANKS)
COUNTS: Final = 0.5
"""The fraction of the value of surviving from which a bet counts."""
DRAGS: Final = 2
"""A player with a lower rank than this falls with nearly every matador."""
LOWEST_BESIDE: Final = 6
HIGHEST_BESIDE: Final = 9
"""The worth of one rank more, at large tables and at small ones, where the higher card is kept."""
_BORDERS: Final = {
    2: ("6.7", "6.7"),
    3: ("6.51 4.98", "6.3 4.98"),
    4: ("6.4 4.98 4.2", "5.98 4.95 3.99"),
    5: ("6.2 4.98 4.1 3.98", "5.92 4.68 3.98 3.5"),
    6: ("6.2 5.02 4.04 3.97 3.26", "5.4 4.4 3.98 3.2 2.98"),
    7: ("6.2 4.98 3.98 3.97 3.2 3.06", "4.98 4.12 3.98 3.08 2.98 2.95"),
    8: ("6.1 4.98 3.98 3.92 3.13 3.07 3.08", "4.98 3.98 3.87 3 2.98 2.97 2.4"),
    10: ("6 4.85 3.98 3.7 3.07 3.06 2.99 2.86 2.4", "4.6 3.98 3.15 2.98 2.98 2.8 2.3 2.08 2.1"),
    13: (
        "6 4.75 3.98 3.4 3.07 3.07 2.88 2.41 2.2 2.42 2.46 2.42",
        "3.98 3.35 2.98 2.98 2.9 2.42 2.13 1.98 2.07 2.06 2.06 2.08",
    ),
    20: (
        "5 4 3.98 3.4 3 3 3 2.9 2.8 2.7 2.48 2 1.48 1.43 1.13 1.04 0.98 0.98 0.98",
        "3 3 2.98 2.5 2.4 2.2 2 2.06 1.98 1.98 2.15 2.1 2.13 2.12 2.21 2.08 2.22 2.26 2.19",
    ),
}
"""By number of players the borders of players with small and with large bets, the last player's first.

They were fitted to the play of the best, as bets make some players count coins and others lives: a policy
that is learnt counts the same for all.
"""
_ASKED: Final = (0.0, 5.15, 4.0)
"""The card from which a player with large bets keeps after a receiver was content, the matador first.

One of those two has a low card, so that the matador will hardly fall.
"""
DEALS_OF_RANK: Final = 3600
"""The number of cards dealt to estimate the odds with one of them in the matador's hand."""


@cache
def borders(players: int, *, bets: bool = False) -> tuple[float, ...]:
    """Return the keep threshold by the number of later players, the matador's first.

    At 4.7 they keep rank 5, and rank 4 three times of ten. The nearer the matador, the sooner a passed card
    ends there. A player with large bets wants the matador to have a low card, and not to give them a better
    one.

    Args:
        players: the number of players; between two sizes the smaller one's hold.
        bets: whether the player's bets are large beside the value of winning.
    """
    found = _BORDERS[max(size for size in _BORDERS if size <= players)][bets]
    ranks = [float(border) for border in found.split()]
    return (0.0, *ranks, *ranks[-1:] * (players - 1 - len(ranks)))


class AceChasingSampler(TurnSampler):
    """Samples of the deal, given the information set of one player. Cards are numbers."""

    def __init__(
        self, person: Person, observation: Observation, heard: Sequence[Event], random: Random
    ) -> None:
        keep_from, much = _borders_at(observation), _bettors(observation)
        kinds = Kinds(STANDARD, SUIT, in_order=False)
        super().__init__(person, observation, heard, random, kinds, keep_from)
        self._bettors = frozenset([at for at, seat in enumerate(self.order) if seat in much])
        self.hide({seat: [likely[rank] for rank in RANKS] for seat, likely in self.belief.likely.items()})

    @staticmethod
    def number_of(card: Card) -> int:
        return NUMBERS[card]

    def play_on(self, cards: list[int], position: int, *, came: bool = False) -> None:
        """Play on from this position; `came`: whether the first player's card came for another."""
        here = self.borders.asked if self.was_given and not came else self.here
        play_on(cards, position, self.borders, self._bettors, came=came, here=here)


def _bettors(observation: Observation) -> set[int]:
    """Return the players with large bets that the matador will be out."""
    counts = COUNTS * HONOUR / len(observation.order)
    return {seat for seat, coins, outcome in observation.bets if outcome != THROUGH and coins > counts}


def _borders_here(order: Sequence[int], bettors: Container[int]) -> Borders:
    """Return the borders of all players by whether they have large bets."""
    seats = list(enumerate(order[::-1]))
    unasked = tuple([borders(len(order), bets=seat in bettors)[at] for at, seat in seats])
    asked = [min(unasked[at], _ASKED[min(at, len(_ASKED) - 1)]) for at, _ in seats]
    return _blurred(unasked, tuple([asked[at] if seat in bettors else unasked[at] for at, seat in seats]))


def _borders_at(observation: Observation) -> Borders:
    return _borders_here(observation.order, _bettors(observation))


def _blurred(unasked: tuple[float, ...], asked: tuple[float, ...]) -> Borders:
    """Return borders that differ only after a content receiver, as nobody can refuse to give (A2)."""
    whole, beside = tuple(map(round, unasked)), tuple(map(round, asked))
    return Borders(
        whole,
        beside,
        whole,
        whole,
        tuple([tuple(map(blur, kind)) for kind in (asked, unasked, unasked, unasked)]),
    )


def play_on(
    cards: list[int],
    position: int,
    keep_from: Borders,
    bettors: frozenset[int] = frozenset(),
    *,
    came: bool = False,
    here: Sequence[int] = (),
) -> None:
    """Play on from this position: low cards are passed on; nobody can refuse them (A2).

    A `RankPlayout` would take half as long again: these turns are the shortest.

    Args:
        cards: by position, the matador's last; they change.
        position: the position on turn.
        keep_from: by the number of later players the lowest rank that is kept.
        bettors: positions of players with large bets. If such a player knows that their giver has a lower
            card, the matador will hardly fall, and they keep a lower card, too.
        came: whether the first player's card came for another.
        here: the borders that hold now, if a receiver has been content.
    """
    last = len(cards) - 1
    here = here or keep_from.unasked
    for at in range(position, last):
        rank, after = RANKS[cards[at]], last - at
        least = keep_from.unasked[after] if came else here[after]
        if came and at in bettors and RANKS[cards[at - 1]] < rank:
            least = least - 1 if after > 1 else _least_beside(RANKS[cards[at - 1]], last + 1, least)
        here = keep_from.asked if came and rank >= least else here
        came = rank < least
        if came:
            cards[at], cards[at + 1] = cards[at + 1], cards[at]


def _least_beside(given: int, players: int, least: int) -> int:
    """Return the keep threshold of a bettor before the matador who gave a card lower than this rank.

    The matador must have no higher card than the given one. With an ace or a 2 the bettor is nearly safe:
    then the given card is ignored.
    """
    if given < DRAGS:
        return least
    return min(least, max(LOWEST_BESIDE, HIGHEST_BESIDE - players // 2) - given)


def fate(cards: Sequence[int], position: int) -> tuple[bool, bool, int]:
    """Return whether the matador survives, whether the player at this position does, and how many do (A4)."""
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
    """Return the worths of keeping and exchanging: in lives, or in coins for a player with bets.

    A lost life counts as a token. Beside coins it is worth a fraction of the value of winning.
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
        cards = sampler.deal()
        tried = cards.copy()
        tried[position], tried[position + 1] = tried[position + 1], tried[position]
        sampler.play_on(cards, position + 1)
        sampler.play_on(tried, position + 1, came=True)
        return worth(cards), worth(tried)

    count = sample_count(person, len(observation.order))
    token = HONOUR / len(observation.order) if stake else 1.0
    keep, exchange, apart = compare(sample, count, stops=stops(person), token=stake or token)
    unit: Unit = "coins" if stake else "tokens"
    assessment = Assessment.of(unit, {KEEP: keep, EXCHANGE: exchange}, apart=apart)
    return lean(person, assessment, token)


def fates(person: Person, observation: Observation, heard: Sequence[Event], random: Random) -> Fates:
    """Return the frequency of the matador going through before the turns, by the matador's card.

    Three of four deals are played on as the best would play, the fourth is left as dealt: weaker players
    pass fewer low cards on, and the matador survives more often.
    """
    sampler = AceChasingSampler(person, observation, heard, random)
    found: dict[int, tuple[int, int]] = {}
    for number in range(sample_count(person, len(observation.order))):
        cards = sampler.deal()
        held = RANKS[cards[-1]]
        if number % 4:
            sampler.play_on(cards, 0)
        dealt, survived = found.get(held, (0, 0))
        found[held] = dealt + 1, survived + fate(cards, 0)[0]
    return found


@cache
def edges(players: int) -> tuple[float, ...]:
    """Return by rank the edge of a matador with it: how much better than even the odds to go through are.

    Found by playouts from the first turn on, all others' cards being unknown.
    """
    random = Random(players)
    ways = cycle(as_played(_blurred(borders(players), borders(players))))
    deals = DEALS_OF_RANK // players
    found = []
    for rank in range(KING + 1):
        own = next(card for card, of_rank in enumerate(RANKS) if of_rank == rank)
        others = [card for card in NUMBERS.values() if card != own]
        survived = 0
        for _ in range(deals):
            cards = [*random.sample(others, players - 1), own]
            play_on(cards, 0, next(ways))
            survived += fate(cards, 0)[0]
        found.append(2 * survived / deals - 1)
    return tuple(found)


def reckon_bet(
    person: Person, observation: Observation, heard: Sequence[Event], random: Random
) -> Assessment:
    """Return the expected gains of bets."""
    found = fates(person, observation, heard, random)
    purse = observation.coins[observation.order[-1]]
    matador = Matador(purse, edges(len(observation.order)), found, answers_of(heard))
    return assess_bet(person, observation, matador, found)


def reckon_consent(
    person: Person, observation: Observation, heard: Sequence[Event], random: Random
) -> Assessment:
    """Return the matador's expected gain from accepting a bet."""
    return assess_consent(person, observation, fates(person, observation, heard, random))


ACE_CHASING: Final = Strategy(
    judges={
        "turn": Judge(assess_turn, by_eye(_borders_at), BEST),
        "bet": Judge(reckon_bet, lambda person, seen, _heard, _random: bet_by_habit(person, seen)),
        "consent": Judge(
            reckon_consent, lambda person, seen, _heard, _random: consent_by_habit(person, seen)
        ),
    },
    border=lambda observation: round(borders(len(observation.order))[-1]),
)
