"""Writes what was entered into the forms of a tournament's page into its file, after checking it."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from cucu_desktop.match.club.club_standings import name_of
from cucu_desktop.match.club.conflicts import spelling
from cucu_desktop.match.club.draw import byes_before, draw, met_before, seat_late
from cucu_desktop.match.club.rules import PRESETS
from cucu_desktop.ui.widgets.language import tr, trn

if TYPE_CHECKING:
    from collections.abc import Callable

    from cucu_desktop.match.club.book import Draw
    from cucu_desktop.match.club.club_file import ClubFile
    from cucu_desktop.ui.pages.club.entry_form import EntryForm

_LEAST_PLAYERS: Final = 2


class EntryRefusedError(ValueError):
    """What was entered cannot be; the message says why, in the language of the window."""


class EntryWriter:
    """Writes the entries of each view; `place` is the selected place, "" for all."""

    def __init__(self, club: ClubFile) -> None:
        self.club = club
        self.place = ""
        self._by_view: dict[str, Callable[[EntryForm], str]] = {
            "places": self._write_place,
            "people": self._write_person,
            "draw": self._write_draw,
            "games": self._write_game,
            "qualified": self._write_rules,
            "prizes": self._write_prize,
            "accounts": self._write_gift,
        }

    def write(self, view: str, form: EntryForm) -> str:
        """Write what a form says; return what to say about it.

        Raises:
            EntryRefusedError: it cannot be; nothing has changed.
        """
        return self._by_view[view](form)

    # Selected rows

    def withdraw(self, person: str) -> str:
        """Withdraw a person."""
        self.club.write("withdrawn", person=person)
        return tr("Club", "{name} has withdrawn.").format(name=name_of(self.club.book, person))

    def join(self, persons: list[str]) -> str:
        """Join entries of one person, of whom the first stays."""
        if len(persons) < _LEAST_PLAYERS:
            raise EntryRefusedError(tr("Club", "Select both entries of the person, with Ctrl and a click."))
        first, *others = persons
        for other in others:
            self.club.write("same", person=first, other=other)
        return tr("Club", "Now one person: {name}.").format(name=name_of(self.club.book, first))

    def remove(self, entry: str) -> str:
        """Declare an entry void."""
        self.club.void(entry)
        return tr("Club", "Removed. Undo brings it back.")

    # Forms

    def _need_place(self) -> str:
        if not self.place:
            raise EntryRefusedError(tr("Club", "Choose a place first, in the upper line."))
        return self.place

    @staticmethod
    def _need(form: EntryForm, name: str = "name") -> str:
        text = form.text(name)
        if not text:
            form.fields[name].setFocus()
            raise EntryRefusedError(tr("Club", "A name is missing."))
        return text

    def find(self, name: str) -> str:
        """Return the id of the person with this name, of this place first.

        Raises:
            EntryRefusedError: nobody has entered under this name, or several have.
        """
        same = [each for each in self.club.book.persons.values() if spelling(each.name) == spelling(name)]
        here = [each for each in same if each.place == self.place] or same
        if not here:
            raise EntryRefusedError(tr("Club", "{name} has not entered yet: see People.").format(name=name))
        if len(here) > 1:
            raise EntryRefusedError(
                tr("Club", "Two people are called {name}. Are they one person? See To check.").format(
                    name=name
                )
            )
        return here[0].id

    def _write_place(self, form: EntryForm) -> str:
        name = self._need(form)
        place = self.club.new_id
        self.club.write("place", place=place, name=name, town=form.text("town"))
        form.put(name="", town="")
        self.place = place
        return tr("Club", "{name} is added.").format(name=name)

    def _write_person(self, form: EntryForm) -> str:
        place, name = self._need_place(), self._need(form)
        book = self.club.book
        twin = next((each for each in book.persons.values() if spelling(each.name) == spelling(name)), None)
        person, coins = self.club.new_id, form.number("coins")
        self.club.write("person", person=person, name=name, place=place, born=form.number("born") or None)
        if coins:
            self.club.write("stake", person=person, coins=coins, receipt=form.text("receipt"))
        form.put(name="", born=0, receipt=self.next_receipt())
        if twin is not None:
            told = tr("Club", "{name} is entered. {other} has the same name: see To check.")
            return told.format(name=name, other=twin.name)
        return tr("Club", "{name} is entered.").format(name=name)

    def next_receipt(self) -> str:
        """Return the number of the next receipt of this place: the one after the latest, "" if unknown."""
        persons = self.club.book.persons
        last = next(
            (
                stake.receipt
                for stake in reversed(self.club.book.stakes)
                if stake.receipt and stake.person in persons and persons[stake.person].place == self.place
            ),
            "0",
        )
        number = last[len(last.rstrip("0123456789")) :]
        return f"{last.removesuffix(number)}{int(number) + 1:0{len(number)}}" if number else ""

    def present(self) -> list[str]:
        """Return the people who can be drawn: entered at this place and not withdrawn."""
        book = self.club.book
        return [
            each.id
            for each in book.persons.values()
            if each.place == self.place and each.id not in book.withdrawn
        ]

    def _write_draw(self, form: EntryForm) -> str:
        place, people, shift = self._need_place(), self.present(), form.number("shift")
        if len(people) < _LEAST_PLAYERS:
            raise EntryRefusedError(tr("Club", "Enter at least two people first."))
        book = self.club.book
        drawn = book.current_draw(place, shift)
        tables = (
            self._with_late(drawn, people, form.number("most"))
            if drawn is not None
            else draw(people, form.number("most"), met_before(book), shift, byes_before(book))
        )
        self.club.write("draw", place=place, shift=shift, tables=[list(table) for table in tables])
        told = trn("Club", "{n} table is drawn.", "{n} tables are drawn.", len(tables))
        alone = next((table[0] for table in tables if len(table) == 1), None)
        if alone is not None:
            bye = tr("Club", "{name} sits out this shift.").format(name=name_of(book, alone))
            return f"{told} {bye}"
        return told

    def _with_late(self, drawn: Draw, people: list[str], most: int) -> list[list[str]]:
        """Return a draw with late entries seated and without people who have withdrawn."""
        seated = {person for table in drawn.tables for person in table}
        tables = [[person for person in table if person in people] for table in drawn.tables]
        late = [person for person in people if person not in seated]
        if not late and all(len(now) == len(was) for now, was in zip(tables, drawn.tables, strict=True)):
            raise EntryRefusedError(
                tr("Club", "This shift is drawn already. Undo takes the draw back; late entries are added.")
            )
        met = met_before(self.club.book)
        for person in late:
            tables = seat_late(tables, person, most, met)
        return [table for table in tables if table]

    def _write_game(self, form: EntryForm) -> str:
        place = self._need_place()
        players = [self.find(name) for name in names_in(form.text("players"))]
        if len(players) < _LEAST_PLAYERS:
            form.fields["players"].setFocus()
            raise EntryRefusedError(tr("Club", "A game needs at least two players."))
        if len(set(players)) < len(players):
            raise EntryRefusedError(tr("Club", "Someone is among the players twice."))
        winner = form.choice("winner")
        if not winner:
            form.fields["winner"].setFocus()
            raise EntryRefusedError(tr("Club", "Choose the winner."))
        self.club.write(
            "game",
            place=place,
            shift=form.number("shift"),
            table=form.number("table"),
            players=players,
            winner=self.find(winner),
        )
        return tr("Club", "{name} has won.").format(name=winner)

    def players_drawn(self, shift: int, table: int) -> str:
        """Return the names of the people drawn to a table, with commas between; "" if none are."""
        drawn = self.club.book.current_draw(self.place, shift)
        if drawn is None or not 1 <= table <= len(drawn.tables):
            return ""
        return ", ".join(name_of(self.club.book, person) for person in drawn.tables[table - 1])

    def _write_rules(self, form: EntryForm) -> str:
        name, champion = self._need(form), form.text("champion")
        self.club.write(
            "club",
            name=name,
            year=form.number("year"),
            rules=form.choice("rules"),
            champion=self.find(champion) if champion else None,
        )
        return tr("Club", "The rules are set.")

    def show_rules(self, form: EntryForm) -> None:
        """Put the present rules into their form."""
        book = self.club.book
        preset = next((name for name, rules in PRESETS.items() if rules == book.rules), "")
        champion = name_of(book, book.champion) if book.champion else ""
        form.put(name=book.name, year=book.year, rules=preset, champion=champion)

    def _write_prize(self, form: EntryForm) -> str:
        name = self._need(form)
        rank = form.number("rank")
        self.club.write("prize", rank=rank, person=self.find(name), prize=form.text("prize"))
        form.put(rank=rank + 1, name="", prize="")
        return tr("Club", "{name} is added.").format(name=name)

    def _write_gift(self, form: EntryForm) -> str:
        to, coins = self._need(form, "to"), form.number("coins")
        if not coins:
            form.fields["coins"].setFocus()
            raise EntryRefusedError(tr("Club", "How many coins?"))
        self.club.write("gift", to=to, coins=coins, place=self.place)
        form.put(to="", coins=0)
        return tr("Club", "{name} is added.").format(name=to)


def names_in(text: str) -> list[str]:
    """Return the names in a text with commas or semicolons between them."""
    return [name for part in text.replace(";", ",").split(",") if (name := " ".join(part.split()))]
