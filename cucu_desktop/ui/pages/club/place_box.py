"""The combo box of places and later stages; `ClubPage` shows the lists and forms of the chosen one."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from cucu_desktop.match.club.club_lists import listed
from cucu_desktop.match.club.club_words import place_name, stage_name
from cucu_desktop.ui.pages.club.entry_form import ChoiceBox
from cucu_desktop.ui.widgets.language import spoken, tr

if TYPE_CHECKING:
    from cucu_desktop.match.club.book import Book

_STAGE: Final = "stage\n"
"""The beginning of the values of stages among those of places, which are ids."""


class PlaceBox(ChoiceBox):
    """All places, the later stages, and each place; the only place is selected by itself."""

    @property
    def place(self) -> str:
        """The id of the selected place; "" for all, and in a later stage."""
        return "" if self.stage else self.value

    @property
    def stage(self) -> str:
        """The id of the selected later stage; "" if a place is selected."""
        return self.value.removeprefix(_STAGE) if self.value.startswith(_STAGE) else ""

    def fill(self, book: Book, chosen: str | None = None) -> None:
        """Offer what a book has, without a signal; `chosen` is a place or a value of this box."""
        is_open = chosen is None and self.count() < 2  # nothing but all places could be chosen
        places = listed("places", book).ids
        if is_open and len(places) == 1:
            chosen = places[0]
        stages = [
            (stage_name(book, each.id, spoken()), f"{_STAGE}{each.id}") for each in book.rules.stages[1:]
        ]
        choices = [
            (tr("Club", "all places"), ""),
            *stages,
            *((place_name(book, each), each) for each in places),
        ]
        self.offer(choices, self.value if chosen is None else chosen)
