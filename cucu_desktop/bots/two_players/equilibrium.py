"""Equilibrium of a deal between two: neither gains by deviating.

Mostly there is a pure one, and iterated best responses lead to it. Where these cycle, both have to mix (as in
Le Her, which is Cuckoo for two): then the responses found are the rows and columns of a matrix game, to which
best responses are added until there is no better one (double oracle).
"""

from collections.abc import Callable, Sequence
from typing import Final

from cucu_desktop.bots.two_players.deal import DEALER, ELDEST, DealPlan, SolvableDeal

PRECISION: Final = 1e-12
"""A gain below this is rounding."""
_ROUNDS: Final = 60
Part = tuple[float, ...]
"""One player's part of a plan."""


def equilibrium(deal: SolvableDeal, start: DealPlan) -> DealPlan:
    """Return the equilibrium plans of a deal.

    Args:
        deal: the deal; where both mix, it must be zero-sum.
        start: a plan to start from.
    """
    plan, before = start, set[DealPlan]()
    while plan not in before:
        before.add(plan)
        again = DealPlan(best_passes(deal, plan), plan.draws)
        again = DealPlan(again.passes, best_draws(deal, again))
        if again == plan:
            return plan
        plan = again
    return start if max(gains(deal, start)) < PRECISION else _vary(deal, plan)


def best_passes(deal: SolvableDeal, plan: DealPlan) -> Part:
    """Return the eldest hand's best response to this plan: the cards that are passed."""
    options = (deal.eldest_options(card, plan) for card in range(len(plan.passes)))
    return tuple(float(other is not None and other > keep + PRECISION) for keep, other in options)


def best_draws(deal: SolvableDeal, plan: DealPlan) -> Part:
    """Return the dealer's best response to this plan: the cards with which to draw after "keep"."""
    options = (deal.dealer_options(card, plan) for card in range(len(plan.draws)))
    return tuple(float(other is not None and other > keep + PRECISION) for keep, other in options)


def gains(deal: SolvableDeal, plan: DealPlan) -> tuple[float, float]:
    """Return the gains of the eldest hand and the dealer by their best responses to this plan."""
    worth = deal.worth(plan)
    eldest = deal.worth(DealPlan(best_passes(deal, plan), plan.draws))[ELDEST]
    dealer = deal.worth(DealPlan(plan.passes, best_draws(deal, plan)))[DEALER]
    return eldest - worth[ELDEST], dealer - worth[DEALER]


def _vary(deal: SolvableDeal, start: DealPlan) -> DealPlan:
    """Return the plan of a deal with a mixed equilibrium: responses are added until none is better."""
    passes, draws = [start.passes], [start.draws]
    payoffs: list[list[float]] = [[]]
    plan = start
    for _ in range(_ROUNDS):
        payoffs += [[] for _ in passes[len(payoffs) :]]
        for mine, row in zip(passes, payoffs, strict=True):
            row += [deal.worth(DealPlan(mine, theirs))[ELDEST] for theirs in draws[len(row) :]]
        rows, columns = matrix_game(payoffs)
        plan = _indifferent(deal, DealPlan(_averaged(passes, rows), _averaged(draws, columns)))
        if max(gains(deal, plan)) < PRECISION:
            break
        for found, replies in ((best_passes(deal, plan), passes), (best_draws(deal, plan), draws)):
            if found not in replies:
                replies.append(found)
    return plan


def _averaged(parts: Sequence[Part], chances: Sequence[float]) -> Part:
    mean = (
        sum(chance * each for chance, each in zip(chances, by_part, strict=True))
        for by_part in zip(*parts, strict=True)
    )
    return tuple(float(round(chance)) if _is_certain(chance) else chance for chance in mean)


def _is_certain(chance: float) -> bool:
    return min(abs(chance), abs(1 - chance)) < PRECISION * 1000


def _indifferent(deal: SolvableDeal, plan: DealPlan) -> DealPlan:
    """Return the plan in which each mix makes the other indifferent, if each mixes with one card.

    The game need not be zero-sum: when both are out, all others may win, too.
    """
    passing = [card for card, chance in enumerate(plan.passes) if 0 < chance < 1]
    drawing = [card for card, chance in enumerate(plan.draws) if 0 < chance < 1]
    if len(passing) != 1 or len(drawing) != 1:
        return plan

    def lead_of_drawing(chance: float) -> float:
        keep, draw = deal.dealer_options(
            drawing[0], DealPlan(_with(plan.passes, passing[0], chance), plan.draws)
        )
        return (draw or 0.0) - keep

    def lead_of_passing(chance: float) -> float:
        keep, other = deal.eldest_options(
            passing[0], DealPlan(plan.passes, _with(plan.draws, drawing[0], chance))
        )
        return (other or 0.0) - keep

    passes = _with(plan.passes, passing[0], _zero(lead_of_drawing, plan.passes[passing[0]]))
    draws = _with(plan.draws, drawing[0], _zero(lead_of_passing, plan.draws[drawing[0]]))
    return DealPlan(passes, draws)


def _with(part: Part, card: int, chance: float) -> Part:
    return (*part[:card], chance, *part[card + 1 :])


def _zero(lead: Callable[[float], float], usual: float) -> float:
    """Return the probability at which both options are equal, by bisection; by default the usual one."""
    low, high = 0.0, 1.0
    if lead(low) * lead(high) >= 0:
        return usual
    rises = lead(high) > 0
    for _ in range(_ROUNDS):
        middle = (low + high) / 2
        if (lead(middle) > 0) == rises:
            high = middle
        else:
            low = middle
    return (low + high) / 2


def matrix_game(payoffs: Sequence[Sequence[float]]) -> tuple[list[float], list[float]]:
    """Return the optimal mixes of rows and columns of a zero-sum game, given the row player's payoffs.

    By the simplex method: with all payoffs positive, the column player maximises the sum of their weights
    subject to a payoff of at most 1 for each row.

    >>> [[round(chance, 9) for chance in player] for player in matrix_game([[1.0, -1.0], [-1.0, 1.0]])]
    [[0.5, 0.5], [0.5, 0.5]]
    """
    height, width = len(payoffs), len(payoffs[0])
    least = min(map(min, payoffs))
    rows = [
        [each - least + 1.0 for each in row] + [float(k == i) for k in range(height)] + [1.0]
        for i, row in enumerate(payoffs)
    ]
    costs = [-1.0] * width + [0.0] * (height + 1)
    basis = list(range(width, width + height))
    while (entering := next((i for i, cost in enumerate(costs[:-1]) if cost < -1e-13), None)) is not None:
        steps = [
            (row[-1] / row[entering], basis[i], i) for i, row in enumerate(rows) if row[entering] > 1e-13
        ]
        leaving = min(steps)[2]
        pivot = rows[leaving]
        rows[leaving] = pivot = [each / pivot[entering] for each in pivot]
        for i, row in enumerate(rows):
            if i != leaving and row[entering]:
                rows[i] = [a - row[entering] * b for a, b in zip(row, pivot, strict=True)]
        costs = [a - costs[entering] * b for a, b in zip(costs, pivot, strict=True)]
        basis[leaving] = entering
    weights = [0.0] * (width + height)
    for at, row in zip(basis, rows, strict=True):
        weights[at] = row[-1]
    whole = costs[-1]
    return [each / whole for each in costs[width:-1]], [each / whole for each in weights[:width]]
