"""How long a bot thinks, and how far the levels lie apart.

    python -m tests.benchmarks.bench_bots                              one decision at the largest tables
    python -m tests.benchmarks.bench_bots first [NUMBER [GAME...]]     first deals
    python -m tests.benchmarks.bench_bots whole [NUMBER [GAME...]]     deals of whole games
    python -m tests.benchmarks.bench_bots alone [NUMBER [GAME...]]     first deals, one seat at another level

Bar: p99 of a decision at most 20 ms. Thinking is measured in processor time. The tables that a size of deal
needs are worked out when the first bot meets it; that is counted.

Levels meet at tables of six, two persons of each; who sits where, and which persons, changes from game to
game. `first` plays a number of first deals (1,000), each from all six places with the same cards: of a
whole game all but the winner lose all they have, which hides how they play. `whole` plays a number of deals
(40,000) in games to their end, and tells which part of them each level wins. Bars: each level three
standard errors a deal above the one below, and four games of a hundred more.

`alone` needs a tenth of the deals (1,500): wherever a player would do something else who had the same
character, but were a level lower or higher, the deal is played out that way, too, with the same cards.
Elsewhere nothing can come of the level.
"""

import sys
import time
from collections import defaultdict
from collections.abc import Iterator, Sequence
from dataclasses import replace
from itertools import count, pairwise
from random import Random
from statistics import fmean
from typing import Final, cast

from cucu_desktop.bots import Person
from cucu_desktop.bots.dispatch import choose
from cucu_desktop.bots.win_chance import BEST
from cucu_desktop.engine.actions import Action
from cucu_desktop.engine.exchange import ExchangeState
from cucu_desktop.games import ace_chasing, campli, cuckoo, lu_stu, tiebreak
from cucu_desktop.games.catalogue import GAMES as CATALOGUE
from cucu_desktop.games.game import ExchangeGame
from cucu_desktop.match.tournament import Tournament, TournamentGame, mean_and_error, play_game
from tests.benchmarks.bench_advice import brought as lives_brought
from tests.benchmarks.redeals import DealAgain, is_going_on, view
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
PLAYERS: Final = 6
WHOLE_GAME: Final = 100_000
"""More deals than any game has."""
SEED: Final = 1
FORGETS: Final = 0.8
"""The largest memory of a person below the best level."""


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
    played = Tournament(game, CATALOGUE[game].options(), chairs, most, SEED, duplicate=not is_whole)
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
    """Return the differences between the levels of a game in this number of deals."""
    deals: list[list[float]] = []
    won: list[list[float]] = []
    for number in count():
        levels, played = game_of(game, number, is_whole=is_whole)
        everybody = (cast("Sequence[float]", brought) for brought in played.deals if None not in brought)
        deals += [list(leads(levels, brought)) for brought in everybody]
        if is_whole and played.winners:
            shares = [200 * (chair in played.winners) / len(played.winners) for chair in range(PLAYERS)]
            won.append(list(leads(levels, shares)))  # of a hundred games, what both players win
        if len(deals) >= most:
            break
    apart = f"{game:12} {len(deals)} deals, {CATALOGUE[game].deal_unit}: {told(deals, 4)}"
    return f"{apart}; {len(won)} games, of a hundred: {told(won, 1)}" if won else apart


class FirstDeal:
    """A first deal with the same cards and the same random numbers for all players."""

    def __init__(self, game: str, number: int) -> None:
        self._deal = DealAgain(game, PLAYERS)
        self._number = number
        cards = list(self._deal.pack.cards)
        Random(f"{SEED}/{number}/cards").shuffle(cards)
        self.state = self._deal.begin(cards)
        self._others: dict[tuple[int, int], ExchangeState] = {}

    def leads(self, people: Sequence[Person]) -> list[float]:
        """Return what each level loses less than the one below in the same seat, from the lowest up."""
        swaps = [
            (seat, at_another_level(person, level))
            for seat, person in enumerate(people)
            for level in LEVELS
            if abs(level - person.level) == 1
        ]
        while is_going_on(self.state):
            action, seat = self._choice(self.state, people), self.state.decision.seat
            for mine, other in swaps:
                if mine == seat and (seat, other.level) not in self._others:
                    swapped = [other if each == seat else person for each, person in enumerate(people)]
                    if self._choice(self.state, swapped) != action:
                        self._others[seat, other.level] = self._end(self.state, swapped)
            self.state.apply(action)
        return [
            fmean(
                (brought(self.state, seat) - brought(end, seat)) * (person.level - level)
                if (end := self._others.get((seat, level)))
                else 0.0
                for seat, person in enumerate(people)
                for level in pair
                if person.level in pair and level != person.level
            )
            for pair in pairwise(sorted(LEVELS))
        ]

    def _choice(self, state: ExchangeState, people: Sequence[Person]) -> Action:
        """Return what is done: by the same person in the same place always the same."""
        seen, heard = view(state)
        return choose(people[seen.seat], seen, heard, Random(f"{self._number}/{seen.seat}/{len(heard)}"))

    def _end(self, state: ExchangeState, people: Sequence[Person]) -> ExchangeState:
        """Return how the deal ends with these people from now on."""
        journal, state = state.table.journal, state.clone()
        state.table.journal, state.table.recording = list(journal), True
        while is_going_on(state):
            state.apply(self._choice(state, people))
        return state


def at_another_level(person: Person, level: int) -> Person:
    """Return who has the same character and plays better or worse."""
    return replace(person, level=level, memory=1.0 if level == BEST else min(person.memory, FORGETS))


def brought(state: ExchangeState, seat: int) -> int:
    """Return the lives that a seat has won less lost in a deal; in Cambio, whether it has lost the deal.

    In Ace Chasing who is out has lost the one they had.
    """
    if state.options.game == "ace_chasing":
        return -(seat not in state.in_game())
    if state.options.game == "cambio":
        return -(state.table.dead[seat] or seat in state.deal.losers)
    return int(lives_brought(state, seat))


def alone(game: str, number: int) -> str:
    """Return how far the levels lie apart where one seat only is a level lower or higher."""
    found = [FirstDeal(game, each).leads(company(each)) for each in range(number)]
    return f"{game:12} {number} deals, lives: {told(found, 4)}"


def tables_of_six() -> list[str]:
    """Return the exchange games for this number of players."""
    return [game for game, its in CATALOGUE.items() if isinstance(its, ExchangeGame) and PLAYERS in its.seats]


def name_of(options: object) -> str:
    """Return the game's name, with the options that are not the usual ones."""
    usual = type(options)()
    special = [
        f"{name}={value}"
        for name in options.__slots__
        if (value := getattr(options, name)) != getattr(usual, name)
    ]
    return " ".join([GAMES[type(options)].id, *special])


def main() -> None:
    """Play, and print a line for each table, level and kind of decision, or for each game."""
    if sys.argv[1:2] == ["alone"]:
        deals, *chosen = sys.argv[2:] or ["1500"]
        for game in chosen or tables_of_six():
            print(alone(game, int(deals)), flush=True)
        return
    if sys.argv[1:2] in (["first"], ["whole"]):
        what, *words = sys.argv[1:]
        number = int(words[0]) if words else {"first": 1000, "whole": 40_000}[what]
        for game in words[1:] or tables_of_six():
            print(levels_apart(game, number, is_whole=what == "whole"), flush=True)
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
