"""Advice to the last two in their turn: the exact worths of both options, and the mix of best play."""

from collections.abc import Callable

from cucu_desktop.bots.assessment import Assessment
from cucu_desktop.bots.two_players.deal import DEALER, DealPlan, Ends, ValuedDeal
from cucu_desktop.engine.actions import EXCHANGE, KEEP, Action
from cucu_desktop.engine.cards import Card
from cucu_desktop.engine.observation import Observation

Held = Callable[[int, int], tuple[Ends, ...]]
"""The ends of a deal when the dealer keeps, and if allowed when drawing, by both cards."""


def assess_turn_of_two(
    observation: Observation, deal: ValuedDeal, plan: DealPlan, held: Held, shift: int = 0
) -> Assessment:
    """Return the worths of keeping and exchanging: the chance to win, or a part of the pool.

    Args:
        observation: that of the seat on turn.
        deal: the deal, with valued ends.
        plan: the plans of both.
        held: the ends when the dealer knows both cards.
        shift: the offset of the eldest hand's card in the plan, by its extra information.
    """
    eldest, _ = observation.order
    card, other = observation.card, observation.cards[eldest]
    assert isinstance(card, Card)  # the deciding seat has seen its card
    if observation.seat == eldest:
        at = card.rank + shift
        return assessed_two(*deal.eldest_options(at, plan), plan.passes[at])
    if not isinstance(other, Card):
        return assessed_two(*deal.dealer_options(card.rank, plan), plan.draws[card.rank])
    keep, *draw = [deal.worth_of(ends)[DEALER] for ends in held(other.rank, card.rank)]
    return assessed_two(keep, draw[0] if draw else None, None)


def assessed_two(keep: float, other: float | None, part: float | None) -> Assessment:
    """Return the worths of both options, the second with probability `part`; None: the better is played."""
    worths: dict[Action, float] = {KEEP: keep}
    if other is not None:
        worths[EXCHANGE] = other
    assessment = Assessment.of("chance", worths)
    if part is None or other is None or not 0 < part < 1:
        return assessment
    return assessment.with_policy({KEEP: 1 - part, EXCHANGE: part})
