"""The lists of a tournament, for the screen, for paper and as CSV: named columns, and rows of cells."""

import csv
import io
from collections import Counter
from collections.abc import Callable, Iterator, Mapping
from dataclasses import replace
from itertools import compress
from typing import Final, NamedTuple
from unicodedata import normalize

from cucu_desktop.frozen import frozen
from cucu_desktop.match.club.book import Book
from cucu_desktop.match.club.club_standings import (
    RankingGroup,
    qualification,
    standings,
)
from cucu_desktop.match.club.club_words import (
    class_name,
    column_words,
    group_name,
    place_name,
    rule_told,
    stage_name,
)
from cucu_desktop.match.club.rules import QualificationStep, Stage
from cucu_desktop.match.club.stages import entrants
from cucu_desktop.names import cleaned, in_order, words_key

Cell = str | int
THROUGH: Final = "★"
TIED: Final = "="
"""The marks of people who have qualified, and of those in a tie for it."""
FIRST: Final = "first"
"""The row id of the first stage; the id of that stage is ""."""
_FORMULA: Final = ("=", "+", "-", "\N{MINUS SIGN}", "@", "|", "%")
"""Beginnings of cells that a spreadsheet would compute, in form NFKC."""
_SEMICOLON: Final = ("de", "it")
"""Languages with a decimal comma: their CSV files are separated by semicolons."""


@frozen
class ClubList:
    """A list.

    Attributes:
        kind: its kind, one of KINDS.
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


NO_LIST: Final = ClubList("", (), (), ())


class _Row(NamedTuple):
    """The id of a row, its cells, and the heading under which it is printed."""

    id: str
    cells: tuple[Cell, ...]
    group: str = ""


@frozen
class _Lists:
    """The rows of the lists of a book, for a place or a later stage, or for all, in a language.

    Attributes:
        shift: the shift of the draw.
    """

    book: Book
    place: str
    stage: str
    language: str
    shift: int

    def _is_here(self, place: str) -> bool:
        return self.place in ("", place)

    def _is_at(self, person: str) -> bool:
        known = self.book.persons.get(person)
        return self._is_here(known.place if known is not None else "")

    def stages(self) -> Iterator[_Row]:
        """Yield the stages in order: their class, people, games, how many go on, and their rule."""
        book = self.book
        played = Counter(game.stage for game in book.games)
        for each in book.rules.stages:
            cells = (
                stage_name(book, each.id, self.language),
                class_name(each.under, self.language),
                len(entrants(book, each)),
                played[each.id],
                len(qualification(book, each.id).through),
                rule_told(each, self.language),
            )
            yield _Row(each.id or FIRST, cells)

    def places(self) -> Iterator[_Row]:
        people, coins = self._people_by_place, self._stakes_by_place
        games = Counter(each.place for each in self.book.games)
        here = (each for each in self.book.places.values() if self._is_here(each.id))
        for each in in_order(here, lambda each: each.name):
            yield _Row(each.id, (each.name, each.town, people[each.id], games[each.id], coins[each.id]))

    def people(self) -> Iterator[_Row]:
        """Yield the people who entered, or play in the stage."""
        book = self.book
        games = Counter(person for game in book.games for person in game.players)
        coins: Counter[str] = Counter()
        receipts: dict[str, list[str]] = {}
        for stake in book.stakes:
            coins[stake.person] += stake.coins
            receipts.setdefault(stake.person, []).append(stake.receipt)
        rules = book.rules.stage(self.stage) if self.stage else None
        among = book.persons if rules is None else entrants(book, rules)
        persons = [book.persons[each] for each in among if each in book.persons]
        for each in in_order((each for each in persons if self._is_here(each.place)), lambda each: each.name):
            receipt = ", ".join(filter(None, receipts.get(each.id, ())))
            born = "" if each.born is None else each.born
            entry = each.name, born, place_name(book, each.place), coins[each.id], receipt
            yield _Row(each.id, (*entry, games[each.id], "x" if each.id in book.withdrawn else ""))

    def games(self) -> Iterator[_Row]:
        """Yield the games, the latest first; those of later stages have its name instead of a place."""
        book = self.book
        for game in reversed(book.games):
            if game.stage == self.stage if self.stage else self._is_here(game.place):
                where = place_name(book, game.place)
                if game.stage:
                    where = stage_name(book, game.stage, self.language)
                others = "; ".join(book.label(each) for each in game.players if each != game.winner)
                won = book.label(game.winner), "x" if game.playoff else "", others
                yield _Row(game.id, (where, game.shift, game.table, *won))

    def standings(self) -> Iterator[_Row]:
        """Yield the standing of the place, of all, or of the stage by the groups of its first step."""
        book, rules = self.book, self._rules
        step = QualificationStep(1, "place" if self.place else "all")
        if self.stage and rules.steps:
            step = rules.steps[0]
        found = qualification(book, self.stage)
        marks = {person: TIED for tie in found.ties for person in tie.persons}
        marks |= dict.fromkeys((each.person for each in found.through), THROUGH)
        for group, ranked in standings(book, step, self.place, self.stage).items():
            heading = group_name(book, group, self.language)
            for row in ranked:
                result = (row.points, row.wins) if rules.points else (row.wins, row.games)
                cells = row.rank, book.label(row.person), *result, marks.get(row.person, "")
                yield _Row(row.person, cells, heading)

    @property
    def _rules(self) -> Stage:
        return self.book.rules.stage(self.stage) or Stage(())

    def qualified(self) -> Iterator[_Row]:
        """Yield the qualified people; then those of each open tie, with the number of places they tie for."""
        book = self.book
        found = qualification(book, self.stage)
        through = (each for each in found.through if self._is_here(each.group.place))
        listed: list[tuple[Cell, str, RankingGroup, Cell]]
        listed = [(number, each.person, each.group, "") for number, each in enumerate(through, 1)]
        for tie in found.ties:
            if self._is_here(tie.group.place):
                listed += [(TIED, person, tie.group, tie.places) for person in tie.persons]
        for number, person, group, places in listed:
            where = place_name(book, group.place), group.shift or ""
            yield _Row(person, (number, book.label(person), *where, places))

    def draw(self) -> Iterator[_Row]:
        """Yield the tables of the shift, a row for each seat; a table of one is a bye."""
        drawn = self.book.current_draws.get((self.place, self.shift, self.stage))
        for number, table in enumerate(drawn.tables if drawn else (), 1):
            for seat, person in enumerate(table, 1):
                shown = number if len(table) > 1 else "–"
                yield _Row(person, (shown, seat, self.book.label(person)), str(shown))

    def prizes(self) -> Iterator[_Row]:
        """Yield the prizes, by rank; equal people share one."""
        by_name = in_order(self.book.prizes.values(), lambda each: self.book.name_of(each.person))
        for each in sorted(by_name, key=lambda each: each.rank):
            if self._is_at(each.person):
                yield _Row(each.id, (each.rank, self.book.label(each.person), each.prize))

    def accounts(self) -> Iterator[_Row]:
        """Yield the stakes of each place, then what was given away."""
        people, coins = self._people_by_place, self._stakes_by_place
        here = (each for each in {**self.book.places, **coins} if self._is_here(each))
        for each in in_order(here, lambda each: place_name(self.book, each)):
            yield _Row(each, (place_name(self.book, each), people[each], coins[each]))
        for gift in self.book.gifts:
            if self._is_here(gift.place):
                yield _Row(gift.id, (gift.to, "", -gift.coins))

    @property
    def _people_by_place(self) -> Counter[str]:
        return Counter(each.place for each in self.book.persons.values())

    @property
    def _stakes_by_place(self) -> Counter[str]:
        coins: Counter[str] = Counter()
        for stake in self.book.stakes:
            known = self.book.persons.get(stake.person)
            coins[known.place if known else ""] += stake.coins
        return coins


_MAKERS: Final[Mapping[str, tuple[Callable[[_Lists], Iterator[_Row]], str]]] = {
    "stages": (_Lists.stages, "stage class people games qualified rule"),
    "places": (_Lists.places, "place town people games coins"),
    "people": (_Lists.people, "name born place coins receipt games withdrawn"),
    "games": (_Lists.games, "place shift table winner playoff others"),
    "standings": (_Lists.standings, "rank name wins games qualified"),
    "qualified": (_Lists.qualified, "number name place shift open"),
    "draw": (_Lists.draw, "table seat name"),
    "prizes": (_Lists.prizes, "rank name prize"),
    "accounts": (_Lists.accounts, "about people coins"),
}
"""The lists by kind, with their columns."""
KINDS: Final = tuple(_MAKERS)


def listed(
    kind: str, book: Book, place: str = "", stage: str = "", language: str = "en", shift: int = 1
) -> ClubList:
    """Return a list for a place or a later stage, or for all; `shift` is that of the draw."""
    make, columns = _MAKERS[kind]
    lists = _Lists(book, place, stage, language, shift)
    if kind == "standings" and (book.rules.stage(stage) or Stage(())).points:
        columns = "rank name points wins qualified"
    rows = [*make(lists)]
    groups = tuple(row.group for row in rows) if any(row.group for row in rows) else ()
    return ClubList(
        kind, tuple(columns.split()), tuple(row.cells for row in rows), tuple(row.id for row in rows), groups
    )


def found(listed: ClubList, text: str) -> ClubList:
    """Return the rows of a list in which all words of a text occur, whatever their case and accents."""
    words = words_key(text).split()
    if not words:
        return listed
    texts = [words_key(" ".join(map(str, row))) for row in listed.rows]
    kept = [all(word in row for word in words) for row in texts]
    rows, ids = tuple(compress(listed.rows, kept)), tuple(compress(listed.ids, kept))
    groups = tuple(compress(listed.groups, kept))
    return replace(listed, rows=rows, ids=ids, groups=groups)


def as_csv(listed: ClubList, language: str, between: str | None = None) -> bytes:
    """Return a list as CSV for spreadsheets: UTF-8 with a byte order mark, in a language."""
    words, text = column_words(language), io.StringIO()
    usual = ";" if language in _SEMICOLON else ","
    writer = csv.writer(text, delimiter=between or usual)
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
