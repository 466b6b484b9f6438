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

STARTS: Final = 6
ROUNDS: Final = 40
"""The largest number of passes over all pairs of tables; nearly always the draw is settled after five."""

Met = Mapping[frozenset[str], int]
"""The number of meetings of each pair."""


def met_before(book: Book) -> Counter[frozenset[str]]:
    """Count how often each pair has sat at one table."""
    return Counter(frozenset(pair) for game in book.games for pair in combinations(game.players, 2))


def sizes(people: int, most: int) -> list[int]:
    """Return the sizes of the tables for a number of people, as equal as possible, the larger ones first.

    >>> sizes(23, 8)
    [8, 8, 7]
    """
    tables = -(-people // most) if people else 0
    return [people // tables + (table < people % tables) for table in range(tables)]


def again(tables: Iterable[Sequence[str]], met: Met) -> int:
    """Return the number of repeated meetings at these tables."""
    return sum(met.get(frozenset(pair), 0) for table in tables for pair in combinations(table, 2))


def draw(people: Sequence[str], most: int, met: Met, seed: int) -> list[list[str]]:
    """Draw tables of at most `most` people.

    Args:
        people: the ids of the people to be seated.
        most: the largest number of people at a table.
        met: the earlier meetings of each pair.
        seed: gives the same draw for the same people.
    """
    random = Random(f"{seed}/draw")
    found: list[list[str]] = []
    fewest = -1
    for _ in range(STARTS):
        tables = _improved(_at_random(people, most, random), met)
        number = again(tables, met)
        if fewest < 0 or number < fewest:
            found, fewest = tables, number
        if not fewest:
            break
    return found


def _at_random(people: Sequence[str], most: int, random: Random) -> list[list[str]]:
    order = sorted(people)
    random.shuffle(order)
    tables, at = [], 0
    for size in sizes(len(order), most):
        tables.append(order[at : at + size])
        at += size
    return tables


def _improved(tables: list[list[str]], met: Met) -> list[list[str]]:
    """Exchange people between tables as long as fewer meet again."""
    for _ in range(ROUNDS):
        is_better = False
        for one, other in combinations(tables, 2):
            for at in range(len(one)):
                cost = _cost(one[at], one, met)
                for place in range(len(other)):
                    here, there = one[at], other[place]
                    before = cost + _cost(there, other, met)
                    if not before:
                        continue
                    pair = met.get(frozenset((here, there)), 0)
                    after = _cost(here, other, met) + _cost(there, one, met) - 2 * pair
                    if after < before:
                        one[at], other[place] = there, here
                        cost = _cost(there, one, met)
                        is_better = True
        if not is_better:
            break
    return tables


def _cost(person: str, table: Sequence[str], met: Met) -> int:
    """Return the number of a person's repeated meetings at a table."""
    return sum(met.get(frozenset((person, other)), 0) for other in table if other != person)
