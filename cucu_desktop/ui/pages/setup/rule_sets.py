"""The sets of rules of a game: radio buttons to select one, and buttons to store, rename and delete one.

Some sets are presets of the game, by place. Others were stored by the players under a name.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from PySide6.QtCore import Signal
from PySide6.QtWidgets import QButtonGroup, QGridLayout, QRadioButton, QWidget

from cucu_desktop.games.catalogue import GAMES
from cucu_desktop.names import cleaned
from cucu_desktop.ui.pages.boxes import in_column, in_line
from cucu_desktop.ui.pages.setup.seating import preset_of, with_preset
from cucu_desktop.ui.pages.setup.slips import EnterField
from cucu_desktop.ui.widgets.language import tr
from cucu_desktop.ui.widgets.notices import announce
from cucu_desktop.ui.widgets.paper_widgets import Button, written
from cucu_desktop.ui.widgets.soon import delete_soon

if TYPE_CHECKING:
    from collections.abc import Mapping

    from cucu_desktop.engine.options import GameOptions
    from cucu_desktop.ui.pages.setup.seating import Plan
    from cucu_desktop.ui.text.wording import Wording
    from cucu_desktop.ui.widgets.theme import Theme


LONGEST: Final = 30
"""The most letters of a name."""
_KEPT: Final = "kept/"
"""The prefix of the keys of sets with a name given by the players; the key of a preset is its id."""


class RuleSets(QWidget):
    """All sets of rules of a game, of which one is selected, each with a phrase.

    Attributes:
        own: the stored sets, by their names.
        naming: the widget with the buttons to store, rename and delete, and the field for a name.
        buttons: the radio buttons, by the keys of the sets; "": rules that are in no set.
    """

    chosen = Signal(object)
    """These `GameOptions` are to be the rules."""
    sets_changed = Signal(object)
    """The stored sets, by their names."""

    def __init__(self, theme: Theme, wording: Wording, plan: Plan, own: Mapping[str, GameOptions]) -> None:
        """List the presets of the game and the stored sets."""
        super().__init__()
        self.own, self._wording, self._plan = dict(own), wording, plan
        self._renames: str | None = None
        """The set that is being renamed, if any."""
        self._grid = QGridLayout(self)
        self._grid.setContentsMargins(0, 0, 0, 0)
        self._grid.setColumnStretch(1, 1)
        self._grid.setHorizontalSpacing(theme.space(4))
        self._group = QButtonGroup(self)
        self.buttons: dict[str, QRadioButton] = {}
        self.naming = QWidget()
        self.keep = Button(tr("SetUp", "Save as…"))
        self.rename, self.remove = Button(tr("SetUp", "Rename…")), Button(tr("Common", "Delete"))
        self.name = EnterField(most=LONGEST)
        self.name.setPlaceholderText(tr("SetUp", "A name for these rules"))
        self.name.setAccessibleName(tr("SetUp", "A name for these rules"))
        self.done, self._cancel = Button(tr("Common", "Save")), Button(tr("Common", "Cancel"))
        self.fault = written("", "small", "call", wrap=True)
        buttons = in_line(self.keep, self.rename, self.remove, self.done, self._cancel)
        buttons.addStretch(1)
        in_column(self.name, self.fault, buttons, within=self.naming)
        self.keep.clicked.connect(lambda: self._ask_name(None))
        self.rename.clicked.connect(lambda: self._ask_name(self.chosen_set))
        self.remove.clicked.connect(self._remove)
        self.name.textEdited.connect(self.fault.hide)
        self.name.entered.connect(self._take_name)
        self.done.clicked.connect(self._take_name)
        self._cancel.clicked.connect(self.stop_naming)
        self._fill()
        self.stop_naming()

    @property
    def key(self) -> str:
        """The key of the selected set; "": the rules are in no set."""
        return next((key for key, button in self.buttons.items() if button.isChecked()), "")

    @property
    def chosen_set(self) -> str | None:
        """The stored set that is selected, if any."""
        return self.key.removeprefix(_KEPT) if self.key.startswith(_KEPT) else None

    @property
    def told(self) -> str:
        return self.buttons[self.key].text().replace("&&", "&")

    def show_plan(self, plan: Plan) -> None:
        """Select the set with the options of this plan."""
        self._plan = plan
        own = next((name for name, options in self.own.items() if options == plan.options), None)
        key = preset_of(plan) or "" if own is None else _KEPT + own
        self.buttons[key].setChecked(True)
        self.buttons[""].setVisible(not key)
        self._offer()

    def _fill(self) -> None:
        """List all sets."""
        for part in self.findChildren(QWidget):
            delete_soon(part)
        self.buttons.clear()
        for preset in GAMES[self._plan.game].presets:
            told = self._wording.choices.preset(preset)
            self._add(preset, told.name, told.help)
        for name in self.own:
            self._add(_KEPT + name, name)
        self._add("", tr("SetUp", "Custom rules"))
        self.show_plan(self._plan)

    def _add(self, key: str, name: str, phrase: str = "") -> None:
        button, row = QRadioButton(name.replace("&", "&&")), self._grid.rowCount()
        button.setAccessibleDescription(phrase)
        button.clicked.connect(lambda: self._choose(key))
        self._group.addButton(button)
        self.buttons[key] = button
        self._grid.addWidget(button, row, 0)
        if phrase:
            self._grid.addWidget(written(phrase, "body", "second", wrap=True), row, 1)

    def _choose(self, key: str) -> None:
        if key.startswith(_KEPT):
            self.chosen.emit(self.own[key.removeprefix(_KEPT)])
        elif key:
            self.chosen.emit(with_preset(self._plan, key).options)

    # Names

    def _ask_name(self, renames: str | None) -> None:
        self._renames = renames
        self.name.setText(renames or "")
        self.name.selectAll()
        self.name.show()
        self._offer()
        self.name.setFocus()

    def _offer(self) -> None:
        """Show the buttons for the selected set, or for the name that is being typed."""
        writes, is_own = not self.name.isHidden(), self.chosen_set is not None
        self.keep.setVisible(not writes and not is_own)
        for part in (self.rename, self.remove):
            part.setVisible(not writes and is_own)
        for part in (self.done, self._cancel):
            part.setVisible(writes)

    def stop_naming(self) -> bool:
        """Hide the field for a name; return whether it was shown."""
        writes = not self.name.isHidden()
        had_focus = writes and self.naming.isAncestorOf(self.window().focusWidget())
        for part in (self.name, self.fault):
            part.hide()
        self._offer()
        if had_focus:
            (self.rename if self.chosen_set is not None else self.keep).setFocus()
        return writes

    def _fault(self) -> str:
        name = cleaned(self.name.text())
        if not name:
            return tr("SetUp", "Give these rules a name.")
        before = _KEPT + self._renames if self._renames is not None else None
        others = [button.text().replace("&&", "&") for key, button in self.buttons.items() if key != before]
        if name.casefold() in (other.casefold() for other in others):
            return tr("SetUp", "You already have rules called “{name}”.").format(name=name)
        return ""

    def _take_name(self) -> None:
        if fault := self._fault():
            self.fault.setText(fault)
            self.fault.show()
            announce(self.fault, fault)
            self.name.setFocus()
            return
        name, before = cleaned(self.name.text()), self._renames
        options = self._plan.options if before is None else self.own[before]
        self.own = {(name if each == before else each): told for each, told in self.own.items()}
        self.own[name] = options
        self.stop_naming()
        self._tell()

    def _remove(self) -> None:
        if self.chosen_set is not None:
            del self.own[self.chosen_set]
            self._tell()
            self.buttons[self.key].setFocus()

    def _tell(self) -> None:
        self._fill()
        self.sets_changed.emit(dict(self.own))
