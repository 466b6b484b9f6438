"""Standings of a tournament, and qualification by its rules."""

from collections import defaultdict
from collections.abc import Iterable
from typing import NamedTuple

from cucu_desktop.match.club.book import Book, ClubGame
from cucu_desktop.match.club.rules import QualificationStep


class StandingRow(NamedTuple):
    """A row of a standing.

    Attributes:
        person: the person's id.
        wins: the number of games won.
        games: the number of games played.
        later: the number of players outlasted, over all games with a recorded order of going out.
    """

    person: str
    wins: int
    games: int
    later: int


class RankingGroup(NamedTuple):
    """A group in which people are ranked; a place of "" and a shift of 0 mean all."""

    place: str
    shift: int


class Qualified(NamedTuple):
    """A person who has qualified.

    Attributes:
        person: the person's id.
        step: the step of the rules, from 0; -1: as last year's champion.
        group: the group.
        rank: the rank in it, from 1.
    """

    person: str
    step: int
    group: RankingGroup
    rank: int


def group_of(game: ClubGame, step: QualificationStep) -> RankingGroup:
    """Return the group of a game in a step."""
    if step.per == "all":
        return RankingGroup("", 0)
    return RankingGroup(game.place, game.shift if step.per == "shift" else 0)


def standing(book: Book, games: Iterable[ClubGame]) -> list[StandingRow]:
    """Return the standing of these games: by wins, fewer games, outlasted players, and name."""
    wins: dict[str, int] = defaultdict(int)
    played: dict[str, int] = defaultdict(int)
    later: dict[str, int] = defaultdict(int)
    for game in games:
        wins[game.winner] += 1
        for person in game.players:
            played[person] += 1
        if game.out:
            for person in {*game.players}.difference(game.out):
                later[person] += len(game.out)
            for place, person in enumerate(game.out):
                later[person] += place
    ranked = sorted(
        (-wins[person], number, -later[person], name_of(book, person), person)
        for person, number in played.items()
    )
    return [StandingRow(person, -won, number, -outlasted) for won, number, outlasted, _, person in ranked]


def standings(book: Book, step: QualificationStep) -> dict[RankingGroup, list[StandingRow]]:
    """Return the standing of each group of a step; a step with an age limit ranks only those below it."""
    games: dict[RankingGroup, list[ClubGame]] = defaultdict(list)
    for game in book.games:
        games[group_of(game, step)].append(game)
    return {
        group: [row for row in standing(book, games[group]) if is_eligible(book, row.person, step)]
        for group in sorted(games)
    }


def qualified(book: Book) -> list[Qualified]:
    """Return the qualified persons, step by step; nobody qualifies without a win."""
    found: list[Qualified] = []
    taken: set[str] = set()
    if book.rules.champion and book.champion is not None:
        found.append(Qualified(book.champion, -1, RankingGroup("", 0), 1))
        taken.add(book.champion)
    for number, step in enumerate(book.rules.steps):
        for group, rows in standings(book, step).items():
            able = [
                (rank, row)
                for rank, row in enumerate(rows, 1)
                if row.wins and row.person not in taken and row.person not in book.withdrawn
            ]
            for rank, row in able[: step.take]:
                found.append(Qualified(row.person, number, group, rank))
                taken.add(row.person)
    return found


def is_eligible(book: Book, person: str, step: QualificationStep) -> bool:
    """Return whether a person is young enough for a step."""
    known = book.persons.get(person)
    return not step.under or bool(
        known is not None and known.born is not None and book.year - known.born < step.under
    )


def name_of(book: Book, person: str) -> str:
    """Return a person's name, or the id if none was recorded."""
    known = book.persons.get(person)
    return known.name if known is not None else person
