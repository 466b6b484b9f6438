"""Whether the rating tells levels apart, and how long an analysis takes.

    python -m tests.benchmarks.bench_rating order [GAMES [GAME...]]
    python -m tests.benchmarks.bench_rating time

`order` lets persons of the three levels play a number of games (20) of each game at one table, of six seats
or as many as may play, rates every decision as the statistics do, and prints what a decision costs at each
level. Bar: less at each level than at the one below. At tricks a game is a match of four deals. `time`
prints how long it takes to look back at fifteen deals of each exchange game at six seats, and at a match of
four deals of Cöch; the process is started anew each time. Bars: 2 s, and 20 s.
"""

import os
import sys
import tempfile
import time
from itertools import pairwise
from pathlib import Path

from cucu_desktop.analysis.analysis import analyse
from cucu_desktop.analysis.analysis_process import AnalysisProcess
from cucu_desktop.analysis.report import Rating
from cucu_desktop.bots import PERSONS
from cucu_desktop.games.catalogue import GAMES
from cucu_desktop.games.game import TrickGame
from tests.analysis.bot_matches import play

LEVELS = (1, 2, 3)
MOST = 99
"""So many deals are enough for any game."""
DEALS = 4
"""Of a match of tricks."""
MOST_SEATS = 6
"""So many sit at a table, or as many as can."""


def company(number: int) -> list[str]:
    """Return who plays in the game of this number: one of each level after the other, others each time."""
    by_level = [[person.id for person in PERSONS.values() if person.level == level] for level in LEVELS]
    return [by_level[(seat + number) % 3][(number + seat // 3) % 4] for seat in range(MOST_SEATS)]


def rate(game: str, games: int) -> dict[int, Rating]:
    """Return the rating of each level after this number of games."""
    found = {level: Rating() for level in LEVELS}
    is_tricks = isinstance(GAMES[game], TrickGame)
    seats = GAMES[game].hands if isinstance(GAMES[game], TrickGame) else min(6, GAMES[game].seats[-1])
    with tempfile.TemporaryDirectory() as folder:
        for number in range(games):
            log = Path(folder) / f"{number}.cucu"
            bots = company(number)[:seats]
            play(log, game, seats, deals=DEALS if is_tricks else MOST, seed=number, bots=bots)
            for analysis in analyse(log):
                for player, rating in zip(analysis.players, analysis.ratings, strict=True):
                    level = PERSONS[player.name.rpartition("-")[0]].level
                    found[level] += rating
    return found


def order(games: int, names: list[str]) -> None:
    """Print what a decision costs at each level."""
    for game in names or GAMES:
        found = rate(game, games)
        told = "   ".join(
            f"{level}: {rating.mean:.5f} ± {rating.error:.5f} ({rating.decisions})"
            for level, rating in found.items()
        )
        means = [found[level].mean for level in LEVELS]
        is_ordered = all(above > below for above, below in pairwise(means))
        verdict = "in order" if is_ordered else "NOT in order"
        print(f"{game:12} {games} games   {told}   {verdict}", flush=True)


def measure(game: str, seats: int, deals: int) -> None:
    """Print how long it takes to look back at a number of deals."""
    with tempfile.TemporaryDirectory() as folder:
        log = Path(folder) / "match.cucu"
        played: list[int] = []
        seed = 0
        while sum(played) < deals:  # a game may be over before
            seed += 1
            match = play(log.with_name(f"{seed}.cucu"), game, seats, deals=deals, seed=seed)
            played = [len(match.finished_deals)]
        began, spent = time.perf_counter(), _spent()
        list(AnalysisProcess().ask([log.with_name(f"{seed}.cucu")], Path(folder) / "kept"))
        seconds, processor = time.perf_counter() - began, _spent() - spent
        print(
            f"{game:12} {seats} seats, {played[0]} deals: {seconds:.1f} s, {processor:.1f} of the processor",
            flush=True,
        )


def _spent() -> float:
    """Return the seconds of the processor that processes which have ended have taken."""
    children = os.times()
    return children.children_user + children.children_system


def main(words: list[str]) -> None:
    """Do what is asked for."""
    if words[:1] == ["time"]:
        for game in GAMES:
            if not isinstance(GAMES[game], TrickGame) and not GAMES[game].has_matador:
                measure(game, 6, 15)
        measure("ace_chasing", 6, 5)
        measure("coch", 4, DEALS)
    else:
        order(int(words[1]) if len(words) > 1 else 20, words[2:])


if __name__ == "__main__":
    main(sys.argv[1:])
