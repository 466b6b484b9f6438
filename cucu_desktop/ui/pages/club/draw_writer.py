"""The place or stage that entries of a tournament are about, its people by name, and its draws."""

from __future__ import annotations

from random import Random
from secrets import token_hex
from typing import TYPE_CHECKING, Final

from cucu_desktop.match.club.club_standings import qualification
from cucu_desktop.match.club.club_words import stage_name
from cucu_desktop.match.club.draw import are_uneven, byes_before, draw, met_before, seat_late
from cucu_desktop.match.club.stages import is_in_class, part, size_of_part
from cucu_desktop.names import as_named, same_key, words_key
from cucu_desktop.ui.pages.club.entry_form import EntryRefusedError
from cucu_desktop.ui.widgets.language import spoken, tr

if TYPE_CHECKING:
    from cucu_desktop.match.club.book import ClubGame, Draw
    from cucu_desktop.match.club.club_file import ClubFile
    from cucu_desktop.match.club.rules import Stage

FEWEST: Final = 2


class DrawWriter:
    """Draws the tables of a shift: the first time, with late entries, or again.

    Attributes:
        club: the file of the tournament.
        place: the selected place; "" for all, and in a later stage.
        stage: the selected later stage, None if a place is selected.
    """

    def __init__(self, club: ClubFile) -> None:
        self.club = club
        self.place = ""
        self.stage: Stage | None = None
        self._asked: tuple[object, ...] = ()

    @property
    def stage_id(self) -> str:
        """The id of the later stage; "" if a place is selected."""
        return "" if self.stage is None else self.stage.id

    def need_place(self) -> dict[str, str]:
        """Return the place or stage as entries of draws and games have it.

        Raises:
            EntryRefusedError: none is selected.
        """
        if self.stage is not None:
            return {"place": "", "stage": self.stage.id}
        if not self.place:
            raise EntryRefusedError(tr("Club", "Choose a place first, in the upper line."))
        return {"place": self.place}

    def confirm(self, question: str, *about: object) -> None:
        """Ask before something is done: it is refused with a question, unless that was the last one asked.

        Raises:
            EntryRefusedError: it has to be asked again to be done.
        """
        asked = (*about, len(self.club.entries))
        if asked != self._asked:
            self._asked = asked
            raise EntryRefusedError(question)

    def candidates(self, name: str) -> list[str]:
        """Return the ids of the people with this name: the one told apart so, else those of this place."""
        book = self.club.book
        told_apart = [each for each, label in book.labels.items() if same_key(label) == same_key(name)]
        if told_apart:
            return told_apart
        persons = book.persons.values()
        same = [each for each in persons if words_key(as_named(each.name)) == words_key(as_named(name))]
        return [each.id for each in same if each.place == self.place] or [each.id for each in same]

    def find(self, name: str) -> str:
        """Return the id of the person with this name, of this place first.

        Raises:
            EntryRefusedError: nobody has entered under this name, or several have.
        """
        found = self.candidates(name)
        if not found:
            raise EntryRefusedError(tr("Club", "{name} has not entered yet: see People.").format(name=name))
        if len(found) > 1:
            told = tr("Club", "Several people are called {name}. Write which one: {names}.")
            names = " · ".join(sorted(map(self.club.book.label, found)))
            raise EntryRefusedError(told.format(name=name, names=names))
        return found[0]

    # Draws

    def _present(self, shift: int) -> list[str]:
        """Return the people who can be drawn: of this place, or of this stage, and not withdrawn."""
        book = self.club.book
        if self.stage is not None:
            return part(book, self.stage, shift)
        return [
            each.id
            for each in book.persons.values()
            if each.place == self.place and each.id not in book.withdrawn and is_in_class(book, each, 0)
        ]

    def _drawn(self, shift: int) -> Draw | None:
        where = self.place, shift, self.stage_id
        return self.club.book.current_draws.get(where)

    def _is_here(self, thing: ClubGame | Draw) -> bool:
        return (thing.place, thing.stage) == (self.place, self.stage_id)

    def _played(self) -> set[tuple[int, int]]:
        """Return shift and table of each game of `_is_here`, without play-offs."""
        games = self.club.book.games
        return {(game.shift, game.table) for game in games if self._is_here(game) and not game.playoff}

    def players_drawn(self, shift: int, table: int) -> list[str]:
        """Return the ids of the people drawn to a table; none if it was not drawn."""
        drawn = self._drawn(shift)
        tables = drawn.tables if drawn is not None else ()
        return list(tables[table - 1]) if 1 <= table <= len(tables) else []

    @property
    def open_tables(self) -> list[tuple[int, int]]:
        """Shift and table of each draw of `_is_here` without a game, but not of a table of one: a bye."""
        played, draws = self._played(), self.club.book.current_draws.values()
        return [
            (draw.shift, number)
            for draw in sorted(filter(self._is_here, draws), key=lambda draw: draw.shift)
            for number, people in enumerate(draw.tables, 1)
            if len(people) >= FEWEST and (draw.shift, number) not in played
        ]

    def next_shift(self) -> int:
        """Return the first shift with a table without a game, else the one after the last draw."""
        drawn = [draw.shift for draw in self.club.book.draws if self._is_here(draw)]
        return next((shift for shift, _ in self.open_tables), max(drawn, default=0) + 1)

    def draw_tables(self, shift: int, most: int) -> str:
        """Draw the tables of a shift, with at most `most` people at a table; return who sits out.

        Raises:
            EntryRefusedError: nobody can be drawn, a tie is open before, or games of the shift are played.
        """
        book, seed = self.club.book, token_hex(16)
        where = self.need_place()
        for before in self.stage.after if self.stage is not None else ():
            if qualification(book, before).ties:
                told = tr("Club", "A tie in “{stage}” is open: see To check.")
                raise EntryRefusedError(told.format(stage=stage_name(book, before, spoken())))
        people = self._present(shift)
        if len(people) < FEWEST:
            raise EntryRefusedError(tr("Club", "At least two people are needed."))
        drawn = self._drawn(shift)
        if drawn is None:
            wanted = self._of_shift(people, shift, [], seed)
            tables = draw(wanted, most, met_before(book), seed, byes_before(book))
        else:
            tables = self._again(drawn, people, most, seed)
        self.club.write("draw", **where, shift=shift, tables=tables, seed=seed)
        alone = next((table[0] for table in tables if len(table) == 1), None)
        if alone is None:
            return ""
        return tr("Club", "{name} sits out this shift.").format(name=book.label(alone))

    def _of_shift(self, people: list[str], shift: int, seated: list[str], seed: str) -> list[str]:
        """Return the people for a shift: all, or of a divided stage those drawn by lot besides the seated."""
        stage = self.stage
        if stage is None or stage.parts == 1:
            return people
        number = size_of_part(self.club.book, stage, shift)
        free = sorted({*people}.difference(seated))
        missing = min(len(free), max(0, number - len(seated)))
        return [*seated, *Random(f"{seed}/part").sample(free, missing)]

    def _again(self, drawn: Draw, people: list[str], most: int, seed: str) -> list[list[str]]:
        """Return a draw with late entries and without people who have withdrawn.

        Late entries sit down at tables without a result. Before the first one all are drawn anew if the
        tables would be uneven, or at a second try.
        """
        book = self.club.book
        tables = [[person for person in table if person in people] for table in drawn.tables]
        seated = [person for table in tables for person in table]
        wanted = self._of_shift(people, drawn.shift, seated, seed)
        late = [person for person in wanted if person not in seated]
        is_changed = bool(late) or len(seated) < sum(map(len, drawn.tables))
        played = {table for shift, table in self._played() if shift == drawn.shift}
        open_at = [index for index in range(len(tables)) if index + 1 not in played]
        if played and (not is_changed or (late and not open_at)):
            raise EntryRefusedError(
                tr("Club", "Games of this shift are played, so the draw stays. Draw the next shift.")
            )
        if not is_changed:
            question = tr(
                "Club", "This shift is drawn already; late entries are added. Press again to draw it anew."
            )
            self.confirm(question, drawn)
        met, seating = met_before(book), [tables[index] for index in open_at]
        for person in late:
            seating = seat_late(seating, person, most, met)
        if not played:
            seating = [table for table in seating if table]
            keeps = is_changed and not are_uneven(seating, most)
            return seating if keeps else draw(wanted, most, met, seed, byes_before(book))
        for index, table in zip(open_at, seating, strict=False):
            tables[index] = table
        return [*tables, *seating[len(open_at) :]]
