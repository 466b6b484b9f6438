"""The draw of tables, with as few repeated meetings as possible.

The tables are as equal in size as possible. A random draw is improved by exchanging two people between tables
as long as that makes fewer meet again; the best of several such draws is taken. The same seed gives the same
draw.
"""

from collections import Counter
from collections.abc import Iterable, Mapping, Sequence
from itertools import combinations
from random import Random
from typing import Final

from cucu_desktop.match.club.book import Book

STARTS: Final = 3
ROUNDS: Final = 40
"""The largest number of passes over all pairs of tables; nearly always the draw is settled after five."""

Met = Mapping[frozenset[str], int]
"""The number of meetings of each pair."""
_PAIR: Final = 2


def met_before(book: Book) -> Counter[frozenset[str]]:
    return Counter(frozenset(pair) for game in book.games for pair in combinations(game.players, 2))


def sizes(people: int, most: int) -> list[int]:
    """Return the sizes of the tables for a number of people, as equal as possible, the larger ones first.

    >>> sizes(23, 8)
    [8, 8, 7]
    """
    tables = -(-people // most) if people else 0
    return [people // tables + (table < people % tables) for table in range(tables)]


def byes_before(book: Book) -> Counter[str]:
    """Count how often each person sat alone at a table of a draw: had a bye."""
    return Counter(table[0] for drawn in book.draws for table in drawn.tables if len(table) == 1)


def draw(
    people: Sequence[str], most: int, met: Met, seed: int | str, byes: Mapping[str, int] | None = None
) -> list[list[str]]:
    """Draw tables of at most `most` people.

    A table of one is a bye; it goes to one of those with the fewest byes before.

    Args:
        people: the ids of the people to be seated.
        most: the largest number of people at a table.
        met: the earlier meetings of each pair.
        seed: gives the same draw for the same people.
        byes: the earlier byes of each person.
    """
    random = Random(f"{seed}/draw")
    seated = sorted(people)
    alone: list[list[str]] = []
    if sizes(len(seated), most)[-1:] == [1]:
        fewest = min((byes or {}).get(person, 0) for person in seated)
        chosen = random.choice([person for person in seated if (byes or {}).get(person, 0) == fewest])
        seated.remove(chosen)
        alone = [[chosen]]
    found: list[list[str]] = []
    least = -1
    for _ in range(STARTS):
        seating = _Seating(seated, most, met, random)
        seating.improve()
        if least < 0 or seating.cost < least:
            found, least = seating.tables(), seating.cost
        if not least:
            break
    return found + alone


def are_uneven(tables: Iterable[Sequence[str]], most: int) -> bool:
    """Return whether another draw of these people would have more equal tables."""
    found = [*map(len, tables)]
    return sorted(found, reverse=True) != sizes(sum(found), most)


def seat_late(tables: Sequence[Sequence[str]], person: str, most: int, met: Met) -> list[list[str]]:
    """Return the tables of a draw with a late entry: at a smallest table, among people hardly met before.

    Someone with a bye gets a partner first; when all tables are full, a new one is opened.
    """
    found = [list(table) for table in tables]
    open_tables = [table for table in found if len(table) < most]
    if not open_tables:
        return [*found, [person]]
    smallest = min(map(len, open_tables))
    among = [table for table in open_tables if len(table) == smallest]
    min(among, key=lambda table: sum(met.get(frozenset((person, other)), 0) for other in table)).append(
        person
    )
    return found


class _Seating:
    """People at tables, by numbers, with what each would cost at each table.

    Attributes:
        cost: the number of repeated meetings at all tables.
    """

    def __init__(self, people: Sequence[str], most: int, met: Met, random: Random) -> None:
        """Seat people at random."""
        self._people = list(people)
        random.shuffle(self._people)
        places = sizes(len(people), most)
        self._table = [table for table, size in enumerate(places) for _ in range(size)]
        number = {person: index for index, person in enumerate(self._people)}
        self._met: list[dict[int, int]] = [{} for _ in people]
        for pair, times in met.items():
            one, other = (number.get(person) for person in pair) if len(pair) == _PAIR else (None, None)
            if one is not None and other is not None:
                self._met[one][other] = self._met[other][one] = times
        self._costs = [[0] * len(places) for _ in people]
        for index, table in enumerate(self._table):
            for other, times in self._met[index].items():
                self._costs[other][table] += times
        self.cost = sum(costs[table] for costs, table in zip(self._costs, self._table, strict=True)) // 2

    def improve(self) -> None:
        """Exchange people between tables as long as fewer meet again."""
        for _ in range(ROUNDS):
            before = self.cost
            for one in range(len(self._people)):
                self._exchange_best(one)
            if not self.cost or self.cost == before:
                return

    def _exchange_best(self, one: int) -> None:
        """Exchange a person with the one at another table that saves most meetings."""
        here, costs, table, met = self._table[one], self._costs[one], self._table, self._met[one]
        if not costs[here]:
            return
        now, best, partner = costs[here], 0, -1
        for other, theirs in enumerate(self._costs):
            there = table[other]
            if there == here:
                continue
            change = costs[there] + theirs[here] - now - theirs[there] - 2 * met.get(other, 0)
            if change < best:
                best, partner = change, other
        if partner >= 0:
            self._move(one, table[partner])
            self._move(partner, here)
            self.cost += best

    def _move(self, person: int, to: int) -> None:
        before, self._table[person] = self._table[person], to
        for other, times in self._met[person].items():
            self._costs[other][before] -= times
            self._costs[other][to] += times

    def tables(self) -> list[list[str]]:
        found: list[list[str]] = [[] for _ in self._costs[0]] if self._people else []
        for person, table in zip(self._people, self._table, strict=True):
            found[table].append(person)
        return found
