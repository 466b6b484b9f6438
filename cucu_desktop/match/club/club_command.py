"""`cucu-desktop club`: merge club files and print the results, or write a made-up season."""

import json
from argparse import Namespace
from collections.abc import Iterable, Iterator
from dataclasses import asdict
from pathlib import Path
from typing import Any, Final

from cucu_desktop.match import terminal
from cucu_desktop.match.club.book import Book, ClubGame, ClubMember, Place
from cucu_desktop.match.club.book_reader import read_book
from cucu_desktop.match.club.club_lists import KINDS, as_csv, listed
from cucu_desktop.match.club.club_standings import (
    Tie,
    qualification,
    standings,
)
from cucu_desktop.match.club.club_words import conflict_told, stage_name, summary, ties_told
from cucu_desktop.match.club.entries import Merged, merge
from cucu_desktop.match.club.rules import QualificationStep, Stage
from cucu_desktop.match.club.sample import play_on, sample
from cucu_desktop.match.club.stages import entrants, ties, winners
from cucu_desktop.match.commands import read_argument
from cucu_desktop.match.narration import system_language
from cucu_desktop.match.terminal import refuse, told
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
    lists = {kind: listed(kind, book, language=language) for kind in KINDS if kind != "draw"}
    for number, stage in enumerate(book.rules.stages[1:], 2):
        for kind in ("people", "standings", "qualified"):
            lists[f"stage-{number}-{kind}"] = listed(kind, book, "", stage.id, language)
    for name, found in lists.items():
        write_out(folder / f"{name}.csv", as_csv(found, language, between), mode=0o644)


def as_json(book: Book, merged: Merged) -> dict[str, Any]:
    """Return the whole book as `--json` prints it."""
    return {
        "format": 1,
        "name": book.name,
        "year": book.year,
        "places": [_told("place", book.places[each]) for each in sorted(book.places)],
        "games": [_told("game", game) for game in book.games],
        "people": [
            _told("person", book.persons[each]) | {"withdrawn": each in book.withdrawn}
            for each in sorted(book.persons)
        ],
        "standings": _standings(book, QualificationStep(1)),
        "qualified": _qualified(book, ""),
        "ties": _ties(book, ties(book)),
        "stages": [_stage(book, stage, number) for number, stage in enumerate(book.rules.stages, 1)],
        "winners": [
            {"under": under or None, "person": person, "name": book.name_of(person)}
            for under, person in winners(book).items()
        ],
        "stakes": sum(stake.coins for stake in book.stakes),
        "conflicts": [
            {"why": conflict.key, "entries": conflict.entries, "about": conflict.about}
            for conflict in book.conflicts
        ],
        "problems": [
            {"file": problem.file, "line": problem.line, "why": problem.key}
            for problem in sorted(set(merged.problems))
        ],
    }


def _told(kind: str, thing: Place | ClubMember | ClubGame) -> dict[str, Any]:
    """Return the attributes of a thing, its id under the name of its kind."""
    told = asdict(thing)
    return {kind: told.pop("id"), **told}


def _stage(book: Book, stage: Stage, number: int) -> dict[str, Any]:
    """Return a stage: its rule, people, draws, standing, qualified people and open ties."""
    return {
        "stage": stage.id,
        "number": number,
        "name": stage_name(book, stage.id, "en"),
        "under": stage.under or None,
        "after": stage.after,
        "rule": [asdict(step) for step in stage.steps],
        "people": entrants(book, stage),
        "draws": [
            {"place": draw.place or None, "shift": draw.shift, "tables": draw.tables}
            for draw in book.current_draws.values()
            if draw.stage == stage.id
        ],
        "games": sum(game.stage == stage.id for game in book.games),
        "standings": [each for step in stage.steps for each in _standings(book, step, stage.id)],
        "qualified": _qualified(book, stage.id),
        "ties": _ties(book, qualification(book, stage.id).ties),
    }


def _standings(book: Book, step: QualificationStep, stage: str = "") -> list[dict[str, Any]]:
    found = []
    for group, rows in standings(book, step, stage=stage).items():
        told = [row._asdict() | {"name": book.name_of(row.person)} for row in rows]
        found.append({"place": group.place, "shift": group.shift, "table": group.table, "rows": told})
    return found


def _qualified(book: Book, stage: str) -> list[dict[str, Any]]:
    return [
        {"person": each.person, "name": book.name_of(each.person), "step": each.step, "rank": each.rank}
        | {"place": each.group.place or None, "shift": each.group.shift or None}
        for each in qualification(book, stage).through
    ]


def _ties(book: Book, found: Iterable[Tie]) -> list[dict[str, Any]]:
    """Return open ties: who, for which places, by which step of the rules of which stage."""
    rules = {stage.id: stage.steps for stage in book.rules.stages}
    return [
        {
            "people": [{"person": each, "name": book.label(each)} for each in tie.persons],
            "places": tie.places,
            "rank": tie.rank,
            "step": tie.step,
            "stage": tie.group.stage,
            "rule": asdict(rules[tie.group.stage][tie.step]),
            "place": tie.group.place or None,
            "shift": tie.group.shift or None,
        }
        for tie in found
    ]


def _in_words(book: Book, merged: Merged, language: str) -> Iterator[str]:
    """Yield the lines of the result for people: totals, qualified persons, and contradictions."""
    places, people, games, coins = summary(book, language)
    counts = {"places": places, "people": people, "games": games, "coins": coins}
    yield told(language, "club-summary", name=book.name or "-", **counts)
    for each in qualification(book).through:
        place = book.places.get(each.group.place)
        where = f" ({place.name})" if place is not None else ""
        yield f"  {book.label(each.person)}{where}"
    for stage in book.rules.stages[1:]:
        through = [each.person for each in qualification(book, stage.id).through]
        if through:
            names = ", ".join(book.label(each) for each in through)
            yield f"{stage_name(book, stage.id, language)}: {names}"
    yield from ties_told(book, ties(book), language)
    for problem in sorted(set(merged.problems)):
        yield told(language, f"club-{problem.key}", file=problem.file, line=problem.line)
    for conflict in book.conflicts:
        yield conflict_told(book, conflict, language)
