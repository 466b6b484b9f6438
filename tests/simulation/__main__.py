"""The command: plays evenings for some minutes, and tells the shortest steps to a failure.

python -m tests.simulation [--minutes N] [--seed S]
python -m tests.simulation --steps FILE     repeats the steps of a failure, or of several, each with a name
"""

from __future__ import annotations

import os
import sys

if os.environ.get("PYTHONHASHSEED") != "0":  # sets of texts have one order
    os.environ["PYTHONHASHSEED"] = "0"
    os.environ["PYTHONPYCACHEPREFIX"] = ".simulation/bytecode"
    os.environ.pop("PYTHONDONTWRITEBYTECODE", None)
    os.execv(sys.executable, [sys.executable, "-m", "tests.simulation", *sys.argv[1:]])

import argparse
import faulthandler
import itertools
import json
import shutil
import tempfile
import time
import traceback
from pathlib import Path

from tests.simulation import program

FAILURE = Path(".simulation") / "failure.json"
SHORTEN = 300
"""Seconds for which the steps of a failure are shortened."""
_clock = time.perf_counter


def main(arguments: list[str]) -> int:
    parser = argparse.ArgumentParser(prog="simulate", description=__doc__.partition("\n")[0])
    parser.add_argument("--minutes", type=float, default=2.0, help="how long to play")
    parser.add_argument("--seed", type=int, default=1, help="the first seed")
    parser.add_argument("--evenings", type=int, default=0, help="how many evenings, whatever the time")
    parser.add_argument("--steps", type=Path, help="a file with the steps to repeat")
    parser.add_argument("--digest", action="store_true", help="print the digest of each evening")
    parser.add_argument("--long", action="store_true", help="do not shorten the steps of a failure")
    chosen = parser.parse_args(arguments)
    room = Path("/dev/shm") if os.access("/dev/shm", os.W_OK) else None
    folder = Path(tempfile.mkdtemp(prefix="cucu-evening-", dir=room))
    try:
        return _run(chosen, folder)
    finally:
        shutil.rmtree(folder, ignore_errors=True)
        program.JOURNAL.unlink(missing_ok=True)


def _run(chosen: argparse.Namespace, folder: Path) -> int:
    faulthandler.enable()
    FAILURE.parent.mkdir(exist_ok=True)
    program.prepare(folder)
    from tests.simulation import evening  # noqa: PLC0415 - after the clock
    from tests.simulation.world import World  # noqa: PLC0415

    program.hear_errors(World.told)
    tally, began = evening.Tally(), _clock()
    if chosen.steps is not None:
        return _repeat(chosen, folder, tally)
    end = began + 60 * chosen.minutes
    for number in itertools.count() if not chosen.evenings else range(chosen.evenings):
        if not chosen.evenings and _clock() > end:
            break
        try:
            evening.simulate(folder, chosen.seed * 100_000 + number, tally)
        except evening.FailureError as failure:
            _show(tally, began, chosen)
            print(f"\nSeed {chosen.seed}, evening {number}: {failure}", flush=True)
            return _tell(evening.shortened(folder, failure, 0 if chosen.long else SHORTEN))
        _show(tally, began, chosen)
    if sys.stderr.isatty():
        print(file=sys.stderr)
    _show(tally, began, chosen, last=True)
    return 0


def _show(tally: object, began: float, chosen: argparse.Namespace, *, last: bool = False) -> None:
    """Show the progress on one line of a terminal, and the sum at the end."""
    seconds = _clock() - began
    part = min(1.0, seconds / 60 / chosen.minutes)
    bar = "#" * round(20 * part)
    line = (
        f"[{bar:20}] {tally.evenings} evenings, {tally.steps} steps, {tally.games} games, "
        f"{tally.faults} faults injected, {tally.steps / max(seconds, 0.1):.0f} steps/s"
    )
    if last:
        print(line.partition("] ")[2])
        for fault, times in tally.known.items():
            print(f"known: {fault} ({times} times)")
        if chosen.digest:
            print("\n".join(tally.digests))
    elif sys.stderr.isatty():
        print(f"\r{line}", end="", file=sys.stderr, flush=True)


def _tell(failure: object) -> int:
    FAILURE.parent.mkdir(exist_ok=True)
    FAILURE.write_text(json.dumps(failure.evening.steps), encoding="utf-8")
    print(f"\nA promise is broken ({failure.what}):\n")
    for number, told in enumerate(failure.evening.world.trace, 1):
        print(f"{number:4}. {told}")
    if not isinstance(failure.error, AssertionError):
        traceback.print_exception(failure.error)
    print(f"\n{failure.error}\n\nAgain: python3 packaging/bootstrap.py simulate --steps {FAILURE}")
    return 1


def _repeat(chosen: argparse.Namespace, folder: Path, tally: object) -> int:
    from tests.simulation import evening  # noqa: PLC0415 - after the clock

    read = json.loads(chosen.steps.read_text(encoding="utf-8"))
    for name, written in (read if isinstance(read, dict) else {"": read}).items():
        steps = [tuple(step) for step in written]
        try:
            played = evening.repeat(folder, steps, tally)
        except evening.FailureError as failure:
            print(name)
            return _tell(failure)
        print(f"{len(steps)} steps: nothing is broken.")
        if chosen.digest:
            print(played.world.digest)
    return 0


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
