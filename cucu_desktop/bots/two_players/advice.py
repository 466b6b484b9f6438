"""Advice to the last two in their turn: the exact worths of both ways, and how best play mixes them."""

from collections.abc import Callable

from cucu_desktop.bots.assessment import Assessment
from cucu_desktop.bots.two_players.deal import DEALER, Ends, Plan, ValuedDeal
from cucu_desktop.engine.actions import EXCHANGE, KEEP, Action
from cucu_desktop.engine.cards import Card
from cucu_desktop.engine.observation import Observation

Held = Callable[[int, int], tuple[Ends, ...]]
"""How a deal ends when the dealer keeps, and if allowed when drawing, by the cards that both hold."""


def assess_turn_of_two(
    observation: Observation, deal: ValuedDeal, plan: Plan, held: Held, shift: int = 0
) -> Assessment:
    """Return what keeping and exchanging are worth: the chance to win, or a part of the pool.

    Args:
        observation: what the seat may know whose turn it is.
        deal: the deal, and what its ends are worth.
        plan: how both play it.
        held: what follows when the dealer knows both cards.
        shift: how much more than its rank the eldest hand's card counts in the plan, by what it knows.
    """
    eldest, _ = observation.order
    card, other = observation.card, observation.cards[eldest]
    assert isinstance(card, Card)  # whoever is asked holds a card and has seen it
    if observation.seat == eldest:
        at = card.rank + shift
        return assessed_two(*deal.eldest_options(at, plan), plan.passes[at])
    if not isinstance(other, Card):
        return assessed_two(*deal.dealer_options(card.rank, plan), plan.draws[card.rank])
    keep, *draw = [deal.worth_of(ends)[DEALER] for ends in held(other.rank, card.rank)]
    return assessed_two(keep, draw[0] if draw else None, None)


def assessed_two(keep: float, other: float | None, part: float | None) -> Assessment:
    """Return what both ways are worth, the other done as often as `part` says; None: whichever is better."""
    worths: dict[Action, float] = {KEEP: keep}
    if other is not None:
        worths[EXCHANGE] = other
    assessment = Assessment.of("chance", worths)
    if part is None or other is None or not 0 < part < 1:
        return assessment
    return assessment.with_policy({KEEP: 1 - part, EXCHANGE: part})
