"""`cucu-desktop club`: merge club files and print the results, or write a made-up season."""

import json
import sys
from argparse import Namespace
from collections.abc import Iterator
from pathlib import Path
from typing import Any, Final

from cucu_desktop.match import terminal
from cucu_desktop.match.club.book import Book
from cucu_desktop.match.club.book_reader import read_book
from cucu_desktop.match.club.club_lists import LISTS, as_csv
from cucu_desktop.match.club.club_standings import StandingRow, name_of, qualified, standings
from cucu_desktop.match.club.entries import Merged, merge
from cucu_desktop.match.club.rules import QualificationStep
from cucu_desktop.match.club.sample import sample
from cucu_desktop.match.narration import system_language
from cucu_desktop.match.terminal import refuse, told
from cucu_desktop.own_files import write_whole

LARGEST: Final = 1 << 26
"""The largest club file in bytes that is read; a season of 5,000 games has some three million."""
STANDARD_INPUT: Final = "-"


def club(arguments: Namespace) -> int:
    """Merge the files and print the result, or write the sample.

    Returns:
        0: all went well; 2: a file cannot be read or written.
    """
    language = arguments.lang or system_language()
    if arguments.sample is not None:
        return _write_sample(Path(arguments.sample), language)
    files = []
    for name in arguments.files:
        try:
            files.append((name, _data(name)))
        except OSError as error:
            return refuse(language, "no-club-file", file=name, reason=error.strerror or error)
    merged = merge(files)
    if arguments.out is not None:
        try:
            write_whole(Path(arguments.out), merged.data())
        except OSError as error:
            return refuse(language, "club-not-written", file=arguments.out, reason=error.strerror or error)
    book = read_book(merged.entries)
    if arguments.csv is not None:
        try:
            _write_lists(book, Path(arguments.csv), language)
        except OSError as error:
            return refuse(language, "club-not-written", file=arguments.csv, reason=error.strerror or error)
    if arguments.json:
        terminal.write(json.dumps(as_json(book, merged)) + "\n")
    else:
        terminal.write("\n".join(_in_words(book, merged, language)) + "\n")
    return 0


def _data(name: str) -> bytes:
    if name == STANDARD_INPUT:
        return sys.stdin.buffer.read(LARGEST + 1)
    with Path(name).open("rb") as file:
        data = file.read(LARGEST + 1)
    if len(data) > LARGEST:
        raise OSError(None, "too large")
    return data


def _write_lists(book: Book, folder: Path, language: str) -> None:
    """Write all lists but the draw, which needs a place and a shift, as CSV."""
    folder.mkdir(parents=True, exist_ok=True)
    for kind, listed in LISTS.items():
        if kind != "draw":
            write_whole(folder / f"{kind}.csv", as_csv(listed(book, ""), language), mode=0o644)


def _write_sample(folder: Path, language: str) -> int:
    try:
        folder.mkdir(parents=True, exist_ok=True)
        for name, entries in sample():
            write_whole(folder / name, b"".join(entry.line() for entry in entries))
    except OSError as error:
        return refuse(language, "club-not-written", file=folder, reason=error.strerror or error)
    return 0


def as_json(book: Book, merged: Merged) -> dict[str, Any]:
    """Return the whole book as `--json` prints it."""
    return {
        "format": 1,
        "name": book.name,
        "year": book.year,
        "places": [
            {"place": place.id, "name": place.name, "town": place.town} for place in _sorted(book.places)
        ],
        "games": [
            {
                "game": game.id, "place": game.place, "shift": game.shift, "table": game.table,
                "players": list(game.players), "winner": game.winner, "out": list(game.out),
            }
            for game in book.games
        ],
        "people": [
            {
                "person": person.id, "name": person.name, "place": person.place, "born": person.born,
                "withdrawn": person.id in book.withdrawn,
            }
            for person in _sorted(book.persons)
        ],
        "standings": [
            {"place": group.place, "rows": [_row(book, rank, row) for rank, row in enumerate(rows, 1)]}
            for group, rows in standings(book, QualificationStep(1)).items()
        ],
        "qualified": [
            {
                "person": each.person, "name": name_of(book, each.person), "step": each.step,
                "place": each.group.place or None, "shift": each.group.shift or None, "rank": each.rank,
            }
            for each in qualified(book)
        ],
        "stakes": sum(stake.coins for stake in book.stakes),
        "conflicts": [
            {"why": conflict.key, "entries": list(conflict.entries), "about": conflict.about}
            for conflict in book.conflicts
        ],
        "problems": [
            {"file": problem.file, "line": problem.line, "why": problem.key}
            for problem in sorted(set(merged.problems))
        ],
    }  # fmt: skip


def _sorted(things: dict[str, Any]) -> list[Any]:
    return [things[each] for each in sorted(things)]


def _row(book: Book, rank: int, row: StandingRow) -> dict[str, Any]:
    return {
        "rank": rank,
        "person": row.person,
        "name": name_of(book, row.person),
        "wins": row.wins,
        "games": row.games,
    }


def _in_words(book: Book, merged: Merged, language: str) -> Iterator[str]:
    """Yield the lines of the result for people: totals, qualified persons, and contradictions."""
    yield told(
        language,
        "club-summary",
        name=book.name or "-",
        places=len(book.places),
        people=len(book.persons),
        games=len(book.games),
        coins=sum(stake.coins for stake in book.stakes),
    )
    for each in qualified(book):
        place = book.places.get(each.group.place)
        where = f" ({place.name})" if place is not None else ""
        yield f"  {name_of(book, each.person)}{where}"
    for problem in sorted(set(merged.problems)):
        yield told(language, f"club-{problem.key}", file=problem.file, line=problem.line)
    for conflict in book.conflicts:
        yield told(
            language, f"club-{conflict.key}", entries=", ".join(conflict.entries), about=conflict.about
        )
