"""The form for a bargain about an inn at a real table of Lu Stù: the guest, the innkeeper, and the offer."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from PySide6.QtCore import Signal

from cucu_desktop.ui.pages.club.entry_form import ChoiceBox, EntryForm, number_field
from cucu_desktop.ui.widgets.language import tr

if TYPE_CHECKING:
    from collections.abc import Callable, Sequence

    from cucu_desktop.ui.widgets.theme import Theme

MOST_COINS: Final = 999


def offer_text(guest: str, innkeeper: str, coins: int, percent: int) -> str:
    """Return the text of a bargain in the terms of `score`: "offer A B 5 20%"."""
    amounts = [str(coins)] * bool(coins) + [f"{percent}%"] * bool(percent)
    return " ".join(("offer", guest, innkeeper, *amounts))


def bargain_names(tr: Callable[[str, str], str]) -> dict[str, str]:
    """Return the names of the fields; `tr` translates."""
    return {
        "guest": tr("Score", "Guest, who pays"),
        "innkeeper": tr("Score", "Innkeeper"),
        "coins": tr("Common", "Coins"),
        "share": tr("Score", "Share of the winnings"),
    }


class BargainForm(EntryForm):
    """Who bargains with whom, and for what."""

    told = Signal(str)
    """The bargain, in the terms of `score`."""

    def __init__(self, theme: Theme) -> None:
        share = number_field(0, 100)
        share.setSuffix("\N{NO-BREAK SPACE}%")
        fields = (ChoiceBox(), ChoiceBox(), number_field(0, MOST_COINS), share)
        names = bargain_names(tr).items()
        named = {name: (told, field) for (name, told), field in zip(names, fields, strict=True)}
        super().__init__(theme, tr("Score", "Agreed"), named)
        self.entered.connect(self._tell)

    def offer_people(self, names: Sequence[str]) -> None:
        """Offer the people who are in the deal, as guest the first and as innkeeper the second of them."""
        people = [(name, name) for name in names]
        self.offer("guest", people)
        self.offer("innkeeper", people[1:] + people[:1])

    def _tell(self) -> None:
        people = self.value("guest"), self.value("innkeeper")
        self.told.emit(offer_text(*people, self.value("coins"), self.value("share")))
