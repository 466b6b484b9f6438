"""A place or stage of a tournament that entries are about, and its people by their names."""

from __future__ import annotations

from typing import TYPE_CHECKING

from cucu_desktop.names import as_named, same_key, words_key
from cucu_desktop.ui.pages.club.entry_form import EntryForm, EntryRefusedError
from cucu_desktop.ui.widgets.language import tr

if TYPE_CHECKING:
    from collections.abc import Mapping

    from cucu_desktop.match.club.club_file import ClubFile
    from cucu_desktop.match.club.rules import Stage


class ClubPlace:
    """The place or stage that is selected in a tournament.

    Attributes:
        club: the file of the tournament.
        place: the selected place; "" for all.
        stage: the selected later stage, None if a place is selected.
    """

    def __init__(self, club: ClubFile) -> None:
        self.club = club
        self.place = ""
        self.stage: Stage | None = None

    def need_place(self) -> str:
        """Return the selected place.

        Raises:
            EntryRefusedError: none is selected.
        """
        if not self.place:
            raise EntryRefusedError(tr("Club", "Choose a place first, in the upper line."))
        return self.place

    @staticmethod
    def need(form: EntryForm, name: str = "name") -> str:
        """Return a text of a form.

        Raises:
            EntryRefusedError: it is missing.
        """
        text = form.text(name)
        if not text:
            form.fields[name].setFocus()
            raise EntryRefusedError(tr("Club", "A name is missing."))
        return text

    def label(self, person: str) -> str:
        """Return a person's name, with what tells people of one name apart."""
        return self.club.book.label(person)

    @property
    def labels(self) -> Mapping[str, str]:
        """The names of all people, with what tells those of one name apart, by id."""
        return self.club.book.labels

    def candidates(self, name: str) -> list[str]:
        """Return the ids of the people with this name: the one told apart so, else those of this place."""
        told_apart = [each for each, label in self.labels.items() if same_key(label) == same_key(name)]
        if told_apart:
            return told_apart
        persons = self.club.book.persons.values()
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
            names = " · ".join(sorted(map(self.label, found)))
            raise EntryRefusedError(told.format(name=name, names=names))
        return found[0]
