"""How well and how fast the bots play tricks: duplicate deals, the same cards twice with seats changed.

    python tests/benchmarks/tricks/bench_trick_bots.py [GAME [BETTER WORSE [DEALS [FIRST]]]]

A level of 4 is a player who sees all cards (`sees_all`): how far any player could come. Bars: in Cöch level 3
takes at least 6.0 points of 19 more than level 1 on average over 1,000 deals; a move takes 0.8 s at most in
99 of 100, never more than 1 s; six-card endings with open cards are solved in 40 ms at most. In Zifuli what
is compared are tokens for each deal and player.
"""

import sys
import time
from collections import defaultdict
from random import Random
from statistics import fmean, median, stdev

from cucu_desktop.bots import PERSONS
from cucu_desktop.bots.dispatch import choose
from cucu_desktop.bots.tricks.solver import Solver
from cucu_desktop.bots.tricks.trick_position import Position
from cucu_desktop.engine.actions import SHUFFLE, Shuffled
from cucu_desktop.engine.tricks.observation import observe
from tests.bots.tricks.open_cards import any_ending
from tests.bots.tricks.sees_all import SeesAll
from tests.trick_playing import GAMES

BY_LEVEL = {
    level: next(person for person in PERSONS.values() if person.level == level) for level in (1, 2, 3)
}
SEES_ALL = 4
"""The level of a player who sees all cards, and bids like level 3."""
ENDINGS = 100

Times = dict[str, list[float]]


def play_deal(game, levels, seed: int, times: Times):
    """Play a deal, the cards and all chance from the seed; return its end."""
    module, random = GAMES[game], Random(seed)
    state = module.state_class(module.options(), seed % module.state_class.seats)
    state.start()
    seeing: dict[int, SeesAll] = {}
    while (decision := state.decision) is not None:
        if decision is SHUFFLE:
            state.apply(Shuffled.by(Random(seed), state.pack))
            continue
        level = levels[decision.seat]
        began = time.process_time()
        if level == SEES_ALL and decision.kind == "play":
            side = next(index for index, seats in enumerate(state.sides()) if decision.seat in seats)
            action = seeing.setdefault(side, SeesAll(state, decision.seat)).choose(state)
        else:
            action = choose(BY_LEVEL[min(level, 3)], observe(state, decision.seat), (), random)
        if len(decision.options) > 1:
            times[f"level {level}, {decision.kind}"].append(time.process_time() - began)
        state.apply(action)
    return state


def advantage(game, better: int, worse: int, seed: int, times: Times) -> tuple[float, float]:
    """Return by how much the better level comes out ahead over both ways to seat them, and what it wins."""
    ahead = won = 0.0
    for one, other in ((better, worse), (worse, better)):
        levels = [one, other] * 2 if game != "zifuli" else [one, other, one, other, other]
        state = play_deal(game, levels, seed, times)
        mine = [seat for seat, level in enumerate(levels) if level == better]
        if game == "zifuli":
            ahead += fmean(state.table.tokens[seat] for seat in mine)
            won += fmean(state.table.tokens[seat] > 0 for seat in mine)
        else:
            side = next(side for side, seats in enumerate(state.sides()) if seats[0] in mine)
            ahead += state.points[side] - state.points[1 - side]
            won += (mine[0] in state.winners) + (not state.winners) / 2
    return ahead / 2, won / 2


def compare(game, better: int, worse: int, deals: int, first: int = 0) -> None:
    """Play this number of deals twice; print the bots' lead and their thinking times."""
    times: Times = defaultdict(list)
    results = [advantage(game, better, worse, seed, times) for seed in range(first, first + deals)]
    ahead = [points for points, _ in results]
    error = stdev(ahead) / deals**0.5
    won = 100 * fmean(wins for _, wins in results)
    print(f"{game}, {better} against {worse}: ahead by {fmean(ahead):.2f} +- {error:.2f}, wins {won:.0f} %")
    for kind, taken in sorted(times.items()):
        taken.sort()
        half, most, all_ = (1000 * taken[int(share * (len(taken) - 1))] for share in (0.5, 0.99, 1))
        print(f"  {kind:16} {len(taken):6} decisions  p50 {half:7.2f}  p99 {most:7.2f}  most {all_:7.2f} ms")


def solve(game) -> None:
    """Solve endings of six cards and print how long it takes."""
    random, times = Random("endings"), []
    for _ in range(ENDINGS):
        context, hands = any_ending(game, 6, random)
        began = time.process_time()
        Solver(context, hands).value(Position(0, len(hands)), sum(hands))
        times.append(1000 * (time.process_time() - began))
    times.sort()
    nearly_all = times[int(0.95 * len(times))]
    print(
        f"{game}, six-card endings: median {median(times):.1f} ms, p95 {nearly_all:.1f} ms, "
        f"most {times[-1]:.1f} ms"
    )


def main(arguments: list[str]) -> None:
    """Measure what is asked for; without arguments a little of everything."""
    for name in arguments[:1] or GAMES:
        solve(name)
    game, better, worse, deals, first = (*arguments, *["coch", "3", "1", "20", "0"][len(arguments) :])
    for name in GAMES if not arguments else [game]:
        compare(name, int(better), int(worse), int(deals), int(first))


if __name__ == "__main__":
    main(sys.argv[1:])
