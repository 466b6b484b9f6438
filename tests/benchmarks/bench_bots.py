"""How long a bot thinks: one decision at a table of twenty, by level and kind. Bar: p99 at most 20 ms.

The tables that a size of deal needs are worked out when the first bot meets it; that is counted.
"""

import time
from collections import defaultdict

from cucu_desktop.bots import choose
from tests.bots.playing import PEOPLE, Table

SEATS = 20
GAMES = 12


def quantile(times: list[float], share: float) -> float:
    """Return the time, in milliseconds, that this share of the decisions stays below."""
    return 1000 * sorted(times)[int(share * (len(times) - 1))]


def main() -> None:
    """Play, and print a line for each level and kind of decision."""
    times: dict[str, list[float]] = defaultdict(list)
    for seed in range(GAMES):
        people = [PEOPLE[(seat + seed) % len(PEOPLE)] for seat in range(SEATS)]
        table = Table(people, seed)
        while not table.state.is_over and len(table.state.in_game()) > SEATS // 2:
            person, view, mood = people[table.seat], table.view(), table.moods[table.seat]
            kind = f"level {person.level}, {table.state.decision.kind}"
            began = time.perf_counter()
            choose(person, *view, mood)
            taken = time.perf_counter() - began
            times[kind].append(taken)
            times["all"].append(taken)
            table.step()
    for kind, taken in sorted(times.items()):
        half, nearly_all, most = (quantile(taken, share) for share in (0.5, 0.99, 1))
        print(
            f"{kind:20} {len(taken):6} decisions  p50 {half:6.3f}  p99 {nearly_all:6.3f}  most {most:6.3f} ms"
        )


if __name__ == "__main__":
    main()
