"""Writes what was entered into the forms of a tournament's page into its file, after checking it.

The page shows what was written by the entries themselves (`entries_told`); a method returns only a text to be
added.
"""

from __future__ import annotations

from itertools import chain, combinations
from secrets import token_hex
from typing import TYPE_CHECKING, Any

from cucu_desktop.match.club.club_words import column_words
from cucu_desktop.match.terminal import told_of
from cucu_desktop.names import words_key
from cucu_desktop.ui.pages.club.club_words import games_told
from cucu_desktop.ui.pages.club.draw_writer import FEWEST, DrawWriter
from cucu_desktop.ui.pages.club.entry_form import EntryRefusedError
from cucu_desktop.ui.pages.club.stage_writer import StageWriter
from cucu_desktop.ui.widgets.language import spoken, tr, trn

if TYPE_CHECKING:
    from collections.abc import Callable, Iterable, Mapping

    from cucu_desktop.match.club.book import ClubMember
    from cucu_desktop.match.club.club_file import ClubFile
    from cucu_desktop.match.club.club_standings import Tie
    from cucu_desktop.match.club.name_list import ListedName
    from cucu_desktop.ui.pages.club.entry_form import EntryForm

_NEEDED = ("name", "to", "coins", "players", "winner")
"""The fields that have to be filled in, but the stake."""


class EntryWriter(DrawWriter):
    """Writes the entries of each view.

    Attributes:
        stages: writes the rules.
    """

    def __init__(self, club: ClubFile) -> None:
        super().__init__(club)
        self.stages = StageWriter(self)

    def write(self, form: str, says: Mapping[str, Any], known: str | None = None) -> str:
        """Write what a form says, of a new entry or instead of a known one, given by the id of its row.

        Returns:
            what is to be said besides, or "".

        Raises:
            EntryRefusedError: it cannot be; nothing has changed.
        """
        for name in _NEEDED:
            if name in says and not says[name] and (form, name) != ("people", "coins"):
                raise EntryRefusedError(missing=name)
        writers: dict[str, Callable[[], str | None]] = {
            "places": lambda: self._write_place(known, **says),
            "people": lambda: self._write_person(known, **says),
            "invited": lambda: self._invite(**says),
            "draw": lambda: self.draw_tables(says["shift"], says["most"]),
            "games": lambda: self._write_game(known, **says),
            "stages": lambda: self.stages.write_rules(**says),
            "stage": lambda: self.stages.write_stage(known or "", says),
            "prizes": lambda: self._write_prize(**says),
            "accounts": lambda: self._write_gift(**says),
        }
        return writers[form]() or ""

    def show(self, view: str, entry: str, form: EntryForm) -> None:
        """Put an entry into the form, to be changed."""
        book = self.club.book
        if view == "stages":
            self.stages.show_stage(entry, form)
        elif view == "games":
            game = next(game for game in book.games if game.id == entry)
            others = [person for person in game.players if person not in (*game.out, game.winner)]
            players = [*game.out, *others, game.winner] if game.out else [*game.players]
            form.put(shift=game.shift, table=game.table)
            form.put(players=players, order=bool(game.out), playoff=game.playoff, winner=game.winner)
        elif view == "places":
            form.put(name=book.places[entry].name, town=book.places[entry].town)
        else:
            known, (coins, receipt) = book.persons[entry], self._paid(entry)
            classes = self._shown_class(known)
            form.put(name=known.name, born=known.born or 0, classes=classes, coins=coins, receipt=receipt)

    def _shown_class(self, person: ClubMember) -> str:
        """Return the class of a person as the form has it; "" for several, or one that the rules lack."""
        only = len(person.classes) == 1 and person.classes[0] in self.club.book.rules.classes()
        return str(person.classes[0]) if only else ""

    # Selected rows

    def withdraw(self, persons: list[str]) -> None:
        """Withdraw people, or let them play again if all of them have withdrawn."""
        withdrawn = self.club.book.withdrawn
        playing = [person for person in persons if person not in withdrawn]
        for person in playing:
            self.club.write("withdrawn", person=person)
        if not playing:
            for entry in chain.from_iterable(withdrawn[person] for person in persons):
                self.club.void(entry)

    def join(self, persons: list[str]) -> None:
        """Join entries of one person, of whom the first stays, after a question with the games of each.

        Raises:
            EntryRefusedError: they sat at one table, so that they are two people; or it is asked first.
        """
        book = self.club.book
        games = book.games_of(persons)
        for one, other in self._pairs(persons):
            if games.get(one, set()) & games.get(other, set()):
                told = tr("Club", "{name} and {other} sat at one table: they are two people.")
                raise EntryRefusedError(told.format(name=book.label(one), other=book.label(other)))
        told = " ".join(games_told(self.club, each) for each in persons)
        question = tr("Club", "One person? Then press Same person again.")
        self.confirm(f"{told} {question}", *persons)
        for other in persons[1:]:
            self.club.write("same", person=persons[0], other=other)

    def part(self, persons: list[str]) -> None:
        """Record that people are different, although their names are equal or look alike.

        Raises:
            EntryRefusedError: only one is selected.
        """
        for one, other in self._pairs(persons):
            self.club.write("different", person=one, other=other)

    @staticmethod
    def _pairs(persons: list[str]) -> Iterable[tuple[str, str]]:
        if len(persons) < FEWEST:
            raise EntryRefusedError(tr("Club", "Select both people, with Ctrl and a click."))
        return combinations(persons, 2)

    def remove(self, view: str, rows: Iterable[str]) -> None:
        """Remove entries, or stages, by the ids of their rows.

        Raises:
            EntryRefusedError: a stage is needed.
        """
        for row in rows:
            if view == "stages":
                self.stages.remove(row)
            else:
                self.club.void(row)

    def draw_lot(self, tie: Tie) -> None:
        place, shift, _, stage = tie.group
        where = {"place": place, "shift": shift} | ({"stage": stage} if stage else {})
        self.club.write("lot", **where, people=[*tie.persons], seed=token_hex(16))

    # Forms

    def _write_place(self, known: str | None, name: str, town: str) -> None:
        place = known or self.club.new_id
        self.club.write("place", place=place, name=name, town=town)
        if known is None:
            self.place = place

    def _write_person(
        self, known: str | None, name: str, born: int, classes: str, coins: int, receipt: str
    ) -> str:
        """Write a new person with the stake, or name, year, class and stake of a known one."""
        book, told = self.club.book, ""
        before = book.persons.get(known) if known else None
        place = self._entered_at() if before is None else before.place
        if before is None:
            twins = (each.name for each in book.persons.values() if words_key(each.name) == words_key(name))
            twin = next(twins, None)
            told = f"{column_words(spoken())['check']}: {twin}." if twin else ""
        person = known or self.club.new_id
        in_classes: tuple[int, ...] = (int(classes),) if classes else ()
        if before is not None and classes == self._shown_class(before):
            in_classes = before.classes
        if before is None or (name, born or None, in_classes) != (before.name, before.born, before.classes):
            self._write_entry(person, name, place, born or None, in_classes)
        if (coins, receipt) != self._paid(person):
            stakes = [stake for stake in book.stakes if stake.person == person]
            for stake in stakes:
                self.club.void(stake.id)
            if coins:
                self.club.write("stake", person=person, coins=coins, receipt=receipt)
        return told

    def _paid(self, person: str) -> tuple[int, str]:
        """Return the coins that a person has paid, and the last receipt."""
        paid = [stake for stake in self.club.book.stakes if stake.person == person]
        return sum(stake.coins for stake in paid), paid[-1].receipt if paid else ""

    def _entered_at(self) -> str:
        """Return the place of new entries; "" in a later stage of all who entered."""
        return self.need_place()["place"]

    def _write_entry(
        self, person: str, name: str, place: str, born: int | None, classes: Iterable[int]
    ) -> None:
        says = {"classes": [*classes]} if classes else {}
        self.club.write("person", person=person, name=name, place=place, born=born, **says)

    def write_list(self, listed: list[ListedName]) -> str:
        """Enter the people of a list at this place, those without a stake with the usual one."""
        place = self._entered_at()
        classes = [self.stage.under] if self.stage is not None else []
        stake = self.club.book.rules.stake(str(classes[0]) if classes else "")
        for each in listed:
            person = self.club.new_id
            self._write_entry(person, each.name, place, each.born, classes)
            coins = stake if each.coins is None else each.coins
            if coins:
                self.club.write("stake", person=person, coins=coins, receipt=self.next_receipt())
        return told_of(spoken(), "counted-people", len(listed))

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

    def _invite(self, name: str) -> None:
        self.club.write("invited", stage=self.stage_id, person=self.find(name))

    def _write_game(
        self,
        known: str | None,
        shift: int,
        table: int,
        players: list[str],
        winner: str,
        *,
        order: bool,
        playoff: bool,
    ) -> str:
        """Write a game, or the correction of one; return how many tables have no result yet."""
        before = next((game for game in self.club.book.games if game.id == known), None)
        if before is None:
            where = self.need_place()
        else:
            where = {"place": before.place} | ({"stage": before.stage} if before.stage else {})
            where["replaces"] = before.id
        players = [*dict.fromkeys(players)]  # two who are drawn to one table may be joined later
        if len(players) < FEWEST:
            raise EntryRefusedError(tr("Club", "At least two people are needed."))
        out = players[:-1] if order else []
        said = {"players": players, "winner": winner, "out": out, "playoff": playoff}
        self.club.write("game", **where, shift=shift, table=table, **said)
        left = len(self.open_tables)
        more = trn("Club", "{n} table has no result yet.", "{n} tables have no result yet.", left)
        return more if left else ""

    def _write_prize(self, rank: int, name: str, prize: str) -> None:
        self.club.write("prize", rank=rank, person=self.find(name), prize=prize)

    def _write_gift(self, to: str, coins: int) -> None:
        self.club.write("gift", to=to, coins=coins, place=self.place)
