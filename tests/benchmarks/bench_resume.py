"""Kill a match fifty times without warning and see it go on: at the same decision, with the same cards.

A child process plays at random and tells, after each action, what every seat and a spectator see. It is
killed (SIGKILL) at a random moment and its log read again: that has to lead to what the child last told, or
exactly one action further, for the kill may come between the disk and the telling. Bar: 50 of 50.
"""

import subprocess
import sys
import tempfile
import time
from pathlib import Path
from random import Random
from zlib import crc32

from cucu_desktop.engine.actions import Amount
from cucu_desktop.engine.events import SPECTATOR
from cucu_desktop.games.campli import Options
from cucu_desktop.match.match import Match, Player, Setup

KILLS = 50
SEATS = 6


def view(match: Match) -> str:
    """Return what everybody and every seat sees, in a word."""
    seen = [match.observation(seat) for seat in (*range(SEATS), SPECTATOR)]
    return f"{match.game_number}/{match.length}/{crc32(repr(seen).encode()):08x}"


def step(match: Match, random: Random) -> None:
    """Do something at random."""
    seat = match.to_act
    if seat is None:
        match.next_game()
        return
    decision = match.observation(seat).decision
    assert decision is not None
    option = random.choice(decision.options)
    match.submit(
        seat, option.of(random.randint(option.low, option.high)) if isinstance(option, Amount) else option
    )


def child(path: Path, seed: int) -> None:
    """Play until killed, telling after each action."""
    random = Random(seed)
    if path.exists():
        match = Match.resume(path)
    else:
        players = tuple(Player(f"P{number}", "peppe", "peppe") for number in range(SEATS))
        match = Match.begin(Setup("campli", players, Options(), seed=seed), path)
    while True:
        print(view(match), flush=True)
        step(match, random)


def killed(path: Path, seed: int, moment: float) -> str:
    """Run a child, kill it at this moment after its first word, and return its last whole one."""
    with subprocess.Popen(
        [sys.executable, __file__, str(path), str(seed)], stdout=subprocess.PIPE, text=True
    ) as run:
        assert run.stdout is not None
        told = [run.stdout.readline()]
        time.sleep(moment)
        run.kill()
        told += run.stdout.readlines()
    return [line for line in told if line.endswith("\n")][-1].strip()


def one_action_earlier(path: Path) -> str:
    """Return the view before the log's last action or game: the kill came before the telling."""
    lines = path.read_text(encoding="utf-8").splitlines(keepends=True)
    last = max(number for number, line in enumerate(lines) if '"do":' in line or '"game":' in line)
    copy = path.with_suffix(".copy")
    copy.write_text("".join(lines[:last]), encoding="utf-8")
    match = Match.resume(copy)
    match.close()
    return view(match)


def main() -> None:
    """Kill, resume, compare."""
    random = Random(2)
    same = 0
    with tempfile.TemporaryDirectory() as folder:
        for kill in range(KILLS):
            path = Path(folder) / f"{kill // 5}.cucu"  # five kills in the same match, then a new one
            told = killed(path, kill, random.uniform(0, 0.3))
            match = Match.resume(path)
            resumed = view(match)
            match.close()
            same += told in (resumed, one_action_earlier(path))
    print(f"resumed at the same decision after SIGKILL: {same} of {KILLS}")


if __name__ == "__main__":
    if len(sys.argv) > 1:
        child(Path(sys.argv[1]), int(sys.argv[2]))
    main()
