"""Learning from sampled deals, where the tree of a deal is too large (external sampling).

A round is some hundred deals. In each the policy of the round is played, and at each decision every other
action is played out once with the same cards. What was gained is added up for each information set, and the
regrets are changed after the round. In some deals players explore: these count only for information sets that
are hardly ever visited, as they show cards that nobody has who plays by the policy. The deals of a round are
divided into parts with seeds of their own: so the result depends on the seed and the number of rounds only,
not on the number of processes.
"""

from __future__ import annotations

from collections.abc import Callable, Iterable, Mapping, Sequence
from functools import partial
from operator import add
from random import Random
from typing import TYPE_CHECKING, Final, NamedTuple

from cucu_desktop.learning.regret import matched
from cucu_desktop.learning.setting import Setting, actions_of

if TYPE_CHECKING:
    from cucu_desktop.learning.deal_record import DealRecord

PARTS: Final = 4
"""The number of parts of a round."""
DEALS: Final = 250
"""The number of deals in a part."""
FREE: Final = 0.15
"""The fraction of deals in which players explore."""
EXPLORE: Final = 0.3
"""The probability of a random action in these."""
RARE: Final = 40
"""The number of visits up to which deals with exploring players count."""

Chances = Mapping[str, Sequence[float]]
"""The policy by information state; a missing one: all actions alike."""
Spread = Callable[[Callable[["Part"], "Gains"], Sequence["Part"]], Iterable["Gains"]]
"""Maps a function over the parts of a round, in order, perhaps in other processes."""


class Part(NamedTuple):
    """The task to play some deals of a round.

    Attributes:
        policy: the policy of the round.
        seed: of the deals and of chance.
        deals: their number.
    """

    policy: Chances
    seed: str
    deals: int


class Gain:
    """What was seen of an information set.

    Attributes:
        player: the position of the player.
        actions: the options as text.
        visits: how often it was seen.
        explored: what was seen of it when players explored; None if nothing.
        worths: the sums of the player's payoffs after each action.
        squares: the sums of the squared differences from the first action's payoffs.
    """

    __slots__ = ("actions", "explored", "player", "squares", "visits", "worths")

    def __init__(self, player: int, actions: tuple[str, ...]) -> None:
        self.player, self.actions = player, actions
        self.visits = 0
        self.explored: Gain | None = None
        self.worths = [0.0] * len(actions)
        self.squares = [0.0] * len(actions)

    def note(self, worths: Sequence[float], *, explored: bool = False) -> None:
        """Add the payoffs after each action, with the same cards; `explored`: players have explored."""
        if explored:
            if self.explored is None:
                self.explored = Gain(self.player, self.actions)
            self.explored.note(worths)
            return
        self.visits += 1
        first = worths[0]
        for at, worth in enumerate(worths):
            self.worths[at] += worth
            self.squares[at] += (worth - first) ** 2

    def with_explored(self) -> Gain:
        """Return the sum of this `Gain` and `explored`."""
        whole = Gain(self.player, self.actions)
        for part in (self, self.explored):
            if part is not None:
                whole.visits += part.visits
                whole.worths = list(map(add, whole.worths, part.worths))
                whole.squares = list(map(add, whole.squares, part.squares))
        return whole

    def add(self, other: Gain) -> None:
        """Add what another part has seen."""
        self.visits += other.visits
        self.worths = list(map(add, self.worths, other.worths))
        self.squares = list(map(add, self.squares, other.squares))
        if self.explored is None:
            self.explored = other.explored
        elif other.explored is not None:
            self.explored.add(other.explored)


Gains = dict[str, Gain]


def play_part(setting: Setting, part: Part) -> Gains:
    """Play the deals of a part, with every other action at each decision, and add up the payoffs."""
    random = Random(part.seed)
    policy, found = part.policy, Gains()
    for _ in range(part.deals):
        deal = setting.shuffled(random)
        is_free = random.random() < FREE
        seen: list[tuple[str, int, tuple[str, ...], int, list[float]]] = []
        while (decision := deal.due) is not None:
            options = actions_of(decision.options)
            if len(options) == 1:
                deal.apply(options[0])
                continue
            key, player = deal.key(decision), deal.order.index(decision.seat)
            chances = policy.get(key)
            chosen = drawn(chances, len(options), random)
            if is_free and random.random() < EXPLORE:
                chosen = random.randrange(len(options))
            worths = [0.0] * len(options)
            for at, option in enumerate(options):
                if at != chosen:
                    other = deal.clone()
                    other.apply(option)
                    worths[at] = play_out(other, policy, random)[player]
            seen.append((key, player, tuple(map(str, options)), chosen, worths))
            deal.apply(options[chosen])
        payoffs = deal.payoff()
        for key, player, actions, chosen, worths in seen:
            worths[chosen] = payoffs[player]
            gain = found.get(key)
            if gain is None:
                gain = found[key] = Gain(player, actions)
            gain.note(worths, explored=is_free)
    return found


def play_out(deal: DealRecord, policy: Chances, random: Random) -> tuple[int, ...]:
    """Play a deal to its end by the policy; return the payoffs."""
    while (decision := deal.due) is not None:
        options = actions_of(decision.options)
        if len(options) == 1:
            deal.apply(options[0])
        else:
            deal.apply(options[drawn(policy.get(deal.key(decision)), len(options), random)])
    return deal.payoff()


def drawn(chances: Sequence[float] | None, count: int, random: Random) -> int:
    """Return the position of an option drawn by its chances; None: all are alike."""
    if chances is None:
        return random.randrange(count)
    left = random.random()
    for at, chance in enumerate(chances):
        left -= chance
        if left < 0:
            return at
    return max(range(count), key=chances.__getitem__)


class SampledLearner:
    """Learns from sampled deals.

    Attributes:
        rounds: the number of rounds.
        regrets, sums: by information set and action.
        visits: by information set.
    """

    def __init__(self, setting: Setting, seed: int, spread: Spread = map, deals: int = DEALS) -> None:
        self.setting, self._seed, self._spread, self._deals = setting, seed, spread, deals
        self.rounds = 0
        self.regrets: dict[str, list[float]] = {}
        self.sums: dict[str, list[float]] = {}
        self.visits: dict[str, int] = {}
        self._now: dict[str, list[float]] = {}

    def take(self, key: str, regrets: list[float], sums: list[float], visits: int) -> None:
        """Take over what an earlier run has learnt of an information set."""
        self.regrets[key], self.sums[key], self.visits[key] = regrets, sums, visits
        self._now[key] = matched(regrets)

    def step(self) -> None:
        """Play a round, and learn from it."""
        parts = [Part(self._now, f"{self._seed}/{self.rounds}/{part}", self._deals) for part in range(PARTS)]
        self.rounds += 1
        for key, seen in gathered(self._spread(partial(play_part, self.setting), parts)).items():
            visits = self.visits[key] = self.visits.get(key, 0) + seen.visits
            gain = seen.with_explored() if visits < RARE else seen
            regrets = self.regrets.setdefault(key, [0.0] * len(gain.actions))
            sums = self.sums.setdefault(key, [0.0] * len(gain.actions))
            policy = matched(regrets)
            worth = sum(chance * each for chance, each in zip(policy, gain.worths, strict=True))
            for at, chance in enumerate(policy):
                regrets[at] = max(regrets[at] + gain.worths[at] - worth, 0.0)
                sums[at] += self.rounds * gain.visits * chance
            self._now[key] = matched(regrets)

    def policy(self) -> dict[str, list[float]]:
        """Return the average policy."""
        return {key: matched(row) for key, row in self.sums.items()}


def gathered(found: Iterable[Gains]) -> Gains:
    """Return the sum of what the parts have seen."""
    whole = Gains()
    for gains in found:
        for key, gain in gains.items():
            if key in whole:
                whole[key].add(gain)
            else:
                whole[key] = gain
    return whole
