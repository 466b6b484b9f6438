"""Bots of Le Her: level 3 plays Waldegrave's solution, from which the others slip.

In the solution Paul exchanges up to the six, Pierre draws up to the seven after "keep"; with one card each
mixes: Paul exchanges the seven with 3/8, Pierre draws with the eight with 5/8. No strategy
does better against it (LH1-LH3).
"""

from collections.abc import Sequence
from functools import partial
from random import Random
from typing import Final

from cucu_desktop.bots.assessment import Assessment, Policy
from cucu_desktop.bots.borders import Borders
from cucu_desktop.bots.persons import Person
from cucu_desktop.bots.slips import by_eye
from cucu_desktop.bots.standard.cuckoo_playout import CuckooPlayout, CuckooRules
from cucu_desktop.bots.strategy import Judge, Strategy
from cucu_desktop.bots.two_players.deal import DealPlan, End, Pair, ValuedDeal
from cucu_desktop.bots.two_players.equilibrium import equilibrium
from cucu_desktop.bots.two_players.played_deal import PlayedDeal
from cucu_desktop.bots.two_players.solutions import kept
from cucu_desktop.bots.two_players.turn_advice import assess_turn_of_two
from cucu_desktop.bots.win_chance import BEST
from cucu_desktop.engine.cards import STANDARD, Card
from cucu_desktop.engine.events import Event
from cucu_desktop.engine.observation import Observation

RANKS: Final = len(STANDARD.half)
KING: Final = RANKS - 1
PACK: Final = (4,) * RANKS
"""By rank the number of cards."""
BORDER: Final = STANDARD["8C"].rank
"""The card from which Paul keeps, whatever Pierre does."""

BORDERS: Final = Borders((BORDER, BORDER), (BORDER, BORDER), (BORDER, BORDER))


def _end(deal: CuckooPlayout) -> End:
    """Return whether Paul wins with these cards: of equal ones the dealer does (LH3)."""
    mine, dealers = deal.cards
    return mine > dealers


ENDS: Final = PlayedDeal(PACK, partial(CuckooPlayout, CuckooRules(KING)), _end)


def worth(end: End) -> Pair:
    """Return the value to both players of Paul winning, or not: all of the pool or nothing."""
    return (1.0, 0.0) if end is True else (0.0, 1.0)


@kept
def solution() -> tuple[ValuedDeal, DealPlan]:
    """Return the deal, and the plans for it."""
    deal = ValuedDeal(ENDS.deal(), RANKS, worth)
    low = tuple(float(rank < RANKS // 2) for rank in range(RANKS))
    return deal, equilibrium(deal, DealPlan(low, low))


def assess_turn(
    _person: Person, observation: Observation, _heard: Sequence[Event], _random: Random
) -> Assessment:
    """Return the exact chances to take the pool, and the solution's policy."""
    return assess_turn_of_two(observation, *solution(), ENDS.kept)


def turn_by_eye(person: Person, observation: Observation, heard: Sequence[Event], random: Random) -> Policy:
    """Return how levels 1 and 2 play: who knows both cards plays right."""
    if all(isinstance(card, Card) for card in observation.cards):
        return assess_turn(person, observation, heard, random).policy
    return _BY_EYE(person, observation, heard, random)


_BY_EYE: Final = by_eye(lambda _: BORDERS)
LE_HER: Final = Strategy(
    judges={"turn": Judge(assess_turn, turn_by_eye, BEST)},
    border=lambda _: BORDER,
)
