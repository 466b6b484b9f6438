"""`cucu-desktop club`: merge club files and print the results, or write a made-up season."""

import json
from argparse import Namespace
from collections.abc import Iterable, Iterator
from dataclasses import asdict
from pathlib import Path
from typing import Any, Final

from cucu_desktop.match import terminal
from cucu_desktop.match.club.book import Book
from cucu_desktop.match.club.book_reader import read_book
from cucu_desktop.match.club.club_lists import LISTS, as_csv, named, stage_name, ties_told
from cucu_desktop.match.club.club_standings import (
    Qualification,
    StandingRow,
    Tie,
    name_of,
    qualification,
    standings,
)
from cucu_desktop.match.club.entries import Merged, merge
from cucu_desktop.match.club.rules import QualificationStep, Stage
from cucu_desktop.match.club.sample import play_on, sample
from cucu_desktop.match.club.stages import entrants, ties, winners
from cucu_desktop.match.commands import read_argument
from cucu_desktop.match.narration import system_language
from cucu_desktop.match.terminal import refuse, told, told_of
from cucu_desktop.own_files import write_out

LARGEST: Final = 1 << 26
"""The largest club file in bytes that is read; a season of 5,000 games has some three million."""
INCOMPLETE: Final = 1
"""The exit status if lines were left out."""
SEPARATORS: Final = {"comma": ",", "semicolon": ";", "tab": "\t"}


def club(arguments: Namespace) -> int:
    """Merge the files and print the result, or write the sample.

    Returns:
        0: all went well; 1: lines were left out, or a file has none that is usable; 2: a file cannot be read
        or written.
    """
    language = arguments.lang or system_language()
    files = []
    for name in arguments.files:
        try:
            files.append((name, read_club(name)))
        except OSError as error:
            return refuse(language, "no-club-file", file=name, reason=error.strerror or error)
    merged = merge(files)
    if arguments.play_on is not None:
        played = play_on(list(merged.entries), arguments.play_on)
        merged = Merged((*merged.entries, *played), merged.problems)
    book = read_book(merged.entries)
    try:
        _write_files(arguments, book, merged, language)
    except OSError as error:
        file = error.filename or arguments.sample or arguments.out or arguments.csv
        return refuse(language, "club-not-written", file=file, reason=error.strerror or error)
    if arguments.sample is None:
        lines = [json.dumps(as_json(book, merged))] if arguments.json else _in_words(book, merged, language)
        terminal.write("\n".join(lines) + "\n")
    return INCOMPLETE if merged.problems else 0


def _write_files(arguments: Namespace, book: Book, merged: Merged, language: str) -> None:
    """Write the sample, or the merged file and the lists, as far as they are wanted."""
    if arguments.sample is not None:
        folder = Path(arguments.sample)
        folder.mkdir(parents=True, exist_ok=True)
        for name, entries in sample():
            write_out(folder / name, b"".join(entry.line() for entry in entries))
        return
    if arguments.out is not None:
        write_out(Path(arguments.out), merged.data())
    if arguments.csv is not None:
        _write_lists(book, Path(arguments.csv), language, SEPARATORS.get(arguments.separator))


def read_club(name: str | Path) -> bytes:
    """Return the contents of a club file; "-" is standard input.

    Raises:
        OSError: it cannot be read, or is too large.
    """
    data = read_argument(str(name), LARGEST + 1)
    if len(data) > LARGEST:
        raise OSError(None, "too large")
    return data


def _write_lists(book: Book, folder: Path, language: str, between: str | None) -> None:
    """Write all lists but the draw, which needs a place and a shift, as CSV."""
    folder.mkdir(parents=True, exist_ok=True)
    for kind, listed in LISTS.items():
        if kind != "draw":
            found = listed(book, language=language)
            write_out(folder / f"{kind}.csv", as_csv(found, language, between), mode=0o644)
    for number, stage in enumerate(book.rules.stages[1:], 2):
        for kind in ("people", "standings", "qualified"):
            found = LISTS[kind](book, "", stage.id, language)
            write_out(folder / f"stage-{number}-{kind}.csv", as_csv(found, language, between), mode=0o644)


def as_json(book: Book, merged: Merged) -> dict[str, Any]:
    """Return the whole book as `--json` prints it."""
    found = qualification(book)
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
                "playoff": game.playoff, "stage": game.stage,
            }
            for game in book.games
        ],
        "people": [
            {
                "person": person.id, "name": person.name, "place": person.place, "born": person.born,
                "withdrawn": person.id in book.withdrawn, "classes": list(person.classes),
            }
            for person in _sorted(book.persons)
        ],
        "standings": _standings(book, QualificationStep(1)),
        "qualified": _qualified(book, found),
        "ties": _ties(book, ties(book)),
        "stages": [_stage(book, stage, number) for number, stage in enumerate(book.rules.stages, 1)],
        "winners": [
            {"under": under or None, "person": person, "name": name_of(book, person)}
            for under, person in winners(book).items()
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


def _stage(book: Book, stage: Stage, number: int) -> dict[str, Any]:
    """Return a stage: its rule, people, draws, standing, qualified people and open ties."""
    found = qualification(book, stage.id)
    drawn = {(draw.place, draw.shift): draw for draw in book.draws if draw.stage == stage.id}
    return {
        "stage": stage.id, "number": number, "name": stage_name(book, stage.id, "en"),
        "under": stage.under or None, "after": list(stage.after),
        "rule": [asdict(step) for step in stage.steps],
        "people": entrants(book, stage),
        "draws": [
            {
                "place": draw.place or None, "shift": draw.shift,
                "tables": [list(table) for table in draw.tables],
            }
            for draw in drawn.values()
        ],
        "games": sum(game.stage == stage.id for game in book.games),
        "standings": [each for step in stage.steps for each in _standings(book, step, stage.id)],
        "qualified": _qualified(book, found),
        "ties": _ties(book, found.ties),
    }  # fmt: skip


def _standings(book: Book, step: QualificationStep, stage: str = "") -> list[dict[str, Any]]:
    return [
        {"place": group.place, "shift": group.shift, "table": group.table}
        | {"rows": [_row(book, row) for row in rows]}
        for group, rows in standings(book, step, stage=stage).items()
    ]


def _qualified(book: Book, found: Qualification) -> list[dict[str, Any]]:
    return [
        {
            "person": each.person, "name": name_of(book, each.person), "step": each.step,
            "place": each.group.place or None, "shift": each.group.shift or None, "rank": each.rank,
        }
        for each in found.through
    ]  # fmt: skip


def _ties(book: Book, found: Iterable[Tie]) -> list[dict[str, Any]]:
    """Return open ties: who, for which places, by which step of the rules of which stage."""
    labels = book.labels()
    rules = {stage.id: stage.steps for stage in book.rules.stages}
    return [
        {
            "people": [{"person": each, "name": named(labels, each)} for each in tie.persons],
            "places": tie.places, "rank": tie.rank, "step": tie.step, "stage": tie.group.stage,
            "rule": asdict(rules[tie.group.stage][tie.step]),
            "place": tie.group.place or None, "shift": tie.group.shift or None,
        }
        for tie in found
    ]  # fmt: skip


def _row(book: Book, row: StandingRow) -> dict[str, Any]:
    return {
        "rank": row.rank,
        "person": row.person,
        "name": name_of(book, row.person),
        "wins": row.wins,
        "games": row.games,
        "points": row.points,
    }


def _in_words(book: Book, merged: Merged, language: str) -> Iterator[str]:
    """Yield the lines of the result for people: totals, qualified persons, and contradictions."""
    numbers = {
        "places": len(book.places),
        "people": len(book.persons),
        "games": len(book.games),
        "coins": sum(stake.coins for stake in book.stakes),
    }
    counts = {what: told_of(language, f"counted-{what}", number) for what, number in numbers.items()}
    yield told(language, "club-summary", name=book.name or "-", **counts)
    found, labels = qualification(book), book.labels()
    for each in found.through:
        place = book.places.get(each.group.place)
        where = f" ({place.name})" if place is not None else ""
        yield f"  {named(labels, each.person)}{where}"
    for stage in book.rules.stages[1:]:
        through = [each.person for each in qualification(book, stage.id).through]
        if through:
            names = ", ".join(named(labels, each) for each in through)
            yield f"{stage_name(book, stage.id, language)}: {names}"
    yield from ties_told(book, ties(book), language)
    for problem in sorted(set(merged.problems)):
        yield told(language, f"club-{problem.key}", file=problem.file, line=problem.line)
    for conflict in book.conflicts:
        stages = conflict.key == "uninvited"
        yield told(
            language,
            f"club-{conflict.key}",
            entries=", ".join(
                stage_name(book, each, language) if stages else each for each in conflict.entries
            ),
            about=labels.get(conflict.about, conflict.about),
        )
