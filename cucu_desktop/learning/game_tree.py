"""The tree of a deal, with equal parts shared, and the values of a policy in it.

Chance is enumerated by ranks. Nodes are numbered, children before their parents; nodes that are equal in
everything that is still to come are one node. So a tree of millions of lines has some thousand nodes for
each position, and a policy is evaluated, and the best response to it found, exactly.
"""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from math import inf
from operator import mul
from typing import TYPE_CHECKING, Final

from cucu_desktop.engine.actions import Action, Decision
from cucu_desktop.learning.deal_record import DealRecord, UnsuitedError

if TYPE_CHECKING:
    from cucu_desktop.learning.setting import Setting

Node = tuple[int, tuple[int, ...], tuple[float, ...]]
"""A node: the number of its information set and its children; for chance `CHANCE`, the children and their
probabilities; for an end `END`, no children, and the payoffs."""
Sigma = Sequence[Sequence[float]]
"""The probability of each action, by information set."""
CHANCE: Final = -1
END: Final = -2
_DIGITS: Final = 12
"""Expected payoffs that agree to this number of digits are equal."""


@dataclass(slots=True)
class InformationSet:
    """All positions that a player cannot tell apart.

    Attributes:
        key: the information state.
        player: the position of the player in the playing order.
        actions: the options as text.
        before: the player's last decision before it: the number of the information set, and of the action;
            None if there was none.
        depth: the number of decisions of this player before it.
    """

    key: str
    player: int
    actions: tuple[str, ...]
    before: tuple[int, int] | None
    depth: int


class TooLargeError(Exception):
    """The tree has more lines than it may."""


class GameTree:
    """The tree of a deal.

    Attributes:
        players: the number of players.
        sets: the information sets.
        nodes: children before their parents; the last is the root.
        lines: the number of ends before equal parts were shared.
    """

    def __init__(self, setting: Setting, most_lines: float = inf) -> None:
        """Enumerate all deals and all actions.

        Raises:
            TooLargeError: there are more lines than that.
            UnsuitedError: there are decisions with amounts.
        """
        self.players = setting.seats
        self.sets: list[InformationSet] = []
        self.nodes: list[Node] = []
        self.lines = 0
        self._most_lines = most_lines
        self._numbers: dict[Node, int] = {}
        self._set_numbers: dict[str, int] = {}
        self._last: dict[tuple[object, ...], tuple[int, int]] = {}
        self._chance([(chance, self._build(deal, {})) for chance, deal in setting.deals()])
        del self._numbers, self._set_numbers, self._last

    def _node(self, node: Node) -> int:
        number = self._numbers.get(node)
        if number is None:
            number = self._numbers[node] = len(self.nodes)
            self.nodes.append(node)
        return number

    def _end(self, payoffs: tuple[float, ...]) -> int:
        return self._node((END, (), payoffs))

    def _chance(self, outcomes: list[tuple[float, int]]) -> int:
        """Return the node of these outcomes; if all are ends, an end with the expected payoffs."""
        if len(outcomes) == 1:
            return outcomes[0][1]
        nodes = self.nodes
        if all(nodes[number][0] == END for _, number in outcomes):
            payoffs = [
                round(sum(chance * nodes[number][2][player] for chance, number in outcomes), _DIGITS)
                for player in range(self.players)
            ]
            return self._end(tuple(payoffs))
        merged: dict[int, float] = {}
        for chance, number in outcomes:
            merged[number] = merged.get(number, 0.0) + chance
        return self._node((CHANCE, tuple(merged), tuple(merged.values())))

    def _build(self, deal: DealRecord, last: dict[int, tuple[int, int]]) -> int:
        """Return the node of this position.

        Args:
            deal: the position.
            last: for each player the last decision: its information set and the action.
        """
        decision = deal.due
        if decision is None:
            self._count(1)
            return self._end(tuple(map(float, deal.payoff())))
        player = deal.order.index(decision.seat)
        number = self._set(deal, decision, player, last.get(player))
        position = deal.position()
        children = []
        for at, action in enumerate(decision.options):
            if not isinstance(action, Action):
                raise UnsuitedError
            children.append(self._after(deal, action, position, {**last, player: (number, at)}))
        return self._node((number, tuple(children), ()))

    def _after(
        self, deal: DealRecord, action: Action, position: tuple[object, ...], last: dict[int, tuple[int, int]]
    ) -> int:
        """Return the node after an action.

        Where the action ends the deal, the payoffs depend on the position alone, and are computed once.
        """
        key = (action, position)
        known = self._last.get(key)
        if known is not None:
            number, lines = known
            self._count(lines)
            return number
        before, ends = self.lines, True
        outcomes = []
        for chance, after in deal.outcomes(action):
            ends = ends and after.due is None
            outcomes.append((chance, self._build(after, last)))
        number = self._chance(outcomes)
        if ends:
            self._last[key] = number, self.lines - before
        return number

    def _set(self, deal: DealRecord, decision: Decision, player: int, before: tuple[int, int] | None) -> int:
        key = deal.key(decision)
        number = self._set_numbers.get(key)
        if number is None:
            number = self._set_numbers[key] = len(self.sets)
            depth = self.sets[before[0]].depth + 1 if before else 0
            actions = tuple(map(str, decision.options))
            self.sets.append(InformationSet(key, player, actions, before, depth))
        return number

    def _count(self, lines: int) -> None:
        self.lines += lines
        if self.lines > self._most_lines:
            raise TooLargeError


@dataclass(slots=True)
class Evaluation:
    """The values of a policy in a tree.

    Attributes:
        payoffs: the expected payoff of each player.
        worths: by information set, the sum over its positions of reach times the player's payoff after each
            action.
        reach: by information set, the probability to come there.
        own: by information set, the probability with which the player's own actions lead there.
    """

    payoffs: tuple[float, ...]
    worths: list[list[float]]
    reach: list[float]
    own: list[float]


def evaluate(tree: GameTree, sigma: Sigma) -> Evaluation:
    """Return the values of a policy in which no action has the probability 0."""
    values = _values(tree, sigma)
    return _collect(tree, sigma, values)


def _values(tree: GameTree, sigma: Sigma) -> list[tuple[float, ...]]:
    """Return the expected payoffs at each node."""
    values: list[tuple[float, ...]] = []
    append = values.append
    for kind, children, numbers in tree.nodes:
        if kind == END:
            append(numbers)
            continue
        chances = numbers if kind == CHANCE else sigma[kind]
        if len(children) == 2:  # most nodes
            one, other = chances
            append(
                tuple(
                    [
                        one * mine + other * theirs
                        for mine, theirs in zip(values[children[0]], values[children[1]], strict=True)
                    ]
                )
            )
        else:
            columns = zip(*[values[child] for child in children], strict=True)
            append(tuple([sum(map(mul, chances, column)) for column in columns]))
    return values


def _collect(tree: GameTree, sigma: Sigma, values: list[tuple[float, ...]]) -> Evaluation:
    nodes = tree.nodes
    reach = [0.0] * len(nodes)
    reach[-1] = 1.0
    worths = [[0.0] * len(each.actions) for each in tree.sets]
    arrived = [0.0] * len(tree.sets)
    players = [each.player for each in tree.sets]
    for number in range(len(nodes) - 1, -1, -1):
        kind, children, numbers = nodes[number]
        here = reach[number]
        if kind == END or not here:
            continue
        if kind == CHANCE:
            for child, chance in zip(children, numbers, strict=True):
                reach[child] += here * chance
            continue
        arrived[kind] += here
        player, worth = players[kind], worths[kind]
        for at, (child, chance) in enumerate(zip(children, sigma[kind], strict=True)):
            reach[child] += here * chance
            worth[at] += here * values[child][player]
    own: list[float] = []
    for each in tree.sets:
        before = each.before
        own.append(own[before[0]] * sigma[before[0]][before[1]] if before else 1.0)
    return Evaluation(values[-1], worths, arrived, own)


def best_gains(tree: GameTree, sigma: Sigma) -> tuple[float, ...]:
    """Return for each player what the best response gains over this policy, if all others keep to it."""
    payoffs = evaluate(tree, sigma).payoffs
    gains = []
    for player in range(tree.players):
        mine = [number for number, each in enumerate(tree.sets) if each.player == player]
        even = [list(row) for row in sigma]
        for number in mine:
            even[number] = [1 / len(even[number])] * len(even[number])
        response = list(even)
        # The deepest decisions first: what is best there does not depend on how the player came there.
        for depth in range(max((tree.sets[number].depth for number in mine), default=0), -1, -1):
            found = _collect(tree, even, _values(tree, response))
            for number in mine:
                if tree.sets[number].depth == depth:
                    worth = found.worths[number]
                    best = max(range(len(worth)), key=worth.__getitem__)
                    response[number] = [float(at == best) for at in range(len(worth))]
        gains.append(_values(tree, response)[-1][player] - payoffs[player])
    return tuple(gains)
