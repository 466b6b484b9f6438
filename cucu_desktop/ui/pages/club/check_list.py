"""What is to be checked in a tournament: open ties, then contradictions between entries."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from cucu_desktop.match.club.club_lists import ClubList, ties_told
from cucu_desktop.match.club.stages import ties
from cucu_desktop.ui.pages.club.club_words import conflict_told
from cucu_desktop.ui.widgets.language import spoken

if TYPE_CHECKING:
    from cucu_desktop.match.club.club_file import ClubFile
    from cucu_desktop.match.club.club_standings import Tie

_TIE: Final = "tie "
"""The beginning of the ids of ties in the list."""


class CheckList:
    """Searches the book for ties and contradictions, again only when it has changed."""

    def __init__(self, club: ClubFile) -> None:
        self._club = club
        self._seen = -1
        self._ties: list[Tie] = []

    def listed(self) -> ClubList:
        """Return the ties and contradictions in sentences."""
        book = self._club.book
        if self._seen != self._club.version:
            self._club.find_conflicts()
            self._ties, self._seen = ties(book), self._club.version
        open_ties = [*ties_told(book, self._ties, spoken())]
        told = (conflict_told(book, each) for each in book.conflicts)
        ids = [f"{_TIE}{number}" for number in range(len(open_ties))]
        ids += map(str, range(len(book.conflicts)))
        return ClubList("check", ("check",), tuple((each,) for each in (*open_ties, *told)), tuple(ids))

    def chosen(self, row: str) -> tuple[list[str], bool, Tie | None]:
        """Return the entries of a row, whether they are people of similar names, and its tie."""
        if row.startswith(_TIE):
            return [], False, self._ties[int(row.removeprefix(_TIE))]
        conflict = self._club.book.conflicts[int(row)]
        return [*conflict.entries], conflict.key in ("names", "alike"), None
