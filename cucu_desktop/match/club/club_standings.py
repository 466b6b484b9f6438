"""Standings of a tournament, and qualification by its rules.

Equal people share a rank. No name, id or order of entries decides between them: a tie that crosses a cut
stays open, as one of `Qualification.ties`, until a play-off or a drawn lot of the tied people settles it.
"""

from collections import Counter, defaultdict
from collections.abc import Collection, Iterable, Iterator, Sequence
from itertools import chain, groupby
from typing import NamedTuple

from cucu_desktop.match.club.book import Book, ClubGame, Lot
from cucu_desktop.match.club.rules import QualificationStep, Stage
from cucu_desktop.names import in_order


class StandingRow(NamedTuple):
    """A row of a standing.

    Attributes:
        rank: the rank, from 1; equal people share one.
        person: the person's id.
        wins: the number of games won.
        games: the number of games played.
        points: the number of players outlasted, a winner having outlasted all others of the game.
    """

    rank: int
    person: str
    wins: int
    games: int
    points: int


class RankingGroup(NamedTuple):
    """A group in which people are ranked; a place of "", a shift and a table of 0 mean all."""

    place: str
    shift: int
    table: int = 0
    stage: str = ""


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


class Tie(NamedTuple):
    """Equal people of whom only some can qualify.

    Attributes:
        persons: their ids.
        step: the step of the rules, from 0.
        group: the group.
        rank: their rank in it.
        places: the number of them who can qualify.
    """

    persons: tuple[str, ...]
    step: int
    group: RankingGroup
    rank: int
    places: int


class Qualification(NamedTuple):
    """The people who have qualified, and the ties that are to be settled first."""

    through: list[Qualified]
    ties: list[Tie]


def group_of(game: ClubGame | Lot, step: QualificationStep) -> RankingGroup:
    if step.per == "all":
        return RankingGroup("", 0, 0, game.stage)
    if step.per == "table" and isinstance(game, ClubGame):
        return RankingGroup(game.place, game.shift, game.table, game.stage)
    return RankingGroup(game.place, 0 if step.per == "place" else game.shift, 0, game.stage)


def standing(
    book: Book,
    games: Iterable[ClubGame],
    settled: Sequence[Sequence[Collection[str]]] = (),
    *,
    by_points: bool = False,
) -> list[StandingRow]:
    """Return the standing of these games: by wins, fewer games, and outlasted players.

    Args:
        book: the book.
        games: the games; play-offs do not count.
        settled: the results of play-offs and lots, in order; each as people from the first to the last.
        by_points: whether people are ranked by points and wins instead.
    """
    counted = [game for game in games if not game.playoff]
    wins = Counter(game.winner for game in counted)
    played = Counter(chain.from_iterable(game.players for game in counted))
    later: dict[str, int] = defaultdict(int)
    points: dict[str, int] = defaultdict(int)
    for game in counted:
        points[game.winner] += len(game.players) - 1
        for person, number in outlasted(game):
            later[person] += number
            points[person] += number if person != game.winner else 0

    def result(person: str) -> tuple[int, int, int]:
        if by_points:
            return -points[person], -wins[person], 0
        return -wins[person], played[person], -later[person]

    rows: list[StandingRow] = []
    for _, equal in groupby(sorted(played, key=result), key=result):
        for level in divided([*equal], settled):
            rank = len(rows) + 1
            rows += [
                StandingRow(rank, person, wins[person], played[person], points[person])
                for person in in_order(level, book.name_of)
            ]
    return rows


def outlasted(game: ClubGame) -> Iterator[tuple[str, int]]:
    """Yield the number of players that each one outlasted; none without a recorded order of going out."""
    for place, person in enumerate(game.out):
        yield person, place
    if game.out:
        for person in {*game.players}.difference(game.out):
            yield person, len(game.out)


def divided(equal: list[str], settled: Sequence[Sequence[Collection[str]]]) -> Iterator[list[str]]:
    """Divide equal people by the first play-off or lot of all of them, and so on with those still equal."""
    for levels in settled:
        found = [[person for person in equal if person in level] for level in levels]
        found = [each for each in found if each]
        if len(equal) > 1 and len(found) > 1 and sum(map(len, found)) == len(equal):
            for each in found:
                yield from divided(each, settled)
            return
    yield equal


def settlements(
    book: Book, step: QualificationStep, stage: str = ""
) -> dict[RankingGroup, list[list[Collection[str]]]]:
    """Return the results of play-offs and lots in each group of a step, in their order.

    Those about tables are in the group of the whole stage, since a play-off has a table of its own.
    """
    found: dict[RankingGroup, list[list[Collection[str]]]] = defaultdict(list)
    for each in book.settling:
        if each.stage != stage:
            continue
        levels: list[Collection[str]]
        if isinstance(each, Lot):
            levels = [[person] for person in each.order]
        else:
            others = {*each.players}.difference(each.out, [each.winner])
            levels = [[each.winner], others, *([person] for person in reversed(each.out))]
        group = RankingGroup("", 0, 0, stage) if step.per == "table" else group_of(each, step)
        found[group].append(levels)
    return found


def standings(
    book: Book, step: QualificationStep, place: str = "", stage: str = ""
) -> dict[RankingGroup, list[StandingRow]]:
    """Return the standing of each group of a step in a stage, at one place or at all.

    A step with an age limit ranks only those below it.
    """
    games: dict[RankingGroup, list[ClubGame]] = defaultdict(list)
    for game in book.games:
        if game.stage == stage and place in ("", game.place) and not game.playoff:
            games[group_of(game, step)].append(game)
    settled, rules = settlements(book, step, stage), book.rules.stage(stage)
    by_points = rules is not None and rules.points
    whole = RankingGroup("", 0, 0, stage) if step.per == "table" else None

    def ranked(group: RankingGroup) -> list[StandingRow]:
        return standing(book, games[group], settled[whole or group], by_points=by_points)

    return {
        group: _ranked_anew(row for row in ranked(group) if is_eligible(book, row.person, step))
        for group in sorted(games)
    }


def _ranked_anew(rows: Iterable[StandingRow]) -> list[StandingRow]:
    """Number the rows of a class by themselves."""
    found: list[StandingRow] = []
    for _, equal in groupby(rows, key=lambda row: row.rank):
        rank = len(found) + 1
        found += [row._replace(rank=rank) for row in equal]
    return found


def qualification(book: Book, stage: str = "") -> Qualification:
    """Return the qualified persons of a stage, step by step, and the open ties.

    A person without a win qualifies only by a step that says so, one who has withdrawn only if seen in a
    later stage, and last year's champion never to a stage before the one in which he or she begins.
    A person who would qualify at several places of one step does so once; neither place goes to the next in
    rank, since no rule says at which of them.
    """
    through: list[Qualified] = []
    ties: list[Tie] = []
    rules = book.rules.stage(stage) or Stage(())
    if book.rules.champion and book.champion is not None and not stage:
        through.append(Qualified(book.champion, -1, RankingGroup("", 0), 1))
    absent = _absent(book, stage)
    for number, step in enumerate(rules.steps):
        by_shift: dict[int, list[tuple[RankingGroup, list[StandingRow]]]] = defaultdict(list)
        for group, rows in standings(book, step, stage=stage).items():
            by_shift[group.shift].append((group, rows))
        for shift in sorted(by_shift):  # of several shifts the earlier one counts first
            taken = {each.person for each in through} | absent
            pending = {person for tie in ties for person in tie.persons}
            found: dict[str, Qualified] = {}
            for group, rows in by_shift[shift]:
                able = [row for row in rows if (row.wins or step.winless) and row.person not in taken]
                for each in _of_group(able, pending, number, step, group, ties):
                    before = found.get(each.person)
                    if before is None or each.rank < before.rank:
                        found[each.person] = each
            through += found.values()
    settled = {each.person for each in through}
    return Qualification(through, [tie for tie in ties if not settled.issuperset(tie.persons)])


def _absent(book: Book, stage: str) -> set[str]:
    """Return the people who cannot qualify from a stage: withdrawn, or entered as champion in a later one."""
    later = book.rules.later(stage)
    absent = {*book.withdrawn}
    if absent and later:
        absent.difference_update(*(game.players for game in book.games if game.stage in later))
    begins = [each.id for each in book.rules.stages if each.champion]
    if book.champion is not None and later.intersection(begins):
        absent.add(book.champion)
    return absent


def _of_group(
    able: list[StandingRow],
    pending: Collection[str],
    number: int,
    step: QualificationStep,
    group: RankingGroup,
    ties: list[Tie],
) -> Iterator[Qualified]:
    """Yield those of a group who qualify for certain, and add its tie to `ties`.

    A person in a tie of an earlier step may take a place here or not, so that those behind wait for it.
    """
    left = step.take
    for rank, equal in groupby(able, key=lambda row: row.rank):
        persons = [row.person for row in equal]
        if len(persons) > left:
            if left and not any(person in pending for person in persons):
                ties.append(Tie(tuple(persons), number, group, rank, left))
            return
        left -= len(persons)
        for person in persons:
            if person not in pending:
                yield Qualified(person, number, group, rank)


def is_eligible(book: Book, person: str, step: QualificationStep) -> bool:
    known = book.persons.get(person)
    return not step.under or bool(
        known is not None and known.born is not None and book.year - known.born < step.under
    )
