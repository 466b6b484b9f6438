"""What is to be checked in a tournament: open ties, then contradictions between entries."""

from __future__ import annotations

from typing import TYPE_CHECKING

from cucu_desktop.match.club.club_lists import ClubList
from cucu_desktop.match.club.club_words import conflict_told, ties_told
from cucu_desktop.match.club.conflicts import find_conflicts
from cucu_desktop.match.club.stages import ties
from cucu_desktop.ui.widgets.language import spoken

if TYPE_CHECKING:
    from cucu_desktop.match.club.club_file import ClubFile
    from cucu_desktop.match.club.club_standings import Tie


class CheckList:
    """Searches the book for ties and contradictions, again only when it has changed."""

    def __init__(self, club: ClubFile) -> None:
        self._club = club
        self._seen = -1
        self._ties: list[Tie] = []

    def listed(self) -> ClubList:
        """Return the ties and contradictions in sentences; the ids of their rows are their numbers."""
        book = self._club.book
        if self._seen != len(self._club.entries):
            find_conflicts(book)
            self._ties, self._seen = ties(book), len(self._club.entries)
        told = [*ties_told(book, self._ties, spoken())]
        told += [conflict_told(book, each, spoken()) for each in book.conflicts]
        ids = tuple(map(str, range(len(told))))
        return ClubList("check", ("check",), tuple((each,) for each in told), ids)

    def chosen(self, row: str) -> tuple[list[str], Tie | None]:
        """Return the people of similar names whom a row is about, and its tie."""
        number = int(row)
        if number < len(self._ties):
            return [], self._ties[number]
        conflict = self._club.book.conflicts[number - len(self._ties)]
        return [*conflict.entries] if conflict.key in ("names", "alike") else [], None
