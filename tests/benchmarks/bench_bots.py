"""How long a bot thinks, and how far the levels lie apart.

    python -m tests.benchmarks.bench_bots                              one decision at the largest tables
    python -m tests.benchmarks.bench_bots first [NUMBER [GAME...]]     first deals
    python -m tests.benchmarks.bench_bots whole [NUMBER [GAME...]]     whole games

Bar: p99 of a decision at most 20 ms. Thinking is measured in processor time. The tables that a size of deal
needs are worked out when the first bot meets it; that is counted.

Levels meet at tables of six, two persons of each; who sits where, and which persons, changes from game to
game. `first` plays a number of first deals (1,000), `whole` a number of games (40), each from all six places
with the same cards. Bars: each level three standard errors a deal above the one below, and half as many games
again, by two errors.
"""

import sys
import time
from collections import defaultdict
from collections.abc import Iterator, Sequence
from dataclasses import replace
from itertools import count, pairwise
from random import Random
from typing import Final, cast

from cucu_desktop.bots import Person
from cucu_desktop.bots.dispatch import choose
from cucu_desktop.bots.win_chance import BEST
from cucu_desktop.games import ace_chasing, campli, cuckoo, lu_stu, tiebreak
from cucu_desktop.games.catalogue import GAMES as CATALOGUE
from cucu_desktop.games.game import ExchangeGame
from cucu_desktop.match.tournament import Tournament, TournamentGame, mean_and_error, play_game
from tests.bots.playing import LEVELS, PEOPLE, Table

TABLES = [
    (campli.Options(), 20, 12),
    (lu_stu.Options(), 20, 3),
    (cuckoo.Options(), 20, 5),
    (tiebreak.Options(), 12, 3),
    (ace_chasing.Options(bets="either"), 20, 10),
]
"""The options of a game, how many sit down, and how many games they begin."""
PLAYERS: Final = 6
WHOLE_GAME: Final = 100_000
SEED: Final = 1


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


def company(number: int) -> tuple[Person, ...]:
    """Return who sits down to the game of this number: two persons of each level, in any order."""
    random = Random(f"{SEED}/{number}/company")
    sitting = [
        replace(person, memory=1.0 if level == BEST else person.memory)
        for level in sorted(LEVELS, reverse=True)
        for person in random.sample(LEVELS[level], 2)
    ]
    random.shuffle(sitting)
    return tuple(sitting)


def game_of(game: str, number: int, *, is_whole: bool) -> tuple[list[int], TournamentGame]:
    """Return the level of each chair in the game of this number, and what came of it."""
    chairs = company(number)
    most = WHOLE_GAME if is_whole else 1
    played = Tournament(game, CATALOGUE[game].options(), chairs, most, SEED, duplicate=True)
    return [chair.level for chair in chairs], play_game(played, number)


def leads(levels: Sequence[int], shares: Sequence[float]) -> Iterator[float]:
    """Yield what each level has more than the one below, a player, from the lowest up."""
    means = {
        level: sum(part for own, part in zip(levels, shares, strict=True) if own == level) / 2
        for level in LEVELS
    }
    for below, above in pairwise(sorted(LEVELS)):
        yield means[above] - means[below]


def told(found: Sequence[Sequence[float]], decimals: int) -> str:
    """Return the leads of each level over the one below, with their errors."""
    parts = []
    for (below, above), lead in zip(pairwise(sorted(LEVELS)), zip(*found, strict=True), strict=True):
        mean, error = mean_and_error(lead)
        parts.append(f"{above} over {below} {mean:+.{decimals}f} ± {error:.{decimals}f}")
    return ", ".join(reversed(parts))


def levels_apart(game: str, most: int, *, is_whole: bool) -> str:
    """Return the differences between the levels of a game in this number of deals, or of whole games."""
    deals: list[list[float]] = []
    won: list[list[int]] = []
    for number in count():
        levels, played = game_of(game, number, is_whole=is_whole)
        everybody = (cast("Sequence[float]", brought) for brought in played.deals if None not in brought)
        deals += [list(leads(levels, brought)) for brought in everybody]
        won.append([sum(levels[chair] == level for chair in played.winners) for level in LEVELS])
        if len(won if is_whole else deals) >= most:
            break
    if is_whole:
        games = " : ".join(str(sum(each)) for each in zip(*won, strict=True))
        return f"{game:12} games won {games}; {ratios(won)}"
    return f"{game:12} {len(deals)} deals, {CATALOGUE[game].deal_unit}: {told(deals, 4)}"


def ratios(won: Sequence[Sequence[int]]) -> str:
    """Return how many times as many games each level wins as the one below, with the errors over packs."""
    parts = []
    for (below, above), (few, many) in zip(
        pairwise(sorted(LEVELS)), pairwise(zip(*won, strict=True)), strict=True
    ):
        ratio = sum(many) / max(sum(few), 1)
        _, error = mean_and_error([more - ratio * less for more, less in zip(many, few, strict=True)])
        parts.append(f"{above}/{below} {ratio:.2f} ± {error * len(won) / max(sum(few), 1):.2f}")
    return ", ".join(parts)


def main() -> None:
    """Play, and print a line for each table, level and kind of decision, or for each game."""
    if sys.argv[1:2] in (["first"], ["whole"]):
        what, *words = sys.argv[1:]
        number = int(words[0]) if words else {"first": 1000, "whole": 40}[what]
        games = [each for each, its in CATALOGUE.items() if isinstance(its, ExchangeGame)]
        for game in words[1:] or [each for each in games if PLAYERS in CATALOGUE[each].seats]:
            print(levels_apart(game, number, is_whole=what == "whole"), flush=True)
        return
    for options, seats, games in TABLES:
        print(f"{options}, {seats} seats")
        for kind, taken in sorted(decision_times(options, seats, games).items()):
            half, nearly_all, most = (
                1000 * sorted(taken)[int(share * (len(taken) - 1))] for share in (0.5, 0.99, 1)
            )
            print(
                f"  {kind:20} {len(taken):6} decisions"
                f"  p50 {half:6.3f}  p99 {nearly_all:6.3f}  most {most:6.3f} ms"
            )


if __name__ == "__main__":
    main()
