"""Writes what was entered into the forms of a tournament's page into its file, after checking it."""

from __future__ import annotations

from itertools import combinations
from secrets import token_hex
from typing import TYPE_CHECKING, Final

from cucu_desktop.match.club.book import Lot
from cucu_desktop.names import words_key
from cucu_desktop.ui.pages.club.club_place import ClubPlace
from cucu_desktop.ui.pages.club.club_words import games_told
from cucu_desktop.ui.pages.club.draw_writer import DrawWriter
from cucu_desktop.ui.pages.club.entry_form import IN_ORDER, PLAYOFF, EntryRefusedError
from cucu_desktop.ui.pages.club.stage_writer import StageWriter
from cucu_desktop.ui.widgets.language import tr, trn

if TYPE_CHECKING:
    from collections.abc import Callable, Iterable

    from cucu_desktop.match.club.club_file import ClubFile
    from cucu_desktop.match.club.club_standings import Tie
    from cucu_desktop.match.club.name_list import ListedName
    from cucu_desktop.ui.pages.club.entry_form import EntryForm

_LEAST_PLAYERS: Final = 2


class EntryWriter(ClubPlace):
    """Writes the entries of each view.

    Attributes:
        draws, stages: write the entries about them.
    """

    def __init__(self, club: ClubFile) -> None:
        super().__init__(club)
        self.draws, self.stages = DrawWriter(self), StageWriter(self)
        self._by_view: dict[str, Callable[[EntryForm], str]] = {
            "places": self._write_place,
            "people": self._write_person,
            "invited": self.stages.invite,
            "draw": self.draws.write,
            "games": self._write_game,
            "stages": self.stages.write_rules,
            "prizes": self._write_prize,
            "accounts": self._write_gift,
        }

    def write(self, view: str, form: EntryForm) -> str:
        """Write what a form says; return what to say about it.

        Raises:
            EntryRefusedError: it cannot be; nothing has changed.
        """
        return self._by_view[view](form)

    def show(self, view: str, entry: str, form: EntryForm) -> str:
        """Put an entry into the form, to be changed; return its name."""
        if view == "stages":
            self.stages.show_stage(entry, form)
            return form.text("name") or tr("Club", "new stage")
        if view == "games":
            return self._show_game(entry, form)
        if view == "places":
            known = self.club.book.places[entry]
            form.put(name=known.name, town=known.town)
            return known.name
        self._show_person(entry, form)
        return self.label(entry)

    def change(self, view: str, entry: str, form: EntryForm) -> str:
        """Change an entry to what the form says; return what to say about it.

        Raises:
            EntryRefusedError: it cannot be; nothing has changed.
        """
        if view == "stages":
            return self.stages.write_stage(entry, form)
        if view == "places":
            return self._write_place(form, entry)
        return self._write_game(form, entry) if view == "games" else self._change_person(entry, form)

    # Selected rows

    def withdraw(self, person: str) -> str:
        """Withdraw a person, or let one who has withdrawn play again."""
        before, name = self.club.book.withdrawn.get(person), self.club.book.name_of(person)
        if before is None:
            self.club.write("withdrawn", person=person)
            return tr("Club", "{name} has withdrawn.").format(name=name)
        for entry in before:
            self.club.void(entry)
        return tr("Club", "{name} plays again.").format(name=name)

    def question_of_join(self, persons: list[str]) -> str:
        """Return the question whether entries are of one person, with the games of each.

        Raises:
            EntryRefusedError: they sat at one table, so that they are two people; or only one is selected.
        """
        if len(persons) < _LEAST_PLAYERS:
            raise EntryRefusedError(tr("Club", "Select both entries of the person, with Ctrl and a click."))
        book = self.club.book
        games = book.games_of(persons)
        for one, other in combinations(persons, 2):
            if games.get(one, set()) & games.get(other, set()):
                told = tr("Club", "{name} and {other} sat at one table: they are two people.")
                raise EntryRefusedError(told.format(name=self.label(one), other=self.label(other)))
        told = " ".join(games_told(book, each, self.label(each)) for each in persons)
        return f"{told} " + tr("Club", "One person? Then press Same person again.")

    def part(self, persons: list[str]) -> str:
        """Record that people are different, although their names are equal or look alike."""
        if len(persons) < _LEAST_PLAYERS:
            raise EntryRefusedError(tr("Club", "Select both people, with Ctrl and a click."))
        for one, other in combinations(persons, 2):
            self.club.write("different", person=one, other=other)
        names = ", ".join(map(self.label, persons))
        return tr("Club", "They stay different people: {names}.").format(names=names)

    def join(self, persons: list[str]) -> str:
        """Join entries of one person, of whom the first stays.

        Raises:
            EntryRefusedError: as `question_of_join`.
        """
        self.question_of_join(persons)
        first, *others = persons
        for other in others:
            self.club.write("same", person=first, other=other)
        return tr("Club", "Now one person: {name}.").format(name=self.club.book.name_of(first))

    def remove(self, entry: str) -> str:
        self.club.void(entry)
        return tr("Club", "Removed. Undo brings it back.")

    def draw_lot(self, tie: Tie) -> str:
        """Draw a lot among tied people, and record it."""
        book = self.club.book
        people = list(tie.persons)
        self.club.write(
            "lot",
            place=tie.group.place,
            shift=tie.group.shift,
            people=people,
            seed=token_hex(16),
            **({"stage": tie.group.stage} if tie.group.stage else {}),
        )
        lot = book.settling[-1]
        assert isinstance(lot, Lot)
        names = ", ".join(map(self.label, lot.order))
        return tr("Club", "The lot is drawn: {names}.").format(names=names)

    # Forms

    def _write_place(self, form: EntryForm, known: str = "") -> str:
        """Write a new place, or name and town of a known one."""
        name, place = self.need(form), known or self.club.new_id
        self.club.write("place", place=place, name=name, town=form.text("town"))
        form.put(name="", town="")
        if known:
            return tr("Club", "{name} is changed.").format(name=name)
        self.place = place
        return tr("Club", "{name} is added.").format(name=name)

    def _write_person(self, form: EntryForm) -> str:
        place, name = self._entered_at(), self.need(form)
        book = self.club.book
        twin = next((each for each in book.persons.values() if words_key(each.name) == words_key(name)), None)
        person, coins = self.club.new_id, form.number("coins")
        born, classes = form.number("born") or None, form.choice("classes")
        self._write_entry(person, name, place, born, [int(classes)] if classes else [])
        if coins:
            self.club.write("stake", person=person, coins=coins, receipt=form.text("receipt"))
        form.put(name="", born=0, coins=self.club.book.rules.stake(classes), receipt=self.next_receipt())
        if twin is not None:
            told = tr("Club", "{name} is entered. {other} has the same name: see To check.")
            return told.format(name=name, other=twin.name)
        return tr("Club", "{name} is entered.").format(name=name)

    def _entered_at(self) -> str:
        """Return the place of new entries; "" in a later stage of all who entered."""
        return "" if self.stage is not None else self.need_place()

    def _write_entry(self, person: str, name: str, place: str, born: int | None, classes: list[int]) -> None:
        says = {"classes": classes} if classes else {}
        self.club.write("person", person=person, name=name, place=place, born=born, **says)

    def write_list(self, listed: Iterable[ListedName]) -> str:
        """Enter the people of a list at this place, those without a stake with the usual one."""
        place, number = self._entered_at(), 0
        classes = [self.stage.under] if self.stage is not None else []
        stake = self.club.book.rules.stake(str(classes[0]) if classes else "")
        for number, each in enumerate(listed, 1):  # noqa: B007 - the last one is their number
            person = self.club.new_id
            self._write_entry(person, each.name, place, each.born, classes)
            coins = stake if each.coins is None else each.coins
            if coins:
                self.club.write("stake", person=person, coins=coins, receipt=self.next_receipt())
        return trn("Club", "{n} person is entered.", "{n} people are entered.", number)

    def _show_person(self, person: str, form: EntryForm) -> None:
        known = self.club.book.persons[person]
        paid = [stake for stake in self.club.book.stakes if stake.person == person]
        receipt = next((stake.receipt for stake in reversed(paid)), "")
        coins = sum(stake.coins for stake in paid)
        classes = str(known.classes[0]) if len(known.classes) == 1 else ""
        form.put(name=known.name, born=known.born or 0, classes=classes, coins=coins, receipt=receipt)

    def _change_person(self, person: str, form: EntryForm) -> str:
        """Change name, year, class and stake of an entry to what the form says."""
        name, known = self.need(form), self.club.book.persons[person]
        born, coins, receipt = form.number("born") or None, form.number("coins"), form.text("receipt")
        chosen = form.choice("classes")
        classes = (int(chosen),) if chosen else ()
        if (name, born, classes) != (known.name, known.born, known.classes):
            self._write_entry(person, name, known.place, born, [*classes])
        paid = [stake for stake in self.club.book.stakes if stake.person == person]
        before = sum(stake.coins for stake in paid), next((each.receipt for each in reversed(paid)), "")
        if (coins, receipt) != before and (coins or paid):
            for stake in paid:
                self.club.void(stake.id)
            if coins:
                self.club.write("stake", person=person, coins=coins, receipt=receipt)
        form.put(name="", born=0, receipt=self.next_receipt())
        return tr("Club", "{name} is changed.").format(name=name)

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

    def _show_game(self, entry: str, form: EntryForm) -> str:
        game = next(game for game in self.club.book.games if game.id == entry)
        others = [person for person in game.players if person not in (*game.out, game.winner)]
        in_order = [*game.out, *others, game.winner] if game.out else [*game.players]
        form.put(shift=game.shift, table=game.table)
        form.put(players=in_order, order=IN_ORDER if game.out else "", kind=PLAYOFF if game.playoff else "")
        form.put(winner=game.winner)
        return tr("Club", "game won by {name}").format(name=self.label(game.winner))

    def _write_game(self, form: EntryForm, replaces: str = "") -> str:
        """Write a game, or the correction of one."""
        before = next((game for game in self.club.book.games if game.id == replaces), None)
        if before is not None:
            where = {"place": before.place, "stage": before.stage}
        elif self.stage is not None:
            where = {"place": "", "stage": self.stage.id}
        else:
            where = {"place": self.need_place(), "stage": ""}
        players = form.people("players")
        if len(players) < _LEAST_PLAYERS:
            form.fields["players"].setFocus()
            raise EntryRefusedError(tr("Club", "A game needs at least two players."))
        if len(set(players)) < len(players):
            raise EntryRefusedError(tr("Club", "Someone is among the players twice."))
        winner = form.choice("winner")
        if not winner:
            form.fields["winner"].setFocus()
            raise EntryRefusedError(tr("Club", "Choose the winner."))
        has_order = form.choice("order") == IN_ORDER
        if has_order and winner != players[-1]:
            raise EntryRefusedError(tr("Club", "In the order of going out, the winner is the last."))
        where |= {"replaces": replaces}
        self.club.write(
            "game",
            **{name: value for name, value in where.items() if value or name == "place"},
            shift=form.number("shift"),
            table=form.number("table"),
            players=players,
            winner=winner,
            out=players[:-1] if has_order else [],
            playoff=form.choice("kind") == PLAYOFF,
        )
        form.put(kind="")
        told = tr("Club", "{name} has won.").format(name=self.label(winner))
        left = len(self.draws.open_tables)
        more = trn("Club", "{n} table has no result yet.", "{n} tables have no result yet.", left)
        return f"{told} {more}" if left else told

    def _write_prize(self, form: EntryForm) -> str:
        name = self.need(form)
        rank = form.number("rank")
        self.club.write("prize", rank=rank, person=self.find(name), prize=form.text("prize"))
        form.put(rank=rank + 1, name="", prize="")
        return tr("Club", "{name} is added.").format(name=name)

    def _write_gift(self, form: EntryForm) -> str:
        to, coins = self.need(form, "to"), form.number("coins")
        if not coins:
            form.fields["coins"].setFocus()
            raise EntryRefusedError(tr("Club", "How many coins?"))
        self.club.write("gift", to=to, coins=coins, place=self.place)
        form.put(to="", coins=0)
        return tr("Club", "{name} is added.").format(name=to)
