"""Best play of a deal between two, where neither can do without chance."""

import pytest

from cucu_desktop.bots.standard.le_her_bot import ENDS
from cucu_desktop.bots.two_players.deal import DealPlan, ValuedDeal
from cucu_desktop.bots.two_players.equilibrium import equilibrium, gains, matrix_game


def test_le_her_is_worth_what_waldegrave_found():
    """Paul wins 2831.75 of 5525 times; he varies with a seven, and Pierre with an eight (1713)."""
    deal = ValuedDeal(ENDS.deal(), 13, lambda won: (float(won), float(not won)))
    low = tuple(float(rank < 6) for rank in range(13))
    plan = equilibrium(deal, DealPlan(low, low))
    assert deal.worth(plan)[0] == pytest.approx(2831.75 / 5525, abs=1e-12)
    assert [rank for rank in range(13) if 0 < plan.passes[rank] < 1] == [6]
    assert [rank for rank in range(13) if 0 < plan.draws[rank] < 1] == [7]
    assert plan.passes[6] == pytest.approx(3 / 8)
    assert plan.draws[7] == pytest.approx(5 / 8)
    assert max(gains(deal, plan)) < 1e-12


@pytest.mark.parametrize(
    ("payoffs", "rows", "columns"),
    [
        ([[0, -1, 1], [1, 0, -1], [-1, 1, 0]], [1 / 3] * 3, [1 / 3] * 3),
        ([[3, 1], [0, 2]], [1 / 2, 1 / 2], [1 / 4, 3 / 4]),
        ([[1, 2], [0, 5]], [1, 0], [1, 0]),
    ],
)
def test_a_matrix_game(payoffs, rows, columns):
    found = matrix_game(payoffs)
    assert found[0] == pytest.approx(rows)
    assert found[1] == pytest.approx(columns)
