"""The form for an entry: name, year of birth, class if the tournament has several, stake and receipt."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from PySide6.QtWidgets import QComboBox

from cucu_desktop.match.club.club_lists import class_name
from cucu_desktop.match.club.rules import USUAL_STAKE
from cucu_desktop.names import LONGEST_NAME
from cucu_desktop.ui.pages.club.entry_form import EntryForm, choice_field, number_field, text_field
from cucu_desktop.ui.widgets.language import spoken, tr

if TYPE_CHECKING:
    from cucu_desktop.match.club.rules import Rules
    from cucu_desktop.ui.widgets.theme import Theme

MOST_COINS: Final = 1_000_000
LATEST: Final = 2100


class PersonForm(EntryForm):
    """A form that sets the stake to that of the chosen class."""

    def __init__(self, theme: Theme) -> None:
        fields = {
            "name": (tr("Club", "Name"), text_field(LONGEST_NAME)),
            "born": (tr("Club", "Born"), number_field(0, LATEST, none="–")),
            "classes": (tr("Club", "Plays in"), choice_field()),
            "coins": (tr("Club", "Stake"), number_field(0, MOST_COINS, USUAL_STAKE)),
            "receipt": (tr("Club", "Receipt"), text_field()),
        }
        super().__init__(theme, tr("Club", "Enter"), fields)
        self._rules: Rules | None = None
        self._box.currentIndexChanged.connect(self.show_stake)

    @property
    def _box(self) -> QComboBox:
        box = self.fields["classes"]
        assert isinstance(box, QComboBox)
        return box

    def offer_classes(self, rules: Rules, only: int | None = None) -> None:
        """Offer the classes of the rules, if there are several, and choose the only one of a stage."""
        self._rules, before = rules, "" if only is None else str(only)
        self._box.blockSignals(True)
        self._box.clear()
        self._box.addItem(tr("Club", "every class"), "")
        for under in rules.classes():
            self._box.addItem(class_name(under, spoken()), str(under))
        self._box.setCurrentIndex(max(0, self._box.findData(before)))
        self._box.blockSignals(False)
        self.show_field("classes", shown=len(rules.classes()) > 1)
        self.show_stake()

    def show_stake(self) -> None:
        """Show the entry fee of the class chosen."""
        if self._rules is not None:
            self.put(coins=self._rules.stake(self.choice("classes")))
