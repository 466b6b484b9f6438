"""Tournament of bots: every chair's result per deal, with its standard error.

Games are numbered and independent of each other: the cards of game g follow from the seed and g alone, and so
do the random numbers of the bots. So games can be played in any number of processes with the same result. In
a duplicate tournament every game is played once for each seat, with the same cards and the players one seat
further on; the results of a player at all seats of the same deal are one sample.
"""

import os
import time
from collections.abc import Collection, Iterator, Sequence
from concurrent.futures import Future, ProcessPoolExecutor
from dataclasses import replace
from itertools import chain, count, cycle
from math import sqrt
from multiprocessing import active_children
from random import Random
from typing import Final, NamedTuple

from cucu_desktop.bots import PERSONS, Person
from cucu_desktop.bots.dispatch import choose
from cucu_desktop.bots.win_chance import BEST
from cucu_desktop.engine.actions import RESHUFFLE, SHUFFLE, Shuffled
from cucu_desktop.engine.events import DealBegan
from cucu_desktop.engine.families import GameState, heard_by, seen_from, sit_down
from cucu_desktop.engine.mechanisms.pots import PotState
from cucu_desktop.engine.options import GameOptions
from cucu_desktop.engine.table import Table
from cucu_desktop.frozen import frozen
from cucu_desktop.games.catalogue import GAMES
from cucu_desktop.match.child_entry import end_with_parent
from cucu_desktop.match.match import PURSE
from cucu_desktop.match.playback.deal_outcome import gains

AHEAD: Final = 4
"""The number of games in the queue for each process, so that none waits for another."""


@frozen
class Tournament:
    """A tournament.

    Attributes:
        chairs: the players; a player is named by the number of their chair.
        deals: the number of deals, each played once for each seat if `duplicate`.
    """

    game: str
    options: GameOptions
    chairs: tuple[Person, ...]
    deals: int
    seed: int = 1
    duplicate: bool = False


Brought = tuple[float | None, ...]
"""The gain of every chair from a deal; None for a chair that was not dealt into it."""


@frozen
class TournamentGame:
    """One numbered game, in a duplicate tournament with all its repetitions.

    Attributes:
        deals: for each deal the average gain of every chair over the repetitions in which it was dealt in.
        winners: the chairs that won, once for each repetition that they won.
        games: the number of finished repetitions.
        decisions: the number of bots' decisions.
    """

    deals: tuple[Brought, ...]
    winners: tuple[int, ...]
    games: int
    decisions: int


class Mean(NamedTuple):
    """An average of independent samples, with its standard error."""

    mean: float
    error: float


@frozen
class ChairResult:
    """The result of one chair.

    Attributes:
        person: its bot.
        won: games won.
        per_deal: the gain of a deal that the chair was dealt into.
        won_share: the share of games won, the repetitions of one game taken together; None if no game was
            finished.
    """

    person: Person
    won: int
    per_deal: Mean
    won_share: Mean | None


@frozen
class Result:
    """How a tournament ended.

    Attributes:
        deals, games, decisions: their numbers; repetitions of a deal count once.
        unit: the unit of gains: "tokens" won less lost, "coins", or the difference of "points".
        standings: for each chair.
    """

    deals: int
    games: int
    decisions: int
    seconds: float
    unit: str
    standings: tuple[ChairResult, ...]


def chairs_of(seats: int, levels: Sequence[int] = (), persons: Sequence[str] = ()) -> tuple[Person, ...]:
    """Return the bot of each chair; short lists repeat.

    By default each bot has its own level, and the bots are all persons in their order, or those of each
    level. A bot that is given the highest level has perfect memory.

    Raises:
        KeyError: an unknown person.
    """
    known = [PERSONS[person] for person in persons] or list(PERSONS.values())
    if not levels:
        return tuple(known[chair % len(known)] for chair in range(seats))
    of_level = {level: cycle([person for person in known if person.level == level]) for level in set(levels)}
    sitting = []
    for chair in range(seats):
        level = levels[chair % len(levels)]
        person = known[chair % len(known)] if persons else next(of_level[level])
        sitting.append(replace(person, level=level, memory=1.0 if level == BEST else person.memory))
    return tuple(sitting)


def play(tournament: Tournament, jobs: int | None = None) -> Iterator[int | Result]:
    """Play a tournament in `jobs` processes, by default one a core.

    Yield the number of deals played now and then, and at last the result.
    """
    began = time.perf_counter()
    samples: list[Brought] = []
    won = [0] * len(tournament.chairs)
    shares: list[list[float]] = [[] for _ in tournament.chairs]
    games = decisions = 0
    for played in _games(tournament, jobs or os.cpu_count() or 1):
        samples += played.deals[: tournament.deals - len(samples)]
        games, decisions = games + played.games, decisions + played.decisions
        for chair, share in enumerate(shares):
            times = played.winners.count(chair)
            won[chair] += times
            if played.games:
                share.append(times / played.games)
        yield len(samples)
        if len(samples) == tournament.deals:
            break
    standings = tuple(
        ChairResult(
            person,
            won[chair],
            mean_and_error([gain for sample in samples if (gain := sample[chair]) is not None]),
            mean_and_error(shares[chair]) if shares[chair] else None,
        )
        for chair, person in enumerate(tournament.chairs)
    )
    seconds = time.perf_counter() - began
    yield Result(len(samples), games, decisions, seconds, GAMES[tournament.game].deal_unit, standings)


def _games(tournament: Tournament, jobs: int) -> Iterator[TournamentGame]:
    """Yield the games in the order of their numbers."""
    if jobs == 1:
        yield from (play_game(tournament, number) for number in count())
    others = set(active_children())
    with ProcessPoolExecutor(jobs, initializer=end_with_parent) as pool:
        waiting: list[Future[TournamentGame]] = []
        try:
            for number in count():
                waiting.append(pool.submit(play_game, tournament, number))
                if len(waiting) == jobs * AHEAD:
                    yield waiting.pop(0).result()
        finally:
            pool.shutdown(wait=False, cancel_futures=True)
            for child in set(active_children()) - others:
                child.terminate()  # a game of tricks takes half a minute, and is not needed any more


def play_game(tournament: Tournament, number: int) -> TournamentGame:
    """Play the game of this number, in a duplicate tournament once from each seat."""
    seats = len(tournament.chairs)
    moves = range(seats if tournament.duplicate else 1)
    repetitions = [_Repetition(tournament, number, moved) for moved in moves]
    for repetition in repetitions:
        repetition.play()
    longest = max(len(repetition.deals) for repetition in repetitions)
    deals = []
    for deal in range(longest):
        had = [repetition.deals[deal] for repetition in repetitions if deal < len(repetition.deals)]
        deals.append(tuple(map(_average, zip(*had, strict=True))))
    return TournamentGame(
        tuple(deals),
        tuple(chain.from_iterable(repetition.winners for repetition in repetitions)),
        sum(repetition.is_over for repetition in repetitions),
        sum(repetition.decisions for repetition in repetitions),
    )


def _average(gains: Sequence[float | None]) -> float | None:
    """Return the average of the gains, without deals that the chair was not dealt into; None without any."""
    played = [gain for gain in gains if gain is not None]
    return sum(played) / len(played) if played else None


class _Repetition:
    """One numbered game with the players a number of seats further on."""

    def __init__(self, tournament: Tournament, number: int, moved: int) -> None:
        chairs = tournament.chairs
        self._chair_at = [(seat - moved) % len(chairs) for seat in range(len(chairs))]
        self._bots = [chairs[chair] for chair in self._chair_at]
        self._most = tournament.deals
        self._unit = GAMES[tournament.game].deal_unit
        self._cards = f"{tournament.seed}/{number}/cards"
        self._random = Random(f"{tournament.seed}/{number}/{moved}/bots")
        game = GAMES[tournament.game]
        kind = game.state_class
        coins = [game.coins_of(tournament.options, PURSE)] * len(chairs)
        self._state: GameState = sit_down(kind, tournament.options, coins, 0)
        self.deals: list[Brought] = []
        self.decisions = 0

    @property
    def is_over(self) -> bool:
        return self._state.is_over

    @property
    def winners(self) -> list[int]:
        return [self._chair_at[seat] for seat in self._state.winners]

    def play(self) -> None:
        """Play to the end of the game, or to the last deal."""
        state, journal = self._state, self._state.table.journal
        state.start()
        began, coins = len(journal), self._owned()
        dealt = 0
        while state.decision is not None:
            if state.decision is SHUFFLE:
                if dealt:
                    self._note(began, coins)
                if dealt == self._most:
                    return
                dealt += 1
                began, coins = len(journal), self._owned()
                state.apply(Shuffled.by(Random(f"{self._cards}/{dealt}"), state.to_shuffle))
            elif state.decision is RESHUFFLE:
                state.apply(Shuffled.by(Random(f"{self._cards}/{dealt}/{len(journal)}"), state.to_shuffle))
            else:
                seat = state.decision.seat
                heard = heard_by(state, seat, began)
                state.apply(choose(self._bots[seat], seen_from(state, seat), heard, self._random))
                self.decisions += 1
        self._note(began, coins)

    def _owned(self) -> list[float]:
        """Return each seat's property before a deal, its part of the pool included."""
        state, table = self._state, self._state.table
        if isinstance(state, PotState):
            players = state.coming.players
            part = state.table.pool / len(players)
            return [held + part * (seat in players) for seat, held in enumerate(table.coins)]
        part = table.pool / len(self._bots) if isinstance(table, Table) else 0.0
        return [held + part for held in table.coins]

    def _note(self, since: int, coins: Sequence[float]) -> None:
        """Record the gain from a deal of every chair that was dealt into it."""
        brought = [0.0] * len(self._bots)
        events = self._state.table.events(since)
        if self._unit == "coins":
            is_pot = isinstance(self._state, PotState)  # it lasts several deals
            after = self._owned() if is_pot else self._state.table.coins
            brought = [now - before for now, before in zip(after, coins, strict=True)]
        else:
            for event in events:
                for seat, gained in gains(event, self._unit):
                    if seat < len(brought):  # not a dummy
                        brought[seat] += gained
        orders = [event.order for event in events if isinstance(event, DealBegan)]
        dealt_in: Collection[int] = orders[-1] if orders else range(len(brought))
        by_chair = {
            chair: brought[seat] if seat in dealt_in else None for seat, chair in enumerate(self._chair_at)
        }
        self.deals.append(tuple(by_chair[chair] for chair in range(len(brought))))


def mean_and_error(samples: Sequence[float]) -> Mean:
    """Return the mean of independent samples, one at least, and its standard error.

    >>> mean_and_error([1.0, 3.0])
    Mean(mean=2.0, error=1.0)
    """
    number = len(samples)
    mean = sum(samples) / number
    if number == 1:
        return Mean(mean, 0.0)
    variance = sum((sample - mean) ** 2 for sample in samples) / (number - 1)
    return Mean(mean, sqrt(variance / number))
