"""How long a bot thinks, and how well each level plays.

    python -m tests.benchmarks.bench_bots             one decision at the largest tables
    python -m tests.benchmarks.bench_bots strength    the levels against each other, every game played twice

Bar: p99 of a decision at most 20 ms. Thinking is measured in processor time. The tables that a size of deal
needs are worked out when the first bot meets it; that is counted.
"""

import sys
import time
from collections import defaultdict
from math import sqrt
from statistics import fmean, stdev

from cucu_desktop.bots.dispatch import choose
from cucu_desktop.games import ace_chasing, campli, cuckoo, lu_stu, tiebreak
from tests.bots.playing import GAMES, LEVELS, PEOPLE, Table

TABLES = [
    (campli.Options(), 20, 12),
    (lu_stu.Options(), 20, 3),
    (lu_stu.Options(), 39, 2),
    (cuckoo.Options(), 20, 5),
    (cuckoo.Options(pack="italian40", saltacavallo=True), 20, 3),
    (tiebreak.Options(), 12, 3),
    (ace_chasing.Options(bets="either"), 20, 10),
    (ace_chasing.Options(bets="either"), 52, 5),
]
"""The options of a game, how many sit down, and how many games they begin."""
CONTESTS = [
    (campli.GAME.presets["strict"], 8, 150),
    (lu_stu.Options(reentry="never", agreement=False), 6, 300),
    (lu_stu.Options(), 6, 300),
    (cuckoo.Options(), 6, 300),
    (tiebreak.Options(), 6, 100),
    (ace_chasing.Options(), 6, 400),
]
"""The same for the strength: there every game is played twice, the levels changing seats."""


def quantile(times: list[float], share: float) -> float:
    """Return the time, in milliseconds, that this share of the decisions stays below."""
    return 1000 * sorted(times)[int(share * (len(times) - 1))]


def decision_times(options: object, seats: int, games: int) -> dict[str, list[float]]:
    """Play until half of them are out, and return how long each decision took, by level and kind."""
    times: dict[str, list[float]] = defaultdict(list)
    for seed in range(games):
        people = [PEOPLE[(seat + seed) % len(PEOPLE)] for seat in range(seats)]
        table = Table(people, seed, options)
        while not table.state.is_over and len(table.state.in_game()) > seats // 2:
            person, view, mood = people[table.seat], table.view(), table.moods[table.seat]
            kind = f"level {person.level}, {table.state.decision.kind}"
            began = time.process_time()
            choose(person, *view, mood)
            taken = time.process_time() - began
            times[kind].append(taken)
            times["all"].append(taken)
            table.step()
    return times


def contest(options: object, seats: int, games: int, one: int, other: int) -> tuple[list[float], list[float]]:
    """Return for each pair of games what part of them level `one` won, and its coins a player and game."""
    won, coins = [], []
    for seed in range(games):
        wins = lead = 0.0
        for first, second in ((one, other), (other, one)):
            levels = [second if seat % 2 else first for seat in range(seats)]
            people = [
                LEVELS[level][(seat // 2 + seed) % len(LEVELS[level])] for seat, level in enumerate(levels)
            ]
            state = Table(people, seed, options).play()
            wins += sum(levels[seat] == one for seat in state.winners) / len(state.winners) / 2
            held = [count for count, level in zip(state.table.coins, levels, strict=True) if level == one]
            lead += fmean(held) / 2 - 50
        won.append(wins)
        coins.append(lead)
    return won, coins


def name_of(options: object) -> str:
    """Return the game's name, with the options that are not the usual ones."""
    usual = type(options)()
    special = [
        f"{name}={value}"
        for name in options.__slots__
        if (value := getattr(options, name)) != getattr(usual, name)
    ]
    return " ".join([GAMES[type(options)].id, *special])


def error(values: list[float]) -> float:
    """Return the standard error of the mean."""
    return stdev(values) / sqrt(len(values))


def main() -> None:
    """Play, and print a line for each table, level and kind of decision, or for each contest."""
    if "strength" in sys.argv:
        for options, seats, games in CONTESTS:
            for one, other in ((3, 1), (3, 2), (2, 1)):
                won, coins = contest(options, seats, games, one, other)
                print(
                    f"{name_of(options):40} {seats:2} seats  level {one} against {other}:"
                    f" wins {100 * fmean(won):5.1f} ± {100 * error(won):3.1f} %,"
                    f" coins a game {fmean(coins):+6.2f} ± {error(coins):4.2f}"
                )
        return
    for options, seats, games in TABLES:
        print(f"{name_of(options)}, {seats} seats")
        for kind, taken in sorted(decision_times(options, seats, games).items()):
            half, nearly_all, most = (quantile(taken, share) for share in (0.5, 0.99, 1))
            print(
                f"  {kind:20} {len(taken):6} decisions"
                f"  p50 {half:6.3f}  p99 {nearly_all:6.3f}  most {most:6.3f} ms"
            )


if __name__ == "__main__":
    main()
