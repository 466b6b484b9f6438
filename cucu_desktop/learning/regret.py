"""Regret matching: policies that leave less and less to gain by another choice.

Each information set keeps the regret of each action, which never falls below zero (regret matching plus),
and the sum of its policies, later ones weighing more. The average policy is the result.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from cucu_desktop.learning.game_tree import GameTree, Sigma, evaluate

if TYPE_CHECKING:
    from collections.abc import Sequence

TREMBLE: Final = 1e-7
"""The least probability of an action while a tree is learnt, so that each position has a value."""


def matched(regrets: Sequence[float]) -> list[float]:
    """Return the probability of each action: in proportion to its regret, or all alike."""
    whole = sum(regrets)
    return [regret / whole for regret in regrets] if whole > 0 else [1 / len(regrets)] * len(regrets)


def trembling(policy: Sequence[float], tremble: float = TREMBLE) -> list[float]:
    """Return the policy with a least probability for each action."""
    whole = 1 + tremble * len(policy)
    return [(chance + tremble) / whole for chance in policy]


class TreeLearner:
    """Learns a tree.

    Attributes:
        rounds: the number of iterations.
        regrets, sums: by information set and action.
    """

    def __init__(self, tree: GameTree) -> None:
        self.tree = tree
        self.rounds = 0
        self.regrets = [[0.0] * len(each.actions) for each in tree.sets]
        self.sums = [[0.0] * len(each.actions) for each in tree.sets]

    def step(self) -> None:
        """Play all lines once, and learn from all decisions."""
        sigma = [trembling(matched(row)) for row in self.regrets]
        found = evaluate(self.tree, sigma)
        self.rounds += 1
        weight = self.rounds * self.rounds
        rows = zip(self.regrets, self.sums, sigma, found.worths, found.own, strict=True)
        for regrets, sums, policy, worths, own in rows:
            # Equal to the counterfactual values: the reach of the player's own actions is the same at all
            # positions of the set, as players forget nothing.
            worth = sum(chance * each for chance, each in zip(policy, worths, strict=True))
            for at, chance in enumerate(policy):
                regrets[at] = max(regrets[at] + (worths[at] - worth) / own, 0.0)
                sums[at] += weight * own * chance

    def policy(self) -> Sigma:
        """Return the average policy."""
        return [matched(row) for row in self.sums]
