"""The lists of a tournament, for the screen, for paper and as CSV: named columns, and rows of cells."""

import csv
import io
from collections import Counter
from collections.abc import Iterable, Iterator, Mapping
from typing import Final, Protocol
from unicodedata import normalize

from cucu_desktop.frozen import frozen
from cucu_desktop.match.club.book import Book, ClubGame
from cucu_desktop.match.club.club_standings import (
    RankingGroup,
    Tie,
    name_of,
    qualification,
    standings,
)
from cucu_desktop.match.club.rules import PRESETS, QualificationStep, Stage
from cucu_desktop.match.club.stages import entrants
from cucu_desktop.match.terminal import told
from cucu_desktop.names import cleaned, in_order, words_key
from cucu_desktop.words import words_of

Cell = str | int
THROUGH: Final = "★"
TIED: Final = "="
FIRST: Final = "first"
"""The row id of the first stage; the id of that stage is ""."""
"""The marks of people who have qualified, and of those in a tie for it."""
_FORMULA: Final = ("=", "+", "-", "\N{MINUS SIGN}", "@", "|", "%")
"""Beginnings of cells that a spreadsheet would compute, in form NFKC."""
_SEMICOLON: Final = ("de", "it")
"""Languages with a decimal comma: their CSV files are separated by semicolons."""


@frozen
class ClubList:
    """A list.

    Attributes:
        kind: its kind, a key of LISTS.
        columns: the keys of the columns.
        rows: the cells of each row.
        ids: for each row the id of its person, place, game or entry.
        groups: for each row the heading under which it is printed, "" for none.
    """

    kind: str
    columns: tuple[str, ...]
    rows: tuple[tuple[Cell, ...], ...]
    ids: tuple[str, ...]
    groups: tuple[str, ...] = ()


def place_name(book: Book, place: str) -> str:
    """Return the name of a place with its town, or its id if it was not entered."""
    known = book.places.get(place)
    if known is None:
        return cleaned(place)
    return f"{known.name}, {known.town}" if known.town else known.name


_NAMED: Final = {stage.id for rules in PRESETS.values() for stage in rules.stages}
"""The stages that have a name in each language."""


def stage_name(book: Book, stage: str, language: str) -> str:
    """Return the name of a stage: its own, else that of its id in a language."""
    known = book.rules.stage(stage)
    if known is not None and known.name:
        return known.name
    return told(language, f"stage-{stage or 'first'}") if stage in _NAMED else cleaned(stage)


def class_name(under: int, language: str) -> str:
    return told(language, "class-young", age=under) if under else told(language, "class-adults")


def named(labels: Mapping[str, str], person: str) -> str:
    """Return a person's name as `Book.labels` has it, or the id if none was recorded."""
    return labels.get(person) or cleaned(person)


def places(book: Book, place: str = "", stage: str = "", language: str = "en") -> ClubList:
    """Return the places with the number of people, games, and their coins of stakes."""
    del stage, language
    people = Counter(each.place for each in book.persons.values())
    games = Counter(each.place for each in book.games)
    coins = _stakes_by_place(book)
    here = (each for each in book.places.values() if place in ("", each.id))
    found = in_order(here, lambda each: each.name)
    rows = tuple((each.name, each.town, people[each.id], games[each.id], coins[each.id]) for each in found)
    return ClubList(
        "places", ("place", "town", "people", "games", "coins"), rows, tuple(each.id for each in found)
    )


def people(book: Book, place: str = "", stage: str = "", language: str = "en") -> ClubList:
    """Return the people who entered or play in a stage, with year of birth, coins, receipts, and games."""
    del language
    games = Counter(person for game in book.games for person in game.players)
    coins: Counter[str] = Counter()
    receipts: dict[str, list[str]] = {}
    for stake in book.stakes:
        coins[stake.person] += stake.coins
        receipts.setdefault(stake.person, []).append(stake.receipt)
    rules = book.rules.stage(stage) if stage else None
    among = book.persons if rules is None else entrants(book, rules)
    persons = [book.persons[each] for each in among if each in book.persons]
    found = in_order((each for each in persons if place in ("", each.place)), lambda each: each.name)
    rows = tuple(
        (
            each.name,
            "" if each.born is None else each.born,
            place_name(book, each.place),
            coins[each.id],
            ", ".join(filter(None, receipts.get(each.id, ()))),
            games[each.id],
            "x" if each.id in book.withdrawn else "",
        )
        for each in found
    )
    columns = ("name", "born", "place", "coins", "receipt", "games", "withdrawn")
    return ClubList("people", columns, rows, tuple(each.id for each in found))


def games(book: Book, place: str = "", stage: str = "", language: str = "en") -> ClubList:
    """Return the games, the latest first; those of later stages have the stage's name instead of a place."""
    found = [
        game for game in reversed(book.games) if (game.stage == stage if stage else place in ("", game.place))
    ]
    labels = book.labels()

    def cells(game: ClubGame) -> tuple[Cell, ...]:
        others = "; ".join(named(labels, person) for person in game.players if person != game.winner)
        place = stage_name(book, game.stage, language) if game.stage else place_name(book, game.place)
        where = place, game.shift, game.table
        return *where, named(labels, game.winner), "x" if game.playoff else "", others

    columns = ("place", "shift", "table", "winner", "playoff", "others")
    return ClubList("games", columns, tuple(map(cells, found)), tuple(game.id for game in found))


def standings_list(
    book: Book,
    place: str = "",
    stage: str = "",
    language: str = "en",
    step: QualificationStep | None = None,
) -> ClubList:
    """Return the standing of a place, of all together or of a later stage; or by the groups of a step."""
    rules = book.rules.stage(stage) or Stage(())
    if step is None:
        step = rules.steps[0] if stage and rules.steps else QualificationStep(1, "place" if place else "all")
    found, labels = qualification(book, stage), book.labels()
    marks = {person: TIED for tie in found.ties for person in tie.persons}
    marks |= dict.fromkeys((each.person for each in found.through), THROUGH)
    rows: list[tuple[Cell, ...]] = []
    ids: list[str] = []
    headings: list[str] = []
    for group, ranked in standings(book, step, place, stage).items():
        heading = group_name(book, group, language)
        for row in ranked:
            mark = marks.get(row.person, "")
            result = (row.points, row.wins) if rules.points else (row.wins, row.games)
            rows.append((row.rank, named(labels, row.person), *result, mark))
            ids.append(row.person)
            headings.append(heading)
    results = ("points", "wins") if rules.points else ("wins", "games")
    columns = ("rank", "name", *results, "qualified")
    return ClubList("standings", columns, tuple(rows), tuple(ids), tuple(headings))


def group_name(book: Book, group: RankingGroup, language: str) -> str:
    """Return the name of a group of people who are ranked together; "" if it is all."""
    if group.stage and group.table:
        return told(language, "stage-table", shift=group.shift, table=group.table)
    where = place_name(book, group.place) if group.place else ""
    numbers = [str(number) for number in (group.shift, group.table) if number]
    return " · ".join(filter(None, (where, *numbers)))


def qualified_list(book: Book, place: str = "", stage: str = "", language: str = "en") -> ClubList:
    """Return the qualified people; then those of each open tie, with the number of places they tie for."""
    del language
    found, labels = qualification(book, stage), book.labels()
    through = [each for each in found.through if place in ("", each.group.place)]
    rows: list[tuple[Cell, ...]] = [
        (
            number,
            named(labels, each.person),
            place_name(book, each.group.place),
            each.group.shift or "",
            "",
        )
        for number, each in enumerate(through, 1)
    ]
    ids = [each.person for each in through]
    for tie in found.ties:
        if place in ("", tie.group.place):
            where = place_name(book, tie.group.place), tie.group.shift or ""
            rows += [(TIED, named(labels, person), *where, tie.places) for person in tie.persons]
            ids += tie.persons
    columns = ("number", "name", "place", "shift", "open")
    return ClubList("qualified", columns, tuple(rows), tuple(ids))


def ties_told(book: Book, ties: Iterable[Tie], language: str) -> Iterator[str]:
    """Yield each open tie in a sentence: who, for how many places, and where."""
    labels = book.labels()
    for tie in ties:
        persons = ", ".join(named(labels, person) for person in tie.persons)
        stage = stage_name(book, tie.group.stage, language) if tie.group.stage else ""
        where = " · ".join(filter(None, (stage, group_name(book, tie.group, language))))
        yield told(language, "club-tie", persons=persons, count=tie.places, where=where or book.name or "-")


def stages_list(book: Book, place: str = "", stage: str = "", language: str = "en") -> ClubList:
    """Return the stages in order: their class, people, games, their rule, and how many go on."""
    del place, stage
    played = Counter(game.stage for game in book.games)
    rows = tuple(
        (
            stage_name(book, each.id, language),
            class_name(each.under, language),
            len(entrants(book, each)),
            played[each.id],
            len(qualification(book, each.id).through),
            ", ".join(told(language, f"takes-{step.per}", count=step.take) for step in each.steps),
        )
        for each in book.rules.stages
    )
    ids = tuple(each.id or FIRST for each in book.rules.stages)
    return ClubList("stages", ("stage", "class", "people", "games", "qualified", "rule"), rows, ids)


def draw_list(book: Book, place: str = "", stage: str = "", language: str = "en", shift: int = 1) -> ClubList:
    """Return the tables of a shift, a row for each seat; a table of one is a bye."""
    del language
    drawn, labels = book.current_draw(place, shift, stage), book.labels()
    rows: list[tuple[Cell, ...]] = []
    ids: list[str] = []
    for number, table in enumerate(drawn.tables if drawn else (), 1):
        for seat, person in enumerate(table, 1):
            rows.append((number if len(table) > 1 else "–", seat, named(labels, person)))
            ids.append(person)
    return ClubList(
        "draw", ("table", "seat", "name"), tuple(rows), tuple(ids), tuple(str(row[0]) for row in rows)
    )


def prizes(book: Book, place: str = "", stage: str = "", language: str = "en") -> ClubList:
    """Return the prizes, by rank; equal people share one."""
    del stage, language
    by_name = in_order(book.prizes.values(), lambda each: name_of(book, each.person))
    found = [
        each
        for each in sorted(by_name, key=lambda each: each.rank)
        if not place or (each.person in book.persons and book.persons[each.person].place == place)
    ]
    labels = book.labels()
    rows = tuple((each.rank, named(labels, each.person), each.prize) for each in found)
    return ClubList("prizes", ("rank", "name", "prize"), rows, tuple(each.id for each in found))


def accounts(book: Book, place: str = "", stage: str = "", language: str = "en") -> ClubList:
    """Return the stakes of each place, what was given away, and the rest."""
    del stage, language
    coins = _stakes_by_place(book)
    entered = Counter(each.place for each in book.persons.values())
    here = (each for each in {**book.places, **coins} if place in ("", each))
    kept = in_order(here, lambda each: place_name(book, each))
    rows: list[tuple[Cell, ...]] = [(place_name(book, each), entered[each], coins[each]) for each in kept]
    ids = list(kept)
    gifts = [gift for gift in book.gifts if place in ("", gift.place)]
    rows += [(gift.to, "", -gift.coins) for gift in gifts]
    ids += [gift.id for gift in gifts]
    return ClubList("accounts", ("about", "people", "coins"), tuple(rows), tuple(ids))


def _stakes_by_place(book: Book) -> Counter[str]:
    coins: Counter[str] = Counter()
    for stake in book.stakes:
        known = book.persons.get(stake.person)
        coins[known.place if known else ""] += stake.coins
    return coins


def found(listed: ClubList, text: str) -> ClubList:
    """Return the rows of a list in which all words of a text occur, whatever their case and accents."""
    words = words_key(text).split()
    if not words:
        return listed
    kept = [
        number
        for number, row in enumerate(listed.rows)
        if all(word in words_key(" ".join(map(str, row))) for word in words)
    ]
    return ClubList(
        listed.kind,
        listed.columns,
        tuple(listed.rows[number] for number in kept),
        tuple(listed.ids[number] for number in kept),
        tuple(listed.groups[number] for number in kept) if listed.groups else (),
    )


class ListMaker(Protocol):
    """Makes a list from the book, for a place or a later stage, or for all, in a language."""

    def __call__(self, book: Book, place: str = "", stage: str = "", language: str = "en") -> ClubList:
        """Return the list."""


LISTS: Final[Mapping[str, ListMaker]] = {
    "stages": stages_list,
    "places": places,
    "people": people,
    "games": games,
    "standings": standings_list,
    "qualified": qualified_list,
    "draw": draw_list,
    "prizes": prizes,
    "accounts": accounts,
}
"""The lists by kind."""


def column_words(language: str) -> Mapping[str, str]:
    found: Mapping[str, str] = words_of("account", language, "")["club"]
    return found


def separator(language: str) -> str:
    return ";" if language in _SEMICOLON else ","


def as_csv(listed: ClubList, language: str, between: str | None = None) -> bytes:
    """Return a list as CSV for spreadsheets: UTF-8 with a byte order mark, in a language."""
    words, text = column_words(language), io.StringIO()
    writer = csv.writer(text, delimiter=between or separator(language))
    writer.writerow([words[column] for column in listed.columns])
    writer.writerows([[_safe(cell) for cell in row] for row in listed.rows])
    return text.getvalue().encode("utf-8-sig")


def _safe(cell: Cell) -> Cell:
    """Return a cell that is a plain text to a spreadsheet, without characters that change other text."""
    if not isinstance(cell, str):
        return cell
    shown = cleaned(cell)
    bare = normalize("NFKC", shown).lstrip(_INVISIBLE)
    return f"'{shown}" if bare.lstrip().startswith(_FORMULA) else shown


_INVISIBLE: Final = "\N{ZERO WIDTH JOINER}\N{ZERO WIDTH NON-JOINER}\N{VARIATION SELECTOR-16} "
"""Characters that may stand before the first one that is seen."""
