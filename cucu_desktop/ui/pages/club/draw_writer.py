"""Draws the tables of a shift into a tournament's file: the first time, with late entries, or again."""

from __future__ import annotations

from random import Random
from secrets import token_hex
from typing import TYPE_CHECKING, Final

from cucu_desktop.match.club.club_lists import stage_name
from cucu_desktop.match.club.club_standings import qualification
from cucu_desktop.match.club.draw import are_uneven, byes_before, draw, met_before, seat_late
from cucu_desktop.match.club.stages import is_in_class, part, size_of_part
from cucu_desktop.ui.pages.club.entry_form import EntryRefusedError
from cucu_desktop.ui.widgets.language import spoken, tr, trn

if TYPE_CHECKING:
    from cucu_desktop.match.club.book import Draw
    from cucu_desktop.match.club.rules import Stage
    from cucu_desktop.ui.pages.club.club_place import ClubPlace
    from cucu_desktop.ui.pages.club.entry_form import EntryForm

_LEAST_PLAYERS: Final = 2


class DrawWriter:
    """Draws the tables at the place or stage of an `ClubPlace`."""

    def __init__(self, writer: ClubPlace) -> None:
        self._writer = writer
        self._asked: tuple[str, str, int, int] | None = None
        """Place, stage, shift and version of the file for which another draw was offered."""

    def present(self, shift: int) -> list[str]:
        """Return the people who can be drawn: of this place, or of this stage, and not withdrawn."""
        writer, book = self._writer, self._writer.club.book
        if writer.stage is not None:
            return part(book, writer.stage, shift)
        return [
            each.id
            for each in book.persons.values()
            if each.place == writer.place and each.id not in book.withdrawn and is_in_class(book, each, 0)
        ]

    def players_drawn(self, shift: int, table: int) -> list[str]:
        """Return the ids of the people drawn to a table; none if it was not drawn."""
        drawn = self._writer.club.book.current_draw(*self._where(shift))
        if drawn is None or not 1 <= table <= len(drawn.tables):
            return []
        return list(drawn.tables[table - 1])

    @property
    def open_tables(self) -> list[tuple[int, int]]:
        """The drawn tables of this place or stage whose game is not entered, by shift and number."""
        book, (place, _, stage) = self._writer.club.book, self._where(0)
        shifts = sorted({draw.shift for draw in book.draws if (draw.place, draw.stage) == (place, stage)})
        played = {
            (game.shift, game.table)
            for game in book.games
            if (game.place, game.stage) == (place, stage) and not game.playoff
        }
        drawn = [(shift, book.current_draw(place, shift, stage)) for shift in shifts]
        tables = [
            (shift, number)
            for shift, draw in drawn
            for number, people in enumerate(draw.tables if draw is not None else (), 1)
            if len(people) >= _LEAST_PLAYERS
        ]
        return [each for each in tables if each not in played]

    def next_shift(self) -> int:
        """Return the first shift with a table without a game, else the one after the last draw."""
        book, where = self._writer.club.book, (self._where(0)[0], self._where(0)[2])
        drawn = [draw.shift for draw in book.draws if (draw.place, draw.stage) == where]
        return next((shift for shift, _ in self.open_tables), max(drawn, default=0) + 1)

    def write(self, form: EntryForm) -> str:
        """Draw the tables of the shift in the form; return what to say about it.

        Raises:
            EntryRefusedError: nobody can be drawn, a tie is open before, or games of the shift are played.
        """
        writer, shift, most = self._writer, form.number("shift"), form.number("most")
        stage = writer.stage
        if stage is None:
            writer.need_place()
        else:
            self._need_no_ties(stage)
        people = self.present(shift)
        if len(people) < _LEAST_PLAYERS:
            raise EntryRefusedError(tr("Club", "Enter at least two people first."))
        book, seed = writer.club.book, token_hex(16)
        place, _, stage_id = where = self._where(shift)
        drawn = book.current_draw(*where)
        if drawn is None:
            tables = draw(
                self._of_shift(people, shift, [], seed), most, met_before(book), seed, byes_before(book)
            )
        else:
            tables = self._again(drawn, people, most, seed)
        says = {"place": place, "shift": shift, "tables": [list(table) for table in tables], "seed": seed}
        writer.club.write("draw", **says | ({"stage": stage_id} if stage_id else {}))
        told = trn("Club", "{n} table is drawn.", "{n} tables are drawn.", len(tables))
        alone = next((table[0] for table in tables if len(table) == 1), None)
        if alone is not None:
            bye = tr("Club", "{name} sits out this shift.").format(name=writer.label(alone))
            return f"{told} {bye}"
        return told

    def _where(self, shift: int) -> tuple[str, int, str]:
        stage = self._writer.stage
        return ("", shift, stage.id) if stage is not None else (self._writer.place, shift, "")

    def _need_no_ties(self, stage: Stage) -> None:
        book = self._writer.club.book
        for before in stage.after:
            if qualification(book, before).ties:
                told = tr("Club", "A tie in “{stage}” is open: see To check.")
                raise EntryRefusedError(told.format(stage=stage_name(book, before, spoken())))

    def _of_shift(self, people: list[str], shift: int, seated: list[str], seed: str) -> list[str]:
        """Return the people for a shift: all, or of a divided stage those drawn by lot besides the seated."""
        stage = self._writer.stage
        if stage is None or stage.parts == 1:
            return people
        number = size_of_part(self._writer.club.book, stage, shift)
        free = sorted({*people}.difference(seated))
        missing = min(len(free), max(0, number - len(seated)))
        return [*seated, *Random(f"{seed}/part").sample(free, missing)]

    def _again(self, drawn: Draw, people: list[str], most: int, seed: str) -> list[list[str]]:
        """Return a draw with late entries and without people who have withdrawn.

        Before the first result all are drawn anew if the tables would be uneven, or at a second try.
        """
        book = self._writer.club.book
        tables = [[person for person in table if person in people] for table in drawn.tables]
        seated = [person for table in tables for person in table]
        wanted = self._of_shift(people, drawn.shift, seated, seed)
        late = [person for person in wanted if person not in seated]
        is_changed = bool(late) or any(
            len(now) < len(was) for now, was in zip(tables, drawn.tables, strict=True)
        )
        where = drawn.place, drawn.shift, drawn.stage
        played = {
            game.table
            for game in book.games
            if (game.place, game.shift, game.stage) == where and not game.playoff
        }
        met = met_before(book)
        if played:
            return self._with_late(tables, late, played, most, is_changed=is_changed)
        for person in late:
            tables = seat_late(tables, person, most, met)
        tables = [table for table in tables if table]
        if is_changed and not are_uneven(tables, most):
            return tables
        asked = (drawn.place, drawn.stage, drawn.shift, self._writer.club.version)
        if not is_changed and asked != self._asked:
            self._asked = asked
            raise EntryRefusedError(
                tr(
                    "Club",
                    "This shift is drawn already; late entries are added. Press again to draw it anew.",
                )
            )
        return draw(wanted, most, met, seed, byes_before(book))

    def _with_late(
        self, tables: list[list[str]], late: list[str], played: set[int], most: int, *, is_changed: bool
    ) -> list[list[str]]:
        """Return a draw of which games are played: late entries sit down at the other tables only."""
        open_at = [index for index in range(len(tables)) if index + 1 not in played]
        if not is_changed or (late and not open_at):
            raise EntryRefusedError(
                tr("Club", "Games of this shift are played, so the draw stays. Draw the next shift.")
            )
        met = met_before(self._writer.club.book)
        seating = [tables[index] for index in open_at]
        for person in late:
            seating = seat_late(seating, person, most, met)
        found = [*tables]
        for index, table in zip(open_at, seating, strict=False):
            found[index] = table
        return [*found, *seating[len(open_at) :]]
