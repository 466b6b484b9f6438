"""The draw of tables, with as few repeated meetings as possible.

The tables are as equal in size as possible. People in a random order sit down where they have met fewest,
then two are exchanged between tables as long as that makes fewer meet again; the best of several such draws
is taken. The same seed gives the same draw.
"""

from collections import Counter
from collections.abc import Iterable, Mapping, Sequence
from itertools import combinations
from random import Random
from typing import Final

from cucu_desktop.match.club.book import Book

STARTS: Final = 3
ROUNDS: Final = 40
"""The largest number of passes over all people; nearly always the draw is settled after five."""

Met = Mapping[frozenset[str], int]
"""The number of meetings of each pair."""
Near = Mapping[str, Mapping[str, int]]
"""For each person the number of meetings with each other one."""
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
    near: dict[str, dict[str, int]] = {person: {} for person in seated}
    for pair, times in met.items():
        if len(pair) == _PAIR and near.keys() >= pair:
            one, other = pair
            near[one][other] = near[other][one] = times
    found = [_seated(random.sample(seated, len(seated)), most, near) for _ in range(STARTS)]
    best = min(
        found, key=lambda tables: sum(_meetings(each, table, near) for table in tables for each in table)
    )
    return best + alone


def _meetings(person: str, table: Iterable[str], near: Near) -> int:
    return sum(near[person].get(other, 0) for other in table)


def _seated(people: Sequence[str], most: int, near: Near) -> list[list[str]]:
    """Seat people one after the other, each among people hardly met before, then exchange some."""
    places = sizes(len(people), most)
    tables: list[list[str]] = [[] for _ in places]
    for person in people:
        free = [table for table, size in zip(tables, places, strict=True) if len(table) < size]
        min(free, key=lambda table: (_meetings(person, table, near), len(table))).append(person)
    for _ in range(ROUNDS):
        exchanged = [_exchange(here, seat, tables, near) for here in tables for seat in range(len(here))]
        if not any(exchanged):
            break
    return tables


def _exchange(here: list[str], seat: int, tables: Iterable[list[str]], near: Near) -> bool:
    """Exchange a person with the one at another table that saves most meetings; return whether any does."""
    one, most = here[seat], 0
    now, there, place = _meetings(one, here, near), here, seat
    for table in tables if now else ():
        then = _meetings(one, table, near)
        for number, other in enumerate(table if table is not here else ()):
            theirs = _meetings(other, table, near) - _meetings(other, here, near)
            saved = now - then + theirs + 2 * near[one].get(other, 0)
            if saved > most:
                most, there, place = saved, table, number
    here[seat], there[place] = there[place], one
    return most > 0


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
