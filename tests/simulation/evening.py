"""The state machine: a seed chooses the steps of an evening; those to a failure are shortened."""

from __future__ import annotations

import json
import re
import time
from collections import Counter
from random import Random
from typing import TYPE_CHECKING

from tests.simulation import invariants, program
from tests.simulation.broken import BrokenError
from tests.simulation.clock import CLOCK
from tests.simulation.disk import DISK
from tests.simulation.known import known
from tests.simulation.steps import STEPS
from tests.simulation.world import World

if TYPE_CHECKING:
    from collections.abc import Iterator
    from pathlib import Path

FOLLOWS = {
    "fill": ("language", "fill", "aside"),
    "scroll": ("aside", "scheme"),
    "pick": ("text", "fill"),
    "inn": ("fill", "language", "pick"),
    "visit": ("fill", "language"),
    "key": ("scheme",),
    "begin": ("decide",),
    "score": ("score", "correct"),
    "host": ("guest",),
    "guest": ("guest",),
    "undo": ("undo",),
}
"""What follows one of these steps, each third time: rare places need several steps in a row."""
TAKE_BACK = ("press", "key", "menu", "guest", "undo")
"""The steps by which a choice may be taken back."""
SHARES = (0, 1, 1, 1, 3)
"""What the weight of a kind of step is multiplied by, in an evening."""
LENGTH = 200
"""Steps of an evening, also those that can do nothing."""
MOST_DECISIONS = 60
"""Decisions that follow the beginning of some matches."""
_perf = time.perf_counter


class Tally:
    """What was done so far.

    Attributes:
        evenings, steps, games, faults: their numbers; a step that could do nothing is not counted.
        known: how often each known fault was met.
        slow: the longest processor time of each kind of step, in seconds.
        digests: that of each evening.
    """

    def __init__(self) -> None:
        self.evenings = self.steps = self.games = self.faults = 0
        self.known: Counter[str] = Counter()
        self.kinds: Counter[str] = Counter()
        self.slow: dict[str, float] = {}
        self.digests: list[str] = []


class Evening:
    """One evening, step by step, with the invariants after each."""

    def __init__(self, folder: Path, number: int, tally: Tally) -> None:
        self.steps: list[tuple[str, int, int]] = []
        self.tally = tally
        self.is_over = False
        self.error: Exception | None = None
        self._injected = DISK.injected
        self._journal = program.JOURNAL.open("w", encoding="utf-8")
        self.world = World(folder, number)

    def do(self, name: str, one: int, other: int) -> None:
        """Do a step and compare; a known fault ends the evening."""
        if self.is_over:
            return
        step, world, tally = STEPS[name], self.world, self.tally
        self.steps.append((name, one, other))
        self._write_down()
        world.deletes, world.waited = step.takes_back, 0
        world.may_take_back = name in TAKE_BACK
        DISK.failures.clear()
        before = invariants.shown_state(world) if step.keeps else None
        began, thought = time.thread_time(), CLOCK.thought
        try:
            told = step.do(world, one, other)
            if not told:
                return
            world.settle()
            spent = time.thread_time() - began - (CLOCK.thought - thought)
            tally.slow[name] = max(tally.slow.get(name, 0), spent)
            invariants.quick(told, spent)
            tally.steps += 1
            tally.kinds[name] += 1
            world.note(told)
            invariants.check(world, step, before)
        except Exception as error:  # noqa: BLE001 - any error is a finding
            raise_unknown(self, error)
        tally.games += name == "begin"

    def _write_down(self) -> None:
        """Add the last step to the journal, which stays valid JSON; a new file at each step would be slow."""
        self._journal.seek(max(self._journal.tell() - 1, 0))
        self._journal.write(("[" if len(self.steps) == 1 else ",") + json.dumps(self.steps[-1]) + "]")
        self._journal.flush()

    def finish(self) -> None:
        """Compare at the end of the evening."""
        if self.is_over:
            return
        try:
            invariants.check_end(self.world)
        except Exception as error:  # noqa: BLE001 - any error is a finding
            raise_unknown(self, error)

    def end(self) -> None:
        self.tally.evenings += 1
        self.tally.faults += DISK.injected - self._injected
        self.tally.digests.append(self.world.digest)
        self._journal.close()
        self.world.end()


def raise_unknown(evening: Evening, error: Exception) -> None:
    """Raise an error that is not known; a known one ends the evening."""
    reason = known(str(error))
    if reason is None:
        evening.error = error
        raise error
    evening.tally.known[reason] += 1
    evening.is_over = True


def plan(seed: int) -> Iterator[tuple[str, int, int]]:
    """Return the steps of an evening without an end; some kinds are rare or missing in each evening.

    Evenings that lack a kind of step go deeper with the others than one in which all are equally likely.
    """
    chance = Random(seed)
    names = list(STEPS)
    weights = [STEPS[name].weight * chance.choice(SHARES) for name in names]
    while True:
        (name,) = chance.choices(names, weights)
        yield name, chance.randrange(256), (other := chance.randrange(256))
        if name == "begin" and other % 3 == 1:
            for _ in range(MOST_DECISIONS):
                name = "decide" if chance.randrange(10) else "undo"
                yield name, chance.randrange(256), chance.randrange(256)
        while name in FOLLOWS and other % 3 == 0:
            name = chance.choice(FOLLOWS[name])
            yield name, chance.randrange(256), (other := chance.randrange(256))


def simulate(folder: Path, seed: int, tally: Tally) -> None:
    """Play an evening with this seed.

    Raises:
        FailureError: a promise is broken.
    """
    evening, steps = Evening(folder, 1, tally), plan(seed)
    try:
        for _ in range(LENGTH):
            evening.do(*next(steps))
        evening.finish()
    except Exception as error:
        raise FailureError(evening, error) from error
    finally:
        evening.end()


def shortened(folder: Path, failure: FailureError, seconds: float) -> FailureError:
    """Leave out steps, half of them at first, as long as the same promise is broken."""
    end, size = _perf() + seconds, max(1, len(failure.evening.steps) // 2)
    while size and _perf() < end:
        at = 0
        while at < len(failure.evening.steps) and _perf() < end:
            steps = failure.evening.steps
            shorter = failing(folder, [*steps[:at], *steps[at + size :]])
            if shorter is not None and shorter.sign == failure.sign:
                failure = shorter
            else:
                at += size
        size //= 2
    return failure


def failing(folder: Path, steps: list[tuple[str, int, int]]) -> FailureError | None:
    """Play these steps; return the failure, if any."""
    try:
        repeat(folder, steps, Tally())
    except FailureError as failure:
        return failure
    return None


def repeat(folder: Path, steps: list[tuple[str, int, int]], tally: Tally) -> Evening:
    """Play these steps.

    Raises:
        FailureError: a promise is broken.
    """
    evening = Evening(folder, 1, tally)
    try:
        for step in steps:
            evening.do(*step)
        evening.finish()
    except Exception as error:
        raise FailureError(evening, error) from error
    finally:
        evening.end()
    return evening


class FailureError(Exception):
    """The steps to a broken promise.

    Attributes:
        what: the kind of promise.
        sign: by which the same failure is known after other steps.
    """

    def __init__(self, evening: Evening, error: Exception) -> None:
        super().__init__(str(error))
        self.evening, self.error = evening, error
        self.what = error.what if isinstance(error, BrokenError) else type(error).__name__
        self.sign = self.what, re.sub(r"[0-9]+", "", str(error))[:40]
