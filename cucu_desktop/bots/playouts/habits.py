"""What sensible players do in a game, learnt by self-play with the rules alone.

External-sampling regret matching (Lanctot et al. 2009) over `Situation`: at each decision of a deal both ways
are played to its end with the same cards, and the regrets of all situations make the next policy. The average
policy is what others are expected to do.
"""

from collections.abc import Sequence
from functools import lru_cache
from random import Random
from typing import Any, Final

from cucu_desktop.bots.playouts.situation import Playout, Situation
from cucu_desktop.engine.actions import CHANCE, Action, Amount, Shuffled
from cucu_desktop.engine.exchange import ExchangeState
from cucu_desktop.engine.options import ExchangeOptions
from cucu_desktop.games.catalogue import GAMES
from cucu_desktop.games.game import ExchangeGame

DECISIONS: Final = 12_000
"""The number of decisions played both ways, whatever the size of the table."""
TRUSTED: Final = 24
"""The number of visits from which a situation is judged by itself, and not by a coarser one."""
EXPLORED: Final = 0.1
"""The fraction of deals in which an unlikely action may be played."""


class _Node:
    __slots__ = ("chances", "regrets", "visits")

    def __init__(self, options: int) -> None:
        self.regrets = [0.0] * options
        self.chances = [0.0] * options
        self.visits = 0

    def policy(self) -> list[float]:
        whole = sum(self.regrets)
        return _parts(self.regrets, whole)

    def average(self) -> list[float]:
        return _parts(self.chances, sum(self.chances))


def _parts(values: Sequence[float], whole: float) -> list[float]:
    return [each / whole for each in values] if whole > 0 else [1 / len(values)] * len(values)


class Habits:
    """The average policy of self-play at a table of one size."""

    __slots__ = ("_nodes",)

    def __init__(self) -> None:
        self._nodes: dict[tuple[Any, ...], _Node] = {}

    def chances(self, playout: Playout, options: Sequence[Action]) -> list[float]:
        """Return the probability of each of these options of the seat on turn."""
        node = self._node(playout, len(options))
        return node.average() if node else [1 / len(options)] * len(options)

    def play_on(self, playout: Playout, random: Random) -> None:
        """Play a deal to its end."""
        while (due := playout.due) is not None:
            options = plain(due.options)
            if len(options) == 1:
                playout.apply(options[0])
                continue
            playout.apply(random.choices(options, self.chances(playout, options))[0])

    def by_rank(self, kind: str, rank: int, options: int) -> list[float]:
        """Return the probability of each option by the own card alone."""
        node = self._found([("rank", kind, rank)], options)
        return node.average() if node else [1 / options] * options

    def keeps_from(self) -> int:
        """Return the rank from which the first player keeps more often than not, for praising a card."""
        kept = {
            key[-1]: node.average()[0]
            for key, node in self._nodes.items()
            if key[0] == "rank" and key[1] == "turn" and node.visits >= TRUSTED
        }
        return min((rank for rank, chance in kept.items() if chance > 1 / 2), default=0)

    def learn(self, start: ExchangeState, random: Random, decisions: int) -> None:
        """Play deals from a state before the shuffle until `decisions` have been played both ways."""
        cards, done, most = list(start.to_shuffle.cards), 0, max(start.table.tokens)
        tokens = random.choices(range(1, most + 1), k=len(start.table.tokens))
        while done < decisions:
            random.shuffle(cards)
            state = start.clone()
            random.shuffle(tokens)
            state.table.tokens[:] = [max(each, 1) for each in tokens]
            state.apply(Shuffled(tuple(cards)))
            found = self._deal(Playout(state), random, explores=random.random() < EXPLORED)
            done += max(found, 1)

    def _deal(self, playout: Playout, random: Random, *, explores: bool) -> int:
        before = tuple(playout.state.table.tokens)
        trail: list[tuple[int, list[tuple[Any, ...]], int, list[float]]] = []
        while (due := playout.due) is not None:
            options = plain(due.options)
            if len(options) == 1:
                playout.apply(options[0])
                continue
            keys = _keys(playout.situation(due.seat))
            chances = self._now(keys, len(options))
            chosen = random.choices(range(len(options)), chances)[0]
            if explores:
                chosen = random.randrange(len(options))
            worths = [0.0] * len(options)
            for at, option in enumerate(options):
                if at != chosen:
                    other = playout.clone()
                    other.apply(option)
                    self._rehearse(other, random)
                    worths[at] = _won(other, due.seat, before)
            trail.append((due.seat, keys, chosen, worths))
            playout.apply(options[chosen])
        for seat, keys, chosen, worths in trail:
            worths[chosen] = _won(playout, seat, before)
            self._add(keys, worths)
        return len(trail)

    def _rehearse(self, playout: Playout, random: Random) -> None:
        while (due := playout.due) is not None:
            options = plain(due.options)
            chances = (
                self._now(_keys(playout.situation(due.seat)), len(options)) if len(options) > 1 else [1.0]
            )
            playout.apply(random.choices(options, chances)[0])

    def _now(self, keys: list[tuple[Any, ...]], options: int) -> list[float]:
        node = self._found(keys, options)
        return node.policy() if node else [1 / options] * options

    def _node(self, playout: Playout, options: int) -> _Node | None:
        due = playout.due
        assert due is not None  # a seat is on turn
        return self._found(_keys(playout.situation(due.seat)), options)

    def _found(self, keys: list[tuple[Any, ...]], options: int) -> _Node | None:
        """Return the finest node with enough visits."""
        for key in keys:
            node = self._nodes.get(key)
            if node is not None and node.visits >= TRUSTED and len(node.regrets) == options:
                return node
        return None

    def _add(self, keys: list[tuple[Any, ...]], worths: list[float]) -> None:
        for key in keys:
            node = self._nodes.get(key)
            if node is None:
                node = self._nodes[key] = _Node(len(worths))
            if len(node.regrets) != len(worths):
                continue
            policy = node.policy()
            mean = sum(chance * worth for chance, worth in zip(policy, worths, strict=True))
            node.visits += 1
            for at, worth in enumerate(worths):
                node.regrets[at] = max(node.regrets[at] + worth - mean, 0.0)
                node.chances[at] += node.visits * policy[at]


def _keys(seen: Situation) -> list[tuple[Any, ...]]:
    """Return the situation, and coarser ones."""
    return [
        ("all", *seen),
        ("card", seen.kind, seen.after, seen.came, seen.earlier, seen.seen, seen.rank),
        ("place", seen.kind, min(seen.after, 1), seen.came, seen.seen, seen.rank),
        ("rank", seen.kind, seen.rank),
    ]


def _won(playout: Playout, seat: int, before: Sequence[int]) -> float:
    """Return the tokens that a seat has won less those lost; of two, less the other's."""
    now = playout.state.table.tokens
    own = now[seat] - before[seat]
    if len(playout.state.deal.order) > 2 or len(before) > 2:
        return float(own)
    return float(own - (sum(now) - sum(before) - own))


def plain(options: Sequence[object]) -> list[Action]:
    """Return the options as actions; an option with an amount has the least and the greatest one."""
    found: list[Action] = []
    for option in options:
        if isinstance(option, Action):
            found.append(option)
        elif isinstance(option, Amount):
            found += [
                action
                for action in (option.of(option.low), option.of(option.high))
                if option.includes(action)
            ]
    return found


def before_shuffle(options: ExchangeOptions, players: int) -> ExchangeState:
    """Return a game with this number of players before its first shuffle."""
    game = GAMES[options.game]
    assert isinstance(game, ExchangeGame)  # only these are played out
    state = game.state_class(options, [game.coins_of(options, _PURSE)] * players, players - 1)
    state.start()
    while (due := state.decision) is not None and due.seat != CHANCE:
        state.apply(plain(due.options)[0])
    return state


_PURSE: Final = 100


def habits_of(options: ExchangeOptions, players: int) -> Habits:
    """Return the habits at a table of this size, learnt when they are first asked for."""
    return _learnt(options, players, DECISIONS)


@lru_cache(maxsize=32)
def _learnt(options: ExchangeOptions, players: int, decisions: int) -> Habits:
    found = Habits()
    found.learn(before_shuffle(options, players), Random(f"{options}/{players}"), decisions)
    return found
