"""How the persons of level 3 differ, and what it costs them: by the worths of the same random decisions.

    python -m tests.benchmarks.bench_persons [DECISIONS [GAME...]]

For each person it is shown in how many of a hundred decisions of a kind they do something else than the
player who gives advice, and in turns what that costs, in tokens a decision. Bar: at most 0.001 tokens a
turn, and no two persons do the same in everything.
"""

import sys
from collections import defaultdict
from random import Random
from typing import Final

from cucu_desktop.bots.dispatch import assess
from cucu_desktop.bots.persons import COUNSELLOR, PERSONS
from cucu_desktop.match.tournament import mean_and_error
from tests.bots.random_decisions import decisions, some

GAMES: Final = ("campli", "lu_stu", "cuckoo", "tiebreak", "ace_chasing")
BEST: Final = [person for person in PERSONS.values() if person.level == 3]


def main() -> None:
    """Print a line for each person and kind of decision."""
    number, *games = sys.argv[1:] or ["300"]
    for game in games or GAMES:
        costs: dict[tuple[str, str], list[float]] = defaultdict(list)
        others: dict[tuple[str, str], list[float]] = defaultdict(list)
        for seen, heard in some(decisions(game, range(2 * int(number))), int(number), Random(1), most=3):
            advised = assess(COUNSELLOR, seen, heard, Random(0)).best.action
            for person in BEST:
                found = assess(person, seen, heard, Random(0))
                best, policy = found.best, found.policy
                others[seen.kind, person.id].append(100 * (1 - policy[advised]))
                if found.unit == "tokens":
                    cost = sum(
                        policy[option.action] * (best.worth - option.worth) for option in found.options
                    )
                    costs[seen.kind, person.id].append(cost)
        for (kind, person), differs in others.items():
            mean, error = mean_and_error(differs)
            line = f"{game:12} {kind:10} {person:9} {len(differs):5}, other {mean:.1f} ± {error:.1f} in 100"
            if costs[kind, person]:
                cost, off = mean_and_error(costs[kind, person])
                line += f", costs {cost:.5f} ± {off:.5f} tokens"
            print(line)


if __name__ == "__main__":
    main()
