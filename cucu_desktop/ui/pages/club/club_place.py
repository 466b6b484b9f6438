"""A place or stage of a tournament that entries are about, and its people by their names."""

from __future__ import annotations

from typing import TYPE_CHECKING

from cucu_desktop.names import as_named, same_key, words_key
from cucu_desktop.ui.pages.club.entry_form import EntryRefusedError
from cucu_desktop.ui.widgets.language import tr

if TYPE_CHECKING:
    from cucu_desktop.match.club.club_file import ClubFile
    from cucu_desktop.match.club.rules import Stage


class ClubPlace:
    """The place or stage that is selected in a tournament.

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
        asked = (*about, self.club.version)
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
