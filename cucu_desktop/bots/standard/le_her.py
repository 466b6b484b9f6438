"""Bots of Le Her: level 3 plays Waldegrave's solution, the others as people did before it was found.

In the solution Paul exchanges up to the six, Pierre draws up to the seven after "keep"; with one card each
leaves it to chance: Paul exchanges the seven with 3/8, Pierre draws with the eight with 5/8. Nobody does
better against it, whatever they do (LH1-LH3).
"""

from collections.abc import Sequence
from random import Random
from typing import Final

from cucu_desktop.bots.assessment import Assessment, Policy, keeping
from cucu_desktop.bots.leaning import Feeling, is_bold, lean
from cucu_desktop.bots.persons import Person
from cucu_desktop.bots.strategy import Judge, Strategy, exact_first
from cucu_desktop.bots.two_players.advice import assess_turn_of_two
from cucu_desktop.bots.two_players.cards import deal_of, drawn, next_card
from cucu_desktop.bots.two_players.deal import End, Ends, Pair, Plan, ValuedDeal
from cucu_desktop.bots.two_players.equilibrium import equilibrium
from cucu_desktop.bots.two_players.solutions import kept
from cucu_desktop.engine.actions import EXCHANGE, KEEP
from cucu_desktop.engine.cards import STANDARD, Card
from cucu_desktop.engine.events import Event
from cucu_desktop.engine.observation import Observation

RANKS: Final = len(STANDARD.half)
KING: Final = RANKS - 1
PACK: Final = (4,) * RANKS
"""By rank how many cards there are."""
BORDER: Final = STANDARD["8C"].rank
"""From this card on Paul keeps, whatever Pierre does."""
ONLY_PICTURES: Final = STANDARD["JC"].rank
"""From this card on a bold beginner is content: fortune has better ones."""
ANYTHING: Final = STANDARD["4C"].rank
"""From this card on a timid beginner holds fast: a worse one might come."""
SLIPS: Final = (-1, 0, 1)
"""By so many cards a beginner mistakes where to begin."""
FEELING: Final = Feeling(0.6, 0.6)
"""So much of a regret is felt where there is but one card to regret."""


def compared(mine: int, dealers: int) -> bool:
    """Tell whether Paul wins with these cards: equal ones are the dealer's (LH3)."""
    return mine > dealers


def held(mine: int, dealers: int) -> tuple[Ends, ...]:
    """Return how the deal ends when Pierre keeps, and draws, these cards being held."""
    return {compared(mine, dealers): 1.0}, drawn(PACK, mine, dealers, compared, KING)


def passed(mine: int, dealers: int) -> tuple[Ends, ...]:
    """Return how it ends when Paul asks for the exchange."""
    return ({compared(mine, dealers): 1.0},) if dealers == KING else held(dealers, mine)


def worth(end: End) -> Pair:
    """Return what it is worth to both that Paul wins, or does not: the pool is one's or the other's."""
    return (1.0, 0.0) if end is True else (0.0, 1.0)


@kept
def solution() -> tuple[ValuedDeal, Plan]:
    """Return the deal, and how both play it."""
    deal = ValuedDeal(deal_of(PACK, held, passed), RANKS, worth)
    low = tuple(float(rank < RANKS // 2) for rank in range(RANKS))
    return deal, equilibrium(deal, Plan(low, low))


def solve(observation: Observation) -> Assessment:
    """Return the exact chances to take the pool, and the solution's policy."""
    return assess_turn_of_two(observation, *solution(), held)


def turn_by_habit(
    person: Person, observation: Observation, _heard: Sequence[Event], _random: Random
) -> Policy:
    """Return how likely a beginner keeps: by temper, but for a card that is known to win or to lose."""
    own, other = _cards(observation)
    if other is not None:
        return keeping(float(_beats(observation, own, other)))
    border = ONLY_PICTURES if is_bold(person) else ANYTHING
    return keeping(sum(own >= border + slip for slip in SLIPS) / len(SLIPS))


def assess_turn(
    person: Person, observation: Observation, _heard: Sequence[Event], _random: Random
) -> Assessment:
    """Return what both ways seem worth to who thinks of the cards and not of the other player.

    To them the card that they do not know may be any, though Paul has kept it; and Pierre will not draw.
    """
    own, other = _cards(observation)
    others = [(other, 1.0)] if other is not None else next_card(PACK, own)
    exchanged = _paul_exchanges if observation.seat == observation.order[0] else _pierre_draws
    keep = sum(chance for card, chance in others if _beats(observation, own, card))
    exchange = sum(chance * exchanged(own, card) for card, chance in others)
    return lean(person, Assessment.of("chance", {KEEP: keep, EXCHANGE: exchange}), FEELING)


def _paul_exchanges(own: int, other: int) -> float:
    return float(other != KING and compared(other, own))


def _pierre_draws(own: int, other: int) -> float:
    return 1 - drawn(PACK, other, own, compared, KING).get(True, 0.0)


def _beats(observation: Observation, own: int, other: int) -> bool:
    """Tell whether one's card takes the pool against the other's."""
    is_paul = observation.seat == observation.order[0]
    return compared(own, other) if is_paul else not compared(other, own)


def _cards(observation: Observation) -> tuple[int, int | None]:
    """Return the rank of one's own card, and that of the other's, if one has seen it."""
    paul, pierre = observation.order
    own = observation.card
    other = observation.cards[pierre if observation.seat == paul else paul]
    assert isinstance(own, Card)  # whoever is asked holds a card and has seen it
    return own.rank, other.rank if isinstance(other, Card) else None


LE_HER: Final = Strategy(
    judges={"turn": exact_first(solve, Judge(assess_turn, turn_by_habit))}, border=lambda _: BORDER
)
