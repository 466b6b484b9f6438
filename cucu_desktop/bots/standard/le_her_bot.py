"""Bots of Le Her: level 3 plays Waldegrave's solution, the others as people did before it was found.

In the solution Paul exchanges up to the six, Pierre draws up to the seven after "keep"; with one card each
mixes: Paul exchanges the seven with 3/8, Pierre draws with the eight with 5/8. No strategy
does better against it (LH1-LH3).
"""

from collections.abc import Sequence
from random import Random
from typing import Final

from cucu_desktop.bots.assessment import Assessment, Policy, keeping
from cucu_desktop.bots.leaning import Feeling, is_bold, lean
from cucu_desktop.bots.persons import Person
from cucu_desktop.bots.slips import slipping
from cucu_desktop.bots.strategy import Judge, Strategy, exact_first
from cucu_desktop.bots.two_players.card_odds import deal_of, drawn, next_card
from cucu_desktop.bots.two_players.deal import DealPlan, End, Ends, Pair, ValuedDeal
from cucu_desktop.bots.two_players.equilibrium import equilibrium
from cucu_desktop.bots.two_players.solutions import kept
from cucu_desktop.bots.two_players.turn_advice import assess_turn_of_two
from cucu_desktop.engine.actions import EXCHANGE, KEEP
from cucu_desktop.engine.cards import STANDARD, Card
from cucu_desktop.engine.events import Event
from cucu_desktop.engine.observation import Observation

RANKS: Final = len(STANDARD.half)
KING: Final = RANKS - 1
PACK: Final = (4,) * RANKS
"""By rank the number of cards."""
BORDER: Final = STANDARD["8C"].rank
"""The card from which Paul keeps, whatever Pierre does."""
ONLY_PICTURES: Final = STANDARD["JC"].rank
"""The card from which a bold beginner keeps."""
ANYTHING: Final = STANDARD["4C"].rank
"""The card from which a timid beginner keeps."""
SLIPS: Final = (-1, 0, 1)
"""The error in a beginner's threshold, in cards."""
FEELING: Final = Feeling(0.6, 0.6)
"""The weight of regret in a game with one card to regret."""


def compared(mine: int, dealers: int) -> bool:
    """Return whether Paul wins with these cards: of equal ones the dealer does (LH3)."""
    return mine > dealers


def held(mine: int, dealers: int) -> tuple[Ends, ...]:
    """Return the ends of the deal when Pierre keeps, and draws, given both cards."""
    return {compared(mine, dealers): 1.0}, drawn(PACK, mine, dealers, compared, KING)


def passed(mine: int, dealers: int) -> tuple[Ends, ...]:
    """Return the ends when Paul asks for the exchange."""
    return ({compared(mine, dealers): 1.0},) if dealers == KING else held(dealers, mine)


def worth(end: End) -> Pair:
    """Return the value to both players of Paul winning, or not: all of the pool or nothing."""
    return (1.0, 0.0) if end is True else (0.0, 1.0)


@kept
def solution() -> tuple[ValuedDeal, DealPlan]:
    """Return the deal, and the plans for it."""
    deal = ValuedDeal(deal_of(PACK, held, passed), RANKS, worth)
    low = tuple(float(rank < RANKS // 2) for rank in range(RANKS))
    return deal, equilibrium(deal, DealPlan(low, low))


def solve(observation: Observation) -> Assessment:
    """Return the exact chances to take the pool, and the solution's policy."""
    return assess_turn_of_two(observation, *solution(), held)


def turn_by_habit(
    person: Person, observation: Observation, _heard: Sequence[Event], _random: Random
) -> Policy:
    """Return a beginner's probability to keep: by temper, unless a card is known to win or to lose."""
    own, other = _cards(observation)
    if other is not None:
        return keeping(float(_beats(observation, own, other)))
    border = ONLY_PICTURES if is_bold(person) else ANYTHING
    return keeping(sum(own >= border + slip for slip in SLIPS) / len(SLIPS))


def assess_turn(
    person: Person, observation: Observation, _heard: Sequence[Event], _random: Random
) -> Assessment:
    """Return the worths as seen by a player who ignores the other player's strategy.

    To them the other card may be any unseen one, though Paul has kept it; and Pierre is assumed not to draw.
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
    """Return whether the own card takes the pool against the other."""
    is_paul = observation.seat == observation.order[0]
    return compared(own, other) if is_paul else not compared(other, own)


def _cards(observation: Observation) -> tuple[int, int | None]:
    """Return the rank of the own card, and that of the other's if seen."""
    paul, pierre = observation.order
    own = observation.card
    other = observation.cards[pierre if observation.seat == paul else paul]
    assert isinstance(own, Card)  # the deciding seat has seen its card
    return own.rank, other.rank if isinstance(other, Card) else None


LE_HER: Final = Strategy(
    judges={"turn": exact_first(solve, Judge(assess_turn, turn_by_habit, slips=slipping))},
    border=lambda _: BORDER,
)
