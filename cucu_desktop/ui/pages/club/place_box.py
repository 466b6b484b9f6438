"""The combo box of places and later stages; `ClubPage` shows the lists and forms of the chosen one."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from PySide6.QtWidgets import QComboBox, QSizePolicy

from cucu_desktop.match.club.club_lists import listed, stage_name
from cucu_desktop.ui.widgets.language import spoken, tr

if TYPE_CHECKING:
    from cucu_desktop.match.club.book import Book

_STAGE: Final = "stage\n"
"""The beginning of the data of stages among those of places, which are ids."""


class PlaceBox(QComboBox):
    """All places, the later stages, and each place; the only place is selected by itself."""

    def __init__(self) -> None:
        super().__init__()
        self.setSizeAdjustPolicy(QComboBox.SizeAdjustPolicy.AdjustToMinimumContentsLengthWithIcon)
        self.setMinimumContentsLength(10)
        self.setSizePolicy(QSizePolicy.Policy.Expanding, QSizePolicy.Policy.Fixed)

    @property
    def place(self) -> str:
        """The id of the selected place; "" for all, and in a later stage."""
        return "" if self.stage else self.where

    @property
    def stage(self) -> str:
        """The id of the selected later stage; "" if a place is selected."""
        return self.where.removeprefix(_STAGE) if self.where.startswith(_STAGE) else ""

    @property
    def where(self) -> str:
        return str(self.currentData() or "")

    def choose_stage(self, stage: str) -> None:
        self.setCurrentIndex(self.findData(f"{_STAGE}{stage}"))

    def fill(self, book: Book, chosen: str | None = None) -> None:
        """Offer what a book has, without a signal; `chosen` is a place or what `where` returned."""
        is_open = chosen is None and self.count() < 2  # nothing but all places could be chosen
        chosen = self.where if chosen is None else chosen
        places = listed("places", book)
        self.blockSignals(True)
        self.clear()
        self.addItem(tr("Club", "all places"), "")
        for stage in book.rules.stages[1:]:
            self.addItem(stage_name(book, stage.id, spoken()), f"{_STAGE}{stage.id}")
        for row, place in zip(places.rows, places.ids, strict=True):
            self.addItem(f"{row[0]}, {row[1]}" if row[1] else str(row[0]), place)
        if is_open and len(places.ids) == 1:
            chosen = places.ids[0]
        self.setCurrentIndex(max(0, self.findData(chosen)))
        self.blockSignals(False)
