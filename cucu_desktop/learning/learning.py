"""Learning a policy: by the whole tree of a deal if it is small, else from sampled deals.

A run can be stopped after any step and gone on with later (`Learning.saved`, `Learning.restore`): the result
is that of a run that was not stopped.
"""

from __future__ import annotations

import hashlib
import json
import time
import zlib
from dataclasses import fields
from functools import partial
from math import inf, sqrt
from typing import TYPE_CHECKING, Any, Final

from cucu_desktop.learning.deal_record import UnsuitedError
from cucu_desktop.learning.game_tree import GameTree, best_gains, evaluate
from cucu_desktop.learning.policy import (
    ODD,
    DamagedPolicyError,
    Origin,
    Policy,
    Row,
    check,
    is_number,
    telling,
    unpacked,
)
from cucu_desktop.learning.rare_turns import first_turn, play_kept
from cucu_desktop.learning.regret import TreeLearner, matched, trembling
from cucu_desktop.learning.sampling import (
    DEALS,
    FREE,
    PARTS,
    Gain,
    Gains,
    Part,
    SampledLearner,
    Spread,
    gathered,
    play_part,
)
from cucu_desktop.learning.setting import Setting
from cucu_desktop.learning.turn_key import read_key
from cucu_desktop.learning.turn_record import TurnRecord

if TYPE_CHECKING:
    from collections.abc import Mapping, Sequence

    from cucu_desktop.engine.options import ExchangeOptions
    from cucu_desktop.games.game import ExchangeGame

SMALL: Final = 1_500_000
"""The estimated number of lines up to which a tree is learnt."""
SEEN: Final = 40
"""The number of visits, in deals that only measure, from which an information set is in a sampled policy."""
SURE: Final = 3.0
"""The number of standard errors from which a difference is no luck."""
MEASURED: Final = 25
"""The number of rounds that measure a policy, for each hundred rounds of learning."""
LEAST_MEASURED: Final = 20
ENOUGH_SEEN: Final = 2_000
"""The visits of a place before which all have kept, up to which deals are chosen that lead there."""
_CLEAR: Final = 0.002
"""The difference of worths, in tokens, from which an action is clearly worse."""
_CHOSEN: Final = 1e-3
"""The probability of a player's own way to a decision, up to which no rival has to reckon with it."""
_CLOSE: Final = 1e-5
"""The gain of a best response, in tokens a deal, that is as good as none."""
_SENSIBLE: Final = 4
"""How often clearly worse actions are left out: once for each decision that a player may make in a deal."""
_SUM: Final = "sum"
"""The key of the digest of all else in a saved run."""
_PURE: Final = 0.02
"""Probabilities below this are left out of sampled policies: they are a rest of the first rounds."""


class Learning:
    """One run of learning.

    Attributes:
        setting: what is learnt.
        method: "tree" for all deals, or "sampled" for kinds of turns.
        seconds: the processor time so far, by earlier runs, too.
        is_damaged: whether what `restore` was given cannot be read.
    """

    def __init__(
        self,
        game: ExchangeGame,
        options: ExchangeOptions,
        seats: int,
        seed: int = 1,
        *,
        spread: Spread = map,
        whole: bool | None = None,
    ) -> None:
        """Prepare to learn.

        Args:
            game, options, seats: what is learnt.
            seed: of sampled deals.
            spread: maps a function over parts of a round; by default in this process.
            whole: whether to enumerate all deals, or to learn kinds of turns; by default if the tree is
                small.

        Raises:
            UnsuitedError: the game cannot be learnt.
        """
        self.setting = Setting(game, options, seats)
        self.digest = self.setting.digest()
        self._seed, self._spread = seed, spread
        self.seconds = 0.0
        lines = self.setting.lines()
        if whole and lines == inf:
            raise UnsuitedError(game.id)
        self.method = "tree" if (lines <= SMALL if whole is None else whole) else "sampled"
        if self.method == "sampled":
            self.setting = Setting(game, options, seats, TurnRecord)
        self._learner: TreeLearner | SampledLearner | None = None
        self._kept: Mapping[str, Any] = {}
        self.is_damaged = False

    @property
    def rounds(self) -> int:
        return self._learner.rounds if self._learner else int(self._kept.get("rounds", 0))

    @property
    def has_begun(self) -> bool:
        """Whether a round has been learnt in this run."""
        return self._learner is not None

    @property
    def deals(self) -> int:
        """The number of deals played so far, or of lines in the tree."""
        if isinstance(self._learner, TreeLearner):
            return self._learner.tree.lines
        return self.rounds * PARTS * DEALS

    def step(self) -> None:
        """Learn one round; the first one of a tree enumerates it."""
        began = time.process_time()
        if self._learner is None:
            self._learner = self._begin()
        self._learner.step()
        self.seconds += time.process_time() - began

    def _begin(self) -> TreeLearner | SampledLearner:
        learner: TreeLearner | SampledLearner
        rows = self._kept.get("rows", {})
        if self.method == "tree":
            learner = TreeLearner(GameTree(self.setting))
            if rows:
                learner.regrets = [rows[each.key][0] for each in learner.tree.sets]
                learner.sums = [rows[each.key][1] for each in learner.tree.sets]
        else:
            learner = SampledLearner(self.setting, self._seed, self._spread)
            for key, (regrets, sums, visits) in rows.items():
                learner.take(key, regrets, sums, visits)
        learner.rounds = int(self._kept.get("rounds", 0))
        return learner

    def saved(self) -> bytes:
        """Return the state of the learner as bytes, from which `restore` continues."""
        rows: dict[str, Any] = {}
        learner = self._learner
        if isinstance(learner, TreeLearner):
            keys: Sequence[str] = [each.key for each in learner.tree.sets]
            rows = {key: each for key, *each in zip(keys, learner.regrets, learner.sums, strict=True)}
        elif learner is not None:
            rows = {
                key: [learner.regrets[key], sums, learner.visits[key]] for key, sums in learner.sums.items()
            }
        whole = {
            "digest": self.digest,
            "method": self.method,
            "seed": self._seed,
            "rounds": self.rounds,
            "seconds": self.seconds,
            "rows": rows,
        }
        return zlib.compress(json.dumps({**whole, _SUM: _sum_of(whole)}).encode())

    def restore(self, saved: bytes) -> bool:
        """Go on from where an earlier run was stopped; return whether it was of the same rules and seed.

        After a damaged run, as after one of other rules, learning begins again; `is_damaged` says so.
        """
        try:
            read = _read_run(saved)
        except DamagedPolicyError:
            self.is_damaged = True
            return False
        if (read["digest"], read["method"], read["seed"]) != (self.digest, self.method, self._seed):
            return False
        self.seconds = float(read["seconds"])
        self._kept = read
        return True

    def policy(self) -> Policy:
        """Return the policy so far, with the worths of all actions and what a best response gains."""
        began = time.process_time()
        learner = self._learner = self._learner or self._begin()
        if isinstance(learner, TreeLearner):
            rows, gain, error = self._of_tree(learner)
        else:
            rows, gain, error = self._of_samples(learner)
        self.seconds += time.process_time() - began
        options = self.setting.options
        origin = Origin(
            game=self.setting.game.id,
            seats=self.setting.seats,
            options={each.name: getattr(options, each.name) for each in fields(options)},
            digest=self.digest,
            method=self.method,
            seed=self._seed,
            rounds=self.rounds,
            deals=self.deals,
            seconds=round(self.seconds),
            gain=gain,
            gain_error=error,
        )
        return Policy(origin, rows)

    @staticmethod
    def _of_tree(learner: TreeLearner) -> tuple[dict[str, Row], float, float]:
        """Return the rows, and the gain of a best response.

        Clearly worse actions are left out everywhere, unless rivals can make use of that; else only where the
        player's own choices do not lead.
        """
        rows, gain = _rows_of(learner, inf)
        if gain > _CLOSE:
            rows, gain = _rows_of(learner, _CHOSEN)
        return rows, gain, 0.0

    def _of_samples(self, learner: SampledLearner) -> tuple[dict[str, Row], float, float]:
        """Measure the policy by deals of their own."""
        policy = {key: _without_traces(row) for key, row in learner.policy().items()}
        rounds = max(LEAST_MEASURED, self.rounds * MEASURED // 100)
        halves = [self._measured(policy, f"{half}/{self._seed}/{self.rounds}", rounds // 2) for half in "ab"]
        gain, error = _sampled_gain(
            halves, policy, self.setting.seats, rounds // 2 * PARTS * DEALS * (1 - FREE)
        )
        rows = {}
        measured = gathered(halves)
        for key, gain_of in gathered([measured, *self._measured_rare(policy, measured)]).items():
            seen = gain_of.with_explored() if gain_of.visits < SEEN else gain_of
            if key in policy and seen.visits >= SEEN:
                worths = [whole / seen.visits for whole in seen.worths]
                square = max(seen.squares) / seen.visits
                spread = max(square - max(abs(worth - worths[0]) for worth in worths) ** 2, 0.0)
                apart = sqrt(spread / seen.visits)
                chances = _sensible(policy[key], worths, max(_CLEAR, SURE * apart))
                rows[key] = Row(seen.actions, tuple(chances), tuple(worths), apart).rounded()
        return telling(rows), gain, error

    def _measured(self, policy: Mapping[str, Sequence[float]], seed: str, rounds: int) -> Gains:
        parts = [
            Part(policy, f"{seed}/{number}/{part}", DEALS)
            for number in range(rounds)
            for part in range(PARTS)
        ]
        return gathered(self._spread(partial(play_part, self.setting), parts))

    def _measured_rare(self, policy: Mapping[str, Sequence[float]], measured: Gains) -> list[Gains]:
        """Return what is seen at places that few measured deals have reached with all before keeping."""
        visits = [0] * self.setting.seats
        for key, gain in measured.items():
            turn = read_key(key)
            if turn is not None and turn == first_turn(turn.after, turn.rank):
                visits[turn.after] += gain.visits
        found: list[Gains] = []
        for after, seen in enumerate(visits):
            wanted = -(-max(ENOUGH_SEEN - seen, 0) // PARTS)
            seeds = [f"rare/{after}/{self._seed}/{self.rounds}/{part}" for part in range(PARTS)]
            parts = [Part(policy, seed, wanted) for seed in seeds]
            found += self._spread(partial(play_kept, self.setting, after), parts)
        return found


def _sum_of(run: Mapping[str, Any]) -> str:
    """Return a digest of a run's contents."""
    return hashlib.sha256(json.dumps(run).encode()).hexdigest()


def _read_run(saved: bytes) -> dict[str, Any]:
    """Read what `Learning.saved` has returned.

    Raises:
        DamagedPolicyError: it is none, or was changed since.
    """
    try:
        read = json.loads(unpacked(saved))
        check(isinstance(read, dict), "it is no object")
        check(read.pop(_SUM) == _sum_of(read), "it was changed")
        check(type(read["rounds"]) is int and read["rounds"] >= 0, "its rounds are no number")
        check(is_number(read["seconds"]), "its time is no number")
        for row in read["rows"].values():
            regrets, sums, *visits = row
            check(0 < len(regrets) == len(sums), "a row has no sums")
            check(all(map(is_number, (*regrets, *sums, *visits))), "a row has no numbers")
    except DamagedPolicyError:
        raise
    except ODD as error:
        raise DamagedPolicyError(str(error) or type(error).__name__) from error
    found: dict[str, Any] = read
    return found


def _rows_of(learner: TreeLearner, chosen: float) -> tuple[dict[str, Row], float]:
    """Return the rows of a tree's policy, and the most that a best response gains.

    Args:
        learner: what has learnt the tree.
        chosen: the probability of a player's own way to a decision, up to which worse actions are left out.
    """
    tree, policy = learner.tree, learner.policy()
    for _ in range(_SENSIBLE):
        found = evaluate(tree, [trembling(row) for row in policy])
        policy = [
            row if own > chosen else _sensible(row, [worth / reach for worth in worths])
            for row, worths, reach, own in zip(policy, found.worths, found.reach, found.own, strict=True)
        ]
    found = evaluate(tree, [trembling(row) for row in policy])
    rows = {}
    for each, chances, worths, reach in zip(tree.sets, policy, found.worths, found.reach, strict=True):
        if len(each.actions) > 1:
            worth = tuple([whole / reach for whole in worths])
            rows[each.key] = Row(each.actions, tuple(chances), worth).rounded()
    played = [rows[each.key].chances if each.key in rows else (1.0,) for each in tree.sets]
    return rows, max(best_gains(tree, played))


def _sensible(chances: Sequence[float], worths: Sequence[float], clear: float = _CLEAR) -> list[float]:
    """Return a policy without the actions that are clearly worse than the best one.

    The average policy has some where players hardly ever come by choice: a rest of the first rounds.
    """
    best = max(worths)
    kept = [chance if best - worth < clear else 0.0 for chance, worth in zip(chances, worths, strict=True)]
    return matched(kept) if sum(kept) else [float(worth == best) for worth in worths]


def _without_traces(row: Sequence[float]) -> list[float]:
    kept = [chance if chance >= _PURE else 0.0 for chance in row]
    whole = sum(kept)
    return [chance / whole for chance in kept]


def _sampled_gain(
    halves: Sequence[Gains], policy: Mapping[str, Sequence[float]], players: int, deals: float
) -> tuple[float, float]:
    """Return the most that a player gains by one better action at each decision, with its standard error.

    The better actions are chosen by one half of the deals, and their gain is counted in the other half: luck
    does not count as gain.
    """
    gains, squares = [0.0] * players, [0.0] * players
    for chosen_by, counted_in in (halves, halves[::-1]):
        for key, seen in counted_in.items():
            other = chosen_by.get(key)
            if other is None or key not in policy:
                continue
            now = _mean(other, policy[key])
            best = max(range(len(other.worths)), key=other.worths.__getitem__)
            if other.worths[best] > now:
                gains[seen.player] += seen.worths[best] - _mean(seen, policy[key])
                squares[seen.player] += max(seen.squares)
    found = [
        (gain / (2 * deals), sqrt(square) / (2 * deals)) for gain, square in zip(gains, squares, strict=True)
    ]
    return max(found)


def _mean(seen: Gain, chances: Sequence[float]) -> float:
    return sum(chance * worth for chance, worth in zip(chances, seen.worths, strict=True))
